"""How the room of a terminal is shared: what is how large, by breakpoints of columns and rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

import msgspec

from uno_tui.app.board.faces import GAP, FaceSize
from uno_tui.ui.settings import Look

NARROWEST, LOWEST = 60, 20
"""Columns and rows below which the table is shown in lines."""
CellSize = tuple[int, int]
"""Columns and rows."""
TOP_CARDS: Sequence[CellSize] = ((47, 21), (35, 15), (27, 13), (23, 11), (19, 9), (15, 7))
"""The forms of the top card, the largest first."""
SHARE = 0.4
"""How much of the screen the top card may take in each direction."""
HALF = 0.45
"""How much of its height a hand may take."""
MOST_BANDS = 2
"""So many bands one overlooks; with more of them the faces are smaller."""
FEWEST_TOLD = 4
"""Rows that what happened needs at least, its title among them."""
ANSWERS = 6
"""Rows that a question and its answers need at least."""


class Needs(msgspec.Struct, frozen=True):
    """What is to be shown: how many cards in the hand, how many rows are `fixed`, how many the middle needs at least.

    The `least` depends on the form of the top card, where there `has_top`. Somebody `asks` where answers stand in the
    place of what happened; the round may be `over`.
    """

    cards: int
    fixed: int
    least_rows: Callable[[CellSize], int]
    has_top: bool
    asks: bool
    over: bool


class Arrangement(msgspec.Struct, frozen=True):
    """The form of the top card, the columns of the seats, the rows of what happened at least, of answers to keys, and
    of the hand, and how its faces are drawn."""

    top: CellSize
    seats: int
    log: int
    echo: int
    hand: int
    face_size: FaceSize


def shows_cards(look: Look, width: int, height: int) -> bool:
    """Return whether a terminal of so many columns and rows shows cards in this look."""
    return look is Look.CARDS and width >= NARROWEST and height >= LOWEST


def seats_width(width: int) -> int:
    """Columns of the box of seats: from 80, 120 and 180 columns on it is wider."""
    return 48 if width >= 180 else 42 if width >= 120 else 36 if width >= 80 else 28


def answer_rows(height: int) -> int:
    """Rows for answers to keys."""
    return 2 if height >= 30 else 1


def arrange(width: int, height: int, needs: Needs, sizes: Sequence[FaceSize]) -> Arrangement:
    """The largest faces for which there is room beside a top card; if there is for none, bands that scroll."""
    echo = answer_rows(height)
    left = height - needs.fixed - echo
    if needs.over:
        log, top, size, hand = _arrange_result(height, needs, sizes)
    else:
        log, top, size, hand = _arrange_hand(width, height, needs, sizes, left)
    return Arrangement(top, seats_width(width), log, echo, hand, size)


def _logs(height: int, needs: Needs) -> Sequence[int]:
    """Rows for what happened: as many as one would like, and as few as will do."""
    least = ANSWERS if needs.asks else FEWEST_TOLD
    return sorted({max(10 if height >= 50 else 6 if height >= 30 else FEWEST_TOLD, least), least}, reverse=True)


def _arrange_result(height: int, needs: Needs, sizes: Sequence[FaceSize]) -> tuple[int, CellSize, FaceSize, int]:
    """Now whoever has won is large."""
    return _logs(height, needs)[0], TOP_CARDS[-1], sizes[-1], sizes[-1].height if needs.cards else 0


def _arrange_hand(
    width: int, height: int, needs: Needs, sizes: Sequence[FaceSize], left: int
) -> tuple[int, CellSize, FaceSize, int]:
    """The hand has its room before what happened, and both before the top card."""
    tops, logs = _tops(width, height) if needs.has_top else TOP_CARDS[-1:], _logs(height, needs)
    for size, rows in _fitting_faces(width, height, needs.cards, sizes):
        for log, top in product(logs, tops):
            if rows <= left - log - needs.least_rows(top):
                return log, top, size, rows
    size, room = sizes[-1], max(1, left - logs[-1] - needs.least_rows(TOP_CARDS[-1]))
    bands = max(1, min(count_bands(needs.cards, width - 2, size), room // size.height))
    return logs[-1], TOP_CARDS[-1], size, bands * size.height if needs.cards else 0


def _fitting_faces(width: int, height: int, cards: int, sizes: Sequence[FaceSize]) -> Iterator[tuple[FaceSize, int]]:
    """The sizes in which the hand is not too high, and how many rows it takes then."""
    tallest = 15 if width >= 180 and height >= 50 else 9 if width >= 120 and height >= 30 else 6
    for size in sizes:
        bands = count_bands(cards, width - 2, size) if cards else 0
        narrower = (other for other in sizes if other.height == size.height and other.width == size.width - 1)
        # A face that is one column narrower looks as good; where it saves a band, it is the better one.
        if bands and any(count_bands(cards, width - 2, other) < bands for other in narrower):
            continue
        if size.height <= tallest and bands * size.height <= HALF * height and (bands <= MOST_BANDS or size.height < 6):
            yield size, bands * size.height


def _tops(width: int, height: int) -> Sequence[CellSize]:
    fitting = [top for top in TOP_CARDS if top[0] <= SHARE * width and top[1] <= SHARE * height]
    return fitting or TOP_CARDS[-1:]


def faces_per_band(width: int, size: FaceSize) -> int:
    """How many faces stand beside each other."""
    return max(1, (width + GAP) // (size.width + GAP))


def count_bands(count: int, width: int, size: FaceSize) -> int:
    """How many bands so many cards take."""
    return max(1, -(-count // faces_per_band(width, size)))
