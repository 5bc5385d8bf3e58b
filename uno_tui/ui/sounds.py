"""The sounds of a session, as the player wants them."""

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
"""What settings know of somebody who has said themselves whether they want sounds."""
SOON = 0.25
"""Seconds after which a sound begins at the latest, when something else is heard of the same event before it."""


class Sounds:
    """Lets sounds be heard, where they are wanted. Nothing waits for them, and nothing fails with them."""

    def __init__(self, settings: Settings, log: Path, mode: Callable[[], Mode]) -> None:
        self._settings = settings
        self._mode = mode
        self._last = Profile.WITH
        """What they were for when they were on."""
        self._log = log
        self._player: Player | None = None
        self._later: asyncio.TimerHandle | None = None
        self._starting: asyncio.Task[str | None] | None = None
        self.failing: str | None = None
        """Why there are none."""
        self.on_silence: Callable[[str], None] = lambda reason: None
        """Called with the reason when one that was asked for cannot be heard."""
        self._asked_for = False
        self.observers: list[Callable[[Sound], None]] = []
        """Called with each sound when it is to be heard."""

    @property
    def profile(self) -> Profile:
        """What they are for now: beside the player's own reader nothing, unless they have said so themselves."""
        if self._mode() is Mode.READER and CHOSEN not in self._settings.known:
            return Profile.NONE
        return self._settings.sounds or Profile.NONE

    @property
    def replace_small_talk(self) -> bool:
        """Whether small talk need not be said: sounds are wanted instead, and can be heard."""
        return self.profile is Profile.INSTEAD and self._player is not None and self._player.is_up

    def choose(self, profile: Profile) -> None:
        """From now on, as the player has said."""
        self._last = self.profile if self.profile is not Profile.NONE else self._last
        self._settings.sounds = profile
        if CHOSEN not in self._settings.known:
            self._settings.known = [*self._settings.known, CHOSEN]
        self.open()

    def switch(self) -> Profile:
        """On as they were last, or off; what they are for now."""
        self.choose(self._last if self.profile is Profile.NONE else Profile.NONE)
        return self.profile

    def open(self) -> None:
        """Be ready for the first sound where any are wanted, and silent where none are."""
        if self.profile is Profile.NONE:
            self.hush()
        elif self._player is None:
            self._starting = asyncio.create_task(self._ready().start())

    def play(self, sounds: Sequence[Sound]) -> None:
        """Let these be heard one after the other; what was still to come is not."""
        wanted = [sound for sound in sounds if sound.earcon not in self._settings.silenced]
        if self.profile is Profile.NONE or not wanted:
            return
        self._cancel()
        self._play_on(wanted, time.monotonic())

    def sample(self, earcon: Earcon) -> None:
        """Let one be heard, whether such are wanted or not."""
        self._cancel()
        self._asked_for = self.failing is None
        self._play(Sound(earcon))
        if self.failing is not None:
            self.on_silence(self.failing)

    def edge(self) -> bool:
        """There are no more cards, or lines, that way; whether that is heard, so that words are small talk."""
        wanted = self.profile is not Profile.NONE and Earcon.EDGE not in self._settings.silenced
        if wanted:
            self._play(Sound(Earcon.EDGE))
        return wanted

    def hush(self) -> None:
        """Nothing is heard any more."""
        self._cancel()
        if self._player is not None:
            self._player.hush()

    async def close(self) -> None:
        """Let go of the device."""
        self._cancel()
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        if self._player is not None:
            await self._player.close()

    def _play_on(self, sounds: Sequence[Sound], at: float) -> None:
        """The first now, the others when it is over; what was to be heard `at` that time may come too late."""
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
    """Why nothing sounds, for players; what only the library knows stays as it is, quoted."""
    if reason in set(Reason):
        return translator.text(f"sound-why-{Reason(reason).name.lower()}")
    return translator.text("sound-why-unknown", words=" ".join(reason.split()))


def how_to_get_sounds(translator: Translator, reason: str) -> str:
    """What a player can do about it."""
    return translator.text(f"sound-help-{Reason(reason).name.lower() if reason in set(Reason) else 'unknown'}")
