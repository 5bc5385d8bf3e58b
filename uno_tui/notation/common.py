"""The base of the notations of all games: moves of one word, positions, common statements and assertions."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from uno_tui.core.common import CommonGame, CommonTable, MatchState, seats_in
from uno_tui.core.contract import Chance, Move, Seat
from uno_tui.message import Invalid, message, message_of
from uno_tui.notation.assertions import NOTHING, check_common, only_word, read_number, seat_and_rest, seats_or_nobody
from uno_tui.notation.game_notation import Header, PositionError
from uno_tui.notation.lines import Line, Names
from uno_tui.sanitize import sanitize

T = TypeVar("T", bound=CommonTable)
CheckedT = TypeVar("CheckedT")
"""The part of a table that an assertion checks."""
Check = Callable[[Sequence[str], CheckedT, Names], tuple[str, str]]
"""Returns what an assertion expects and what is found, both as text. Raises ValueError."""
C = TypeVar("C", bound=Hashable)
DIRECTIONS = {"clockwise": 1, "counterclockwise": -1}
# The rules refuse it like any wrong seat, so that a scenario can prove the refusal.
NO_SUCH_SEAT = -1
# Words in capitals, such as CARD, stand for something else; a single letter is no name anyhow.
_SMALL_WORD = re.compile(r"\b[a-z_]{2,}\b")


def read_direction(words: Sequence[str]) -> str:
    """Return the only word, which is a direction. Raises ValueError."""
    word = only_word(words, "clockwise, counterclockwise")
    if word not in DIRECTIONS:
        raise Invalid("direction-unknown", found=sanitize(word))
    return word


class HasDiscard(Protocol):
    """A table with a discard pile."""

    @property
    def discard(self) -> Sequence[object]:
        """Return the cards, bottom to top."""
        ...


class HasSaid(Protocol):
    """A table at which "Uno" can be said in advance."""

    turn: Seat

    @property
    def said(self) -> int:
        """Return whether the player on turn has said it."""
        ...


class HasDrawn(Protocol):
    """A table at which a card is drawn and may be played."""

    turn: Seat

    @property
    def drawn(self) -> object:
        """Return that card; None before the draw."""
        ...


class HasDirection(Protocol):
    """A table at which the direction of play changes."""

    direction: int


class HasTurn(HasDrawn, HasDirection, Protocol):
    """A table with everything that the statements of a turn are about."""

    owes: int


def direction_of(table: HasDirection) -> str:
    """Return the direction as it is written."""
    return "clockwise" if table.direction == 1 else "counterclockwise"


def find_seat(word: str, names: Names) -> Seat:
    """Return the seat of a name; `NO_SUCH_SEAT` if no player has it."""
    return names.seat(word) if word in names else NO_SUCH_SEAT


def mask_of(words: Sequence[str], names: Names) -> int:
    """Return the named seats as a bit mask. Raises ValueError."""
    # Each name once: a bit that is added twice becomes the next seat's.
    return sum(1 << names.seat(word) for word in dict.fromkeys(words))


class CommonNotation(ABC, Generic[T]):
    """The frame of a `GameNotation`: moves of one word, positions, assertions."""

    game: CommonGame[T]
    position_words: frozenset[str]
    zones: frozenset[str] = frozenset(("hand", "discard", "stock"))
    long_move_forms: ClassVar[str]
    """How moves with fields are written, for error messages."""
    position_type: ClassVar[type[CommonPosition]]
    assertions: Mapping[str, Check[T]]

    @cached_property
    def one_word_moves(self) -> Mapping[str, Move]:
        """Return the moves without fields by the word they are written as: the name of their class, in lower case."""
        return {kind.__name__.lower(): kind() for kind in self.game.move_types if not kind.__struct_fields__}

    @property
    def reserved(self) -> frozenset[str]:
        """Return the first words of statements, moves and assertions, and the lower-case words of `long_move_forms`."""
        in_forms = _SMALL_WORD.findall(self.long_move_forms)
        return self.position_words.union(self.zones, self.one_word_moves, self.assertions, in_forms)

    @abstractmethod
    def is_card(self, word: str) -> bool:
        """Return whether `word` is a card of this game, or stands for one. No player can have such a name."""

    @abstractmethod
    def read_long_move(self, verb: str, rest: Sequence[str], names: Names) -> Move | None:
        """Return a move with fields; None if there is no such verb. Raises ValueError with a sentence."""

    @abstractmethod
    def write_long_move(self, move: Move, names: Names) -> str | None:
        """Return a move with fields as it is written; None for a move of one word."""

    @abstractmethod
    def position_lines(self, table: T, names: Names) -> Iterable[str] | None:
        """Return the statements of a position from `turn` and the zones on; None if none can express this moment."""

    def read_move(self, words: Sequence[str], names: Names) -> Move:
        """Return the move written as `words`. Raises ValueError with a sentence."""
        verb, *rest = words or ("",)
        if verb in self.one_word_moves:
            if rest:
                raise Invalid("stands-alone-without", word=verb, rest=sanitize(rest))
            return self.one_word_moves[verb]
        move = self.read_long_move(verb, rest, names)
        if move is None:
            moves = ", ".join((self.long_move_forms, *self.one_word_moves))
            raise Invalid("move-unknown", words=sanitize(words), moves=moves)
        return move

    def write_move(self, move: Move, names: Names) -> str:
        """Return the move as it is written."""
        written = self.write_long_move(move, names)
        return {each: verb for verb, each in self.one_word_moves.items()}[move] if written is None else written

    def succeeds(self, table: T, seat: Seat, move: Move) -> bool:
        """Return True: a move that is not refused counts as legal in assertions, even if it will fail."""
        return True

    def read_position(self, lines: Sequence[Line], header: Header, chance: Chance) -> T:
        """Return the table that the statements of a position describe. Raises PositionError."""
        # As in a match: the last seat deals, so that the first one begins.
        dealer = len(header.names) - 1 if header.dealer is None else header.dealer
        table = self.game.make_table(header.values, len(header.names), dealer, chance)
        table.round = header.round
        try:
            table.scores = self.game.first_scores(header.scores or table.scores)
        except ValueError as error:
            raise PositionError(lines[0], message_of(error)) from None
        self.position_type(table, header.names).read(lines)
        return table

    def write_position(self, table: T, names: Names) -> list[str] | None:
        """Return the statements of a position, from `dealer` on; None if no position can express this moment."""
        # A position has no statement for a round that is over.
        lines = None if table.winners is not None else self.position_lines(table, names)
        if lines is None:
            return None
        scores = " ".join(f"{names[seat]} {score}" for seat, score in enumerate(table.scores))
        return [f"dealer {names[table.dealer]}", f"scores {scores}", f"round {table.round}", *lines]

    def check(self, words: Sequence[str], table: T, names: Names) -> tuple[str, str]:
        """Return what an assertion expects and what is found, both as text. Raises ValueError."""
        if not words:
            raise Invalid("assertion-missing")
        common = check_common(self, words, table, names)
        if common is not None:
            return common
        if words[0] not in self.assertions:
            raise Invalid("assertion-unknown", word=sanitize(words[0]))
        return self.assertions[words[0]](words[1:], table, names)


class CommonPosition:
    """Carries the statements of a position out on an empty table.

    The method `_word` carries the statement `word` out.
    """

    per_seat: ClassVar[Sequence[str]] = ("hand",)
    """Statements that may occur once for each seat."""
    by_text: ClassVar[Sequence[str]] = ()
    """Statements that may occur several times, with different words."""
    needed: ClassVar[Sequence[str]] = ("turn",)
    """Statements that must occur."""

    table: Any
    """The table. Each game's class names its own type."""

    def __init__(self, table: CommonTable, names: Names) -> None:
        self.table = table
        self.names = names
        self.lines_by_key: dict[str, Line] = {}
        self.of_turn: dict[str, Seat] = {}
        """Statements that are about the player on turn, and the seats that they name."""

    def read(self, lines: Sequence[Line]) -> None:
        """Carry the statements out. Raises PositionError."""
        for line in lines:
            key = self._key(line)
            if key in self.lines_by_key:
                raise PositionError(line, message("stands-twice", words=sanitize(key)))
            self.lines_by_key[key] = line
            self.run_at(line, partial(self._statement(line), line.words[1:]))
        # What is missing, and what contradicts what, is known only here: statements may stand in any order.
        for word in self.needed:
            if word not in self.lines_by_key:
                raise PositionError(lines[-1], message("position-needs", word=word))
        self.finish(lines[-1])

    def _statement(self, line: Line) -> Callable[[Sequence[str]], None]:
        """Return the method that carries a line's statement out. Raises PositionError if the game lacks it."""
        # The opening lets only the game's `position_words` through, so a file cannot name any other method.
        method = f"_{line.words[0]}"
        found: Callable[[Sequence[str]], None] | None = getattr(self, method, None)
        if found is None:
            raise PositionError(line, message("plugin-no-position-method", word=line.words[0], method=method))
        return found

    def _key(self, line: Line) -> str:
        word = line.words[0]
        if word in self.by_text:
            return line.text
        return " ".join(line.words[:2]) if word in self.per_seat else word

    def run_at(self, line: Line, act: Callable[[], None]) -> None:
        """Call `act`. Raises PositionError, which names the line, if `act` raises ValueError."""
        try:
            act()
        except ValueError as error:
            raise PositionError(line, message_of(error)) from None

    def finish(self, last: Line) -> None:
        """Check what can be checked only when everything lies on the table. Raises PositionError."""
        self.run_at(last, self._finish)

    def _finish(self) -> None:
        """Check the whole position. Raises ValueError."""

    def _judge_turn(self) -> None:
        # Only at the end: `turn` may stand below the statements about it.
        for word, seat in self.of_turn.items():
            if seat != self.table.turn:
                raise Invalid("only-on-turn", word=word, name=self.names[self.table.turn])

    def _turn(self, words: Sequence[str]) -> None:
        self.table.turn = self.names.seat(only_word(words, "name"))

    def _direction(self, words: Sequence[str]) -> None:
        self.table.direction = DIRECTIONS[read_direction(words)]

    def _owes(self, words: Sequence[str]) -> None:
        self.table.owes |= mask_of(words, self.names)

    def _said(self, words: Sequence[str]) -> None:
        self.of_turn["said"] = self.names.seat(only_word(words, "name"))
        self.table.said = True


