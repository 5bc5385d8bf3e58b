"""UNO as it is drawn."""

from __future__ import annotations

from uno_tui.games.family.look import BasicLook
from uno_tui.games.uno.rules.view import UnoView


class UnoLook(BasicLook[UnoView]):
    """The `Look` of UNO."""

    def alarm(self, view: UnoView) -> bool:
        """A debt, or a race."""
        return bool(view.racing) or super().alarm(view)


LOOK = UnoLook
