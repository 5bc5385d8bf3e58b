"""The moves of those at the keyboard: made, on their way to the table, carried out or refused."""

from __future__ import annotations

from collections import Counter

from uno_tui.core.contract import Move, Refusal, Seat
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.table.announcer import TableAnnouncer
from uno_tui.ui.table.state import TableState


class Moving:
    """Makes moves, and counts those that the table has not answered yet."""

    def __init__(self, state: TableState, announcer: TableAnnouncer) -> None:
        self._state = state
        self._announcer = announcer
        self._on_their_way: Counter[Seat] = Counter()
        """The moves of each person at the keyboard that the table has not answered yet."""

    def make(self, move: Move) -> None:
        """Make a move, unless a running lesson forbids it."""
        state = self._state
        if state.guide is not None and not state.guide.allows_move(move):
            return
        if state.client.status.over:
            finished = state.outcome.match is not None
            self._announcer.reply(state.words.text("match-finished" if finished else "table-stopped"))
            return
        assert state.seat is not None, "who looks on makes no moves"  # noqa: S101
        self._submit(state.seat, move)

    def act_unseen(self, command: str) -> bool:
        """Carry out what someone can do without seeing their hand; return False for other commands.

        That is what the person who stopped the clock does, or a late word for the last card.
        """
        seat = self._state.claiming
        # Once the claimer's cards are shown, their keys mean what they mean to anyone.
        if self._state.handing_to is None:
            return False
        if seat is None:
            return command == "uno" and self._say_late_word()
        person = self._state.persons[seat]
        if command == "uno":
            moves = person.presenter.speak_up(person.view, person.now.moves)
        else:
            move = person.presenter.move_of(command, person.view)
            moves = [] if move is None else [move]
        for each in moves:
            self._submit(seat, each)
        return bool(moves)

    def _say_late_word(self) -> bool:
        """Say the word for the last card for the person who has just played; return False if it is not legal.

        The next person is asked for at once after the play, sooner than anyone could press the key.
        """
        state = self._state
        if state.seat is None or state.nobody_needed or state.seat == state.handing_to:
            return False
        person = state.persons[state.seat]
        # Without moves it names the word alone: a report would be anyone's. A game may have neither.
        words = [each for each in person.presenter.speak_up(person.view, ()) if each in person.now.moves]
        for word in words:
            self._submit(state.seat, word)
        return bool(words)

    def _submit(self, seat: Seat, move: Move) -> None:
        self._on_their_way[seat] += 1
        self._state.persons[seat].connection.submit(move)

    def settle_move(self, by: Seat | None) -> bool:
        """Count a change made `by` a seat as answered; return whether the person who acts here has made it."""
        # A move of another person, such as a buzzer in a race, answers none of these.
        if by is None or not self._on_their_way[by]:
            return False
        self._on_their_way[by] -= 1
        return by == self._state.reacting_seat

    def has_more(self, seat: Seat | None) -> bool:
        """Return whether the table still has to answer moves of a seat."""
        return seat is not None and self._on_their_way[seat] > 0

    def refused(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Say what was tried, why it was refused, and what would work."""
        # Not every refused move was counted: a person's own key submits its buzzer by itself.
        self._on_their_way[seat] = max(0, self._on_their_way[seat] - 1)
        person = self._state.persons[seat]
        presenter = person.presenter
        explain = presenter.refusal if self._state.guide is None else presenter.refusal_alone
        text = explain(person.view, move, refusal)
        self._announcer.say([Utterance(text, Category.GAME, Urgency.URGENT, interrupts=True, answers=True)])

    def on_takeback(self) -> None:
        """Forget the moves on their way: the table is as it was before and answers none of them."""
        self._on_their_way.clear()
