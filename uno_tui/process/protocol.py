"""What a child process and its parent agree on: messages in frames, how quickly a child leaves, and how it is lost."""

from __future__ import annotations

import struct
from enum import IntEnum, StrEnum

HEAD = struct.Struct("!BI")
"""What stands before each message: its `Kind`, and its length in bytes."""
FAREWELL = 0.3
"""Seconds in which a child ends by itself once its input is closed."""


class Kind(IntEnum):
    """What a message is."""

    REQUEST = 1
    """From the parent."""
    ANSWER = 2
    """From the child: one for each request, in their order. A child that greets answers its own start first."""
    EVENT = 3
    """From the child at any time."""


class Loss(StrEnum):
    """Why a child can be asked no more."""

    SILENT = "does not answer"
    """It has missed a deadline."""
    ENDED = "ended"
    """It has ended, has sent nonsense, or was killed."""


def framed(kind: Kind, message: bytes) -> bytes:
    """Return a message as it goes through a pipe."""
    return HEAD.pack(kind, len(message)) + message
