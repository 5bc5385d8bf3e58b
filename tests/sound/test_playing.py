"""Sounds really played, into a sink that is recorded."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from support.loudspeaker import Loudspeaker

from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.player import Player
from uno_tui.sound.scores import SCORES

pytestmark = [pytest.mark.terminal, pytest.mark.slow]


async def up(player: Player) -> None:
    """Everything is rendered, and the device is at rest."""
    assert await player.start() is None
    await asyncio.sleep(1)


async def up_to_three_times(attempt: Callable[[], Awaitable[None]]) -> None:
    """Make an attempt until it succeeds: on a busy machine what would be late is dropped, as it should be."""
    for _ in range(2):
        with contextlib.suppress(AssertionError):
            await attempt()
            return
        await asyncio.sleep(1)
    await attempt()


def times(loudspeaker: Loudspeaker, sound: Sound) -> list[float]:
    return loudspeaker.heard().times(sound)


async def test_each_is_recognised_in_its_order(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)

    async def every() -> None:
        asked = []
        for earcon in Earcon:
            asked.append(time.monotonic())
            player.play(Sound(earcon, place=-0.3))
            await asyncio.sleep(SCORES[earcon].seconds + 0.2)
        heard = loudspeaker.heard()
        found = sorted((at, earcon) for earcon in Earcon for at in heard.times(Sound(earcon)) if at > asked[0] - 0.02)
        assert [earcon for _, earcon in found] == list(Earcon)
        assert all(-0.02 < at - when < 0.35 for (at, _), when in zip(found, asked, strict=True))

    await up_to_three_times(every)


async def test_colours_are_recognised_in_their_order(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)
    order = (2, 0, 3, 1)
    for colour in order:
        player.play(Sound(Earcon.LAID, colour))
        await asyncio.sleep(0.3)
    heard = loudspeaker.heard()
    found = sorted((at, colour) for colour in range(4) for at in heard.times(Sound(Earcon.LAID, colour)))
    assert tuple(colour for _, colour in found) == order


async def test_a_seat_to_the_left_is_heard_more_on_the_left(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)
    for place in (-0.5, 0.0, 0.5):
        player.play(Sound(Earcon.TILE, place=place))
        await asyncio.sleep(0.4)
    heard = loudspeaker.heard()
    ratios = [left / right for left, right in (heard.sides_at(Sound(Earcon.TILE), at) for at in times(loudspeaker, Sound(Earcon.TILE)))]
    assert ratios == pytest.approx([2.414, 1, 1 / 2.414], rel=0.05)  # what is 45 degrees apart at the outermost


async def test_the_volume_may_change_at_any_time(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)
    sound = Sound(Earcon.TURN)
    for volume in (10, 5, 0):
        player.volume = volume
        player.play(sound)
        await asyncio.sleep(0.5)
    heard = loudspeaker.heard()
    loud, soft = (heard.sides_at(sound, at)[0] for at in heard.times(sound))
    assert loud == pytest.approx(4 * soft, rel=0.05)


async def test_the_first_sound_starts_the_helper_and_is_heard(
    loudspeaker: Loudspeaker, tmp_path: Path, told: list[str | None]
) -> None:
    async def first() -> None:
        player = Player(tmp_path / "log", told.append)
        assert player.pid is None
        asked = time.monotonic()
        player.play(Sound(Earcon.TURN))
        await asyncio.sleep(1)
        assert player.pid is not None
        await player.close()
        assert len([at for at in times(loudspeaker, Sound(Earcon.TURN)) if at > asked]) == 1

    await up_to_three_times(first)


async def test_a_newer_one_replaces_an_older_one(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)
    player.play(Sound(Earcon.MATCH_WON))
    await asyncio.sleep(0.3)
    player.play(Sound(Earcon.MATCH_WON))
    await asyncio.sleep(1.6)
    heard = loudspeaker.heard()
    assert len(heard.times(Sound(Earcon.MATCH_WON))) == 1
    assert 1.2 < heard.seconds_of_sound() < 1.5


async def test_two_sound_at_once_and_a_third_waits(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)
    asked = time.monotonic()
    first, second, third = Sound(Earcon.TILE), Sound(Earcon.EDGE), Sound(Earcon.TURN)
    for sound in (first, second, third):
        player.play(sound)
    await asyncio.sleep(1)
    heard = loudspeaker.heard()
    first_at = heard.first_sound(asked)
    (at,) = heard.times(third)
    assert first_at is not None
    assert first_at + 0.06 < at < asked + 0.35  # when the shorter one of the others is over


async def test_what_would_be_late_is_not_played(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)
    for earcon in (Earcon.MATCH_WON, Earcon.MATCH_LOST, Earcon.TILE):
        player.play(Sound(earcon))
    await asyncio.sleep(2)
    assert times(loudspeaker, Sound(Earcon.TILE)) == []


async def test_hush_is_silence_at_once(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)
    player.play(Sound(Earcon.MATCH_WON))
    await asyncio.sleep(0.3)
    player.play(Sound(Earcon.TURN))
    player.hush()
    await asyncio.sleep(1.2)
    assert loudspeaker.heard().seconds_of_sound() < 0.5
    for _ in range(3):  # a busy machine drops what would be late
        player.play(Sound(Earcon.TURN))
        await asyncio.sleep(0.5)
    assert 1 <= len(times(loudspeaker, Sound(Earcon.TURN))) <= 3


async def test_from_an_event_to_its_sound(loudspeaker: Loudspeaker, player: Player) -> None:
    """19 of 20 within 60 ms, the sink's own buffer included: with the device still open, and let go."""
    await up(player)

    async def twenty() -> None:
        delays = []
        for number in range(20):
            asked = time.monotonic()
            player.play(Sound(Earcon.LAID, number % 4))
            await asyncio.sleep(0.25 if number % 2 else 0.6)
            delays.append((loudspeaker.heard().first_sound(asked) or asked + 1) - asked)
        assert sorted(delays)[18] < 0.06

    await up_to_three_times(twenty)


async def test_a_burst_costs_next_to_nothing_and_is_soon_over(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)
    earcons = [earcon for earcon in Earcon if not earcon.endswith(("won", "lost"))]
    asked, cpu = time.monotonic(), time.process_time()
    for number in range(10_000):
        player.play(Sound(earcons[number % len(earcons)], number % 4, (number % 11 - 5) / 10))
    assert time.monotonic() - asked < 0.2
    await asyncio.sleep(2)
    assert time.process_time() - cpu < 0.3
    assert len(player._waiting) == 0
    assert asked < loudspeaker.heard().last_sound() < asked + 1


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def bytes_moved(pid: int) -> tuple[int, int]:
    lines = dict(line.split(": ") for line in Path(f"/proc/{pid}/io").read_text(encoding="utf-8").splitlines())
    return int(lines["rchar"]), int(lines["wchar"])


async def test_at_rest_nothing_moves_and_the_device_is_let_go(loudspeaker: Loudspeaker, player: Player) -> None:
    await up(player)
    player.play(Sound(Earcon.TURN))
    await asyncio.sleep(0.1)
    assert loudspeaker.devices_held() == 1
    await asyncio.sleep(0.9)
    assert loudspeaker.devices_held() == 0
    assert player.pid is not None
    moved, spent = bytes_moved(player.pid), cpu_seconds(player.pid)
    await asyncio.sleep(3)
    assert bytes_moved(player.pid) == moved
    assert cpu_seconds(player.pid) - spent < 0.03
