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
"""Every candidate is looked at so often at least."""
TWO_SIDED_95 = 1.96
"""How many standard errors wide half a 95 % interval is."""
RIVALS = 3
"""So many moves that look better than the one that was made are looked at more closely."""
CLOSER_LOOK = 160
"""How many rounds sensible players play out to find the best of the rivals, over all of them."""
PROOF = 500
"""How many deals a rival must prove itself on, none of which it was chosen by."""
HOPELESS_AFTER = 125
"""After so many of them a rival that hardly gains anything is given up."""
SURE = 3.1
"""How many standard errors a rival must be better by: one false alarm in a thousand, as many moves are looked at."""
WORTH_A_WORD = 0.05
"""Who gains less than five rounds in a hundred is not worth another look."""
LONGEST = 1000
"""Moves after which an imagined round is as good as drawn."""


def compare(
    imagine: Callable[[], Imagined],
    candidates: Sequence[Move],
    outcome: Callable[[Imagined, Move], float],
    playouts: int,
    costly: Collection[Move] = (),
) -> Comparison:
    """Return the candidates ranked by outcome: all on the same imagined deals, the worse half dropped each time.

    `imagine` deals what cannot be seen, `outcome` plays such a deal to its end after a move (leaving the deal as it
    is) and says what that is worth; `playouts` is how many rounds are played, over all candidates. A `costly` move
    comes first only where it is clearly better than the best plain one, which is therefore never dropped: several ways
    to spend one wild are as many chances to look good by luck.
    """
    totals = dict.fromkeys(range(len(candidates)), 0.0)
    outcomes: list[list[float]] = [[] for _ in candidates]
    plain = {index for index in totals if candidates[index] not in costly}
    alive = list(totals)
    dropped: list[int] = []
    stages = max(1, (len(candidates) - 1).bit_length())
    for _ in range(stages):
        deals = max(FIRST_LOOK, playouts // (stages * len(alive)))
        for _ in range(deals):
            imagined = imagine()
            for index in alive:
                end = outcome(imagined, candidates[index])
                totals[index] += end
                outcomes[index].append(end)
        alive.sort(key=totals.__getitem__, reverse=True)
        kept = alive[: (len(alive) + 1) // 2]
        if plain.isdisjoint(kept):
            kept += [index for index in alive if index in plain][:1]
        dropped[:0] = [index for index in alive if index not in kept]
        alive = kept
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
    differences = [better - end for better, end in zip(best, ends, strict=False)]
    return Candidate(move, fmean(ends), fmean(differences), TWO_SIDED_95 * _standard_error(differences))


def _standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of these values."""
    count, mean = len(values), fmean(values)
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    return sqrt(variance / count)


def play_to_end(table: Table, player: Bot, dice: Dice) -> None:
    """Let `player` play all seats until the round is over, or has lasted too long; reactions are left out."""
    for _ in range(LONGEST):
        acting = table.acting()
        if not acting:
            return
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
    """Return which candidate would surely have been better than the move `made`, and by how much; None if none.

    A `quick` outcome of few `playouts` picks what looks better, a `whole` one the best of that; then this one move
    is compared with the one that was made on deals that had no part in picking it.
    """
    first = compare(imagine, [made, *(move for move in candidates if move != made)], quick, playouts)
    rivals = _suspects(first, made)
    if not rivals:
        return None
    found = compare(imagine, [made, *rivals], whole, CLOSER_LOOK)
    rivals = _suspects(found, made)[:1]
    if not rivals:
        return None
    return proved(imagine, rivals[0], lambda imagined: whole(imagined, rivals[0]) - whole(imagined, made))


def _suspects(found: Comparison, made: Move) -> list[Move]:
    """Return the best moves ranked before the one that was made; none if it did not lag behind."""
    place = next(place for place, each in enumerate(found.candidates) if each.move == made)
    behind = found.candidates[place].behind
    return [each.move for each in found.candidates[:place][:RIVALS]] if behind > 0 else []


def proved(imagine: Callable[[], Imagined], better: Move, gain: Callable[[Imagined], float]) -> Verdict | None:
    """Return the gain of the better move, None unless it is sure and at least `WORTH_A_WORD`."""
    gains: list[float] = []
    for count in range(1, PROOF + 1):
        gains.append(gain(imagine()))
        if count == HOPELESS_AFTER and fmean(gains) < WORTH_A_WORD / 2:
            return None
    cost, margin = fmean(gains), SURE * _standard_error(gains)
    return Verdict(better, cost, margin) if cost > max(margin, WORTH_A_WORD) else None
