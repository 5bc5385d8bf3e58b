"""Start this program again as a helper: with Python, or, in a frozen build, with the program itself."""

from __future__ import annotations

import errno
import sys
from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio.subprocess import Process

FLAG = "--helper"
"""The first argument of a frozen program that runs as a helper, because it has no `python -m`."""


class Helper(StrEnum):
    """The helpers, each by the module that runs it."""

    VOICE = "uno_tui.speech.voices.helper"
    SOUND = "uno_tui.sound.helper"
    WORKER = "uno_tui.process.helper"


def command(helper: Helper, *arguments: str) -> list[str]:
    """Return the command line that starts a helper."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG, helper.name, *arguments]
    return [sys.executable, "-m", helper.value, *arguments]


async def launch(helper: Helper, *arguments: str) -> Process:
    """Start a helper with pipes to its input and output. Raises OSError if it cannot be started."""
    import asyncio  # imported only here: the program starts quickly when it only prints help

    try:
        return await asyncio.create_subprocess_exec(
            *command(helper, *arguments),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
    except RuntimeError as error:  # asyncio could start no thread that waits for the process to end
        raise OSError(errno.EAGAIN, str(error)) from error


def help_instead(arguments: Sequence[str]) -> bool:
    """Run a helper to its end if these arguments of the program ask for one; return whether they do."""
    if arguments[:1] != [FLAG] or len(arguments) < 2 or arguments[1] not in Helper.__members__:
        return False
    import runpy

    sys.argv[1:] = arguments[2:]
    runpy.run_module(Helper[arguments[1]].value, run_name="__main__", alter_sys=True)
    return True
