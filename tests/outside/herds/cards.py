"""The cards: four animals with the numbers 1 to 8, two of each."""

from __future__ import annotations

ANIMALS = "cdhp"  # cat, dog, hen, pig


class Card:
    """A kind of card: one object each, which `card` finds again when its text has travelled or been pickled."""

    __slots__ = ("animal", "points")

    def __init__(self, animal: str, points: int) -> None:
        self.animal = animal
        self.points = points  # its number

    def __str__(self) -> str:
        return f"{self.animal}{self.points}"

    def __repr__(self) -> str:
        return f"card({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (str(self),)


KINDS = {str(card): card for card in (Card(animal, number) for animal in ANIMALS for number in range(1, 9))}
PACK = tuple(KINDS.values()) * 2


def card(text: str) -> Card:
    """The card written as `text`. Raises ValueError."""
    if text not in KINDS:
        raise ValueError(f"no such card: {text}")
    return KINDS[text]
