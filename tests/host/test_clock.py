"""A clock that can be stopped, over time that the tests move."""

from __future__ import annotations

import asyncio

import pytest

from uno_tui.host.clock import StoppableClock, VirtualClock


class Sleeper:
    """Sleeps on a clock and remembers when it woke by the clock beneath."""

    def __init__(self, clock: StoppableClock, beneath: VirtualClock, seconds: float) -> None:
        self.woke: float | None = None
        self.task = asyncio.create_task(self._sleep(clock, beneath, seconds))

    async def _sleep(self, clock: StoppableClock, beneath: VirtualClock, seconds: float) -> None:
        await clock.sleep(seconds)
        self.woke = beneath.time()


def clocks() -> tuple[VirtualClock, StoppableClock]:
    beneath = VirtualClock()
    return beneath, StoppableClock(beneath)


async def test_a_clock_that_goes_wakes_at_the_right_moment() -> None:
    beneath, clock = clocks()
    sleeper = Sleeper(clock, beneath, 2)
    await beneath.advance(1.9)
    assert sleeper.woke is None
    await beneath.advance(1)
    assert sleeper.woke == 2
    assert clock.time() == beneath.time() == pytest.approx(2.9)


async def test_a_stopped_clock_lets_nobody_wake_and_goes_on_with_the_rest() -> None:
    beneath, clock = clocks()
    first, second = Sleeper(clock, beneath, 2), Sleeper(clock, beneath, 3)
    await beneath.advance(1.5)
    clock.stop()
    await beneath.advance(100)
    assert first.woke is second.woke is None
    clock.resume()
    await beneath.advance(0.4)
    assert first.woke is None
    await beneath.advance(10)
    assert first.woke == pytest.approx(102)
    assert second.woke == pytest.approx(103)


async def test_stopped_twice_only_the_time_that_went_counts() -> None:
    beneath, clock = clocks()
    sleeper = Sleeper(clock, beneath, 3)
    for _ in range(2):
        await beneath.advance(1)
        clock.stop()
        clock.stop()
        await beneath.advance(50)
        clock.resume()
    await beneath.advance(0.9)
    assert sleeper.woke is None
    await beneath.advance(1)
    assert sleeper.woke == pytest.approx(103)


@pytest.mark.parametrize("seconds", [0, 1])
async def test_who_falls_asleep_while_it_is_stopped_waits_until_it_goes(seconds: float) -> None:
    beneath, clock = clocks()
    clock.stop()
    sleeper = Sleeper(clock, beneath, seconds)
    await beneath.advance(10)
    assert sleeper.woke is None
    clock.resume()
    await beneath.advance(5)
    assert sleeper.woke == 10 + seconds


async def test_stopped_at_the_very_moment_of_waking() -> None:
    beneath, clock = clocks()
    stopper = asyncio.create_task(beneath.sleep(2))
    stopper.add_done_callback(lambda _: clock.stop())
    sleeper = Sleeper(clock, beneath, 2)
    await beneath.advance(20)
    assert sleeper.woke is None
    clock.resume()
    await beneath.advance(0)
    assert sleeper.woke == 20


async def test_stop_and_go_on_at_once_changes_nothing() -> None:
    beneath, clock = clocks()
    sleeper = Sleeper(clock, beneath, 2)
    await beneath.advance(1)
    clock.stop()
    clock.resume()
    await beneath.advance(0.9)
    assert sleeper.woke is None
    await beneath.advance(0.2)
    assert sleeper.woke == 2


@pytest.mark.parametrize("stopped", [False, True])
async def test_a_sleeper_can_be_cancelled_and_leaves_nothing_behind(stopped: bool) -> None:
    beneath, clock = clocks()
    before = asyncio.all_tasks()
    sleeper = Sleeper(clock, beneath, 2)
    await beneath.advance(1)
    if stopped:
        clock.stop()
        await beneath.advance(1)
    sleeper.task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sleeper.task
    clock.resume()
    await beneath.advance(5)
    assert sleeper.woke is None
    assert asyncio.all_tasks() == before
