"""The tiles of one colour and number: how they can be shared out between runs and groups.

The runs that are open in a colour are written as one number: six octal digits for those of length one, two, and three
or more that end with a number tile, then the same for those that end with a Joker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet
from uno_tui.games.rummy.rules.tiles import HIGHEST, NUMBERED, STANDING, Tile


class Option(NamedTuple):
    """One way to use the tiles of a colour and number.

    `runs` are open afterwards. `laid` number tiles come from the rack, `came` Jokers come, `left` ones leave. So many
    number tiles and Jokers are `grouped`, so many number tiles are `run_on`; `jokers` begin a run, or go behind runs of
    length one, two, three and more. `cost` is how many tiles that do not lie on the table this needs at least until its
    short runs are finished, and `must_come` how many Jokers.
    """

    runs: int
    laid: int
    came: int
    left: int
    grouped: int
    jokers_grouped: int
    run_on: int
    jokers: tuple[int, int, int, int]
    cost: int
    must_come: int


class Ahead(NamedTuple):
    """What there is at the next number and the one after it.

    How many tiles but Jokers that come there can be (`room`), how many lie on the table (`there`), whether a Joker can
    be at the next (`jokers`), and how many numbers there are still (`numbers`, two if there are more).
    """

    room: int
    room_after: int
    there: int
    there_after: int
    jokers: bool
    numbers: int


Open = tuple[int, int, int, int, int, int]
MOST_IN_A_GROUP = 4
_KEY = 8


def _read(code: int) -> Open:
    return (code & 7, code >> 3 & 7, code >> 6 & 7, code >> 9 & 7, code >> 12 & 7, code >> 15 & 7)


def _write(runs: Open) -> int:
    return runs[0] | runs[1] << 3 | runs[2] << 6 | runs[3] << 9 | runs[4] << 12 | runs[5] << 15


@lru_cache(maxsize=1 << 10)
def options(
    fixed: int,
    loose: int,
    own: int,
    standing: int,
    coming: int,
    runs: int,
    ahead: Ahead,
    cap: int,
) -> dict[int, list[Option]]:
    """Every useful way to use the tiles of one colour and number, by what goes into groups.

    The key is eight times the tiles that go into groups, plus the Jokers among them (see GROUPS_FIT).

    `fixed` tiles must be used, `loose` start tiles and `own` tiles of the rack may be; `standing` Jokers stay or are
    replaced; up to `coming` Jokers may come. `runs` are open. No option costs more than `cap`; the cheapest come first.
    """
    room, room_after, there, there_after, jokers_matter, numbers_left = ahead
    found: dict[int, dict[tuple[int, int, int, int], Option]] = {}
    before = _read(runs)
    for laid, loose_used, left, came in _uses(loose, own, standing, min(coming, cap), fixed):
        numbers, jokers = fixed + loose_used + laid, standing - left + came
        for in_group in range(min(2, numbers) + 1):
            for jokers_in_group in range(jokers + 1):
                key = (in_group + jokers_in_group) * _KEY + jokers_in_group
                in_runs = numbers - in_group
                for where, after in _extended(before, in_runs, jokers - jokers_in_group):
                    begun, short = after[0] + after[3], after[1] + after[4]
                    if (begun and numbers_left < SMALLEST - 1) or (short and not numbers_left):
                        continue
                    cost = laid + came + max(0, begun + short - there) + max(0, begun - there_after)
                    must_come = came + max(0, begun + short - room) + max(0, begun - room_after)
                    if cost <= cap and must_come <= coming:
                        code = _capped(after, room + coming - came, jokers_matter)
                        found.setdefault(key, {}).setdefault(
                            (code, laid, came, left),
                            Option(code, laid, came, left, in_group, jokers_in_group, in_runs, where, cost, must_come),
                        )
    return {key: sorted(ways.values(), key=_cost) for key, ways in found.items()}


def _cost(option: Option) -> int:
    return option.cost


def _uses(loose: int, own: int, standing: int, coming: int, fixed: int) -> Iterator[tuple[int, int, int, int]]:
    """Number tiles laid, start tiles used, Jokers that leave (RUM-10), Jokers that come."""
    for laid in range(own + 1):
        for loose_used in range(loose + 1):
            for left in range(min(standing, fixed + loose + laid) + 1):
                for came in range((0 if left else coming) + 1):
                    yield laid, loose_used, left, came


def _extended(before: Open, numbers: int, jokers: int) -> Iterator[tuple[tuple[int, int, int, int], Open]]:
    """The open runs after `numbers` number tiles and `jokers` Jokers were put to them, and where the Jokers went.

    A run shorter than three must go on. Number tiles rather go behind a run than begin one: a longer run can do
    whatever a shorter one can.
    """
    one, two, many, one_joker, two_joker, many_joker = before
    for first in range(min(jokers, one) + 1):
        for second in range(min(jokers - first, two) + 1):
            for third in range(min(jokers - first - second, many) + 1):
                begin = jokers - first - second - third
                left = numbers - (one - first + one_joker) - (two - second + two_joker)
                if left < 0:
                    continue
                behind = min(left, many - third + many_joker)
                after = (
                    left - behind,
                    one - first + one_joker,
                    two - second + two_joker + behind,
                    begin,
                    first,
                    second + third,
                )
                yield (begin, first, second, third), after


def _capped(after: Open, room: int, jokers_matter: bool) -> int:
    """The code of these open runs without what makes no difference."""
    one, two, many, one_joker, two_joker, many_joker = after
    if not jokers_matter:
        return _write((one + one_joker, two + two_joker, min(many + many_joker, room), 0, 0, 0))
    many = min(many, room)
    return _write((one, two, many, one_joker, two_joker, min(many_joker, room - many)))


def _can_group(tiles: int, jokers: int, most: int) -> bool:
    """Whether so many tiles of one number, `most` of one colour, make groups of three or four with a Joker each."""
    return any(
        SMALLEST * groups <= tiles <= MOST_IN_A_GROUP * groups and most <= groups and jokers <= groups
        for groups in range(5)
    )


GROUPS_FIT = frozenset(
    (tiles * _KEY + jokers, most)
    for tiles in range(17)
    for jokers in range(5)
    for most in range(7)
    if _can_group(tiles, jokers, most)
)
"""What the four colours may put into groups of one number: the sum of their keys, and the most tiles of one colour."""


Shares = tuple[tuple[int, int], ...]
"""Number tiles and Jokers for groups, by colour."""


@lru_cache(maxsize=1 << 12)
def _share(counts: Shares) -> tuple[tuple[tuple[int, bool], ...], ...] | None:
    """Groups as colours with "is a Joker", or None if the tiles cannot be shared out."""
    if not any(map(sum, counts)):
        return ()
    colours = [colour for colour, count in enumerate(counts) if sum(count)]
    for size in range(min(MOST_IN_A_GROUP, len(colours)), SMALLEST - 1, -1):
        for chosen in combinations(colours, size):
            for joker in (None, *chosen):
                group = tuple((colour, colour == joker) for colour in chosen)
                if all(counts[colour][is_joker] for colour, is_joker in group):
                    rest = _share(_without(counts, group))
                    if rest is not None:
                        return (group, *rest)
    return None


def _without(counts: Shares, group: Sequence[tuple[int, bool]]) -> Shares:
    left = [list(count) for count in counts]
    for colour, is_joker in group:
        left[colour][is_joker] -= 1
    return tuple((numbers, jokers) for numbers, jokers in left)


def group_tiles(number: int, counts: Sequence[tuple[int, int]]) -> list[TileSet]:
    """The groups of one number (from 0) that GROUPS_FIT has promised."""
    groups = _share(tuple(counts))
    assert groups is not None  # noqa: S101 - for the type checker
    return [
        tuple((STANDING if joker else NUMBERED)[colour * HIGHEST + number] for colour, joker in group)
        for group in groups
    ]


def extend_runs(runs: list[list[Tile]], option: Option, number: Tile, joker: Tile) -> list[list[Tile]]:
    """Put the tiles of an option to the open `runs` of a colour; returns those that are finished."""
    begin, *behind = option.jokers
    numbers = option.run_on
    waiting = list(runs)
    going: list[list[Tile]] = []
    for length, count in enumerate(behind, start=1):
        fitting = [run for run in waiting if min(len(run), SMALLEST) == length and not run[-1].joker]
        for run in fitting[:count]:
            going.append([*run, joker])
            waiting.remove(run)
    waiting.sort(key=lambda run: len(run) >= SMALLEST)
    going += [[*run, number] for run in waiting[:numbers]]
    finished = waiting[numbers:]
    going += [[number] for _ in range(numbers - len(waiting))]
    going += [[joker] for _ in range(begin)]
    runs[:] = going
    return finished
