"""A player's session: settings, voice, tables. Both front ends are windows on it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import traceback
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from uno_tui.front.detect import running_readers
from uno_tui.front.keys import keymap
from uno_tui.front.keys.commands import KEY_OF_WORD, MOST_SEATS, find
from uno_tui.front.keys.key_names import key_name
from uno_tui.front.keys.keymap import Keymap
from uno_tui.front.lessons.course import Course
from uno_tui.front.lessons.lesson import Lesson
from uno_tui.front.lessons.tutor import Tutor
from uno_tui.front.looks import Beside, beside, caret, looks
from uno_tui.front.names import why_not_seated
from uno_tui.front.settings import Caret, Folders, Look, Mode, Profile, Settings, write
from uno_tui.front.sounds import Sounds, why_no_sounds
from uno_tui.front.table.desk import Desk
from uno_tui.front.table.screen import Screen
from uno_tui.games.catalogue import GAMES
from uno_tui.games.contract import Chance, Event, Seat
from uno_tui.games.dice import Dice
from uno_tui.games.options import Value, defaults
from uno_tui.games.seating import nearest
from uno_tui.host.clock import Clock, RealClock
from uno_tui.host.host import Host
from uno_tui.host.match import PERSON, Match, Plan
from uno_tui.host.pace import PACES, Pace
from uno_tui.host.party import HostParty
from uno_tui.host.practice import HIGHEST_DEAL, NumberedChance, Practice
from uno_tui.host.results import SUFFIX
from uno_tui.host.script import Script
from uno_tui.host.store import Store
from uno_tui.host.thinking import Aside, ThinkAside, Thinker
from uno_tui.locales.translator import VERBOSITIES, Translator, system_language
from uno_tui.notation.lines import TableError
from uno_tui.notation.record import Record
from uno_tui.notation.referee import Referee
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.transcript import Transcript
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.speech.voice import Reading, Voice
from uno_tui.speech.voices.catalogue import NONE, names
from uno_tui.speech.voices.chain import Manners, VoiceChain
from uno_tui.speech.voices.engine import Manner
from uno_tui.wording import why, wording_of

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
"""What players are called who were not named."""


PRACTICE_TABLES = 10
"""So many practice tables are kept, the newest."""
FIRST_TABLES = 5
"""At so many tables the program also says which keys do what one may do now."""
STANDS_BACK = 15
"""How nice the process is in which moves are looked back at."""
LAST_WORDS = 1.2
"""Seconds that the voice is given to say goodbye."""


class LessonStart(msgspec.Struct, frozen=True):
    """A lesson to begin, or to go on with at a step."""

    game: str
    name: str
    step: int = 0


class Request(msgspec.Struct, kw_only=True):
    """What the command line asks for; None where it does not say.

    `why` is the message id of the reason for the mode, with `because` its variable. `keymap` has a name or a path.
    """

    game: str | None = None
    lesson: LessonStart | None = None
    plan: Plan | None = None
    rules: dict[str, Value] | None = None
    seed: int | None = None
    mode: Mode | None = None
    look: Look | None = None
    why: str = "mode-because-default"
    because: str = ""
    language: str | None = None
    pace: Pace | None = None
    voice: str | None = None
    keymap: str | None = None
    transcript: Path | None = None
    asks_mode: bool = False


class Override(msgspec.Struct):
    """What was asked for on the command line and still goes before the settings; None where nothing does any more.

    `why` is the message id of the reason for the mode, with `because` its variable; with `asks_mode` the player has not
    said yet how they want to hear the game.
    """

    plan: Plan | None
    look: Look | None
    pace: Pace | None
    voice: str | None
    keymap: str | None
    asks_mode: bool
    why: str
    because: str

    @classmethod
    def by(cls, request: Request) -> Override:
        """All that was asked for."""
        return cls(**{name: getattr(request, name) for name in cls.__struct_fields__})


Place = Path | LessonStart | None
"""Where to sit down: at a table whose record is kept, in a lesson, or at a new table."""


def manners_of(settings: Settings) -> Manners:
    """How the settings want things to be said."""
    own = Manner(settings.rate, settings.pitch, settings.volume, settings.synthesis_voice)
    pitch = max(-100, min(100, settings.pitch + settings.others_pitch))
    others = own._replace(pitch=pitch, voice=settings.others_voice or settings.synthesis_voice)
    return Manners(own, others, settings.calibration)


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
        self.store = Store(folders.tables)
        self.practised = Store(folders.practice)
        """The practice tables, which never mix with the others."""
        self.laid_out: Path | None = None
        """The table that the command line has laid out to begin with."""
        self.mode = request.mode or settings.mode or Mode.READER
        self._typed: Callable[[str], str] | None = None
        self.translator = self._speaking(request.language or settings.language or system_language())
        self._readers: frozenset[str] | None = None
        self._other_look = False
        self.voice_name: str | None = None
        self.voice_lost = False
        self.greeting = ""
        """What is said in one breath with the first deal."""
        self.on_look: Callable[[], None] = lambda: None
        """Called when the screen may have to look differently: the mode, the voice or the look is another."""
        transcript = Transcript(request.transcript) if request.transcript else None
        if transcript is not None:
            transcript.failed = self._transcript_failed
        self.speaker = Speaker(Reading(settings.rate), transcript)
        self.speaker.leaves_out = self._is_heard_otherwise
        self.sounds = Sounds(settings, folders.log, lambda: self.mode)
        self.sounds.on_silence = self._nothing_is_heard
        self._tells_of_sounds = False
        """Whether sounds have just been switched on, unasked."""
        self.next_game = request.game or "uno"
        self.next_values = request.rules or defaults(GAMES[self.next_game].options)
        self.failure: BaseException | None = None
        """The mistake that stopped the table."""
        self.desk: Desk | None = None
        self.tutor: Tutor | None = None
        """Who leads through the lesson that goes on."""
        self.course = Course(folders.lessons, self._progress_unwritten)
        self.parting = ""
        """What is said in one breath with the next menu."""
        self.host: Host | None = None
        self._running: asyncio.Task[None] | None = None
        self._starting: set[asyncio.Task[None]] = set()
        self._deals = 0
        self._path: Path | None = None
        self._sitting: Plan | None = None
        """Who sits at the table that was begun last."""

    @property
    def game(self) -> str | None:
        """The id of the game that is played; None away from a table."""
        return self.desk.game if self.desk is not None else None

    def name_of_person(self, command: str) -> str | None:
        """Whose key `person_N` is; None where only one person plays, or fewer do."""
        if self.desk is None or len(self.desk.people) < 2:
            return None
        place = int(command.removeprefix("person_")) - 1
        return self.desk.name_of(self.desk.people[place]) if place < len(self.desk.people) else None

    # Speech.

    def open(self) -> None:
        """Begin to speak; where a reader runs, the first question is left to it."""
        reader_asks = self.override.asks_mode and beside(self.readers, None) is Beside.READER
        if self.mode is Mode.VOICE and not reader_asks:
            self.change_voice()
        self.sounds.open()

    def change_voice(self) -> None:
        """Build the voice anew that the settings and the mode want."""
        voice = self._make_voice()
        old = self.speaker.replace_voice(voice)
        self._start(old.close())
        if isinstance(voice, VoiceChain):
            self._start(voice.start())
        self.on_look()

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    def _make_voice(self) -> Voice:
        wanted = self.override.voice or self.settings.voice
        if self.mode is not Mode.VOICE or wanted == NONE:
            self.voice_name, self.voice_lost = None, wanted == NONE
            return Reading(self.settings.rate)
        order = [name for name in names() if name != wanted]
        if wanted:
            order.insert(0, wanted)
        with contextlib.suppress(OSError):
            self.folders.log.parent.mkdir(parents=True, exist_ok=True)
        language, manners = self.translator.language, manners_of(self.settings)
        return VoiceChain(order, language, manners, self.folders.log, self._voice_changed)

    def _voice_changed(self, name: str | None) -> None:
        before, self.voice_name = self.voice_name, name
        lost, self.voice_lost = self.voice_lost, name is None
        self.on_look()
        if name is None:
            self.tell("voice-lost", urgency=Urgency.URGENT)
        elif before is not None or lost:
            self.tell("voice-now", voice=name)

    @property
    def chain(self) -> VoiceChain | None:
        """What speaks, where the program does."""
        voice = self.speaker.voice
        return voice if isinstance(voice, VoiceChain) else None

    def change_manner(self) -> None:
        """Speak from now on as the settings say, with the voice that speaks."""
        if self.chain is not None:
            self.chain.manners = manners_of(self.settings)
        elif isinstance(self.speaker.voice, Reading):
            self.speaker.voice.rate = self.settings.rate

    @property
    def announces(self) -> bool:
        """Whether what is said also stands on the screen."""
        asked = self.settings.announcements or self.override.asks_mode
        return self.mode is not Mode.VOICE or self.voice_lost or asked

    @property
    def readers(self) -> frozenset[str]:
        """The screen readers that were running when the mode was chosen."""
        if self._readers is None:
            self._readers = running_readers()
        return self._readers

    @property
    def _looks(self) -> tuple[Look, Look]:
        wanted = self.override.look or self.settings.look
        others = beside(self.readers, self.voice_name) if self.mode is Mode.VOICE else Beside.NOTHING
        return looks(self.mode, others, wanted=wanted, in_writing=self.announces)

    @property
    def look(self) -> Look:
        """What stands on the screen now."""
        return Look.SAID if self.override.asks_mode else self._looks[self._other_look]

    @property
    def caret(self) -> Caret:
        """Where the caret stands beside what is said."""
        return caret(self.settings.caret, self.readers)

    def next_look(self) -> None:
        """To the other look, or back."""
        self._other_look = not self._other_look
        self.on_look()
        self.say(self.text(f"look-now-{self.look}"))

    def choose_look(self, look: Look | None) -> None:
        """From now on, and the next time; None: as it fits."""
        self.settings.look, self.override.look = look, None
        self._look_anew()

    def choose_caret(self, place: Caret | None) -> None:
        """From now on, and the next time; None: as it fits."""
        self.settings.caret = place
        self._look_anew()

    def _look_anew(self) -> None:
        self._other_look = False
        self.on_look()

    async def heard_out(self) -> None:
        """Where the program speaks, let it say its last words, if it does not take long."""
        if self.mode is Mode.VOICE:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.speaker.heard(), LAST_WORDS)

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
        return f"{line} {self.text('sounds-begin')}" if tells else line

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
        self._readers = None
        self.change_voice()
        self.sounds.open()
        self._look_anew()
        self.keep_settings()

    def choose_language(self, language: str) -> None:
        """From now on, and the next time."""
        self.settings.language = language
        self.translator = self._speaking(language)
        self.change_voice()
        self.settings_changed()

    def _speaking(self, language: str) -> Translator:
        translator = Translator(language)
        translator.key_of = self._key_of
        translator.front = "screen" if self._typed is None else "lines"
        return translator

    @property
    def goes_line_by_line(self) -> bool:
        """Whether there is no screen to look at."""
        return self._typed is not None

    def read_in_lines(self, typed: Callable[[str], str]) -> None:
        """From now on texts speak to somebody who types lines; `typed` is what is typed for a command."""
        self._typed = typed
        self.translator = self._speaking(self.translator.language)

    def _key_of(self, command: str) -> str:
        """How the key of a command is called; people who share a keyboard have some keys of their own."""
        named = find(command)
        if self.desk is not None and len(self.desk.people) > 1 and named is not None and named.personal:
            return self.text("key-own")
        if self._typed is not None:
            return self._typed(command)
        return key_name(self.translator, self.keymap.of(KEY_OF_WORD.get(command, command))[0])

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
        if self.desk is not None:
            self.desk.settings_changed(self.translator)
        self.on_look()
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write the settings; if that fails, say so."""
        try:
            write(self.settings, self.folders.settings)
        except OSError as error:
            self._tell_trouble(self.folders.settings, error)

    def _tell_trouble(self, path: Path | str, error: OSError) -> None:
        """Say that a file cannot be written."""
        reason = self.translator.sentence(why(error))
        self.tell("file-trouble", path=str(path), reason=reason, urgency=Urgency.URGENT)

    # Tables.

    @property
    def plan(self) -> Plan:
        """Who sits at the next table."""
        if self.override.plan is not None:
            return self.override.plan
        count = nearest(GAMES[self.next_game], self.settings.players)
        own = [self.settings.name] if self.settings.name else []
        seats = (*own, *(name for name in NAMES if name not in own))[:count]
        if why_not_seated(self.next_game, seats) is not None:  # a name in the settings that nobody can have
            seats = NAMES[:count]
        return Plan(seats, (PERSON, *[self.settings.bots] * (len(seats) - 1)))

    def set_table(self, game: str, plan: Plan, values: dict[str, Value]) -> None:
        """What is played at the next table, and by whom."""
        self.next_game, self.next_values = game, dict(values)
        self.override.plan = plan

    def unfinished(self) -> Path | None:
        """The table that was left last, of those that can be gone on with."""
        return self.store.unfinished()

    def unfinished_tables(self) -> list[Path]:
        """Those of the last few tables that can be gone on with, the one left last first."""
        return list(self.store.open_tables())

    def tell_why_no_table(self, path: Place, error: Exception) -> None:
        """Say why the table in `path`, a lesson, or a new table cannot be played."""
        reason = self.translator.sentence(wording_of(error))
        self._greet()
        if path is None:
            self.tell("table-not-begun", path=str(self.folders.tables), reason=reason)
        elif isinstance(path, LessonStart):
            self.tell("lesson-unreadable", reason=reason)
        else:
            self.tell("table-unreadable", reason=reason)

    def tell_why_no_practice(self, error: Exception) -> None:
        """Say why nobody can practise from what was wanted."""
        self.say(self.text("practice-not-begun", reason=self.translator.sentence(wording_of(error))))

    def _dice(self) -> Dice:
        self._deals += 1
        if self.request.seed is None:
            return Dice(secrets.randbits(64))
        return Dice(self.request.seed + self._deals - 1)

    async def sit_down(self, place: Place, screen: Screen) -> Desk:
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

    async def begin_lesson(self, start: LessonStart, screen: Screen) -> Desk:
        """Begin a lesson, or go on with it; nothing of it is kept but how far one has come. Raises TableError."""
        lesson = await asyncio.to_thread(Lesson.of, start.game, start.name)
        await self.leave_table()
        front = self.translator.front
        step = lesson.resumable(start.step, front)
        table, events, place = lesson.set_up(lesson.lines_before(step, front))
        script = Script(table, lesson.language, lesson.names, lesson.path, place, lesson.LEARNER)
        record = Record(lesson.language, lesson.values, lesson.names, table.dealer, events)
        plan = Plan(lesson.names.names, (PERSON, *[self.settings.bots] * (len(lesson.names) - 1)))
        desk = self._run(Match(plan, record, table, None), screen, events, script)
        self.tutor = tutor = Tutor(lesson, script, desk, step)
        tutor.kept = lambda reached: self.course.reach(lesson, reached)
        tutor.farewell = lambda: self._farewell(tutor)
        tutor.begin(deals=bool(events))
        return desk

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
        following = self.course.following((lesson.game, lesson.name), self.next_game)
        return None if following is None else LessonStart(*following)

    def _progress_unwritten(self, error: OSError) -> None:
        path = str(self.folders.lessons)
        self.tell("file-trouble", path=path, reason=error.strerror or "", urgency=Urgency.URGENT)

    async def new_table(self, screen: Screen) -> Desk:
        """Begin a match, the first time the one that was laid out. Raises OSError if its record cannot be written."""
        laid_out, self.laid_out = self.laid_out, None
        if laid_out is not None:
            return await self.resume_table(laid_out, screen)
        await self.leave_table()
        plan, chance = self._dealt()
        path = self.store.new_path(datetime.now()) if plan.practice is None else self._new_practice_path()
        try:
            match, events = Match.begin(self.next_game, dict(self.next_values), plan, chance, path)
        except OSError:
            for file in (path, path.with_suffix(".seats")):
                file.unlink(missing_ok=True)
            raise
        return self._run(match, screen, events)

    def _dealt(self) -> tuple[Plan, Chance]:
        """The plan of the next table, and where its cards come from: those of a practice table have a number."""
        plan = self.plan
        if plan.practice is None:
            return plan, self._dice()
        number = plan.practice.deal or 1 + secrets.randbelow(HIGHEST_DEAL)
        practice = msgspec.structs.replace(plan.practice, deal=number)
        return msgspec.structs.replace(plan, practice=practice), NumberedChance(number)

    def lay_out_practice(
        self, opening: str, seat: Seat | None = None, *, open_hands: bool = False, name: str = "table"
    ) -> Path:
        """A practice table that goes on from a table file's text, `name` the file's; returns where its record is kept.

        The player takes `seat`, by default that of the first person who sits at the table now, else the first; the
        others are bots. Raises TableError for a text that is no table or does not hold, OSError if nothing can be kept.
        """
        names = Referee(opening, name).names
        plan = self._practising(names.names, seat, Practice(open_hands))
        path = self._new_practice_path()
        try:
            Match.practise(opening, plan, path, name=name).close()
        except (TableError, OSError):
            for file in (path, path.with_suffix(".seats")):
                file.unlink(missing_ok=True)
            raise
        return path

    def _new_practice_path(self) -> Path:
        self.practised.keep_only(PRACTICE_TABLES - 1)
        return self.practised.new_path(datetime.now())

    def _practising(self, names: tuple[str, ...], seat: Seat | None, practice: Practice) -> Plan:
        """Who sits there with the player: the same bots as at the table where they sit now, if it is theirs."""
        now = None if self.desk is None else self._sitting
        players = now.players if now is not None and now.names == names else (PERSON,) * len(names)
        own = players.index(PERSON) if seat is None else seat
        bots = [self.settings.bots if player == PERSON else player for player in players]
        bots[own] = PERSON
        return Plan(names, tuple(bots), practice)

    async def resume_table(self, path: Path, screen: Screen) -> Desk:
        """Go on with a match. Raises TableError if its record cannot be read."""
        await self.leave_table()
        match = await asyncio.to_thread(Match.resume, path, self._dice())
        if match.plan.practice is None:
            self.set_table(match.language.game.id, match.plan, match.record.values)
        return self._run(match, screen, ())

    def _run(
        self, match: Match, screen: Screen, events: Sequence[Event], script: Script | None = None
    ) -> Desk:
        pace = self.override.pace or PACES[self.settings.pace]
        seed = secrets.randbits(64) if self.request.seed is None else self.request.seed
        self.failure = None
        match.moved = self._record_moved
        self._path, self._sitting = match.path, match.plan
        thinker = self.thinkers()
        thinker.changed = lambda works: self.tell("thinking-again" if works else "thinking-fails")
        host = Host(match, self.clock, pace, thinker, seed, self.speaker.heard, script)
        tables = self.store.begun(FIRST_TABLES + 1)
        learns = tables <= FIRST_TABLES and script is None
        party, sounds = HostParty(host), self.sounds
        back = self.looking_back if script is None else None  # whose moves are those of a script
        desk = Desk(
            party, self.speaker, self.translator, self.settings, screen, sounds=sounds, learns=learns, looks_back=back
        )
        desk.keep_settings = self.keep_settings
        needs_hint = bool(events) and tables == 1 and learns and not self.goes_line_by_line  # whose first lines say it
        desk.telling.first_hint = "first-table" if needs_hint else ""
        self.host, self.desk = host, desk
        self._running = asyncio.create_task(host.run())
        self._running.add_done_callback(self._table_stopped)
        self._greet()
        host.open(events)
        desk.begin(resumed=not events and script is None)
        self._say_whose_keys()
        return desk

    def _greet(self) -> None:
        greeting, self.greeting = self.greeting, ""
        self.speaker.say([Utterance(greeting, Category.SYSTEM, Urgency.URGENT)])

    def _say_whose_keys(self) -> None:
        """People who share a keyboard hear which key is their own."""
        keys = {f"person_{number}": self.name_of_person(f"person_{number}") for number in range(1, MOST_SEATS + 1)}
        parts = [
            self.text("person-key", name=name, key=key_name(self.translator, self.keymap.of(command)[0]))
            for command, name in keys.items()
            if name is not None
        ]
        if parts:
            self.tell("person-keys", list=", ".join(parts))

    def _table_stopped(self, running: asyncio.Task[None]) -> None:
        """A mistake of the program's stopped the table: say so, and keep what it was in a file."""
        if running.cancelled() or running.exception() is None:
            return
        self.failure = running.exception()
        if isinstance(self.failure, OSError):
            self.tell("table-unwritten", reason=self.translator.sentence(why(self.failure)), urgency=Urgency.URGENT)
            return
        report = self.folders.data / "mistake.log"
        self.tell("table-broken", path=str(report), urgency=Urgency.URGENT)
        with contextlib.suppress(OSError):
            report.parent.mkdir(parents=True, exist_ok=True)
            report.write_text("".join(traceback.format_exception(self.failure)), encoding="utf-8")

    def _record_moved(self, path: Path) -> None:
        self._path = path
        self.tell("record-moved", path=str(path), urgency=Urgency.URGENT)

    def _transcript_failed(self, error: OSError) -> None:
        self._tell_trouble(str(self.request.transcript), error)

    async def leave_table(self) -> None:
        """Stop the table; its record stays."""
        running, self._running = self._running, None
        if self.desk is not None:
            self.desk.leave()
        self.desk = self.host = self.tutor = None
        if running is not None:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
        await self.looking_back.close()

    @property
    def just_played(self) -> bool:
        """Whether a match has just come to its end."""
        return self.desk is not None and self.tutor is None and self.desk.outcome.match is not None

    @property
    def playing(self) -> bool:
        """Whether there is a table whose match goes on, or a lesson."""
        over = self.tutor is None and self.desk is not None and self.desk.outcome.match is not None
        return self.desk is not None and not over and self.failure is None

    @property
    def goodbye(self) -> str:
        """What is said when the program ends."""
        if self.tutor is not None:
            return self.text("goodbye" if self.tutor.finished else "goodbye-lesson")
        return self.text("goodbye-saved" if self.playing else "goodbye")

    @property
    def running_path(self) -> Path | None:
        """Where the record of the table is kept that somebody sits at."""
        return self._path

    @property
    def asks_to_go_on(self) -> bool:
        """Whether bots wait for a key before they move."""
        return self.host is not None and self.host.pace.asks

    async def abandon_table(self) -> None:
        """Leave the table for good; a match that is over is kept like any other."""
        path, over = self._path, self.just_played
        await self.leave_table()
        if path is not None and not over:
            self._put_away(path)

    def _put_away(self, path: Path) -> None:
        """Put an unfinished table where it is not offered again; the file stays."""
        kept = path.parent / "abandoned"
        kept.mkdir(exist_ok=True)
        for file in (path, path.with_suffix(".seats"), path.with_suffix(SUFFIX)):
            if file.exists():
                file.replace(kept / file.name)

    def write_position(self, text: str) -> None:
        """Keep a quoted position in a file and say where."""
        path = self.folders.data / "position.table"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self._tell_trouble(path, error)
        else:
            self.say(self.text("position-copied", path=str(path)))

    async def close(self) -> None:
        """Leave the table, end the voice."""
        await self.leave_table()
        await self.speaker.close()
        await self.sounds.close()
        for task in tuple(self._starting):
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
