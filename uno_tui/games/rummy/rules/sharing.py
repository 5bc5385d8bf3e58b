"""The tiles of one colour and number, and the ways to share them out between runs and groups.

The open runs of a colour are coded as one number of six octal digits: the counts of runs of length one, two, and three
or more that end with a number tile, then the same for runs that end with a Joker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from uno_tui.games.rummy.rules.sets import SMALLEST, TileSet
from uno_tui.games.rummy.rules.tiles import HIGHEST, JOKER_AS, NUMBERED, Tile


class Option(NamedTuple):
    """One way to use the tiles of a colour and number.

    `runs` is the code of the runs that are open afterwards. `laid` number tiles come from the rack; `came` Jokers
    come, `left` Jokers leave. `grouped` number tiles and `jokers_grouped` Jokers go into groups, `run_on` number tiles
    into runs. `jokers` are the numbers of Jokers that begin a run, or go after runs of length one, two, three and
    more. Until its short runs are finished, this needs at least `cost` tiles that do not lie on the table, and
    `must_come` Jokers.
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
    """The tiles at the next number and the one after it.

    `room` is the most tiles that can be there, without Jokers that come; `there` the number that lie on the table;
    `jokers` tells if a Joker can be at the next number; `numbers` is how many numbers are left, at most two.
    """

    room: int
    room_after: int
    there: int
    there_after: int
    jokers: bool
    numbers: int


Open = tuple[int, int, int, int, int, int]
MOST_IN_A_GROUP = 4
# There are four Jokers, so three bits hold their number.
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
    """Return every useful way to use the tiles of one colour and number, by the tiles that go into groups.

    The key is eight times the tiles that go into groups, plus the Jokers among them (see GROUPS_FIT).

    `fixed` tiles must be used; `loose` start tiles and `own` tiles of the rack may be. `standing` Jokers stay or are
    replaced; up to `coming` Jokers may come. `runs` is the code of the open runs. No option costs more than `cap`; the
    cheapest come first.
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
                for where, after in _extend(before, in_runs, jokers - jokers_in_group):
                    # Near the end of the numbers, a run that cannot become three long is of no use.
                    begun, short = after[0] + after[3], after[1] + after[4]
                    if (begun and numbers_left < SMALLEST - 1) or (short and not numbers_left):
                        continue
                    # Open runs that are too short need tiles at the next numbers: what does not lie there costs.
                    cost = laid + came + max(0, begun + short - there) + max(0, begun - there_after)
                    # Where the rack has none of those either, Jokers must come.
                    must_come = came + max(0, begun + short - room) + max(0, begun - room_after)
                    if cost <= cap and must_come <= coming:
                        code = _cap(after, room + coming - came, jokers_matter)
                        # Of options with the same effect, which differ in where Jokers or start tiles lie, one will do.
                        found.setdefault(key, {}).setdefault(
                            (code, laid, came, left),
                            Option(code, laid, came, left, in_group, jokers_in_group, in_runs, where, cost, must_come),
                        )
    return {key: sorted(ways.values(), key=_cost) for key, ways in found.items()}


def _cost(option: Option) -> int:
    return option.cost


def _uses(loose: int, own: int, standing: int, coming: int, fixed: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield the counts of number tiles laid, start tiles used, Jokers that leave (RUM-10), Jokers that come."""
    for laid in range(own + 1):
        for loose_used in range(loose + 1):
            for left in range(min(standing, fixed + loose + laid) + 1):
                # A Joker that leaves while another one comes for the same tile has stayed (RUM-10).
                for came in range((0 if left else coming) + 1):
                    yield laid, loose_used, left, came


def _extend(before: Open, numbers: int, jokers: int) -> Iterator[tuple[tuple[int, int, int, int], Open]]:
    """Yield where the Jokers go, and the open runs after `numbers` number tiles and `jokers` Jokers are put to them.

    A run shorter than three must go on. Number tiles go after a run rather than begin one: a longer run can do
    everything that a shorter one can.
    """
    one, two, many, one_joker, two_joker, many_joker = before
    # So many Jokers go after runs of one, two, and more tiles; none goes after a Joker (RUM-3).
    for first in range(min(jokers, one) + 1):
        for second in range(min(jokers - first, two) + 1):
            for third in range(min(jokers - first - second, many) + 1):
                begin = jokers - first - second - third
                # Every other run that is too short needs a number tile now, or it will never be valid.
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


def _cap(after: Open, room: int, jokers_matter: bool) -> int:
    """Return the code of open runs, with runs treated as equal where the difference does not matter."""
    one, two, many, one_joker, two_joker, many_joker = after
    # If no Joker can be next, it does not matter which runs end with one (RUM-3).
    if not jokers_matter:
        return _write((one + one_joker, two + two_joker, min(many + many_joker, room), 0, 0, 0))
    # Long runs may end: no more of them than there can be tiles to go on with need to be told apart.
    many = min(many, room)
    return _write((one, two, many, one_joker, two_joker, min(many_joker, room - many)))


def _can_group(tiles: int, jokers: int, most: int) -> bool:
    """Return whether so many tiles of a number, `most` of one colour, make groups with at most one Joker each."""
    return any(
        # A group has each colour once: a colour needs as many groups as it gives tiles.
        SMALLEST * groups <= tiles <= MOST_IN_A_GROUP * groups and most <= groups and jokers <= groups
        # Eight tiles of a number and four Jokers make four groups at most.
        for groups in range(5)
    )


GROUPS_FIT = frozenset(
    (tiles * _KEY + jokers, most)
    for tiles in range(17)
    for jokers in range(5)
    for most in range(7)
    if _can_group(tiles, jokers, most)
)
"""The possible contents of groups of one number: the sum of the colours' keys, and the most tiles of one colour."""


Shares = tuple[tuple[int, int], ...]
"""Number tiles and Jokers for groups, by colour."""


@lru_cache(maxsize=1 << 12)
def _share(counts: Shares) -> tuple[tuple[tuple[int, bool], ...], ...] | None:
    """Return groups as colours with "is a Joker"; None if the tiles cannot be shared out."""
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
    """Return the groups of one number (counted from 0), whose counts GROUPS_FIT has found possible."""
    groups = _share(tuple(counts))
    assert groups is not None  # noqa: S101 - for the type checker
    return [
        tuple((JOKER_AS if joker else NUMBERED)[colour * HIGHEST + number] for colour, joker in group)
        for group in groups
    ]


def extend_runs(runs: list[list[Tile]], option: Option, number: Tile, joker: Tile) -> list[list[Tile]]:
    """Put the tiles of an option to the open `runs` of a colour; return those that are finished."""
    begin, *behind = option.jokers
    numbers = option.run_on
    waiting = list(runs)
    going: list[list[Tile]] = []
    # First the Jokers, each after a run of the right length that does not end with one (RUM-3).
    for length, count in enumerate(behind, start=1):
        fitting = [run for run in waiting if min(len(run), SMALLEST) == length and not run[-1].joker]
        for run in fitting[:count]:
            going.append([*run, joker])
            waiting.remove(run)
    # Short runs must go on: only runs of three and more may be left over, and are finished.
    waiting.sort(key=lambda run: len(run) >= SMALLEST)
    going += [[*run, number] for run in waiting[:numbers]]
    finished = waiting[numbers:]
    going += [[number] for _ in range(numbers - len(waiting))]
    going += [[joker] for _ in range(begin)]
    runs[:] = going
    return finished
