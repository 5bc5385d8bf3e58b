"""What NVDA would find to say of a screen that changes: its two ways of comparing, written again from what they do.

By lines: every line that is new; of a line that replaces another only what differs,
if that is shorter than 15 letters. By characters: every insertion. In both a single piece of one or two letters is
taken for the echo of a key, and left out.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence

from diff_match_patch import diff_match_patch
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
    """Every insertion. Letters that two texts have in common by chance are cleaned up, as NVDA's library does."""
    comparer = diff_match_patch()
    comparer.Diff_Timeout = 0
    pieces = comparer.diff_main("\n".join(before), "\n".join(after), True)
    comparer.diff_cleanupSemantic(pieces)
    joined = "\n".join(text for kind, text in pieces if kind == comparer.DIFF_INSERT)
    return [line for line in joined.splitlines() if line.strip()]


WAYS: dict[str, Callable[[list[str], list[str]], list[str]]] = {
    "NVDA by lines": by_lines,
    "NVDA by characters": by_characters,
}


class Comparing:
    """One of the two ways, over a screen that is looked at again and again; it begins with nothing on it.

    The base of readers that differ in where the screen is and how it is read.
    """

    kept: frozenset[str] = frozenset()

    def __init__(self, name: str) -> None:
        self.name = name
        self._find = WAYS[name]
        self._before: list[str] = []
        self._heard: list[Heard] = []

    def heard(self) -> list[Heard]:
        return self._heard

    def noise(self) -> int:
        return len(self._heard)

    def echo(self, key: str) -> tuple[str, ...]:
        return ()

    def look(self, at: float, lines: Sequence[str]) -> None:
        """Take in what stands on the screen now."""
        after = [line.rstrip() for line in lines]
        if after == self._before:
            return
        found = self._find(self._before or [""] * len(after), after)
        if not (len(found) == 1 and len(found[0].strip()) <= TAKEN_FOR_ECHO):
            self._heard += [Heard(at, text) for text in found]
        self._before = after
