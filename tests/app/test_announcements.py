"""What is said while a screen is on its way to be shown stays on it, beside what the screen below said just before."""

from __future__ import annotations

import pytest

from uno_tui.app.announcements import TOGETHER, Announcements
from uno_tui.host.clock import VirtualClock


@pytest.mark.parametrize("read", [False, True])
async def test_a_screen_keeps_what_it_was_told_before_it_was_shown(read: bool) -> None:
    clock = VirtualClock()
    before, after = Announcements(clock, id="before"), Announcements(clock, id="after")
    before.is_read = after.is_read = read
    before.say("You play a Wild.", private=True)
    after.say("Ana is here.")
    after.take_over(before, clock.time())
    assert after._texts == ["You play a Wild.", "Ana is here."]
    after.hide_private()
    assert after._texts == ["Ana is here."]


async def test_what_was_said_long_before_is_not_shown_again() -> None:
    clock = VirtualClock()
    before, after = Announcements(clock, id="before"), Announcements(clock, id="after")
    before.say("You play a Wild.")
    after.take_over(before, clock.time() + TOGETHER)
    assert after._texts == []
