"""An expert: imagines the hidden cards, plays every candidate out many times, and compares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from uno_tui.bots.bot import ATTENTION, Bot, Company, Level, Reaction
from uno_tui.bots.comparison import Comparison
from uno_tui.bots.out_of_turn import attentive_move, missed
from uno_tui.bots.playouts import compare, look_back, play_to_end
from uno_tui.bots.review import MissedChance, Verdict
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import PASS, REPORT, SAY_UNO, Play
from uno_tui.games.uno.bots.easy import EasyBot
from uno_tui.games.uno.bots.evidence import suspicion
from uno_tui.games.uno.bots.normal import NormalBot
from uno_tui.games.uno.bots.reacting import on_turn, react
from uno_tui.games.uno.bots.worth import drop_refuted, worth
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.legality import can_call_bluff
from uno_tui.games.uno.rules.moves import BUZZ, CHALLENGE, Intercept
from uno_tui.games.uno.rules.reasons import is_bluff
from uno_tui.games.uno.rules.table import UnoTable
from uno_tui.games.uno.rules.view import UnoView

PLAYOUTS = 480
"""How many rounds are played out for a decision, over all candidates."""
CANDIDATES = 6
"""How many cards to lay are compared at most."""
LONGEST_PLAYOUT = 400
"""How many moves a playout has at most."""
RIGHT_CALL_RATE = 0.8
"""How often the quick players of a playout tell a bluff from an honest card; real players judge by evidence."""
_BEGINNER, _ATTENTIVE = EasyBot(), NormalBot()


class HardBot:
    """Paired flat Monte Carlo: all candidates on the same imagined deals, the worse half dropped again and again.

    The quick players of a playout cannot read each other, so evidence does that part: it decides which calls and bluffs
    are candidates, and whether the next player calls the Wild Draw Four that is being weighed.
    """

    level = Level.HARD

    def choose(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Move:
        """Return the candidate that wins most often."""
        return self.compare(view, moves, dice).best

    def compare(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Comparison:
        """Return the candidates by how often they win, or lose little."""
        return self.compare_among(view, moves, dice, ())

    def compare_among(self, view: UnoView, moves: Sequence[Move], dice: Dice, company: Company) -> Comparison:
        """Return the same comparison, where the `company` calls bluffs as its levels do."""
        considered = _considered(view, moves)
        candidates, ranked = _candidates(view, considered), _by_worth(view, considered)
        if len(candidates) == 1:
            return Comparison.only(candidates[0]).beside(ranked)
        seat = view.seat
        assert seat is not None  # noqa: S101 - onlookers do not play

        def outcome(table: UnoTable, move: Move) -> float:
            return _play_out(table.copy(), seat, move, dice, company)

        costly = _overrated(view, candidates)
        found = compare(_make_imagine(view, candidates, dice), candidates, outcome, PLAYOUTS, costly)
        return found.beside(ranked)

    def look_back(self, view: UnoView, moves: Sequence[Move], made: Move, dice: Dice) -> Verdict | None:
        """Return the move that would surely have won more often; None for moves out of turn."""
        if made not in on_turn(moves):
            return None
        candidates, seat = _candidates(view, on_turn(moves) or moves), view.seat
        assert seat is not None  # noqa: S101 - onlookers do not play

        def quick(table: UnoTable, move: Move) -> float:
            return _play_out(table.copy(), seat, move, dice)

        def whole(table: UnoTable, move: Move) -> float:
            return _play_well(table.copy(), seat, move, dice)

        return look_back(_make_imagine(view, [made, *candidates], dice), candidates, made, quick, whole, PLAYOUTS)

    def chance(self, view: UnoView, dice: Dice) -> Move | None:
        """Return the move of an attentive player out of turn; None in a race, where only speed counts."""
        move = attentive_move(UNO.imagine, react, view, dice)
        return None if move == BUZZ else move

    def missed(self, chance: MissedChance, dice: Dice) -> Verdict | None:
        """Return how many more rounds the missed move would surely have won."""
        return missed(UNO.imagine, NormalBot(), SAY_UNO, chance, dice)

    def react(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """React with full attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def _considered(view: UnoView, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves to think about, in turn with interceptions: nobody can come before them then (UNO-28)."""
    mine = [move for move in moves if isinstance(move, Intercept)] if view.turn == view.seat else []
    return [*on_turn(moves), *mine] or moves


def _candidates(view: UnoView, moves: Sequence[Move]) -> list[Move]:
    """Return those of the moves that are worth a comparison."""
    candidates = drop_refuted(view, list(moves))
    if len(candidates) <= CANDIDATES:
        return candidates
    # Other moves than plays are few, and always compared.
    plays = _by_worth(view, [move for move in candidates if isinstance(move, Play)])
    return [*plays[:CANDIDATES], *(move for move in candidates if not isinstance(move, Play))]


def _by_worth(view: UnoView, moves: Sequence[Move]) -> list[Move]:
    """Return the moves by the rules of thumb, best first."""
    held = Counter(card.colour for card in view.hand)
    return sorted(moves, key=lambda move: worth(view, move, held), reverse=True)


def _overrated(view: UnoView, candidates: Sequence[Move]) -> list[Move]:
    """Return the moves that quick players value too highly: bluffs, wilds, and keeping a drawn card back.

    Where nothing else can be done, these are bluffs alone.
    """

    def spends(move: Move) -> bool:
        return move == PASS or (isinstance(move, Play) and move.card.wild)

    nothing_else = all(map(spends, candidates))
    return [move for move in candidates if (is_bluff(view, move) if nothing_else else spends(move))]


def _make_imagine(view: UnoView, candidates: Sequence[Move], dice: Dice) -> Callable[[], UnoTable]:
    """Return a function that imagines a table; a bluff that may be called is one as often as it is suspected."""
    doubt = suspicion(view) if CHALLENGE in candidates else None

    def imagine() -> UnoTable:
        table = UNO.imagine(view, dice)
        if doubt is not None:
            table.bluffed = dice.uniform() < doubt
        return table

    return imagine


def _let_opponent_decide_on_call(table: UnoTable, company: Company, dice: Dice) -> None:
    """Let the player who may call a Wild Draw Four decide by evidence, or by lot at the beginner's level."""
    caller = table.turn
    player: Bot = _BEGINNER if company and company[caller] is Level.EASY else _ATTENTIVE
    table.carry_out(caller, player.choose(table.view(caller), table.moves(caller), dice))


def _play_well(table: UnoTable, seat: Seat, first: Move, dice: Dice) -> float:
    """Let `seat` make a move and sensible players play on; return 1 for a win, else 0."""
    table.carry_out(seat, first)
    play_to_end(table, NormalBot(), dice)
    return float(seat in (table.winners or ()))


def _pick_answer_or_call(table: UnoTable, moves: list[Move], dice: Dice) -> Move:
    """Return the move of a quick player facing a Wild Draw Four: mostly a call of bluffs, else an answer or a draw."""
    if table.bluffed is (dice.uniform() < RIGHT_CALL_RATE):
        return CHALLENGE
    others = moves[: moves.index(CHALLENGE)]
    return others[int(dice.uniform() * len(others))]


def _pick_quickly(table: UnoTable, mover: Seat, moves: list[Move], dice: Dice) -> Move:
    """Return any card but a wild; without one any move, a wild in a colour of the hand."""
    laying = [move for move in moves if isinstance(move, Play | Intercept) and not move.card.wild]
    if laying:
        return laying[int(dice.uniform() * len(laying))]
    move = moves[int(dice.uniform() * len(moves))]
    colours = [card.colour for card in table.hands[mover] if card.colour]
    if not isinstance(move, Play) or not colours:
        return move
    # A colour drawn from the cards in hand: the more of them, the likelier.
    held = colours[int(dice.uniform() * len(colours))]
    return next(play for play in moves if isinstance(play, Play) and play.card is move.card and play.colour is held)


def _play_out(table: UnoTable, seat: Seat, first: Move, dice: Dice, company: Company = ()) -> float:
    """Let `seat` make a move and quick players play on; return 1 for a win, less for more points left in the hand.

    Players of their levels decide whether a Wild Draw Four of that seat is called.
    """
    table.carry_out(seat, first)
    if table.rules.bluff and table.bluffer == seat and can_call_bluff(table, table.turn):
        _let_opponent_decide_on_call(table, company, dice)
    for _ in range(LONGEST_PLAYOUT):
        if table.winners is not None:
            break
        mover = dice.lot(table.acting()) if table.racing else table.turn
        moves = table.moves(mover)
        if table.debt and CHALLENGE in moves:
            move = _pick_answer_or_call(table, moves, dice)
        else:
            move = _pick_quickly(table, mover, moves, dice)
        # Announcements and needless passes would waste the playout's few moves.
        if move is SAY_UNO or move is REPORT or (move is PASS and len(moves) > 1):
            move = moves[0]
        table.carry_out(mover, move)
    if table.winners is None:
        return 0.0
    if seat in table.winners:
        return 1.0
    # Points count a thousandth of a win: they decide between defeats only.
    return -sum(card.points for card in table.hands[seat]) / 1000
