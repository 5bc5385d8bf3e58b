"""What can be done at a table of Herds."""

from uno_tui.core.commands import Command, GameCommands

COMMANDS = GameCommands(uses=frozenset(("advice",)), own=(Command("ring", keys=("b",), reaction=True),))
