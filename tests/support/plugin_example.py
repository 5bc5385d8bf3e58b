"""The example of a plug-in game, as an installed package."""

from __future__ import annotations

from pathlib import Path

from uno_tui.core import catalogue, plugins
from uno_tui.i18n.texts import entries
from uno_tui.i18n.translator import _names_of
from uno_tui.ui.keys import commands

OUTSIDE = Path(__file__).parent.parent / "outside"


TABLE = """table 1
game herds
seats Ana Ben
dealer Ben
hand Ana c5 d8
hand Ben c6 h5
discard p5
stock h1 h2 h3
turn Ana
! Ana play d8 : no_match
! Ben ring : no_bell
Ana play c5
= turn Ben
= stock 3
Ben ring
= stock 2
"""


def forget() -> None:
    for found in (
        plugins._found, plugins.own_packages, plugins.plugin_packages, catalogue.built_in, catalogue._faults, catalogue.unusable_plugins, catalogue.plugin_games,
        catalogue._loaded, commands.commands_at, commands.built_in_commands, commands.all_commands, entries, _names_of,
    ):
        found.cache_clear()
