"""Sentences for the events of Umé."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uno_tui.cards.coloured import COLOURS, SKIP, Card, Colour
from uno_tui.core.contract import Failed, LotDrawn, Move, Refusal, RoundEnded, Seat
from uno_tui.core.dice import Dice
from uno_tui.core.events import Passed, TurnLost
from uno_tui.games.ume.rules import UME
from uno_tui.games.ume.rules.changes import Demand, change_moves, demands
from uno_tui.games.ume.rules.events import (
    Allowed,
    Asked,
    Choice,
    Claimed,
    Dealt,
    Denied,
    DrewFaceUp,
    Dropped,
    Gave,
    MayDrawAgain,
    MustChoose,
    Named,
    NothingToDo,
    OwesTurn,
    Put,
    SequenceMade,
    SumsSaid,
    Took,
)
from uno_tui.games.ume.rules.moves import Claim, Drop, Give, Take
from uno_tui.games.ume.rules.outlook import one_away, totals_after
from uno_tui.games.ume.rules.sums import PLACE, Totals
from uno_tui.games.ume.rules.view import UmeView
from uno_tui.speech.narrator import CommonNarrator, Narrations
from uno_tui.speech.utterance import Category, Urgency, Utterance

NUMBERS = 10
"""The number of kinds of number cards of a colour."""
_SHARED_REFUSALS = ("round_over", "rule_off", "not_your_turn")
"""Reasons that are told in the words of every game."""


def card_text(card: Card, *, shields: bool) -> str:
    """Return the text by which a card is named; at a table with `shields` a Skip is a shield: `shield-R`."""
    return f"shield-{card.colour}" if shields and card.rank is SKIP else str(card)


class UmeNarrator(CommonNarrator[UmeView]):
    """The `Narrator` of Umé. With `claim=call` it says the sums once, after the deal, and never adds again (UME-8)."""

    game = "ume"

    def narrations(self) -> Narrations[UmeView]:
        """Return the method that tells each type of event."""
        return {
            Dealt: self._dealt,
            SumsSaid: self._sums_said,
            LotDrawn: self._lot_drawn,
            DrewFaceUp: self._drew,
            Put: self._put,
            MustChoose: self._must_choose,
            NothingToDo: self._nothing_to_do,
            Took: self._took,
            Gave: self._gave,
            Dropped: self._dropped,
            Named: self._named,
            Asked: self._asked,
            Allowed: self._answered,
            Denied: self._answered,
            MayDrawAgain: self._may_draw_again,
            Passed: self.narrate_pass,
            Claimed: self._claimed,
            SequenceMade: self._sequence_made,
            Failed: self._failed,
            OwesTurn: self._owes_turn,
            TurnLost: self._turn_lost,
            RoundEnded: self._round_over,
        }

    def colour(self, colour: Colour) -> str:
        """Return a colour's name."""
        return self.text(f"colour-{colour}")

    def cards(self, cards: Sequence[Card], form: str = "the") -> str:
        """Return several cards as a list in a sentence."""
        return self.translator.enumerate([self.translator.card(card, form) for card in cards])

    def _by_colour(self, cards: Sequence[Card]) -> str:
        """Return cards as alternatives, colour by colour, in the order in which a base is told."""
        groups = {colour: [card for card in cards if card.colour is colour] for colour in COLOURS}
        told = [self._any_of(colour, group) for colour, group in groups.items() if group]
        return self.translator.enumerate(told, "list-last-or")

    def _apart(self, colours: Sequence[str]) -> str:
        """Join parts that are told colour by colour and have commas inside."""
        return self.text("ume-between-colours").join(colours)

    def _any_of(self, colour: Colour, cards: Sequence[Card]) -> str:
        if len(cards) == NUMBERS:
            return self.text("ume-any", colour=self.colour(colour))
        ranks = self.translator.enumerate([str(card.rank) for card in cards], "list-last-or")
        return self.text("ume-colour-cards", colour=self.colour(colour), cards=ranks)

    def base(self, cards: Sequence[Card]) -> str:
        """Return a whole base, colour by colour."""
        groups = []
        for colour in COLOURS:
            ranks = [
                self.text("ume-shield") if card.number is None else str(card.rank)
                for card in cards
                if card.colour is colour
            ]
            if ranks:
                groups.append(self.text("ume-colour-cards", colour=self.colour(colour), cards=", ".join(ranks)))
        return self._apart(groups) or self.text("ume-base-empty")

    def sums(self, sums: Sequence[int], places: Sequence[int] = range(4)) -> str:
        """Return the sums of colour bases without those of empty ones."""
        parts = [
            self.text("ume-sum", colour=self.colour(COLOURS[place]), total=str(sums[place]))
            for place in places
            if sums[place]
        ]
        return ", ".join(parts) or self.text("ume-base-empty")

    def sums_of(self, view: UmeView, seat: Seat) -> str:
        """Return a seat's sums in one sentence; with `claim=call` adding is the player's own task (UME-8)."""
        if view.rules.called:
            return self.text("ume-sums-exercise")
        return self.to(seat, "ume-sums", sums=self.sums(view.totals(seat).sums))

    def active(self, view: UmeView, seat: Seat) -> str:
        """Return which colours of a seat are active (UME-6)."""
        return self._active_in(view.totals(seat))

    def _active_in(self, totals: Totals) -> str:
        active = [self.colour(colour) for colour in COLOURS if totals.active(colour)]
        colours = self.translator.enumerate(active)
        return self.text("ume-active", colours=colours) if active else self.text("ume-active-none")

    def near_cards(self, view: UmeView, seat: Seat) -> str:
        """Return which single cards would give a seat a sequence, in one or two sentences."""
        if view.rules.called:
            return self.text("ume-sums-exercise")
        found = one_away(view.bases[seat], view.rules.strict_distance)
        parts = []
        if found.gaining:
            parts.append(self.to(seat, "ume-away-gaining", cards=self._by_colour(found.gaining)))
        if found.losing:
            parts.append(self.to(seat, "ume-away-losing", cards=self._by_colour(found.losing)))
        return " ".join(parts) or self.text("ume-away-none")

    def effect(self, view: UmeView, move: Move) -> str:
        """Return the listener's own sums after a move; empty if they stay, and with `claim=call` (UME-8)."""
        after = totals_after(view, move)
        if view.rules.called or self.listener is None or self.listener not in after:
            return ""
        own = after[self.listener]
        effect = self.text("ume-effect", sums=self.sums(own.sums))
        # Sums like those of a sequence would mislead if one of them does not count yet.
        passive = [colour for colour in COLOURS if own.sum(colour) and not own.active(colour)]
        return f"{effect} {self._active_in(own)}" if passive else effect

    def what_to_do(self, choice: Choice, card: Card | None, view: UmeView) -> str:
        """Return the sentence on what "you" must decide."""
        if choice is Choice.DROP and (card is None or card.colour is None):
            return self.text("ume-must-drop-all")
        if card is not None and card.colour is not None:
            if choice is Choice.REVERSE:
                return self.text(_must_exchange(view), colour=self.colour(card.colour))
            drops = choice is Choice.DROP and view.action is not None
            count = sum(each.own + each.others for each in _demands(view)) if drops else 0
            return self.text(f"ume-must-{choice}", colour=self.colour(card.colour), count=count)
        return self.text(f"ume-must-{choice}")

    def refusal(self, view: UmeView, move: Move, refusal: Refusal) -> str:
        """Return the sentence on why a move was refused, and what would work."""
        reason = refusal.reason
        if reason in _SHARED_REFUSALS:
            return self.text(f"refused-{reason}", **({"name": self.names[view.turn]} if "turn" in reason else {}))
        if reason in ("choice_open", "not_your_choice"):
            return self._refused_by_choice(view)
        if reason == "wrong_count":
            return self.text("ume-refused-wrong_count", count=sum(each.own + each.others for each in _demands(view)))
        if reason == "wrong_colour":
            colours = [self.colour(each) for each in _colours(view)]
            return self.text("ume-refused-wrong_colour", colours=self.translator.enumerate(colours))
        if reason == "denied":
            return self.text("ume-refused-denied-give" if isinstance(move, Give) else "ume-refused-denied")
        return self.text(f"ume-refused-{reason}")

    def _refused_by_choice(self, view: UmeView) -> str:
        chooser = view.acting[0] if view.acting else view.turn
        if chooser != self.listener or view.choice is None:
            return self.text("ume-refused-choice_open-other", name=self.names[chooser])
        if view.choice is Choice.PERMISSION:
            return self.text("ume-refused-choice_open-permission", name=self.names[view.turn])
        return self.text("ume-refused-choice_open-you", what=self.what_to_do(view.choice, view.action, view))

    def _with_total(self, text: str, seat: Seat, card: Card, total: int, view: UmeView) -> str:
        """Return the sentence with the new sum of the colour, if the listener wants to hear it."""
        # A sum of 0 would be that of a lone 0.
        if view.rules.called or card.number is None or not total:
            return text
        if self.verbosity == "terse":
            return text
        assert card.colour is not None  # noqa: S101 - it has a number
        return self.text("sentence-joined", first=text, second=self._total(card.colour, total))

    def _total(self, colour: Colour, total: int) -> str:
        """Return the sentence on the new sum of a colour."""
        name = self.text(f"colour-{colour}")
        return self.text("ume-total", colour=name[:1].upper() + name[1:], total=str(total))

    def _none_left(self, owner: Seat, cards: Iterable[Card], view: UmeView) -> str:
        """Return the sentence that a player has none left of the colours of these cards; empty if they have."""
        gone = {PLACE[card] for card in cards} - {PLACE[card] for card in view.bases[owner]}
        colours = self.translator.enumerate([self.colour(COLOURS[place]) for place in sorted(gone)], "list-last-or")
        return self.to(owner, "ume-none-left", colours=colours) if gone else ""

    @property
    def _tells_all(self) -> bool:
        """Whether what can be asked for at any time is told of everybody after the deal."""
        return self.listener is None or self.verbosity == "full"

    def _dealt(self, event: Dealt, view: UmeView) -> list[Utterance]:
        told = []
        for seat, cards in enumerate(event.bases):
            mine = seat == self.listener
            if mine or self._tells_all:
                text = self.to(seat, "ume-base", base=self.base(cards))
                urgency = Urgency.NEWS if mine else Urgency.SMALL_TALK
                told.append(Utterance(text, Category.CARDS if mine else Category.TABLE, urgency))
        # The own base comes first: it is what the listener plays with.
        return sorted(told, key=lambda utterance: utterance.category is not Category.CARDS)

    def _sums_said(self, event: SumsSaid, view: UmeView) -> list[Utterance]:
        told = []
        for seat, sums in enumerate(event.sums):
            if seat == self.listener or view.rules.called or self._tells_all:
                told.append(Utterance(self.to(seat, "ume-sums", sums=self.sums(sums)), Category.TABLE))
            zero = any(card.number == 0 for card in view.bases[seat])
            if seat == self.listener and zero and view.round == 1 and not view.rules.called:  # else a sum seems wrong
                told.append(Utterance(self.text("ume-zero"), Category.TABLE))
        best = [seat for seat, sums in enumerate(event.sums) if max(sums) == event.highest]
        if len(best) == 1:
            told.append(Utterance(self.to(best[0], "ume-begins", sum=str(event.highest)), Category.TABLE))
        return told

    def _lot_drawn(self, event: LotDrawn, view: UmeView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "ume-lot"), Category.TABLE)]

    def _drew(self, event: DrewFaceUp, view: UmeView) -> list[Utterance]:
        message_id = "ume-drew-shield" if event.kept and event.card.number is None else "ume-drew"
        text = self.to(event.seat, message_id, card=card_text(event.card, shields=view.rules.shields))
        mine = event.seat == self.listener
        text = self._with_total(text, event.seat, event.card, event.total, view)
        return [Utterance(text, Category.CARDS if mine else Category.GAME, Urgency.URGENT if mine else Urgency.NEWS)]

    def _put(self, event: Put, view: UmeView) -> list[Utterance]:
        text = self.to(event.seat, "ume-put", card=card_text(event.card, shields=view.rules.shields))
        return [Utterance(self._with_total(text, event.seat, event.card, event.total, view))]

    def _must_choose(self, event: MustChoose, view: UmeView) -> list[Utterance]:
        if event.seat == self.listener:
            return [Utterance(self.what_to_do(event.choice, event.card, view), urgency=Urgency.URGENT)]
        text = self.text("ume-must-other", name=self.names[event.seat]) if self.verbosity == "full" else ""
        return [Utterance(text, urgency=Urgency.SMALL_TALK)]

    def _nothing_to_do(self, event: NothingToDo, view: UmeView) -> list[Utterance]:
        return [Utterance(self.text("ume-nothing-to-do"))]

    def _exchange(self, message_id: str, event: Took | Gave, view: UmeView) -> list[Utterance]:
        name, other, card = self.names[event.seat], self.names[event.other], str(event.card)
        if event.seat == self.listener:
            text = self.text(f"{message_id}-by-you", name=other, card=card)
        elif event.other == self.listener:
            text = self.text(f"{message_id}-you", name=name, card=card)
        else:
            text = self.text(f"{message_id}-other", name=name, other=other, card=card)
        text = self._with_both_totals(text, event, view)
        gone = self._none_left(event.other if isinstance(event, Took) else event.seat, [event.card], view)
        if gone and self.verbosity != "terse" and not view.rules.called:
            text = self.text("sentence-joined", first=text, second=gone)
        return [Utterance(text, urgency=self.cost_urgency(event.other))]

    def _with_both_totals(self, text: str, event: Took | Gave, view: UmeView) -> str:
        """Return the sentence with the new sums of both bases that have changed, the listener's first."""
        both = zip((event.seat, event.other), event.totals, strict=True)
        mine = sorted(both, key=lambda each: each[0] != self.listener)
        colour = self.text(f"colour-{event.card.colour}")
        parts = [self.to(seat, "ume-sum-of", colour=colour, total=str(total)) for seat, total in mine if total]
        if view.rules.called or event.card.number is None or self.verbosity == "terse" or not parts:
            return text
        sums = ", ".join(parts)
        return self.text("sentence-joined", first=text, second=f"{sums[:1].upper()}{sums[1:]}.")

    def _took(self, event: Took, view: UmeView) -> list[Utterance]:
        return self._exchange("ume-took", event, view)

    def _gave(self, event: Gave, view: UmeView) -> list[Utterance]:
        return self._exchange("ume-gave", event, view)

    def _dropped(self, event: Dropped, view: UmeView) -> list[Utterance]:
        told = []
        for owner in dict.fromkeys(owner for owner, _ in event.cards):
            cards = [card for other, card in event.cards if other == owner]
            message_id = "ume-dropped" if owner == event.seat else "ume-lost"
            text = self.to(owner, message_id, cards=self.cards(cards))
            if self.verbosity != "terse" and not view.rules.called:
                sums = self._left(owner, event.sums[owner], {PLACE[card] for card in cards}, lost=owner != event.seat)
                for left in (sums, self._none_left(owner, cards, view)):
                    text = self.text("sentence-joined", first=text, second=left) if left else text
            costs = owner == self.listener and owner != event.seat
            told.append(Utterance(text, urgency=Urgency.COSTS if costs else Urgency.NEWS))
        return told

    def _left(self, owner: Seat, sums: Sequence[int], colours: Iterable[int], *, lost: bool) -> str:
        """Return the sums of colours that a player has dropped or `lost` cards of; empty if they are 0."""
        places = sorted(place for place in colours if sums[place])
        if owner != self.listener:
            # `Blue now 8`, because `now blue 8` could be a card.
            return " ".join(self._total(COLOURS[place], sums[place]) for place in places)
        if not places:
            return ""
        return self.text("ume-sums-left-you" if lost else "ume-sums-left", sums=self.sums(sums, places))

    def _named(self, event: Named, view: UmeView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "ume-named", colour=self.colour(event.colour)))]

    def _asked(self, event: Asked, view: UmeView) -> list[Utterance]:
        name, other = self.names[event.seat], self.names[event.owner]
        if event.owner == self.listener:
            change = event.change
            if isinstance(change, Drop):
                cards = self.cards([piece.card for piece in change.pieces if piece.owner == event.owner])
                text = self.text("ume-asked-drop", name=name, cards=cards)
            else:
                kind = "give" if isinstance(change, Give) else "take"
                text = self.text(f"ume-asked-{kind}", name=name, card=str(change.card))
            return [Utterance(text, urgency=Urgency.COSTS)]
        if event.seat == self.listener:
            return [Utterance(self.text("ume-asked-by-you", name=other))]
        return [Utterance(self.text("ume-asked-other", name=name, other=other))]

    def _answered(self, event: Allowed | Denied, view: UmeView) -> list[Utterance]:
        word = "ume-allowed" if isinstance(event, Allowed) else "ume-denied"
        return [Utterance(self.to(event.owner, word))]

    def _may_draw_again(self, event: MayDrawAgain, view: UmeView) -> list[Utterance]:
        text = self.text("ume-must-again") if event.seat == self.listener else ""
        return [Utterance(text, urgency=Urgency.URGENT)]

    def _claimed(self, event: Claimed, view: UmeView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "ume-claimed"), urgency=Urgency.URGENT)]

    def _sequence_made(self, event: SequenceMade, view: UmeView) -> list[Utterance]:
        parts = [
            self.text("ume-sum", colour=self.colour(colour), total=str(total))
            for colour, total in zip(event.colours, event.sums, strict=True)
        ]
        text = self.to(event.seat, "ume-sequence", sums=self.translator.enumerate(parts))
        # A round that is over before anybody has moved must say why.
        why = [Utterance(self.text("ume-at-deal"), urgency=Urgency.URGENT)] if self.is_dealing else []
        return [Utterance(text, urgency=Urgency.URGENT), *why]

    def _failed(self, event: Failed[Claim], view: UmeView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "ume-failed"), urgency=self.cost_urgency(event.seat))]

    def _owes_turn(self, event: OwesTurn, view: UmeView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "ume-owes"), urgency=self.cost_urgency(event.seat))]

    def _turn_lost(self, event: TurnLost, view: UmeView) -> list[Utterance]:
        return [Utterance(self.to(event.seat, "ume-turn-lost"), urgency=self.cost_urgency(event.seat))]

    def _round_over(self, event: RoundEnded, view: UmeView) -> list[Utterance]:
        mode = view.rules.rounds_mode
        if mode == "points":
            return self._narrate_round_end(event, view)
        # Where the first win decides the match, the end of the match names the winner.
        told = [] if mode == "off" and event.winners else [self._winners(event.winners, "round-won")]
        if mode == "wins":
            told.append(self.scores_text(view.scores, mode))
        return [Utterance(text, Category.TABLE, Urgency.URGENT) for text in told]

    def scores_text(self, scores: Sequence[int], mode: str = "points") -> str:
        """Return all points in one sentence, or with `rounds_mode=wins` the rounds won (UME-17)."""
        if mode != "wins":
            return super().scores_text(scores)
        parts = [self.to(seat, "score", points=points) for seat, points in enumerate(scores)]
        return self.text("ume-rounds-won", list=", ".join(parts))


def _demands(view: UmeView) -> list[Demand]:
    """Return the cards that the action in progress makes its player drop, as the view shows them."""
    # The rules count on a table: only the order of the draw pile is made up here, and it does not matter.
    return demands(UME.imagine(view, Dice(0)))


def _must_exchange(view: UmeView) -> str:
    """Return the id of the text for the exchanges that a Reverse still allows: to take, to give or both (UME-13)."""
    # Only the bases decide, so the made-up order of the draw pile does not matter.
    kinds = {type(move) for move in change_moves(UME.imagine(view, Dice(0)))}
    if kinds == {Take}:
        return "ume-must-take"
    return "ume-must-give" if kinds == {Give} else "ume-must-reverse"


def _colours(view: UmeView) -> list[Colour]:
    """Return the colours that the action in progress is about."""
    if view.action is None or view.action.colour is None:
        return [demand.colour for demand in _demands(view)] if view.action else []
    return [view.action.colour]
