"""The looks `cards` and `lines` on a real pseudo terminal: how little a key changes, and what is left from before."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator

import pytest
from conftest import program

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

from support.terminal import Heard, Terminal

pytestmark = [pytest.mark.terminal, pytest.mark.slow]

RIGHT, LEFT, HOME, ESCAPE = b"\x1b[C", b"\x1b[D", b"\x1b[H", b"\x1b"
MOST = 1500
"""Bytes that an arrow may cost: a second of a line of 14,400 baud."""
NAME = re.compile(r"Red|Yellow|Green|Blue|Wild")
BEFORE = re.compile(r" [ ┏╭]?[━┄]?(. )?(Red|Yellow|Green|Blue|Wild)")
"""An empty cell before a card, its edge and its sign, and the name."""


class Seen(Terminal):
    """A terminal on which it is seen which rows are written, also where only colours change."""

    def strike(self, key: bytes) -> tuple[Heard, set[int]]:
        """Press a key; the rows that were written, but for that where the caret is put at the end."""
        self.raw = b""
        heard = self.press(key)
        places = [int(row) for row in re.findall(rb"\x1b\[(\d+);\d+H", self.raw)]
        return heard, set(places[:-1])

    def row_of(self, text: str) -> int:
        return next(number for number, line in enumerate(self.text(), start=1) if text in line)

    def painted(self) -> list[tuple[str, list[tuple[object, ...]]]]:
        """Every row with the colours of all its cells."""
        rows = [[self.screen.buffer[y][x] for x in range(self.screen.columns)] for y in range(self.screen.lines)]
        return [("".join(cell.data for cell in row), [_colours(*cell) for cell in row]) for row in rows]

    def read_again(self) -> list[tuple[str, list[tuple[object, ...]]]]:
        """The same, after all of it was painted on an empty screen."""
        columns, lines = self.screen.columns, self.screen.lines
        self.resize(columns - 1, lines)
        self.resize(columns, lines)
        return self.painted()


GROUND = "000000"


def _colours(data: str, ink: str, ground: str, *styles: bool) -> tuple[object, ...]:
    """What is seen of a cell: where nothing is written, its ground. What was never written keeps that of the screen."""
    behind = GROUND if ground == "default" else ground
    return (behind, styles[-2]) if data == " " else (ink, behind, *styles)


@pytest.fixture
def start() -> Iterator[Callable[..., Seen]]:
    started: list[Seen] = []

    def make(look: str, *arguments: str, columns: int = 80, lines: int = 24, mode: str = "silent") -> Seen:
        options = ("--mode", mode, "--look", look, "--language", "en", "--seed", "7", *arguments)
        started.append(Seen(program("play", *options), columns, lines))
        started[-1].listen(0.5, "Your turn.")
        return started[-1]

    yield make
    for terminal in started:
        terminal.close()


def test_an_arrow_changes_the_hand_the_answer_and_the_keys_alone(start: Callable[..., Seen]) -> None:
    terminal = start("cards")
    terminal.press(HOME)
    hand = terminal.row_of("Your hand: ")
    for key in (RIGHT, RIGHT, LEFT):
        heard, rows = terminal.strike(key)
        assert 0 < heard.bytes <= MOST
        assert rows <= {hand - 2, *range(hand + 1, 25)}, rows
        assert BEFORE.match(heard.at_cursor), heard
        assert not heard.hidden


@pytest.mark.parametrize("look", ["cards", "lines"])
@pytest.mark.parametrize("mode", ["silent", "reader"])
def test_the_caret_covers_nothing_but_where_a_reader_reads_the_first_letter(start: Callable[..., Seen], look: str, mode: str) -> None:
    terminal = start(look, mode=mode)
    for key in (HOME, RIGHT, RIGHT, b"z"):
        heard = terminal.press(key)
        assert (NAME if mode == "reader" else BEFORE).match(heard.at_cursor), heard
        assert not heard.hidden


@pytest.mark.slow
@pytest.mark.parametrize("look", ["cards", "lines"])
def test_while_somebody_thinks_nothing_is_written(start: Callable[..., Seen], look: str) -> None:
    terminal = start(look)
    terminal.listen(0.5)
    assert terminal.listen(2.0).bytes == 0


@pytest.mark.parametrize("mode", ["silent", "reader"])
@pytest.mark.parametrize(("columns", "lines", "announced"), [(80, 24, 4), (40, 12, 2)])
def test_in_lines_an_arrow_moves_nothing(
    start: Callable[..., Seen], columns: int, lines: int, announced: int, mode: str
) -> None:
    terminal = start("lines", columns=columns, lines=lines, mode=mode)
    hand = [terminal.row_of(terminal.press(key).at_cursor) for key in (HOME, RIGHT)]
    terminal.press(b"i")
    last = set(range(lines - announced + 1, lines + 1))
    heard, written = terminal.strike(LEFT)
    assert terminal.row_of(heard.at_cursor) == hand[0]
    assert written <= {*hand, *last}
    for key in (RIGHT, LEFT):
        heard, written = terminal.strike(key)
        assert len(heard.changed) == 1
        assert written <= {*hand, *last}
        assert len(written & last) == 1


def _same(terminal: Seen) -> None:
    stands = terminal.painted()
    for row, (left, fresh) in enumerate(zip(stands, terminal.read_again(), strict=True), start=1):
        assert left[0] == fresh[0], f"row {row}"
        assert left[1] == fresh[1], f"colours of row {row}: {left[0]}"


OPEN = {"table": b"", "list": b"\x1b[15~", "question": b"\r"}


@pytest.mark.slow
@pytest.mark.parametrize("place", ["table", "list", "question"])
def test_the_other_look_leaves_nothing_behind(start: Callable[..., Seen], place: str) -> None:
    terminal = start("cards")
    terminal.press(HOME)
    terminal.press(RIGHT)
    if OPEN[place]:
        terminal.press(OPEN[place], 0.5, "Which colour?" if place == "question" else "Settings")
    _same(terminal)
    for _ in range(2):
        terminal.press(b"k", 0.4)
        _same(terminal)


def test_a_narrower_window_is_painted_whole(start: Callable[..., Seen]) -> None:
    terminal = start("cards", columns=90)
    terminal.press(HOME)
    terminal.resize(80, 24)
    _same(terminal)
