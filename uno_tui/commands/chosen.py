"""The player's choices: on the command line, in the environment, and in their files."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from uno_tui.commands.saying import CommandLineError, UseError, complain
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.message import message
from uno_tui.sanitize import sanitize
from uno_tui.suggestions import suggest_or_list

if TYPE_CHECKING:
    from uno_tui.i18n.translator import Translator
    from uno_tui.ui.keys.keymap import Keymap
    from uno_tui.ui.settings import Settings


def choices(name: str) -> tuple[str, ...]:
    """Return the values that a setting may have."""
    # Here and below, what takes long to load is imported where it is needed; the settings alone take 50 ms.
    from uno_tui.ui.settings import SETTINGS

    return tuple(map(str, SETTINGS[name].choices))


def read_settings() -> tuple[Settings, bool]:
    """Return the player's settings, and whether this is a first start. Raises UseError.

    A file that the system does not let the program read counts as one with the default settings.
    """
    from uno_tui.ui.settings import Settings, SettingsError, SettingsUnread, folders, read

    path = folders().settings
    try:
        return read(path), not path.exists()
    except SettingsUnread:
        return Settings(), True
    except SettingsError as error:
        raise UseError(error.message) from None


def read_keymap(options: argparse.Namespace, settings: Settings) -> Keymap:
    """Return the player's keys; without their own if the system does not let them be read. Raises UseError."""
    from uno_tui.ui.keys.keymap import KeymapError, UnreadableKeymap, load
    from uno_tui.ui.settings import folders

    name = options.keymap or settings.keymap
    try:
        return load(name, folders().keymap)
    except UnreadableKeymap:
        return load(name)
    except KeymapError as error:
        raise UseError(error.message) from None


def translator_for(options: argparse.Namespace, settings: Settings) -> Translator:
    """Return the texts in the player's language."""
    from uno_tui.i18n.translator import Translator, system_language

    return Translator(options.language or settings.language or system_language())


def translator_despite(language: str | None) -> Translator:
    """Return the texts in the language of the command line, else the player's, even if settings cannot be read."""
    from uno_tui.i18n.translator import Translator, system_language

    if language is None:
        with suppress(UseError):
            language = read_settings()[0].language
    return Translator(language or system_language())


def language_named(arguments: Sequence[str]) -> str | None:
    """Return the language that a command line names, even if the rest of it is wrong; the last of several."""
    found = None
    for word, following in zip(arguments, (*arguments[1:], ""), strict=False):
        if word == "--":
            break
        option, equals, value = word.partition("=")
        # argparse takes the beginning of a name if no other begins so: `--l` might also be `--look` or `--linear`.
        if len(option) >= len("--la") and "--language".startswith(option):
            named = value if equals else following
            # A language that does not exist is a mistake, to be told in the one before it, if there is one.
            found = named if named in LANGUAGES else found
    return found


def choose_mode(
    options: argparse.Namespace, settings: Settings, environment: Mapping[str, str]
) -> tuple[str | None, str, str]:
    """Return the mode (None: as the settings say, or by default), the message id of the reason, and its variable.

    Raises UseError for an environment that names no mode.
    """
    # The nearer choice counts: this command line, then the environment, then the settings.
    if options.mode:
        return options.mode, "mode-because-flag", ""
    named = environment.get("UNO_TUI_MODE", "")
    # `linear` is about the form of the table, and leaves open who speaks.
    if named and named != "linear":
        if named not in choices("mode"):
            modes = ", ".join((*choices("mode"), "linear"))
            raise UseError("not-one-of", name="UNO_TUI_MODE", choices=modes, found=sanitize(named))
        return named, "mode-because-environment", "UNO_TUI_MODE"
    if environment.get("ACCESSIBLE") == "1":
        return "reader", "mode-because-environment", "ACCESSIBLE"
    if settings.mode is not None:
        return settings.mode, "mode-because-settings", ""
    if is_linear(options, environment):
        return None, "mode-because-linear", ""
    return None, "mode-because-default", ""


def is_linear(options: argparse.Namespace, environment: Mapping[str, str]) -> bool:
    """Return whether tables are played line by line."""
    from uno_tui.ui.looks import is_dumb

    wanted = options.linear or environment.get("UNO_TUI_MODE") == "linear" or environment.get("ACCESSIBLE") == "1"
    return bool(wanted or is_dumb(environment) or not (sys.stdin.isatty() and sys.stdout.isatty()))


def must_be_readers(environment: Mapping[str, str]) -> None:
    """Raise UseError if the environment names an unknown screen reader."""
    from uno_tui.message import Invalid
    from uno_tui.ui.detect import readers_named

    try:
        readers_named(environment)
    except Invalid as error:
        raise UseError(error.message) from None


def must_be_a_voice(name: str | None) -> None:
    """Raise CommandLineError for a voice that this system cannot have."""
    from uno_tui.speech.voices.catalogue import NONE, names

    if name and name not in (*names(), NONE):
        raise CommandLineError(suggest_or_list(message("voice-unknown", voice=sanitize(name)), name, (*names(), NONE)))


def game_called(name: str | None) -> str:
    """Return the id of a game, or of the default one. Raises CommandLineError for an unknown game."""
    from uno_tui.core.catalogue import GAMES, default_game, why_not_played

    game = default_game() if name is None else name
    if game not in GAMES:
        raise CommandLineError(why_not_played(game))
    return game


def level_called(name: str) -> str:
    """Return the level of that name. Raises CommandLineError for an unknown level."""
    if name not in choices("bots"):
        fault = message("level-unknown", level=sanitize(name) or message("without-name"))
        raise CommandLineError(suggest_or_list(fault, name, choices("bots")))
    return name


def read_rules(game: str, options: argparse.Namespace) -> dict[str, bool | int | str]:
    """Return the rules of a game that the command line names; complain about each other rule that they switch.

    Raises CommandLineError for a rule that does not exist or a value that it cannot have.
    """
    from uno_tui.core.catalogue import GAMES
    from uno_tui.core.options import OptionError, read

    words = [] if options.rules is None else [word.strip() for word in options.rules.split(",")]
    # An empty word comes from a comma at an end, or from two in a row.
    if not all(words):
        raise CommandLineError("rules-with-comma")
    # The name of a house rule alone switches it on.
    switches = {option.id for option in GAMES[game].options if isinstance(option.default, bool)}
    words = [f"{word}=on" if word in switches else word for word in words]
    try:
        values, dragged = read(GAMES[game].options, words)
    except OptionError as error:
        raise CommandLineError(error.message) from None
    for name in dragged:
        complain(translator_despite(options.language).text("rule-dragged", program="uno-tui", rule=name))
    return values
