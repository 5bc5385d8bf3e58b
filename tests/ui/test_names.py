"""The names of players who were not named can be had everywhere."""

from __future__ import annotations

import pytest

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.names import NAMES, Fault, fault_in_any_game, fault_of, with_wished, without_taken


@pytest.mark.parametrize("game", built_in())
def test_the_usual_names_are_words_for_nothing_else(game: str) -> None:
    words = {Translator(language).text("you-in-list").casefold() for language in LANGUAGES}
    assert words.isdisjoint(map(str.casefold, NAMES))
    assert [fault_of(name, game) for name in NAMES] == [None] * len(NAMES)
    assert {fault_of(word.title(), game) for word in words} <= {Fault.WORD, Fault.SHORT}


def test_wished_names_come_behind_the_own_one_and_never_need_more_seats() -> None:
    assert with_wished(("Ana", "Ben", "Cleo"), ("Hedi",)) == ("Ana", "Hedi", "Ben")
    assert with_wished(("Ana", "Ben"), ("Cleo", "Dora", "Ben")) == ("Ana", "Cleo")
    assert with_wished(("Ben", "Ana"), ("Ben", "Cleo")) == ("Ben", "Cleo")
    assert with_wished(("ben", "Ana"), ("Ben", "Cleo")) == ("ben", "Cleo")
    assert with_wished(("Ana", "Ben"), ()) == ("Ana", "Ben")


def test_names_that_are_typed_alike_are_one_name() -> None:
    composed, decomposed = "Jos\u00e9", "Jose\u0301"
    assert fault_of(decomposed, "uno", [composed]) is Fault.TWICE
    assert fault_of("Jose", None, [composed]) is Fault.TWICE
    assert without_taken(["jose", "Ben"], [composed]) == ["Ben"]


@pytest.mark.parametrize("filler", ["\u115f", "\u1160", "\u3164", "\uffa0"])
def test_a_name_has_no_letters_that_nobody_sees(filler: str) -> None:
    assert fault_of(filler * 2, "uno") is Fault.SIGN
    assert fault_of(f"Ana{filler}", None) is Fault.SIGN
    assert fault_of("\ud55c\uae00", "uno") is None


def test_a_card_of_any_game_is_no_name() -> None:
    assert fault_in_any_game("R5") is Fault.CARD
    assert fault_in_any_game("Eva") is None
