"""The moves of those at the keyboard: made, on their way to the table, carried out or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uno_tui.games.contract import Move, Refusal, Seat
from uno_tui.speech.utterance import Category, Urgency, Utterance

if TYPE_CHECKING:
    from uno_tui.front.table.desk import Desk


class Moving:
    """Makes moves, and knows how many the table has not answered yet."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.on_their_way = 0
        """How many moves of the person at the keyboard the table has not answered yet."""

    def make(self, move: Move) -> None:
        """Make a move, if a guide, should there be one, lets the person do that now."""
        desk = self._desk
        if desk.guide is not None and not desk.guide.lets_make(move):
            return
        if desk.party.status.over:
            finished = desk.outcome.match is not None
            desk.reply(desk.words.text("match-finished" if finished else "table-stopped"))
            return
        self._submit(desk.seat, move)

    def claim(self, command: str) -> bool:
        """What the person who stopped the clock can do without looking at their hand; False if it is not that."""
        desk, seat = self._desk, self._desk.claiming
        if seat is None or desk.handing_to is None:
            return False
        person = desk.persons[seat]
        move = person.face.move_of(command, person.view)
        moves = person.face.speak_up(person.view, person.now.moves) if command == "uno" else [move] if move else []
        for each in moves:
            self._submit(seat, each)
        return bool(moves)

    def _submit(self, seat: Seat, move: Move) -> None:
        self.on_their_way += 1
        self._desk.persons[seat].link.submit(move)

    def carried_out(self, by: Seat | None) -> bool:
        """The table has changed by somebody; returns whether that is what the person who acts here has done."""
        desk = self._desk
        acting = desk.seat if desk.claiming is None else desk.claiming
        own = self.on_their_way > 0 and by == acting
        self.on_their_way -= own
        return own

    def refused(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Say what was tried, why not, and what would work."""
        self.on_their_way = max(0, self.on_their_way - 1)
        person = self._desk.persons[seat]
        text = person.face.refusal(person.view, move, refusal)
        self._desk.speaker.say([Utterance(text, Category.GAME, Urgency.URGENT, interrupts=True, answers=True)])

    def taken_back(self) -> None:
        """The table is as it was before: it answers nothing that was made since."""
        self.on_their_way = 0
