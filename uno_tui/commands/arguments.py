"""The command line, declared once: the parser, the help and the sentences about mistakes follow from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from uno_tui.commands.chosen import choices

PROGRAM = "uno-tui"


class Argument(NamedTuple):
    """An option, whose name begins with dashes, or a word, which is known by its place.

    `about` and `metavar` are message ids; a metavar in capitals stands for itself. A flag takes no value and stores
    `stores` under `key`; any other argument takes one of the choices of a `setting`, or a value that `convert` reads
    (a number, a path). An empty `key` is the name with underscores; without `about` the help does not explain the word.
    A word may be left out unless it is `required`; the last may be repeated if it allows `many`.
    """

    name: str
    about: str
    metavar: str = ""
    convert: Callable[[str], object] = str
    setting: str = ""
    default: object = None
    flag: bool = False
    stores: bool = True
    key: str = ""
    short: str = ""
    required: bool = False
    many: bool = False

    @property
    def is_option(self) -> bool:
        """Return whether the argument is known by its name instead of its place."""
        return self.name.startswith("-")

    @property
    def choices(self) -> tuple[str, ...]:
        """Return the values of which it takes one; none if it takes any."""
        return choices(self.setting) if self.setting else ()

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of an option, the short one first."""
        return (self.short, self.name) if self.short else (self.name,)


class Command(NamedTuple):
    """The arguments of a command: its words and options, and options that may also stand before it."""

    about: str
    own: tuple[Argument, ...] = ()
    common: tuple[Argument, ...] = ()

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """Return all words and options, in the order of the help."""
        return (*self.own, *self.common)

    @property
    def options(self) -> dict[str, Argument]:
        """Return the options by each of their names, those of the help included."""
        return {name: each for each in (HELP, *self.arguments) if each.is_option for name in each.names}

    @property
    def words(self) -> tuple[Argument, ...]:
        """Return the words, in the order of their places."""
        return tuple(each for each in self.arguments if not each.is_option)


HELP = Argument("--help", "help-shown", flag=True, short="-h")
_VERSION = Argument("--version", "help-version", flag=True, short="-V")
# With a default, unlike the seed of a table: an arena and a check find the same when they are run again.
_ROUNDS_SEED = Argument("--seed", "help-rounds-seed", "N", int, default=1)
_EVERYWHERE = (
    Argument("--mode", "help-mode", setting="mode"),
    Argument("--linear", "help-linear", flag=True, default=False),
    Argument("--language", "help-language", setting="language"),
)
"""Options that every command has."""
_PREFERENCES = (
    *_EVERYWHERE,
    Argument("--look", "help-look", setting="look"),
    Argument("--pace", "help-pace", setting="pace"),
    Argument("--voice", "help-voice", "metavar-name"),
    Argument("--keymap", "help-keymap", "metavar-name"),
    Argument("--transcript", "help-transcript", "metavar-file", Path),
)
"""Options in place of settings, for commands that open a table or report about settings."""
COMMANDS = {
    "play": Command(
        "help-play",
        (
            Argument("game", "help-game", "metavar-game"),
            Argument("--players", "help-players", "N", int),
            Argument("--seats", "help-seats", "metavar-names"),
            Argument("--bots", "help-bots", "metavar-levels"),
            Argument("--rules", "help-rules", "metavar-rules"),
            Argument("--preset", "help-preset", "metavar-name"),
            Argument("--seed", "help-seed", "N", int),
            Argument("--practice", "help-practice", flag=True, default=False),
            Argument("--deal", "help-deal", "N", int),
            Argument("--position", "help-position", "metavar-file", Path),
            Argument("--open-hands", "help-open-hands", flag=True, default=False),
        ),
        _PREFERENCES,
    ),
    "host": Command(
        "help-host",
        (
            Argument("game", "help-game", "metavar-game"),
            Argument("--players", "help-players", "N", int),
            Argument("--seats", "help-host-seats", "metavar-names"),
            Argument("--here", "help-here", "N", int),
            Argument("--bots", "help-host-bots", "metavar-levels"),
            Argument("--rules", "help-rules", "metavar-rules"),
            Argument("--preset", "help-preset", "metavar-name"),
            Argument("--seed", "help-seed", "N", int),
            Argument("--listen", "help-listen", "metavar-listen"),
            Argument("--guests", "help-guests", "N", int),
            Argument("--spectators", "help-onlookers", flag=True, default=False),
        ),
        _PREFERENCES,
    ),
    "daily": Command("help-daily", (Argument("game", "help-daily-game", "metavar-game"),), _PREFERENCES),
    "lesson": Command("help-lesson", (Argument("name", "help-lesson-name", "metavar-name"),), _PREFERENCES),
    "check": Command(
        "help-check",
        (
            Argument("files", "", "metavar-file", Path, many=True),
            Argument("--game", "help-check-game", "metavar-game"),
            Argument("--rounds", "help-check-rounds", "N", int, default=1000),
            _ROUNDS_SEED,
        ),
        _EVERYWHERE,
    ),
    "replay": Command("help-replay", (Argument("file", "", "metavar-file", Path, required=True),), _PREFERENCES),
    "arena": Command(
        "help-arena",
        (
            Argument("levels", "help-levels", "metavar-level", many=True),
            Argument("--game", "help-game", "metavar-game"),
            Argument("--rounds", "help-rounds", "N", int, default=400),
            Argument("--rules", "help-rules", "metavar-rules"),
            _ROUNDS_SEED,
            Argument("--output", "help-output", "metavar-file", Path),
            Argument("--scheduler", "help-scheduler", "metavar-address"),
        ),
        _EVERYWHERE,
    ),
    "doctor": Command(
        "help-doctor",
        (Argument("--no-keys", "help-no-keys", flag=True, default=True, stores=False, key="keys"),),
        _PREFERENCES,
    ),
    "voices": Command("help-voices", (), _PREFERENCES),
    "keys": Command("help-keys", (), _PREFERENCES),
    "statistics": Command("help-statistics", (), _PREFERENCES),
    "help": Command("help-help", (Argument("about", "help-about", "metavar-command"),), _EVERYWHERE),
}
ALONE = Command("help-program", (_VERSION,), _PREFERENCES)
"""The program without a command."""


def command_named(name: str | None) -> Command:
    """Return a command by its name; the program's own line for an empty name. Raises KeyError."""
    return COMMANDS[name] if name else ALONE


def typed(name: str | None) -> str:
    """Return what one types for a command: `uno-tui play`."""
    return f"{PROGRAM} {name}" if name else PROGRAM
