"""Comparing moves by playing imagined rounds to their end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import fsum, sqrt
from statistics import fmean
from typing import TypeVar

from uno_tui.bots.bot import Bot
from uno_tui.bots.comparison import Candidate, Comparison
from uno_tui.bots.review import Verdict
from uno_tui.core.contract import Move, Table
from uno_tui.core.dice import Dice

Imagined = TypeVar("Imagined")

FIRST_LOOK = 10
"""The least number of deals in each stage of a comparison."""
TWO_SIDED_95 = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""
RIVALS = 3
"""The number of moves that look better than the one that was made and are compared more closely."""
CLOSER_LOOK = 160
"""The number of whole rounds that are played to find the best rival, over all rivals."""
PROOF = 500
"""The number of new deals on which the best rival must prove to be better. None of them had a part in choosing it."""
HOPELESS_AFTER = 125
"""The number of deals after which a rival that gains hardly anything is given up."""
SURE = 3.1
"""The standard errors by which a rival must be better. So one alarm in a thousand is false: many moves are reviewed."""
WORTH_A_WORD = 0.05
"""The share of rounds that a move must gain to be worth another look."""
LONGEST = 1000
"""The number of moves after which an imagined round counts as a draw."""


def compare(
    imagine: Callable[[], Imagined],
    candidates: Sequence[Move],
    outcome: Callable[[Imagined, Move], float],
    playouts: int,
    costly: Collection[Move] = (),
) -> Comparison:
    """Return the candidates ranked by outcome. All play the same imagined deals; each stage drops the worse half.

    `imagine` returns a deal of the hidden cards. `outcome` plays a copy of a deal to its end after a move, and returns
    its worth. `playouts` is about how many rounds are played, over all candidates; each stage plays at least
    `FIRST_LOOK` deals.

    A `costly` move comes first only if it is clearly better than the best plain one, which is therefore never dropped:
    several ways to spend one wild are as many chances to look good by luck. Behind a plain move that comes first in its
    place it has a negative `behind`.
    """
    totals = dict.fromkeys(range(len(candidates)), 0.0)
    outcomes: list[list[float]] = [[] for _ in candidates]
    plain = {index for index in totals if candidates[index] not in costly}
    alive = list(totals)
    dropped: list[int] = []
    # So often can a number be halved, rounding up, until 1 is left.
    stages = max(1, (len(candidates) - 1).bit_length())
    for _ in range(stages):
        # Every stage gets the same share of the playouts: the fewer moves are left, the more deals each plays.
        deals = max(FIRST_LOOK, playouts // (stages * len(alive)))
        for _ in range(deals):
            imagined = imagine()
            for index in alive:
                end = outcome(imagined, candidates[index])
                totals[index] += end
                outcomes[index].append(end)
        # All that are alive have played the same deals, so sums rank them as means would. Equal ones keep their order.
        alive.sort(key=totals.__getitem__, reverse=True)
        kept = alive[: (len(alive) + 1) // 2]
        if plain.isdisjoint(kept):
            kept += [index for index in alive if index in plain][:1]
        # In front: what is dropped later was better than what was dropped before.
        dropped[:0] = [index for index in alive if index not in kept]
        alive = kept
    # A costly move that is not clearly better gives way to the best plain one.
    safe = next((index for index in alive if index in plain), alive[0])
    if safe != alive[0] and not _clearly_better(outcomes[alive[0]], outcomes[safe]):
        alive.remove(safe)
        alive.insert(0, safe)
    best = outcomes[alive[0]]
    ranked = (_candidate(candidates[index], outcomes[index], best) for index in (*alive, *dropped))
    return Comparison(tuple(ranked), rounds=len(best))


def _clearly_better(ends: Sequence[float], others: Sequence[float]) -> bool:
    """Return whether a move did better than another beyond the 95 % interval, on the same deals."""
    differences = [end - other for end, other in zip(ends, others, strict=True)]
    return fmean(differences) > TWO_SIDED_95 * _standard_error(differences)


def _candidate(move: Move, ends: Sequence[float], best: Sequence[float]) -> Candidate:
    """Return a move compared with the best one on the deals that both were played on."""
    # A dropped move has fewer outcomes, those of the first deals: `zip` pairs them with the best move's on these.
    differences = [better - end for better, end in zip(best, ends, strict=False)]
    return Candidate(move, fmean(ends), fmean(differences), TWO_SIDED_95 * _standard_error(differences))


def _standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of these values."""
    count, mean = len(values), fmean(values)
    # Never a division by zero: there are at least `FIRST_LOOK` values, in `proved` even `PROOF`.
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    return sqrt(variance / count)


def play_to_end(table: Table, player: Bot, dice: Dice) -> None:
    """Let `player` play all seats until the round is over, for `LONGEST` moves at most. Nobody reacts out of turn."""
    for _ in range(LONGEST):
        acting = table.acting()
        if not acting:
            return
        # Where several choose at once, a lot decides: else the lowest seat would always be first.
        seat = acting[0] if len(acting) == 1 else dice.lot(acting)
        table.play(seat, player.choose(table.view(seat), table.moves(seat), dice))


def look_back(
    imagine: Callable[[], Imagined],
    candidates: Sequence[Move],
    made: Move,
    quick: Callable[[Imagined, Move], float],
    whole: Callable[[Imagined, Move], float],
    playouts: int,
) -> Verdict | None:
    """Return the candidate that would surely have been better than the move `made`, and by how much; None if none.

    `quick` and `whole` both return the outcome of a move on a deal, as in `compare`; `whole` plays it more carefully.
    """
    # 1. The quick outcome, in few playouts, picks the moves that look better.
    # `made` stands first, so that of equal moves it ranks before the others and is no mistake.
    first = compare(imagine, [made, *(move for move in candidates if move != made)], quick, playouts)
    rivals = _suspects(first, made)
    if not rivals:
        return None
    # 2. The whole outcome picks the best of them.
    found = compare(imagine, [made, *rivals], whole, CLOSER_LOOK)
    rivals = _suspects(found, made)[:1]
    if not rivals:
        return None
    # 3. This one must prove to be better on new deals.
    return proved(imagine, rivals[0], lambda imagined: whole(imagined, rivals[0]) - whole(imagined, made))


def _suspects(found: Comparison, made: Move) -> list[Move]:
    """Return the best moves that rank before the one that was made, at most `RIVALS`; none if it is as good."""
    place = next(place for place, each in enumerate(found.candidates) if each.move == made)
    behind = found.candidates[place].behind
    return [each.move for each in found.candidates[:place][:RIVALS]] if behind > 0 else []


def proved(imagine: Callable[[], Imagined], better: Move, gain: Callable[[Imagined], float]) -> Verdict | None:
    """Return the average gain of the better move over `PROOF` deals; None unless it is sure and over `WORTH_A_WORD`."""
    gains: list[float] = []
    for count in range(1, PROOF + 1):
        gains.append(gain(imagine()))
        # A rival that only looked better by luck shows it in a quarter of the deals; the rest can be saved.
        if count == HOPELESS_AFTER and fmean(gains) < WORTH_A_WORD / 2:
            return None
    cost, margin = fmean(gains), SURE * _standard_error(gains)
    return Verdict(better, cost, margin) if cost > max(margin, WORTH_A_WORD) else None
