"""What the presenters of all games with cards in the four colours have in common: groups and signs."""

from __future__ import annotations

from abc import ABC
from typing import Generic, Protocol, TypeVar

from uno_tui.cards.coloured import SIGNS, Colour
from uno_tui.ui.ports.presenter import GamePresenter, V
from uno_tui.ui.ports.zones import CardKind


class Coloured(CardKind, Protocol):
    """A card or tile in one of the four colours, or in none."""

    @property
    def colour(self) -> Colour | None:
        """Its colour."""
        ...


C = TypeVar("C", bound=Coloured)


class ColouredPresenter(GamePresenter[V, C], ABC, Generic[V, C]):
    """A game with cards in the four colours."""

    def group(self, card: C) -> object:
        """Return its colour."""
        return card.colour

    def symbol(self, card: C) -> str:
        """Return the shape of its colour."""
        return SIGNS[card.colour]
