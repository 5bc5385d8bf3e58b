"""The faces of all games, each loaded when it is first asked for, and the one that somebody at a table meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uno_tui.front.table.face import Manner, SomeFace
from uno_tui.games.catalogue import Facets
from uno_tui.games.contract import Seat
from uno_tui.games.facets import Facet

if TYPE_CHECKING:
    from uno_tui.front.table.desk import Desk

FACES: Facets[type[SomeFace]] = Facets(Facet.FACE)
SAYS_LAST = "last"
"""What settings know of somebody who has said the word for the last card."""


def met_by(seat: Seat | None, desk: Desk) -> SomeFace:
    """The game as somebody at the desk meets it, or an onlooker (None), by the settings as they are now."""
    settings = desk.settings
    manner = Manner(
        desk.translator,
        desk.public.names,
        seat,
        settings.verbosity,
        settings.slips_are_free,
        learns=desk.learns,
        says_last=SAYS_LAST in settings.known,
        alone=not desk.keyboard.shared,
        pieces=settings.pieces,
    )
    face = FACES[desk.game](manner)
    now = desk.party.links[seat].now
    face.teller.tell((), now.view, now.moves)
    return face
