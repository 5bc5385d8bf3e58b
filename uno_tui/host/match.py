"""A match that is written down while it is played, so that nothing announced can be lost."""

from __future__ import annotations

from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import msgspec

from uno_tui.bots.bot import Level
from uno_tui.games.contract import Chance, Event, Move, Seat
from uno_tui.games.options import Value
from uno_tui.host.files import lock, write_whole
from uno_tui.notation.language import Language
from uno_tui.notation.languages import LANGUAGES
from uno_tui.notation.lines import Names, TableError, load, parse
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee

PERSON = "person"


class Plan(msgspec.Struct, frozen=True):
    """Who sits at the table: for each seat a name, and `person` or a bot's level."""

    names: tuple[str, ...]
    players: tuple[str, ...]

    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)


class Match:
    """A table, its record, and the file that the record is kept in.

    With `path` None nothing is kept on disk.
    """

    def __init__(self, plan: Plan, record: Record, table: Any, path: Path | None) -> None:
        self.plan = plan
        self.record = record
        self.table = table
        self.path = path
        self._file: TextIOWrapper | None = None
        if path is not None:
            self._file = path.open("a", encoding="utf-8", newline="\n")
            try:
                _keep_others_out(self._file, path)
            except TableError:
                self.close()
                raise
        self.record.remember(table)

    @classmethod
    def begin(
        cls, game: str, values: dict[str, Value], plan: Plan, chance: Chance, path: Path | None = None
    ) -> tuple[Match, list[Event]]:
        """Deal the first round; the last seat deals. Returns the match and what happened.

        Raises ValueError for a number of seats that cannot play.
        """
        language = LANGUAGES[game]
        names = Names(plan.names)
        dealer = len(names) - 1
        table, events = language.game.begin(values, len(names), dealer, chance)
        record = Record(language, values, names, dealer, events)
        if path is not None:
            write_whole(path.with_suffix(".seats"), msgspec.json.encode(plan).decode())
            write_whole(path, "".join(line + "\n" for line in record.lines))
        return cls(plan, record, table, path), events

    @classmethod
    def resume(cls, path: Path, chance: Chance) -> Match:
        """The match whose record is in `path`. What was cut short at its end is dropped.

        Raises TableError if the file is not the record of a match, or another program is playing it.
        """
        text = load(path)
        whole, referee = whole_record(text, str(path))
        opening = referee.opening
        plan = read_plan(path, opening.header.names)
        table = referee.table
        table.chance = chance
        record = Record(opening.language, opening.header.values, opening.header.names, table.dealer, ())
        record.lines = [line.text for line in parse(whole)]
        if whole != text:
            with path.open("a", encoding="utf-8") as file:
                _keep_others_out(file, path)
            write_whole(path, whole)
        return cls(plan, record, table, path)

    @property
    def language(self) -> Language:
        """The words of this game."""
        return self.record.language

    @property
    def names(self) -> Names:
        """Who sits where."""
        return self.record.names

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Carry out a move and put it on disk. Raises Refused, with nothing changed."""
        events: list[Event] = self.table.play(seat, move)
        self._keep(self.record.move(seat, move, events))
        return events

    def next_round(self) -> list[Event]:
        """Deal the next round and put it on disk. Raises Refused if there is none."""
        events: list[Event] = self.table.next_round()
        self._keep(self.record.next_round(events))
        return events

    def quote(self) -> str:
        """The position as it stands, as a table file."""
        return "".join(line + "\n" for line in self.record.quote())

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _keep(self, lines: Sequence[str]) -> None:
        self.record.remember(self.table)
        if self._file is not None:
            self._file.write("".join(line + "\n" for line in lines))
            self._file.flush()


def _keep_others_out(file: TextIOWrapper, path: Path) -> None:
    if not lock(file):
        raise TableError(str(path), 0, "another program is playing this table; end it there first")


def whole_lines(text: str) -> str:
    """The text without a last line that was cut short."""
    return text[: text.rfind("\n") + 1]


def whole_record(text: str, name: str) -> tuple[str, Referee]:
    """A record without what was cut short at its end, and the referee who has replayed it.

    That may be a line, or a whole statement whose chance results were not all written. Raises TableError if the rest
    does not replay.
    """
    whole = whole_lines(text)
    try:
        return whole, _replayed(whole, name)
    except TableError:
        shorter = _without_last_statement(whole)
        try:
            return shorter, _replayed(shorter, name)
        except TableError:
            pass
        raise


def _replayed(text: str, name: str) -> Referee:
    referee = Referee(text, name)
    problems = referee.problems()
    if problems:
        raise TableError(name, problems[0].line, f"this record does not replay: {problems[0]}")
    return referee


def _without_last_statement(text: str) -> str:
    lines = text.splitlines(keepends=True)
    while lines and lines.pop().startswith("~"):
        pass
    return "".join(lines)


def read_plan(path: Path, names: Names) -> Plan:
    """Who played the table in `path`; where that is not known, the first seat is a person's, the others are bots'."""
    try:
        plan = msgspec.json.decode(path.with_suffix(".seats").read_bytes(), type=Plan)
    except (OSError, msgspec.DecodeError):
        plan = Plan((), ())
    known = all(player in (PERSON, *Level) for player in plan.players)
    if plan.names == names.names and len(plan.players) == len(names) and known and PERSON in plan.players:
        return plan
    return Plan(names.names, (PERSON, *["normal"] * (len(names) - 1)))
