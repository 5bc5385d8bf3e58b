"""The trial of every voice and of the sounds: which of them work, and what the others need."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from uno_tui.i18n.translator import Translator
from uno_tui.message import Message
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.player import Player
from uno_tui.speech.voice import estimate
from uno_tui.speech.voices.catalogue import names
from uno_tui.speech.voices.engine import Manner
from uno_tui.speech.voices.process import VoiceProcess
from uno_tui.ui.origin import origin
from uno_tui.ui.own_voice import manners_of
from uno_tui.ui.settings import Settings
from uno_tui.ui.sounds import how_to_get_sounds, why_no_sounds

_HEARD = 0.6
"""Seconds within which a tried sound is heard or fails."""


class Tried(msgspec.Struct, frozen=True):
    """The result of trying a voice: why it did not speak, and how to get it; neither if it has spoken.

    `end` is the message id of how one knows when it has; empty for a voice that was only started.
    """

    voice: str
    reason: str = ""
    how: str = ""
    end: str = ""

    def state(self, translator: Translator) -> str:
        """Return why the voice is missing, or that it has spoken and how the program learns when it has finished."""
        return self.reason if self.how else f"{translator.text('voices-spoke')} {translator.text(self.end)}"

    @property
    def speaks(self) -> bool:
        """Return whether the voice works."""
        return not self.how

    def lines(self, translator: Translator) -> list[str]:
        """Return the result in sentences."""
        if not self.how and not self.end:
            return [translator.text("voices-started", voice=self.voice)]
        if not self.how:
            return [f"{translator.text('voices-there', voice=self.voice)} {translator.text(self.end)}"]
        missing = translator.text("voices-missing", voice=self.voice, reason=self.reason)
        return [missing, translator.text("voices-get", how=self.how)]


class TriedSounds(Tried, frozen=True):
    """The result of trying the sounds."""

    @property
    def speaks(self) -> bool:
        """Return False: sounds are no voice."""
        return False

    def state(self, translator: Translator) -> str:
        """Return the state of the sounds, without a name."""
        return self.reason if self.how else translator.text("voices-sounded")

    def lines(self, translator: Translator) -> list[str]:
        """Return the result in sentences."""
        if not self.how:
            return [translator.text("voices-sounds-there")]
        missing = translator.text("voices-sounds-missing", reason=self.reason)
        return [missing, translator.text("voices-sounds-get", how=self.how)]


async def try_voices(translator: Translator, settings: Settings, log: Path) -> AsyncIterator[str]:
    """Yield a line for every voice of this system and for the sounds: whether it works, or how to get it."""
    yield translator.text("voices-testing")
    spoke = False
    async for tried in try_each(translator, settings, log):
        spoke = spoke or tried.speaks
        for line in tried.lines(translator):
            yield line
    if not spoke:
        yield translator.text("voices-none")


async def try_each(
    translator: Translator, settings: Settings, log: Path, *, speaking: bool = True
) -> AsyncIterator[Tried]:
    """Yield the result for every voice of this system, which has said a sentence or only started, sounds last."""
    with contextlib.suppress(OSError):
        log.parent.mkdir(parents=True, exist_ok=True)
    for name in names():
        trial = Trial(name, translator, log)
        # The voice says its own name, so that the listener knows which one works.
        sentence = translator.text("voices-test", voice=name)
        refused = await (trial.say(sentence, manners_of(settings).own) if speaking else trial.start())
        if refused is not None:
            yield Tried(name, translator.sentence(refused), how_to_get(translator, name))
        elif not speaking:
            yield Tried(name)
        elif trial.reported:
            yield Tried(name, end="voices-reports")
        else:
            yield Tried(name, end="voices-measured" if name in settings.calibration else "voices-estimated")
    yield await _try_sounds(translator, log)


def how_to_get(translator: Translator, voice: str) -> str:
    """Return what a player can do about a missing voice; how to add extras depends on the form of the program."""
    return translator.text(f"voice-help-{voice}", form=origin())


class Trial:
    """One voice that says one sentence; `reported` is True once the voice itself has reported its end."""

    def __init__(self, name: str, translator: Translator, log: Path) -> None:
        self.reported = False
        self._ended = asyncio.Event()
        self._refused = False
        self._voice = VoiceProcess(name, translator.language, log, self._report)

    def _report(self, voice: VoiceProcess, kind: str, number: int) -> None:
        self.reported = self.reported or kind == "ended"
        self._refused = self._refused or kind in ("failed", "died")
        if kind in ("ended", "unseen", "failed", "died"):
            self._ended.set()

    async def start(self) -> Message | None:
        """Start the voice without a word, and end it; return why it cannot start, or None."""
        started = await self._voice.start()
        await self._voice.close()
        return None if started else self._voice.absent

    async def say(self, sentence: str, manner: Manner) -> Message | None:
        """Say the sentence; return why the voice does not say it, or None."""
        voice = self._voice
        if not await voice.start():
            await voice.close()
            return voice.absent
        voice.say(1, sentence, manner, interrupt=False)
        with contextlib.suppress(TimeoutError):
            # No voice is waited for without end: one that reports nothing by then counts as estimated.
            async with asyncio.timeout(2 * estimate(sentence, manner.rate) + 1):
                await self._ended.wait()
        await voice.close()
        return voice.absent if self._refused else None


async def _try_sounds(translator: Translator, log: Path) -> TriedSounds:
    """Play a sound; return the result."""
    refused: list[str | None] = []
    player = Player(log, refused.append)
    if await player.start() is None:
        player.play(Sound(Earcon.TURN))
        await asyncio.sleep(_HEARD)
    await player.close()
    reason = refused[0] if refused else None
    name = translator.text("voices-sounds")
    if reason is None:
        return TriedSounds(name)
    return TriedSounds(name, why_no_sounds(translator, reason), how_to_get_sounds(translator, reason))
