"""Which keys arrive at a terminal, tried one by one."""

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
    "f1": ("\x1bOP", "\x1b[11~", "\x1b[[A", "\x1b[P"),
    "ctrl+q": ("\x11",),
}
"""What is tried, and what terminals send for it, and Windows' console; all of it has other keys beside it but the first
five."""
NEEDED = ("up", "enter", "space", "tab", "C")
NO_KEY = "nN"
"""What is typed when a key has done nothing."""
_REST = 0.1
"""Seconds in which the rest of a key that sends several signs arrives."""
_FIRST = re.compile(r"\x1b(\[[0-?]*[@-~]|O.)|.", re.DOTALL)
"""The first of several keys."""
_UNFINISHED = re.compile(r"\x1b(\[[0-?]*|O)")
"""A sequence of which more is to come."""


def try_keys(translator: Translator, say: Callable[[str], None]) -> Iterator[Finding]:
    """Ask for every key; tell what has arrived. Nobody is hurried; Ctrl+C raises KeyboardInterrupt."""
    say(translator.text("doctor-keys"))
    with open_bare_terminal() as read_key:
        for key, signs in KEYS.items():
            name = key_name(translator, key)
            say(translator.text("doctor-press", key=name))
            yield _finding(translator, key, name, read_key(), signs)


def _finding(translator: Translator, key: str, name: str, arrived: str, signs: tuple[str, ...]) -> Finding:
    if arrived in signs:
        return Finding(translator.text("doctor-key", key=name))
    missing, stops = (name, Task.PLAY) if key in NEEDED else ("", None)
    if arrived in NO_KEY:
        return Finding(translator.text("doctor-key-not", key=name), missing, stops)
    return Finding(translator.text("doctor-key-instead", key=name, arrived=ascii(arrived)[1:-1]), missing, stops)


@contextlib.contextmanager
def open_bare_terminal() -> Iterator[Callable[[], str]]:
    """Keys arrive one by one and are not shown, as long as this lasts; what it gives reads what the next one sends."""
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
    """The same at the console of Windows, by the events that the game reads; once it is gone every key is empty."""
    console.open(sequences=True)
    try:
        yield partial(_console_key, console.read_together())
    finally:
        console.close()


def _console_key(together: Iterator[str]) -> str:
    """The first of the keys that come at once; the others were not asked for."""
    sent = next(together, "")
    while _UNFINISHED.fullmatch(sent) and (more := next(together, "")):
        sent += more
    first = _FIRST.match(sent)
    key = first[0] if first else ""
    if key == "\x03":
        raise KeyboardInterrupt
    return key
