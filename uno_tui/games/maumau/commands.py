"""The commands at a table of Maumau."""

from uno_tui.core.commands import GameCommands

COMMANDS = GameCommands(uses=frozenset(("advice", "call_bluff", "read_debt", "read_colour")))
