"""How well the bots of UNO play against players of another making: RLCard's, in rounds for two.

uv run --python 3.11 --with rlcard==1.2.0 --with pip python tests/benchmarks/yardsticks.py [HARD] [OTHERS] [SEED]

HARD and OTHERS are how many rounds hard and the other levels play. RLCard imports distutils, which Python has until
3.11, and asks pip what is installed. Both sides sit at a table of this program, with the rules that both know: no house
rule but that a player who draws for a Draw Two or Wild Draw Four misses a turn. RLCard's players are told what their own
table would tell them and say "Uno", which they have never heard of, in time. They change places with ours from round to
round. At their own table a Wild Draw Four is offered only where nothing else fits; at ours always, and the rule agent
plays it first of all. So it plays in both ways: by what our table offers, and "as at home".
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from rlcard.agents.random_agent import RandomAgent
from rlcard.models.uno_rule_models import UNORuleAgentV1

from uno_tui.arena.contest import Result, play_round
from uno_tui.bots.bot import Level, Reaction
from uno_tui.bots.levels import bot
from uno_tui.cards.coloured import WILD_DRAW_FOUR, Card, Colour, Rank
from uno_tui.core import options
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, PASS, SAY_UNO, Play
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.view import UnoView

BLOCK = 20
TRAITS = {
    Rank.SKIP: "skip",
    Rank.REVERSE: "reverse",
    Rank.DRAW_TWO: "draw_2",
    Rank.WILD: "wild",
    Rank.WILD_DRAW_FOUR: "wild_draw_4",
}
RULES = options.defaults(UNO.options) | {"skip_after_draw": True}


def written(card: Card, colour: Colour | None = None) -> str:
    """A card as RLCard writes it; a wild in the hand has some colour there."""
    return f"{(colour or card.colour or Colour.RED).lower()}-{TRAITS.get(card.rank, card.rank.value)}"


class Guest:
    """A player of RLCard's at a table of ours."""

    level = Level.NORMAL

    def __init__(self, decide: Callable[[list[str], list[str]], str], at_home: bool) -> None:
        """`decide` takes what may be done and the hand, as RLCard writes both; `at_home` a Wild Draw Four comes last."""
        self._decide = decide
        self._at_home = at_home

    def choose(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Move:
        """What RLCard's player does; draws if nothing fits, and passes if that did not help."""
        plays = [move for move in moves if isinstance(move, Play)]
        if self._at_home:
            plays = [play for play in plays if play.card is not WILD_DRAW_FOUR] or plays
        if not plays:
            return DRAW if DRAW in moves else PASS
        named = {written(play.card, play.colour): play for play in plays}
        return named[self._decide(list(named), [written(card) for card in view.hand])]

    def react(self, view: UnoView, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """Nobody shall lose for a word that their makers did not know."""
        return Reaction(SAY_UNO, 0.0) if SAY_UNO in moves else None


def by_rules(legal: list[str], hand: list[str]) -> str:
    """RLCard's player by rules."""
    return str(UNORuleAgentV1().step({"raw_legal_actions": legal, "raw_obs": {"hand": hand}}))


def by_lot(legal: list[str], hand: list[str]) -> str:
    """RLCard's random player."""
    state: dict[str, Any] = {"legal_actions": dict.fromkeys(range(len(legal)))}
    return legal[int(RandomAgent(len(legal)).step(state))]


GUESTS = {
    "rule agent": partial(Guest, by_rules, False),
    "rule agent, as at home": partial(Guest, by_rules, True),
    "random agent, as at home": partial(Guest, by_lot, True),
}


def block(level: Level, guest: str, seed: int, first: int) -> int:
    """How many of `BLOCK` rounds our bot wins."""
    won = 0
    for number in range(first, first + BLOCK):
        np.random.seed(seed * 100_003 + number)
        ours = number % 2
        seated = [bot("uno", level), GUESTS[guest]()] if ours == 0 else [GUESTS[guest](), bot("uno", level)]
        table, _ = UNO.begin(RULES, 2, number // 2 % 2, Dice(seed * 7_368_787 + number // 2))
        play_round(table, seated, Dice(seed * 1_000_003 + number))
        won += ours in (table.outcome.round or ())
    return won


def main() -> None:
    """Play all pairings and print each as soon as it is known."""
    given = [int(word) for word in sys.argv[1:]]
    of_hard, of_others, seed = given + [400, 4000, 1][len(given) :]
    print(f"{'ours':<8} {'RLCard':<24} {'rounds':>6} {'won':>6}  95 % interval")
    with ProcessPoolExecutor() as pool:
        for level in reversed(Level):
            rounds = of_hard if level is Level.HARD else of_others
            for guest in GUESTS:
                wins = sum(pool.map(partial(block, level, guest, seed), range(0, rounds, BLOCK)))
                share, low, high = Result((level, guest), (wins, rounds - wins), rounds, 0).share(0)
                print(f"{level:<8} {guest:<24} {rounds:>6} {share:>6.1%}  {low:.1%} to {high:.1%}", flush=True)


if __name__ == "__main__":
    main()
