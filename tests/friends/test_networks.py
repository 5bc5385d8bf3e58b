"""Friends over bad networks: slow, with lost packets, or dead for a minute."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

if not sys.platform.startswith("linux"):
    pytest.skip("networks of their own are Linux's", allow_module_level=True)

from friends.openssh import Friends, friends_at, play_on
from friends.wire import HOST, Wire

from uno_tui.friends.channel import ALIVE, UNANSWERED

pytestmark = [pytest.mark.terminal, pytest.mark.timeout(300)]


@pytest.fixture
def wire() -> Iterator[Wire]:
    made = Wire()
    try:
        yield made
    finally:
        made.close()


@pytest.fixture
def table(tmp_path: Path, wire: Wire) -> Iterator[Friends]:
    with friends_at(tmp_path) as made:
        made.address, made.at_host, made.at_guest = HOST, wire.at_host, wire.at_guest
        yield made


@pytest.mark.slow
@pytest.mark.parametrize(("delay", "loss"), [(0.1, 0.0), (0.3, 0.0), (0.1, 0.05)])
def test_the_table_goes_on_over_a_slow_network(table: Friends, wire: Wire, delay: float, loss: float) -> None:
    wire.delay, wire.loss = delay / 2, loss
    host = table.start_host("--players", "2", "--pace", "fast", "--seed", "5")
    ben = table.come("ben")
    table.begin(ben)
    table.until(ben, "You have 7 cards.")
    play_on(table, {host: "en", ben: "en"}, 6)
    assert wire.carried > 50


@pytest.mark.slow
def test_a_dead_network_is_noticed_and_the_friend_comes_back_after_a_minute(table: Friends, wire: Wire) -> None:
    host = table.start_host("--players", "2", "--pace", "fast", "--seed", "5")
    key = table.make_key("ben_key")
    ben = table.come("ben", key=key)
    table.begin(ben)
    table.until(ben, "You have 7 cards.")
    wire.is_cut, start = True, time.monotonic()
    assert table.until(host, "Ben is gone. The game waits for them.", 25) < ALIVE * (UNANSWERED + 1) + 1.5
    table.type(host, "z\rplay\rdraw\rpass\r")
    table.until_true(lambda: time.monotonic() > start + 60, "a minute", 70)
    wire.is_cut = False
    again = table.ssh("ben", key=key)
    table.until(again, "Resumed: UNO")
    table.until(again, "Meanwhile")
    table.until(host, "Ben is back.")
