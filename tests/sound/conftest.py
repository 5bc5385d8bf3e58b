"""A loudspeaker, and a player of sounds that plays there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from support.loudspeaker import Loudspeaker

from uno_tui.sound.player import Player


@pytest.fixture
def loudspeaker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Loudspeaker]:
    """A real sound server that records, and that everything started here plays to."""
    made = Loudspeaker()
    try:
        made.start()
        for name, value in made.environment.items():
            monkeypatch.setenv(name, value)
        yield made
    finally:
        made.close()


@pytest.fixture
def told() -> list[str | None]:
    """What the player of sounds has said of itself."""
    return []


@pytest.fixture
async def player(tmp_path: Path, told: list[str | None]) -> AsyncIterator[Player]:
    made = Player(tmp_path / "sounds.log", told.append, volume=8)
    yield made
    await made.close()
