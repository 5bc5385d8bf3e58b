"""Rules of thumb: the worth of a move. Only comparisons between moves of one view mean anything.

The unit is a point of the cards that leave the hand; a card more or less in a hand is worth `CARD` of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from uno_tui.cards.coloured import DRAW_TWO, REVERSE, SKIP, Card, Colour
from uno_tui.core.contract import Move, Seat
from uno_tui.games.family.rules.moves import Draw, Pass, Play
from uno_tui.games.uno.bots.evidence import NEAR_THE_END, bluff_chance, suspicion
from uno_tui.games.uno.rules.moves import Challenge, Intercept
from uno_tui.games.uno.rules.reasons import is_bluff, price_of_bluff
from uno_tui.games.uno.rules.view import UnoView

CARD = 8.0
"""A card more or less in a hand."""
WILD_KEPT = 40.0
"""A wild that stays in the hand."""
COLOUR_HELD = 3.0
"""Each card in hand of the colour that is in play then."""
HIT = 4.0
"""A card that makes the next player draw or lose a turn."""
HIT_IN_NEED = 60.0
"""The same, when that player is about to win."""
TURN = 16.0
"""A turn that is not lost."""
DEFENCE_KEPT = 8.0
"""The last card that could answer a debt, kept."""
SEQUENCE_CARD = 5.0
"""A card that can be laid at once after this one."""
DANGER = 24.0
"""Giving another player a hand that is about to win."""
SEEN_THROUGH = 0.5
"""The chance of being seen through above which a bluff is not worth a thought."""
NEEDLESS_PASS = -64.0
"""Not laying a card that could be laid; only a disaster is worse."""


def best_move(view: UnoView, moves: Sequence[Move]) -> Move:
    """Return the best of the moves in turn; the first of equals."""
    held = Counter(card.colour for card in view.hand)
    return max(moves, key=lambda move: worth(view, move, held))


def worth(view: UnoView, move: Move, held: Counter[Colour | None]) -> float:
    """Return the worth of a move in turn, with `held` cards of each colour in hand."""
    if isinstance(move, Play):
        return _worth_of_play(view, move, held)
    if isinstance(move, Intercept):  # another card may follow, but a debt is drawn first unless it is answered
        drawn = _worth_of_draw(view) if view.debt and not view.rules.response else 0.0
        return _worth_of_play(view, Play(move.card, swap=move.swap), held) + TURN + drawn
    if isinstance(move, Draw):
        return _worth_of_draw(view)
    if isinstance(move, Challenge):
        return _worth_of_call(view)
    return NEEDLESS_PASS if isinstance(move, Pass) and not view.free else 0.0


def _worth_of_play(view: UnoView, play: Play, held: Counter[Colour | None]) -> float:
    """Return the worth of laying a card: points, the colour held most of, the player hit, and the price."""
    card = play.card
    if card.colour is None:
        value = -WILD_KEPT - card.points / 10 - card.draws
    else:
        value = card.points / 4
    value += COLOUR_HELD * held[play.colour or card.colour]
    value += _worth_of_hit(view, card) - _worth_of_defence(view, card)
    value += worth_of_moved_hands(view, card, play.swap) + _worth_of_sequence(view, card)
    return value - _cost_of_being_called(view, play)


def _worth_of_hit(view: UnoView, card: Card) -> float:
    """Return the worth of a draw card, Skip or Reverse: most against a player who is about to win."""
    if not card.draws and card.rank is not SKIP and card.rank is not REVERSE:
        return 0.0
    return HIT_IN_NEED if view.counts[view.next_seat()] < NEAR_THE_END else HIT


def _worth_of_defence(view: UnoView, card: Card) -> float:
    """Return the worth of keeping the last card that could answer a debt, while none is open."""
    if not view.rules.response or view.debt or card.rank is not DRAW_TWO:
        return 0.0
    return DEFENCE_KEPT if sum(other.rank is DRAW_TWO for other in view.hand) == 1 else 0.0


def worth_of_moved_hands(view: UnoView, card: Card, swap: Seat | None) -> float:
    """Return the gain of a 0 or 7 in cards, less the danger of giving a nearly empty hand away (UNO-37 to UNO-39)."""
    left = len(view.hand) - 1
    if not view.rules.seven_zero or not left:
        return 0.0
    # A 0 takes the hand of the player before and passes the own hand to the player after.
    if card.number == 0:
        assert view.seat is not None  # noqa: S101 - onlookers do not play
        taker = view.next_seat(view.seat)
        giver = (view.seat - view.direction) % len(view.counts)
    elif swap is not None:
        giver = taker = swap
    else:
        return 0.0
    danger = DANGER if left < NEAR_THE_END and view.counts[taker] >= NEAR_THE_END else 0.0
    return CARD * (left - view.counts[giver]) - danger


def run_length(hand: Sequence[Card], card: Card, step: int) -> int:
    """Return how many cards of a hand follow on `card` in one direction of a sequence (UNO-25)."""
    numbers = {other.number for other in hand if other.colour is card.colour}
    length = 0
    number = card.number
    while number is not None and number + step in numbers:
        number += step
        length += 1
    return length


def _worth_of_sequence(view: UnoView, card: Card) -> float:
    """Return the worth of a number that the hand can continue a sequence from."""
    if not view.rules.sequences or card.number is None or (view.rules.seven_zero and card.number in (0, 7)):
        return 0.0
    return SEQUENCE_CARD * max(run_length(view.hand, card, 1), run_length(view.hand, card, -1))


def drop_refuted(view: UnoView, moves: list[Move]) -> list[Move]:
    """Return the moves without calls and bluffs that the evidence speaks against; all, if nothing is left."""
    kept = [move for move in moves if not (_calls_in_vain(view, move) or _bluffs_in_vain(view, move))]
    return kept or moves


def _calls_in_vain(view: UnoView, move: Move) -> bool:
    return isinstance(move, Challenge) and _worth_of_call(view) < _worth_of_draw(view)


def _bluffs_in_vain(view: UnoView, move: Move) -> bool:
    return _chance_seen_through(view, move) > SEEN_THROUGH


def _cost_of_being_called(view: UnoView, play: Play) -> float:
    """Return the cost of a bluff, weighted by how often the others see through it."""
    return 2 * CARD * price_of_bluff(view) * _chance_seen_through(view, play)


def _chance_seen_through(view: UnoView, move: Move) -> float:
    """Return how likely the others must think that a move is a bluff; 0 if it is none."""
    if not is_bluff(view, move):
        return 0.0
    in_need = view.counts[view.next_seat()] < NEAR_THE_END
    return bluff_chance(view, view.turn, view.top, view.colour, in_need)


def _worth_of_draw(view: UnoView) -> float:
    """Return the worth of drawing: a debt costs its cards and with `skip_after_draw` the turn, else one card."""
    if not view.debt or view.free:
        return -CARD
    return -CARD * view.debt - (TURN if view.rules.skip_after_draw else 0.0)


def _worth_of_call(view: UnoView) -> float:
    """Return the worth of a call: a right one makes the bluffer draw, a wrong one costs two more (UNO-35)."""
    likely = suspicion(view)
    drawn = CARD * (view.debt + 2)
    # Cards that one opponent draws help all opponents of that player in equal parts.
    shared = drawn / (len(view.counts) - 1)
    return likely * shared + (1 - likely) * (_worth_of_draw(view) - 2 * CARD)


def best_interception(view: UnoView, moves: Sequence[Intercept]) -> Intercept | None:
    """Return the interception of the greatest gain; None if none gains."""
    held = Counter(card.colour for card in view.hand)

    def gain(move: Intercept) -> float:
        return CARD + COLOUR_HELD * held[move.card.colour] + worth_of_moved_hands(view, move.card, move.swap)

    found = max(moves, key=gain, default=None)
    return found if found is not None and gain(found) > 0 else None


def best_follower(view: UnoView, moves: Sequence[Play]) -> Play | None:
    """Return the card to continue a sequence with, towards the longer run; None if hands would move for the worse."""

    def gain(move: Play) -> float:
        step = (move.card.number or 0) - (view.top.number or 0)
        run = SEQUENCE_CARD * run_length(view.hand, move.card, step)
        return CARD + run + worth_of_moved_hands(view, move.card, move.swap)

    found = max(moves, key=gain, default=None)
    return found if found is not None and gain(found) > 0 else None
