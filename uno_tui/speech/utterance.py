"""Utterances: single sentences to be said, with their category and urgency."""

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
    """How much an utterance matters. When speech falls behind, small talk is dropped, and nothing above it."""

    # Below small talk, because Speaker._interrupt puts back only what is above small talk.
    READ_OUT = -1
    """A line that is also on the screen. Reading stops when the player asks for something else."""
    SMALL_TALK = 0
    NEWS = 1
    URGENT = 2
    COSTS = 3
    """Something that costs the player: said before all else that happened at the same time."""


class Utterance(msgspec.Struct, frozen=True):
    """A short, complete sentence.

    It `interrupts` if the player asked for it. One that `answers` a key reports no event. An `echo` only names the
    place of the cursor. `others` marks what another player did.
    """

    text: str
    category: Category = Category.GAME
    urgency: Urgency = Urgency.NEWS
    interrupts: bool = False
    answers: bool = False
    echo: bool = False
    others: bool = False


def clean(text: str) -> str:
    """Return the text on one line, without control characters, which desynchronise speech protocols."""
    return escape_controls(" ".join(text.split()))


def in_order(utterances: list[Utterance]) -> list[Utterance]:
    """Return the utterances with what costs the player first, otherwise in the given order."""
    return sorted(utterances, key=lambda utterance: utterance.urgency is not Urgency.COSTS)
