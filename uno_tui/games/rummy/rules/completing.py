"""Going on with a draft: a good lay that holds all that was laid in it already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from uno_tui.games.rummy.rules.draft import Draft
from uno_tui.games.rummy.rules.good_lays import as_lay
from uno_tui.games.rummy.rules.rebuilding import HINT_BUDGET, WEIGHTS, hint, untangled
from uno_tui.games.rummy.rules.sets import fault
from uno_tui.games.rummy.rules.solver import Solution, Weights, best_lay
from uno_tui.games.rummy.rules.tiles import JOKER, KINDS_OF_NUMBERS, Tile
from uno_tui.games.rummy.rules.view import RummyView

FEW = -1
"""What any other tile weighs, where as few as possible are to be laid."""
KEPT = 1_000
"""What a tile weighs that was laid already: more than all others together."""


def completion(draft: Draft) -> Solution | None:
    """A good lay that the draft can become; None if none was found.

    What is carried and came from the rack is laid as well, if that can be.
    """
    laid = draft.laid()
    if not laid:
        return hint(draft.view)
    loose = tuple(tile.bare for tile in draft.board.carried if draft.may_put_back(tile))
    found = _with(draft, laid)
    if found is None and loose:
        found = _with(draft, tuple((Counter(laid) - Counter(loose)).elements()))
    return found


def _with(draft: Draft, laid: Sequence[Tile]) -> Solution | None:
    """A good lay in which these tiles are laid, as few sets of the draft rebuilt as possible."""
    view = draft.view
    if not laid:
        return hint(view)
    racks = (_without_twins(view.rack, laid), view.rack)
    tries = ((rack, budget) for budget in (HINT_BUDGET, None) for rack in racks)
    found = next(filter(None, (_heaviest(view, rack, laid, budget) for rack, budget in tries)), None)
    if found is None:
        return None
    named = _named(draft)
    if named - Counter(tile for tiles in found.sets for tile in tiles):
        found = _with_named(draft, laid, tuple(named.elements())) or found
    before = tuple(place.tiles for place in draft.board.spots if len(place.tiles) == 1 or fault(place.tiles) is None)
    return msgspec.structs.replace(found, sets=untangled(before, found.sets))


def _named(draft: Draft) -> Counter[Tile]:
    """The Jokers that were laid in the draft, by what they stand for."""
    before = Counter(tile for tiles in draft.view.sets for tile in tiles if tile.joker)
    now = Counter(tile for place in draft.board.spots for tile in place.tiles if tile.joker and tile is not JOKER)
    return now - before


def _with_named(draft: Draft, laid: Sequence[Tile], named: tuple[Tile, ...]) -> Solution | None:
    """A lay in which these Jokers stand for what they do in the draft, as if they had lain there before."""
    view, numbers = draft.view, [tile for tile in laid if not tile.joker]
    own = Counter(_without_twins(view.rack, laid)) - Counter({JOKER: len(named)})
    if view.drawn is not None or view.rack.count(JOKER) < len(named):
        return None
    sets = (*view.sets, *((tile,) for tile in named))
    for other in (WEIGHTS.numbers[0], FEW):
        worth = [other] * KINDS_OF_NUMBERS
        for tile in numbers:
            worth[tile.index] += KEPT
        weights = Weights(tuple(worth), other, WEIGHTS.taken)
        found = best_lay(sets, tuple(own.elements()), None, weights, HINT_BUDGET)
        lay = None if found is None else as_lay(view.sets, view.rack, None, found.sets)
        if found is not None and lay is not None and lay.laid and not Counter(numbers) - Counter(lay.laid):
            return msgspec.structs.replace(found, laid=lay.laid, takes=lay.takes or ())
    return None


def _heaviest(view: RummyView, rack: tuple[Tile, ...], laid: Sequence[Tile], budget: int | None) -> Solution | None:
    numbers, joker = list(WEIGHTS.numbers), WEIGHTS.joker
    for tile in set(laid):
        if tile is JOKER:
            joker += KEPT
        else:
            numbers[tile.index] += KEPT
    found = best_lay(view.sets, rack, view.drawn, Weights(tuple(numbers), joker, WEIGHTS.taken), budget)
    if found is None or Counter(laid) - Counter(tile.bare for tile in found.laid):
        return None
    return found


def _without_twins(rack: tuple[Tile, ...], laid: Sequence[Tile]) -> tuple[Tile, ...]:
    """The rack without more of a kind than were laid of it, so that none is laid in place of another that was."""
    wanted = Counter(laid)
    seen: Counter[Tile] = Counter()
    left = []
    for tile in rack:
        seen[tile] += 1
        if not wanted[tile] or seen[tile] <= wanted[tile]:
            left.append(tile)
    return tuple(left)
