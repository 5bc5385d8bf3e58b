"""Advice: what an expert would do, knowing what one seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from uno_tui.bots.bot import Company, Level
from uno_tui.bots.comparison import Comparison, Sureness, kind
from uno_tui.bots.levels import bot
from uno_tui.core.contract import Move, View
from uno_tui.core.dice import Dice
from uno_tui.core.jobs import Job


@runtime_checkable
class Expert(Protocol):
    """A bot that can say how good its other moves would have been."""

    def compare(self, view: Any, moves: Sequence[Move], dice: Dice) -> Comparison:
        """Return a comparison of the moves worth considering, best first; the bot would make the first. `moves` is not
        empty.
        """
        ...


@runtime_checkable
class KnowsOthers(Protocol):
    """An expert that judges bluffs and cheats by how attentive the players at the table are."""

    def compare_among(self, view: Any, moves: Sequence[Move], dice: Dice, company: Company) -> Comparison:
        """Return a comparison as `Expert.compare` does, against the players of this company."""
        ...


def compare(game: str, view: View, moves: Sequence[Move], seed: int, company: Company = ()) -> Comparison:
    """Return how the expert of a game compares the moves; the same for the same arguments.

    Raises TypeError for a game whose expert does not compare moves.
    """
    expert = bot(game, Level.HARD)
    if isinstance(expert, KnowsOthers):
        return expert.compare_among(view, moves, Dice(seed), company)
    if not isinstance(expert, Expert):
        raise TypeError(f"the expert of {game} does not compare moves: expected an Expert or a KnowsOthers")
    return expert.compare(view, moves, Dice(seed))


ADVISE = Job("advise", compare)


class Alternative(msgspec.Struct, frozen=True):
    """A move that advice names after the best one."""

    move: Move
    sureness: Sureness | None
    """How sure it is that the best move is better; None if the expert did not compare this one."""
    variant: bool = False
    """Whether it plays the same card as a move that is named earlier."""


def alternatives(found: Comparison) -> list[Alternative]:
    """Return the moves that advice names after the best one: first one move for every other card, then the variants.

    Within both parts better moves come first, and moves that were not compared last. No move has less sureness than one
    before it in its part, so none seems closer to the best move than a better one does.
    """
    # Candidates stand in the order in which the stages dropped them, which is not quite that of `behind`.
    ranked = sorted(found.candidates[1:], key=lambda each: each.behind)
    rest = [Alternative(each.move, each.sureness) for each in ranked]
    rest += [Alternative(move, None) for move in found.others]
    named, firsts, variants = {kind(found.best)}, list[Alternative](), list[Alternative]()
    for each in rest:
        this = kind(each.move)
        # Moves without a card, such as two colours to choose from, are no variants of one another.
        if this in named and this[1] is not None:
            variants.append(msgspec.structs.replace(each, variant=True))
        else:
            firsts.append(each)
        named.add(this)
    return [*_never_closer(firsts), *_never_closer(variants)]


def _never_closer(ranked: Iterable[Alternative]) -> Iterator[Alternative]:
    """Yield the alternatives, each with at least the sureness of those before it."""
    order, least = list(Sureness), Sureness.EQUAL
    for each in ranked:
        if each.sureness is None:
            yield each
        else:
            # By the place in the class: as texts, `clear` comes before `equal`.
            least = max(least, each.sureness, key=order.index)
            yield msgspec.structs.replace(each, sureness=least)
