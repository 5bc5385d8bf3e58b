"""A sensible player: keeps Jokers, answers what is due, hits whoever is about to win, cheats when it looks safe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.cards.french import JOKER, Card, Rank, Suit
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.bots.cheating import cheats
from uno_tui.games.maumau.bots.dealing import hand_size
from uno_tui.games.maumau.bots.reacting import react, risk
from uno_tui.games.maumau.rules.cards import lying
from uno_tui.games.maumau.rules.due import NEVER_LAST, Kind
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.moves import ACCEPT, DRAW, PASS, SAY_LAST, Play
from uno_tui.games.maumau.rules.view import MaumauView

NEAR_THE_END = 3
"""A hand of fewer cards than this is about to win."""
ACCEPTABLE_RISK = 0.3
CHEATS = 0.4
"""How often a sensible player who takes the risk thinks of cheating."""


class NormalBot:
    """Plays by a few rules of thumb."""

    level = Level.NORMAL

    def choose(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Move:
        """The move that scores best by the rules of thumb."""
        if view.dealing:
            return hand_size(dice)
        chosen = self._sensible(view, moves, dice)
        forgets = len(view.hand) > 1 and dice.uniform() >= ATTENTION[self.level].remembers
        return SAY_LAST if must_announce(view, moves, chosen) and not forgets else chosen

    def _sensible(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Move:
        plays = [move for move in moves if isinstance(move, Play)]
        held = Counter(card.suit for card in view.hand)
        best = max(plays, key=lambda play: worth(view, play, held), default=None)
        otherwise = next((move for move in moves if move in (ACCEPT, DRAW, PASS)), None)
        if best is not None and (otherwise is None or worth(view, best, held) > forgoing(view)):
            return best
        if risk(view) < ACCEPTABLE_RISK and dice.uniform() < CHEATS and (tries := cheats(view)):
            return max(tries, key=lambda play: worth(view, play, held))
        return otherwise or moves[0]

    def react(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With some attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def must_announce(view: MaumauView, moves: Sequence[Move], chosen: Move) -> bool:
    """Whether "last card" should be said before the chosen move is made."""
    return SAY_LAST in moves and (len(view.hand) == 1 or isinstance(chosen, Play))


def forgoing(view: MaumauView) -> float:
    """What it is worth not to lay a card: the `worth` that a card must have to be laid."""
    due = view.due
    if due is None:
        return -25.0
    if due.kind is Kind.SWAP:
        origin = due.origin if due.origin is not None else due.seat
        return 25.0 * (len(view.hand) - view.counts[origin]) - 30.0
    if due.kind is Kind.DRAW:
        return -40.0 - 10.0 * due.count
    return -30.0 if due.kind is not Kind.SIT_OUT else -45.0


def worth(view: MaumauView, play: Play, held: Counter[Suit | None]) -> float:
    """How good it is to lay this card; only comparisons between moves of one view mean anything."""
    face = play.face
    value = play.card.points / 4 if play.card is not JOKER else -40.0 * (len(view.hand) > 2)
    rest = list(view.hand)
    rest.remove(play.card)
    if not rest:
        return 1000.0
    fits = FITS[lying(play.card, face, play.suit or play.wish)]
    value += 2.0 * sum(card in fits for card in rest)
    if len(rest) <= NEAR_THE_END and all(card.rank in NEVER_LAST for card in rest):
        value -= 12.0
    if face is None:
        return value + 6.0 * sum(card.rank is play.wish for card in rest)
    return value + _function(view, play, face, rest, held)


def _function(view: MaumauView, play: Play, face: Card, rest: list[Card], held: Counter[Suit | None]) -> float:
    """What the function of the card is worth."""
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
