"""Moves of one word, as table files and records have them."""

from __future__ import annotations

import pytest

from uno_tui.core.catalogue import GAMES
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names

NAMES = Names(("Ana", "Ben"))
WORDS = {
    "uno": "draw pass uno report challenge buzz",
    "teams": "draw pass uno report",
    "rummy": "draw pass uno report",
    "ume": "draw allow deny claim pass",
    "maumau": "accept draw pass last report catch",
}


@pytest.mark.parametrize("game", WORDS)
def test_every_move_without_fields_is_one_word(game: str) -> None:
    notation = NOTATIONS[game]
    moves = [kind() for kind in GAMES[game].move_types if not kind.__struct_fields__]
    assert [notation.write_move(move, NAMES) for move in moves] == WORDS[game].split()
    assert [notation.read_move([word], NAMES) for word in WORDS[game].split()] == moves
