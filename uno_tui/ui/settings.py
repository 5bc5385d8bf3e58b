"""The player's settings, kept in a file in the configuration folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from enum import EnumType, StrEnum
from pathlib import Path
from typing import Annotated, get_args, get_origin, get_type_hints

import msgspec
import tomli_w
from platformdirs import PlatformDirs

from uno_tui.bots.bot import Level
from uno_tui.core.contract import MOST_SEATS
from uno_tui.host.files import write_whole
from uno_tui.host.pace import PaceName
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import VERBOSITIES
from uno_tui.message import Message, MessageError, at_line, message
from uno_tui.sanitize import sanitize
from uno_tui.speech.voices.engine import Ability
from uno_tui.ui import toml
from uno_tui.ui.names import fault_of, why_not_named


class Mode(StrEnum):
    """Who speaks: the program, the player's own screen reader, or nobody."""

    VOICE = "voice"
    READER = "reader"
    SILENT = "silent"


class Look(StrEnum):
    """The contents of the screen: cards; the table in lines; the sentences said; one line that never changes."""

    CARDS = "cards"
    SAID = "said"
    LINES = "lines"
    STILL = "still"


class Motion(StrEnum):
    """The motion of cards on the screen: none, or a few frames for a card that is played or drawn."""

    OFF = "off"
    LITTLE = "little"


class Caret(StrEnum):
    """The place of the terminal's caret at a sentence: after it, or on its first letter."""

    BEHIND = "behind"
    FIRST = "first"


class Profile(StrEnum):
    """The use of sounds: none, with the words, or in place of small talk."""

    NONE = "none"
    WITH = "with-speech"
    INSTEAD = "instead-of-small-talk"


NOWHERE = Path(os.devnull, "uno-tui")
"""The folder for a user without a home: nothing can be read or written there."""
_PALETTES = {"colour-blind": "dark", "bright": "dark", "plain": "plain"}
"""The values of `palette` in earlier versions, and the theme that is most like each."""


class SettingsError(MessageError):
    """A settings file that cannot be used; the sentence says which and why."""


class SettingsUnread(SettingsError):
    """A settings file that the system does not let the program read."""


class Section(StrEnum):
    """The place where a setting is shown: one of the three parts of the list of settings, or the list of sounds."""

    SPEECH = "speech"
    PLAY = "play"
    SCREEN = "screen"
    SOUNDS = "sounds"


class Setting(msgspec.Struct, frozen=True):
    """The declaration of a setting; files, lists and the command line follow it.

    Its name is the text `setting-NAME`. A list shows it in its `section` (None: in none), in the order of declaration.
    `choices` are its values; of a range of numbers, the list offers every `step`-th. A value is shown as the text
    `TEXTS-VALUE`, or as it is, without `texts`. With `automatic`, None can be chosen, too, and is shown as that text.
    An `unclear` setting is explained without being asked. One that is `on_screen` is shown where there is a screen, one
    with an `ability` where the voice has that, and else the text `lacking`. One that is `spoken` is shown in the mode
    `voice` alone. What a file has there must be of a `kind`, by default that of the default, and `fault` tells what is
    wrong with a value of that kind.
    """

    section: Section | None = None
    choices: Sequence[object] = ()
    step: int = 1
    texts: str = ""
    automatic: str = ""
    unclear: bool = False
    on_screen: bool = False
    spoken: bool = False
    of_host: bool = False
    """Whether it means nothing to a guest, who plays at someone else's table."""
    compared: bool = False
    """Whether the next and the last value can be named by words such as `faster`: `more` and `less` of its text."""
    ability: Ability | None = None
    lacking: str = ""
    kind: str = ""
    fault: Callable[[str, object], Message | None] = lambda name, value: None
    name: str = ""


def _fault_of_name(name: str, value: object) -> Message | None:
    fault = fault_of(str(value), None) if value else None
    return None if fault is None else why_not_named(str(value), fault)


def _fault_of_calibration(name: str, value: object) -> Message | None:
    least, most = CALIBRATION
    parts = value.values() if isinstance(value, dict) else ()
    # By type: True would pass for the number 1.
    if all(type(each) in (int, float) and least <= each <= most for each in parts):
        return None
    return message("calibration-outside", name=name, low=f"{least:g}", high=f"{most:g}", found=sanitize(str(value)))


CALIBRATION = (0.1, 10.0)
"""The least and the greatest ratio of measured to estimated duration."""
_PERCENT = range(-100, 101)


