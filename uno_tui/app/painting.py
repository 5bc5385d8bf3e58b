"""The painting of the look `lines`: rows of the screen, of which only those that differ are written again."""

from __future__ import annotations

from collections.abc import Sequence

from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style

from uno_tui.app.page import CLEAR, place
from uno_tui.quoting import visible

_Row = tuple[tuple[str, Style], ...]


class Painting:
    """What has been painted, with what the terminal can show of colours."""

    def __init__(self, colours: ColorSystem | None) -> None:
        self._colours = colours
        self._base: Style | None = None
        """The style of an empty screen, and of everything that has none of its own; None before anything is painted."""
        self._base_codes = ""
        self._rows: dict[int, _Row] = {}
        self._caret: tuple[int, int] | None = None

    def begin(self) -> None:
        """Nobody knows what stands there: everything is to be painted, on an empty screen."""
        self._base, self._caret = None, None
        self._rows.clear()

    def paint(self, rows: Sequence[Sequence[Segment]], caret: tuple[int, int]) -> str:
        """What is to be written so that these rows stand there, and the caret in this column and row."""
        written = [] if self._base is not None or not rows else [self._empty_screen(rows[-1])]
        base = self._base or Style.null()
        for number, segments in enumerate(rows):
            row = _trimmed(segments, base)
            if row != self._rows.get(number, ()):
                self._rows[number] = row
                written.append(f"{place(number, 0)}\x1b[K" + "".join(map(self._shown, row)))
        if written or caret != self._caret:
            self._caret = caret
            written.append(place(caret[1], caret[0]))
        return "".join(written)

    def _empty_screen(self, row: Sequence[Segment]) -> str:
        """In the style in which a row ends."""
        self._base = (row[-1].style if row else None) or Style.null()
        self._base_codes = self._base.render("\0", color_system=self._colours).partition("\0")[0]
        return f"{self._base_codes}{CLEAR}"

    def _shown(self, piece: tuple[str, Style]) -> str:
        text, style = piece
        if style == self._base:
            return text
        return f"{style.render(text, color_system=self._colours)}{self._base_codes}"


def _trimmed(segments: Sequence[Segment], base: Style) -> _Row:
    """The pieces of a row, without the blanks at its end."""
    pieces = [(visible(segment.text), segment.style or base) for segment in segments if segment.text]
    while pieces and _leaves_blanks_empty(pieces[-1][1], base):
        text, style = pieces.pop()
        if text.rstrip(" "):
            pieces.append((text.rstrip(" "), style))
            break
    return tuple(pieces)


def _leaves_blanks_empty(style: Style, base: Style) -> bool:
    return style.bgcolor == base.bgcolor and not (style.reverse or style.underline)
