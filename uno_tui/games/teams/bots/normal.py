"""A sensible player: spares the partner, hits opponents who are about to win, keeps wilds and one colour together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import fsum

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.cards.coloured import REVERSE, SKIP, Card, Colour
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, Play
from uno_tui.games.teams.bots.reacting import react
from uno_tui.games.teams.rules.cards import TEAM_WILD
from uno_tui.games.teams.rules.moves import Give, Giving, Share, Swap
from uno_tui.games.teams.rules.view import TeamsView

NEAR_THE_END = 3
"""A player with fewer cards than this is about to win."""
FITS = 0.45
"""How likely one unknown card fits on a wild with its colour."""

Held = Counter[Colour | None]


class NormalBot:
    """Plays by a few rules of thumb."""

    level = Level.NORMAL

    def choose(self, view: TeamsView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the move of the greatest worth by the rules of thumb."""
        held = Counter(card.colour for card in view.hand)
        able = [move for move in moves if isinstance(move, Play | Giving)]
        if not able:
            return DRAW if DRAW in moves else moves[0]
        return max(able, key=lambda move: worth(view, move, held))

    def react(self, view: TeamsView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """React with some attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def worth(view: TeamsView, move: Move, held: Held) -> float:
    """Return the worth of a move; only comparisons between moves of one view mean anything."""
    if isinstance(move, Play):
        return _worth_of_play(view, move, held)
    if isinstance(move, Share):
        # Not `sum`: it rounds differently since Python 3.12, and this bot plays the deal of the day on all of them.
        return fsum(_worth_of_giving(card, held) for card in move.cards)
    if isinstance(move, Give | Swap):
        return _worth_of_giving(move.card, held)
    return 0.0


def _worth_of_giving(card: Card, held: Held) -> float:
    """Return the worth of giving a card away: colours that are rare in the hand go first, wilds stay."""
    return -20.0 if card.colour is None else -3.0 * held[card.colour] + card.points / 10


def _worth_of_play(view: TeamsView, play: Play, held: Held) -> float:
    """Return the worth of laying a card: points, the colour held most of, and the player hit."""
    card = play.card
    # Wilds are kept for later, draw wilds most of all.
    if card.colour is None:
        value = -40.0 - 5.0 * card.draws
    else:
        value = card.points / 4
    value += 3.0 * held[play.colour or card.colour]
    if card is TEAM_WILD:
        return value + _worth_of_calling(view)
    if card.draws or card.rank is SKIP or card.rank is REVERSE:
        value += _worth_of_hitting(view, view.next_seat())
    return value


def _worth_of_calling(view: TeamsView) -> float:
    """Return the worth of a Team Wild: a partner who can lay is a card less, one who cannot costs two (TEAMS-13)."""
    assert view.seat is not None  # noqa: S101 - onlookers do not play
    cards = view.counts[view.partner(view.seat)]
    can = 1 - (1 - FITS) ** cards
    return 35.0 * can - 40.0 * (1 - can)


def _worth_of_hitting(view: TeamsView, victim: Seat) -> float:
    """Return the worth of a card that costs `victim` a turn: spare the partner, hit a team about to win."""
    seat = view.seat
    assert seat is not None  # noqa: S101 - onlookers do not play
    if victim == view.partner(seat):
        return -60.0
    if victim == seat:
        return 10.0
    team = view.counts[victim] + view.counts[view.partner(victim)]
    return 60.0 if view.counts[victim] < NEAR_THE_END or team < 2 * NEAR_THE_END else 6.0
