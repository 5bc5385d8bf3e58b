"""Bots wait for the true end of speech, where a voice can tell it or be asked, and for an estimate where it cannot.

Speech Dispatcher is a real one. NVDA's controller client, SAPI's voice and prismatoid are the fakes in `fakes`.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from support.fake_voices import Log

from uno_tui.core import options
from uno_tui.core.contract import Event, Move, Refusal, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.uno.rules import UNO
from uno_tui.host.clock import RealClock
from uno_tui.host.host import Host
from uno_tui.host.match import Match, Plan
from uno_tui.host.pace import Pace
from uno_tui.host.thinking import InlineThinker
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Utterance
from uno_tui.speech.voice import estimate
from uno_tui.speech.voices.chain import Manners, VoiceChain
from uno_tui.speech.voices.engine import Ability
from uno_tui.speech.voices.watch import INTERVAL, QUIET, SETTLING, UNSEEN, Watch

linux = pytest.mark.skipif(sys.platform != "linux", reason="these are Linux programs")
pytestmark = pytest.mark.terminal

SENTENCE = "Uno!"
ESTIMATE = estimate(SENTENCE)
PAUSE = 0.3
LATE = 0.15
"""Seconds that a bot's move may come after it should."""


class Announced:
    """A table of bots at which one sentence is said after every move; `moved` is when, in seconds since the epoch."""

    def __init__(self, speaker: Speaker) -> None:
        self.moved: list[float] = []
        self._speaker = speaker
        plan = Plan(("Ana", "Ben"), ("easy", "easy"))
        match, events = Match.begin("uno", options.defaults(UNO.options), plan, Dice(1), None)
        self._host = Host(match, RealClock(), Pace(PAUSE), InlineThinker(), 1, speaker)
        self._host.listeners.append(self)
        self._host.open(events)

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        self.moved.append(time.time())
        self._speaker.say([Utterance(SENTENCE)])

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None: ...

    async def play(self, moves: int) -> None:
        """Until so many moves have been made."""
        running = asyncio.create_task(self._host.run())
        async with asyncio.timeout(60):
            while len(self.moved) <= moves:
                await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def chain_of(name: str, tmp_path: Path, manners: Manners | None = None) -> VoiceChain:
    chain = VoiceChain((name,), "en", manners or Manners(), tmp_path / "voices.log", lambda name: None)
    await chain.start()
    assert chain.name == name
    return chain


async def lateness(chain: VoiceChain, ends: Callable[[], list[float]], moves: int = 4) -> list[float]:
    """By how much each move came later than the end of what was said of the move before, and the pause."""
    speaker = Speaker(chain)
    table = Announced(speaker)
    await table.play(moves)
    await speaker.close()
    return [moved - end - PAUSE for moved, end in zip(table.moved[1:], ends(), strict=False)]


def check(late: list[float]) -> None:
    """No move comes too early; some other program may make one late, but not most of them."""
    assert len(late) >= 4
    assert min(late) > -0.005
    assert statistics.median(late) < LATE


