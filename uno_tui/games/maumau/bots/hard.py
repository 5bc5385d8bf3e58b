"""An expert: imagines the hidden cards, plays every candidate out many times, and compares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from uno_tui.bots.bot import ATTENTION, Company, Level, Reaction
from uno_tui.bots.comparison import Comparison
from uno_tui.bots.out_of_turn import attentive_move, missed
from uno_tui.bots.playouts import compare, look_back
from uno_tui.bots.review import MissedChance, Verdict
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.bots.cheating import cheating_plays
from uno_tui.games.maumau.bots.dealing import draw_hand_size
from uno_tui.games.maumau.bots.normal import NormalBot, must_announce, worth
from uno_tui.games.maumau.bots.playout import play_out
from uno_tui.games.maumau.bots.reacting import chance_caught, react
from uno_tui.games.maumau.rules import MAUMAU
from uno_tui.games.maumau.rules.moves import ACCEPT, CATCH, DRAW, PASS, SAY_LAST, Play
from uno_tui.games.maumau.rules.table import MaumauTable
from uno_tui.games.maumau.rules.view import MaumauView

PLAYOUTS = 200
"""How many rounds are played out for a decision, over all candidates."""
CANDIDATES = 7
"""How many honest plays are compared at most."""
MAX_CHEATS = 2
"""How many cheats are compared beside these."""

ImaginedDeal = tuple[MaumauTable, bool]
"""An imagined table, and whether a player at it notices a cheat."""


class HardBot:
    """Paired flat Monte Carlo: all candidates on the same imagined deals, the worse half dropped again and again."""

    level = Level.HARD

    def choose(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the candidate that wins most often; a cheat counts as caught as often as the risk says."""
        # It costs nothing to say, and forgetting it costs a card.
        if SAY_LAST in moves and len(view.hand) == 1:
            return SAY_LAST
        chosen = self.compare(view, moves, dice).best
        return SAY_LAST if must_announce(view, moves, chosen) else chosen

    def compare(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Comparison:
        """Return the candidates by how often they win; "last card" is none of them, it is said beforehand."""
        return self.compare_among(view, moves, dice, ())

    def compare_among(self, view: MaumauView, moves: Sequence[Move], dice: Dice, company: Company) -> Comparison:
        """Return the same comparison, where the `company` catches cheats as its levels do."""
        if view.dealing:
            return Comparison.only(draw_hand_size(dice))
        seat, danger = view.seat, chance_caught(view, company)
        assert seat is not None  # noqa: S101 - onlookers do not play
        candidates, tries = _candidates(view, moves, danger), cheating_plays(view)
        if not candidates:  # nothing may be played before the call
            return Comparison.only(SAY_LAST)
        if len(candidates) == 1:
            return Comparison.only(candidates[0])
        found = compare(_make_imagine(view, danger, dice), candidates, _make_outcome(seat, dice), PLAYOUTS, tries)
        return found.beside(_plays_by_worth(view, moves))

    def look_back(self, view: MaumauView, moves: Sequence[Move], made: Move, dice: Dice) -> Verdict | None:
        """Return the move that would surely have won more often; None for a hand size, a matter of taste."""
        if view.dealing:
            return None
        seat, danger = view.seat, chance_caught(view)
        assert seat is not None  # noqa: S101 - onlookers do not play
        imagine, outcome = _make_imagine(view, danger, dice), _make_outcome(seat, dice)
        return look_back(imagine, _candidates(view, moves, danger), made, outcome, outcome, PLAYOUTS)

    def chance(self, view: MaumauView, dice: Dice) -> Move | None:
        """Return the move of an attentive player out of turn."""
        return attentive_move(MAUMAU.imagine, react, view, dice)

    def missed(self, chance: MissedChance, dice: Dice) -> Verdict | None:
        """Return how many more rounds the missed move would surely have won."""
        return missed(MAUMAU.imagine, NormalBot(), SAY_LAST, chance, dice)

    def react(self, view: MaumauView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """React with full attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def _candidates(view: MaumauView, moves: Sequence[Move], danger: float) -> list[Move]:
    """Return the moves that are worth a comparison; cheats where they are likelier to pass than to be caught."""
    tries = _plays_by_worth(view, cheating_plays(view))[:MAX_CHEATS] if danger < 0.5 else []
    rest = [move for move in moves if move in (ACCEPT, DRAW, PASS)]
    return [*_limit_per_card(_plays_by_worth(view, moves)), *tries, *rest]


def _plays_by_worth(view: MaumauView, moves: Sequence[Move]) -> list[Play]:
    """Return the plays by the rules of thumb, best first."""
    held = Counter(card.suit for card in view.hand)
    plays = [move for move in moves if isinstance(move, Play)]
    return sorted(plays, key=lambda play: worth(view, play, held), reverse=True)


def _limit_per_card(plays: list[Play]) -> list[Play]:
    """Return the best plays, at most two of one card, so that a Joker's many names leave room for others."""
    chosen: list[Play] = []
    laid: Counter[str] = Counter()
    for play in plays:
        if laid[play.card.text] < 2:
            laid[play.card.text] += 1
            chosen.append(play)
        if len(chosen) == CANDIDATES:
            break
    return chosen


def _make_imagine(view: MaumauView, danger: float, dice: Dice) -> Callable[[], ImaginedDeal]:
    """Return a function that imagines a deal, with a player who notices a cheat as often as `danger` says."""

    def imagine() -> ImaginedDeal:
        return MAUMAU.imagine(view, dice), dice.uniform() < danger

    return imagine


def _make_outcome(seat: Seat, dice: Dice) -> Callable[[ImaginedDeal, Move], float]:
    """Return a function that plays a move of `seat` out on a copy of a deal and returns its result."""
    def outcome(deal: ImaginedDeal, move: Move) -> float:
        table = deal[0].copy()
        _make_move(table, seat, move, caught=deal[1])
        return play_out(table, seat, dice)

    return outcome


def _make_move(table: MaumauTable, seat: Seat, move: Move, *, caught: bool) -> None:
    """Make a move; if it is a cheat and `caught`, let another player catch it."""
    table.carry_out(seat, move)
    laid = table.laid
    if caught and laid is not None and laid.seat == seat and not laid.fits and isinstance(move, Play):
        table.carry_out((seat + 1) % table.seats, CATCH)
