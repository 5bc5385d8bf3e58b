"""A game as one person at the table meets it: how keys become moves, and what status keys say.

`GamePresenter` is what the table asks; a game says in its own room what is particular to it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import msgspec

from uno_tui.bots.review import Chance, Verdict
from uno_tui.core.contract import Event, Move, Refusal, Seat, View
from uno_tui.core.jobs import Job
from uno_tui.core.options import Option
from uno_tui.core.reasons import Reason
from uno_tui.i18n.translator import Translator
from uno_tui.speech.narrator import CommonNarrator
from uno_tui.ui.keys.commands import at
from uno_tui.ui.ports import pieces
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.move_choice import Argument, MoveChoice
from uno_tui.ui.ports.option_texts import rules_in_force
from uno_tui.ui.ports.pieces import join_pieces
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.zones import CardKind, K, Zone

V = TypeVar("V", bound=View)
"""What a game lets a seat see."""
UNNAMED_MOVE = "advice-move-unnamed"
"""The text of a move that its game has no words for."""


class PresenterContext(msgspec.Struct, frozen=True):
    """Who plays (None: somebody looks on), in which language, and how much they want to hear.

    Somebody who `learns` is told which keys do what they may do now; `says_last` if they have ever said the word for
    the last card; `alone` if nobody else sits at the keyboard and hears what is said. `pieces` are those that they
    want to hear of status keys, by command. With `numbers` cards are written with their numbers; `sorting` is how the
    own cards lie at first.
    """

    translator: Translator
    names: Sequence[str]
    seat: Seat | None
    verbosity: str
    slips_are_free: bool
    learns: bool = False
    says_last: bool = True
    alone: bool = False
    pieces: Mapping[str, Sequence[str]] = {}
    numbers: bool = False
    sorting: str = "off"


class GamePresenter(ABC, Generic[V, K]):
    """One game as one person at the table meets it. Views are that person's."""

    game: ClassVar[str]
    drawing: ClassVar[Move]
    """The move that draws."""
    passing: ClassVar[Move | None] = None
    """The move that passes, in games that have one."""
    asks: ClassVar[bool] = True
    """Whether the game puts questions of its own."""
    few_cards_win: ClassVar[bool] = True
    """Whether one beware of somebody who has one card left."""
    count_texts: ClassVar[tuple[str, str]] = ("count", "stock-now")
    """Which texts say how many cards somebody, and the stock, have."""
    hides_cards: ClassVar[bool] = True
    """Whether somebody's cards are for nobody else to see."""
    own_sorting: ClassVar[Sorting] = Sorting.OFF
    """How the own cards lie as long as the person does not sort them."""
    reads_current_zone: ClassVar[bool] = False
    """Whether "all my cards" means those among which the person is walking."""
    has_drafts: ClassVar[bool] = False
    """Whether a turn is laid out first, and reaches the table only when it is handed in."""
    cards_return: ClassVar[bool] = False
    """Whether cards that were laid can come back to the hand, where they lay before."""
    plays_from_first_zone: ClassVar[bool] = False
    """Whether cards that can be played lie in the first zone only, wherever the person is walking."""
    zone_sorting: ClassVar[Sorting] = Sorting.COLOUR
    """How cards lie that are not in the own hand."""
    pieces: ClassVar[Mapping[str, Sequence[str]]] = {
        "read_turn": ("turn", "-next"),
        "read_scores": ("scores", "aim"),
        "read_counts": ("counts", "stock"),
    }
    """What the answers of status keys consist of, by command and in order; a minus stands before what is said only to
    those who want it."""
    options: ClassVar[Sequence[Option]]
    narrator_type: ClassVar[type[CommonNarrator[Any]]]
    """What tells the events: of the same view, which the type of a class variable cannot say."""
    narrator: CommonNarrator[V]

    def __init__(self, context: PresenterContext) -> None:
        self.names = context.names
        self.seat = context.seat
        self.slips_are_free = context.slips_are_free
        self.alone = context.alone
        self.translator = context.translator.of(self.game)
        self.narrator = self.narrator_type(context.translator, context.names, context.seat, context.verbosity)
        self.narrator.teaches_keys = context.learns or context.verbosity == "full"
        self.narrator.has_said_last = context.says_last
        self.chosen = context.pieces
        self.numbers = context.numbers
        self.sorting = context.sorting
        self._view: V | None = None

    def take_over(self, before: Self) -> None:
        """Go on with what the person had begun before the settings changed."""
        self._view = before._view

    @property
    def view(self) -> V:
        """What the person knew when they were last asked something."""
        assert self._view is not None, "nothing has been asked yet"  # noqa: S101 - only questions look at it
        return self._view

    def text(self, message_id: str, **values: object) -> str:
        """A text in the person's language."""
        return self.translator.text(message_id, **values)

    def to(self, seat: Seat, message_id: str, **values: object) -> str:
        """The text for the person themselves, or for another."""
        return self.narrator.to(seat, message_id, **values)

    def public_narrator(self) -> CommonNarrator[V]:
        """Tells what everybody may hear."""
        return type(self.narrator)(self.translator, self.names, None, self.narrator.verbosity)

    def name_of(self, seat: Seat) -> str:
        """`you` or a name."""
        return self.text("you-in-list") if seat == self.seat else self.names[seat]

    # Cards.

    def cards(self, view: V) -> Sequence[K]:
        """The person's own cards, or tiles."""
        return cast("Sequence[K]", view.hand)

    def zones(self, view: V) -> Sequence[Zone[K]]:
        """What can be walked through; the own cards come first."""
        return [Zone("hand", partial(self.text, "hand-title"), self.cards(view))]

    def zone_intro(self, view: V, zone: Zone[K]) -> str:
        """What is said of a zone to somebody who comes there."""
        return zone.title

    def zone_intro_with_card(self, view: V, zone: Zone[K], card: str) -> str:
        """What is said to somebody who comes to a zone, with the card that they stand on."""
        return self.text("zone-card", zone=self.zone_intro(view, zone), card=card)

    def numbered_zones(self, view: V) -> Sequence[Hashable]:
        """The zones that are called by numbers, from 1 on, where a game has such."""
        return ()

    def card_for_texts(self, card: K) -> object:
        """What the texts know a card as."""
        return card

    def card_in_sentence(self, card: K) -> str:
        """How a card is called within a sentence."""
        return self.translator.card(self.card_for_texts(card))

    def card_parts(self, card: K) -> tuple[str, str]:
        """Its colour, or suit, and its number or name, each called by itself; no colour where it has none."""
        return self.translator.card_apart(self.card_for_texts(card))

    def card_name(self, card: K) -> str:
        """How a card is called, with a capital letter."""
        return sentence(self.card_in_sentence(card))

    @abstractmethod
    def group(self, card: K) -> object:
        """The group (colour, suit) of a card, for going from group to group."""

    @abstractmethod
    def symbol(self, card: K) -> str:
        """A sign for the group of a card, so that colour is never told by colour alone."""

    @abstractmethod
    def sort_key(self, card: K, sorting: Sorting) -> tuple[int, ...]:
        """Where a card lies when the hand is sorted."""

    def points(self, card: K) -> int:
        """What a card counts."""
        return card.points

    def playable(self, view: V, moves: Sequence[Move], card: K) -> bool:
        """Whether `card` can be played, or chosen, now."""
        return bool(self.moves_with(moves, card))

    def moves_with(self, moves: Sequence[Move], card: K) -> list[Move]:
        """The moves that Enter on this card can mean."""
        return [move for move in moves if getattr(move, "card", None) == card]

    def playable_note(self, view: V, card: K) -> str:
        """What is said behind a card that was looked for because it can be played; nothing where that is all."""
        return ""

    def target_zones(self, view: V) -> Sequence[Hashable] | None:
        """The zones where what the person carries fits; None if they carry nothing, and look for cards."""
        return None

    def prepare(self, view: V) -> Iterator[None]:
        """Work out, one step at a time, what keys may ask next and what would take its time then."""
        return iter(())

    def search(self, view: V) -> tuple[Job[object], tuple[object, ...]] | None:
        """What takes too long for a key, as a job of the game and its arguments; None if there is nothing."""
        return None

    def on_search_result(self, view: V, result: object) -> None:
        """Keep what the search has found for this view."""
        return

    def playable_hint(self, view: V) -> str:
        """How to find a card that fits; where none does, what else to do."""
        fits = any(self.moves_with(self.narrator.moves, card) for card in self.cards(view))
        return self.text("find-playable") if fits else self.nothing_playable(view)

    def faces_debt(self, view: V) -> bool:
        """Whether the person must draw, or answer, because of a card that others laid."""
        return False

    def nothing_playable(self, view: V) -> str:
        """What to do when no card can be played."""
        if view.turn != self.seat or view.outcome.round is not None:
            return self.read_turn(view)
        return self.text("no-playable")

    def on_events(self, events: Sequence[Event], view: V) -> None:
        """Keep what the person may ask later of what they saw; without events, of a table just sat down at.

        Of a resumed table they are shown first what they have seen of the round.
        """
        return

    def returns_home(self, event: Event) -> bool:
        """Whether the person stands at their own cards again after this event."""
        return False

    def leaving_question(self) -> str:
        """What is asked before a table is left at which something would be lost; empty where nothing is."""
        return ""

    def cursor_follows(self, event: Event) -> bool:
        """Whether the cursor goes to the cards that the person got by this event."""
        return False

    # Moves.

    def enter(self, view: V, moves: Sequence[Move], card: K, player: Player[K]) -> None:
        """Enter on `card`: make the move, ask what it still needs, or let it be refused."""
        plays = self.moves_with(moves, card)
        if plays:
            self.choose(view, plays, player)
        else:
            player.submit(self.attempt(view, moves, card))

    @abstractmethod
    def attempt(self, view: V, moves: Sequence[Move], card: K) -> Move:
        """What Enter on a card tries that cannot be played, so that the refusal tells why."""

    def choose(self, view: V, moves: Sequence[Move], player: Player[K]) -> None:
        """Find out which of these moves is meant, and make it."""
        self._view = view
        MoveChoice(self, moves, player.submit, player.ask, player.on_give_up).go_on()

    def arguments(self, move: Move) -> Sequence[Argument]:
        """What has to be chosen for a move, in the order of asking."""
        return ()

    def prompt(self, kind: str, chosen: Sequence[Argument]) -> str:
        """The question for a kind of choice."""
        return self.text(f"ask-{kind}")

    def value_text(self, kind: str, value: object) -> str:
        """One answer to it."""
        if kind == "sure":
            return self.text("value-yes" if value else "value-no")
        raise ValueError(f"no such choice: {kind}")

    def confirmation(self, move: Move) -> str | None:
        """What is asked once more before a move is made."""
        return None

    def open_choice(self, view: V, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves of a question that the game itself puts to this person now; empty: none."""
        return ()

    def selected_hint(self, view: V, card: K) -> str:
        """What Enter does with the selected card, where the game has just asked for one; else empty."""
        return ""

    def question_state(self, view: V) -> object:
        """The state of the table that the game's questions are about; None where they hold whatever happens."""
        return None

    def laid_out(self, view: V) -> Sequence[Sequence[K]]:
        """The sets as the person has laid them out, of games that have drafts."""
        return ()

    @property
    def busy(self) -> bool:
        """Whether Escape gives something up, besides stopping speech."""
        return False

    def space_move(self, view: V, moves: Sequence[Move]) -> Move:
        """What Space does now."""
        return self.drawing

    @abstractmethod
    def speak_up(self, view: V, moves: Sequence[Move]) -> list[Move]:
        """What U does now: say it, report, or both."""

    def move_of(self, command: str, view: V) -> Move | None:
        """The move of a command that is always the same move; None if it is none."""
        return None

    def own_key_move(self, view: V) -> Move | None:
        """What the own key of each person at a shared keyboard does now; None: it stops the clock for them."""
        return None

    def offers(self, command: str, view: V) -> bool:
        """Whether a command that the game has can ever do something at this table."""
        return True

    def works(self, command: str, view: V) -> bool:
        """Whether a command that the game has could do something just now, as far as the game can tell."""
        return True

    def perform(self, command: str, view: V, player: Player[K]) -> bool:
        """Carry out a command of this game's own; False if it is none."""
        return False

    # Words.

    def missed_options(self, view: V) -> str:
        """What could have been done in this position, for replays; nothing where a game does not say."""
        return ""

    def proposal(self, view: V, move: Move) -> str:
        """A move as something to do, within a sentence: `lay the red 7`.

        By itself it names drawing, passing, and the moves of the game's commands; every other move is the text
        `UNNAMED_MOVE`, which a check of the game reports.
        """
        if move in (self.drawing, self.passing):
            return self.text("advice-move-draw" if move == self.drawing else "advice-move-pass")
        named = (command for command in at(self.game).values() if self.move_of(command.id, view) == move)
        command = next(named, None)
        return self.text(UNNAMED_MOVE if command is None else command.message_id)

    def move_made(self, view: V, move: Move) -> str:
        """A move that somebody made, in the position before it, within a sentence: `lay the red 7`; of every game."""
        return self.proposal(view, move)

    def reason(self, view: V, move: Move, other: Move) -> str:
        """What speaks most for a move rather than another, within a sentence; empty where no fact does."""
        return ""

    def missed(self, view: V, chance: Chance) -> str:
        """Return a sentence about something that the seat could have done out of turn."""
        return self.text("second-look-could", move=self.proposal(view, chance.move))

    def risk(self, view: V, move: Move) -> str:
        """Return what a move costs that may go wrong (a bluff, a cheat, a challenge), as a sentence; else empty."""
        return ""

    def due(self, view: V) -> str:
        """Return which key the person must press at once, in turn or out of turn, as a sentence; empty if none."""
        return ""

    def odds(self, value: float) -> str:
        """What an expert's worth of a move means by itself, within a sentence; empty where it means nothing."""
        return ""

    def worth(self, view: V, verdict: Verdict) -> str:
        """What a better move would have been worth, as a sentence."""
        return self.text("second-look-rounds", count=round(100 * verdict.cost))

    def first_reason(self, reasons: Iterator[Reason]) -> str:
        """The first of the reasons, within a sentence; empty without any."""
        reason = next(reasons, None)
        if reason is None:
            return ""
        name = "" if reason.seat is None else self.names[reason.seat]
        colour = self.text(f"colour-{reason.colour}") if reason.colour else ""
        return self.text(reason.text, name=name, card=str(reason.card), colour=colour, count=reason.count)

    def answer(self, command: str, view: V) -> str:
        """All that a status key says; `command` is one of the `read_` commands."""
        asked = getattr(self, command, None)
        return self.text("command-idle") if asked is None else str(asked(view))

    def read(self, command: str, view: V) -> str:
        """What a status key says of the pieces that the person has chosen; where these say nothing, all."""
        key = "read_turn" if command == "read_turn_asked" else command
        if key not in self.pieces or key not in self.chosen:
            return self.answer(command, view)
        wanted = self.wanted_pieces(key)
        return join_pieces(self.answer_pieces(command, view, wanted), wanted) or self.answer(command, view)

    def wanted_pieces(self, command: str) -> Sequence[str]:
        """The pieces of a status key that the person wants to hear, in order."""
        return pieces.enabled_pieces(tuple(self.chosen.get(command, ())), tuple(self.pieces[command]))

    def whole_answer(self, command: str, view: V) -> str:
        """What a status key says to somebody who has chosen nothing."""
        wanted = pieces.enabled_pieces((), tuple(self.pieces[command]))
        return join_pieces(self.answer_pieces(command, view, wanted), wanted)

    def answer_pieces(self, command: str, view: V, wanted: Sequence[str]) -> Mapping[str, str]:
        """The pieces of an answer as sentences, by name; empty where one has nothing to say besides the others wanted.

        Raises LookupError for a command whose answer is one piece.
        """
        match command:
            case "read_turn":
                return {"turn": self.whose_turn(view), "next": self.who_is_next(view)}
            case "read_turn_asked":
                return self.answer_pieces("read_turn", view, wanted)
            case "read_scores":
                aim = self.aim(view)
                return {"scores": self.all_points(view), "aim": f"{sentence(aim)}." if aim else ""}
            case "read_counts":
                everybody, stock = self.count_texts
                counts = [self.to(seat, everybody, count=count) for seat, count in enumerate(view.counts)]
                return {
                    "counts": self.text("counts", list=", ".join(counts)),
                    "stock": self.text(stock, count=view.stock),
                }
        raise LookupError(f"{command} has no pieces")

    @abstractmethod
    def read_top(self, view: V) -> str:
        """What lies on top."""

    def read_scores(self, view: V) -> str:
        """Everybody's points, and what they are good for."""
        return self.whole_answer("read_scores", view)

    def all_points(self, view: V) -> str:
        """Everybody's points."""
        return self.narrator.scores_text(view.scores)

    def read_turn(self, view: V) -> str:
        """Whose turn it is, or what everybody waits for, and what is to be done."""
        return self.whole_answer("read_turn", view)

    def whose_turn(self, view: V) -> str:
        """Whose turn it is, or what everybody waits for."""
        if view.outcome.round is not None:
            return self.text("turn-over" if view.outcome.match is None else "match-finished")
        return self.to(view.turn, "turn-now")

    def next_seat(self, view: V) -> Seat | None:
        """Whose turn comes next as things stand; None where that depends on what is done now."""
        return (view.turn + view.direction) % len(view.counts)

    def who_is_next(self, view: V) -> str:
        """The same in words; empty where nobody can say."""
        following = None if view.outcome.round is not None else self.next_seat(view)
        return "" if following is None else self.text("turn-next", name=self.name_of(following))

    def read_turn_asked(self, view: V) -> str:
        """The same for somebody whose question is open: nothing there tells them to have it asked."""
        return self.read_turn(view)

    def read_counts(self, view: V) -> str:
        """How many cards, or tiles, everybody and the stock have."""
        return self.whole_answer("read_counts", view)

    def read_order(self, view: V) -> str:
        """Who sits where, from oneself on in the direction of play."""
        count = len(self.names)
        seats = [((self.seat or 0) + view.direction * steps) % count for steps in range(count)]
        word = "clockwise" if view.direction == 1 else "counterclockwise"
        return self.text(f"order-{word}", names=", ".join(map(self.name_of, seats)))

    def read_rules(self, view: V) -> str:
        """The rules in force."""
        return self.text("rules-now", list=", ".join(line for line, _ in self.rule_lines(view)))

    def rule_lines(self, view: V) -> list[tuple[str, str]]:
        """The rules in force, each with what it says; first of all who wins."""
        lines = [(aim, "") for aim in filter(None, [self.aim(view)])]
        values = msgspec.structs.asdict(view.rules)
        return lines + rules_in_force(self.translator, self.game, self.options, values)

    def aim(self, view: V) -> str:
        """What the points are good for: who wins the match, without a full stop."""
        return self.text("aim-fewest")

    @abstractmethod
    def refusal(self, view: V, move: Move, refusal: Refusal) -> str:
        """Why a move was refused: what was tried, why not, what would work."""

    def lines(self, view: V) -> list[str]:
        """The table in a few lines, for the screen."""
        return [self.read_top(view), self.read_turn(view), self.read_counts(view), self.read_scores(view)]

    def hand_state(self, view: V, moves: Sequence[Move]) -> tuple[object, ...]:
        """What must have changed for the line-by-line table to show the hand again."""
        return (tuple(view.hand), view.turn)


SomePresenter = GamePresenter[View, CardKind]
"""The presenter of whichever game is played."""


def sentence(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]
