"""Play a table file through: make every move, hand in every chance result, check every assertion."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from uno_tui.core.contract import Event, Failed, IllegalMove, Move, Refusal, Seat, Table
from uno_tui.core.dice import Dice
from uno_tui.message import Message, MessageError, at_line, message, message_of
from uno_tui.notation.assertions import NOTHING, only_word
from uno_tui.notation.game_notation import PositionError
from uno_tui.notation.header import Opening, read_opening
from uno_tui.notation.lines import Line, LineReader, Names, TableError, lines_of, load
from uno_tui.sanitize import sanitize

T = TypeVar("T")
MOST_RESULTS = 1000
LONGEST_RESULT = 1000
"""The longest text of what was expected or found, in characters."""


class Problem(msgspec.Struct, frozen=True):
    """A statement of a table file that does not hold."""

    file: str
    line: int
    statement: str
    expected: str | Message
    found: str | Message

    @property
    def message(self) -> Message:
        """Return all of it in one sentence."""
        said = message("does-not-hold", statement=self.statement, expected=self.expected, found=self.found)
        return at_line(self.file, self.line, said)

    def __str__(self) -> str:
        return str(self.message)


class PlayedLine(msgspec.Struct, frozen=True):
    """A line that was carried out: the seat, its move, what happened, and what does not hold."""

    line: Line
    seat: Seat | None
    move: Move | None
    events: tuple[Event, ...]
    problem: Problem | None


class _Missing(Exception):
    """The table needs a chance result that the file does not have."""


class _Mismatch(MessageError):
    """A chance result in the file is impossible."""


class ScriptedChance:
    """Gives chance results from the `~` lines of a file; from its seed if there is no such line."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.waiting: deque[Line] = deque()
        self.dice: Dice | None = None
        self.at: Line | None = None

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        """Return the cards in the order of the next `~ stock` line."""
        words = self._next("stock")
        if words is None:
            return self._generator().shuffle(cards)
        # Cards of the same text are interchangeable, but the table needs the very objects that it gave.
        by_text: dict[str, list[T]] = {}
        for card in cards:
            by_text.setdefault(str(card), []).append(card)
        have, want = Counter(words), Counter({text: len(same) for text, same in by_text.items()})
        if have != want:
            missing, extra = sanitize([*(want - have).elements()]), sanitize([*(have - want).elements()])
            raise _Mismatch("shuffle-differs", count=len(cards), missing=missing or NOTHING, extra=extra or NOTHING)
        return [by_text[word].pop() for word in words]

    def lot(self, seats: Sequence[Seat]) -> Seat:
        """Return the seat that the next `~ lot` line names."""
        words = self._next("lot")
        if words is None:
            return self._generator().lot(seats)
        try:
            seat = self.names.seat(only_word(words, "name"))
        except ValueError as error:
            raise _Mismatch(message_of(error)) from None
        if seat not in seats:
            raise _Mismatch("lot-impossible", name=self.names[seat], names=self.names.list(seats))
        return seat

    def _next(self, kind: str) -> tuple[str, ...] | None:
        if not self.waiting:
            return None
        # Kept for the error: the fault is in this line, not in that of the move.
        self.at = self.waiting.popleft()
        if self.at.words[1:2] != (kind,):
            raise _Mismatch("chance-expected", kind=kind)
        return self.at.words[2:]

    def _generator(self) -> Dice:
        if self.dice is None:
            raise _Missing
        return self.dice


