"""Questions to the person at the keyboard: the one that is open, and those that the game itself puts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from uno_tui.front.table.question import Question
from uno_tui.games.contract import Move
from uno_tui.speech.utterance import Category, Urgency, Utterance

if TYPE_CHECKING:
    from uno_tui.front.table.desk import Desk

CHOOSES = "choice"
"""What settings know of somebody who has gone beyond the first answer of a question, which Enter takes at once."""


class Asking:
    """Puts questions, one at a time, and closes what the table has overtaken."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.question: Question | None = None
        """The question that is open; None if there is none."""
        self._asked_of: object = None
        """The state of the table that it is about."""
        self._by_itself = False
        """Whether what is asked now was asked for by nobody's key."""

    def ask(self, question: Question) -> None:
        """Put a question, in words too; giving up is told."""
        desk = self._desk
        self.question = question
        self._asked_of = desk.face.questions_are_of(desk.view)
        desk.answer(self.in_words(question), Category.CARDS, Urgency.URGENT)

        def answered(value: object) -> None:
            self.close()
            if question.names_first and value != question.answers[0].value:
                desk.now_knows(CHOOSES)
            question.answered(value)
            desk.tell_guide()

        def given_up() -> None:
            self.close()
            question.given_up()

        asked = msgspec.structs.replace(question, answered=answered, given_up=given_up, by_itself=self._by_itself)
        desk.screen.ask(asked)

    def in_words(self, question: Question) -> str:
        """A question with its answers, where no list of them is written."""
        desk = self._desk
        words = "" if desk.screen.numbers else question.answers_said
        if question.names_first and not desk.screen.numbers:
            words = f"{words} {question.how_to_answer(desk.words, knows=CHOOSES in desk.settings.known)}"
        return f"{question.prompt} {words}".strip()

    def repeat(self) -> None:
        """Say the open question again, whatever was said since."""
        if self.question is not None:
            said = Utterance(self.in_words(self.question), Category.CARDS, Urgency.URGENT)
            self._desk.speaker.again(said)

    def given_up(self) -> None:
        """A choice was given up; one that the game itself wants is only put off."""
        text_id = "choice-put-off" if self.game_asks else "choice-given-up"
        self._desk.answer(self._desk.words.text(text_id), Category.CARDS)

    def close(self) -> None:
        """The question is answered, given up, or somebody else's."""
        self.question = None

    def withdraw(self) -> None:
        """Take the open question away, should there be one."""
        if self.question is not None:
            self.close()
            self._desk.screen.withdraw()

    def table_changed(self) -> None:
        """Close a question that the table has overtaken."""
        desk, asked_of = self._desk, self._asked_of
        if self.question is not None and asked_of is not None and asked_of != desk.face.questions_are_of(desk.view):
            self.withdraw()
            desk.say("question-withdrawn", Urgency.NEWS)

    # What the game itself asks.

    @property
    def game_asks(self) -> bool:
        """Whether the game has a question to the person at the keyboard, which the play key puts again."""
        return bool(self._open_choice())

    def put(self, *, by_itself: bool = False) -> bool:
        """Put the question that the game puts to the person at the keyboard; False if it puts none.

        It comes up `by_itself` where no key has asked for it.
        """
        moves = self._open_choice()
        if moves and self.question is None:
            self._by_itself = by_itself
            self._desk.face.choose(self._desk.view, moves, self._desk)
            self._by_itself = False
        return bool(moves)

    def _open_choice(self) -> Sequence[Move]:
        desk = self._desk
        if not desk.face.asks or desk.handing_to is not None or desk.outcome.round is not None:
            return ()
        return desk.face.open_choice(desk.view, desk.moves)
