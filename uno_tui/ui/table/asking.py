"""Questions to the person at the keyboard: the open one, and those that the game itself puts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from uno_tui.core.commands import Context
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.question import Question
from uno_tui.ui.ports.screen import Screen
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.announcer import TableAnnouncer
from uno_tui.ui.table.state import TableState
from uno_tui.ui.table.walking import is_walking_command

T = TypeVar("T")

CHOOSES = "choice"
"""The entry in `Settings.known` of a player who has once chosen another answer than the first, which Enter takes."""


class _Circumstances(msgspec.Struct, frozen=True):
    """How a question is put: `by_itself`, if no key has asked for it; or again, after a command has `closed` it."""

    by_itself: bool = False
    closed: Question | None = None


class Asking:
    """Puts questions, one at a time, and closes a question that the table has overtaken."""

    def __init__(self, state: TableState, announcer: TableAnnouncer, screen: Screen) -> None:
        self._state = state
        self._announcer = announcer
        self._screen = screen
        self.on_answer: Callable[[], None] = lambda: None
        """Called when the player has answered a question, but not for an answer that `answering` had ready."""
        self._asked_of: object = None
        """The state of the table that the open question is about."""
        self._asked_in_round = self._asked_in_turn = False
        """Whether the round still went on when the open question was put, and whether the player was on turn."""
        self._ready: tuple[object, ...] = ()
        """The answers that a command was typed with. The question that takes one uses it up."""
        self._now = _Circumstances()
        """Those of the question that is put meanwhile."""

    @contextmanager
    def _under(self, circumstances: _Circumstances) -> Iterator[None]:
        before, self._now = self._now, circumstances
        try:
            yield
        finally:
            self._now = before

    @contextmanager
    def answering(self, *values: object) -> Iterator[None]:
        """Answer the questions that are asked meanwhile with one of the values, unsaid, if it is among the answers."""
        self._ready = values
        try:
            yield
        finally:
            self._ready = ()

    def named_answer(self, answers: Sequence[T]) -> T | None:
        """Return which of the answers a command was typed with, and use it up; None if it is none or several."""
        named = [each for each in answers if each in self._ready]
        if len(named) != 1:
            return None
        self._ready = tuple(each for each in self._ready if each != named[0])
        return named[0]

    def ask(self, question: Question) -> None:
        """Say a question and put it on the screen, unless its answer is there already."""
        state = self._state
        ready, self._ready = self._ready, ()
        chosen = [each.value for each in (*question.answers, *question.unlisted) if each.value in ready]
        if len(chosen) == 1:
            # The next question may be about the rest, as a Joker's number is after its colour.
            self._ready = tuple(each for each in ready if each != chosen[0])
            question.on_answer(chosen[0])
            return
        state.question = question
        self._asked_of = self._state_of(question)
        self._asked_in_round = state.outcome.round is None
        self._asked_in_turn = state.seat in state.view.acting
        told, now = self.question_text(question), self._now
        if now.by_itself:  # the event that opened the choice has often said just that
            self._announcer.go_on(told.removeprefix(question.prompt).strip() if self._said(question.prompt) else told)
        elif now.closed is None:
            self._announcer.reply(told, Category.CARDS, Urgency.URGENT)
        else:  # after what the command has said, and short if nothing has changed
            same = [each.text for each in question.answers] == [each.text for each in now.closed.answers]
            self._announcer.go_on(question.prompt if same else told)

        # Closed before the answer acts: what it does may put the next question.
        def answered(value: object) -> None:
            self.close()
            # Only another answer shows that the player knows how to reach it.
            if question.names_first and value != question.answers[0].value:
                state.now_knows(CHOOSES)
            question.on_answer(value)
            self.on_answer()

        def on_give_up() -> None:
            self.close()
            question.on_give_up()

        asked = msgspec.structs.replace(question, on_answer=answered, on_give_up=on_give_up, by_itself=now.by_itself)
        self._screen.ask(asked)

    def _said(self, prompt: str) -> bool:
        """Return whether a question's prompt is what was said last."""
        newest = self._announcer.speaker.history.newest()
        return newest is not None and newest.text == prompt

    def question_text(self, question: Question) -> str:
        """Return a question with its answers, unless the front end writes a list of them."""
        state = self._state
        words = "" if state.numbers else question.answers_text(state.words)
        if question.names_first and not state.numbers:
            words = f"{words} {question.how_to_answer(state.words, knows=CHOOSES in state.settings.known)}"
        return f"{question.prompt} {words}".strip()

    def put_again(self, question: Question) -> None:
        """Put a question again that a command of the game has closed, unless it means nothing any more."""
        if question.again is not None and self._state.question is None:
            with self._under(_Circumstances(closed=question)):
                question.again()

    def repeat(self) -> None:
        """Say the open question again, whatever was said since."""
        if self._state.question is not None:
            said = Utterance(self.question_text(self._state.question), Category.CARDS, Urgency.URGENT)
            self._announcer.speaker.repeat(said)

    def allows_command(self, command: str) -> bool:
        """Return whether a command can be carried out before the open question is answered.

        One that only asks leaves the question open. One that does something closes a question that gives way.
        """
        question, known = self._state.question, commands_at(self._state.game).get(command)
        if command == "repeat":
            return question is not None
        if known is None or known.context is not Context.TABLE:
            return False
        # Enter and the keys that walk belong to the answers.
        acts = command != "play" and not is_walking_command(command)
        return known.only_asks or (acts and question is not None and question.gives_way)

    def on_give_up(self) -> None:
        """Say that a choice was given up, or only put off where the game itself wants it."""
        asks_again, words = self._state.game_asks, self._state.words
        text = words.text("choice-put-off" if asks_again else "choice-given-up")
        where = "" if asks_again else self._state.where
        whole = words.text("sentence-joined", first=text, second=where) if where else text
        self._announcer.reply(whole, Category.CARDS)

    def close(self) -> None:
        """Forget the open question: it is answered, given up, or for another person."""
        self._state.question = None

    def withdraw_question(self) -> None:
        """Close the open question, if there is one, on the screen as well."""
        if self._state.question is not None:
            self.close()
            self._screen.withdraw_question()

    def on_change(self, *, own: bool) -> None:
        """Close a question that the table has overtaken; say so, unless the player's `own` move has."""
        state = self._state
        if state.question is None:
            return
        changed = self._asked_of != self._state_of(state.question)
        turn_lost = self._asked_in_turn and state.seat not in state.view.acting
        round_over = self._asked_in_round and state.outcome.round is not None
        if changed or turn_lost or round_over:
            self.withdraw_question()
            if own:
                return
            self._announcer.notice("question-withdrawn")
            if state.outcome.round is None:
                self._announcer.say_where()

    def _state_of(self, question: Question) -> object:
        """Return what the question depends on, as it is at the table now."""
        return self._state.presenter.question_state(self._state.view, question.moves)

    # What the game itself asks.

    def put(self, player: Player[CardKind], *, by_itself: bool = False) -> bool:
        """Put the game's own question to the person at the keyboard; return False if it has none.

        `by_itself`: no key has asked for it.
        """
        state = self._state
        moves = state.open_choice
        if moves and state.question is None:
            # Only the question within this call comes up by itself, not those that follow its answers.
            with self._under(_Circumstances(by_itself=by_itself)):
                state.presenter.choose(state.view, moves, player)
        # True also while the question is open: Enter must not play a card then.
        return bool(moves)
