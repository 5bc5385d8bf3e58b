"""What lies in the middle of the table where that is more than a top card: sets of tiles, a grid of bases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset

from uno_tui.app.board.drawn import Drawn, Row, padded, piece, shortened, width_of
from uno_tui.app.letters import letters
from uno_tui.app.letters import width as letters_width
from uno_tui.app.themes import Shades
from uno_tui.ui.ports.picture import Picture, Spread, SpreadCard
from uno_tui.ui.wrapping import cells

Room = tuple[int, int]
"""Columns and rows."""
LABEL = 4
"""Cells of the number of a set, and of what marks it."""


class Middle(Drawn):
    """Shows all spreads but the hand."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.room: Room = (80, 8)
        self.first_row = 0
        """The row that stands at the top."""
        self._selected: Offset | None = None
        """Where the selected card's first letter stands, in the whole of the table."""

    def least(self, picture: Picture, width: int) -> int:
        """Rows that are needed at least."""
        raise NotImplementedError

    def leaves_room(self, picture: Picture, width: int, seats: int) -> bool:
        """Whether the seats fit beside it."""
        raise NotImplementedError

    def show(self, picture: Picture, room: Room, shades: Shades) -> None:
        """Show it in so many columns and rows; what does not fit is said to be there."""
        rows = self.laid_out(picture, room[0], shades)
        height = max(1, room[1])
        if len(rows) <= height:
            self.first_row = 0
            self.paint(rows)
            return
        at = self._selected.y if self._selected is not None else self.first_row
        inside = height - 1
        self.first_row = max(0, min(max(at - inside + 1, min(self.first_row, at)), len(rows) - inside))
        below = len(rows) - inside - self.first_row
        signs = f"▲ {self.first_row}   ▼ {below}" if self.first_row else f"▼ {below}"
        self.paint([*rows[self.first_row : self.first_row + inside], [piece(signs, shades.mark, bold=True)]])

    def laid_out(self, picture: Picture, width: int, shades: Shades) -> list[Row]:
        """All rows; finds out where the selected card is."""
        raise NotImplementedError

    @property
    def caret(self) -> Offset | None:
        """Where the first letter of the selected card is on the screen."""
        if self._selected is None or not self.region:
            return None
        return self.content_region.offset + Offset(self._selected.x, self._selected.y - self.first_row)


