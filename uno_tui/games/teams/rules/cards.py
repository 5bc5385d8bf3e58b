"""The cards of UNO Teams (TEAMS-1): kinds of their own, in the colours and with the symbols of UNO."""

from __future__ import annotations

from uno_tui.cards.coloured import ACTIONS, COLOURS, DRAW_TWO, NUMBERS, Card, Colour, Rank
from uno_tui.message import Invalid
from uno_tui.sanitize import sanitize

SWAP_SYMBOL = "~"
"""The last character in the text of a card with the swap symbol."""
_SWAP_NUMBERS = (Rank.THREE, Rank.SIX, Rank.NINE)


class TeamsCard(Card):
    """A kind of card of this pack. There is one object per kind, as in the pack of UNO."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (card, (self.text,))


def _make_kind(colour: Colour | None, rank: Rank, mark: str = "") -> TeamsCard:
    number = NUMBERS.index(rank) if rank in NUMBERS else None
    points = number if number is not None else 20 if colour else 50
    draws = 2 if rank in (DRAW_TWO, Rank.DRAW_FOUR_TEAM_WILD) else 0
    return TeamsCard(colour, rank, number, points, (colour or "") + rank + mark, colour is None, draws)


WILD = _make_kind(None, Rank.WILD)
TEAM_WILD = _make_kind(None, Rank.TEAM_WILD)
DRAW_FOUR_TEAM_WILD = _make_kind(None, Rank.DRAW_FOUR_TEAM_WILD)
_PLAIN = [_make_kind(colour, rank) for colour in COLOURS for rank in (*NUMBERS[1:], *ACTIONS)]
_WITH_SYMBOL = [_make_kind(colour, rank, SWAP_SYMBOL) for colour in COLOURS for rank in _SWAP_NUMBERS]
KINDS: dict[str, Card] = {kind.text: kind for kind in [*_PLAIN, *_WITH_SYMBOL, WILD, TEAM_WILD, DRAW_FOUR_TEAM_WILD]}
SWAPPING: frozenset[Card] = frozenset(_WITH_SYMBOL)
"""The kinds with the swap symbol (TEAMS-15)."""


def card(text: str) -> Card:
    """Return the card written as `text` (`R5`, `G3~`, `TW`, `TW+4`).

    >>> card("R+2").points
    20

    Raises ValueError if there is no such card.
    """
    try:
        return KINDS[text]
    except KeyError:
        raise Invalid("card-unknown", card=sanitize(text)) from None


_PLAIN_COPIES = tuple(kind for kind in _PLAIN for _ in range(1 if kind.rank in _SWAP_NUMBERS else 2))
PACK: tuple[Card, ...] = (
    *_PLAIN_COPIES,
    *_WITH_SYMBOL,
    *(WILD,) * 4,
    *(TEAM_WILD,) * 8,
    *(DRAW_FOUR_TEAM_WILD,) * 4,
)
"""The 112 cards of TEAMS-1."""
