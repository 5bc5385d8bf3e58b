"""Painting by pieces shows what painting by rows does, for less; styles as a terminal with few colours has them."""

from __future__ import annotations

import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.color import Color, ColorSystem
from rich.segment import Segment
from rich.style import Style

from uno_tui.app.painter import Painter, Translation, no_colours, sixteen_colours
from uno_tui.app.themes import THEMES

WIDTH, HEIGHT = 30, 4
BASE = Style.parse("#ffffff on #000000")
FIELD = Style.parse("#000000 on #b0001b")
STYLES = [
    BASE,
    FIELD,
    Style.parse("bold #78ffa7 on #000000"),
    Style.parse("underline #ffffff on #000000"),
    BASE + Style(reverse=True),
]
SIGNS = ["a", "b", " ", "  ", "█", "中", "😀", "é", "e\u0301", "♥"]

Rows = list[list[Segment]]


def full(pieces: list[tuple[str, Style]]) -> list[Segment]:
    """As wide as the screen, as Textual draws."""
    row, left = [], WIDTH
    for text, style in pieces:
        if cell_len(text) <= left:
            row.append(Segment(text, style))
            left -= cell_len(text)
    return [*row, Segment(" " * left, BASE)]


pieces = st.tuples(st.lists(st.sampled_from(SIGNS), min_size=1, max_size=6).map("".join), st.sampled_from(STYLES))
rows = st.lists(st.lists(pieces, max_size=6).map(full), min_size=HEIGHT, max_size=HEIGHT)


def screen_after(painting: Painter, *states: Rows) -> pyte.Screen:
    screen = pyte.Screen(WIDTH + 1, HEIGHT)  # it scrolls for an accent on its last cell
    stream = pyte.Stream(screen)
    stream.feed("\x1b[H" + "x" * (WIDTH + 1) * HEIGHT)  # it erases only cells that have been written
    for state in states:
        stream.feed(painting.paint(state, (0, 0)))
    return screen


def content(screen: pyte.Screen) -> list[list[object]]:
    """What is seen: of a blank cell only the ground, but where it is reversed or underlined."""
    return [[seen(screen.buffer[y][x]) for x in range(WIDTH)] for y in range(HEIGHT)]


def seen(cell: pyte.screens.Char) -> object:
    is_plain = cell.data == " " and not (cell.reverse or cell.underscore)
    return (cell.data, cell.bg) if is_plain else cell


def nearly(state: Rows, data: st.DataObject) -> Rows:
    """A state in which a few pieces have another style or text."""
    other = [list(row) for row in state]
    for row in other:
        for at, (text, _, _) in enumerate(row):
            if data.draw(st.integers(0, 3)) == 0:
                row[at] = Segment(text.replace("a", "b"), data.draw(st.sampled_from(STYLES)))
    return other


@pytest.mark.parametrize("translation", [None, sixteen_colours(THEMES["dark"]), no_colours(THEMES["dark"])])
@given(first=rows, second=rows, data=st.data())
def test_pieces_show_the_same_as_a_fresh_screen(
    translation: Translation | None, first: Rows, second: Rows, data: st.DataObject
) -> None:
    def made(spans: bool) -> Painter:
        return Painter(ColorSystem.TRUECOLOR, spans=spans, ground=BASE, translation=translation)

    third = nearly(second, data)
    painted = screen_after(made(True), first, second, third)
    assert content(painted) == content(screen_after(made(False), third))
    assert (painted.cursor.x, painted.cursor.y) == (0, 0)


def test_two_pieces_far_apart_are_written_and_nothing_between() -> None:
    painting = Painter(None, spans=True, ground=BASE)
    painting.paint([full([("one two three four five six", BASE)])], (0, 0))
    written = painting.paint([full([("ONE two three four five SIX", BASE)])], (0, 0))
    assert written == "\x1b[1;1HONE\x1b[1;25HSIX\x1b[1;1H"


def test_pieces_close_together_are_one() -> None:
    painting = Painter(None, spans=True, ground=BASE)
    painting.paint([full([("one two three", BASE)])], (0, 0))
    assert painting.paint([full([("One Two three", BASE)])], (0, 0)) == "\x1b[1;1HOne T\x1b[1;1H"


def test_a_wide_sign_is_written_whole_and_the_end_of_a_row_erased() -> None:
    painting = Painter(None, spans=True, ground=BASE)
    painting.paint([full([("x中abcdefgh", BASE)])], (0, 0))
    assert painting.paint([full([("x中ab", BASE)])], (0, 0)) == "\x1b[1;6H\x1b[K\x1b[1;1H"
    assert painting.paint([full([("x字ab", BASE)])], (0, 0)) == "\x1b[1;2H字\x1b[1;1H"


