"""The system's sound device, through just_playback; only ever imported in the helper process."""

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
"""Where Linux has its sound devices; a player is called pcmC0D0p."""
_REST = 0.06
"""Seconds of silence behind a sound: the device still has a part of it when the last sample has been fetched."""
_GRACE = 0.25
"""Seconds after which the device is let go, so that a headset may sleep."""
_PATIENCE = 2.5
"""Seconds beyond a sound's length after which a device that has not fetched it does not move."""


class Channel:
    """One sound at a time. The device is open only while something sounds.

    Opening costs less than starting what is open: there is no silence in its buffer that must be heard first.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self._files = cycle(folder / f"{name}{copy}.wav" for copy in "ab")  # the one that plays cannot be written
        self._playback: Playback | None = None
        self._ends = 0.0
        self._fetched: float | None = None

    def probe(self) -> None:
        """Open the device and let it go. Raises Silent."""
        self._open(array("h", bytes(4)))
        self.close()

    def play(self, samples: array[int]) -> None:
        """Let this be heard from now on, instead of what is. Raises Silent."""
        self._open(samples).play()
        self._ends = time.monotonic() + len(samples) / 2 / RATE
        self._fetched = None

    @property
    def sounding(self) -> bool:
        """Whether something was still to be heard at the last look."""
        return self._playback is not None and self._fetched is None

    @property
    def open(self) -> bool:
        """Whether the device is held, be it for a sound or for another one that may follow."""
        return self._playback is not None

    def look(self) -> None:
        """See whether the sound is over; let go of the device after a while. Raises Silent if that does not move."""
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
        """Be silent, and let go of the device."""
        if self._playback is not None:
            self._playback.close()
            self._playback = None

    def _open(self, samples: array[int]) -> Playback:
        path = next(self._files)
        try:
            path.write_bytes(_file(samples))
            playback = self._playback = self._playback or Playback()
            playback.load_file(str(path))
        except Exception as error:
            raise Silent(why(str(error))) from error
        if _is_null(playback):
            raise Silent(why(""))
        return playback


def _file(samples: array[int]) -> bytes:
    """Return samples, followed by a rest, as a WAV file."""
    file = BytesIO()
    with wave.open(file, "wb") as sink:
        sink.setnchannels(2)
        sink.setsampwidth(2)
        sink.setframerate(RATE)
        sink.writeframes(samples.tobytes())
        sink.writeframes(bytes(4 * round(_REST * RATE)))
    return file.getvalue()


def _is_null(playback: Playback) -> bool:
    """Whether miniaudio plays to nobody, as it does where no device lets it in; just_playback has no word for that."""
    return bool(playback._Playback__ma_attrs.device.pContext.backend == lib.ma_backend_null)


def why(error: str, nodes: Path = _NODES) -> str:
    """The reason behind an error of miniaudio's, or behind none at all; what is not known stays as it is."""
    if "BUSY" in error or "IN_USE" in error:
        return Reason.BUSY
    if not error or "NO_DEVICE" in error or "NO_BACKEND" in error or "No playback device" in error:
        return Reason.BUSY if any(nodes.glob("pcmC*p")) else Reason.DEVICE
    return error
