"""The plan of a turn, step by step from where the draft stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from uno_tui.games.rummy.narrator.changes import Step, steps
from uno_tui.games.rummy.narrator.sets import SetNames
from uno_tui.games.rummy.rules.completing import Progress, Task, quickly, task_of
from uno_tui.games.rummy.rules.draft import Board, Draft, SetId
from uno_tui.games.rummy.rules.sets import TileSet, is_group, ordered
from uno_tui.games.rummy.rules.solver import Solution
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED, Tile
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.i18n.translator import Translator

MOST_STEPS = 40
"""So many steps no plan has: one that comes so far goes round in a circle."""


class Planner:
    """Remembers what is to become of a draft, and says the way there."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        self._names = SetNames(translator)
        self._known: dict[Task, Progress] = {}
        """What was found for the drafts of this turn."""
        self._position: object = None
        self._goal: Solution | None = None
        self._way: list[Step] = []
        """The steps from where the draft stood when a hint was last asked for."""
        self._path: list[Board] = []
        """Where these steps lead, one after the other, with what lies between."""
        self._asked: Board | None = None
        self._said = 0
        """How many steps were said since the draft changed last."""

    def take_over(self, before: Planner) -> None:
        """Know what was found before the settings changed."""
        self._known = before._known

    def wanted(self, draft: Draft) -> Task | None:
        """Return what must still be searched for the draft; None if its plan is certain."""
        task = task_of(draft)
        known = self._known.get(task)
        return None if self._certain(draft) or (known is not None and known.over) else task

    def learn(self, progress: Progress) -> None:
        """Keep what was found."""
        task = progress.task
        if any((each.sets, each.rack, each.drawn) != (task.sets, task.rack, task.drawn) for each in self._known):
            self._known.clear()
        self._known[task] = progress

    def progress(self, draft: Draft) -> Progress:
        """Return what is known of the draft; what can be found between two keys is."""
        task = task_of(draft)
        if task not in self._known:
            self.learn(quickly(task))
        return self._known[task]

    def settled(self, draft: Draft) -> bool:
        """Whether the next step will not change, as long as the draft does not."""
        return self._certain(draft) or self.progress(draft).over

    def _certain(self, draft: Draft) -> bool:
        """Whether the draft is on the way to what is known to be the best."""
        goal = self._goal if self._follows(draft) else None
        return goal is not None and goal.exact and self._leads_on(draft) is not None

    def has_told(self, draft: Draft) -> bool:
        """Whether a step of the draft, as it is now, was said already."""
        return self._asked == draft.board and self._follows(draft)

    def best_sentence(self, draft: Draft) -> str:
        """The first step towards the best that is known by now."""
        self._goal = None
        return self.next_sentence(draft)

    def next_sentence(self, draft: Draft) -> str:
        """The next step from where the draft stands; asked again, the one after it."""
        again = self.has_told(draft)
        self._said = self._said + 1 if again else 0
        sentences = self.sentences(draft)
        self._asked = draft.board
        self._said %= len(sentences)
        step = sentences[self._said]
        return self._text("presenter-rummy-hint-later", step=step) if self._said else step

    def sentences(self, draft: Draft) -> list[str]:
        """All steps that are left, and what comes of them; if the draft cannot be completed, only that."""
        if not self._find(draft):
            self._goal = None
            return [self._text("presenter-rummy-hint-stuck" if draft.changed else "presenter-rummy-hint-none")]
        said = [self.sentence(step) for step in self._way]
        exact = self._goal is not None and self._goal.exact
        last = self._text("presenter-rummy-draft-ready")
        if not exact:
            last = self._text("sentence-joined", first=last, second=self._text("presenter-rummy-hint-maybe"))
        return [*said, last]

    def sentence(self, step: Step) -> str:
        """One step in words."""
        if step.kind == "cut":
            source = self._names.short(step.source, "the", step.others)
            return self._text("presenter-rummy-step-cut", set=source, tile=self._translator.card(step.tiles[0]))
        if step.kind == "back":
            return self._text("presenter-rummy-step-back", tile=self._translator.card(step.tiles[0]))
        return self._names.step(step)

    def _follows(self, draft: Draft) -> bool:
        return self._goal is not None and self._position == _position(draft.view)

    def _find(self, draft: Draft) -> bool:
        """Work out the way from here: to what was wanted, as long as the draft is on the way there, or nearer."""
        goal = self._goal if self._follows(draft) else None
        if goal is not None:
            way = self._leads_on(draft)
            if way is not None:
                self._keep(draft.view, goal, way)
                return True
        new = self.progress(draft).best
        way = None if new is None else _way(draft, new)
        if new is None or way is None:
            return False
        self._keep(draft.view, new, way)
        return True

    def _leads_on(self, draft: Draft) -> tuple[list[Step], list[Board]] | None:
        """Return the way to the goal if the draft is on it, or nearer than before; else None."""
        if self._goal is None or not _may_become(draft, self._goal):
            return None
        way = _way(draft, self._goal)
        if way is None or not (_on_path(draft.board, self._path) or len(way[0]) <= len(self._way)):
            return None
        return way

    def _keep(self, view: RummyView, goal: Solution, way: tuple[list[Step], list[Board]]) -> None:
        self._position, self._goal = _position(view), goal
        self._way, path = way
        known = [board for board in self._path if not _on_path(board, path)]
        self._path = [*known, *path]

    def _text(self, message_id: str, **values: object) -> str:
        return self._translator.text(message_id, **values)


def _position(view: RummyView) -> object:
    return view.sets, view.rack, view.drawn


