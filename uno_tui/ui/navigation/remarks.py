"""The moves of the last round that are worth another look, as lists at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from uno_tui.core.contract import Seat
from uno_tui.host.review import Remark
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.replay import presenter_of
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.table.review import describe_remark


def people_with_remarks(
    announcer: ProgramAnnouncer, table: TableController, choose: Callable[[Seat], None]
) -> list[Item]:
    """Return a line for each person with such moves and their number; choosing it lists them."""
    counts = [(seat, len(table.review.of(seat))) for seat in table.state.people]
    return [
        Item(announcer.text("second-look-of", name=table.state.name_of(seat), count=count), partial(choose, seat))
        for seat, count in counts
        if count
    ]


def remark_items(table: TableController, seat: Seat, go: Callable[[Remark], None]) -> list[Item]:
    """Return a line for each such move: what the person did, what would have been better, and why."""
    state = table.state
    presenter = presenter_of(state.translator, state.settings.verbosity, state.game, state.public.names, seat)
    return [Item(describe_remark(presenter, each), partial(go, each)) for each in table.review.of(seat)]
