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


async def test_after_several_drawn_cards_it_is_said_which_one_is_selected() -> None:
    # The cursor goes to a drawn card, and Enter would play it.
    person = AtDesk(TABLE.replace("turn Ben", "turn Ana\ndebt 2"), NOTATION)
    person.press("draw")
    assert person.said[-2:] == ["You draw 2 cards: red 1, red 2. Still your turn.", "On red 1."]


async def test_after_one_drawn_card_its_name_was_the_last_word() -> None:
    person = AtDesk(TABLE.replace("turn Ben", "turn Ana").replace("G1 B6 Y9", "G1 R6 Y9"), NOTATION)
    person.press("draw")
    assert not any(each.startswith("On ") for each in person.said)
