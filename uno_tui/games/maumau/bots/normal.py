"""A sensible player: keeps Jokers, answers, hits a player who is about to win, cheats when it looks safe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.cards.french import JOKER, Card, Rank, Suit
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.bots.cheating import cheating_plays
from uno_tui.games.maumau.bots.dealing import draw_hand_size
from uno_tui.games.maumau.bots.reacting import chance_caught, react
from uno_tui.games.maumau.rules.cards import faceup_as
from uno_tui.games.maumau.rules.due import NEVER_LAST, DueKind
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.moves import ACCEPT, DRAW, PASS, SAY_LAST, Play
from uno_tui.games.maumau.rules.view import MaumauView

NEAR_THE_END = 3
"""A hand of fewer cards than this is about to win."""
ACCEPTABLE_RISK = 0.3
"""The chance of being caught below which a cheat is considered."""
CHEAT_RATE = 0.4
"""How often a sensible player who takes the risk thinks of cheating."""


class NormalBot:
    """Plays by a few rules of thumb."""

    level = Level.NORMAL

    def choose(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the move of the greatest worth by the rules of thumb."""
        if view.dealing:
            return draw_hand_size(dice)
        chosen = self._choose_sensibly(view, moves, dice)
        forgets = len(view.hand) > 1 and dice.uniform() >= ATTENTION[self.level].remembers
        return SAY_LAST if must_announce(view, moves, chosen) and not forgets else chosen

    def _choose_sensibly(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Move:
        plays = [move for move in moves if isinstance(move, Play)]
        held = Counter(card.suit for card in view.hand)
        best = max(plays, key=lambda play: worth(view, play, held), default=None)
        otherwise = next((move for move in moves if move in (ACCEPT, DRAW, PASS)), None)
        if best is not None and (otherwise is None or worth(view, best, held) > worth_of_not_laying(view)):
            return best
        # Only without an honest card worth laying.
        if chance_caught(view) < ACCEPTABLE_RISK and dice.uniform() < CHEAT_RATE and (tries := cheating_plays(view)):
            return max(tries, key=lambda play: worth(view, play, held))
        return otherwise or moves[0]

    def react(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """React with some attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def must_announce(view: MaumauView, moves: Sequence[Move], chosen: Move) -> bool:
    """Return whether "last card" should be said before the chosen move is made (MAU-8)."""
    return SAY_LAST in moves and (len(view.hand) == 1 or isinstance(chosen, Play))


def worth_of_not_laying(view: MaumauView) -> float:
    """Return the `worth` that a card must have to be laid rather than none."""
    due = view.due
    if due is None:
        return -25.0
    if due.kind is DueKind.SWAP:
        origin = due.origin if due.origin is not None else due.seat
        return 25.0 * (len(view.hand) - view.counts[origin]) - 30.0
    if due.kind is DueKind.DRAW:
        return -40.0 - 10.0 * due.count
    return -30.0 if due.kind is not DueKind.SIT_OUT else -45.0


def worth(view: MaumauView, play: Play, held: Counter[Suit | None]) -> float:
    """Return the worth of laying this card; only comparisons between moves of one view mean anything."""
    face = play.face
    value = play.card.points / 4 if play.card is not JOKER else -40.0 * (len(view.hand) > 2)
    rest = list(view.hand)
    rest.remove(play.card)
    # The last card wins the round: nothing is better.
    if not rest:
        return 1000.0
    fits = FITS[faceup_as(play.card, face, play.suit or play.wish)]
    value += 2.0 * sum(card in fits for card in rest)
    # A hand of cards that may not be the last cannot win (MAU-9).
    if len(rest) <= NEAR_THE_END and all(card.rank in NEVER_LAST for card in rest):
        value -= 12.0
    if face is None:
        return value + 6.0 * sum(card.rank is play.wish for card in rest)
    return value + _worth_of_function(view, play, face, rest, held)


def _worth_of_function(view: MaumauView, play: Play, face: Card, rest: list[Card], held: Counter[Suit | None]) -> float:
    """Return the worth of the function of the card."""
    counts, mine = view.counts, len(rest)
    threat = counts[view.next_seat()] < NEAR_THE_END
    if face.rank is Rank.ACE and play.seat is not None:
        other: Seat = play.seat
        if view.due is not None:
            return 8.0
        return 15.0 * (mine - counts[other]) - 4.0
    if face.rank is Rank.FOUR and play.gift is not None and play.seat is not None:
        return 10.0 + play.gift.points / 2 + (6.0 if counts[play.seat] < NEAR_THE_END else 0.0)
    if face.rank in (Rank.SEVEN, Rank.SIX, Rank.EIGHT):
        return 30.0 if threat else 8.0
    if face.rank is Rank.QUEEN and play.seat is not None:
        return 6.0 - counts[play.seat]
    if face.rank is Rank.JACK:
        return 2.0 * held[play.suit] - 4.0 if play.suit is not None else -6.0
    if face.rank is Rank.KING and play.round:
        return 12.0 if any(card.rank is Rank.KING for card in rest) and mine > 1 else -25.0
    return -30.0 if play.buy else 0.0
