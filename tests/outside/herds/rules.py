"""The rules of Herds."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Annotated, ClassVar

import msgspec

from herds.cards import PACK, Card, card
from uno_tui.core import contract
from uno_tui.core.common import CommonGame, CommonTable
from uno_tui.core.contract import (
    MATCH_EVENTS,
    Chance,
    Event,
    MatchEnded,
    Move,
    RoundBegan,
    RoundEnded,
    Seat,
    Shuffled,
    TurnBegan,
)
from uno_tui.core.events import Dealt, Drew, StartCardTurned
from uno_tui.core.fields import each_seat
from uno_tui.core.options import OptionSpec, options_of


class Rules(msgspec.Struct, frozen=True):
    rounds: Annotated[int, OptionSpec(low=1, high=20)] = 3


class Play(Move, frozen=True):
    """Lay `card`; with an 8, pick a `seat`."""

    card: Card
    seat: Seat | None = None


class Draw(Move, frozen=True): ...


class Ring(Move, frozen=True):
    reaction: ClassVar[bool] = True


DRAW, RING = Draw(), Ring()
EIGHT = 8
Cause = StrEnum("Cause", ["TURN", "BELL", "EIGHT"])


class Laid(Event, frozen=True):
    """`seat` laid `card`, with `bell` on one of the same number, with an 8 for the seat that is `picked`."""

    lays_card: ClassVar[bool] = True
    seat: Seat
    card: Card
    bell: bool
    picked: Seat | None


class Rang(Event, frozen=True):
    """`seat` rang first."""

    seat: Seat


class HerdsView(contract.View, frozen=True, kw_only=True):
    """What a seat knows: its `hand`, the discard pile, and who laid the card that the bell is about."""

    rules: Rules
    hand: tuple[Card, ...]  # type: ignore[assignment]
    discard: tuple[Card, ...]
    bell: Seat | None


class HerdsTable(CommonTable):
    """A match of Herds."""

    game: ClassVar[str] = "herds"
    hands: list[list[Card]] = each_seat([])
    discard: list[Card] = []
    bell: Seat | None = None
    """The seat that should ring."""

    def deal(self) -> list[Event]:
        order = self.chance.shuffle(PACK)
        for seat in range(self.seats):
            self.hands[seat] = order[seat * 5 : seat * 5 + 5]
        *self.stock, start = order[self.seats * 5 :][::-1]
        self.discard = [start]
        begun, dealt = RoundBegan(self.round, self.dealer), Dealt(tuple(map(tuple, self.hands)))
        return [begun, Shuffled(tuple(order)), dealt, StartCardTurned(start, back=False), TurnBegan(self.turn)]

    def acting(self) -> tuple[Seat, ...]:
        return () if self.winners is not None else (self.turn,)

    def moves(self, seat: Seat) -> list[Move]:
        others = [other for other in range(self.seats) if other != seat]
        cards = dict.fromkeys(self.hands[seat])
        plays = [Play(card, other) for card in cards for other in (others if card.points == EIGHT else [None])]
        wanted: list[Move] = [*plays, DRAW, RING]
        return [move for move in wanted if self.refusal(seat, move) is None]

    def view(self, seat: Seat | None) -> HerdsView:
        return HerdsView(
            seat=seat, rules=self.rules, counts=tuple(map(len, self.hands)), stock=len(self.stock), turn=self.turn,
            dealer=self.dealer, round=self.round, scores=tuple(self.scores), acting=self.acting(),
            outcome=self.outcome, hand=() if seat is None else tuple(self.hands[seat]), discard=tuple(self.discard),
            bell=self.bell,
        )  # fmt: skip

    def why_not_act(self, seat: Seat, move: Move) -> str | None:
        over = self.winners is not None
        return "round_over" if over else None if seat == self.turn else "not_your_turn"

    def why_not_play(self, seat: Seat, move: Play) -> str | None:
        reason, top = self.why_not_act(seat, move), self.discard[-1]
        if reason is None and move.card not in self.hands[seat]:
            reason = "not_in_hand"
        fits = move.card.animal == top.animal or move.card.points == top.points
        picks = move.seat in range(self.seats) and move.seat != seat
        if reason is None and fits and picks != (move.card.points == EIGHT):
            reason = "no_such_player"
        return reason or (None if fits else "no_match")

    def why_not_ring(self, seat: Seat, move: Ring) -> str | None:
        over = self.winners is not None
        return "round_over" if over else "no_bell" if self.bell is None else None

    def lay(self, seat: Seat, move: Play, events: list[Event]) -> None:
        bell = move.card.points == self.discard[-1].points
        self.bell = seat if bell else None
        self.hands[seat].remove(move.card)
        self.discard.append(move.card)
        events.append(Laid(seat, move.card, bell, move.seat))
        if move.seat is not None:
            self._take(move.seat, Cause.EIGHT, events)
        self._go_on(None if self.hands[seat] else (seat,), events)

    def draw(self, seat: Seat, move: Draw, events: list[Event]) -> None:
        self.bell = None
        self._go_on(None if self._take(seat, Cause.TURN, events) else (), events)

    def ring(self, seat: Seat, move: Ring, events: list[Event]) -> None:
        late, self.bell = self.bell, None
        events.append(Rang(seat))
        if late is not None and late != seat:
            self._take(late, Cause.BELL, events)

    def _take(self, seat: Seat, cause: Cause, events: list[Event]) -> bool:
        drawn = (self.stock.pop(),) if self.stock else ()
        self.hands[seat] += drawn
        events.append(Drew(seat, len(drawn), cause, drawn))
        return bool(drawn)

    def _go_on(self, winners: tuple[Seat, ...] | None, events: list[Event]) -> None:
        self.turn = (self.turn + 1) % self.seats
        if winners is None:
            events.append(TurnBegan(self.turn))
            return
        points = tuple(sum(card.points for card in hand) for hand in self.hands)
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]
        self.winners, self.bell = winners, None
        events.append(RoundEnded(winners, points))
        if self.round >= self.rules.rounds:
            self.match_winners = tuple(seat for seat, score in enumerate(self.scores) if score == min(self.scores))
            events.append(MatchEnded(self.match_winners, tuple(self.scores)))

    LAW = {Play: (why_not_play, lay), Draw: (why_not_act, draw), Ring: (why_not_ring, ring)}


class Herds(CommonGame[HerdsTable]):
    id = "herds"
    options = options_of(Rules)
    players = range(2, 7)
    rules_type = Rules
    table_type = HerdsTable
    view_type = HerdsView
    event_types = (*MATCH_EVENTS, Shuffled[Card], Dealt[Card], StartCardTurned[Card], Drew[Card, Cause], Laid, Rang)
    card_types = {Card: card}

    def imagine(self, view: HerdsView, chance: Chance) -> HerdsTable:
        table = HerdsTable(view.rules, len(view.counts), view.dealer, chance)
        order = chance.shuffle(list((Counter(PACK) - Counter(view.hand + view.discard)).elements()))
        for seat, count in enumerate(view.counts):
            table.hands[seat] = list(view.hand) if seat == view.seat else [order.pop() for _ in range(count)]
        table.stock, table.discard = order, list(view.discard)
        table.turn, table.round, table.scores, table.bell = view.turn, view.round, list(view.scores), view.bell
        table.winners, table.match_winners = view.outcome.round, view.outcome.match
        return table


GAME = Herds()
