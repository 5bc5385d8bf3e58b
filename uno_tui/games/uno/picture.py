"""UNO as it is drawn."""

from __future__ import annotations

from uno_tui.games.family.picture import BasicPictureMaker
from uno_tui.games.uno.rules.view import UnoView


class UnoPictureMaker(BasicPictureMaker[UnoView]):
    """The `Look` of UNO."""

    def alarm(self, view: UnoView) -> bool:
        """A debt, or a race."""
        return bool(view.racing) or super().alarm(view)


PICTURE = UnoPictureMaker