class Referee:
    """Plays a table file line by line."""

    def __init__(self, text: str, file: str = "table") -> None:
        """Read the opening. Raises TableError."""
        self.file = file
        self._lines = LineReader(lines_of(text, file))
        self.opening = read_opening(file, self._lines)
        self.names = self.opening.header.names
        self.chance = ScriptedChance(self.names)
        if self.opening.header.seed is not None:
            self.chance.dice = Dice(self.opening.header.seed)
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """Return the table in its present state. Raises TableError if nothing has been dealt."""
        if self._table is None:
            raise TableError(self.file, 0, message("not-dealt"))
        return self._table

    def steps(self) -> Iterator[PlayedLine]:
        """Carry the lines out one by one, and yield each. Ends after a move that is not legal.

        Raises TableError for a text that is no table file.
        """
        yield self._begin()
        while self._lines.peek() is not None:
            line = self._lines.take()
            if not line.words:
                continue
            step = self._carry_out(line)
            yield step
            # After a wrong assertion the table is still the one that the file means; after a wrong move it is not.
            if step.problem is not None and line.words[0] != "=":
                return

    def problems(self) -> list[Problem]:
        """Return everything that does not hold. Raises TableError for a text that is no table file."""
        return [step.problem for step in self.steps() if step.problem is not None]

    def _error(self, line: Line, reason: Message) -> TableError:
        return TableError(self.file, line.number, reason, self.opening.notation.game.id)

    def _problem(self, line: Line, expected: str | Message, found: str | Message) -> Problem:
        cut = (sanitize(each, LONGEST_RESULT) if isinstance(each, str) else each for each in (expected, found))
        return Problem(self.file, line.number, sanitize(line.words), *cut)

    def _begin(self) -> PlayedLine:
        opening = self.opening
        line = self._lines.peek() or Line(self._lines.last.number + 1, ("end",))
        if opening.position:
            try:
                self._table = opening.notation.read_position(opening.position, opening.header, self.chance)
            except PositionError as error:
                raise self._error(error.line, error.message) from None
            return PlayedLine(opening.position[-1], None, None, (), None)
        # The `~` lines of a deal come after its opening, those of a move after the move: collect before acting.
        self._collect()
        try:
            events = self._with_chance(line, lambda: self._deal(opening))
        except ValueError as error:
            raise self._error(line, message_of(error)) from None
        return PlayedLine(line, None, None, tuple(events), None)

    def _deal(self, opening: Opening) -> list[Event]:
        header = opening.header
        dealer = len(self.names) - 1 if header.dealer is None else header.dealer
        table, events = opening.notation.game.begin(
            header.values, len(self.names), dealer, self.chance, scores=header.scores, number=header.round
        )
        self._table = table
        return events

    def _collect(self) -> None:
        """Take the `~` lines that come next."""
        self.chance.waiting.clear()
        # Blank lines may stand between a move and its results.
        while (line := self._lines.peek()) is not None and line.words[:1] in ((), ("~",)):
            self._lines.take()
            if line.words:
                self.chance.waiting.append(line)
            if len(self.chance.waiting) > MOST_RESULTS:
                raise self._error(line, message("too-much-chance", most=MOST_RESULTS))

    def _with_chance(self, line: Line, act: Callable[[], list[Event]]) -> list[Event]:
        try:
            events = act()
        except _Missing:
            raise self._error(line, message("chance-missing")) from None
        except _Mismatch as error:
            raise self._error(self.chance.at or line, error.message) from None
        # The table asked for fewer results than there are: the file belongs to another course of the game.
        if self.chance.waiting:
            raise self._error(self.chance.waiting[0], message("no-chance"))
        return events

    def _carry_out(self, line: Line) -> PlayedLine:
        mark = line.words[0]
        if mark == "=":
            return self._assert(line)
        if mark == "round":
            return self._next_round(line)
        if mark == "~":
            raise self._error(line, message("no-chance"))
        if mark == "!":
            return self._must_be_refused(line)
        if mark == "?":
            return self._must_fail(line)
        # Last: no name can be one of the words above, see `why_not_written`.
        if mark in self.names:
            seat, move = self._read_move(line, line.words)
            return self._move(line, seat, move)
        raise self._error(line, message("statement-unknown", word=sanitize(mark), names=" ".join(self.names.names)))

    def _read_move(self, line: Line, words: Sequence[str]) -> tuple[Seat, Move]:
        try:
            return self.names.seat(words[0] if words else ""), self.opening.notation.read_move(words[1:], self.names)
        except ValueError as error:
            raise self._error(line, message_of(error)) from None

    def _assert(self, line: Line) -> PlayedLine:
        try:
            expected, found = self.opening.notation.check(list(line.words[1:]), self.table, self.names)
        except ValueError as error:
            raise self._error(line, message_of(error)) from None
        problem = None if expected == found else self._problem(line, expected, found)
        return PlayedLine(line, None, None, (), problem)

    def _next_round(self, line: Line) -> PlayedLine:
        if len(line.words) > 1:
            raise self._error(line, message("round-misplaced"))
        # A position needs no dealer until another round is dealt, by the next one.
        if self.opening.position and not self.opening.dealer_named:
            raise self._error(line, message("dealer-missing"))
        self._collect()
        try:
            events = self._with_chance(line, self.table.next_round)
        except IllegalMove:
            found = message("round-not-over" if self.table.outcome.match is None else "match-over-already")
            return PlayedLine(line, None, None, (), self._problem(line, message("round-to-begin"), found))
        return PlayedLine(line, None, None, tuple(events), None)

    def _move(self, line: Line, seat: Seat, move: Move) -> PlayedLine:
        self._collect()
        try:
            events = self._with_chance(line, lambda: self.table.play(seat, move))
        except IllegalMove as refused:
            refusal = self._problem(line, message("legal-move"), _refused(_reason(refused.refusal)))
            return PlayedLine(line, seat, move, (), refusal)
        failed = _failure(events)
        problem = None if failed is None else self._problem(line, message("move-to-succeed"), _failed(failed))
        return PlayedLine(line, seat, move, tuple(events), problem)

    def _must_be_refused(self, line: Line) -> PlayedLine:
        seat, move, expected = self._read_expectation(line)
        # Nothing is carried out, so no chance results may follow.
        refusal = self.table.refusal(seat, move)
        found = "legal" if refusal is None else _refused(_reason(refusal))
        holds = refusal is not None and _says(refusal, expected)
        problem = None if holds else self._problem(line, _refused(" ".join(expected)), found)
        return PlayedLine(line, seat, move, (), problem)

    def _must_fail(self, line: Line) -> PlayedLine:
        seat, move, expected = self._read_expectation(line)
        self._collect()
        events: list[Event] = []
        try:
            events = self._with_chance(line, lambda: self.table.play(seat, move))
        except IllegalMove as refused:
            found: str | Message = _refused(_reason(refused.refusal))
        else:
            failed = _failure(events)
            found = "legal" if failed is None else _failed(failed)
        wanted = _failed(" ".join(expected))
        problem = None if found == wanted else self._problem(line, wanted, found)
        return PlayedLine(line, seat, move, tuple(events), problem)

    def _read_expectation(self, line: Line) -> tuple[Seat, Move, Sequence[str]]:
        """Return the seat, its move, and the words of the reason why the move must go wrong."""
        words = line.words[1:]
        if ":" not in words:
            raise self._error(line, message("reason-missing"))
        at = words.index(":")
        return (*self._read_move(line, words[:at]), words[at + 1 :])


