"""The facets of a game's package, each under a fixed name, and checks of what each must be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from enum import StrEnum

import msgspec

from uno_tui.core.contract import MOST_SEATS
from uno_tui.core.options import Option
from uno_tui.message import Message, message


class Facet(StrEnum):
    """A part of a game's package, as `module:name`."""

    RULES = "rules:GAME"
    NOTATION = "notation:NOTATION"
    BOTS = "bots:BOTS"
    COMMANDS = "commands:COMMANDS"
    TEXTS = "texts:TEXTS"
    PRESENTER = "presenter:PRESENTER"
    PICTURE = "picture:PICTURE"
    LESSONS = "lessons:LESSONS"
    # In the package, which Python imports before any of its modules.
    LISTING = ":LISTING"

    @property
    def module(self) -> str:
        """Return the module in the game's package; an empty text for the package itself."""
        return self.partition(":")[0]

    def module_in(self, home: str) -> str:
        """Return the full name of that module in the package `home`."""
        return f"{home}.{self.module}" if self.module else home

    @property
    def variable(self) -> str:
        """Return the name of the variable in that module."""
        return self.partition(":")[2]


OPTIONAL = frozenset((Facet.PICTURE, Facet.LESSONS, Facet.LISTING))
"""The facets that a game can do without."""


class Listing(msgspec.Struct, frozen=True):
    """The facts about a game that are known before it is loaded."""

    place: int = 1000
    """Its place in lists: plug-ins come after the built-in games."""
    reserved: frozenset[str] = frozenset()
    """Words of its table files that no player can be called. Those of a built-in game hold at every table."""


# Not `Level`: the bots lie above the core, and imports point down only.
_LEVELS = ("easy", "normal", "hard")


def why_unfit(facet: Facet, value: object, game: str) -> Message | None:
    """Return why `value` cannot be this facet of `game`; None if it can. Raises anything that its attributes raise."""
    # Only the first fault is told. The generator stops there, so no later check meets a part that is missing.
    return next(_FAULTS[facet](facet.variable, value, game), None)


def _faults_of_rules(name: str, value: object, game: str) -> Iterator[Message]:
    yield from _lacks(name, value, "id", "options", "players", "begin", "imagine")
    yield from _lacks(name, value, "view_type", "move_types", "event_types", "card_types", "jobs")
    yield from _other_id(name, getattr(value, "id", None), game)
    players, options = getattr(value, "players", None), getattr(value, "options", None)
    # `min` of an empty range raises ValueError, so emptiness is asked first.
    if not isinstance(players, range):
        yield _wrong_type(f"{name}.players", players, "range")
    elif not players or min(players) < 1:
        yield message("plugin-no-seats", name=f"{name}.players", found=str(players))
    elif max(players) > MOST_SEATS:
        yield message("plugin-too-many-seats", name=f"{name}.players", most=MOST_SEATS, found=max(players))
    if not isinstance(options, Collection) or not all(isinstance(option, Option) for option in options):
        yield _wrong_type(f"{name}.options", options, "tuple[Option, ...]")
    declared_as = {"view_type": type, "move_types": tuple, "event_types": tuple, "card_types": Mapping, "jobs": tuple}
    for attribute, kind in declared_as.items():
        if not isinstance(declared := getattr(value, attribute, None), kind):
            yield _wrong_type(f"{name}.{attribute}", declared, kind.__name__)
        elif isinstance(declared, tuple) and attribute != "jobs":
            # Not `isinstance(each, type)`: a generic event with its parameter is none.
            yield from (_wrong_type(f"{name}.{attribute}", each, "type") for each in declared if not callable(each))
    table = getattr(value, "table_type", None)
    if isinstance(table, type):  # of games that build on `CommonGame`
        yield from _incomplete_class(f"{name}.table_type", table)


def _faults_of_notation(name: str, value: object, game: str) -> Iterator[Message]:
    yield from _lacks(name, value, "game", "position_words", "reserved", "is_card", "read_move")
    yield from _lacks(name, value, "write_move", "succeeds", "read_position", "write_position", "check")
    yield from _other_id(f"{name}.game", getattr(getattr(value, "game", None), "id", None), game)
    for words in ("position_words", "reserved"):
        yield from _not_strings(f"{name}.{words}", getattr(value, words, None))


