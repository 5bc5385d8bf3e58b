"""The commands of Umé, with their keys."""

from uno_tui.core.commands import Command, GameCommands

COMMANDS = GameCommands(
    uses=frozenset(("advice",)),
    own=(
        Command("read_sums", keys=("p",), of_oneself=True),
        Command("read_effect", keys=("x",), of_a_card=True),
        Command("read_near", keys=("n",)),
    ),
)
