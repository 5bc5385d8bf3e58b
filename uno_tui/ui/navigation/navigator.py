"""The places that commands open: menus, lists, messages, another table. The same in both front ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from uno_tui.core.catalogue import GAMES, lessons
from uno_tui.core.contract import Seat
from uno_tui.core.options import Option
from uno_tui.host.review import Remark
from uno_tui.message import MessageError
from uno_tui.notation.lines import TableError, load
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.daily import State
from uno_tui.ui.lessons.lesson import common_lesson
from uno_tui.ui.lessons.tutor import Tutor
from uno_tui.ui.navigation import menu, messages_list, rules_list, tables_list
from uno_tui.ui.navigation.daily_list import DailyList, played_items
from uno_tui.ui.navigation.friends_list import FriendsList, seat_items, send_message
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.lessons_list import LessonsList
from uno_tui.ui.navigation.new_table import NewTable, tell_counts, tell_people
from uno_tui.ui.navigation.pieces_list import PiecesList
from uno_tui.ui.navigation.remarks import people_with_remarks, remark_items
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.navigation.settings_list import KeysList, SettingsList, event_items
from uno_tui.ui.navigation.sounds_list import SoundsList
from uno_tui.ui.navigation.standard_questions import sure_question, yes_or_no
from uno_tui.ui.navigation.statistics import statistics
from uno_tui.ui.navigation.voices import try_voices
from uno_tui.ui.ports.friends import Hosting
from uno_tui.ui.ports.option_texts import option_name, option_value
from uno_tui.ui.ports.question import Question, TextPrompt
from uno_tui.ui.request import DailyStart, Destination, LessonStart
from uno_tui.ui.session import Session
from uno_tui.ui.tables import NO_WISHES, Wishes

FAR = 10_000
"""More messages than the history has: a step to its first or last one."""


class FrontEnd(Protocol):
    """The port through which the navigator uses a front end: lists, questions, prompts."""

    def offer(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Open a list to choose from; `title` is a text's id, `items` is called again after every choice."""
        ...

    def offer_menu(self, items: Callable[[], Sequence[Item]], *, at_table: bool) -> None:
        """Open the menu."""
        ...

    def read(self, title: str, items: Sequence[Item], *, counted: bool = False) -> None:
        """Open a list of lines to read; with `counted`, the title says how many there are."""
        ...

    def read_rules(self, items: Sequence[Item]) -> None:
        """Show the rules of a game, whose headings are its chapters."""
        ...

    def read_messages(self, items: Callable[[], Sequence[Item]]) -> None:
        """Open the list of messages, oldest first: the newest is selected, and the latest ones have numbers."""
        ...

    def follow(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Open a list of lines that change with the table."""
        ...

    def read_coming(self, title: str, lines: AsyncIterator[str]) -> None:
        """Open a list whose lines take time; each is said when it arrives."""
        ...

    def fill(self, title: str, states: AsyncIterator[Sequence[Item]]) -> None:
        """Open a list that is being worked out; each state replaces the one before."""
        ...

    def work_before_keys(self, work: Coroutine[object, object, None]) -> None:
        """Run `work` in the background; no key or line counts until it is done, because it opens what they are for."""
        ...

    def offer_again(self) -> None:
        """Open again the list in which the player chose something that failed."""
        ...

    def say_and_ask(self, question: Question) -> None:
        """Say a question and ask it; a question of the table has been said already (`Screen.ask`)."""
        ...

    def type(self, typing: TextPrompt) -> None:
        """Ask for a line of text."""
        ...

    def help_items(self, *, of_table: bool) -> Callable[[], Sequence[Item]]:
        """Return a function that lists what can be pressed or typed now, here or at a table."""
        ...

    def shows(self, title: str) -> bool:
        """Return whether the list with this title is open, with nothing above it."""
        ...

    def setting_changed(self) -> None:
        """Show the new value of the setting that was chosen."""
        ...

    def sit_down(self, destination: Destination) -> None:
        """Go to the table of a record, to a lesson, or to a new table."""
        ...

    def leave_table(self) -> None:
        """Leave the table for good."""
        ...

    def call_when_closed(self, then: Callable[[], None]) -> None:
        """Call `then` when the player is back at the table from the place just opened; at once if none was opened."""
        ...

    def go_back(self) -> None:
        """Go back to the table."""
        ...

    def open_replay(self, replay: Replay) -> None:
        """Open a replay at its place; if it is open already, go to that place."""
        ...

    def describe_key(self) -> None:
        """Describe the next key or word instead of carrying it out."""
        ...

    def message(self, utterance: Utterance) -> None:
        """Say or write a message of the history, or what its list shows now."""
        ...

    def next_look(self) -> None:
        """Switch to the other look, where there is a screen."""
        ...

    def save_picture(self) -> None:
        """Save what is on the screen as a picture with a description, where there is something to see."""
        ...

    def leave(self) -> None:
        """End the program."""
        ...


class Navigator:
    """Carries out the commands that work everywhere, and the entries of the menu."""

    def __init__(self, session: Session, front: FrontEnd) -> None:
        self.session = session
        self.front = front
        self.new_table: NewTable | None = None
        """The list of a new table; the choices stay until the table is begun."""

    def open(self, name: str) -> bool:
        """Carry out a command, or an entry of the menu; return False if `name` is neither."""
        handler = HANDLERS.get(name)
        # Refused here, and not only left out of the menu: a key or a typed word may ask for it, too.
        if handler is not None and self.session.preferences.remote and name not in OF_GUESTS:
            self.session.announcer.say(self.session.announcer.text("friends-host-only"))
            return True
        if handler is not None:
            handler(self)
            if self.session.runner.tutor is not None:
                # Not at once: the next task would be said over the list that the player has just opened.
                self.front.call_when_closed(partial(self._tell_tutor, self.session.runner.tutor, name))
        return handler is not None

    def _tell_tutor(self, tutor: Tutor, name: str) -> None:
        """Tell the lesson that a command was carried out, unless the lesson was left meanwhile."""
        if self.session.runner.tutor is tutor:
            tutor.on_command(name)

    # Menu and tables.

    @property
    def open_new_table(self) -> NewTable | None:
        """The new table while its list is open."""
        return self.new_table if self.front.shows("place-table") else None

    def begin(self) -> None:
        """Open the menu; if the command line asks for a deal of the day that is over, what can be done with that."""
        daily = self.session.tables.first_daily
        if daily is None:
            self.menu()
        else:
            self.front.work_before_keys(self._daily_of(daily.game))

    def menu(self) -> None:
        """Open the menu, as it is at a table or away from one."""
        self.front.work_before_keys(self._menu())

    async def _menu(self) -> None:
        # The menu is a quiet moment to look whether another program has harmed a file, and to say so.
        self.session.saving.restore()
        # Records without a kept result are replayed in a thread, before the menu asks which tables go on.
        await self.session.tables.store.look()
        await self.session.tables.practised.look()
        session = self.session
        at_table = session.runner.playing or (session.preferences.remote and session.runner.table is not None)
        if session.preferences.remote:
            entries = partial(self._guest_entries, at_table=at_table)
        else:
            own = menu.menu_entries(session.runner, session.tables, at_table=at_table)
            if session.invite is not None:
                # Before the last line, which ends the program; all other lines keep their numbers.
                own.insert(-1, "friends")
            entries = partial(list, own)

        def items() -> list[Item]:
            return menu.menu_items(session.announcer, session.runner, session.tables, entries(), self._choose)

        self.front.offer_menu(items, at_table=at_table)

    def _guest_entries(self, *, at_table: bool) -> list[str]:
        """Return the entries of a guest's menu as they are now: a seat may become free while it is open."""
        friends = self.session.friends
        ways, seat = friends is not None and len(friends.ways) > 1, friends is not None and friends.can_take_seat
        return menu.guest_entries(self.session.runner, at_table=at_table, ways=ways, seat=seat)

    def _choose(self, name: str) -> None:
        self.open(name)

    def play(self, game: str, wishes: Wishes = NO_WISHES, *, unclear: str = "", at_table: bool = False) -> bool:
        """Begin a game that the player named in the menu or `at_table`, or choose it for the new table.

        `wishes` holds what was named beside it. What is `unclear` may be a wish, too: then the list of the new table is
        opened instead, with what is clear. Returns False elsewhere.
        """
        count = wishes.count
        begins = at_table or self.front.shows("menu-title")
        if self.session.preferences.remote and begins:
            self.session.announcer.say(self.session.announcer.text("friends-host-only"))
        elif (table := self.open_new_table) is not None:
            # A game that is named is said, also if it is chosen already.
            if game != table.game or wishes == NO_WISHES:
                table.choose_game(game)
            if count is None or count in GAMES[game].players:
                table.wish(wishes)
            else:
                table.seat_players(count)
            if unclear:
                self.session.announcer.say(self.session.announcer.text("table-wish-unclear", words=unclear))
        elif begins and count is not None and count not in GAMES[game].players:
            self.session.announcer.say(tell_counts(self.session.announcer, game))
        elif begins:
            choose = partial(self._choose_table, game, wishes)
            if wishes.people:
                choose()
                plan = self.session.tables.plan
                self.session.announcer.say(tell_people(self.session.announcer, plan.names, plan.players))
                self.open("table")
            elif unclear:
                choose()
                self.session.announcer.say(self.session.announcer.text("table-wish-unclear", words=unclear))
                self.open("table")
            else:
                self._begin(choose)
        else:
            return False
        return True

    def learn(self, game: str | None) -> bool:
        """Begin the first lesson of a game that the player named in the menu, or list all; return False elsewhere."""
        if not self.front.shows("menu-title") or self.session.preferences.remote:
            return False
        if game is not None and lessons(game):
            self._begin_lesson(LessonStart(game, lessons(game)[0]))
        else:
            self.open("lessons")
        return True

    def _choose_table(self, game: str, wishes: Wishes) -> None:
        """Choose a game with what was named beside it for the next table, and say the options among that."""
        self.session.tables.choose_game(game)
        self.session.tables.wish(wishes)
        self.new_table = None
        for option in GAMES[game].options:
            # What is as usual need not be said, such as the point limit that a number of points needs.
            usual = isinstance(option.default, str) and wishes.values.get(option.id) == option.default
            if option.id in wishes.values and not usual:
                self.session.announcer.say(self._option_text(game, option))

    def read_rules(self, game: str) -> None:
        """Read the rules of a game."""
        self.front.read_rules(rules_list.rules_items(self.session.announcer, self.session.tables, game))

    def _option_text(self, game: str, option: Option) -> str:
        """Return the value that an option has at the next table."""
        translator, value = self.session.announcer.translator, self.session.tables.next_values[option.id]
        shown = option_value(translator, game, option, value)
        return self.session.announcer.text("table-option", option=option_name(translator, game, option), value=shown)

    def _new(self) -> None:
        self._begin(lambda: None)

    def _begin(self, choose: Callable[[], None]) -> None:
        """Sit down at a new table for which `choose` makes the choices; during a match only after a yes."""

        def begin() -> None:
            choose()
            self.front.sit_down(None)

        if self.session.runner.playing and self.session.runner.tutor is None:
            self._after_warning(partial(self._ask_whether_new, begin))
        else:
            begin()

    def _ask_whether_new(self, begin: Callable[[], None]) -> None:
        # Asked before the question, which says whether the game can be resumed.
        saved = self.session.saving.stays_saved(self.session.runner.match)
        self._ask_first("new-sure" if saved else "new-sure-unsaved", begin)

    def _resume(self) -> None:
        unfinished = self.session.tables.unfinished()
        if unfinished is None:  # a typed word asks for it where there is no such line
            self.session.announcer.tell("nothing-to-resume")
        else:
            self.front.sit_down(unfinished)

    def _quit(self) -> None:
        self._after_warning(self.front.leave)

    def _after_warning(self, go: Callable[[], None]) -> None:
        """Call `go`; where leaving the table would lose something, only after a yes."""
        table = self.session.runner.table
        warning = "" if table is None else table.leaving_question
        if warning:
            # What is kept must be on disk before the warning says what is not.
            self.session.saving.secure(self.session.runner.match)
            self.front.say_and_ask(sure_question(self.session.announcer, warning, go))
        else:
            go()

    def _go_to(self, path: Path) -> None:
        self._after_warning(partial(self.front.sit_down, path))

    def practise(self, opening: str, seat: Seat | None = None, *, name: str = "table") -> None:
        """Go to a practice table that continues a table file's text. The player gets `seat`; None: the first person's.

        Faults in the text are reported with the file's `name`.
        """
        self.front.work_before_keys(self._practise(opening, seat, name))

    def _practise_from(self, path: Path) -> None:
        self.practise(load(path), name=str(path))

    async def _practise(self, opening: str, seat: Seat | None, name: str) -> None:
        lay_out = partial(self.session.tables.lay_out_practice, opening, seat, name=name)
        try:
            # The whole record is replayed: in a thread, so that speech goes on.
            path = await asyncio.to_thread(lay_out)
        except (TableError, OSError) as error:
            self.session.reporter.report_no_practice(error)
            self.front.offer_again()
        else:
            self._go_to(path)

    def _go_on_practising(self) -> None:
        path = self.session.tables.practised.unfinished()
        if path is not None:
            self._go_to(path)

    def _others(self) -> None:
        session = self.session
        items = tables_list.unfinished_items(session.announcer, session.runner, session.tables, self._go_to)
        self.front.offer("place-others", lambda: items)

    # The deal of the day.

    def _daily(self) -> None:
        self.front.work_before_keys(self._dailies())

    async def _dailies(self) -> None:
        listed = await asyncio.to_thread(DailyList, self.session, self._choose_daily)
        self.front.offer("place-daily", listed.items)

    def _choose_daily(self, game: str) -> None:
        self.front.work_before_keys(self._daily_of(game))

    async def _daily_of(self, game: str) -> None:
        """Go to today's deal in a game, or if it is over, offer what can be done with it."""
        played = await asyncio.to_thread(self.session.tables.daily, game)
        if played is None or played.state is State.OPEN:
            if played is not None and self.session.runner.playing and self.session.runner.running_path == played.path:
                self.front.go_back()
            else:
                self._after_warning(partial(self.front.sit_down, DailyStart(game)))
            return
        items = await asyncio.to_thread(
            played_items, self.session, played, lambda start: self._after_warning(partial(self.front.sit_down, start))
        )
        self.front.offer("place-daily-played", lambda: items)

    # Lessons.

    def _lessons(self) -> None:
        """Open the list of lessons; if one cannot be read, say why instead."""
        session = self.session
        try:
            listed = LessonsList(
                session.announcer, session.runner.course, self._begin_lesson, self.front.say_and_ask
            )
            # Read once now: a lesson that cannot be read is told instead of opening an empty list.
            listed.items()
        except TableError as error:
            reason = self.session.announcer.translator.sentence(error.message)
            self.session.announcer.say(self.session.announcer.text("lesson-unreadable", reason=reason))
            self.front.offer_again()
        else:
            self.front.offer("place-lessons", listed.items)
            listed.tell_damage()

    def _begin_lesson(self, start: LessonStart) -> None:
        self._after_warning(partial(self.front.sit_down, start))

    def _continue_lesson(self) -> None:
        """Go on with the lesson that was left last."""
        course = self.session.runner.course
        if course.left is not None:
            self._begin_lesson(LessonStart(*course.left, course.progress_of(course.left).step))

    def _first_lesson(self) -> None:
        self._begin_lesson(LessonStart(*common_lesson()))

    def _lesson_again(self) -> None:
        """Begin the lesson that is open again, at its first step."""
        tutor = self.session.runner.tutor
        if tutor is not None:
            self.front.sit_down(LessonStart(tutor.lesson.game, tutor.lesson.name))

    def _next_lesson(self) -> None:
        """Go to the lesson after the one that is done; if none is left, to the menu."""
        following = self.session.runner.next_lesson()
        if following is None:
            self.front.leave_table()
        else:
            self.front.sit_down(following)

    def _leave_lesson(self) -> None:
        tutor = self.session.runner.tutor
        if tutor is not None and not tutor.finished:
            lesson = tutor.lesson
            # A lesson that is left at its first step has nothing to go on with.
            left = self.session.runner.course.left == (lesson.game, lesson.name)
            message_id = "lesson-left" if left else "lesson-left-early"
            self.session.parting = self.session.announcer.text(message_id, title=tutor.title)
        self.front.leave_table()

    def _abandon(self) -> None:
        self._ask_first("abandon-sure", self.front.leave_table)

    def _ask_first(self, message_id: str, sure: Callable[[], None]) -> None:
        self.front.say_and_ask(yes_or_no(self.session.announcer, message_id, sure))

    def _table(self) -> None:
        # Kept after Escape: the choices are there when the list is opened again.
        if self.new_table is None:
            self.new_table = NewTable(
                self.session, self._begin, self.front.type, self.front.say_and_ask, self._practise_from
            )
        self.front.offer("place-table", self.new_table.items)

    def _replay(self) -> None:
        session, runner = self.session, self.session.runner
        # The table where people sit is left out: a replay would show all its cards.
        running = runner.running_path if runner.table is not None else None
        listed = tables_list.replay_items(session.announcer, session.tables, session.clock, running, self._go_through)
        self.front.fill("place-replay", listed)

    def _go_through(self, path: Path) -> None:
        self.front.work_before_keys(self._replayed(path))

    async def _replayed(self, path: Path) -> None:
        try:
            replay = await asyncio.to_thread(Replay.of, self.session, path)
        except TableError as error:
            self.session.announcer.say(self.session.announcer.translator.sentence(error.message))
            self.front.offer_again()
        else:
            self.front.open_replay(replay)

    # Friends who play from elsewhere.

    def _friends(self) -> None:
        """Let friends come, and list who is here and what to send to the others."""
        if self.session.invite is not None:
            self.front.work_before_keys(self._hosting(self.session.invite))

    async def _hosting(self, invite: Callable[[], Awaitable[Hosting]]) -> None:
        try:
            hosting = await invite()
        except MessageError as error:
            self.session.announcer.say(self.session.announcer.translator.sentence(error.message))
            self.front.offer_again()
        else:
            listed = FriendsList(self.session, hosting, self.front)
            self.front.offer("place-friends", listed.items)

    def _people(self) -> None:
        """List who sits at the table, and from where."""
        friends = self.session.friends
        if friends is not None:
            self.front.read("place-people", seat_items(self.session.announcer, friends))

    def _way(self) -> None:
        """Offer the ways in which a guest can follow the table."""
        friends, text = self.session.friends, self.session.announcer.text
        if friends is not None:
            items = [Item(text(f"friends-way-{way}"), partial(friends.change_way, way)) for way in friends.ways]
            self.front.offer("place-way", lambda: items)

    def _take_seat(self) -> None:
        """Let a guest who looks on play at a free seat."""
        friends = self.session.friends
        if friends is None or not friends.take_seat():
            self.session.announcer.say(self.session.announcer.text("friends-no-seat"))

    def _talk(self) -> None:
        """Ask for a message to the friends at the table."""
        session = self.session
        if session.friends is None:
            session.announcer.say(session.announcer.text("friends-nobody"))
            return
        send = partial(send_message, session)
        self.front.type(TextPrompt(session.announcer.text("friends-talk"), "", send))

    # Moves worth another look.

    def look_back(self, replay: Replay) -> None:
        """List the moves worth another look, of the seat whose view is taken."""
        if replay.seat is None:
            self.session.announcer.say(self.session.announcer.text("second-look-whose"))
            return

        def go(remark: Remark) -> None:
            replay.go_before(remark)
            self.front.open_replay(replay)

        self.front.fill("place-remarks", replay.remark_items(go))

    def _remarks(self) -> None:
        """List the moves of the last round worth another look; several people first choose whose."""
        table = self.session.runner.table
        if table is None:
            return
        # Remarks tell cards: each person opens their own.
        if table.state.shared:
            items = people_with_remarks(self.session.announcer, table, self._remarks_of)
            self.front.offer("place-remarks-whose", lambda: items)
        elif table.state.seat is not None:
            self._remarks_of(table.state.seat)

    def _remarks_of(self, seat: Seat) -> None:
        table = self.session.runner.table
        if table is not None:
            items = remark_items(table, seat, self._go_to_remark)
            self.front.offer("place-remarks", lambda: items)

    def _go_to_remark(self, remark: Remark) -> None:
        table = self.session.runner.table
        if table is not None:
            self.front.work_before_keys(self._replayed_before(remark, table.review.record))

    async def _replayed_before(self, remark: Remark, record: str) -> None:
        # The record as it was reviewed: the match may have gone on since.
        replay = await asyncio.to_thread(Replay, self.session, record, "table")
        replay.go_before(remark)
        self.front.open_replay(replay)

    # Lists.

    def _help(self) -> None:
        """List the keys of the place where the player is, which in a list of keys are those of the list."""
        # No third list: the second one lists its own keys.
        if self.front.shows("place-help-help"):
            self.session.announcer.say(self.session.announcer.text("place-help-help"))
            return
        title = "place-help-help" if self.front.shows("place-help") else "place-help"
        self.front.follow(title, self.front.help_items(of_table=False))

    def _keys(self) -> None:
        """List all keys of the table, no matter where the menu was opened."""
        self.front.read("menu-keys", self.front.help_items(of_table=True)())

    def _rules(self) -> None:
        """List the rules of the game, or of the game that is being chosen for a new table."""
        game = self.open_new_table.game if self.open_new_table is not None else None
        self.front.read_rules(rules_list.rules_items(self.session.announcer, self.session.tables, game))

    def _rules_in_force(self) -> None:
        self.front.read("place-rules-in-force", rules_list.rules_in_force(self.session.runner.table))

    def _history(self) -> None:
        self.front.read_messages(partial(messages_list.history_items, self.session.announcer))

    def _listed(self) -> None:
        """Open the list that the game at the table has made."""
        if self.session.runner.table is not None:
            title, lines = self.session.runner.table.listed
            self.front.read(title, [Item(line) for line in lines], counted=True)

    def setting_items(self, changed: Callable[[], None]) -> list[Item]:
        """Return the settings as lines; `changed` is called when one has a new value."""
        return self._make_settings(changed).items()

    def _make_settings(self, changed: Callable[[], None]) -> SettingsList:
        return SettingsList(self.session, changed, self._offer_in_settings, self.front.type, self._pieces)

    def _settings(self) -> None:
        self.front.offer("place-settings", self._make_settings(self.front.setting_changed).items)

    def _offer_in_settings(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Open a list that may take a moment, unless the player has left the settings by then."""
        if self.front.shows("place-settings"):
            self.front.offer(title, items)

    def _pieces(self) -> None:
        self.front.offer("place-pieces", PiecesList(self.session, self.front.setting_changed).items)

    def _events(self) -> None:
        session = self.session
        self.front.offer(
            "place-events",
            lambda: event_items(session.announcer, session.preferences.settings, session.settings_changed),
        )

    def _remap(self) -> None:
        self.front.offer("place-remap", KeysList(self.session, self.front.type).items)

    def _statistics(self) -> None:
        session = self.session
        self.front.fill(
            "place-statistics",
            statistics(session.announcer, session.clock, session.preferences.folders, session.runner.course.done),
        )

    def _voices(self) -> None:
        session = self.session
        lines = try_voices(session.announcer.translator, session.preferences.settings, session.preferences.folders.log)
        self.front.read_coming("place-voices", lines)

    def _hear(self) -> None:
        self.front.offer("place-hear", SoundsList(self.session, self.front.setting_changed).items)

    # Speech.

    def _stop(self) -> None:
        """Be silent; where the program itself is saying nothing, say so, and which key opens the menu."""
        announcer = self.session.announcer
        speaks = announcer.speaker.can_stop
        announcer.speaker.stop()
        self.session.sounds.hush()
        if not speaks:
            announcer.say(announcer.text("nothing-to-stop"))

    def _repeat(self) -> None:
        last = self.session.announcer.speaker.history.last()
        if last is None:
            self.session.announcer.say(self.session.announcer.text("nothing-to-repeat"))
        else:
            self.session.announcer.speaker.repeat(last)

    def _message(self, steps: int) -> None:
        self.front.message(messages_list.older_message(self.session.announcer, steps))

    def _category(self, steps: int) -> None:
        category = self.session.announcer.speaker.history.change_category(steps)
        self.front.message(Utterance(self.session.announcer.text(f"category-{category or 'all'}"), Category.SYSTEM))


HANDLERS: Mapping[str, Callable[[Navigator], None]] = {
    "repeat": Navigator._repeat,
    "stop": Navigator._stop,
    "older_message": lambda navigator: navigator._message(-1),
    "newer_message": lambda navigator: navigator._message(1),
    "oldest_message": lambda navigator: navigator._message(-FAR),
    "newest_message": lambda navigator: navigator._message(FAR),
    "previous_category": lambda navigator: navigator._category(-1),
    "next_category": lambda navigator: navigator._category(1),
    "history": Navigator._history,
    "remarks": Navigator._remarks,
    "rules_in_force": Navigator._rules_in_force,
    "listed": Navigator._listed,
    "help": Navigator._help,
    "describe_key": lambda navigator: navigator.front.describe_key(),
    "rules": Navigator._rules,
    "verbosity": lambda navigator: navigator.session.next_verbosity(),
    "sounds": lambda navigator: navigator.session.switch_sounds(),
    "settings": Navigator._settings,
    "look": lambda navigator: navigator.front.next_look(),
    "save_picture": lambda navigator: navigator.front.save_picture(),
    "menu": Navigator.menu,
    "talk": Navigator._talk,
    "quit": Navigator._quit,
    # Entries of the menu.
    "back": lambda navigator: navigator.front.go_back(),
    "new": Navigator._new,
    "resume": Navigator._resume,
    "others": Navigator._others,
    "abandon": Navigator._abandon,
    "practice": Navigator._go_on_practising,
    "daily": Navigator._daily,
    "lessons": Navigator._lessons,
    "lesson": Navigator._continue_lesson,
    "first_lesson": Navigator._first_lesson,
    "lesson_again": Navigator._lesson_again,
    "leave_lesson": Navigator._leave_lesson,
    "next_lesson": Navigator._next_lesson,
    "table": Navigator._table,
    "replay": Navigator._replay,
    "statistics": Navigator._statistics,
    "events": Navigator._events,
    "keys": Navigator._keys,
    "remap": Navigator._remap,
    "voices": Navigator._voices,
    "hear": Navigator._hear,
    "friends": Navigator._friends,
    "people": Navigator._people,
    "way": Navigator._way,
    "take_seat": Navigator._take_seat,
}
"""The handlers of the commands that work everywhere, and of the entries of the menu."""
OF_GUESTS = frozenset(
    (
        "repeat", "stop", "older_message", "newer_message", "oldest_message", "newest_message", "previous_category",
        "next_category", "history", "remarks", "rules_in_force", "listed", "help", "describe_key", "rules", "verbosity",
        "sounds", "settings", "look", "menu", "talk", "quit", "back", "events", "keys", "remap", "people", "way",
        "take_seat",
    )
)  # fmt: skip
"""Those that a guest from another machine has: what is theirs, not the host's files, tables and voices."""
