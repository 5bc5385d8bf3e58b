"""The lines of a table file, before anybody asks what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

VERSION = "1"
_ENDS = re.compile(r"\r\n|\r|\n")
"""What ends a line: not the other signs at which Python would split."""


class TableError(Exception):
    """A table file that cannot be read; the message says where, what is wrong, and what would be right."""

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}" if line else f"{file}: {message}")
        self.file = file
        self.line = line
        self.message = message


class Line(msgspec.Struct, frozen=True):
    """One statement: its line number (from 1) and its words; no words for a blank line."""

    number: int
    words: tuple[str, ...]

    @property
    def text(self) -> str:
        """The statement as it is written."""
        return " ".join(self.words)


def parse(text: str) -> list[Line]:
    """The lines of a table file. Comments are dropped, and lines that hold nothing else with them."""
    lines = []
    raws = _ENDS.split(text.removeprefix("\ufeff"))
    for number, raw in enumerate(raws if raws[-1] else raws[:-1], start=1):
        statement, mark, _ = raw.partition("#")
        words = tuple(statement.split())
        if words or not mark:
            lines.append(Line(number, words))
    return lines


def write(lines: Iterable[Line]) -> str:
    """The text of a table file; `parse(write(lines))` has the same words."""
    return "".join(line.text + "\n" for line in lines)


def load(path: Path) -> str:
    """The text of a file. Raises TableError if it cannot be read or is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise TableError(str(path), 0, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise TableError(str(path), 0, f"is not UTF-8 text (byte {error.start})") from None


RESERVED = frozenset(
    """
    table rule game options seats dealer scores round seed hand rack onto base discard stock turn direction
    debt drawn owes said shown lost choice due caller sits_out laid wish free bluff
    acting count discards top score round_over match_over playing legal illegal colour out sum lot
    clockwise counterclockwise nobody nothing none yes no up down on off swap from takes action buy
    play draw pass uno report challenge intercept buzz give share take drop name allow deny claim put lay
    accept last catch deal permission again reverse gift queen kings sit_out fits cheat
    """.split()
)
"""Words of the language, which nobody can be called."""


class Names(msgspec.Struct, frozen=True):
    """Who sits where, in playing order."""

    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.names)

    def __getitem__(self, seat: int) -> str:
        return self.names[seat]

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def seat(self, name: str) -> int:
        """The seat called `name`. Raises ValueError if there is none."""
        if name not in self.names:
            raise ValueError(f"nobody here is called {name}; the seats are {' '.join(self.names)}")
        return self.names.index(name)

    def list(self, seats: Sequence[int]) -> str:
        """The names of some seats, or `nobody`."""
        return " ".join(self.names[seat] for seat in seats) or "nobody"


def why_not_a_name(name: str) -> str | None:
    """Why nobody can be called `name` (a sentence); None if it is a good name."""
    if len(name) < 2:
        return f"the name {name!r} is too short: it needs at least two characters"
    if len(name.split()) != 1 or name.split()[0] != name:
        return f"the name {name!r} must not contain blanks"
    if any(mark in name for mark in "#[]@:") or name[0] in "!?=~" or not name.isprintable():
        return f"the name {name!r} contains a sign that table files use"
    if name in RESERVED:
        return f"nobody can be called {name}: it is a word of table files"
    return None
