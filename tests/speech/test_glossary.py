"""One name per thing: no text that players meet uses a word that the glossary replaces.

`replaced_terms/LANGUAGE.txt` has one pattern a line, which is searched without regard to capitals:

    PATTERN -> what players call it
    PATTERN -> what players call it | except PLACE:ID ID-*: why it stays there

Ids may end in `*`; a place before them (`maumau:`, `keys:`, `uno-rules:UNO-3`) narrows them to one file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from support.player_texts import PlayerText, clauses_of, player_texts, texts_of

from uno_tui.i18n.languages import LANGUAGES

TERMS = Path(__file__).parent / "replaced_terms"
GLOSSARY = Path(__file__).parent.parent.parent / "docs" / "engineers" / "glossary.md"
LINE = re.compile(r"(?P<pattern>\S.*?) -> (?P<used>[^|]+?)(?: \| except (?P<ids>[^:\s][^|]*?): (?P<why>[^:|]+))?")
NAMES = {"en": "English", "de": "German", "fr": "French"}


@dataclass(frozen=True)
class Term:
    """A replaced term: its pattern, what players call the thing, and where the old word stays."""

    pattern: re.Pattern[str]
    used: str
    exceptions: tuple[str, ...]

    def uses(self, texts: tuple[PlayerText, ...]) -> list[PlayerText]:
        return [each for each in texts if self.pattern.search(each.text)]

    def forbidden(self, texts: tuple[PlayerText, ...]) -> list[PlayerText]:
        return [each for each in self.uses(texts) if not any(allows(ids, each) for ids in self.exceptions)]


def allows(ids: str, text: PlayerText) -> bool:
    return fnmatchcase(f"{text.place}:{text.name}", ids if ":" in ids else f"*:{ids}")


def terms(source: str) -> list[Term]:
    found = []
    for line in source.splitlines():
        if line.strip() and not line.startswith("#"):
            parts = LINE.fullmatch(line.strip())
            assert parts is not None, f"not a line of replaced terms: {line}"
            exceptions = tuple((parts["ids"] or "").split())
            found.append(Term(re.compile(parts["pattern"], re.IGNORECASE), parts["used"], exceptions))
    return found


def terms_of(language: str) -> list[Term]:
    return terms((TERMS / f"{language}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_replaced_term(language: str) -> None:
    texts = player_texts(language)
    assert [(term.used, found) for term in terms_of(language) for found in term.forbidden(texts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    texts = player_texts(language)
    needless = [
        f"{term.pattern.pattern}: {ids}"
        for term in terms_of(language)
        for ids in term.exceptions
        if not any(allows(ids, each) for each in term.uses(texts))
    ]
    assert needless == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_what_players_call_things(language: str) -> None:
    section = GLOSSARY.read_text(encoding="utf-8").partition("## What players call things")[2]
    own = section.partition(f"### {NAMES[language]}\n")[2].partition("\n### ")[0]
    assert [term.used for term in terms_of(language) if term.used not in own] == []


FLUENT = """
# The stock in a comment.
stock = The pile.
    .terse = { $stock } left.
word-stock = stock
draw =
    { FRONT() ->
       *[stock] { KEY("stock") } draws.
        [lines] The Stock is { stock }.
    }
"""


def test_words_are_searched_in_texts_and_nowhere_else() -> None:
    [term] = terms(r"\bstock\b -> draw pile")
    assert [each.text for each in term.forbidden(tuple(texts_of(FLUENT, "x")))] == ["The Stock is {}."]


def test_words_are_searched_in_rules() -> None:
    [term] = terms(r"\bstock\b -> draw pile | except uno-rules:UNO-3: a quotation")
    rules = tuple(clauses_of("## The stock\n\nUNO-2. A stock.\nUNO-3. Stock.", "uno-rules"))
    assert [each.name for each in term.forbidden(rules)] == ["heading", "UNO-2"]


def test_exceptions_are_places_and_ids() -> None:
    [term] = terms(r"lay -> play | except a:x-* y: a reason")
    texts = tuple(PlayerText(place, name, "lay") for place in "ab" for name in ("x-1", "y", "z"))
    assert [(each.place, each.name) for each in term.forbidden(texts)] == [("a", "z"), ("b", "x-1"), ("b", "z")]


@pytest.mark.parametrize("line", ["stock", "stock ->", "stock -> draw pile | except x", "stock -> draw pile | x: why"])
def test_a_line_that_says_too_little_is_refused(line: str) -> None:
    with pytest.raises(AssertionError):
        terms(line)
