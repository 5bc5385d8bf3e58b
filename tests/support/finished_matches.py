"""Matches that are played to their end."""

from __future__ import annotations

from pathlib import Path

from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.uno.rules import UNO
from uno_tui.host.match import Match, Plan

PLAN = Plan(("Ana", "Ben"), ("person", "normal"))


def played(path: Path, seed: int, *, moves: int | None = None) -> Path:
    """A match of one round on disk, to its end or for so many moves."""
    values = options.defaults(UNO.options) | {"match_end": "rounds", "rounds": 1}
    match, _ = Match.begin("uno", values, PLAN, Dice(seed), path)
    made = 0
    while match.table.outcome.match is None and made != moves:
        seat = match.table.acting()[0]
        match.play(seat, match.table.moves(seat)[0])
        made += 1
    match.close()
    return path
