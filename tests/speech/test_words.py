"""Each game speaks in the words of its own rules: one name for a thing in sentences, help, rules and typed words."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import TEXTS, entries, read_entries
from uno_tui.i18n.translator import Translator
from uno_tui.linear.vocabulary import words_of
from uno_tui.ui.keys.commands import commands_at

NOT_SAID = {
    ("de", "uno"): r"Plus zwei|Plus vier|Überspringen",
    ("de", "teams"): r"Plus zwei|Plus vier",
    ("de", "rummy"): r"Brett|(?<!außer der )Reihe\b|Gruppe|Plus zwei|Löser|Hinweis",
    ("de", "ume"): r"Plus zwei|Plus vier",
    ("fr", "uno"): r"Plus deux|Plus quatre",
    ("fr", "teams"): r"Plus deux|Plus quatre",
    ("fr", "rummy"): r"[Jj]eton|[Gg]roupe|Passer |Plus deux|(?<!Super )Joker|solveur|de sens",
    ("fr", "ume"): r"Plus deux|Plus quatre|Joker \+4",
    ("en", "rummy"): r"solver",
}
"""Words of other games, or of nobody, that a game must not say."""
THINGS = ("word-", "command-", "hand-", "piece-")
"""Shared texts with names of things that a game may have its own for."""


def own_texts(language: str, game: str) -> str:
    """What a game says of its own, what it says of shared things that have a name in it, and its rules."""
    packs = [each for each in TEXTS[game].packages if each.startswith("uno_tui.cards.")]
    shared = dict(entries(language))
    for pack in packs:
        shared |= read_entries((files(pack) / f"{language}.ftl").read_text("utf-8"))
    said = entries(language, game)
    own = [text for name, text in said.items() if name not in shared or shared[name] != text]
    named = [text for name, text in said.items() if name in shared and name.startswith(THINGS)]
    lines = [line for text in own + named for line in text.splitlines() if not line.startswith("#")]
    return "\n".join([*lines, *Translator(language).rules(game)])


@pytest.mark.parametrize(("language", "game"), NOT_SAID)
def test_no_game_says_the_words_of_another(language: str, game: str) -> None:
    spoken = re.sub(r"^(phrases-|-?typed-).*(\n +.*)*", "", own_texts(language, game), flags=re.MULTILINE)
    said = re.findall(f".*(?:{NOT_SAID[language, game]}).*", spoken)
    assert said == []


CARDS = [
    ("de", "uno", "RS", "rotes Aussetzen"),
    ("de", "uno", "RR", "rote Retour"),
    ("de", "uno", "R+2", "rote Plus 2"),
    ("de", "uno", "W+4", "Plus 4"),
    ("de", "uno", "Z", "Summer"),
    ("de", "teams", "RS", "rotes Aussetzen"),
    ("de", "teams", "RR", "rote Retour"),
    ("de", "teams", "R+2", "rote Plus 2"),
    ("de", "teams", "TW+4", "Team-Plus 4"),
    ("de", "ume", "RS", "rotes Aussetzen"),
    ("de", "ume", "RR", "rote Retour"),
    ("de", "ume", "R+2", "rote Plus 2"),
    ("de", "ume", "W+4", "Plus 4"),
    ("de", "rummy", "J", "Joker"),
    ("fr", "uno", "RS", "Passe-tour rouge"),
    ("fr", "uno", "RR", "Inversion rouge"),
    ("fr", "uno", "G+2", "+2 vert"),
    ("fr", "ume", "W+4", "+4"),
    ("fr", "rummy", "J", "Super Joker"),
    ("fr", "rummy", "J=R7", "Super Joker en 7 rouge"),
]


@pytest.mark.parametrize(("language", "game", "card", "name"), CARDS)
def test_cards_are_called_as_in_the_rules_of_their_game(language: str, game: str, card: str, name: str) -> None:
    assert Translator(language, game).card(card) == name


@pytest.mark.parametrize(
    ("game", "card", "form", "name"),
    [
        ("teams", "GR", "a", "eine grüne Retour"),
        ("teams", "GR", "on", "der grünen Retour"),
        ("teams", "B+2", "the", "die blaue Plus 2"),
        ("teams", "TW+4", "on", "der Team-Plus 4"),
        ("ume", "YR", "the", "die gelbe Retour"),
        ("ume", "W+4", "a", "eine Plus 4"),
        ("ume", "shield-B", "a", "eine blaue Schutzkarte"),
        ("ume", "shield-B", "on", "der blauen Schutzkarte"),
    ],
)
def test_german_names_have_their_gender(game: str, card: str, form: str, name: str) -> None:
    assert Translator("de", game).card(card, form) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_for_a_thing_is_its_name(language: str) -> None:
    translator = Translator(language, "rummy")
    rack = translator.text("presenter-rummy-rack").casefold()
    assert rack in translator.text("word-hand").split(", ")
    assert translator.text("word-set").split(", ")[0] == {"en": "set", "de": "kombination", "fr": "combinaison"}[language]


def test_reihe_is_the_seating_order_and_nothing_else() -> None:
    for game in built_in():
        translator = Translator("de", game)
        words = {name: translator.text(name).split(", ") for name in entries("de", game) if name.startswith("word-")}
        assert [name for name, typed in words.items() if "reihe" in typed] == ["word-read-order"]


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str, game: str) -> None:
    translator = Translator(language, game)
    typed = [word for name in (*commands_at(game), "hand", "pass", "accept", "back") for word in words_of(name, translator)]
    assert sorted(typed) == sorted(set(typed))


SAID = [
    ("de", "ume", "ume-away-gaining-you", {"cards": "Rot 8 oder Gelb 5"}, "Dir fehlt Rot 8 oder Gelb 5."),
    ("de", "ume", "ume-away-losing-you", {"cards": "Rot 8"}, "Du hast eine Karte zu viel: Rot 8."),
    ("de", "rummy", "command-hint", {}, "ein Vorschlag des Programms"),
    ("fr", "rummy", "command-hint", {}, "un conseil du programme"),
    ("de", "maumau", "maumau-played-on-you", {"card": "3c", "under": "5h"}, "Du legst Kreuz 3 auf Herz 5."),
    ("de", "maumau", "played-you", {"card": "3c"}, "Du legst Kreuz 3."),
    ("de", "maumau", "maumau-refused-no_last_duty", {}, "Jetzt gibt es nichts zu sagen oder zu melden."),
    ("de", "maumau", "stock-now", {"count": 3}, "3 Karten im Ziehstapel."),
    ("de", "rummy", "rummy-again-you", {"tile": "der roten 7"}, "Du drehst mit der roten 7 um und bist noch einmal dran."),
    ("fr", "rummy", "presenter-rummy-carry", {}, "Prendre en main"),
    ("fr", "uno", "table-dragged", {"list": "Réponses", "on": "yes"}, "Cela active aussi : Réponses."),
    ("fr", "uno", "table-dragged", {"list": "Réponses", "on": "no"}, "Cela désactive aussi : Réponses."),
    ("en", "uno", "linear-question", {}, "Answer the question first, or press Enter to cancel."),
    ("en", "uno", "direction-clockwise", {}, "Now clockwise."),
    ("en", "maumau", "linear-item-apart", {"number": 3, "text": "3 of spades"}, "3, 3 of spades"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "game", "message_id", "values", "text"), SAID)
def test_sentences(language: str, game: str, message_id: str, values: dict[str, object], text: str) -> None:
    assert Translator(language, game).text(message_id, **values) == text


def test_a_number_never_meets_the_number_of_a_card() -> None:
    english, french = Translator("en", "maumau"), Translator("fr", "uno")
    assert english.numbered(3, "3 of spades") == "3, 3 of spades"
    assert english.numbered(3, "Queen of spades") == "3 Queen of spades"
    assert english.numbered(3, "Queen of spades", apart=True) == "3, Queen of spades"
    assert french.numbered(3, "3 rouge") == "numéro 3, 3 rouge"


@pytest.mark.parametrize(
    ("language", "clause", "words"),
    [
        ("de", "RUM-14", "Einen musst du wählen"),
        ("fr", "RUM-10", "remplace toujours la même tuile"),
        ("fr", "RUM-11", "cette valeur"),
    ],
)
def test_clauses_say(language: str, clause: str, words: str) -> None:
    (text,) = (line for line in Translator(language).rules("rummy") if line.startswith(f"{clause}."))
    assert words in text


def test_every_game_has_texts_here() -> None:
    assert set(TEXTS) >= {game for _, game in NOT_SAID}
