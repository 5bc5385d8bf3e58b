"""How fast asyncssh is given what a client sends, so that no client takes the time of the others."""

from __future__ import annotations

import asyncio

import asyncssh

from uno_tui.friends.asyncssh_internals import receive_by, transport_of

PIECE = 4096
"""Bytes that are given at once. A client that sends the smallest packets there are gets 256 of them read."""
RATE = 64 * 1024
"""Bytes in a second."""
REST = 4
"""How many times as long as a piece took, at least, the connection rests after it."""


class Throttle:
    """Stands between a connection and its transport: what comes too fast waits, and the client with it.

    asyncssh reads everything that has arrived in one go, which takes seconds if it is megabytes of small packets, or
    packets that take long to decrypt. Keys are small and wait for nothing.
    """

    def __init__(self, connection: asyncssh.SSHServerConnection) -> None:
        self._connection = connection
        self._give = connection.data_received
        self._loop = asyncio.get_running_loop()
        self._waiting = bytearray()
        self._next = 0.0
        """When the next piece may be given, in the loop's time."""
        self._timer: asyncio.TimerHandle | None = None
        receive_by(connection, self._data_received)

    def _data_received(self, data: bytes) -> None:
        self._waiting += data
        if self._timer is None:
            self._give_piece()

    def _give_piece(self) -> None:
        """Give the next piece if it is time, and come back for the rest."""
        self._timer = None
        now = self._loop.time()
        if now >= self._next:
            piece = bytes(self._waiting[:PIECE])
            del self._waiting[:PIECE]
            self._give(piece)
            taken = self._loop.time() - now
            self._next = now + taken + max(REST * taken, len(piece) / RATE)
        transport = transport_of(self._connection)
        if transport is None or transport.is_closing():
            self._waiting.clear()
        elif self._waiting:
            # A client that is not read from waits itself, instead of filling the host's memory.
            transport.pause_reading()
            self._timer = self._loop.call_at(self._next, self._give_piece)
        else:
            transport.resume_reading()
