"""A little of the campaign against a table of friends: attacks, guests who are gone, and a host who is killed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if not sys.platform.startswith("linux"):
    pytest.skip("reads /proc", allow_module_level=True)

from campaigns.friends import guests_end, hostile, hosts_end

pytestmark = [pytest.mark.terminal, pytest.mark.slow, pytest.mark.timeout(300)]


async def test_hostile_connections_disturb_nobody(tmp_path: Path) -> None:
    _, bad = await hostile(30, 1, tmp_path)
    assert [each for each in bad if "key to words" not in each] == []  # how fast it is depends on what else runs here


async def test_guests_who_are_gone_come_back(tmp_path: Path) -> None:
    _, bad = await guests_end(6, 1, tmp_path)
    assert bad == []


async def test_a_host_who_is_killed_goes_on(tmp_path: Path) -> None:
    _, bad = await hosts_end(3, 1, tmp_path)
    assert bad == []
