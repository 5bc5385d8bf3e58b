"""What a player has chosen once, kept in a file in the configuration folder."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path

import msgspec
import tomli_w
from platformdirs import PlatformDirs

from uno_tui.bots.bot import Level
from uno_tui.host.files import write_whole
from uno_tui.host.pace import PaceName
from uno_tui.locales.languages import LANGUAGES
from uno_tui.locales.translator import VERBOSITIES
from uno_tui.quoting import quoted
from uno_tui.ui import toml
from uno_tui.ui.names import fault_of, why_not_named
from uno_tui.wording import WordedError, Wording, at_line, worded


class Mode(StrEnum):
    """Who speaks: the program, the player's own screen reader, nobody."""

    VOICE = "voice"
    READER = "reader"
    SILENT = "silent"


class Look(StrEnum):
    """What stands on the screen: cards; the table in lines; what is said; one line that never changes."""

    CARDS = "cards"
    SAID = "said"
    LINES = "lines"
    STILL = "still"


class Caret(StrEnum):
    """Where the terminal's caret stands beside what is said: behind it, or on its first letter."""

    BEHIND = "behind"
    FIRST = "first"


class Profile(StrEnum):
    """What sounds are for: nothing, beside the words, or in place of small talk."""

    NONE = "none"
    WITH = "with-speech"
    INSTEAD = "instead-of-small-talk"


VOLUMES = range(11)
"""How loud sounds can be: not at all, up to the loudest."""
NOWHERE = Path(os.devnull, "uno-tui")
"""Where the files of a user without a home would be: nothing can be read or written there."""
THEMES = ("dark", "light", "plain")
"""Light on dark, dark on light, black and white. All of high contrast, all told apart by colour-blind people."""
_PALETTES = {"colour-blind": "dark", "bright": "dark", "plain": "plain"}
"""What settings of earlier versions call `palette`, and the theme that is most like each."""


class SettingsError(WordedError):
    """A settings file that cannot be used; the sentence says which and why."""


class SettingsUnread(SettingsError):
    """A settings file that the system does not let the program read."""


class Settings(msgspec.Struct, kw_only=True):
    """`mode` and `language` are None until chosen; `look` and `caret` where the program finds out what fits.

    `rate`, `pitch` and `volume` are from -100 to 100, and `synthesis_voice` names the voice, where the program speaks;
    "" is the synthesizer's own choice. What others do is told `others_pitch` higher, and by `others_voice`; "" is the
    same voice. `calibration` is how long a voice takes of what is estimated, by the voice.

    `pieces` is what is read of a `card` and of status keys, as
    `uno_tui.ui.ports.pieces` says. `announcements` writes what is said also in `voice` mode. `slips_are_free`:
    Enter on a card out of turn is refused at no cost where it is surely a slip. `shared_advice`: an expert may be
    asked also at tables with several people. `second_look`: moves of a round that is over are looked back at.
    `players` is how many sit at a new
    table. `muted` are kinds of events that are not told where they cost nothing. `big_card` shows the selected card
    in large letters also in lines; `theme` names the colours of the screen; with `marks` cards that can be played are
    drawn otherwise. `sounds` is None until chosen, which is none; `sound_volume` is from 0 to 10, and `silenced` are
    the sounds that are not wanted. `known` is what the player has done once and need not be told again.
    """

    mode: Mode | None = None
    look: Look | None = None
    caret: Caret | None = None
    language: str | None = None
    voice: str | None = None
    rate: int = 0
    pitch: int = 0
    volume: int = 0
    synthesis_voice: str = ""
    others_pitch: int = 0
    others_voice: str = ""
    calibration: dict[str, float] = {}
    verbosity: str = "normal"
    pace: PaceName = PaceName.NORMAL
    keymap: str = "default"
    name: str = ""
    players: int = 4
    bots: str = "normal"
    pieces: dict[str, list[str]] = {}
    announcements: bool = False
    slips_are_free: bool = True
    second_look: bool = True
    shared_advice: bool = False
    sorting: str = "off"
    muted: list[str] = []
    big_card: bool = False
    theme: str = "dark"
    marks: bool = True
    sounds: Profile | None = None
    sound_volume: int = 5
    silenced: list[str] = []
    known: list[str] = []


class Folders(msgspec.Struct, frozen=True):
    """Where the player's files are."""

    config: Path
    data: Path
    logs: Path

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
    def lessons(self) -> Path:
        """How far the player has come in lessons."""
        return self.data / "lessons.toml"

    @property
    def tables(self) -> Path:
        """The folder of saved tables."""
        return self.data / "tables"

    @property
    def practice(self) -> Path:
        """The folder of practice tables."""
        return self.data / "practice"

    @property
    def log(self) -> Path:
        """The messages of the libraries that speak and play sounds."""
        return self.logs / "voices.log"

    @property
    def errors(self) -> Path:
        """What is known of an error in the program that stopped a table."""
        return self.logs / "error.log"


