"""The commands at a table of UNO Teams."""

from uno_tui.core.commands import GameCommands

COMMANDS = GameCommands(uses=frozenset(("advice", "read_debt", "read_colour")))
