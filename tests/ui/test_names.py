"""The names of players who were not named can be had everywhere."""

from __future__ import annotations

import pytest

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.names import NAMES, Fault, fault_of


@pytest.mark.parametrize("game", built_in())
def test_the_usual_names_are_words_for_nothing_else(game: str) -> None:
    words = {Translator(language).text("you-in-list").casefold() for language in LANGUAGES}
    assert words.isdisjoint(map(str.casefold, NAMES))
    assert [fault_of(name, game) for name in NAMES] == [None] * len(NAMES)
    assert {fault_of(word.title(), game) for word in words} <= {Fault.WORD, Fault.SHORT}
