"""Cards as they are drawn: framed, filled if they can be played, with large letters where there is room."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.segment import Segment

from uno_tui.app.board.rows import Row, piece, shorten
from uno_tui.app.letters import fit
from uno_tui.app.themes import Shades
from uno_tui.ui.ports.picture import DrawnCard
from uno_tui.ui.wrapping import cells


class FaceSize(msgspec.Struct, frozen=True):
    """The size of a face in cells. A face without a frame is a strip of one or two rows."""

    width: int
    height: int
    framed: bool = True

    @property
    def inner(self) -> int:
        """How many cells a row of writing has."""
        return self.width - 2


HAND_FACES = (
    FaceSize(26, 15),
    FaceSize(17, 9),
    FaceSize(16, 9),
    FaceSize(17, 6),
    FaceSize(10, 6),
    FaceSize(8, 6),
    FaceSize(10, 4),
    FaceSize(8, 4),
    FaceSize(10, 2, framed=False),
)
"""The sizes of faces in a hand, the largest first."""
TILE_FACES = (
    FaceSize(17, 9),
    FaceSize(17, 6),
    FaceSize(8, 6),
    FaceSize(8, 4),
    FaceSize(6, 3),
    FaceSize(5, 1, framed=False),
)
"""The sizes of faces of tiles, of which there are many in a hand."""


def face_sizes_for(many_cards: bool) -> Sequence[FaceSize]:
    """Return the sizes of faces in a hand, the largest first."""
    return TILE_FACES if many_cards else HAND_FACES


ANSWER_FACES = (FaceSize(17, 9), FaceSize(17, 7), FaceSize(17, 6), FaceSize(12, 6), FaceSize(12, 4), FaceSize(12, 3))
"""The sizes of faces of answers to choose from."""
GAP = 1
"""Cells between two faces."""
FOR_LETTERS = 4
"""Rows of writing from which on the value is drawn below the word."""
FITS, SELECTED = "✓", "▼"


class FaceStyle(msgspec.Struct, frozen=True):
    """How a face is drawn: one that `fits` is filled, the `selected` one has a frame of its own.

    With `signed`, a sign says as well that it fits.
    """

    fits: bool = False
    selected: bool = False
    wrong: bool = False
    signed: bool = True
    asked: bool = False
    """Whether a question is about this card."""

    @property
    def sign(self) -> str:
        """The sign that says, beside the colours, that the card fits or is wrong; empty for neither."""
        return "!" if self.wrong else FITS if self.fits and self.signed else ""


def draw_face(shown: DrawnCard, size: FaceSize, style: FaceStyle, shades: Shades) -> list[Row]:
    """Return the rows of a card."""
    if not size.framed:
        return _strip(shown, size, style, shades)
    how = shown, size, style, shades
    return [_top(*how), *_writing(*how), _bottom(*how)]


def caret_offset(shown: DrawnCard, size: FaceSize) -> tuple[int, int]:
    """Return the column and row in a face where the first letter of the card's name is."""
    top = int(size.framed)
    rows = size.height - 2 * top
    if rows >= FOR_LETTERS:
        return 1 + _named(shown, size.inner).index(shown.word or shown.value), top
    return (1, top + 1) if rows >= 2 and shown.word else (1 + cells(shown.sign) + int(rows >= 2), top)


def _inks(shown: DrawnCard, style: FaceStyle, shades: Shades) -> tuple[str, str]:
    """Return the colour of the writing on the card, and of its ground."""
    if style.fits:
        return shades.field_inks[shown.colour], shades.fields[shown.colour]
    return shades.signs[shown.colour], shades.ground


def _frame(text: str, shown: DrawnCard, style: FaceStyle, shades: Shades) -> Segment:
    colour = shades.mark if style.selected else shades.signs[shown.colour]
    return piece(text, colour, shades.ground, bold=style.selected)