class Settings(msgspec.Struct, kw_only=True):
    """The settings, in the order in which lists show them. None stands for what the program finds out by itself."""

    mode: Annotated[Mode | None, Setting(Section.SPEECH, of_host=True)] = None
    """Who speaks; None until the player has chosen."""
    language: Annotated[str | None, Setting(Section.SPEECH, tuple(LANGUAGES))] = None
    voice: Annotated[str | None, Setting(Section.SPEECH, automatic="value-first", spoken=True)] = None
    """The voice of the program, or the first of the best that works."""
    rate: Annotated[
        int,
        Setting(Section.SPEECH, _PERCENT, step=20, spoken=True, ability=Ability.RATE, lacking="setting-rate-none"),
    ] = 0
    pitch: Annotated[int, Setting(Section.SPEECH, _PERCENT, step=20, ability=Ability.PITCH)] = 0
    volume: Annotated[int, Setting(Section.SPEECH, _PERCENT, step=20, ability=Ability.VOLUME)] = 0
    synthesis_voice: Annotated[str, Setting(Section.SPEECH, ability=Ability.VOICE)] = ""
    """Which of the synthesizer's voices speaks; "" for its usual one."""
    others_pitch: Annotated[int, Setting(Section.SPEECH, _PERCENT, step=20, ability=Ability.PITCH)] = 0
    """How much higher the actions of other players are said."""
    others_voice: Annotated[str, Setting(Section.SPEECH, ability=Ability.VOICE)] = ""
    """Which of the synthesizer's voices says the actions of other players; "" for the same one."""
    calibration: Annotated[dict[str, float], Setting(Section.SPEECH, fault=_fault_of_calibration)] = {}
    """The measured duration of speech divided by the estimated one, by voice."""
    verbosity: Annotated[str, Setting(Section.SPEECH, VERBOSITIES, compared=True)] = "normal"
    says_where: Annotated[bool, Setting(Section.SPEECH)] = True
    """Whether the selected card is said where players are put without having moved, as when their turn begins."""
    announcements: Annotated[bool, Setting(Section.SPEECH, unclear=True, spoken=True)] = False
    """Whether announcements are written also in the mode `voice`."""

    name: Annotated[str, Setting(Section.PLAY, fault=_fault_of_name, of_host=True)] = ""
    """The player's name at new tables."""
    pace: Annotated[PaceName, Setting(Section.PLAY, of_host=True, compared=True)] = PaceName.NORMAL
    slips_are_free: Annotated[bool, Setting(Section.PLAY, unclear=True)] = True
    """Whether Enter on a card out of turn is refused at no cost where it can only be a slip."""
    second_look: Annotated[bool, Setting(Section.PLAY, unclear=True)] = True
    """Whether the moves of a round that is over are reviewed."""
    players: Annotated[int, Setting(Section.PLAY, range(2, MOST_SEATS + 1), of_host=True)] = 4
    """The seats of a new table."""
    bots: Annotated[
        str, Setting(Section.PLAY, tuple(map(str, Level)), texts="level", of_host=True, compared=True)
    ] = "normal"
    messages: Annotated[bool, Setting(Section.PLAY)] = True
    """Whether messages of friends at the table are said."""
    keymap: Annotated[str, Setting(Section.PLAY, texts="keymap")] = "default"
    pieces: Annotated[dict[str, list[str]], Setting(Section.PLAY, kind="pieces")] = {}
    """The pieces that are read of a card (`card`) and of status keys, in order; those not named are read as usual."""

    look: Annotated[Look | None, Setting(Section.SCREEN, automatic="look-auto", unclear=True, on_screen=True)] = None
    caret: Annotated[Caret | None, Setting(Section.SCREEN, automatic="caret-auto", unclear=True)] = None
    marks: Annotated[bool, Setting(Section.SCREEN)] = True
    """Whether cards that can be played are drawn differently."""
    big_card: Annotated[bool, Setting(Section.SCREEN)] = False
    """Whether the selected card is shown in large letters in the look `lines`, too."""
    theme: Annotated[str, Setting(Section.SCREEN, ("dark", "light", "plain", "pastel"))] = "dark"
    """The colours. Every theme has high contrast and suits every kind of colour blindness."""

    motion: Annotated[Motion, Setting(Section.SCREEN, unclear=True, on_screen=True)] = Motion.OFF
    picture_names: Annotated[bool, Setting(Section.SCREEN, on_screen=True)] = True
    """Whether a saved picture of the screen has the players' names."""

    sounds: Annotated[Profile | None, Setting(Section.SOUNDS)] = None
    """The use of sounds; None until chosen: then there are none."""
    sound_volume: Annotated[int, Setting(Section.SOUNDS, range(11))] = 5
    last_sounds: Profile = Profile.WITH
    """The use of sounds when they were on last: the key for sounds switches that on again."""
    silenced: list[str] = []
    """The sounds that are switched off."""

    shared_advice: bool = False
    """Whether advice is allowed at tables with several people."""
    sorting: Annotated[str, Setting(choices=("off", "colour", "number"))] = "off"
    """The order of the hand at a new table."""
    muted: list[str] = []
    """The kinds of events that are not said where they cost the player nothing."""
    known: list[str] = []
    """The hints that the player needs no more, because they have done what these explain."""


