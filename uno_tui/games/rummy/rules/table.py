"""The table of UNO Rummy: answers the questions of the game contract with the modules beside it."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.core.common import CommonTable, Law
from uno_tui.core.contract import (
    Event,
    LotDrawn,
    Move,
    RoundBegan,
    Seat,
    Shuffled,
)
from uno_tui.core.events import Dealt
from uno_tui.games.rummy.rules import legality, play
from uno_tui.games.rummy.rules.events import StartTilesTurned
from uno_tui.games.rummy.rules.good_lays import good_lays
from uno_tui.games.rummy.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Draw, Lay, Pass, Report, Uno
from uno_tui.games.rummy.rules.state import State
from uno_tui.games.rummy.rules.tiles import PACK
from uno_tui.games.rummy.rules.turns import begin_turn
from uno_tui.games.rummy.rules.view import RummyView

RACK_SIZE = 14
START_TILES = 4
NEAR_UNO = range(1, 6)
"""Rack sizes with which a turn can end with one tile: only then is saying Uno in advance offered."""


class RummyTable(State, CommonTable):
    """A match of UNO Rummy in progress."""

    LAW: ClassVar[Law] = {
        Lay: (legality.refuse_lay, play.lay),
        Draw: (legality.refuse_draw, play.draw),
        Pass: (legality.refuse_pass, play.pass_turn),
        Uno: (legality.refuse_uno, play.say_uno),
        Report: (legality.refuse_report, play.report),
    }
    game: ClassVar[str] = "rummy"

    def acting(self) -> tuple[Seat, ...]:
        """Return the player on turn."""
        return () if self.winners is not None else (self.turn,)

    def moves(self, seat: Seat) -> list[Move]:
        """Return good lays, as all are too many to list, and the other legal moves; Uno only where it can count."""
        if self.winners is not None:
            return []
        found: list[Move] = []
        if seat == self.turn:
            found += good_lays(tuple(self.sets), tuple(self.racks[seat]), self.drawn)
            if self.drawn is not None:
                found.append(PASS)
            # As in `must_lay`, without a second search: `good_lays` is empty only if nothing can be laid.
            elif not found or not (self.rules.must_lay or not self.stock):
                found.append(DRAW)
        if self.owes >> seat & 1 or (legality.can_say_uno(self, seat) and len(self.racks[seat]) in NEAR_UNO):
            found.append(SAY_UNO)
        if self.owes & ~(1 << seat):
            found.append(REPORT)
        return found

    def draw_lots(self) -> Event:
        """Draw lots for who begins the match, and return the event (RUM-4)."""
        self.turn = self.chance.lot(range(self.seats))
        # So the seat after the dealer begins, in the first round as in later ones.
        self.dealer = (self.turn - 1) % self.seats
        return LotDrawn(self.turn)

    def deal(self) -> list[Event]:
        """Shuffle, deal fourteen tiles to each seat, turn up the start tiles, and begin; return the events (RUM-4)."""
        events: list[Event] = [RoundBegan(self.round, self.dealer)]
        order = self.chance.shuffle(PACK)
        events.append(Shuffled(tuple(order)))
        for place, seat in enumerate(self.seats_from(self.turn)):
            self.racks[seat] = order[place * RACK_SIZE : (place + 1) * RACK_SIZE]
        rest = order[self.seats * RACK_SIZE :]
        self.sets = [(tile,) for tile in rest[:START_TILES]]
        # The last tile of a pile is its top, so the order is turned round.
        self.stock = rest[START_TILES:][::-1]
        events.append(Dealt(tuple(map(tuple, self.racks))))
        events.append(StartTilesTurned(tuple(rest[:START_TILES])))
        begin_turn(self, self.turn, events)
        return events

    def view(self, seat: Seat | None) -> RummyView:
        """Return the view of `seat`; None for an onlooker."""
        return RummyView(
            seat=seat,
            rules=self.rules,
            rack=() if seat is None else tuple(self.racks[seat]),
            counts=tuple(map(len, self.racks)),
            shown=tuple(self.shown),
            sets=tuple(self.sets),
            stock=len(self.stock),
            direction=self.direction,
            turn=self.turn,
            dealer=self.dealer,
            round=self.round,
            scores=tuple(self.scores),
            acting=self.acting(),
            drawing=self.drawn is not None,
            # Others know that a tile was drawn, but not which.
            drawn=self.drawn if seat == self.turn else None,
            said=self.said,
            owes=self.seats_in(self.owes),
            outcome=self.outcome,
        )