def test_a_step_in_a_hand_of_cards_costs_little() -> None:
    def hand(selected: int) -> Rows:
        card = [("┌────┐", "│ 7  │", "└────┘"), ("╔════╗", "║ 7  ║", "╚════╝")]
        return [
            [Segment(card[at == selected][y], FIELD if at % 2 else BASE) for at in range(20)] + [Segment("  ", BASE)]
            for y in range(3)
        ]

    costs = []
    for spans in (True, False):
        painting = Painter(ColorSystem.TRUECOLOR, spans=spans, ground=BASE)
        painting.paint(hand(3), (0, 0))
        costs.append(len(painting.paint(hand(4), (0, 0))))
    assert costs[0] * 4 < costs[1]


# What is written instead of a style.


def shown(style: str, translation: Translation, colours: ColorSystem = ColorSystem.STANDARD) -> str:
    return translation(Style.parse(style)).render("x", color_system=colours).partition("x")[0]


def test_in_sixteen_colours_shades_are_the_terminals_own() -> None:
    dark = sixteen_colours(THEMES["dark"])
    assert shown("#ffffff on #000000", dark) == "\x1b[97;40m"
    assert shown("bold #ffffff on #b0001b", dark) == "\x1b[1;97;41m"
    assert shown("#000000 on #3ddc6f", dark) == "\x1b[30;102m"
    assert shown("#7ba7ff on #000000", dark) == "\x1b[94;40m"
    assert shown("bold #000000 on #d0d0d0", dark) == "\x1b[30;47m"  # bold black is grey on many terminals
    assert shown("#00ff00 on #123456", dark) == shown("#00ff00 on #123456", lambda style: style)
    light = sixteen_colours(THEMES["light"])
    assert shown("#000000 on #fbfbfb", light) == "\x1b[30;107m"


def test_in_sixteen_colours_the_ground_is_painted() -> None:
    """The terminal's own may be white."""
    painting = Painter(ColorSystem.STANDARD, ground=BASE, translation=sixteen_colours(THEMES["dark"]))
    written = painting.paint([full([("one", BASE), ("two", FIELD)])], (0, 0))
    assert written.startswith("\x1b[97;40m\x1b[H\x1b[2J")
    assert "one\x1b[97;41mtwo\x1b[0m\x1b[97;40m\x1b[1;1H" in written


@pytest.mark.parametrize("name", list(THEMES))
def test_without_colours_what_is_filled_is_reversed(name: str) -> None:
    shades = THEMES[name]
    plain = no_colours(shades)
    assert shown(f"{shades.ink} on {shades.ground}", plain) == ""
    assert shown(f"bold {shades.signs['red']} on {shades.ground}", plain) == "\x1b[1m"
    filled = (shades.card_ink, shades.card) if shades.dark else (shades.field_inks["blue"], shades.fields["blue"])
    assert shown(f"bold {filled[0]} on {filled[1]}", plain) == "\x1b[1;7m"
    assert shown(f"underline reverse {shades.ink} on {shades.ground}", plain) == "\x1b[4;7m"
    assert shown(f"reverse {shades.ground} on {shades.bar}", plain) == ""


def test_a_grey_that_textual_made_of_the_ground_is_the_ground() -> None:
    shades = THEMES["light"]
    grey = Color.from_rgb(250, 250, 250)
    assert no_colours(shades)(Style(bgcolor=grey)) == Style()


def test_an_upper_half_is_a_lower_one_with_its_colours_exchanged() -> None:
    style = Style.parse("#ff0000 on #000000")
    painting = Painter(ColorSystem.TRUECOLOR, spans=True, ground=BASE, lower_halves=True)
    screen = screen_after(painting, [full([("▀▄", style)]), *[full([])] * (HEIGHT - 1)])
    upper, lower = screen.buffer[0][0], screen.buffer[0][1]
    assert (upper.data, upper.fg, upper.bg) == ("▄", "000000", "ff0000")
    assert (lower.data, lower.fg, lower.bg) == ("▄", "ff0000", "000000")


@given(first=rows, second=rows)
def test_half_blocks_without_upper_ones_leave_nothing_behind(first: Rows, second: Rows) -> None:
    def made(spans: bool) -> Painter:
        return Painter(ColorSystem.TRUECOLOR, spans=spans, ground=BASE, lower_halves=True)

    halves = [[[Segment(text.replace("a", "▀"), style) for text, style, _ in row] for row in state]
              for state in (first, second)]  # fmt: skip
    assert content(screen_after(made(True), *halves)) == content(screen_after(made(False), halves[1]))
