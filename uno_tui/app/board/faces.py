"""Cards as they are drawn: in a frame, filled if they can be played, with large letters where there is room."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.segment import Segment

from uno_tui.app.board.drawn import Row, piece, shortened
from uno_tui.app.letters import fit
from uno_tui.app.themes import Shades
from uno_tui.ui.ports.picture import DrawnCard
from uno_tui.ui.wrapping import cells


class Cut(msgspec.Struct, frozen=True):
    """The form of a face in cells. One without a frame is a strip of one or two rows."""

    width: int
    height: int
    framed: bool = True

    @property
    def inner(self) -> int:
        """How many cells a row of writing has."""
        return self.width - 2


CUTS = (
    Cut(26, 15),
    Cut(17, 9),
    Cut(16, 9),
    Cut(17, 6),
    Cut(10, 6),
    Cut(8, 6),
    Cut(10, 4),
    Cut(8, 4),
    Cut(10, 2, framed=False),
)
"""The faces of a hand, the largest first."""
SMALL_CUTS = (Cut(17, 9), Cut(17, 6), Cut(8, 6), Cut(8, 4), Cut(6, 3), Cut(5, 1, framed=False))
"""The faces of tiles, of which there are many."""


def cuts_of(many_cards: bool) -> Sequence[Cut]:
    """Return the faces of a hand, the largest first."""
    return SMALL_CUTS if many_cards else CUTS


BOXES = (Cut(17, 9), Cut(17, 7), Cut(17, 6), Cut(12, 6), Cut(12, 4), Cut(12, 3))
"""The faces of answers to choose from."""
GAP = 1
"""Cells between two faces."""
FOR_LETTERS = 4
"""Rows of writing from which on the value is drawn under the word."""
FITS, SELECTED = "✓", "▼"


class Manner(msgspec.Struct, frozen=True):
    """How a face is drawn: one that `fits` is filled, the `selected` one has a frame of its own.

    It is `signed` if a sign says, too, that it fits.
    """

    fits: bool = False
    selected: bool = False
    wrong: bool = False
    signed: bool = True
    asked: bool = False
    """Whether it is this card that something is asked about."""

    @property
    def sign(self) -> str:
        """What says beside the colours that the card fits, or that it is wrong; empty: neither."""
        return "!" if self.wrong else FITS if self.fits and self.signed else ""


def face(shown: DrawnCard, cut: Cut, manner: Manner, shades: Shades) -> list[Row]:
    """The rows of a card."""
    if not cut.framed:
        return _strip(shown, cut, manner, shades)
    how = shown, cut, manner, shades
    return [_top(*how), *_writing(*how), _bottom(*how)]


def caret_in(shown: DrawnCard, cut: Cut) -> tuple[int, int]:
    """Where in a face the first letter of the card's name stands: column and row."""
    top = int(cut.framed)
    rows = cut.height - 2 * top
    if rows >= FOR_LETTERS:
        return 1 + _named(shown, cut.inner).index(shown.word or shown.value), top
    return (1, top + 1) if rows >= 2 and shown.word else (1 + cells(shown.sign) + int(rows >= 2), top)


def _inks(shown: DrawnCard, manner: Manner, shades: Shades) -> tuple[str, str]:
    """The colours of what is written on the card, and of the ground there."""
    if manner.fits:
        return shades.field_inks[shown.colour], shades.fields[shown.colour]
    return shades.signs[shown.colour], shades.ground


def _frame(text: str, shown: DrawnCard, manner: Manner, shades: Shades) -> Segment:
    colour = shades.mark if manner.selected else shades.signs[shown.colour]
    return piece(text, colour, shades.ground, bold=manner.selected)


