"""The base of presenters of games with the four colours: a card's group is its colour, its symbol a shape."""

from __future__ import annotations

from abc import ABC
from typing import Generic, Protocol, TypeVar

from uno_tui.cards.coloured import SIGNS, Colour
from uno_tui.ui.ports.presenter import GamePresenter, V
from uno_tui.ui.ports.zones import CardKind


class Coloured(CardKind, Protocol):
    """A card or tile in one of the four colours, or without a colour."""

    @property
    def colour(self) -> Colour | None:
        """The colour; None for a card without one."""
        ...


C = TypeVar("C", bound=Coloured)


class ColouredPresenter(GamePresenter[V, C], ABC, Generic[V, C]):
    """The presenter of a game with cards in the four colours."""

    def group(self, card: C) -> object:
        """Return the colour of a card."""
        return card.colour

    def symbol(self, card: C) -> str:
        """Return the shape that stands for the colour of a card."""
        return SIGNS[card.colour]
