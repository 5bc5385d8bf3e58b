"""The events of Maumau as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.cards.french import JOKER, Card, Rank, Suit
from uno_tui.core.contract import Event, Failed, RoundBegan, Seat
from uno_tui.core.events import Dealt, DirectionTurned, Drew, HandsSwapped, Passed, Reported, SaidLast, StartCardTurned
from uno_tui.games.maumau.rules.cards import Faceup, faceup_as
from uno_tui.games.maumau.rules.due import DueKind, price_of_no_king
from uno_tui.games.maumau.rules.events import (
    Accepted,
    AnswerDue,
    Bought,
    CardGiven,
    Cause,
    CheatCaught,
    DealAsked,
    HandSizeChosen,
    KingsCalled,
    KingsEnded,
    Played,
    PlayKind,
    SatOut,
    SwapEnded,
)
from uno_tui.games.maumau.rules.fitting import why_fits
from uno_tui.games.maumau.rules.moves import ACCEPT, DRAW, Catch, Play
from uno_tui.games.maumau.rules.view import MaumauView
from uno_tui.i18n.translator import Translator
from uno_tui.speech.narrator import CommonNarrator, Narrations
from uno_tui.speech.utterance import Category, Urgency, Utterance

_PENALTIES = (Cause.LAST, Cause.CHEAT, Cause.CATCH)
_COUNTED = (DueKind.DRAW, DueKind.QUEEN)
_BETWEEN_TWO = (DueKind.SWAP, DueKind.GIFT)


class MaumauNarrator(CommonNarrator[MaumauView]):
    """The `Narrator` of Maumau. It never tells whether a card fitted before a player has caught it."""

    game = "maumau"

    def __init__(self, translator: Translator, names: Sequence[str], listener: Seat | None, verbosity: str) -> None:
        super().__init__(translator, names, listener, verbosity)
        self._buying = False
        self._sent_to: Seat | None = None
        """Who has to draw what a 10 sends back."""
        self._sends_swap: Seat | None = None
        """Who sent the swap that is due on to someone else, with an ace."""

    def narrations(self) -> Narrations[MaumauView]:
        """Return the function that makes the sentences of each event of this game."""
        return {
            RoundBegan: self._round_began,
            DealAsked: self._deal_asked,
            HandSizeChosen: self._hand_size,
            Dealt: self.narrate_deal,
            StartCardTurned: self.narrate_start_card,
            Played: self._played,
            AnswerDue: self._answer_due,
            Accepted: self._accepted,
            SwapEnded: self._swap_ended,
            HandsSwapped: self.narrate_hand_swap,
            CardGiven: self._given,
            Bought: self._bought,
            SatOut: self._sat_out,
            DirectionTurned: self._direction,
            KingsCalled: self._kings_called,
            KingsEnded: self._kings_ended,
            Drew: self._drew,
            Passed: self.narrate_pass,
            SaidLast: self._said_last,
            Reported: self._reported,
            CheatCaught: self._caught,
            Failed: self._failed,
        }

    def prepare(self, events: Sequence[Event]) -> None:
        """Note whether cards are dealt, bought or sent back."""
        self.is_dealing = any(isinstance(event, (RoundBegan, HandSizeChosen)) for event in events)
        self._buying = any(isinstance(event, Bought) for event in events)
        sent = [event.seat for event in events if isinstance(event, AnswerDue) and event.kind is DueKind.DRAW]
        self._sent_to = sent[0] if sent else None
        if any(isinstance(event, AnswerDue) and event.kind is DueKind.SWAP for event in events):
            answered = [event.seat for event in events if isinstance(event, Played) and event.how is PlayKind.ANSWER]
            self._sends_swap = answered[0] if answered else None

    def card(self, card: Card | Faceup, form: str = "bare") -> str:
        """Return the name of a card."""
        return self.translator.card(card, form)

    def name_wish(self, wish: Suit | Rank) -> str:
        """Return the name of a suit or rank that a player wishes for."""
        if isinstance(wish, Suit):
            return self.text(f"suit-{wish}")
        return str(wish) if wish.isdigit() else self.text(f"rank-{wish}")

    def describe_due(self, kind: DueKind, seat: Seat, origin: Seat | None, count: int) -> str:
        """Return the answer that is due from `seat`, with the arguments of `AnswerDue`."""
        if kind is DueKind.KINGS:
            # A king that one holds must be played, so that drawing is no way out.
            if seat == self.listener and self.moves and not {ACCEPT, DRAW}.intersection(self.moves):
                return self.text("maumau-due-kings-held")
            return self.to(seat, "maumau-due-kings", count=price_of_no_king(seat, origin))
        if kind is DueKind.SWAP and origin is not None and self._sends_swap is not None:
            return self._describe_sent_swap(self._sends_swap, origin, seat)
        if kind in _BETWEEN_TWO and origin is not None:
            return self.between(f"maumau-due-{kind}", origin, seat, players=len(self.names))
        return self.to(seat, f"maumau-due-{kind}", **({"count": count} if kind in _COUNTED else {}))

    def _describe_sent_swap(self, by: Seat, origin: Seat, seat: Seat) -> str:
        """Return that `by` has answered with an ace, so that `origin` must swap with `seat`."""
        ids = {
            by: "maumau-sent-swap-by-you",
            origin: "maumau-sent-swap-origin-you",
            seat: "maumau-sent-swap-you",
        }
        names = {"by": self.names[by], "name": self.names[origin], "other": self.names[seat]}
        for listener, message_id in ids.items():
            if listener == self.listener:
                return self.text(message_id, **names)
        return self.text("maumau-sent-swap-other", **names)

    def _round_began(self, event: RoundBegan, view: MaumauView) -> list[Utterance]:
        told = self.narrate_common_event(event, view) or []
        if event.number == 1 and view.rules.cheating:
            told.append(Utterance(self.text("maumau-cheating-on"), Category.TABLE))
        return told

    def _deal_asked(self, event: DealAsked, view: MaumauView) -> list[Utterance]:
        urgency = Urgency.URGENT if event.seat == self.listener else Urgency.NEWS
        return [Utterance(self.to(event.seat, "maumau-deal"), Category.TABLE, urgency)]

    def _hand_size(self, event: HandSizeChosen, view: MaumauView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "maumau-hand-size", count=event.count), Category.TABLE)]

    def _played(self, event: Played, view: MaumauView) -> list[Utterance]:
        laid = event.card
        # A wish is told in words: the card's own text would name it in symbols. The last card's wish does not count.
        if laid.wish is not None and event.left:
            values = {"card": str(faceup_as(laid.card, laid.face, None)), "wish": self.name_wish(laid.wish)}
            if self._shows_under(event, view):
                values |= {"name": self.names[event.seat], "under": str(view.discard[-2])}
                text = self.text("maumau-played-wish-on", **values)
            else:
                text = self.to(event.seat, "maumau-played-wish", **values)
        elif event.how is PlayKind.ANSWER and self._sent_to is not None and _is_ten(laid):
            text = self.between("maumau-sent-back", event.seat, self._sent_to, card=str(laid))
        elif event.how is PlayKind.ANSWER:
            text = self.to(event.seat, "answered", card=str(laid))
        elif self._shows_under(event, view):
            text = self.to(event.seat, "maumau-played-on", card=str(laid), under=str(view.discard[-2]))
        else:
            text = self.to(event.seat, "played", card=str(laid))
        # A purchase gives a card back at once.
        left = self.cards_left(event.seat, event.left + self._buying, view.owes)
        return [Utterance(self.text("sentence-joined", first=text, second=left) if left else text)]

    def _shows_under(self, event: Played, view: MaumauView) -> bool:
        """Return whether the card below is told too: where players may cheat, so that all can notice (MAU-6)."""
        lies = len(view.discard) > 1 and view.discard[-1] == event.card
        return view.rules.cheating and lies and not self._buying and event.seat != self.listener

    def _answer_due(self, event: AnswerDue, view: MaumauView) -> list[Utterance]:
        text = self.describe_due(event.kind, event.seat, event.origin, event.count)
        return [Utterance(text, urgency=self.cost_urgency(event.seat))]

    def _accepted(self, event: Accepted, view: MaumauView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "maumau-accepted"), urgency=Urgency.SMALL_TALK)]

    def _swap_ended(self, event: SwapEnded, view: MaumauView) -> list[Utterance]:
        return [Utterance(self.between("maumau-swap-ended", event.seat, event.origin))]

    def _given(self, event: CardGiven, view: MaumauView) -> list[Utterance]:
        values = {} if event.card is None else {"card": str(event.card)}
        text = self.between("maumau-given", event.giver, event.receiver, **values)
        return [Utterance(text, Category.CARDS if values else Category.GAME, self.cost_urgency(event.receiver))]

    def _bought(self, event: Bought, view: MaumauView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "maumau-bought", card=str(event.card)))]

    def _sat_out(self, event: SatOut, view: MaumauView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "skipped"), urgency=self.cost_urgency(event.seat))]

    def _direction(self, event: DirectionTurned, view: MaumauView) -> list[Utterance]:
        if len(view.counts) == 2 and self.verbosity != "full":
            # The same player plays again (MAU-18).
            return [] if view.outcome.round is not None else [Utterance(self.to(view.turn, "maumau-again"))]
        return [Utterance(self._direction_text(event.direction))]

    def _direction_text(self, direction: int) -> str:
        return self.text("direction-clockwise" if direction == 1 else "direction-counterclockwise")

    def _kings_called(self, event: KingsCalled, view: MaumauView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "maumau-kings-called"), urgency=Urgency.URGENT)]

    def _kings_ended(self, event: KingsEnded, view: MaumauView) -> list[Utterance]:
        if event.king:
            return [Utterance(self.to(event.seat, "maumau-kings-ended"))]
        return [Utterance(self.text("maumau-kings-over"))]

    def _drew(self, event: Drew[Card, Cause], view: MaumauView) -> list[Utterance]:
        if event.seat != self.listener:
            return [Utterance(self.has_drawn(event.seat, event.count))]
        form = "a" if event.count == 1 else "bare"
        cards = self.list_drawn([self.card(card, form) for card in event.cards])
        urgency = Urgency.COSTS if event.cause in _PENALTIES else Urgency.URGENT
        text = self.text("drew-you", count=event.count, cards=cards)
        more = self._after_drawing(view) if event.cause is Cause.TURN and event.count else ""
        if more:
            text = self.text("sentence-joined", first=text, second=self.text(more))
        return [Utterance(text, Category.CARDS, urgency)]

    def _after_drawing(self, view: MaumauView) -> str:
        """Return the id of the text that says whether the listener's drawn card fits, and what they can do (MAU-5)."""
        if view.drawn is None:
            return "turn-over-you"
        if not any(isinstance(move, Play) and move.card is view.drawn for move in self.moves):
            return "maumau-drawn-unfit"
        return "drawn-fits"

    def _said_last(self, event: SaidLast, view: MaumauView) -> list[Utterance]:
        if event.in_advance and event.seat == self.listener:
            return [Utterance(self.text("maumau-last-advance-you"))]
        return [Utterance(self.to(event.seat, "maumau-last"))]

    def _reported(self, event: Reported, view: MaumauView) -> list[Utterance]:
        return self.narrate_reports("maumau-reported", event.seat, event.forgot)

    def _caught(self, event: CheatCaught, view: MaumauView) -> list[Utterance]:
        text = self.between("maumau-caught", event.seat, event.cheat, card=str(event.card.card))
        utterances = [Utterance(text, urgency=self.cost_urgency(event.cheat))]
        if event.top is not None:
            utterances.append(Utterance(self.text("maumau-caught-top", card=str(event.top))))
        elif not view.discard:
            utterances.append(Utterance(self.text("maumau-turned-up-none")))
        if event.turned and len(view.counts) > 2:
            utterances.append(Utterance(self._direction_text(event.direction)))
        return utterances

    def _failed(self, event: Failed[Catch], view: MaumauView) -> list[Utterance]:
        doubted = str(view.top)
        if event.seat == self.listener:
            reason = event.reason.replace("_", "-")
            text = self.text(f"maumau-failed-you-{reason}", card=doubted, why=_why_top_fits(view) or "answer")
            return [Utterance(text, urgency=Urgency.COSTS)]
        return [Utterance(self.text("maumau-failed-other", name=self.names[event.seat], card=doubted))]


def _why_top_fits(view: MaumauView) -> str:
    """Return why the top card fits on the one that lay below; "" where it does not, as an answer need not."""
    bought = None if view.laid is None else view.laid.bought
    if len(view.discard) < 2 and bought is None:
        return ""
    below, top = bought or view.discard[-2], view.discard[-1]
    return why_fits(JOKER if top.face is None or top.card is JOKER else top.face, below)


def _is_ten(laid: Faceup) -> bool:
    return laid.face is not None and laid.face.rank is Rank.TEN
