"""All games by id, and their facets, each loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from uno_tui.core import plugins
from uno_tui.core.facets import Facet, Listing
from uno_tui.core.plugins import BrokenPlugin
from uno_tui.message import Message, message
from uno_tui.sanitize import sanitize
from uno_tui.suggestions import suggest_or_list

if TYPE_CHECKING:
    from uno_tui.core.contract import Game

T = TypeVar("T")


@cache
def built_in() -> tuple[str, ...]:
    """Return the games of the program itself, in the order of lists. Raises PluginFault where it is not installed."""
    return _in_order(plugins.own_packages())


def default_game() -> str:
    """Return the game that is played when none is named: the first."""
    return built_in()[0]


@cache
def unusable_plugins() -> dict[str, Message]:
    """Return the faults of plug-ins that cannot be played, by entry point, and of packages that cannot be read."""
    return {**_faults(), **plugins.unreadable_packages()}


@cache
def _faults() -> dict[str, Message]:
    """Return the fault of each plug-in that cannot be played, by the name of its entry point."""
    # A plug-in never replaces a game of the program: table files name their game by this id.
    taken = message("plugin-name-taken")
    faults = {
        name: BrokenPlugin(name, taken).message if name in plugins.own_packages() else plugins.why_unusable(name)
        for name in plugins.plugin_packages()
    }
    return {name: fault for name, fault in faults.items() if fault is not None}


@cache
def plugin_games() -> tuple[str, ...]:
    """Return the plug-ins that can be played, in the order of lists. None has the name of a built-in game."""
    return _in_order(name for name in plugins.plugin_packages() if name not in _faults())


def why_not_played(game: str) -> Message:
    """Return why a game cannot be played: its fault, or that there is no such game."""
    fault = message("game-unknown", game=sanitize(game) or message("without-name"))
    return unusable_plugins().get(game) or suggest_or_list(fault, game, (*built_in(), *plugin_games()))


def package_of(game: str) -> str:
    """Return the package of a game. Raises KeyError for a game that is not installed."""
    return plugins.own_packages().get(game) or plugins.plugin_packages()[game]


class Facets(Mapping[str, T]):
    """One facet of every game, by the game's id. A start loads that of the game that is played only.

    Iteration yields the games that can be played. Another plug-in raises BrokenPlugin if this facet of it is broken.
    """

    def __init__(self, facet: Facet) -> None:
        self._facet = facet

    def __getitem__(self, game: str) -> T:
        found: T = _loaded(game, self._facet)
        return found

    def find(self, game: str) -> T | None:
        """Return the facet of a game; None if the game has none, or if it is a plug-in's and broken.

        Raises KeyError for a game that is not installed.
        """
        try:
            # Asked first: in a game of the program, a facet that is missing would be an ImportError.
            return self[game] if plugins.has_facet(package_of(game), self._facet) else None
        except BrokenPlugin:
            return None

    def __contains__(self, game: object) -> bool:
        return game in plugins.own_packages() or game in plugin_games()

    def __iter__(self) -> Iterator[str]:
        yield from built_in()
        yield from plugin_games()

    def __len__(self) -> int:
        return len(built_in()) + len(plugin_games())


@cache
def _loaded(game: str, facet: Facet) -> Any:  # the caller, who names the facet, knows its type
    # Only foreign code is guarded: an error in a game of the program keeps its own traceback.
    if game not in plugins.own_packages():
        return plugins.load(game, facet)
    return getattr(import_module(facet.module_in(package_of(game))), facet.variable)


GAMES: Facets[Game] = Facets(Facet.RULES)
_LESSONS: Facets[tuple[str, ...]] = Facets(Facet.LESSONS)
_LISTINGS: Facets[Listing] = Facets(Facet.LISTING)


def lessons(game: str) -> tuple[str, ...]:
    """Return the names of a game's lessons in teaching order; an empty tuple if it has none."""
    return _LESSONS.find(game) or ()


def listing(game: str) -> Listing:
    """Return what is known of a game before it is loaded."""
    return _LISTINGS.find(game) or Listing()


def _in_order(games: Iterable[str]) -> tuple[str, ...]:
    # A listing stands in the package itself, so that sorting loads no rules.
    return tuple(sorted(games, key=lambda game: listing(game).place))
