"""The presenters of all games, each loaded when it is first needed."""

from __future__ import annotations

from uno_tui.core.catalogue import Facets
from uno_tui.core.facets import Facet
from uno_tui.ui.ports.presenter import SomePresenter

PRESENTERS: Facets[type[SomePresenter]] = Facets(Facet.PRESENTER)
