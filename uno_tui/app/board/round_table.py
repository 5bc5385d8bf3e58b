"""The table as one sits at it: the discard pile in the middle, the seats around it in playing order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from rich.style import Style
from textual.timer import Timer

from uno_tui.app.board.arrangement import CellSize
from uno_tui.app.board.canvas import Canvas
from uno_tui.app.board.faces import FaceSize, FaceStyle, draw_face, draw_large_card
from uno_tui.app.board.rows import Row, RowsWidget, fill, letter_pieces, piece, width_of
from uno_tui.app.board.seats import BAR, NEXT, TURN
from uno_tui.app.letters import fit
from uno_tui.app.themes import Shades
from uno_tui.ui.ports.picture import DrawnCard, Picture, SeatInfo
from uno_tui.ui.wrapping import cells, shorten, wrap

NARROWEST, LOWEST = 96, 30
"""Columns and rows of a screen below which the seats are in a list."""
SEAT, WIDE_SEAT = 22, 26
"""Columns of a seat, and those from `WIDE` columns on."""
WIDE = 120
MOST_BACKS = 7
"""Backs of cards that are drawn of a hand; its number stands after them."""
APART = 3
"""Rows from one seat at a side to the next."""
STOCK: CellSize = (10, 7)
"""Columns and rows of the stock."""
BELOW = 2
"""Columns that are seen of each card below the top card."""
TEXT = 12
"""Columns below which nothing is written beside the discard pile."""
LARGE = 20
"""Columns that are kept for what is due, in large letters."""
FRAMES, FRAME = 3, 0.06
"""Frames of a card that moves, and the seconds of each."""
FLYING: CellSize = (8, 4)
"""Columns and rows of a card that moves."""
ARROWS = {1: ("↑", "→", "↓"), -1: ("↓", "←", "↑")}
"""The arrows at the left edge, the upper and the right one, by the direction of play."""


class RoundTable(RowsWidget):
    """Shows the table seen from the person's own seat."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self._shown: tuple[Picture, CellSize, CellSize, Shades] | None = None
        self._frames: list[Timer] = []
        """The timers of the movement; those that have fired stay until it has ended."""

    def show(self, picture: Picture, top: CellSize, size: CellSize, shades: Shades) -> None:
        """Show the table in so many columns and rows, with a top card of this size. What moves comes to rest."""
        wanted = (picture, top, size, shades)
        # The table is also updated when nothing on it has changed, and that must not stop what moves.
        if wanted != self._shown:
            self._shown = wanted
            self._drop_frames()
            self._paint()

    @property
    def moves(self) -> bool:
        """Whether something moves."""
        return bool(self._frames)

    def rest(self) -> None:
        """If something moves, end that and show the table as it is."""
        if self._frames:
            self._drop_frames()
            self._paint()

    def _drop_frames(self) -> None:
        for timer in self._frames:
            timer.stop()
        self._frames.clear()

    def fly(self, flight: Flight) -> None:
        """Let a card move in a few frames; the table itself is shown as it is meanwhile."""
        self._schedule([partial(self._paint, flight=flight, part=part / (FRAMES + 1)) for part in range(1, FRAMES + 1)])

    def deal(self) -> None:
        """Let the cards of all hands appear one by one, within a second at most."""
        self._schedule([partial(self._paint, most=count) for count in range(1, MOST_BACKS)])

    def _schedule(self, frames: Sequence[Callable[[], None]]) -> None:
        self._drop_frames()
        if frames:
            # Now, so that it is drawn together with the new table: else the card would first be seen where it ends.
            frames[0]()
        later = [*frames[1:], self.rest]
        self._frames = [self.set_timer(FRAME * number, frame) for number, frame in enumerate(later, start=1)]

    def _paint(self, *, flight: Flight | None = None, part: float = 0, most: int | None = None) -> None:
        if self._shown is None:
            return
        picture, top, size, shades = self._shown
        canvas = Canvas(*size, Style(color=shades.ink, bgcolor=shades.ground))
        _lay_edge(canvas, picture, shades)
        seat = _seat_width(size[0])
        seats = picture.seats if most is None else [_with_cards(each, most) for each in picture.seats]
        places = _lay_seats(canvas, seats, seat, shades)
        at_top = _sides(len(picture.seats) - 1)[1] > 0
        stock, pile = _lay_middle(canvas, picture, top, (seat + 4, 2 if at_top else 1), shades)
        if flight is not None:
            start = stock if flight.start is None else places[flight.start]
            end = pile if flight.end is None else places[flight.end]
            x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
            canvas.lay(x, y, _draw_flying(flight.card, shades))
        self.paint(canvas.rows())