class Sets(Middle):
    """Sets of tiles, numbered and unbroken, one a row; beside each other where rows are scarce, large if they fit."""

    def least(self, picture: Picture, width: int) -> int:
        """The sets packed as closely as they go, or half of the screen."""
        return max(2, min(len(_packed(picture.spreads[1:], width, small=True)), self.app.size.height // 2 - 2))

    def leaves_room(self, picture: Picture, width: int, seats: int) -> bool:
        """Whether the widest set still fits, and all of them in half of the screen."""
        sets, left = picture.spreads[1:], width - seats
        widest = max((_width(spread, small=True) for spread in sets), default=0)
        return left >= max(widest, 44) and len(_packed(sets, left, small=True)) < self.app.size.height // 2

    def laid_out(self, picture: Picture, width: int, shades: Shades) -> list[Row]:
        """A set a row if there are rows for them."""
        sets = picture.spreads[1:]
        self._selected = None
        if not sets:
            return [[piece(f" {line}", shades.ink)] for line in picture.beside]
        lines = _packed(sets, width, small=False)
        small = len(lines) * TILE > self.room[1] or max(_width(each, small=False) for each in sets) > width
        apart = [[number] for number in range(len(sets))]
        if len(sets) * (1 if small else TILE) <= self.room[1]:
            lines = apart
        elif small:
            lines = _packed(sets, width, small=True)
        rows: list[Row] = []
        for line in lines:
            rows += self._line(line, picture, len(rows), shades, small=small)
        return rows

    def _line(self, line: Sequence[int], picture: Picture, y: int, shades: Shades, *, small: bool) -> list[Row]:
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
TILE = LARGE + 2
"""Rows of a tile with large letters: half a row of its colour above and below them."""


def _tile_width(lying: SpreadCard, *, small: bool) -> int:
    shown = lying.shown
    if small:
        return max(4, cells(shown.sign + shown.value) + 1)
    return letters_width(shown.value or "J", "small") + 5


def _width(spread: Spread, *, small: bool) -> int:
    return LABEL + sum(_tile_width(each, small=small) for each in spread.cards) + 2 + cells(spread.why)


def _packed(sets: Sequence[Spread], width: int, *, small: bool) -> list[list[int]]:
    """Which sets stand in which row, in their order."""
    lines: list[list[int]] = []
    used = width + 1
    for place, spread in enumerate(sets):
        if used + _width(spread, small=small) > width:
            lines.append([])
            used = 0
        lines[-1].append(place)
        used += _width(spread, small=small)
    return lines


def _add_set(rows: list[list[Segment]], spread: Spread, selected: int, shades: Shades, *, small: bool) -> None:
    mark = "!" if spread.wrong else "+" if spread.new else " "
    label = f"{shortened(spread.title, LABEL - 2):>{LABEL - 2}}{mark} "
    ink = (shades.alarm_ink, shades.alarm) if spread.wrong else (shades.ink, "")
    first = min(1, len(rows) - 1)
    for number, row in enumerate(rows):
        named = piece(label, *ink, bold=spread.wrong or spread.new)
        row.append(named if number == first else piece(" " * LABEL, shades.ink))
    for place, lying in enumerate(spread.cards):
        drawn = _tile if small else _large_tile
        for row, added in zip(rows, drawn(lying, shades, selected=place == selected), strict=True):
            row += added
    for number, row in enumerate(rows):
        row.append(piece(f" {spread.why} " if number == first else " " * (cells(spread.why) + 2), shades.ink))


def _tile(lying: SpreadCard, shades: Shades, *, selected: bool) -> list[Row]:
    """Sign and number on a field, with a mark behind the selected one."""
    shown = lying.shown
    text = f"{shown.sign}{shown.value}".ljust(3)
    ink, ground = shades.field_inks[shown.colour], shades.fields[shown.colour]
    if selected:
        ink, ground = shades.ground, shades.mark
    behind = "◄" if selected else "!" if lying.wrong else " "
    return [[piece(text, ink, ground, bold=True), piece(behind, shades.mark, bold=True)]]


def _large_tile(lying: SpreadCard, shades: Shades, *, selected: bool) -> list[Row]:
    """Three rows of large letters with the sign beside them, in a field that is a little higher."""
    shown = lying.shown
    drawn = letters(shown.value or "J", "small")
    ink, ground = shades.field_inks[shown.colour], shades.fields[shown.colour]
    if selected:
        ink, ground = shades.ground, shades.mark
    rows: list[Row] = []
    for number, line in enumerate(drawn):
        sign = shown.sign if not number else "▶" if selected and number == 1 else " "
        rows.append([piece(f"{sign} {line} ", ink, ground, bold=True), piece(" ", shades.mark)])
    across = _tile_width(lying, small=False) - 1
    above, below = ([piece(half * across, ground), piece(" ", shades.mark)] for half in "▄▀")
    return [above, *rows, below]


class Grid(Middle):
    """A row a seat, a column a colour: the cards of each base, and their sum."""

    def least(self, picture: Picture, width: int) -> int:
        """All of it, or half of the screen."""
        return max(4, min(2 * len(picture.spreads) + 2, self.app.size.height // 2))

    def leaves_room(self, picture: Picture, width: int, seats: int) -> bool:
        """Everybody stands in the grid already."""
        return False

    def laid_out(self, picture: Picture, width: int, shades: Shades) -> list[Row]:
        """The seats one under the other, whoever looks on top; the sums large where there is room."""
        self._selected = None
        name = min(16, max(cells(each.seat_info.name) for each in picture.spreads if each.seat_info) + 8)
        column = max(8, (width - name - 2) // len(SHADES))
        if column >= LARGE_COLUMN:
            rows = self._all(picture, (name, column), width, shades, large=True)
            if len(rows) <= self.room[1]:
                return rows
        return self._all(picture, (name, column), width, shades, large=False)

    def _all(
        self, picture: Picture, widths: tuple[int, int], width: int, shades: Shades, *, large: bool
    ) -> list[Row]:
        name, column = widths
        self._selected = None
        heads = [picture.columns[0].rjust(name - 1) + " ", *(each.ljust(column) for each in picture.columns[1:])]
        rows: list[Row] = [[piece("".join(heads)[:width], shades.ink, bold=True)]]
        for number, spread in enumerate(picture.spreads):
            selected = picture.place[1] if picture.place[0] == number and number else -1
            rows += self._base(spread, selected, widths, len(rows), shades, large=large)
        return [*rows, *([piece(f" {line}", shades.ink)] for line in picture.beside)]

    def _base(
        self, spread: Spread, selected: int, widths: tuple[int, int], y: int, shades: Shades, *, large: bool
    ) -> list[Row]:
        name, column = widths
        columns = [self._column(spread, colour, selected, column, shades, large=large) for colour in SHADES]
        rows: list[Row] = []
        for line in range(max(1, *map(len, columns))):
            row = list(_label(spread, name, shades)) if not line else [piece(" " * name, shades.ink)]
            for rows_of_column in columns:
                part, place = rows_of_column[line] if line < len(rows_of_column) else ([], None)
                if place is not None:
                    self._selected = Offset(width_of(row) + place, y + line)
                row += padded(part, column, Style.null())
            rows.append(row)
        return rows if not large else [*rows, [piece("", shades.ink)]]

    def _column(
        self, spread: Spread, colour: str, selected: int, width: int, shades: Shades, *, large: bool
    ) -> list[tuple[Row, int | None]]:
        """The cards of one colour in rows of so many cells, and their sum; where the selected one stands."""
        total = spread.columns[tuple(SHADES).index(colour)] if spread.columns else ""
        signs = [piece(f"{SHADES[colour]} ", shades.signs[colour]), *[piece("  ", shades.ink)] * LARGE]
        sums = _large_sum(total, shades) if large else _small_sum(total, shades)
        heads = [[sign, *row] for sign, row in zip(signs, sums, strict=False)]
        behind = max(map(width_of, heads)) if large else 2
        rows: list[tuple[list[Segment], int | None]] = [(heads[0], None)]
        for place, lying in enumerate(spread.cards):
            if lying.shown.colour != colour:
                continue
            if width_of(rows[-1][0]) + 3 > width - 1:
                rows.append(([piece(" " * behind, shades.ink)] if len(rows) >= len(heads) else heads[len(rows)], None))
            row, at = rows[-1]
            at = width_of(row) + 1 if place == selected else at
            rows[-1] = ([*row, *_small(lying, shades, selected=place == selected)], at)
        return [*rows, *((head, None) for head in heads[len(rows) :])]


LARGE_COLUMN = 26
"""Columns that a colour needs for its sum to be large."""
SUM = 5
"""Columns of a sum in writing: under each other where bases are."""


def _small_sum(total: str, shades: Shades) -> list[Row]:
    """A sum before its cards; nothing where there is none."""
    return [[piece(f"{total:{SUM}} ", shades.ink, bold=True)] if total else []]


def _large_sum(total: str, shades: Shades) -> list[Row]:
    """The same in large letters, with the dot of an active colour."""
    if not total:
        return [[]]
    figures = "".join(filter(str.isdigit, total))
    drawn = letters(figures, "small")
    dot = "" if total[-1].isdigit() else total[-1]
    across = letters_width("00", "small") + 3
    return [
        [piece(f"{line} {dot if not number else ''}".ljust(across), shades.ink, bold=True)]
        for number, line in enumerate(drawn)
    ]


def _label(spread: Spread, width: int, shades: Shades) -> Row:
    seated = spread.seat_info
    assert seated is not None, "every base is somebody's"  # noqa: S101 - a grid has no other spreads
    points = f"{seated.points} "
    shown = shortened(seated.name, width - 3 - cells(points))
    space = " " * (width - 3 - cells(shown) - cells(points))
    ink, ground = (shades.banner_ink, shades.banner) if seated.on_turn else (shades.ink, "")
    return [
        piece(f"{'▶' if seated.on_turn else ' '} ", shades.mark, bold=True),
        piece(shown, ink, ground, bold=True),
        piece(f"{space}{points} ", shades.ink),
    ]


def _small(lying: SpreadCard, shades: Shades, *, selected: bool) -> Row:
    shown = lying.shown
    if selected:
        return [piece(f"[{shown.value}]", shades.ground, shades.mark, bold=True)]
    return [piece(f" {shown.value} ", shades.field_inks[shown.colour], shades.fields[shown.colour], bold=True)]


SHADES = {"red": "●", "yellow": "▲", "green": "■", "blue": "◆"}
"""The columns of a grid, and their signs."""
MIDDLES: Mapping[str, type[Middle]] = {"sets": Sets, "grid": Grid}
"""What can lie in the middle instead of a top card."""
