"""Every text that players meet, by language: sentences of the Fluent files and clauses of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from support.fluent_texts import PACKAGE

CLAUSE = re.compile(r"([A-Z]+-\d+)\. ")
TYPED = ("word-", "phrases-", "typed-")
"""How ids of typed words begin: whatever people type is understood, the old word too."""


class PlayerText:
    """One text as players meet it: `{}` stands where a value, a key or another text comes in."""

    def __init__(self, place: str, name: str, text: str) -> None:
        self.place, self.name, self.text = place, name, text

    def __repr__(self) -> str:
        return f"{self.place}:{self.name}: {self.text}"


def _patterns(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """Yield a pattern and those in the variants of its selectors."""
    yield pattern
    for each in pattern.elements:
        if isinstance(each, ast.Placeable) and isinstance(each.expression, ast.SelectExpression):
            for variant in each.expression.variants:
                yield from _patterns(variant.value)


def _words(pattern: ast.Pattern) -> str:
    parts = [each.value if isinstance(each, ast.TextElement) else "{}" for each in pattern.elements]
    return re.sub(r"\s+", " ", "".join(parts)).strip()


def texts_of(source: str, place: str) -> Iterator[PlayerText]:
    """Yield the texts of a Fluent source, without what is typed."""
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, (ast.Message, ast.Term)) and not entry.id.name.startswith(TYPED):
            name = entry.id.name
            named = [(name, entry.value), *((f"{name}.{each.id.name}", each.value) for each in entry.attributes)]
            for full_name, value in named:
                for pattern in _patterns(value) if value else ():
                    yield PlayerText(place, full_name, _words(pattern))


def clauses_of(rules: str, place: str) -> Iterator[PlayerText]:
    """Yield the clauses of a game's rules by their ids, headings and introductions as `heading`."""
    for line in filter(None, map(str.strip, rules.splitlines())):
        clause = CLAUSE.match(line)
        yield PlayerText(place, clause[1] if clause else "heading", line)


def _place(path: Path) -> str:
    folders = path.relative_to(PACKAGE).parts
    if folders[0] == "i18n":
        return path.stem
    parts = [each for each in folders[1:-1] if each != "texts"]
    return "-".join([*parts, *(["rules"] if path.suffix == ".md" else [])])


@cache
def player_texts(language: str) -> tuple[PlayerText, ...]:
    """Return all texts of the program, its packs, games, lessons and rules in a language.

    The place of a text is its file (`table`, `keys`), its pack or game (`coloured`, `maumau`), and for some parts of a
    game `maumau-lessons`, `maumau-words`, `maumau-rules`.
    """
    found: list[PlayerText] = []
    for path in sorted((*PACKAGE.rglob(f"{language}.ftl"), *(PACKAGE / "i18n" / language).glob("*.ftl"))):
        found += texts_of(path.read_text(encoding="utf-8"), _place(path))
    for path in sorted(PACKAGE.rglob(f"{language}.md")):
        found += clauses_of(path.read_text(encoding="utf-8"), _place(path))
    return tuple(found)
