"""An expert: plays every candidate out many times on the cards that may come, and compares."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.bots.bot import ATTENTION, Level, Reaction
from uno_tui.bots.ume.judging import imagined, ranked, some
from uno_tui.bots.ume.noticing import deciding, notices, react
from uno_tui.games.contract import Move, Seat
from uno_tui.games.dice import Dice
from uno_tui.games.ume.events import Choice
from uno_tui.games.ume.moves import CLAIM, DENY, DRAW, PASS, Put
from uno_tui.games.ume.outlook import winners_after, winning_puts
from uno_tui.games.ume.table import UmeTable
from uno_tui.games.ume.view import UmeView

PLAYOUTS = 700
"""How many rounds are played out for a decision, over all candidates."""
CANDIDATES = 10
FIRST_LOOK = 12
LONGEST_PLAYOUT = 60
LOOKED_AT = 6
"""So many ways to carry out an action card are looked at in a playout."""


class HardBot:
    """Paired flat Monte Carlo: all candidates on the same imagined stocks, the worse half dropped again and again."""

    level = Level.HARD

    def choose(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Move:
        """The candidate that wins most often."""
        if notices(view, moves, ATTENTION[self.level], dice):
            return CLAIM
        candidates = deciding(moves)
        if len(candidates) == 1:
            return candidates[0]
        for move in candidates if view.choice is None else ():
            if isinstance(move, Put) and winners_after(view, move)[:1] == [view.seat]:
                return move
        candidates = ranked(view, candidates, dice)[:CANDIDATES]
        return candidates[0] if len(candidates) == 1 else _best(view, candidates, dice)

    def react(self, view: UmeView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """With full attention."""
        return react(view, moves, ATTENTION[self.level], dice)


def _best(view: UmeView, candidates: list[Move], dice: Dice) -> Move:
    """Sequential halving: every stage plays as many rounds, and keeps the better half."""
    assert view.seat is not None  # noqa: S101 - onlookers do not play
    totals = dict.fromkeys(range(len(candidates)), 0.0)
    alive = list(totals)
    stages = max(1, (len(candidates) - 1).bit_length())
    for _ in range(stages):
        for _ in range(max(FIRST_LOOK, PLAYOUTS // (stages * len(alive)))):
            stock = imagined(view, dice)
            for index in alive:
                table = stock.copy()
                table.play(view.seat, candidates[index])
                totals[index] += _play_out(table, view.seat, dice)
        alive.sort(key=totals.__getitem__, reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return candidates[alive[0]]


def _play_out(table: UmeTable, seat: Seat, dice: Dice) -> float:
    """Play the round to its end with quick players: 1 for a win, the sooner the better."""
    for step in range(LONGEST_PLAYOUT):
        if table.winners is not None:
            return (1.0 - step / 400) if seat in table.winners else 0.0
        mover = table.chooser
        if table.choice is None:
            table.play(mover, _quick_turn(table, mover))
        else:
            table.play(mover, _quick_choice(table, mover, dice))
    return 1 / (2 * table.seats)


def _quick_turn(table: UmeTable, seat: Seat) -> Move:
    """Put a card that wins, else draw."""
    wins = winning_puts(table.bases[seat], table.sums[seat], table.counts[seat], table.rules.strict_distance)
    if wins:
        return Put(wins[0])
    if not table.nothing_to_draw:
        return DRAW
    return Put(table.bases[seat][0]) if table.bases[seat] else PASS


def _quick_choice(table: UmeTable, seat: Seat, dice: Dice) -> Move:
    """The first of some ways to carry out an action that wins, else one that lets nobody else win; no permissions."""
    if table.choice is Choice.AGAIN:
        return DRAW
    if table.choice is Choice.PERMISSION:
        return DENY
    moves = some(table.moves(seat), LOOKED_AT, dice)
    safe = moves[dice.lot(range(len(moves)))]
    for move in moves:
        copy = table.copy()
        copy.play(seat, move)
        if copy.winners is None:
            safe = move
        elif seat in copy.winners:
            return move
    return safe
