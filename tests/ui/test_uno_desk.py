"""UNO by the keys of the desk: what is found says how it can be laid."""

from __future__ import annotations

import pytest
from ui.at_desk import AtDesk

from uno_tui.core.contract import Move
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
    assert person.said[-2:] == ["You draw 2 cards: red 1, red 2. Still your turn.", "Selected: red 1."]


async def test_after_one_drawn_card_its_name_was_the_last_word() -> None:
    person = AtDesk(TABLE.replace("turn Ben", "turn Ana").replace("G1 B6 Y9", "G1 R6 Y9"), NOTATION)
    person.press("draw")
    assert not any(each.startswith("Selected: ") for each in person.said)


class NotingGuide:
    """A lesson that allows everything, and notes the commands that it is told of."""

    due = task = "Play the Wild."
    place = (1, 2)
    step_is_told = True
    finished = escape_leaves = play_key_continues = False

    def __init__(self) -> None:
        self.told: list[str] = []

    def task_within(self, words: int) -> str:
        return self.task

    def awaits_command(self, command: str) -> bool:
        return False

    def allows_command(self, command: str) -> bool:
        return True

    def allows_move(self, move: Move) -> bool:
        return True

    def on_command(self, command: str) -> None:
        self.told.append(command)


@pytest.mark.parametrize("between", [(), ("read_top", "read_turn")])
async def test_a_lesson_is_told_of_the_command_that_asked_whatever_is_asked_at_its_question(
    between: tuple[str, ...]
) -> None:
    person, guide = AtDesk(TABLE.replace("turn Ben", "turn Ana").replace("G1 B6", "W B6"), NOTATION), NotingGuide()
    person.desk.state.guide = guide
    person.desk.state.cursor.go([str(card) for card in person.desk.state.cursor.cards].index("W"))
    person.press("play")
    for command in between:
        assert person.desk.perform_at_question(command)
    question = person.front.question
    assert question is not None
    person.answer(question.answers[0].text)
    assert guide.told == ["play"]


async def test_a_lesson_is_told_of_no_place_that_opens() -> None:
    person, guide = AtDesk(TABLE, NOTATION), NotingGuide()
    person.desk.state.guide = guide
    person.desk.perform("menu")
    assert guide.told == []
