"""All games of the house, by id, and where what belongs to each of them is; loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

import msgspec

from uno_tui.games.contract import Game

T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True):
    """A game's facets, each as `module:name`: its rules, its words in table files, its bots by level, its face."""

    rules: str
    words: str
    bots: str
    face: str


ENTRIES = {
    "uno": Entry(
        rules="uno_tui.games.uno:UNO",
        words="uno_tui.notation.uno:LANGUAGE",
        bots="uno_tui.bots.uno:BOTS",
        face="uno_tui.front.uno:UnoFace",
    ),
    "teams": Entry(
        rules="uno_tui.games.teams:TEAMS",
        words="uno_tui.notation.teams:LANGUAGE",
        bots="uno_tui.bots.teams:BOTS",
        face="uno_tui.front.teams:TeamsFace",
    ),
    "rummy": Entry(
        rules="uno_tui.games.rummy:RUMMY",
        words="uno_tui.notation.rummy:LANGUAGE",
        bots="uno_tui.bots.rummy:BOTS",
        face="uno_tui.front.rummy:RummyFace",
    ),
    "ume": Entry(
        rules="uno_tui.games.ume:UME",
        words="uno_tui.notation.ume:LANGUAGE",
        bots="uno_tui.bots.ume:BOTS",
        face="uno_tui.front.ume:UmeFace",
    ),
    "maumau": Entry(
        rules="uno_tui.games.maumau:MAUMAU",
        words="uno_tui.notation.maumau:LANGUAGE",
        bots="uno_tui.bots.maumau:BOTS",
        face="uno_tui.front.maumau:MaumauFace",
    ),
}


class Facets(Mapping[str, T]):
    """One facet of every game, by the game's id; a start pays for the one game that is played."""

    def __init__(self, facet: str) -> None:
        """`facet` is a field of `Entry`."""
        self._facet = facet

    def __getitem__(self, game: str) -> T:
        found: T = _loaded(getattr(ENTRIES[game], self._facet))
        return found

    def __contains__(self, game: object) -> bool:
        return game in ENTRIES

    def __iter__(self) -> Iterator[str]:
        return iter(ENTRIES)

    def __len__(self) -> int:
        return len(ENTRIES)


@cache
def _loaded(place: str) -> Any:  # what stands there is known to whoever names the facet
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


GAMES: Facets[Game] = Facets("rules")
