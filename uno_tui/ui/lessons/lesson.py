"""A lesson and how it is read: a table file, and the steps beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from uno_tui.core.catalogue import built_in, default_game, lessons, package_of
from uno_tui.core.contract import Event, Seat, Table
from uno_tui.core.options import Value
from uno_tui.host.script import Attempt
from uno_tui.i18n.texts import entries_or_english, read_entries
from uno_tui.message import message, why
from uno_tui.notation.game_notation import GameNotation
from uno_tui.notation.lines import Names, TableError, parse
from uno_tui.notation.record import Record, chance_lines
from uno_tui.notation.referee import Referee
from uno_tui.ui import toml

MOVE, DRAFT = "move", "draft"
"""The values of `until` that are no commands: the learner's next line in the table file, or a draft of given sets."""
# Only for the lines of mistakes: the steps themselves are read as TOML.
_STEP = re.compile(r"^[ \t]*\[\[\s*step\s*\]\]", re.MULTILINE)
_SET = re.compile(r"\[([^\[\]]*)\]")

Sets = tuple[tuple[str, ...], ...]
"""Sets of tiles in a fixed order, each with its tiles in a fixed order."""


def common_lesson() -> tuple[str, str]:
    """Return the lesson of hand and keys, which comes first in every game: the first one of the default game."""
    game = default_game()
    return game, lessons(game)[0]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson. It says the text `say`, then waits for `until`; without one, for the play key.

    With `card`, the command counts only while that card is selected. `sets` are the sets that the draft must consist
    of. The text `other` is said when the learner tries something else. A step with the `front` end `screen` or `lines`
    is left out in the other one.
    """

    say: str
    until: str | None = None
    card: str | None = None
    other: str | None = None
    sets: str | None = None
    front: str | None = None

    @property
    def wanted_sets(self) -> Sets:
        """Return the sets that the draft must consist of."""
        return arranged(found.split() for found in _SET.findall(self.sets or ""))


def arranged(sets: Iterator[Sequence[object]] | Sequence[Sequence[object]]) -> Sets:
    """Return sets in an order that does not depend on where they lie."""
    return tuple(sorted(tuple(sorted(map(str, tiles))) for tiles in sets))


class _Steps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: list[Step]


class Lesson:
    """A lesson as its files describe it. Seat 0 is the learner's; the others move as the table file says."""

    LEARNER: Seat = 0

    def __init__(self, folder: Traversable, name: str) -> None:
        """Read a lesson. Raises TableError for files that cannot be read, or are no lesson."""
        self.name = name
        self._folder = folder
        self.table_file, self.steps_file = str(folder.joinpath(f"{name}.table")), str(folder.joinpath(f"{name}.toml"))
        self._table = _text_of(folder.joinpath(f"{name}.table"))
        self._source = _text_of(folder.joinpath(f"{name}.toml"))
        self.steps = _read_steps(self._source, self.steps_file)
        referee = Referee(self._table, self.table_file)
        self.path = tuple(_attempts(referee))
        opening = referee.opening
        self.notation: GameNotation[Table] = opening.notation
        self.game = opening.notation.game.id
        self.names: Names = referee.names
        self.values: dict[str, Value] = dict(opening.header.values)

    @classmethod
    def of(cls, game: str, name: str) -> Lesson:
        """Return a lesson of a game. Raises TableError."""
        return cls(_folder_of(game), name)

    def line_of(self, step: int, field: str = "say") -> int:
        """Return the line of a field of a step in the file of steps, counted from 1; 0 if steps have no headings."""
        starts = [found.start() for found in _STEP.finditer(self._source)]
        if len(starts) != len(self.steps):
            return 0
        ends = [*starts[1:], len(self._source)]
        # Within the step only: every step has fields of these names.
        found = re.search(rf"^\s*{field}\s*=", self._source[starts[step] : ends[step]], re.MULTILINE)
        return self._source.count("\n", 0, starts[step] + (found.end() if found else 0)) + 1

    def text_id(self, part: str = "") -> str:
        """Return the id of a text of this lesson; without `part`, of its title."""
        return f"lesson-{self.name}-{part}" if part else f"lesson-{self.name}"

    def entries(self, language: str) -> Mapping[str, str]:
        """Return the lessons' texts in a language, by id. Raises TableError."""
        return lesson_entries(self._folder, language)

    def spoken(self, language: str) -> Mapping[str, str]:
        """Return the same, with a plug-in's English texts where the language has none. Raises TableError."""
        return _spoken(self.game, self._folder, language)

    @property
    def own(self) -> list[Attempt]:
        """Return the learner's lines."""
        return [each for each in self.path if each.seat == self.LEARNER]

    def for_front(self, front: str) -> list[int]:
        """Return the places of the steps that a front end has, `screen` or `lines`."""
        return [place for place, step in enumerate(self.steps) if step.front in (None, front)]

    def moves_before(self, step: int, front: str) -> int:
        """Return how many of the learner's lines are done when a step begins."""
        return sum(self.steps[place].until == MOVE for place in self.for_front(front) if place < step)

    def set_up(self, lines: int) -> tuple[Table, Record, list[Event], int]:
        """Return the table at which so many of the learner's lines are done.

        Returns it with its record, the events of a deal that is still to be told, and the place in the path that comes
        next.
        """
        referee = Referee(self._table, self.table_file)
        # The referee deals and stops there; the moves are made below, so that the record has them, too.
        first = next(referee.steps())
        table = referee.table
        # What shuffles and lots bring is written in the table file, after the moves: later moves must meet it.
        referee.chance.waiting.extend(
            line for line in parse(self._table) if line.words[:1] == ("~",) and line.number >= self._first_line
        )
        place = self._place_after(lines)
        record = Record.from_opening(referee.opening)
        record.lines += chance_lines(first.events, self.names)
        for attempt in self.path[:place]:
            if not attempt.refused:
                record.move(attempt.seat, attempt.move, table.play(attempt.seat, attempt.move))
        return table, record, [] if place else list(first.events), place

    @property
    def _first_line(self) -> int:
        """Return the line of the first move."""
        return self.path[0].line if self.path else 0

    def _place_after(self, lines: int) -> int:
        """Return the place in the path of the learner's next line after so many; at the beginning, of the first one."""
        if not lines:
            return 0
        own = [place for place, each in enumerate(self.path) if each.seat == self.LEARNER]
        return own[lines] if lines < len(own) else len(self.path)

    def resumable(self, step: int, front: str) -> int:
        """Return the step to go on with: this one, or if it continues a draft, the first that works on that draft."""
        order = self.for_front(front)
        # The step that was kept may belong to the other front end: then the one before it.
        there = [place for place in order if place <= step] or order[:1]
        moves = [place for place in there[:-1] if self.steps[place].until == MOVE]
        # A draft is not kept, so its steps are done once more from the first, but none before the last move.
        since = [place for place in there[:-1] if not moves or place > moves[-1]]
        return next(filter(self._works_on_draft, since), there[-1])

    def _works_on_draft(self, step: int) -> bool:
        until = self.steps[step].until
        return until == DRAFT or (until is not None and until != MOVE and changes(until))


