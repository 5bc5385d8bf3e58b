"""What speaks for one move rather than another, as a fact of the position."""

from __future__ import annotations

import msgspec

from uno_tui.core.contract import Seat


class Reason(msgspec.Struct, frozen=True):
    """A fact that holds for the better of two moves and not for the other.

    `text` is the id of what is said of it, which may speak of `seat`, of `card` as the texts know it, of a `colour`
    and of a `count`.
    """

    text: str
    seat: Seat | None = None
    card: object = None
    colour: str = ""
    count: int = 0
