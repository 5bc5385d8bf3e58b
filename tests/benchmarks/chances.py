"""What the second look says of chances that were let pass, on rounds of an expert among sensible players.

python tests/benchmarks/chances.py [ROUNDS] [SEED] [GAME ...]

The rounds are played with reactions, written down, and looked back at as the program does. The expert is played twice:
with its own attention (it overlooks one report in ten) and missing nothing. What is named of the second is a false
alarm. What is named of the first was overlooked; how much it cost is judged by play with reactions, on other deals.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.advice import half_width
from benchmarks.second_look import interval

from uno_tui.arena.contest import play_round
from uno_tui.bots.bot import ATTENTIVE, Bot, Level, Reaction
from uno_tui.bots.levels import bot
from uno_tui.bots.review import MissedChance
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Event, Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.core.options import Value
from uno_tui.host.review import Choice, choices, remark
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import Names
from uno_tui.notation.record import Record

SEAT = 0
JUDGED = 200
NAMES = ("Ana", "Ben", "Cleo", "Dora")

Setting = tuple[str, int, dict[str, Value]]


class Counts(msgspec.Struct):
    """What was looked at, and what was named."""

    rounds: int = 0
    decisions: int = 0
    chances: int = 0
    named: int = 0
    cheap: int = 0
    """Named chances that cost nothing beyond chance."""


class Attentive:
    """Decides as a bot does, and misses nothing out of turn."""

    level = Level.HARD

    def __init__(self, game: str) -> None:
        self._game, self._bot = game, bot(game, Level.NORMAL)

    def choose(self, view: Any, moves: Sequence[Move], dice: Dice) -> Move:
        """As the bot."""
        return self._bot.choose(view, moves, dice)

    def react(self, view: Any, moves: Sequence[Move], dice: Dice) -> Reaction | None:
        """Everything, at once."""
        module = sys.modules[type(bot(self._game, Level.HARD)).__module__]
        found: Reaction | None = module.react(view, moves, ATTENTIVE, dice)
        return found


class Written:
    """A table whose moves are written down."""

    def __init__(self, setting: Setting, seed: int) -> None:
        game, seats, values = setting
        self.table: Any
        self.table, events = GAMES[game].begin(values, seats, seed % seats, Dice(seed))
        names = Names(NAMES[:seats])
        self.record = Record(NOTATIONS[game], values, names, seed % seats, events)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Make the move, and write it down."""
        events: list[Event] = self.table.play(seat, move)
        self.record.move(seat, move, events)
        return events


def settings() -> list[Setting]:
    """UNO without and with some house rules, and the other games."""
    uno = options.defaults(GAMES["uno"].options)
    house = (("intercept", "super_intercept"), ("sequences",), ("bluff",), ("intercept", "buzzer", "seven_zero"))
    found: list[Setting] = [("uno", seats, uno) for seats in (2, 3, 4)]
    found += [("uno", 3, uno | dict.fromkeys(rules, True)) for rules in house]
    teams, ume, maumau = (options.defaults(GAMES[game].options) for game in ("teams", "ume", "maumau"))
    return [*found, ("teams", 4, teams), ("ume", 3, ume | {"claim": "call"}), ("maumau", 3, maumau)]


def looked_at(setting: Setting, expert: Bot, seed: int, counts: Counts) -> None:
    """Play a round, look back at it, and count what is named."""
    game, seats, _ = setting
    table: Any = Written(setting, seed)
    others = [bot(game, Level.NORMAL) for _ in range(1, seats)]
    play_round(table, [expert, *others], Dice(seed + 1))
    counts.rounds += 1
    for choice in choices(game, "".join(line + "\n" for line in table.record.lines), (SEAT,), last_round=True):
        if isinstance(choice.decision, MissedChance):
            counts.chances += 1
            if remark(game, choice) is not None:
                counts.named += 1
                counts.cheap += not worth_it(setting, choice, choice.decision)
        else:
            counts.decisions += 1


def worth_it(setting: Setting, choice: Choice, chance: MissedChance) -> bool:
    """Whether a missed chance cost something beyond chance: normal bots play on, reactions included."""
    game, seats, _ = setting
    gains = []
    for number in range(JUDGED):
        table: Any = GAMES[game].imagine(chance.view, Dice(number + 5_000))
        used, unused = table.copy(), table.copy()
        used.play(choice.seat, chance.move)
        if chance.instead is not None:
            unused.play(*chance.instead)
        ends = []
        for each in (used, unused):
            each.chance = Dice(number)
            play_round(each, [bot(game, Level.NORMAL) for _ in range(seats)], Dice(number))
            ends.append(float(SEAT in (each.outcome.round or ())))
        gains.append(ends[0] - ends[1])
    return fmean(gains) > half_width(gains)


def main() -> None:
    """Play, look back, and print."""
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    games = [word for word in sys.argv[1:] if not word.isdecimal()]
    count, seed = (numbers + [100, 1][len(numbers) :])[:2]
    there = [each for each in settings() if not games or each[0] in games]
    for name in ("with its own attention", "missing nothing"):
        all_counts: dict[str, Counts] = {}
        for place in range(count):
            setting = there[place % len(there)]
            game = setting[0]
            expert: Bot = bot(game, Level.HARD) if name.startswith("with") else Attentive(game)
            looked_at(setting, expert, seed * 100_000 + place, all_counts.setdefault(game, Counts()))
        for game, found in all_counts.items():
            looks = found.decisions + found.chances
            print(f"{name}, {game}: {found.rounds} rounds, {looks} looks, {found.chances} of them at chances")
            print(f"  chances named, of all looks: {interval(found.named, looks)}; of them without cost: {found.cheap}")


if __name__ == "__main__":
    main()
