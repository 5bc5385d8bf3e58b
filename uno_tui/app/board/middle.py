"""What lies in the middle of the table where that is more than a top card: sets of tiles, a grid of bases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset

from uno_tui.app.board.drawn import Drawn, Row, padded, piece, shortened, width_of
from uno_tui.app.board.picture import Lying, Picture, Spread
from uno_tui.app.themes import Shades
from uno_tui.front.wrapping import cells

Room = tuple[int, int]
"""Columns and rows."""
LABEL = 4


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
    """Sets of tiles, each numbered, in a row and unbroken; beside each other where rows are scarce."""

    def least(self, picture: Picture, width: int) -> int:
        """The sets packed as closely as they go, or half of the screen."""
        return max(3, min(len(_packed(picture.spreads[1:], width)) + 2, self.app.size.height // 2 - 1))

    def leaves_room(self, picture: Picture, width: int, seats: int) -> bool:
        """Whether the widest set still fits."""
        widest = max((_width(spread) for spread in picture.spreads[1:]), default=0)
        return width - seats >= max(widest, 44)

    def laid_out(self, picture: Picture, width: int, shades: Shades) -> list[Row]:
        """A set a row if there are rows for them."""
        sets = picture.spreads[1:]
        lines = [[place] for place in range(len(sets))]
        if len(lines) > self.room[1]:
            lines = _packed(sets, width)
        self._selected = None
        rows: list[Row] = []
        for line in lines:
            row: list[Segment] = []
            for place in line:
                x = width_of(row)
                selected = picture.place[1] if picture.place[0] == place + 1 else -1
                row += _set(sets[place], selected, shades)
                if selected >= 0:
                    self._selected = Offset(x + LABEL + 4 * selected + 1, len(rows))
            rows.append(row)
        return rows or [[piece(" ".join(picture.beside), shades.ink)]]


def _width(spread: Spread) -> int:
    return LABEL + 4 * len(spread.cards) + 2


def _packed(sets: Sequence[Spread], width: int) -> list[list[int]]:
    """Which sets stand in which row, in their order."""
    lines: list[list[int]] = []
    used = width + 1
    for place, spread in enumerate(sets):
        if used + _width(spread) > width:
            lines.append([])
            used = 0
        lines[-1].append(place)
        used += _width(spread)
    return lines


def _set(spread: Spread, selected: int, shades: Shades) -> list[Segment]:
    mark = "!" if spread.wrong else "+" if spread.new else " "
    label = f"{shortened(spread.title, LABEL - 2):>{LABEL - 2}}{mark} "
    ink = (shades.alarm_ink, shades.alarm) if spread.wrong else (shades.ink, "")
    row: list[Segment] = [piece(label, *ink, bold=spread.wrong or spread.new)]
    for place, lying in enumerate(spread.cards):
        row += _tile(lying, shades, selected=place == selected)
    return [*row, piece("  ", shades.ink)]


def _tile(lying: Lying, shades: Shades, *, selected: bool) -> list[Segment]:
    """Four cells: sign and number on a field, with marks around the selected one."""
    shown = lying.shown
    text = f"{shown.sign}{shown.value}".ljust(3)
    field = piece(text, shades.field_inks[shown.colour], shades.fields[shown.colour], bold=True)
    if selected:
        return [piece(f"[{text}]"[:5], shades.ground, shades.mark, bold=True)]
    return [field, piece("!" if lying.wrong else " ", shades.mark, bold=True)]


class Grid(Middle):
    """A row a seat, a column a colour: the cards of each base, and their sum."""

    def least(self, picture: Picture, width: int) -> int:
        """All of it, or half of the screen."""
        return max(4, min(2 * len(picture.spreads) + 2, self.app.size.height // 2))

    def leaves_room(self, picture: Picture, width: int, seats: int) -> bool:
        """Everybody stands in the grid already."""
        return False

    def laid_out(self, picture: Picture, width: int, shades: Shades) -> list[Row]:
        """The seats one under the other, whoever looks on top."""
        self._selected = None
        name = min(14, max(cells(each.seated.name) for each in picture.spreads if each.seated) + 7)
        column = max(8, (width - name - 2) // len(SHADES))
        rows: list[Row] = [[piece(line, shades.ink)] for line in picture.beside]
        for number, spread in enumerate(picture.spreads):
            selected = picture.place[1] if picture.place[0] == number and number else -1
            rows += self._base(spread, selected, name, column, len(rows), shades)
        return rows

    def _base(self, spread: Spread, selected: int, name: int, column: int, y: int, shades: Shades) -> list[Row]:
        cells_ = [self._column(spread, colour, selected, column, shades) for colour in SHADES]
        height = max(1, *(len(rows) for rows in cells_))
        rows: list[Row] = []
        for line in range(height):
            row = list(_label(spread, name, shades)) if not line else [piece(" " * name, shades.ink)]
            for rows_of_column in cells_:
                part, place = rows_of_column[line] if line < len(rows_of_column) else ([], None)
                if place is not None:
                    self._selected = Offset(width_of(row) + place, y + line)
                row += padded(part, column, Style.null())
            rows.append(row)
        return rows

    def _column(
        self, spread: Spread, colour: str, selected: int, width: int, shades: Shades
    ) -> list[tuple[Row, int | None]]:
        """The cards of one colour in rows of so many cells, the sum behind the last; where the selected one stands."""
        total = spread.columns[tuple(SHADES).index(colour)] if spread.columns else ""
        rows: list[tuple[list[Segment], int | None]] = [([piece(f"{SHADES[colour]} ", shades.signs[colour])], None)]
        for place, lying in enumerate(spread.cards):
            if lying.shown.colour != colour:
                continue
            if width_of(rows[-1][0]) + 3 + (cells(total) + 1) > width:
                rows.append(([piece("  ", shades.ink)], None))
            row, at = rows[-1]
            at = width_of(row) + 1 if place == selected else at
            rows[-1] = ([*row, *_small(lying, shades, selected=place == selected)], at)
        rows[-1] = ([*rows[-1][0], piece(total, shades.ink, bold=True)], rows[-1][1])
        return list(rows)


def _label(spread: Spread, width: int, shades: Shades) -> Row:
    seated = spread.seated
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


def _small(lying: Lying, shades: Shades, *, selected: bool) -> Row:
    shown = lying.shown
    if selected:
        return [piece(f"[{shown.value}]", shades.ground, shades.mark, bold=True)]
    return [piece(f" {shown.value} ", shades.field_inks[shown.colour], shades.fields[shown.colour], bold=True)]


SHADES = {"red": "●", "yellow": "▲", "green": "■", "blue": "◆"}
"""The columns of a grid, and their signs."""
MIDDLES: Mapping[str, type[Middle]] = {"sets": Sets, "grid": Grid}
"""What can lie in the middle instead of a top card."""
