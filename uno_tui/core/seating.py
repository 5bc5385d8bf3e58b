"""The numbers of players that a game allows."""

from __future__ import annotations

from uno_tui.core.contract import Game
from uno_tui.message import Message, message


def why_not_so_many(game: Game, seats: int) -> Message | None:
    """Return why `seats` players cannot play; None if they can."""
    return None if seats in game.players else wrong_count(game.id, game.players, seats)


def wrong_count(game: str, players: range, seats: int) -> Message:
    """Return a sentence with the numbers of players that can play: `2 to 10`, or `4, 6, 8`."""
    if players.step == 1:
        return message("players-from-to", game=game, low=players[0], high=players[-1], seats=seats)
    return message("players-one-of", game=game, counts=", ".join(map(str, players)), seats=seats)


def nearest(game: Game, seats: int) -> int:
    """Return the allowed number of players that is nearest to `seats`."""
    return min(game.players, key=lambda count: abs(count - seats))
