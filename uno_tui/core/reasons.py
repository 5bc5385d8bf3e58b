"""Reasons: facts of a position that speak for one move rather than another."""

from __future__ import annotations

import msgspec

from uno_tui.core.contract import Seat


class Reason(msgspec.Struct, frozen=True):
    """A fact that holds for the better of two moves and not for the other.

    `text` is the id of its text. The text may use `seat`, `card` (by the name that texts have for it), `colour` and
    `count`.
    """

    text: str
    seat: Seat | None = None
    card: object = None
    colour: str = ""
    count: int = 0
