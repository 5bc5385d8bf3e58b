"""In which order lines are printed: what happened, the answer, what there is to do."""

from __future__ import annotations

import asyncio
import os
import sys
from io import StringIO

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo terminals are POSIX", allow_module_level=True)

import pty

from uno_tui.linear.terminal import TOGETHER, LineTerminal, StandardStreams


class Shown(StringIO):
    """What is printed on a terminal."""

    def isatty(self) -> bool:
        return True


async def test_an_answer_that_takes_its_time_stands_before_the_hand() -> None:
    _, terminal = pty.openpty()
    shown = Shown()
    with os.fdopen(terminal, encoding="utf-8") as source:
        lines = LineTerminal(StandardStreams(source, shown))
        with lines.in_one_piece():
            lines.show("Hand: 1 Red 5", beneath=True)
            await asyncio.sleep(4 * TOGETHER)
            lines.show("You draw a red 5.")
            assert shown.getvalue() == ""
        await asyncio.sleep(2 * TOGETHER)
        printed = shown.getvalue()
        assert printed.index("You draw a red 5.") < printed.index("Hand: 1 Red 5")
        lines.close()
