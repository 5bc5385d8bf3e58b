"""The terminal around all that goes on line by line: taken at the beginning, given back at the end in any case."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator

from uno_tui import suspension
from uno_tui.linear.terminal import LineTerminal
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode


@contextlib.asynccontextmanager
async def open_terminal(session: Session) -> AsyncIterator[LineTerminal]:
    """The terminal of a session, which ends with them; where the program speaks, it says what it writes.

    Raises KeyboardInterrupt if the program is ended from outside, OSError if nothing can be written any more.
    """
    terminal = LineTerminal(caret=session.appearance.caret)

    def read_out(text: str) -> None:
        if session.preferences.mode is Mode.VOICE:
            session.announcer.speaker.read_out(text)
        else:
            session.announcer.speaker.note(text)

    def look_changed() -> None:
        terminal.paragraphs.caret = session.appearance.caret

    terminal.on_line = read_out
    terminal.on_interrupt = lambda: terminal.write(session.announcer.text("linear-interrupt"))
    def suspend() -> None:
        session.pause()
        terminal.give_terminal()
        stopped = suspension.stand_still()
        if not suspension.has_terminal():
            suspension.allow_background()  # the program has been told to end
            return
        terminal.take_terminal()
        last = session.announcer.speaker.history.last()
        if last is not None:
            terminal.show(last.text)
        session.go_on()
        if not stopped:
            terminal.write(session.announcer.text("suspend-impossible"))

    def stopped_by_force() -> None:
        if suspension.has_terminal():
            terminal.take_terminal()

    session.preferences.on_look = look_changed
    terminal.on_suspend = suspend
    _end_when_told()
    suspension.obey(suspend, stopped_by_force)
    try:
        yield terminal
        if terminal.failure is not None:
            raise terminal.failure
        await session.voice.say_last_words()
    except asyncio.CancelledError:
        terminal.write(session.part())
        raise KeyboardInterrupt from None
    finally:
        terminal.close()
        with contextlib.suppress(asyncio.CancelledError):
            await session.close()


def _end_when_told() -> None:
    """Give the terminal back when the program is ended, or its window closed."""
    playing, loop = asyncio.current_task(), asyncio.get_running_loop()
    assert playing is not None  # noqa: S101 - for the type checker
    for name in ("SIGTERM", "SIGHUP"):
        with contextlib.suppress(AttributeError, NotImplementedError):  # Windows has none of them
            loop.add_signal_handler(getattr(signal, name), playing.cancel)
