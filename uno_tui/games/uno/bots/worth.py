"""Rules of thumb: how good a move is. Only comparisons between moves of one view mean anything.

The unit is a point of the cards one gets rid of; a card more or less in a hand is worth `CARD` of them.
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
WILD_IS_KEPT = 40.0
COLOUR_HELD = 3.0
HIT = 4.0
HIT_IN_NEED = 60.0
TURN = 16.0
"""What a turn is worth that is not lost."""
DEFENCE_KEPT = 8.0
FOLLOWS = 5.0
"""A card that can be laid at once after this one."""
DANGER = 24.0
"""Handing somebody a hand that is about to win."""
SEEN_THROUGH = 0.5
"""A bluff that is likelier to be seen through is not worth a thought."""
PASSED = -64.0
"""Not laying a card that could be laid; only a disaster is worse."""


def best(view: UnoView, moves: Sequence[Move]) -> Move:
    """The best of the moves on one's turn; the first of equals."""
    held = Counter(card.colour for card in view.hand)
    return max(moves, key=lambda move: worth(view, move, held))


def worth(view: UnoView, move: Move, held: Counter[Colour | None]) -> float:
    """How good a move on one's turn is, with `held` cards of each colour in hand."""
    if isinstance(move, Play):
        return _playing(view, move, held)
    if isinstance(move, Draw):
        return _drawing(view)
    if isinstance(move, Challenge):
        return _calling(view)
    return PASSED if isinstance(move, Pass) and not view.free else 0.0


def _playing(view: UnoView, play: Play, held: Counter[Colour | None]) -> float:
    """Laying a card: points off the hand, the colour one holds most of, whom it hits, and what it gives away."""
    card = play.card
    if card.colour is None:
        value = -WILD_IS_KEPT - card.points / 10 - card.draws
    else:
        value = card.points / 4
    value += COLOUR_HELD * held[play.colour or card.colour]
    value += _hitting(view, card) - _defence(view, card)
    value += moved_hands(view, card, play.swap) + _following(view, card)
    return value - _being_called(view, play)


def _hitting(view: UnoView, card: Card) -> float:
    """Draw cards, Skip and Reverse are for the player who is about to win."""
    if not card.draws and card.rank is not SKIP and card.rank is not REVERSE:
        return 0.0
    return HIT_IN_NEED if view.counts[view.next_seat()] < NEAR_THE_END else HIT


def _defence(view: UnoView, card: Card) -> float:
    """Where debts can be answered, the last card that could answer one is kept while there is no need of it."""
    if not view.rules.response or view.debt or card.rank is not DRAW_TWO:
        return 0.0
    return DEFENCE_KEPT if sum(other.rank is DRAW_TWO for other in view.hand) == 1 else 0.0


def moved_hands(view: UnoView, card: Card, swap: Seat | None) -> float:
    """What a 0 or 7 gains: the cards one gets rid of, but not at the price of a nearly empty hand (UNO-37 to 39)."""
    left = len(view.hand) - 1
    if not view.rules.seven_zero or not left:
        return 0.0
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
    """How many cards of a hand follow on `card` in one direction of a sequence (UNO-25)."""
    numbers = {other.number for other in hand if other.colour is card.colour}
    length = 0
    number = card.number
    while number is not None and number + step in numbers:
        number += step
        length += 1
    return length


def _following(view: UnoView, card: Card) -> float:
    """A number that a sequence can go on from."""
    if not view.rules.sequences or card.number is None or (view.rules.seven_zero and card.number in (0, 7)):
        return 0.0
    return FOLLOWS * max(run_length(view.hand, card, 1), run_length(view.hand, card, -1))


def supported(view: UnoView, moves: list[Move]) -> list[Move]:
    """Without the calls and bluffs that the evidence speaks against; all, if nothing is left."""
    kept = [move for move in moves if not (_calls_in_vain(view, move) or _bluffs_in_vain(view, move))]
    return kept or moves


def _calls_in_vain(view: UnoView, move: Move) -> bool:
    return isinstance(move, Challenge) and _calling(view) < _drawing(view)


def _bluffs_in_vain(view: UnoView, move: Move) -> bool:
    return _seen_through(view, move) > SEEN_THROUGH


def _being_called(view: UnoView, play: Play) -> float:
    """What a bluff may cost, as often as the others will see through it."""
    return 2 * CARD * price_of_bluff(view) * _seen_through(view, play)


def _seen_through(view: UnoView, move: Move) -> float:
    """How likely the others must think that a move is a bluff; 0 if it is none."""
    if not is_bluff(view, move):
        return 0.0
    in_need = view.counts[view.next_seat()] < NEAR_THE_END
    return bluff_chance(view, view.turn, view.top, view.colour, in_need)


def _drawing(view: UnoView) -> float:
    """A debt costs its cards, and with `skip_after_draw` the turn; the turn's own card is only drawn for want."""
    if not view.debt or view.free:
        return -CARD
    return -CARD * view.debt - (TURN if view.rules.skip_after_draw else 0.0)


def _calling(view: UnoView) -> float:
    """A right call makes the bluffer draw, a wrong one costs two more than drawing (UNO-35)."""
    likely = suspicion(view)
    drawn = CARD * (view.debt + 2)
    shared = drawn / (len(view.counts) - 1)
    return likely * shared + (1 - likely) * (_drawing(view) - 2 * CARD)


def best_interception(view: UnoView, moves: Sequence[Intercept]) -> Intercept | None:
    """The interception that serves best, or None if none does."""
    held = Counter(card.colour for card in view.hand)

    def gain(move: Intercept) -> float:
        return CARD + COLOUR_HELD * held[move.card.colour] + moved_hands(view, move.card, move.swap)

    found = max(moves, key=gain, default=None)
    return found if found is not None and gain(found) > 0 else None


def best_follower(view: UnoView, moves: Sequence[Play]) -> Play | None:
    """The card to go on with in a sequence: towards the longer run, unless hands would move for the worse."""

    def gain(move: Play) -> float:
        step = (move.card.number or 0) - (view.top.number or 0)
        return CARD + FOLLOWS * run_length(view.hand, move.card, step) + moved_hands(view, move.card, move.swap)

    found = max(moves, key=gain, default=None)
    return found if found is not None and gain(found) > 0 else None
