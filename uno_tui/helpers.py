"""Helper processes: voices, sounds, slow bots and long replays live in processes of their own: this program again."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import sys
from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio.subprocess import Process

FLAG = "--helper"
"""The first argument of a frozen program that is started as a helper: it has no `python -m`."""
FAREWELL = 0.3
"""Seconds in which a helper ends by itself once nothing more is asked of it."""


LONGEST_LOG = 200_000
"""Bytes that the log of voices and sounds may have."""


class Helper(StrEnum):
    """What helps, by the module that is run."""

    VOICE = "uno_tui.speech.voices.helper"
    THINKING = "uno_tui.bots.worker"
    RESULTS = "uno_tui.host.results"
    SOUND = "uno_tui.sound.helper"


def command(helper: Helper, *arguments: str) -> list[str]:
    """What starts a helper: from a checkout or a wheel by Python, from a frozen build by the program itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG, helper.name, *arguments]
    return [sys.executable, "-m", helper.value, *arguments]


async def start(helper: Helper, *arguments: str) -> Process:
    """Start a helper that is asked and answers through pipes. Raises OSError if it cannot be started."""
    import asyncio  # not before it is needed: a start of the program that only prints help is quick

    try:
        return await asyncio.create_subprocess_exec(
            *command(helper, *arguments),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
    except RuntimeError as error:  # the system has no thread left that waits for its end
        raise OSError(errno.EAGAIN, str(error)) from error


def kill(process: Process) -> None:
    """End a helper at once, if it has not ended.

    `Process.kill` asks first whether it has ended; then asyncio, which waits for that in a thread, hears nothing of it.
    """
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        elif process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)


async def end(process: Process) -> None:
    """Let a helper end by itself, as it does when its pipe is closed, and end it if it does not."""
    import asyncio  # as above

    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
    try:
        async with asyncio.timeout(FAREWELL):
            await process.wait()
    except TimeoutError:
        kill(process)
        await process.wait()


def complain_to(log: str) -> None:
    """Send what the libraries of this helper print to a file; nowhere if that cannot be written."""
    try:
        sink = os.open(log, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError:
        sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    shorten_log()


def shorten_log() -> None:
    """Keep the newest half of this helper's log if it has more than `LONGEST_LOG` bytes. Called at every request."""
    with contextlib.suppress(OSError):  # a device has no length
        if os.fstat(2).st_size > LONGEST_LOG:
            os.lseek(2, -LONGEST_LOG // 2, os.SEEK_END)
            newest = os.read(2, LONGEST_LOG)
            os.ftruncate(2, 0)
            os.write(2, newest)


def help_instead(arguments: Sequence[str]) -> bool:
    """Be a helper to the end, if these arguments of the program want one; whether they did."""
    if arguments[:1] != [FLAG] or len(arguments) < 2 or arguments[1] not in Helper.__members__:
        return False
    import runpy

    sys.argv[1:] = arguments[2:]
    runpy.run_module(Helper[arguments[1]].value, run_name="__main__", alter_sys=True)
    return True
