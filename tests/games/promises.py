"""What every table promises, whatever the game: asserted at any moment of a match."""

from __future__ import annotations

from typing import Any

import pytest

from uno_tui.core.contract import IllegalMove, Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.game_check.promises import state
from uno_tui.notation.referee import Referee


def a_refused_move_changes_nothing(table: Any, seat: Seat, move: Move, reasons: frozenset[str]) -> str | None:
    """Try a move that may be refused; returns the reason, None if it is legal."""
    refusal = table.refusal(seat, move)
    if refusal is None:
        return None
    assert refusal.reason in reasons
    before = state(table)
    with pytest.raises(IllegalMove) as refused:
        table.play(seat, move)
    assert refused.value.refusal == refusal
    assert state(table) == before
    return str(refusal.reason)


def a_copy_is_apart(table: Any, seat: Seat) -> None:
    """What is played on a copy does not happen on the table, nor on a copy of the copy; nor is anything else done
    where nobody asks whether the move is legal.
    """
    before = state(table)
    copy = table.copy()
    assert state(copy) == before
    copy.chance = Dice(0)
    moves = copy.moves(seat)
    assert moves
    for move in moves[:6]:
        again, unasked = copy.copy(), copy.copy()
        again.chance, unasked.chance = Dice(1), Dice(1)
        assert again.play(seat, move) == unasked.carry_out(seat, move)
        assert state(again) == state(unasked)
        assert state(copy) == before
    assert state(table) == before


def a_guess_fits(guess: Any, table: Any, seat: Seat | None) -> None:
    """What is dealt again looks the same to the viewer, who may do the same."""
    assert guess.view(seat) == table.view(seat)
    if seat is not None:
        assert list(map(repr, guess.moves(seat))) == list(map(repr, table.moves(seat)))


def the_record_replays(record: Any, table: Any) -> Any:
    """The record leads to the same table, and a position can be quoted; returns the table of the quotation."""
    replayed = Referee("\n".join(record.lines))
    assert replayed.problems() == []
    assert state(replayed.table) == state(table)
    quoted = Referee("\n".join(record.quote()))
    assert quoted.problems() == []
    return quoted.table
