"""What a terminal sends for a key, and how xdotool calls it."""

from __future__ import annotations

SENT = {
    "right": "\x1b[C", "left": "\x1b[D", "up": "\x1b[A", "down": "\x1b[B", "home": "\x1b[H", "end": "\x1b[F",
    "enter": "\r", "space": " ", "escape": "\x1b", "tab": "\t", "backspace": "\x7f",
    "f1": "\x1bOP", "f2": "\x1bOQ", "f5": "\x1b[15~",
}  # fmt: skip
SENT_BY_A_CONSOLE = {"f1": "\x1b[[A", "f2": "\x1b[[B", "f5": "\x1b[[E", "home": "\x1b[1~", "end": "\x1b[4~"}
CALLED = {
    "right": "Right", "left": "Left", "up": "Up", "down": "Down", "home": "Home", "end": "End", "enter": "Return",
    "space": "space", "escape": "Escape", "tab": "Tab", "backspace": "BackSpace", "f1": "F1", "f2": "F2", "f5": "F5",
    "?": "question", ",": "comma", ".": "period",
}  # fmt: skip


def sent(key: str, *, console: bool = False) -> bytes:
    """The bytes of a key, by its name or as it is typed."""
    if console and key in SENT_BY_A_CONSOLE:
        return SENT_BY_A_CONSOLE[key].encode()
    return SENT.get(key, key).encode()


def called(key: str) -> str:
    """xdotool's name for a key."""
    if len(key) == 1 and key.isupper():
        return f"shift+{key.lower()}"
    return CALLED.get(key, key)
