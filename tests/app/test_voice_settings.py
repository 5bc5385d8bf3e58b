"""How the voice speaks, in the settings of the full screen: with fakes of SAPI and of NVDA's controller client."""

from __future__ import annotations

import asyncio
import time

import pytest
from support.app_player import Player, playing
from support.fake_voices import Log

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.speech.speaker import REPEAT_WINDOW
from uno_tui.ui.settings import Mode, Settings, folders, read


async def settings_of(player: Player, voice: str) -> list[str]:
    """Open the settings once the voice speaks; returns their lines."""
    await player.until(lambda: player.app.session.voice.name == voice)
    await player.press("f5")
    return [item.text for item in player.app.screen.items]


def line(player: Player) -> str:
    """The selected line; on the screen its name and its value are in two columns."""
    screen = player.app.screen
    assert isinstance(screen, ListScreen)
    return screen.items[screen.list.index].text


async def go_to(player: Player, beginning: str) -> None:
    """Down to the line that begins like this."""
    while not line(player).startswith(beginning):
        await player.press("down")


async def heard(player: Player, fakes: Log, text: str) -> dict[str, object]:
    """How a text was said, as soon as it has been."""
    await player.until(lambda: any(each["text"] == text for each in fakes()))
    return next(each for each in fakes() if each["text"] == text)


def kept() -> Settings:
    return read(folders().settings)


async def test_a_change_is_heard_at_once_and_kept(fakes: Log) -> None:
    async with playing(mode=Mode.VOICE, voice="sapi5") as player:
        lines = await settings_of(player, "sapi5")
        assert {"Speed: 0", "Pitch: 0", "Volume: 0", "Pitch for other players' moves: 0"} <= set(lines)
        assert not any(line.startswith("Time the voice takes") for line in lines)
        pid = player.app.session.voice.chain.pid
        for name, scale, value in (("Speed", "rate", 4), ("Pitch", "pitch", 2), ("Volume", "volume", 82)):
            await go_to(player, f"{name}:")
            await player.press("enter" if name != "Volume" else "backspace")
            said = await heard(player, fakes, f"{name}: {'-20' if name == 'Volume' else '20'}")
            assert said[scale] == value
        assert player.app.session.voice.chain.pid == pid
    assert (kept().rate, kept().pitch, kept().volume) == (20, 20, -20)


async def test_a_voice_is_chosen_from_a_list_and_heard_at_once(fakes: Log) -> None:
    async with playing(mode=Mode.VOICE, voice="sapi5") as player:
        await settings_of(player, "sapi5")
        await go_to(player, "Voice of the synthesizer: the usual one")
        await player.press("enter")
        await player.until(lambda: "David" in [item.text for item in player.app.screen.items])
        assert [item.text for item in player.app.screen.items] == ["the usual one, chosen", "David", "Hazel"]
        await player.press("end", "enter")
        said = await heard(player, fakes, "Hazel, chosen")
        assert said["voice"] == "Hazel"
        await player.press("escape")
        assert line(player).startswith("Voice of the synthesizer: Hazel")
    assert kept().synthesis_voice == "Hazel"


async def test_what_others_do_is_heard_in_its_pitch_and_the_line_in_the_own(fakes: Log) -> None:
    async with playing(mode=Mode.VOICE, voice="sapi5") as player:
        await settings_of(player, "sapi5")
        await go_to(player, "Pitch for other players' moves")
        await player.press("enter")
        assert (await heard(player, fakes, "Pitch for other players' moves: 20"))["pitch"] == 0
        assert (await heard(player, fakes, "This is how other players' moves sound."))["pitch"] == 2
        await go_to(player, "Voice for other players' moves")
        await player.press("enter", "end", "enter")
        await player.until(lambda: fakes()[-1]["voice"] == "Hazel")
        assert (await heard(player, fakes, "Hazel, chosen"))["voice"] == "David"
    assert (kept().others_pitch, kept().others_voice) == (20, "Hazel")


async def test_what_this_voice_cannot_is_not_there(fakes: Log) -> None:
    async with playing(mode=Mode.VOICE, voice="nvda") as player:
        lines = await settings_of(player, "nvda")
        assert "Speed: set it in the voice itself" in lines
        assert not any(line.startswith(("Pitch", "Volume", "Voice of", "Voice for", "When the")) for line in lines)


@pytest.mark.slow
async def test_a_voice_that_cannot_tell_its_end_is_measured_once(
    fakes: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_NVDA", "client")
    async with playing(mode=Mode.VOICE, voice="nvda") as player:
        await settings_of(player, "nvda")
        await go_to(player, "Time the voice takes: estimated")
        asked = player.app.session.announcer.text("calibration-ask")
        await player.press("enter")
        await asyncio.sleep(REPEAT_WINDOW)
        await player.press("x")
        await player.until(lambda: sum(each["text"] == asked for each in fakes()) == 2)
        await asyncio.sleep(fakes()[-1]["ended"] - time.time() + 0.25)
        await player.press("enter")
        assert player.said[-1] == "Measured. Bots now wait as long as this voice takes."
        assert line(player).startswith("Time the voice takes: estimated, as measured by you")
        measured = kept().calibration["nvda"]
        seconds = len(asked) * 0.02 + 0.05
        assert player.app.session.voice.chain.seconds(asked) == pytest.approx(seconds, abs=0.3)
        assert measured < 0.5
        await player.press("backspace")
        assert kept().calibration == {}
