"""Facts that speak for a move in UNO and in UNO Teams.

Each function yields a reason for `move` (rather than `other`) if its fact holds, else nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from uno_tui.cards.coloured import Card, Colour, Rank
from uno_tui.core.contract import Move, Seat
from uno_tui.core.reasons import Reason
from uno_tui.games.family.rules.moves import Draw, Play
from uno_tui.games.family.rules.view import FamilyView

FEW_CARDS = 2
"""A player with at most so many cards is about to win."""
MANY_POINTS = 5
"""The smallest difference in points that is mentioned."""
HITS = frozenset({Rank.SKIP, Rank.DRAW_TWO, Rank.WILD_DRAW_FOUR, Rank.DRAW_FOUR_TEAM_WILD})


def finishes(view: FamilyView, move: Move) -> Iterator[Reason]:
    """Yield a reason if the move lays the last card."""
    if isinstance(move, Play) and len(view.hand) == 1:
        yield Reason("advice-last")


def answers_debt(view: FamilyView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield a reason if the move passes on a debt that the other one draws."""
    if view.debt and isinstance(move, Play) and isinstance(other, Draw):
        yield Reason("advice-debt", count=view.debt)


def stops(view: FamilyView, move: Move, other: Move, following: Seat, before: Seat) -> Iterator[Reason]:
    """Yield a reason if only this move hits the next player, an opponent with few cards, or turns play away."""
    count = view.counts[following]
    if not isinstance(move, Play) or not 0 < count <= FEW_CARDS:
        return
    if _hits(move) and not _hits(other):
        yield Reason("advice-hits", seat=following, count=count)
    # To turn play round helps only if the player on the other side holds more cards.
    if _turns(move) and not _turns(other) and view.counts[before] > count:
        yield Reason("advice-turns", seat=following, count=count)


def keeps(view: FamilyView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield a reason if a wild or an action card stays in the hand that the other move lays."""
    if not isinstance(other, Play) or (isinstance(move, Play) and move.card is other.card):
        return
    if other.card.wild or (other.card.number is None and not _is_action(move)):
        yield Reason("advice-keeps", card=str(other.card))


def suits(view: FamilyView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield a reason if the hand keeps more cards of the colour that is then in play."""
    if isinstance(move, Play) and isinstance(other, Play):
        colour, count = _left_of_colour(view, move)
        if colour is not None and count > _left_of_colour(view, other)[1]:
            yield Reason("advice-colour", colour=str(colour), count=count)


def sheds(view: FamilyView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield a reason if more points leave the hand, or if a card leaves it at all."""
    if not isinstance(move, Play):
        return
    if isinstance(other, Play):
        if move.card.points >= other.card.points + MANY_POINTS:
            yield Reason("advice-points", count=move.card.points)
    elif isinstance(other, Draw):
        yield Reason("advice-lays")


def _hits(move: Move) -> bool:
    return isinstance(move, Play) and move.card.rank in HITS


def _turns(move: Move) -> bool:
    return isinstance(move, Play) and move.card.rank is Rank.REVERSE


def _is_action(move: Move) -> bool:
    return isinstance(move, Play) and move.card.number is None


def _left_of_colour(view: FamilyView, play: Play) -> tuple[Colour | None, int]:
    """Return the colour in play after a card is laid, and how many cards of it are left in the hand."""
    colour = play.colour or play.card.colour
    left: Counter[Card] = Counter(view.hand) - Counter([play.card])
    return colour, sum(count for card, count in left.items() if card.colour is colour)
