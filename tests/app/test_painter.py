"""The painting of what Textual draws: only what differs is written, in one piece."""

from __future__ import annotations

from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style

from uno_tui.app.painter import Painter

BASE = Style.parse("white on black")
GREEN = BASE + Style.parse("green")
RED_FIELD = Style.parse("white on red")


def painting() -> Painter:
    return Painter(ColorSystem.STANDARD)


def row(text: str, style: Style = BASE) -> list[Segment]:
    return [Segment(text, style), Segment(" " * 5, BASE)]


def test_the_first_time_what_is_there_is_written_and_blank_rows_are_not() -> None:
    written = painting().paint([row("One"), row(""), row("Two", GREEN)], (0, 2))
    empty = "\x1b[37;40m\x1b[H\x1b[2J"
    assert written == f"{empty}\x1b[1;1H\x1b[KOne\x1b[3;1H\x1b[K\x1b[32;40mTwo\x1b[0m\x1b[37;40m\x1b[3;1H"


def test_afterwards_rows_that_differ_are_written_and_the_caret_in_the_same_piece() -> None:
    made = painting()
    made.paint([row("One"), row("Two")], (0, 0))
    assert made.paint([row("One"), row("Three")], (0, 1)) == "\x1b[2;1H\x1b[KThree\x1b[2;1H"


def test_nothing_that_differs_writes_nothing() -> None:
    made = painting()
    made.paint([row("One")], (0, 0))
    assert made.paint([row("One")], (0, 0)) == ""
    assert made.paint([row("One")], (1, 0)) == "\x1b[1;2H"


def test_a_row_that_is_empty_now_is_erased() -> None:
    made = painting()
    made.paint([row("One")], (0, 0))
    assert made.paint([row("")], (0, 0)) == "\x1b[1;1H\x1b[K\x1b[1;1H"


def test_a_row_as_wide_as_the_screen_keeps_its_last_letter() -> None:
    written = painting().paint([[Segment("A" * 80, BASE)]], (0, 0))
    assert written.index("\x1b[K") < written.index("A")


def test_after_another_look_everything_is_painted_again() -> None:
    made = painting()
    first = made.paint([row("One")], (0, 0))
    made.begin()
    assert made.paint([row("One")], (0, 0)) == first


def test_blanks_of_another_colour_are_not_left_out() -> None:
    written = painting().paint([[Segment("A", BASE), Segment("   ", RED_FIELD)], row("")], (0, 0))
    assert "   " in written


def test_another_colour_alone_is_painted() -> None:
    made = painting()
    made.paint([row("One")], (0, 0))
    assert "One" in made.paint([row("One", GREEN)], (0, 0))
