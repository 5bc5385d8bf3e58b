"""A screen as plain text: its rows, and under each that has other colours than words on the ground, which ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.style import Style
from textual.geometry import Offset
from textual.strip import Strip

from uno_tui.app.themes import THEMES, Shades

PLAIN = "."
_ROLES = {".": ("ink", "ground"), "-": ("edge", "ground"), "T": ("bar_ink", "bar"), "A": ("alarm_ink", "alarm")}
_ROLES |= {"I": ("ground", "ink"), "N": ("banner_ink", "banner"), "M": ("ground", "mark"), "m": ("mark", "ground")}
_LETTERS = {"red": "r", "yellow": "y", "green": "g", "blue": "b", "wild": "w", "red-suit": "h", "black-suit": "s"}
LEGEND = """Where a colour begins that goes on as far as the next one, a letter stands beneath; a row without a second
line is words on the ground.
. words on the ground, and quiet parts; - frames; T first and last line; A alarm; I words in the colour of the ground
on that of words; N whose turn it is; M selected; m mark. Cards: small letters are words, signs and edges on the ground,
capitals are filled: r R red, y Y yellow, g G green, b B blue, w W Wild, h H red suits, s S black suits. Where two are
of the same colours it is the one named first. x any other colour."""
"""What a reader of the files must know."""


class Colours:
    """Which letter stands for which pair of colours in a theme."""

    def __init__(self, shades: Shades) -> None:
        self.ground = shades.ground
        self.ink = shades.ink
        self._letters: dict[tuple[str, str], str] = {}
        for letter, (ink, ground) in _ROLES.items():
            self._letters.setdefault((getattr(shades, ink), getattr(shades, ground)), letter)
        for name, letter in _LETTERS.items():
            self._letters.setdefault((shades.signs[name], shades.ground), letter)
            self._letters.setdefault((shades.field_inks[name], shades.fields[name]), letter.upper())
            self._letters.setdefault((shades.ground, shades.signs[name]), letter.upper())

    def letter(self, style: Style | None, *, blank: bool) -> str:
        """The letter of a style; on `blank` cells only the ground counts."""
        ink, ground = self.pair(style or Style.null())
        if (ink, ground) in self._letters and not (blank and ground == self.ground):
            return self._letters[ink, ground]
        alike = (letter for (_, behind), letter in self._letters.items() if blank and behind == ground)
        return next(alike, "x")

    def pair(self, style: Style) -> tuple[str, str]:
        """What the words are drawn in, and what is behind them."""
        ink = style.color.get_truecolor().hex if style.color and not style.color.is_default else self.ink
        ground = style.bgcolor.get_truecolor().hex if style.bgcolor and not style.bgcolor.is_default else self.ground
        return (ground, ink) if style.reverse else (ink, ground)

    def ground_of(self, style: Style | None) -> str:
        """What is behind the words."""
        return self.pair(style or Style.null())[1]


def _cells(strip: Strip, colours: Colours) -> Iterator[tuple[str, str]]:
    """The letters of all cells, a blank's that of the words before it where both are on the same ground."""
    before, behind = PLAIN, colours.ground
    for text, style, *_ in strip:
        ground = colours.ground_of(style)
        for sign in text:
            if sign != " " or ground != behind:
                before = colours.letter(style, blank=sign == " ")
            behind = ground
            yield sign, before


def runs(strip: Strip, colours: Colours) -> str:
    """A letter where each run of a colour begins."""
    line, before = "", PLAIN
    for _, letter in _cells(strip, colours):
        line += letter if letter != before else " "
        before = letter
    return line.rstrip()


def drawn(rows: Sequence[Strip], theme: str, caret: Offset) -> str:
    """All rows, each between bars that show where the screen ends, with its colours beneath."""
    colours = Colours(THEMES[theme])
    lines = [f"caret in row {caret.y + 1}, column {caret.x + 1}"]
    for strip in rows:
        lines.append(f"|{strip.text.rstrip()}")
        found = runs(strip, colours)
        if found:
            lines.append(f":{found}")
    return "\n".join(lines)
