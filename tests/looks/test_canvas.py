"""The field of cells on which the round table is drawn: every row stays as wide as it is, whatever is laid on it."""

from __future__ import annotations

import pytest
from rich.segment import Segment
from rich.style import Style

from uno_tui.app.board.canvas import Canvas
from uno_tui.app.board.rows import fill, width_of
from uno_tui.ui.wrapping import cells

PLAIN = Style()


def row_of(*laid: tuple[int, str]) -> str:
    """Return the only row of a canvas of eight cells, on which these texts were laid."""
    canvas = Canvas(8, 1, PLAIN)
    for x, text in laid:
        canvas.lay(x, 0, [[Segment(text, PLAIN)]])
    (row,) = canvas.rows()
    assert width_of(row) == 8
    return "".join(each.text for each in row)


@pytest.mark.parametrize("x", range(8))
def test_over_half_of_a_wide_sign_the_other_half_is_blank(x: int) -> None:
    row = row_of((0, "世界世界"), (x, "x"))
    assert row.count("x") == 1
    assert sum(sign in "世界" for sign in row) == 3


def test_marks_stay_on_their_letters() -> None:
    assert row_of((1, "Ame\u0301lie")) == " Ame\u0301lie "
    assert row_of((0, "हिन्दी")).strip() == "हिन्दी"


@pytest.mark.parametrize("name", ["Ana", "日本語の名前", "हिन्दी", "Ame\u0301lie"])
def test_a_name_fills_its_column(name: str) -> None:
    assert cells(fill(name, 9)) == 9
