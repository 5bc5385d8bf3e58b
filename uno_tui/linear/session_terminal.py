"""The terminal of a session line by line: taken at the beginning, restored at the end in any case."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from uno_tui import ending, suspension
from uno_tui.linear.terminal import LineTerminal
from uno_tui.ui.session import Session


@contextlib.asynccontextmanager
async def open_terminal(session: Session) -> AsyncIterator[LineTerminal]:
    """Open the terminal of a session; both are closed at the end. Written lines are read out or take time to read.

    Raises KeyboardInterrupt if the program is ended from outside, OSError if nothing can be written any more.
    """
    terminal = LineTerminal(caret=session.appearance.caret)

    def update_caret() -> None:
        terminal.paragraphs.caret = session.appearance.caret

    terminal.on_line = session.announcer.speaker.read_out
    terminal.on_interrupt = lambda: terminal.write(session.announcer.text("linear-interrupt"))

    def suspend() -> None:
        session.pause()
        terminal.give_terminal()
        stopped = suspension.stand_still()
        if not suspension.has_terminal():
            # The program was told to end in the background: its last output must not stop it again.
            suspension.allow_background()
            return
        last = session.announcer.speaker.history.last()
        terminal.take_terminal("" if last is None else last.text)
        session.go_on()
        if not stopped:
            terminal.write(session.announcer.text("suspend-impossible"))

    def on_continue() -> None:
        if suspension.has_terminal():
            terminal.take_terminal()

    session.preferences.on_look = update_caret
    terminal.on_suspend = suspend
    playing = asyncio.current_task()
    assert playing is not None  # noqa: S101 - for the type checker
    ending.obey(playing.cancel)
    suspension.obey(suspend, on_continue)
    try:
        yield terminal
        if terminal.failure is not None:
            raise terminal.failure
        await session.voice.wait_for_goodbye()
    except asyncio.CancelledError:
        terminal.write(session.finish())
        raise KeyboardInterrupt from None
    finally:
        terminal.close()
        # A second signal cancels the closing, too; the program ends then anyway.
        with contextlib.suppress(asyncio.CancelledError):
            await session.close()
