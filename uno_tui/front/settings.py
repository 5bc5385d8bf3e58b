"""What a player has chosen once, kept in a file in the configuration folder."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path

import msgspec
import tomli_w
from platformdirs import PlatformDirs

from uno_tui.host.pace import PaceName
from uno_tui.locales.translator import LANGUAGES, VERBOSITIES


class Mode(StrEnum):
    """Who speaks: the program, the player's own screen reader, nobody."""

    VOICE = "voice"
    READER = "reader"
    SILENT = "silent"


class SettingsError(Exception):
    """A settings file that cannot be used; the message says which and why."""


class Settings(msgspec.Struct, kw_only=True):
    """`mode` and `language` are None until chosen; `rate` is from -100 to 100.

    `card_details` is what is read of a card besides its name. `announcements` shows the announcement line in `voice`
    mode too. `slips_are_free`: Enter on a card out of turn is refused at no cost where it is surely a slip.
    `players` is how many sit at a new table.
    """

    mode: Mode | None = None
    language: str | None = None
    voice: str | None = None
    rate: int = 0
    verbosity: str = "normal"
    pace: PaceName = PaceName.NORMAL
    keymap: str = "default"
    name: str = ""
    players: int = 4
    bots: str = "normal"
    card_details: list[str] = []
    announcements: bool = False
    slips_are_free: bool = True
    sorting: str = "off"


class Folders(msgspec.Struct, frozen=True):
    """Where the player's files are."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.toml"

    @property
    def keymap(self) -> Path:
        """The player's own keymap."""
        return self.config / "keymap.toml"

    @property
    def presets(self) -> Path:
        """Tables saved under a name."""
        return self.config / "presets.toml"

    @property
    def tables(self) -> Path:
        """The folder of saved tables."""
        return self.data / "tables"

    @property
    def log(self) -> Path:
        """Where voices' libraries complain."""
        return self.data / "voices.log"


def folders() -> Folders:
    """The folders of this system; `UNO_TUI_HOME` names one folder for everything instead."""
    home = os.environ.get("UNO_TUI_HOME")
    if home:
        return Folders(Path(home) / "config", Path(home) / "data")
    dirs = PlatformDirs("uno-tui", appauthor=False)
    return Folders(Path(dirs.user_config_dir), Path(dirs.user_data_dir))


def read(path: Path) -> Settings:
    """The settings in a file; the defaults if there is none. Raises SettingsError."""
    try:
        settings = msgspec.toml.decode(path.read_bytes(), type=Settings)
    except FileNotFoundError:
        return Settings()
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path}: cannot be used: {error}; mend it, or delete it to begin anew") from None
    if settings.language not in (None, *LANGUAGES):
        raise SettingsError(f"{path}: language is one of {', '.join(LANGUAGES)}, not {settings.language}")
    if settings.verbosity not in VERBOSITIES:
        raise SettingsError(f"{path}: verbosity is one of {', '.join(VERBOSITIES)}, not {settings.verbosity}")
    if not -100 <= settings.rate <= 100:
        raise SettingsError(f"{path}: rate is from -100 to 100, not {settings.rate}")
    return settings


def write(settings: Settings, path: Path) -> None:
    """Keep the settings; the file is there whole or as it was. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    values = {name: value for name, value in msgspec.to_builtins(settings).items() if value is not None}
    draft = path.with_name(path.name + ".draft")
    draft.write_text(tomli_w.dumps(values), encoding="utf-8")
    draft.replace(path)