def changes(command: str) -> bool:
    """Return whether a command may change the table or a draft, so that a lesson must check it first."""
    from uno_tui.core.commands import Context
    from uno_tui.ui.keys.commands import get_command
    from uno_tui.ui.table.walking import is_walking_command

    known = get_command(command)
    if known is None or known.context is not Context.TABLE:
        return False
    # These change nothing either, but open a list, a file, or let others move.
    asks = known.only_asks or command in ("second_look", "copy_position", "go_on")
    return not asks and not is_walking_command(command)


def lesson_entries(folder: Traversable, language: str) -> Mapping[str, str]:
    """Return the texts of the lessons of a folder, by id. Raises TableError."""
    return dict(read_entries(_text_of(folder.joinpath(f"{language}.ftl"))))


def lesson_texts(game: str, language: str) -> Mapping[str, str]:
    """Return the texts of a game's lessons, by id; a plug-in's English ones where the language has none.

    Raises TableError.
    """
    return _spoken(game, _folder_of(game), language)


def _spoken(game: str, folder: Traversable, language: str) -> Mapping[str, str]:
    return lesson_entries(folder, language) if game in built_in() else entries_or_english(folder, language)


def _folder_of(game: str) -> Traversable:
    """Return the folder of a game's lessons."""
    return resources.files(package_of(game)).joinpath("lessons")


def _text_of(file: Traversable) -> str:
    try:
        return file.read_text("utf-8-sig")
    except OSError as error:
        raise TableError(str(file), 0, message("cannot-be-read", reason=why(error))) from None
    except UnicodeDecodeError as error:
        raise TableError(str(file), 0, message("not-utf8", byte=error.start)) from None


def _read_steps(text: str, file: str) -> tuple[Step, ...]:
    """Return the steps in a file. Raises TableError."""
    try:
        found = toml.parse(text)
    except toml.TomlError as error:
        raise TableError(file, error.line, error.message) from None
    # A list of steps with a mistake inside is told step by step, with its line.
    wrong = toml.wrong_fields(found, _Steps)
    if wrong and not (wrong == ["step"] and isinstance(found.get("step"), list)):
        raise TableError(file, toml.line_of(text, wrong[0]), message("lesson-no-steps", words=", ".join(wrong)))
    starts = [text.count("\n", 0, start.start()) + 1 for start in _STEP.finditer(text)]
    for place, step in enumerate(found["step"]):
        wrong = toml.wrong_fields(step, Step) if isinstance(step, dict) else ["step"]
        if wrong:
            line = starts[place] if place < len(starts) else 0
            raise TableError(file, line, message("lesson-no-steps", words=", ".join(wrong)))
    steps = msgspec.convert(found, _Steps).step
    if not steps:
        raise TableError(file, 0, message("lesson-empty"))
    return tuple(steps)


def _attempts(referee: Referee) -> Iterator[Attempt]:
    """Return the moves of a table file. Raises TableError if one of its lines does not hold."""
    for step in referee.steps():
        if step.problem is not None:
            raise TableError(referee.file, step.line.number, message("lesson-table-fails"))
        if step.line.words[:1] == ("round",):
            raise TableError(referee.file, step.line.number, message("lesson-one-round"))
        if step.seat is not None and step.move is not None:
            yield Attempt(step.line.number, step.seat, step.move, step.line.words[0] == "!")
