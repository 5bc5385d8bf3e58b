"""The Fluent files of a language, of the program and of each game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from uno_tui.core.catalogue import Facets, built_in
from uno_tui.core.facets import Facet
from uno_tui.i18n.resolver import ResolveError, parse

FILES = (
    "interface", "keys", "table", "board", "sounds", "command_line", "own_files", "table_files", "remote", "doctor",
    "plugins", "game_check", "typed", "friends",
)  # fmt: skip
"""The files of the program's own texts, which hold for every game."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class GameTexts(msgspec.Struct, frozen=True):
    """The places of a game's texts.

    Each of `packages` has a Fluent file for every language (`en.ftl`). Its texts replace those of the packages after
    it, and the program's own. The first package also has the rules (`en.md`). `cards` is the place of the game's
    `CardNames`, as `module:name`.
    """

    packages: tuple[str, ...]
    cards: str


TEXTS: Facets[GameTexts] = Facets(Facet.TEXTS)


@cache
def entries(language: str, game: str | None = None) -> Mapping[str, str]:
    """Return the source of every message and term by id, in the words of `game`. Ids of terms begin with a dash."""
    if game is None:
        folder = resources.files("uno_tui.i18n") / language
        sources = (folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in FILES)
        return {each: text for source in sources for each, text in read_entries(source)}
    found = dict(entries(language))
    # From the last to the first, so that nearer texts replace those farther away.
    for package in reversed(TEXTS[game].packages):
        if game in built_in():
            found.update(read_entries(resources.files(package).joinpath(f"{language}.ftl").read_text("utf-8")))
        else:
            found.update(entries_or_english(resources.files(package), language))
    return found


def entries_or_english(folder: Traversable, language: str) -> Mapping[str, str]:
    """Return the texts of a plug-in's folder by id: the English one if the language has none that can be read."""
    found: dict[str, str] = {}
    # English first, so that a translation replaces what it has; for English itself it is read once.
    for each in dict.fromkeys(("en", language)):
        source = readable(folder.joinpath(f"{each}.ftl"))
        found.update((name, text) for name, text in read_entries(source or "") if is_text(text))
    return found


def readable(file: Traversable) -> str | None:
    """Return the text of a plug-in's file, None if it cannot be read."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def is_text(source: str) -> bool:
    """Return whether this is the source of a message or term."""
    try:
        parse(source)
    except ResolveError:
        return False
    return True


def references(sources: Iterable[str]) -> set[str]:
    """Return the ids of the texts that these texts refer to."""
    # By pattern, not by parsing: a text that cannot be parsed is found by another check.
    return {found for source in sources for found in _REFERENCE.findall(source)}


def read_entries(source: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the source of every message and term of a Fluent file."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=False):  # without entries there is one end
        yield start[1], source[start.start() : end]


def rules(language: str, game: str) -> list[str]:
    """Return the rules of a game, a clause or heading a line: in English, or none, where the language has none."""
    folder = resources.files(TEXTS[game].packages[0])
    text = readable(folder.joinpath(f"{language}.md")) or readable(folder.joinpath("en.md")) or ""
    return [line for line in text.splitlines() if line.strip()]
