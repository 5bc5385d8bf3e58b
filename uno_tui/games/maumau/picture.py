"""The picture of Erftschmiede-Maumau."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from uno_tui.cards.french import Rank
from uno_tui.core.contract import Event
from uno_tui.games.maumau.rules.events import Played
from uno_tui.games.maumau.rules.view import MaumauView
from uno_tui.ui.ports.french_picture import FrenchPictureMaker
from uno_tui.ui.ports.picture import DrawnCard


class MaumauPictureMaker(FrenchPictureMaker[MaumauView]):
    """The `PictureMaker` of Maumau."""

    def drawn_answer(self, value: object) -> DrawnCard | None:
        """Return a suit to wish for, or the card for no wish."""
        if value is None:
            return DrawnCard("wild", "–", "", self.text("maumau-ask-wish-none"))
        return super().drawn_answer(value)

    def top(self, view: MaumauView) -> DrawnCard | None:
        """Return the top card; a Joker as the card it stands for, or with its wish."""
        if view.top is None:
            return None
        shown = self.drawn_card(view.top.face or view.top.card)
        if view.top.card.suit is not None:
            return shown
        large = str(view.top.wish) if isinstance(view.top.wish, Rank) else shown.large
        return msgspec.structs.replace(shown, word=self.text("look-joker"), large=large)

    def below(self, view: MaumauView) -> Sequence[DrawnCard]:
        """Return the two cards below the top card."""
        return [self.drawn_card(each.face or each.card) for each in reversed(view.discard[-3:-1])]

    def beside(self, view: MaumauView) -> Sequence[str]:
        """Return the name of the top card, the wish, and the answer that is due."""
        wish = self.presenter.answer("read_colour", view) if view.wish is not None else ""
        due = self.presenter.answer("read_debt", view) if view.due is not None else ""
        return (self.presenter.read_top(view), wish, due)

    def laid(self, view: MaumauView, event: Event | None) -> str:
        """Return who laid the top card, unless the card has been taken back since (MAU-6)."""
        lies = isinstance(event, Played) and event.card == view.top
        return super().laid(view, event) if lies else ""

    def alarm(self, view: MaumauView) -> bool:
        """Return whether an answer is due from the person."""
        return view.due is not None and view.due.seat == self.presenter.seat


PICTURE = MaumauPictureMaker
