"""The deal of a day: the same rules, cards and bots' decisions on every computer, from nothing but the date."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from hashlib import sha256
from itertools import count

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Seat
from uno_tui.core.dice import Dice
from uno_tui.core.options import OptionError, Value
from uno_tui.core.seating import nearest
from uno_tui.host.practice import NumberedChance
from uno_tui.notation.game_notation import Daily

VERSION = 1
"""The version of the deals. Raise it with every change to a deal or a bot's move: in rules, bots, or this module."""
SEATS = 4
"""The number of seats where the game allows it, else the nearest."""
LEVEL = "normal"
"""The level of the bots."""
_ONE_ROUND = (
    ("match_end=rounds", "rounds=1"),  # UNO
    ("match_end=rounds_won", "rounds=1"),  # UNO Rummy
    ("match_end=wins", "wins=1"),  # UNO Teams
    ("rounds_mode=off",),  # Umé
    ("rounds=1",),  # Maumau
)
"""The ways in which games say that a match is one round, tried in this order."""


def daily_on(day: date) -> Daily:
    """Return the deal of a day, as this program deals it."""
    return Daily(day, VERSION)


def daily_rules(game: str) -> dict[str, Value]:
    """Return the rules of a game's daily deal: the usual ones, and a match of one round where the game can say so."""
    known = GAMES[game].options
    for words in _ONE_ROUND:
        try:
            return options.read(known, words)[0]
        except OptionError:
            continue
    return options.defaults(known)


def daily_seats(game: str) -> int:
    """Return the number of seats at the game's daily table."""
    return nearest(GAMES[game], SEATS)


def _number(*words: object) -> int:
    """Return a number below 2 to the power of 64 that depends on nothing but these words."""
    # Not `hash`, which gives texts another number in every process.
    return int.from_bytes(sha256("\n".join(map(str, words)).encode()).digest()[:8])


def _seed(daily: Daily, game: str, values: Mapping[str, Value]) -> int:
    """Return what everything at a daily table follows from.

    Rules that can be on or off and are off, and rules without effect, are left out: such a rule that is added later
    changes no deal. Any other new rule does, and needs a new `VERSION`. A deal that would end the match before anyone
    moves is passed over: in Umé, about one in five would.
    """
    # In the order of their words, so that options may change places in a game's list.
    rules = sorted(
        f"{option.id}={options.write(values[option.id])}"
        for option in GAMES[game].options
        if values[option.id] is not False and option.is_relevant(values)
    )
    seats = daily_seats(game)
    for attempt in count():
        seed = _number("uno-tui daily", daily.version, daily.day.isoformat(), game, *rules, attempt)
        # A trial of the very deal that `Match.begin` makes, where the last seat deals, too.
        table, _ = GAMES[game].begin(dict(values), seats, seats - 1, NumberedChance(seed))
        if table.outcome.match is None:
            break
    return seed


def daily_chance(daily: Daily, game: str, values: Mapping[str, Value], lines: Sequence[str] = ()) -> NumberedChance:
    """Return the chance of a daily table, continued after the results that these lines of its record hold."""
    return NumberedChance(_seed(daily, game, values), sum(line.startswith("~") for line in lines))


class DailyDice:
    """The dice with which bots at a daily table decide."""

    def __init__(self, daily: Daily, game: str, values: Mapping[str, Value]) -> None:
        self._seed = _seed(daily, game, values)

    def dice(self, seat: Seat, what: str, moves: int) -> Dice:
        """Return new dice for what a seat decides after so many moves.

        They depend neither on what was decided before nor on when: someone who comes back to the table meets the same
        decisions, and so does someone who says Uno a little earlier.
        """
        return Dice(_number(self._seed, seat, what, moves))
