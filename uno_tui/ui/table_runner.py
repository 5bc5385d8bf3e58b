"""The table that is played: begun, gone on with, left; its host, its record, its controller, and the lesson on it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

from uno_tui.core.contract import Event
from uno_tui.core.plugins import contain_exits
from uno_tui.host.clock import Clock
from uno_tui.host.host import Host, SpeechProgress
from uno_tui.host.local_client import LocalClient
from uno_tui.host.match import PERSON, Match, Plan
from uno_tui.host.pace import PACES
from uno_tui.host.record_file import SEATS
from uno_tui.host.script import Script
from uno_tui.host.store import Store
from uno_tui.host.thinking import ProcessThinker, Thinker
from uno_tui.process.worker import Worker, WorkerProcess
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.daily import State, date_text, line_to_tell
from uno_tui.ui.error_reporter import ErrorReporter
from uno_tui.ui.lessons.course import Course
from uno_tui.ui.lessons.lesson import Lesson
from uno_tui.ui.lessons.tutor import Tutor
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.ports.screen import Screen
from uno_tui.ui.preferences import Preferences
from uno_tui.ui.request import DailyStart, Destination, LessonStart
from uno_tui.ui.saving import Saving
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.tables import Tables

FIRST_TABLES = 5
"""The number of first tables at which the program also says which keys do what the player may do now."""
STANDS_BACK = 15
"""The niceness of the process that reviews moves."""


class TableRunner:
    """Runs one table at a time."""

    def __init__(
        self,
        preferences: Preferences,
        announcer: ProgramAnnouncer,
        named_keys: NamedKeys,
        saving: Saving,
        reporter: ErrorReporter,
        tables: Tables,
        clock: Clock,
        seed: int | None,
    ) -> None:
        """`seed` makes what bots do repeatable; None: it is another each time."""
        self._preferences = preferences
        self._announcer = announcer
        self._named_keys = named_keys
        self._saving = saving
        self._reporter = reporter
        self._tables = tables
        self._clock = clock
        self._seed = seed
        self.hearing: SpeechProgress = announcer.speaker
        """What people at the table are told, for which bots wait."""
        self.thinkers: Callable[[], Thinker] = ProcessThinker
        self.reviewer = WorkerProcess(STANDS_BACK)
        """The process that reviews moves in the background."""
        self.save_settings: Callable[[], None] = lambda: None
        """Called when something at the table has changed the settings."""
        self.course = Course(preferences.folders.lessons, self._progress_unwritten)
        self.table: TableController | None = None
        """The table that is played; None away from one."""
        self.tutor: Tutor | None = None
        """The tutor of the lesson that is played; None without one."""
        self.host: Host | None = None
        """The host of the table, if it is this session's own; None at the table of another one."""
        self.on_table: Callable[[Host], Awaitable[None]] | None = None
        """Awaited before the first events at a table of this session, so that friends hear them from the beginning."""
        self.on_leave: Callable[[], None] = lambda: None
        """Called before this session ends its table."""
        self._visit: LocalClient | None = None
        """The client of a player at the table of another session."""
        self.unfinished_turn: SomePresenter | None = None
        """The presenter by which the player had begun something, such as a draft, at the table of another session."""
        self.match: Match | None = None
        """The match that is played; None away from a table."""
        self._running: asyncio.Task[None] | None = None
        self._told_kept: Path | None = None
        """The unfinished table of which the player was told that it is kept."""

    # Sitting down.

    def join(self, client: LocalClient, screen: Screen, *, reviewer: Worker, fresh: bool) -> TableController:
        """Take the seat of `client` at the table of another session, or look on; `fresh` at one that has just begun."""
        self.table = table = TableController(
            client,
            self._announcer.speaker,
            self._announcer.translator,
            self._preferences.settings,
            screen,
            sounds=self._announcer.sounds,
            reviewer=reviewer,
        )
        table.state.save_settings = lambda: self.save_settings()
        if self._visit is not None:
            self._visit.leave()
        self._visit = client
        if self.unfinished_turn is not None:
            table.state.person.go_on_from(self.unfinished_turn)
            self.unfinished_turn = None
        self._announcer.game = table.state.game
        self._announcer.greet()
        table.begin(resumed=not fresh)
        return table

    async def sit_down(self, destination: Destination, screen: Screen) -> TableController:
        """Go to a table of any kind. Raises TableError for files that cannot be read, OSError as `new_table` does."""
        if isinstance(destination, LessonStart):
            return await self.begin_lesson(destination, screen)
        if isinstance(destination, DailyStart):
            return await self.daily_deal(destination, screen)
        return await (self.new_table(screen) if destination is None else self.resume_table(destination, screen))

    async def new_table(self, screen: Screen) -> TableController:
        """Begin a match, the first time the one that was laid out. Raises TableError if that cannot be read."""
        # Only the first table is the one from the command line.
        laid, self._tables.practice_laid = self._tables.practice_laid, None
        if laid is not None:
            return await self.resume_table(laid, screen)
        await self.leave_table()
        # Before the new match begins, which is unfinished, too.
        left = self._tables.unfinished()
        match, events = self._tables.begin()
        # Said once for each table that is left, not at every new one.
        if left not in (None, self._told_kept):
            self._told_kept = left
            self._announcer.tell("table-kept")
        return await self._run(match, screen, events)

    async def resume_table(self, path: Path, screen: Screen) -> TableController:
        """Go on with a match. Raises TableError if its record cannot be read."""
        await self.leave_table()
        # The record is read next: what another program has cut is whole again by then.
        self._saving.restore()
        return await self._run(await self._tables.resume(path), screen, ())

    async def daily_deal(self, start: DailyStart, screen: Screen) -> TableController:
        """Begin the deal of the day, or go on with it. Raises TableError if its record cannot be read.

        One that has been played already is a practice game.
        """
        played = None if start.again else self._tables.daily(start.game)
        if played is not None and played.state is State.OPEN:
            return await self.resume_table(played.path, screen)
        if played is not None:
            start = DailyStart(start.game, played.day, again=True)
        await self.leave_table()
        match, events = self._tables.begin_daily(start)
        return await self._run(match, screen, events)

    async def begin_lesson(self, start: LessonStart, screen: Screen) -> TableController:
        """Begin a lesson, or go on with it; only the player's progress is kept. Raises TableError."""
        # Read before the table is left: if it cannot be read, the player stays where they are.
        lesson = await asyncio.to_thread(Lesson.of, start.game, start.name)
        await self.leave_table()
        front = self._announcer.translator.front
        step = lesson.resumable(start.step, front)
        laid, record, events, place = lesson.set_up(lesson.moves_before(step, front))
        script = Script(laid, lesson.notation, lesson.names, lesson.path, place, lesson.LEARNER)
        bots = self._preferences.settings.bots
        plan = Plan(lesson.names.names, (PERSON, *[bots] * (len(lesson.names) - 1)))
        table = await self._run(Match(plan, record, laid, None), screen, events, script)
        self.tutor = tutor = Tutor(lesson, script, table, step)
        tutor.on_step = lambda reached: self._reach(lesson, reached)
        tutor.farewell = lambda: self._farewell(tutor)
        tutor.begin(deals=bool(events))
        return table

    async def _run(
        self, match: Match, screen: Screen, events: Sequence[Event], script: Script | None = None
    ) -> TableController:
        """Run a match for the people at the keyboard; `events` have just happened, none at a resumed table."""
        self._reporter.failure = None
        self._tables.sitting = match.plan
        self.match = self._reporter.match = match
        try:
            self.host = host = self._host(match, script)
            self.table = table = self._controller(host, screen, script, deals=bool(events))
        # Else the record would stay locked, and the table could not be opened again.
        except BaseException:
            match.close()
            raise
        state = table.state
        self._announcer.game = state.game
        self._named_keys.people = [state.name_of(seat) for seat in state.people] if state.shared else ()
        self._running = asyncio.create_task(_hosted(host))
        self._running.add_done_callback(partial(self._stopped, match))
        # Greeting, what cannot be saved, what deal this is: all before the first sentence of the deal.
        self._announcer.greet()
        self._saving.begin(match)
        if self.on_table is not None and self.takes_friends:
            # Friends come in before the deal, so that they hear it, too.
            await self.on_table(host)
        self._tell_daily(match, table)
        host.open(events)
        # Before a person is asked for: they press Enter at once.
        self._say_who_plays()
        table.begin(resumed=not events and script is None)
        friends = match.plan.friends()
        if friends and self.on_table is None:
            names = self._announcer.translator.enumerate([match.names.names[seat] for seat in friends])
            self._announcer.tell("friends-not-invited", names=names, count=len(friends))
        return table

    def _host(self, match: Match, script: Script | None) -> Host:
        pace = self._preferences.override.pace or PACES[self._preferences.settings.pace]
        seed = secrets.randbits(64) if self._seed is None else self._seed
        thinker = self.thinkers()
        thinker.changed = lambda works: self._announcer.tell("thinking-again" if works else "thinking-fails")
        return Host(match, self._clock, pace, thinker, seed, self.hearing, script)

    def _controller(self, host: Host, screen: Screen, script: Script | None, *, deals: bool) -> TableController:
        tables = self._tables.store.tables_begun(FIRST_TABLES + 1)
        # A lesson explains its keys itself.
        learns = tables <= FIRST_TABLES and script is None
        table = TableController(
            LocalClient(host),
            self._announcer.speaker,
            self._announcer.translator,
            self._preferences.settings,
            screen,
            sounds=self._announcer.sounds,
            learns=learns,
            reviewer=self.reviewer if script is None else None,  # whose moves are those of a script
        )
        table.state.save_settings = lambda: self.save_settings()
        by_screen = self._announcer.translator.front == "screen"  # else the first lines say it
        if deals and tables == 1 and learns and by_screen:
            table.narration.first_hint = "first-table"
        return table

    def _tell_daily(self, match: Match, table: TableController) -> None:
        """Say that this is the deal of a day, and let its line be said at the end."""
        daily, announcer = match.daily, self._announcer
        if daily is None:
            return
        counts = match.plan.practice is None
        day = date_text(announcer.translator, daily.day)
        announcer.tell("daily-begun" if counts else "daily-again", date=day)
        if counts:
            seat, game = match.plan.people()[0], match.notation.game.id
            table.narration.closing_words = lambda: (
                line_to_tell(announcer.translator, match.text(), seat, game, daily.day),
                announcer.text("daily-hint"),
            )

    def _say_who_plays(self) -> None:
        """Tell people who share a keyboard who else plays, and their own keys where they may act out of turn."""
        parts = self._named_keys.of_people(self._announcer.words)
        state = None if self.table is None else self.table.state
        if state is not None and state.shared and state.bots:
            names = self._announcer.translator.enumerate(state.bots)
            self._announcer.tell("bots-here", count=len(state.bots), names=names)
        if parts and state is not None and state.presenter.acts_out_of_turn(state.view):
            self._announcer.tell("person-keys", list=", ".join(parts))

    def settings_changed(self) -> None:
        """Let the table follow the settings."""
        # A pace from the command line holds until another one is chosen.
        if self.host is not None and self._preferences.override.pace is None:
            self.host.pace = PACES[self._preferences.settings.pace]
        if self.table is not None:
            self.table.settings_changed(self._announcer.translator)

    # Lessons.

    @property
    def first_place(self) -> Destination:
        """Return what the command line asks for: the deal of the day, or a lesson where the player stopped."""
        lesson = self._tables.first_lesson
        if lesson is None:
            return self._tables.first_daily
        return LessonStart(lesson.game, lesson.name, self.course.progress_of((lesson.game, lesson.name)).step)

    def next_lesson(self) -> LessonStart | None:
        """Return the lesson that is offered after the one that goes on; None if there is none left."""
        if self.tutor is None:
            return None
        lesson = self.tutor.lesson
        following = self.course.following((lesson.game, lesson.name), self._tables.next_game)
        return None if following is None else LessonStart(*following)

    def _reach(self, lesson: Lesson, step: int) -> None:
        if self.course.reach(lesson, step):
            self._saving.remember(self._preferences.folders.lessons)

    def _progress_unwritten(self, error: OSError) -> None:
        """Say that progress in lessons cannot be written, unless that was said at the start."""
        if not self._saving.is_known("tables"):
            self._reporter.report_unwritten(self._preferences.folders.lessons, error)

    def _farewell(self, tutor: Tutor) -> str:
        """Return that a lesson is done, and how to go on."""
        announcer, following = self._announcer, self.next_lesson()
        if following is None:
            return announcer.text("lesson-all-done", title=tutor.title)
        title = self.course.title((following.game, following.name), announcer.translator)
        return announcer.text("lesson-done", title=tutor.title, next=title)

    # Leaving.

    def _stopped(self, match: Match, running: asyncio.Task[None]) -> None:
        # However the table has ended: the match looks after its record no longer.
        self._saving.leave(match)
        if running.cancelled() or (failure := running.exception()) is None:
            return
        if not self._reporter.plugin_raised(failure):
            self._reporter.report_table_stopped(failure, match)

    async def leave_broken(self) -> None:
        """Leave the table that a plug-in has broken; its record stays."""
        await self.leave_table()
        self._reporter.failure = None

    async def leave_table(self) -> None:
        """Stop the table; its record stays."""
        # Everything is forgotten before the first wait: a key that comes meanwhile finds no table.
        running, self._running = self._running, None
        visit, self._visit = self._visit, None
        if running is not None:
            self.on_leave()
        if self.table is not None:
            self.table.leave()
        if visit is not None:
            plays = self.table is not None and not self.table.state.looks_on
            self.unfinished_turn = self.table.state.presenter if self.table is not None and plays else None
            visit.leave()
        self.table = self.host = self.match = self.tutor = self._tables.sitting = None
        self._reporter.match = self._announcer.game = None
        self._named_keys.people = ()
        if running is not None:
            await asyncio.sleep(0)  # a task that is cancelled before it has begun closes no record
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
        await self.reviewer.close()

    async def abandon_table(self) -> None:
        """Leave the table for good; a match that is over is kept like any other."""
        # Asked before the table is left, which forgets both.
        match, over = self.match, self.just_played
        await self.leave_table()
        if match is not None and match.path is not None and not over:
            # Else the guard of files would write the record back that is put away here.
            self._saving.forget(match.path, match.path.with_suffix(SEATS))
            try:
                Store(match.path.parent).put_away(match.path)
            except OSError as error:
                self._reporter.report_unwritten(match.path.parent, error)

    # What is played.

    @property
    def takes_friends(self) -> bool:
        """Return whether friends may play at the table: it is no lesson, no practice game and no deal of the day."""
        match = self.match
        return match is not None and match.path is not None and match.plan.practice is None and match.daily is None

    @property
    def just_played(self) -> bool:
        """Return whether a match has just come to its end."""
        return self.table is not None and self.tutor is None and self.table.state.outcome.match is not None

    @property
    def playing(self) -> bool:
        """Return whether there is a table whose match goes on, or a lesson."""
        return self.table is not None and not self.just_played and self._reporter.failure is None

    @property
    def running_path(self) -> Path | None:
        """Return where the record of the match is kept that is played; None away from a table, and in a lesson."""
        return None if self.match is None else self.match.path

    @property
    def asks_to_go_on(self) -> bool:
        """Return whether bots wait for a key before they move."""
        if self._visit is not None:
            return self._visit.asks_to_go_on
        return self.host is not None and self.host.pace.asks


async def _hosted(host: Host) -> None:
    """Host a table; an exception from a plug-in's code, even SystemExit, ends only the table."""
    with contain_exits():
        await host.run()
