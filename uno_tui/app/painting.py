"""The painting of the look `lines`: rows of the screen, of which only those that differ are written again."""

from __future__ import annotations

from collections.abc import Sequence

from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style

from uno_tui.app.page import CLEAR, place

_Row = tuple[tuple[str, Style], ...]


class Painting:
    """What has been painted. `base` is the style of the empty screen, and of everything that has none of its own."""

    def __init__(self, base: Style, colours: ColorSystem | None) -> None:
        self._base = base
        self._colours = colours
        self._base_codes = _codes(base, colours)
        self._rows: dict[int, _Row] = {}
        self._caret: tuple[int, int] | None = None

    def begin(self) -> str:
        """An empty screen."""
        self._rows.clear()
        self._caret = None
        return f"{self._base_codes}{CLEAR}"

    def paint(self, rows: Sequence[Sequence[Segment]], caret: tuple[int, int]) -> str:
        """What is to be written so that these rows stand there, and the caret in this column and row."""
        written = []
        for number, segments in enumerate(rows):
            row = _trimmed(segments, self._base)
            if row != self._rows.get(number, ()):
                self._rows[number] = row
                written.append(place(number, 0) + "".join(map(self._shown, row)) + "\x1b[K")
        if written or caret != self._caret:
            self._caret = caret
            written.append(place(caret[1], caret[0]))
        return "".join(written)

    def _shown(self, piece: tuple[str, Style]) -> str:
        text, style = piece
        if style == self._base:
            return text
        return f"{style.render(text, color_system=self._colours)}{self._base_codes}"


def _trimmed(segments: Sequence[Segment], base: Style) -> _Row:
    """The pieces of a row, without the blanks at its end."""
    pieces = [(segment.text, segment.style or base) for segment in segments if segment.text]
    while pieces and _leaves_blanks_empty(pieces[-1][1], base):
        text, style = pieces.pop()
        if text.rstrip(" "):
            pieces.append((text.rstrip(" "), style))
            break
    return tuple(pieces)


def _leaves_blanks_empty(style: Style, base: Style) -> bool:
    return style.bgcolor == base.bgcolor and not (style.reverse or style.underline)


def _codes(style: Style, colours: ColorSystem | None) -> str:
    return style.render("\0", color_system=colours).partition("\0")[0]
