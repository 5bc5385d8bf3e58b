"""Carrying out choices: the exchange at the start, the swap symbol, half of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Event, Seat
from uno_tui.games.teams.rules.events import CameBack, Choice, Chose, Handed
from uno_tui.games.teams.rules.moves import Give, Share, Swap
from uno_tui.games.teams.rules.play import go_on
from uno_tui.games.teams.rules.state import State, Then


def choose_card(state: State, seat: Seat, move: Give | Swap, events: list[Event]) -> None:
    """Choose a card for the partner; the cards move when everybody asked has chosen (TEAMS-4, TEAMS-15)."""
    choice = state.choice
    assert choice is not None  # noqa: S101 - for the type checker: refused otherwise
    state.chosen[seat] = move.card
    events.append(Chose(seat, choice, move.card))
    if state.asked == 1 << seat:
        for giver, card in state.chosen.items():
            state.hands[giver].remove(card)
        for giver in sorted(state.chosen):
            _hand_over(state, giver, choice, (state.chosen[giver],), events)
        state.chosen = {}
    _answered(state, seat, events)


def share(state: State, seat: Seat, move: Share, events: list[Event]) -> None:
    """Give half of the hand to the partner, who is in the round again (TEAMS-9, TEAMS-10)."""
    partner = state.partner(seat)
    for card in move.cards:
        state.hands[seat].remove(card)
    _hand_over(state, seat, Choice.SHARE, move.cards, events)
    state.out.remove(partner)
    if state.then is not Then.EFFECT:
        events.append(CameBack(partner))
    _answered(state, seat, events)


def _hand_over(state: State, seat: Seat, choice: Choice, cards: Sequence[Card], events: list[Event]) -> None:
    partner = state.partner(seat)
    state.hands[partner] += cards
    events.append(Handed(seat, partner, choice, len(cards), tuple(cards)))


def _answered(state: State, seat: Seat, events: list[Event]) -> None:
    """`seat` has answered; after the last answer the game goes on."""
    state.asked &= ~(1 << seat)
    if not state.asked:
        then = state.then
        state.choice = None
        state.then = Then.NOTHING
        go_on(state, then, events)
