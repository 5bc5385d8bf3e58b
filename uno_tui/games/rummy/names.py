"""The names of UNO Rummy's tiles, also of a Joker that stands for one (RUM-1): `J=R7`."""

from __future__ import annotations

from uno_tui.games.rummy.rules.tiles import Tile
from uno_tui.games.rummy.rules.tiles import tile as find
from uno_tui.i18n.card_names import CardText

_JOKER = CardText("card-joker", {"colour": "none"})


def names(text: str) -> CardText:
    """Return the message that names a tile. Raises ValueError if there is no such tile."""
    kind = find(text)
    if not kind.joker:
        return _numbered(kind)
    if kind is kind.bare:
        return _JOKER
    tile = _numbered(kind)
    return CardText("card-joker-as", {"joker": _JOKER, "tile": CardText(tile.id, tile.values, "bare")})


def _numbered(kind: Tile) -> CardText:
    return CardText("card-number", {"colour": str(kind.colour), "number": kind.number})
