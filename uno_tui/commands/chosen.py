"""What the player has chosen: on the command line, in the environment, in the files of their own."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from uno_tui.commands.saying import UseError, complain

if TYPE_CHECKING:
    from uno_tui.front.keys.keymap import Keymap
    from uno_tui.front.settings import Settings
    from uno_tui.locales.translator import Translator

MODES = ("voice", "reader", "silent")
LEVELS = ("easy", "normal", "hard")


def read_settings() -> tuple[Settings, bool]:
    """The player's settings, and whether this is a first start. Raises UseError."""
    from uno_tui.front.settings import SettingsError, folders, read

    path = folders().settings
    try:
        return read(path), not path.exists()
    except SettingsError as error:
        raise UseError(str(error)) from None


def read_keymap(options: argparse.Namespace, settings: Settings) -> Keymap:
    """The player's keys. Raises UseError."""
    from uno_tui.front.keys.keymap import KeymapError, load
    from uno_tui.front.settings import folders

    try:
        return load(options.keymap or settings.keymap, folders().keymap)
    except KeymapError as error:
        raise UseError(str(error)) from None


def translator_for(options: argparse.Namespace, settings: Settings) -> Translator:
    """The texts in the player's language."""
    from uno_tui.locales.translator import Translator, system_language

    return Translator(options.language or settings.language or system_language())


def choose_mode(
    options: argparse.Namespace, settings: Settings, environment: Mapping[str, str]
) -> tuple[str | None, str, str]:
    """The mode (None: as the settings say, or by default), the message id of why, and its variable.

    Raises UseError for an environment that names no mode.
    """
    if options.mode:
        return options.mode, "mode-because-flag", ""
    named = environment.get("UNO_TUI_MODE", "")
    if named and named != "linear":
        if named not in MODES:
            raise UseError(f"UNO_TUI_MODE is one of {', '.join((*MODES, 'linear'))}, not {named}")
        return named, "mode-because-environment", "UNO_TUI_MODE"
    if environment.get("ACCESSIBLE") == "1":
        return "reader", "mode-because-environment", "ACCESSIBLE"
    if settings.mode is not None:
        return settings.mode, "mode-because-settings", ""
    if is_linear(options, environment):
        return None, "mode-because-linear", ""
    return None, "mode-because-default", ""


def is_linear(options: argparse.Namespace, environment: Mapping[str, str]) -> bool:
    """Whether tables are played line by line."""
    wanted = options.linear or environment.get("UNO_TUI_MODE") == "linear" or environment.get("ACCESSIBLE") == "1"
    return bool(wanted or environment.get("TERM") == "dumb" or not (sys.stdin.isatty() and sys.stdout.isatty()))


def must_be_a_voice(name: str | None) -> None:
    """Raises UseError for a voice that there cannot be here."""
    from uno_tui.speech.voices.catalogue import NONE, names

    if name and name not in (*names(), NONE):
        raise UseError(f"unknown voice {name}; the voices here are {', '.join(names())} and {NONE}")


def game_called(name: str | None) -> str:
    """The id of a game, UNO by default. Raises UseError for one that there is not."""
    from uno_tui.games.catalogue import GAMES

    game = name or "uno"
    if game not in GAMES:
        raise UseError(f"unknown game {game}; the games are {', '.join(GAMES)}")
    return game


def read_rules(game: str, text: str | None) -> dict[str, bool | int | str]:
    """The options of a game as --rules names them, and says which others those need. Raises UseError."""
    from uno_tui.games import options
    from uno_tui.games.catalogue import GAMES

    words = [] if text is None else text.split(",")
    if not all(words):
        raise UseError("--rules has a comma with no rule beside it")
    try:
        values, dragged = options.read(GAMES[game].options, words)
    except options.OptionError as error:
        raise UseError(str(error)) from None
    for name in dragged:
        complain(f"uno-tui: {name} is switched on too, because another rule needs it")
    return values
