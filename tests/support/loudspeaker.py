"""A PulseAudio whose only sink plays to nobody, and a recording of what it plays, in which sounds are recognised."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import IO

import numpy as np
import pytest
from conftest import needs

from uno_tui.sound.earcons import Sound
from uno_tui.sound.waves import RATE, samples

SINK = "ear"
ALIKE = 0.85
"""From which correlation on a stretch of the recording is that sound; no two sounds are that alike, by far."""


class Loudspeaker:
    """A separate sound server. Its folder is short because a socket's path may have 107 bytes."""

    def __init__(self) -> None:
        needs("pulseaudio", "pulseaudio")
        needs("parec", "pulseaudio-utils")
        self.folder = Path(tempfile.mkdtemp(prefix="pa"))
        self._server: subprocess.Popen[bytes] | None = None
        self._recorder: subprocess.Popen[bytes] | None = None
        self._listener: threading.Thread | None = None
        self._chunks: list[tuple[float, bytes]] = []

    @property
    def environment(self) -> dict[str, str]:
        """Return the environment that makes programs play here."""
        return {
            "PULSE_SERVER": f"unix:{self.folder}/native",
            "PULSE_RUNTIME_PATH": str(self.folder),
            "PULSE_COOKIE": str(self.folder / "cookie"),
        }

    def start(self) -> None:
        """Start the server, and record."""
        (self.folder / "native").unlink(missing_ok=True)
        self._server = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes",
             "--realtime=no", "-L", f"module-null-sink sink_name={SINK} rate={RATE} channels=2",
             "-L", f"module-native-protocol-unix socket={self.folder}/native auth-anonymous=1"],
            env=os.environ | self.environment | {"HOME": str(self.folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._record()

    def _record(self) -> None:
        self._chunks = []
        for _ in range(100):
            self._recorder = subprocess.Popen(
                ["parec", f"--device={SINK}.monitor", "--format=s16le", f"--rate={RATE}", "--channels=2", "--raw",
                 "--latency-msec=5"],
                env=os.environ | self.environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )  # fmt: skip
            assert self._recorder.stdout is not None
            first = os.read(self._recorder.stdout.fileno(), 65536)
            if first:
                self._chunks.append((time.monotonic(), first))
                self._listener = threading.Thread(target=self._listen, args=(self._recorder.stdout,), daemon=True)
                self._listener.start()
                return
            self._recorder.wait()
            time.sleep(0.05)
        pytest.fail("pulseaudio does not come up")

    def _listen(self, recorded: IO[bytes]) -> None:
        with recorded:
            while data := os.read(recorded.fileno(), 65536):
                self._chunks.append((time.monotonic(), data))

    def signal(self, number: int) -> None:
        assert self._server is not None
        os.kill(self._server.pid, number)

    def stop(self) -> None:
        """Kill it, as a crash would."""
        for process in (self._server, self._recorder):
            if process is not None:
                process.send_signal(signal.SIGCONT)
                process.kill()
                process.wait()
        if self._listener is not None:
            self._listener.join()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def heard(self) -> Recording:
        """Return what has been played since the start."""
        chunks = tuple(self._chunks)
        return Recording(b"".join(data for _, data in chunks), _began(chunks))

    def devices_held(self) -> int:
        """Return how many streams programs have open."""
        done = subprocess.run(
            ["pactl", "list", "short", "sink-inputs"], env=os.environ | self.environment, capture_output=True, check=True
        )
        return len(done.stdout.splitlines())


def _began(chunks: tuple[tuple[float, bytes], ...]) -> float:
    """When the first sample was played: the chunk that was under way for the shortest time tells."""
    ends, so_far = [], 0
    for at, data in chunks:
        so_far += len(data)
        ends.append(at - so_far / 4 / RATE)
    return min(ends)


class Recording:
    """Two sides, from `began` on by the monotonic clock."""

    def __init__(self, data: bytes, began: float) -> None:
        frames = np.frombuffer(data[: len(data) // 4 * 4], dtype="<i2").reshape(-1, 2)
        self.sides = frames.astype(float).T
        self.began = began

    @property
    def both(self) -> np.ndarray:
        return np.asarray(self.sides.sum(axis=0))

    def times(self, sound: Sound) -> list[float]:
        """When a sound began, each time that it was heard, by the monotonic clock; its place does not matter."""
        pattern = template(sound)
        alike = correlation(self.both, pattern)
        starts = np.flatnonzero(alike > ALIKE)
        groups = np.split(starts, [i + 1 for i, (a, b) in enumerate(pairwise(starts)) if b - a > len(pattern) // 2])
        return [self.began + group[np.argmax(alike[group])] / RATE for group in groups if len(group)]

    def first_sound(self, after: float) -> float | None:
        """When it was no longer silent, after that time."""
        skipped = max(0, round((after - self.began) * RATE))
        loud = np.flatnonzero(np.abs(self.both[skipped:]) > 20)
        return self.began + (skipped + loud[0]) / RATE if len(loud) else None

    def last_sound(self) -> float:
        """Since when it has been silent."""
        return float(self.began + np.flatnonzero(np.abs(self.both) > 20)[-1] / RATE)

    def sides_at(self, sound: Sound, at: float) -> tuple[float, float]:
        """Return how strong a sound was left and right, where it began at `at`."""
        first = round((at - self.began) * RATE)
        left, right = np.sqrt((self.sides[:, first : first + len(template(sound))] ** 2).mean(axis=1))
        return float(left), float(right)

    def seconds_of_sound(self) -> float:
        """For how long anything was heard, in hundredths of a second."""
        whole = self.both[: len(self.both) // 480 * 480].reshape(-1, 480)
        return float((np.abs(whole).max(axis=1) > 20).sum() / 100)


def template(sound: Sound) -> np.ndarray:
    """Both sides of a sound in one."""
    both = np.array(samples(Sound(sound.earcon, sound.pitch), 10), dtype=float).reshape(-1, 2)
    return np.asarray(both.sum(axis=1))


def correlation(signal: np.ndarray, pattern: np.ndarray) -> np.ndarray:
    """Return how alike every stretch of a signal is to a pattern, from -1 to 1; 0 where it is silent."""
    size = 1 << (len(signal) + len(pattern)).bit_length()
    products = np.fft.irfft(np.fft.rfft(signal, size) * np.conj(np.fft.rfft(pattern, size)), size)[: len(signal)]
    squares = np.cumsum(np.concatenate(([0.0], signal**2, np.zeros(len(pattern)))))
    power = squares[len(pattern) :][: len(signal)] - squares[: len(signal)]
    norm = np.sqrt(power * (pattern**2).sum())
    return np.asarray(np.where(power > 1e4, products / np.maximum(norm, 1e-9), 0.0))
