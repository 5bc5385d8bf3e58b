"""What is read to one player at their own wish holds the others up only for a moment."""

from __future__ import annotations

import asyncio

import pytest
from friends.hosted import Hosted, hosted

from uno_tui.friends import gathering
from uno_tui.friends.guest import Guest


async def listening(table: Hosted) -> Guest:
    """Return the guest Ben, who has heard the deal and is reading the help, line by line."""
    ben = await table.play_with("ben")
    (guest,) = table.gathering._guests
    guest.session.announcer.speaker.stop()
    ben.press("help\r")
    await ben.until_true(lambda: guest.seconds_left() > 20, what="the help")
    return guest


async def test_what_a_player_has_read_to_them_wins_no_race() -> None:
    async with hosted("uno", seats=2) as table:
        await listening(table)
        host = table.session.runner.host
        host.races.on_events()
        now, ana, ben = host.clock.time(), 1.0, 3.0  # when their keys arrive
        assert ana + host.races.hold(0, now + ana, [1]) < ben + host.races.hold(1, now + ben, [0])


async def test_others_wait_only_a_moment_for_what_one_player_has_read_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "MOST_WAITED", 1.0)
    async with hosted("uno", seats=2) as table:
        await listening(table)
        table.session.announcer.speaker.stop()
        begun = asyncio.get_running_loop().time()
        await table.gathering.wait_until_heard()
        assert 0.9 < asyncio.get_running_loop().time() - begun < 3.0
