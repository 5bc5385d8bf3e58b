"""The names of Umé's cards; a Skip that is a shield (UME-18) is written `shield-R`."""

from __future__ import annotations

from uno_tui.cards.coloured import Colour
from uno_tui.i18n.card_names import CardText
from uno_tui.i18n.coloured_names import names as coloured

_SHIELD = "shield-"


def names(text: str) -> CardText:
    """Return the message that names a card, or a shield. Raises ValueError if there is no such card."""
    if text.startswith(_SHIELD):
        return CardText("card-shield", {"colour": str(Colour(text.removeprefix(_SHIELD)))})
    return coloured(text)
