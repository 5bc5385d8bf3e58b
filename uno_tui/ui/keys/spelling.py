"""The names of keys: as people write them in keymaps, and as terminals send them."""

from __future__ import annotations

import string

from uno_tui import suspension
from uno_tui.message import Invalid
from uno_tui.sanitize import sanitize

ALIASES = {
    # Textual's names for characters, and other spellings that people write.
    "comma": ",",
    "full_stop": ".",
    "period": ".",
    "question_mark": "?",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "less_than_sign": "<",
    "greater_than_sign": ">",
    "semicolon": ";",
    "colon": ":",
    "minus": "-",
    "plus": "+",
    "exclamation_mark": "!",
    "esc": "escape",
    "return": "enter",
    "page_up": "pageup",
    "page_down": "pagedown",
    " ": "space",
}
_PLAIN = ("up", "down", "left", "right", "home", "end", "pageup", "pagedown", "insert", "delete")
_NAMED = {"enter", "space", "escape", "tab", "shift+tab", "backspace", *_PLAIN, *(f"f{n}" for n in range(1, 13))}
_SHIFTED = {f"shift+{name}" for name in _PLAIN}
_CONTROLLED = {f"ctrl+{letter}" for letter in string.ascii_lowercase} | {f"ctrl+{name}" for name in _PLAIN}
# Terminals send these as the other key, or programs read them so.
_SAME_AS = {"ctrl+i": "Tab", "ctrl+m": "Enter", "ctrl+j": "Enter", "ctrl+h": "Backspace", "ctrl+[": "Escape"}
_TAKEN = {"ctrl+c": "ends", "ctrl+s": "stops"} | ({suspension.KEY: "suspends"} if suspension.POSSIBLE else {})
"""The keys that terminals use themselves, with what they do."""
_MODIFIERS = frozenset(("ctrl", "shift", "alt", "meta", "super", "hyper"))


class KeyNameError(Invalid):
    """Raised for a key that cannot be used.

    `why` is "unknown" if it does not exist, "same" if terminals send it as another key, "taken" if terminals use it
    themselves, "rare" if not every terminal sends it.
    """

    def __init__(self, why: str, said: str, /, **values: str) -> None:
        super().__init__(said, **values)
        self.why = why


def normal(name: str) -> str:
    """Return one name for a key with several spellings: `C` for `shift+c` and `shift+C`."""
    name = ALIASES.get(name, name)
    prefix, _, last = name.rpartition("+")
    if prefix == "shift" and len(last) == 1 and last.isalpha():
        return last.upper()
    # Textual's name of a capital.
    if name.startswith("upper_") and len(name) == 7:
        return name[-1].upper()
    return name


def parse(name: str) -> str:
    """Return the key called `name` in a keymap. Raises KeyNameError."""
    prefix, plus, last = name.rpartition("+")
    key = normal(prefix.lower() + plus + last if last else name)
    # Signs as they are: a capital is another key than its small letter.
    if len(key) == 1 and key.isprintable():
        return key
    key = key.lower()
    if key in _SAME_AS:
        raise KeyNameError("same", "key-name-same", key=sanitize(name), other=_SAME_AS[key])
    if key in _TAKEN:
        raise KeyNameError("taken", "key-name-taken", key=sanitize(name), does=_TAKEN[key])
    if key in _NAMED | _SHIFTED | _CONTROLLED:
        return key
    if _MODIFIERS.issuperset(key.split("+")[:-1]) and "+" in key:
        raise KeyNameError("rare", "key-name-rare", key=sanitize(name))
    raise KeyNameError("unknown", "key-name-unknown", key=sanitize(name))


def is_hard(key: str) -> bool:
    """Return whether some screen readers or terminals keep this key for themselves: no command has it alone."""
    return key.startswith(("ctrl+", "alt+")) or (key[0] == "f" and key[1:].isdigit())
