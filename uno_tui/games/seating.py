"""How many can play a game."""

from __future__ import annotations

from uno_tui.games.contract import Game


def why_not_so_many(game: Game, seats: int) -> str | None:
    """Why `seats` players cannot play, as a sentence; None if they can."""
    return None if seats in game.players else f"{game.id} is for {counts(game.players)} players, not {seats}"


def counts(players: range) -> str:
    """The numbers of players: `2 to 10`, or `4, 6, 8`."""
    return f"{players[0]} to {players[-1]}" if players.step == 1 else ", ".join(map(str, players))


def nearest(game: Game, seats: int) -> int:
    """The number of players that is nearest to `seats`."""
    return min(game.players, key=lambda count: abs(count - seats))
