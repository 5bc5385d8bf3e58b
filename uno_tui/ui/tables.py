"""The tables of a session: the next one, those that were left, and those laid out for practice."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from uno_tui.bots.bot import Level
from uno_tui.core.catalogue import GAMES, default_game
from uno_tui.core.contract import Chance, Event, Seat
from uno_tui.core.dice import Dice
from uno_tui.core.options import Value, defaults, switch
from uno_tui.core.seating import nearest
from uno_tui.host.daily import LEVEL, daily_chance, daily_on, daily_rules, daily_seats
from uno_tui.host.files import create_new_file
from uno_tui.host.match import FRIEND, PERSON, Match, Plan
from uno_tui.host.practice import HIGHEST_DEAL, NumberedChance, Practice
from uno_tui.host.store import PRACTICE_TABLES, Store
from uno_tui.notation.referee import Referee
from uno_tui.ui.daily import PlayedDeal, find_played
from uno_tui.ui.names import NAMES, name_seats, why_not_seated, with_wished
from uno_tui.ui.request import DailyStart, Override, Request
from uno_tui.ui.settings import Folders, Settings


class Wishes(msgspec.Struct, frozen=True):
    """What a player wishes of a new game: how many players, whom by name, how strong the bots are, and options."""

    count: int | None = None
    people: int = 0
    """How many of the players sit at this computer; 0: no wish."""
    names: tuple[str, ...] = ()
    level: Level | None = None
    values: Mapping[str, Value] = {}

    def players(self, players: Sequence[str]) -> tuple[str, ...]:
        """Return who plays where these `players` do: people stay or come, bots have the level that is wished."""
        bots = [each if each == PERSON or self.level is None else str(self.level) for each in players]
        return (*[PERSON] * min(self.people, len(bots)), *bots[self.people :])


NO_WISHES = Wishes()


class Tables:
    """Begins tables, finds unfinished ones, and lays out tables for practice."""

    def __init__(self, request: Request, override: Override, settings: Settings, folders: Folders) -> None:
        self._request = request
        self._override = override
        self._settings = settings
        self.store = Store(folders.tables)
        self.practised = Store(folders.practice, PRACTICE_TABLES)
        """The practice tables, which never mix with the others."""
        self.practice_laid: Path | None = None
        """The table that the command line has laid out to begin with."""
        self.first_lesson = request.lesson
        """The lesson that the command line has asked for."""
        self.first_daily = request.daily
        """The deal of the day that the command line has asked for."""
        self.today: Callable[[], date] = date.today
        """Returns the date where the player is."""
        self.next_game = request.game or default_game()
        self.next_values = request.rules or defaults(GAMES[self.next_game].options)
        self.seat_friends: Callable[[Plan], Plan] | None = None
        """Returns the plan with the friends who are here; None where nobody may come, and bots have their seats."""
        self.sitting: Plan | None = None
        """The plan of the table where the player sits now; None away from a table."""
        self.on_delete: Callable[..., None] = lambda *paths: None
        """Called with the files that have been deleted to make room."""
        self._temporary: TemporaryDirectory[str] | None = None
        """The folder of practice tables that cannot be saved; it is deleted when the program ends."""
        self._unsaved: dict[Path, OSError] = {}
        """The reason why each of these practice tables cannot be saved, by its path."""
        self._deals = 0

    # The next table.

    @property
    def plan(self) -> Plan:
        """The plan of the next table: who sits where."""
        chosen = self.chosen_plan
        return chosen if self.seat_friends is None else self.seat_friends(chosen)

    @property
    def chosen_plan(self) -> Plan:
        """The plan as the player has chosen it, or as the settings have it: bots sit where friends sat."""
        if self._override.plan is not None:
            return self._without_friends(self._override.plan)
        return self._plan_for(nearest(GAMES[self.next_game], self._settings.players))

    def _plan_for(self, count: int) -> Plan:
        """Return the usual plan for so many players: one person, and bots."""
        seats = name_seats(count, self._settings.name)
        if why_not_seated(self.next_game, seats) is not None:  # a name in the settings that nobody can have
            seats = NAMES[:count]
        return Plan(seats, (PERSON, *[self._settings.bots] * (len(seats) - 1)))

    def _without_friends(self, plan: Plan) -> Plan:
        players = tuple(self._settings.bots if player == FRIEND else player for player in plan.players)
        return msgspec.structs.replace(plan, players=players)

    def set_table(self, game: str, plan: Plan, values: dict[str, Value]) -> None:
        """Set what is played at the next table, and by whom."""
        self.next_game, self.next_values = game, dict(values)
        self._override.plan = plan

    def choose_game(self, game: str) -> None:
        """Make another game the next one, with its usual rules and seats; the one that it is already stays as it is."""
        if game != self.next_game:
            self.next_game, self.next_values = game, defaults(GAMES[game].options)
            self._override.plan = None

    def wish(self, wishes: Wishes) -> None:
        """Lay the next table as a player wishes it; the game must allow that number of players."""
        plan = self.plan if wishes.count is None else self._plan_for(wishes.count)
        players = wishes.players(plan.players)
        # Without such a wish the next table follows the settings, also when they change.
        if wishes.count is not None or wishes.people or wishes.names or wishes.level is not None:
            names = with_wished(plan.names, wishes.names, wishes.people)
            self._override.plan = msgspec.structs.replace(plan, names=names, players=players)
        self.next_values = dict(self.next_values)
        for name, value in wishes.values.items():
            switch(GAMES[self.next_game].options, self.next_values, name, value)

    def begin(self) -> tuple[Match, Sequence[Event]]:
        """Begin the next match, and return it with its events; where nothing can be written it is not saved."""
        plan, chance = self._dealt()
        path = _new_path(self.store) if plan.practice is None else self._new_practice_path()
        # The file is there before the deal: two programs never write to the same one.
        with _removed_if_not_begun(path):
            return Match.begin(self.next_game, dict(self.next_values), plan, chance, path)

    def _dealt(self) -> tuple[Plan, Chance]:
        """Return the plan of the next table, and where its cards come from: those of a practice table have a number."""
        plan = self.plan
        if plan.practice is None:
            return plan, self._dice()
        # Any deal has a number, so that the player can tell it to a friend or play it again.
        number = plan.practice.deal or 1 + int(self._dice().uniform() * HIGHEST_DEAL)
        practice = msgspec.structs.replace(plan.practice, deal=number)
        return msgspec.structs.replace(plan, practice=practice), NumberedChance(number)

    def _dice(self) -> Dice:
        self._deals += 1
        seed = self._request.seed
        # A seed is for the first table, a resumed one included; the next ones are others, and as repeatable.
        return Dice(secrets.randbits(64) if seed is None else seed + self._deals - 1)

    # The deal of the day.

    def daily(self, game: str) -> PlayedDeal | None:
        """Return today's deal in a game if the player has begun it."""
        return find_played(self.store, game, self.today())

    def begin_daily(self, start: DailyStart) -> tuple[Match, Sequence[Event]]:
        """Begin a deal of the day, and return the match with its events; `again`, as a practice game."""
        daily, values = daily_on(start.day or self.today()), daily_rules(start.game)
        plan = daily_plan(start.game, self._settings.name)
        if start.again:
            plan = msgspec.structs.replace(plan, practice=Practice())
        path = self._new_practice_path() if start.again else _new_path(self.store)
        with _removed_if_not_begun(path):
            return Match.begin(start.game, values, plan, daily_chance(daily, start.game, values), path, daily)

    # Tables that were left.

    def unfinished(self) -> Path | None:
        """Return the unfinished table that was left last; None if there is none."""
        return self.store.unfinished()

    def unfinished_tables(self) -> list[Path]:
        """Return the unfinished ones of the last few tables, the one left last first."""
        return list(self.store.open_tables())

    async def resume(self, path: Path) -> Match:
        """Resume a match; the next table is like this one. Raises TableError if its record cannot be read."""
        match = await asyncio.to_thread(Match.resume, path, self._dice())
        # A practice table in the temporary folder counts as unsaved, with the reason why it lies there.
        match.temporary = self._unsaved.get(path)
        # Practice and deals of the day leave the player's own next table as it was.
        if match.plan.practice is None and match.daily is None:
            self.set_table(match.notation.game.id, match.plan, match.record.values)
        return match

    # Practice.

    def lay_out_practice(
        self, opening: str, seat: Seat | None = None, *, open_hands: bool = False, name: str = "table"
    ) -> Path:
        """Lay out a practice table from a table file's text, `name` the file's; return the path of its record.

        The player takes `seat`, by default that of the first person who sits at the table now, else the first; the
        others are bots. Where the player's folder cannot be written, the record is kept as long as this program runs.
        Raises TableError for a text that is no table or does not hold, OSError if it cannot be kept that long.
        """
        seated = Referee(opening, name).names.names
        plan = self._practising(seated, seat, Practice(open_hands))
        path = self._new_practice_path()
        unsaved = self._practise(opening, plan, path, name)
        if unsaved is not None:
            # Where nothing can be saved one can still practise, as long as the program runs.
            if self._temporary is None:
                self._temporary = TemporaryDirectory(prefix="uno-tui-practice-", ignore_cleanup_errors=True)
            path = create_new_file(Path(self._temporary.name) / path.name)
            self._unsaved[path] = unsaved
            still_unsaved = self._practise(opening, plan, path, name)
            if still_unsaved is not None:
                raise still_unsaved
        return path

    def _practise(self, opening: str, plan: Plan, path: Path, name: str) -> OSError | None:
        """Lay a practice table out; return why its record could not be written."""
        with _removed_if_not_begun(path):
            match = Match.practise(opening, plan, path, name=name)
        match.close()
        return match.unsaved

    def _new_practice_path(self) -> Path:
        """Return where the next practice table goes; the oldest ones make room for it."""
        # One fewer than are kept: the new one makes the number full.
        self.on_delete(*self.practised.keep_only(PRACTICE_TABLES - 1))
        self.practised.abandoned.keep_only(PRACTICE_TABLES)
        return _new_path(self.practised)

    def _practising(self, names: tuple[str, ...], seat: Seat | None, practice: Practice) -> Plan:
        """Return the plan of a practice table: the same bots as at the present table, if the names are the same."""
        now = self.sitting
        players = now.players if now is not None and now.names == names else (PERSON,) * len(names)
        first = players.index(PERSON) if PERSON in players else 0
        own = first if seat is None else seat
        # The player takes one seat; bots replace all other people, at this keyboard and elsewhere.
        seated = [self._settings.bots if player in (PERSON, FRIEND) else player for player in players]
        seated[own] = PERSON
        return Plan(names, tuple(seated), practice)


def daily_plan(game: str, name: str) -> Plan:
    """Return who sits at a daily table: the person `name` on the first seat, and the same bots for everyone.

    A bot of the same name is called by the first of the usual names instead.
    """
    count = daily_seats(game)
    alike = name.casefold()
    names = (name or NAMES[0], *(NAMES[0] if each.casefold() == alike else each for each in NAMES[1:count]))
    if why_not_seated(game, names) is not None:  # a name in the settings that nobody can have
        names = NAMES[:count]
    return Plan(names, (PERSON, *[LEVEL] * (count - 1)))


@contextlib.contextmanager
def _removed_if_not_begun(path: Path) -> Iterator[None]:
    """Remove the empty file that was made for a table, if what begins it raises an error."""
    try:
        yield
    except BaseException:
        with contextlib.suppress(OSError):
            if path.stat().st_size == 0:
                path.unlink()
        raise


def _new_path(store: Store) -> Path:
    """Return the file for a table that begins now; where it cannot be made, where it would be."""
    now = datetime.now()
    try:
        return store.create_new_file(now)
    except OSError:
        return store.path_at(now)
