"""UNO and UNO Teams for one person at the table: the parts that both share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from uno_tui.bots.review import MissedChance
from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Move, Refusal
from uno_tui.games.family.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Play
from uno_tui.games.family.rules.view import FamilyView
from uno_tui.ui.ports.coloured_presenter import ColouredPresenter
from uno_tui.ui.ports.move_choice import Argument
from uno_tui.ui.ports.pieces import are_adjacent
from uno_tui.ui.ports.presenter import GamePresenter, sentence

B = TypeVar("B", bound=FamilyView)


class FamilyPresenter(ColouredPresenter[B, Card], Generic[B]):
    """The base of the presenters of UNO and UNO Teams."""

    drawing = DRAW
    passing = PASS
    reporting = REPORT
    pieces: ClassVar[Mapping[str, Sequence[str]]] = {
        **GamePresenter.pieces,
        "read_top": ("card", "colour", "-due"),
        "read_turn": ("turn", "due", "-next"),
    }

    # Moves.

    def arguments(self, move: Move) -> Sequence[Argument]:
        """Return the colour chosen for a wild, as the one thing to ask for; else nothing."""
        return (("colour", move.colour),) if isinstance(move, Play) and move.card.wild else ()

    def value_text(self, kind: str, value: Any) -> str:  # what is chosen depends on the kind
        """Return a colour's name."""
        return self.text(f"colour-{value}") if kind == "colour" else super().value_text(kind, value)

    def speak_up(self, view: B, moves: Sequence[Move]) -> list[Move]:
        """Return the moves of the key U: say Uno, report, or both."""
        # If neither is legal, the refusal tells why.
        return [move for move in (SAY_UNO, REPORT) if move in moves] or [SAY_UNO]

    # Words.

    def proposal(self, view: B, move: Move) -> str:
        """Return what the expert would do: which card to lay, with the colour for a wild."""
        match move:
            case Play(colour=None):
                return self.text("advice-move-lay", card=str(move.card))
            case Play():
                colour = self.text(f"colour-{move.colour}")
                return self.text("advice-move-colour", card=str(move.card), colour=colour)
        return super().proposal(view, move)

    def due(self, view: B) -> str:
        """Return which key says the "Uno" that is due; in teams, also for the partner."""
        return self.text("left-one-say") if SAY_UNO in self.narrator.moves and self.owes(view) else ""

    def owes(self, view: B) -> bool:
        """Return whether an "Uno" is due that the person can say."""
        return self.seat in view.owes

    def missed(self, view: B, chance: MissedChance) -> str:
        """Return the sentence on a missed report, or on an "Uno" that another player has reported."""
        if chance.move == REPORT:
            return self.text("second-look-report", names=self.forgetful(view))
        if chance.move == SAY_UNO and chance.instead is not None:
            return self.text("second-look-uno", name=self.names[chance.instead[0]])
        return super().missed(view, chance)

    def forgetful(self, view: B) -> str:
        """Return the names of those whom the person can report."""
        return self.translator.enumerate([self.names[seat] for seat in view.owes if seat != self.seat])

    def read_top(self, view: B) -> str:
        """Return the top card and the colour in play."""
        return self.whole_answer("read_top", view)

    def answer_pieces(self, command: str, view: B, wanted: Sequence[str]) -> Mapping[str, str]:
        """Return the pieces of an answer: also the top card, the colour in play if it does not say it, and the debt."""
        match command:
            case "read_top":
                return {**self._top(view, wanted), "due": self._due(view)}
            case "read_turn":
                return {**super().answer_pieces(command, view, wanted), "due": self._due(view)}
        return super().answer_pieces(command, view, wanted)

    def _top(self, view: B, wanted: Sequence[str]) -> dict[str, str]:
        """Return the card and the colour in play, in one sentence if the colour comes right after a wild."""
        top = view.top
        card, told = self.text("top", card=str(top)), "card" in wanted
        if view.colour is None:
            return {"card": sentence(card), "colour": self.text("top-any")}
        # A card that is no wild names its colour itself.
        if told and not top.wild:
            return {"card": sentence(card)}
        if are_adjacent("card", "colour", wanted):
            colour = self.text(f"colour-{view.colour}")
            return {"card": sentence(self.text("top-colour", card=str(top), colour=colour))}
        return {"card": sentence(card), "colour": self.read_colour(view)}

    def _due(self, view: B) -> str:
        """Return what the player on turn would have to draw; empty without a debt."""
        return self.read_debt(view) if view.debt and view.outcome.round is None else ""

    def drawn_card(self, view: B) -> Card | None:
        """Return the card that the person has just drawn, and may play or keep."""
        return view.drawn

    @abstractmethod
    def read_debt(self, view: B) -> str:
        """Return the cards that would have to be drawn, and what Space would do."""

    def read_colour(self, view: B) -> str:
        """Return the colour in play."""
        return sentence(self.text("colour-now", colour=self.text(f"colour-{view.colour or 'none'}")))

    def refusal(self, view: B, move: Move, refusal: Refusal) -> str:
        """Return the sentence on why a move was refused."""
        reason = refusal.reason
        values: dict[str, object] = {"count": view.debt, "name": self.names[view.turn]}
        if reason == "no_match" and isinstance(move, Play):
            reason = self._no_match(view, move, values)
        if reason == "only_drawn_card" and view.drawn is not None:
            values["drawn"] = self.translator.card(view.drawn)
        told = sentence(self.text(f"refused-{reason}", **values))
        if reason not in ("no_match", "no_match-colour"):
            return told
        return self.text("sentence-joined", first=told, second=self.playable_hint(view))

    def _no_match(self, view: B, move: Play, values: dict[str, object]) -> str:
        values["card"] = str(self.card_for_texts(move.card))
        values["top"] = str(view.top)
        if view.turn != self.seat:
            return "no_match-sequence"
        if view.top.wild and view.colour:
            values["colour"] = self.text(f"colour-{view.colour}")
            return "no_match-colour"
        return "no_match"
