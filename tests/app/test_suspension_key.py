"""Ctrl+Z as a key: it is listed and described where shells suspend programs, and is like any other elsewhere."""

from __future__ import annotations

import runpy

import pytest
from support.app_player import playing

from uno_tui import suspension
from uno_tui.cli import main
from uno_tui.core.commands import Context
from uno_tui.message import Invalid
from uno_tui.ui.keys import spelling
from uno_tui.ui.navigation.help_list import help_items


def test_the_help_lists_the_key_where_there_are_shells_that_suspend(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    line = "Ctrl+Z: suspend, and back to the shell; fg returns"
    main(["keys", "--language", "en"])
    assert line in capfd.readouterr().out
    monkeypatch.setattr(suspension, "POSSIBLE", False)
    main(["keys", "--language", "en"])
    assert "Ctrl+Z" not in capfd.readouterr().out


@pytest.mark.parametrize("possible", [True, False])
async def test_the_key_means_nothing_where_nothing_can_be_suspended(
    monkeypatch: pytest.MonkeyPatch, possible: bool
) -> None:
    monkeypatch.setattr(suspension, "POSSIBLE", possible)
    line = "Ctrl+Z: suspend, and back to the shell; fg returns"
    async with playing() as player:
        listed = [item.text for item in help_items(player.app.session.announcer, player.app.session.named_keys, player.app.session.runner, Context.TABLE)]
        assert (line in listed) == possible
        await player.press("f2", "ctrl+z")
        assert player.said[-1] == (line if possible else "Ctrl+Z does nothing here. F1 lists the keys.")
        if not possible:
            await player.press("ctrl+z")
            assert player.said[-1] == "Ctrl+Z does nothing here. F1 lists the keys."


@pytest.mark.parametrize("possible", [True, False])
def test_a_keymap_may_use_the_key_where_no_terminal_takes_it(monkeypatch: pytest.MonkeyPatch, possible: bool) -> None:
    monkeypatch.setattr(suspension, "POSSIBLE", possible)
    parse = runpy.run_path(spelling.__file__)["parse"]
    if possible:
        with pytest.raises(Invalid, match="it suspends programs"):
            parse("ctrl+z")
    else:
        assert parse("ctrl+z") == "ctrl+z"
