"""What a new language needs: the list of what is missing for it, empty for those that the program speaks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.fluent_texts import GRAMMAR

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import read_entries
from uno_tui.ui.keys import keymap

PACKAGE = Path(keymap.__file__).parents[2]
TESTS = Path(__file__).parent.parent
GAMES = [*built_in(), "family"]


def _folders() -> Iterator[Path]:
    """Every folder in which each language has a file: a pack's texts, a game's, its lessons."""
    for folder in (PACKAGE / "cards", *(PACKAGE / "games" / game for game in GAMES)):
        yield from sorted({path.parent for path in folder.rglob("en.ftl")})


def missing_for(language: str) -> list[str]:
    """Return every file, and every text of a file, that this language lacks beside English."""
    wanted = [(path, PACKAGE / "i18n" / language / path.name) for path in (PACKAGE / "i18n" / "en").glob("*.ftl")]
    wanted += [(folder / "en.ftl", folder / f"{language}.ftl") for folder in _folders()]
    wanted += [(path, path.with_name(f"{language}.md")) for path in sorted(PACKAGE.glob("games/*/texts/en.md"))]
    # What players of it type, and the terms that its texts no longer use.
    for folder in (TESTS / "linear/phrases", TESTS / "speech/replaced_terms"):
        wanted += [(path, path.with_stem(path.stem.removesuffix("en") + language)) for path in folder.glob("*en.txt")]
    found: list[str] = [] if language in LANGUAGES else ["i18n/languages.py: LANGUAGES"]
    for english, own in sorted(wanted):
        name = str(own.relative_to(PACKAGE if own.is_relative_to(PACKAGE) else TESTS.parent))
        if not own.exists():
            found.append(name)
        elif own.suffix == ".ftl":
            there = dict(read_entries(own.read_text("utf-8")))
            wanted_here = (each for each, _ in read_entries(english.read_text("utf-8")) if not GRAMMAR.match(each))
            found += [f"{name}: {each}" for each in wanted_here if each not in there]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_for_a_language_that_is_spoken(language: str) -> None:
    assert missing_for(language) == []


def test_what_a_new_language_needs_is_listed() -> None:
    missing = missing_for("es")
    assert "i18n/languages.py: LANGUAGES" in missing
    assert {"i18n/es/interface.ftl", "games/uno/texts/es.ftl", "games/uno/texts/es.md"} <= set(missing)
    assert {"games/uno/lessons/es.ftl", "games/maumau/texts/words/es.ftl"} <= set(missing)
    assert {"tests/linear/phrases/es.txt", "tests/linear/phrases/rules-es.txt"} <= set(missing)
    there = [(TESTS.parent if each.startswith("tests") else PACKAGE) / each for each in missing[1:]]
    assert all(Path(str(each).replace("/es", "/en").replace("-es.", "-en.")).exists() for each in there)
