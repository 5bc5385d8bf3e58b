"""The moves of those at the keyboard: made, on their way to the table, carried out or refused."""

from __future__ import annotations

from uno_tui.core.contract import Move, Refusal, Seat
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.table.announcer import Announcer
from uno_tui.ui.table.state import TableState


class Moving:
    """Makes moves, and knows how many the table has not answered yet."""

    def __init__(self, state: TableState, announcer: Announcer) -> None:
        self._state = state
        self._announcer = announcer
        self.on_their_way = 0
        """How many moves of the person at the keyboard the table has not answered yet."""

    def make(self, move: Move) -> None:
        """Make a move, unless a running lesson forbids it."""
        state = self._state
        if state.guide is not None and not state.guide.allows_move(move):
            return
        if state.client.status.over:
            finished = state.outcome.match is not None
            self._announcer.reply(state.words.text("match-finished" if finished else "table-stopped"))
            return
        self._submit(state.seat, move)

    def claim(self, command: str) -> bool:
        """What the person who stopped the clock can do without looking at their hand; False if it is not that."""
        seat = self._state.claiming
        if seat is None or self._state.handing_to is None:
            return False
        person = self._state.persons[seat]
        if command == "uno":
            moves = person.presenter.speak_up(person.view, person.now.moves)
        else:
            move = person.presenter.move_of(command, person.view)
            moves = [] if move is None else [move]
        for each in moves:
            self._submit(seat, each)
        return bool(moves)

    def _submit(self, seat: Seat, move: Move) -> None:
        self.on_their_way += 1
        self._state.persons[seat].connection.submit(move)

    def settle_move(self, by: Seat | None) -> bool:
        """The table has changed by somebody; returns whether that is what the person who acts here has done."""
        acting = self._state.seat if self._state.claiming is None else self._state.claiming
        own = self.on_their_way > 0 and by == acting
        self.on_their_way -= own
        return own

    def refused(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Say what was tried, why not, and what would work."""
        self.on_their_way = max(0, self.on_their_way - 1)
        person = self._state.persons[seat]
        text = person.presenter.refusal(person.view, move, refusal)
        self._announcer.say([Utterance(text, Category.GAME, Urgency.URGENT, interrupts=True, answers=True)])

    def taken_back(self) -> None:
        """The table is as it was before: it answers nothing that was made since."""
        self.on_their_way = 0
