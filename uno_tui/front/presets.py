"""Tables that a player has saved under a name: game, seats, options."""

from __future__ import annotations

from pathlib import Path

import msgspec
import tomli_w

from uno_tui.front import toml
from uno_tui.front.names import why_not_seated
from uno_tui.games import options
from uno_tui.games.catalogue import GAMES
from uno_tui.games.options import OptionError, Value
from uno_tui.host.files import write_whole
from uno_tui.host.match import PERSON, Plan
from uno_tui.host.practice import Practice


class PresetError(ValueError):
    """A file of presets that cannot be used; the message says where and why."""


class Preset(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is agreed on for a table. `rules` are `id=value` words that differ from the defaults."""

    game: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    rules: tuple[str, ...] = ()
    practice: Practice | None = None

    @property
    def plan(self) -> Plan:
        """Who sits where."""
        return Plan(self.names, self.players, self.practice)

    def values(self) -> dict[str, Value]:
        """Every option. Raises OptionError."""
        return options.read(GAMES[self.game].options, self.rules)[0]


def read(path: Path) -> dict[str, Preset]:
    """The presets in a file, by name; none if there is no file. Raises PresetError."""
    try:
        found = msgspec.convert(toml.parse(path.read_text(encoding="utf-8")), dict[str, Preset])
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, toml.TomlError, msgspec.ValidationError) as error:
        raise PresetError(f"{path}: cannot be used: {error}; mend it, or delete it to begin anew") from None
    for name, preset in found.items():
        reason = _why_not(preset)
        if reason:
            raise PresetError(f"{path}: preset {name}: {reason}")
    return found


def _why_not(preset: Preset) -> str | None:
    """Why a preset cannot be played."""
    if preset.game not in GAMES:
        return f"unknown game {preset.game}; the games are {', '.join(GAMES)}"
    known = (PERSON, "easy", "normal", "hard")
    if len(preset.names) != len(preset.players) or not set(preset.players) <= set(known):
        return f"every seat needs a name, and one of {', '.join(known)}"
    if PERSON not in preset.players:
        return "one of the players must be a person"
    try:
        preset.values()
    except OptionError as error:
        return str(error)
    return why_not_seated(preset.game, preset.names)


def write(path: Path, presets: dict[str, Preset]) -> None:
    """Keep the presets; the file is there whole or as it was. Raises OSError."""
    write_whole(path, tomli_w.dumps(msgspec.to_builtins(presets)))
