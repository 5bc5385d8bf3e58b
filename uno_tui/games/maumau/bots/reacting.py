"""Reactions out of turn, the same for every level apart from its attention."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from uno_tui.bots.bot import ATTENTION, REPORTING_TAKES, Attention, Company, Reaction
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.rules.moves import CATCH, REPORT, SAY_LAST
from uno_tui.games.maumau.rules.view import MaumauView

CATCHING_TAKES = 1.1
"""How many times its usual reaction time a bot needs to catch a cheat."""
WRONG_CATCH_RATE = 0.02
"""How likely an inattentive bot takes a card that fits for one that does not, at most."""
PERSON_NOTICES = 0.4
"""How likely a player of whom nothing is known notices a cheat."""


def react(view: MaumauView, moves: Sequence[Move], attention: Attention, dice: Dice) -> Reaction | None:
    """Return the first reaction that the bot thinks of: "last card", a catch, a report; None if it thinks of none."""
    if SAY_LAST in moves and len(view.hand) == 1 and dice.uniform() < attention.remembers:
        return Reaction(SAY_LAST, attention.saying(dice))
    if CATCH in moves and _suspects(view, attention, dice):
        return Reaction(CATCH, attention.delay(dice, CATCHING_TAKES))
    if REPORT in moves and dice.uniform() < attention.notices:
        return Reaction(REPORT, attention.delay(dice, REPORTING_TAKES))
    return None


def _suspects(view: MaumauView, attention: Attention, dice: Dice) -> bool:
    """Return whether the bot takes the last card laid for a cheat; players caught before are watched better."""
    laid = view.laid
    if laid is None:
        return False
    if laid.fits:
        return dice.uniform() < WRONG_CATCH_RATE * (1 - attention.notices)
    return dice.uniform() < chance_noticed(view, laid.seat, attention.notices)


def chance_noticed(view: MaumauView, cheat: Seat, notices: float) -> float:
    """Return how likely a card of `cheat` that does not fit is noticed: more likely the oftener they were caught."""
    return 1 - (1 - notices) / (1 + view.caught[cheat])


def chance_caught(view: MaumauView, company: Company = ()) -> float:
    """Return how likely the viewer's next cheat is caught, by the watchers and the fate of all cheats so far."""
    watchers = [company[seat] if company else None for seat in range(len(view.counts)) if seat != view.seat]
    guess = 1 - prod(1 - (PERSON_NOTICES if level is None else ATTENTION[level].notices) for level in watchers)
    # The guess counts like three cheats of this match, beside the real ones.
    return (3 * guess + sum(view.caught)) / (3 + sum(view.cheated))
