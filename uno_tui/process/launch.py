"""Start this program again as a helper: with the Python that runs it."""

from __future__ import annotations

import errno
import sys
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio.subprocess import Process


class Helper(StrEnum):
    """The helpers, each by the module that runs it."""

    VOICE = "uno_tui.speech.voices.helper"
    SOUND = "uno_tui.sound.helper"
    WORKER = "uno_tui.process.helper"


def command(helper: Helper, *arguments: str) -> list[str]:
    """Return the command line that starts a helper."""
    return [sys.executable, "-m", helper.value, *arguments]


async def launch(helper: Helper, *arguments: str) -> Process:
    """Start a helper with pipes to its input and output. Raises OSError if it cannot be started."""
    import asyncio  # imported only here: the program starts quickly when it only prints help

    try:
        return await asyncio.create_subprocess_exec(
            *command(helper, *arguments),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Until `redirect_output` is called, an error would be printed over the player's screen.
            stderr=asyncio.subprocess.DEVNULL,
        )
    except RuntimeError as error:  # asyncio could start no thread that waits for the process to end
        raise OSError(errno.EAGAIN, str(error)) from error
