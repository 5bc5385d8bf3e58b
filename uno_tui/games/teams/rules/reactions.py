"""Moves out of turn, carried out: Uno for the player or the partner, and reports (TEAMS-8)."""

from __future__ import annotations

from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import Reported, SaidLast
from uno_tui.games.family.rules.events import Cause
from uno_tui.games.family.rules.moves import Report, Uno
from uno_tui.games.family.rules.state import SAID
from uno_tui.games.teams.rules.events import SaidUnoForPartner
from uno_tui.games.teams.rules.state import AfterChoice, State
from uno_tui.games.teams.rules.turns import ask_to_share, draw_and_come_back

CARDS_FOR_FORGOTTEN_UNO = 2
"""Cards that a reported player draws (TEAMS-8)."""


def say_uno(state: State, seat: Seat, move: Uno, events: list[Event]) -> None:
    """Say "Uno" for the player of the team who owes it, else in advance for the one on turn (TEAMS-8)."""
    # An open duty of either partner comes before an announcement in advance (TEAMS-8).
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
    """Report the opponent who did not say "Uno" (TEAMS-8).

    That player draws two cards, and gives half of the hand to a partner who is out (TEAMS-10).
    """
    owing = state.owes & ~state.teams[seat]
    forgot = tuple(other for other in state.seats_from(seat) if owing >> other & 1)
    events.append(Reported(seat, forgot))
    state.owes &= ~owing
    for other in forgot:
        # Two cards; a partner who is out gets half of the hand (TEAMS-10).
        drawn = draw_and_come_back(state, other, CARDS_FOR_FORGOTTEN_UNO, Cause.UNO, events)
        ask_to_share(state, other, drawn, AfterChoice.NOTHING, events)
