"""Lines of text that are cut: what is kept, and in which colours."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult

from uno_tui.app.line_widgets import ListRow, TextLines

pytestmark = pytest.mark.screen
RED = "#ff0000"


class Lines(App[None]):
    def compose(self) -> ComposeResult:
        lines = TextLines(id="lines", wraps=True)
        lines.most = 1
        lines.paint = lambda sign: RED if sign == "●" else ""
        yield lines


@pytest.mark.parametrize(
    ("width", "text", "shown", "red"),
    [
        (12, "aaaaaa bbb ccc", "aaaaaa bbb …", ""),
        (12, "aaaaaa bbbbbbb ccc", "aaaaaa …", ""),
        (14, "● 5, Ben plays on", "● 5, Ben …", "●"),
        (14, "Ben ● 5 and then", "Ben ● 5 and …", "●"),
    ],
)
async def test_the_last_line_is_cut_at_a_word_and_keeps_its_colours(width: int, text: str, shown: str, red: str) -> None:
    app = Lines()
    async with app.run_test(size=(width, 5)):
        lines = app.query_one(TextLines)
        lines.show([ListRow(text)])
        drawn = list(lines.render_line(0))
        assert "".join(each.text for each in drawn).rstrip() == shown
        reds = [each.text for each in drawn if each.style and each.style.color and each.style.color.name == RED]
        assert "".join(reds) == red
