"""A fake of the console functions in Windows' kernel32, byte for byte as Windows fills its records.

It stands for a console whose user types what is given; when all has been typed, there is no console any more.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterable
from typing import Any

INPUT, OUTPUT = -10, -11
SHIFT, CTRL, ALT, CAPS_LOCK, PACKET = 0x10, 0x11, 0x12, 0x14, 0xE7
RECORD = 20
"""Bytes of an INPUT_RECORD."""
KEY, MOUSE, SIZE, MENU, FOCUS = 1, 2, 4, 8, 16
USUAL_INPUT, USUAL_OUTPUT = 0x1F7, 0x3
"""The modes of a console at the start: lines, echo, Ctrl+C, mouse selection; signs that steer, but no sequences."""


def key(sign: str | int = 0, code: int = 0x41, *, down: bool = True, repeats: int = 1, held: int = 0) -> bytes:
    """An INPUT_RECORD of a key: 20 bytes, the event at 4."""
    unit = ord(sign) if isinstance(sign, str) else sign
    return struct.pack("<HxxiHHHHI", KEY, down, repeats, code, 0, unit, held)


def typed(text: str) -> list[bytes]:
    """A text as a keyboard types it: every key goes down and up, and signs beyond UTF-16 come in two halves."""
    units = struct.unpack(f"<{len(text.encode('utf-16-le')) // 2}H", text.encode("utf-16-le"))
    return [record for unit in units for record in (key(unit), key(unit, down=False))]


def other(kind: int) -> bytes:
    """An event that is no key, full of bits."""
    return struct.pack("<Hxx16s", kind, b"\xff" * 16)


def fill(record: bytes, place: Any) -> None:
    """Put a record into one of Textual's, field by field."""
    place.EventType, down, repeats, code, _, unit, held = struct.unpack("<HxxiHHHHI", record)
    if place.EventType == KEY:
        event = place.Event.KeyEvent
        event.bKeyDown, event.wRepeatCount, event.wVirtualKeyCode, event.dwControlKeyState = down, repeats, code, held
        event.uChar.UnicodeChar = chr(unit)


class Console:
    """What of kernel32 a console answers."""

    def __init__(self, *batches: Iterable[bytes], obeys: bool = True, there: bool = True) -> None:
        self.batches = [list(batch) for batch in batches]
        self.modes = {INPUT: USUAL_INPUT, OUTPUT: USUAL_OUTPUT} if there else {}
        self.obeys = obeys
        self.emptied: Callable[[], object] = lambda: None
        self.GetStdHandle = Function(lambda number: number)
        self.GetConsoleMode = Function(self._mode)
        self.SetConsoleMode = Function(self._set_mode)
        self.ReadConsoleInputW = Function(self._read)
        self.WaitForMultipleObjects = Function(self._wait)

    def _mode(self, handle: object, mode: Any) -> int:
        number = number_of(handle)
        mode._obj.value = self.modes.get(number, 0)
        return int(number in self.modes)

    def _set_mode(self, handle: object, mode: int) -> int:
        number = number_of(handle)
        if number not in self.modes or (number == OUTPUT and mode & 4 and not self.obeys):
            return 0
        self.modes[number] = mode
        return 1

    def _wait(self, count: int, handles: object, everything: object, timeout: object) -> int:
        if not self.batches:
            self.emptied()
        return 0 if self.batches else 0x102

    def _read(self, handle: object, events: Any, size: int, count: Any) -> int:
        if not self.batches:
            return 0
        batch = self.batches.pop(0)
        assert len(batch) <= size
        array = events._obj
        if ctypes.sizeof(type(array)._type_) == RECORD:
            ctypes.memmove(array, b"".join(batch), RECORD * len(batch))
        else:  # a sign has four bytes outside of Windows, in records that are made of C's signs
            for record, place in zip(batch, array, strict=False):
                fill(record, place)
        count._obj.value = len(batch)
        return 1


class Function:
    """A function of a Windows library: it can be told its types."""

    def __init__(self, act: Callable[..., object]) -> None:
        self.act = act
        self.argtypes: object = None
        self.restype: object = None

    def __call__(self, *given: object) -> object:
        return self.act(*given)


def number_of(handle: Any) -> int:
    """A handle as the number that it is here, whether it comes as a number or in a structure."""
    value: int = getattr(handle, "value", handle)
    return value - (1 << 64) if value >= 1 << 63 else value
