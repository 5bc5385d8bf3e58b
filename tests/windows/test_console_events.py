"""Events of the console reach the handler of the program, or Python's, as the program wants it."""

from __future__ import annotations

import asyncio
import ctypes
import signal
import sys

import pytest

if sys.platform != "win32":
    pytest.skip("POSIX has signals instead", allow_module_level=True)

from windows.neighbour import EVENTS, call_handlers

from uno_tui import ending


@pytest.mark.parametrize(
    ("event", "ctrl_c", "whose"),
    [("ctrl+break", False, "ours"), ("ctrl+c", True, "ours"), ("ctrl+c", False, "Python's")],
)
async def test_whose_an_event_is(event: str, ctrl_c: bool, whose: str) -> None:
    got: asyncio.Queue[str] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    before = signal.signal(signal.SIGINT, lambda *_: loop.call_soon_threadsafe(got.put_nowait, "Python's"))
    try:
        ending.obey(lambda: got.put_nowait("ours"), ctrl_c=ctrl_c)
        call_handlers(ctypes.WinDLL("kernel32").GetCurrentProcessId(), EVENTS[event])
        async with asyncio.timeout(20):
            assert await got.get() == whose
    finally:
        signal.signal(signal.SIGINT, before)
        ctypes.WinDLL("kernel32").SetConsoleCtrlHandler(ending._handlers.pop(), False)
    assert got.empty()
