"""Zones: the groups of cards or tiles that a player walks through at a table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec


class CardKind(Protocol):
    """A kind of card or tile."""

    @property
    def points(self) -> int:
        """The points that it counts."""
        ...


K = TypeVar("K", bound=CardKind)
"""The cards or tiles of a game."""


class Zone(msgspec.Struct, Generic[K], frozen=True):
    """Cards to walk through: the person's hand, a player's base, a set on the table.

    `name` is called when the name is said. `short` returns the name used where all cards of the zone follow; None: the
    same name.
    """

    key: Hashable
    name: Callable[[], str]
    cards: Sequence[K]
    short: Callable[[], str] | None = None

    @property
    def title(self) -> str:
        """The name of the zone."""
        return self.name()

    @property
    def label(self) -> str:
        """The name of the zone where its cards follow."""
        return self.name() if self.short is None else self.short()
