"""What is said for a card of Umé, and where it lies in a base; with `shields` a Skip is a shield (UME-18)."""

from __future__ import annotations

from uno_tui.cards.coloured import COLOURS, SKIP, Card, Colour
from uno_tui.locales.card_names import Said, coloured

_SHIELD = "shield-"
_BEHIND_ALL_NUMBERS = 20


def in_writing(card: Card, *, shields: bool) -> str:
    """A card for texts that name it, at a table with or without `shields`: `RS`, `shield-R`."""
    return f"{_SHIELD}{card.colour}" if shields and card.rank is SKIP else str(card)


def names(text: str) -> Said:
    """A card as `in_writing` writes it. Raises ValueError for none."""
    if text.startswith(_SHIELD):
        return Said("card-shield", {"colour": str(Colour(text.removeprefix(_SHIELD)))})
    return coloured(text)


def in_a_base(card: Card) -> tuple[int, int]:
    """Where a card lies in a base: by colour, then by what it counts; a 0 counts 10, a shield nothing."""
    number = _BEHIND_ALL_NUMBERS if card.number is None else card.number or 10
    return COLOURS.index(card.colour) if card.colour else len(COLOURS), number
