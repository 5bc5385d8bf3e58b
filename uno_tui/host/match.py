"""A match whose record is written while it is played, so that nothing announced can be lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from uno_tui.bots.bot import Company, Level
from uno_tui.core.contract import Chance, Event, Move, RoundBegan, Seat, Table
from uno_tui.core.options import Value
from uno_tui.host.connection import PastChange
from uno_tui.host.daily import daily_chance
from uno_tui.host.files import UNREADABLE
from uno_tui.host.practice import Practice, Takeback, chance_of, last_decision, read_as_record, read_statements
from uno_tui.host.record_file import SEATS, RecordFile, SavedRecord, UnopenedRecord
from uno_tui.message import message, why
from uno_tui.notation.game_notation import NOTATIONS, Daily, GameNotation
from uno_tui.notation.lines import Names, TableError, load, parse, whole_lines, without_last_statement
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee

PERSON = "person"
"""A seat of a person at the keyboard of this machine."""
FRIEND = "friend"
"""A seat of a person who plays from elsewhere."""


class Plan(msgspec.Struct, frozen=True):
    """Who sits at the table, for each seat a name, and `person`, `friend` or a bot's level; and how they practise, if
    they do.
    """

    names: tuple[str, ...]
    players: tuple[str, ...]
    practice: Practice | None = None

    def people(self) -> tuple[Seat, ...]:
        """Return the seats of people, here and elsewhere."""
        return tuple(seat for seat, player in enumerate(self.players) if player in (PERSON, FRIEND))

    def here(self) -> tuple[Seat, ...]:
        """Return the seats of the people at the keyboard of this machine."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    def friends(self) -> tuple[Seat, ...]:
        """Return the seats of people who play from elsewhere."""
        return tuple(seat for seat, player in enumerate(self.players) if player == FRIEND)

    def company(self) -> Company:
        """Return the level of the bot at each seat, None for a person."""
        return tuple(None if player in (PERSON, FRIEND) else Level(player) for player in self.players)

    def with_player(self, seat: Seat, player: str) -> Plan:
        """Return the plan with another player at a seat, who keeps its name."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return msgspec.structs.replace(self, players=players)


Past = dict[Seat, list[PastChange]]
"""What people saw of the running round before the table was resumed."""


class Match:
    """A table, its record, and the file that the record is kept in.

    With `saved` None nothing is kept on disk. `moved` is called with the new path when something else has deleted or
    changed the file, and the record had to be written again; `restored` with the path of the seats file when that was
    written again; `saving_changed` with the error when the record can no longer be written, and with None when it can
    again.
    """

    def __init__(self, plan: Plan, record: Record, table: Table, saved: SavedRecord | None) -> None:
        self.plan = plan
        self.record = record
        self.table = table
        self._saved = saved
        self.moved: Callable[[Path], None] = lambda path: None
        self.restored: Callable[[Path], None] = lambda path: None
        self.saving_changed: Callable[[OSError | None], None] = lambda unsaved: None
        if saved is not None:
            # Asked at each call: these attributes get their functions only after the match is made.
            saved.moved = lambda path: self.moved(path)
            saved.restored = lambda path: self.restored(path)
            saved.changed = lambda unsaved: self.saving_changed(unsaved)
        self.temporary: OSError | None = None
        """Why the record is only kept as long as the program runs; None if it is kept for good."""
        self.is_resumed = False
        """Whether it goes on from a record or a position."""
        self.past: Past = {}
        """What everybody has seen of a resumed round until it was resumed; nothing any more after the next change."""
        self._turn_moves: int | None = None
        """How many moves in turn and deals the record has; None if that has not been asked yet."""
        self.record.remember(table)

    @property
    def path(self) -> Path | None:
        """Return where the record is, or would be if it could be written; None if it is not to be kept."""
        return None if self._saved is None else self._saved.path

    @property
    def unsaved(self) -> OSError | None:
        """Return why the newest moves are not on disk for good, None if all are."""
        return self.temporary or (None if self._saved is None else self._saved.unsaved)

    @property
    def is_partly_saved(self) -> bool:
        """Return whether a beginning of the record, at least, is on disk for good."""
        try:
            return self.temporary is None and self.path is not None and self.path.stat().st_size > 0
        except OSError:
            return False

    @property
    def digest(self) -> str:
        """Return the hash of the record's file, "" if there is none."""
        return "" if self._saved is None else self._saved.digest

    @classmethod
    def begin(
        cls,
        game: str,
        values: dict[str, Value],
        plan: Plan,
        chance: Chance,
        path: Path | None = None,
        daily: Daily | None = None,
    ) -> tuple[Match, list[Event]]:
        """Deal the first round; the last seat deals. Returns the match and what happened.

        With `daily` the chance is that of the day's deal, see `daily_chance`.
        A match whose record cannot be written is played all the same: `unsaved` says why. Raises ValueError for a
        number of seats that cannot play.
        """
        notation = NOTATIONS[game]
        names = Names(plan.names)
        dealer = len(names) - 1
        table, events = notation.game.begin(values, len(names), dealer, chance)
        record = Record(notation, values, names, dealer, events, daily)
        return cls(plan, record, table, None if path is None else _begin(path, plan, record)), events

    @classmethod
    def resume(cls, path: Path, chance: Chance) -> Match:
        """Resume the match of the record in `path`, and return it. What was cut short at its end is dropped.

        A record that can be read but not written is resumed all the same; `unsaved` says why. Raises TableError if the
        file is not the record of a match, or another program is playing it.
        """
        file, unwritable = _open_file(path)
        try:
            text = load(path) if file is None else file.read()
            past: Past = {}
            remember = partial(_remember, past, partial(read_plan, path))
            whole, referee = whole_record(text, str(path), remember, forget=past.clear)
            plan = read_plan(path, referee.names)
            # Only now, when it has replayed: a file that is no record stays as it is.
            if file is not None:
                file.keep_only(whole)
        except BaseException as error:
            # Also on Ctrl+C: while the file is open it is locked, for this program as for others.
            if file is not None:
                file.close()
            if isinstance(error, OSError):
                raise TableError(str(path), 0, message("cannot-be-opened", reason=why(error))) from None
            raise
        opening = referee.opening
        table = referee.table
        header = opening.header
        record = Record(opening.notation, header.values, header.names, table.dealer, (), header.daily)
        # As they stand in the file, with all of its statements; comments are not kept here.
        record.lines = [line.text for line in parse(whole)]
        table.chance = _own_chance(plan, record, record.lines) or chance
        saved = SavedRecord(path, _write_plan(plan), file, UnopenedRecord(text, whole) if file is None else None)
        saved.unsaved = unwritable
        match = cls(plan, record, table, saved)
        match.is_resumed, match.past = True, past
        return match

    @classmethod
    def practise(cls, opening: str, plan: Plan, path: Path | None = None, *, name: str = "table") -> Match:
        """Return a practice table that goes on from a table file's text, with its moves; `name` is the file's.

        A match whose record cannot be written is played all the same. Raises TableError for a text that is no table or
        does not hold.
        """
        record, _ = read_as_record(opening, name)
        practice = msgspec.structs.replace(plan.practice or Practice(), taken_over=len(record.lines))
        plan = msgspec.structs.replace(plan, practice=practice)
        past: Past = {}
        # A second time, for what people have seen; the record has the results that a seed in the file stood for.
        referee = _replay(_join_lines(record.lines), name, partial(_remember, past, lambda names: plan))
        referee.table.chance = chance_of(practice, record.lines)
        match = cls(plan, record, referee.table, None if path is None else _begin(path, plan, record))
        match.is_resumed, match.past = True, past
        return match

    @property
    def notation(self) -> GameNotation[Table]:
        """Return the words of this game in table files."""
        return self.record.notation

    @property
    def names(self) -> Names:
        """Return the names of the seats."""
        return self.record.names

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Carry out a move and put it on disk. Raises IllegalMove, with nothing changed."""
        # The host tells the events only after `_keep`, so that nothing that was told can be lost.
        events: list[Event] = self.table.play(seat, move)
        if self._turn_moves is not None:
            self._turn_moves += not move.reaction
        self.past = {}
        self._keep(self.record.move(seat, move, events))
        return events

    def next_round(self) -> list[Event]:
        """Deal the next round and put it on disk. Raises IllegalMove if there is none."""
        events: list[Event] = self.table.next_round()
        if self._turn_moves is not None:
            self._turn_moves += 1
        self.past = {}
        self._keep(self.record.next_round(events))
        return events

    def change_player(self, seat: Seat, player: str) -> None:
        """Give a seat to another player, and put that on disk; the new one plays under the seat's name."""
        self.plan = self.plan.with_player(seat, player)
        if self._saved is not None:
            self._saved.write_seats(_write_plan(self.plan), self.text)

    def take_back(self) -> Takeback | None:
        """Make what a person decided last undone, with all that came of it; None if nothing has happened yet.

        Where no person has decided anything, all moves are taken back.
        """
        assert self.plan.practice is not None, "moves are taken back at practice tables only"  # noqa: S101
        made = read_statements(self.record.lines, self.notation, self.names)
        if not made:
            return None
        place = last_decision(made, self.plan.people())
        # If no person has decided anything, this is the first statement of all.
        undone = made[place or 0]
        moves = [each for each in made[(place or 0) :] if each.move is not None]
        self._go_back(self.record.lines[: undone.line])
        if place is None:
            return Takeback(None, None, len(moves))
        return Takeback(undone.seat, undone.move, len(moves) - 1)

    def _go_back(self, lines: list[str]) -> None:
        """Go back to the state after these lines, and drop the rest of the record."""
        past: Past = {}
        text = _join_lines(lines)
        referee = _replay(text, "table", partial(_remember, past, lambda names: self.plan))
        # It goes on where the lines end, so that the same moves bring the same cards.
        referee.table.chance = _own_chance(self.plan, self.record, lines) or referee.table.chance
        self.table, self.past, self._turn_moves = referee.table, past, None
        self.record.go_back(lines)
        self._limit_taken_over(len(self.record.lines))
        self.record.remember(self.table)
        if self._saved is not None:
            self._saved.go_back(text, _write_plan(self.plan))

    def _limit_taken_over(self, lines: int) -> None:
        """Note that at most so many lines were taken over from elsewhere: later ones are decided at this table."""
        practice = self.plan.practice
        if practice is not None and practice.taken_over > lines:
            fewer = msgspec.structs.replace(practice, taken_over=lines)
            self.plan = msgspec.structs.replace(self.plan, practice=fewer)

    @property
    def turn_moves(self) -> int:
        """Return how many moves were made so far that are no reactions, and how many further rounds were dealt."""
        if self._turn_moves is None:
            made = read_statements(self.record.lines, self.notation, self.names)
            self._turn_moves = sum(each.move is None or not each.move.reaction for each in made)
        return self._turn_moves

    def text(self) -> str:
        """Return the record so far as a table file."""
        return _join_lines(self.record.lines)

    def quote(self) -> str:
        """Return the present position as a table file; a comment names what players know beyond it."""
        lines = self.record.quote()
        # Comparing the views finds what is missing, so that no game has to list it.
        left_out = _differences(self.table, _replay(_join_lines(lines), "table", _overlook).table)
        comment = [f"# Seen before, and not in this position: {', '.join(left_out)}."] if left_out else []
        return _join_lines([*lines, *comment])

    @property
    def daily(self) -> Daily | None:
        """Return which day's deal this is; None for any other table."""
        return self.record.daily

    def close(self) -> None:
        """Close the file."""
        if self._saved is not None:
            self._saved.close()

    def secure(self) -> None:
        """Make sure that the record on disk is whole; `moved` and `saving_changed` tell what had to be done."""
        if self._saved is not None:
            self._saved.add("", self.text)

    def _keep(self, lines: Sequence[str]) -> None:
        self.record.remember(self.table)
        if self._saved is not None:
            self._saved.add(_join_lines(lines), self.text)


