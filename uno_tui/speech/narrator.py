"""From events to sentences: for one listener, in one language, at one verbosity."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from uno_tui.core.contract import Event, MatchEnded, Move, RoundBegan, RoundEnded, Seat, Shuffled, TurnBegan, View
from uno_tui.core.events import Dealt, HandsSwapped, Passed, StartCardTurned
from uno_tui.i18n.translator import Translator
from uno_tui.speech.utterance import Category, Urgency, Utterance

V = TypeVar("V", bound=View)
Narrations = dict[type[Event], Callable[[Any, V], list[Utterance]]]
"""The function that narrates each type of event. Its first parameter is `Any`: no type ties it to its key."""
FEW_CARDS = 3
"""The largest new hand whose cards are named at once."""
MANY_CARDS = 8
"""The most drawn cards that are named at once."""


class CommonNarrator(ABC, Generic[V]):
    """Makes sentences of events: what all games share. A game's narrator adds its own events in `narrations`."""

    game: ClassVar[str]

    def __init__(self, translator: Translator, names: Sequence[str], listener: Seat | None, verbosity: str) -> None:
        """Narrate for `listener`, who is "you" in the sentences; None for an onlooker."""
        self.translator = translator.of(self.game)
        self.names = names
        self.listener = listener
        self.verbosity = verbosity
        self._narrations = self.narrations()
        self.moves: Sequence[Move] = ()
        """The legal moves of the listener, as of the last call of `narrate`."""
        self.teaches_keys = False
        """Whether sentences name the keys for what the listener may do now."""
        self.has_said_last = True
        """Whether the listener has ever said the word for the last card."""
        self.has_new_hand = False
        """Whether the listener has another hand than before, until a front end has written it."""
        self.was_on_turn = False
        """Whether it was the listener's turn at the end of the last call of `narrate`."""
        self.is_dealing = False
        """Whether the events being narrated are a deal, whose shuffle needs no words."""

    def narrate(
        self,
        events: Sequence[Event],
        view: V,
        moves: Sequence[Move] = (),
        *,
        tells: Callable[[Event], bool] = lambda event: True,
    ) -> list[Utterance]:
        """Return the utterances for these events. `view` and `moves` are the listener's, after the events.

        Of an event that the listener is not told, only a cost to them is left. The first cost is joined with its cause,
        so that both can be said before all else. Raises LookupError for an event that no function narrates.
        """
        self.moves = moves
        self.prepare(events)
        told = [(event, _capitalize(each)) for event in events for each in self.narrate_event(event, view) if each.text]
        # Only now: what happened beside an event decides how others are told.
        told = [(event, each) for event, each in told if each.urgency is Urgency.COSTS or tells(event)]
        told = [(event, self._mark_others(each, event)) for event, each in told]
        # The sentences above ask whose turn it was before these events, so this comes last.
        self.was_on_turn = view.turn == self.listener and view.outcome.round is None
        return _join_causes(told)

    def _mark_others(self, utterance: Utterance, event: Event) -> Utterance:
        """Mark what another player did, unless it is about the listener's cards or costs the listener something."""
        theirs = self.listener is not None and event.actor not in (None, self.listener)
        own = utterance.category is Category.CARDS or utterance.urgency is Urgency.COSTS
        return msgspec.structs.replace(utterance, others=theirs and not own)

    def prepare(self, events: Sequence[Event]) -> None:
        """Look at all events of one call of `narrate`, before the first is narrated."""
        # The UNO family's cost_urgency reads this too: a start card is said before what it costs the listener.
        self.is_dealing = any(isinstance(event, RoundBegan) for event in events)

    @abstractmethod
    def narrations(self) -> Narrations[V]:
        """Return the function for each type of event of this game. These go before `narrate_common_event`."""

    def narrate_event(self, event: Event, view: V) -> list[Utterance]:
        """Return the utterances for one event; those with an empty text are dropped.

        Raises LookupError for an event that no function narrates.
        """
        if type(event) in self._narrations:
            return self._narrations[type(event)](event, view)
        told = self.narrate_common_event(event, view)
        if told is None:
            raise LookupError(f"{self.game} tells nothing of {type(event).__name__}")
        return told

    def text(self, message_id: str, **values: object) -> str:
        """Return a text at the listener's verbosity."""
        return self.translator.text(message_id, self.verbosity, **values)

    def to(self, seat: Seat, message_id: str, **values: object) -> str:
        """Return the text `message_id-you` or `message_id-other`, depending on who `seat` is."""
        if seat == self.listener:
            return self.text(f"{message_id}-you", **values)
        return self.text(f"{message_id}-other", name=self.names[seat], **values)

    def between(self, message_id: str, seat: Seat, other: Seat, **values: object) -> str:
        """Return the text for what `seat` does to `other`: `-by-you`, `-you` (done to you) or `-other`."""
        if seat == self.listener:
            return self.text(f"{message_id}-by-you", name=self.names[other], **values)
        if other == self.listener:
            return self.text(f"{message_id}-you", name=self.names[seat], **values)
        return self.text(f"{message_id}-other", name=self.names[seat], other=self.names[other], **values)

    def cost_urgency(self, seat: Seat) -> Urgency:
        """Return how urgent something is that costs `seat` something."""
        return Urgency.COSTS if seat == self.listener else Urgency.NEWS

    def narrate_deal(self, event: Dealt[object], view: V) -> list[Utterance]:
        """Return how many cards the listener was dealt; nothing for an onlooker."""
        if self.listener is None:
            return []
        text = self.text("dealt", count=len(event.hands[self.listener]))
        return [Utterance(text, Category.CARDS, Urgency.SMALL_TALK)]

    def narrate_start_card(self, event: StartCardTurned[Any], view: V) -> list[Utterance]:
        """Return the utterance for the card that was turned up first, or that goes back into the stock."""
        if event.back:
            return [self._table(self.text("start-card-back", card=str(event.card)))]
        return [Utterance(self.text("start-card", card=str(event.card)), Category.TABLE)]

    def last_card_hint(self, seat: Seat, owes: Sequence[Seat]) -> str:
        """Return which key says the word for the last card, if the listener owes it and has never said it, else ""."""
        needs_hint = seat == self.listener and seat in owes and not self.has_said_last
        return self.text("left-one-say") if needs_hint else ""

    def cards_left(self, seat: Seat, count: int, owes: Sequence[Seat]) -> str:
        """Return how many cards a player has left: the last one always, more than one at full verbosity of others."""
        if count == 1:
            left, say = self.to(seat, "left-one"), self.last_card_hint(seat, owes)
            return self.text("sentence-joined", first=left, second=say) if say else left
        if self.verbosity == "full" and count and seat != self.listener:
            return self.text("left-other", count=count)
        return ""

    def has_drawn(self, seat: Seat, count: int) -> str:
        """Return that another player drew cards."""
        return self.text("drew-other", name=self.names[seat], count=count)

    def narrate_pass(self, event: Passed, view: V) -> list[Utterance]:
        """Return the utterance for a pass."""
        return [Utterance(self.to(event.seat, "passed"))]

    def narrate_reports(self, message_id: str, seat: Seat, forgot: Sequence[Seat]) -> list[Utterance]:
        """Return an utterance for each seat in `forgot`, whom `seat` reported."""
        return [Utterance(self.between(message_id, seat, other), urgency=self.cost_urgency(other)) for other in forgot]

    def narrate_hand_swap(self, event: HandsSwapped, view: V) -> list[Utterance]:
        """Return the utterances for two seats that swapped hands, with a new hand of the listener."""
        name, other = self.names[event.seat], self.names[event.other]
        first, second = event.counts[event.seat], event.counts[event.other]
        if event.seat == self.listener:
            text = self.text("swapped-by-you", name=other, count=first, others=second)
        elif event.other == self.listener:
            text = self.text("swapped-with-you", name=name, count=second, others=first)
        else:
            text = self.text("swapped-other", name=name, other=other, count=first, others=second)
        own = self.narrate_new_hand(view) if self.listener in (event.seat, event.other) else []
        return [Utterance(text, urgency=Urgency.URGENT), *own]

    def list_drawn(self, names: Sequence[str]) -> str:
        """Return the names of drawn cards; of more than `MANY_CARDS`, how the hand can be read."""
        return self.text("cards-read") if len(names) > MANY_CARDS else ", ".join(names)

    def narrate_new_hand(self, view: V) -> list[Utterance]:
        """Return the cards of the listener's new hand; of more than `FEW_CARDS`, how they can be read."""
        self.has_new_hand = self.listener is not None
        if self.listener is None or not view.hand:
            return []
        if len(view.hand) > FEW_CARDS:
            return [Utterance(self.text("hand-new"), Category.CARDS, Urgency.URGENT)]
        cards = self.translator.enumerate([self.translator.card(card) for card in view.hand])
        return [Utterance(self.text("hand-now", cards=cards), Category.CARDS, Urgency.URGENT)]

    def scores_text(self, scores: Sequence[int]) -> str:
        """Return all players' points in one sentence."""
        parts = [self.to(seat, "score", points=points) for seat, points in enumerate(scores)]
        return self.text("scores", list=", ".join(parts))

    def narrate_common_event(self, event: Event, view: V) -> list[Utterance] | None:
        """Return the utterances for an event that all games have, None for any other."""
        if isinstance(event, TurnBegan):
            urgency = Urgency.URGENT if event.seat == self.listener else Urgency.SMALL_TALK
            text = self.to(event.seat, "turn") if self.verbosity == "full" or event.seat == self.listener else ""
            return [Utterance(text, urgency=urgency)]
        if isinstance(event, Shuffled):
            return [] if self.is_dealing else [self._table(self.text("shuffled"))]
        if isinstance(event, RoundBegan):
            if event.dealer == self.listener:
                return [self._table(self.text("round-began-you", number=event.number))]
            dealer = self.names[event.dealer]
            return [self._table(self.text("round-began", number=event.number, dealer=dealer))]
        if isinstance(event, RoundEnded):
            return self._narrate_round_end(event, view)
        if isinstance(event, MatchEnded):
            return [Utterance(self._winners(event.winners, "match-won"), Category.TABLE, Urgency.URGENT)]
        return None

    def _table(self, text: str) -> Utterance:
        return Utterance(text, Category.TABLE, Urgency.SMALL_TALK)

    def _narrate_round_end(self, event: RoundEnded, view: V) -> list[Utterance]:
        told = [self._winners(event.winners, "round-won")]
        told += [] if tuple(view.scores) == event.points else self._points(event)  # the totals would say the same
        if any(view.scores):
            told.append(self.scores_text(view.scores))
        return [Utterance(text, Category.TABLE, Urgency.URGENT) for text in told]

    def _points(self, event: RoundEnded) -> list[str]:
        """Return the listener's points of this round; at full verbosity, all players' points."""
        seats = [self.listener] if self.verbosity != "full" else range(len(event.points))
        return [
            self.to(seat, "points", points=points)
            for seat, points in enumerate(event.points)
            if points and seat not in event.winners and seat in seats
        ]

    def _winners(self, winners: Sequence[Seat], message_id: str) -> str:
        if not winners:
            return self.text("round-won-nobody")
        if len(winners) == 1:
            return self.to(winners[0], message_id)
        you = self.text("you-in-list")
        names = [you if seat == self.listener else self.names[seat] for seat in winners]
        return self.text("match-won-several", names=self.translator.enumerate(names))


