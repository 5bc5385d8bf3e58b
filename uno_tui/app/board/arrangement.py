"""How the rows and columns of a terminal are shared: what is how large, by breakpoints."""

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
"""Sizes of the top card, the largest first."""
TIGHT_TOP, TIGHT_LOG = (11, 6), 2
"""The top card and the rows of the log where cards of the hand had to be hidden otherwise."""
TOP_SHARE = 0.4
"""Share of the screen that the top card may take in each direction."""
HAND_SHARE = 0.45
"""Share of the height that a hand may take."""
MOST_BANDS = 2
"""Bands that one can take in at a glance; with more of them the faces are smaller."""
FEWEST_TOLD = 4
"""Rows that the log needs at least, with its title."""
MOST_LIFT = 2
"""Rows by which the selected card is raised at most; from cards that cannot be played, others are one row apart."""
ANSWERS = 6
"""Rows that a question and its answers, or a lesson's task, need at least."""


class Needs(msgspec.Struct, frozen=True):
    """What is to be shown: how many cards are in the hand, how many rows are `fixed`.

    `least_rows` returns how many rows the middle needs for a size of the top card, if the table `has_top`. A question
    `asks` where its answers take the place of the log; `over` means that the round is. A lesson that `teaches` has its
    task there. Where it `lifts`, the selected card is raised if there is room. `widest` are
    the columns that the top card may take; None: its share of the screen.
    """

    cards: int
    fixed: int
    least_rows: Callable[[CellSize], int]
    has_top: bool
    asks: bool
    over: bool
    teaches: bool = False
    lifts: bool = False
    widest: int | None = None


class Arrangement(msgspec.Struct, frozen=True):
    """The size of the top card, the columns of the seats, the rows of the log (at least), of answers to keys and of
    the hand, the size of its faces, and the rows by which the selected one is raised."""

    top: CellSize
    seats: int
    log: int
    echo: int
    hand: int
    face_size: FaceSize
    lift: int = 0


def shows_cards(look: Look, width: int, height: int) -> bool:
    """Return whether a terminal of so many columns and rows shows cards in this look."""
    return look is Look.CARDS and width >= NARROWEST and height >= LOWEST


def seats_width(width: int) -> int:
    """Return the columns of the box of seats: it is wider from 80, 120 and 180 columns on."""
    return 48 if width >= 180 else 42 if width >= 120 else 36 if width >= 80 else 28


def answer_rows(height: int) -> int:
    """Return the rows for answers to keys."""
    return 2 if height >= 30 else 1


def arrange(width: int, height: int, needs: Needs, sizes: Sequence[FaceSize]) -> Arrangement:
    """Return the arrangement with the largest faces for which there is room beside a top card.

    If there is room for none, the bands of the hand scroll.
    """
    echo = answer_rows(height)
    left = height - needs.fixed - echo
    lift = 0
    if needs.over:
        log, top, size, hand = _arrange_result(height, needs, sizes)
    else:
        log, top, size, hand = _arrange_hand(width, height, needs, sizes, left)
        spare = left - log - hand - needs.least_rows(top)
        if needs.lifts and hand == size.height and size.height >= 6:  # one band
            lift = max(0, min(MOST_LIFT, spare))
    return Arrangement(top, seats_width(width), log, echo, hand + lift, size, lift)


def _logs(height: int, needs: Needs) -> Sequence[int]:
    """Return the rows for the log: as many as are welcome, and as few as will do."""
    fewest = FEWEST_TOLD - 1 if needs.lifts else FEWEST_TOLD  # at a round table one sees who laid the top card
    least = ANSWERS if needs.asks or needs.teaches else fewest
    welcome = 10 if height >= 50 else 6 if height >= 30 and not needs.lifts else fewest
    return sorted({max(welcome, least), least}, reverse=True)


def _arrange_result(height: int, needs: Needs, sizes: Sequence[FaceSize]) -> tuple[int, CellSize, FaceSize, int]:
    """Return log, top card, faces and rows of the hand for a round that is over: the winner's name is large."""
    return _logs(height, needs)[0], TOP_CARDS[-1], sizes[-1], sizes[-1].height if needs.cards else 0


def _arrange_hand(
    width: int, height: int, needs: Needs, sizes: Sequence[FaceSize], left: int
) -> tuple[int, CellSize, FaceSize, int]:
    """Return log, top card, faces and rows of the hand. The hand has room before the log, both before the top card."""
    tops, logs = _tops(width, height, needs.widest) if needs.has_top else TOP_CARDS[-1:], _logs(height, needs)
    for size, rows in _fitting_faces(width, height, needs.cards, sizes):
        for log, top in product(logs, tops):
            if rows <= left - log - needs.least_rows(top):
                return log, top, size, rows
    # A question or a lesson's task stands in the log's place, and keeps its rows.
    if needs.has_top and not (needs.asks or needs.teaches):
        for size, rows in _fitting_faces(width, height, needs.cards, sizes):
            if rows <= left - TIGHT_LOG - needs.least_rows(TIGHT_TOP):
                return TIGHT_LOG, TIGHT_TOP, size, rows
    # Nothing fits: the smallest faces, in as many bands as there is room for.
    size, room = sizes[-1], max(1, left - logs[-1] - needs.least_rows(TOP_CARDS[-1]))
    bands = max(1, min(count_bands(needs.cards, width - 2, size), room // size.height))
    return logs[-1], TOP_CARDS[-1], size, bands * size.height if needs.cards else 0


def _fitting_faces(width: int, height: int, cards: int, sizes: Sequence[FaceSize]) -> Iterator[tuple[FaceSize, int]]:
    """Yield the sizes of faces in which the hand is not too high, with the rows that it takes."""
    # So that one of a few cards is not larger than the table.
    tallest = 15 if width >= 120 and height >= 50 else 9 if height >= 30 else 6
    fitting = []
    for size in sizes:
        bands = count_bands(cards, width - 2, size) if cards else 0
        rows = bands * size.height
        if size.height <= tallest and rows <= HAND_SHARE * height and (bands <= MOST_BANDS or size.height < 6):
            fitting.append((size, rows))
    # One band is taken in at a glance: it comes first where its faces have room for large figures.
    yield from (each for each in fitting if each[1] <= each[0].height and each[0].height >= 6)
    yield from (each for each in fitting if each[1] > each[0].height or each[0].height < 6)


def _tops(width: int, height: int, widest: int | None) -> Sequence[CellSize]:
    across = TOP_SHARE * width if widest is None else widest
    fitting = [top for top in TOP_CARDS if top[0] <= across and top[1] <= TOP_SHARE * height]
    return fitting or TOP_CARDS[-1:]


def faces_per_band(width: int, size: FaceSize) -> int:
    """Return how many faces are beside each other."""
    return max(1, (width + GAP) // (size.width + GAP))


def count_bands(count: int, width: int, size: FaceSize) -> int:
    """Return how many bands so many cards take."""
    return max(1, -(-count // faces_per_band(width, size)))
