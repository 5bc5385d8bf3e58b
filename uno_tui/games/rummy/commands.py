"""The commands of UNO Rummy, with their keys."""

from uno_tui.core.commands import Command, GameCommands

COMMANDS = GameCommands(
    uses=frozenset(("read_changes",)),
    own=(
        Command("new_set", keys=("n",), of_a_card=True),
        Command("take_back", keys=("backspace", "y")),
        Command("forward_again", keys=("Y",)),
        Command("split", keys=("x",), of_a_card=True),
        Command("join", keys=("j",), of_a_zone=True),
        Command("read_draft", keys=("p",)),
        Command("finish", keys=("f",)),
        Command("hint", keys=("h",), asks=True),
        Command("plan", keys=("b",), asks=True),
    ),
)
