"""Every key that help lists at a table does what its line says: none is answered with why it does nothing."""

from __future__ import annotations

import asyncio

import pytest
from support.app_player import playing

from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.commands import Command, Context
from uno_tui.host.match import Plan
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.navigation.help_list import is_there, works
from uno_tui.ui.session import Session

TABLES = [("uno", {}), ("teams", {}), ("rummy", {}), ("ume", {}), ("ume", {"claim": "call"}), ("maumau", {})]
USELESS = ("does nothing here", "off in this game", "add the sums yourself", "no match for")
MOVES = frozenset(("play", "draw", "uno"))
"""The commands that change the table."""


def listed(session: Session, game: str) -> list[Command]:
    """Return the commands of the table that help lists now."""
    table = session.runner.table
    assert table is not None
    return [
        each
        for each in commands_at(game).values()
        if each.context is Context.TABLE
        and is_there(session.announcer, session.named_keys, session.runner, each)
        and works(table, each.id)
    ]


@pytest.mark.parametrize(("game", "rules"), TABLES, ids=["uno", "teams", "rummy", "ume", "ume-claim", "maumau"])
async def test_every_key_that_help_lists_is_of_use(game: str, rules: dict[str, str]) -> None:
    names = ("Ana", "Ben", "Cleo", "Dora")[: 4 if game == "teams" else 3]
    plan = Plan(names, ("person", *["normal"] * (len(names) - 1)))
    values = options.defaults(GAMES[game].options) | rules
    async with playing(game=game, rules=values, plan=plan) as player:
        session = player.app.session
        commands = [each for each in listed(session, game) if each.id not in MOVES]
        assert {"read_turn", "all_cards"} <= {each.id for each in commands}
        for command in commands:
            key = session.named_keys.keymap.of(command.id)[0]
            before = len(player.said)
            await player.press(key)
            for _ in range(500):
                if len(player.said) > before:
                    break
                await asyncio.sleep(0.01)
            answer = " ".join(player.said[before:])
            assert answer, (command.id, key)
            assert not any(each in answer for each in USELESS), (command.id, key, answer)
            while not isinstance(player.app.screen, TableScreen):
                await player.press("escape")
