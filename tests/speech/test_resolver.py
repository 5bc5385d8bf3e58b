"""Our texts are put together as the resolver of Fluent's makers puts them together."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.resolver import ResolveError, Resolver, parse
from uno_tui.i18n.texts import entries

FUNCTIONS: dict[str, Callable[..., str]] = {
    "CARD": lambda card, form="bare": f"<{card} {form}>",
    "KEY": lambda command: f"[{command}]",
    "FRONT": lambda: "lines",
    "DE": lambda name: f"de {name}",
}
CARD: dict[str, str | int] = {"form": "on", "colour": "G", "suit": "d"}
"""What texts of cards are told, which pass it on to those that they are put together from."""
NUMBERS = (0, 1, 2, 5, 999, 1000, 1234567)


def theirs(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


@pytest.mark.costly
@pytest.mark.parametrize("game", [None, *built_in()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_with_every_kind_of_number(language: str, game: str | None) -> None:
    """Of texts that all games share, those with numbers are put together once, not for each game again."""
    known, of_all = entries(language, game), entries(language, None)
    bundle = theirs(language, "".join(known.values()))
    ours = Resolver(language, {name: parse(source) for name, source in known.items()}.__getitem__, FUNCTIONS)
    for name, source in known.items():
        if name.startswith("-"):  # a term is a part of messages
            continue
        shared = game is not None and of_all.get(name) == source
        variables = set(re.findall(r"\$(\w+)", source))
        for number in NUMBERS if variables and not shared else NUMBERS[1:2]:
            values = {each: "Ana" if each in ("name", "card", "top", "other") else number for each in variables} | CARD
            message = bundle.get_message(name)
            for attribute, pattern in (("", message.value), *message.attributes.items()):
                expected, errors = bundle.format_pattern(pattern, values)
                assert errors == []
                assert ours.format(name, attribute, values) == expected, name


STRANGE = [
    ('a = { $n ->\n    [one] one\n   *[other] { $n } many\n }', {"n": 1000}),
    ('a = { $n ->\n    [1] exactly\n    [one] one\n   *[other] many\n }', {"n": 1}),
    ('a = { $s ->\n    [m] him\n   *[f] her\n }', {"s": "m"}),
    ('a = { $s ->\n    [m] him\n   *[f] her\n }', {"s": "x"}),
    ('a = { "{" }{ 7 }{ -t }{ b }{ b.x }\n-t = term\nb = two\n    .x = ex\n', {}),
    ('a = { -t(case: "of") }\n-t = { $case ->\n    [of] of it\n   *[it] it\n }\n', {}),
    ('a = { { $n } }', {"n": 3}),
    ('a = \\u0041 { "\\u00e9\\"" }', {}),
    ('a =\n    first\n      second\n    third', {}),
]


@pytest.mark.parametrize(("source", "values"), STRANGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_texts_may_do(language: str, source: str, values: dict[str, str | int]) -> None:
    bundle = theirs(language, source)
    expected, errors = bundle.format_pattern(bundle.get_message("a").value, values)
    assert errors == []
    known: dict[str, ast.Message | ast.Term] = {}
    for part in re.split(r"(?m)^(?=-?[a-z]+ =)", source):
        if part.strip():
            known[part.split(" =")[0]] = parse(part)
    assert Resolver(language, known.__getitem__, FUNCTIONS).format("a", "", values) == expected


@pytest.mark.parametrize("source", ["a = { $missing }", "a = { NONE() }", "a =\n    .x = only this", "a { b }"])
def test_what_cannot_be_put_together(source: str) -> None:
    with pytest.raises(ResolveError):
        Resolver("en", lambda name: parse(source), FUNCTIONS).format("a", "", {})
