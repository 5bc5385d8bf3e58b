"""The cards: four animals with the numbers 1 to 8, two of each."""

from __future__ import annotations

from dataclasses import dataclass

ANIMALS = "cdhp"  # cat, dog, hen, pig


@dataclass(frozen=True, slots=True)
class Card:
    animal: str
    points: int  # its number

    def __str__(self) -> str:
        return f"{self.animal}{self.points}"


KINDS = {str(card): card for card in (Card(animal, number) for animal in ANIMALS for number in range(1, 9))}
PACK = tuple(KINDS.values()) * 2


def card(text: str) -> Card:
    """The card written as `text`. Raises ValueError."""
    if text not in KINDS:
        raise ValueError(f"no such card: {text}")
    return KINDS[text]