class Flight(msgspec.Struct, frozen=True):
    """A card on its way from a place to another: a place in `Picture.seats`, or None for the stock or the pile.

    Without a `card`, its back is seen.
    """

    start: int | None
    end: int | None
    card: DrawnCard | None = None


def _with_cards(seated: SeatInfo, most: int) -> SeatInfo:
    return seated if seated.count is None else msgspec.structs.replace(seated, count=min(most, seated.count), note="")


def _draw_flying(card: DrawnCard | None, shades: Shades) -> list[Row]:
    """Return a small card, or its back."""
    if card is None:
        return [[piece(" " * FLYING[0], shades.bar_ink, shades.edge)] for _ in range(FLYING[1])]
    return draw_face(card, FaceSize(*FLYING), FaceStyle(fits=True, signed=False), shades)


def fits(picture: Picture, width: int, height: int) -> bool:
    """Return whether a screen of so many columns and rows has room for this table."""
    large = width >= NARROWEST and height >= LOWEST
    shown = picture.top is not None and not picture.hidden and picture.result is None
    return large and shown and len(picture.seats) > 1


def least_rows(picture: Picture, top: CellSize) -> int:
    """Return the rows that the table needs with a top card of this size."""
    side, above = _sides(len(picture.seats) - 1)
    return max(top[1] + (2 if above else 1), APART * side + 2)


def widest_top(width: int) -> int:
    """Return the columns that a top card may take on a screen of so many columns: stock and texts stand beside it."""
    return width - 2 * (_seat_width(width) + 4) - STOCK[0] - 1 - 2 * BELOW - 2 - TEXT


def _seat_width(width: int) -> int:
    return WIDE_SEAT if width >= WIDE else SEAT


def _sides(others: int) -> tuple[int, int]:
    """Return how many of the others sit at each of the two sides, and how many at the top."""
    side = (others + 1) // 3
    return side, others - 2 * side


