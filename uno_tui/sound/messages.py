"""The messages between the program and the helper that plays sounds. They are sent as JSON objects."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from uno_tui.process.protocol import Loss
from uno_tui.sound.earcons import Sound


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play a sound, unless it is late: `at` is the time of its event, by the monotonic clock.

    On every system that clock counts from the start of the machine, so it is the same in both processes.
    """

    sound: Sound
    volume: int
    at: float


class Hush(msgspec.Struct, frozen=True, tag="hush"):
    """Stop all sounds at once, and drop those that wait."""


Request = Play | Hush


class Kind(StrEnum):
    """The kind of an answer: first `ready` or `absent`, then `done` for each request, or `failed` at any time."""

    READY = "ready"
    ABSENT = "absent"
    DONE = "done"
    FAILED = "failed"


class Answer(msgspec.Struct, frozen=True):
    """One message of the helper. Only `absent` and `failed` have a reason: a `Reason`, or the library's words."""

    kind: Kind
    reason: str = ""


class Reason(StrEnum):
    """A known reason why no sound can be heard. An unknown one is told in the library's words."""

    LIBRARY = "no library"
    """The library that plays sounds is not installed."""
    DEVICE = "no device"
    """The system has no sound device."""
    BUSY = "device busy"
    """There is a device, but it cannot be opened."""
    SILENT = Loss.SILENT
    """The helper, or the device that it waits for, hangs."""
    ENDED = Loss.ENDED
    """The helper ended without giving a reason."""


class Silent(Exception):
    """No sound can be heard. The message says why: a `Reason`, or the library's words."""
