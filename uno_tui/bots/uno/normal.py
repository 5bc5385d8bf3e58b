"""A sensible player: keeps wilds, hits whoever is about to win, chooses the colour it holds most of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.bots.uno.reacting import react
from uno_tui.cards.uno import REVERSE, SKIP, Colour
from uno_tui.games.contract import Move
from uno_tui.games.dice import Dice
from uno_tui.games.uno.moves import PASS, Play
from uno_tui.games.uno.view import UnoView

NEAR_THE_END = 3
"""A hand of fewer cards than this is about to win."""


class NormalBot:
    """Plays by a few rules of thumb."""

    level = Level.NORMAL

    def choose(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Move:
        """The card that scores best by the rules of thumb."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return next((move for move in moves if move is not PASS), moves[0])
        held = Counter(card.colour for card in view.hand)
        return max(plays, key=lambda play: worth(view, play, held))

    def react(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With some attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def worth(view: UnoView, play: Play, held: Counter[Colour | None]) -> float:
    """How good it is to lay this card; only comparisons between moves of one view mean anything."""
    card = play.card
    threatened = view.counts[view.next_seat()] < NEAR_THE_END
    hits = bool(card.draws) or card.rank is SKIP or card.rank is REVERSE
    if card.colour is None:
        value = -40.0 - card.points / 10 - card.draws
    else:
        value = card.points / 4
    value += 3.0 * held[play.colour or card.colour]
    if hits:
        value += 60.0 if threatened else 4.0
    if play.swap is not None:
        value += 8.0 * (len(view.hand) - 1 - view.counts[play.swap])
    return value
