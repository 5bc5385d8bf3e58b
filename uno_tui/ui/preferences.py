"""The player's choices, and what the command line says instead."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.keymap import Keymap
from uno_tui.ui.request import Override, Request
from uno_tui.ui.settings import Folders, Mode, Settings


class Preferences:
    """Settings, keys and the mode, as they are now."""

    def __init__(self, request: Request, settings: Settings, folders: Folders, keys: Keymap) -> None:
        self.settings = settings
        self.folders = folders
        self.keymap = keys
        self.override = Override.by(request)
        self.remote = request.remote
        """Whether the player sits at another machine: voices, sounds and screen readers of this one are not theirs."""
        self.mode = request.mode or settings.mode or Mode.READER
        self.on_look: Callable[[], None] = lambda: None
        """Called when the screen may have to change, because the mode, the voice or the look has changed."""

    def now(self, name: str) -> object:
        """Return the value of a setting that is in force: the command line goes before the settings file."""
        # Most settings cannot be set on the command line: then there is no such field.
        value: object = getattr(self.override, name, None) or getattr(self.settings, name)
        return value

    def choose(self, name: str, value: object) -> None:
        """Give a setting this value, and drop what the command line says of it."""
        setattr(self.settings, name, value)
        if hasattr(self.override, name):
            setattr(self.override, name, None)

    def choose_mode(self, mode: Mode) -> None:
        """Use this mode from now on, next time as well."""
        self.mode = self.settings.mode = mode
        # What the command line or the system said of the mode is void now.
        self.override.why, self.override.because = "mode-because-settings", ""
        self.override.voice = None
        self.override.asks_mode = False

    def use_keymap(self, name: str) -> None:
        """Use the keymap `name`, and the player's own keys over it. Raises KeymapError."""
        self.keymap = keymap.load(name, self.folders.keymap)
        self.choose("keymap", name)

    @property
    def keymap_name(self) -> str:
        """Return the keymap that the player's own keys lie over: a shipped one's name, or a path."""
        return self.override.keymap or self.settings.keymap
