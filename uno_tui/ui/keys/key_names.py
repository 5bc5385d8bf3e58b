"""The names of keys and commands in each language."""

from __future__ import annotations

from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys.commands import commands_at, get_command, owner_of

_KEY_NAMES = {
    ",": "comma",
    ".": "period",
    "?": "question",
    "<": "less",
    ">": "greater",
    "[": "bracket-left",
    "]": "bracket-right",
    ";": "semicolon",
    ":": "colon",
    "-": "minus",
    "+": "plus",
    "/": "slash",
    "!": "exclamation",
    "shift+tab": "shift-tab",
}


def key_name(translator: Translator, key: str) -> str:
    """Return the name of a key: `Shift+C`, `Page Up`, `comma`."""
    if translator.has(f"key-{_KEY_NAMES.get(key, key)}"):
        return translator.text(f"key-{_KEY_NAMES.get(key, key)}")
    prefix, _, last = key.rpartition("+")
    if prefix and last and translator.has(f"key-{prefix}"):
        return translator.text(f"key-{prefix}", key=key_name(translator, last))
    # Heard alone, C and c are the same.
    if len(key) == 1 and key.isupper():
        return translator.text("key-shift", key=key)
    return key.upper()


def command_name(translator: Translator, command: str, game: str | None = None) -> str:
    """Return what a command does, in the words of `game` if it has the command, else of its owner."""
    found = get_command(command)
    assert found is not None, command  # noqa: S101 - no text names a command that there is not
    home = game if game is not None and command in commands_at(game) else owner_of(command)
    return (translator if home is None else translator.of(home)).text(found.message_id)
