"""The plan of a turn, step by step from the present draft."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from uno_tui.games.rummy.narrator.rearrangement import PlanStep, plan_steps
from uno_tui.games.rummy.narrator.set_names import SetNames
from uno_tui.games.rummy.rules.completing import Progress, Task, complete_quickly, make_task
from uno_tui.games.rummy.rules.draft import Board, Draft, SetId
from uno_tui.games.rummy.rules.sets import TileSet, is_group, sort_set
from uno_tui.games.rummy.rules.solver import Solution
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED, Tile
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.i18n.translator import Translator

MOST_STEPS = 40
"""The most steps of a plan: one that gets so far goes in a circle."""


class Planner:
    """Remembers the goal of a draft, and tells the steps to it."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        self._names = SetNames(translator)
        self._known: dict[Task, Progress] = {}
        """The progress of the searches for the drafts of this turn."""
        self._position: object = None
        self._goal: Solution | None = None
        self._way: list[PlanStep] = []
        """The steps to the goal from the draft at the latest hint."""
        self._path: list[Board] = []
        """The boards that these steps lead through, and those of earlier steps."""
        self._asked: Board | None = None
        self._said = 0
        """The number of further steps said since the draft last changed."""

    def take_over(self, before: Planner) -> None:
        """Take over the findings of the planner before a change of settings."""
        self._known = before._known

    def next_task(self, draft: Draft) -> Task | None:
        """Return the task that must still be searched for the draft; None if its plan is certain."""
        task = make_task(draft)
        known = self._known.get(task)
        return None if self._certain(draft) or (known is not None and known.over) else task

    def learn(self, progress: Progress) -> None:
        """Keep the progress of a search; those of other turns are forgotten."""
        task = progress.task
        if any((each.sets, each.rack, each.drawn) != (task.sets, task.rack, task.drawn) for each in self._known):
            self._known.clear()
        self._known[task] = progress

    def progress(self, draft: Draft) -> Progress:
        """Return the progress for the draft; if none is known, search as long as fits between two keys."""
        task = make_task(draft)
        if task not in self._known:
            self.learn(complete_quickly(task))
        return self._known[task]

    def is_settled(self, draft: Draft) -> bool:
        """Return whether the next step is final for this draft."""
        return self._certain(draft) or self.progress(draft).over

    def _certain(self, draft: Draft) -> bool:
        """Return whether the draft is on the way to a lay that is proved to be the best."""
        goal = self._goal if self._is_same_turn(draft) else None
        return goal is not None and goal.exact and self._way_from(draft) is not None

    def has_told(self, draft: Draft) -> bool:
        """Return whether a step of the present draft has been said."""
        return self._asked == draft.board and self._is_same_turn(draft)

    def best_sentence(self, draft: Draft) -> str:
        """Return the first step towards the best lay known by now."""
        # Without the old goal, the search's best lay becomes the new one.
        self._goal = None
        return self.next_sentence(draft)

    def next_sentence(self, draft: Draft) -> str:
        """Return the next step of the present draft; asked again, the one after it."""
        again = self.has_told(draft)
        self._said = self._said + 1 if again else 0
        sentences = self.sentences(draft)
        self._asked = draft.board
        self._said %= len(sentences)
        step = sentences[self._said]
        return self._text("presenter-rummy-hint-later", step=step) if self._said else step

    def sentences(self, draft: Draft) -> list[str]:
        """Return all steps that are left, and their result; if the draft cannot be completed, only that."""
        if not self._find(draft):
            self._goal = None
            return [self._text("presenter-rummy-hint-stuck" if draft.changed else "presenter-rummy-hint-none")]
        said = [self.sentence(step) for step in self._way]
        exact = self._goal is not None and self._goal.exact
        last = self._text("presenter-rummy-draft-ready")
        if not exact:
            last = self._text("sentence-joined", first=last, second=self._text("presenter-rummy-hint-maybe"))
        return [*said, last]

    def sentence(self, step: PlanStep) -> str:
        """Return a step in words."""
        if step.kind == "cut":
            source = self._names.short(step.source, "the", step.others)
            return self._text("presenter-rummy-step-cut", set=source, tile=self._translator.card(step.tiles[0]))
        if step.kind == "back":
            return self._text("presenter-rummy-step-back", tile=self._translator.card(step.tiles[0]))
        return self._names.step(step)

    def _is_same_turn(self, draft: Draft) -> bool:
        return self._goal is not None and self._position == _position(draft.view)

    def _find(self, draft: Draft) -> bool:
        """Find the steps from here: to the old goal if the draft is on the way to it, else to the best lay known.

        Returns whether there are any.
        """
        goal = self._goal if self._is_same_turn(draft) else None
        if goal is not None:
            way = self._way_from(draft)
            if way is not None:
                self._keep(draft.view, goal, way)
                return True
        new = self.progress(draft).best
        way = None if new is None else _find_steps(draft, new)
        if new is None or way is None:
            return False
        self._keep(draft.view, new, way)
        return True

    def _way_from(self, draft: Draft) -> tuple[list[PlanStep], list[Board]] | None:
        """Return the way to the goal if the draft is on it, or has come nearer; else None."""
        if self._goal is None or not _may_become(draft, self._goal):
            return None
        way = _find_steps(draft, self._goal)
        # Nearer: no more steps are left than at the latest hint, even on boards that the plan did not name.
        if way is None or not (_is_among(draft.board, self._path) or len(way[0]) <= len(self._way)):
            return None
        return way

    def _keep(self, view: RummyView, goal: Solution, way: tuple[list[PlanStep], list[Board]]) -> None:
        self._position, self._goal = _position(view), goal
        self._way, path = way
        # Earlier boards stay known, so that after an undo the draft is still on its way.
        known = [board for board in self._path if not _is_among(board, path)]
        self._path = [*known, *path]

    def _text(self, message_id: str, **values: object) -> str:
        return self._translator.text(message_id, **values)


