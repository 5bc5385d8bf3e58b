"""Which keys arrive at a terminal, tried one by one."""

from __future__ import annotations

import contextlib
import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

from uno_tui.front.checkup.finding import Finding
from uno_tui.front.keys.key_names import key_name
from uno_tui.locales.translator import Translator

KEYS: dict[str, tuple[str, ...]] = {
    "up": ("\x1b[A", "\x1bOA", "\xe0H", "\x00H"),
    "enter": ("\r", "\n"),
    "space": (" ",),
    "tab": ("\t",),
    "C": ("C",),
    "escape": ("\x1b",),
    "backspace": ("\x7f", "\b"),
    "pageup": ("\x1b[5~", "\xe0I", "\x00I"),
    "f1": ("\x1bOP", "\x1b[11~", "\x1b[[A", "\x1b[P", "\x00;"),
    "ctrl+q": ("\x11",),
}
"""What is tried, and what terminals send for it, and Windows' console; all of it has other keys beside it but the first
five."""
NEEDED = ("up", "enter", "space", "tab", "C")
NO_KEY = "nN"
"""What is typed when a key has done nothing."""
_REST = 0.1
"""Seconds in which the rest of a key that sends several signs arrives."""


def try_keys(translator: Translator, say: Callable[[str], None]) -> Iterator[Finding]:
    """Ask for every key; tell what has arrived. Nobody is hurried; Ctrl+C raises KeyboardInterrupt."""
    say(translator.text("doctor-keys"))
    with bare_terminal():
        for key, signs in KEYS.items():
            name = key_name(translator, key)
            say(translator.text("doctor-press", key=name))
            yield _finding(translator, key, name, read_key(), signs)


def _finding(translator: Translator, key: str, name: str, arrived: str, signs: tuple[str, ...]) -> Finding:
    if arrived in signs:
        return Finding(translator.text("doctor-key", key=name))
    missing = name if key in NEEDED else ""
    if arrived in NO_KEY:
        return Finding(translator.text("doctor-key-not", key=name), missing)
    return Finding(translator.text("doctor-key-instead", key=name, arrived=ascii(arrived)[1:-1]), missing)


if sys.platform == "win32":

    def bare_terminal() -> AbstractContextManager[None]:
        """Keys arrive one by one and are not shown there, whatever one does."""
        return contextlib.nullcontext()

else:
    import termios
    import tty

    @contextlib.contextmanager
    def bare_terminal() -> Iterator[None]:
        """Keys arrive one by one and are not shown, as long as this lasts."""
        before = termios.tcgetattr(sys.stdin)
        try:
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)
            wanted = termios.tcgetattr(sys.stdin)
            wanted[0] &= ~(termios.IXON | termios.ICRNL)
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, wanted)
            yield
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def read_key() -> str:
    """What the next key sends."""
    return _windows_key() if sys.platform == "win32" else _terminal_key(sys.stdin.fileno())


def _terminal_key(terminal: int) -> str:
    sent = os.read(terminal, 1)
    while sent and select.select([terminal], [], [], _REST)[0]:
        sent += os.read(terminal, 1)
    return sent.decode("utf-8", "replace")


def _windows_key() -> str:
    import msvcrt

    read: Callable[[], str] = getattr(msvcrt, "getwch")  # noqa: B009 - typed on Windows alone
    key = read()
    if key == "\x03":
        raise KeyboardInterrupt
    return key + read() if key in "\x00\xe0" else key
