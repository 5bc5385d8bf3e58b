"""The console of Windows: every key at once, and sequences obeyed, for as long as the program has it.

What C's `getwch` gives is not enough: an `à` is there the beginning of an arrow key, and between two calls Ctrl+C ends
programs. So the console's own events are read, by the functions of `kernel32`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes import wintypes
from typing import Protocol

INPUT, OUTPUT = -10, -11
"""What GetStdHandle calls standard input and output."""
PROCESSED_INPUT, LINE_INPUT, ECHO_INPUT = 0x1, 0x2, 0x4
MOUSE_INPUT, SEQUENCES_IN = 0x10, 0x200
SEQUENCES_OUT = 0x5
"""Signs that steer are obeyed, and sequences are."""
KEY = 0x1
"""The kind of event that is a key."""
ALT = 0x12
"""The key behind which a sign comes that was typed by its number."""
AT_ONCE = 64
"""Events that are read at once."""


class KeyEvent(ctypes.Structure):
    """A key that goes down or up, and the sign that comes of it; none for arrows, function keys, Shift alone."""

    _fields_ = (
        ("down", ctypes.c_int32),
        ("repeats", ctypes.c_uint16),
        ("key", ctypes.c_uint16),
        ("scan_code", ctypes.c_uint16),
        ("sign", ctypes.c_uint16),
        ("held", ctypes.c_uint32),
    )


class ConsoleEvent(ctypes.Structure):
    """An event of the console; what is no key (the mouse, the size of the window) is of no interest here."""

    _fields_ = (("kind", ctypes.c_uint16), ("key", KeyEvent))


class Kernel32(Protocol):
    """What of Windows is needed here; each answers 0 if it cannot, as for what is no console."""

    # ruff: noqa: N802 - called so by Windows
    def GetStdHandle(self, number: int) -> int | None:
        """What stands for standard input or output."""

    def GetConsoleMode(self, handle: object, mode: object) -> int:
        """How it works now."""

    def SetConsoleMode(self, handle: object, mode: int) -> int:
        """How it is to work from now on."""

    def ReadConsoleInputW(self, handle: object, events: object, size: int, count: object) -> int:
        """Wait for events, and fetch up to `size` of them."""


class Console:
    """Standard input and output of Windows, where they are a console."""

    def __init__(self, kernel32: Kernel32) -> None:
        self._kernel32 = kernel32
        self._input, self._output = (wintypes.HANDLE(kernel32.GetStdHandle(number)) for number in (INPUT, OUTPUT))
        self._before: tuple[int | None, int | None] | None = None
        self.obeys_sequences = False
        """Whether sequences are obeyed: older consoles print them."""

    def open(self, *, sequences: bool = False) -> None:
        """From now on every key arrives, Ctrl+C too, and nothing is shown by itself.

        With `sequences` arrows and function keys, which are no signs, send some, as they do on the full screen.
        """
        before = self._mode(self._input), self._mode(self._output)
        self._before = self._before or before
        if before[0] is not None:
            cooked = PROCESSED_INPUT | LINE_INPUT | ECHO_INPUT | MOUSE_INPUT | SEQUENCES_IN
            plain = before[0] & ~cooked
            if not (sequences and self._kernel32.SetConsoleMode(self._input, plain | SEQUENCES_IN)):
                self._kernel32.SetConsoleMode(self._input, plain)
        if before[1] is not None:
            self.obeys_sequences = bool(self._kernel32.SetConsoleMode(self._output, before[1] | SEQUENCES_OUT))

    def close(self) -> None:
        """The console as it was."""
        before, self._before = self._before, None
        for handle, mode in zip((self._input, self._output), before or (), strict=False):
            if mode is not None:
                self._kernel32.SetConsoleMode(handle, mode)

    def read(self) -> Iterator[str]:
        """The signs of the keys, one by one, as long as there is a console."""
        for signs in self.read_together():
            yield from signs

    def read_together(self) -> Iterator[str]:
        """The same signs, those together that come at once, as the signs of a sequence do."""
        half = b""
        for units in self._units():
            signs = ""
            for unit in units:
                code = half + unit.to_bytes(2, "little")
                if 0xD800 <= unit < 0xDC00:
                    half = code[-2:]  # the second half of the sign comes by itself
                else:
                    half = b""
                    signs += code.decode("utf-16-le", "ignore")
            if signs:
                yield signs

    def _units(self) -> Iterator[list[int]]:
        """What keys that go down bring about, in UTF-16, as it comes."""
        events, count = (ConsoleEvent * AT_ONCE)(), ctypes.c_uint32()
        while self._kernel32.ReadConsoleInputW(self._input, ctypes.byref(events), AT_ONCE, ctypes.byref(count)):
            keys = [event.key for event in events[: count.value] if event.kind == KEY]
            typed = [key for key in keys if key.sign and (key.down or key.key == ALT)]
            yield [key.sign for key in typed for _ in range(max(1, key.repeats))]

    def _mode(self, handle: wintypes.HANDLE) -> int | None:
        mode = ctypes.c_uint32()
        return mode.value if self._kernel32.GetConsoleMode(handle, ctypes.byref(mode)) else None
