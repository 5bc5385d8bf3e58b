"""A player's session: settings, voice, tables. Both front ends are windows on it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from uno_tui.front.appearance import Appearance
from uno_tui.front.keys import keymap
from uno_tui.front.keys.keymap import Keymap
from uno_tui.front.lessons.course import Course
from uno_tui.front.lessons.lesson import Lesson
from uno_tui.front.lessons.tutor import Tutor
from uno_tui.front.looks import Beside, beside
from uno_tui.front.named_keys import NamedKeys
from uno_tui.front.own_voice import LAST_NEWS, LAST_WORDS, OwnVoice
from uno_tui.front.request import LessonStart, Override, Place, Request
from uno_tui.front.saving import Saving
from uno_tui.front.settings import Folders, Mode, Profile, Settings, write
from uno_tui.front.sounds import Sounds, why_no_sounds
from uno_tui.front.table.controller import TableController
from uno_tui.front.table.screen import Screen
from uno_tui.front.tables import Tables
from uno_tui.front.troubles import Troubles
from uno_tui.games.contract import Event
from uno_tui.host.clock import Clock, RealClock
from uno_tui.host.files import write_whole
from uno_tui.host.host import Host
from uno_tui.host.local_client import LocalClient
from uno_tui.host.match import PERSON, Match, Plan
from uno_tui.host.pace import PACES
from uno_tui.host.record_file import SEATS
from uno_tui.host.script import Script
from uno_tui.host.store import Store
from uno_tui.host.thinking import Aside, ThinkAside, Thinker
from uno_tui.locales.translator import VERBOSITIES, Translator, system_language
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.transcript import Transcript
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.speech.voice import Reading

FIRST_TABLES = 5
"""At so many tables the program also says which keys do what one may do now."""
STANDS_BACK = 15
"""How nice the process is in which moves are looked back at."""


class Session:
    """Everything that lives longer than one table."""

    def __init__(
        self, request: Request, settings: Settings, folders: Folders, keys: Keymap, clock: Clock | None = None
    ) -> None:
        """Raises OSError if the transcript cannot be written."""
        self.request = request
        self.override = Override.by(request)
        self.settings = settings
        self.folders = folders
        self.keymap = keys
        self.clock = clock or RealClock()
        self.thinkers: Callable[[], Thinker] = ThinkAside
        self.looking_back = Aside(STANDS_BACK)
        """Where moves are looked back at: nobody waits for that."""
        self.tables = Tables(request, self.override, settings, folders)
        self.mode = request.mode or settings.mode or Mode.READER
        self.named_keys = NamedKeys(self)
        self.translator = self.named_keys.speaking(request.language or settings.language or system_language())
        self.voice = OwnVoice(self)
        self.appearance = Appearance(self)
        self.troubles = Troubles(self)
        self.saving = Saving(self)
        self.tables.on_delete = self.saving.forget
        self.greeting = ""
        """What is said in one breath with the first deal."""
        self.on_look: Callable[[], None] = lambda: None
        """Called when the screen may have to look differently: the mode, the voice or the look is another."""
        transcript = Transcript(request.transcript) if request.transcript else None
        if transcript is not None:
            transcript.failed = self.troubles.transcript_failed
        self.speaker = Speaker(Reading(settings.rate), transcript)
        self.speaker.leaves_out = self._is_heard_otherwise
        self.sounds = Sounds(settings, folders.log, lambda: self.mode)
        self.sounds.on_silence = self._nothing_is_heard
        self._tells_of_sounds = False
        """Whether sounds have just been switched on, unasked."""
        self.failure: BaseException | None = None
        """The mistake that stopped the table."""
        self.on_broken: Callable[[], None] = lambda: None
        """Called when a mistake of a plug-in has broken what is open: it is to be left, for the menu."""
        self.table: TableController | None = None
        self.tutor: Tutor | None = None
        """Who leads through the lesson that goes on."""
        self.course = Course(folders.lessons, self.troubles.progress_unwritten)
        self.parting = ""
        """What is said in one breath with the next menu."""
        self.host: Host | None = None
        self.match: Match | None = None
        """The match that is played; None away from a table."""
        self._running: asyncio.Task[None] | None = None

    @property
    def game(self) -> str | None:
        """The id of the game that is played; None away from a table."""
        return self.table.state.game if self.table is not None else None

    # Speech.

    def open(self) -> None:
        """Begin to speak; where a reader runs, the first question is left to it."""
        asyncio.get_running_loop().set_exception_handler(self.troubles.unhandled)
        reader_asks = self.override.asks_mode and beside(self.appearance.readers, None) is Beside.READER
        if self.mode is Mode.VOICE and not reader_asks:
            self.voice.change()
        self.sounds.open()

    def pause(self) -> None:
        """Let nothing be heard until `go_on`."""
        self.speaker.pause()
        self.sounds.hush()

    def go_on(self) -> None:
        """Say what `pause` has cut off; where that is nothing, what was said last."""
        last = self.speaker.history.last()
        if not self.speaker.speaks and last is not None and self.mode is Mode.VOICE:
            self.speaker.read_out(last.text)
        else:
            self.speaker.go_on()

    def next_look(self) -> None:
        """To the other look, or back, and say which."""
        self.appearance.next_look()
        self.say(self.text(f"look-now-{self.appearance.look}"))

    @property
    def words(self) -> Translator:
        """The texts as the game that is played says them."""
        return self.translator if self.game is None else self.translator.of(self.game)

    def text(self, message_id: str, **values: object) -> str:
        """A text in the player's language."""
        return self.words.text(message_id, **values)

    def title(self, game: str) -> str:
        """What a game is called."""
        return self.translator.of(game).text("title")

    def tell(self, message_id: str, *, urgency: Urgency = Urgency.NEWS, **values: object) -> None:
        """Say something about the program."""
        self.speaker.say([Utterance(self.text(message_id, **values), Category.SYSTEM, urgency)])

    def say(self, text: str) -> None:
        """Say something the player asked for."""
        self.speaker.say([Utterance(text, Category.SYSTEM, interrupts=True, answers=True)])

    def echo(self, text: str) -> None:
        """Say where in a list the player has gone."""
        self.speaker.say([Utterance(text, Category.SYSTEM, interrupts=True, echo=True)])

    def stopped(self, text: str) -> None:
        """There are no more lines that way; the sound may say it alone."""
        urgency = Urgency.SMALL_TALK if self.sounds.edge() else Urgency.NEWS
        self.speaker.say([Utterance(text, Category.SYSTEM, urgency, interrupts=True, echo=True)])

    def _is_heard_otherwise(self, utterance: Utterance) -> bool:
        of_table = utterance.echo or utterance.category is not Category.SYSTEM
        return of_table and utterance.urgency is Urgency.SMALL_TALK and self.sounds.replace_small_talk

    def switch_sounds(self) -> None:
        """On as they were last, or off."""
        on = self.sounds.switch() is not Profile.NONE
        self.keep_settings()
        self.say(self._sounds_now(on=on))

    def _sounds_now(self, *, on: bool) -> str:
        """Whether they are on, and where they cannot be heard, why."""
        if not on or self.sounds.failing is None:
            return self.text("sounds-on" if on else "sounds-off")
        return self.text("sounds-on-failing", reason=why_no_sounds(self.translator, self.sounds.failing))

    def _nothing_is_heard(self, reason: str) -> None:
        self.tell("sounds-silent", reason=why_no_sounds(self.translator, reason))

    def mode_line(self, *, linear: bool = False) -> str:
        """Which mode is on, why, and how to change it."""
        why = self.text(self.override.why, variable=self.override.because)
        mode = self.text(f"mode-{self.mode}")
        line = self.text("mode-line-linear" if linear else "mode-line", mode=mode, why=why)
        tells, self._tells_of_sounds = self._tells_of_sounds, False
        more = [self.text("sounds-begin") if tells else "", self.saving.first_words()]
        return " ".join([line, *filter(None, more)])

    # Settings.

    def choose_mode(self, mode: Mode) -> None:
        """From now on, and the next time."""
        if self.override.asks_mode and mode is Mode.VOICE and self.settings.sounds is None:
            self.settings.sounds, self._tells_of_sounds = Profile.WITH, True
        self.mode = mode
        self.settings.mode = mode
        self.override.why, self.override.because = "mode-because-settings", ""
        self.override.voice = None
        self.override.asks_mode = False
        self.appearance.mode_chosen()
        self.voice.change()
        self.sounds.open()
        self.appearance.anew()
        self.keep_settings()

    def choose_language(self, language: str) -> None:
        """From now on, and the next time."""
        self.settings.language = language
        self.translator = self.named_keys.speaking(language)
        self.voice.change()
        self.settings_changed()

    @property
    def goes_line_by_line(self) -> bool:
        """Whether there is no screen to look at."""
        return self.named_keys.typed is not None

    def read_in_lines(self, typed: Callable[[str], str]) -> None:
        """From now on texts speak to somebody who types lines; `typed` is what is typed for a command."""
        self.named_keys.typed = typed
        self.translator = self.named_keys.speaking(self.translator.language)

    def next_verbosity(self) -> None:
        """Terse, normal, full, terse, …"""
        order = list(VERBOSITIES)
        self.settings.verbosity = order[(order.index(self.settings.verbosity) + 1) % len(order)]
        self.settings_changed()
        self.say(self.text("verbosity-now", verbosity=self.text(f"verbosity-{self.settings.verbosity}")))

    def use_keymap(self, name: str) -> None:
        """Use the keys that the settings name, and the player's own over them. Raises KeymapError."""
        self.keymap = keymap.load(name, self.folders.keymap)
        self.settings.keymap = name
        self.override.keymap = None

    @property
    def keymap_name(self) -> str:
        """The keymap that the player's own keys lie over: a shipped one's name, or a path."""
        return self.override.keymap or self.settings.keymap

    def settings_changed(self) -> None:
        """Keep the settings, and let the table follow them."""
        if self.host is not None and self.override.pace is None:
            self.host.pace = PACES[self.settings.pace]
        if self.table is not None:
            self.table.settings_changed(self.translator)
        self.on_look()
        self.keep_settings()

    def keep_settings(self, *, asked: bool = True) -> None:
        """Write the settings; if that fails, say so, unless the player did not ask for it and knows already."""
        path = self.folders.settings
        error = self.saving.save(path, lambda: write(self.settings, path))
        if error is not None and (asked or not self.saving.is_known("settings")):
            self.troubles.unwritten(path, error)

    # Tables.

    async def sit_down(self, place: Place, screen: Screen) -> TableController:
        """At a table of whatever kind. Raises TableError for files that cannot be read, OSError as `new_table` does."""
        if isinstance(place, LessonStart):
            return await self.begin_lesson(place, screen)
        return await (self.new_table(screen) if place is None else self.resume_table(place, screen))

    @property
    def first_place(self) -> Place:
        """Where somebody sits down who wants no menu first: in the lesson they asked for, where they stopped."""
        lesson = self.request.lesson
        if lesson is None:
            return None
        return LessonStart(lesson.game, lesson.name, self.course.stand((lesson.game, lesson.name)).step)

    async def begin_lesson(self, start: LessonStart, screen: Screen) -> TableController:
        """Begin a lesson, or go on with it; nothing of it is kept but how far one has come. Raises TableError."""
        lesson = await asyncio.to_thread(Lesson.of, start.game, start.name)
        await self.leave_table()
        front = self.translator.front
        step = lesson.resumable(start.step, front)
        laid, record, events, place = lesson.set_up(lesson.lines_before(step, front))
        script = Script(laid, lesson.language, lesson.names, lesson.path, place, lesson.LEARNER)
        plan = Plan(lesson.names.names, (PERSON, *[self.settings.bots] * (len(lesson.names) - 1)))
        table = self._run(Match(plan, record, laid, None), screen, events, script)
        self.tutor = tutor = Tutor(lesson, script, table, step)
        tutor.kept = lambda reached: self._reach(lesson, reached)
        tutor.farewell = lambda: self._farewell(tutor)
        tutor.begin(deals=bool(events))
        return table

    def _reach(self, lesson: Lesson, step: int) -> None:
        if self.course.reach(lesson, step):
            self.saving.saved(self.folders.lessons)

    def _farewell(self, tutor: Tutor) -> str:
        """That a lesson is done, and how to go on."""
        following = self.next_lesson()
        if following is None:
            return self.text("lesson-all-done", title=tutor.title)
        title = self.course.title((following.game, following.name), self.translator)
        return self.text("lesson-done", title=tutor.title, next=title)

    def next_lesson(self) -> LessonStart | None:
        """The lesson that is offered after the one that goes on; None if there is none left."""
        if self.tutor is None:
            return None
        lesson = self.tutor.lesson
        following = self.course.following((lesson.game, lesson.name), self.tables.next_game)
        return None if following is None else LessonStart(*following)

    async def new_table(self, screen: Screen) -> TableController:
        """Begin a match, the first time the one that was laid out. Raises TableError if that cannot be read."""
        laid_out, self.tables.laid_out = self.tables.laid_out, None
        if laid_out is not None:
            return await self.resume_table(laid_out, screen)
        await self.leave_table()
        match, events = self.tables.begin()
        return self._run(match, screen, events)

    async def resume_table(self, path: Path, screen: Screen) -> TableController:
        """Go on with a match. Raises TableError if its record cannot be read."""
        await self.leave_table()
        self.saving.restore()
        return self._run(await self.tables.resume(path), screen, ())

    def _run(
        self, match: Match, screen: Screen, events: Sequence[Event], script: Script | None = None
    ) -> TableController:
        """Let a match go on, with those who sit at the keyboard; `events` have just happened, none of a resumed one."""
        self.failure = None
        self.tables.sitting = match.plan
        self.match = match
        try:
            self.host = host = self._host(match, script)
            self.table = table = self._controller(host, screen, script, deals=bool(events))
        except BaseException:
            match.close()
            raise
        self._running = asyncio.create_task(host.run())
        self._running.add_done_callback(partial(self._table_stopped, match))
        self.greet()
        self.saving.begin(match)
        host.open(events)
        table.begin(resumed=not events and script is None)
        self._say_whose_keys()
        return table

    def _host(self, match: Match, script: Script | None) -> Host:
        pace = self.override.pace or PACES[self.settings.pace]
        seed = secrets.randbits(64) if self.request.seed is None else self.request.seed
        thinker = self.thinkers()
        thinker.changed = lambda works: self.tell("thinking-again" if works else "thinking-fails")
        return Host(match, self.clock, pace, thinker, seed, self.speaker.heard, script)

    def _controller(self, host: Host, screen: Screen, script: Script | None, *, deals: bool) -> TableController:
        tables = self.tables.store.begun(FIRST_TABLES + 1)
        learns = tables <= FIRST_TABLES and script is None
        table = TableController(
            LocalClient(host),
            self.speaker,
            self.translator,
            self.settings,
            screen,
            sounds=self.sounds,
            learns=learns,
            looks_back=self.looking_back if script is None else None,  # whose moves are those of a script
        )
        table.state.keep_settings = partial(self.keep_settings, asked=False)
        if deals and tables == 1 and learns and not self.goes_line_by_line:  # else the first lines say it
            table.narration.first_hint = "first-table"
        return table

    def greet(self) -> None:
        """Say what was to be said with the first deal."""
        greeting, self.greeting = self.greeting, ""
        self.speaker.say([Utterance(greeting, Category.SYSTEM, Urgency.URGENT)])

    def _say_whose_keys(self) -> None:
        """People who share a keyboard hear which key is their own."""
        parts = self.named_keys.of_people()
        if parts:
            self.tell("person-keys", list=", ".join(parts))

    def _table_stopped(self, match: Match, running: asyncio.Task[None]) -> None:
        self.saving.leave(match)
        if running.cancelled() or (failure := running.exception()) is None:
            return
        if not self.troubles.plugin_raised(failure):
            self.failure = failure
            self.troubles.table_stopped(failure, match)

    async def leave_broken(self) -> None:
        """Leave the table that a plug-in has broken; its record stays."""
        await self.leave_table()
        self.failure = None

    async def leave_table(self) -> None:
        """Stop the table; its record stays."""
        running, self._running = self._running, None
        if self.table is not None:
            self.table.leave()
        self.table = self.host = self.match = self.tutor = self.tables.sitting = None
        if running is not None:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
        await self.looking_back.close()

    @property
    def just_played(self) -> bool:
        """Whether a match has just come to its end."""
        return self.table is not None and self.tutor is None and self.table.state.outcome.match is not None

    @property
    def playing(self) -> bool:
        """Whether there is a table whose match goes on, or a lesson."""
        over = self.tutor is None and self.table is not None and self.table.state.outcome.match is not None
        return self.table is not None and not over and self.failure is None

    @property
    def running_path(self) -> Path | None:
        """Where the record of the match that is played is kept; None away from a table, and in a lesson."""
        return None if self.match is None else self.match.path

    def part(self) -> str:
        """Make sure that everything is saved, and return what is said when the program ends."""
        goodbye = "goodbye-saved" if self.playing else "goodbye"
        if self.tutor is not None:
            goodbye = "goodbye" if self.tutor.finished else "goodbye-lesson"
        said = self.saving.last_words(self.match, goodbye)
        self.voice.last_words = LAST_WORDS if said == self.text(goodbye) else LAST_NEWS
        return said

    @property
    def asks_to_go_on(self) -> bool:
        """Whether bots wait for a key before they move."""
        return self.host is not None and self.host.pace.asks

    async def abandon_table(self) -> None:
        """Leave the table for good; a match that is over is kept like any other."""
        match, over = self.match, self.just_played
        await self.leave_table()
        if match is not None and match.path is not None and not over:
            self.saving.forget(match.path, match.path.with_suffix(SEATS))
            try:
                Store(match.path.parent).put_away(match.path)
            except OSError as error:
                self.troubles.unwritten(match.path.parent, error)

    def write_position(self, text: str) -> None:
        """Keep a quoted position in a file and say where."""
        path = self.folders.data / "position.table"
        error = self.saving.save(path, lambda: write_whole(path, text))
        if error is not None:
            self.troubles.unwritten(path, error)
        else:
            self.say(self.text("position-copied", path=str(path)))

    async def close(self) -> None:
        """Leave the table, end the voice."""
        await self.leave_table()
        await self.voice.close()
        await self.sounds.close()
