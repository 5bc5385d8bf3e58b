"""What happens in UNO, in words."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.games.contract import Event, Failed
from uno_tui.games.events import HandsSwapped
from uno_tui.games.family.rules.events import Cause, Played
from uno_tui.games.family.teller import BasicTeller
from uno_tui.games.uno.rules.events import Called, DebtWaits, HandsPassed, Penalised, Pressed, RaceBegan, RaceLost
from uno_tui.games.uno.rules.view import UnoView
from uno_tui.speech.teller import Tellers
from uno_tui.speech.utterance import Urgency, Utterance


class UnoTeller(BasicTeller[UnoView]):
    """The `Teller` of UNO."""

    game = "uno"

    penalties = (Cause.UNO, Cause.BLUFF, Cause.BUZZER)

    def tellers(self) -> Tellers[UnoView]:
        """What tells every event of this game."""
        return super().tellers() | {
            DebtWaits: self._debt_waits,
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

    def _keeps_hand(self, event: Played, view: UnoView) -> bool:
        """Whether a 7 was laid that could have swapped hands (UNO-38)."""
        return bool(view.rules.seven_zero and event.card.number == 7 and event.left) and not self._swapped

    def _debt_waits(self, event: DebtWaits, view: UnoView) -> list[Utterance]:
        return [Utterance(self.text("debt-waits", count=event.debt))]

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
