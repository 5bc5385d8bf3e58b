"""What one walks through at a table: cards, or tiles, in zones."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec


class CardKind(Protocol):
    """A kind of card, or of tile."""

    @property
    def points(self) -> int:
        """What it counts."""
        ...


K = TypeVar("K", bound=CardKind)
"""What a game is played with."""


class Zone(msgspec.Struct, Generic[K], frozen=True):
    """Cards to walk through: the own hand, somebody's base, a set on the table. `name` is asked when it is said.

    `short` is how it is called where all its cards follow; None: just so.
    """

    key: Hashable
    name: Callable[[], str]
    cards: Sequence[K]
    short: Callable[[], str] | None = None

    @property
    def title(self) -> str:
        """What it is called."""
        return self.name()

    @property
    def label(self) -> str:
        """What it is called where its cards are told besides."""
        return self.name() if self.short is None else self.short()
