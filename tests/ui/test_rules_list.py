"""The rules as a list: sentence by sentence, without the numbers of their clauses."""

from __future__ import annotations

import re

import pytest
from support.sessions import session_with

from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys.keymap import load
from uno_tui.ui.navigation.rules_list import rules_items


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["uno", "teams", "rummy", "ume", "maumau"])
async def test_rules_are_read_without_numbers_of_clauses(game: str, language: str) -> None:
    session = session_with(load(), "person")
    session.announcer.translator = Translator(language)
    read = [item.text for item in rules_items(session.announcer, session.tables, game)]
    await session.close()
    assert len(read) > 30
    assert [line for line in read if re.search(r"\b[A-Z]+-\d+", line)] == []


async def test_a_clause_that_is_named_is_called_by_the_heading_above_it() -> None:
    session = session_with(load(), "person")
    read = [item.text for item in rules_items(session.announcer, session.tables, "uno")]
    await session.close()
    assert any("as long as “Sequences” has not ended" in line for line in read)