def _capitalize(utterance: Utterance) -> Utterance:
    """Return the utterance with a capital first letter: some sentences begin with the name of a card."""
    first, rest = utterance.text[0], utterance.text[1:]
    return msgspec.structs.replace(utterance, text=first.upper() + rest) if first.islower() else utterance


def _join_causes(told: list[tuple[Event, Utterance]]) -> list[Utterance]:
    """Join the first cost with its causes into one utterance. Return all utterances."""
    # The speaker says a cost first (`in_order`), so its causes must be in the same utterance, or they would come after.
    utterances = [utterance for _, utterance in told]
    place = next((place for place, each in enumerate(utterances) if each.urgency is Urgency.COSTS), 0)
    causes = _causes(told[:place], told[place][0]) if told else []
    if causes:
        text = " ".join(utterances[each].text for each in [*causes, place])
        utterances[place] = msgspec.structs.replace(utterances[place], text=text)
    return [utterance for each, utterance in enumerate(utterances) if each not in causes]


def _causes(told: list[tuple[Event, Utterance]], costly: Event) -> list[int]:
    """Return the places of the causes of a cost: all since the last card that was laid, or since the beginning.

    Earlier utterances of the costly event itself count only if it lays something.
    """
    laying = next((event for event, _ in reversed(told) if event.lays_card), None)
    start = next((place for place, (event, _) in enumerate(told) if event is laying), 0)
    return [
        place
        for place, (event, utterance) in enumerate(told)
        if place >= start
        and (event is not costly or event.lays_card)
        and not isinstance(event, TurnBegan)
        and (utterance.urgency, utterance.category) != (Urgency.SMALL_TALK, Category.TABLE)
    ]
