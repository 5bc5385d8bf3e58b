"""Questions to the person at the keyboard: the one that is open, and those that the game itself puts."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from uno_tui.core.commands import Context
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.keys.commands import at
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.question import Question
from uno_tui.ui.ports.screen import Screen
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.announcer import Announcer
from uno_tui.ui.table.state import TableState
from uno_tui.ui.table.walking import walks

CHOOSES = "choice"
"""What settings know of a player who has gone beyond the first answer of a question, which Enter takes at once."""


class Asking:
    """Puts questions, one at a time, and closes what the table has overtaken."""

    def __init__(self, state: TableState, announcer: Announcer, screen: Screen) -> None:
        self._state = state
        self._announcer = announcer
        self._screen = screen
        self.on_answer: Callable[[], None] = lambda: None
        """Called when the player has answered a question."""
        self._asked_of: object = None
        """The state of the table that it is about."""
        self._by_itself = False
        """Whether what is asked now was asked for by nobody's key."""

    def ask(self, question: Question) -> None:
        """Put a question, in words too; giving up is told."""
        state = self._state
        state.question = question
        self._asked_of = state.presenter.question_state(state.view)
        self._announcer.reply(self.in_words(question), Category.CARDS, Urgency.URGENT)

        def answered(value: object) -> None:
            self.close()
            if question.names_first and value != question.answers[0].value:
                state.now_knows(CHOOSES)
            question.on_answer(value)
            self.on_answer()

        def on_give_up() -> None:
            self.close()
            question.on_give_up()

        asked = msgspec.structs.replace(question, on_answer=answered, on_give_up=on_give_up, by_itself=self._by_itself)
        self._screen.ask(asked)

    def in_words(self, question: Question) -> str:
        """A question with its answers, where no list of them is written."""
        state = self._state
        words = "" if state.numbers else question.answers_text
        if question.names_first and not state.numbers:
            words = f"{words} {question.how_to_answer(state.words, knows=CHOOSES in state.settings.known)}"
        return f"{question.prompt} {words}".strip()

    def repeat(self) -> None:
        """Say the open question again, whatever was said since."""
        if self._state.question is not None:
            said = Utterance(self.in_words(self._state.question), Category.CARDS, Urgency.URGENT)
            self._announcer.speaker.again(said)

    def allows_command(self, command: str) -> bool:
        """Return whether a command can be carried out before the open question is answered.

        One that only asks leaves the question open. One that does something closes a question that gives way.
        """
        question, known = self._state.question, at(self._state.game).get(command)
        if command == "repeat":
            return question is not None
        if known is None or known.context is not Context.TABLE:
            return False
        acts = command != "play" and not walks(command)
        return known.only_asks or (acts and question is not None and question.gives_way)

    def on_give_up(self) -> None:
        """A choice was given up; one that the game itself wants is only put off."""
        text_id = "choice-put-off" if self._state.game_asks else "choice-given-up"
        self._announcer.reply(self._state.words.text(text_id), Category.CARDS)

    def close(self) -> None:
        """The question is answered, given up, or for another person."""
        self._state.question = None

    def withdraw_question(self) -> None:
        """Take the open question away, should there be one."""
        if self._state.question is not None:
            self.close()
            self._screen.withdraw_question()

    def table_changed(self) -> None:
        """Close a question that the table has overtaken."""
        state, asked_of = self._state, self._asked_of
        if state.question is None or asked_of is None:
            return
        if asked_of != state.presenter.question_state(state.view):
            self.withdraw_question()
            self._announcer.notice("question-withdrawn")

    # What the game itself asks.

    def put(self, player: Player[CardKind], *, by_itself: bool = False) -> bool:
        """Put the question that the game puts to the person at the keyboard; False if it puts none.

        It comes up `by_itself` where no key has asked for it.
        """
        state = self._state
        moves = state.open_choice
        if moves and state.question is None:
            self._by_itself = by_itself
            state.presenter.choose(state.view, moves, player)
            self._by_itself = False
        return bool(moves)
