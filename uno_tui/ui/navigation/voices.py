"""Trying every voice, and the sounds: which are there, what the missing ones need."""

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
"""Seconds in which the sound that is tried has been heard, or has failed."""


class Tried(msgspec.Struct, frozen=True):
    """What came of trying a voice: why it did not speak, and how to get it; neither if it has spoken.

    `end` is the message id of how one knows when it has; empty for a voice that was only started.
    """

    voice: str
    reason: str = ""
    how: str = ""
    end: str = ""

    def state(self, translator: Translator) -> str:
        """Why it is missing, or that it has spoken and how one knows when it has finished."""
        return self.reason if self.how else f"{translator.text('voices-spoke')} {translator.text(self.end)}"

    @property
    def speaks(self) -> bool:
        """Whether there is a voice."""
        return not self.how

    def lines(self, translator: Translator) -> list[str]:
        """The same in sentences."""
        if not self.how and not self.end:
            return [translator.text("voices-started", voice=self.voice)]
        if not self.how:
            return [f"{translator.text('voices-there', voice=self.voice)} {translator.text(self.end)}"]
        missing = translator.text("voices-missing", voice=self.voice, reason=self.reason)
        return [missing, translator.text("voices-get", how=self.how)]


class TriedSounds(Tried, frozen=True):
    """The same of the sounds."""

    @property
    def speaks(self) -> bool:
        """They are no voice."""
        return False

    def state(self, translator: Translator) -> str:
        """How it stands, without a name."""
        return self.reason if self.how else translator.text("voices-sounded")

    def lines(self, translator: Translator) -> list[str]:
        """The same in sentences."""
        if not self.how:
            return [translator.text("voices-sounds-there")]
        missing = translator.text("voices-sounds-missing", reason=self.reason)
        return [missing, translator.text("voices-sounds-get", how=self.how)]


async def try_voices(translator: Translator, settings: Settings, log: Path) -> AsyncIterator[str]:
    """Lines that tell of every voice of this system, and of the sounds, whether they are there, or how to get them."""
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
    """Every voice of this system, once it has been let say a sentence, or only been started; the sounds last."""
    with contextlib.suppress(OSError):
        log.parent.mkdir(parents=True, exist_ok=True)
    for name in names():
        trial = Trial(name, translator, log)
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
    """What a player can do about a voice that is missing; with extras, as the program came here."""
    return translator.text(f"voice-help-{voice}", form=origin())


class Trial:
    """One voice that says one sentence; `reported` is whether it told by itself when it had."""

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
        """Start the voice without a word, and end it; return why it cannot start, None if it can."""
        started = await self._voice.start()
        await self._voice.close()
        return None if started else self._voice.absent

    async def say(self, sentence: str, manner: Manner) -> Message | None:
        """Why the voice does not say the sentence; None if it does."""
        voice = self._voice
        if not await voice.start():
            await voice.close()
            return voice.absent
        voice.say(1, sentence, manner, interrupt=False)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2 * estimate(sentence, manner.rate) + 1):
                await self._ended.wait()
        await voice.close()
        return voice.absent if self._refused else None


async def _try_sounds(translator: Translator, log: Path) -> TriedSounds:
    """Let a sound be heard."""
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
