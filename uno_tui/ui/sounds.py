"""The sounds of a session, by the player's settings."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from uno_tui.i18n.translator import Translator
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.messages import Reason
from uno_tui.sound.player import Player
from uno_tui.sound.scores import SCORES
from uno_tui.ui.settings import Mode, Profile, Settings

CHOSEN = "sounds"
"""The entry in `Settings.known` of a player who has chosen whether they want sounds."""
SOON = 0.25
"""Seconds after which a sound begins at the latest, when another sound of the same event comes first."""


class Sounds:
    """Plays sounds where the player wants them. Nothing waits for them, and nothing fails with them."""

    def __init__(self, settings: Settings, log: Path, mode: Callable[[], Mode], *, is_local: bool = True) -> None:
        """`is_local`: whether the player hears what this machine plays."""
        self.is_local = is_local
        self._settings = settings
        self._mode = mode
        self._log = log
        self._player: Player | None = None
        self._later: asyncio.TimerHandle | None = None
        self._starting: asyncio.Task[str | None] | None = None
        self.failing: str | None = None
        """The reason why sounds cannot be heard; None if they can."""
        self.on_silence: Callable[[str], None] = lambda reason: None
        """Called with the reason when a sound that the player asked for cannot be heard."""
        self._asked_for = False
        self.observers: list[Callable[[Sound], None]] = []
        """Called with each sound when it begins."""

    @property
    def profile(self) -> Profile:
        """The profile now: beside the player's own reader none, unless the player has chosen one."""
        # Unasked sounds would lie over the reader's speech.
        unchosen = self._mode() is Mode.READER and CHOSEN not in self._settings.known
        if not self.is_local or unchosen:
            return Profile.NONE
        return self._settings.sounds or Profile.NONE

    @property
    def replace_small_talk(self) -> bool:
        """Whether sounds replace small talk: the player wants that, and sounds can be heard."""
        return self.profile is Profile.INSTEAD and self._player is not None and self._player.is_up

    def choose(self, profile: Profile) -> None:
        """Use the profile that the player has chosen."""
        # So that the key switches on again what was on, also with small talk replaced.
        if self.profile is not Profile.NONE:
            self._settings.last_sounds = self.profile
        self._settings.sounds = profile
        # Whether sounds can be heard is known only once the first one was started.
        self._asked_for = profile is not Profile.NONE and self.failing is None
        if CHOSEN not in self._settings.known:
            self._settings.known = [*self._settings.known, CHOSEN]
        self.open()

    def switch(self) -> Profile:
        """Switch sounds off, or on as they were last; return the new profile."""
        self.choose(self._settings.last_sounds if self.profile is Profile.NONE else Profile.NONE)
        return self.profile

    def open(self) -> None:
        """Get ready for the first sound if any are wanted; else be silent."""
        if self.profile is Profile.NONE:
            self.hush()
        elif self._player is None:
            # Started early: the first sound would come too late for its event.
            self._starting = asyncio.create_task(self._ready().start())

    def play(self, sounds: Sequence[Sound]) -> None:
        """Play sounds one after the other, and drop those that were still to come."""
        wanted = [sound for sound in sounds if sound.earcon not in self._settings.silenced]
        if self.profile is Profile.NONE or not wanted:
            return
        # Something newer happens: an old sound after it would be taken for its own.
        self._cancel()
        self._play_on(wanted, time.monotonic())

    def sample(self, earcon: Earcon) -> None:
        """Play one sound, even where sounds are not wanted."""
        self._cancel()
        # A failure that comes with this sound is told when it is known; one that is known is told below.
        self._asked_for = self.failing is None
        self._play(Sound(earcon))
        if self.failing is not None:
            self.on_silence(self.failing)

    def edge(self) -> bool:
        """Play the sound of an edge; return whether it is heard, so that words are only small talk."""
        wanted = self.profile is not Profile.NONE and Earcon.EDGE not in self._settings.silenced
        # Beside other sounds: an edge takes nothing away that is still to be heard.
        if wanted:
            self._play(Sound(Earcon.EDGE))
        return wanted and self.failing is None and self._settings.sound_volume > 0

    def hush(self) -> None:
        """Stop all sounds."""
        self._cancel()
        if self._player is not None:
            self._player.hush()

    async def close(self) -> None:
        """Release the sound device."""
        self._cancel()
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        if self._player is not None:
            await self._player.close()

    def _play_on(self, sounds: Sequence[Sound], at: float) -> None:
        """Play the first sound now, the others after it; `at` is when they were due, so that late ones are dropped."""
        first, *rest = sounds
        self._play(first, at)
        seconds = min(SOON, SCORES[first.earcon].seconds)
        self._later = asyncio.get_running_loop().call_later(seconds, self._play_on, rest, at) if rest else None

    def _play(self, sound: Sound, at: float | None = None) -> None:
        for observer in self.observers:
            observer(sound)
        self._ready().play(sound, at)

    def _ready(self) -> Player:
        if self._player is None:
            with contextlib.suppress(OSError):
                self._log.parent.mkdir(parents=True, exist_ok=True)
            self._player = Player(self._log, self._changed)
        # Taken at every sound, so that a new volume is heard at once.
        self._player.volume = self._settings.sound_volume
        return self._player

    def _changed(self, reason: str | None) -> None:
        self.failing = reason
        if reason is not None and self._asked_for:
            self._asked_for = False
            self.on_silence(reason)

    def _cancel(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None


def why_no_sounds(translator: Translator, reason: str) -> str:
    """Return for players why nothing sounds; an error known only to the library is quoted."""
    if reason in set(Reason):
        return translator.text(f"sound-why-{Reason(reason).name.lower()}")
    return translator.text("sound-why-unknown", words=" ".join(reason.split()))


def how_to_get_sounds(translator: Translator, reason: str) -> str:
    """Return what a player can do about it."""
    return translator.text(f"sound-help-{Reason(reason).name.lower() if reason in set(Reason) else 'unknown'}")
