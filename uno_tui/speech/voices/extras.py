"""Voices from optional packages: prismatoid, and espeak-ng from a wheel."""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import itertools
import queue
from collections.abc import Callable, Generator
from typing import Any

from uno_tui.speech.voices import espeak
from uno_tui.speech.voices.engine import Abilities, Ability, Manner, Progress, scale
from uno_tui.speech.voices.reasons import Absent, words_of

FAINTEST = 0.1
"""The volume, from 0 to 1, that can still be heard."""


class Prism:
    """The screen reader or synthesizer that prismatoid chooses as the best. Its `features` tell its abilities."""

    def __init__(self, language: str) -> None:
        """Find a backend. Raises Absent if the extra is not installed, or finds nothing that speaks."""
        try:
            prism: Any = importlib.import_module("prism")
            self._context = prism.Context()
            self._backend: Any = self._context.acquire_best()
        except ImportError:
            raise Absent("voice-not-installed") from None
        except Exception as error:  # the library raises whatever its backends raise
            raise Absent("voice-finds-none", words=words_of(error)) from None
        self._features = self._backend.features
        scales = {name for name in ("rate", "pitch", "volume") if self._can("get", name) and self._can("set", name)}
        self._usual = {name: value for name in scales if (value := self._read_property(name)) is not None}
        self._voices = self._voices_for(language)
        self._usual_voice = self._read_property("voice") if self._voices else None
        if self._usual_voice is None:
            self._voices = {}  # there would be no way back to the usual one
        self._manner = Manner()

    def _read_property(self, name: str) -> float | None:
        """Return a property of the backend; None if reading fails. Such a property is never set."""
        try:
            value: float = getattr(self._backend, name)
        except Exception:  # whatever its backends raise
            return None
        return value

    def _can(self, act: str, name: str) -> bool:
        return bool(getattr(self._features, f"supports_{act}_{name}", False))

    def _voices_for(self, language: str) -> dict[str, int]:
        """Return the numbers of the voices for a language, by name."""
        can_get = all(self._can("get", each) for each in ("voice", "voice_name", "voice_language"))
        if not (can_get and self._can("count", "voices") and self._can("set", "voice")):
            return {}
        backend = self._backend
        try:
            return {
                backend.get_voice_name(number): number
                for number in range(backend.voices_count)
                if backend.get_voice_language(number).lower().replace("_", "-").split("-")[0] == language
            }
        except Exception:  # whatever its backends raise; it speaks with its usual voice
            return {}

    @property
    def abilities(self) -> Abilities:
        """Return the abilities that its features name."""
        found = {Ability(name) for name in self._usual}
        found |= {Ability.VOICE} if self._voices else set()
        return frozenset(found | ({Ability.END} if self._features.supports_is_speaking else set()))

    @property
    def voices(self) -> tuple[str, ...]:
        """Return the names of the voices for the language."""
        return tuple(self._voices)

    @property
    def is_speaking(self) -> Callable[[], bool] | None:
        """Return a function that asks the backend; None if its features say that it cannot answer."""
        return self._speaks if self._features.supports_is_speaking else None

    def _speaks(self) -> bool:
        return bool(self._backend.speaking)

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Speak the text and show it in braille, as far as the backend can."""
        if manner != self._manner:
            self._set(manner)
        try:
            self._backend.output(text, interrupt)
        except Exception:  # not every backend can braille
            self._backend.speak(text, interrupt)

    def _set(self, manner: Manner) -> None:
        """Apply the settings. Prismatoid's scales go from 0 to 1."""
        before, self._manner = self._manner, manner
        for name, usual in self._usual.items():
            least = min(FAINTEST, usual) if name == "volume" else 0.0
            setattr(self._backend, name, scale(getattr(manner, name), least, usual, 1.0))
        if manner.voice != before.voice and self._voices:
            self._backend.voice = self._voices.get(manner.voice, self._usual_voice)

    def stop(self) -> None:
        """Be silent."""
        self._backend.stop()

    def close(self) -> None:
        """Do nothing: the backend ends with the process."""


