"""Seeded chance that is the same in every version of Python."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A `Chance` from a seed.

    It uses only `Random.random`: Python promises that its sequence stays the same.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        """Return the cards in a random order (Fisher-Yates)."""
        deck = list(cards)
        draw = self._random
        # Not `Random.shuffle`: its use of the sequence may change with a version of Python.
        for last in range(len(deck) - 1, 0, -1):
            other = floor(draw() * (last + 1))
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    def lot(self, seats: Sequence[int]) -> int:
        """Return one of the seats, each with the same probability."""
        return seats[int(self._random() * len(seats))]

    def uniform(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return self._random()
