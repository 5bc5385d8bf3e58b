"""UNO and UNO Teams as one person at the table meets them: what both share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from uno_tui.cards.coloured import Card, Colour
from uno_tui.front.table.choosing import Argument
from uno_tui.front.table.face import Face, sentence
from uno_tui.games.contract import Move, Refusal
from uno_tui.games.family.rules.moves import DRAW, REPORT, SAY_UNO, Play
from uno_tui.games.family.rules.view import BasicView

B = TypeVar("B", bound=BasicView)
SYMBOLS = {Colour.RED: "●", Colour.YELLOW: "▲", Colour.GREEN: "■", Colour.BLUE: "◆", None: "*"}
"""A shape for every colour, as on the cards of UNO Teams."""


class BasicFace(Face[B, Card], Generic[B]):
    """What the `Face`s of UNO and UNO Teams share."""

    drawing = DRAW

    # Cards.

    def group(self, card: Card) -> object:
        """Its colour."""
        return card.colour

    def symbol(self, card: Card) -> str:
        """The shape of its colour."""
        return SYMBOLS[card.colour]

    # Moves.

    def arguments(self, move: Move) -> Sequence[Argument]:
        """A colour for a wild."""
        return (("colour", move.colour),) if isinstance(move, Play) and move.card.wild else ()

    def value_text(self, kind: str, value: Any) -> str:  # what is chosen depends on the kind
        """A colour."""
        return self.text(f"colour-{value}") if kind == "colour" else super().value_text(kind, value)

    def speak_up(self, view: B, moves: Sequence[Move]) -> list[Move]:
        """Say Uno, report, or both."""
        return [move for move in (SAY_UNO, REPORT) if move in moves] or [SAY_UNO]

    # Words.

    def read_top(self, view: B) -> str:
        """The top card, and what counts of it."""
        card = str(view.top)
        if view.colour is None:
            return sentence(self.text("top-any", card=card))
        if view.top.wild:
            return sentence(self.text("top-colour", card=card, colour=self.text(f"colour-{view.colour}")))
        return sentence(self.text("top", card=card))

    def read_colour(self, view: B) -> str:
        """The colour in play."""
        return sentence(self.text("colour-now", colour=self.text(f"colour-{view.colour or 'none'}")))

    def refusal(self, view: B, move: Move, refusal: Refusal) -> str:
        """Why a move was refused."""
        reason = refusal.reason
        values: dict[str, object] = {"count": view.debt, "name": self.names[view.turn]}
        if reason == "no_match" and isinstance(move, Play):
            reason = self._no_match(view, move, values)
        if reason == "only_drawn_card" and view.drawn is not None:
            values["drawn"] = self.translator.card(view.drawn)
        told = self.text(f"refused-{reason}", **values)
        if reason not in ("no_match", "no_match-colour"):
            return told
        return self.text("sentence-joined", first=told, second=self.what_fits(view))

    def _no_match(self, view: B, move: Play, values: dict[str, object]) -> str:
        values["card"] = self.card_name(move.card)
        values["top"] = str(view.top)
        if view.turn != self.seat:
            return "no_match-sequence"
        if view.top.wild and view.colour:
            values["colour"] = self.text(f"colour-{view.colour}")
            return "no_match-colour"
        return "no_match"
