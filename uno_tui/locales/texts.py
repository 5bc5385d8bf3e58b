"""The Fluent files of a language, and of a game in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

import msgspec

from uno_tui.games.catalogue import Facet, Facets

FILES = ("interface", "keys", "table", "board", "sounds", "command_line", "own_files", "table_files", "doctor")
"""What the program says whatever is played."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class GameTexts(msgspec.Struct, frozen=True):
    """Where the texts of a game are.

    Each of `packages` has a Fluent file for every language (`en.ftl`); what stands in one goes before what stands in
    those after it, and in the program's own. The first has the rules, too (`en.md`). `cards` says, as `module:name`,
    where its `CardNames` are.
    """

    packages: tuple[str, ...]
    cards: str


TEXTS: Facets[GameTexts] = Facets(Facet.TEXTS)


@cache
def entries(language: str, game: str | None = None) -> Mapping[str, str]:
    """The source of every message and term, by its id, as `game` says it; terms have a dash in front."""
    if game is None:
        folder = resources.files("uno_tui.locales") / language
        sources = (folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in FILES)
        return {each: text for source in sources for each, text in read_entries(source)}
    found = dict(entries(language))
    for package in reversed(TEXTS[game].packages):
        found.update(read_entries(resources.files(package).joinpath(f"{language}.ftl").read_text("utf-8")))
    return found


def read_entries(source: str) -> Iterator[tuple[str, str]]:
    """The source of every message and term of a Fluent file, with its id."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], source[start.start() : end]


def rules(language: str, game: str) -> list[str]:
    """The rules of a game, a clause or heading a line."""
    path = resources.files(TEXTS[game].packages[0]).joinpath(f"{language}.md")
    return [line for line in path.read_text("utf-8").splitlines() if line.strip()]
