"""The picture of UNO."""

from __future__ import annotations

from uno_tui.games.family.picture import FamilyPictureMaker
from uno_tui.games.uno.rules.view import UnoView


class UnoPictureMaker(FamilyPictureMaker[UnoView]):
    """The `PictureMaker` of UNO."""

    def alarm(self, view: UnoView) -> bool:
        """Return whether there is a race, or a debt that the person faces."""
        return bool(view.racing) or super().alarm(view)

    def short(self, view: UnoView) -> str:
        """Return the key to press in a race; else what the family says."""
        return self.text("look-race") if view.racing else super().short(view)


PICTURE = UnoPictureMaker
