"""What goes through the pipes between the program and the helper that plays: JSON objects."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from uno_tui.process.protocol import Loss
from uno_tui.sound.earcons import Sound


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play a sound, unless it is late: `at` is when its event was, by the monotonic clock.

    That clock counts from the start of the machine on every system, and so is the same in both processes.
    """

    sound: Sound
    volume: int
    at: float


class Hush(msgspec.Struct, frozen=True, tag="hush"):
    """Be silent at once, and forget what waits."""


Request = Play | Hush


class Kind(StrEnum):
    """What the helper says: whether there is a device, first; then `done` for each request, or that it has failed."""

    READY = "ready"
    ABSENT = "absent"
    DONE = "done"
    FAILED = "failed"


class Answer(msgspec.Struct, frozen=True):
    """One message of the helper; the reason stands beside `absent` and `failed` only."""

    kind: Kind
    reason: str = ""


class Reason(StrEnum):
    """Why nothing sounds, as far as that is known; else the library's own words are the reason."""

    LIBRARY = "no library"
    """Nothing that plays sounds is installed."""
    DEVICE = "no device"
    """The system has no sound device."""
    BUSY = "device busy"
    """There is one, but it lets nobody in."""
    SILENT = Loss.SILENT
    """The helper, or the device that it waits for, hangs."""
    ENDED = Loss.ENDED
    """The helper has ended without a word."""


class Silent(Exception):
    """Nothing can be heard; the message says why: a `Reason`, or the library's own words."""
