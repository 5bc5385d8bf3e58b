"""Sentences at a table that do not come from an event: answers, hints and notices."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.sounds import Sounds
from uno_tui.ui.table.state import TableState


class TableAnnouncer:
    """Says things about a table to the person at the keyboard; `sounds` is None where there are none."""

    def __init__(self, state: TableState, speaker: Speaker, sounds: Sounds | None) -> None:
        self._state = state
        self.speaker = speaker
        self.sounds = sounds

    def say(self, utterances: Sequence[Utterance]) -> None:
        """Say utterances in turn."""
        self.speaker.say(utterances)

    def notice(self, message_id: str, urgency: Urgency = Urgency.NEWS, **values: object) -> None:
        """Say a notice about the table, in the words of the game."""
        self.speaker.say([Utterance(self._state.words.text(message_id, **values), Category.SYSTEM, urgency)])

    def reply(self, text: str, category: Category = Category.TABLE, urgency: Urgency = Urgency.NEWS) -> None:
        """Say at once what the player asked for; while a question is open, its prompt follows."""
        question = self._state.question
        # The table still waits for the answer to its question, so its prompt is said again after the reply.
        if question is not None and question.prompt not in text:
            text = self._state.words.text("sentence-joined", first=text, second=question.prompt)
        self.speaker.say([Utterance(text, category, urgency, interrupts=True, answers=True)])

    def go_on(self, text: str) -> None:
        """Say what the game itself asks the player, after what has happened; an empty text is not said."""
        self.speaker.say([Utterance(text, Category.CARDS, Urgency.URGENT)])

    def say_where(self) -> None:
        """Say which card is selected, because the player was put there without having moved."""
        # An echo is no message, and R still repeats what was said before it.
        self.speaker.say([Utterance(self._state.where, Category.CARDS, echo=True)])

    def thinking(self) -> None:
        """Say that an answer is being worked out."""
        text = self._state.words.text("advice-thinking")
        self.speaker.say([Utterance(text, Category.TABLE, interrupts=True, answers=True)])

    def edge(self, text: str) -> None:
        """Say that there are no more cards that way; a sound may replace the sentence."""
        # With the sound, the words are small talk, which a sound profile may leave out; without it they must be heard.
        heard = self.sounds is not None and self.sounds.edge()
        self.reply(text, Category.CARDS, Urgency.SMALL_TALK if heard else Urgency.NEWS)
