"""Carrying out what may be done out of turn: saying Uno for oneself or the partner, and reports (TEAMS-8)."""

from __future__ import annotations

from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import Reported, SaidLast
from uno_tui.games.family.rules.events import Cause
from uno_tui.games.family.rules.moves import Report, Uno
from uno_tui.games.family.rules.state import SAID
from uno_tui.games.teams.rules.events import SaidUnoForPartner
from uno_tui.games.teams.rules.state import State, Then
from uno_tui.games.teams.rules.turns import draw_for, must_share

FORGOTTEN_UNO_COSTS = 2


def say_uno(state: State, seat: Seat, move: Uno, events: list[Event]) -> None:
    """Say "Uno" for whoever of the team owes it, or else in advance for the one on turn."""
    due = state.owes & state.teams[seat]
    if due:
        state.owes &= ~due
    else:
        state.said = SAID
    partner = state.partner(seat)
    mine = due >> seat & 1 if due else seat == state.turn
    if mine:
        events.append(SaidLast(seat, in_advance=not due))
    else:
        events.append(SaidUnoForPartner(seat, partner, in_advance=not due))


def report(state: State, seat: Seat, move: Report, events: list[Event]) -> None:
    """Report the opponent who did not say "Uno": two cards, and half of the hand to a partner who is out."""
    owing = state.owes & ~state.teams[seat]
    forgot = tuple(other for other in state.seats_from(seat) if owing >> other & 1)
    events.append(Reported(seat, forgot))
    state.owes &= ~owing
    for other in forgot:
        drawn = draw_for(state, other, FORGOTTEN_UNO_COSTS, Cause.UNO, events)
        must_share(state, other, drawn, Then.NOTHING, events)
