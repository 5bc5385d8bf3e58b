"""Which pieces of a card, or of an answer, are read, and in which order.

A choice names pieces in the order in which they are read; one that is switched off has a minus before it. What a choice
does not name is as the game has it: its own names are written in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

OFF = "-"
CARD = "card"
"""What settings call the choice for cards; those for status keys have the names of the commands."""
OF_A_CARD = ("colour", "name", "-playable", "-place", "-points")
"""What can be read of a card."""


def piece_names(pieces: Sequence[str]) -> list[str]:
    """The names of pieces, whether they are on or off."""
    return [each.removeprefix(OFF) for each in pieces]


@cache  # every key that reads something asks, and there are few choices
def enabled_pieces(choice: tuple[str, ...], pieces: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of those of `pieces` that are read, in order."""
    known, named = piece_names(pieces), piece_names(choice)
    rest = [each for each in pieces if each not in named]
    return tuple(each for each in dict.fromkeys([*choice, *rest]) if each in known)


def move_piece(choice: Sequence[str], pieces: Sequence[str], piece: str, place: int | None) -> list[str]:
    """The choice in which `piece` is read at this place, counted from 0; None: not at all.

    What is chosen of the pieces of other games stays.
    """
    known = piece_names(pieces)
    read = [each for each in enabled_pieces(tuple(choice), tuple(pieces)) if each != piece]
    if place is not None:
        read.insert(place, piece)
    others = [each for each in choice if each.removeprefix(OFF) not in known]
    return [*read, *(f"{OFF}{each}" for each in known if each not in read), *others]


def are_adjacent(first: str, second: str, order: Sequence[str]) -> bool:
    """Whether the second piece is read directly behind the first."""
    return (first, second) in pairwise(order)


def join_pieces(said: Mapping[str, str], order: Sequence[str]) -> str:
    """The sentences of these pieces in this order, as far as there is something to say."""
    return " ".join(filter(None, map(said.get, order)))