def judge_pack(pack: Iterable[Hashable], *places: Iterable[Hashable]) -> None:
    """Raise ValueError if a card lies in these places more often than it is in the pack."""
    # Looking up a kind that is not in the pack gives 0 and adds nothing.
    there = Counter(pack)
    for kind, count in sum(map(Counter, places), Counter()).items():
        if count > there[kind]:
            raise Invalid("too-many-here", card=str(kind), count=count, most=there[kind])


def pack_order(kinds: Iterable[C], nothing: str = "nothing") -> Callable[[Iterable[C]], str]:
    """Return a function that writes cards in the order of these kinds; `nothing` if there are none."""
    order = {kind: place for place, kind in enumerate(kinds)}
    return lambda cards: " ".join(map(str, sorted(cards, key=order.__getitem__))) or nothing


def check_cards(
    hands: str, read: Callable[[str], C], write: Callable[[Iterable[C]], str]
) -> tuple[Check[object], Check[object]]:
    """Return the assertions about the cards of a seat, and about their number. `hands` is the table's field."""

    def cards(words: Sequence[str], table: object, names: Names) -> tuple[str, str]:
        seat, listed = seat_and_rest(words, names)
        return write(read(word) for word in listed), write(getattr(table, hands)[seat])

    def count(words: Sequence[str], table: object, names: Names) -> tuple[str, str]:
        seat, rest = seat_and_rest(words, names)
        return str(read_number(rest)), str(len(getattr(table, hands)[seat]))

    return cards, count


