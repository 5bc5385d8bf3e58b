"""Erftschmiede-Maumau for one person at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from uno_tui.bots.review import MissedChance
from uno_tui.cards.french import JOKER, Card, Rank
from uno_tui.core.contract import Event, Move, Refusal, Seat
from uno_tui.core.dice import Dice
from uno_tui.core.events import Drew
from uno_tui.games.maumau.narrator import MaumauNarrator
from uno_tui.games.maumau.rules import MAUMAU
from uno_tui.games.maumau.rules.cards import faceup_as
from uno_tui.games.maumau.rules.due import Due, DueKind
from uno_tui.games.maumau.rules.fitting import FITS, why_fits
from uno_tui.games.maumau.rules.legality import cheating_moves
from uno_tui.games.maumau.rules.moves import (
    ACCEPT,
    CATCH,
    DRAW,
    PASS,
    REPORT,
    SAY_LAST,
    TAKES_SEAT,
    Accept,
    Catch,
    Deal,
    Play,
)
from uno_tui.games.maumau.rules.options import OPTIONS
from uno_tui.games.maumau.rules.reasons import reasons
from uno_tui.games.maumau.rules.view import MaumauView, answering_cards
from uno_tui.ui.ports.french_presenter import FrenchPresenter
from uno_tui.ui.ports.move_choice import Argument
from uno_tui.ui.ports.pieces import are_adjacent
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.presenter import GamePresenter, sentence
from uno_tui.ui.ports.question import Question, with_letter_keys


class MaumauPresenter(FrenchPresenter[MaumauView]):
    """The `GamePresenter` of Maumau.

    Where cheating is allowed, Enter lays a card whether it fits or not: no key gives a cheat away. A person who plays
    alone is asked before they cheat, if slips are free.
    """

    game = "maumau"
    narrator_type = MaumauNarrator
    options = OPTIONS
    drawing = DRAW
    passing = PASS
    reporting = REPORT
    pieces: ClassVar[Mapping[str, Sequence[str]]] = {
        **GamePresenter.pieces,
        "read_top": ("card", "colour", "-due"),
        "read_turn": ("turn", "due", "last", "-next"),
        "read_debt": ("due", "answers", "accept", "last"),
    }
    narrator: MaumauNarrator

    def cursor_follows(self, event: Event) -> bool:
        """Return whether the cursor goes to the card that the person has drawn."""
        return isinstance(event, Drew) and event.seat == self.seat

    # Moves.

    def moves_with(self, moves: Sequence[Move], card: Card) -> list[Move]:
        """Return every way to lay the card that fits."""
        return [move for move in moves if isinstance(move, Play) and move.card is card]

    def takes_enter(self, view: MaumauView, moves: Sequence[Move], card: Card) -> bool:
        """Return whether the card can be laid, as a cheat at least (MAU-6)."""
        return bool(self.moves_with(moves, card) or self.moves_with(self._cheating_moves(view), card))

    def enter(self, view: MaumauView, moves: Sequence[Move], card: Card, player: Player[Card]) -> None:
        """Lay the card, as a cheat where it does not fit and cheating is possible (MAU-6)."""
        plays, cheats = self.moves_with(moves, card), self.moves_with(self._cheating_moves(view), card)
        # Alone, a slip of the finger must not become a cheat by accident.
        if cheats and not plays and self.slips_are_free and not self.shared:
            self._ask_whether_to_cheat(view, card, cheats, player)
        elif plays or cheats:
            self.choose(view, plays or cheats, player)
        else:
            player.submit(self.attempt(view, moves, card))

    def _ask_whether_to_cheat(
        self, view: MaumauView, card: Card, cheats: Sequence[Move], player: Player[Card]
    ) -> None:
        """Say why the card does not fit, and ask whether to lay it all the same; a hasty Enter does not."""
        answers = with_letter_keys([(self.value_text("sure", sure), sure) for sure in (False, True)])

        def on_answer(sure: bool) -> None:
            if sure:
                self.choose(view, cheats, player)
            else:
                player.on_give_up()

        prompt = self.text("maumau-ask-cheat", why=self.explain_unfit(view, card))
        player.ask(Question(prompt, answers, on_answer, player.on_give_up))

    def explain_unfit(self, view: MaumauView, card: Card) -> str:
        """Return why a card does not fit, which only a cheat could lay (MAU-6)."""
        if view.wish is not None:
            wish = self.narrator.name_wish(view.wish)
            return sentence(self.text("maumau-refused-no_match-wish", card=str(card), wish=wish))
        return sentence(self.text("maumau-refused-no_match", card=str(card), top=str(view.top)))

    def _cheating_moves(self, view: MaumauView) -> list[Move]:
        """Return the ways to lay a card that does not fit; they depend on nothing that is hidden."""
        if self.seat is None or not view.rules.cheating or view.dealing:
            return []
        # Any imagined table will do: cheats depend on the own hand and the top card.
        return cheating_moves(MAUMAU.imagine(view, Dice(0)), self.seat)

    def attempt(self, view: MaumauView, moves: Sequence[Move], card: Card) -> Move:
        """Return a move to be refused with a reason: that it cannot be made now, not that an argument is missing."""
        if card is JOKER:
            return Play(card, wish=Rank.TWO)
        if card.rank not in TAKES_SEAT or len(view.hand) == 1:
            return Play(card)
        origin = None if view.due is None else view.due.origin
        gives_back = view.due is not None and view.due.kind is DueKind.GIFT
        others = [seat for seat in range(len(view.counts)) if seat != view.seat and (gives_back or seat != origin)]
        # With two players the answer due is from the only other one.
        named = origin if gives_back or not others else others[0]
        gift = next((each for each in view.hand if each is not card), None) if card.rank is Rank.FOUR else None
        return Play(card, seat=named, gift=gift)

    def open_choice(self, view: MaumauView, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the hand sizes that the dealer can choose."""
        return [move for move in moves if isinstance(move, Deal)] if view.dealing else []

    def arguments(self, move: Move) -> Sequence[Argument]:
        """Return the card that a Joker stands for, then the arguments of the card's function."""
        if isinstance(move, Deal):
            return (("deal", move.count),)
        if not isinstance(move, Play):
            return ()
        chosen: list[Argument] = []
        if move.card is JOKER:
            if move.face is None:
                chosen += [("joker", "wish"), ("rank", move.wish)]
            else:
                chosen += [("joker", move.face.rank), ("joker-suit", move.face.suit)]
        return (*chosen, *_function_arguments(move))

    def prompt(self, kind: str, chosen: Sequence[Argument]) -> str:
        """Return the question for a kind of choice."""
        if kind == "buy" and self.view.top is not None:
            return sentence(self.text("maumau-ask-buy", card=str(self.view.top)))
        due = self.view.due
        if kind == "swap" and due is not None and due.kind is DueKind.SWAP and due.origin is not None:
            return self.text("maumau-ask-swap-instead", name=self.names[due.origin])
        return self.text(f"maumau-ask-{kind}")

    def names_all(self, kind: str) -> bool:
        """Return whether the question for a kind of choice names all answers itself, as the one at the deal does."""
        return kind == "deal"

    def commands_first(self, kind: str) -> bool:
        """Return True for questions about players: C says the top card there, too, and does not choose Cleo."""
        return kind in ("swap", "gift-seat", "queen")

    def value_text(self, kind: str, value: Any) -> str:  # what is chosen depends on the kind
        """Return the name of a rank, a suit, a player, a card, yes or no."""
        match kind:
            case "deal":
                return str(value)
            case "joker" if value == "wish":
                return self.text("maumau-ask-joker-wish")
            case "joker" | "rank" | "joker-suit":
                return sentence(self.narrator.name_wish(value))
            case "wish":
                return self.text("maumau-ask-wish-none") if value is None else sentence(self.narrator.name_wish(value))
            case "swap" | "gift-seat" | "queen":
                return self.text("swap-with", name=self.names[value], count=self.view.counts[value])
            case "gift":
                return self.card_name(value)
            case "buy" | "round":
                return self.text("value-yes" if value else "value-no")
        return super().value_text(kind, value)

    def space_move(self, view: MaumauView, moves: Sequence[Move]) -> Move:
        """Return a draw; an acceptance where an answer is due; a pass after drawing."""
        if view.due is not None and view.due.seat == self.seat:
            return ACCEPT
        return PASS if view.turn == self.seat and view.drawing else DRAW

    def cards_due(self, view: MaumauView) -> int:
        """Return how many cards the person must draw for a 7, or answer; 0 for none (MAU-16)."""
        due = view.due
        return due.count if due is not None and due.kind is DueKind.DRAW and due.seat == self.seat else 0

    def faces_debt(self, view: MaumauView) -> bool:
        """Return whether the person must draw, or answer, because of a 7."""
        return self.cards_due(view) > 0

    def speak_up(self, view: MaumauView, moves: Sequence[Move]) -> list[Move]:
        """Return "last card", a report, or both."""
        return [move for move in (SAY_LAST, REPORT) if move in moves] or [SAY_LAST]

    def acts_out_of_turn(self, view: MaumauView) -> bool:
        """Return whether there is cheating, which everybody may catch."""
        return view.rules.cheating

    def move_of(self, command: str, view: MaumauView) -> Move | None:
        """Return the move of the key F: the last card did not fit."""
        return CATCH if command == "call_bluff" else None

    def accused(self, view: MaumauView) -> Seat | None:
        """Return who has laid the last card, as long as it can be caught."""
        return None if view.laid is None else view.laid.seat

    # Words.

    def proposal(self, view: MaumauView, move: Move) -> str:
        """Return the advised move in words: its arguments, and "last card" beforehand."""
        match move:
            case Accept():
                return self.text("advice-move-accept")
            case Deal():
                return self.text("advice-move-deal", count=move.count)
            case Play() if SAY_LAST in self.narrator.moves:
                return self.text("advice-move-last", move=self._describe_play(move))
            case Play():
                return self._describe_play(move)
        return super().proposal(view, move)

    def move_made(self, view: MaumauView, move: Move) -> str:
        """Return a move in words, without the announcement before it."""
        return self._describe_play(move) if isinstance(move, Play) else self.proposal(view, move)

    def _describe_play(self, play: Play) -> str:
        wish = play.suit or play.wish
        text = self.text("advice-move-lay", card=str(faceup_as(play.card, play.face, None)))
        if wish is not None:
            text = self.text("advice-move-wish", move=text, wish=self.narrator.name_wish(wish))
        if play.gift is not None and play.seat is not None:
            text = self.text("advice-move-gift", move=text, card=str(play.gift), name=self.names[play.seat])
        elif play.seat is not None:
            text = self.text("advice-move-for", move=text, name=self.names[play.seat])
        if play.buy:
            text = self.text("advice-move-buy", move=text)
        return self.text("advice-move-kings", move=text) if play.round else text

    def reason(self, view: MaumauView, move: Move, other: Move) -> str:
        """Return the weightiest reason for a move rather than the other."""
        return self.first_reason(reasons(view, move, other))

    def missed(self, view: MaumauView, chance: MissedChance) -> str:
        """Return a cheat to catch, a report, or a last card that another player has reported."""
        if chance.move == CATCH and view.laid is not None:
            return self.text("second-look-catch", name=self.names[view.laid.seat])
        if chance.move == REPORT:
            owing = [self.names[seat] for seat in view.owes if seat != self.seat]
            return self.text("second-look-report-last", names=self.translator.enumerate(owing))
        if chance.move == SAY_LAST and chance.instead is not None:
            return self.text("second-look-last", name=self.names[chance.instead[0]])
        return super().missed(view, chance)

    def due(self, view: MaumauView) -> str:
        """Return the key that says the "last card" that is due."""
        return self._key_for_last_card(view) if SAY_LAST in self.narrator.moves else ""

    def risk(self, view: MaumauView, move: Move) -> str:
        """Return the cost of being caught, for a card that does not fit (MAU-6)."""
        cheat = isinstance(move, Play) and move not in self.narrator.moves
        return self.text("advice-maumau-risk") if cheat else ""

    def answer_pieces(self, command: str, view: MaumauView, wanted: Sequence[str]) -> Mapping[str, str]:
        """Return the pieces of an answer: also the top card and its wish, the answer due, and "last card"."""
        match command:
            case "read_top":
                return {**self._top_pieces(view, wanted), "due": self._read_due(view)}
            case "read_turn_asked" if view.dealing:
                return {}
            case "read_turn":
                turn, due = dict(super().answer_pieces(command, view, wanted)), self._due_now(view)
                if due and view.due is not None and view.due.seat == self.seat:
                    due = f"{due} {self._key_to_accept()}".rstrip()
                if due and "due" in wanted:
                    turn["turn"] = ""  # what is due says whose turn it is
                return {**turn, "due": due, "last": self._key_for_last_card(view)}
            case "read_debt":
                return self._debt_pieces(view, wanted)
        return super().answer_pieces(command, view, wanted)

    def _top_pieces(self, view: MaumauView, wanted: Sequence[str]) -> dict[str, str]:
        """Return the card and its wish: in one sentence where the wish follows the card at once."""
        if view.top is None:
            return {"card": self.text("maumau-top-none")}
        card_wanted = "card" in wanted
        if are_adjacent("card", "colour", wanted):
            return {"card": sentence(self.text("top", card=str(view.top)))}
        card = sentence(self.text("top", card=str(faceup_as(view.top.card, view.top.face, None))))
        return {"card": card, "colour": "" if card_wanted and view.wish is None else self.read_colour(view)}

    def why_playable(self, view: MaumauView, card: Card) -> str:
        """Return why a card matches the top card (MAU-4); empty while something else is due."""
        if view.due is not None or not view.discard:
            return ""
        reason = why_fits(card, view.discard[-1])
        return self.text("maumau-matches-by", why=reason) if reason else ""

    def read_top(self, view: MaumauView) -> str:
        """Return the top card, with what a Joker stands for, and the wish."""
        return self.whole_answer("read_top", view)

    def read_colour(self, view: MaumauView) -> str:
        """Return the suit or rank that the next card must have."""
        if view.wish is None:
            counts_as = None if view.top is None else view.top.face or view.top.card
            suit = None if counts_as is None else counts_as.suit
            none = self.text("maumau-wish-none")
            return none if suit is None else f"{sentence(self.text(f'suit-{suit}'))}. {none}"
        return self.text("maumau-wish-now", wish=self.narrator.name_wish(view.wish))

    def _key_for_last_card(self, view: MaumauView) -> str:
        """Return the key that says "last card", where the person has not said it yet."""
        unsaid = len(view.hand) == 1 and self.seat not in view.said and view.outcome.round is None
        return self.text("left-one-say") if unsaid else ""

    def whose_turn(self, view: MaumauView) -> str:
        """Return whose turn it is, or who must answer or deal."""
        if view.outcome.round is None and view.dealing:
            return self.to(view.dealer, "presenter-maumau-dealing")
        if view.outcome.round is None and view.due is not None:
            return self.to(view.due.seat, "presenter-maumau-due")
        return super().whose_turn(view)

    def next_seat(self, view: MaumauView) -> Seat | None:
        """Return the next seat that need not sit out; None before a deal, or while an answer is due."""
        if view.dealing or view.due is not None:
            return None
        following = view.next_seat()
        return view.next_seat(following) if following == view.sits_out else following

    def _due_now(self, view: MaumauView) -> str:
        """Return the answer that is due, while the round goes on."""
        due = view.due
        if due is None or view.outcome.round is not None or view.dealing:
            return ""
        return self.narrator.describe_due(due.kind, due.seat, due.origin, due.count)

    def read_turn_asked(self, view: MaumauView) -> str:
        """Return the turn; nothing before a deal, where only the hand size is asked for."""
        return "" if view.dealing else self.read_turn(view)

    def ending(self, view: MaumauView) -> str:
        """Return after how many rounds the match ends."""
        return self.text("ends-after-rounds", rounds=view.rules.rounds)

    def drawn_card(self, view: MaumauView) -> Card | None:
        """Return the card that the person has just drawn, and may play or keep if it fits (MAU-5)."""
        return view.drawn

    def read_debt(self, view: MaumauView) -> str:
        """Return the answer that is due and the cards that can answer; else "last card", as long as it is owed."""
        return self.whole_answer("read_debt", view)

    def _debt_pieces(self, view: MaumauView, wanted: Sequence[str]) -> dict[str, str]:
        """Return the answer due or the drawn card, and "last card"; that nothing is due if all else is empty."""
        owed = self._key_for_last_card(view)
        if view.due is not None:
            return {**self._due_pieces(view, view.due), "last": owed}
        if view.drawn is not None:
            return {"due": self.text("debt-now-drawn", card=str(view.drawn)), "last": owed}
        return {"due": "" if owed and "last" in wanted else self.text("debt-now-none"), "last": owed}

    def _due_pieces(self, view: MaumauView, due: Due) -> dict[str, str]:
        """Return the answer due, and for the person who owes it the cards that answer and the key that accepts."""
        said = self.narrator.describe_due(due.kind, due.seat, due.origin, due.count)
        if due.seat != self.seat:
            return {"due": said}
        answers = [sentence(self.translator.card(card)) for card in self.answers(view)]
        may = self.text("presenter-maumau-answers", cards=", ".join(answers)) if answers else ""
        return {"due": said, "answers": may, "accept": self._key_to_accept()}

    def _key_to_accept(self) -> str:
        """Return how what is due is accepted; empty where it cannot be: a king that is held must be played."""
        may = ACCEPT in self.narrator.moves or DRAW in self.narrator.moves
        return self.text("presenter-maumau-accept") if may else ""

    def _read_due(self, view: MaumauView) -> str:
        return "" if view.due is None else " ".join(filter(None, self._due_pieces(view, view.due).values()))

    def answers(self, view: MaumauView) -> list[Card]:
        """Return the cards that may answer what is due from this person."""
        return list(dict.fromkeys(answering_cards(view)))

    def nothing_playable(self, view: MaumauView) -> str:
        """Return what the person can do when no card can be played."""
        # The last card waits for the word: a search for what fits must not send the player to the stock.
        waits = SAY_LAST in self.narrator.moves and len(view.hand) == 1 and view.due is None
        if waits and view.turn == self.seat and view.hand[0] in FITS[view.top]:
            return sentence(self.text("maumau-refused-last_not_said"))
        if view.due is not None and view.due.seat == self.seat:
            return self.text("maumau-no-answer")
        if view.drawing and view.turn == self.seat:
            return self.text("no-playable-pass")
        return super().nothing_playable(view)

    def refusal(self, view: MaumauView, move: Move, refusal: Refusal) -> str:
        """Return the reason of a refusal in words."""
        due = view.due
        values: dict[str, object] = {"name": self.names[view.turn], "count": due.count if due else 0}
        if refusal.reason == "rule_off":
            values["rule"] = self.text("option-cheating" if isinstance(move, Catch) else "option-hand_size")
        if isinstance(move, Play):
            values["card"] = str(move.card)
        if view.top is not None:
            values["top"] = str(view.top)
        if view.drawn is not None:
            values["drawn"] = self.translator.card(view.drawn)
        values["players"] = len(view.scores)
        if view.wish is not None:
            values["wish"] = self.narrator.name_wish(view.wish)
        # The most exact text that exists: with the detail before without, of this game before the common one.
        names = [f"{refusal.reason}{part}" for part in (self._refusal_detail(view, move, refusal), "")]
        found = [f"{family}refused-{name}" for name in names for family in ("maumau-", "")]
        reason_text = sentence(self.text(next(each for each in found if self.translator.has(each)), **values))
        if refusal.reason != "no_match":
            return reason_text
        return self.text("sentence-joined", first=reason_text, second=self.playable_hint(view))

    def _refusal_detail(self, view: MaumauView, move: Move, refusal: Refusal) -> str:
        """Return the ending of the message id: details that change the sentence of a refusal."""
        if refusal.reason == "must_answer" and view.due is not None:
            return "-king-held" if move is ACCEPT else f"-{view.due.kind}"
        if refusal.reason == "choice_open" and view.dealer == self.seat:
            return "-you"
        if refusal.reason == "nothing_due" and isinstance(move, Play):
            return "-bought"
        return "-wish" if refusal.reason == "no_match" and view.wish is not None else ""

    def lines(self, view: MaumauView) -> list[str]:
        """Return top card with a wish, turn with an answer due, everybody's cards, order, points."""
        top = self.read_top(view)
        sign = f"{self.symbol(view.top.card)} " if view.top is not None else ""
        return [
            f"{sign}{top}",
            self.read_turn(view),
            self.read_counts(view),
            self.read_order(view),
            self.narrator.scores_text(view.scores),
        ]

    def hand_state(self, view: MaumauView, moves: Sequence[Move]) -> tuple[object, ...]:
        """Return the values whose change shows the table again: hand, top card, answer due."""
        return (tuple(view.hand), view.top, view.due)


_SEAT_QUESTIONS = {Rank.ACE: "swap", Rank.FOUR: "gift-seat", Rank.QUEEN: "queen"}


def _function_arguments(move: Play) -> list[Argument]:
    """Return the arguments of the laid card's function."""
    rank = None if move.face is None else move.face.rank
    if rank in TAKES_SEAT and move.seat is not None:
        chosen: list[Argument] = [(_SEAT_QUESTIONS[rank], move.seat)]
        return [*chosen, ("gift", move.gift)] if move.gift is not None else chosen
    if rank is Rank.JACK:
        return [("wish", move.suit)]
    if rank is Rank.THREE:
        return [("buy", move.buy)]
    return [("round", move.round)] if rank is Rank.KING else []


PRESENTER = MaumauPresenter
