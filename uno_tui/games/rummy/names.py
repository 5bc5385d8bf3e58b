"""What is said for a tile of UNO Rummy, also for a Joker that stands for one (RUM-1): `J=R7`."""

from __future__ import annotations

from uno_tui.games.rummy.rules.tiles import Tile
from uno_tui.games.rummy.rules.tiles import tile as find
from uno_tui.i18n.card_names import Said

_JOKER = Said("card-joker", {"colour": "none"})


def names(text: str) -> Said:
    """A tile. Raises ValueError for none."""
    kind = find(text)
    if not kind.joker:
        return _numbered(kind)
    if kind is kind.bare:
        return _JOKER
    tile = _numbered(kind)
    return Said("card-joker-as", {"joker": _JOKER, "tile": Said(tile.id, tile.values, "bare")})


def _numbered(kind: Tile) -> Said:
    return Said("card-number", {"colour": str(kind.colour), "number": kind.number})
