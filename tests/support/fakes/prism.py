"""A fake of prismatoid 0.18's module `prism`, as far as the program uses it: one backend, whose features tell what it can.

`FAKE_FEATURES` names what it can do apart from speaking, with commas between, as in `BackendFeatures` without `supports_`.
What it cannot do raises an error, as the real one does. `FAKE_UNREADABLE` names a property that cannot be read although
the features say so.
"""

from __future__ import annotations

import os

from mouth import Mouth

CAN = os.environ.get("FAKE_FEATURES", "").split(",")
VOICES = (("Alba", "en-gb"), ("Bert", "de-DE"), ("Cleo", "en_US"))


class PrismNotImplementedError(NotImplementedError):
    """What the real one raises for what a backend cannot do."""


def _must(feature: str) -> None:
    if feature not in CAN:
        raise PrismNotImplementedError(feature)


class Features:
    def __getattr__(self, name: str) -> bool:
        return name.removeprefix("supports_") in CAN


class Backend:
    features = Features()

    def __init__(self) -> None:
        self._mouth = Mouth()
        self._values: dict[str, float] = {"rate": 0.4, "pitch": 0.5, "volume": 0.8, "voice": 0}

    def output(self, text: str, interrupt: bool = False) -> None:
        _must("output")

    def speak(self, text: str, interrupt: bool = False) -> None:
        if interrupt:
            self.stop()
        self._mouth.say(text, **self._values)

    def stop(self) -> None:
        self._mouth.stop()

    @property
    def speaking(self) -> bool:
        _must("is_speaking")
        return bool(self._mouth.speaks())

    @property
    def voices_count(self) -> int:
        _must("count_voices")
        return len(VOICES)

    def get_voice_name(self, number: int) -> str:
        return VOICES[number][0]

    def get_voice_language(self, number: int) -> str:
        return VOICES[number][1]


def _value(name: str) -> property:
    def get(backend: Backend) -> float:
        _must(f"get_{name}")
        if os.environ.get("FAKE_UNREADABLE") == name:
            raise PrismNotImplementedError(name)
        return backend._values[name]

    def put(backend: Backend, value: float) -> None:
        _must(f"set_{name}")
        assert name == "voice" or 0 <= value <= 1, f"{name} is out of range: {value}"
        backend._values[name] = value

    return property(get, put)


for _name in ("rate", "pitch", "volume", "voice"):
    setattr(Backend, _name, _value(_name))


class Context:
    def acquire_best(self) -> Backend:
        return Backend()
