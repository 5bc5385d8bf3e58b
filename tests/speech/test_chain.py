"""Voices that come and go at moments which no real process can be made to meet: scripted voices stand in for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from uno_tui.process import backoff
from uno_tui.speech.voices.chain import Manners, VoiceChain
from uno_tui.speech.voices.engine import Ability, Manner
from uno_tui.speech.voices.process import Report, VoiceProcess


class Scripted:
    """A voice that is there or not, and takes so long to end."""

    there: set[str]
    ends_after = 0.0
    longest_wait = 0.0

    def __init__(self, name: str, report: Report) -> None:
        self.name, self.report = name, report
        self.abilities, self.reports, self.pid = frozenset((Ability.END,)), True, 1
        self.voices: tuple[str, ...] | None = None
        self.alive = False
        self.said: list[str] = []
        self.closed = False

    async def start(self) -> bool:
        self.alive = self.name in self.there
        return self.alive

    def say(self, number: int, text: str, manner: Manner, *, interrupt: bool) -> None:
        self.said.append(text)

    def ask_voices(self, number: int) -> None:
        pass

    def stop(self, number: int) -> None:
        pass

    def die(self) -> None:
        self.alive = False
        self.report(self, "died", 0)  # type: ignore[arg-type]

    async def close(self) -> None:
        if self.alive or self.said:
            await asyncio.sleep(self.ends_after)
        self.alive, self.closed = False, True


class Stage:
    """A chain of scripted voices."""

    def __init__(self, names: tuple[str, ...], there: set[str], monkeypatch: pytest.MonkeyPatch, log: Path) -> None:
        monkeypatch.setattr(backoff, "RETRIES", (0.05,))
        monkeypatch.setattr(Scripted, "there", there, raising=False)
        self.made: list[Scripted] = []
        self.on_change: Callable[[str | None], None] = lambda name: None
        self.chain = VoiceChain(names, "en", Manners(), log, lambda name: self.on_change(name))
        monkeypatch.setattr(self.chain, "_make_process", self._make)

    def _make(self, name: str) -> VoiceProcess:
        self.made.append(Scripted(name, self.chain._on_report))
        return self.made[-1]  # type: ignore[return-value]

    @property
    def speaking(self) -> Scripted:
        return next(each for each in self.made if each is self.chain._current)

    def speak(self, text: str) -> None:
        self.chain.speak(text, interrupt=True, on_begun=lambda: None, on_ended=lambda: None)


MakeStage = Callable[[tuple[str, ...], set[str]], Stage]


@pytest.fixture
def make_stage(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> MakeStage:
    """Make a chain of these voices, of which some are there; they take no time to end unless a test says so."""
    monkeypatch.setattr(Scripted, "ends_after", 0.0)
    return lambda names, there: Stage(names, there, monkeypatch, tmp_path / "log")


async def test_a_better_voice_that_comes_up_after_a_loss_takes_over(make_stage: MakeStage) -> None:
    stage = make_stage(("nvda", "jaws", "sapi"), {"nvda", "jaws", "sapi"})
    await stage.chain.start()
    assert stage.chain.name == "nvda"
    Scripted.there -= {"nvda", "jaws"}
    stage.speaking.die()
    await asyncio.sleep(0.03)
    assert stage.chain.name == "sapi"
    Scripted.there |= {"jaws"}
    await asyncio.sleep(0.3)
    assert stage.chain.name == "jaws"
    assert sum(each.name == "jaws" for each in stage.made) < 12  # tried by one task, not by more and more
    await stage.chain.close()


async def test_what_is_said_about_a_new_voice_is_handed_over_once(make_stage: MakeStage) -> None:
    stage = make_stage(("nvda", "sapi"), {"sapi"})
    stage.on_change = lambda name: stage.speak(f"Now {name} speaks.")
    await stage.chain.start()
    assert stage.speaking.said == ["Now sapi speaks."]
    await stage.chain.close()


async def test_a_voice_that_is_back_before_its_lost_process_has_ended_is_kept(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scripted, "ends_after", 0.3)
    stage = make_stage(("nvda",), {"nvda"})
    await stage.chain.start()
    stage.speak("Your turn.")
    stage.speaking.die()
    await asyncio.sleep(0.6)
    assert stage.chain.name == "nvda"
    assert not stage.speaking.closed
    await stage.chain.close()
    assert all(each.closed or not each.alive for each in stage.made)


async def test_who_asks_for_voices_hears_an_answer_even_if_that_voice_is_lost(make_stage: MakeStage) -> None:
    stage = make_stage(("nvda", "sapi"), set())
    Scripted.there |= {"nvda"}
    await stage.chain.start()
    answers: list[str | None] = []
    stage.chain.ask_voices(lambda: answers.append(stage.chain.name))
    assert answers == []
    Scripted.there.clear()
    stage.speaking.die()
    await asyncio.sleep(0.03)
    assert answers == [None]
    await stage.chain.close()


async def test_all_voices_are_tried_again_where_none_is_left(make_stage: MakeStage) -> None:
    stage = make_stage(("nvda", "jaws", "sapi"), {"nvda", "jaws", "sapi"})
    await stage.chain.start()
    Scripted.there.clear()
    stage.speaking.die()
    await asyncio.sleep(0.03)
    assert stage.chain.name is None
    Scripted.there |= {"sapi"}
    await asyncio.sleep(0.3)
    assert stage.chain.name == "sapi"
    await stage.chain.close()


async def test_a_better_voice_that_waits_for_the_end_of_a_text_speaks_when_the_other_is_lost(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = make_stage(("nvda", "jaws", "sapi"), {"sapi"})
    await stage.chain.start()
    stage.speak("Your turn.")
    Scripted.there |= {"jaws"}
    await asyncio.sleep(0.3)
    assert stage.chain.name == "sapi"
    monkeypatch.setattr(Scripted, "ends_after", 5.0)
    stage.speaking.die()
    assert stage.chain.name == "jaws"  # at once: nobody waits for the end of the lost one
    assert stage.speaking.said == ["Your turn."]
    assert sum(each.name == "jaws" and each.alive for each in stage.made) == 1
    monkeypatch.setattr(Scripted, "ends_after", 0.0)
    await stage.chain.close()


async def test_what_is_said_about_a_better_voice_that_replaces_a_lost_one_is_handed_over_once(
    make_stage: MakeStage
) -> None:
    stage = make_stage(("jaws", "sapi"), {"sapi"})
    await stage.chain.start()
    stage.speak("Your turn.")
    Scripted.there |= {"jaws"}
    await asyncio.sleep(0.3)
    stage.chain.stop()
    stage.on_change = lambda name: stage.speak(f"Now {name} speaks.")
    stage.speaking.die()
    assert stage.speaking.said == ["Now jaws speaks."]
    await stage.chain.close()


async def test_a_text_is_said_as_soon_as_its_lost_voice_is_back(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scripted, "ends_after", 0.5)
    stage = make_stage(("nvda", "sapi"), {"nvda", "sapi"})
    await stage.chain.start()
    stage.speak("Your turn.")
    stage.speaking.die()
    await asyncio.sleep(0.3)
    assert stage.chain.name == "nvda"
    assert stage.speaking.said == ["Your turn."]
    await asyncio.sleep(0.5)
    assert stage.speaking.said == ["Your turn."]
    assert not any(each.name == "sapi" and each.alive for each in stage.made)
    await stage.chain.close()


async def test_a_voice_that_is_lost_twice_within_a_moment_gets_the_text_once(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scripted, "ends_after", 0.3)
    stage = make_stage(("nvda", "sapi"), {"nvda", "sapi"})
    await stage.chain.start()
    for _ in range(2):
        stage.speak("Your turn.")
        stage.speaking.die()
        await asyncio.sleep(0.1)
        assert stage.chain.name == "nvda"
    Scripted.there -= {"nvda"}
    stage.speaking.die()
    await asyncio.sleep(0.8)
    assert stage.chain.name == "sapi"
    assert stage.speaking.said == ["Your turn."]
    assert sum(each.name == "sapi" for each in stage.made) == 2  # at the start, and once now
    await stage.chain.close()


async def test_a_text_that_began_without_a_voice_does_not_begin_again(make_stage: MakeStage) -> None:
    stage = make_stage(("nvda",), set())
    await stage.chain.start()
    begun: list[int] = []
    stage.chain.speak("A rather long text.", interrupt=True, on_begun=lambda: begun.append(1), on_ended=lambda: None)
    Scripted.there |= {"nvda"}
    await asyncio.sleep(0.2)
    assert stage.chain.name == "nvda"
    stage.speaking.die()
    await asyncio.sleep(0.2)
    assert begun == [1]
    await stage.chain.close()


async def test_a_voice_that_lists_its_synthesis_voices_has_more_time(
    make_stage: MakeStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scripted, "longest_wait", 5.0)
    stage = make_stage(("nvda",), {"nvda"})
    await stage.chain.start()
    killed: list[str] = []
    monkeypatch.setattr(Scripted, "kill", lambda self: killed.append(self.name), raising=False)
    stage.speak("Hi.")
    await asyncio.sleep(4.5)
    assert killed == []
    await asyncio.sleep(3.5)
    assert killed == ["nvda"]
    await stage.chain.close()
