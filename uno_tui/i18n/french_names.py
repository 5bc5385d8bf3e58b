"""The spoken names of cards of the French-suited pack. The texts are in `uno_tui.cards.texts.french`."""

from __future__ import annotations

from uno_tui.cards.french import Card, card
from uno_tui.i18n.card_names import CardText


def of_suit(kind: Card) -> CardText:
    """Return the name of a French-suited card: `card-number` or `card-queen` with its `$suit`, or `card-joker`."""
    suit = {} if kind.suit is None else {"suit": str(kind.suit)}
    if kind.rank.isdigit():
        return CardText("card-number", {**suit, "number": int(kind.rank)})
    return CardText(f"card-{kind.rank.name.lower()}", suit)


def names(text: str) -> CardText:
    """Return the name of a card of the French-suited pack. Raises ValueError."""
    return of_suit(card(text))
