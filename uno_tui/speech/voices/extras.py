"""Voices that come as extras of the package: prismatoid, and espeak-ng from a wheel."""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import queue
from collections.abc import Generator
from typing import Any

from uno_tui.speech.voices.command import words_a_minute
from uno_tui.speech.voices.engine import Absent, Progress


class Prism:
    """The screen reader or synthesizer that prismatoid thinks best."""

    reports = False
    has_rate = False

    def __init__(self) -> None:
        """Raises Absent if the extra is not installed, or finds nothing to speak with."""
        try:
            prism: Any = importlib.import_module("prism")
            self._context = prism.Context()
            self._backend = self._context.acquire_best()
        except ImportError:
            raise Absent("the extra is not installed: uv run --extra prism uno-tui") from None
        except Exception as error:  # the library raises whatever its backends raise
            raise Absent(f"prismatoid finds nothing to speak with: {error}") from None

    def speak(self, number: int, text: str, *, interrupt: bool) -> None:
        """Speak and braille, as the backend can."""
        try:
            self._backend.output(text, interrupt)
        except Exception:  # not every backend can braille
            self._backend.speak(text, interrupt)

    def stop(self) -> None:
        """Be silent."""
        self._backend.stop()

    def close(self) -> None:
        """Nothing to do: the backend goes with the process."""


class BundledEspeak:
    """espeak-ng from the wheel of espeakng-loader, played by miniaudio: needs nothing from the system."""

    reports = True
    has_rate = True

    _SYNCHRONOUS = 2
    _UTF8 = 1
    _RATE = 1

    def __init__(self, language: str, rate: int, progress: Progress) -> None:
        """Raises Absent if the extra is not installed, or there is no audio device."""
        try:
            loader: Any = importlib.import_module("espeakng_loader")
            self._audio: Any = importlib.import_module("miniaudio")
        except ImportError:
            raise Absent("the extra is not installed: uv run --extra espeak uno-tui") from None
        self._progress = progress
        self._library = ctypes.CDLL(loader.get_library_path())
        frequency = self._library.espeak_Initialize(self._SYNCHRONOUS, 0, loader.get_data_path().encode(), 0)
        if frequency <= 0:
            raise Absent("espeak-ng does not start")
        self._library.espeak_SetVoiceByName(language.encode())
        self._library.espeak_SetParameter(self._RATE, words_a_minute(rate), 0)
        prototype = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
        self._callback = prototype(self._collect)
        self._library.espeak_SetSynthCallback(self._callback)
        try:
            self._device = self._audio.PlaybackDevice(
                nchannels=1, sample_rate=frequency, output_format=self._audio.SampleFormat.SIGNED16, buffersize_msec=40
            )
            stream = self._stream()
            next(stream)
            self._device.start(stream)
        except Exception as error:  # miniaudio's own errors, one per backend
            raise Absent(f"there is no audio device: {error}") from None

    def _prepare(self) -> None:
        self._pcm = bytearray()
        self._waiting: queue.Queue[tuple[int, bytes]] = queue.Queue()

    def _collect(self, samples: Any, count: int, _events: Any) -> int:
        if samples and count > 0:
            self._pcm += ctypes.string_at(samples, count * 2)
        return 0

    def _stream(self) -> Generator[bytes, int, None]:
        """What the audio device plays: the utterance in turn, silence otherwise."""
        self._prepare()
        playing, number = b"", 0
        self._cut = False
        wanted = yield b""
        while True:
            if self._cut:
                playing, self._cut = b"", False
                self._progress("ended", number)
            if not playing:
                with contextlib.suppress(queue.Empty):
                    number, playing = self._waiting.get_nowait()
                    self._progress("begun", number)
            chunk, rest = playing[: wanted * 2], playing[wanted * 2 :]
            if playing and not rest:
                self._progress("ended", number)
            playing = rest
            wanted = yield chunk.ljust(wanted * 2, b"\0")

    def speak(self, number: int, text: str, *, interrupt: bool) -> None:
        """Synthesize the text and hand it to the audio device."""
        if interrupt:
            self.stop()
        self._pcm.clear()
        data = text.encode() + b"\0"
        self._library.espeak_Synth(data, len(data), 0, 0, 0, self._UTF8, None, None)
        self._waiting.put((number, bytes(self._pcm)))

    def stop(self) -> None:
        """Be silent."""
        with contextlib.suppress(queue.Empty):
            while True:
                self._waiting.get_nowait()
        self._cut = True

    def close(self) -> None:
        """Let go of the audio device."""
        self._device.close()
