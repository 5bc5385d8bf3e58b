"""Sentences for the events that UNO and UNO Teams share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from uno_tui.cards.coloured import REVERSE, Card, Colour
from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import Dealt, DirectionTurned, Drew, Passed, Reported, SaidLast, StartCardTurned
from uno_tui.games.family.rules.events import Cause, DebtFaced, Played, PlayKind, Skipped
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.family.rules.view import FamilyView
from uno_tui.speech.narrator import CommonNarrator, Narrations
from uno_tui.speech.utterance import Category, Urgency, Utterance

B = TypeVar("B", bound=FamilyView)
_PLAYED = {
    PlayKind.TURN: "played",
    PlayKind.DRAWN: "played",
    PlayKind.ANSWER: "answered",
    PlayKind.SEQUENCE: "sequence",
    PlayKind.INTERCEPTION: "intercepted",
}


class FamilyNarrator(CommonNarrator[B], Generic[B]):
    """The base of the narrators of UNO and UNO Teams."""

    penalties: tuple[Cause, ...]
    """Causes of drawing that are told before anything else to the player who draws."""

    def prepare(self, events: Sequence[Event]) -> None:
        """Note who has laid a Reverse that answers no debt, in their own turn."""
        super().prepare(events)
        laid = (each for each in events if isinstance(each, Played) and each.how in (PlayKind.TURN, PlayKind.DRAWN))
        self._reverser = next((each.seat for each in laid if each.card.rank is REVERSE), None)

    def narrations(self) -> Narrations[B]:
        """Return the method that tells each type of event."""
        return {
            Dealt: self.narrate_deal,
            StartCardTurned: self.narrate_start_card,
            Played: self._played,
            DirectionTurned: self._direction,
            Skipped: self._skipped,
            DebtFaced: self._debt_faced,
            Drew: self._drew,
            Passed: self.narrate_pass,
            SaidLast: self._said_uno,
            Reported: self._reported,
        }

    def card(self, card: Card, form: str = "bare") -> str:
        """Return a card's name."""
        return self.translator.card(card, form)

    def colour(self, colour: Colour | None) -> str:
        """Return a colour's name."""
        return self.text(f"colour-{colour or 'none'}")

    def cost_urgency(self, seat: Seat) -> Urgency:
        """Return the urgency for `seat`; during a deal, below the start card's, which is said before its effect."""
        return Urgency.URGENT if self.is_dealing and seat == self.listener else super().cost_urgency(seat)

    def narrate_start_card(self, event: StartCardTurned[Card], view: B) -> list[Utterance]:
        """Tell the start card; on a wild for which no colour is chosen, any card may be laid."""
        if event.back or event.card.colour is not None:
            return super().narrate_start_card(event, view)
        return [Utterance(self.text("start-card-any", card=str(event.card)), Category.TABLE)]

    def _played(self, event: Played, view: B) -> list[Utterance]:
        message_id = _PLAYED[event.how]
        values = {"card": str(event.card)}
        if event.colour is not None:
            message_id += "-colour"
            values["colour"] = self.colour(event.colour)
        text = self.to(event.seat, message_id, **values)
        more = self.cards_left(event.seat, event.left, view.owes)
        if self._keeps_hand(event, view):
            more = f"{self.to(event.seat, 'keeps-hand')} {more}".strip()
        return [Utterance(self.text("sentence-joined", first=text, second=more) if more else text)]

    def _keeps_hand(self, event: Played, view: B) -> bool:
        """Return whether a card was laid that could have swapped hands."""
        return False

    def _direction(self, event: DirectionTurned, view: B) -> list[Utterance]:
        word = "clockwise" if event.direction == 1 else "counterclockwise"
        turned = [Utterance(self.text(f"direction-{word}"))]
        if len(view.counts) > 2:
            return turned
        # Of two players, the other one loses the turn, as by a Skip (UNO-16).
        turned = turned if self.verbosity == "full" else []
        skips = self._reverser is not None and view.turn == self._reverser and view.outcome.round is None
        return turned + ([self._tell_skipped(1 - view.turn)] if skips else [])

    def _skipped(self, event: Skipped, view: B) -> list[Utterance]:
        return [self._tell_skipped(event.seat)]

    def _tell_skipped(self, seat: Seat) -> Utterance:
        return Utterance(self.to(seat, "skipped"), urgency=self.cost_urgency(seat))

    def _debt_faced(self, event: DebtFaced, view: B) -> list[Utterance]:
        if event.seat != self.listener and self.can_omit_debt(view):
            return []
        text = self.debt_answer(view) if event.seat == self.listener else ""
        return [Utterance(text or self.to(event.seat, "debt", count=event.debt), urgency=self.cost_urgency(event.seat))]

    def can_omit_debt(self, view: B) -> bool:
        """Return whether a debt that others face is left out: nothing but drawing it can follow, and that is told.

        At full verbosity both are told.
        """
        return self.verbosity != "full"

    def debt_answer(self, view: B) -> str:
        """Return how the listener can answer the debt instead of drawing it; empty if they cannot."""
        # Out of turn, a card that can be laid answers no debt.
        answers = view.turn == self.listener and any(isinstance(move, Play) for move in self.moves)
        return self.text("debt-answer", count=view.debt) if view.debt and answers else ""

    def debt(self, view: B) -> str:
        """Return who faces the debt; for the listener also what they can do."""
        return self.debt_answer(view) or self.to(view.turn, "debt-now", count=view.debt)

    def _drew(self, event: Drew[Card, Cause], view: B) -> list[Utterance]:
        if event.seat != self.listener:
            return [Utterance(self.drawn(event, view))]
        form = "a" if event.count == 1 else "bare"
        cards = self.list_drawn([self.card(card, form) for card in event.cards])
        urgency = Urgency.COSTS if event.cause in self.penalties else Urgency.URGENT
        text = self.drawn(event, view, cards=cards)
        more = self._after_drawing(event, view)
        if more:
            text = self.text("sentence-joined", first=text, second=self.text(more))
        return [Utterance(text, Category.CARDS, urgency)]

    def drawn(self, event: Drew[Card, Cause], view: B, **cards: str) -> str:
        """Return the sentence on who drew how many cards; the listener hears which `cards`."""
        if event.seat != self.listener:
            return self.has_drawn(event.seat, event.count)
        return self.to(event.seat, "drew", count=event.count, **cards)

    def _after_drawing(self, event: Drew[Card, Cause], view: B) -> str:
        """Return the id of the text that says whether the drawn card fits, or whether the turn goes on after a debt."""
        if event.cause is Cause.TURN and event.count:
            if view.drawn is None:
                return "drawn-unfit"
            return "drawn-fits-keys" if self.teaches_keys else "drawn-fits"
        if event.cause not in (Cause.DEBT, Cause.BLUFF) or view.outcome.round is not None:
            return ""
        if view.turn == self.listener:
            return "drawn-goes-on"
        return "turn-over-you" if self.was_on_turn else ""

    def _said_uno(self, event: SaidLast, view: B) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "uno"))]

    def _reported(self, event: Reported, view: B) -> list[Utterance]:
        return self.narrate_reports("reported", event.seat, event.forgot)
