"""UNO Rummy as a game of the catalogue."""

from __future__ import annotations

from collections import Counter

from uno_tui.core.common import CommonGame
from uno_tui.core.contract import Chance, Event, View
from uno_tui.games.rummy.rules import tiles
from uno_tui.games.rummy.rules.completing import COMPLETE
from uno_tui.games.rummy.rules.events import EVENTS
from uno_tui.games.rummy.rules.options import OPTIONS, Rules
from uno_tui.games.rummy.rules.solver import can_lay
from uno_tui.games.rummy.rules.table import RummyTable
from uno_tui.games.rummy.rules.tiles import JOKER, PACK, Tile
from uno_tui.games.rummy.rules.view import RummyView


class _Rummy(CommonGame[RummyTable]):
    """The `Game` of UNO Rummy."""

    id = "rummy"
    options = OPTIONS
    players = range(2, 5)
    rules_type = Rules
    table_type = RummyTable
    view_type = RummyView
    event_types = EVENTS
    card_types = {Tile: tiles.tile}
    jobs = (COMPLETE,)

    def first_deal(self, table: RummyTable) -> list[Event]:
        """Deal, after drawing lots for who begins the first round; later the seat after the dealer does (RUM-4)."""
        lots = [table.draw_lots()] if table.round == 1 else []
        return lots + table.deal()

    def imagine(self, view: View, chance: Chance) -> RummyTable:
        """Return a table with everything hidden from the viewer dealt again, consistent with the view."""
        assert isinstance(view, RummyView)  # noqa: S101 - the caller mixes up games otherwise
        table = RummyTable(view.rules, len(view.counts), view.dealer, chance)
        order = _unseen(view)
        # Jokers that everyone saw going to a rack stay there (RUM-19); only the rest is shuffled.
        known = [0 if seat == view.seat else count for seat, count in enumerate(view.shown)]
        for _ in range(sum(known)):
            order.remove(JOKER)
        order = chance.shuffle(order)
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                table.racks[seat] = list(view.rack)
                continue
            hidden = count - known[seat]
            table.racks[seat] = [JOKER] * known[seat] + order[:hidden]
            del order[:hidden]
        table.stock = order[: view.stock]
        table.shown = list(view.shown)
        table.sets = list(view.sets)
        table.direction = view.direction
        table.turn = view.turn
        table.round = view.round
        table.scores = list(view.scores)
        table.said = view.said
        table.owes = sum(1 << seat for seat in view.owes)
        table.winners = view.outcome.round
        table.match_winners = view.outcome.match
        _guess_drawn(table, view)
        return table


def _unseen(view: RummyView) -> list[Tile]:
    hidden = Counter(PACK)
    hidden.subtract(view.rack)
    hidden.subtract(tile.bare for laid in view.sets for tile in laid)
    return list(hidden.elements())


def _guess_drawn(table: RummyTable, view: RummyView) -> None:
    """Let the last tile of another player's rack be the drawn one: any hidden tile that could be laid.

    Jokers that everyone saw going to a rack stay in their places, at its beginning (RUM-19).
    """
    if not view.drawing:
        return
    table.drawn = view.drawn
    if view.drawn is not None:
        return
    rack = table.racks[view.turn]
    # The viewer's own rack is known, and stays as it is.
    others = [hand for seat, hand in enumerate(table.racks) if seat not in (view.seat, view.turn)]
    known = {id(hand): count for hand, count in zip(table.racks, view.shown, strict=True)}
    # The rack itself first: a tile that lies there already need not come from elsewhere.
    for place in (rack, table.stock, *others):
        for index, tile in enumerate(place):
            if index < known.get(id(place), 0):
                continue
            # After drawing, only the drawn tile may be laid, so the rest of the rack does not matter (RUM-8).
            if can_lay(tuple(table.sets), (tile,), tile):
                place[index], rack[-1] = rack[-1], tile
                table.drawn = tile
                return


RUMMY = _Rummy()
