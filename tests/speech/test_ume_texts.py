"""The rules and options of Umé have their texts in every language."""

from __future__ import annotations

import pytest

from uno_tui.games.ume.rules.options import OPTIONS
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_every_clause_once(language: str) -> None:
    lines = Translator(language, "ume").rules("ume")
    ids = [line.split(".")[0] for line in lines if not line.startswith("#")]
    assert ids == [f"UME-{number}" for number in range(1, 21)]
    headings = [line.count("#") for line in lines if line.startswith("#")]
    assert headings == [line.count("#") for line in Translator("en", "ume").rules("ume") if line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_texts(language: str) -> None:
    translator = Translator(language, "ume")
    assert translator.text("title") == "Umé"
    for option in OPTIONS:
        name = translator.text(f"option-{option.id}")
        description = translator.text(f"option-{option.id}", "description")
        assert description not in ("", name)
        for choice in option.choices:
            said = translator.text(f"value-{option.id}-{choice}")
            assert said.casefold() in description.casefold()
