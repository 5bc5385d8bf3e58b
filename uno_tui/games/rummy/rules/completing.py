"""The best lay that contains the tiles of a draft, searched in short steps; each step gives the best lay so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from uno_tui.core.jobs import Job
from uno_tui.games.rummy.rules.draft import Draft
from uno_tui.games.rummy.rules.easy_lays import Sets
from uno_tui.games.rummy.rules.good_lays import make_lay
from uno_tui.games.rummy.rules.rebuilding import EFFORT, untangle_within
from uno_tui.games.rummy.rules.sets import fault
from uno_tui.games.rummy.rules.solver import Search, Solution, Weights
from uno_tui.games.rummy.rules.tiles import JOKER, KINDS_OF_NUMBERS, Tile
from uno_tui.games.rummy.rules.view import RummyView

WEIGHTS = Weights((10,) * KINDS_OF_NUMBERS, 10, -6)
"""A hint lays as many tiles as possible, but takes no Joker for a small gain."""
STEP = 4_000
"""The number of ways that one step looks at: about 0.03 seconds."""
QUICK, QUICK_EFFORT = 3_000, 1_500
"""Limits between two keys, on ways looked at and on tables begun to leave sets alone: 0.04 seconds at most."""
HINT_STEPS = 5
MOST_STEPS = 150
"""After so many steps (about five seconds) the search stops, even if its lay is not proved to be the best."""


class Task(msgspec.Struct, frozen=True):
    """The table and rack of a turn, and the tiles that a lay must contain.

    A lay contains the tiles `laid`, but those that are `loose` only if possible. The `named` Jokers keep their
    meanings. `keeps` are the sets that are left as they are, if possible.
    """

    sets: Sets
    rack: tuple[Tile, ...]
    drawn: Tile | None
    laid: tuple[Tile, ...]
    loose: tuple[Tile, ...]
    named: tuple[Tile, ...]
    keeps: Sets


class Progress(msgspec.Struct, frozen=True):
    """The best lay found so far for a task; if the search is `over`, None means that there is no lay."""

    task: Task
    best: Solution | None
    over: bool


def make_task(draft: Draft) -> Task:
    """Return the task for a draft."""
    view, laid = draft.view, draft.laid()
    if not laid:
        return first_task(view)
    # Carried tiles that may go back to the rack need not be laid.
    loose = Counter(tile.bare for tile in draft.board.carried if draft.can_put_back(tile)) & Counter(laid)
    # Jokers with a meaning that the table did not have before were named by the player.
    before = Counter(tile for tiles in view.sets for tile in tiles if tile.joker)
    now = Counter(tile for place in draft.board.sets for tile in place.tiles if tile.joker and tile is not JOKER)
    named = tuple((now - before).elements()) if view.drawn is None else ()
    keeps = tuple(place.tiles for place in draft.board.sets if len(place.tiles) == 1 or fault(place.tiles) is None)
    return Task(view.sets, view.rack, view.drawn, laid, tuple(loose.elements()), named, keeps)


def first_task(view: RummyView) -> Task:
    """Return the task for a turn in which nothing has been laid yet."""
    return Task(view.sets, view.rack, view.drawn, (), (), (), view.sets)


class Completion:
    """The search for one task."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._searches = self._kinds()
        self._search = next(self._searches)
        self._steps = 0
        self._raw: Solution | None = None
        self.progress = Progress(task, None, over=False)

    def _kinds(self) -> Iterator[Search]:
        """Yield the searches in order of preference: the first that finds a lay counts."""
        task, laid = self._task, Counter(self._task.laid)
        # With all tiles laid, then without the loose ones; each time with the named meanings before any others.
        for must in dict.fromkeys((task.laid, tuple((laid - Counter(task.loose)).elements()))):
            # That search takes all named Jokers from the rack, which must hold as many.
            if task.named and task.rack.count(JOKER) >= len(task.named):
                yield self._with_named(must)
            yield Search(task.sets, task.rack, task.drawn, WEIGHTS, must=must)

    def _with_named(self, must: tuple[Tile, ...]) -> Search:
        """Return a search that treats the named Jokers as if they had lain in their places before."""
        named = self._task.named
        own, numbers = list(self._task.rack), [tile for tile in must if tile is not JOKER]
        for _ in named:
            own.remove(JOKER)
        # As sets of their own: the search counts tiles, and does not mind in which sets they lie.
        sets = (*self._task.sets, *((tile,) for tile in named))
        return Search(sets, tuple(own), None, WEIGHTS, must=numbers, laid_before=len(named))

    def go_on(self, ways: int, effort: int = EFFORT) -> Progress:
        """Look at about `ways` more ways, and return the progress.

        As far as the `effort` reaches, sets are left as they are. A lay that needs more is not reported if the effort
        is below EFFORT.
        """
        if self.progress.over:
            return self.progress
        self._steps += 1
        self._search.go_on(ways)
        found = self._as_laid(self._search.found)
        while self._search.over and found is None:
            search = next(self._searches, None)
            if search is None:
                self.progress = Progress(self._task, None, over=True)
                return self.progress
            self._search = search
            self._search.go_on(ways)
            found = self._as_laid(search.found)
        over = self._search.over or self._steps >= MOST_STEPS
        best = self.progress.best
        # A lay that is the same as after the step before has been untangled already.
        if found is not None and (self._raw is None or found.sets != self._raw.sets):
            sets = untangle_within(effort, self._task.keeps, found.sets)
            # Too hard to untangle between two keys: a search with full effort will report it.
            if sets is None and effort < EFFORT:
                return self.progress
            self._raw, best = found, msgspec.structs.replace(found, sets=sets or found.sets)
        # The same lay may have been proved to be the best since.
        if best is not None:
            best = msgspec.structs.replace(best, exact=self._search.over)
        self.progress = Progress(self._task, best, over)
        return self.progress

    def _as_laid(self, found: Solution | None) -> Solution | None:
        """Return a solution as a lay on the table of the task; None if it is not legal there."""
        task = self._task
        if found is None or not task.named:
            return found
        # The named Jokers do come from the rack: the lay is judged on the table as it is.
        lay = make_lay(task.sets, task.rack, task.drawn, found.sets)
        if lay is None or not lay.laid:
            return None
        # For the search they lay there before, so it has not weighed them.
        weight = found.weight + WEIGHTS.joker * len(task.named)
        return msgspec.structs.replace(found, laid=lay.laid, takes=lay.takes or (), weight=weight)


@lru_cache(maxsize=1)
def _completing(task: Task) -> Completion:
    return Completion(task)


def go_on(task: Task) -> Progress:
    """Take one more step of the search, which this process keeps for the latest task."""
    return _completing(task).go_on(STEP)


COMPLETE = Job("complete", go_on)


def complete_quickly(task: Task) -> Progress:
    """Return the progress that can be made between two keys."""
    return Completion(task).go_on(QUICK, QUICK_EFFORT)


def hint(view: RummyView) -> Solution | None:
    """Return the best lay found in about 0.2 seconds, or the first one after that; None if there is none."""
    search = Completion(first_task(view))
    steps = 0
    while not search.progress.over and (steps < HINT_STEPS or search.progress.best is None):
        search.go_on(STEP)
        steps += 1
    return search.progress.best
