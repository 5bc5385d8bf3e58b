"""Trying every voice: which are there, what the missing ones need."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from uno_tui.locales.translator import Translator
from uno_tui.speech.voice import estimate
from uno_tui.speech.voices.catalogue import names
from uno_tui.speech.voices.process import ENDED, NO_ANSWER, VoiceProcess

_KNOWN = {NO_ANSWER: "voice-silent", ENDED: "voice-ended"}


def in_words(translator: Translator, reason: str) -> str:
    """Why a voice does not speak, for players; what only its library knows stays as it is."""
    return next((translator.text(text) for known, text in _KNOWN.items() if known in reason), reason)


async def try_voices(translator: Translator, rate: int, log: Path) -> AsyncIterator[str]:
    """Lines that tell, for every voice of this system, whether it spoke, or what is missing and how to get it."""
    with contextlib.suppress(OSError):
        log.parent.mkdir(parents=True, exist_ok=True)
    yield translator.text("voices-testing")
    spoke = False
    for name in names():
        ended: asyncio.Event = asyncio.Event()
        refused: list[str] = []

        def report(
            voice: VoiceProcess,
            kind: str,
            number: int,
            reason: str,
            ended: asyncio.Event = ended,
            refused: list[str] = refused,
        ) -> None:
            if kind in ("failed", "died"):
                refused.append(reason)
            if kind in ("ended", "failed", "died"):
                ended.set()

        voice = VoiceProcess(name, translator.language, rate, log, report)
        if not await voice.start():
            await voice.close()
            yield translator.text("voices-missing", voice=name, reason=in_words(translator, voice.absent))
            yield translator.text("voices-get", how=translator.text(f"voice-help-{name}"))
            continue
        sentence = translator.text("voices-test", voice=name)
        voice.say(1, sentence, interrupt=False)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), 2 * estimate(sentence, rate) + 1)
        await voice.close()
        if refused:
            reason = in_words(translator, refused[0] or voice.absent)
            yield translator.text("voices-missing", voice=name, reason=reason)
            yield translator.text("voices-get", how=translator.text(f"voice-help-{name}"))
        else:
            spoke = True
            yield translator.text("voices-there", voice=name)
    if not spoke:
        yield translator.text("voices-none")
