"""Choices, carried out: the exchange at the start, the swap symbol, half of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Event, Seat
from uno_tui.games.teams.rules.events import CameBack, Choice, Chose, Handed
from uno_tui.games.teams.rules.moves import Give, Share, Swap
from uno_tui.games.teams.rules.play import continue_after_choice
from uno_tui.games.teams.rules.state import AfterChoice, State


def choose_card(state: State, seat: Seat, move: Give | Swap, events: list[Event]) -> None:
    """Choose a card for the partner; the cards move when everybody asked has chosen (TEAMS-4, TEAMS-15)."""
    choice = state.choice
    assert choice is not None  # noqa: S101 - for the type checker: refused otherwise
    state.chosen[seat] = move.card
    events.append(Chose(seat, choice, move.card))
    # If this was the last answer, all cards leave their hands before any arrives (TEAMS-4, TEAMS-15).
    if state.asked == 1 << seat:
        for giver, card in state.chosen.items():
            state.hands[giver].remove(card)
        for giver in sorted(state.chosen):
            _hand_over(state, giver, choice, (state.chosen[giver],), events)
        state.chosen = {}
    _note_answer(state, seat, events)


def share(state: State, seat: Seat, move: Share, events: list[Event]) -> None:
    """Give half of the hand to the partner, who is in the round again (TEAMS-9, TEAMS-10)."""
    partner = state.partner(seat)
    for card in move.cards:
        state.hands[seat].remove(card)
    _hand_over(state, seat, Choice.SHARE, move.cards, events)
    state.out.remove(partner)
    # A player who has just laid the last card was not told to be out, so there is no coming back to tell.
    if state.then is not AfterChoice.EFFECT:
        events.append(CameBack(partner))
    _note_answer(state, seat, events)


def _hand_over(state: State, seat: Seat, choice: Choice, cards: Sequence[Card], events: list[Event]) -> None:
    partner = state.partner(seat)
    state.hands[partner] += cards
    events.append(Handed(seat, partner, choice, len(cards), tuple(cards)))


def _note_answer(state: State, seat: Seat, events: list[Event]) -> None:
    """Note that `seat` has answered; after the last answer the game goes on."""
    state.asked &= ~(1 << seat)
    if not state.asked:
        then = state.then
        state.choice = None
        state.then = AfterChoice.NOTHING
        continue_after_choice(state, then, events)
