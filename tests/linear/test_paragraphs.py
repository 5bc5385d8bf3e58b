"""What is printed line by line, as a terminal shows it: the caret stays beside it until someone types."""

from __future__ import annotations

import os

import pyte
import pytest

from uno_tui.linear.paragraphs import TIE, Paragraphs
from uno_tui.ui.settings import Caret


class Shown:
    """Paragraphs, and the terminal they are printed in."""

    def __init__(self, caret: Caret, columns: int = 20, lines: int = 8, *, places_caret: bool = True) -> None:
        self.paragraphs = Paragraphs(caret, lambda: os.terminal_size((columns, lines)), places_caret=places_caret)
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.Stream(self.screen)

    def write(self, data: str) -> None:
        self.stream.feed(data.replace("\n", "\r\n"))

    def put(self, *texts: str, typed: str = "") -> None:
        self.write(self.paragraphs.put(texts, typed))

    def rows(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display if line.strip()]

    @property
    def at_caret(self) -> str:
        return self.screen.display[self.screen.cursor.y][self.screen.cursor.x :].rstrip()


@pytest.fixture(params=list(Caret))
def shown(request: pytest.FixtureRequest) -> Shown:
    return Shown(request.param)


def test_lines_follow_each_other_without_gaps(shown: Shown) -> None:
    shown.put("Welcome.")
    shown.put("Ben plays blue 6 and says Uno.", "Your turn.")
    shown.put("Red 7.")
    assert shown.rows() == ["Welcome.", "Ben plays blue 6", "and says Uno.", "Your turn.", "Red 7."]


def test_the_caret_stays_beside_what_was_printed() -> None:
    for caret, at_caret in ((Caret.BEHIND, ""), (Caret.FIRST, "Ben plays blue 6")):
        shown = Shown(caret)
        shown.put("Welcome.")
        shown.put("Ben plays blue 6 and says Uno.", "Your turn.")
        assert shown.at_caret == at_caret


def test_what_is_typed_begins_a_line_of_its_own(shown: Shown) -> None:
    shown.put("Ben plays blue 6 and says Uno.", "Your turn.")
    shown.write(shown.paragraphs.begin_line() + "c")
    shown.write(shown.paragraphs.begin_line() + "o")
    assert shown.rows()[-2:] == ["Your turn.", "co"]
    shown.paragraphs.end_line()
    shown.put("Red 7.")
    assert shown.rows()[-2:] == ["co", "Red 7."]


def test_the_first_letter_that_is_typed_moves_nothing(shown: Shown) -> None:
    for number in range(12):
        shown.put(f"Line {number}.")
    before = shown.rows()
    shown.write(shown.paragraphs.begin_line() + "c")
    assert shown.rows() == [*before, "c"]


def test_what_happens_meanwhile_stands_above_what_is_being_typed(shown: Shown) -> None:
    shown.put("Your turn.")
    shown.write(shown.paragraphs.begin_line() + "dr")
    shown.put("Ben says Uno.", typed="dr")
    shown.write(shown.paragraphs.begin_line() + "aw")
    assert shown.rows() == ["Your turn.", "dr", "Ben says Uno.", "draw"]


def test_more_lines_than_the_terminal_has_scroll() -> None:
    shown = Shown(Caret.FIRST, lines=4)
    shown.put(*(f"Line {number}." for number in range(9)))
    assert shown.rows() == ["Line 6.", "Line 7.", "Line 8."]
    assert shown.at_caret == "Line 6."
    shown.put("Red 7.")
    assert shown.rows()[-1] == "Red 7."


def test_tied_words_stay_together(shown: Shown) -> None:
    shown.put(f"Hand: 1{TIE}Red{TIE}5, 2{TIE}Blue{TIE}9")
    assert shown.rows() == ["Hand: 1 Red 5,", "2 Blue 9"]


def test_in_a_dumb_terminal_the_caret_does_not_go_up() -> None:
    shown = Shown(Caret.FIRST, places_caret=False)
    assert "\x1b" not in shown.paragraphs.put(["Ben plays blue 6 and says Uno."])
