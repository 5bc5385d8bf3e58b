"""How what a reader said compares with what was announced."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

LATE = 0.05
"""Seconds after the announcement at which a reader that has not begun to say it is late."""
SPELT_OUT = {"plus", "question", "mark", "comma", "dot", "colon", "semicolon", "slash", "dash", "star"}
"""What readers say for signs."""


@dataclass(frozen=True)
class Heard:
    """Something announced or said, in seconds since the epoch."""

    at: float
    text: str


@dataclass
class Step:
    """What was pressed, what the game announced, and what the reader said. `echo` is what it says of the key itself."""

    pressed: str
    announced: list[Heard] = field(default_factory=list)
    said: list[Heard] = field(default_factory=list)
    echo: tuple[str, ...] = ()
    typed: str = ""
    """What was typed letter by letter, and may be echoed in pieces of any length."""
    window: str = ""
    """What was said last, in this step or before: what stands in the window of a braille display."""


def words(text: str) -> list[str]:
    """The words of a text as readers say them, without signs and what is said for signs."""
    return [word for word in re.findall(r"[^\W_]+", text.casefold()) if word not in SPELT_OUT]


def verdict(step: Step) -> str:
    """`right`, `doubled`, `too much`, `missing` or `late`; `quiet` where nothing was announced or said."""
    wanted = [words(each.text) for each in step.announced if words(each.text)]
    said = [word for each in step.said for word in words(each.text)]
    rest = said
    for text in wanted:
        place = _place(text, rest)
        if place is None:
            return "missing"
        rest = rest[:place] + rest[place + len(text) :]
    rest = [word for word in _without_echo(rest, step.echo) if word not in step.typed]
    if rest:
        return "doubled" if any(_place(rest[:3], text) is not None for text in wanted) else "too much"
    if not wanted:
        return "quiet"
    return "late" if lateness(step) > LATE else "right"


def lateness(step: Step) -> float:
    """Seconds between the first announcement and the reader's first word of it."""
    first = words(step.announced[0].text)[:1]
    begun = [each.at for each in step.said if first[0] in words(each.text)]
    return max(0.0, min(begun) - step.announced[0].at) if begun else 0.0


def _place(text: list[str], among: list[str]) -> int | None:
    return next((at for at in range(len(among) - len(text) + 1) if among[at : at + len(text)] == text), None)


def _without_echo(rest: list[str], echo: tuple[str, ...]) -> list[str]:
    """What is left apart from the key itself."""
    left = list(rest)
    for word in (word for each in echo for word in words(each)):
        if word in left:
            left.remove(word)
    return left


def in_window(step: Step, refresh: float = 0.0) -> str:
    """The same for a braille display: where does the window begin in which the step ends?

    `refresh` is how many seconds the display's own program takes to look at the screen again.
    """
    if not step.announced:
        return "quiet"
    window = words(step.window)
    texts = [words(each.text) for each in step.announced]
    breaths = [[word for text in texts[first:] for word in text] for first in range(len(texts))]
    if not any(_begins(text, window) for text in (*texts, *breaths)):
        return "too much" if window else "missing"
    late = step.said and step.said[-1].at - step.announced[-1].at > LATE + refresh
    return "late" if late else "right"


def _begins(text: list[str], window: list[str]) -> bool:
    """Whether the window has the beginning of the text; its last word may be cut off."""
    whole, last = window[:-1], window[-1:]
    return bool(window) and text[: len(whole)] == whole and "".join(text[len(whole) :]).startswith("".join(last))