def _top(shown: DrawnCard, size: FaceSize, style: FaceStyle, shades: Shades) -> Row:
    """Return the upper edge: the sign where the writing has none, the mark of the selected card, the sign that it
    fits."""
    left, line, right = "┏━┓" if style.selected else "╭─╮"
    edge = [line] * size.inner
    if size.height > 3 and not write_face(shown, size.inner, size.height - 2)[0].startswith(shown.sign):
        edge[0] = shown.sign
    if style.selected or style.asked:
        edge[(size.inner - 1) // 2] = SELECTED
    if style.sign:
        edge[-1 if size.inner > 4 else (size.inner - 1) // 2] = style.sign
    return [_frame(f"{left}{''.join(edge)}{right}", shown, style, shades)]


def _bottom(shown: DrawnCard, size: FaceSize, style: FaceStyle, shades: Shades) -> Row:
    left, line, right = "┗━┛" if style.selected else "╰─╯"
    key = f" {shown.key} " if shown.key else ""
    before = line * ((size.inner - len(key)) // 2)
    after = line * (size.inner - len(key) - len(before))
    return [_frame(f"{left}{before}{key}{after}{right}", shown, style, shades)]


def _writing(shown: DrawnCard, size: FaceSize, style: FaceStyle, shades: Shades) -> list[Row]:
    edge = _frame("┃" if style.selected else "│", shown, style, shades)
    first, *rest = write_face(shown, size.inner, size.height - 2)
    names = size.height - 2 >= FOR_LETTERS  # a row with only sign and number keeps its colour
    head = [piece(first, shades.ground, shades.mark, bold=True)] if style.selected and names else None
    rows = [head or _inked(first, shown, style, shades)]
    rows += [_inked(text, shown, style, shades) for text in rest]
    return [[edge, *row, edge] for row in rows]


def _inked(text: str, shown: DrawnCard, style: FaceStyle, shades: Shades) -> Row:
    """Return a row of writing. Where the card is not filled, only signs and large letters are in colour."""
    ink, ground = _inks(shown, style, shades)
    bold = style.fits
    if style.fits or any(block in text for block in "█▀▄"):
        return [piece(text, ink, ground, bold=bold)]
    sign = shown.sign if text.startswith(shown.sign) else ""
    return [piece(sign, ink, ground, bold=bold), piece(text[len(sign) :], shades.ink, ground, bold=bold)]


def write_face(shown: DrawnCard, width: int, height: int) -> list[str]:
    """Return the writing on a card, as rows of this width.

    The value is in large letters below the word, or both are in plain writing.
    """
    if height >= FOR_LETTERS:
        head = _named(shown, width)
        rows = [head, *_in_the_middle(_large(shown, width, height - 1), height - 1, width)]
    elif height >= 2:
        rows = [f"{shown.sign} {shown.value}", shown.word, *[""] * (height - 2)]
    else:
        rows = [f"{shown.sign}{shown.value}" if shown.value else f"{shown.sign} {shown.word}"]
    return [_filled(shorten(row, width), width) for row in rows]


def _large(shown: DrawnCard, width: int, height: int) -> list[str]:
    """Return the value in large letters, or in plain writing if there is no room for them."""
    drawn = fit(shown.large or shown.value, width, height)
    return drawn if len(drawn) > 1 else [shown.value]


def _named(shown: DrawnCard, width: int) -> str:
    """Return the sign and the word, or the word alone where both are too long."""
    word = shown.word or shown.value
    return f"{shown.sign} {word}" if cells(shown.sign) + 1 + cells(word) <= width else word


def _in_the_middle(rows: Sequence[str], height: int, width: int) -> list[str]:
    above = (height - len(rows)) // 2
    wide = max(map(cells, rows), default=0)
    before = " " * ((width - wide) // 2)
    return [*[""] * above, *(before + row for row in rows), *[""] * (height - above - len(rows))]


def _filled(text: str, width: int) -> str:
    return text + " " * (width - cells(text))


def _strip(shown: DrawnCard, size: FaceSize, style: FaceStyle, shades: Shades) -> list[Row]:
    """Return a face without a frame: marks before and behind it say what a frame would."""
    before, behind = ("▐", "▌") if style.selected else ("▶" if style.asked else " ", style.sign or " ")
    rows = write_face(shown, size.inner, size.height)
    return [
        [
            piece(before, shades.mark, shades.ground, bold=True),
            *_inked(row, shown, style, shades),
            piece(behind if number == 0 or style.selected else " ", shades.mark, shades.ground, bold=True),
        ]
        for number, row in enumerate(rows)
    ]


def draw_large_card(shown: DrawnCard, width: int, height: int, shades: Shades) -> list[Row]:
    """Return the top card: a field of its colour with the value large, sign and word in two corners."""
    ink, ground = shades.field_inks[shown.colour], shades.fields[shown.colour]
    inner = width - 2
    corner = shorten(f"{shown.sign} {shown.value}", inner)
    last = shorten(f"{shown.word or shown.value} {shown.sign}", inner)
    drawn = _in_the_middle(_large(shown, inner, height - 2), height - 2, inner)
    rows = [_filled(corner, inner), *drawn, " " * (inner - cells(last)) + last]
    return [[piece(f" {_filled(row, inner)} ", ink, ground, bold=True)] for row in rows]
