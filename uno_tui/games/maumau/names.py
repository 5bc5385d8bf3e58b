"""What is said for a card of the French-suited pack, also as it lies on the pile.

`X=7h` is a Joker as a card, `Jh>s` and `X?7` carry a wish.
"""

from __future__ import annotations

from uno_tui.cards.french import JOKER, Card, Rank, Suit, faceup
from uno_tui.locales.card_names import Said


def names(text: str) -> Said:
    """The card, perhaps a Joker as it, perhaps a wish. Raises ValueError for no card."""
    lies = faceup(text)
    said = _card(lies.card)
    if lies.card is JOKER and lies.face is not None:
        face = _card(lies.face)
        said = Said("card-joker-as", {"joker": said, "card": Said(face.id, face.values, "bare")})
    return said if lies.wish is None else Said("card-wishing", {"card": said, "wish": _wish(lies.wish)})


def _card(card: Card) -> Said:
    suit = {} if card.suit is None else {"suit": str(card.suit)}
    if card.rank.isdigit():
        return Said("card-number", {**suit, "number": int(card.rank)})
    return Said(f"card-{card.rank.name.lower()}", suit)


def _wish(wish: Suit | Rank) -> Said | str:
    if isinstance(wish, Suit):
        return Said(f"maumau-suit-{wish}")
    return str(wish) if wish.isdigit() else Said(f"maumau-rank-{wish}")
