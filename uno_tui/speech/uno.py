"""What happens in UNO, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uno_tui.cards.uno import Card, Colour
from uno_tui.games.contract import Event, Failed, Seat
from uno_tui.games.uno.events import (
    Called,
    Cause,
    Dealt,
    DebtFaced,
    DebtWaits,
    DirectionTurned,
    Drew,
    HandsPassed,
    HandsSwapped,
    How,
    Passed,
    Penalised,
    Played,
    Pressed,
    RaceBegan,
    RaceLost,
    Reported,
    SaidUno,
    Skipped,
    StartCardTurned,
)
from uno_tui.games.uno.view import UnoView
from uno_tui.locales.translator import Translator
from uno_tui.speech.teller import CommonTeller
from uno_tui.speech.utterance import Category, Urgency, Utterance

_PLAYED = {
    How.TURN: "played",
    How.DRAWN: "played",
    How.ANSWER: "answered",
    How.SEQUENCE: "sequence",
    How.INTERCEPTION: "intercepted",
}


class UnoTeller(CommonTeller):
    """The `Teller` of UNO."""

    penalties: tuple[Cause, ...] = (Cause.UNO, Cause.BLUFF, Cause.BUZZER)
    """Cards drawn for these are told before anything else to whoever draws them."""

    def __init__(self, translator: Translator, names: Sequence[str], listener: Seat | None, verbosity: str) -> None:
        super().__init__(translator, names, listener, verbosity)
        self._tellers: dict[type[Event], Callable[[Any, Any], list[Utterance]]] = {
            Dealt: self._dealt,
            StartCardTurned: self._start_card,
            Played: self._played,
            DirectionTurned: self._direction,
            Skipped: self._skipped,
            DebtFaced: self._debt_faced,
            DebtWaits: self._debt_waits,
            Drew: self._drew,
            Passed: self.passed,
            SaidUno: self._said_uno,
            Reported: self._reported,
            Called: self._called,
            HandsPassed: self._hands_passed,
            HandsSwapped: self.hands_swapped,
            RaceBegan: self._race_began,
            Pressed: self._pressed,
            RaceLost: self._race_lost,
            Failed: self._failed,
            Penalised: self._penalised,
        }

    def prepare(self, events: Sequence[Event]) -> None:
        """Look whether hands are swapped, too."""
        super().prepare(events)
        self._swapped = any(isinstance(event, HandsSwapped) for event in events)

    def tell_of(self, event: Event, view: Any) -> list[Utterance]:
        """What is told of one event."""
        common = self.common(event, view)
        return self._tellers[type(event)](event, view) if common is None else common

    def card(self, card: Card, form: str = "bare") -> str:
        """A card's name."""
        return self.translator.card(card, form)

    def colour(self, colour: Colour | None) -> str:
        """A colour's name."""
        return self.text(f"colour-{colour or 'none'}")

    def mine(self, seat: Seat) -> Urgency:
        """During a deal less urgent than the start card, which is said before what it does."""
        return Urgency.URGENT if self.dealing and seat == self.listener else super().mine(seat)

    def _dealt(self, event: Dealt, view: UnoView) -> list[Utterance]:
        if self.listener is None:
            return []
        count = len(event.hands[self.listener])
        return [Utterance(self.text("dealt", count=count), Category.CARDS, Urgency.SMALL_TALK)]

    def _start_card(self, event: StartCardTurned, view: UnoView) -> list[Utterance]:
        if event.back:
            text = self.text("start-card-back", card=str(event.card))
            return [Utterance(text, Category.TABLE, Urgency.SMALL_TALK)]
        return [Utterance(self.text("start-card", card=str(event.card)), Category.TABLE)]

    def _played(self, event: Played, view: UnoView) -> list[Utterance]:
        message_id = _PLAYED[event.how]
        values = {"card": str(event.card)}
        if event.colour is not None:
            message_id += "-colour"
            values["colour"] = self.colour(event.colour)
        text = self.to(event.seat, message_id, **values)
        more = self._left(event)
        if self._keeps_hand(event, view):
            more = f"{self.to(event.seat, 'keeps-hand')} {more}".strip()
        return [Utterance(self.text("sentence-joined", first=text, second=more) if more else text)]

    def _keeps_hand(self, event: Played, view: UnoView) -> bool:
        """Whether a 7 was laid that could have swapped hands (UNO-38)."""
        return bool(view.rules.seven_zero and event.card.number == 7 and event.left) and not self._swapped

    def _left(self, event: Played) -> str:
        if event.left == 1:
            return self.to(event.seat, "left-one")
        if self.verbosity == "full" and event.left and event.seat != self.listener:
            return self.text("left-other", count=event.left)
        return ""

    def _direction(self, event: DirectionTurned, view: UnoView) -> list[Utterance]:
        if len(view.counts) == 2 and self.verbosity != "full":
            return []
        word = "clockwise" if event.direction == 1 else "counterclockwise"
        return [Utterance(self.text(f"direction-{word}"))]

    def _skipped(self, event: Skipped, view: UnoView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "skipped"), urgency=self.mine(event.seat))]

    def _debt_faced(self, event: DebtFaced, view: UnoView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "debt", count=event.debt), urgency=self.mine(event.seat))]

    def _debt_waits(self, event: DebtWaits, view: UnoView) -> list[Utterance]:
        return [Utterance(self.text("debt-waits", count=event.debt))]

    def _drew(self, event: Drew, view: UnoView) -> list[Utterance]:
        if event.seat != self.listener:
            return [Utterance(self.text("drew-other", name=self.names[event.seat], count=event.count))]
        form = "a" if event.count == 1 else "bare"
        cards = ", ".join(self.card(card, form) for card in event.cards)
        urgency = Urgency.COSTS if event.cause in self.penalties else Urgency.URGENT
        text = self.text("drew-you", count=event.count, cards=cards)
        more = self._after_drawing(event, view)
        if more:
            text = self.text("sentence-joined", first=text, second=self.text(more))
        return [Utterance(text, Category.CARDS, urgency)]

    def _after_drawing(self, event: Drew, view: Any) -> str:
        """Whether one's drawn card fits, and whether the turn goes on after a debt."""
        if event.cause is Cause.TURN and event.count:
            return "drawn-unfit" if view.drawn is None else "drawn-fits"
        goes_on = event.cause is Cause.DEBT and view.turn == self.listener and view.outcome.round is None
        return "drawn-goes-on" if goes_on else ""

    def _said_uno(self, event: SaidUno, view: UnoView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "uno"))]

    def _reported(self, event: Reported, view: UnoView) -> list[Utterance]:
        return self.reported("reported", event.seat, event.forgot)

    def _called(self, event: Called, view: UnoView) -> list[Utterance]:
        text = self.between(f"called-{'right' if event.right else 'wrong'}", event.seat, event.bluffer)
        return [Utterance(text, urgency=self.mine(event.bluffer if event.right else event.seat))]

    def _hands_passed(self, event: HandsPassed, view: UnoView) -> list[Utterance]:
        if self.listener is None:
            return [Utterance(self.text("hands-passed-all"), urgency=Urgency.URGENT)]
        text = self.text("hands-passed", count=event.counts[self.listener])
        return [Utterance(text, urgency=Urgency.URGENT), *self.new_hand(view)]

    def _race_began(self, event: RaceBegan, view: UnoView) -> list[Utterance]:
        return [Utterance(self.text("race-began"), urgency=Urgency.URGENT)]

    def _pressed(self, event: Pressed, view: UnoView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "pressed"), urgency=Urgency.SMALL_TALK)]

    def _race_lost(self, event: RaceLost, view: UnoView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "race-lost"), urgency=self.mine(event.seat))]

    def _failed(self, event: Failed, view: UnoView) -> list[Utterance]:
        if event.seat == self.listener:
            reason = event.reason.replace("_", "-")
            return [Utterance(self.text(f"failed-you-{reason}"), urgency=Urgency.COSTS)]
        return [Utterance(self.text("failed-other", name=self.names[event.seat]))]

    def _penalised(self, event: Penalised, view: UnoView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "penalised", points=event.points), urgency=self.mine(event.seat))]