def _top(shown: DrawnCard, cut: Cut, manner: Manner, shades: Shades) -> Row:
    """The edge above: the sign where there is none in the writing, the mark of the selected card, what says it fits."""
    left, line, right = "┏━┓" if manner.selected else "╭─╮"
    edge = [line] * cut.inner
    if cut.height > 3 and not written(shown, cut.inner, cut.height - 2)[0].startswith(shown.sign):
        edge[0] = shown.sign
    if manner.selected or manner.asked:
        edge[(cut.inner - 1) // 2] = SELECTED
    if manner.sign:
        edge[-1 if cut.inner > 4 else (cut.inner - 1) // 2] = manner.sign
    return [_frame(f"{left}{''.join(edge)}{right}", shown, manner, shades)]


def _bottom(shown: DrawnCard, cut: Cut, manner: Manner, shades: Shades) -> Row:
    left, line, right = "┗━┛" if manner.selected else "╰─╯"
    key = f" {shown.key} " if shown.key else ""
    before = line * ((cut.inner - len(key)) // 2)
    after = line * (cut.inner - len(key) - len(before))
    return [_frame(f"{left}{before}{key}{after}{right}", shown, manner, shades)]


def _writing(shown: DrawnCard, cut: Cut, manner: Manner, shades: Shades) -> list[Row]:
    edge = _frame("┃" if manner.selected else "│", shown, manner, shades)
    first, *rest = written(shown, cut.inner, cut.height - 2)
    names = cut.height - 2 >= FOR_LETTERS  # where a row has only sign and number, that keeps its colour
    head = [piece(first, shades.ground, shades.mark, bold=True)] if manner.selected and names else None
    rows = [head or _inked(first, shown, manner, shades)]
    rows += [_inked(text, shown, manner, shades) for text in rest]
    return [[edge, *row, edge] for row in rows]


def _inked(text: str, shown: DrawnCard, manner: Manner, shades: Shades) -> Row:
    """A row of writing. On the ground words are in ink, and only signs and large letters in colour."""
    ink, ground = _inks(shown, manner, shades)
    bold = manner.fits
    if manner.fits or any(block in text for block in "█▀▄"):
        return [piece(text, ink, ground, bold=bold)]
    sign = shown.sign if text.startswith(shown.sign) else ""
    return [piece(sign, ink, ground, bold=bold), piece(text[len(sign) :], shades.ink, ground, bold=bold)]


def written(shown: DrawnCard, width: int, height: int) -> list[str]:
    """What stands on a card, as rows of this width: the value in large letters under the word, or both in writing."""
    if height >= FOR_LETTERS:
        head = _named(shown, width)
        rows = [head, *_in_the_middle(_large(shown, width, height - 1), height - 1, width)]
    elif height >= 2:
        rows = [f"{shown.sign} {shown.value}", shown.word, *[""] * (height - 2)]
    else:
        rows = [f"{shown.sign}{shown.value}" if shown.value else f"{shown.sign} {shown.word}"]
    return [_filled(shortened(row, width), width) for row in rows]


def _large(shown: DrawnCard, width: int, height: int) -> list[str]:
    """The value in large letters, or if there is no room for them, in writing."""
    drawn = fit(shown.large or shown.value, width, height)
    return drawn if len(drawn) > 1 else [shown.value]


def _named(shown: DrawnCard, width: int) -> str:
    """The sign and the word, or where that is too long the word alone."""
    word = shown.word or shown.value
    return f"{shown.sign} {word}" if cells(shown.sign) + 1 + cells(word) <= width else word


def _in_the_middle(rows: Sequence[str], height: int, width: int) -> list[str]:
    above = (height - len(rows)) // 2
    wide = max(map(cells, rows), default=0)
    before = " " * ((width - wide) // 2)
    return [*[""] * above, *(before + row for row in rows), *[""] * (height - above - len(rows))]


def _filled(text: str, width: int) -> str:
    return text + " " * (width - cells(text))


def _strip(shown: DrawnCard, cut: Cut, manner: Manner, shades: Shades) -> list[Row]:
    """A face without a frame: marks before and behind it say what a frame would."""
    before, behind = ("▐", "▌") if manner.selected else ("▶" if manner.asked else " ", manner.sign or " ")
    rows = written(shown, cut.inner, cut.height)
    return [
        [
            piece(before, shades.mark, shades.ground, bold=True),
            *_inked(row, shown, manner, shades),
            piece(behind if number == 0 or manner.selected else " ", shades.mark, shades.ground, bold=True),
        ]
        for number, row in enumerate(rows)
    ]


def large_card(shown: DrawnCard, width: int, height: int, shades: Shades) -> list[Row]:
    """The top card: a field of its colour with the value large, sign and word in two corners."""
    ink, ground = shades.field_inks[shown.colour], shades.fields[shown.colour]
    inner = width - 2
    corner = shortened(f"{shown.sign} {shown.value}", inner)
    last = shortened(f"{shown.word or shown.value} {shown.sign}", inner)
    drawn = _in_the_middle(_large(shown, inner, height - 2), height - 2, inner)
    rows = [_filled(corner, inner), *drawn, " " * (inner - cells(last)) + last]
    return [[piece(f" {_filled(row, inner)} ", ink, ground, bold=True)] for row in rows]
