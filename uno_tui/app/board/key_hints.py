"""Texts that name keys: what the keys of a list do, and how to read everything that was said."""

from __future__ import annotations

from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.named_keys import NamedKeys


def list_key_hints(
    announcer: ProgramAnnouncer, named_keys: NamedKeys, *, chooses: bool = True, explains: bool = False
) -> list[tuple[str, str]]:
    """Return the keys of a list with what they do.

    `chooses` and `explains` say whether it has lines to choose, and lines with an explanation.
    """
    commands = ["choose"] * chooses + ["explain"] * explains + ["stop", "help"]
    return [
        (key_name(announcer.translator, named_keys.keymap.of(command)[0]), announcer.text(f"line-{command}"))
        for command in commands
    ]


def history_hint(announcer: ProgramAnnouncer, named_keys: NamedKeys) -> str:
    """Return how to read the whole of what was said."""
    return announcer.text("board-all", key=key_name(announcer.translator, named_keys.keymap.of("history")[0]))