def _faults_of_bots(name: str, value: object, game: str) -> Iterator[Message]:
    if not isinstance(value, Mapping):
        yield _wrong_type(name, value, "dict")
        return
    yield from (message("plugin-lacks", name=name, part=level) for level in _LEVELS if level not in value)
    yield from (_wrong_type(name, each, "type") for each in value.values() if not callable(each))


def _faults_of_commands(name: str, value: object, game: str) -> Iterator[Message]:
    yield from _lacks(name, value, "uses", "own")
    yield from _not_strings(f"{name}.uses", getattr(value, "uses", None))
    own = getattr(value, "own", None)
    if not isinstance(own, Collection):
        yield _wrong_type(f"{name}.own", own, "tuple[Command, ...]")
        return
    for command in own:
        # Not `isinstance`: the module of `Command` imports the catalogue, which imports this one.
        if not all(hasattr(command, part) for part in ("id", "context", "keys", "reaction", "asks", "message_id")):
            yield _wrong_type(f"{name}.own", command, "Command")
        else:
            yield from _not_string(f"{name}.own", command.id)
            yield from _not_strings(f"{name}.own", command.keys)


def _faults_of_texts(name: str, value: object, game: str) -> Iterator[Message]:
    yield from _lacks(name, value, "packages", "cards")
    packages = getattr(value, "packages", None)
    yield from _not_strings(f"{name}.packages", packages)
    if not packages:
        yield message("plugin-lacks", name=name, part="packages")
    yield from _not_string(f"{name}.cards", getattr(value, "cards", None))


def _faults_of_presenter(name: str, value: object, game: str) -> Iterator[Message]:
    yield from _lacks(name, value, "game", "drawing", "options", "narrator_type")
    yield from _incomplete_class(name, value)
    yield from _other_id(name, getattr(value, "game", None), game)
    yield from _incomplete_class(f"{name}.narrator_type", getattr(value, "narrator_type", None))


def _faults_of_picture(name: str, value: object, game: str) -> Iterator[Message]:
    yield from _incomplete_class(name, value)


def _faults_of_lessons(name: str, value: object, game: str) -> Iterator[Message]:
    yield from _not_strings(name, value)


def _faults_of_listing(name: str, value: object, game: str) -> Iterator[Message]:
    yield from _lacks(name, value, "place", "reserved")
    if not isinstance(place := getattr(value, "place", None), int):
        yield _wrong_type(f"{name}.place", place, "int")
    yield from _not_strings(f"{name}.reserved", getattr(value, "reserved", None))


_FAULTS: Mapping[Facet, Callable[[str, object, str], Iterator[Message]]] = {
    Facet.RULES: _faults_of_rules,
    Facet.NOTATION: _faults_of_notation,
    Facet.BOTS: _faults_of_bots,
    Facet.COMMANDS: _faults_of_commands,
    Facet.TEXTS: _faults_of_texts,
    Facet.PRESENTER: _faults_of_presenter,
    Facet.PICTURE: _faults_of_picture,
    Facet.LESSONS: _faults_of_lessons,
    Facet.LISTING: _faults_of_listing,
}
"""The function that finds the faults of a value, given its name, as this facet of a game."""


def _lacks(name: str, value: object, *parts: str) -> Iterator[Message]:
    yield from (message("plugin-lacks", name=name, part=part) for part in parts if not hasattr(value, part))


def _other_id(name: str, found: object, game: str) -> Iterator[Message]:
    if found != game:
        yield message("plugin-other-id", name=name, found=str(found), game=game)


def _not_strings(name: str, value: object) -> Iterator[Message]:
    # A string is a collection of strings, too: what is left of a tuple of one whose comma was forgotten.
    if not isinstance(value, Collection) or isinstance(value, str) or not all(isinstance(each, str) for each in value):
        yield _wrong_type(name, value, "tuple[str, ...]")


def _not_string(name: str, value: object) -> Iterator[Message]:
    if not isinstance(value, str):
        yield _wrong_type(name, value, "str")


def _incomplete_class(name: str, value: object) -> Iterator[Message]:
    if not isinstance(value, type):
        yield _wrong_type(name, value, "type")
        return
    # Python itself notices abstract methods only when an object is made, which would be at the table.
    missing: frozenset[str] = getattr(value, "__abstractmethods__", frozenset())
    if missing:
        yield message("plugin-lacks", name=name, part=", ".join(sorted(missing)))


def _wrong_type(name: str, value: object, wanted: str) -> Message:
    return message("plugin-wrong-type", name=name, wanted=wanted, found=type(value).__name__)
