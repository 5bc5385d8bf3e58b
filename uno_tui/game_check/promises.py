"""The promises that every table of every game keeps at any moment of a match."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from uno_tui.core.contract import Game, IllegalMove, Move, Refusal, Seat, Table, View
from uno_tui.core.dice import Dice
from uno_tui.game_check.finding import Broken
from uno_tui.notation.lines import Names, TableError
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee

_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")
"""The address of an object in its `repr`, which differs from copy to copy."""
ENOUGH_MOVES = 6
"""How many moves of a moment are tried on copies."""


def state(table: Table) -> dict[str, str]:
    """Return everything on a table except its chance, as text by name."""
    # A game may keep its state in slots of any of its classes, or in a dict.
    slots = {name for kind in type(table).__mro__ for name in getattr(kind, "__slots__", ())}
    names = (slots | getattr(table, "__dict__", {}).keys()) - {"chance"}
    return {name: _text(getattr(table, name)) for name in sorted(names)}


def _text(value: object) -> str:
    # Equal sets may list their values in different orders.
    text = repr(sorted(map(str, value)) if isinstance(value, (set, frozenset)) else value)
    return _ADDRESS.sub("", text)


def differing(before: Mapping[str, object], after: Mapping[str, object]) -> str:
    """Return the names under which two states differ, with commas."""
    return ", ".join(name for name in before if before[name] != after.get(name))


def try_refused(table: Table, seat: Seat, move: Move, names: Names) -> Refusal | None:
    """Try an illegal move and return its refusal; None for a legal move, which is not made.

    Raises Broken if `play` does not refuse it for the same reason, or if the table has changed.
    """
    refusal = table.refusal(seat, move)
    if refusal is None:
        return None
    before = state(table)
    name, tried, reason = names[seat], repr(move), refusal.reason
    try:
        table.play(seat, move)
    except IllegalMove as refused:
        if refused.refusal != refusal:
            other = refused.refusal.reason
            raise Broken(
                "game-check-refused-otherwise", name=name, move=tried, reason=reason, other=other
            ) from None
    else:
        raise Broken("game-check-not-refused", name=name, move=tried, reason=reason)
    after = state(table)
    if after != before:
        what = differing(before, after)
        raise Broken("game-check-refused-changes", name=name, move=tried, reason=reason, what=what)
    return refusal


def play_on_copies(table: Table, seat: Seat, moves: Sequence[Move]) -> None:
    """Make some legal moves, each on a copy. Raises Broken if that changes the table."""
    before = state(table)
    for move in moves[:ENOUGH_MOVES]:
        copy = table.copy()
        # Copies share the chance: a move on one would use up numbers of the table's own.
        copy.chance = Dice(1)
        if state(copy) != before:
            raise Broken("game-check-copy-differs", what=differing(before, state(copy)))
        copy.play(seat, move)
        if state(table) != before:
            raise Broken("game-check-copy-shares", move=repr(move), what=differing(before, state(table)))


def imagine_again(game: Game, table: Table, seat: Seat, chance: Dice, names: Names) -> Table:
    """Return a table on which everything hidden from a seat is dealt again.

    Raises Broken if the view or the moves of the seat differ there: then they depend on hidden cards.
    """
    view = table.view(seat)
    guess = game.imagine(view, chance)
    seen = guess.view(seat)
    if seen != view:
        raise Broken("game-check-view-leaks", name=names[seat], what=differing(_fields(view), _fields(seen)))
    if list(map(repr, guess.moves(seat))) != list(map(repr, table.moves(seat))):
        raise Broken("game-check-moves-leak", name=names[seat])
    return guess


def _fields(view: View) -> Mapping[str, object]:
    return msgspec.structs.asdict(view)


def replay(record: Record, table: Table) -> Table:
    """Return the table of the position that a record quotes. Raises Broken if the record leads to another table."""
    replayed = play_through(record.lines, "game-check-record")
    if state(replayed) != state(table):
        raise Broken("game-check-record-differs", what=differing(state(table), state(replayed)))
    return play_through(record.quote(), "game-check-position")


def play_through(lines: Sequence[str], message_id: str) -> Table:
    """Return the table that a table file leads to. Raises Broken with this message if it does not hold."""
    try:
        referee = Referee("\n".join(lines), "record")
        problems = referee.problems()
    except TableError as error:
        raise Broken(message_id, reason=error.message) from None
    if problems:
        raise Broken(message_id, reason=problems[0].message)
    return referee.table
