"""Checks of a game's texts and rules in every language, and of its lessons."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import resources

from uno_tui.core.catalogue import lessons, package_of
from uno_tui.game_check.finding import Finding, fact, fault, short
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import TEXTS, read_entries, rules
from uno_tui.ui.lessons.lesson import Lesson

_VARIABLE = re.compile(r"\$(\w+)")
SOURCE = "en"
_OF_PACKS = "uno_tui.cards."
"""The package of shared texts, which are not checked: names of cards use different values in each language."""


def texts(game: str) -> Iterator[Finding]:
    """Yield the number of texts, those that use a value the English ones do not, and rules of another length."""
    count = 0
    for home in (each for each in TEXTS[game].packages if not each.startswith(_OF_PACKS)):
        found = {language: _entries(home, language) for language in LANGUAGES}
        count += len(found[SOURCE])
        for language, there in found.items():
            for name, source in there.items():
                # A text that English lacks is compared with itself, and so uses no value too many.
                more = set(_VARIABLE.findall(source)) - {"form", *_VARIABLE.findall(found[SOURCE].get(name, source))}
                if more:
                    file = f"{home.replace('.', '/')}/{language}.ftl"
                    yield fault("game-check-variable", file=file, text=name, variables=", ".join(sorted(more)))
    lengths = {language: len(rules(language, game)) for language in LANGUAGES}
    for language, length in lengths.items():
        if length != lengths[SOURCE]:
            file = f"{TEXTS[game].packages[0].replace('.', '/')}/{language}.md"
            yield fault("game-check-rules-length", file=file, lines=length, english=lengths[SOURCE])
    yield fact("game-check-texts", count=count, languages=", ".join(LANGUAGES), rules=lengths[SOURCE])


def _entries(home: str, language: str) -> Mapping[str, str]:
    file = resources.files(home).joinpath(f"{language}.ftl")
    return dict(read_entries(file.read_text("utf-8"))) if file.is_file() else {}


def lessons_of(game: str) -> Iterator[Finding]:
    """Yield how many lessons and steps there are, and files of lessons that the list does not name."""
    names = lessons(game)
    if not names:
        yield fact("game-check-no-lessons")
        return
    folder = resources.files(f"{package_of(game)}.lessons")
    for file in folder.iterdir():
        name, _, suffix = file.name.rpartition(".")
        if suffix in ("toml", "table") and name not in names:
            yield fault("game-check-lesson-unlisted", file=short(str(file)))
    steps = sum(len(Lesson.of(game, name).steps) for name in names)
    yield fact("game-check-lessons", count=len(names), steps=steps)
