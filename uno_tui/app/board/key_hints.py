"""Short texts that name keys: what the keys of a list do, and where all that was said can be read."""

from __future__ import annotations

from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.named_keys import NamedKeys


def list_key_hints(
    announcer: ProgramAnnouncer, named_keys: NamedKeys, *, chooses: bool = True, explains: bool = False
) -> list[tuple[str, str]]:
    """The keys of a list, with what they do, where there is something to choose, or to explain."""
    commands = ["choose"] * chooses + ["explain"] * explains + ["stop", "help"]
    return [
        (key_name(announcer.translator, named_keys.keymap.of(command)[0]), announcer.text(f"line-{command}"))
        for command in commands
    ]


def history_hint(announcer: ProgramAnnouncer, named_keys: NamedKeys) -> str:
    """How to read the whole of what was said."""
    return announcer.text("board-all", key=key_name(announcer.translator, named_keys.keymap.of("history")[0]))


