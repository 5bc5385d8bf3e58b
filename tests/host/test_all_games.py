"""Every game on the running table: written down, resumed, replayed as any seat saw it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.dice import Dice
from uno_tui.host.match import Match, Plan
from uno_tui.host.store import Store
from uno_tui.ui.keys import keymap
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders

NAMES = ("Ana", "Ben", "Cleo", "Dora")
PLAYERS = ("person", "easy", "normal", "hard")


def played(game: str, path: Path, moves: int, seed: int) -> Match:
    """A match some moves long, on disk."""
    rng = random.Random(seed)
    match, _ = Match.begin(game, options.defaults(GAMES[game].options), Plan(NAMES, PLAYERS), Dice(seed), path)
    for _ in range(moves):
        if match.table.outcome.match is not None:
            break
        if match.table.outcome.round is not None:
            match.next_round()
            continue
        seat = rng.choice(match.table.acting())
        match.play(seat, rng.choice(match.table.moves(seat)))
    match.close()
    return match


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("moves", [0, 1, 7, 60])
def test_a_table_is_resumed_where_it_was(game: str, moves: int, tmp_path: Path) -> None:
    path = tmp_path / "2026-01-01-120000.table"
    match = played(game, path, moves, seed=moves)
    if match.table.outcome.match is None:
        assert Store(tmp_path).unfinished() == path
    again = Match.resume(path, Dice(1))
    assert again.plan == match.plan
    for seat in (*range(4), None):
        assert again.table.view(seat) == match.table.view(seat)
    again.close()


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_table_is_replayed_as_any_seat_saw_it(game: str, tmp_path: Path) -> None:
    path = tmp_path / "a.table"
    played(game, path, 40, seed=3)
    session = Session(Request(mode=Mode.READER, language="de"), Settings(), folders(), keymap.load())
    replay = Replay.of(session, path)
    assert not replay.fails
    for _, seat in replay.seats():
        replay.seat = seat
        for place, moment in enumerate(replay.moments):
            replay.place = place
            assert all(replay.table_lines())
            assert replay.text(place)
            assert moment.table.view(seat) == replay.moments[place].table.view(seat)
    await session.close()