@pytest.mark.parametrize("part", [0.45, 1.6], ids=["shorter", "longer"])
@pytest.mark.parametrize("name", ["nvda", "sapi5", "prism"])
async def test_a_bot_moves_at_the_end_of_speech_that_a_fake_tells_when_asked(
    name: str, part: float, fakes: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With fakes of NVDA's controller client, of SAPI's COM object and of prismatoid, whatever the estimate says."""
    monkeypatch.setenv("FAKE_PACE", str(part * ESTIMATE / len(SENTENCE)))
    chain = await chain_of(name, tmp_path)
    assert Ability.END in chain.abilities
    check(await lateness(chain, lambda: [entry["ended"] for entry in fakes()]))


@linux
@pytest.mark.parametrize("seconds", [0.35, 1.3], ids=["shorter", "longer"])
async def test_a_bot_moves_at_the_end_of_speech_that_a_real_daemon_tells(
    seconds: float, make_dispatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # type: ignore[no-untyped-def]
    daemon = make_dispatcher(seconds_a_word=seconds)
    monkeypatch.setenv("SPEECHD_ADDRESS", daemon.address)
    chain = await chain_of("speech-dispatcher", tmp_path)
    check(await lateness(chain, lambda: [begun + seconds for begun, _ in daemon.times()]))


@linux
async def test_a_daemon_that_never_says_that_it_has_ended_does_not_stop_the_table(
    make_dispatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # type: ignore[no-untyped-def]
    daemon = make_dispatcher(seconds_a_word=1000)
    monkeypatch.setenv("SPEECHD_ADDRESS", daemon.address)
    chain = await chain_of("speech-dispatcher", tmp_path)
    speaker = Speaker(chain)
    table = Announced(speaker)
    await table.play(1)
    await speaker.close()
    waited = table.moved[1] - table.moved[0] - PAUSE
    assert ESTIMATE < waited < 2 * ESTIMATE + 3 + LATE


@linux
async def test_an_end_that_comes_at_once_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "espeak-ng"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    chain = await chain_of("espeak-ng", tmp_path)
    seconds = await said(chain)
    assert 0.25 * ESTIMATE <= seconds < 0.25 * ESTIMATE + LATE


async def said(chain: VoiceChain, text: str = SENTENCE) -> float:
    """Seconds until a text has been said."""
    speaker = Speaker(chain)
    began = time.monotonic()
    speaker.say([Utterance(text)])
    async with asyncio.timeout(10):
        await speaker.wait_until_heard()
    await speaker.close()
    return time.monotonic() - began


@pytest.mark.parametrize("nvda", ["client", "old"])
async def test_where_nothing_can_be_asked_the_estimate_holds(
    nvda: str, fakes: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a fake of a controller client that does not export the function, and of an NVDA that does not know it."""
    monkeypatch.setenv("FAKE_NVDA", nvda)
    chain = await chain_of("nvda", tmp_path)
    assert chain.abilities == set()
    assert await said(chain) == pytest.approx(ESTIMATE, abs=LATE)


async def test_an_estimate_that_was_calibrated_holds(
    fakes: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a fake of a controller client that cannot be asked."""
    monkeypatch.setenv("FAKE_NVDA", "client")
    chain = await chain_of("nvda", tmp_path, Manners(calibration={"nvda": 0.5, "sapi5": 9}))
    assert await said(chain) == pytest.approx(ESTIMATE / 2, abs=LATE)


async def test_a_voice_that_never_says_that_it_speaks_is_estimated(
    fakes: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a fake of NVDA with a synthesizer that cannot tell: it always says that it is silent."""
    monkeypatch.setenv("FAKE_SILENT", "1")
    chain = await chain_of("nvda", tmp_path)
    text = "Ben plays green 7."
    assert estimate(text) > UNSEEN
    assert await said(chain, text) == pytest.approx(estimate(text), abs=LATE)


async def test_prismatoid_is_asked_only_where_its_backend_says_that_it_can_answer(
    fakes: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a fake of prismatoid, which fails where it is asked for what it cannot do."""
    monkeypatch.setenv("FAKE_FEATURES", "output")
    chain = await chain_of("prism", tmp_path)
    assert Ability.END not in chain.abilities
    assert await said(chain) == pytest.approx(ESTIMATE, abs=LATE)


class Asked:
    """A voice that answers as it is told to, and counts the questions."""

    def __init__(self) -> None:
        self.speaks: bool | None = False
        self.questions = 0
        self.told: list[tuple[str, int]] = []
        self.watch = Watch(self._answer, lambda kind, number: self.told.append((kind, number)))

    def _answer(self) -> bool:
        self.questions += 1
        if self.speaks is None:
            raise OSError("nobody answers")
        return self.speaks

    def look(self, times: int = 1) -> None:
        for _ in range(times):
            self.watch.look()


def test_nothing_is_asked_while_nothing_is_said() -> None:
    asked = Asked()
    assert asked.watch.pause is None
    asked.look()
    asked.watch.begin(1)
    assert asked.watch.pause == INTERVAL
    asked.watch.stop()
    assert asked.watch.pause is None
    asked.look()
    assert asked.questions == 0


def test_a_pause_between_two_sentences_is_not_the_end() -> None:
    asked = Asked()
    asked.watch.begin(7)
    time.sleep(SETTLING)
    asked.speaks = True
    asked.look()
    for _ in range(3):
        asked.speaks = False
        asked.look(QUIET - 1)
        asked.speaks = True
        asked.look()
    assert asked.told == [("begun", 7)]
    asked.speaks = False
    asked.look(QUIET)
    assert asked.told == [("begun", 7), ("ended", 7)]
    assert asked.watch.pause is None


def test_what_is_still_heard_of_the_utterance_before_is_not_this_one() -> None:
    asked = Asked()
    asked.speaks = True
    asked.watch.begin(1)
    asked.look()
    asked.speaks = False
    asked.look(QUIET)
    assert asked.told == [("begun", 1)]


@pytest.mark.parametrize("speaks", [False, None], ids=["never begins", "fails"])
def test_it_is_told_when_nobody_knows(speaks: bool | None) -> None:
    asked = Asked()
    asked.speaks = speaks
    asked.watch.begin(1)
    time.sleep(UNSEEN + 0.01)
    asked.look()
    assert asked.told == [("begun", 1), ("unseen", 1)]
