"""Voices as their helper process sees them: engines, their abilities and settings."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple, Protocol


class Ability(StrEnum):
    """An ability of a voice: it reports the end of a text, or one of its settings can be changed."""

    END = "end"
    RATE = "rate"
    PITCH = "pitch"
    VOLUME = "volume"
    VOICE = "voice"


Abilities = frozenset[Ability]


class Manner(NamedTuple):
    """The settings of a voice for one text: its rate, pitch, volume and synthesis voice.

    `rate`, `pitch` and `volume` are from -100 to 100; 0 is the engine's own value. `voice` is the name of one of its
    voices; "" is the engine's own choice. A named tuple, because a helper's start cannot wait for msgspec.
    """

    rate: int = 0
    pitch: int = 0
    volume: int = 0
    voice: str = ""


def scale(value: int, least: float, usual: float, most: float) -> float:
    """Convert a value from -100 to 100 to an engine's scale from `least` to `most`, where 0 means `usual`."""
    # Two slopes: the usual value is not always in the middle, such as a rate that the player has set in the system.
    return usual + value / 100 * (most - usual if value > 0 else usual - least)


Progress = Callable[[str, int], None]
"""Called with `begun`, `ended`, `unseen` or `failed`, and the number of an utterance."""


class Engine(Protocol):
    """Something that turns text into speech. Its methods may block: the helper's parent has a deadline for each."""

    @property
    def abilities(self) -> Abilities:
        """Return its abilities. Without `END` the parent estimates when a text has been said."""
        ...

    @property
    def voices(self) -> tuple[str, ...]:
        """Return the names of its voices for the player's language. It is read only when needed: it may take a while.
        """
        ...

    @property
    def is_speaking(self) -> Callable[[], bool] | None:
        """Return a function that tells whether something can be heard now.

        None if the engine calls `Progress` itself, or cannot be asked.
        """
        ...

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Say the text, at once or after the current one. Raises any exception if it cannot."""
        ...

    def stop(self) -> None:
        """Be silent."""
        ...

    def close(self) -> None:
        """Release all resources."""
        ...
