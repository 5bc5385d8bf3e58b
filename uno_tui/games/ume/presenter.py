"""Umé for one person at the table: all bases to walk through, and sums on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from uno_tui.bots.review import MissedChance
from uno_tui.cards.coloured import COLOURS, PACK, SIGNS, Card
from uno_tui.core.contract import Event, Move, Refusal, Seat, TurnBegan
from uno_tui.games.ume.narrator import UmeNarrator, card_text
from uno_tui.games.ume.rules.events import Choice, DrewFaceUp
from uno_tui.games.ume.rules.moves import (
    CLAIM,
    DRAW,
    PASS,
    Allow,
    BaseChange,
    Claim,
    Deny,
    Draw,
    Drop,
    Give,
    Name,
    Pass,
    Put,
    Take,
)
from uno_tui.games.ume.rules.options import OPTIONS
from uno_tui.games.ume.rules.reasons import reasons
from uno_tui.games.ume.rules.view import UmeView
from uno_tui.ui.ports.coloured_presenter import ColouredPresenter
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.move_choice import Argument
from uno_tui.ui.ports.pieces import join_pieces
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.presenter import GamePresenter, sentence
from uno_tui.ui.ports.zones import Zone

_BEHIND_ALL_NUMBERS = 20


class UmePresenter(ColouredPresenter[UmeView, Card]):
    """The `GamePresenter` of Umé. In every base the cards lie by colour and number."""

    game = "ume"
    kinds = tuple(dict.fromkeys(PACK))
    hides_cards = False
    few_cards_win = False
    narrator_type = UmeNarrator
    options = OPTIONS
    drawing = DRAW
    passing = PASS
    pieces: ClassVar[Mapping[str, Sequence[str]]] = {
        **GamePresenter.pieces,
        "read_turn": ("turn", "due", "-next"),
        "read_sums": ("sums", "active"),
    }
    own_sorting = Sorting.COLOUR
    reads_current_zone = True
    plays_from_first_zone = True
    narrator: UmeNarrator
    _shields = False
    """Whether Skips are shields at this table."""

    # Cards.

    def zones(self, view: UmeView) -> Sequence[Zone[Card]]:
        """Return the bases: the person's own, then the others in playing order."""
        # Kept, because names of cards are asked for without a view.
        self._shields = view.rules.shields
        count = len(view.bases)
        # An onlooker has no base and begins with that of seat 0.
        first = self.seat or 0
        return [self._zone(view, (first + steps) % count) for steps in range(count)]

    def _zone(self, view: UmeView, seat: Seat) -> Zone[Card]:
        title = partial(self.to, seat, "presenter-ume-base")
        return Zone(seat, title, sorted(view.bases[seat], key=lambda card: self.sort_key(card, Sorting.COLOUR)))

    def card_for_texts(self, card: Card) -> object:
        """Return the text by which a card is named: a Skip may be a shield."""
        return card_text(card, shields=self._shields)

    def list_cards(self, cards: Sequence[Card]) -> str:
        """Return the cards of a base colour by colour, each colour named once, as after the deal."""
        return sentence(self.narrator.base(cards)) if cards else ""

    def sort_key(self, card: Card, sorting: Sorting) -> tuple[int, int]:
        """Return the sort key of a card: colour and number, or the other way round; a 0 counts 10."""
        colour = COLOURS.index(card.colour) if card.colour else len(COLOURS)
        number = _BEHIND_ALL_NUMBERS if card.number is None else card.number or 10
        return (colour, number) if sorting is Sorting.COLOUR else (number, colour)

    def cursor_follows(self, event: Event) -> bool:
        """Return whether the cursor goes to the card of an event: to one that was drawn into the own base."""
        return isinstance(event, DrewFaceUp) and event.seat == self.seat and event.kept

    def returns_home(self, event: Event) -> bool:
        """Return whether the cursor goes to the own base: when the own turn begins."""
        return isinstance(event, TurnBegan) and event.seat == self.seat

    # Moves.

    def moves_with(self, moves: Sequence[Move], card: Card) -> list[Move]:
        """Return the moves of Enter on a card: putting it away."""
        return [move for move in moves if isinstance(move, Put) and move.card is card]

    def enter(self, view: UmeView, moves: Sequence[Move], card: Card, player: Player[Card]) -> None:
        """Put the card away; in the base of another player, say whose card it is."""
        if self._is_others(player) and view.turn == self.seat:
            player.reply(self._not_own(card, player))
        else:
            super().enter(view, moves, card, player)

    def _is_others(self, player: Player[Card]) -> bool:
        return player.zone_key != self.seat

    def _not_own(self, card: Card, player: Player[Card]) -> str:
        """Return whose card it is, and how to get back to the own base."""
        owner = self.names[int(str(player.zone_key))]
        return self.text("presenter-ume-not-own", card=self.card_name(card), name=owner)

    def attempt(self, view: UmeView, moves: Sequence[Move], card: Card) -> Move:
        """Return the move to try when none is legal: its refusal tells the reason."""
        return Put(card)

    def open_choice(self, view: UmeView, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves of an open decision, which is asked at once: cards, a colour, a permission, another draw."""
        if view.choice is None or self.seat not in view.acting:
            return ()
        # A claim is possible all the time, and decides nothing here.
        return [move for move in moves if not isinstance(move, Claim)]

    def arguments(self, move: Move) -> Sequence[Argument]:
        """Return the parts of a move that are asked one by one; a drop card by card."""
        match move:
            case Take():
                return (("ume-exchange", "take"), ("ume-from", move.seat), ("ume-card", move.card))
            case Give():
                return (("ume-exchange", "give"), ("ume-card", move.card), ("ume-to", move.seat))
            case Drop():
                return tuple(("ume-piece", (piece.card, piece.owner)) for piece in move.pieces)
            case Name():
                return (("colour", move.colour),)
            case Allow() | Deny():
                return (("ume-permission", isinstance(move, Allow)),)
            case Draw() | Pass():
                return (("ume-again", isinstance(move, Draw)),)
        return ()

    def prompt(self, kind: str, chosen: Sequence[Argument]) -> str:
        """Return the question for the next part; for a drop also the cards chosen so far."""
        if kind == "ume-permission":
            return self.text("ask-ume-permission", name=self.names[self.view.turn])
        if kind in ("ume-exchange", "ume-piece", "colour") and not chosen and self.view.choice is not None:
            return self.narrator.what_to_do(self.view.choice, self.view.action, self.view)
        if kind == "ume-piece":
            cards = self.translator.enumerate([self.value_text(*each) for each in chosen])
            return sentence(self.text("ask-ume-piece", cards=cards))
        if kind == "ume-card":
            seats = [value for part, value in chosen if part == "ume-from" and isinstance(value, int)]
            giver = self.names[seats[0]] if seats else None
            return self.text("ask-ume-card-give" if giver is None else "ask-ume-card-take", name=giver)
        return self.text(f"ask-{kind}")

    def commands_first(self, kind: str) -> bool:
        """Return True for questions about players, and whether to take or give: T asks for the turn there, too."""
        return kind in ("ume-exchange", "ume-from", "ume-to")

    def value_text(self, kind: str, value: Any) -> str:  # what is chosen depends on the kind
        """Return the words for a part: a card, a player, a colour, yes or no."""
        match kind:
            case "colour":
                return self.text(f"colour-{value}")
            case "ume-exchange":
                return self.text(f"presenter-ume-{value}")
            case "ume-from" | "ume-to":
                return str(self.names[value])
            case "ume-card":
                return self.card_name(value)
            case "ume-piece":
                card, owner = value
                name = self.card_name(card)
                return name if owner is None else self.text("presenter-ume-piece", card=name, name=self.names[owner])
            case "ume-permission" | "ume-again":
                return self.text("value-yes" if value else "value-no")
        return super().value_text(kind, value)

    def confirmation(self, move: Move) -> str | None:
        """Return the question that names the moving cards again, with the own sums after that; None for other moves."""
        if not isinstance(move, BaseChange):
            return None
        what, effect = self._in_question(move), self.narrator.effect(self.view, move)
        return sentence(self.text("ask-ume-sure", what=what, effect=effect).strip())

    def _in_question(self, move: BaseChange) -> str:
        if isinstance(move, Drop):
            cards = [self.value_text("ume-piece", (piece.card, piece.owner)) for piece in move.pieces]
            return self.text("ask-ume-sure-drop", cards=self.translator.enumerate(cards))
        kind = "take" if isinstance(move, Take) else "give"
        return self.text(f"ask-ume-sure-{kind}", card=str(move.card), name=self.names[move.seat])

    def space_move(self, view: UmeView, moves: Sequence[Move]) -> Move:
        """Return the move of Space: draw, or pass if that is all that is left."""
        return PASS if DRAW not in moves and PASS in moves else DRAW

    def speak_up(self, view: UmeView, moves: Sequence[Move]) -> list[Move]:
        """Return the move of the key U: claim the sequence."""
        return [CLAIM]

    def perform(self, command: str, view: UmeView, player: Player[Card]) -> bool:
        """Say the sums of the base at the cursor, or those after putting the card away; return False for others.

        While something else must be chosen, no card can be put away: the sums are those of now.
        """
        if command == "read_sums" and isinstance(player.zone_key, int):
            sums, wanted = self._sums(view, player.zone_key), self.wanted_pieces("read_sums")
            # If the pieces that the person wants have no text now, all are said.
            player.reply(join_pieces(sums, wanted) or join_pieces(sums, tuple(sums)))
            return True
        if command != "read_effect":
            return False
        if player.card is None:
            player.reply(self.text("zone-empty"))
        elif self._is_others(player):
            player.reply(self._not_own(player.card, player))
        else:
            put = Put(player.card)
            effect = self.narrator.effect(view, put) if put in self.narrator.moves else ""
            player.reply(effect or self.narrator.sums_of(view, self.seat or 0))
        return True

    def offers(self, command: str, view: UmeView) -> bool:
        """Return whether a command is offered: the claim only where the program does not see sequences itself."""
        return command != "uno" or view.rules.called

    def works(self, command: str, view: UmeView) -> bool:
        """Return whether a command has an answer: not what the players add up themselves (UME-8)."""
        return not (view.rules.called and command in ("read_sums", "read_effect", "read_near"))

    # Words.

    def proposal(self, view: UmeView, move: Move) -> str:
        """Return what the expert would do, in words."""
        match move:
            case Put():
                return self.text("advice-move-put", card=card_text(move.card, shields=view.rules.shields))
            case Take():
                return self.text("advice-move-take", card=str(move.card), name=self.names[move.seat])
            case Give():
                return self.text("advice-move-give", card=str(move.card), name=self.names[move.seat])
            case Drop():
                cards = [self.value_text("ume-piece", (piece.card, piece.owner)) for piece in move.pieces]
                return self.text("advice-move-drop", cards=self.translator.enumerate(cards))
            case Name():
                return self.text("advice-move-name", colour=self.text(f"colour-{move.colour}"))
            case Allow():
                return self.text("advice-move-allow")
            case Deny():
                return self.text("advice-move-deny")
            case Claim():
                return self.text("advice-move-claim")
        return super().proposal(view, move)

    def reason(self, view: UmeView, move: Move, other: Move) -> str:
        """Return what speaks most for `move` rather than `other`."""
        return self.first_reason(reasons(view, move, other))

    def missed(self, view: UmeView, chance: MissedChance) -> str:
        """Return the sentence on a sequence that could have been claimed."""
        return self.text("second-look-claim")

    def odds(self, value: float) -> str:
        """Return the chance to win as the expert judges it."""
        return self.text("advice-ume-chance", count=round(100 * value))

    def read_top(self, view: UmeView) -> str:
        """Return the top card of the discard pile."""
        if not view.discard:
            return self.text("presenter-ume-no-discard")
        return sentence(self.text("top", card=card_text(view.discard[-1], shields=view.rules.shields)))

    def answer_pieces(self, command: str, view: UmeView, wanted: Sequence[str]) -> Mapping[str, str]:
        """Return the pieces of an answer: of the turn, also the open decision, unless the question itself says it."""
        match command:
            case "read_turn_asked" if view.choice in (Choice.PERMISSION, Choice.AGAIN):
                return super().answer_pieces("read_turn", view, wanted)
            case "read_turn":
                common = super().answer_pieces(command, view, wanted)
                return self._turn(view) or {**common, "due": self._what_to_do(view)}
            case "read_sums":
                return self._sums(view, self.seat or 0)
        return super().answer_pieces(command, view, wanted)

    def _turn(self, view: UmeView) -> dict[str, str]:
        """Return whose permission is awaited, or that the person may draw again; nothing on an ordinary turn."""
        if view.outcome.round is None and view.choice is Choice.PERMISSION and view.acting:
            return {"turn": self.to(view.acting[0], "presenter-ume-permission-now")}
        if view.outcome.round is None and view.choice is Choice.AGAIN and self.seat in view.acting:
            return {"turn": self.text("presenter-ume-again-now")}
        return {}

    def _what_to_do(self, view: UmeView) -> str:
        if view.outcome.round is not None or view.choice is None or self.seat not in view.acting:
            return ""
        return self.narrator.what_to_do(view.choice, view.action, view)

    def _sums(self, view: UmeView, seat: Seat) -> dict[str, str]:
        """Return a seat's sums and active colours; no colours where adding is the player's own task."""
        active = "" if view.rules.called else self.narrator.active(view, seat)
        return {"sums": self.narrator.sums_of(view, seat), "active": active}

    def read_turn_asked(self, view: UmeView) -> str:
        """Return whose turn it is, before a question: a permission and another draw say the rest themselves."""
        asks = view.choice in (Choice.PERMISSION, Choice.AGAIN)
        return self.whose_turn(view) if asks else self.read_turn(view)

    def read_sums(self, view: UmeView) -> str:
        """Return the own sums by colour and the active colours, unless adding is the player's own task."""
        return self.whole_answer("read_sums", view)

    def zone_intro(self, view: UmeView, zone: Zone[Card]) -> str:
        """Return whose base a zone is, with its sums."""
        if view.rules.called:
            return zone.title
        sums = sentence(self.narrator.sums(view.totals(int(str(zone.key))).sums))
        return self.text("ume-zone", zone=zone.title, sums=sums).removesuffix(".")

    def read_near(self, view: UmeView) -> str:
        """Return who is one card away from a sequence, and by which cards; after the round, how it ended."""
        if view.outcome.round is not None:
            return self.read_turn(view)
        # One sentence for all seats: adding is the players' own task (UME-8).
        if view.rules.called:
            return self.narrator.near_cards(view, 0)
        nobody = self.text("ume-away-none")
        parts = [self.narrator.near_cards(view, int(str(zone.key))) for zone in self.zones(view)]
        told = [away for away in parts if away != nobody]
        if told and self.seat is not None and self.narrator.near_cards(view, self.seat) == nobody:
            told.insert(0, self.text("presenter-ume-near-not-you"))  # they asked about themselves, too
        return " ".join(told) or self.text("presenter-ume-near-nobody")

    def all_points(self, view: UmeView) -> str:
        """Return all points, or rounds won; nothing is counted if the first win is the match (UME-17)."""
        if view.rules.rounds_mode == "off":
            return self.text("presenter-ume-first-win")
        return self.narrator.scores_text(view.scores, view.rules.rounds_mode)

    def aim(self, view: UmeView) -> str:
        """Return what wins the match: rounds won or the fewest points; empty if the first win does (UME-17)."""
        aims = {"wins": "aim-rounds", "points": "aim-fewest"}
        return self.text(aims[view.rules.rounds_mode]) if view.rules.rounds_mode in aims else ""

    def ending(self, view: UmeView) -> str:
        """Return after how many rounds the match ends, where rounds are counted (UME-17)."""
        return self.text("ends-after-rounds", rounds=view.rules.rounds) if view.rules.rounds_mode != "off" else ""

    def refusal(self, view: UmeView, move: Move, refusal: Refusal) -> str:
        """Return the sentence on why a move was refused."""
        if refusal.reason == "rule_off":
            return self.text("presenter-ume-auto")
        return self.narrator.refusal(view, move, refusal)

    def lines(self, view: UmeView) -> list[str]:
        """Return the table as lines: turn, all bases, points."""
        lines = [self.read_turn(view)]
        for zone in self.zones(view):
            cards = " ".join(f"{SIGNS[card.colour]}{card.rank}" for card in zone.cards)
            lines.append(f"{zone.title}: {cards}")
        return [*lines, self.read_top(view), self.text("stock-now", count=view.stock), self.read_scores(view)]

    def spoken_lines(self, view: UmeView) -> list[str]:
        """Return the same in sentences; bases are grouped by colour."""
        bases = [self.read_zone(zone.title, zone.cards) for zone in self.zones(view)]
        pile = self.read_top(view)
        top = self.text("presenter-ume-discard-pile", top=pile) if view.discard else pile
        return [self.read_turn(view), *bases, top, self.text("stock-now", count=view.stock), self.read_scores(view)]

    def hand_state(self, view: UmeView, moves: Sequence[Move]) -> tuple[object, ...]:
        """Return what has the base shown again line by line when it changes: the base, the turn, the open decision."""
        return (tuple(view.hand), view.turn, view.choice)


PRESENTER = UmePresenter
