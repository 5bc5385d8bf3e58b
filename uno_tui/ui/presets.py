"""Tables that a player has saved under a name: game, seats, options."""

from __future__ import annotations

from pathlib import Path

import msgspec
import tomli_w

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES, why_not_played
from uno_tui.core.options import OptionError, Value
from uno_tui.host.files import write_whole
from uno_tui.host.match import PERSON, Plan
from uno_tui.host.practice import Practice
from uno_tui.message import Invalid, Message, at_line, message
from uno_tui.sanitize import sanitize
from uno_tui.ui import toml
from uno_tui.ui.names import why_not_seated


class PresetError(Invalid):
    """A file of presets that cannot be used; the sentence says where and why."""


class Preset(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table's game, seats and rules. `rules` are the `id=value` words that differ from the defaults."""

    game: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    rules: tuple[str, ...] = ()
    practice: Practice | None = None

    @property
    def plan(self) -> Plan:
        """The players at each seat."""
        return Plan(self.names, self.players, self.practice)

    def values(self) -> dict[str, Value]:
        """Return the values of all options. Raises OptionError."""
        return options.read(GAMES[self.game].options, self.rules)[0]


def read(path: Path) -> dict[str, Preset]:
    """Return the presets in a file, by name; none if there is no file. Raises PresetError for a file that is none.

    One of them may be for a game that is no longer installed: `must_be_usable` says so, and the others stay.
    """
    try:
        text = path.read_text(encoding="utf-8")
        written = toml.parse(text)
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, UnicodeDecodeError, toml.TomlError) as error:
        raise PresetError(toml.unusable(path, error)) from None
    for name, preset in written.items():
        wrong = toml.wrong_fields(preset, Preset) if isinstance(preset, dict) else [name]
        # Checked field by field, because msgspec's own sentence is English and names no line.
        if wrong:
            misshapen = message("preset-misshapen", words=sanitize(", ".join(wrong)))
            line = toml.line_of(text, name)
            raise PresetError(at_line(str(path), line, message("file-to-mend", reason=misshapen)))
    return msgspec.convert(written, dict[str, Preset])


def must_be_usable(path: Path, name: str, preset: Preset) -> None:
    """Raise PresetError if a preset of this file cannot be played."""
    reason = why_not_usable(preset)
    if reason is not None:
        raise PresetError(at_line(str(path), 0, message("preset-wrong", preset=sanitize(name), reason=reason)))


def why_not_usable(preset: Preset) -> Message | None:
    """Return why a preset cannot be played; None if it can."""
    if preset.game not in GAMES:
        return why_not_played(preset.game)
    known = (PERSON, "easy", "normal", "hard")
    if len(preset.names) != len(preset.players) or not set(preset.players) <= set(known):
        return message("preset-seats-wrong", players=", ".join(known))
    if PERSON not in preset.players:
        return message("preset-without-person")
    try:
        preset.values()
    except OptionError as error:
        return error.message
    return why_not_seated(preset.game, preset.names)


def write(path: Path, presets: dict[str, Preset]) -> None:
    """Write the presets; the file is complete or as it was before. Raises OSError."""
    write_whole(path, tomli_w.dumps(msgspec.to_builtins(presets)))
