"""Cards as they are drawn: in a solid frame and filled if they can be played, else in a thin outline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from rich.segment import Segment

from uno_tui.app.board.rows import Grounds, Row, fill, piece, pixel_rows, width_of
from uno_tui.app.letters import SYMBOLS, draw_pixels, draw_symbol
from uno_tui.app.themes import QUARTERS, Shades
from uno_tui.ui.ports.picture import DrawnCard
from uno_tui.ui.wrapping import cells, shorten


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
    FaceSize(18, 12),
    FaceSize(18, 9),
    FaceSize(16, 9),
    FaceSize(14, 9),
    FaceSize(12, 9),
    FaceSize(10, 9),
    FaceSize(18, 6),
    FaceSize(16, 6),
    FaceSize(14, 6),
    FaceSize(12, 6),
    FaceSize(10, 6),
    FaceSize(10, 4),
    FaceSize(8, 4),
    FaceSize(10, 2, framed=False),
)
"""The sizes of faces in a hand, the largest first."""
TILE_FACES = (
    FaceSize(18, 9),
    FaceSize(18, 6),
    FaceSize(10, 6),
    FaceSize(8, 4),
    FaceSize(6, 3),
    FaceSize(5, 1, framed=False),
)
"""The sizes of faces of tiles, of which there are many in a hand."""


def face_sizes_for(many_cards: bool) -> Sequence[FaceSize]:
    """Return the sizes of faces in a hand, the largest first."""
    return TILE_FACES if many_cards else HAND_FACES


ANSWER_FACES = (FaceSize(18, 9), FaceSize(18, 7), FaceSize(18, 6), FaceSize(12, 6), FaceSize(12, 4), FaceSize(12, 3))
"""The sizes of faces of answers to choose from."""
SHORTEST = 5
"""Cells that the beginning of a word needs with its sign."""
GAP = 1
"""Cells between two faces."""
FITS, SELECTED = "✓", "▼"


class FaceStyle(msgspec.Struct, frozen=True):
    """How a face is drawn: one that `fits` is filled, the `selected` one has a frame of its own.

    With `signed`, a sign says as well that it fits.
    """

    fits: bool = False
    selected: bool = False
    signed: bool = True
    asked: bool = False
    """Whether a question is about this card."""

    @property
    def sign(self) -> str:
        """The sign that says, beside the colours, that the card fits; empty if it does not."""
        return FITS if self.fits and self.signed else ""


def draw_face(shown: DrawnCard, size: FaceSize, style: FaceStyle, shades: Shades) -> list[Row]:
    """Return the rows of a card."""
    if not size.framed:
        return _strip(shown, size, style, shades)
    ink, ground = _inks(shown, style, shades)
    edge = _edge(_frame(style).side, shown, style, shades)
    field = _field(shown, size.inner, size.height - 2, (ink, ground), style, shades)
    top, bottom = _top(shown, size, style, shades), _bottom(shown, size, style, shades)
    return [top, *([edge, *row, edge] for row in field), bottom]


def caret_offset(shown: DrawnCard, size: FaceSize, style: FaceStyle, *, on_letter: bool) -> tuple[int, int]:
    """Return the column and row of the caret, counted from the face's corner.

    It is in the gap before the face, or where the first letter of the card's name is.
    """
    if not on_letter:
        return -1, 0
    if size.framed:
        name, line, _ = _above(shown, size, style)
        sign = cells(shown.sign) + 1 if name.startswith(f"{shown.sign} ") else 0
        return 1 + cells(line) + sign, 0
    return (1, 1) if size.height >= 2 and shown.word else (1 + cells(shown.sign), 0)


def _inks(shown: DrawnCard, style: FaceStyle, shades: Shades) -> tuple[str, str]:
    """Return the colour of the figure on the card, and of its ground."""
    if style.fits:
        return shades.field_inks[shown.colour], shades.fields[shown.colour]
    ink = shades.signs[shown.colour] if shades.field_words else shades.ink
    return ink, shades.ground


def word_inks(shown: DrawnCard, shades: Shades) -> tuple[str, str]:
    """Return the colour of words on a filled card, and of the ground behind them."""
    if shades.field_words:
        return shades.field_inks[shown.colour], shades.fields[shown.colour]
    return shades.card_ink, shades.card


def _edge(text: str, shown: DrawnCard, style: FaceStyle, shades: Shades) -> Segment:
    """Return a piece of the frame, which is solid and light if the card fits. Words on it are bold."""
    if style.fits:
        colours = (shades.mark_ink, shades.mark) if style.selected else (shades.card_ink, shades.card)
    else:
        ink = shades.mark if style.selected else shades.signs[shown.colour]
        colours = ink, shades.ground
    return piece(text, *colours, bold=True)


class _Frame(NamedTuple):
    """The signs of a frame: along its top and its sides, and its corners, each two from left to right."""

    line: str
    side: str
    above: str
    below: str


SOLID, HEAVY, THIN = _Frame(" ", " ", "  ", "  "), _Frame("━", "┃", "┏┓", "┗┛"), _Frame("┄", "│", "╭╮", "╰╯")


def _frame(style: FaceStyle) -> _Frame:
    return SOLID if style.fits else HEAVY if style.selected else THIN


def _marks(style: FaceStyle) -> str:
    """Return the marks of a card: that it is selected, that it fits."""
    return " ".join(filter(None, (SELECTED if style.selected or style.asked else "", style.sign)))


def _marks_are_above(shown: DrawnCard, size: FaceSize, style: FaceStyle) -> bool:
    """Return whether the marks have room beside the name."""
    whole = f"{shown.sign} {shown.word or shown.value}"
    return cells(whole) + 1 + cells(_marks(style)) <= size.inner


def _above(shown: DrawnCard, size: FaceSize, style: FaceStyle) -> tuple[str, str, str]:
    """Return what is written in the upper edge: the name, the piece of the line before it, and the marks."""
    marks = _marks(style) if _marks_are_above(shown, size, style) else ""
    name = _name(shown, size.inner)
    has_space = cells(name) + cells(marks) < size.inner
    is_line = not (style.fits or style.selected)
    return name, _frame(style).line if has_space and is_line else "", marks


def _top(shown: DrawnCard, size: FaceSize, style: FaceStyle, shades: Shades) -> Row:
    """Return the upper edge: sign and word of the colour, and the marks where there is room for them."""
    frame = _frame(style)
    name, before, marks = _above(shown, size, style)
    space = size.inner - cells(before) - cells(name) - cells(marks)
    if style.selected:  # a bar, also above an outline
        return [piece(f" {name}{' ' * space}{marks} ", shades.mark_ink, shades.mark, bold=True)]
    middle = frame.line * space
    ink = (shades.ink, shades.ground)
    return [
        _edge(f"{frame.above[0]}{before}", shown, style, shades),
        _edge(name, shown, style, shades) if style.fits else piece(name, *ink, bold=True),
        _edge(f"{middle}{marks.replace(' ', frame.line)}{frame.above[1]}", shown, style, shades),
    ]


def _bottom(shown: DrawnCard, size: FaceSize, style: FaceStyle, shades: Shades) -> Row:
    """Return the lower edge: the key that chooses the card, or the name of a card without a number; and the marks
    where they have no room above."""
    frame = _frame(style)
    marks = "" if _marks_are_above(shown, size, style) else _marks(style)
    name = shown.key or _value_below(shown, size)
    words = f" {shorten(name, size.inner - 2 - cells(marks))} " if name else ""
    before = frame.line * max(0, (size.inner - cells(words)) // 2 - cells(marks))
    after = frame.line * (size.inner - cells(words) - len(before) - cells(marks))
    return [
        _edge(frame.below[0] + before, shown, style, shades),
        _edge(words, shown, style, shades) if style.fits else piece(words, shades.ink, shades.ground, bold=True),
        _edge(f"{after}{marks.replace(' ', frame.line)}{frame.below[1]}", shown, style, shades),
    ]


def _value_below(shown: DrawnCard, size: FaceSize) -> str:
    """Return the card's value where the field shows a sign for it, such as that of Skip."""
    if shown.colour == "wild":  # on the band, where there is one; else the large sign stands for it
        return ""
    width, height = size.inner, size.height - 2
    if shown.large in SYMBOLS:
        return shown.value if draw_symbol(shown.large, width, 2 * height) else ""
    drawn = shown.large or shown.value
    return shown.value if drawn != shown.value and _pixels(shown, width, height) else ""


