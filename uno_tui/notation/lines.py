"""The lines of a table file as words, without their meaning."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import BinaryIO

import msgspec

from uno_tui.message import Invalid, Message, MessageError, at_line, message, why
from uno_tui.sanitize import LONGEST_QUOTATION, sanitize

VERSION = "1"
LARGEST_FILE = 4_000_000
"""The largest table file, in bytes. The record of a long match has a tenth of that."""
LONGEST_LINE = 10_000
"""The longest statement, in characters. The whole pack in one line has a tenth of that."""
MOST_LINES = 200_000
_ENDS = re.compile(r"\r\n|\r|\n")
"""The ends of lines. Other signs at which Python would split end none."""
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)")


class TableError(MessageError):
    """A table file cannot be read. The sentence says where, what is wrong, and what would be right.

    `reason` is the sentence without the place, in the words of `game` if the game is known.
    """

    def __init__(self, file: str, line: int, reason: Message, game: str | None = None) -> None:
        self.file = file
        self.line = line
        self.reason = msgspec.structs.replace(reason, game=game) if game else reason
        super().__init__(at_line(file, line, self.reason))


class Line(msgspec.Struct, frozen=True):
    """One statement: its line number, from 1, and its words. A blank line has none."""

    number: int
    words: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return the statement as it is written, with single spaces."""
        return " ".join(self.words)


def parse(text: str) -> list[Line]:
    """Return the lines of a table file. Raises TableError for a line that is too long, and for too many lines."""
    return list(lines_of(text))


def lines_of(text: str, file: str = "table") -> Iterator[Line]:
    """Yield the lines of a table file without comments, and without lines that hold nothing but a comment.

    Raises TableError for a line that is too long, and for too many lines.
    """
    start = 1 if text.startswith("\ufeff") else 0  # some editors of Windows write a byte order mark
    # Line by line, and not all at once: a fault in an early line is told without splitting a large file.
    for number in count(1):
        if start >= len(text):
            return
        end = _ENDS.search(text, start)
        raw = text[start : end.start() if end else len(text)]
        start = end.end() if end else len(text)
        statement, mark, _ = raw.partition("#")
        if number > MOST_LINES:
            raise TableError(file, number, message("too-many-lines", most=MOST_LINES))
        if len(statement) > LONGEST_LINE:
            raise TableError(file, number, message("line-too-long", most=LONGEST_LINE))
        words = tuple(statement.split())
        if words or not mark:
            yield Line(number, words)


class LineReader:
    """Reads the lines of a table file one by one. The next line can be looked at before it is taken."""

    def __init__(self, lines: Iterator[Line]) -> None:
        self._lines = lines
        self._next: Line | None = None
        self.last = Line(0, ())
        """The line that was taken last."""

    def peek(self) -> Line | None:
        """Return the next line without taking it; None at the end."""
        if self._next is None:
            self._next = next(self._lines, None)
        return self._next

    def take(self) -> Line:
        """Take the next line and return it. There must be one."""
        line = self.peek()
        assert line is not None  # noqa: S101 - for the type checker
        self.last, self._next = line, None
        return line


def write(lines: Iterable[Line]) -> str:
    """Return the text of a table file. `parse(write(lines))` has the same words."""
    return "".join(line.text + "\n" for line in lines)


def load(path: Path) -> str:
    """Return the text of a file. Raises TableError if it cannot be read, is too large for a table, or is not UTF-8."""
    try:
        with path.open("rb") as file:
            return read(file)
    except OSError as error:
        raise TableError(str(path), 0, message("cannot-be-read", reason=why(error))) from None


def read(file: BinaryIO) -> str:
    """Return the rest of an open file. Raises TableError if it is too large for a table, or is not UTF-8."""
    # One byte more tells a file that is too large from one that just fits.
    data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise TableError(str(file.name), 0, message("file-too-large", most=LARGEST_FILE // 1_000_000))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise TableError(str(file.name), 0, message("not-utf8", byte=error.start)) from None


def whole_lines(text: str) -> str:
    """Return the text without a last line that was cut short."""
    return "".join(_LINE.findall(text))


def first_lines(text: str, count: int) -> str:
    """Return the first `count` whole lines of a text; fewer if it has fewer. A last line that was cut short is none."""
    return "".join(_LINE.findall(text)[:count])


def without_last_statement(text: str) -> str:
    """Return the text without its last statement, which is no chance result (`~`), and the lines after it."""
    lines = _LINE.findall(text)
    # The line that ends the loop is the statement itself, and is popped as well.
    while lines and lines.pop().startswith("~"):
        pass
    return "".join(lines)


COMMON_WORDS = frozenset(
    """
    table rule game options seats daily dealer scores round seed on off lot hand discard stock turn direction drawn owes
    said lost choice acting count discards top score round_over match_over playing legal illegal
    clockwise counterclockwise nobody nothing none
    """.split()
)
"""Words of table files of any game."""


class Names(msgspec.Struct, frozen=True):
    """The names of the players by seat, in playing order."""

    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.names)

    def __getitem__(self, seat: int) -> str:
        return self.names[seat]

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def seat(self, name: str) -> int:
        """Return the seat called `name`. Raises ValueError if there is none."""
        if name not in self.names:
            raise Invalid("seat-unknown", name=sanitize(name), names=" ".join(self.names))
        return self.names.index(name)

    def list(self, seats: Sequence[int]) -> str:
        """Return the names of some seats; `nobody` if there are none."""
        return " ".join(self.names[seat] for seat in seats) or "nobody"


def why_not_written(name: str, reserved: Collection[str]) -> Message | None:
    """Return why `name` cannot be a player's name in a table file with these reserved words; None if it can."""
    if len(name) < 2:
        return message("seat-name-short", name=sanitize(name))
    if len(name) > LONGEST_QUOTATION:
        return message("seat-name-long", name=sanitize(name), most=LONGEST_QUOTATION)
    if len(name.split()) != 1 or name.split()[0] != name:
        return message("seat-name-blank", name=sanitize(name))
    # `#` begins a comment, `[]` hold a set together, `@` and `:` stand before an owner (Umé) and a reason; the others
    # begin a statement.
    if any(mark in name for mark in "#[]@:") or name[0] in "!?=~":
        return message("seat-name-sign", name=sanitize(name))
    if name in reserved:
        return message("seat-name-word", name=name)
    return None
