"""Trying every voice: which are there, what the missing ones need."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from uno_tui.locales.translator import Translator
from uno_tui.speech.voice import estimate
from uno_tui.speech.voices.catalogue import names
from uno_tui.speech.voices.process import ENDED, NO_ANSWER, VoiceProcess

_KNOWN = {NO_ANSWER: "voice-silent", ENDED: "voice-ended"}


def in_words(translator: Translator, reason: str) -> str:
    """Why a voice does not speak, for players; what only its library knows stays as it is."""
    return next((translator.text(text) for known, text in _KNOWN.items() if known in reason), reason)


class Tried(msgspec.Struct, frozen=True):
    """What came of trying a voice: why it did not speak, and how to get it; neither if it has spoken."""

    voice: str
    reason: str = ""
    how: str = ""

    def lines(self, translator: Translator) -> list[str]:
        """The same in sentences."""
        if not self.how:
            return [translator.text("voices-there", voice=self.voice)]
        missing = translator.text("voices-missing", voice=self.voice, reason=self.reason)
        return [missing, translator.text("voices-get", how=self.how)]


async def try_voices(translator: Translator, rate: int, log: Path) -> AsyncIterator[str]:
    """Lines that tell, for every voice of this system, whether it spoke, or what is missing and how to get it."""
    yield translator.text("voices-testing")
    spoke = False
    async for tried in try_each(translator, rate, log):
        spoke = spoke or not tried.how
        for line in tried.lines(translator):
            yield line
    if not spoke:
        yield translator.text("voices-none")


async def try_each(translator: Translator, rate: int, log: Path) -> AsyncIterator[Tried]:
    """Every voice of this system, once it has been let say a sentence."""
    with contextlib.suppress(OSError):
        log.parent.mkdir(parents=True, exist_ok=True)
    for name in names():
        refused = await _refused(name, translator, rate, log)
        if refused is None:
            yield Tried(name)
        else:
            yield Tried(name, in_words(translator, refused), translator.text(f"voice-help-{name}"))


async def _refused(name: str, translator: Translator, rate: int, log: Path) -> str | None:
    """Why a voice does not say a sentence; None if it does."""
    ended, refused = asyncio.Event(), list[str]()

    def report(voice: VoiceProcess, kind: str, number: int, reason: str) -> None:
        if kind in ("failed", "died"):
            refused.append(reason)
        if kind in ("ended", "failed", "died"):
            ended.set()

    voice = VoiceProcess(name, translator.language, rate, log, report)
    if not await voice.start():
        await voice.close()
        return voice.absent
    sentence = translator.text("voices-test", voice=name)
    voice.say(1, sentence, interrupt=False)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(ended.wait(), 2 * estimate(sentence, rate) + 1)
    await voice.close()
    return (refused[0] or voice.absent) if refused else None
