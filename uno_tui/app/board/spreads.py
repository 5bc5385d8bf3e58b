"""The cards in the middle of the table where there is more than a top card: sets of tiles, a grid of bases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset

from uno_tui.app.board.arrangement import CellSize
from uno_tui.app.board.faces import word_inks
from uno_tui.app.board.rows import Row, RowsWidget, letter_pieces, pad, piece, pixel_rows, width_of
from uno_tui.app.letters import draw_letters, draw_pixels, letters_width
from uno_tui.app.themes import Shades
from uno_tui.ui.ports.picture import Picture, Spread, SpreadCard
from uno_tui.ui.wrapping import cells, shorten

LABEL = 4
"""Cells of the number and the mark of a set."""
SEVEN_TILES = 44
"""Cells of a set of about seven small tiles, the least that sets have beside the seats."""
JOKER = "J"
"""The letter of a tile without a number."""


class Spreads(RowsWidget):
    """Shows the spreads; the hand, the first of them, only where it is a base of a grid."""

    before_letter = 0
    """Cells of a card before its first letter."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.room: CellSize = (80, 8)
        """The columns and rows that the board gives to it."""
        self.first_row = 0
        """The row at the top."""
        self._selected: Offset | None = None
        """Where the selected card begins, counted from the first row of all."""

    def least_rows(self, picture: Picture, width: int) -> int:
        """Return how many rows are needed at least."""
        raise NotImplementedError

    def leaves_room(self, picture: Picture, width: int, seats: int) -> bool:
        """Return whether the seats fit beside it."""
        raise NotImplementedError

    def show(self, picture: Picture, shades: Shades) -> None:
        """Show the spreads in the columns and rows of `room`; a last row counts what does not fit."""
        rows = self.lay_out(picture, self.room[0], shades)
        height = max(1, self.room[1])
        if len(rows) <= height:
            self.first_row = 0
            self.paint(rows)
            return
        # Scroll no further than the selected card needs; the last row says how much is out of sight.
        at = self._selected.y if self._selected is not None else self.first_row
        inside = height - 1
        self.first_row = max(0, min(max(at - inside + 1, min(self.first_row, at)), len(rows) - inside))
        below = len(rows) - inside - self.first_row
        signs = f"▲ {self.first_row}   ▼ {below}" if self.first_row else f"▼ {below}"
        self.paint([*rows[self.first_row : self.first_row + inside], [piece(signs, shades.mark, bold=True)]])

    def lay_out(self, picture: Picture, width: int, shades: Shades) -> list[Row]:
        """Return all rows, and find where the selected card is."""
        raise NotImplementedError

    def caret(self, *, on_letter: bool) -> Offset | None:
        """Return where the cell before the selected card is, or its first letter; None if none is selected."""
        if self._selected is None or not self.region:
            return None
        x = self._selected.x + (self.before_letter if on_letter else -1)
        return self.content_region.offset + Offset(x, self._selected.y - self.first_row)


