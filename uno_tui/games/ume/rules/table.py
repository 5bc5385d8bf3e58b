"""The table of Umé: answers the questions of the game contract with the modules beside it."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.cards.coloured import PACK, SKIP, Card
from uno_tui.core.common import CommonTable, Law
from uno_tui.core.contract import Event, LotDrawn, RoundBegan, Seat, Shuffled
from uno_tui.games.ume.rules import legality
from uno_tui.games.ume.rules.events import Dealt, SumsSaid
from uno_tui.games.ume.rules.moves import Allow, Claim, Deny, Draw, Drop, Give, Name, Pass, Put, Take
from uno_tui.games.ume.rules.play import all_sums, allow, change, claim, deny, draw, name, pass_turn, put
from uno_tui.games.ume.rules.scoring import end_if_sequence
from uno_tui.games.ume.rules.state import State
from uno_tui.games.ume.rules.turns import begin_turn
from uno_tui.games.ume.rules.view import UmeView

BASE_SIZE = 8


class UmeTable(State, CommonTable):
    """A match of Umé in progress."""

    LAW: ClassVar[Law] = {
        Draw: (legality.refuse_draw, draw),
        Put: (legality.refuse_put, put),
        Take: (legality.refuse_exchange, change),
        Give: (legality.refuse_exchange, change),
        Drop: (legality.refuse_drop, change),
        Name: (legality.refuse_name, name),
        Allow: (legality.refuse_answer, allow),
        Deny: (legality.refuse_answer, deny),
        Claim: (legality.refuse_claim, claim),
        Pass: (legality.refuse_pass, pass_turn),
    }
    game: ClassVar[str] = "ume"
    pack: ClassVar[tuple[Card, ...]] = PACK
    """All cards of the table (UME-1)."""

    def acting(self) -> tuple[Seat, ...]:
        """Return the player on turn, or the owner who is asked for permission."""
        return () if self.winners is not None else (self.chooser,)

    moves = legality.moves

    def deal(self) -> list[Event]:
        """Deal eight number cards each, shuffle the rest again, and let the highest sum begin (UME-2 to UME-5)."""
        order = self.chance.shuffle(self.pack)
        events: list[Event] = [RoundBegan(self.round, self.dealer), Shuffled(tuple(order))]
        self.stock = order[::-1]
        for _ in range(BASE_SIZE):
            for seat in self.seats_from((self.dealer + 1) % self.seats):
                self._draw_number(seat)
        events.append(Dealt(tuple(map(tuple, self.bases))))
        order = self.chance.shuffle([*reversed(self.stock), *self.discard])
        events.append(Shuffled(tuple(order)))
        self.stock = order[::-1]
        self.discard = []
        self._begin(events)
        return events

    def _draw_number(self, seat: Seat) -> None:
        while True:
            card = self.stock.pop()
            if card.number is not None:
                self.gain(seat, card)
                return
            # A protection card stays in the base, but does not count among the eight (UME-18).
            if self.rules.shields and card.rank is SKIP:
                self.gain(seat, card)
            else:
                self.discard.append(card)

    def _begin(self, events: list[Event]) -> None:
        highest = max(map(max, self.sums))
        events.append(SumsSaid(all_sums(self), highest))
        best = [seat for seat, sums in enumerate(self.sums) if max(sums) == highest]
        if len(best) == 1:
            self.turn = best[0]
        else:
            self.turn = self.chance.lot(best)
            events.append(LotDrawn(self.turn))
        # A sequence straight after the deal wins, and no turn begins (UME-6).
        if not end_if_sequence(self, events):
            begin_turn(self, self.turn, events)

    def view(self, seat: Seat | None) -> UmeView:
        """Return the view of `seat`; None for an onlooker."""
        return UmeView(
            seat=seat,
            rules=self.rules,
            bases=tuple(map(tuple, self.bases)),
            discard=tuple(self.discard),
            counts=tuple(map(len, self.bases)),
            stock=len(self.stock),
            turn=self.turn,
            dealer=self.dealer,
            round=self.round,
            scores=tuple(self.scores),
            acting=self.acting(),
            choice=self.choice,
            action=self.action,
            pending=self.pending,
            asked=tuple(self.asked),
            # Sorted, because the order of a set of cards differs from process to process.
            denied=tuple(sorted(self.denied, key=str)),
            shut=self.seats_in(self.shut),
            allowed=tuple((owner, card, count) for (owner, card), count in self.allowed.items()),
            lost=self.seats_in(self.lost),
            passed=self.seats_in(self.passed),
            outcome=self.outcome,
        )
