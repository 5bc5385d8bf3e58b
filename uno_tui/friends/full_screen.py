"""The full screen of a guest: the same app, drawn on the terminal at the other end."""

from __future__ import annotations

import asyncio
import codecs
import sys
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Any

from rich.color import ColorSystem
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.worker import WorkerFailed

from uno_tui.app.app import UnoApp
from uno_tui.app.driver import PASSES, QuietTerminal
from uno_tui.app.key_parser import KeyParser
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.friends.allowance import Allowance
from uno_tui.friends.channel import GuestChannel
from uno_tui.host.local_client import GuestClient
from uno_tui.process.worker import Worker
from uno_tui.ui.error_reporter import write_report
from uno_tui.ui.session import Session

ESCAPE = 0.1
"""Seconds after which Escape alone is a key, not the beginning of another one's sequence."""
LONGEST_PASTE = 16_384
"""Bytes that may be pasted at once. Without a limit the parser would keep all of it."""
PASTE_ENDS = "\x1b[201~"
"""What a terminal sends after what is pasted."""
PASTE_STOPS = 2.0
"""Seconds without a byte after which a paste without an end is over."""
BURST, KEYS = 40, 15
"""Keys that are taken at once, and in a second after that: a held arrow key, not a storm."""
LETTERS = (16_000, 4_000)
"""Bytes that are taken at once, and in a second after that: of a text that is pasted, which is one key."""


class GuestDriver(QuietTerminal):
    """Reads keys from a guest's channel and writes to it. `driver_for` makes the class for a channel."""

    channel: GuestChannel

    def __init__(
        self, app: Any, *, debug: bool = False, mouse: bool = True, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=(self.channel.size().columns, self.channel.size().lines))
        self._reading: asyncio.Task[None] | None = None

    def write(self, data: str) -> None:
        """Pass on what Textual writes by itself, if it may be written; drop the rest."""
        if PASSES.fullmatch(data):
            self.channel.write(data)

    def put(self, data: str) -> None:
        """Write `data` now, unless the guest does not read: then everything is drawn again when they do."""
        self.channel.write(data)

    def start_application_mode(self) -> None:
        """Take the terminal."""
        self.channel.write("\x1b[?1049h\x1b[?2004h")
        # What the connection calls must find this app, not the one whose task happens to run.
        context = copy_context()
        self.channel.on_resize = lambda: context.copy().run(self._resize)
        self.channel.on_drained = lambda: context.copy().run(self._draw_again)
        self._resize()
        self._reading = asyncio.create_task(self._read())
        self.channel.hang_up_with(self._reading)

    def disable_input(self) -> None:
        """Read no more keys."""
        if self._reading is not None:
            self._reading.cancel()

    def stop_application_mode(self) -> None:
        """Give the terminal back."""
        self.disable_input()
        self.channel.on_resize = self.channel.on_drained = lambda: None
        self.channel.write("\x1b[?2004l\x1b[?1049l")

    def send_message(self, message: Message) -> None:
        """Send a message to the app, which runs in this very loop."""
        self._app.post_message(message)

    def _resize(self) -> None:
        size = Size(*self.channel.size())
        self._app.post_message(events.Resize(size, size))

    def _draw_again(self) -> None:
        app = self._app
        if isinstance(app, UnoApp) and app.is_running:
            app.write_again()

    async def _read(self) -> None:
        """Pass keys on. At the end of the input the guest has gone."""
        parser = KeyParser(self._debug)
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        allowance, letters, pasted = Allowance(BURST, KEYS), Allowance(*LETTERS), 0
        dropped: str | None = None
        """The last characters of a paste that is too long, whose rest is no key; None outside one."""
        quiet = 0.0
        arriving = asyncio.ensure_future(self.channel.read())
        try:
            while True:
                # Not `wait_for`, which cancels the read when the time is over.
                await asyncio.wait([arriving], timeout=ESCAPE)
                if not arriving.done():
                    quiet += ESCAPE
                    dropped = None if quiet > PASTE_STOPS else dropped
                    for message in parser.tick():
                        self.process_message(message)
                    continue
                data = arriving.result()
                if not data:
                    self._app.exit()
                    return
                await letters.spend(len(data))
                text, quiet = decode(data), 0.0
                if dropped is not None:
                    dropped, ended, text = (dropped + text).rpartition(PASTE_ENDS)
                    dropped = None if ended else text[-len(PASTE_ENDS) :]
                    text = text if ended else ""
                pasted += len(text)
                # One by one: a key that has to wait must not have been parsed as one of a thousand messages.
                # For the parser an empty text, as of half a character, would be the end of the input.
                for message in parser.feed(text) if text else ():
                    pasted = 0
                    if isinstance(message, (events.Key, events.Paste)):  # a size that is typed is none
                        await allowance.spend()
                        self.process_message(message)
                if pasted > LONGEST_PASTE:
                    parser, pasted, dropped = KeyParser(self._debug), 0, text[-len(PASTE_ENDS) :]
                arriving = asyncio.ensure_future(self.channel.read())
        finally:
            arriving.cancel()