def folders() -> Folders:
    """Return the folders of this system; `UNO_TUI_HOME` names one folder for everything instead.

    Logs go where the system keeps them: on Linux below `~/.local/state`. Where the user has no home, all folders are
    below `NOWHERE`.
    """
    home = os.environ.get("UNO_TUI_HOME")
    if home:
        return Folders(*(Path(home) / name for name in ("config", "data", "logs")))
    dirs = PlatformDirs("uno-tui", appauthor=False)
    try:
        found = [Path(each) for each in (dirs.user_config_dir, dirs.user_data_dir, dirs.user_log_dir)]
    except RuntimeError:  # newer platformdirs; older ones leave "~" as it is where no home is known
        found = []
    if not found or not all(each.is_absolute() for each in found):
        found = [NOWHERE / name for name in ("config", "data", "logs")]
    return Folders(*found)


_CHOICES: dict[str, tuple[str, ...]] = {
    "mode": tuple(Mode),
    "look": tuple(Look),
    "caret": tuple(Caret),
    "language": tuple(LANGUAGES),
    "verbosity": VERBOSITIES,
    "pace": tuple(PaceName),
    "bots": tuple(Level),
    "sorting": ("off", "colour", "number"),
    "theme": THEMES,
    "sounds": tuple(Profile),
}
_PERCENT = range(-100, 101)
_RANGES = {**dict.fromkeys(("rate", "pitch", "volume", "others_pitch"), _PERCENT), "players": range(2, 11)}
_RANGES |= {"sound_volume": VOLUMES}
CALIBRATION = (0.1, 10.0)
"""The least and the most that a voice can take, of what is estimated."""


def read(path: Path) -> Settings:
    """Return the settings in a file; the defaults if there is none.

    Raises SettingsUnread for a file that cannot be read, SettingsError with the line and the reason for one that can.
    """
    try:
        text = path.read_text(encoding="utf-8")
        found = toml.parse(text)
    except (FileNotFoundError, NotADirectoryError):
        return Settings()
    except OSError as error:
        raise SettingsUnread(toml.unusable(path, error)) from None
    except (UnicodeDecodeError, toml.TomlError) as error:
        raise SettingsError(toml.unusable(path, error)) from None
    if found.get("palette") in _PALETTES:
        found = {"theme": _PALETTES[found.pop("palette")], **found}
    if "card_details" in found:
        found = _with_pieces(found)
    for name, value in found.items():
        reason = _why_not(name, value)
        if reason is not None:
            raise SettingsError(at_line(str(path), toml.line_of(text, name), reason))
    return msgspec.convert(found, Settings)


def _with_pieces(found: dict[str, object]) -> dict[str, object]:
    """Settings of earlier versions say what is read of a card besides its name; in which order was no choice."""
    details = found.pop("card_details")
    read = [each for each in ("playable", "place", "points") if isinstance(details, list) and each in details]
    return {"pieces": {"card": ["colour", "name", *read]}, **found}


def _why_not(name: str, value: object) -> Wording | None:
    """Why a setting cannot have this value; None if it can."""
    defaults = msgspec.to_builtins(Settings())
    if name not in defaults:
        return worded("setting-unknown", name=quoted(name), settings=", ".join(defaults))
    found = quoted(str(value))
    if name in _CHOICES:
        choices = _CHOICES[name]
        return None if value in choices else worded("not-one-of", name=name, choices=", ".join(choices), found=found)
    if name == "pieces":
        return None if _are_pieces(value) else worded("setting-not-of-kind", name=name, kind="pieces", found=found)
    wanted = str if defaults[name] is None else type(defaults[name])
    if type(value) is not wanted or (wanted is list and not all(isinstance(each, str) for each in value)):
        return worded("setting-not-of-kind", name=name, kind=wanted.__name__, found=found)
    if name == "name" and value and (fault := fault_of(str(value), None)) is not None:
        return why_not_named(str(value), fault)
    if isinstance(value, dict) and not all(map(_can_calibrate, value.values())):
        least, most = CALIBRATION
        return worded("calibration-outside", name=name, low=f"{least:g}", high=f"{most:g}", found=found)
    allowed = _RANGES.get(name)
    if allowed is not None and value not in allowed:
        return worded("number-outside", name=name, low=str(allowed[0]), high=str(allowed[-1]), found=found)
    return None


def _are_pieces(value: object) -> bool:
    lists = list(value.values()) if isinstance(value, dict) else [None]
    return all(isinstance(each, list) and all(isinstance(piece, str) for piece in each) for each in lists)


def _can_calibrate(value: object) -> bool:
    least, most = CALIBRATION
    return type(value) in (int, float) and least <= value <= most  # type: ignore[operator]  # as just looked at


def write(settings: Settings, path: Path) -> None:
    """Keep the settings; the file is there whole or as it was. Raises OSError."""
    values = {name: value for name, value in msgspec.to_builtins(settings).items() if value is not None}
    write_whole(path, tomli_w.dumps(values))
