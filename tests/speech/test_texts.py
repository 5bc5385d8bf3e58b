"""The three languages say the same things with the same variables, and never fail to."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from support.fluent_texts import GRAMMAR, PLACES, files

from uno_tui.cards.coloured import KINDS
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.i18n.card_names import FORMS
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import TEXTS, entries
from uno_tui.i18n.translator import USUAL_KEYS, TextError, Translator, system_language
from uno_tui.ui.keys.commands import WORDS, commands_at
from uno_tui.ui.keys.key_names import command_name, key_name
from uno_tui.ui.keys.keymap import load
from uno_tui.ui.ports.option_texts import option_described, option_name, option_value


@cache
def parsed(language: str, place: str) -> dict[str, ast.Message | ast.Term]:
    """Every message and term, by its id; terms have a dash in front."""
    found: dict[str, ast.Message | ast.Term] = {}
    for path in files(language, place):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, (ast.Message, ast.Term)):
                name = "-" * isinstance(entry, ast.Term) + entry.id.name
                assert name not in found, f"{name} stands twice in {path.parent}, {language}"
                found[name] = entry
    return found


@cache
def messages(language: str, place: str = "") -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Every message with its variables and its attributes."""
    found = {}
    for name, entry in parsed(language, place).items():
        if isinstance(entry, ast.Message):
            text = repr(entry.to_json())
            variables = frozenset(re.findall(r"'type': 'VariableReference', 'id': \{[^}]*'name': '(\w+)'", text))
            if not variables:
                variables = frozenset(re.findall(r"'name': '(\w+)'[^{}]*\}, 'type': 'VariableReference'", text))
            found[name] = (variables, frozenset(each.id.name for each in entry.attributes))
    return found