def _declared(name: str, hint: object, default: object) -> Setting:
    """Return what is declared of a setting, with what follows from its type and its default."""
    type_, setting = get_args(hint) if get_origin(hint) is Annotated else (hint, Setting())
    assert isinstance(setting, Setting)  # noqa: S101 - for the type checker
    # What has no default until it is chosen is a word in the file.
    kind = setting.kind or ("str" if default is None else type(default).__name__)
    enums = [each for each in (type_, *get_args(type_)) if isinstance(each, EnumType)]
    choices = (False, True) if type_ is bool else tuple(enums[0]) if enums else setting.choices
    texts = setting.texts or ("value" if type_ is bool else name if choices and kind == "str" else "")
    return msgspec.structs.replace(setting, name=name, kind=kind, choices=choices, texts=texts)


_DEFAULTS = msgspec.to_builtins(Settings())
SETTINGS: Mapping[str, Setting] = {
    name: _declared(name, hint, _DEFAULTS[name])
    for name, hint in get_type_hints(Settings, include_extras=True).items()
}
"""The declarations of all settings, by name."""


class Folders(msgspec.Struct, frozen=True):
    """The paths of the player's files."""

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
        """The file of the player's progress in lessons."""
        return self.data / "lessons.toml"

    @property
    def tables(self) -> Path:
        """The folder of saved tables."""
        return self.data / "tables"

    @property
    def pictures(self) -> Path:
        """The folder of saved pictures of the screen."""
        return self.data / "pictures"

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
        """The file for the error that stopped a table."""
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


def read(path: Path) -> Settings:
    """Return the settings in a file; the defaults if there is none.

    Raises SettingsUnread for a file that cannot be read, SettingsError with line and reason for one with a mistake.
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
    palette = found.get("palette")
    if isinstance(palette, str) and palette in _PALETTES:
        # First, so that a `theme` in the file overrides the palette of an earlier version.
        found = {"theme": _PALETTES[palette], **{name: value for name, value in found.items() if name != "palette"}}
    if "card_details" in found:
        found = _with_pieces(found)
    for name, value in found.items():
        reason = _why_not(name, value)
        if reason is not None:
            raise SettingsError(at_line(str(path), toml.line_of(text, name), reason))
    return msgspec.convert(found, Settings)


def _with_pieces(found: dict[str, object]) -> dict[str, object]:
    """Return settings of an earlier version, which list `card_details` without an order, with `pieces` instead."""
    details = found.pop("card_details")
    read = [each for each in ("playable", "place", "points") if isinstance(details, list) and each in details]
    return {"pieces": {"card": ["colour", "name", *read]}, **found}


def _why_not(name: str, value: object) -> Message | None:
    """Return why a setting cannot have this value; None if it can."""
    setting = SETTINGS.get(name)
    if setting is None:
        return message("setting-unknown", name=sanitize(name) or message("without-name"), settings=", ".join(SETTINGS))
    found, choices = sanitize(str(value)) or message("nothing"), setting.choices
    # Before the type: a list of what is possible helps more than the kind of a value.
    if choices and setting.kind == "str":
        named = ", ".join(map(str, choices))
        return None if value in choices else message("not-one-of", name=name, choices=named, found=found)
    if not _is_of_kind(value, setting.kind):
        return message("setting-not-of-kind", name=name, kind=setting.kind, found=found)
    if choices and value not in choices:
        return message("number-outside", name=name, low=str(choices[0]), high=str(choices[-1]), found=found)
    return setting.fault(name, value)


def _is_of_kind(value: object, kind: str) -> bool:
    if kind == "list":
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    if kind == "pieces":
        return isinstance(value, dict) and all(_is_of_kind(each, "list") for each in value.values())
    # Not `isinstance`: in Python a bool is an int.
    return type(value).__name__ == kind


def write(settings: Settings, path: Path) -> None:
    """Write the settings; the file is complete or as it was before. Raises OSError."""
    # TOML has no word for None: what the program finds out by itself is left out.
    values = {name: value for name, value in msgspec.to_builtins(settings).items() if value is not None}
    write_whole(path, tomli_w.dumps(values))