def _own_chance(plan: Plan, record: Record, lines: Sequence[str]) -> Chance | None:
    """Return the chance of a daily or a practice table after these lines of its record; None at other tables."""
    if record.daily is not None:
        return daily_chance(record.daily, record.notation.game.id, record.values, lines)
    return None if plan.practice is None else chance_of(plan.practice, lines)


def _join_lines(lines: Sequence[str]) -> str:
    return "".join(line + "\n" for line in lines)


def _differences(table: Table, other: Table) -> list[str]:
    """Return what a seat's views of two tables do not have in common."""
    views = [(table.view(seat), other.view(seat)) for seat in (*range(table.seats), None)]
    names = views[0][0].__struct_fields__
    return [name for name in names if any(getattr(one, name) != getattr(two, name) for one, two in views)]


def _begin(path: Path, plan: Plan, record: Record) -> SavedRecord:
    """Start a record on disk with all that has happened so far."""
    return SavedRecord.begin(path, _write_plan(plan), _join_lines(record.lines))


def _open_file(path: Path) -> tuple[RecordFile | None, OSError | None]:
    """Return the file of a record, and None; if it can only be read, None and the error. Raises TableError."""
    try:
        return RecordFile(path), None
    # Before OSError, its base: what is not there cannot be read, either.
    except FileNotFoundError as error:
        raise TableError(str(path), 0, message("cannot-be-opened", reason=why(error))) from None
    except OSError as error:
        return None, error


