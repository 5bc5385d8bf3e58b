"""Erftschmiede-Maumau as it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from uno_tui.cards.french import Rank
from uno_tui.games.maumau.rules.view import MaumauView
from uno_tui.ui.ports.french_picture import FrenchPictureMaker
from uno_tui.ui.ports.picture import DrawnCard


class MaumauPictureMaker(FrenchPictureMaker[MaumauView]):
    """The `Look` of Maumau."""

    def drawn_answer(self, value: object) -> DrawnCard | None:
        """A suit to wish for, or no wish."""
        if value is None:
            return DrawnCard("wild", "–", "", self.text("maumau-ask-wish-none"))
        return super().drawn_answer(value)

    def top(self, view: MaumauView) -> DrawnCard | None:
        """The card that lies on top; a Joker as what it counts, or with its wish."""
        if view.top is None:
            return None
        shown = self.drawn_card(view.top.face or view.top.card)
        if view.top.card.suit is not None:
            return shown
        large = str(view.top.wish) if isinstance(view.top.wish, Rank) else shown.large
        return msgspec.structs.replace(shown, word=self.text("look-joker"), large=large)

    def beside(self, view: MaumauView) -> Sequence[str]:
        """Its name, the wish, what is due."""
        wish = self.presenter.answer("read_colour", view) if view.wish is not None else ""
        due = self.presenter.answer("read_debt", view) if view.due is not None else ""
        return (self.presenter.read_top(view), wish, due)

    def alarm(self, view: MaumauView) -> bool:
        """An answer is due from oneself."""
        return view.due is not None and view.due.seat == self.presenter.seat


PICTURE = MaumauPictureMaker
