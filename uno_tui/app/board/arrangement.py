"""How the room of a terminal is shared: what is how large, by breakpoints of columns and rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

import msgspec

from uno_tui.app.board.faces import GAP, Cut

NARROWEST, LOWEST = 60, 20
"""Columns and rows below which the table is shown in lines."""
Form = tuple[int, int]
"""Columns and rows."""
TOP_CARDS: Sequence[Form] = ((47, 21), (35, 15), (27, 13), (23, 11), (19, 9), (15, 7))
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
    least: Callable[[Form], int]
    has_top: bool
    asks: bool
    over: bool


class Arrangement(msgspec.Struct, frozen=True):
    """The form of the top card, the columns of the seats, the rows of what happened at least, of answers to keys, and
    of the hand, and how its faces are cut."""

    top: Form
    seats: int
    log: int
    echo: int
    hand: int
    cut: Cut


def seats_width(width: int) -> int:
    """Columns of the box of seats: from 80, 120 and 180 columns on it is wider."""
    return 48 if width >= 180 else 42 if width >= 120 else 36 if width >= 80 else 28


def answer_rows(height: int) -> int:
    """Rows for answers to keys."""
    return 2 if height >= 30 else 1


def arranged(width: int, height: int, needs: Needs, cuts: Sequence[Cut]) -> Arrangement:
    """The largest faces for which there is room beside a top card; if there is for none, bands that scroll."""
    echo = answer_rows(height)
    left = height - needs.fixed - echo
    log, top, cut, hand = _over(height, needs, cuts) if needs.over else _largest(width, height, needs, cuts, left)
    return Arrangement(top, seats_width(width), log, echo, hand, cut)


def _logs(height: int, needs: Needs) -> Sequence[int]:
    """Rows for what happened: as many as one would like, and as few as will do."""
    least = ANSWERS if needs.asks else FEWEST_TOLD
    return sorted({max(10 if height >= 50 else 6 if height >= 30 else FEWEST_TOLD, least), least}, reverse=True)


def _over(height: int, needs: Needs, cuts: Sequence[Cut]) -> tuple[int, Form, Cut, int]:
    """Now whoever has won is large."""
    return _logs(height, needs)[0], TOP_CARDS[-1], cuts[-1], cuts[-1].height if needs.cards else 0


def _largest(width: int, height: int, needs: Needs, cuts: Sequence[Cut], left: int) -> tuple[int, Form, Cut, int]:
    """The hand has its room before what happened, and both before the top card."""
    tops, logs = _tops(width, height) if needs.has_top else TOP_CARDS[-1:], _logs(height, needs)
    for cut, rows in _that_fit(width, height, needs.cards, cuts):
        for log, top in product(logs, tops):
            if rows <= left - log - needs.least(top):
                return log, top, cut, rows
    cut, room = cuts[-1], max(1, left - logs[-1] - needs.least(TOP_CARDS[-1]))
    bands = max(1, min(bands_of(needs.cards, width - 2, cut), room // cut.height))
    return logs[-1], TOP_CARDS[-1], cut, bands * cut.height if needs.cards else 0


def _that_fit(width: int, height: int, cards: int, cuts: Sequence[Cut]) -> Iterator[tuple[Cut, int]]:
    """The cuts in which the hand is not too high, and how many rows it takes then."""
    tallest = 15 if width >= 180 and height >= 50 else 9 if width >= 120 and height >= 30 else 6
    for cut in cuts:
        bands = bands_of(cards, width - 2, cut) if cards else 0
        if bands and any(_is_as_good(other, cut) and bands_of(cards, width - 2, other) < bands for other in cuts):
            continue
        if cut.height <= tallest and bands * cut.height <= HALF * height and (bands <= MOST_BANDS or cut.height < 6):
            yield cut, bands * cut.height


def _is_as_good(other: Cut, cut: Cut) -> bool:
    return other.height == cut.height and other.width == cut.width - 1


def _tops(width: int, height: int) -> Sequence[Form]:
    fitting = [top for top in TOP_CARDS if top[0] <= SHARE * width and top[1] <= SHARE * height]
    return fitting or TOP_CARDS[-1:]


def per_band(width: int, cut: Cut) -> int:
    """How many faces stand beside each other."""
    return max(1, (width + GAP) // (cut.width + GAP))


def bands_of(count: int, width: int, cut: Cut) -> int:
    """How many bands so many cards take."""
    return max(1, -(-count // per_band(width, cut)))
