"""The moves of Umé."""

from __future__ import annotations

import msgspec

from uno_tui.cards.coloured import Card, Colour
from uno_tui.core.contract import Move, Seat


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A card of a base; `owner` is None for the player's own base."""

    card: Card
    owner: Seat | None = None


class Draw(Move, frozen=True):
    """Draw the top card of the stock, as a turn (UME-9) or once more (UME-20)."""


class Put(Move, frozen=True):
    """Put a card of one's base on the discard pile (UME-9)."""

    card: Card


class Take(Move, frozen=True):
    """Take a card from the base of `seat` (UME-13)."""

    card: Card
    seat: Seat


class Give(Move, frozen=True):
    """Give a card of one's base to `seat` (UME-13)."""

    card: Card
    seat: Seat


class Drop(Move, frozen=True):
    """Put cards on the discard pile in this order, as a Draw Two or Wild Draw Four demands (UME-14, UME-15)."""

    pieces: tuple[Piece, ...]


class Name(Move, frozen=True):
    """Name the colour of a Wild (UME-16)."""

    colour: Colour


class Allow(Move, frozen=True):
    """Permit a change of one's shielded bases (UME-19)."""


class Deny(Move, frozen=True):
    """Refuse a change of one's shielded bases (UME-19)."""


class Claim(Move, frozen=True):
    """Claim to have a sequence (UME-8); a wrong claim costs a turn, so it is not marked as a reaction."""


class Pass(Move, frozen=True):
    """End the turn with nothing to draw or put (UME-11), or draw no further card (UME-20)."""


DRAW = Draw()
ALLOW = Allow()
DENY = Deny()
CLAIM = Claim()
PASS = Pass()

BaseChange = Take | Give | Drop
"""Moves that may need the permission of others (UME-19)."""
