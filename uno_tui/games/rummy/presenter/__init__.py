"""UNO Rummy for one person: the rack, the sets, the workbench."""

from uno_tui.games.rummy.presenter.presenter import RummyPresenter

PRESENTER = RummyPresenter

__all__ = ["PRESENTER", "RummyPresenter"]
