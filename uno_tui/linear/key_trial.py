"""The trial of keys at a terminal: the player presses each, and findings say what has arrived."""

from __future__ import annotations

import contextlib
import os
import re
import select
import sys
from collections.abc import Callable, Iterator
from functools import partial

from uno_tui.i18n.translator import Translator
from uno_tui.linear.console import Console
from uno_tui.ui.checkup.finding import Finding, Task
from uno_tui.ui.keys.key_names import key_name

KEYS: dict[str, tuple[str, ...]] = {
    "up": ("\x1b[A", "\x1bOA"),
    "enter": ("\r", "\n"),
    "space": (" ",),
    "tab": ("\t",),
    "C": ("C",),
    "escape": ("\x1b",),
    "backspace": ("\x7f", "\b"),
    "pageup": ("\x1b[5~",),
    # xterm, rxvt and the Linux console send the first three.
    "f1": ("\x1bOP", "\x1b[11~", "\x1b[[A", "\x1b[P"),
    "ctrl+q": ("\x11",),
}
"""The keys that are tried, and what terminals and the console of Windows send for each."""
NEEDED = ("up", "enter", "space", "tab", "C")
"""Keys that no other key can stand in for."""
NO_KEY = "nN"
"""The letters that a player types if the key has done nothing."""
_REST = 0.1
"""Seconds within which the rest of a key's sequence arrives."""
_FIRST = re.compile(r"\x1b(\[[0-?]*[@-~]|O.)|.", re.DOTALL)
"""The first of several keys."""
_UNFINISHED = re.compile(r"\x1b(\[[0-?]*|O)")
"""An escape sequence whose end is missing."""


def try_keys(translator: Translator, say: Callable[[str], None]) -> Iterator[Finding]:
    """Ask for each key and yield what has arrived, without a time limit. Raises KeyboardInterrupt at Ctrl+C."""
    say(translator.text("doctor-keys"))
    with open_bare_terminal() as read_key:
        for key, sequences in KEYS.items():
            name = key_name(translator, key)
            say(translator.text("doctor-press", key=name))
            yield _finding(translator, key, name, read_key(), sequences)


def _finding(translator: Translator, key: str, name: str, arrived: str, sequences: tuple[str, ...]) -> Finding:
    if arrived in sequences:
        return Finding(translator.text("doctor-key", key=name))
    missing, stops = (name, Task.PLAY) if key in NEEDED else ("", None)
    # An empty string counts as well: the input has ended, or there is no console.
    if arrived in NO_KEY:
        return Finding(translator.text("doctor-key-not", key=name), missing, stops)
    return Finding(translator.text("doctor-key-instead", key=name, arrived=ascii(arrived)[1:-1]), missing, stops)


@contextlib.contextmanager
def open_bare_terminal() -> Iterator[Callable[[], str]]:
    """Deliver keys one by one without echo inside the block; the value reads what the next key sends."""
    if sys.platform == "win32":
        import ctypes

        with console_keys(Console(ctypes.WinDLL("kernel32"))) as read_key:
            yield read_key
    else:
        import termios
        import tty

        before = termios.tcgetattr(sys.stdin)
        try:
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)
            wanted = termios.tcgetattr(sys.stdin)
            # With IXON the terminal takes Ctrl+Q for itself, one of the keys that are tried.
            wanted[0] &= ~(termios.IXON | termios.ICRNL)
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, wanted)
            yield partial(_terminal_key, sys.stdin.fileno())
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def _terminal_key(terminal: int) -> str:
    sent = os.read(terminal, 1)
    while sent and select.select([terminal], [], [], _REST)[0]:
        sent += os.read(terminal, 1)
    return sent.decode("utf-8", "replace")


@contextlib.contextmanager
def console_keys(console: Console) -> Iterator[Callable[[], str]]:
    """Do the same at the console of Windows, by the events that the game reads; without a console every key is empty.
    """
    console.open(sequences=True)
    try:
        yield partial(_console_key, console.read_together())
    finally:
        console.close()


def _console_key(together: Iterator[str]) -> str:
    """Return the first of the keys that arrive at once, and drop the others. Raises KeyboardInterrupt at Ctrl+C."""
    sent = next(together, "")
    while _UNFINISHED.fullmatch(sent) and (more := next(together, "")):
        sent += more
    first = _FIRST.match(sent)
    key = first[0] if first else ""
    if key == "\x03":
        raise KeyboardInterrupt
    return key
