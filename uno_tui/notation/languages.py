"""The games whose words the program knows."""

from __future__ import annotations

from uno_tui.games.catalogue import Facet, Facets
from uno_tui.games.contract import Table
from uno_tui.notation.language import Language

LANGUAGES: Facets[Language[Table]] = Facets(Facet.WORDS)
