"""The sounds of a session, as the player wants them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from uno_tui.front.settings import Profile, Settings
from uno_tui.locales.translator import Translator
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.messages import Reason
from uno_tui.sound.player import Player
from uno_tui.sound.scores import SCORES

SOON = 0.25
"""Seconds after which a sound begins at the latest, when something else is heard of the same event before it."""


class Sounds:
    """Lets sounds be heard, where they are wanted. Nothing waits for them, and nothing fails with them."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self._settings = settings
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
        """What they are for now."""
        return self._settings.sounds or Profile.NONE

    @property
    def replace_small_talk(self) -> bool:
        """Whether what they say need not be said in words."""
        return self.profile is Profile.INSTEAD and self.failing is None

    def open(self) -> None:
        """Be ready for the first sound, where any are wanted."""
        if self.profile is not Profile.NONE and self._player is None:
            self._starting = asyncio.create_task(self._ready().start())

    def play(self, sounds: Sequence[Sound]) -> None:
        """Let these be heard one after the other; what was still to come is not."""
        wanted = [sound for sound in sounds if sound.earcon not in self._settings.silenced]
        if self.profile is Profile.NONE or not wanted:
            return
        self._cancel()
        self._play_on(wanted)

    def sample(self, earcon: Earcon) -> None:
        """Let one be heard, whether such are wanted or not."""
        self._cancel()
        self._asked_for = True
        self._play(Sound(earcon))
        if self.failing is not None:
            self.on_silence(self.failing)

    def edge(self) -> None:
        """There are no more cards, or lines, that way."""
        self.play([Sound(Earcon.EDGE)])

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

    def _play_on(self, sounds: Sequence[Sound]) -> None:
        first, *rest = sounds
        self._play(first)
        seconds = min(SOON, SCORES[first.earcon].seconds)
        self._later = asyncio.get_running_loop().call_later(seconds, self._play_on, rest) if rest else None

    def _play(self, sound: Sound) -> None:
        for observer in self.observers:
            observer(sound)
        player = self._ready()
        player.volume = self._settings.sound_volume
        player.play(sound)

    def _ready(self) -> Player:
        if self._player is None:
            self._player = Player(self._log, self._changed)
        return self._player

    def _changed(self, reason: str | None) -> None:
        self.failing = reason
        if reason is not None and self._asked_for:
            self.on_silence(reason)

    def _cancel(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None


def why_no_sounds(translator: Translator, reason: str) -> str:
    """Why nothing sounds, for players; what only the library knows stays as it is."""
    return translator.text(f"sound-why-{Reason(reason).name.lower()}") if reason in set(Reason) else reason


def how_to_get_sounds(translator: Translator, reason: str) -> str:
    """What a player can do about it."""
    return translator.text(f"sound-help-{Reason(reason).name.lower() if reason in set(Reason) else 'unknown'}")
