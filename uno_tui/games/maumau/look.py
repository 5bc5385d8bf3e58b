"""Erftschmiede-Maumau as it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from uno_tui.cards.french import Card, Rank, Suit
from uno_tui.games.maumau.face import SIGNS
from uno_tui.games.maumau.rules.view import MaumauView
from uno_tui.ui.ports.look import COLOURS, Look
from uno_tui.ui.ports.picture import Shown
from uno_tui.ui.ports.presenter import sentence


class MaumauLook(Look[MaumauView, Card]):
    """The `Look` of Maumau."""

    def shown(self, card: Card) -> Shown:
        """Suit and rank."""
        sign = SIGNS[card.suit]
        value = self.text(f"look-rank-{card.rank}") if card.rank in _PICTURES else str(card.rank)
        word = self.text("look-joker") if card.suit is None else sentence(self.text(f"maumau-suit-{card.suit}"))
        return Shown(COLOURS.get(sign, "wild"), sign, value, word, value)

    def answer(self, value: object) -> Shown | None:
        """A suit to wish for, or no wish."""
        if value is None:
            return Shown("wild", "–", "", self.text("maumau-ask-wish-none"))
        if not isinstance(value, Suit):
            return None
        sign = SIGNS[value]
        return Shown(COLOURS[sign], sign, "", sentence(self.text(f"maumau-suit-{value}")))

    def top(self, view: MaumauView) -> Shown | None:
        """The card that lies on top; a Joker as what it counts, or with its wish."""
        if view.top is None:
            return None
        shown = self.shown(view.top.face or view.top.card)
        if view.top.card.suit is not None:
            return shown
        large = str(view.top.wish) if isinstance(view.top.wish, Rank) else shown.large
        return msgspec.structs.replace(shown, word=self.text("look-joker"), large=large)

    def beside(self, view: MaumauView) -> Sequence[str]:
        """Its name, the wish, what is due."""
        wish = self.face.answer("read_colour", view) if view.wish is not None else ""
        due = self.face.answer("read_debt", view) if view.due is not None else ""
        return (self.face.read_top(view), wish, due)

    def alarm(self, view: MaumauView) -> bool:
        """An answer is due from oneself."""
        return view.due is not None and view.due.seat == self.face.seat


_PICTURES = (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.JOKER)
LOOK = MaumauLook
