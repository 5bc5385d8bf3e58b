"""What can be concluded from what everybody sees."""

from __future__ import annotations

from uno_tui.cards.coloured import BUZZERS, PACK, WILD_DRAW_FOUR, Card, Colour
from uno_tui.core.contract import Seat
from uno_tui.games.uno.rules.kinds import fitting
from uno_tui.games.uno.rules.view import UnoView

NEAR_THE_END = 3
"""A hand of fewer cards than this is about to win."""
BLUFFS_IDLY = 0.08
"""How often a player who has something else to play lays a Wild Draw Four all the same."""
BLUFFS_IN_NEED = 0.5
"""The same, when the player who must draw was about to win."""

BEGINNERS_CALL = 0.2
"""How often a beginner calls a Wild Draw Four, whatever speaks for it."""


def unseen(view: UnoView) -> list[Card]:
    """The cards that the viewer does not know the place of."""
    cards = list(PACK + BUZZERS if view.rules.buzzer else PACK)
    for card in (*view.hand, *view.discard):
        cards.remove(card)
    return cards


def bluff_chance(view: UnoView, bluffer: Seat, top: Card, colour: Colour | None, in_need: bool) -> float:
    """How likely a Wild Draw Four laid by `bluffer` on `top` and `colour` is a bluff, as the others must see it.

    The more cards are left in the hand, the likelier one of them fits; but a hand that everybody has seen fail to
    serve that colour has nothing but an equal number or symbol left.
    """
    short = view.short[bluffer]
    possible = [card for card in unseen(view) if short is None or card.colour not in (short, None)]
    fits = fitting(top, colour)
    fitted = sum(card in fits and card is not WILD_DRAW_FOUR for card in possible)
    left = view.counts[bluffer] - (bluffer == view.turn)  # on turn it is still in the hand
    honest = (1 - fitted / max(len(possible), 1)) ** left
    bluff = (1 - honest) * (BLUFFS_IN_NEED if in_need else BLUFFS_IDLY)
    return bluff / (bluff + honest)


def suspicion(view: UnoView) -> float:
    """How likely the Wild Draw Four that the player on turn may call was a bluff."""
    if view.bluffer is None or view.called_top is None:
        return 0.0
    in_need = view.counts[view.turn] < NEAR_THE_END
    return bluff_chance(view, view.bluffer, view.called_top, view.called_colour, in_need)
