"""The parts of asyncssh that have no public name: the one place to look at when a new version comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import asyncssh
from asyncssh.connection import SSHConnection


def transport_of(connection: SSHConnection) -> asyncio.Transport | None:
    """Return the TCP transport below a connection; None once it is gone."""
    return cast("asyncio.Transport | None", cast("Any", connection)._transport)


def receive_by(connection: asyncssh.SSHServerConnection, receive: Callable[[bytes], None]) -> None:
    """Let `receive` take what arrives, instead of the connection itself."""
    # The transport calls its protocol by this name.
    cast("Any", connection).data_received = receive


def keep_variables_in(channel: asyncssh.SSHServerChannel[bytes], variables: dict[bytes, bytes]) -> None:
    """Let a channel keep in `variables` what the client sends as its environment."""
    cast("Any", channel)._env = variables


def tell_and_disconnect(connection: asyncssh.SSHServerConnection, reason: int, text: str) -> None:
    """Send the client why it is refused. The transport stays open, so that it can read that."""
    cast("Any", connection)._send_disconnect(reason, text, "en")