def _lay_edge(canvas: Canvas, picture: Picture, shades: Shades) -> None:
    """Lay the edge of the table, with arrows in the direction of play."""
    right = canvas.width - 2
    left_arrow, upper_arrow, right_arrow = ARROWS.get(picture.direction, ("┊", "┄", "┊"))
    line = piece("╭" + "┄" * (right - 2) + "╮", shades.edge, shades.ground)
    canvas.lay(1, 0, [[line]])
    for y in range(1, canvas.height):
        for x, arrow in ((1, left_arrow), (right, right_arrow)):
            is_arrow = y in (2, canvas.height - 2)
            ink = shades.ink if is_arrow else shades.edge
            canvas.lay(x, y, [[piece(arrow if is_arrow else "┊", ink, shades.ground, bold=is_arrow)]])
    for x in (canvas.width // 4, canvas.width - 1 - canvas.width // 4):
        canvas.lay(x, 0, [[piece(upper_arrow, shades.ink, shades.ground, bold=True)]])


def _lay_seats(canvas: Canvas, seats: Sequence[SeatInfo], width: int, shades: Shades) -> list[CellSize]:
    """Lay the others in playing order from the left to the right side, and the person's own seat at the lower edge.

    Returns the column and row of each seat.
    """
    own, *others = seats
    side, above = _sides(len(others))
    left, right = others[:side], others[side + above :]
    room = canvas.height - 2
    places = [(3, _row_of(side - 1 - number, side, room)) for number in range(len(left))]
    drawn = [_draw_seat(each, width, shades) for each in others]
    part = (canvas.width - 2) // max(1, above)
    for number in range(above):
        wide = max(map(width_of, drawn[side + number]))
        places.append((1 + part * number + (part - wide) // 2, 0))
    places += [(canvas.width - 3 - width, _row_of(number, side, room)) for number in range(len(right))]
    for (x, y), rows in zip(places, drawn, strict=True):
        canvas.lay(x, y, rows)
    canvas.lay(3, canvas.height - 1, _draw_seat(own, width, shades)[:1])
    return [(canvas.width // 2, canvas.height - 1), *places]


def _row_of(number: int, count: int, room: int) -> int:
    """Return the row of a seat at a side: the seats are spread over it."""
    return 2 + (number * APART if count * APART >= room - 1 else (2 * number + 1) * room // (2 * count) - 1)


def _draw_seat(seated: SeatInfo, width: int, shades: Shades) -> list[Row]:
    """Return name and points of a player, and below them their cards."""
    points = seated.points_text
    name = shorten(seated.name, width - 4 - cells(points))
    turn = (shades.banner_ink, shades.banner) if seated.on_turn else (shades.ink, shades.ground)
    mark = TURN if seated.on_turn else NEXT if seated.is_next else " "
    rows: list[Row] = [
        [
            piece(f"{mark} ", shades.mark, shades.ground, bold=True),
            piece(name, *turn, bold=True),
            piece(f"  {points} ", shades.ink, shades.ground),
        ]
    ]
    if seated.count is not None:
        backs = BAR * min(MOST_BACKS, seated.count)
        more = "+" if seated.count > MOST_BACKS else ""
        note = [piece(f" {seated.note} ", shades.alarm_ink, shades.alarm, bold=True)] if seated.note else []
        rows.append(
            [
                piece(f"  {backs}{more}", shades.edge, shades.ground),
                piece(f" {seated.count} ", shades.ink, shades.ground, bold=True),
                *note,
            ]
        )
    return rows


def _lay_middle(
    canvas: Canvas, picture: Picture, top: CellSize, corner: CellSize, shades: Shades
) -> tuple[CellSize, CellSize]:
    """Lay the discard pile in the middle, the stock at its left, and what is to be said of it at its right.

    Returns where stock and pile are.
    """
    assert picture.top is not None, "there is no such table without a top card"  # noqa: S101 - `fits` says so
    start, y = corner
    end = canvas.width - start
    y += max(0, (canvas.height - y - top[1]) // 2)
    pile = top[0] + BELOW * len(picture.below)
    x = start + STOCK[0] + 1
    if picture.alarm and end - x - pile < LARGE:  # what is due is large; the stock is in the first line too
        x = start
    elif end - start > STOCK[0] + pile + 2 * TEXT:
        x = max(x, (canvas.width - top[0]) // 2 - 2 * BELOW)
    if x > start:  # the stock has room
        down = y + max(0, (top[1] - STOCK[1]) // 2)
        canvas.lay(x - STOCK[0] - 1, down, _draw_stock(picture, shades))
    # The deepest card first: each is laid over the one below it.
    for number, card in reversed(list(enumerate(picture.below, start=1))):
        canvas.lay(x + top[0] + BELOW * (number - 1), y, _draw_below(card, top[1], number, shades))
    canvas.lay(x, y, draw_large_card(picture.top, *top, shades))
    beside = x + pile + 2
    canvas.lay(beside, y, _draw_texts(picture, end - beside, canvas.height - y, shades))
    return (max(start, x - STOCK[0] - 1), y + 1), (x + top[0] // 2 - FLYING[0] // 2, y + 1)


def _draw_stock(picture: Picture, shades: Shades) -> list[Row]:
    """Return the stock as the back of a card with its number."""
    width, height = STOCK
    lines = {1: picture.game, 3: picture.stock_name, 4: picture.stock}
    return [
        [piece(fill(f" {shorten(lines.get(y, ''), width - 1)}", width), shades.bar_ink, shades.bar, bold=True)]
        for y in range(height)
    ]


def _draw_below(card: DrawnCard, height: int, depth: int, shades: Shades) -> list[Row]:
    """Return what is seen of a card below the top card: its frame, and the colour of its field."""
    blank: Row = [piece(" " * BELOW, shades.ink, shades.ground)]
    frame: Row = [piece(" " * BELOW, shades.card, shades.card)]
    field: Row = [
        piece(" " * (BELOW - 1), shades.fields[card.colour], shades.fields[card.colour]),
        piece(" ", shades.card, shades.card),
    ]
    above = min(depth, height - 3)
    return [*[blank] * above, frame, *[field] * (height - above - 2), frame]


def _draw_texts(picture: Picture, width: int, height: int, shades: Shades) -> list[Row]:
    """Return what lies on top and who laid it, and in large letters what matters more, if they fit."""
    if width < TEXT:
        return []
    texts = [*picture.beside[:1], *filter(None, [picture.laid]), *picture.beside[1:]]
    lines = [line for text in texts for line in wrap(text, width)]
    if len(lines) > height:
        lines = [*lines[: height - 1], shorten(" ".join(lines[height - 1 :]), width)]
    rows: list[Row] = [[piece(line, shades.ink, shades.ground, bold=not number)] for number, line in enumerate(lines)]
    drawn = (fit(text, width, height - len(rows) - 1) for text in (picture.short, picture.shortest) if text)
    large = next((each for each in drawn if len(each) > 1), [])
    if large:
        ink = shades.mark if picture.asks else shades.ink
        rows += [[], *(letter_pieces(line, ink, shades.ground, bold=picture.asks) for line in large)]
    return rows[:height]
