"""A second process at a console of Windows: it attaches to the console of another one, as NVDA does.

    python neighbour.py PID ctrl+c|ctrl+break|close    an event, as the console itself sends it to the program
    python neighbour.py PID watch                      keys are read from standard input, one JSON string a line, and
                                                       pressed; every change of the screen is written, one JSON a line

Keys are characters: for arrows and function keys the sequences that the console makes of them.
"""

from __future__ import annotations

import ctypes
import json
import sys
import threading
import time
from ctypes import wintypes

assert sys.platform == "win32"

EVENTS = {"ctrl+c": 0, "ctrl+break": 1, "close": 2}
WM_CLOSE = 0x10
ALL_ACCESS = 0x1FFFFF
READ_AND_WRITE, SHARED, EXISTING = 0xC0000000, 3, 3
COLUMNS, LINES = 80, 25
"""The part of the console that is to be seen; without a window Wine takes all its 150 lines for that."""
OFTEN = 0.02
"""Seconds between two looks at the screen."""

kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
user32 = ctypes.WinDLL("user32", use_last_error=True)
for function in (
    kernel32.OpenProcess, kernel32.CreateFileW, kernel32.GetConsoleWindow, kernel32.GetModuleHandleW,
    kernel32.GetProcAddress, kernel32.CreateRemoteThread,
):  # fmt: skip
    function.restype = ctypes.c_void_p


class Info(ctypes.Structure):
    """CONSOLE_SCREEN_BUFFER_INFO."""

    _fields_ = (
        ("size", wintypes._COORD),
        ("caret", wintypes._COORD),
        ("colours", wintypes.WORD),
        ("seen", wintypes.SMALL_RECT),
        ("largest", wintypes._COORD),
    )


class Key(ctypes.Structure):
    """KEY_EVENT_RECORD."""

    _fields_ = (
        ("down", wintypes.BOOL),
        ("repeats", wintypes.WORD),
        ("key", wintypes.WORD),
        ("scan_code", wintypes.WORD),
        ("sign", wintypes.WORD),
        ("held", wintypes.DWORD),
    )


class Event(ctypes.Structure):
    """INPUT_RECORD of a key."""

    _fields_ = (("kind", wintypes.WORD), ("key", Key))


def fail(what: str) -> None:
    raise SystemExit(f"{what}: error {ctypes.get_last_error()}")


def attach(process: int, seconds: float = 10.0) -> None:
    """Attach to the console of a process, which may just have been started."""
    kernel32.FreeConsole()
    end = time.monotonic() + seconds
    while not kernel32.AttachConsole(process):
        if time.monotonic() > end:
            fail(f"no console of {process}")
        time.sleep(0.05)


def opened(name: str) -> ctypes.c_void_p:
    return ctypes.c_void_p(kernel32.CreateFileW(name, READ_AND_WRITE, SHARED, None, EXISTING, 0, None))


def send(process: int, event: str) -> None:
    """Do what makes the console send an event. Wine knows Ctrl+C alone: the others are sent as Windows does it."""
    if event != "ctrl+c" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version"):
        call_handlers(process, EVENTS[event])
        return
    attach(process)
    if event == "close":
        window = kernel32.GetConsoleWindow()
        if not (window and user32.PostMessageW(ctypes.c_void_p(window), WM_CLOSE, None, None)):
            fail("no window")
        return
    kernel32.SetConsoleCtrlHandler(None, True)  # of Ctrl+C; Ctrl+Break may end this process too
    if not kernel32.GenerateConsoleCtrlEvent(EVENTS[event], 0):
        fail("no event")
    time.sleep(0.2)


def call_handlers(process: int, event: int) -> None:
    """Call the handlers of a process, in a thread made there: so does Windows."""
    module = ctypes.c_void_p(kernel32.GetModuleHandleW("kernelbase.dll"))
    start = ctypes.c_void_p(kernel32.GetProcAddress(module, b"CtrlRoutine"))
    handle = ctypes.c_void_p(kernel32.OpenProcess(ALL_ACCESS, False, process))
    if not kernel32.CreateRemoteThread(handle, None, ctypes.c_size_t(0), start, ctypes.c_void_p(event), 0, None):
        fail("no thread")


class Screen:
    """The visible lines of the console, read as NVDA reads them, all with one call."""

    def __init__(self) -> None:
        self._handle = opened("CONOUT$")
        self._read = kernel32.ReadConsoleOutputCharacterW
        self._read.argtypes = [
            ctypes.c_void_p, wintypes.LPWSTR, wintypes.DWORD, wintypes._COORD, ctypes.POINTER(wintypes.DWORD)
        ]  # fmt: skip

    def set_size(self) -> None:
        """Make the visible part as large as a window usually is."""
        size = wintypes.SMALL_RECT(0, 0, COLUMNS - 1, LINES - 1)
        if self._info().seen.Bottom >= LINES and not kernel32.SetConsoleWindowInfo(self._handle, True, ctypes.byref(size)):
            fail("no other size")

    def look(self) -> tuple[list[str], tuple[int, int]]:
        """Return the lines and where the caret is among them."""
        info = self._info()
        columns, top = info.size.X, info.seen.Top
        count = columns * (info.seen.Bottom - top + 1)
        text, read = ctypes.create_unicode_buffer(count + 1), wintypes.DWORD()
        if not self._read(self._handle, text, count, wintypes._COORD(0, top), ctypes.byref(read)):
            fail("the console is gone")
        whole = text[: read.value]
        lines = [whole[at : at + columns].rstrip() for at in range(0, read.value, columns)]
        return lines, (info.caret.Y - top, info.caret.X)

    def _info(self) -> Info:
        info = Info()
        if not kernel32.GetConsoleScreenBufferInfo(self._handle, ctypes.byref(info)):
            fail("the console is gone")
        return info


def press_what_is_read() -> None:
    """Press keys, each down and up, until the end of standard input."""
    handle, count = opened("CONIN$"), wintypes.DWORD()
    for line in sys.stdin:
        units = json.loads(line).encode("utf-16-le")
        signs = [int.from_bytes(units[at : at + 2], "little") for at in range(0, len(units), 2)]
        events = [Event(1, Key(down, 1, 0, 0, sign, 0)) for sign in signs for down in (True, False)]
        kernel32.WriteConsoleInputW(handle, (Event * len(events))(*events), len(events), ctypes.byref(count))


def watch(process: int) -> None:
    """Write every change of the screen, with its time, until the console is gone."""
    attach(process)
    screen = Screen()
    screen.set_size()
    threading.Thread(target=press_what_is_read, daemon=True).start()
    before = None
    while True:
        now, seen = time.time(), screen.look()
        if seen != before:
            print(json.dumps({"at": now, "lines": seen[0], "caret": seen[1]}), flush=True)
            before = seen
        time.sleep(OFTEN)


if __name__ == "__main__":
    if sys.argv[2] == "watch":
        watch(int(sys.argv[1]))
    else:
        send(int(sys.argv[1]), sys.argv[2])
