"""The moves of the last round that are worth another look, as lists at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from uno_tui.front.menus.lists import Item
from uno_tui.front.menus.replay import face_of
from uno_tui.front.session import Session
from uno_tui.front.table.desk import Desk
from uno_tui.front.table.second_look import in_words
from uno_tui.games.contract import Seat
from uno_tui.host.looking_back import Remark


def people_with_remarks(session: Session, desk: Desk, choose: Callable[[Seat], None]) -> list[Item]:
    """Whose moves they are, and how many each; what they are stands behind that."""
    counts = [(seat, len(desk.second_look.of(seat))) for seat in desk.people]
    return [
        Item(session.text("second-look-of", name=desk.name_of(seat), count=count), partial(choose, seat))
        for seat, count in counts
        if count
    ]


def remark_items(session: Session, desk: Desk, seat: Seat, go: Callable[[Remark], None]) -> list[Item]:
    """What one of the people did, what would have been better, and why."""
    face = face_of(session, desk.game, desk.public.names, seat)
    return [Item(in_words(face, each), partial(go, each)) for each in desk.second_look.of(seat)]
