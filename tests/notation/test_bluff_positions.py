"""Positions in which a Wild Draw Four can still be challenged, and the pile no longer shows what it was laid on."""

from __future__ import annotations

import pytest

from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.referee import Referee

BEGUN = """table 1
game uno
options bluff=on response=on advanced_response=on
seats Ana Ben Cleo
hand Ana W+4 G1
hand Ben BS B2 Y5 Y6
hand Cleo G7 G5 Y3
discard {pile}
stock G2 G2 G3 Y1 B9 B9 B8 Y8 Y9 G8 G9
turn Ana
Ana play W+4 B
"""
NAMES = Names(("Ana", "Ben", "Cleo"))


@pytest.mark.rule("UNO-34")
@pytest.mark.parametrize(
    ("pile", "more", "is_written"), [("R2 R1", "", True), ("R1 W:R", "", False), ("R2 R1", "Ben play BS\n", False)]
)
def test_a_position_tells_what_the_challenged_card_was_laid_on_or_is_none(pile: str, more: str, is_written: bool) -> None:
    played = Referee(BEGUN.format(pile=pile) + more)
    list(played.steps())
    notation = NOTATIONS["uno"]
    position = notation.write_position(played.table, NAMES)
    assert (position is not None) is is_written
    if position is None:
        return
    again = Referee("\n".join([*BEGUN.splitlines()[:4], *position]) + "\n")
    list(again.steps())
    seen = [(each.table.view(1).called_top, each.table.view(1).called_colour) for each in (played, again)]
    assert seen[0] == seen[1]
