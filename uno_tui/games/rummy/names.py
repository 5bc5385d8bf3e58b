"""How the tiles of UNO Rummy are called, also Jokers that stand for a tile (RUM-1).

The forms are those of `uno_tui.locales.card_names`; `J=R7` is a Joker in the place of a red seven.
"""

from __future__ import annotations

from uno_tui.games.rummy.rules.tiles import Tile
from uno_tui.games.rummy.rules.tiles import tile as find
from uno_tui.locales.card_names import FORMS, CardNames
from uno_tui.locales.coloured_cards import English, French, German


class _Names:
    """Names of tiles, by the grammar of a language; `joker_as` joins a Joker and the tile it stands for."""

    def __init__(self, grammar: English | German | French, joker_as: str) -> None:
        self._grammar = grammar
        self._joker_as = joker_as

    def name(self, text: str, form: str) -> str:
        """`red 12`, `den Joker als rote 7`, `un Joker valant 7 rouge`. Raises ValueError."""
        if form not in FORMS:
            raise ValueError(f"no such form of a tile: {form}")
        kind = find(text)
        if not kind.joker:
            return self._numbered(kind, form)
        joker = self._grammar.inflect("", "J", form)
        if kind is kind.bare:
            return joker
        return self._joker_as.format(joker=joker, tile=self._numbered(kind, "bare"))

    def _numbered(self, kind: Tile, form: str) -> str:
        return self._grammar.inflect(str(kind.colour), str(kind.number), form)


class _English(English):
    ranks = {"J": "Joker"}


class _German(German):
    ranks = {"J": ("Joker", "m")}


class _French(French):
    ranks = {"J": ("Joker", "m")}


TILES: dict[str, CardNames] = {
    "en": _Names(_English(), "{joker} as {tile}"),
    "de": _Names(_German(), "{joker} als {tile}"),
    "fr": _Names(_French(), "{joker} valant {tile}"),
}