def _position(view: RummyView) -> object:
    return view.sets, view.rack, view.drawn


def _may_become(draft: Draft, goal: Solution) -> bool:
    """Return whether all tiles laid belong to the goal, apart from carried ones that can go back to the rack."""
    loose = Counter(tile.bare for tile in draft.board.carried if draft.can_put_back(tile))
    return not Counter(draft.laid()) - loose - Counter(tile.bare for tile in goal.laid)


def _is_among(board: Board, path: Sequence[Board]) -> bool:
    return any(_same(board, each) for each in path)


def _same(board: Board, other: Board) -> bool:
    sets = [Counter(place.tiles for place in each.sets) for each in (board, other)]
    return sets[0] == sets[1] and Counter(board.carried) == Counter(other.carried)


def _find_steps(draft: Draft, goal: Solution) -> tuple[list[PlanStep], list[Board]] | None:
    """Return the steps from the draft to the goal, each a key or two, and the boards; None if there is no way."""
    sketch = draft.sketch()
    wanted = tuple(map(sort_set, goal.sets))
    way: list[PlanStep] = []
    while len(way) < MOST_STEPS:
        step = _next(sketch, wanted)
        if step is None:
            return way, sketch.boards()
        way.append(step)
        _carry_out(sketch, step)
    return None


def _next(draft: Draft, wanted: Sequence[TileSet]) -> PlanStep | None:
    """Return the next step; carried tiles are put down first."""
    board = draft.board
    before = [place.tiles for place in board.sets]
    laid = _missing(before, wanted, board.carried)
    # A whole set that is joined to nothing stays as it is: that is no step for hands.
    left = [each for each in plan_steps(before, wanted, laid) if not (each.kind == "join" and not each.target)]
    if not board.carried:
        return _single(left[0], left[0].tiles[0]) if left else None
    for carried in board.carried:
        fitting = [(step, tile) for step in left if step.kind in ("lay", "replace") for tile in step.tiles]
        found = [(step, tile) for step, tile in fitting if carried in (tile, tile.bare)]
        if found:  # an idle Joker goes back to where it was idle, before it stands for something
            step, tile = next((each for each in found if each[1] is carried), found[0])
            return _single(_ahead_of_its_turn(step, before), tile)
    # No step needs the carried tile: it goes back to the rack.
    return PlanStep("back", board.carried[:1], (), (), False, tuple(before))


