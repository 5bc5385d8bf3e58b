"""UNO Teams for one person at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from uno_tui.cards.coloured import COLOURS, SIGNS, Card, Rank
from uno_tui.core.contract import Event, Move, Refusal, Seat
from uno_tui.core.events import Drew
from uno_tui.games.family.presenter import FamilyPresenter
from uno_tui.games.family.rules.events import Cause
from uno_tui.games.family.rules.moves import DRAW, PASS, Play
from uno_tui.games.teams.narrator import TeamsNarrator
from uno_tui.games.teams.rules.cards import KINDS
from uno_tui.games.teams.rules.events import Choice, Handed
from uno_tui.games.teams.rules.moves import Give, Share, Swap
from uno_tui.games.teams.rules.options import OPTIONS
from uno_tui.games.teams.rules.reasons import reasons
from uno_tui.games.teams.rules.view import TeamsView
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.ports.question import Question, with_letter_keys

_ORDER = {card: place for place, card in enumerate(KINDS.values())}
_COLOURS: list[object] = [*COLOURS, None]
_RANKS = list(Rank)


class TeamsPresenter(FamilyPresenter[TeamsView]):
    """The `GamePresenter` of UNO Teams: UNO's, with cards chosen for the partner."""

    game = "teams"
    kinds = tuple(KINDS.values())
    narrator_type = TeamsNarrator
    options = OPTIONS
    pieces: ClassVar[Mapping[str, Sequence[str]]] = {**FamilyPresenter.pieces, "read_order": ("order", "teams")}
    narrator: TeamsNarrator

    # Cards.

    def sort_key(self, card: Card, sorting: Sorting) -> tuple[int, int]:
        """Return the place of a card by colour and then number, or the other way round."""
        colour = _COLOURS.index(card.colour)
        if sorting is Sorting.COLOUR:
            return colour, _ORDER[card]
        return (100 + _RANKS.index(card.rank) if card.number is None else card.number), colour

    def cursor_follows(self, event: Event) -> bool:
        """Return whether the cursor goes to cards that the person has drawn or received."""
        if isinstance(event, Handed):
            return event.receiver == self.seat
        return isinstance(event, Drew) and event.seat == self.seat and event.cause in (Cause.TURN, Cause.DEBT)

    # Moves.

    def moves_with(self, moves: Sequence[Move], card: Card) -> list[Move]:
        """Return the ways to lay a card, or to choose it for the partner."""
        return [move for move in moves if isinstance(move, Play | Give | Swap) and move.card is card]

    def attempt(self, view: TeamsView, moves: Sequence[Move], card: Card) -> Move:
        """Return a move to be refused with a reason: an answer to the open choice, else the play."""
        if view.choice is Choice.GIVE:
            return Give(card)
        if view.choice is Choice.SWAP:
            return Swap(card)
        return Play(card, COLOURS[0] if card.wild else None)

    def open_choice(self, view: TeamsView, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the ways to share a hand, asked for card by card; a single card for the partner is just played."""
        return [move for move in moves if isinstance(move, Share)]

    def chooses_freely(self, view: TeamsView, moves: Sequence[Move]) -> bool:
        """Return whether the person gives cards away."""
        return view.choice is not None

    def choose(self, view: TeamsView, moves: Sequence[Move], player: Player[Card]) -> None:
        """Ask for the cards to share one by one: there are too many ways to list them."""
        if moves and isinstance(moves[0], Share):
            self._view = view
            self._ask_for_cards(player, (), player.on_give_up)
        else:
            super().choose(view, moves, player)

    def _ask_for_cards(self, player: Player[Card], chosen: tuple[Card, ...], on_give_up: Callable[[], None]) -> None:
        """Ask for the next card of the half; giving up takes back the card before."""
        half, left = self._cards_to_choose(self.view), list(self.view.hand)
        if len(chosen) == half:
            player.submit(Share(chosen))
            return
        for card in chosen:
            left.remove(card)

        def on_answer(card: Card) -> None:
            self._ask_for_cards(player, (*chosen, card), lambda: self._ask_for_cards(player, chosen, on_give_up))

        prompt = self.text("teams-ask-share", name=self._partner(self.view), count=half - len(chosen))
        answers = [(self.card_name(card), card) for card in dict.fromkeys(left)]
        # Only one kind of card is left to choose: nothing to ask.
        if len(answers) == 1:
            on_answer(answers[0][1])
        else:
            # Whichever is chosen, cards of two kinds must be left for another question to follow.
            kinds_left = [len({*left[:at], *left[at + 1 :]}) for at in range(len(left))]
            several = half - len(chosen) > 1 and min(kinds_left) > 1
            player.ask(Question(prompt, with_letter_keys(answers), on_answer, on_give_up, several=several))

    def selected_hint(self, view: TeamsView, card: Card) -> str:
        """Return that the card is given away, where a card for the partner is still to choose."""
        waits = view.choice in (Choice.GIVE, Choice.SWAP) and self.seat in view.asked
        return self.text("presenter-teams-selected", card=self.card_name(card)) if waits else ""

    def space_move(self, view: TeamsView, moves: Sequence[Move]) -> Move:
        """Return a draw, or a pass where nothing else is left."""
        return PASS if view.turn == view.seat and view.drawing else DRAW

    # Words.

    def forgetful(self, view: TeamsView) -> str:
        """Return the names of the opponents whom the person can report (TEAMS-8)."""
        half = len(view.counts) // 2
        others = [seat for seat in view.owes if self.seat is None or seat % half != self.seat % half]
        return self.translator.enumerate([self.names[seat] for seat in others])

    def owes(self, view: TeamsView) -> bool:
        """Return whether the person's team owes an "Uno" (TEAMS-8)."""
        return self.seat is not None and not {self.seat, view.partner(self.seat)}.isdisjoint(view.owes)

    def proposal(self, view: TeamsView, move: Move) -> str:
        """Return the advised move in words, with cards for the partner."""
        match move:
            case Give() | Swap():
                return self.text("advice-move-give", card=str(move.card), name=self._partner(view))
            case Share():
                cards = self.translator.enumerate([self.translator.card(card, "the") for card in move.cards])
                return self.text("advice-move-share", cards=cards, name=self._partner(view))
        return super().proposal(view, move)

    def reason(self, view: TeamsView, move: Move, other: Move) -> str:
        """Return the weightiest reason for a move rather than the other."""
        return self.first_reason(reasons(view, move, other))

    def answer_pieces(self, command: str, view: TeamsView, wanted: Sequence[str]) -> Mapping[str, str]:
        """Return the pieces of an answer: during a choice only who chooses; of the order also the teams."""
        if command == "read_turn" and view.choice is not None and view.outcome.round is None:
            return {"turn": self._describe_choice(view, view.choice)}
        if command == "read_order":
            return {"order": super().read_order(view), "teams": self._describe_teams()}
        return super().answer_pieces(command, view, wanted)

    def _describe_choice(self, view: TeamsView, choice: Choice) -> str:
        """Return what the person has yet to choose, else who is waited for."""
        if self.seat in view.asked:
            # Of a hand that is shared, `-you` is about the one who gets a part of it.
            kind = "share-by-you" if choice is Choice.SHARE else f"{choice}-you"
            return self.text(f"teams-choose-{kind}", name=self._partner(view), count=self._cards_to_choose(view))
        names = self.translator.enumerate(list(map(self.name_of, view.asked)))
        return sentence(self.text(f"presenter-teams-{choice}", names=names))

    def next_seat(self, view: TeamsView) -> Seat | None:
        """Return the next seat that is not out; None when no player holds cards."""
        return view.next_seat() if any(view.counts) else None

    def all_points(self, view: TeamsView) -> str:
        """Return every team's points, or rounds won."""
        return self.narrator.wins(view.scores) if view.rules.match_end == "wins" else super().all_points(view)

    def aim(self, view: TeamsView) -> str:
        """Return how a match is won: the winners of a round score (TEAMS-18)."""
        return self.text("aim-rounds" if view.rules.match_end == "wins" else "aim-most")

    def ending(self, view: TeamsView) -> str:
        """Return when the match ends, unless the rounds that are won end it (TEAMS-18)."""
        return self.text("ends-at-points", points=view.rules.limit) if view.rules.match_end == "limit" else ""

    def read_debt(self, view: TeamsView) -> str:
        """Return the cards to draw and the effect of Space."""
        if view.debt:
            return self.narrator.debt(view)
        if view.drawn is not None:
            return self.text("debt-now-drawn", card=str(view.drawn))
        return self.text("debt-now-none")

    def cards_due(self, view: TeamsView) -> int:
        """Return the debt, where the person faces one."""
        return view.debt if self.faces_debt(view) else 0

    def faces_debt(self, view: TeamsView) -> bool:
        """Return whether the person faces a debt."""
        return bool(view.debt) and view.turn == self.seat

    def nothing_playable(self, view: TeamsView) -> str:
        """Return what the person can do when no card can be played."""
        if view.choice is not None:
            return self.read_turn(view)
        if self.faces_debt(view):
            return self.text("no-playable-debt", count=view.debt)
        return self.read_turn(view) if view.turn != self.seat else self.text("no-playable")

    def read_order(self, view: TeamsView) -> str:
        """Return the order of the seats, and the teams."""
        return self.whole_answer("read_order", view)

    def _describe_teams(self) -> str:
        half = len(self.names) // 2
        teams = [
            self.translator.enumerate([self.name_of(seat), self.name_of(seat + half)]) for seat in range(half)
        ]
        return self.text("presenter-teams-teams", list=self.text("list-between").join(teams))

    def refusal(self, view: TeamsView, move: Move, refusal: Refusal) -> str:
        """Return the reason of a refusal in words."""
        reason = refusal.reason
        # The person is asked themselves: the sentence says what to choose.
        if reason == "choice_open" and self.seat in view.asked and self.seat not in view.waiting:
            reason = "choice_open-you"
        message_id = f"teams-refused-{reason}"
        if not self.translator.has(message_id):
            return super().refusal(view, move, refusal)
        waited = [seat for seat in view.asked if seat not in view.waiting] or [view.turn]
        names = self.translator.enumerate(list(map(self.name_of, waited)))
        return self.text(message_id, name=self._partner(view), names=names, count=self._cards_to_choose(view))

    def partner_name(self, view: TeamsView) -> str:
        """Return the name of the person's partner."""
        return "" if self.seat is None else self._partner(view)

    def _partner(self, view: TeamsView) -> str:
        assert self.seat is not None, "onlookers have no partner"  # noqa: S101 - they make no moves
        return self.names[view.partner(self.seat)]

    def _cards_to_choose(self, view: TeamsView) -> int:
        """Return how many cards are to be chosen for the partner."""
        return len(view.hand) // 2 if view.choice is Choice.SHARE else 1

    def lines(self, view: TeamsView) -> list[str]:
        """Return the top card, the turn, everybody's cards, the order with the teams, the points."""
        colour = f"{SIGNS[view.colour]} " if view.colour else ""
        return [
            f"{colour}{self.read_top(view)}",
            self.read_turn(view),
            self.read_counts(view),
            self.read_order(view),
            self.read_scores(view),
        ]

    def hand_state(self, view: TeamsView, moves: Sequence[Move]) -> tuple[object, ...]:
        """Return the values whose change shows the table again: hand, top card, debt, open choice."""
        return (tuple(view.hand), view.top, view.debt, view.choice)


PRESENTER = TeamsPresenter
