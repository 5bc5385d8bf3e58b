"""What is said of the program itself, in the player's language: notices, answers, places in lists."""

from __future__ import annotations

from uno_tui.i18n.translator import Translator
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.sounds import Sounds


class ProgramAnnouncer:
    """Says things about the program, at a table in the words of its game."""

    def __init__(self, speaker: Speaker, sounds: Sounds, translator: Translator) -> None:
        self.speaker = speaker
        self.sounds = sounds
        self.translator = translator
        self.game: str | None = None
        """The id of the game that is played; None away from a table."""
        self.greeting = ""
        """What is said in one breath with the first deal."""

    @property
    def words(self) -> Translator:
        """Return the texts as the game that is played says them."""
        return self.translator if self.game is None else self.translator.of(self.game)

    def text(self, message_id: str, **values: object) -> str:
        """Return a text in the player's language."""
        return self.words.text(message_id, **values)

    def title(self, game: str) -> str:
        """Return what a game is called."""
        return self.translator.of(game).text("title")

    def tell(self, message_id: str, *, urgency: Urgency = Urgency.NEWS, **values: object) -> None:
        """Say something about the program."""
        self.speaker.say([Utterance(self.text(message_id, **values), Category.SYSTEM, urgency)])

    def say(self, text: str) -> None:
        """Say something the player asked for."""
        self.speaker.say([Utterance(text, Category.SYSTEM, interrupts=True, answers=True)])

    def echo(self, text: str) -> None:
        """Say where in a list the player has gone."""
        self.speaker.say([Utterance(text, Category.SYSTEM, interrupts=True, echo=True)])

    def edge(self, text: str) -> None:
        """Say that there are no more lines that way; the sound may say it alone."""
        urgency = Urgency.SMALL_TALK if self.sounds.edge() else Urgency.NEWS
        self.speaker.say([Utterance(text, Category.SYSTEM, urgency, interrupts=True, echo=True)])

    def greet(self) -> None:
        """Say what was to be said with the first deal."""
        greeting, self.greeting = self.greeting, ""
        self.speaker.say([Utterance(greeting, Category.SYSTEM, Urgency.URGENT)])
