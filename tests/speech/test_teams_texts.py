"""The texts of UNO Teams: names of its cards, its options, its rules, its refusals."""

from __future__ import annotations

import pytest

from uno_tui.cards.coloured import SIGNS
from uno_tui.games.teams.rules.cards import KINDS
from uno_tui.games.teams.rules.options import OPTIONS
from uno_tui.i18n.card_names import FORMS
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator

SHARED_REFUSALS = """round_over not_your_turn not_in_hand colour_missing must_answer_debt only_drawn_card
already_drawn must_draw_first no_match nothing_to_report no_uno_duty""".split()
OWN_REFUSALS = "not_your_choice choice_open no_choice_open wrong_count partner_must_play cannot_draw".split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_form(language: str) -> None:
    translator = Translator(language, "teams")
    for form in FORMS:
        names = [translator.card(card, form) for card in KINDS.values()]
        assert len(set(names)) == len(KINDS)
        assert all("  " not in name and name == name.strip() for name in names)


@pytest.mark.parametrize(
    ("language", "card", "form", "name"),
    [
        ("en", "R3~", "bare", "red 3 with swap"),
        ("en", "TW", "a", "a Team Wild"),
        ("en", "R5", "the", "the red 5"),
        ("de", "R3~", "on", "der roten 3 mit Tausch"),
        ("de", "TW", "on", "dem Team-Joker"),
        ("de", "TW+4", "a", "eine Team-Plus 4"),
        ("fr", "G9~", "a", "un 9 vert avec échange"),
        ("fr", "TW+4", "the", "le Joker d'équipe +4"),
    ],
)
def test_cards_are_inflected(language: str, card: str, form: str, name: str) -> None:
    assert Translator(language, "teams").card(card, form) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_reason_has_its_texts(language: str) -> None:
    translator = Translator(language, "teams")
    for option in OPTIONS:
        message_id = f"option-{option.id}"
        assert translator.text(message_id, "description") not in ("", translator.text(message_id))
    assert all(translator.has(f"refused-{reason}") for reason in SHARED_REFUSALS)
    assert all(translator.has(f"teams-refused-{reason}") for reason in OWN_REFUSALS)
    assert translator.text("title") == "UNO Teams"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_every_clause_once(language: str) -> None:
    lines = Translator(language, "teams").rules("teams")
    ids = [line.split(".")[0] for line in lines if not line.startswith("#")]
    assert ids == [f"TEAMS-{number}" for number in range(1, 19)]
    headings = sum(line.startswith("#") for line in lines)
    assert headings == sum(line.startswith("#") for line in Translator("en", "teams").rules("teams"))


@pytest.mark.rule("TEAMS-2")
def test_every_colour_has_a_symbol_and_a_word_of_its_own() -> None:
    colours = {card.colour for card in KINDS.values() if card.colour is not None}
    assert len({SIGNS[colour] for colour in colours}) == len(colours) == 4
    for language in LANGUAGES:
        assert len({Translator(language, "teams").text(f"colour-{colour}") for colour in colours}) == 4
