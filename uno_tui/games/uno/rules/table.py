"""The table of UNO: answers the questions of the contract with the other modules of these rules."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.cards.coloured import BUZZER, REVERSE, SKIP, WILD_DRAW_FOUR, Card
from uno_tui.core.common import CommonTable, Law
from uno_tui.core.contract import (
    Event,
    Move,
    RoundBegan,
    Seat,
    Shuffled,
)
from uno_tui.core.events import StartCardTurned
from uno_tui.games.family.rules.events import Skipped
from uno_tui.games.family.rules.moves import Draw, Pass, Play, Report, Uno
from uno_tui.games.family.rules.turns import deal_hands, raise_debt, turn_direction
from uno_tui.games.uno.rules import legality
from uno_tui.games.uno.rules.moves import Buzz, Challenge, Intercept
from uno_tui.games.uno.rules.play import challenge, draw, pass_turn, play
from uno_tui.games.uno.rules.reactions import buzz, intercept, report, say_uno
from uno_tui.games.uno.rules.state import State
from uno_tui.games.uno.rules.turns import begin_turn
from uno_tui.games.uno.rules.view import UnoView


class UnoTable(State, CommonTable):
    """A match of UNO in progress."""

    LAW: ClassVar[Law] = {
        Play: (legality.refuse_play, play),
        Draw: (legality.refuse_draw, draw),
        Pass: (legality.refuse_pass, pass_turn),
        Uno: (legality.refuse_uno, say_uno),
        Report: (legality.refuse_report, report),
        Challenge: (legality.refuse_challenge, challenge),
        Intercept: (legality.refuse_intercept, intercept),
        Buzz: (legality.refuse_buzz, buzz),
    }
    game: ClassVar[str] = "uno"

    def acting(self) -> tuple[Seat, ...]:
        """Return the seat on turn, or during a race all seats that have not pressed."""
        if self.winners is not None:
            return ()
        return self.racing or (self.turn,)

    moves = legality.moves

    def carry_out(self, seat: Seat, move: Move) -> list[Event]:
        """Carry out a move known to be legal, for example one of `moves(seat)`, and return its events."""
        events: list[Event] = []
        # The commonest moves by name: a call that always goes to the same function costs a third.
        if type(move) is Play:
            play(self, seat, move, events)
        elif type(move) is Draw:
            draw(self, seat, move, events)
        else:
            _, carry_out = self.LAW[type(move)]
            carry_out(self, seat, move, events)
        return events

    def deal(self) -> list[Event]:
        """Shuffle, deal, turn up the start card, begin the first turn, and return the events (UNO-3, UNO-4)."""
        events: list[Event] = [RoundBegan(self.round, self.dealer)]
        deal_hands(self, self.pack, events)
        self._turn_start_card(events)
        return events

    def _turn_start_card(self, events: list[Event]) -> None:
        """Turn up the start card and carry out its effect (UNO-4)."""
        start = self.stock.pop()
        # These two cannot start: back into the stock, shuffle, turn up another card.
        while start is WILD_DRAW_FOUR or start is BUZZER:
            events.append(StartCardTurned(start, back=True))
            order = self.chance.shuffle([*reversed(self.stock), start])
            events.append(Shuffled(tuple(order)))
            self.stock = order[::-1]
            start = self.stock.pop()
        events.append(StartCardTurned(start, back=False))
        self.put_on_top(start, None)
        first = self.after(self.dealer)
        if start.rank is SKIP:
            events.append(Skipped(first))
            first = self.after(first)
        elif start.rank is REVERSE:
            # The dealer begins, with two players as well.
            turn_direction(self, events)
            first = self.dealer
        # A Draw Two gives the first player a debt.
        raise_debt(self, start)
        begin_turn(self, first, events)

    def _late_cards(self, seat: Seat | None) -> tuple[Card, ...]:
        """Return the cards of a hand with which a sequence could have gone on just before (UNO-26)."""
        hand = () if seat is None or seat != self.late else self.hands[seat]
        return tuple(card for card in hand if card in self.missed)

    def view(self, seat: Seat | None) -> UnoView:
        """Return the view of `seat`; None is an onlooker."""
        called = self.bluffer is not None
        return UnoView(
            seat=seat,
            rules=self.rules,
            hand=() if seat is None else tuple(self.hands[seat]),
            counts=tuple(map(len, self.hands)),
            discard=tuple(self.discard),
            stock=len(self.stock),
            colour=self.colour,
            direction=self.direction,
            turn=self.turn,
            dealer=self.dealer,
            round=self.round,
            scores=tuple(self.scores),
            acting=self.acting(),
            debt=self.debt,
            debt_rank=self.debt_rank,
            drawing=self.drawn is not None,
            drawn=self.drawn if seat == self.turn else None,
            said=self.said > 0,
            owes=self.seats_in(self.owes),
            free=self.free,
            laid=self.laid,
            laid_step=0 if self.laid is None else self.laid_step,
            bluffer=self.bluffer,
            called_top=self.called_top if called else None,
            called_colour=self.called_colour if called else None,
            racing=self.racing,
            late=self._late_cards(seat),
            short=tuple(self.short),
            outcome=self.outcome,
        )
