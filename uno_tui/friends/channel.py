"""One guest's terminal at the other end of an ssh connection: keys and sizes come in, the screen goes out.

Both directions are bounded, so that a guest who sends without end, or reads nothing, costs the table nothing.
"""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
import re
from collections.abc import Callable, Mapping

import asyncssh

from uno_tui.background import report_failure
from uno_tui.friends.asyncssh_internals import keep_variables_in, transport_of
from uno_tui.sanitize import replace_unencodable
from uno_tui.ui.looks import is_dumb

MOST_UNREAD = 4096
"""Bytes of keys that wait; above that the guest's program is not read from any more."""
MOST_OUTSTANDING = 256 * 1024
"""Bytes that a guest has not taken; above that nothing more is written."""
FEW_OUTSTANDING = 16 * 1024
"""Bytes outstanding below which writing begins again, with a whole picture."""
PATIENCE = 30.0
"""Seconds after which a guest who takes no byte is sent away."""
ALIVE = 5.0
"""Seconds between two questions whether a guest is still there."""
UNANSWERED = 2
"""Such questions in a row without an answer, after which the guest is gone."""
PROBE = 1.0
"""Seconds between such questions while someone waits for the answer."""
CLOSES = 1.0
"""Seconds after the end of the table until a client that has not gone is sent away."""
LONGEST_TRAVEL = 0.5
"""Seconds of travel that count in races at most."""
LOOKS = 0.1
"""Seconds between two looks at how much a slow guest has taken, and between two changes of their window's size."""
SLOWEST = 1.0
"""Seconds between two drawings of a window whose size changes all the time."""
SMALLEST, LARGEST = (1, 1), (500, 200)
"""Columns and rows that are drawn at least and at most, whatever size a client reports."""
_ENCODINGS = re.compile(r"ascii|iso8859-\d+|cp125\d|koi8-[ru]")
"""Encodings of terminals, apart from UTF-8, as Python calls them."""
_LANGUAGE = re.compile("LANG|LC_[A-Z]{1,20}")
"""The variables of a client that are looked at; TERM comes with the terminal."""
LONGEST_VALUE = 100
"""Letters of a variable that are looked at."""

MOST_VARIABLES = 30
"""Variables of a client that are kept."""


class _FewVariables(dict[bytes, bytes]):
    """A client's environment: what is too much is not kept."""

    def __setitem__(self, name: bytes, value: bytes) -> None:
        if len(self) < MOST_VARIABLES and len(name) <= LONGEST_VALUE:
            super().__setitem__(name, value[: 4 * LONGEST_VALUE])


codecs.register_error("replace_unencodable", replace_unencodable)


