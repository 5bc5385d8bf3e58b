"""Voices as their helper process sees them: engines, their abilities and settings."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple, Protocol


class Ability(StrEnum):
    """What a voice may be able to do: report the end of a text, and have its settings changed."""

    END = "end"
    RATE = "rate"
    PITCH = "pitch"
    VOLUME = "volume"
    VOICE = "voice"


Abilities = frozenset[Ability]


class Manner(NamedTuple):
    """How a text is said; a named tuple, because a helper's start cannot wait for a library.

    `rate`, `pitch` and `volume` are from -100 to 100; 0 is as the engine has them. `voice` names one of its voices; ""
    is the engine's own choice.
    """

    rate: int = 0
    pitch: int = 0
    volume: int = 0
    voice: str = ""


def scaled(value: int, least: float, usual: float, most: float) -> float:
    """Return a value from -100 to 100 on an engine's own scale, where 0 means `usual`."""
    return usual + value / 100 * (most - usual if value > 0 else usual - least)


Progress = Callable[[str, int], None]
"""Called with `begun` or `ended` and the number of an utterance."""


class Engine(Protocol):
    """Something that turns text into speech. Calls may block; the helper's parent sees to that."""

    @property
    def abilities(self) -> Abilities:
        """What it can. Without `END` the parent estimates when a text has been said."""
        ...

    @property
    def voices(self) -> tuple[str, ...]:
        """The names of its voices for the player's language; looked at when needed only: that may take a while."""
        ...

    @property
    def is_speaking(self) -> Callable[[], bool] | None:
        """Asks whether something can be heard now; None where it calls `Progress` itself, or cannot be asked."""
        ...

    def speak(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        """Say the text, at once or after what is being said. Raises any exception if it cannot."""
        ...

    def stop(self) -> None:
        """Be silent."""
        ...

    def close(self) -> None:
        """Release all resources."""
        ...
