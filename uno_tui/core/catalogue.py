"""All games, by id, and where what belongs to each of them is; loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

from uno_tui.core import plugins
from uno_tui.core.facets import Facet
from uno_tui.core.plugins import BrokenPlugin
from uno_tui.quoting import quoted
from uno_tui.suggestions import unknown
from uno_tui.wording import Wording, worded

if TYPE_CHECKING:
    from uno_tui.core.contract import Game

T = TypeVar("T")
HOUSE = {
    "uno": "uno_tui.games.uno",
    "teams": "uno_tui.games.teams",
    "rummy": "uno_tui.games.rummy",
    "ume": "uno_tui.games.ume",
    "maumau": "uno_tui.games.maumau",
}
"""The games of the house: the package of each."""


@cache
def unusable() -> dict[str, Wording]:
    """Return what is wrong with each installed plug-in that cannot be played, by the name of its entry point."""
    faults = {
        name: BrokenPlugin(name, worded("plugin-name-taken")).wording if name in HOUSE else plugins.why_unusable(name)
        for name in plugins.installed()
    }
    return {name: fault for name, fault in faults.items() if fault is not None} | {**plugins.unreadable()}


@cache
def outside() -> dict[str, str]:
    """The games of other packages that can be played; those of the house keep their names."""
    return {name: home for name, home in plugins.installed().items() if name not in unusable()}


def why_not_played(game: str) -> Wording:
    """Return why a game that is not among those that can be played is not: its fault, or that there is none."""
    fault = worded("game-unknown", game=quoted(game) or worded("without-name"))
    return unusable().get(game) or unknown(fault, game, (*HOUSE, *outside()))


def package(game: str) -> str:
    """The package of a game. Raises KeyError."""
    return HOUSE.get(game) or plugins.installed()[game]


class Facets(Mapping[str, T]):
    """One facet of every game, by the game's id; a start pays for the one game that is played.

    Listed are the games that can be played. Another plug-in raises BrokenPlugin where this facet of it is broken.
    """

    def __init__(self, facet: Facet) -> None:
        self._facet = facet

    def __getitem__(self, game: str) -> T:
        found: T = _loaded(game, self._facet)
        return found

    def find(self, game: str) -> T | None:
        """The facet of a game; None for a game that has none, or a plug-in whose is broken."""
        if game not in HOUSE:
            try:
                return self[game] if plugins.has(game, self._facet) else None
            except BrokenPlugin:
                return None
        return self[game] if find_spec(f"{HOUSE[game]}.{self._facet.module}") is not None else None

    def __contains__(self, game: object) -> bool:
        return game in HOUSE or game in outside()

    def __iter__(self) -> Iterator[str]:
        yield from HOUSE
        yield from outside()

    def __len__(self) -> int:
        return len(HOUSE) + len(outside())


@cache
def _loaded(game: str, facet: Facet) -> Any:  # the caller, who names the facet, knows its type
    if game not in HOUSE:
        return plugins.load(game, facet)
    return getattr(import_module(f"{HOUSE[game]}.{facet.module}"), facet.variable)


GAMES: Facets[Game] = Facets(Facet.RULES)
_LESSONS: Facets[tuple[str, ...]] = Facets(Facet.LESSONS)


def lessons(game: str) -> tuple[str, ...]:
    """The names of a game's lessons, in teaching order; a game may have none."""
    return _LESSONS.find(game) or ()
