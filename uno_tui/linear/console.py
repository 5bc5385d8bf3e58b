"""The console of Windows, set up so that each key arrives at once and escape sequences are obeyed.

C's `getwch` is not enough: it uses the code of `à` as the beginning of an arrow key, and Ctrl+C between two calls ends
the program. So this module reads the console's events with the functions of `kernel32`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes import wintypes
from typing import Protocol

INPUT, OUTPUT = -10, -11
"""The numbers of standard input and output for GetStdHandle."""
PROCESSED_INPUT, LINE_INPUT, ECHO_INPUT = 0x1, 0x2, 0x4
MOUSE_INPUT, SEQUENCES_IN = 0x10, 0x200
"""Flags of SetConsoleMode for standard input."""
SEQUENCES_OUT = 0x5
"""Flags for standard output: control characters and escape sequences are obeyed."""
KEY = 0x1
"""The kind of event that is a key."""
ALT = 0x12
"""The key code of Alt: releasing it delivers the character whose number was typed."""
AT_ONCE = 64
"""How many events are read with one call."""


class KeyEvent(ctypes.Structure):
    """A key that goes down or up, and its character `sign`: 0 for arrows, function keys, Shift alone."""

    _fields_ = (
        ("down", ctypes.c_int32),
        ("repeats", ctypes.c_uint16),
        ("key", ctypes.c_uint16),
        ("scan_code", ctypes.c_uint16),
        ("sign", ctypes.c_uint16),
        ("held", ctypes.c_uint32),
    )


# In Windows the second field is a union of all events; none is longer than a key, so the size fits them all.
class ConsoleEvent(ctypes.Structure):
    """An event of the console; only keys are used, not the mouse or the size of the window."""

    _fields_ = (("kind", ctypes.c_uint16), ("key", KeyEvent))


class Kernel32(Protocol):
    """The functions of Windows that are used here. Each returns 0 on failure, as when the handle is no console."""

    # ruff: noqa: N802 - the names that Windows gives them
    def GetStdHandle(self, number: int) -> int | None:
        """Return the handle of standard input or output."""

    def GetConsoleMode(self, handle: object, mode: object) -> int:
        """Write the current mode to `mode`."""

    def SetConsoleMode(self, handle: object, mode: int) -> int:
        """Set the mode."""

    def ReadConsoleInputW(self, handle: object, events: object, size: int, count: object) -> int:
        """Wait for events, and write up to `size` of them to `events` and their number to `count`."""


class Console:
    """Standard input and output of Windows, as far as they are a console."""

    def __init__(self, kernel32: Kernel32) -> None:
        self._kernel32 = kernel32
        self._input, self._output = (wintypes.HANDLE(kernel32.GetStdHandle(number)) for number in (INPUT, OUTPUT))
        self._before: tuple[int | None, int | None] | None = None
        self.obeys_sequences = False
        """Whether escape sequences are obeyed; older consoles print them."""

    def open(self, *, sequences: bool = False) -> None:
        """Deliver each key at once from now on, Ctrl+C too, and echo none.

        With `sequences`, arrows and function keys, which have no character, send escape sequences, as they do on the
        full screen.
        """
        before = self._mode(self._input), self._mode(self._output)
        # A second `open` would take this program's modes for those to restore.
        self._before = self._before or before
        if before[0] is not None:
            cooked = PROCESSED_INPUT | LINE_INPUT | ECHO_INPUT | MOUSE_INPUT | SEQUENCES_IN
            plain = before[0] & ~cooked
            # Older consoles refuse to send sequences; then the plain mode is set.
            if not (sequences and self._kernel32.SetConsoleMode(self._input, plain | SEQUENCES_IN)):
                self._kernel32.SetConsoleMode(self._input, plain)
        if before[1] is not None:
            self.obeys_sequences = bool(self._kernel32.SetConsoleMode(self._output, before[1] | SEQUENCES_OUT))

    def close(self) -> None:
        """Restore the modes from before `open`."""
        before, self._before = self._before, None
        for handle, mode in zip((self._input, self._output), before or (), strict=False):
            if mode is not None:
                self._kernel32.SetConsoleMode(handle, mode)

    def read(self) -> Iterator[str]:
        """Yield the typed characters, one by one, as long as there is a console."""
        for characters in self.read_together():
            yield from characters

    def read_together(self) -> Iterator[str]:
        """Yield the typed characters; those that arrive at once, such as an escape sequence, come as one string."""
        half = b""
        for units in self._units():
            characters = ""
            for unit in units:
                code = half + unit.to_bytes(2, "little")
                if 0xD800 <= unit < 0xDC00:
                    half = code[-2:]  # the second half of the surrogate pair is an event by itself
                else:
                    half = b""
                    # Half a pair alone is no character, and must not end the input.
                    characters += code.decode("utf-16-le", "ignore")
            if characters:
                yield characters

    def _units(self) -> Iterator[list[int]]:
        """Yield the UTF-16 code units of pressed keys, those of one call together."""
        events, count = (ConsoleEvent * AT_ONCE)(), ctypes.c_uint32()
        while self._kernel32.ReadConsoleInputW(self._input, ctypes.byref(events), AT_ONCE, ctypes.byref(count)):
            keys = [event.key for event in events[: count.value] if event.kind == KEY]
            typed = [key for key in keys if key.sign and (key.down or key.key == ALT)]
            yield [key.sign for key in typed for _ in range(max(1, key.repeats))]

    def _mode(self, handle: wintypes.HANDLE) -> int | None:
        mode = ctypes.c_uint32()
        return mode.value if self._kernel32.GetConsoleMode(handle, ctypes.byref(mode)) else None
