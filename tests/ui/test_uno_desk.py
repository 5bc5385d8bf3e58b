"""UNO by the keys of the desk: what is found says how it can be laid."""

from __future__ import annotations

import pytest
from ui.at_desk import AtDesk

from uno_tui.games.uno.notation import NOTATION

TABLE = """table 1
game uno
options intercept=on
seats Ana Ben Cleo
hand Ana G1 B6 Y9
hand Ben B6 Y5 Y4
hand Cleo Y1 Y2 Y3
discard B3
stock R1 R2 R3 R4
turn Ben
"""


@pytest.mark.parametrize(
    ("tongue", "found"),
    [("en", "Blue 6, as an interception."), ("de", "Blaue 6, zum Abfangen."), ("fr", "6 bleu, en interception.")],
)
async def test_a_card_that_can_only_intercept_says_so(tongue: str, found: str) -> None:
    person = AtDesk(TABLE, NOTATION, tongue)
    person.other("Ben", "play B6")
    assert person.press("next_playable") == found


async def test_a_card_that_can_be_played_says_nothing_more() -> None:
    person = AtDesk(TABLE.replace("turn Ben", "turn Ana"), NOTATION)
    assert person.press("next_playable") == "Blue 6."
