"""The spoken names of cards of the pack in four colours. The texts are in `uno_tui.cards.texts.coloured`."""

from __future__ import annotations

from uno_tui.cards.coloured import Card, card
from uno_tui.i18n.card_names import CardText


def of_colour(kind: Card) -> CardText:
    """Return the name of a card of four colours: `card-number`, `card-skip`, `card-wild`, with `$colour` or `none`."""
    colour = str(kind.colour or "none")
    if kind.number is not None:
        return CardText("card-number", {"colour": colour, "number": kind.number})
    return CardText("card-" + kind.rank.name.lower().replace("_", "-"), {"colour": colour})


def names(text: str) -> CardText:
    """Return the name of a card of the UNO pack. Raises ValueError."""
    return of_colour(card(text))
