"""Whether the levels of the bots stay ordered under every house rule: rounds for two, in a table.

python tests/benchmarks/levels.py [ROUNDS_NORMAL_EASY] [ROUNDS_HARD_NORMAL] [SEED]
python tests/benchmarks/levels.py advice [ROUNDS] [SEED]

Hard takes about half a second of one core a round; 0 rounds leave a pairing out. The last column says whether
more than half is won at the lower end of the 95 % confidence interval.

With `advice`, in every game: hard against a player who does what advice says first, who must not be weaker.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from uno_tui.arena.contest import Result, contest, play_round
from uno_tui.bots.advice import compare
from uno_tui.bots.bot import Bot, Level, Reaction
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.core.options import Value
from uno_tui.games.maumau.bots.normal import must_announce
from uno_tui.games.maumau.rules.moves import SAY_LAST
from uno_tui.games.uno.rules import UNO

ADVISED = ("uno", "teams", "ume", "maumau")
PAIRINGS = ((Level.NORMAL, Level.EASY), (Level.HARD, Level.NORMAL))
HOUSE_RULES = [option.id for option in UNO.options if option.house_rule]


def settings() -> list[tuple[str, dict[str, Value]]]:
    """No house rule, each with what it needs, and all of them."""
    plain = options.defaults(UNO.options)
    found = [("no house rule", plain)]
    for rule in HOUSE_RULES:
        values = dict(plain)
        options.switch(UNO.options, values, rule, True)
        found.append((rule, values))
    found.append(("all house rules", plain | dict.fromkeys(HOUSE_RULES, True)))
    return found


class Advised:
    """Does what advice says first, and reacts as the expert does."""

    level = Level.HARD

    def __init__(self, game: str) -> None:
        self._game = game
        self._expert = bot(game, Level.HARD)

    def choose(self, view: Any, moves: Sequence[Move], dice: Dice) -> Move:
        """The first choice; before it "last card", where advice has that said."""
        best = compare(self._game, view, moves, int(dice.uniform() * 2**40)).best
        return SAY_LAST if self._game == "maumau" and must_announce(view, moves, best) else best

    def react(self, view: Any, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """As the expert."""
        return self._expert.react(view, moves, dice)


def advised(game: str, rounds: int, seed: int) -> str:
    """How many rounds of the decided ones are won by advice, with its 95 % interval."""
    won = [0, 0]
    values = options.defaults(GAMES[game].options)
    teams = game == "teams"
    for number in range(rounds):
        seats, swapped = 4 if teams else 2, number % 2
        players: list[Bot] = [Advised(game), bot(game, Level.HARD)] * (seats // 2)
        players = players[swapped:] + players[:swapped]
        table, _ = GAMES[game].begin(values, seats, number // 2 % seats, Dice(seed * 7_368_787 + number // 2))
        play_round(table, players, Dice(seed * 1_000_003 + number))
        winners = {(seat + swapped) % 2 for seat in table.outcome.round or ()}
        for winner in winners if len(winners) == 1 else ():
            won[winner] += 1
    share, low, high = Result(("advice", "hard"), tuple(won), sum(won), 0).share(0)
    ordered = "yes" if high >= 0.5 else "NO"
    return f"{game:<20} {'advice/hard':<14} {sum(won):>6} {share:>6.1%}  {low:.1%} to {high:.1%}  {ordered}"


def against_advice(rounds: int, seed: int) -> None:
    """Every game that is advised in."""
    print(f"{'game':<20} {'pairing':<14} {'rounds':>6} {'won':>6}  95 % interval  not weaker")
    for game in ADVISED:
        print(advised(game, rounds, seed), flush=True)


def main() -> None:
    """Play all pairings and print each as soon as it is known."""
    if sys.argv[1:2] == ["advice"]:
        given = [int(word) for word in sys.argv[2:]]
        against_advice(*(given + [300, 1][len(given) :]))
        return
    given = [int(word) for word in sys.argv[1:]]
    rounds, seed = (given + [1000, 400][len(given) :])[:2], (given[2:] or [1])[0]
    print(f"{'rules':<20} {'pairing':<14} {'rounds':>6} {'won':>6}  95 % interval  ordered")
    for pairing, count in zip(PAIRINGS, rounds, strict=True):
        for name, values in settings() if count else ():
            share, low, high = contest(UNO, pairing, count, values, seed).share(0)
            ordered = "yes" if low > 0.5 else "NO"
            print(
                f"{name:<20} {'/'.join(pairing):<14} {count:>6} {share:>6.1%}  {low:.1%} to {high:.1%}  {ordered}",
                flush=True,
            )


if __name__ == "__main__":
    main()
