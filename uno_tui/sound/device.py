"""The system's sound device, through just_playback. Only the helper process imports this module."""

from __future__ import annotations

import time
import wave
from array import array
from io import BytesIO
from itertools import cycle
from pathlib import Path

from _ma_playback import lib
from just_playback import Playback

from uno_tui.sound.messages import Reason, Silent
from uno_tui.sound.waves import RATE

_NODES = Path("/dev/snd")
"""The folder of sound devices on Linux; a playback device is called pcmC0D0p, for example."""
_REST = 0.06
"""Seconds of silence after a sound. The device still has a part of the sound when the last sample has been fetched."""
_GRACE = 0.25
"""Seconds of silence after which the device is released, so that a headset may sleep."""
_PATIENCE = 2.5
"""Seconds beyond a sound's length after which a device that still has not fetched all of it counts as hung."""


class Channel:
    """Plays one sound at a time. The device is open only while something sounds, and `_GRACE` seconds longer.

    A device that is opened again starts sooner than one that was left open: its buffer has no silence to play first.
    """

    def __init__(self, folder: Path, name: str) -> None:
        # Two files in turn: the one that plays cannot be written.
        self._files = cycle(folder / f"{name}{copy}.wav" for copy in "ab")
        self._playback: Playback | None = None
        self._ends = 0.0
        """When the current sound should end, by the monotonic clock."""
        self._fetched: float | None = None
        """When the device was found to have fetched all of the sound; None before."""

    def probe(self) -> None:
        """Open the device and close it again. Raises Silent."""
        self._open(array("h", bytes(4)))
        self.close()

    def play(self, samples: array[int]) -> None:
        """Play this from now on, in place of the current sound. Raises Silent."""
        playback = self._open(samples)
        try:
            playback.play()
        except Exception as error:  # a device that opened may still refuse to start
            raise Silent(why(str(error))) from error
        self._ends = time.monotonic() + len(samples) / 2 / RATE
        self._fetched = None

    @property
    def sounding(self) -> bool:
        """Return whether a sound was still playing at the last `look`."""
        return self._playback is not None and self._fetched is None

    @property
    def open(self) -> bool:
        """Return whether the device is open, for the current sound or the next one."""
        return self._playback is not None

    def look(self) -> None:
        """Check whether the sound is over, and close the device after a while. Raises Silent if the device hangs."""
        if self._playback is None:
            return
        now = time.monotonic()
        if self._playback.playing:
            if now > self._ends + _PATIENCE:
                raise Silent(Reason.SILENT)
        elif self._fetched is None:
            self._fetched = now
        elif now > self._fetched + _GRACE:
            self.close()

    def close(self) -> None:
        """Stop the sound and close the device."""
        if self._playback is not None:
            self._playback.close()
            self._playback = None

    def _open(self, samples: array[int]) -> Playback:
        path = next(self._files)
        try:
            path.write_bytes(_file(samples))
            # load_file ends the sound before and opens the device, so its errors come here.
            playback = self._playback = self._playback or Playback()
            playback.load_file(str(path))
        except Exception as error:  # just_playback raises whatever miniaudio reports
            raise Silent(why(str(error))) from error
        if _is_null(playback):
            raise Silent(why(""))
        return playback


def _file(samples: array[int]) -> bytes:
    """Return a WAV file with the samples and `_REST` seconds of silence."""
    file = BytesIO()
    with wave.open(file, "wb") as sink:
        sink.setnchannels(2)
        sink.setsampwidth(2)
        sink.setframerate(RATE)
        sink.writeframes(samples.tobytes())
        sink.writeframes(bytes(4 * round(_REST * RATE)))
    return file.getvalue()


def _is_null(playback: Playback) -> bool:
    """Return whether miniaudio plays to its null device, as it does where it can open no other.

    just_playback does not tell, so this looks into a private attribute.
    """
    return bool(playback._Playback__ma_attrs.device.pContext.backend == lib.ma_backend_null)


def why(error: str, nodes: Path = _NODES) -> str:
    """Return the `Reason` of an error of miniaudio; "" is a null device. An unknown error is returned as it is."""
    if "BUSY" in error or "IN_USE" in error:
        return Reason.BUSY
    if not error or "NO_DEVICE" in error or "NO_BACKEND" in error or "No playback device" in error:
        # Other systems have no such folder: a null device means there that no device was found.
        return Reason.BUSY if any(nodes.glob("pcmC*p")) else Reason.DEVICE
    return error
