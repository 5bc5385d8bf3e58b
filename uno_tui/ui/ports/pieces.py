"""The pieces of a card or of an answer that are read, and their order.

A choice names pieces in reading order; a minus stands before a piece that is switched off. A piece that the choice does
not name follows the game's own list, which is written in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

OFF = "-"
CARD = "card"
"""The settings' name of the choice for cards. The choices for status keys have the names of the commands."""
OF_A_CARD = ("colour", "name", "-playable", "-place", "-points")
"""The pieces that can be read of a card."""


def piece_names(pieces: Sequence[str]) -> list[str]:
    """Return the names of pieces, whether they are on or off."""
    return [each.removeprefix(OFF) for each in pieces]


@cache  # every key that reads something calls this, and there are few different choices
def enabled_pieces(choice: tuple[str, ...], pieces: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of those `pieces` that are read, in order."""
    known, named = piece_names(pieces), piece_names(choice)
    rest = [each for each in pieces if each not in named]
    # A piece that is off has its minus, so it is no known name and drops out.
    return tuple(each for each in dict.fromkeys([*choice, *rest]) if each in known)


def move_piece(choice: Sequence[str], pieces: Sequence[str], piece: str, place: int | None) -> list[str]:
    """Return a choice in which `piece` is read at this place, counted from 0, or not at all (None).

    Pieces of other games keep their place in the choice.
    """
    known = piece_names(pieces)
    read = [each for each in enabled_pieces(tuple(choice), tuple(pieces)) if each != piece]
    if place is not None:
        read.insert(place, piece)
    chosen = iter([*read, *(f"{OFF}{each}" for each in known if each not in read)])
    # One choice serves all games, each with pieces of its own under the same key.
    kept = [next(chosen, "") if each.removeprefix(OFF) in known else each for each in choice]
    return [*filter(None, kept), *chosen]


def are_adjacent(first: str, second: str, order: Sequence[str]) -> bool:
    """Return whether the second piece is read directly after the first."""
    return (first, second) in pairwise(order)


def join_pieces(said: Mapping[str, str], order: Sequence[str]) -> str:
    """Return the sentences of the pieces in this order, without the empty ones."""
    return " ".join(filter(None, map(said.get, order)))
