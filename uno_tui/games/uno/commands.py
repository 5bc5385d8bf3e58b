"""The commands at a table of UNO."""

from uno_tui.core.commands import Command, GameCommands

COMMANDS = GameCommands(
    uses=frozenset(("advice", "call_bluff", "read_debt", "read_colour")),
    own=(
        Command("buzzer", keys=("b",), reaction=True, personal=True),
    ),
)
