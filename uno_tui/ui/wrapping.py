"""Wrapping of texts at words, by the cells that a terminal shows."""

from __future__ import annotations

import unicodedata


def cells(text: str) -> int:
    """Return the number of terminal cells that a text takes."""
    return len(text) if text.isascii() else sum(map(_width, text))


def shorten(text: str, width: int) -> str:
    """Return the text, or as much of it as fits in `width` cells, with "…" after it."""
    if cells(text) <= width:
        return text
    while text and cells(text) > width - 1:
        text = text[:-1]
    return f"{text.rstrip()}…" if width > 0 else ""


def _width(sign: str) -> int:
    # A mark is drawn over the letter before it.
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def wrap(text: str, width: int) -> list[str]:
    """Return the text in lines of at most `width` cells, broken at blanks where there are any."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if cells(longer) <= width or not line:
            line = longer
        else:
            lines.append(line)
            line = word
        # A word that is wider than the line is cut, where it may be.
        while cells(line) > width > 0:
            start = _start(line, width)
            lines.append(start)
            line = line[len(start) :]
    return [*lines, line]


def _start(text: str, width: int) -> str:
    """Return as much of the text as fits, at least one character."""
    end = width
    while end > 1 and cells(text[:end]) > width:
        end -= 1
    return text[:end]
