"""The protocol between a child process and its parent: frames of messages, the time to leave, reasons of a loss."""

from __future__ import annotations

import struct
from enum import IntEnum, StrEnum

HEAD = struct.Struct("!BI")
"""The head of each message: its `Kind`, and its length in bytes."""
FAREWELL = 0.3
"""Seconds in which a child must end by itself once its input is closed."""


class Kind(IntEnum):
    """The kind of a message."""

    REQUEST = 1
    """From the parent."""
    ANSWER = 2
    """From the child: one for each request, in order. The greeting of a child is an answer too, the first one."""
    EVENT = 3
    """From the child, at any time."""


class Loss(StrEnum):
    """The reason why a child takes no more requests."""

    SILENT = "does not answer"
    """It missed a deadline."""
    ENDED = "ended"
    """It ended, sent an invalid message, or was killed."""


def frame(kind: Kind, message: bytes) -> bytes:
    """Return a message with its head, as it goes through a pipe."""
    return HEAD.pack(kind, len(message)) + message