def check_drawn(read: Callable[[str], object], what: str) -> Check[HasDrawn]:
    """Return the assertion about the card that the player on turn has drawn. `what` names it in error messages."""

    def drawn(words: Sequence[str], table: HasDrawn, names: Names) -> tuple[str, str]:
        found = "nobody" if table.drawn is None else f"{names[table.turn]} {table.drawn}"
        if list(words) == ["nobody"]:
            return "nobody", found
        seat, rest = seat_and_rest(words, names)
        return f"{names[seat]} {read(only_word(rest, what))}", found

    return drawn


def check_mask(name: str) -> Check[MatchState]:
    """Return the assertion about the seats in the bit mask `name` of the table."""
    return lambda words, table, names: (
        seats_or_nobody(words, names),
        names.list(table.seats_in(getattr(table, name))),
    )


def check_choice(*kinds: str, find: Callable[[CheckedT, Names], str]) -> Check[CheckedT]:
    """Return the assertion about an open choice: its kind, one of these, and the seats that choose."""

    def choice(words: Sequence[str], table: CheckedT, names: Names) -> tuple[str, str]:
        if list(words) == ["nothing"]:
            return "nothing", find(table, names)
        kind = words[0] if words else ""
        if kind not in kinds:
            raise Invalid("choice-unknown", kinds=", ".join(("nothing", *kinds)), found=sanitize(kind) or NOTHING)
        return f"{kind} {seats_or_nobody(words[1:], names)}", find(table, names)

    return choice


def held_lines(word: str, held: Sequence[Sequence[object]], names: Names) -> Iterable[str]:
    """Yield the statements of the cards that each seat holds, under `word`."""
    for seat, cards in enumerate(held):
        if cards:
            yield f"{word} {names[seat]} {' '.join(map(str, cards))}"


def pile_lines(word: str, cards: Iterable[object]) -> Iterable[str]:
    """Yield the statement of a pile in the given order; nothing for an empty pile."""
    written = " ".join(map(str, cards))
    if written:
        yield f"{word} {written}"


def turn_lines(table: HasTurn, names: Names) -> Iterable[str]:
    """Yield the statements of the turn, the direction, the card drawn, and the seats that owe a word."""
    yield f"turn {names[table.turn]}"
    yield f"direction {direction_of(table)}"
    if table.drawn is not None:
        yield f"drawn {names[table.turn]} {table.drawn}"
    if table.owes:
        yield f"owes {names.list(seats_in(table.owes))}"


STOCK: Mapping[str, Check[MatchState]] = {
    "stock": lambda words, table, names: (str(read_number(words)), str(len(table.stock)))
}
DISCARDS: Mapping[str, Check[HasDiscard]] = {
    "discards": lambda words, table, names: (str(read_number(words)), str(len(table.discard)))
}
DIRECTION: Mapping[str, Check[HasDirection]] = {
    "direction": lambda words, table, names: (read_direction(words), direction_of(table))
}
LOST: Mapping[str, Check[object]] = {"lost": lambda words, table, names: (seats_or_nobody(words, names), "nobody")}
SAID: Mapping[str, Check[HasSaid]] = {
    "said": lambda words, table, names: (seats_or_nobody(words, names), names[table.turn] if table.said else "nobody")
}