class _ListedVoice(ctypes.Structure):
    """espeak-ng's `espeak_VOICE`: a voice in its list."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("languages", ctypes.c_char_p),
        ("identifier", ctypes.c_char_p),
        ("gender", ctypes.c_ubyte),
        ("age", ctypes.c_ubyte),
        ("variant", ctypes.c_ubyte),
        ("spare", ctypes.c_ubyte),
        ("score", ctypes.c_int),
        ("spare_pointer", ctypes.c_void_p),
    )


class BundledEspeak:
    """espeak-ng from the wheel of espeakng-loader, played by miniaudio. It needs nothing from the system."""

    is_speaking = None

    # Constants of espeak-ng's speak_lib.h.
    _SYNCHRONOUS = 2
    _UTF8 = 1
    _RATE, _VOLUME, _PITCH = 1, 2, 3

    def __init__(self, language: str, progress: Progress) -> None:
        """Load the library and open the audio device.

        Raises Absent if the extra is not installed, espeak-ng does not start, or there is no audio device.
        """
        try:
            loader: Any = importlib.import_module("espeakng_loader")
            self._audio: Any = importlib.import_module("miniaudio")
        except ImportError:
            raise Absent("voice-not-installed") from None
        self._progress = progress
        self._library = ctypes.CDLL(loader.get_library_path())
        frequency = self._library.espeak_Initialize(self._SYNCHRONOUS, 0, loader.get_data_path().encode(), 0)
        if frequency <= 0:
            raise Absent("voice-not-started")
        self._language = language
        variants = self._listed("variant")
        self._voices = espeak.with_variants(self._listed(language), variants)
        self.voices = tuple(self._voices)
        self.abilities = espeak.ABILITIES - (set() if self.voices else {Ability.VOICE})
        self._manner: Manner | None = None
        prototype = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
        self._callback = prototype(self._collect)  # kept here: ctypes holds no reference to it
        self._pcm = bytearray()
        self._waiting: queue.Queue[tuple[int, bytes]] = queue.Queue()
        self._cut = False
        self._library.espeak_SetSynthCallback(self._callback)
        try:
            self._device = self._audio.PlaybackDevice(
                nchannels=1, sample_rate=frequency, output_format=self._audio.SampleFormat.SIGNED16, buffersize_msec=40
            )
            stream = self._stream()
            # miniaudio sends to the generator, which must have reached its first yield.
            next(stream)
            self._device.start(stream)
        except Exception as error:  # miniaudio's own errors, one per backend
            raise Absent("voice-no-device", words=words_of(error)) from None

    def _listed(self, language: str) -> list[tuple[str, str]]:
        """Return the names and files of the voices for a language.

        MBROLA's voices are left out: espeak-ng lists them even if they are not installed.
        """
        # ctypes takes results for an int, which would cut off half of a 64-bit address.
        self._library.espeak_ListVoices.restype = ctypes.POINTER(ctypes.POINTER(_ListedVoice))
        wanted = _ListedVoice(languages=language.encode())
        found, voices = [], self._library.espeak_ListVoices(ctypes.byref(wanted))
        for voice in itertools.takewhile(bool, voices):
            name, file = voice.contents.name.decode(), voice.contents.identifier.decode()
            if not file.startswith("mb") and file.startswith("!v") == (language == "variant"):
                found.append((name, file.removeprefix("!v").lstrip("/\\")))
        return found

    def _set(self, manner: Manner) -> None:
        """Apply the settings."""
        self._manner = manner
        self._library.espeak_SetVoiceByName(espeak.choose_voice(manner, self._voices, self._language).encode())
        self._library.espeak_SetParameter(self._RATE, espeak.words_a_minute(manner.rate), 0)
        self._library.espeak_SetParameter(self._PITCH, espeak.pitch(manner), 0)
        self._library.espeak_SetParameter(self._VOLUME, espeak.amplitude(manner), 0)

    def _collect(self, samples: Any, count: int, _events: Any) -> int:
        """Keep samples that espeak-ng has made. Return 0, which tells it to go on."""
        if samples and count > 0:
            self._pcm += ctypes.string_at(samples, count * 2)
        return 0

    def _stream(self) -> Generator[bytes, int, None]:
        """Yield what the audio device plays: the next utterance, or silence. It sends the number of frames it wants."""
        playing, number = b"", 0
        wanted = yield b""
        while True:
            if self._cut:
                if playing:
                    self._progress("ended", number)
                playing, self._cut = b"", False
            if not playing:
                with contextlib.suppress(queue.Empty):
                    number, playing = self._waiting.get_nowait()
                    self._progress("begun", number)
                    if not playing:  # a text of signs alone has no sound
                        self._progress("ended", number)
            chunk, rest = playing[: wanted * 2], playing[wanted * 2 :]  # a frame has two bytes
            if playing and not rest:
                self._progress("ended", number)
            playing = rest
            wanted = yield chunk.ljust(wanted * 2, b"\0")

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Synthesize the text and hand it to the audio device."""
        if interrupt:
            self.stop()
        if manner != self._manner:
            self._set(manner)
        self._pcm.clear()
        data = text.encode() + b"\0"
        self._library.espeak_Synth(data, len(data), 0, 0, 0, self._UTF8, None, None)
        self._waiting.put((number, bytes(self._pcm)))

    def stop(self) -> None:
        """Be silent."""
        with contextlib.suppress(queue.Empty):
            while True:
                self._waiting.get_nowait()
        # What plays is a local value of `_stream`, in the thread of the audio device, which looks at this flag.
        self._cut = True

    def close(self) -> None:
        """Close the audio device."""
        self._device.close()
