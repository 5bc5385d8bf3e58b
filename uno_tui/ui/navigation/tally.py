"""The count of matches: by game, by level of the bots, by rules; with streaks, points, and shares over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from uno_tui.core.catalogue import GAMES
from uno_tui.host.match import FRIEND, PERSON, Plan
from uno_tui.host.results import Result
from uno_tui.ui.presets import Preset

LEVEL, RULES, PRESET = "level", "rules", "preset"
"""The aspects by which matches are counted: the opponents' level, and the rules, which may be those of a preset."""
MIXED, PEOPLE = "mixed", "people"
"""The opponents of a match: bots of several levels, or only people."""
DEFAULT, HOUSE_RULES = "default", "house"
"""The rules of a match that are not those of a preset."""
SHORTEST_STRETCH = 5
"""The smallest number of matches for a point of a curve."""
MOST_STRETCHES = 24
"""The largest number of points of a curve."""


class Streaks(NamedTuple):
    """The numbers of matches that people have won in a row: now, and at most."""

    current: int
    longest: int


class GameTally:
    """The finished matches of one game."""

    def __init__(self) -> None:
        self.matches: Counter[tuple[str, str]] = Counter()
        """The numbers of finished matches, by aspect (`LEVEL`, `RULES` or `PRESET`) and its value."""
        self.won: Counter[tuple[str, str]] = Counter()
        """The numbers of those that people won."""
        self._played: list[tuple[str, bool]] = []
        self._points = self._people = self._rounds = 0

    def add(self, when: str, result: Result, rules: tuple[str, str], *, won: bool) -> None:
        """Count a finished match; `when`, the time at which it was begun, decides its place in the order.

        `rules` is the aspect `RULES` or `PRESET` with its value.
        """
        for aspect in ((LEVEL, level_of(result.plan)), rules):
            self.matches[aspect] += 1
            self.won[aspect] += won
        self._played.append((when, won))
        people = result.plan.here()
        self._points += sum(result.scores[seat] for seat in people)
        self._people += len(people)
        # Points are a person's: a round with two people counts twice.
        self._rounds += len(people) * result.rounds

    @property
    def outcomes(self) -> list[bool]:
        """Return whether people won, by match, oldest first."""
        # Kept results arrive before replayed ones, so the order of counting says nothing.
        return [won for _, won in sorted(self._played)]

    @property
    def streaks(self) -> Streaks:
        """Return the numbers of matches that people have won in a row."""
        current = longest = 0
        for won in self.outcomes:
            current = current + 1 if won else 0
            longest = max(longest, current)
        return Streaks(current, longest)

    @property
    def points_a_match(self) -> float:
        """Return the average points of a person at the end of a match; 0 without matches."""
        return self._points / self._people if self._people else 0.0

    @property
    def points_a_round(self) -> float:
        """Return the average points of a person in a round; 0 without rounds."""
        return self._points / self._rounds if self._rounds else 0.0

    @property
    def stretches(self) -> list[Sequence[bool]]:
        """Return the matches in stretches of about equal length, oldest first; empty if there are too few for two."""
        outcomes = self.outcomes
        count = min(MOST_STRETCHES, len(outcomes) // SHORTEST_STRETCH)
        if count < 2:
            return []
        # Every match is in one stretch, also where they do not divide evenly.
        ends = [len(outcomes) * number // count for number in range(count + 1)]
        return [outcomes[first:last] for first, last in pairwise(ends)]


class Tally:
    """Counts the finished matches of every game and who won them. Practice does not count."""

    def __init__(self, presets: Mapping[str, Preset] | None = None) -> None:
        """Make an empty tally. Matches by the rules of one of the `presets` are counted under its name."""
        self._presets = {} if presets is None else presets
        self.matches_by_game: Counter[str] = Counter()
        self.won_by_game: Counter[str] = Counter()
        self.matches_by_person: Counter[str] = Counter()
        self.won_by_person: Counter[str] = Counter()
        self.of_game: dict[str, GameTally] = {}

    def add(self, path: Path, result: Result) -> None:
        """Count a match if it is over; the file's name says when it was begun."""
        if result.winners is None or result.plan.practice is not None:
            return
        plan = result.plan
        people = {name for name, player in zip(plan.names, plan.players, strict=True) if player == PERSON}
        winners = {plan.names[seat] for seat in result.winners}
        # A match that one of several people won is won.
        won = bool(winners & people)
        self.matches_by_game[result.game] += 1
        self.won_by_game[result.game] += won
        self.matches_by_person.update(people)
        self.won_by_person.update(winners & people)
        rules = self._rules_of(result)
        self.of_game.setdefault(result.game, GameTally()).add(path.stem, result, rules, won=won)

    def _rules_of(self, result: Result) -> tuple[str, str]:
        """Return the aspect under which these rules are counted: the preset that has them, else their kind."""
        for name, preset in self._presets.items():
            # Sets: rules may be written in any order.
            if preset.game == result.game and set(preset.rules) == set(result.rules):
                return PRESET, name
        return RULES, HOUSE_RULES if any(_is_house_rule(result.game, rule) for rule in result.rules) else DEFAULT


def _is_house_rule(game: str, rule: str) -> bool:
    """Return whether an unusual rule, `id=value`, is a house rule; the length of a match is not."""
    if game not in GAMES:  # a plug-in that is not installed any more
        return True
    name = rule.partition("=")[0]
    return any(option.id == name and option.house_rule for option in GAMES[game].options)


def level_of(plan: Plan) -> str:
    """Return the level of all bots at a table; else `MIXED`, or `PEOPLE` without bots."""
    # A friend is a person who happens to sit elsewhere.
    levels = set(plan.players) - {PERSON, FRIEND}
    if len(levels) > 1:
        return MIXED
    return levels.pop() if levels else PEOPLE
