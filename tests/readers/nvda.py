"""What NVDA would find to say in a console: its two ways of comparing screens, written again from what they do.

NVDA itself runs on Windows only. By lines: every line that is new; of a line that replaces another only what differs,
if that is shorter than 15 letters. By characters: every insertion. In both a single piece of one or two letters is
taken for the echo of a key, and left out.
"""

from __future__ import annotations

import difflib
import time
from collections.abc import Callable
from pathlib import Path

import pyte
from diff_match_patch import diff_match_patch
from readers.keys import sent
from readers.terminals import Pty
from readers.verdict import Heard

SHORT = 15
TAKEN_FOR_ECHO = 2


def by_lines(before: list[str], after: list[str]) -> list[str]:
    """New lines; of a line that replaces another only what differs, if that is short."""
    found, last = [], ""
    for entry in difflib.ndiff(before, after):
        if entry.startswith("?"):
            continue
        if entry.startswith("+") and entry[2:].strip():
            text = entry[2:]
            if last.startswith("-") and last[2:]:
                text = _what_differs(last[2:], text)
            if text.strip():
                found.append(text)
        last = entry
    return found


def _what_differs(was: str, text: str) -> str:
    start = _shared(was, text)
    end = len(text)
    if len(was) == len(text):
        end -= _shared(was[start:][::-1], text[start:][::-1])
    return text[start:end] if end - start < SHORT else text


def _shared(one: str, other: str) -> int:
    """How many letters the two have in common at their beginning."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def by_characters(before: list[str], after: list[str]) -> list[str]:
    """Every insertion."""
    comparer = diff_match_patch()
    pieces = comparer.diff_main("\n".join(before), "\n".join(after), False)
    joined = "\n".join(text for kind, text in pieces if kind == comparer.DIFF_INSERT)
    return [line for line in joined.splitlines() if line.strip()]


class Console:
    """A console under NVDA, which looks for what is new at every write."""

    pace = 0.12
    kept: frozenset[str] = frozenset()

    def __init__(self, name: str, find: Callable[[list[str], list[str]], list[str]]) -> None:
        self.name = name
        self._find = find

    def start(self, program: list[str], environment: dict[str, str], home: Path) -> None:
        self._screen = pyte.Screen(80, 25)
        self._stream = pyte.ByteStream(self._screen)
        self._before = [""] * 25
        self._heard: list[Heard] = []
        self._pty = Pty(program, environment | {"TERM": "xterm-256color"}, self._look)

    def _look(self, data: bytes) -> None:
        now = time.time()
        self._stream.feed(data)
        after = [line.rstrip() for line in self._screen.display]
        if after != self._before:
            found = self._find(self._before, after)
            if not (len(found) == 1 and len(found[0].strip()) <= TAKEN_FOR_ECHO):
                self._heard += [Heard(now, text) for text in found]
            self._before = after

    def press(self, key: str) -> None:
        self._pty.write(sent(key))

    def listen(self, seconds: float) -> None:
        self._pty.listen(seconds)

    def heard(self) -> list[Heard]:
        return self._heard

    def noise(self) -> int:
        return len(self._heard)

    def echo(self, key: str) -> tuple[str, ...]:
        return ()

    def stop(self) -> None:
        self._pty.stop()


def consoles() -> list[Console]:
    """NVDA's two ways."""
    return [Console("NVDA by lines", by_lines), Console("NVDA by characters", by_characters)]