def _ahead_of_its_turn(step: PlanStep, sets: Sequence[TileSet]) -> PlanStep:
    """Return a step that is done before its turn: its target may be incomplete, or missing, and is begun then."""
    if step.target in sets:
        return step
    parts = [tiles for tiles in sets if not Counter(tiles) - Counter(step.target)]
    return msgspec.structs.replace(step, kind="lay", target=max(parts, key=len, default=()))


def _missing(before: Sequence[TileSet], wanted: Sequence[TileSet], carried: Sequence[Tile]) -> list[Tile]:
    """Return the tiles of the wanted table that come from the rack or are carried, Jokers with their meanings."""
    lie = Counter(tile for tiles in before for tile in tiles)
    new = Counter(tile for tiles in wanted for tile in tiles)
    missing = list((new - lie).elements())
    # Idle Jokers that get a meaning come from the table.
    woken = max(0, lie[JOKER] - new[JOKER])
    # Carried Jokers certainly count; of the others, the last are taken for those that were idle.
    jokers = sorted((tile for tile in missing if tile.joker), key=lambda tile: tile not in carried)
    return [tile for tile in missing if not tile.joker] + jokers[: len(jokers) - woken]


def _single(step: PlanStep, tile: Tile) -> PlanStep:
    """Return the part of a step that one tile or one cut does; a set is joined whole."""
    # A step that is said alone names its set again.
    step = msgspec.structs.replace(step, again=False)
    if step.kind == "join":
        return step
    if step.kind not in ("move", "split"):
        return msgspec.structs.replace(step, tiles=(tile,))
    cut = _cut(step) if len(step.tiles) > 1 else None
    if cut is not None:
        return msgspec.structs.replace(step, kind="cut", tiles=(cut,), target=())
    return msgspec.structs.replace(step, kind="move", tiles=(tile,))


def _cut(step: PlanStep) -> Tile | None:
    """Return the tile before which to split a run so that these tiles come off; None if a split does not help."""
    if is_group(step.source):
        return None
    places = [step.source.index(tile) for tile in step.tiles]
    first, last = min(places), max(places)
    # The tiles do not lie side by side: one cut does not take them off.
    if last - first + 1 != len(places):
        return None
    # Before them; if they begin the run, behind them.
    cut = first if first else last + 1
    return step.source[cut] if cut < len(step.source) else None


def _carry_out(draft: Draft, step: PlanStep) -> None:
    """Carry out a step in a sketch."""
    act = {"cut": _do_cut, "back": _do_back, "join": _do_join, "take": _do_take}.get(step.kind, _do_put)
    act(draft, step)


def _do_cut(draft: Draft, step: PlanStep) -> None:
    draft.split(_place(draft, step.source), step.source.index(step.tiles[0]))


def _do_back(draft: Draft, step: PlanStep) -> None:
    draft.put_back(step.tiles[0])


def _do_join(draft: Draft, step: PlanStep) -> None:
    draft.join(_place(draft, step.target), _place(draft, step.source))


def _do_take(draft: Draft, step: PlanStep) -> None:
    draft.take(_place(draft, step.source), step.tiles[0])
    draft.put_back(step.tiles[0])


def _do_put(draft: Draft, step: PlanStep) -> None:
    """Lay a tile, of the rack or taken up first, in a set, or in the place of a Joker."""
    tile = step.tiles[0]
    target = _place(draft, step.target) if step.target else None
    if step.source:
        draft.take(_place(draft, step.source), JOKER if step.kind == "wake" else tile)
    meant: Tile | None = None
    # A Joker of the rack gets its meaning as it is laid; one that is carried has it already.
    if tile.joker and tile is not JOKER and tile not in draft.board.carried:
        tile, meant = JOKER, NUMBERED[tile.index]
    if step.kind.startswith("replace") and target is not None:
        draft.exchange(target, tile)
    elif target is None:
        draft.begin_set(tile, meant)
    else:
        draft.put(target, tile, meant)


def _place(draft: Draft, tiles: TileSet) -> SetId:
    return next(each.id for each in draft.board.sets if each.tiles == sort_set(tiles))
