"""The name of a card of UNO Teams, also of one with the swap symbol (TEAMS-1)."""

from __future__ import annotations

from uno_tui.games.teams.rules.cards import SWAPPING
from uno_tui.games.teams.rules.cards import card as find
from uno_tui.i18n.card_names import CardText
from uno_tui.i18n.coloured_names import of_colour


def names(text: str) -> CardText:
    """Return the name of the card written as `text`. Raises ValueError if there is no such card."""
    kind = find(text)
    said = of_colour(kind)
    return CardText("card-swapping", {"card": said}) if kind in SWAPPING else said
