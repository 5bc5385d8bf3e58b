"""The picture of UNO."""

from __future__ import annotations

from uno_tui.games.family.picture import FamilyPictureMaker
from uno_tui.games.uno.rules.view import UnoView


class UnoPictureMaker(FamilyPictureMaker[UnoView]):
    """The `PictureMaker` of UNO."""

    def alarm(self, view: UnoView) -> bool:
        """Return whether there is a race, or a debt that the person faces."""
        return bool(view.racing) or super().alarm(view)


PICTURE = UnoPictureMaker
