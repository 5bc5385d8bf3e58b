"""The Textual app: opens screens, passes keys on, and hears what is said."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import ClassVar

from rich.console import RenderableType
from textual import events
from textual.app import App
from textual.screen import Screen

from uno_tui.app.driver import QuietDriver, driver_class
from uno_tui.app.looks import Lines, LookWriter, Rows, Said, Still
from uno_tui.app.page import CLEAR, Page
from uno_tui.app.painting import Painting
from uno_tui.app.replay import ReplayScreen
from uno_tui.app.screens import ListScreen, Place, QuestionScreen, TableScreen, TypingScreen
from uno_tui.front import places
from uno_tui.front.desk import Desk
from uno_tui.front.new_table import NewTable
from uno_tui.front.places import Item
from uno_tui.front.question import Question, Typing
from uno_tui.front.replay import Replay
from uno_tui.front.session import Session
from uno_tui.front.settings import Caret, Look, Mode
from uno_tui.front.settings_list import KeysList, SettingsList, event_items
from uno_tui.front.statistics import statistics
from uno_tui.front.voices import try_voices
from uno_tui.games.commands import Context
from uno_tui.notation.lines import TableError
from uno_tui.speech.utterance import Category, Urgency, Utterance

FAR = 10_000


class UnoApp(App[None], inherit_bindings=False):
    """One session on the full screen. It is a `Screen` of the desk through its `window`."""

    ENABLE_COMMAND_PALETTE = False
    animation_level = "none"
    CSS = "Screen { background: black; color: white; }"
    BINDINGS: ClassVar = []

    def __init__(self, session: Session, *, table: bool, replay: Replay | None = None) -> None:
        super().__init__(driver_class=driver_class(), ansi_color=bool(os.environ.get("NO_COLOR")))
        self.session = session
        self.describing = False
        self.echoing = False
        """Whether what is said is what was just typed, and stands there already."""
        self.window = Window(self)
        self._straight_to_table = table
        self._replay = replay
        self._new_table: NewTable | None = None
        self._table_list: ListScreen | None = None
        self._sitting_down = False
        self.farewell = ""
        """What is said when the player leaves."""
        self.writer = LookWriter(self._put)
        """Writes what the look that was chosen shows."""
        self._written_size = self.size
        self._shown: tuple[Look, Caret, str] | None = None
        """The look of the screen, where its caret stands, and the line of a screen that stands still."""
        self._places: dict[str, Callable[[], None]] = {
            "menu": self._open_menu,
            "help": self._open_help,
            "keys": self._open_keys,
            "rules": self._open_rules,
            "settings": self._open_settings,
            "history": self._open_history,
            "describe_key": self._describe_key,
            "quit": self._quit,
            "repeat": self._repeat,
            "stop": self._stop_speech,
            "older_message": lambda: self._read_history(-1),
            "newer_message": lambda: self._read_history(1),
            "oldest_message": lambda: self._read_history(-FAR),
            "newest_message": lambda: self._read_history(FAR),
            "previous_category": lambda: self._change_category(-1),
            "next_category": lambda: self._change_category(1),
            "voices": lambda: self._work(self._open_voices()),
            "new": self._start_new,
            "table": self._open_table,
            "replay": self._open_replays,
            "statistics": self._open_statistics,
            "events": self._open_events,
            "remap": self._open_remap,
            "verbosity": self.session.next_verbosity,
            "resume": lambda: self._work(self._sit_down(self.session.unfinished())),
            "others": self._open_others,
            "abandon": lambda: self._ask_first("abandon-sure", lambda: self._work(self._abandon())),
            "back": self._back_to_table,
            "look": self.session.next_look,
        }

    def _work(self, work: Coroutine[object, object, None]) -> None:
        self.run_worker(work, exit_on_error=True)

    async def on_mount(self) -> None:
        """First the way of being heard, then the menu or the table."""
        session = self.session
        self._end_when_told()
        session.speaker.observers.append(self._announce)
        session.on_look = self._look_changed
        self.app_resume_signal.subscribe(self, lambda _: self.writer.begin())
        self._look_changed()
        session.open()
        if session.request.asks_mode:
            question = places.mode_question(session, self._mode_chosen)
            await self.push_screen(QuestionScreen(session, question, spoken=False))
        else:
            await self._begin()

    def _end_when_told(self) -> None:
        """Whoever ends the program from outside, or closes its window, the terminal is given back."""
        for name in ("SIGTERM", "SIGHUP", "SIGINT"):
            with contextlib.suppress(AttributeError, NotImplementedError, ValueError):  # Windows has none of them
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self._quit)

    def _mode_chosen(self, mode: Mode) -> None:
        self.session.choose_mode(mode)
        self._work(self._begin())

    async def _begin(self) -> None:
        mode = self.session.mode_line()
        if not self._straight_to_table and self._replay is None:
            self._open_menu(f"{mode} ")
            return
        if self._replay is None:
            self.session.greeting = mode
            await self._sit_down(None)
        else:
            self.session.speaker.say([Utterance(mode, Category.SYSTEM, Urgency.URGENT)])
            await self.push_screen(ReplayScreen(self.session, self._replay))

    def _announce(self, utterances: Sequence[Utterance]) -> None:
        """Show what is said, where somebody reads it; what is said in one breath stands together."""
        if self.farewell:  # it is printed when the screen is gone
            return
        said = " ".join(utterance.text for utterance in utterances)
        if not self.echoing:
            self.writer.say(said)
        if self.session.announces and isinstance(self.screen, Place):
            self.screen.announce(said)

    # The look of the screen.

    def _look_changed(self) -> None:
        """Another look, if another is wanted now."""
        if isinstance(self.screen, Place) and not self.session.announces:
            self.screen.announcement.show([])
        session = self.session
        wanted = (session.look, session.caret, session.text("look-still-line"))
        same = self._shown is not None and wanted[:2] == self._shown[:2]
        if same and (session.look is not Look.STILL or wanted == self._shown):
            return
        before, self._shown = self.writer, wanted
        self._put(before.end())
        self.writer = self._writer_of(*wanted[:2])
        self.writer.begin()
        for text in before.unwritten():
            self.writer.say(text)

    def _writer_of(self, look: Look, caret: Caret) -> LookWriter:
        if look is Look.LINES:
            return Lines(Painting(self.console._color_system), self._drawn, self._put)
        page = Page(*self.size, caret, keeps_top="Orca" in self.session.readers)
        if look is Look.STILL:
            return Still(page, lambda: self.session.text("look-still-line"), self._put)
        return Said(page, self._put)

    def _put(self, data: str) -> None:
        if data and isinstance(self._driver, QuietDriver):
            self._driver.put(data)

    def _drawn(self) -> Rows:
        """What Textual has drawn, and where the caret stands."""
        strips = self.screen._compositor.render_strips()
        caret = self.screen.outer_size.clamp_offset(self.cursor_position)
        return [list(strip.discard_meta().simplify()) for strip in strips], (caret.x, caret.y)

    def _display(self, screen: Screen[object], renderable: RenderableType | None) -> None:
        """Textual's own way of writing what was drawn: piece by piece. Ours is the look's."""
        if renderable is not None and self._running and not self._closed:
            self.writer.draw()
        self.post_display_hook()

    def on_resize(self, event: events.Resize) -> None:
        """The terminal has another size."""
        if event.size != self._written_size:
            self._written_size = event.size
            self.writer.resize(*event.size)

    def perform(self, name: str) -> bool:
        """Open a place or do what can be done everywhere; False if `name` is a command of the table."""
        desk = self.session.desk
        if name not in self._places or (name == "stop" and desk is not None and desk.takes_escape):
            return False
        self.session.speaker.hush()
        self._places[name]()
        return True

    def _table_screen(self) -> TableScreen | None:
        return next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)

    def _key_context(self) -> Context:
        return self.screen.key_context if isinstance(self.screen, Place) else Context.LIST

    # Places.

    def _open_list(
        self, title: str, items: Callable[[], Sequence[Item]], *, closes: bool = True, before: str = ""
    ) -> ListScreen:
        screen = ListScreen(self.session, lambda: self.session.text(title), items, closes=closes, before=before)
        self.push_screen(screen)
        return screen

    def _open_menu(self, before: str = "") -> None:
        session = self.session
        at_table = self._at_table()
        if not at_table and self._table_screen() is not None:
            self.close_lists()
            self.pop_screen()
        entries = places.menu_entries(session, at_table=at_table)

        def items() -> list[Item]:
            return places.menu_items(session, entries, lambda name: self._places[name]())

        self._open_list("menu-title", items, closes=at_table, before=before)

    def _ask_first(self, message_id: str, sure: Callable[[], None]) -> None:
        self._ask(places.yes_or_no(self.session, message_id, sure))

    def _ask(self, question: Question) -> None:
        self.push_screen(QuestionScreen(self.session, question, spoken=False))

    def _at_table(self) -> bool:
        return self.session.playing

    def _start_new(self) -> None:
        def begin() -> None:
            self._work(self._sit_down(None))

        if self._at_table():
            self._ask_first("new-sure", begin)
        else:
            begin()

    def _open_table(self) -> None:
        """The choices of a table that was not begun are still there."""
        if self._new_table is None:
            self._new_table = NewTable(self.session, self._start_new, self._type, self._ask)
        self._table_list = self._open_list("place-table", self._new_table.items)

    def _type(self, typing: Typing) -> None:
        self.push_screen(TypingScreen(self.session, typing))

    def _open_others(self) -> None:
        def go_on(path: Path) -> None:
            self._work(self._sit_down(path))

        items = places.unfinished_items(self.session, go_on)
        self._open_list("place-others", lambda: items)

    def _open_replays(self) -> None:
        items = places.replay_items(self.session, self._open_replay)
        self._open_list("place-replay", lambda: items)

    def _open_replay(self, path: Path) -> None:
        try:
            replay = Replay.of(self.session, path)
        except TableError as error:
            self.session.say(str(error))
        else:
            self.push_screen(ReplayScreen(self.session, replay))

    def _open_statistics(self) -> None:
        items = [Item(line) for line in statistics(self.session)]
        self._open_list("place-statistics", lambda: items)

    def _open_events(self) -> None:
        self._open_list("place-events", lambda: event_items(self.session))

    def _open_remap(self) -> None:
        self._open_list("place-remap", KeysList(self.session, self._type).items)

    def _open_help(self) -> None:
        question = self.screen.question if isinstance(self.screen, QuestionScreen) else None
        items = places.help_items(self.session, self._key_context(), question)
        self._open_list("place-help", lambda: items)

    def _open_keys(self) -> None:
        """All keys of the table, whichever list the menu was opened from."""
        items = places.help_items(self.session, Context.TABLE)
        self._open_list("menu-keys", lambda: items)

    def _open_rules(self) -> None:
        choosing = self._new_table is not None and self.screen is self._table_list
        items = places.rules_items(self.session, self._new_table.game if self._new_table and choosing else None)
        self._open_list("place-rules", lambda: items)

    def _open_history(self) -> None:
        items = places.history_items(self.session)
        screen = self._open_list("place-history", lambda: items)
        screen.list.index = len(items) - 1

    def _open_settings(self) -> None:
        settings = SettingsList(self.session, self._setting_changed)
        self._open_list("place-settings", settings.items)

    def _setting_changed(self) -> None:
        if isinstance(self.screen, ListScreen):
            self.screen.say_selected()
        table = self._table_screen()
        if table is not None:
            table.update()

    async def _open_voices(self) -> None:
        items: list[Item] = []
        screen = self._open_list("place-voices", lambda: items)
        voices = try_voices(self.session.translator, self.session.settings.rate, self.session.folders.log)
        async for line in voices:
            items.append(Item(line))
            if screen.is_mounted:
                screen.update()
            self.session.say(line)

    def close_lists(self) -> None:
        """Back to the table, or to the first list."""
        while len(self.screen_stack) > 1 and not isinstance(self.screen, TableScreen):
            screen = self.screen
            self.pop_screen()
            if isinstance(screen, QuestionScreen):
                screen.question.given_up()

    def _back_to_table(self) -> None:
        self.close_lists()
        self.say_place()

    async def _sit_down(self, path: Path | None) -> None:
        """At the table whose record is in `path`, or at a new one. Who presses twice sits down once."""
        if self._sitting_down:
            return
        self._sitting_down = True
        with self.writer.later.held():
            await self._begin_table(path)
        self._sitting_down = False

    async def _begin_table(self, path: Path | None) -> None:
        session = self.session
        self._new_table = None
        self.close_lists()
        if session.desk is not None:
            self.writer.turn_page()
        if self._table_screen() is None:
            await self.push_screen(TableScreen(session))
        try:
            if path is not None:
                await session.resume_table(path, self.window)
            else:
                await session.new_table(self.window)
        except (TableError, OSError) as error:
            session.tell_why_no_table(path, error)
            self._open_menu()
        else:
            self.window.refresh_table()

    async def _abandon(self) -> None:
        await self.session.abandon_table()
        self.writer.turn_page()
        self._open_menu()

    def _quit(self) -> None:
        self._work(self._leave())

    async def _leave(self) -> None:
        self.farewell = self.session.text("goodbye-saved" if self._at_table() else "goodbye")
        self.session.say(self.farewell)
        await self.session.heard_out()
        desk = self.session.desk
        shared = desk is not None and desk.keyboard.shared
        await self.session.close()
        self._put(self.writer.end() + (CLEAR if shared else ""))
        self.exit()

    def say_place(self) -> None:
        """A list was closed: say what is selected where we are now."""
        desk = self.session.desk
        if isinstance(self.screen, ListScreen):
            self.screen.say_selected()
        elif not isinstance(self.screen, Place):
            self._open_menu()
        elif desk is not None and desk.handing_to is None:
            over = desk.outcome.round is not None
            self.session.say(desk.face.read_turn(desk.view) if over else desk.card_text() + ".")

    # Speech.

    def _describe_key(self) -> None:
        self.describing = True
        self.session.say(self.session.text("describe-ask"))

    def _stop_speech(self) -> None:
        self.session.speaker.stop()

    def _repeat(self) -> None:
        last = self.session.speaker.history.last()
        if last is None:
            self.session.say(self.session.text("nothing-to-repeat"))
        else:
            self.session.speaker.again(last)

    def _read_history(self, steps: int) -> None:
        self.session.speaker.again(places.older_message(self.session, steps))

    def _change_category(self, steps: int) -> None:
        category = self.session.speaker.history.change_category(steps)
        text = self.session.text(f"category-{category or 'all'}")
        self.session.speaker.again(Utterance(text, Category.SYSTEM))


class Window:
    """What the desk asks of this front end."""

    numbers = False

    def __init__(self, app: UnoApp) -> None:
        self._app = app
        self._handing_to: int | None = None
        self._desk: Desk | None = None
        """The desk that was shown last."""

    def refresh_table(self) -> None:
        """The table, the hand or the cursor has changed. When somebody else is asked for, lists close."""
        desk = self._app.session.desk
        before, self._handing_to = self._handing_to, None if desk is None else desk.handing_to
        if self._handing_to not in (None, before):
            self._app.close_lists()
            self._app.writer.turn_page(when_read=desk is self._desk)
        self._desk = desk
        screen = self._app.screen if self._app.is_running else None
        if isinstance(screen, TableScreen):
            screen.update()

    def refresh_cursor(self) -> None:
        """Another card is selected."""
        screen = self._app.screen if self._app.is_running else None
        if isinstance(screen, TableScreen):
            screen.update_cursor()

    def ask(self, question: Question) -> None:
        """Put a question to the player."""
        self._app.push_screen(QuestionScreen(self._app.session, question, spoken=True))

    def open(self, place: str) -> None:
        """Go somewhere."""
        self._app.perform(place)

    def copy(self, text: str) -> None:
        """Keep the position in a file."""
        self._app.session.write_position(text)


def run_app(make_session: Callable[[], Session], *, table: bool = False, replay: Path | None = None) -> int:
    """Run the app until the player leaves; returns the exit code. Raises TableError for a `replay` that is no table."""
    session = make_session()
    app = UnoApp(session, table=table, replay=None if replay is None else Replay.of(session, replay))
    app.run(mouse=False)
    if app.farewell and session.look is not Look.STILL:
        print(app.farewell)
    return app.return_code or 0
