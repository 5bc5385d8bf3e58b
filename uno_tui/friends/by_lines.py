"""A guest's table line by line: in any terminal, a dumb one too, and without one."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
from collections.abc import Awaitable, Callable

from uno_tui.friends.allowance import Allowance
from uno_tui.friends.channel import GuestChannel
from uno_tui.friends.remembered import Way
from uno_tui.host.local_client import GuestClient
from uno_tui.linear.front_end import LinearFrontEnd
from uno_tui.linear.terminal import SEQUENCE, SPLIT, UNFINISHED, LineTerminal
from uno_tui.process.worker import Worker
from uno_tui.ui.session import Session

LETTERS_ALLOWED = (2000, 200)
LINES_ALLOWED = (20, 5)
"""How many are taken at once, and how many in each second after that."""
LONGEST_SEQUENCE = 32
"""The most bytes of a key's sequence that are waited for: a guest could else send one that never ends."""
LONGEST = 1000
"""Letters of a line that are looked at."""


class GuestStreams:
    """A guest's channel as a place where lines come from and go to."""

    interactive = True

    def __init__(self, channel: GuestChannel) -> None:
        self._channel = channel
        self.by_keys = channel.has_terminal
        self.can_clear = not channel.is_dumb
        self.plain = not channel.has_terminal
        self.size: Callable[[], os.terminal_size] = channel.size
        self._reading: asyncio.Task[None] | None = None

    @property
    def places_caret(self) -> bool:
        """Whether the terminal can move the caret."""
        return not self._channel.is_dumb

    def open(self) -> None:
        """Do nothing: the guest's ssh has their terminal."""

    def close(self) -> None:
        """Read nothing more."""
        if self._reading is not None:
            self._reading.cancel()

    def write(self, text: str) -> None:
        """Write text. What a guest who does not read misses, stands in their history."""
        self._channel.write(text)

    def start(self, take: Callable[[str | None], None]) -> None:
        """Pass on what is typed."""
        self._reading = asyncio.create_task(self._read_keys(take) if self.by_keys else self._read_lines(take))
        self._channel.hang_up_with(self._reading)

    async def _read_keys(self, take: Callable[[str | None], None]) -> None:
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        letters, lines = Allowance(*LETTERS_ALLOWED), Allowance(*LINES_ALLOWED)
        while data := await self._next_keys():
            for key in SEQUENCE.sub("", decode(data)):
                # Enter lets the table work; a letter is only echoed.
                await (lines if key in "\r\n" else letters).spend()
                take(key)
        take(None)

    async def _next_keys(self) -> bytes:
        """Return the next bytes; the sequence of one key may arrive in pieces and is put together."""
        data = await self._channel.read()
        with contextlib.suppress(TimeoutError):
            while UNFINISHED.search(data[-LONGEST_SEQUENCE:]):
                async with asyncio.timeout(SPLIT):
                    more = await self._channel.read()
                if not more:
                    break
                data += more
        return data

    async def _read_lines(self, take: Callable[[str | None], None]) -> None:
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        allowance, begun = Allowance(*LINES_ALLOWED), ""

        async def pass_on(line: str) -> None:
            await allowance.spend()
            take(line[:LONGEST].rstrip("\r"))

        while data := await self._channel.read():
            *lines, begun = (begun + decode(data)).split("\n")
            begun = begun[:LONGEST]
            for line in lines:
                await pass_on(line)
        begun += decode(b"", final=True)
        if begun:
            await pass_on(begun)
        take(None)


class GuestLines(LinearFrontEnd):
    """A guest's front end line by line."""

    def __init__(self, session: Session, channel: GuestChannel, ready: Callable[[], Awaitable[None]]) -> None:
        """`ready` is awaited to take a seat."""
        terminal = LineTerminal(GuestStreams(channel), caret=session.appearance.caret)
        terminal.on_line = session.announcer.speaker.read_out
        terminal.on_interrupt = lambda: terminal.write(session.announcer.text("linear-interrupt"))
        super().__init__(session, terminal)
        self._ready_for_table = ready
        self._ends_silently = False
        # Lines cannot be drawn again like a screen: those that were dropped stand in the messages.
        channel.on_drained = lambda: self._write("friends-left-out")

    async def attend(self) -> None:
        """Read and carry out lines until the guest leaves, or is gone."""
        self.session.open()
        self._write(f"friends-is-{Way.LINES}")
        self._write("linear-help")
        try:
            await self._ready_for_table()
            await self._read_lines()
            if not self._ends_silently:
                self.terminal.write(self.session.finish())
        finally:
            self.terminal.close()

    async def enter(self, client: GuestClient, reviewer: Worker, *, fresh: bool) -> None:
        """Sit down at the host's table."""
        self._dialogue.close()
        self._hand.forget()
        self.session.announcer.speaker.stop_reading()  # the menu has become old
        with self.terminal.in_one_piece():
            self.session.runner.join(client, self, reviewer=reviewer, fresh=fresh)
            await self._wait_until_settled()
        self._hand.show_when_due()

    async def wait(self, why: str = "") -> None:
        """Leave the table, if there is one, and wait for the next one in the menu, after the sentence that says why."""
        if why:
            self.terminal.write(why)
        await self.session.runner.leave_table()
        self._dialogue.close()
        self._hand.forget()
        await self._go("menu")

    def end_now(self) -> None:
        """Read no further line, and say nothing: another front end follows."""
        self._ends_silently = True
        self.leave_now()

    def leave_now(self) -> None:
        """Read no further line: the table is closed."""
        self._leaving = True
        self.terminal.end()
