"""Ctrl+Z: the shell has the terminal, and the whole program stands still until the shell gives the terminal back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable

POSSIBLE = sys.platform != "win32"
"""Whether there are shells that can suspend a program and go on with it."""
KEY = "ctrl+z"

if sys.platform == "win32":

    def obey(suspend: Callable[[], None], go_on: Callable[[], None]) -> None:
        """Do nothing: no shell suspends programs."""

    def stand_still() -> bool:
        """Return that the program was not stopped."""
        return False

    def has_terminal() -> bool:
        """Return that the program may use its terminal."""
        return True

    def allow_background() -> None:
        """Do nothing: there are no jobs in the background."""

else:
    _NOTED = (signal.SIGCONT, signal.SIGHUP, signal.SIGINT, signal.SIGTERM)
    """Signals after which it is asked whether to stand still any longer."""

    RACE = 0.05
    """Seconds within which a SIGCONT arrives that has undone the stop before it began."""

    def obey(suspend: Callable[[], None], go_on: Callable[[], None]) -> None:
        """Call `suspend` when the program is to stand still, and `go_on` when it goes on after being stopped by force.

        Does nothing outside the main thread.
        """
        loop = asyncio.get_running_loop()

        def continued(number: int, frame: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop may have ended
                loop.call_soon_threadsafe(go_on)

        with contextlib.suppress(ValueError, RuntimeError):
            loop.add_signal_handler(signal.SIGTSTP, suspend)
            signal.signal(signal.SIGCONT, continued)

    def stand_still() -> bool:
        """Stop until a shell goes on with the program in its foreground; return whether it was stopped at all.

        It was not where no shell could go on with it. A program that is told to end meanwhile stands still no longer.
        For the running event loop no time has passed: nothing is overdue.
        """
        came = set[int]()

        def note(number: int, frame: object) -> None:
            came.add(number)

        before = {number: signal.signal(number, note) for number in _NOTED}
        before[signal.SIGTSTP] = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        # A thread that reads the terminal would stop the program before it learns that it is told to end.
        before[signal.SIGTTIN] = signal.signal(signal.SIGTTIN, lambda number, frame: None)
        # Nobody empties the pipe through which the event loop learns of signals: hundreds, as in the background,
        # would fill it, and Python would complain on the screen.
        wakes = signal.set_wakeup_fd(-1)
        begun = time.monotonic()
        try:
            while True:
                came.discard(signal.SIGCONT)
                # The whole job, as a terminal would: bots that think, and what has started this program (`uv run`).
                # The system leaves a job alone that nobody can continue.
                os.kill(0, signal.SIGTSTP)
                if not came:
                    time.sleep(RACE)
                if came != {signal.SIGCONT} or has_terminal():
                    break
        finally:
            if not has_terminal():
                before[signal.SIGTTIN] = signal.SIG_IGN
            for number, handler in before.items():
                signal.signal(number, handler)
            signal.set_wakeup_fd(wakes)
        _leave_out(time.monotonic() - begun)
        for each in came - {signal.SIGCONT}:
            signal.raise_signal(each)  # now the event loop hears of it
        return bool(came)

    def has_terminal() -> bool:
        """Return whether the program may use its terminal, or has none that another program could use."""
        try:
            return os.tcgetpgrp(0) == os.getpgrp()
        except OSError:
            return True

    def allow_background() -> None:
        """Let the program end in the background: what it still does to the terminal does not stop it."""
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)

    def _leave_out(seconds: float) -> None:
        """Take time that has passed out of the event loop's time."""
        loop = asyncio.get_running_loop()
        now = loop.time
        setattr(loop, "time", lambda: now() - seconds)  # noqa: B010 - mypy knows another type of it
