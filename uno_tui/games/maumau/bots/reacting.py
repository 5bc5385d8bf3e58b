"""What bots do out of turn: how it depends on attention is the same for every level."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from uno_tui.bots.bot import ATTENTION, Attention, Company, Reaction
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.rules.moves import CATCH, REPORT, SAY_LAST
from uno_tui.games.maumau.rules.view import MaumauView

NOTICING_TAKES = 1.6
"""Somebody else's slip is noticed later than one's own duty, by this factor."""
CATCHING_TAKES = 1.1
WRONG_CATCH = 0.02
"""How likely an inattentive bot takes a card that fits for one that does not, at most."""
PERSON_NOTICES = 0.4
"""How likely a player of whom nothing is known notices a cheat."""


def react(view: MaumauView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Say "last card", catch a cheat, or report: the first that the bot thinks of."""
    if SAY_LAST in moves and len(view.hand) == 1 and dice.uniform() < attention.remembers:
        return Reaction(SAY_LAST, attention.saying(dice))
    if CATCH in moves and _suspects(view, attention, dice):
        return Reaction(CATCH, attention.delay(dice, CATCHING_TAKES))
    if REPORT in moves and dice.uniform() < attention.notices:
        return Reaction(REPORT, attention.delay(dice, NOTICING_TAKES))
    return None


def _suspects(view: MaumauView, attention: Attention, dice: Dice) -> bool:
    """Whether the bot takes the last card laid for a cheat; those who were caught before are watched better."""
    laid = view.laid
    if laid is None:
        return False
    if laid.fits:
        return dice.uniform() < WRONG_CATCH * (1 - attention.notices)
    return dice.uniform() < watching(view, laid.seat, attention.notices)


def watching(view: MaumauView, cheat: Seat, notices: float) -> float:
    """How likely a card of `cheat` that does not fit is noticed: the oftener caught, the more likely."""
    return 1 - (1 - notices) / (1 + view.caught[cheat])


def risk(view: MaumauView, company: Company = ()) -> float:
    """How likely the viewer's next cheat is caught, from who watches and what became of everybody's cheats so far."""
    watchers = [company[seat] if company else None for seat in range(len(view.counts)) if seat != view.seat]
    guess = 1 - prod(1 - (PERSON_NOTICES if level is None else ATTENTION[level].notices) for level in watchers)
    return (3 * guess + sum(view.caught)) / (3 + sum(view.cheated))
