"""How often advice that is followed costs more than the alternative that it names, in every game.

python tests/benchmarks/advice.py [POSITIONS] [SEED] [MINUTES] [SETTING ...]

Positions come from whole rounds of bots, reactions included. In each the move that advice names first and the one it
names next are made on the same redealt cards, and bots play both rounds to their end with the same dice. A first look
at every position gives the mean; where the advised move came out behind, a second look on other deals, which had no
part in that suspicion, says whether it is worse beyond chance (outside the 95 % interval of the paired differences).

A call of a bluff is judged on the cards as they really lay, because redealt hands know nothing of how bots bluff: such
positions count in the mean only.

In Rummy, where advice names one lay only, it is compared with what the expert would do; easy bots play on. A round
that has begun when the time is up is judged to its end.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.second_look import interval

from uno_tui.arena.contest import play_round
from uno_tui.bots.advice import compare
from uno_tui.bots.bot import Bot, Level, Reaction
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Table, View
from uno_tui.core.dice import Dice
from uno_tui.core.options import Value
from uno_tui.games.maumau.bots.normal import must_announce
from uno_tui.games.maumau.rules.moves import SAY_LAST
from uno_tui.games.rummy.rules.completing import hint
from uno_tui.games.rummy.rules.good_lays import to_lay
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.games.uno.rules.moves import CHALLENGE
from uno_tui.games.uno.rules.options import OPTIONS
from uno_tui.games.uno.rules.reasons import is_bluff
from uno_tui.games.uno.rules.view import UnoView

SEAT = 0
"""Whom advice is given to."""
FIRST = 60
"""Rounds after each of the two moves, at a first look."""
SECOND = 240
"""Rounds at a second look."""
PER_ROUND = 3
"""So many decisions of a round are looked at, chosen by lot."""
PROCESSES = 2
RUMMY = (6, 20)
"""First and second look in Rummy, whose rounds take so much longer."""

Pair = tuple[Move, Move]


class Setting(msgspec.Struct, frozen=True):
    """A game with its rules; who sits beside the person who asks."""

    name: str
    game: str
    seats: int
    values: dict[str, Value]
    level: Level = Level.NORMAL


class Found(msgspec.Struct):
    """What came of a position: by how much of a round the advised move was better."""

    setting: str
    first: float
    second: float | None = None
    margin: float = 0.0
    bluff: bool = False
    """Whether the advised move is a Wild Draw Four that can be called rightly."""
    lasts: float = 0.0
    """Seconds of one core until advice was worked out."""
    told: str = ""

    @property
    def worse(self) -> bool:
        """Beyond chance."""
        return self.second is not None and self.second < -self.margin


def own_level(game: str) -> Level:
    """How the person plays on: sensibly, and where that takes too long, easily."""
    return Level.EASY if game == "rummy" else Level.NORMAL


def settings() -> list[Setting]:
    """UNO without and with each house rule and all of them, and the other games."""
    plain = options.defaults(OPTIONS)
    rules = [option.id for option in OPTIONS if option.house_rule]
    found = [Setting("uno, no house rule", "uno", seats, plain) for seats in (2, 3, 4)]
    for place, rule in enumerate(rules):
        values = dict(plain)
        options.switch(OPTIONS, values, rule, True)
        found.append(Setting(f"uno, {rule}", "uno", 2 + place % 3, values))
    both = plain | {"bluff": True, "buzzer": True}
    found += [Setting("uno, bluff and buzzer", "uno", seats, both) for seats in (2, 3, 4)]
    found += [Setting("uno, bluff, easy bots", "uno", seats, plain | {"bluff": True}, Level.EASY) for seats in (2, 4)]
    everything = plain | dict.fromkeys(rules, True)
    found += [Setting("uno, all house rules", "uno", seats, everything) for seats in (2, 3, 4)]
    teams, ume, maumau, rummy = (options.defaults(GAMES[each].options) for each in ("teams", "ume", "maumau", "rummy"))
    found += [Setting("teams", "teams", 4, teams)] * 3
    found += [Setting("ume", "ume", seats, ume) for seats in (2, 3, 4)]
    found += [Setting("maumau", "maumau", seats, maumau | {"cheating": False}) for seats in (2, 3, 4)]
    found += [Setting("maumau, cheating", "maumau", seats, maumau | {"cheating": True}) for seats in (2, 4)]
    found += [Setting("rummy", "rummy", 2, rummy, Level.EASY)]
    return found


class Watched:
    """A player whose decisions are kept, with the table as it stood."""

    level = Level.NORMAL

    def __init__(self, game: str, table: Any) -> None:
        self._bot = bot(game, own_level(game))
        self._table = table
        self.kept: list[Any] = []

    def choose(self, view: Any, moves: Sequence[Move], dice: Dice) -> Move:
        """As a bot does."""
        if isinstance(view, RummyView) or sum(not move.reaction for move in moves) > 1:
            self.kept.append(self._table.copy())
        return self._bot.choose(view, moves, dice)

    def react(self, view: Any, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """As a bot does."""
        return self._bot.react(view, moves, dice)


def tables(setting: Setting, number: int) -> list[Any]:
    """Where the person had a choice in a round: some of these moments by lot."""
    table, _ = GAMES[setting.game].begin(setting.values, setting.seats, number % setting.seats, Dice(number))
    watched = Watched(setting.game, table)
    others: list[Bot] = [bot(setting.game, setting.level) for _ in range(1, setting.seats)]
    play_round(table, [watched, *others], Dice(number + 1))
    return Dice(number + 2).shuffle(watched.kept)[:PER_ROUND]


def advised(setting: Setting, view: View, moves: Sequence[Move]) -> Pair | None:
    """What advice names first, and next; None where it names one move only."""
    if isinstance(view, RummyView):
        lay, other = hint(view), bot("rummy", Level.HARD).choose(view, moves, Dice(1))
        return None if lay is None or to_lay(lay) == other else (to_lay(lay), other)
    company = (None, *[setting.level] * (setting.seats - 1))
    found = compare(setting.game, view, moves, 1, company).candidates
    return (found[0].move, found[1].move) if len(found) > 1 else None


def wins(setting: Setting, table: Table, move: Move, seed: int) -> float:
    """Whether the person wins the round after a move; a shared win counts as one."""
    copy: Any = table.copy()
    copy.chance, dice = Dice(seed), Dice(seed + 1)
    if setting.game == "maumau" and must_announce(copy.view(SEAT), copy.moves(SEAT), move):
        copy.play(SEAT, SAY_LAST)
    copy.play(SEAT, move)
    own = bot(setting.game, own_level(setting.game))
    play_round(copy, [own, *(bot(setting.game, setting.level) for _ in range(1, setting.seats))], dice)
    return float(SEAT in (copy.outcome.round or ()))


def differences(setting: Setting, table: Table, pair: Pair, count: int, seed: int) -> list[float]:
    """How much better the first move did than the other, deal by deal."""
    real, view, found = CHALLENGE in pair, table.view(SEAT), []
    for number in range(seed, seed + count):
        deal = table if real else GAMES[setting.game].imagine(view, Dice(number))
        first, other = (wins(setting, deal, move, number) for move in pair)
        found.append(first - other)
    return found


def half_width(values: Sequence[float]) -> float:
    """Half the 95 % interval of the mean."""
    return 1.96 * stdev(values) / sqrt(len(values))


def judged(setting: Setting, number: int, until: float) -> list[Found]:
    """The positions of a round, if it is not too late."""
    if time.time() > until:
        return []
    first, second = RUMMY if setting.game == "rummy" else (FIRST, SECOND)
    all_found = []
    for place, table in enumerate(tables(setting, number)):
        view, moves, begun = table.view(SEAT), table.moves(SEAT), time.process_time()
        pair = advised(setting, view, moves)
        if pair is None:
            continue
        lasts, seed = time.process_time() - begun, (number * PER_ROUND + place) * 10_000
        mean = fmean(differences(setting, table, pair, first, seed))
        told = f"{getattr(view, 'hand', '')} on {getattr(view, 'discard', ())[-1:]}, {view.counts}: {pair}"
        found = Found(setting.name, mean, bluff=_bluff(view, pair[0]), lasts=lasts, told=told)
        if mean < 0 and CHALLENGE not in pair:
            closer = differences(setting, table, pair, second, seed + first)
            found.second, found.margin = fmean(closer), half_width(closer)
        all_found.append(found)
    return all_found


def _bluff(view: View, move: Move) -> bool:
    return isinstance(view, UnoView) and is_bluff(view, move)


def tell(name: str, found: Sequence[Found]) -> None:
    """The figures of some positions."""
    worse = [each for each in found if each.worse]
    gains = [each.first for each in found]
    cost = -fmean(each.second or 0.0 for each in worse) if worse else 0.0
    mean = f"{fmean(gains):+.3f} (+-{half_width(gains) if len(gains) > 1 else 0.0:.3f})"
    print(f"{name:<24} {interval(len(worse), len(found)):<36} {cost:>6.3f}   {mean}")


def look(count: int, seed: int, minutes: int, names: Sequence[str]) -> Iterable[Found]:
    """So many positions or a few more, or as many as there is time for."""
    there = [each for each in settings() if not names or any(each.name.startswith(name) for name in names)]
    rounds, until = -(-count // PER_ROUND), time.time() + 60 * minutes
    with ProcessPoolExecutor(PROCESSES) as pool:
        numbers = [(there[place % len(there)], seed * 100_000 + place) for place in range(rounds)]
        for each in as_completed([pool.submit(judged, *number, until) for number in numbers]):
            yield from each.result()


def main() -> None:
    """Judge, and print the figures of each setting and of all, and the worst advice."""
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    count, seed, minutes = (numbers + [600, 1, 8][len(numbers) :])[:3]
    found = list(look(count, seed, minutes, [word for word in sys.argv[1:] if not word.isdecimal()]))
    print(f"{'setting':<24} {'advised move worse, of all advice':<36} {'by':>6}   advised better by, on average")
    for name in dict.fromkeys(each.name for each in settings()):
        some = [each for each in found if each.setting == name]
        if some:
            tell(name, some)
    tell("all", found)
    lying = [each for each in found if each.bluff]
    if lying:
        tell("advised bluffs", lying)
    quick = sorted(each.lasts for each in found)
    print(f"seconds of one core for advice: median {quick[len(quick) // 2]:.2f}, longest {quick[-1]:.2f}")
    for each in sorted(found, key=lambda each: each.second or 0.0)[:20]:
        if each.worse:
            print(f"{each.setting}: {each.second:+.3f} (+-{each.margin:.3f}): {each.told}")


if __name__ == "__main__":
    main()