def _write_plan(plan: Plan) -> str:
    """Return the text of the file that says who plays."""
    return msgspec.json.encode(plan).decode()


Watch = Callable[[Referee, Sequence[Event]], None]
"""Is shown every change while a record is replayed."""


def _overlook(referee: Referee, events: Sequence[Event]) -> None:
    pass


def _remember(past: Past, plan_of: Callable[[Names], Plan], referee: Referee, events: Sequence[Event]) -> None:
    """Keep what people saw of a change, from the beginning of the round on."""
    # A table that begins with a position has no deal: its past begins with the first change.
    if not past or any(isinstance(event, RoundBegan) for event in events):
        past |= {seat: [] for seat in plan_of(referee.names).people()}
    for seat, moments in past.items():
        seen = tuple(event.as_seen_by(seat) for event in events)
        moments.append(PastChange(referee.table.view(seat), seen))


def whole_record(
    text: str, name: str, watch: Watch = _overlook, forget: Callable[[], None] = lambda: None
) -> tuple[str, Referee]:
    """Return a record without what was cut short at its end, and the referee who has replayed it.

    That may be a line, or a whole statement whose chance results were not all written. Raises TableError if the rest
    does not replay. `forget` is called if it is replayed once more without its end: `watch` then sees everything again.
    """
    whole = whole_lines(text)
    try:
        return whole, _replay(whole, name, watch)
    except TableError:
        shorter = without_last_statement(whole)
        forget()
        try:
            return shorter, _replay(shorter, name, watch)
        except TableError:
            pass
        # The first error, as its line is in the file that the player has.
        raise


def _replay(text: str, name: str, watch: Watch) -> Referee:
    referee = Referee(text, name)
    for step in referee.steps():
        problem = step.problem
        if problem is not None:
            raise TableError(name, problem.line, message("does-not-replay", problem=problem.message))
        if step.events:
            watch(referee, step.events)
    return referee


def read_plan(path: Path, names: Names) -> Plan:
    """Return who plays at the table in `path`; if that is not known, a person at the first seat, and bots."""
    try:
        plan = msgspec.json.decode(path.with_suffix(SEATS).read_bytes(), type=Plan)
    except (OSError, *UNREADABLE):
        plan = Plan((), ())
    known = all(player in (PERSON, FRIEND, *Level) for player in plan.players)
    # A seats file that was damaged, or belongs to another record, is not believed.
    if plan.names == names.names and len(plan.players) == len(names) and known and PERSON in plan.players:
        return plan
    return Plan(names.names, (PERSON, *["normal"] * (len(names) - 1)))
