"""Turns, drawing, and open choices."""

from __future__ import annotations

from uno_tui.core.contract import Event, Seat
from uno_tui.games.family.rules.events import Cause, DebtFaced
from uno_tui.games.family.rules.state import UNSAID
from uno_tui.games.family.rules.turns import TURN_BEGAN, draw_cards
from uno_tui.games.teams.rules.events import CameBack, Choice, ChoiceOpened
from uno_tui.games.teams.rules.scoring import end_round
from uno_tui.games.teams.rules.state import AfterChoice, State

_SHARE = Choice.SHARE


def begin_turn(state: State, seat: Seat, events: list[Event], called: bool = False) -> None:
    """Give the turn to `seat`; `called` if a Team Wild brought it (TEAMS-13)."""
    state.turn = seat
    state.drawn = None
    state.said = UNSAID
    state.called = called
    events.append(TURN_BEGAN[seat])
    if state.debt:
        events.append(DebtFaced(seat, state.debt))


def end_turn(state: State, events: list[Event]) -> None:
    """Give the turn to the next player who is not out."""
    begin_turn(state, state.after(state.turn), events)


def draw_and_come_back(state: State, seat: Seat, count: int, cause: Cause, events: list[Event]) -> int:
    """Let `seat`, who may be out, draw up to `count` cards; return how many there were (TEAMS-10)."""
    was_out = seat in state.out
    drawn = draw_cards(state, seat, count, cause, events)
    if was_out and drawn:
        events.append(CameBack(seat))
    return drawn


def open_choice(
    state: State, choice: Choice, asked: tuple[Seat, ...], count: int, then: AfterChoice, events: list[Event]
) -> None:
    """Ask `asked` to choose `count` cards each; the game goes on as `then` says."""
    state.choice = choice
    state.then = then
    for seat in asked:
        state.asked |= 1 << seat
    events.append(ChoiceOpened(choice, asked, count))


def ask_to_share(state: State, seat: Seat, drawn: int, then: AfterChoice, events: list[Event]) -> bool:
    """Ask `seat`, who has drawn `drawn` cards, for half of the hand if the partner is out (TEAMS-10).

    Returns whether that choice is open now. A choice that was open before keeps its continuation.
    """
    if not (drawn and state.out and state.partner(seat) in state.out):
        return False
    # A report can come while another choice is open: that choice says how the game goes on.
    then = then if state.choice is None else state.then
    open_choice(state, _SHARE, (seat,), len(state.hands[seat]) // 2, then, events)
    return True


def note_empty_draw(state: State, seat: Seat, events: list[Event]) -> None:
    """Note that `seat` drew nothing; when all players who are not out have in a row, end the round (TEAMS-7)."""
    state.empty |= 1 << seat
    # Players who are out cannot draw, and do not count (TEAMS-7).
    if all(state.empty >> other & 1 for other, hand in enumerate(state.hands) if hand):
        end_round(state, None, events)
    else:
        end_turn(state, events)
