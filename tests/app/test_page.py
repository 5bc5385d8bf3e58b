"""The page of what is said, as a terminal shows it."""

from __future__ import annotations

import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st

from uno_tui.app.page import SMALLEST, Page
from uno_tui.ui.settings import Caret
from uno_tui.ui.wrapping import cells, wrap

TEXTS = st.lists(st.text("ab cdéß 日", max_size=60).map(lambda text: " ".join(text.split()) or "a"), max_size=12)


class Shown:
    """A page, and the screen that it is written on."""

    def __init__(
        self, width: int = 20, height: int = 4, caret: Caret = Caret.BEHIND, *, keeps_top: bool = True
    ) -> None:
        self.page = Page(width, height, caret, keeps_top=keeps_top)
        self.screen = pyte.Screen(width, height)
        self.stream = pyte.Stream(self.screen)
        self.write(self.page.clear())

    def write(self, data: str) -> None:
        self.stream.feed(data)

    def put(self, text: str) -> str:
        written, rest = self.page.put(text)
        self.write(written)
        return rest

    def rows(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    @property
    def caret(self) -> tuple[int, int]:
        return self.screen.cursor.x, self.screen.cursor.y


def test_each_text_stands_on_the_next_free_rows_with_the_caret_behind_it() -> None:
    shown = Shown()
    shown.put("Green 6.")
    assert shown.caret == (8, 0)
    shown.put("It is your turn now, Ana.")
    assert shown.rows() == ["Green 6.", "It is your turn", "now, Ana.", ""]
    assert shown.caret == (9, 2)


def test_for_braille_the_caret_stands_on_the_first_letter() -> None:
    shown = Shown(caret=Caret.FIRST)
    shown.put("Green 6.")
    shown.put("It is your turn now, Ana.")
    assert shown.caret == (0, 1)


def test_the_same_text_twice_is_two_rows() -> None:
    shown = Shown()
    shown.put("Green 6.")
    shown.put("Green 6.")
    assert shown.rows()[:2] == ["Green 6.", "Green 6."]


def test_a_full_page_has_no_room_and_a_clear_one_has_for_anything() -> None:
    shown = Shown(height=2)
    shown.put("One.")
    assert shown.page.has_room("Two.")
    assert not shown.page.has_room("Two and three and four.")
    shown.write(shown.page.clear())
    assert shown.page.has_room("more than will ever fit " * 9)


def test_what_one_page_cannot_hold_is_left_for_the_next() -> None:
    shown = Shown(width=10, height=2)
    rest = shown.put("one two three four five")
    assert shown.rows() == ["one two", "three"]
    assert rest == "four five"


def test_another_size_or_another_reader_needs_a_clear_page() -> None:
    for end in (lambda page: page.resize(30, 6), lambda page: page.end()):
        shown = Shown()
        shown.put("Secret.")
        end(shown.page)
        assert not shown.page.has_room("Ben.")


@pytest.mark.parametrize("caret", list(Caret))
def test_what_is_typed_stands_on_a_row_of_its_own_letter_by_letter(caret: Caret) -> None:
    shown = Shown(caret=caret)
    shown.put("Name?")
    for word, bytes_ in (("Z", 7), ("Zo", 1), ("Zoë", 1), ("Zo", 3), ("Zo", 0), ("", 0)):
        assert shown.page.has_room_to_type
        written = shown.page.type(word)
        shown.write(written)
        assert shown.rows()[1] == word
        assert shown.caret == (len(word), 1)
        assert len(written) <= max(bytes_, 5)
    shown.put("Taken.")
    assert shown.rows()[2] == "Taken."


def test_of_a_long_word_the_end_is_shown() -> None:
    shown = Shown(width=6)
    for length in range(1, 12):
        shown.write(shown.page.type("abcdefghijkl"[:length]))
    assert shown.rows()[0] == "ghijk"


@given(
    TEXTS,
    st.integers(3, 30),
    st.integers(1, SMALLEST + 6),
    st.booleans(),
    st.lists(st.booleans(), min_size=12, max_size=12),
)
def test_everything_put_is_shown_once_in_order_on_empty_rows(
    texts: list[str], width: int, height: int, keeps_top: bool, removes: list[bool]
) -> None:
    shown = Shown(width, height, keeps_top=keeps_top)
    for text, may_go in zip(texts, removes, strict=False):
        left, seen = text, ""
        while left:
            if shown.page.is_stale:
                shown.write(shown.page.erase())
            if not shown.page.has_room(left):
                shown.write(shown.page.clear())
            before = shown.rows()
            written, left = shown.page.put(left, removes=may_go)
            shown.write(written)
            after = shown.rows()
            changed = [row for row in range(height) if after[row] != before[row]]
            gone = [row for row in changed if before[row]]
            assert gone in ([], [0] if keeps_top else [])
            assert not (gone and (after[0] or not may_go))
            assert not gone or not any(before[1:])
            seen += "".join(after[row] for row in changed if after[row])
            if left:
                shown.page.end()
        assert seen.replace(" ", "") == text.replace(" ", "")


def test_a_low_page_ends_with_a_text_at_its_top_and_no_caret_moves_when_the_rest_goes() -> None:
    shown = Shown(height=8)
    for number in range(5):
        shown.put(f"Row {number}.")
    assert shown.rows()[1:6] == [f"Row {number}." for number in range(5)]
    shown.put("At the top.")
    assert shown.rows()[0] == "At the top."
    assert shown.caret == (11, 0)
    assert shown.page.is_stale
    assert not shown.page.has_room("Too soon.")
    erased = shown.page.erase()
    shown.write(erased)
    assert erased == "\x1b[J"
    assert shown.caret == (11, 0)
    assert shown.rows() == ["At the top.", *[""] * 7]
    shown.put("Next.")
    assert shown.rows() == ["", "Next.", *[""] * 6]


def test_after_a_key_that_deletes_nothing_goes_that_can_stay() -> None:
    shown = Shown(height=8)
    for number in range(7):
        assert shown.page.has_room("Row")
        shown.write(shown.page.put(f"Row {number}.", removes=False)[0])
    shown.write(shown.page.put("At the top.", removes=False)[0])
    shown.write(shown.page.erase())
    shown.write(shown.page.put("Next.", removes=False)[0])
    assert shown.rows()[:2] == ["At the top.", "Next."]


def test_after_a_hand_over_not_even_the_top_row_is_free() -> None:
    shown = Shown(height=12)
    shown.put("Your cards.")
    shown.page.end()
    assert not shown.page.has_room("Ben.")


@given(st.text("ab é日-", max_size=80), st.integers(2, 20))
def test_lines_end_at_words_and_never_beyond_the_margin(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(cells(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    words = {word for word in text.split() if cells(word) <= width}
    assert words <= {word for line in lines for word in line.split()}
