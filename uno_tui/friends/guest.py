"""A guest: who they are, how they follow the table, and their front end as long as they are here."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Protocol

from uno_tui.core.contract import Seat
from uno_tui.friends.by_lines import GuestLines, GuestStreams
from uno_tui.friends.channel import GuestChannel
from uno_tui.friends.full_screen import GuestApp
from uno_tui.friends.participant import Participant
from uno_tui.friends.remembered import Profile, Way
from uno_tui.host.host import Host
from uno_tui.host.local_client import GuestClient
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.process.worker import Worker
from uno_tui.speech.history import History
from uno_tui.ui.error_reporter import write_report
from uno_tui.ui.keys.keymap import KeymapError, load
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Folders, Mode, Settings, SettingsError, read
from uno_tui.ui.wrapping import wrap

NARROWEST = 20
"""Columns below which a page cannot be drawn."""
MODES = {Way.PAGE: Mode.READER, Way.LINES: Mode.READER, Way.PICTURE: Mode.SILENT}
QUESTION_LASTS = 300.0
"""Seconds for the answer to a question: the language, or how the guest follows the table."""


class FrontEnd(Protocol):
    """A guest's front end."""

    async def attend(self) -> None:
        """Run until the guest leaves or is gone."""
        ...

    async def enter(self, client: GuestClient, reviewer: Worker, *, fresh: bool) -> None:
        """Sit down at the host's table; `fresh` if it has just begun."""
        ...

    async def wait(self, why: str = "") -> None:
        """Leave the table, if there is one, and wait for the next one in the menu, after the sentence that says why."""
        ...

    def leave_now(self) -> None:
        """Leave, with a word: the table is closed."""
        ...

    def end_now(self) -> None:
        """End without a word: another front end follows."""
        ...


