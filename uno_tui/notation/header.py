"""Read the first lines of a table file: game, options, seats, and what was before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import msgspec

from uno_tui.core import options
from uno_tui.core.catalogue import why_not_played
from uno_tui.core.contract import Seat, Table
from uno_tui.core.seating import why_not_so_many
from uno_tui.message import Invalid, Message, message, message_of
from uno_tui.notation.assertions import only_word, read_number, seat_and_rest
from uno_tui.notation.game_notation import NOTATIONS, Daily, GameNotation, Header, reserved_words
from uno_tui.notation.lines import VERSION, Line, LineReader, Names, TableError, why_not_written
from uno_tui.sanitize import sanitize

MOST_STATEMENTS = 1000
WORDS = frozenset("table rule game options seats daily dealer scores round seed".split())


class Opening(msgspec.Struct, frozen=True):
    """The header of a file, its game's notation, a position's statements, and whether a `dealer` line was there."""

    notation: GameNotation[Table]
    header: Header
    position: tuple[Line, ...]
    dealer_named: bool


def read_opening(file: str, lines: LineReader) -> Opening:
    """Return the opening. The next line is then the one after it. Raises TableError."""
    reader = _Reader(file)
    while (line := lines.peek()) is not None:
        # The line stays where it is: the referee begins with it.
        if line.words and not reader.take(line):
            return reader.opening(line)
        lines.take()
    # No line follows: the error names the number of the last one, and `end` as what is next.
    return reader.opening(Line(lines.last.number or 1, ("end",)))


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.lines_by_key: dict[str, Line] = {}
        self.notation: GameNotation[Table] | None = None
        self.position: list[Line] = []
        self.header = Header({}, Names(()))
        self.readers: dict[str, Callable[[Sequence[str]], None]] = {
            "game": self._game,
            "options": self._options,
            "seats": self._seats,
            "daily": self._daily,
            "dealer": self._dealer,
            "scores": self._scores,
            "round": self._round,
            "seed": self._seed,
        }

    def error(self, line: Line, reason: Message) -> TableError:
        return TableError(self.file, line.number, reason, self.notation.game.id if self.notation else None)

    def take(self, line: Line) -> bool:
        """Read one line. Return False if it no longer belongs to the opening. Raises TableError."""
        word, *rest = line.words
        if "table" not in self.lines_by_key:
            if line.words != ("table", VERSION):
                raise self.error(line, message("first-line-wrong", version=VERSION, found=sanitize(line.words)))
            self.lines_by_key["table"] = line
            return True
        # `rule` names clauses of the rule book that the file shows: for readers and for tests, not for the table.
        if word == "rule":
            return True
        # `round 3` says what was before, `round` alone deals the next one.
        if line.words == ("round",) or word not in WORDS:
            if self.notation and word in self.notation.position_words:
                self._need(line, "game", "seats")
                if len(self.position) == MOST_STATEMENTS:
                    raise self.error(line, message("position-too-long", most=MOST_STATEMENTS))
                self.position.append(line)
                return True
            return False
        if word in self.lines_by_key:
            raise self.error(line, message("stands-already", word=word, line=str(self.lines_by_key[word].number)))
        if word in ("options", "seats"):
            self._need(line, "game")
        if word in ("dealer", "scores"):
            self._need(line, "game", "seats")
        self.lines_by_key[word] = line
        try:
            self.readers[word](rest)
        except ValueError as error:
            raise self.error(line, message_of(error)) from None
        return True

    def _need(self, line: Line, *words: str) -> None:
        for word in words:
            if word not in self.lines_by_key:
                raise self.error(line, message("line-expected", word=word, before=sanitize(line.words[0])))

    def opening(self, next_line: Line) -> Opening:
        if not self.lines_by_key:
            raise self.error(next_line, message("first-line-missing", version=VERSION))
        self._need(next_line, "game", "seats")
        assert self.notation is not None  # noqa: S101 - for the type checker: `game` has been read
        if not self.header.values:
            self.header.values = options.defaults(self.notation.game.options)
        return Opening(self.notation, self.header, tuple(self.position), "dealer" in self.lines_by_key)

    def _game(self, words: Sequence[str]) -> None:
        game = only_word(words, "game")
        if game not in NOTATIONS:
            raise Invalid(why_not_played(game))
        self.notation = NOTATIONS[game]

    def _options(self, words: Sequence[str]) -> None:
        assert self.notation is not None  # noqa: S101 - for the type checker: `game` stands before
        self.header.values, _ = options.read(self.notation.game.options, words)

    def _seats(self, words: Sequence[str]) -> None:
        assert self.notation is not None  # noqa: S101 - for the type checker: `game` stands before
        reserved = reserved_words(self.notation.game.id)
        for name in words:
            reason = why_not_written(name, reserved)
            if reason is None and self.notation.is_card(name):
                reason = message("seat-name-card", name=name)
            if reason is not None:
                raise Invalid(reason)
        if len(set(words)) < len(words):
            raise Invalid("seats-alike")
        reason = why_not_so_many(self.notation.game, len(words))
        if reason is not None:
            raise Invalid(reason)
        self.header.names = Names(tuple(words))

    def _daily(self, words: Sequence[str]) -> None:
        written = words[0] if words else ""
        try:
            day = date.fromisoformat(written)
        except ValueError:
            day = None
        if day is None or day.isoformat() != written:  # none of the other forms that Python reads
            raise Invalid("no-date", found=sanitize(written))
        self.header.daily = Daily(day, read_number(words[1:]))

    def _dealer(self, words: Sequence[str]) -> None:
        self.header.dealer = self.header.names.seat(only_word(words, "name"))

    def _scores(self, words: Sequence[str]) -> None:
        scores: dict[Seat, int] = {}
        while words:
            seat, words = seat_and_rest(words, self.header.names)
            if seat in scores:
                raise Invalid("scores-twice", name=self.header.names[seat])
            # A slice, as there may be no word: then `read_number` says what is missing.
            scores[seat] = read_number(words[:1])
            words = words[1:]
        self.header.scores = tuple(scores.get(seat, 0) for seat in range(len(self.header.names)))

    def _round(self, words: Sequence[str]) -> None:
        self.header.round = read_number(words)
        if not self.header.round:
            raise Invalid("round-too-small")

    def _seed(self, words: Sequence[str]) -> None:
        self.header.seed = read_number(words)