class GuestChannel(asyncssh.SSHServerSession[bytes]):
    """A terminal, or without one (`ssh -T`, or with a command) lines in and out."""

    def __init__(self, started: Callable[[GuestChannel], None], logged_in: float) -> None:
        """`started` is called when the guest may be spoken to; they `logged_in` at this time of the loop."""
        self._started = started
        self._logged_in = logged_in
        self.has_terminal = False
        self.terminal = "dumb"
        self._size = os.terminal_size((80, 24))
        self.environment: Mapping[str, str] = {}
        self.on_resize: Callable[[], None] = lambda: None
        self.on_drained: Callable[[], None] = lambda: None
        """Called when a guest who had stopped reading has taken what was outstanding: draw everything again."""
        self._resizing: asyncio.TimerHandle | None = None
        self._resized = 0.0
        self._between = LOOKS
        """Seconds from a change of the window's size until it is drawn."""
        self._unread = bytearray()
        self._arrived = asyncio.Event()
        self._ended = False
        self._paused = False
        self.lost = asyncio.Event()
        """Set when the connection is gone."""
        self._draining: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self.last_key = self._loop.time()
        """When the last key arrived, in the loop's time."""
        self.travel = 0.0
        """The seconds that a byte takes to the guest and an answer back, as measured at the beginning."""

    # What asyncssh calls.

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Take the channel."""
        self._channel = chan
        # asyncssh keeps every variable that a client sends, at any time and of any length.
        keep_variables_in(chan, _FewVariables())

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        """Take the terminal's name and size."""
        self.has_terminal = True
        self.terminal = term_type or "dumb"
        self._take_size(*term_size[:2])
        return True

    def shell_requested(self) -> bool:
        """Begin: the table is the only shell there is."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Begin line by line; the command itself is not looked at."""
        self.terminal = "dumb"
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """Refuse: there are no files here."""
        return False

    def session_started(self) -> None:
        """Begin with the guest."""
        # Since the login the client has answered twice by itself, without a person: it has asked for a channel, and
        # then for a shell in it.
        self.travel = min(LONGEST_TRAVEL, (self._loop.time() - self._logged_in) / 2)
        sent = self._channel.get_environment()
        language = {name: str(value)[:LONGEST_VALUE] for name, value in sent.items() if _LANGUAGE.fullmatch(name)}
        self.environment = {**language, "TERM": self.terminal}
        self._started(self)

    def data_received(self, data: bytes, datatype: asyncssh.DataType) -> None:
        """Keep keys until they are read; above the bound the client has to wait."""
        self._unread += data
        self.last_key = self._loop.time()
        self._arrived.set()
        if len(self._unread) > MOST_UNREAD and not self._paused:
            self._paused = True
            self._channel.pause_reading()

    def eof_received(self) -> bool:
        """End the input; what is left is still written."""
        self._end()
        return True

    def break_received(self, msec: int) -> bool:
        """Take a break for Ctrl+C, as `signal_received` takes an interrupt."""
        self.signal_received("INT")
        return True

    def signal_received(self, signal: str) -> None:
        """Take an interrupt for Ctrl+C, unless too many keys wait already; other signals mean nothing."""
        if signal == "INT" and len(self._unread) < MOST_UNREAD:
            self.data_received(b"\x03", None)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Take a new size; of many in a moment only the last one counts."""
        self._take_size(width, height)
        if self._resizing is None:
            # Drawing a resized window costs the others time, so one that keeps changing is drawn less and less often.
            rested = self._loop.time() - self._resized > 2 * SLOWEST
            self._between = LOOKS if rested else min(SLOWEST, 2 * self._between)
            self._resizing = self._loop.call_later(self._between, self._resize)

    def connection_lost(self, exc: Exception | None) -> None:
        """End everything."""
        self.lost.set()
        self._end()
        for timer in (self._resizing, self._draining):
            if timer is not None:
                timer.cancel()

    def _take_size(self, width: int, height: int) -> None:
        columns, rows = width or 80, height or 24  # some clients do not know, and say 0
        self._size = os.terminal_size(
            (max(SMALLEST[0], min(LARGEST[0], columns)), max(SMALLEST[1], min(LARGEST[1], rows)))
        )

    def _resize(self) -> None:
        self._resizing = None
        self._resized = self._loop.time()
        self.on_resize()

    def _end(self) -> None:
        self._ended = True
        self._arrived.set()

    # What front ends use.

    @property
    def address(self) -> str:
        """Return the address from which the guest has come."""
        return str((self._channel.get_extra_info("peername") or ("",))[0])

    @property
    def is_dumb(self) -> bool:
        """Return whether the terminal can only go on to the next line."""
        return not self.has_terminal or is_dumb({"TERM": self.terminal})

    @property
    def encoding(self) -> str:
        """Return the encoding of the guest's terminal: UTF-8, unless their locale says that it has few signs."""
        chosen = (self.environment.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG"))
        locale = next(filter(None, chosen), "")
        if locale in ("C", "POSIX"):
            return "ascii"
        named = locale.partition(".")[2].partition("@")[0]
        with contextlib.suppress(LookupError, ValueError):  # a client may send any signs
            name = codecs.lookup(named).name if named else ""
            if _ENCODINGS.fullmatch(name):  # Python has others that are none of a terminal, such as "hex"
                return name
        return "utf-8"

    def size(self) -> os.terminal_size:
        """Return the columns and rows of the guest's terminal."""
        return self._size

    async def read(self) -> bytes:
        """Return the keys that have arrived, as soon as there are any, but not too many at once; nothing at the end."""
        while not self._unread and not self._ended:
            self._arrived.clear()
            await self._arrived.wait()
        data = bytes(self._unread[:MOST_UNREAD])
        del self._unread[:MOST_UNREAD]
        if self._paused and not self._unread and not self._ended:
            self._paused = False
            self._channel.resume_reading()
        return data

    def hang_up_with(self, reading: asyncio.Task[None]) -> None:
        """Report an error that ends the task that reads keys, and hang up: nothing that is typed would do anything."""

        def ended(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and task.exception() is not None:
                report_failure(task)
                self.close()

        reading.add_done_callback(ended)

    @property
    def outstanding(self) -> int:
        """Return how many bytes were written that the guest's machine has not taken."""
        # asyncssh writes to it without asking how much waits there.
        transport = transport_of(self._channel.get_connection())
        waiting = 0 if transport is None else transport.get_write_buffer_size()
        return self._channel.get_write_buffer_size() + int(waiting)

    def write(self, text: str) -> bool:
        """Write text, unless too much is outstanding already; return whether it was written."""
        if self.lost.is_set():
            return False
        # A part of a picture is wrong without the parts that were dropped before it: `on_drained` draws the whole.
        if self._draining is not None:
            return False
        if self.outstanding > MOST_OUTSTANDING:
            self._wait_for_room(self._loop.time(), self.outstanding)
            return False
        # A client with a terminal makes it raw: there a line feed alone does not go back to the first column.
        if self.has_terminal:
            text = text.replace("\r\n", "\n").replace("\n", "\r\n")
        with contextlib.suppress(OSError):  # the guest has just gone
            self._channel.write(text.encode(self.encoding, "replace_unencodable"))
        return True

    def _wait_for_room(self, since: float, before: int) -> None:
        """Look again and again how much is outstanding; a guest who takes nothing for too long is sent away."""
        now, left = self._loop.time(), self.outstanding
        if left < before:
            since = now
        if now - since > PATIENCE:
            self.abort()
        elif left < FEW_OUTSTANDING:
            self._draining = None
            self.on_drained()
        else:
            self._draining = self._loop.call_later(LOOKS, self._wait_for_room, since, left)

    def close(self, code: int = 0) -> None:
        """End the connection, after what was written; the client ends with this code."""
        if not self.lost.is_set():
            self._channel.exit(code)
            # Later: a client that gets the end of the connection with the code takes it for a broken line.
            self._loop.call_later(CLOSES, self._channel.get_connection().close)

    async def probe(self) -> None:
        """Find out soon whether the connection is dead; then it is lost when this returns."""
        if self.lost.is_set():  # asyncssh has no connection for the channel any more
            return
        connection = self._channel.get_connection()
        connection.set_keepalive(PROBE, UNANSWERED)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PROBE * (UNANSWERED + 2)):
                await self.lost.wait()
        # Not for one that is lost: its timer would go on for good.
        if not self.lost.is_set():
            connection.set_keepalive(ALIVE, UNANSWERED)

    def abort(self) -> None:
        """End the connection at once, as when it is dead."""
        if not self.lost.is_set():
            self._channel.get_connection().abort()
