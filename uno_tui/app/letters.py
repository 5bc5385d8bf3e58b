"""Large letters for low vision: solid, with strokes of two columns, all of one height.

For cards on which two figures have no room beside each other there are narrow ones, with strokes of one column.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from uno_tui.ui.wrapping import shorten

LetterSize = Literal["small", "large", "huge"]

HEIGHTS: Mapping[LetterSize, int] = MappingProxyType({"small": 3, "large": 6, "huge": 12})
"""Rows of each size, from the smallest on. Large letters are as wide as small ones, huge ones twice as wide."""
GAP = 2
"""Columns between two small or large letters."""
BLANK = 4
"""Columns that a space adds between two small or large letters."""
APART = 1
"""Rows between two rows of letters."""

_SCALES = ((4, 8), (3, 6), (2, 4), (2, 2), (1, 2), (1, 1))
"""How many columns and half rows a pixel of a drawing takes, the largest letters first."""

_DRAWINGS = """
A .####. ##..## ##..## ###### ##..## ##..##
B #####. ##..## ####.. ##..## ##..## #####.
C .##### ##.... ##.... ##.... ##.... .#####
D #####.. ##..##. ##...## ##...## ##..##. #####..
E ###### ##.... #####. ##.... ##.... ######
F ###### ##.... #####. ##.... ##.... ##....
G .##### ##.... ##.... ##.### ##..## .#####
H ##..## ##..## ###### ##..## ##..## ##..##
I ###### ..##.. ..##.. ..##.. ..##.. ######
J ....## ....## ....## ....## ##..## .####.
K ##..## ##.##. ####.. ####.. ##.##. ##..##
L ##.... ##.... ##.... ##.... ##.... ######
M ##....## ###..### ######## ##.##.## ##....## ##....##
N ##...## ###..## ####.## ##.#### ##..### ##...##
O ..####.. .##..##. ##....## ##....## .##..##. ..####..
P #####. ##..## ##..## #####. ##.... ##....
Q ..####... .##..##.. ##....##. ##..####. .##..##.. ..####.##
R #####. ##..## ##..## #####. ##.##. ##..##
S .###### ##..... .#####. .....## .....## ######.
T ###### ..##.. ..##.. ..##.. ..##.. ..##..
U ##..## ##..## ##..## ##..## ##..## .####.
V ##....## ##....## .##..##. .##..##. ..####.. ...##...
W ##....## ##....## ##.##.## ##.##.## ######## .##..##.
X ##....## .##..##. ..####.. ..####.. .##..##. ##....##
Y ##....## .##..##. ..####.. ...##... ...##... ...##...
Z ####### ....### ...###. .###... ###.... #######
0 .####. ##..## ##..## ##..## ##..## .####.
1 ..##.. ####.. ..##.. ..##.. ..##.. ######
2 .####. ##..## ....## .####. ##.... ######
3 #####. ....## ..###. ....## ....## #####.
4 ##..## ##..## ##..## ###### ....## ....##
5 ###### ##.... #####. ....## ##..## .####.
6 .####. ##.... #####. ##..## ##..## .####.
7 ###### ....## ...##. ..##.. ..##.. ..##..
8 .####. ##..## .####. ##..## ##..## .####.
9 .####. ##..## ##..## .##### ....## .####.
+ ...... ..##.. ###### ###### ..##.. ......
- ..... ..... ##### ##### ..... .....
! ## ## ## ## .. ##
? .####. ##..## ...##. ..##.. ...... ..##..
/ ....## ...##. ..##.. ..##.. .##... ##....
. .. .. .. .. .. ##
, ... ... ... ... .## ##.
: .. ## ## .. ## ##
; ... .## .## ... .## ##.
( ..## .##. ##.. ##.. .##. ..##
) ##.. .##. ..## ..## .##. ##..
[ ##### ##... ##... ##... ##... #####
] ##### ...## ...## ...## ...## #####
< ....## ..##.. ##.... ##.... ..##.. ....##
> ##.... ..##.. ....## ....## ..##.. ##....
_ ...... ...... ...... ...... ...... ######
@ .#####. ##...## ##.#### ##.#### ##..... .#####.
~ ....... ....... .##..## ##.##.. ....... .......
* ....... .##.##. ..###.. ####### ..###.. .##.##.
# .##.##. ####### .##.##. .##.##. ####### .##.##.
% ##..## ##.##. ..##.. ..##.. .##.## ##..##
' ## ## .. .. .. ..
= ..... ##### ..... ..... ##### .....
× ...... ##..## .####. .####. ##..## ......
… ........ ........ ........ ........ ........ ##.##.##
● ..####.. .######. ######## ######## .######. ..####..
▲ ....##.... ...####... ..######.. .########. ########## ##########
■ ######## ######## ######## ######## ######## ########
◆ ....##.... ..######.. ########## ########## ..######.. ....##....
♠ ....##.... ..######.. ########## ########## ....##.... ..######..
♥ .###..###. ########## ########## .########. ...####... ....##....
♦ ...##... ..####.. .######. .######. ..####.. ...##...
♣ ...####... ...####... ####..#### ########## ....##.... ..######..
⊘ ..########.. .###...####. ##....##..## ##..##....## .####...###. ..########..
⇄ ..##........ ##########.. ..##......## ..........## ..........## ..########..
"""
"""Each sign with its six rows from top to bottom; no stroke is narrower than two columns."""

_NARROW_DRAWINGS = """
0 ### #.# #.# #.# #.# ###
1 .# ## .# .# .# .#
2 ### ..# ..# ### #.. ###
3 ### ..# .## ..# ..# ###
4 #.# #.# #.# ### ..# ..#
5 ### #.. ### ..# ..# ###
6 ### #.. ### #.# #.# ###
7 ### ..# ..# .#. .#. .#.
8 ### #.# ### #.# #.# ###
9 ### #.# #.# ### ..# ###
A .#. #.# #.# ### #.# #.#
B ##. #.# ##. #.# #.# ##.
D ##. #.# #.# #.# #.# ##.
J ..# ..# ..# ..# #.# .#.
K #.# #.# ##. ##. #.# #.#
Q .##. #..# #..# #..# #.#. .#.#
R ##. #.# ##. ##. #.# #.#
V #.# #.# #.# #.# #.# .#.
+ ... ... .#. ### .#. ...
T ### .#. .#. .#. .#. .#.
"""
"""Signs for narrow cards, as high as small letters."""


_WORD_DRAWINGS = """
C ### #.. #.. #.. #.. ###
E ### #.. ##. #.. #.. ###
F ### #.. ##. #.. #.. #..
G #### #... #... #.## #..# ####
H #.# #.# ### #.# #.# #.#
I ### .#. .#. .#. .#. ###
L #.. #.. #.. #.. #.. ###
M #...# ##.## #.#.# #...# #...# #...#
N #..# ##.# #.## #..# #..# #..#
O ### #.# #.# #.# #.# ###
P ### #.# #.# ### #.. #..
S ### #.. ### ..# ..# ###
U #.# #.# #.# #.# #.# ###
W #...# #...# #...# #.#.# ##.## #...#
X #.# #.# .#. .#. #.# #.#
Y #.# #.# #.# .#. .#. .#.
Z ### ..# .#. .#. #.. ###
"""
"""The letters that narrow words need beyond the narrow signs. `draw_pixels` draws them twice as high, sentences do not.
"""


def _glyphs(drawings: str) -> dict[str, Sequence[str]]:
    return {sign: tuple(rows) for sign, *rows in map(str.split, drawings.strip().splitlines())}


GLYPHS: Mapping[str, Sequence[str]] = MappingProxyType(
    _glyphs(_DRAWINGS) | {" ": ("." * (BLANK - GAP),) * 6}
)
"""The drawing of each sign, in `#` and `.`. There are no accents: Ä is drawn as A, É as E, ß as SS."""
NARROW: Mapping[str, Sequence[str]] = MappingProxyType(_glyphs(_NARROW_DRAWINGS))
"""The narrow drawing of each sign that has one."""
NARROW_LETTERS: Mapping[str, Sequence[str]] = MappingProxyType({**NARROW, **_glyphs(_WORD_DRAWINGS)})
"""The narrow drawing of each sign of a word."""
SYMBOLS = frozenset("⊘⇄")
"""Signs that are recognised only where they are drawn fine: elsewhere a word says what they mean."""
LEAST_PIXELS = 14
"""Pixels that such a sign needs in each direction."""
_REPLACED = {
    "Æ": "AE", "Œ": "OE", "Ø": "O", "Ł": "L", "Đ": "D", "ẞ": "SS", "↔": "⇄", "★": "*", "•": "●",
    **dict.fromkeys("–—−‐‑", "-"),
    **dict.fromkeys("’‘‚“”„«»‹›\"", "'"),
}  # fmt: skip
"""Signs that are drawn as others, because nothing is left to remove from them."""


def draw_letters(text: str, size: LetterSize) -> list[str]:
    """Return the text in one row of letters, as lines of full and half blocks.

    A sign that cannot be drawn becomes "?".
    """
    rows = _side_by_side(_simplify(text), GLYPHS, GAP)
    if size == "small":
        return [_half_blocks(*rows[y : y + 2]) for y in (0, 2, 4)]
    times = 2 if size == "huge" else 1
    return [_blocks(row, times) for row in rows for _ in range(times)]


def draw_pixels(text: str, columns: int, rows: int) -> list[str]:
    """Return the text as large as fits in the given columns and half rows with a margin of one on every side.

    The drawing has a `#` or a `.` for each column and half row. Nothing fits: an empty list.
    """
    if not text.strip():
        return []
    if can_draw(text):
        drawn = _side_by_side(_simplify(text.strip()), GLYPHS, GAP)
        for across, down in _SCALES:
            if len(drawn[0]) * across + 2 <= columns and len(drawn) * down + 2 <= rows:
                return ["".join(pixel * across for pixel in row) for row in drawn for _ in range(down)]
    capitals = _simplify(text.strip())
    for drawings, down in ((NARROW_LETTERS, 2), (NARROW, 1)):
        if all(sign in drawings for sign in capitals):
            drawn = [row for row in _side_by_side(capitals, drawings, 1) for _ in range(down)]
            if len(drawn[0]) + 2 <= columns and len(drawn) + 2 <= rows:
                return drawn
    return []


def draw_symbol(sign: str, columns: int, rows: int) -> list[str]:
    """Return one of the `SYMBOLS` as large as fits, in pixels as in `draw_pixels`; an empty list where it is too small.
    """
    size = min(columns, rows) - 2
    # Even, so that both arrows of a symbol have equally many rows.
    size -= size % 2
    if size < LEAST_PIXELS:
        return []
    is_set = _is_in_ring if sign == "⊘" else _is_in_arrows
    return ["".join("#" if is_set(x, y, size) else "." for x in range(size)) for y in range(size)]


def _is_in_ring(x: int, y: int, size: int) -> bool:
    """Return whether a pixel belongs to a ring with a bar through it, from the lower left to the upper right."""
    stroke, middle = size / 7, (size - 1) / 2
    distance = math.hypot(x - middle, y - middle)
    is_ring = size / 2 - stroke <= distance <= size / 2
    return is_ring or (distance < size / 2 and abs(x + y - 2 * middle) <= stroke * 0.7)


def _is_in_arrows(x: int, y: int, size: int) -> bool:
    """Return whether a pixel belongs to two arrows above each other: the upper one points right, the lower one left."""
    if y >= size / 2:
        x, y = size - 1 - x, size - 1 - y
    height = size // 2 - 1
    if y >= height:
        return False
    off, behind = abs(y - (height - 1) / 2), size - 1 - x
    # The head is as long as it is high.
    return off <= behind / 2 if behind < height else off < size / 8


def _side_by_side(signs: str, drawings: Mapping[str, Sequence[str]], gap: int) -> list[str]:
    """Return the six rows of pixels of signs beside each other."""
    return [("." * gap).join(drawings.get(sign, GLYPHS["?"])[y] for sign in signs) for y in range(6)]


def letters_width(text: str, size: LetterSize) -> int:
    """Return the columns that the text takes in one row of letters."""
    signs = _simplify(text)
    columns = sum(len(GLYPHS.get(sign, GLYPHS["?"])[0]) for sign in signs) + GAP * max(0, len(signs) - 1)
    return columns * (2 if size == "huge" else 1)


def can_draw(text: str) -> bool:
    """Return whether every sign of the text has a drawing, accents aside."""
    return all(sign in GLYPHS for sign in _simplify(text))


def fit(text: str, width: int, height: int) -> list[str]:
    """Return the text as large as fits in the given columns and rows.

    Several rows of letters are used where they are needed, else narrow letters. Where nothing fits, or a sign cannot be
    drawn, the text itself is the only line, with "…" where it had to be cut.
    """
    words = text.split()
    if not words or width < 1 or height < 1:
        return []
    if can_draw(" ".join(words)):
        for size in reversed(tuple(HEIGHTS)):
            lines = _stack(words, size, width)
            if lines and len(lines) <= height:
                return lines
    narrow = _draw_narrow(_simplify(" ".join(words)))
    if narrow and height >= len(narrow) and len(narrow[0]) <= width:
        return narrow
    return [shorten(" ".join(words), width)]


def print_large(text: str, width: int, height: int) -> list[str]:
    """Return a whole sentence in large or small letters, as large as fits in the given columns and rows.

    Where it does not fit even in narrow letters, its end is left out, with "…" in its place. Where nothing fits, or a
    sign cannot be drawn, nothing is returned.
    """
    words = text.split()
    if not words or not can_draw(" ".join(words)):
        return []
    for size in ("large", "small"):
        lines = _stack(words, size, width)
        if lines and len(lines) <= height:
            return lines
    for count in range(len(words), 0, -1):
        shown = words if count == len(words) else [*words[:count], "…"]
        lines = _stack_narrow(shown, width)
        if lines and len(lines) <= height:
            return lines
    return []


def _stack_narrow(words: Sequence[str], columns: int) -> list[str]:
    """Return rows of narrow letters with as many words in each as fit; nothing if a word does not fit."""
    drawings = {**GLYPHS, **NARROW_LETTERS, " ": ("..",) * 6}
    rows: list[str] = []
    for word in words:
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and _narrow_width(longer, drawings) <= columns:
            rows[-1] = longer
        elif _narrow_width(word, drawings) <= columns:
            rows.append(word)
        else:
            return []
    lines: list[str] = []
    for row in rows:
        pixels = _side_by_side(_simplify(row), drawings, 1)
        lines += [""] * bool(lines) + [_half_blocks(*pixels[y : y + 2]) for y in (0, 2, 4)]
    return lines


def _narrow_width(text: str, drawings: Mapping[str, Sequence[str]]) -> int:
    signs = _simplify(text)
    return sum(len(drawings[sign][0]) + 1 for sign in signs) - 1


def _stack(words: Sequence[str], size: LetterSize, columns: int) -> list[str]:
    """Return rows of letters with as many words in each as fit; nothing if a word does not fit."""
    if any(letters_width(word, size) > columns for word in words):
        return []
    rows: list[str] = []
    for word in words:
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and letters_width(longer, size) <= columns:
            rows[-1] = longer
        else:
            rows.append(word)
    lines = [line for row in rows for line in ("",) * APART + tuple(draw_letters(row, size))]
    return lines[APART:]


def _draw_narrow(signs: str) -> list[str]:
    """Return simplified signs in narrow letters; nothing where one has none."""
    if not all(sign in NARROW for sign in signs):
        return []
    rows = _side_by_side(signs, NARROW, 1)
    return [_half_blocks(*rows[y : y + 2]) for y in (0, 2, 4)]


def _simplify(text: str) -> str:
    """Return the text in capitals without accents, with other forms that can be drawn."""
    return "".join(_simple_signs(text.upper()))


def _simple_signs(text: str) -> Iterator[str]:
    for sign in text:
        if sign in GLYPHS:
            yield sign
        elif sign in _REPLACED:
            yield _REPLACED[sign]
        elif sign.isspace():
            yield " "
        else:
            bare = "".join(each for each in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(each))
            # What is left may be a small letter, as of `ª`, or one that is drawn as another, as of `Ǿ`.
            yield from bare if bare in ("", sign) else _simple_signs(bare.upper())


def _half_blocks(upper: str, lower: str) -> str:
    signs = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}
    return "".join(signs[above + below] for above, below in zip(upper, lower, strict=True))


def _blocks(row: str, times: int) -> str:
    return "".join(("█" if pixel == "#" else " ") * times for pixel in row)