def _refused(reason: str) -> Message:
    return message("refused-because", reason=sanitize(reason, LONGEST_RESULT))


def _failed(reason: str) -> Message:
    return message("failed-because", reason=sanitize(reason, LONGEST_RESULT))


def _reason(refusal: Refusal) -> str:
    return f"{refusal.reason} {refusal.details}".strip()


def _says(refusal: Refusal, expected: Sequence[str]) -> bool:
    """Return whether a refusal is the expected one: it has the same reason, and the details that the file names.

    Details are words, and cards in brackets. Their order means nothing.
    """
    if list(expected[:1]) != [refusal.reason]:
        return False
    (words, cards), (found_words, found_cards) = _details(expected[1:]), _details(refusal.details.split())
    # The file may leave out words, and all of the cards, but not some of the cards.
    return not words - found_words and cards in (Counter(), found_cards)


def _details(words: Sequence[str]) -> tuple[Counter[str], Counter[str]]:
    outside: Counter[str] = Counter()
    inside: Counter[str] = Counter()
    bracket = False
    for word in words:
        bracket = bracket or word.startswith("[")
        (inside if bracket else outside)[word.strip("[]")] += 1
        bracket = bracket and not word.endswith("]")
    return outside, inside


def _failure(events: Sequence[Event]) -> str | None:
    return next((event.reason for event in events if isinstance(event, Failed)), None)


def check(path: Path) -> list[Problem]:
    """Return everything that does not hold in a table file. Raises TableError if the file is none."""
    return Referee(load(path), str(path)).problems()


def report_problems(path: Path, tell: Callable[[Problem], object]) -> int | None:
    """Report everything that does not hold in a table file, as it is found.

    Return the number of steps, the deal or position among them, if all hold, else None. Raises TableError if the file
    is none.
    """
    steps, all_hold = 0, True
    for step in Referee(load(path), str(path)).steps():
        steps += 1
        if step.problem is not None:
            all_hold = False
            tell(step.problem)
    return steps if all_hold else None