def driver_for(channel: GuestChannel) -> type[GuestDriver]:
    """Return the driver class for a channel: Textual makes the driver itself."""
    return type("ChannelDriver", (GuestDriver,), {"channel": channel})


def _colours_of(terminal: str) -> ColorSystem | None:
    """Return how many colours a terminal with this name has, as far as its name says."""
    if "direct" in terminal or any(name in terminal for name in ("kitty", "alacritty", "ghostty", "wezterm", "foot")):
        return ColorSystem.TRUECOLOR
    return ColorSystem.EIGHT_BIT if "256" in terminal else ColorSystem.STANDARD


class GuestApp(UnoApp, inherit_bindings=False):
    """A guest's app: it obeys their channel, not the system of this machine."""

    CSS = UnoApp.CSS
    keeps_files = False

    def __init__(
        self, session: Session, channel: GuestChannel, ready: Callable[[], Awaitable[None]], greeting: str
    ) -> None:
        """`ready` is awaited when the screen can be written, to take a seat; `greeting` is said before all else."""
        super().__init__(session, table=False, driver=driver_for(channel))
        self._channel = channel
        self._ready_for_table = ready
        self._greeting = greeting
        self.environment = channel.environment
        # Rich and Textual have looked at the host's terminal, and at `NO_COLOR` of the host's environment.
        self._without_colours = False
        self.no_color = False
        self.console._color_system = _colours_of(channel.terminal)
        # Textual redirects this process's standard streams while an app runs; those are not the guest's.
        capture: Any = sys.stdout, sys.stderr
        self._capture_stdout, self._capture_stderr = capture

    def obey_system(self) -> None:
        """Do nothing: signals are meant for the host."""

    def suspend_program(self) -> None:
        """Do nothing: the host's program is not the guest's to stop."""

    async def _begin(self) -> None:
        self.window.greeting = f"{self._greeting} "
        await self._ready_for_table()

    async def attend(self) -> None:
        """Run until the guest leaves; then say goodbye below what their shell shows."""
        await self.run_async(mouse=False)
        if self.farewell:
            self._channel.write(f"{self.farewell}\n")

    def end_now(self) -> None:
        """End without a word: another front end follows."""
        self._put(self.writer.end())
        self.exit()

    def leave_now(self) -> None:
        """Leave: the table is closed."""
        self.leave()

    async def enter(self, client: GuestClient, reviewer: Worker, *, fresh: bool) -> None:
        """Sit down at the host's table."""
        self.session.announcer.greeting, self.window.greeting = self.window.greeting.strip(), ""
        self.close_lists()
        if self.table_screen is None:
            await self.push_screen(TableScreen(self.session))
        self.session.runner.join(client, self.window, reviewer=reviewer, fresh=fresh)
        self.window.refresh_table()

    async def wait(self, why: str = "") -> None:
        """Leave the table, if there is one, and wait for the next one in the menu, after the sentence that says why."""
        self.window.greeting += f"{why} " if why else ""
        await self.session.runner.leave_table()
        self.writer.turn_page()
        self.close_lists()
        self.navigator.menu()

    def _handle_exception(self, error: Exception) -> None:
        """Write a fault of the program to the log and end this guest's app: the others go on."""
        # Not Textual's own, which prints the traceback to standard error: that is the host's terminal.
        # Textual wraps what work in the background raises.
        raised = error.error if isinstance(error, WorkerFailed) else error
        if self.session.reporter.plugin_raised(raised):
            return
        write_report(self.session.preferences.folders.errors, raised)
        self._return_code = 1
        self.exit()
