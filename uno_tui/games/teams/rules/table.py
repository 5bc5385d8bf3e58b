"""The table of UNO Teams: answers the questions of the contract with the other modules of these rules."""

from __future__ import annotations

from typing import ClassVar

from uno_tui.cards.coloured import Card
from uno_tui.core.common import CommonTable, Law
from uno_tui.core.contract import Event, RoundBegan, Seat
from uno_tui.core.events import StartCardTurned
from uno_tui.games.family.rules.moves import Draw, Pass, Play, Report, Uno
from uno_tui.games.family.rules.turns import deal_hands
from uno_tui.games.teams.rules import legality
from uno_tui.games.teams.rules.cards import PACK
from uno_tui.games.teams.rules.choices import choose_card, share
from uno_tui.games.teams.rules.events import Choice, StartCardPassedOver
from uno_tui.games.teams.rules.moves import Give, Share, Swap
from uno_tui.games.teams.rules.play import draw, pass_turn, play
from uno_tui.games.teams.rules.reactions import report, say_uno
from uno_tui.games.teams.rules.state import AfterChoice, State
from uno_tui.games.teams.rules.turns import open_choice
from uno_tui.games.teams.rules.view import TeamsView


class TeamsTable(State, CommonTable):
    """A match of UNO Teams in progress."""

    LAW: ClassVar[Law] = {
        Play: (legality.refuse_play, play),
        Draw: (legality.refuse_draw, draw),
        Pass: (legality.refuse_pass, pass_turn),
        Uno: (legality.refuse_uno, say_uno),
        Report: (legality.refuse_report, report),
        Give: (legality.refuse_give, choose_card),
        Swap: (legality.refuse_swap, choose_card),
        Share: (legality.refuse_share, share),
    }
    game: ClassVar[str] = "teams"
    pack: ClassVar[tuple[Card, ...]] = PACK

    def acting(self) -> tuple[Seat, ...]:
        """Return the seat on turn, or while a choice is open all seats that have not chosen."""
        if self.winners is not None:
            return ()
        return (self.turn,) if self.choice is None else self.seats_in(self.asked)

    moves = legality.moves

    def deal(self) -> list[Event]:
        """Shuffle, deal, turn up the start card, and ask all players for a card for the partner (TEAMS-3, TEAMS-4)."""
        events: list[Event] = [RoundBegan(self.round, self.dealer)]
        deal_hands(self, PACK, events)
        start = self.stock.pop()
        # Special cards are passed over and stay in the discard pile (TEAMS-3).
        while start.number is None:
            self.discard.append(start)
            events.append(StartCardPassedOver(start))
            start = self.stock.pop()
        self.put_on_top(start, None)
        events.append(StartCardTurned(start, back=False))
        # The first turn begins when all have given a card to their partner (TEAMS-4).
        open_choice(self, Choice.GIVE, tuple(range(self.seats)), 1, AfterChoice.BEGIN, events)
        return events

    def view(self, seat: Seat | None) -> TeamsView:
        """Return the view of `seat`; None is an onlooker."""
        return TeamsView(
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
            drawing=self.drawn is not None and (self.choice is None or seat == self.turn),
            drawn=self.drawn if seat == self.turn else None,
            said=self.said > 0,
            owes=self.seats_in(self.owes),
            called=self.called,
            choice=self.choice,
            asked=self.seats_in(self.asked),
            waiting=tuple(sorted(self.chosen)),
            chosen=None if seat is None else self.chosen.get(seat),
            then=self.then,
            outcome=self.outcome,
        )
