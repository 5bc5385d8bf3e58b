"""NVDA takes no text, or is not there any more: the next voice says it. Its controller client is a fake."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from support.fake_voices import Log

from uno_tui.speech.voices import chain as chains
from uno_tui.speech.voices.chain import Manners, VoiceChain

pytestmark = pytest.mark.terminal


@pytest.mark.parametrize(("answer", "deadline"), [("asleep", chains.DEADLINE), ("gone", chains.DEADLINE), ("gone", 0.05)])
async def test_what_nvda_does_not_take_the_next_voice_says(
    answer: str, deadline: float, fakes: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the next voice takes longer to start than NVDA had to begin."""
    monkeypatch.setattr(chains, "DEADLINE", deadline)
    monkeypatch.setenv("FAKE_NVDA", answer)
    ended = asyncio.Event()
    chain = VoiceChain(("nvda", "sapi5"), "en", Manners(), tmp_path / "voices.log", lambda name: None)
    await chain.start()
    assert chain.name == "nvda"
    chain.speak("Your turn.", interrupt=True, on_begun=lambda: None, on_ended=ended.set)
    async with asyncio.timeout(20):
        await ended.wait()
    assert chain.name == "sapi5"
    assert [(entry["text"], "rate" in entry) for entry in fakes()] == [("Your turn.", True)]
    await chain.close()