def _may_become(draft: Draft, goal: Solution) -> bool:
    """Whether everything that was laid belongs to the goal; what is carried can go back to the rack."""
    loose = Counter(tile.bare for tile in draft.board.carried if draft.may_put_back(tile))
    return not Counter(draft.laid()) - loose - Counter(tile.bare for tile in goal.laid)


def _on_path(board: Board, path: Sequence[Board]) -> bool:
    return any(_same(board, each) for each in path)


def _same(board: Board, other: Board) -> bool:
    sets = [Counter(place.tiles for place in each.spots) for each in (board, other)]
    return sets[0] == sets[1] and Counter(board.carried) == Counter(other.carried)


def _way(draft: Draft, goal: Solution) -> tuple[list[Step], list[Board]] | None:
    """The steps from the draft to the goal, each a key or two, and the boards between; None if there is no way."""
    sketch = draft.sketch()
    wanted = tuple(map(ordered, goal.sets))
    way: list[Step] = []
    while len(way) < MOST_STEPS:
        step = _next(sketch, wanted)
        if step is None:
            return way, sketch.boards()
        way.append(step)
        _carry_out(sketch, step)
    return None


def _next(draft: Draft, wanted: Sequence[TileSet]) -> Step | None:
    """The first thing to do with the hands; what is carried is put down before all else."""
    board = draft.board
    before = [place.tiles for place in board.spots]
    laid = _missing(before, wanted, board.carried)
    left = [each for each in steps(before, wanted, laid) if not (each.kind == "join" and not each.target)]
    if not board.carried:
        return _single(left[0], left[0].tiles[0]) if left else None
    for carried in board.carried:
        fitting = [(step, tile) for step in left if step.kind in ("lay", "replace") for tile in step.tiles]
        found = [(step, tile) for step, tile in fitting if carried in (tile, tile.bare)]
        if found:  # an idle Joker goes back to where it was idle, before it stands for something
            step, tile = next((each for each in found if each[1] is carried), found[0])
            return _single(_there(step, before), tile)
    return Step("back", board.carried[:1], (), (), False, tuple(before))


def _there(step: Step, sets: Sequence[TileSet]) -> Step:
    """A step before its turn: its target may not be whole yet, or not be there, and is begun then."""
    if step.target in sets:
        return step
    parts = [tiles for tiles in sets if not Counter(tiles) - Counter(step.target)]
    return msgspec.structs.replace(step, kind="lay", target=max(parts, key=len, default=()))


def _missing(before: Sequence[TileSet], wanted: Sequence[TileSet], carried: Sequence[Tile]) -> list[Tile]:
    """The tiles of the wanted table that come from the rack or are carried, Jokers as what they shall stand for."""
    lie = Counter(tile for tiles in before for tile in tiles)
    new = Counter(tile for tiles in wanted for tile in tiles)
    missing = list((new - lie).elements())
    woken = max(0, lie[JOKER] - new[JOKER])
    jokers = sorted((tile for tile in missing if tile.joker), key=lambda tile: tile not in carried)
    return [tile for tile in missing if not tile.joker] + jokers[: len(jokers) - woken]


def _single(step: Step, tile: Tile) -> Step:
    """Of a step, what one tile or one cut does; a set is joined whole."""
    step = msgspec.structs.replace(step, again=False)
    if step.kind == "join":
        return step
    if step.kind not in ("move", "split"):
        return msgspec.structs.replace(step, tiles=(tile,))
    cut = _cut(step) if len(step.tiles) > 1 else None
    if cut is not None:
        return msgspec.structs.replace(step, kind="cut", tiles=(cut,), target=())
    return msgspec.structs.replace(step, kind="move", tiles=(tile,))


def _cut(step: Step) -> Tile | None:
    """The tile before which a run is split so that these tiles come off; None where that is no help."""
    if is_group(step.source):
        return None
    places = [step.source.index(tile) for tile in step.tiles]
    first, last = min(places), max(places)
    if last - first + 1 != len(places):
        return None
    cut = first if first else last + 1
    return step.source[cut] if cut < len(step.source) else None


def _carry_out(draft: Draft, step: Step) -> None:
    """Do in a sketch what a step says."""
    act = {"cut": _do_cut, "back": _do_back, "join": _do_join, "take": _do_take}.get(step.kind, _do_put)
    act(draft, step)


def _do_cut(draft: Draft, step: Step) -> None:
    draft.split(_place(draft, step.source), step.source.index(step.tiles[0]))


def _do_back(draft: Draft, step: Step) -> None:
    draft.put_back(step.tiles[0])


def _do_join(draft: Draft, step: Step) -> None:
    draft.join(_place(draft, step.target), _place(draft, step.source))


def _do_take(draft: Draft, step: Step) -> None:
    draft.take(_place(draft, step.source), step.tiles[0])
    draft.put_back(step.tiles[0])


def _do_put(draft: Draft, step: Step) -> None:
    """A tile, of the rack or taken up first, is laid in a set, or in place of a Joker."""
    tile = step.tiles[0]
    target = _place(draft, step.target) if step.target else None
    if step.source:
        draft.take(_place(draft, step.source), JOKER if step.kind == "wake" else tile)
    meant: Tile | None = None
    if tile.joker and tile is not JOKER and tile not in draft.board.carried:
        tile, meant = JOKER, NUMBERED[tile.index]
    if step.kind.startswith("replace") and target is not None:
        draft.exchange(target, tile)
    elif target is None:
        draft.begin_set(tile, meant)
    else:
        draft.put(target, tile, meant)


def _place(draft: Draft, tiles: TileSet) -> SetId:
    return next(each.id for each in draft.board.spots if each.tiles == ordered(tiles))
