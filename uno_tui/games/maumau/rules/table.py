"""The table of Maumau: answers the questions of the contract with the other modules of these rules."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from uno_tui.core.common import CommonTable, Law
from uno_tui.core.contract import Event, RoundBegan, Seat, Shuffled
from uno_tui.core.events import Dealt
from uno_tui.games.maumau.rules import legality
from uno_tui.games.maumau.rules.answering import accept
from uno_tui.games.maumau.rules.cards import PACK
from uno_tui.games.maumau.rules.due import Due
from uno_tui.games.maumau.rules.events import DealAsked, HandSizeChosen
from uno_tui.games.maumau.rules.moves import Accept, Catch, Deal, Draw, Last, Pass, Play, Report
from uno_tui.games.maumau.rules.options import DEALER_CHOOSES
from uno_tui.games.maumau.rules.play import draw, pass_turn, play
from uno_tui.games.maumau.rules.reactions import catch, report, say_last
from uno_tui.games.maumau.rules.state import State
from uno_tui.games.maumau.rules.turns import begin_turn, turn_up_start_card, update_duty
from uno_tui.games.maumau.rules.view import MaumauView


def deal_cards(state: State, count: int, events: list[Event]) -> None:
    """Deal each player `count` cards, one at a time, turn a card up, begin (MAU-2, MAU-3)."""
    dealt = count * state.seats
    # The stock lies bottom to top: the cards dealt are its end, reversed.
    order = state.stock[: -dealt - 1 : -1]
    del state.stock[-dealt:]
    for place in range(state.seats):
        state.hands[(state.dealer + 1 + place) % state.seats] = order[place :: state.seats]
    events.append(Dealt(tuple(map(tuple, state.hands))))
    turn_up_start_card(state, events)
    # A hand of one card owes "last card" from the start (MAU-8).
    for seat in range(state.seats):
        update_duty(state, seat)
    begin_turn(state, state.after(state.dealer), events)


def _choose_hand_size(state: State, seat: Seat, move: Deal, events: list[Event]) -> None:
    state.dealing = False
    events.append(HandSizeChosen(seat, move.count))
    deal_cards(state, move.count, events)


class MaumauTable(State, CommonTable):
    """A match of Maumau in progress.

    `moves` lists the honest moves, a catch included while one can be tried. Cards that do not fit are legal with
    `cheating` on (`refusal` is None for them, MAU-6), but only `cheating_moves` lists them: a player who chooses among
    `moves` never cheats by accident.
    """

    LAW: ClassVar[Law] = {
        Play: (legality.refuse_play, play),
        Accept: (legality.refuse_accept, accept),
        Draw: (legality.refuse_draw, draw),
        Pass: (legality.refuse_pass, pass_turn),
        Last: (legality.refuse_last, say_last),
        Report: (legality.refuse_report, report),
        Catch: (legality.refuse_catch, catch),
        Deal: (legality.refuse_deal, _choose_hand_size),
    }
    game: ClassVar[str] = "maumau"

    def acting(self) -> tuple[Seat, ...]:
        """Return the seat on turn, the one from which an answer is due, or the dealer who chooses the hand size."""
        return (self.turn,) if self.winners is None else ()

    moves = legality.moves
    cheating_moves = legality.cheating_moves

    def deal(self) -> list[Event]:
        """Shuffle and deal, or ask the dealer how many cards each player gets; return the events (MAU-2)."""
        events: list[Event] = [RoundBegan(self.round, self.dealer)]
        order = self.chance.shuffle(PACK)
        events.append(Shuffled(tuple(order)))
        self.stock = order[::-1]
        if self.rules.hand_size == DEALER_CHOOSES:
            self.dealing = True
            self.turn = self.dealer
            events.append(DealAsked(self.dealer))
        else:
            deal_cards(self, int(self.rules.hand_size), events)
        return events

    def view(self, seat: Seat | None) -> MaumauView:
        """Return the view of `seat`; None is an onlooker."""
        return MaumauView(
            seat=seat,
            rules=self.rules,
            hand=() if seat is None else tuple(self.hands[seat]),
            counts=tuple(map(len, self.hands)),
            discard=tuple(self.discard),
            stock=len(self.stock),
            direction=self.direction,
            turn=self.turn,
            dealer=self.dealer,
            round=self.round,
            scores=tuple(self.scores),
            acting=self.acting(),
            due=_seen_due(self.due, seat),
            dealing=self.dealing,
            drawing=self.drawn is not None,
            drawn=self.drawn if seat == self.turn else None,
            said=self.seats_in(self.said),
            owes=self.seats_in(self.owes),
            sits_out=self.sits_out,
            laid=self.laid,
            empty=self.seats_in(self.empty),
            cheated=tuple(self.cheated),
            caught=tuple(self.caught),
            outcome=self.outcome,
        )


def _seen_due(due: Due | None, seat: Seat | None) -> Due | None:
    """Return the answer due as `seat` sees it: only the giver knows the gift."""
    if due is None or due.gift is None or due.origin == seat:
        return due
    return msgspec.structs.replace(due, gift=None)
