"""Herds as one person at the table hears and plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herds.cards import ANIMALS, Card
from herds.reasons import reasons
from herds.rules import DRAW, EIGHT, GAME, RING, Cause, HerdsView, Laid, Play, Rang
from uno_tui.bots.review import Verdict
from uno_tui.core.contract import Move, Refusal
from uno_tui.core.events import Dealt, Drew, StartCardTurned
from uno_tui.speech.narrator import CommonNarrator, Narrations
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.move_choice import Argument
from uno_tui.ui.ports.presenter import GamePresenter, sentence


class HerdsNarrator(CommonNarrator[HerdsView]):
    game = "herds"

    def narrations(self) -> Narrations[HerdsView]:
        return {
            Dealt: self.narrate_deal,
            StartCardTurned: self.narrate_start_card,
            Laid: self._laid,
            Rang: lambda event, view: [Utterance(self.to(event.seat, "rang"))],
            Drew: self._drew,
        }

    def _laid(self, event: Laid, view: HerdsView) -> list[Utterance]:
        told = [Utterance(self.to(event.seat, "played", card=str(event.card)))]
        if event.picked is not None:
            picked = self.between("picked", event.seat, event.picked)
            told.append(Utterance(picked, urgency=self.cost_urgency(event.picked)))
        if event.bell:
            told.append(Utterance(self.to(event.seat, "bell"), urgency=Urgency.URGENT))
        return told

    def _drew(self, event: Drew[Card], view: HerdsView) -> list[Utterance]:
        cards = ", ".join(self.translator.card(card, "a") for card in event.cards)
        text = self.to(event.seat, "drew", count=event.count, **{"cards": cards} if event.seat == self.listener else {})
        urgency = Urgency.NEWS if event.cause is Cause.TURN else self.cost_urgency(event.seat)
        return [Utterance(text, Category.CARDS, urgency)]


class HerdsPresenter(GamePresenter[HerdsView, Card]):
    game = "herds"
    narrator_type = HerdsNarrator
    drawing = DRAW
    options = GAME.options

    def group(self, card: Card) -> object:
        return card.animal

    def symbol(self, card: Card) -> str:
        return card.animal.upper()

    def sort_key(self, card: Card, sorting: Sorting) -> tuple[int, int]:
        animal = ANIMALS.index(card.animal)
        return (animal, card.points) if sorting is Sorting.COLOUR else (card.points, animal)

    def attempt(self, view: HerdsView, moves: Sequence[Move], card: Card) -> Move:
        return Play(card, view.turn if card.points == EIGHT else None)

    def speak_up(self, view: HerdsView, moves: Sequence[Move]) -> list[Move]:
        return []

    def arguments(self, move: Move) -> Sequence[Argument]:
        return (("picked", move.seat),) if isinstance(move, Play) and move.seat is not None else ()

    def value_text(self, kind: str, value: Any) -> str:  # what is chosen depends on the kind
        if kind != "picked":
            return super().value_text(kind, value)
        return self.text("value-picked", name=self.names[value], count=self.view.counts[value])

    def proposal(self, view: HerdsView, move: Move) -> str:
        if not isinstance(move, Play):
            return super().proposal(view, move)
        if move.seat is None:
            return self.text("advice-move-lay", card=str(move.card))
        return self.text("advice-move-pick", card=str(move.card), name=self.names[move.seat])

    def reason(self, view: HerdsView, move: Move, other: Move) -> str:
        return self.first_reason(reasons(view, move, other))

    def worth(self, view: HerdsView, verdict: Verdict) -> str:
        return self.text("second-look-herds", count=round(verdict.cost))

    def move_of(self, command: str, view: HerdsView) -> Move | None:
        return RING if command == "ring" else None

    def read_top(self, view: HerdsView) -> str:
        return sentence(self.text("top", card=str(view.discard[-1])))

    def refusal(self, view: HerdsView, move: Move, refusal: Refusal) -> str:
        values: dict[str, object] = {"name": self.names[view.turn], "top": str(view.discard[-1])}
        if isinstance(move, Play):
            values["card"] = self.card_name(move.card)
        return self.text(f"refused-{refusal.reason}", **values)


PRESENTER = HerdsPresenter