class Guest(Participant):
    """A guest who is connected."""

    def __init__(self, channel: GuestChannel, profile: Profile, folders: Folders, *, proved: bool) -> None:
        """`proved`: whether they have shown that the key of their profile is theirs."""
        super().__init__(copy_context())
        self.channel = channel
        self.profile = profile
        self.proved = proved
        self.seat: Seat | None = None
        """The guest's seat, at the table or the next one."""
        self.is_forgotten = False
        """Whether the host has forgotten all keys since the guest came: then theirs is not remembered again."""
        self.is_sent_away = False
        """Whether the host is sending the guest away: they get no seat any more."""
        self.came_after: Host | None = None
        """The host of a table whose match was over when the guest came: they wait for the next table."""
        self.returns = False
        """Whether the seat that they have just taken was theirs before; False once they have been shown the table."""
        self.stay: asyncio.Task[None] | None = None
        """The task that looks after the guest as long as they are here."""
        self._history = History()
        self._placing = asyncio.Lock()
        self._place = object()
        """Stands for the last call of `sit_down` or `stand_up`: an older one that still waits gives up."""
        self._folders = folders
        self.front: FrontEnd | None = None
        self.changes_way = False
        """Whether the guest's front end has ended because they follow the table in another way from now on."""
        self.client: GuestClient | None = None
        """The client of the guest's seat, or of nobody's if they look on, at a table."""
        self.house_rules: list[str] = []
        """The ids of the house rules that the guest was told of last."""
        self.unfinished_turn: SomePresenter | None = None
        """The presenter by which the guest had begun something at their seat: it goes on in the next front end."""
        self.reads = False
        """Whether the others know that the game waits because the guest reads a list."""
        self.is_idle = False
        """Whether a bot plays for the guest, who has done nothing for a long time."""
        self.waited_for_since: float | None = None
        """When the guest could have heard that the table waits for them, in the loop's time; None if it does not."""

    @property
    def given_name(self) -> str:
        """Return the name that the guest gave; they play under that of their seat."""
        return self.profile.name

    async def choose_way(self, language: str) -> bool:
        """Ask in which language, and how, the guest follows the table, unless known; False if they do not answer.

        `language` is the host's: the first question is in it, unless the guest's machine names one that there is.
        """
        profile = self.profile
        if profile.language is not None and profile.way is not None:
            return True
        named = self.channel.environment.get("LC_ALL") or self.channel.environment.get("LANG", "")
        likely = named[:2] if named[:2] in LANGUAGES else language
        questions = _Questions(self.channel)
        try:
            if profile.language is None:
                languages = list(LANGUAGES)
                texts = [LANGUAGES[each].name for each in languages]
                answer = await questions.ask(Translator(likely).text("friends-ask-language"), texts)
                if answer is None:
                    return False
                profile.language = languages[answer]
            words = Translator(profile.language)
            ways = self.ways
            # Nothing is kept: when they come with a terminal that can draw, they are asked.
            if len(ways) == 1:
                return True
            texts = [words.text(f"friends-way-{way}") for way in ways]
            answer = await questions.ask(words.text("friends-ask-way"), texts)
            if answer is None:
                return False
            profile.way = ways[answer]
        finally:
            questions.close()
        return True

    @property
    def _can_draw(self) -> bool:
        channel = self.channel
        return not channel.is_dumb and channel.size().columns >= NARROWEST

    @property
    def way(self) -> Way:
        """Return how the guest follows the table now: line by line unless they chose otherwise and it can be drawn."""
        return (self.profile.way or Way.LINES) if self._can_draw else Way.LINES

    def begin(self) -> Session:
        """Make the guest's session, which has the history of their earlier ones."""
        try:
            settings = read(self._folders.settings)
        except SettingsError:
            settings = Settings()
        settings.language = self.profile.language
        try:
            keys = load(settings.keymap, self._folders.keymap)
        except KeymapError:
            keys = load("default")
        mode = MODES[self.way]
        request = Request(mode=mode, why="mode-because-settings", language=self.profile.language, remote=True)
        self.session = session = Session(request, settings, self._folders, keys)
        session.runner.unfinished_turn = self.unfinished_turn
        session.announcer.speaker.history = self._history
        session.on_language = self._language_chosen
        return session

    def _language_chosen(self, language: str) -> None:
        self.profile.language = language

    def change_way(self, way: Way) -> None:
        """Follow the table in another way from now on."""
        self.profile.way = way
        if self.front is not None:
            self.changes_way = True
            self.front.end_now()

    @property
    def ways(self) -> list[Way]:
        """Return the ways in which the guest's terminal can show the table."""
        return list(Way) if self._can_draw else [Way.LINES]

    async def attend(self, ready: Callable[[], Awaitable[None]]) -> None:
        """Show the table until the guest leaves, or is gone. `ready` is awaited when they can be told something."""
        session, self.changes_way = self.session, False
        assert session is not None, "the session has begun"  # noqa: S101

        async def begin() -> None:
            # Not earlier: only in the front end's own task does the context name this guest's app.
            self.context = copy_context()
            await ready()

        if self.way is Way.LINES:
            self.front = GuestLines(session, self.channel, begin)
        else:
            self.front = GuestApp(session, self.channel, begin, session.announcer.text(f"friends-is-{self.way}"))
        # In a task of its own, because an app marks the one that it runs in as its own.
        running = asyncio.create_task(self.front.attend())
        gone = asyncio.create_task(self.channel.lost.wait())
        try:
            await asyncio.wait([running, gone], return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            if not running.done():
                running.cancel()
            await asyncio.wait([running])  # which raises nothing: `fail` reports what the front end raised
            if not running.cancelled() and (error := running.exception()) is not None:
                self.fail(error)
            self.front = self.client = None
            await session.close()
            # After `close`, which leaves the table: only then does the runner know what was begun there.
            self.unfinished_turn = session.runner.unfinished_turn

    def run(self, act: Callable[[], object]) -> None:
        """Call a function that may show something on this guest's front end. An error in it ends their visit only."""
        try:
            super().run(act)
        except Exception as error:  # whatever it is: the caller speaks to all others, too
            self.fail(error)

    def fail(self, error: BaseException) -> None:
        """Write a fault of the program to its file, and send the guest away: the table goes on without them."""
        write_report(self._folders.errors, error)
        self.channel.close()

    async def sit_down(self, client: GuestClient, reviewer: Worker, *, fresh: bool) -> None:
        """Take a seat at a table that runs, or look on. Called in the guest's context; the last call counts."""
        self._place = place = object()
        try:
            async with self._placing:
                if self.front is None or place is not self._place:
                    client.leave()  # a client listens to the host from when it is made
                    return
                self.client = client
                await self.front.enter(client, reviewer, fresh=fresh)
        except BaseException:  # also where this task is cancelled while it waits for its turn
            client.leave()  # the table would wait for the keys of someone who is not there
            raise

    async def stand_up(self, why: str) -> None:
        """Leave the table, and wait for the next one, after the sentence that says why. Called like `sit_down`."""
        self._place = place = object()
        async with self._placing:
            self.client = None
            if self.front is not None and place is self._place:
                await self.front.wait(why)
            # The table has ended: nothing that was begun there goes on at another one.
            if self.session is not None:
                self.session.runner.unfinished_turn = None


class _Questions:
    """Questions before the table, whose answers are digits. What is typed ahead answers the next one."""

    def __init__(self, channel: GuestChannel) -> None:
        self._channel = channel
        self._streams = GuestStreams(channel)
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._streams.start(self._take)

    def _take(self, typed: str | None) -> None:
        """Take a key, or where there is no terminal a line; None at the end of the input."""
        for sign in [None] if typed is None else filter(str.isdecimal, typed):
            self._typed.put_nowait(sign)

    def _write(self, text: str) -> None:
        columns = sys.maxsize if self._streams.plain else self._channel.size().columns - 1
        self._channel.write("".join(f"{row}\n" for row in wrap(text, columns)))

    async def ask(self, prompt: str, answers: list[str]) -> int | None:
        """Return which of the answers a guest chooses; None if they are gone, or take too long."""
        for line in (prompt, *(f"{number} {text}" for number, text in enumerate(answers, start=1))):
            self._write(line)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(QUESTION_LASTS):
                while (typed := await self._typed.get()) is not None:
                    if 1 <= int(typed) <= len(answers):
                        return int(typed) - 1
                    self._write(prompt)
        return None

    def close(self) -> None:
        """Read nothing more."""
        self._streams.close()