class Shown(Visitor):
    """Collects the variables that stand in a text; a number that only chooses its words is not one."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 -- the library calls it so
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def shown(language: str, place: str, name: str) -> set[str]:
    visitor = Shown()
    visitor.visit(parsed(language, place)[name])
    return visitor.names


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_ids_variables_and_wordings_are_the_same(language: str, place: str) -> None:
    other, english = messages(language, place), messages("en", place)
    ids, expected = ({name for name in each if not GRAMMAR.match(name)} for each in (other, english))
    where = f"{language}, {place or 'shared'}"
    assert [f"{where} lacks {name}" for name in sorted(expected - ids)] == []
    assert [f"{where} has {name}, en has not" for name in sorted(ids - expected)] == []
    differing = [
        name
        for name in english
        if name in other
        and (
            other[name][1] != english[name][1]
            or other[name][0] - english[name][0]
            or shown(language, place, name) != shown("en", place, name)
        )
    ]
    assert [name for name in differing if not GRAMMAR.match(name) and not name.startswith("card-")] == []


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("language", ["de", "fr"])
def test_clauses_are_the_same(language: str, game: str) -> None:
    def clauses(of: str) -> list[str]:
        return [line.split(".")[0] for line in Translator(of).rules(game) if line and not line.startswith("#")]

    own, english = clauses(language), clauses("en")
    assert [f"{language}.md of {game} lacks {each}" for each in english if each not in own] == []
    assert [f"{language}.md of {game} has {each}, en.md has not" for each in own if each not in english] == []


@pytest.mark.parametrize("game", [None, *built_in()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_found_by_itself_as_in_its_file(language: str, game: str | None) -> None:
    found = dict(parsed(language, ""))
    packages = () if game is None else TEXTS[game].packages
    for place in PLACES[1:]:
        found |= parsed(language, place) if any(place in package.split(".") for package in packages) else {}
    assert set(entries(language, game)) == set(found)
    for each, source in entries(language, game).items():
        assert FluentParser(with_spans=False).parse_entry(source).equals(found[each], ("span", "comment")), each


@pytest.mark.parametrize("game", built_in())
def test_what_a_game_says_otherwise_has_the_same_variables(game: str) -> None:
    own, shared = messages("en", game), messages("en")
    assert {name: own[name][0] for name in own.keys() & shared} == {name: shared[name][0] for name in own.keys() & shared}


def test_variables_are_found() -> None:
    assert messages("en")["played-other"] == (frozenset({"name", "card"}), frozenset({"terse"}))


def test_texts_speak_of_the_keys_that_there_are() -> None:
    english, keys = Translator("en"), load()
    assert {each: keys.of(WORDS[each].key_of if each in WORDS else each)[0] for each in USUAL_KEYS} == USUAL_KEYS
    for translator in map(Translator, LANGUAGES):
        assert translator.key("draw") == key_name(translator, "space")
    assert english.of("uno").text("race-began") == "Buzzer! Press B."
    english.key_of = {"buzzer": "X"}.__getitem__
    assert english.of("uno").text("race-began") == "Buzzer! Press X."


A_CARD = {"uno": "R7", "teams": "R7", "rummy": "R7", "ume": "R7", "maumau": "7h"}


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_message_can_be_put_together(language: str, number: int, game: str) -> None:
    translator = Translator(language, game)
    for name, source in entries("en", game).items():
        if GRAMMAR.match(name):
            continue
        variables = set(re.findall(r"\$(\w+)", source))
        values: dict[str, object] = dict.fromkeys(variables, "Ana")
        values |= {each: number for each in ("count", "points", "number", "place") if each in variables}
        own = entries(language, game)[name]
        values |= {"form": "the", "colour": "B", "suit": "c"}
        values |= {each: A_CARD[game] for each in ("card", "under", "top") if f"CARD(${each}" in own}
        for verbosity in ("normal", *re.findall(r"^    \.(\w+)", source, re.M)):
            assert name.startswith("-") or "{" not in translator.text(name, verbosity, **values)


def test_a_missing_text_or_variable_is_an_error() -> None:
    with pytest.raises(TextError):
        Translator("en", "uno").text("no-such-text")
    with pytest.raises(TextError):
        Translator("en", "uno").text("played-other", name="Ana")
    with pytest.raises(TextError):
        Translator("en", "uno").text("played-other", name="Ana", card="Q9")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_its_texts(language: str) -> None:
    translator = Translator(language)
    for game in (None, *built_in()):
        for command in commands_at(game):
            assert command_name(translator, command, game)
    for game in GAMES.values():
        for option in game.options:
            name = option_name(translator, game.id, option)
            assert option_described(translator, game.id, option) not in ("", name)
            for choice in option.choices:
                assert option_value(translator, game.id, option, choice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_form(language: str) -> None:
    translator = Translator(language, "uno")
    for form in FORMS:
        names = [translator.card(card, form) for card in KINDS.values()]
        assert len(set(names)) == len(KINDS)
        assert all("  " not in name and name == name.strip() for name in names)


@pytest.mark.parametrize(
    ("language", "card", "form", "name"),
    [
        ("en", "R7", "bare", "red 7"),
        ("en", "W+4", "a", "a Wild Draw Four"),
        ("de", "R7", "bare", "rote 7"),
        ("de", "R7", "on", "der roten 7"),
        ("de", "GR", "bare", "grüne Retour"),
        ("de", "GR", "a", "eine grüne Retour"),
        ("de", "GR", "the", "die grüne Retour"),
        ("de", "GR", "on", "der grünen Retour"),
        ("de", "BS", "a", "ein blaues Aussetzen"),
        ("de", "BS", "the", "das blaue Aussetzen"),
        ("de", "Y+2", "a", "eine gelbe Plus 2"),
        ("de", "W", "on", "dem Joker"),
        ("fr", "G7", "bare", "7 vert"),
        ("fr", "GR", "a", "une Inversion verte"),
        ("fr", "GR", "the", "l'Inversion verte"),
        ("fr", "BR", "bare", "Inversion bleue"),
        ("fr", "B+2", "the", "le +2 bleu"),
    ],
)
def test_cards_are_inflected(language: str, card: str, form: str, name: str) -> None:
    assert Translator(language, "uno").card(card, form) == name


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("You now have no cards.", "You now have 1 card.", "You now have 2 cards.")),
        ("de", ("Du hast jetzt keine.", "Du hast jetzt 1.", "Du hast jetzt 2.")),
        ("fr", ("Tu n'as plus aucune carte.", "Tu as maintenant une carte.", "Tu as maintenant 2 cartes.")),
    ],
)
def test_zero_one_and_many_read_right(language: str, texts: tuple[str, ...]) -> None:
    for count, text in enumerate(texts):
        assert Translator(language, "uno").text("hands-passed", count=count).endswith(text)


@pytest.mark.parametrize(("name", "text"), [("Ana", "d'Ana"), ("Émile", "d'Émile"), ("Ben", "de Ben")])
def test_french_elides_before_a_name(name: str, text: str) -> None:
    assert Translator("fr", "ume").text("presenter-ume-base-other", name=name) == f"Base {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_every_clause_once(language: str) -> None:
    lines = Translator(language).rules("uno")
    ids = [line.split(".")[0] for line in lines if not line.startswith("#")]
    assert ids == [f"UNO-{number}" for number in range(1, len(ids) + 1)]
    assert len(ids) == sum(line.startswith("UNO-") for line in Translator("en").rules("uno")) > 40
    assert sum(line.startswith("#") for line in lines) == sum(
        line.startswith("#") for line in Translator("en").rules("uno")
    )


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "de_DE"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nl_NL"}, "en"),
        ({"LANG": "German_Germany.1252"}, "de"),
        ({"LANG": "Spanish_Spain.1252"}, "en"),
        ({"LANGUAGE": "fr:en"}, "fr"),
        ({"LANGUAGE": "nl:de:en"}, "de"),
        ({}, "en"),
    ],
)
def test_the_system_decides_the_language(variables: dict[str, str], language: str) -> None:
    assert system_language(variables) == language


@pytest.mark.parametrize(
    ("of_the_system", "language"),
    [
        ("German_Germany", "de"),
        ("French_Canada", "fr"),
        ("English_United Kingdom", "en"),
        ("Spanish_Spain", "en"),
        ("Frisian_Netherlands", "en"),
        ("Chinese (Simplified)_China", "en"),
        ("de-AT", "de"),
        ("fr_CH", "fr"),
        (None, "en"),
        (ValueError("unknown locale: UTF-8"), "en"),
    ],
)
def test_where_the_environment_says_nothing_the_c_library_decides(
    monkeypatch: pytest.MonkeyPatch, of_the_system: str | ValueError | None, language: str
) -> None:
    """As on Windows, whose C library names languages and countries in English words."""

    def getlocale() -> tuple[str | None, str]:
        if isinstance(of_the_system, ValueError):
            raise of_the_system
        return of_the_system, "1252"

    monkeypatch.setattr("locale.getlocale", getlocale)
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert system_language() == language


@pytest.mark.parametrize("number", [10**24 - 1, 10**24, 10**28, -(10**40), 10**5000], ids=list("abcde"))
def test_numbers_of_any_size_can_be_said(number: int) -> None:
    for language in LANGUAGES:
        said = Translator(language).text("table-count", count=number)
        assert said.endswith(".")
        assert len(said) < 300
