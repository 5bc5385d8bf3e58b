"""Sentences about the program itself, in the player's language: notices, answers, places in lists."""

from __future__ import annotations

from uno_tui.i18n.translator import Translator
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.sounds import Sounds


class ProgramAnnouncer:
    """Says things about the program; at a table, with the texts of its game."""

    def __init__(self, speaker: Speaker, sounds: Sounds, translator: Translator) -> None:
        self.speaker = speaker
        self.sounds = sounds
        self.translator = translator
        self.game: str | None = None
        """The id of the game that is played; None away from a table."""
        self._words: tuple[Translator, str | None, Translator] = translator, None, translator
        """The texts of the game, with the translator and the game that they are of."""
        self.greeting = ""
        """The sentence said before the first deal."""

    @property
    def words(self) -> Translator:
        """Return the texts of the game that is played."""
        translator, game, words = self._words
        if translator is not self.translator or game != self.game:
            words = self.translator if self.game is None else self.translator.of(self.game)
            self._words = self.translator, self.game, words
        return words

    def text(self, message_id: str, **values: object) -> str:
        """Return a text in the player's language."""
        return self.words.text(message_id, **values)

    def title(self, game: str) -> str:
        """Return the title of a game."""
        return self.translator.of(game).text("title")

    def tell(self, message_id: str, *, urgency: Urgency = Urgency.NEWS, **values: object) -> None:
        """Say something about the program."""
        self.speaker.say([Utterance(self.text(message_id, **values), Category.SYSTEM, urgency)])

    def say(self, text: str) -> None:
        """Say something the player asked for."""
        self.speaker.say([Utterance(text, Category.SYSTEM, interrupts=True, answers=True)])

    def echo(self, text: str) -> None:
        """Say the line of a list that the player has moved to."""
        self.speaker.say([Utterance(text, Category.SYSTEM, interrupts=True, echo=True)])

    def edge(self, text: str) -> None:
        """Say that there are no more lines that way; a sound may replace the sentence."""
        urgency = Urgency.SMALL_TALK if self.sounds.edge() else Urgency.NEWS
        self.speaker.say([Utterance(text, Category.SYSTEM, urgency, interrupts=True, echo=True)])

    def greet(self) -> None:
        """Say the greeting once."""
        greeting, self.greeting = self.greeting, ""
        self.speaker.say([Utterance(greeting, Category.SYSTEM, Urgency.URGENT)])