class Sets(Spreads):
    """Sets of tiles, numbered and unbroken: one a row, several where rows are scarce, with large letters if they
    fit."""

    def least_rows(self, picture: Picture, width: int) -> int:
        """Return the rows of the sets packed as closely as possible, at most half of the screen."""
        return max(2, min(len(_pack(picture.spreads[1:], width, small=True)), self.app.size.height // 2 - 2))

    def leaves_room(self, picture: Picture, width: int, seats: int) -> bool:
        """Return whether the widest set still fits beside the seats, and all sets fit in half of the screen."""
        sets, left = picture.spreads[1:], width - seats
        widest = max((_set_width(spread, small=True) for spread in sets), default=0)
        return left >= max(widest, SEVEN_TILES) and len(_pack(sets, left, small=True)) < self.app.size.height // 2

    def lay_out(self, picture: Picture, width: int, shades: Shades) -> list[Row]:
        """Return the sets, one a row if there are enough rows."""
        sets = picture.spreads[1:]
        self._selected = None
        if not sets:
            return [[piece(f" {line}", shades.ink)] for line in picture.beside]
        # Large tiles if all sets fit with them; a set a row if there are rows for that; else packed.
        lines = _pack(sets, width, small=False)
        small = len(lines) * TILE > self.room[1] or max(_set_width(each, small=False) for each in sets) > width
        apart = [[number] for number in range(len(sets))]
        if len(sets) * (1 if small else TILE) <= self.room[1]:
            lines = apart
        elif small:
            lines = _pack(sets, width, small=True)
        # Tiles of two rows that touch look like one tall tile.
        gap: list[Row] = [[]] if small and 2 * len(lines) - 1 <= self.room[1] else []
        rows: list[Row] = []
        for line in lines:
            rows += gap if rows else []
            rows += self._draw_line(line, picture, len(rows), shades, small=small)
        return rows

    def _draw_line(self, line: Sequence[int], picture: Picture, y: int, shades: Shades, *, small: bool) -> list[Row]:
        rows: list[list[Segment]] = [[] for _ in range(1 if small else TILE)]
        for number in line:
            spread = picture.spreads[number + 1]
            selected = picture.place[1] if picture.place[0] == number + 1 else -1
            if selected >= 0:
                x = width_of(rows[0]) + LABEL + sum(_tile_width(each, small=small) for each in spread.cards[:selected])
                self._selected = Offset(x, y)
            _add_set(rows, spread, selected, shades, small=small)
        return list(rows)


LARGE = 3
"""Rows of large letters."""
TILE = LARGE + 1
"""Rows of a tile with large letters: half a row of its colour above and below them."""


def _tile_width(lying: SpreadCard, *, small: bool) -> int:
    shown = lying.shown
    if small:
        return max(4, cells(shown.sign + shown.value) + 1)
    return letters_width(shown.value or JOKER, "small") + 5


def _set_width(spread: Spread, *, small: bool) -> int:
    return LABEL + sum(_tile_width(each, small=small) for each in spread.cards) + 2 + cells(spread.why)


def _pack(sets: Sequence[Spread], width: int, *, small: bool) -> list[list[int]]:
    """Return which sets are in which row, in their order."""
    lines: list[list[int]] = []
    used = width + 1
    for place, spread in enumerate(sets):
        if used + _set_width(spread, small=small) > width:
            lines.append([])
            used = 0
        lines[-1].append(place)
        used += _set_width(spread, small=small)
    return lines


def _add_set(rows: list[list[Segment]], spread: Spread, selected: int, shades: Shades, *, small: bool) -> None:
    mark = "!" if spread.wrong else "+" if spread.new else " "
    label = f"{shorten(spread.title, LABEL - 2):>{LABEL - 2}}{mark} "
    ink = (shades.alarm_ink, shades.alarm) if spread.wrong else (shades.ink, "")
    first = min(1, len(rows) - 1)
    for number, row in enumerate(rows):
        named = piece(label, *ink, bold=spread.wrong or spread.new)
        row.append(named if number == first else piece(" " * LABEL, shades.ink))
    for place, lying in enumerate(spread.cards):
        draw = _draw_tile if small else _draw_large_tile
        for row, added in zip(rows, draw(lying, shades, selected=place == selected), strict=True):
            row += added
    for number, row in enumerate(rows):
        row.append(piece(f" {spread.why} " if number == first else " " * (cells(spread.why) + 2), shades.ink))


def _draw_tile(lying: SpreadCard, shades: Shades, *, selected: bool) -> list[Row]:
    """Return sign and number on a field, with a mark after the selected one."""
    shown = lying.shown
    text = f"{shown.sign}{shown.value}".ljust(3)
    sign, words = (shades.field_inks[shown.colour], shades.fields[shown.colour]), word_inks(shown, shades)
    if selected:
        sign = words = shades.mark_ink, shades.mark
    behind = "◄" if selected else " "
    return [
        [piece(text[:1], *sign, bold=True), piece(text[1:], *words, bold=True), piece(behind, shades.mark, bold=True)]
    ]


def _draw_large_tile(lying: SpreadCard, shades: Shades, *, selected: bool) -> list[Row]:
    """Return large letters with the sign before them, in a field with a margin around them."""
    shown = lying.shown
    ink, ground = shades.field_inks[shown.colour], shades.fields[shown.colour]
    if selected:
        ink, ground = shades.mark_ink, shades.mark
    letters = _tile_width(lying, small=False) - 3
    drawn = pixel_rows(draw_pixels(shown.value or JOKER, letters, 2 * TILE), letters, TILE, ink, lambda x, y: ground)
    signs = {0: shown.sign, 2: "▶" if selected else " "}
    return [
        [piece(f" {signs.get(number, ' ')}", ink, ground, bold=True), *row, piece(" ", shades.mark)]
        for number, row in enumerate(drawn)
    ]


class Grid(Spreads):
    """A row for each seat, a column for each colour: the cards of a base, and their sum."""

    before_letter = 1

    def least_rows(self, picture: Picture, width: int) -> int:
        """Return the rows of the whole grid, at most half of the screen."""
        return max(4, min(2 * len(picture.spreads) + 2, self.app.size.height // 2))

    def leaves_room(self, picture: Picture, width: int, seats: int) -> bool:
        """Return False: the grid has everyone's names already."""
        return False

    def lay_out(self, picture: Picture, width: int, shades: Shades) -> list[Row]:
        """Return the seats one below the other, the viewer's on top; the sums are large where there is room."""
        self._selected = None
        name = min(16, max(cells(each.seat_info.name) for each in picture.spreads if each.seat_info) + 8)
        column = max(8, (width - name - 2) // len(COLUMN_SIGNS))
        if column >= LARGE_COLUMN:
            rows = self._draw_all(picture, (name, column), width, shades, large=True)
            if len(rows) <= self.room[1]:
                return rows
        return self._draw_all(picture, (name, column), width, shades, large=False)

    def _draw_all(
        self, picture: Picture, widths: tuple[int, int], width: int, shades: Shades, *, large: bool
    ) -> list[Row]:
        name, column = widths
        self._selected = None
        heads = [picture.columns[0].rjust(name - 1) + " ", *(each.ljust(column) for each in picture.columns[1:])]
        rows: list[Row] = [[piece("".join(heads)[:width], shades.ink, bold=True)]]
        for number, spread in enumerate(picture.spreads):
            # The own base, the first, has its cursor in the hand below.
            selected = picture.place[1] if picture.place[0] == number != 0 else -1
            rows += self._draw_base(spread, selected, widths, len(rows), shades, large=large)
        return [*rows, *([piece(f" {line}", shades.ink)] for line in picture.beside)]

    def _draw_base(
        self, spread: Spread, selected: int, widths: tuple[int, int], y: int, shades: Shades, *, large: bool
    ) -> list[Row]:
        name, column = widths
        columns = [self._draw_column(spread, colour, selected, column, shades, large=large) for colour in COLUMN_SIGNS]
        rows: list[Row] = []
        for line in range(max(1, *map(len, columns))):
            row = list(_draw_label(spread, name, shades)) if not line else [piece(" " * name, shades.ink)]
            for rows_of_column in columns:
                part, place = rows_of_column[line] if line < len(rows_of_column) else ([], None)
                if place is not None:
                    self._selected = Offset(width_of(row) + place, y + line)
                row += pad(part, column, Style.null())
            rows.append(row)
        return rows if not large else [*rows, [piece("", shades.ink)]]

    def _draw_column(
        self, spread: Spread, colour: str, selected: int, width: int, shades: Shades, *, large: bool
    ) -> list[tuple[Row, int | None]]:
        """Return the sum and the cards of one colour in rows of so many cells, each with the selected card's place."""
        total = spread.columns[tuple(COLUMN_SIGNS).index(colour)] if spread.columns else ""
        signs = [piece(f"{COLUMN_SIGNS[colour]} ", shades.signs[colour]), *[piece("  ", shades.ink)] * LARGE]
        sums = _draw_large_sum(total, shades) if large else _draw_small_sum(total, shades)
        heads = [[sign, *row] for sign, row in zip(signs, sums, strict=False)]
        behind = max(map(width_of, heads)) if large else 2
        rows: list[tuple[list[Segment], int | None]] = [(heads[0], None)]
        for place, lying in enumerate(spread.cards):
            if lying.shown.colour != colour:
                continue
            if width_of(rows[-1][0]) + CELL > width - 1:
                rows.append(([piece(" " * behind, shades.ink)] if len(rows) >= len(heads) else heads[len(rows)], None))
            row, at = rows[-1]
            at = width_of(row) if place == selected else at
            rows[-1] = ([*row, *_draw_cell(lying, shades, selected=place == selected)], at)
        return [*rows, *((head, None) for head in heads[len(rows) :])]


LARGE_COLUMN = 26
"""Columns that a colour needs for its sum to be large."""
CELL = 3
"""Columns of a card with one letter."""
SUM = 5
"""Columns of a sum in plain writing, so that sums of several bases are below each other."""


def _draw_small_sum(total: str, shades: Shades) -> list[Row]:
    """Return a sum to write before its cards; nothing where there is none."""
    return [[piece(f"{total:{SUM}} ", shades.ink, bold=True)] if total else []]


def _draw_large_sum(total: str, shades: Shades) -> list[Row]:
    """Return a sum, such as `=12•`, in large letters, with the dot of an active colour base, which can win (UME-6)."""
    if not total:
        return [[]]
    figures = "".join(filter(str.isdigit, total))
    drawn = draw_letters(figures, "small")
    dot = "" if total[-1].isdigit() else total[-1]
    across = letters_width("00", "small") + 3
    return [
        letter_pieces(f"{line} {dot if not number else ''}".ljust(across), shades.ink, bold=True)
        for number, line in enumerate(drawn)
    ]


def _draw_label(spread: Spread, width: int, shades: Shades) -> Row:
    seated = spread.seat_info
    assert seated is not None, "every base belongs to a seat"  # noqa: S101 - a grid has no other spreads
    points = f" {seated.points} "
    shown = shorten(seated.name, width - 3 - cells(points))
    space = " " * (width - 3 - cells(shown) - cells(points))
    ink, ground = (shades.banner_ink, shades.banner) if seated.on_turn else (shades.ink, "")
    return [
        piece(f"{'▶' if seated.on_turn else ' '} ", shades.mark, bold=True),
        piece(shown, ink, ground, bold=True),
        piece(f"{space}{points} ", shades.ink),
    ]


def _draw_cell(lying: SpreadCard, shades: Shades, *, selected: bool) -> Row:
    shown = lying.shown
    short = shown.large or shown.value
    if selected:
        return [piece(f"[{short}]", shades.mark_ink, shades.mark, bold=True)]
    return [piece(f" {short} ", *word_inks(shown, shades), bold=True)]


COLUMN_SIGNS = {"red": "●", "yellow": "▲", "green": "■", "blue": "◆"}
"""The columns of a grid, in the order of `Spread.columns`, and their signs."""
SPREADS: Mapping[str, type[Spreads]] = {"sets": Sets, "grid": Grid}
"""What can lie in the middle instead of a top card, by name."""
