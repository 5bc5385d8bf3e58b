"""One thing to be said."""

from __future__ import annotations

from enum import IntEnum, StrEnum

import msgspec

from uno_tui.sanitize import escape_controls


class Category(StrEnum):
    """Where an utterance is filed in the history."""

    GAME = "game"
    CARDS = "cards"
    TABLE = "table"
    SYSTEM = "system"


class Urgency(IntEnum):
    """How much it matters; small talk gives way when speech falls behind, the rest never does."""

    READ_OUT = -1
    """Something long that stands somewhere to be read, and is not said on when something else is asked for."""
    SMALL_TALK = 0
    NEWS = 1
    URGENT = 2
    COSTS = 3
    """It costs the player something: said before anything else that happened at the same time."""


class Utterance(msgspec.Struct, frozen=True):
    """A short, complete sentence. `interrupts` if the player asked for it.

    What only `answers` a key tells nothing that happened; an `echo` says only where they are. It is of `others` if it
    tells what another player did.
    """

    text: str
    category: Category = Category.GAME
    urgency: Urgency = Urgency.NEWS
    interrupts: bool = False
    answers: bool = False
    echo: bool = False
    others: bool = False


def clean(text: str) -> str:
    """The text on one line, without control characters, which desynchronise speech protocols."""
    return escape_controls(" ".join(text.split()))


def in_order(utterances: list[Utterance]) -> list[Utterance]:
    """What costs the player something comes first; otherwise as it happened."""
    return sorted(utterances, key=lambda utterance: utterance.urgency is not Urgency.COSTS)
