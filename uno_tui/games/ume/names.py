"""What is said for a card of Umé; a Skip that is a shield (UME-18) is written `shield-R`."""

from __future__ import annotations

from uno_tui.cards.coloured import Colour
from uno_tui.i18n.card_names import Said
from uno_tui.i18n.coloured_names import names as coloured

_SHIELD = "shield-"


def names(text: str) -> Said:
    """A card, or a shield. Raises ValueError for none."""
    if text.startswith(_SHIELD):
        return Said("card-shield", {"colour": str(Colour(text.removeprefix(_SHIELD)))})
    return coloured(text)
