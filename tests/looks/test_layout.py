"""Whatever lies on a table, and in every size and look: nothing is cut without a sign, nothing covers another."""

from __future__ import annotations

import pytest
from looks.looking import FEW, SEATS, tried
from support.examples import thorough

pytestmark = pytest.mark.screen


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in FEW for seats in FEW[game]])
async def test_a_random_table_is_shown_whole(game: str, seats: int) -> None:
    assert await tried(game, seats, seed=seats, moves=11) == []


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", SEATS)
async def test_random_tables_are_shown_whole(game: str) -> None:
    """Every number of seats after a number of moves; after each of these numbers when all examples are tried."""
    found = []
    for seats in SEATS[game]:
        for seed, moves in enumerate((0, 5, 40, 150, 400)):
            if thorough() or seats % 5 == seed:
                found += await tried(game, seats, seed, moves)
    assert found == []
