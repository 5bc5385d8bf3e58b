"""Where sounds stand for small talk, it is left out only as long as they can be heard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from support.loudspeaker import Loudspeaker
from support.sessions import Screen, session_with

from uno_tui.ui.keys import keymap
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Profile

pytestmark = [pytest.mark.terminal, pytest.mark.slow]


async def heard_of_a_deal(prepare: Callable[[Session], None]) -> tuple[str, str]:
    """What is said of a deal and at the edge of the hand, and what is remembered of it."""
    session = session_with(keymap.load(), "person")
    session.sounds.choose(Profile.INSTEAD)
    await asyncio.sleep(1.5)  # the helper comes up
    prepare(session)
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
    desk = await session.runner.new_table(Screen())  # type: ignore[arg-type]
    await desk.state.client.wait_until_settled()
    desk.perform("first_card")
    desk.perform("previous_card")
    await asyncio.sleep(0.5)
    remembered = " ".join(each.text for each in session.announcer.speaker.history.messages())
    await session.close()
    return " ".join(said), remembered


async def test_small_talk_is_left_to_sounds_and_remembered(loudspeaker: Loudspeaker) -> None:
    said, remembered = await heard_of_a_deal(lambda session: None)
    assert "Your turn." in said
    assert "You have 7 cards" not in said
    assert "First." not in said
    assert "You have 7 cards" in remembered
    assert loudspeaker.heard().seconds_of_sound() > 0


def turned_down(session: Session) -> None:
    session.preferences.settings.sound_volume = 0
    session.sounds.edge()


async def test_where_nothing_is_heard_small_talk_is_said(loudspeaker: Loudspeaker) -> None:
    said, _ = await heard_of_a_deal(turned_down)
    assert "You have 7 cards" in said
    assert "First." in said


async def test_without_a_device_small_talk_is_said() -> None:
    said, _ = await heard_of_a_deal(lambda session: None)
    assert "You have 7 cards" in said
    assert "First." in said
