"""UNO for one person at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, ClassVar

from uno_tui.bots.review import MissedChance
from uno_tui.cards.coloured import COLOURS, KINDS, SIGNS, Card, Rank
from uno_tui.core.contract import Event, Move, Refusal, Seat
from uno_tui.core.events import Drew
from uno_tui.games.family.presenter import FamilyPresenter
from uno_tui.games.family.rules.events import Cause
from uno_tui.games.family.rules.moves import DRAW, PASS, Play
from uno_tui.games.uno.narrator import UnoNarrator
from uno_tui.games.uno.rules.card_rules import kinds_that_intercept
from uno_tui.games.uno.rules.kinds import kinds_that_continue
from uno_tui.games.uno.rules.moves import BUZZ, CHALLENGE, Buzz, Challenge, Intercept
from uno_tui.games.uno.rules.options import OPTIONS
from uno_tui.games.uno.rules.reasons import CALL_SURCHARGE, is_bluff, price_of_bluff, reasons
from uno_tui.games.uno.rules.view import UnoView
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.move_choice import Argument

_COLOURS: list[object] = [*COLOURS, None]
_RANKS = list(Rank)
_RULE_OF_MOVE = {Challenge: "bluff", Buzz: "buzzer", Intercept: "intercept"}


class UnoPresenter(FamilyPresenter[UnoView]):
    """The `GamePresenter` of UNO."""

    game = "uno"
    kinds = tuple(KINDS.values())
    narrator_type = UnoNarrator
    options = OPTIONS
    pieces: ClassVar[Mapping[str, Sequence[str]]] = {**FamilyPresenter.pieces, "read_debt": ("sequence", "due")}
    narrator: UnoNarrator

    # Cards.

    def sort_key(self, card: Card, sorting: Sorting) -> tuple[int, int]:
        """Return the place of a card by colour and then number, or the other way round."""
        colour, rank = _COLOURS.index(card.colour), _RANKS.index(card.rank)
        return (colour, rank) if sorting is Sorting.COLOUR else (rank, colour)

    def cursor_follows(self, event: Event) -> bool:
        """Return whether the cursor goes to the new card: after drawing in turn or for a debt, not for a penalty."""
        return isinstance(event, Drew) and event.seat == self.seat and event.cause in (Cause.TURN, Cause.DEBT)

    # Moves.

    def moves_with(self, moves: Sequence[Move], card: Card) -> list[Move]:
        """Return the ways to lay a card: as a turn, an answer or in a sequence, and then as an interception."""
        plays: list[Move] = [move for move in moves if isinstance(move, Play) and move.card is card]
        return plays + [move for move in moves if isinstance(move, Intercept) and move.card is card]

    def playable_note(self, view: UnoView, card: Card) -> str:
        """Return a note that the card can only be laid as an interception, or nothing."""
        plays = self.moves_with(self.narrator.moves, card)
        return self.text("presenter-uno-intercepts") if plays and isinstance(plays[0], Intercept) else ""

    def attempt(self, view: UnoView, moves: Sequence[Move], card: Card) -> Move:
        """Return a move to be refused at no cost; where slips cost, an interception that fails."""
        # Without free slips a press of Enter out of turn is meant as an interception, at its cost; not so for a card
        # that would have continued a sequence (UNO-26).
        out_of_turn = view.seat != view.turn and view.rules.intercept and view.laid != view.seat
        if out_of_turn and not (self.slips_are_free or card.wild or view.top.wild or card in view.late):
            return Intercept(card, view.top)
        return self.refused_move(view, moves, card)

    def refused_move(self, view: UnoView, moves: Sequence[Move], card: Card) -> Move:
        """Return the play of the card."""
        return Play(card, COLOURS[0] if card.wild else None)

    def may_follow(self, view: UnoView, cards: Sequence[Card]) -> bool:
        """Return whether the cards are a sequence (UNO-25) that no 0 or 7 ends before its last card (UNO-27)."""
        ends = view.rules.seven_zero and any(card.number in (0, 7) for card in cards[:-1])
        step, follow = 0, view.rules.sequences and not ends
        for card, other in pairwise(cards):
            follow = follow and other in kinds_that_continue(card, step)
            step = (other.number or 0) - (card.number or 0)
        return follow

    def arguments(self, move: Move) -> Sequence[Argument]:
        """Return whether a card intercepts, the colour of a wild, or the player to swap hands with for a 7.

        Out of turn nothing is asked where a card may also intercept: a sequence goes before, and there is no time.
        """
        if not isinstance(move, Play | Intercept):
            return super().arguments(move)
        way = (("way", isinstance(move, Intercept)),) if self._may_intercept_on_turn(move.card) else ()
        return (*way, ("swap", move.swap)) if move.card.number == 7 else (*way, *super().arguments(move))

    def _may_intercept_on_turn(self, card: Card) -> bool:
        """Return whether a card may intercept on one's own turn, where most can be played as well (UNO-28, UNO-33)."""
        if card.wild:  # wilds never intercept
            return False
        view, rules = self.view, self.view.rules
        on_turn = rules.intercept and view.turn == self.seat and not view.racing
        return on_turn and card in kinds_that_intercept(view.top, rules.super_intercept)

    def commands_first(self, kind: str) -> bool:
        """Return True for whether to intercept and with whom to swap hands: I and C tell something there, too."""
        return kind in ("way", "swap")

    def question_state(self, view: UnoView, moves: Sequence[Move]) -> object:
        """Return the top card where one of the moves intercepts it: on another one it would fail (UNO-30)."""
        return view.top if any(isinstance(move, Intercept) for move in moves) else None

    def value_text(self, kind: str, value: Any) -> str:  # what is chosen depends on the kind
        """Return the name of a way or a colour, or of a player and their number of cards."""
        if kind == "way":
            return self.text("way-intercept" if value else "way-play")
        if kind != "swap":
            return super().value_text(kind, value)
        if value is None:
            return self.text("swap-nobody")
        return self.text("swap-with", name=self.names[value], count=self.view.counts[value])

    def space_move(self, view: UnoView, moves: Sequence[Move]) -> Move:
        """Return a draw, or a pass where nothing else is left."""
        if view.turn == view.seat and (view.drawing or (view.free and DRAW not in moves)):
            return PASS
        return DRAW

    def move_of(self, command: str, view: UnoView) -> Move | None:
        """Return the move of the keys F and B."""
        return {"call_bluff": CHALLENGE, "buzzer": BUZZ}.get(command)

    def accused(self, view: UnoView) -> Seat | None:
        """Return who has laid the Wild Draw Four that can be called."""
        return view.bluffer

    def own_key_move(self, view: UnoView) -> Move | None:
        """Return the buzzer in a race: every person at the keyboard has a key for it."""
        return BUZZ if view.racing and view.outcome.round is None else None

    def acts_out_of_turn(self, view: UnoView) -> bool:
        """Return whether there are interceptions or races."""
        return view.rules.intercept or view.rules.buzzer

    def offers(self, command: str, view: UnoView) -> bool:
        """Return whether the command does something: the keys of house rules that are off do not."""
        rules = {"call_bluff": "bluff", "buzzer": "buzzer"}
        return command not in rules or bool(getattr(view.rules, rules[command]))

    # Words.

    def proposal(self, view: UnoView, move: Move) -> str:
        """Return the advised move in words, with hands to swap, a bluff to call, or the buzzer."""
        match move:
            case Play(swap=int(seat)):
                return self.text("advice-move-swap", card=str(move.card), name=self.names[seat])
            case Intercept(swap=int(seat)):
                return self.text("advice-move-intercept-swap", card=str(move.card), name=self.names[seat])
            case Intercept():
                return self.text("advice-move-intercept", card=str(move.card))
            case Challenge():
                return self.text("advice-move-call")
            case Buzz():
                return self.text("advice-move-buzz")
        return super().proposal(view, move)

    def reason(self, view: UnoView, move: Move, other: Move) -> str:
        """Return the weightiest reason for a move rather than the other."""
        return self.first_reason(reasons(view, move, other))

    def missed(self, view: UnoView, chance: MissedChance) -> str:
        """Return what was missed, also a card that could have been intercepted or continued a sequence."""
        match chance.move:
            case Intercept(card=card):
                return self.text("second-look-intercept", card=str(card))
            case Play(card=card):
                return self.text("second-look-sequence", card=str(card))
        return super().missed(view, chance)

    def ending(self, view: UnoView) -> str:
        """Return when the match ends (UNO-22)."""
        if view.rules.match_end == "rounds":
            return self.text("ends-after-rounds", rounds=view.rules.rounds)
        return self.text("ends-at-points", points=view.rules.limit)

    def due(self, view: UnoView) -> str:
        """Return the key of a race that the person is in, else the key for an "Uno" that is due."""
        return self.text("advice-uno-race") if BUZZ in self.narrator.moves else super().due(view)

    def risk(self, view: UnoView, move: Move) -> str:
        """Return what a called bluff costs, and what a call costs if there was no bluff (UNO-35)."""
        if move == CHALLENGE:
            return self.text("advice-uno-wrong-call", count=view.debt + CALL_SURCHARGE)
        if not is_bluff(view, move):
            return ""
        return self.text("advice-uno-risk", name=self.names[view.next_seat()], count=price_of_bluff(view))

    def warning(self, view: UnoView, move: Move) -> str:
        """Return what a bluff costs that is called (UNO-35)."""
        return self.risk(view, move) if isinstance(move, Play) else ""

    def answer_pieces(self, command: str, view: UnoView, wanted: Sequence[str]) -> Mapping[str, str]:
        """Return the pieces of an answer: in a race only who must press; of a debt also how a sequence can continue."""
        if command == "read_debt":
            going_on = self.narrator.describe_continuations(view)
            # "No debt" would be noise after the cards that can continue a sequence.
            goes_on = going_on and not view.debt and "sequence" in wanted
            return {"sequence": going_on, "due": "" if goes_on else self._debt_now(view)}
        if command == "read_turn" and view.racing and view.outcome.round is None:
            if BUZZ in self.narrator.moves:
                return {"turn": self.text("race-began")}
            names = self.translator.enumerate(list(map(self.name_of, view.racing)))
            return {"turn": self.text("turn-race", names=names)}
        return super().answer_pieces(command, view, wanted)

    def _due(self, view: UnoView) -> str:
        """Return the debt, but nothing in an interceptor's turn or a race."""
        return "" if view.free or view.racing else super()._due(view)

    def read_debt(self, view: UnoView) -> str:
        """Return the cards to draw and the effect of Space; also how a sequence can continue."""
        return self.whole_answer("read_debt", view)

    def _debt_now(self, view: UnoView) -> str:
        if view.debt and view.free:
            return self.narrator.describe_waiting_debt(view)
        if view.debt:
            return self.narrator.debt(view)
        if view.drawn is not None:
            return self.text("debt-now-drawn", card=str(view.drawn))
        return self.text("debt-now-free" if view.free and view.turn == self.seat else "debt-now-none")

    def cards_due(self, view: UnoView) -> int:
        """Return the debt, where the person faces one."""
        return view.debt if self.faces_debt(view) else 0

    def faces_debt(self, view: UnoView) -> bool:
        """Return whether the person faces a debt, unless it waits for the interceptor's turn to end."""
        return bool(view.debt) and not view.free and view.turn == self.seat

    def nothing_playable(self, view: UnoView) -> str:
        """Return what the person can do when no card can be played."""
        if view.racing:
            return self.read_turn(view)
        if self.faces_debt(view):
            return self.narrator.debt_answer(view) or self.text("no-playable-debt", count=view.debt)
        return super().nothing_playable(view)

    def refusal(self, view: UnoView, move: Move, refusal: Refusal) -> str:
        """Return the reason of a refusal in words."""
        # The sentence names the house rule that is off.
        if refusal.reason in ("rule_off", "no_buzzer"):
            rule = self.text(f"option-{_RULE_OF_MOVE.get(type(move), 'seven_zero')}")
            return self.text(f"refused-{refusal.reason}", rule=rule)
        if refusal.reason == "must_answer_debt" and self.narrator.debt_answer(view):
            return self.narrator.debt_answer(view)
        return super().refusal(view, move, refusal)

    def lines(self, view: UnoView) -> list[str]:
        """Return the top card, the turn, everybody's cards, the order, the points."""
        colour = f"{SIGNS[view.colour]} " if view.colour else ""
        return [
            f"{colour}{self.read_top(view)}",
            self.read_turn(view),
            self.read_counts(view),
            self.read_order(view),
            self.narrator.scores_text(view.scores),
        ]

    def hand_state(self, view: UnoView, moves: Sequence[Move]) -> tuple[object, ...]:
        """Return the values whose change shows the table again: hand, top card, debt."""
        return (tuple(view.hand), view.top, view.debt)


PRESENTER = UnoPresenter
