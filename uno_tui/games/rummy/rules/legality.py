"""Which moves are legal, and why not: the same functions decide and explain."""

from __future__ import annotations

from uno_tui.core.contract import Refusal, Seat
from uno_tui.games.rummy.rules.layout import Layout, examine
from uno_tui.games.rummy.rules.moves import Draw, Lay, Pass, Report, Uno
from uno_tui.games.rummy.rules.refusals import RefusalCode
from uno_tui.games.rummy.rules.solver import can_lay
from uno_tui.games.rummy.rules.state import State


def _not_now(state: State, seat: Seat) -> Refusal | None:
    """Return why `seat` cannot make the moves of a turn; None if it can."""
    if state.winners is not None:
        return Refusal(RefusalCode.ROUND_OVER)
    return Refusal(RefusalCode.NOT_YOUR_TURN) if seat != state.turn else None


def examine_lay(state: State, seat: Seat, move: Lay) -> Layout | Refusal:
    """Return the layout of a lay, or why it is refused (RUM-9)."""
    refusal = _not_now(state, seat)
    if refusal is not None:
        return refusal
    return examine(state.sets, state.racks[seat], state.drawn, state.rules.action_per, move)


def refuse_lay(state: State, seat: Seat, move: Lay) -> Refusal | None:
    """Return why `seat` may not make this lay (RUM-9); None if it may."""
    found = examine_lay(state, seat, move)
    return found if isinstance(found, Refusal) else None


def must_lay(state: State) -> bool:
    """Return whether the player on turn may not draw, because a tile can be laid (RUM-8, RUM-17)."""
    # With an empty pool the option does not matter: one may draw only if nothing can be laid (RUM-17).
    if not state.rules.must_lay and state.stock:
        return False
    return can_lay(tuple(state.sets), tuple(state.racks[state.turn]))


def refuse_draw(state: State, seat: Seat, move: Draw) -> Refusal | None:
    """Return why `seat` may not draw (RUM-8); None if it may."""
    refusal = _not_now(state, seat)
    if refusal is not None:
        return refusal
    if state.drawn is not None:
        return Refusal(RefusalCode.ALREADY_DRAWN)
    return Refusal(RefusalCode.MUST_LAY) if must_lay(state) else None


def refuse_pass(state: State, seat: Seat, move: Pass) -> Refusal | None:
    """Return why `seat` may not pass; None if it may."""
    refusal = _not_now(state, seat)
    if refusal is not None:
        return refusal
    return Refusal(RefusalCode.MUST_DRAW_FIRST) if state.drawn is None else None


def can_say_uno(state: State, seat: Seat) -> bool:
    """Return whether `seat` owes an "Uno" or can say it in advance (RUM-15)."""
    return bool(state.owes >> seat & 1) or (seat == state.turn and not state.said)


def refuse_uno(state: State, seat: Seat, move: Uno) -> Refusal | None:
    """Return why `seat` may not say "Uno"; None if it may."""
    if state.winners is not None:
        return Refusal(RefusalCode.ROUND_OVER)
    return None if can_say_uno(state, seat) else Refusal(RefusalCode.NO_UNO_DUTY)


def refuse_report(state: State, seat: Seat, move: Report) -> Refusal | None:
    """Return why `seat` may not report a forgotten "Uno" (RUM-15); None if it may."""
    if state.winners is not None:
        return Refusal(RefusalCode.ROUND_OVER)
    # One's own forgotten Uno is for others to report.
    return None if state.owes & ~(1 << seat) else Refusal(RefusalCode.NOTHING_TO_REPORT)
