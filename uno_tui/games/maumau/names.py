"""The name of a card as it lies on the pile: `X=7h` is a Joker as a card, `Jh>s` and `X?7` carry a wish."""

from __future__ import annotations

from uno_tui.cards.french import JOKER, Rank, Suit
from uno_tui.games.maumau.rules.cards import faceup
from uno_tui.i18n.card_names import CardText
from uno_tui.i18n.french_names import of_suit


def names(text: str) -> CardText:
    """Return the name of a card, with what a Joker stands for and a wish. Raises ValueError if there is no such card.
    """
    lies = faceup(text)
    said = of_suit(lies.card)
    if lies.card is JOKER and lies.face is not None:
        face = of_suit(lies.face)
        said = CardText("card-joker-as", {"joker": said, "card": CardText(face.id, face.values, "bare")})
    return said if lies.wish is None else CardText("card-wishing", {"card": said, "wish": _wish(lies.wish)})


def _wish(wish: Suit | Rank) -> CardText | str:
    if isinstance(wish, Suit):
        return CardText(f"suit-{wish}")
    return str(wish) if wish.isdigit() else CardText(f"rank-{wish}")
