"""The presenters of all games, each loaded when it is first asked for."""

from __future__ import annotations

from uno_tui.front.table.face import SomeFace
from uno_tui.games.catalogue import Facets
from uno_tui.games.facets import Facet

FACES: Facets[type[SomeFace]] = Facets(Facet.FACE)
