"""The painter: of the rows that Textual draws, it writes those that differ, or the pieces that differ."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.cells import cell_len
from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet
from rich.segment import Segment
from rich.style import Style

from uno_tui.app.page import CLEAR, move_caret
from uno_tui.app.themes import BLACK, NEAREST, USUAL, Numbers, Shades, SixteenColours, to_sixteen, triplet
from uno_tui.sanitize import escape_controls

_Row = tuple[tuple[str, Style], ...]
_Cell = tuple[str, Style]
"""A sign with the style of its cell; the second cell of a wide sign is empty."""
Translation = Callable[[Style], Style]
"""Returns the style that the terminal shows instead of a style."""

UPPER, LOWER, FULL = "▀", "▄", "█"
CLOSE = 8
"""Cells between two pieces that differ from which on they are written apart: placing the caret costs about as much."""


class Painter:
    """Knows what it has painted, and which colours the terminal can show.

    With `spans`, only the pieces of a row that differ are written. `ground` is the style of an empty screen, by default
    that at the end of the last row, where nothing is written. Every style is shown as its `translation`.
    """

    def __init__(
        self,
        colours: ColorSystem | None,
        *,
        spans: bool = False,
        ground: Style | None = None,
        translation: Translation | None = None,
        lower_halves: bool = False,
    ) -> None:
        """With `lower_halves`, an upper half block is written as a lower one with its colours exchanged, and a full
        block as a blank on its colour.

        In many fonts these blocks leave a line free above them, and the lower half block none below.
        """
        self._colours = colours
        self._spans = spans
        self._ground = ground
        self._translate = translation or _keep_style
        self._lower_halves = lower_halves
        self._base: Style | None = None
        """The `ground` as it is shown, also that of text without a style; None before anything is painted."""
        self._base_codes = ""
        self._rows: dict[int, _Row] = {}
        self.width: int | None = None
        """Columns of the terminal, where they are known: nothing is erased beyond the last."""
        self._caret: tuple[int, int] | None = None
        self._pen: Style | None = None
        """The style in which the terminal would write now; None before anything is painted."""

    def begin(self) -> None:
        """Forget what is on the screen: next, everything is painted on an empty one."""
        self._base, self._caret = None, None
        self._rows.clear()

    def paint(self, rows: Sequence[Sequence[Segment]], caret: tuple[int, int]) -> str:
        """Return what to write so that the screen has these rows, and the caret in this column and row."""
        written = [] if self._base is not None or not rows else [self._empty_screen(rows[-1])]
        base = self._base or Style.null()
        for number, segments in enumerate(rows):
            row = _trim(self._pieces(segments, base), base)
            before = self._rows.get(number, ())
            if row != before:
                self._rows[number] = row
                written += self._write_changes(number, before, row) if self._spans else [self._write_row(number, row)]
        if written or caret != self._caret:
            # In the same write as the rows: a reader judges a change by where the caret is after it (`page.py`).
            self._caret = caret
            written += self._write_caret_cell(caret) if self._spans else []
            written += [self._switch_style(None), move_caret(caret[1], caret[0])]
        return "".join(written)

    def _write_caret_cell(self, caret: tuple[int, int]) -> list[str]:
        """Return what writes the cell of the caret again, if it is blank, in its own colours.

        Terminals show the caret in the cell's colour of words, in which `_switch_style` may have left something else.
        """
        cells = _cells(self._rows.get(caret[1], ()))
        if caret[0] >= len(cells) or cells[caret[0]][0] != " ":
            return []
        return [self._switch_style(cells[caret[0]][1]), move_caret(caret[1], caret[0]), " "]

    def _empty_screen(self, row: Sequence[Segment]) -> str:
        """Return what empties the screen, in the style of the ground, or that in which `row` ends."""
        base = self._ground or (row[-1].style if row else None) or Style.null()
        self._base = self._translate(base)
        self._base_codes = self._codes(self._base)
        self._pen = self._base
        return f"{self._base_codes}{CLEAR}"

    def _pieces(self, segments: Sequence[Segment], base: Style) -> list[tuple[str, Style]]:
        # Names and files that others have written are shown too, and must not control the terminal.
        pieces = [
            (escape_controls(segment.text), self._translate(segment.style) if segment.style else base)
            for segment in segments
            if segment.text
        ]
        return [each for piece in pieces for each in _with_lower_halves(*piece)] if self._lower_halves else pieces

    def _write_row(self, number: int, row: _Row) -> str:
        # Erased before it is written: after a text as wide as the screen, erasing would take its last letter.
        return f"{move_caret(number, 0)}\x1b[K" + "".join(map(self._render, row))

    def _write_changes(self, number: int, before: _Row, row: _Row) -> Iterator[str]:
        """Yield the pieces of a row that differ, each in its place, then what erases the old end after it."""
        old, new = _cells(before), _cells(row)
        # Where the width of a sign is uncertain, its neighbours may have moved: the whole row is written again.
        if not (_are_whole(old, before) and _are_whole(new, row)):
            yield self._switch_style(None) + self._write_row(number, row)
            return
        for start, end in _find_differences(old, new, (" ", self._base or Style.null())):
            yield move_caret(number, start)
            for text, style in _join(new[start:end]):
                yield self._switch_style(style, blank=text.isspace()) + text
        # At the margin the caret would be on the last sign, and erasing would take it.
        if len(new) < len(old) and (self.width is None or len(new) < self.width):
            yield f"{self._switch_style(None)}{move_caret(number, len(new))}\x1b[K"

    def _switch_style(self, style: Style | None, *, blank: bool = False) -> str:
        """Return what gives this style to the text that follows (None: that of an empty screen).

        Only what differs is written. Where the text is blank, only its ground matters.
        """
        wanted, pen = self._base if style is None else style, self._pen
        if wanted == pen or wanted is None:
            return ""
        if blank and pen is not None and not (_must_be_switched_on_blanks(pen) or _must_be_switched_on_blanks(wanted)):
            wanted = pen + Style(bgcolor=wanted.bgcolor)
        # Rich writes only what a style switches on: an attribute, or a colour that is not said, ends with a reset.
        both = pen is not None and _says_both_colours(pen) and _says_both_colours(wanted)
        if pen is None or not both or _attributes(pen) != _attributes(wanted):
            self._pen = wanted
            return f"\x1b[0m{self._codes(wanted)}"
        self._pen = wanted
        ink = wanted.color if wanted.color != pen.color else None
        ground = wanted.bgcolor if wanted.bgcolor != pen.bgcolor else None
        return "" if ink is None and ground is None else self._codes(Style(color=ink, bgcolor=ground))

    def _codes(self, style: Style) -> str:
        # Rich has no public way to the codes of a style alone.
        return style.render("\0", color_system=self._colours).partition("\0")[0]

    def _render(self, piece: tuple[str, Style]) -> str:
        text, style = piece
        if style == self._base:
            return text
        # Rich ends a text with a reset: the style of the ground has to follow.
        return f"{style.render(text, color_system=self._colours)}{self._base_codes}"


def _with_lower_halves(text: str, style: Style) -> list[tuple[str, Style]]:
    """Return a text in pieces in which upper half blocks are lower ones, and full ones blanks, in exchanged colours."""
    if style.reverse or not _says_both_colours(style) or not (UPPER in text or FULL in text):
        return [(text, style)]
    runs = ["".join(run) for _, run in itertools.groupby(text, lambda sign: sign if sign in (UPPER, FULL) else "")]
    signs = {UPPER: LOWER, FULL: " "}
    return [(signs[run[0]] * len(run), _exchanged(style)) if run[0] in signs else (run, style) for run in runs]


@functools.lru_cache(maxsize=1024)
def _exchanged(style: Style) -> Style:
    return style + Style(color=style.bgcolor, bgcolor=style.color)


def _says_both_colours(style: Style) -> bool:
    """Return whether a style says the colour of the words and that of the ground."""
    return style.color is not None and style.bgcolor is not None


def _must_be_switched_on_blanks(style: Style) -> bool:
    """Return whether a style changes blanks in more than their ground, or lacks a colour, so that a reset ends it."""
    return bool(style.reverse or style.underline) or not _says_both_colours(style)


def _attributes(style: Style) -> tuple[bool | None, ...]:
    """Return the attributes of a style that this program uses."""
    return tuple(bool(each) for each in (style.bold, style.dim, style.italic, style.underline, style.reverse))


def _keep_style(style: Style) -> Style:
    return style


def _trim(pieces: list[tuple[str, Style]], base: Style) -> _Row:
    """Return the pieces of a row without the blanks at its end."""
    while pieces and _leaves_blanks_empty(pieces[-1][1], base):
        text, style = pieces.pop()
        if text.rstrip(" "):
            pieces.append((text.rstrip(" "), style))
            break
    return tuple(pieces)


def _leaves_blanks_empty(style: Style, base: Style) -> bool:
    return style.bgcolor == base.bgcolor and not (style.reverse or style.underline)


# Rows as cells, and where they differ.


def _cells(row: _Row) -> list[_Cell]:
    cells: list[_Cell] = []
    for text, style in row:
        for sign in text:
            width = cell_len(sign)
            # A combining mark belongs to the sign before it, which may be a wide one.
            if not width and cells:
                last = -1 if cells[-1][0] else -2
                cells[last] = (cells[last][0] + sign, cells[last][1])
            cells += [(sign, style), ("", style)][:width]
    return cells


def _are_whole(cells: Sequence[_Cell], row: _Row) -> bool:
    """Return whether each sign of a row has cells of its own: some signs are joined, and their width is uncertain."""
    text = "".join(text for text, _ in row)
    return len(cells) == cell_len(text) and "".join(sign for sign, _ in cells) == text


def _find_differences(old: Sequence[_Cell], new: Sequence[_Cell], empty: _Cell) -> list[tuple[int, int]]:
    """Return the spans of a row to write: first cell, and the one after the last; whole signs only."""
    spans: list[tuple[int, int]] = []
    for at, cell in enumerate(new):
        # After its end the old row was erased, so there are blanks on the ground.
        if cell == (old[at] if at < len(old) else empty):
            continue
        start, end = _whole_signs(new, at)
        # A span that is near is joined to the one before.
        if spans and start - spans[-1][1] < CLOSE:
            start = spans.pop()[0]
        spans.append((start, end))
    return spans


def _whole_signs(cells: Sequence[_Cell], at: int) -> tuple[int, int]:
    start = at - 1 if not cells[at][0] and at else at
    end = at + 2 if at + 1 < len(cells) and not cells[at + 1][0] else at + 1
    return start, end


def _join(cells: Sequence[_Cell]) -> _Row:
    """Return the cells as pieces of one style each."""
    groups = itertools.groupby(cells, lambda cell: cell[1])
    return tuple(("".join(sign for sign, _ in group), style) for style, group in groups)


# Terminals with sixteen colours, and players who want none.


def sixteen_colours(shades: Shades, numbers: Numbers = USUAL) -> Translation:
    """Return a translation of shades to the terminal's own colours; other colours become the nearest of them.

    Black is never bold: many terminals show bold black as grey.
    """
    sixteen = to_sixteen(shades, numbers)

    @functools.lru_cache(maxsize=1024)
    def translate(style: Style) -> Style:
        ground = _to_number(style.bgcolor, sixteen.grounds)
        words = _words_on(ground, _to_number(style.color, sixteen.drawn), sixteen)
        shown = style + Style(color=words, bgcolor=ground)
        is_black = words is not None and words.number == BLACK
        return shown + Style(bold=False) if is_black and shown.bold else shown

    return translate


def eight_bit_colours(style: Style) -> Style:
    """Return the style with better ones of 256 colours than the nearest, where there are any."""
    ground, words = _better(style.bgcolor), _better(style.color)
    return style if ground is None and words is None else style + Style(color=words, bgcolor=ground)


def _better(colour: Color | None) -> Color | None:
    better = None if colour is None or colour.triplet is None else NEAREST.get(colour.triplet.hex)
    return None if better is None else Color.parse(better)


def _to_number(colour: Color | None, numbers: Mapping[ColorTriplet, int | None]) -> Color | None:
    if colour is None or colour.triplet is None or colour.triplet not in numbers:
        return colour
    number = numbers[colour.triplet]
    return Color.default() if number is None else Color.from_ansi(number)


def _words_on(ground: Color | None, words: Color | None, sixteen: SixteenColours) -> Color | None:
    """Return the colour of words on a filled ground."""
    number = None if ground is None or ground.number is None else sixteen.inks.get(ground.number)
    return words if number is None else Color.from_ansi(number)


def no_colours(shades: Shades) -> Translation:
    """Return a translation without colours: what is filled is reversed if it is nearer to words than to the ground."""
    ground, ink = _brightness(triplet(shades.ground)), _brightness(triplet(shades.ink))

    @functools.lru_cache(maxsize=1024)
    def translate(style: Style) -> Style:
        behind = style.color if style.reverse else style.bgcolor
        filled = bool(style.reverse) if behind is None or behind.is_default else _is_nearer(behind, ink, ground)
        return style.without_color + Style(reverse=filled if filled or style.reverse else None)

    return translate


def _is_nearer(colour: Color, ink: float, ground: float) -> bool:
    brightness = _brightness(colour.get_truecolor())
    return abs(brightness - ink) < abs(brightness - ground)


def _brightness(colour: ColorTriplet) -> float:
    """Return a brightness from 0 to 255, as Textual computes its greys."""
    red, green, blue = colour
    return (red * 299 + green * 587 + blue * 114) / 1000
