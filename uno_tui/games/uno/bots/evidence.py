"""Conclusions from facts that all players see."""

from __future__ import annotations

from uno_tui.cards.coloured import BUZZERS, PACK, WILD_DRAW_FOUR, Card, Colour
from uno_tui.core.contract import Seat
from uno_tui.games.uno.rules.kinds import kinds_that_fit
from uno_tui.games.uno.rules.view import UnoView

NEAR_THE_END = 3
"""A hand of fewer cards than this is about to win."""
IDLE_BLUFF_RATE = 0.08
"""How often a player with another card to play lays a Wild Draw Four all the same."""
NEEDED_BLUFF_RATE = 0.5
"""The same rate when the player who must draw was about to win."""

BEGINNER_CALL_RATE = 0.2
"""How often a beginner calls a Wild Draw Four, whatever the evidence."""


def unseen_cards(view: UnoView) -> list[Card]:
    """Return the cards whose place the viewer does not know."""
    cards = list(PACK + BUZZERS if view.rules.buzzer else PACK)
    for card in (*view.hand, *view.discard):
        cards.remove(card)
    return cards


def bluff_chance(view: UnoView, bluffer: Seat, top: Card, colour: Colour | None, in_need: bool) -> float:
    """Return how likely a Wild Draw Four laid by `bluffer` on `top` and `colour` is a bluff, as others see it.

    The more cards are left in the hand, the likelier one of them fits. A hand that all players have seen fail to serve
    that colour has nothing but an equal number or symbol left.
    """
    short = view.short[bluffer]
    possible = [card for card in unseen_cards(view) if short is None or card.colour not in (short, None)]
    fits = kinds_that_fit(top, colour)
    fitted = sum(card in fits and card is not WILD_DRAW_FOUR for card in possible)
    # The chance of an honest card is that no card left in the hand fits; the rest is Bayes' theorem.
    left = view.counts[bluffer] - (bluffer == view.turn)  # on turn it is still in the hand
    honest = (1 - fitted / max(len(possible), 1)) ** left
    bluff = (1 - honest) * (NEEDED_BLUFF_RATE if in_need else IDLE_BLUFF_RATE)
    return bluff / (bluff + honest)


def suspicion(view: UnoView) -> float:
    """Return how likely the Wild Draw Four that the player on turn may call was a bluff, from 0 to 1."""
    if view.bluffer is None or view.called_top is None:
        return 0.0
    in_need = view.counts[view.turn] < NEAR_THE_END
    return bluff_chance(view, view.bluffer, view.called_top, view.called_colour, in_need)