def _pixels(shown: DrawnCard, width: int, height: int) -> list[str]:
    """Return the large text as it is drawn; a symbol that would be too coarse is replaced by the value."""
    if shown.large in SYMBOLS:
        return draw_symbol(shown.large, width, 2 * height) or draw_pixels(shown.value, width, 2 * height)
    return draw_pixels(shown.large or shown.value, width, 2 * height)


def _field(
    shown: DrawnCard, width: int, height: int, colours: tuple[str, str], style: FaceStyle, shades: Shades
) -> list[Row]:
    """Return what is inside the frame: the value in large letters, else in bold writing in the middle."""
    ink, ground = colours
    has_hues = shades.fields["wild"] != shades.fields["red"]  # the plain theme has none: its quarters would be alike
    if shown.colour == "wild" and style.fits and has_hues:
        return _quarters(shown, width, height, shades)
    pixels = _pixels(shown, width, height)
    if pixels:
        return pixel_rows(pixels, width, height, ink, lambda x, y: ground)
    rows = [""] * height
    words = shown.value or shown.word
    if words and height:
        rows[(height - 1) // 2] = _in_the_middle(shorten(words, width), width)
    inks = word_inks(shown, shades) if style.fits else (shades.ink, ground)
    return [[piece(fill(row, width), *(inks if row else (ink, ground)), bold=True)] for row in rows]


def quarter_grounds(width: int, height: int, shades: Shades) -> Grounds:
    """Return the grounds of a field in four quarters, one for each colour."""

    def ground(x: int, y: int) -> str:
        return shades.fields[QUARTERS[2 * (2 * y >= height) + (2 * x >= width)]]

    return ground


def _quarters(shown: DrawnCard, width: int, height: int, shades: Shades) -> list[Row]:
    """Return the field of a card of any colour: four quarters, and its name on a band."""
    rows = pixel_rows([], width, height, "", quarter_grounds(width, height, shades))
    words = f" {shorten(shown.value or shown.word, width - 2)} "
    before = (width - cells(words)) // 2
    band = piece(words, shades.field_inks["wild"], shades.fields["wild"], bold=True)
    middle = (height - 1) // 2
    rows[middle] = _laid_over(rows[middle], before, band)
    return rows


def _laid_over(row: Row, before: int, band: Segment) -> Row:
    """Return a row with a piece laid over it from a column on."""
    left, _, right = Segment.divide(row, [before, before + cells(band.text), width_of(row)])
    return [*left, band, *right]


def _name(shown: DrawnCard, width: int) -> str:
    """Return the sign and the word, or as much of the word as fits; the sign alone where there is room for nothing."""
    name = f"{shown.sign} {shown.word or shown.value}"
    return shorten(name, width) if width >= SHORTEST else shown.sign[:width]


def write_face(shown: DrawnCard, width: int, height: int) -> list[str]:
    """Return the writing on a face without a frame, as one or two rows of this width."""
    if height == 2:
        rows = [f"{shown.sign} {shown.value}", shown.word]
    else:
        value = shown.large if shown.large in SYMBOLS else shown.value
        rows = [f"{shown.sign}{value}" if value else f"{shown.sign} {shown.word}"]
    return [fill(row, width) for row in rows]


def _in_the_middle(text: str, width: int) -> str:
    return " " * ((width - cells(text)) // 2) + text


def _strip(shown: DrawnCard, size: FaceSize, style: FaceStyle, shades: Shades) -> list[Row]:
    """Return a face without a frame: marks before and after it say what a frame would."""
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


def _inked(text: str, shown: DrawnCard, style: FaceStyle, shades: Shades) -> Row:
    """Return a row of writing. Where the card is not filled, only the sign is in colour."""
    ink, ground = _inks(shown, style, shades)
    sign = shown.sign if text.startswith(shown.sign) else ""
    inks = word_inks(shown, shades) if style.fits else (shades.ink, ground)
    return [piece(sign, ink, ground, bold=style.fits), piece(text[len(sign) :], *inks, bold=style.fits)]


def draw_large_card(shown: DrawnCard, width: int, height: int, shades: Shades) -> list[Row]:
    """Return the top card, framed and filled. A wild card whose colour was chosen keeps sides in all four colours."""
    # No check mark: the top card is filled, but nobody can play it.
    size, style = FaceSize(width, height), FaceStyle(fits=True, signed=False)
    rows = draw_face(shown, size, style, shades)
    if not shown.chosen:
        return rows
    rim = quarter_grounds(width, height, shades)
    sides = [[piece(" ", "", rim(0, y)), *row[1:-1], piece(" ", "", rim(width - 1, y))] for y, row in enumerate(rows)]
    return [rows[0], *sides[1:-1], rows[-1]]
