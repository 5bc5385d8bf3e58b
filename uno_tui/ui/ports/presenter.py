"""The presenter of a game for one person at the table: keys become moves, status keys get answers.

The table asks a `GamePresenter`; each game derives its own and overrides what is particular to it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import msgspec

from uno_tui.bots.review import MissedChance, Verdict
from uno_tui.core.contract import Event, Move, Refusal, Seat, View
from uno_tui.core.jobs import Job
from uno_tui.core.options import Option
from uno_tui.core.reasons import Reason
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.speech.narrator import CommonNarrator
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.ports import pieces
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.move_choice import Argument, MoveChoice
from uno_tui.ui.ports.option_texts import rules_in_force
from uno_tui.ui.ports.pieces import join_pieces
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.zones import CardKind, K, Zone

V = TypeVar("V", bound=View)
"""The view that a game gives a seat."""
UNNAMED_MOVE = "advice-move-unnamed"
"""The id of the text for a move that its game does not name."""


class PresenterContext(msgspec.Struct, frozen=True):
    """The person and the settings for which a presenter is made. `seat` is None for an onlooker.

    `learns`: the person is told which keys do what they may do now. `says_last`: they have said the word for the last
    card before. `shared`: several people sit at the keyboard and hear what is said, so that `you` may be unclear.
    `pieces` are those that they chose for status keys, by command. `numbers`: cards are written after their places, as
    one types them line by line. `sorting` is how their hand lies at first. `slips_are_free`: Enter out of turn is
    refused at no cost, and is not taken as a try. `looks_on`: nobody at the keyboard plays, so that no key of theirs
    goes on after a round.
    """

    translator: Translator
    names: Sequence[str]
    seat: Seat | None
    verbosity: str
    slips_are_free: bool
    learns: bool = False
    says_last: bool = True
    shared: bool = False
    pieces: Mapping[str, Sequence[str]] = {}
    numbers: bool = False
    looks_on: bool = False
    sorting: str = "off"


class GamePresenter(ABC, Generic[V, K]):
    """Presents one game to one person at the table. All views are that person's."""

    game: ClassVar[str]
    drawing: ClassVar[Move]
    """The move that draws."""
    passing: ClassVar[Move | None] = None
    """The move that passes; None in games without one."""
    reporting: ClassVar[Move | None] = None
    """The move that calls out a player who has forgotten to say something; None in games without one."""
    kinds: ClassVar[Sequence[CardKind]] = ()
    """The different cards of the pack, so that a typed card that the person does not hold is known as one."""
    asks: ClassVar[bool] = True
    """Whether the game itself puts questions."""
    few_cards_win: ClassVar[bool] = True
    """Whether a player with one card left is about to win."""
    count_texts: ClassVar[tuple[str, str]] = ("count", "stock-now")
    """The ids of the texts for the number of a player's cards and of the stock's."""
    hides_cards: ClassVar[bool] = True
    """Whether a player's cards are hidden from the others."""
    own_sorting: ClassVar[Sorting] = Sorting.OFF
    """The order of the hand as long as the person does not sort it."""
    zone_text: ClassVar[str] = "zone-of-cards"
    """The text by which a zone is read in one go."""
    reads_current_zone: ClassVar[bool] = False
    """Whether "all my cards" means the cards of the zone of the cursor."""
    has_drafts: ClassVar[bool] = False
    """Whether a turn is laid out first, as a draft, and reaches the table only when it is handed in."""
    cards_return: ClassVar[bool] = False
    """Whether cards that were laid can return to their places in the hand."""
    plays_from_first_zone: ClassVar[bool] = False
    """Whether cards that can be played lie in the first zone only, wherever the cursor is."""
    zone_sorting: ClassVar[Sorting] = Sorting.COLOUR
    """The order of the cards outside the hand."""
    pieces: ClassVar[Mapping[str, Sequence[str]]] = {
        "read_turn": ("turn", "-next"),
        "read_scores": ("scores", "aim"),
        "read_counts": ("counts", "stock"),
    }
    """The pieces of the answers of status keys, by command and in order; a minus stands before a piece that is read
    only if the player chooses it."""
    options: ClassVar[Sequence[Option]]
    narrator_type: ClassVar[type[CommonNarrator[Any]]]
    """The class of the narrator, for the same view, which the type of a class variable cannot say."""
    narrator: CommonNarrator[V]

    def __init__(self, context: PresenterContext) -> None:
        self.names = context.names
        self.seat = context.seat
        self.looks_on = context.looks_on
        self.slips_are_free = context.slips_are_free
        self.shared = context.shared
        self.translator = context.translator.of(self.game)
        self.narrator = self.narrator_type(context.translator, context.names, context.seat, context.verbosity)
        # Full verbosity names the keys at every table, not only at the first ones.
        self.narrator.teaches_keys = context.learns or context.verbosity == "full"
        self.narrator.has_said_last = context.says_last
        self.chosen = context.pieces
        self.numbers = context.numbers
        self.sorting = context.sorting
        self._view: V | None = None

    def take_over(self, before: Self) -> None:
        """Continue what the person had begun with the presenter before the settings changed."""
        self._view = before._view

    @property
    def view(self) -> V:
        """The view that the person had when they were last asked something."""
        assert self._view is not None, "nothing has been asked yet"  # noqa: S101 - only questions look at it
        return self._view

    def text(self, message_id: str, **values: object) -> str:
        """Return a text of the game in the person's language."""
        return self.translator.text(message_id, **values)

    def to(self, seat: Seat, message_id: str, **values: object) -> str:
        """Return the variant of a text for the person themselves, or for another player, by `seat`."""
        return self.narrator.to(seat, message_id, **values)

    def public_narrator(self) -> CommonNarrator[V]:
        """Return a narrator that tells what everybody may hear."""
        # Without a listener nothing private is known to it, and nobody is `you`.
        return type(self.narrator)(self.translator, self.names, None, self.narrator.verbosity)

    def name_of(self, seat: Seat) -> str:
        """Return `you` for the person's own seat, else the name."""
        return self.text("you-in-list") if seat == self.seat else self.names[seat]

    # Cards.

    def cards(self, view: V) -> Sequence[K]:
        """Return the person's own cards or tiles."""
        return cast("Sequence[K]", view.hand)

    def zones(self, view: V) -> Sequence[Zone[K]]:
        """Return the zones that can be walked through; the person's own cards come first."""
        return [Zone("hand", partial(self.text, "hand-title"), self.cards(view))]

    def zone_intro(self, view: V, zone: Zone[K]) -> str:
        """Return what is said of a zone when the cursor enters it."""
        return zone.title

    def zone_intro_with_card(self, view: V, zone: Zone[K], card: str) -> str:
        """Return the same, followed by the text of the selected card."""
        return self.text("zone-card", zone=self.zone_intro(view, zone), card=card)

    def numbered_zones(self, view: V) -> Sequence[Hashable]:
        """Return the keys of the zones that are called by numbers, from 1 on; empty where there are none."""
        return ()

    def zones_with_room(self, view: V, card: K) -> Sequence[Hashable]:
        """Return the keys of the numbered zones that are valid with this card laid there, and nothing else."""
        return ()

    def zone_names(self, view: V) -> Mapping[Hashable, Sequence[str]]:
        """Return what each numbered zone may be called in a typed line, its shortest name first."""
        return {}

    def card_for_texts(self, card: K) -> object:
        """Return the value by which the texts name a card."""
        return card

    def card_in_sentence(self, card: K) -> str:
        """Return the name of a card as it stands within a sentence."""
        return self.translator.card(self.card_for_texts(card))

    def card_parts(self, card: K) -> tuple[str, str]:
        """Return the colour or suit of a card, and its number or name, each by itself; no colour where it has none."""
        return self.translator.card_apart(self.card_for_texts(card))

    def card_name(self, card: K) -> str:
        """Return the name of a card, with a capital letter."""
        return sentence(self.card_in_sentence(card))

    def list_cards(self, cards: Sequence[K]) -> str:
        """Return the cards of a zone, read one after the other."""
        return ", ".join(map(self.card_name, cards))

    def read_zone(self, title: str, cards: Sequence[K]) -> str:
        """Return a zone as it is read in one go: its title, how many cards it holds, and all of them."""
        if not cards:
            return self.text("linear-cards", zone=title, cards=self.text("zone-empty")) + "."
        return self.text(self.zone_text, zone=title, count=len(cards), cards=self.list_cards(cards))

    def card_in_list(self, card: K) -> str:
        """Return the name of a card as it stands after its number in a list."""
        # French has an article there: `1, le 4 bleu` keeps the two numbers apart.
        form = LANGUAGES[self.translator.language].listed_form
        return self.card_name(card) if form == "bare" else self.translator.card(self.card_for_texts(card), form)

    @abstractmethod
    def group(self, card: K) -> object:
        """Return the group (colour, suit) of a card, for walking from group to group."""

    @abstractmethod
    def symbol(self, card: K) -> str:
        """Return a sign for the group of a card, so that colour is never shown by colour alone."""

    @abstractmethod
    def sort_key(self, card: K, sorting: Sorting) -> tuple[int, ...]:
        """Return the place of a card in a sorted hand."""

    def points(self, card: K) -> int:
        """Return the points that a card counts."""
        return card.points

    def playable(self, view: V, moves: Sequence[Move], card: K) -> bool:
        """Return whether `card` can be played, or chosen, now."""
        return bool(self.moves_with(moves, card))

    def is_surely_playable(self, view: V, card: K) -> bool:
        """Return whether a card that `playable` names really can be played; too slow for every card of a hand."""
        return True

    def takes_enter(self, view: V, moves: Sequence[Move], card: K) -> bool:
        """Return whether Enter on this card of the person's does anything but be refused."""
        return self.playable(view, moves, card)

    def moves_with(self, moves: Sequence[Move], card: K) -> list[Move]:
        """Return the moves that Enter on this card can mean."""
        return [move for move in moves if getattr(move, "card", None) == card]

    def drawn_card(self, view: V) -> K | None:
        """Return the card that the person has just drawn, and may play or keep; None if there is none."""
        return None

    def playable_note(self, view: V, card: K) -> str:
        """Return what is said after a card that was looked for because it can be played; else empty."""
        return ""

    def played_with(self, view: V, card: K) -> Sequence[K] | None:
        """Return the person's cards that must be played along with one that can be played.

        None if more of the table must be changed than that.
        """
        return ()

    def zone_where_laid(self, view: V, card: K) -> Hashable | None:
        """Return the zone on which the person has laid this card in a draft, from which it can be taken back."""
        return None

    def why_playable(self, view: V, card: K) -> str:
        """Return a sentence on why this card matches; empty where the rules that everybody knows say it."""
        return ""

    def target_zones(self, view: V) -> Sequence[Hashable] | None:
        """Return the zones where the cards that the person carries fit; None if they carry nothing."""
        return None

    def prepare(self, view: V) -> Iterator[None]:
        """Work out in advance, one step at a time, what keys may ask next and what takes long."""
        return iter(())

    def search(self, view: V) -> tuple[Job[object], tuple[object, ...]] | None:
        """Return what takes too long for a key, as a job of the game and its arguments; None if there is nothing."""
        return None

    def on_search_result(self, view: V, result: object) -> None:
        """Keep the result of the search for this view."""
        return

    def playable_hint(self, view: V) -> str:
        """Return how to find a card that fits; where none does, what else to do."""
        # The narrator's moves: a refusal is told with the view alone.
        fits = any(self.moves_with(self.narrator.moves, card) for card in self.cards(view))
        return self.text("find-playable") if fits else self.nothing_playable(view)

    def cards_due(self, view: V) -> int:
        """Return how many cards the person must draw, or answer; 0 for none."""
        return 0

    def faces_debt(self, view: V) -> bool:
        """Return whether the person must draw, or answer, because of a card that others laid."""
        return False

    def nothing_playable(self, view: V) -> str:
        """Return what to do when no card can be played."""
        if view.turn != self.seat or view.outcome.round is not None:
            return self.read_turn(view)
        return self.text("no-playable")

    def on_events(self, events: Sequence[Event], view: V) -> None:
        """Keep what the person may ask later about these events.

        Called without events when the person sits down. At a resumed table, the events that the person saw of the
        round come first.
        """
        return

    def returns_home(self, event: Event) -> bool:
        """Return whether the cursor goes back to the person's own cards after this event."""
        return False

    def leaving_question(self) -> str:
        """Return the question before a table is left at which something would be lost; empty where nothing is."""
        return ""

    def resumed_note(self, view: V) -> str:
        """Return what the person on turn must know of a resumed table, apart from what its keys say; else empty."""
        return ""

    def answer_at_question(self, command: str, view: V) -> str:
        """Return the answer to a command that is not carried out before the open question is answered.

        Empty for a command that only asks, or that closes the question.
        """
        return ""

    def cursor_follows(self, event: Event) -> bool:
        """Return whether the cursor goes to the cards that the person got by this event."""
        return False

    # Moves.

    def enter(self, view: V, moves: Sequence[Move], card: K, player: Player[K]) -> None:
        """Carry out Enter on `card`: make the move, ask what it still needs, or let it be refused."""
        plays = self.moves_with(moves, card)
        if plays:
            self.choose(view, plays, player)
        else:
            player.submit(self.attempt(view, moves, card))

    def enter_together(self, view: V, cards: Sequence[K], player: Player[K]) -> bool:
        """Lay several cards of the hand as one; return False in a game where that means nothing."""
        return False

    def may_follow(self, view: V, cards: Sequence[K]) -> bool:
        """Return whether these cards of the hand may be laid one after the other in one turn, as a sequence of UNO."""
        return False

    def enter_on(self, view: V, card: K, zone: Hashable | None, player: Player[K], source: Hashable | None) -> bool:
        """Lay a card in a numbered zone, or begin one with it (None); return False in a game where that means nothing.

        It is of the hand or carried; with a `source`, it is taken from that zone. In the hand's zone the carried one is
        put back.
        """
        return False

    def why_too_many(self, view: V, count: int) -> str:
        """Return why so many cards of the hand cannot be laid in this turn; "" if they can."""
        return ""

    def refused_move(self, view: V, moves: Sequence[Move], card: K) -> Move:
        """Return a move with a card that cannot be played now; its refusal says why, as for a question about it."""
        return self.attempt(view, moves, card)

    def explain_unfit(self, view: V, card: K) -> str:
        """Return why a card does not fit that can be played all the same; empty where a refusal says why."""
        return ""

    @abstractmethod
    def attempt(self, view: V, moves: Sequence[Move], card: K) -> Move:
        """Return the move that Enter tries with a card that cannot be played; its refusal says why."""

    def choose(self, view: V, moves: Sequence[Move], player: Player[K]) -> None:
        """Ask which of these moves is meant, and make it."""
        # Questions that follow look at this view: an answer may come after the table has moved on.
        self._view = view
        warning = self.warning(view, moves[0])
        MoveChoice(self, moves, player.submit, player.ask, player.on_give_up, warning=warning).go_on()

    def names_of_choices(self, view: V, move: Move) -> list[str]:
        """Return the names of all that is chosen for a move, as the questions for it would offer them."""
        self._view = view  # to which these names belong, as in a question
        return [self.value_text(*argument) for argument in self.arguments(move)]

    def arguments(self, move: Move) -> Sequence[Argument]:
        """Return what has to be chosen for a move, in the order of asking."""
        return ()

    def prompt(self, kind: str, chosen: Sequence[Argument]) -> str:
        """Return the question for a kind of choice."""
        return self.text(f"ask-{kind}")

    def value_text(self, kind: str, value: object) -> str:
        """Return the text of one answer to that question. Raises ValueError for an unknown kind."""
        if kind == "sure":
            return self.text("value-yes" if value else "value-no")
        raise ValueError(f"{type(self).__name__}.value_text knows no choice of the kind {kind!r}")

    def commands_first(self, kind: str) -> bool:
        """Return whether a key of the table is its command in such a question, not the letter of an answer."""
        return False

    def names_all(self, kind: str) -> bool:
        """Return whether the question for a kind of choice names all answers itself."""
        return False

    def acts_on_card(self, view: V, command: str) -> bool:
        """Return whether a command that may be typed with a card acts on the selected one now."""
        return True

    def before_drawing(self, view: V, moves: Sequence[Move]) -> str:
        """Return what the person must do before drawing or passing, or they would lose something; empty: nothing."""
        return ""

    def confirmation(self, move: Move) -> str | None:
        """Return the question that is asked before a move is made; None where one key is enough."""
        return None

    def open_choice(self, view: V, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves of a question that the game itself puts to this person now; empty: none."""
        return ()

    def chooses_freely(self, view: V, moves: Sequence[Move]) -> bool:
        """Return whether the person chooses a card that need not match anything, for example to give it away."""
        return bool(self.open_choice(view, moves))

    def selected_hint(self, view: V, card: K) -> str:
        """Return what Enter does with the selected card, where the game has just asked for one; else empty."""
        return ""

    def question_state(self, view: V, moves: Sequence[Move]) -> object:
        """Return the state of the table on which a question depends; None if it holds whatever happens.

        `moves` are those among which its answers choose; empty for other questions.
        """
        return None

    def laid_out(self, view: V) -> Sequence[Sequence[K]]:
        """Return the sets as the person has laid them out, in games that have drafts."""
        return ()

    @property
    def busy(self) -> bool:
        """Whether Escape gives something up, as well as stopping speech."""
        return False

    def space_move(self, view: V, moves: Sequence[Move]) -> Move:
        """Return the move that Space makes now."""
        return self.drawing

    @abstractmethod
    def speak_up(self, view: V, moves: Sequence[Move]) -> list[Move]:
        """Return the moves that U makes now: say the word for the last card, report a player, or both."""

    def move_of(self, command: str, view: V) -> Move | None:
        """Return the move of a command that stands for a single move; None for any other command."""
        return None

    def accused(self, view: V) -> Seat | None:
        """Return the seat whose last card can be doubted now; None if none can, or in a game without that."""
        return None

    def own_key_move(self, view: V) -> Move | None:
        """Return the move of the person's own key at a shared keyboard; None: the key stops the clock for them."""
        return None

    def acts_out_of_turn(self, view: V) -> bool:
        """Return whether the rules let players act out of turn, apart from the word for the last card."""
        return False

    def offers(self, command: str, view: V) -> bool:
        """Return whether a command of the game can ever do something at this table."""
        return True

    def works(self, command: str, view: V) -> bool:
        """Return whether a command of the game could do something now, as far as the game can tell."""
        return True

    def perform(self, command: str, view: V, player: Player[K]) -> bool:
        """Carry out a command in the game's own way; return False to leave it to the table."""
        return False

    # Words.

    def missed_options(self, view: V) -> str:
        """Return what could have been done in this position, for replays; empty where a game does not say."""
        return ""

    def proposal(self, view: V, move: Move) -> str:
        """Return a move as something to do, within a sentence: `lay the red 7`.

        This default names drawing, passing, and the moves of the game's commands. Any other move becomes the text
        `UNNAMED_MOVE`, which a check of the game reports.
        """
        if move in (self.drawing, self.passing):
            return self.text("advice-move-draw" if move == self.drawing else "advice-move-pass")
        # A move with a key has words already: what the key does.
        named = (command for command in commands_at(self.game).values() if self.move_of(command.id, view) == move)
        command = next(named, None)
        return self.text(UNNAMED_MOVE if command is None else command.message_id)

    def move_made(self, view: V, move: Move) -> str:
        """Return a move that a player made, in the position before it, within a sentence: `lay the red 7`."""
        return self.proposal(view, move)

    def reason(self, view: V, move: Move, other: Move) -> str:
        """Return the strongest reason for a move rather than another, within a sentence; empty if there is none."""
        return ""

    def missed(self, view: V, chance: MissedChance) -> str:
        """Return a sentence about something that the seat could have done out of turn."""
        return self.text("second-look-could", move=self.proposal(view, chance.move))

    def warning(self, view: V, move: Move) -> str:
        """Return what must be known before the choices of a move are asked for, as a sentence; else empty."""
        return ""

    def risk(self, view: V, move: Move) -> str:
        """Return what a move costs that may go wrong (a bluff, a cheat, a challenge), as a sentence; else empty."""
        return ""

    def due(self, view: V) -> str:
        """Return which key the person must press at once, in turn or out of turn, as a sentence; empty if none."""
        return ""

    def odds(self, value: float) -> str:
        """Return what an expert's value of a move means, within a sentence; empty where it means nothing by itself."""
        return ""

    def worth(self, view: V, verdict: Verdict) -> str:
        """Return what a better move would have been worth, as a sentence."""
        return self.text("second-look-rounds", count=round(100 * verdict.cost))

    def first_reason(self, reasons: Iterator[Reason]) -> str:
        """Return the first of the reasons, within a sentence; empty if there are none."""
        reason = next(reasons, None)
        if reason is None:
            return ""
        # All values are passed, used or not: each reason has a text of its own.
        name = "" if reason.seat is None else self.names[reason.seat]
        colour = self.text(f"colour-{reason.colour}") if reason.colour else ""
        return self.text(reason.text, name=name, card=str(reason.card), colour=colour, count=reason.count)

    def answer(self, command: str, view: V) -> str:
        """Return the full answer of a status key; `command` is one of the `read_` commands."""
        # A command may be declared that nothing answers, by a plug-in for example.
        asked = getattr(self, command, None)
        return self.text("command-idle") if asked is None else str(asked(view))

    def read(self, command: str, view: V) -> str:
        """Return the pieces of a status key's answer that the person has chosen; where they are empty, all of it."""
        key = "read_turn" if command == "read_turn_asked" else command
        # Without a choice the whole answer, which some games put together in their own way.
        if key not in self.pieces or key not in self.chosen:
            return self.answer(command, view)
        wanted = self.wanted_pieces(key)
        # All chosen pieces may be empty now; the key still answers.
        return join_pieces(self.answer_pieces(command, view, wanted), wanted) or self.answer(command, view)

    def wanted_pieces(self, command: str) -> Sequence[str]:
        """Return the pieces of a status key that the person wants to hear, in order."""
        return pieces.enabled_pieces(tuple(self.chosen.get(command, ())), tuple(self.pieces[command]))

    def whole_answer(self, command: str, view: V) -> str:
        """Return the answer of a status key for a person who has chosen no pieces."""
        wanted = pieces.enabled_pieces((), tuple(self.pieces[command]))
        return join_pieces(self.answer_pieces(command, view, wanted), wanted)

    def answer_pieces(self, command: str, view: V, wanted: Sequence[str]) -> Mapping[str, str]:
        """Return the pieces of an answer as sentences, by name; empty where the other `wanted` pieces say it all.

        Raises LookupError for a command whose answer is one piece.
        """
        match command:
            case "read_turn":
                return {"turn": self.whose_turn(view), "next": self.who_is_next(view)}
            case "read_turn_asked":
                return self.answer_pieces("read_turn", view, wanted)
            case "read_scores":
                aim, ending = self.aim(view), self.ending(view)
                aim = self.text("aim-and-ending", aim=aim, ending=ending) if ending else aim
                return {"scores": self.all_points(view), "aim": f"{sentence(aim)}." if aim else ""}
            case "read_counts":
                return {"counts": self.cards_held(view, range(len(view.counts))), "stock": self.stock_left(view)}
        raise LookupError(f"{command} has no pieces")

    @abstractmethod
    def read_top(self, view: V) -> str:
        """Return what lies on top."""

    def read_scores(self, view: V) -> str:
        """Return everybody's points, and what they are good for."""
        return self.whole_answer("read_scores", view)

    def all_points(self, view: V) -> str:
        """Return everybody's points."""
        return self.narrator.scores_text(view.scores)

    def read_turn(self, view: V) -> str:
        """Return whose turn it is, or what everybody waits for, and what has to be done."""
        return self.whole_answer("read_turn", view)

    def whose_turn(self, view: V) -> str:
        """Return whose turn it is, or what everybody waits for."""
        if view.outcome.round is not None and self.looks_on:
            return self.text("looking-on-over" if view.outcome.match is None else "looking-on-finished")
        if view.outcome.round is not None:
            return self.text("turn-over" if view.outcome.match is None else "match-finished")
        if view.turn == self.seat and self.shared:
            return self.text("turn-now-of-several", name=self.names[view.turn])
        return self.to(view.turn, "turn-now")

    def next_seat(self, view: V) -> Seat | None:
        """Return whose turn comes next as things stand; None where that depends on the move made now."""
        return (view.turn + view.direction) % len(view.counts)

    def who_is_next(self, view: V) -> str:
        """Return the same as a sentence; empty where nobody can say."""
        following = None if view.outcome.round is not None else self.next_seat(view)
        return "" if following is None else self.text("turn-next", name=self.name_of(following))

    def partner_name(self, view: V) -> str:
        """Return the name of the person's partner, in a game that has partners; else ""."""
        return ""

    def read_turn_asked(self, view: V) -> str:
        """Return the answer of `read_turn` while a question is open: it does not say how to have it put again."""
        return self.read_turn(view)

    def read_counts(self, view: V) -> str:
        """Return how many cards or tiles everybody and the stock have."""
        return self.whole_answer("read_counts", view)

    def cards_held(self, view: V, seats: Sequence[Seat]) -> str:
        """Return how many cards or tiles these players have."""
        counts = [self.to(seat, self.count_texts[0], count=view.counts[seat]) for seat in seats]
        return sentence(self.text("counts", list=", ".join(counts)))

    def stock_left(self, view: V) -> str:
        """Return how many cards or tiles the stock has."""
        return self.text(self.count_texts[1], count=view.stock)

    def read_order(self, view: V) -> str:
        """Return who sits where, in the direction of play, beginning with the person."""
        count = len(self.names)
        # In the direction of play: whichever that is, the next player follows the person.
        seats = [((self.seat or 0) + view.direction * steps) % count for steps in range(count)]
        word = "clockwise" if view.direction == 1 else "counterclockwise"
        return self.text(f"order-{word}", names=", ".join(map(self.name_of, seats)))

    def read_rules(self, view: V) -> str:
        """Return the rules in force."""
        return self.text("rules-now", list=", ".join(line for line, _ in self.rule_lines(view)))

    def rule_lines(self, view: V) -> list[tuple[str, str]]:
        """Return a line and a description for each rule in force; the first line says who wins."""
        lines = [(aim, "") for aim in filter(None, [self.aim(view)])]
        values = msgspec.structs.asdict(view.rules)
        return lines + rules_in_force(self.translator, self.game, self.options, values)

    def aim(self, view: V) -> str:
        """Return what the points are good for: who wins the match, without a full stop."""
        return self.text("aim-fewest")

    def ending(self, view: V) -> str:
        """Return when the match ends, as it is said after the aim; empty if the aim says it."""
        return ""

    @abstractmethod
    def refusal(self, view: V, move: Move, refusal: Refusal) -> str:
        """Return why a move was refused: what was tried, why not, what would work."""

    def refusal_alone(self, view: V, move: Move, refusal: Refusal) -> str:
        """Return why a move was refused, without how to find a card that fits: in a lesson, the lesson says that."""
        return self.refusal(view, move, refusal).removesuffix(self.playable_hint(view)).rstrip()

    def lines(self, view: V) -> list[str]:
        """Return the table in a few lines, for the screen."""
        return [self.read_top(view), self.read_turn(view), self.read_counts(view), self.read_scores(view)]

    def spoken_lines(self, view: V) -> list[str]:
        """Return the same in sentences: without signs, which readers call by names such as "black square"."""
        return [self.read_top(view), self.read_turn(view), self.read_counts(view), self.read_scores(view)]

    def hand_state(self, view: V, moves: Sequence[Move]) -> tuple[object, ...]:
        """Return the state of the hand: when it differs, the line-by-line table shows the hand again."""
        return (tuple(view.hand), view.turn)


SomePresenter = GamePresenter[View, CardKind]
"""The presenter of any game."""


def sentence(text: str) -> str:
    """Return the text with a capital letter."""
    return text[:1].upper() + text[1:]
