"""The events of UNO as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Event, Failed, TurnBegan
from uno_tui.core.events import Drew, HandsSwapped
from uno_tui.games.family.narrator import FamilyNarrator
from uno_tui.games.family.rules.events import Cause, Played, PlayKind
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.uno.rules.events import Called, DebtWaits, HandsPassed, Penalised, Pressed, RaceBegan, RaceLost
from uno_tui.games.uno.rules.moves import CHALLENGE, Intercept
from uno_tui.games.uno.rules.view import UnoView
from uno_tui.speech.narrator import Narrations
from uno_tui.speech.utterance import Category, Urgency, Utterance

_OUT_OF_TURN = (PlayKind.INTERCEPTION, PlayKind.SEQUENCE)
"""Ways to lay a card that may move the turn to another player than the next one."""


class UnoNarrator(FamilyNarrator[UnoView]):
    """The `Narrator` of UNO."""

    game = "uno"

    penalties = (Cause.UNO, Cause.BLUFF, Cause.BUZZER)

    def narrations(self) -> Narrations[UnoView]:
        """Return the function that makes the sentences of each event of this game."""
        return super().narrations() | {
            TurnBegan: self._turn_began,
            DebtWaits: self._debt_waits,
            Called: self._called,
            HandsPassed: self._hands_passed,
            HandsSwapped: self.narrate_hand_swap,
            RaceBegan: self._race_began,
            Pressed: self._pressed,
            RaceLost: self._race_lost,
            Failed: self._failed,
            Penalised: self._penalised,
        }

    def prepare(self, events: Sequence[Event]) -> None:
        """Note whether hands are swapped, a call is wrong, or a card is laid out of turn."""
        super().prepare(events)
        self._called_wrongly = any(isinstance(event, Called) and not event.right for event in events)
        self._swapped = any(isinstance(event, HandsSwapped) for event in events)
        self._out_of_turn = any(isinstance(event, Played) and event.how in _OUT_OF_TURN for event in events)

    def _keeps_hand(self, event: Played, view: UnoView) -> bool:
        """Return whether a 7 was laid that could have swapped hands, but did not (UNO-38)."""
        return bool(view.rules.seven_zero and event.card.number == 7 and event.left) and not self._swapped

    def _debt_waits(self, event: DebtWaits, view: UnoView) -> list[Utterance]:
        return [Utterance(self.describe_waiting_debt(view))]

    def describe_waiting_debt(self, view: UnoView) -> str:
        """Return who faces the debt after the interceptor's turn (UNO-29)."""
        return self.to(view.next_seat(), "debt-waits", count=view.debt)

    def can_omit_debt(self, view: UnoView) -> bool:
        """Return False where a debt can be answered, called a bluff, or intercepted."""
        rules = view.rules
        return super().can_omit_debt(view) and not (rules.response or rules.bluff or rules.intercept)

    def debt_answer(self, view: UnoView) -> str:
        """Return the choice of the listener; with the rule for bluffs also the cost of a wrong call (UNO-35)."""
        if view.free or CHALLENGE not in self.moves:
            return "" if view.free else super().debt_answer(view)
        # Two texts: with a card that answers there are three things to choose from.
        answers = any(isinstance(move, Play) for move in self.moves)
        return self.text("debt-answer-call" if answers else "debt-call", count=view.debt, wrong=view.debt + 2)

    def drawn(self, event: Drew[Card, Cause], view: UnoView, **cards: str) -> str:
        """Return who drew how many; after a call also why: for the bluff or for the wrong call (UNO-35)."""
        if event.cause is not Cause.BLUFF or not view.stock:
            return super().drawn(event, view, **cards)
        reason = "drew-wrong-call" if self._called_wrongly else "drew-bluff"
        return self.to(event.seat, reason, count=event.count, due=event.count - 2, **cards)

    def _drew(self, event: Drew[Card, Cause], view: UnoView) -> list[Utterance]:
        """Add, after the cards of another player's bluff, the card on which the listener can lay.

        A player who called a bluff rightly is still on turn.
        """
        utterances = super()._drew(event, view)
        calls = self.was_on_turn and view.turn == self.listener and event.seat != self.listener
        if event.cause is Cause.BLUFF and calls and view.outcome.round is None:
            utterances += [Utterance(self.text("drawn-goes-on")), Utterance(self._top(view), Category.TABLE)]
        return utterances

    def _top(self, view: UnoView) -> str:
        top = self.text("top-colour", card=str(view.top), colour=self.colour(view.colour))
        return f"{top[:1].upper()}{top[1:]}"

    def _after_drawing(self, event: Drew[Card, Cause], view: UnoView) -> str:
        """Return nothing after an interception: the new turn is told with it."""
        return "" if self._out_of_turn else super()._after_drawing(event, view)

    def _played(self, event: Played, view: UnoView) -> list[Utterance]:
        """Add, for a card laid out of turn, whose turn follows, and whether the listener lost theirs."""
        utterances = super()._played(event, view)
        if event.seat == self.listener and self.teaches_keys:
            utterances.append(Utterance(self.describe_continuations(view)))
        going_on = view.outcome.round is None and not view.racing
        # After a sequence everybody hears whose turn it is now.
        if event.how is PlayKind.INTERCEPTION and self.was_on_turn and event.seat != self.listener:
            utterances.append(Utterance(self.text("turn-lost-you"), urgency=Urgency.COSTS))
        elif event.how is PlayKind.SEQUENCE and going_on:
            utterances.append(self._turn(view))
        return utterances

    def narrate_new_hand(self, view: UnoView) -> list[Utterance]:
        """Return the new hand, and which key says Uno if it is one card (UNO-11)."""
        hint = "" if self.listener is None else self.last_card_hint(self.listener, view.owes)
        return super().narrate_new_hand(view) + ([Utterance(hint, urgency=Urgency.URGENT)] if hint else [])

    def describe_continuations(self, view: UnoView) -> str:
        """Return the cards that can continue the listener's sequence; empty if there are none (UNO-25)."""
        if view.turn == self.listener:
            return ""
        kinds = dict.fromkeys(move.card for move in self.moves if isinstance(move, Play))
        cards = ", ".join(map(self.card, kinds))
        return self.text("sequence-may", cards=cards) if cards else ""

    def _turn_began(self, event: TurnBegan, view: UnoView) -> list[Utterance]:
        if (self._out_of_turn or view.free) and event.seat != self.listener:
            return [self._turn(view)]
        return self.narrate_common_event(event, view) or []

    def _turn(self, view: UnoView) -> Utterance:
        urgency = Urgency.URGENT if view.turn == self.listener else Urgency.NEWS
        return Utterance(self.to(view.turn, "turn-now"), urgency=urgency)

    def _called(self, event: Called, view: UnoView) -> list[Utterance]:
        text = self.between(f"called-{'right' if event.right else 'wrong'}", event.seat, event.bluffer)
        return [Utterance(text, urgency=self.cost_urgency(event.bluffer if event.right else event.seat))]

    def _hands_passed(self, event: HandsPassed, view: UnoView) -> list[Utterance]:
        if self.listener is None:
            return [Utterance(self.text("hands-passed-all"), urgency=Urgency.URGENT)]
        text = self.text("hands-passed", count=event.counts[self.listener])
        return [Utterance(text, urgency=Urgency.URGENT), *self.narrate_new_hand(view)]

    def _race_began(self, event: RaceBegan, view: UnoView) -> list[Utterance]:
        return [Utterance(self.text("race-began"), urgency=Urgency.URGENT)]

    def _pressed(self, event: Pressed, view: UnoView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "pressed"), urgency=Urgency.SMALL_TALK)]

    def _race_lost(self, event: RaceLost, view: UnoView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "race-lost"), urgency=self.cost_urgency(event.seat))]

    def _failed(self, event: Failed[Intercept], view: UnoView) -> list[Utterance]:
        if event.seat == self.listener:
            reason = event.reason.replace("_", "-")
            return [Utterance(self.text(f"failed-you-{reason}"), urgency=Urgency.COSTS)]
        return [Utterance(self.text("failed-other", name=self.names[event.seat]))]

    def _penalised(self, event: Penalised, view: UnoView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "penalised", points=event.points), urgency=self.cost_urgency(event.seat))]
