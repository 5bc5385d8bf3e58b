"""The Fluent files of a language, each text parsed when it is first needed: all at once take a third of a second."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

FILES = ("interface", "keys", "speech", "faces", "uno", "teams", "rummy", "ume", "maumau")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""What a text names in braces: other texts, terms (with a dash), and functions."""


@cache
def entries(language: str) -> dict[str, str]:
    """The source of every message and term, by its id; terms have a dash in front."""
    folder = resources.files("uno_tui.locales") / language
    found: dict[str, str] = {}
    for name in FILES:
        source = (folder / f"{name}.ftl").read_text(encoding="utf-8")
        starts = list(_ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        for start, end in zip(starts, ends, strict=True):
            found.setdefault(start[1], source[start.start() : end])
    return found


@cache
def resource(language: str, entry_id: str) -> Resource:
    """One message or term, parsed."""
    return FluentResource(entries(language)[entry_id])


def needed(language: str, entry_id: str) -> Iterator[str]:
    """A text and all that it is put together from, by ids."""
    known, met, ahead = entries(language), set[str](), [entry_id]
    while ahead:
        each = ahead.pop()
        if each not in met and each in known:
            met.add(each)
            yield each
            ahead += _REFERENCE.findall(known[each])
