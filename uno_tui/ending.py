"""The end from outside: a signal on POSIX, an event of the console on Windows. The program leaves as by its own key."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    CTRL_C, CTRL_BREAK = 0, 1
    LONGEST = 4.5
    """Seconds in which the program can leave; half a second later Windows ends a program whose window was closed."""
    _handlers: list[Any] = []
    """The handler that Windows calls, which must not be collected."""

    def obey(leave: Callable[[], object], *, ctrl_c: bool = False) -> None:
        """Call `leave` in the running event loop on Ctrl+Break, and when the console's window is closed.

        On Ctrl+C too if it has no other meaning; Python's own handler gets it otherwise. That the user logs off or the
        machine is shut down Windows tells no program that has loaded user32, as voices do; then the record of the table
        ends with the last move.
        """
        loop = asyncio.get_running_loop()

        def handle(event: int) -> bool:
            if event == CTRL_C and not ctrl_c:
                return False
            with contextlib.suppress(RuntimeError):  # the loop may have ended
                loop.call_soon_threadsafe(leave)
            if event not in (CTRL_C, CTRL_BREAK):
                time.sleep(LONGEST)  # in a thread of its own: when it returns, Windows ends the program
            return True

        kernel32 = ctypes.WinDLL("kernel32")
        while _handlers:
            kernel32.SetConsoleCtrlHandler(_handlers.pop(), False)
        # BOOL has four bytes: of a c_bool only the first is written, and Windows reads all.
        _handlers.append(ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.DWORD)(handle))
        kernel32.SetConsoleCtrlHandler(_handlers[0], True)

else:

    def obey(leave: Callable[[], object], *, ctrl_c: bool = False) -> None:
        """Call `leave` in the running event loop on SIGTERM and SIGHUP; on SIGINT too if Ctrl+C has no other meaning.

        Does nothing outside the main thread.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGHUP, *([signal.SIGINT] if ctrl_c else [])):
            with contextlib.suppress(ValueError, RuntimeError):
                loop.add_signal_handler(number, leave)
