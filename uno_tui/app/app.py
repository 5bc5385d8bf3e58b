"""The Textual app: opens screens, passes keys on, and writes what the chosen look shows."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from rich.color import ColorSystem
from rich.console import RenderableType
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual import events
from textual.app import ScreenStackError
from textual.driver import Driver
from textual.message import Message
from textual.screen import Screen
from textual.worker import WorkerFailed

from uno_tui import ending, startup_gc, suspension
from uno_tui.app import motion
from uno_tui.app.base_app import BaseApp
from uno_tui.app.driver import QuietDriver, QuietTerminal, driver_class
from uno_tui.app.look_writers import Drawing, DrawnWriter, LookWriter, SaidWriter, StillWriter
from uno_tui.app.page import CLEAR, Page
from uno_tui.app.painter import Painter, Translation, eight_bit_colours, no_colours, sixteen_colours
from uno_tui.app.screens.base_screen import BaseScreen
from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.replay_screen import ReplayScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.app.screens.typing_screen import TypingScreen
from uno_tui.app.themes import FEW_COLOURS, THEMES, Shades, numbers_for, textual_theme
from uno_tui.app.window import Window
from uno_tui.notation.lines import TableError
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.keys.repeats import Repeats
from uno_tui.ui.navigation.navigator import HANDLERS, Navigator
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.navigation.standard_questions import mode_question
from uno_tui.ui.request import Destination
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Caret, Look, Mode


class UnoApp(BaseApp, inherit_bindings=False):
    """One session on the full screen. Its `window` is the `Screen` of the table and the front end of the navigator."""

    # Textual's palette would take Ctrl+P, and nothing in it is said.
    ENABLE_COMMAND_PALETTE = False
    # Each step of an animation would change the screen, and readers say what changes.
    animation_level = "none"
    CSS = "Screen { background: $background; color: $foreground; }"
    # Textual's own Ctrl+Q comes before every key of a screen, and ends the program without a word.
    BINDINGS: ClassVar = []
    environment: Mapping[str, str] = os.environ
    """The environment of the player's terminal."""

    def __init__(
        self,
        session: Session,
        *,
        table: bool,
        replay: Replay | None = None,
        place: str = "",
        driver: type[Driver] | None = None,
    ) -> None:
        """Show a session: a table, a replay, or the menu, with a `place` of it above; by default at this terminal."""
        self._without_colours = bool(os.environ.get("NO_COLOR"))
        super().__init__(driver_class=driver or driver_class())
        self.session = session
        for name in THEMES:
            self.register_theme(textual_theme(name))
        self.theme = f"uno-{session.preferences.settings.theme}"
        self.repeats = Repeats()
        self.window = Window(self, session)
        self.navigator = Navigator(session, self.window)
        self._opens_table = table
        self._place = place
        self._replay = replay
        self._sitting_down = False
        self.farewell = ""
        """The last sentence, printed again when the screen is gone; empty until the player leaves."""
        self.waiting_keys = deque()
        self.opening_in_order = asyncio.Lock()
        self.failure: Exception | None = None
        """The error of the program that has ended the app."""
        self._is_leaving = False
        """Whether the program is ending."""
        self._is_leaving_broken = False
        """Whether the app is leaving a table, a lesson or a replay that a plug-in has broken."""
        session.reporter.on_broken = self._leave_broken
        self.writer = LookWriter(self._put)
        self._written_size = self.size
        self._shown: tuple[Look, Caret, str, str] | None = None
        """The look, the caret, the theme and the line of the look `still` as they were last shown; None before that."""

    @property
    def _has_few_colours(self) -> bool:
        # Rich's public `color_system` is only a name.
        return self.console._color_system in (ColorSystem.STANDARD, ColorSystem.WINDOWS)

    @property
    def shades(self) -> Shades:
        """The colours of the player's theme, for as many colours as the terminal has."""
        themes = FEW_COLOURS if self._has_few_colours and not self._without_colours else THEMES
        return themes[self.session.preferences.settings.theme]

    @property
    def caret_on_letter(self) -> bool:
        """Whether the caret is on the first letter of what is selected, and not in the empty cell before it."""
        return self.session.appearance.caret_on_letter

    @property
    def motion(self) -> bool:
        """Whether cards may move on the screen."""
        preferences, appearance = self.session.preferences, self.session.appearance
        wanted = motion.is_wanted(
            preferences.settings.motion,
            appearance.look,
            preferences.mode,
            self.environment,
            is_read=bool(appearance.readers),
        )
        # A guest's environment has no SSH_CONNECTION by which to know a slow line; `keeps_files` tells guests apart.
        return wanted and self.keeps_files

    @property
    def ansi_theme(self) -> TerminalTheme:
        """The palette for ANSI colours.

        Overridden because Textual copies all its themes to find it, and asks for every line that it draws.
        """
        return self.ansi_theme_dark if THEMES[self.session.preferences.settings.theme].dark else self.ansi_theme_light

    def on_load(self) -> None:
        """Use the usual tasks.

        From Python 3.12 on Textual makes the tasks of the whole loop eager. asyncssh, which may run in the same loop,
        then stops in the middle of a key exchange, and nobody can log in.
        """
        asyncio.get_running_loop().set_task_factory(None)

    async def on_mount(self) -> None:
        """Connect the session to the screen, then ask for the mode or open the menu or the table."""
        session = self.session
        self.obey_system()
        # Connected before the session says anything, so that the first sentence is written too.
        session.announcer.speaker.observers.append(self._announce)
        session.preferences.on_look = self._on_look_changed
        # After Ctrl+Z the shell has written on the screen: everything on it is written again.
        self.app_resume_signal.subscribe(self, lambda _: self.write_again())
        self._on_look_changed()
        session.open()
        if session.preferences.override.asks_mode:
            question = mode_question(session.announcer, session.appearance.readers, self._on_mode_chosen)
            await self.push_screen(QuestionScreen(session, question))
        else:
            await self._begin()

    def obey_system(self) -> None:
        """End, stop and go on when the system says so."""
        # `commands/play.py` has paused it.
        self.set_timer(startup_gc.LASTS, startup_gc.resume)
        # On the full screen Ctrl+C arrives as a key; SIGINT comes only from outside.
        ending.obey(self.leave, ctrl_c=True)
        suspension.obey(self.suspend_program, self._after_forced_stop)

    def suspend_program(self) -> None:
        """Stop until the shell resumes the program. Nothing is heard meanwhile, and no time passes at the table."""
        driver = self._driver
        # Textual's driver without a terminal, as in tests, has none to give to a shell.
        if not isinstance(driver, QuietDriver):
            return
        self.session.pause()
        # Before `give_terminal`, after which nothing may be written. Nobody's cards may stay behind in the shell.
        self._put(self.writer.end() + (CLEAR if self._is_private else ""))
        driver.give_terminal()
        stopped = suspension.stand_still()
        if not suspension.has_terminal():
            suspension.allow_background()  # the program has been told to end
            return
        driver.take_terminal()
        self.session.go_on()
        if not stopped:
            self.session.announcer.say(self.session.announcer.text("suspend-impossible"))

    def _after_forced_stop(self) -> None:
        """Take the terminal again after a stop that nobody announced: another program may have used it."""
        if isinstance(self._driver, QuietDriver) and suspension.has_terminal():
            # Given first, although it is lost already: `take_terminal` starts the threads that `give_terminal` ends.
            self._driver.give_terminal()
            self._driver.take_terminal()

    def _on_mode_chosen(self, mode: Mode) -> None:
        self.session.choose_mode(mode)
        self.work(self._begin())

    async def _begin(self) -> None:
        mode = self.session.mode_line()
        if not self._opens_table and self._replay is None:
            self.window.greeting = f"{mode} "
            self.navigator.begin()
            if self._place:
                self.navigator.open(self._place)
            return
        if self._replay is None:
            self.session.announcer.greeting = mode
            await self.sit_down(self.session.runner.first_place)
        else:
            self.session.announcer.speaker.say([Utterance(mode, Category.SYSTEM, Urgency.URGENT)])
            await self.push_screen(ReplayScreen(self.session, self._replay))

    def _announce(self, utterances: Sequence[Utterance]) -> None:
        """Write what is said, as one text, to the look and to the screens that show it."""
        if self.farewell:  # run_app prints it when the screen is gone
            return
        said = " ".join(utterance.text for utterance in utterances)
        if not self.echoing:
            self.writer.say(said)
        for screen in self.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.hear(utterances)
        if self.session.appearance.announces and isinstance(self.screen, BaseScreen):
            self.screen.announce(utterances)

    # The look of the screen.

    def _on_look_changed(self) -> None:
        """Change the writer when the look, the caret or the theme has changed; keep the texts that still wait."""
        if isinstance(self.screen, BaseScreen) and not self.session.appearance.announces:
            self.screen.announcement.clear()
        session = self.session
        self.theme = f"uno-{session.preferences.settings.theme}"
        look, caret = session.appearance.look, session.appearance.caret
        wanted = (look, caret, session.preferences.settings.theme, session.announcer.text("look-still-line"))
        same = self._shown is not None and wanted[:3] == self._shown[:3]
        # The line of the look `still` matters only where that look is shown.
        if same and (look is not Look.STILL or wanted == self._shown):
            return
        before, self._shown = self.writer, wanted
        if isinstance(self.screen, BaseScreen) and self.screen.is_mounted:
            self.screen.update()
        self._put(before.end())
        self.writer = self._make_writer(*wanted[:2])
        self.write_again()
        self.writer.take_over(before.pending())

    def write_again(self) -> None:
        """Write the screen again, also the word that is being typed."""
        self.writer.begin()
        if isinstance(self.screen, TypingScreen):
            self.screen.write_typed()

    def _make_writer(self, look: Look, caret: Caret) -> LookWriter:
        if look in (Look.CARDS, Look.LINES):
            return DrawnWriter(self._make_painter(look), self._read_drawing, self._put)
        # Orca takes a caret that moves to the top for the player's: the page keeps its top row free for it.
        page = Page(*self.size, caret, keeps_top="Orca" in self.session.appearance.readers)
        if look is Look.STILL:
            return StillWriter(page, lambda: self.session.announcer.text("look-still-line"), self._put)
        return SaidWriter(page, self._put)

    def _make_painter(self, look: Look) -> Painter:
        """Return a painter with the theme's shades in as many colours as the terminal has.

        The look `cards` writes only pieces of rows that differ, the look `lines` whole rows.
        """
        shades, colours = self.shades, self.console._color_system
        translation: Translation | None = None
        if self._without_colours:
            translation = no_colours(shades)
        elif self._has_few_colours:
            translation = sixteen_colours(shades, numbers_for(self.environment))
        elif colours is ColorSystem.EIGHT_BIT:
            translation = eight_bit_colours
        ground = Style(color=shades.ink, bgcolor=shades.ground)
        # Not in sixteen colours: the Linux console fills only with the darker half of them, so colours that are
        # exchanged would look different.
        exact = colours in (ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT) and not self._without_colours
        painting = Painter(
            colours, spans=look is Look.CARDS, ground=ground, translation=translation, lower_halves=exact
        )
        painting.width = self.size.width
        return painting

    def _put(self, data: str) -> None:
        # Textual's driver without a terminal, as in tests, has no `put`.
        if data and isinstance(self._driver, QuietTerminal):
            self._driver.put(data)

    def _read_drawing(self) -> Drawing | None:
        """Return the rows that Textual has drawn, and the caret's column and row; None if its screens are gone."""
        try:
            screen = self.screen
        except ScreenStackError:  # a guest has hung up in the moment between drawing and writing
            return None
        strips = screen._compositor.render_strips()
        caret = screen.outer_size.clamp_offset(self.cursor_position)
        # Textual's meta data make styles unequal that look the same; such cells would be written again.
        return [list(strip.discard_meta().simplify()) for strip in strips], (caret.x, caret.y)

    def _display(self, screen: Screen[object], renderable: RenderableType | None) -> None:
        """Let the look's writer write what was drawn.

        Overrides Textual's own way, which writes piece by piece: readers would say each piece.
        """
        if renderable is not None and self._running and not self._closed:
            self.writer.draw()
        self.post_display_hook()

    def on_resize(self, event: events.Resize) -> None:
        """Tell the writer the new size of the terminal."""
        # Textual sends the size also at the start and after `take_terminal`; the same size must not end the page.
        if event.size != self._written_size:
            self._written_size = event.size
            self.writer.resize(*event.size)

    def perform(self, name: str) -> bool:
        """Open a place, or do what can be done everywhere; return False if `name` is a command of the table."""
        table = self.session.runner.table
        # Escape belongs to the table first: a lesson, a claim or a draft may use it.
        if name not in HANDLERS or (name == "stop" and table is not None and table.takes_escape):
            return False
        if name != "stop":  # which asks whether something is being said
            self.session.announcer.speaker.hush()
        asked_for = table is not None and table.state.handing_to is not None and not table.state.nobody_needed
        if name == "stop" and table is not None and asked_for and isinstance(self.screen, TableScreen):
            self.session.announcer.speaker.stop()
            table.keyboard.ask_for_person()
            return True
        return self.navigator.open(name)

    @property
    def table_screen(self) -> TableScreen | None:
        """The screen of the table, also below others; None if there is none."""
        return next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)

    def keep_lowest(self, depth: int) -> None:
        """Close the screens above the lowest `depth` ones. Questions on the way are given up."""
        while len(self.screen_stack) > depth:
            screen = self.screen
            self.pop_screen()
            if isinstance(screen, QuestionScreen):
                screen.question.on_give_up()

    def close_lists(self) -> None:
        """Go back to the table; where there is none, close all lists. Questions on the way are given up."""
        tables = (at for at, each in enumerate(self.screen_stack) if isinstance(each, TableScreen))
        # The lowest screen is Textual's own empty one, which cannot be popped.
        self.keep_lowest(next(tables, 0) + 1)

    def close_table_question(self) -> None:
        """Close the table's question, which nobody answers any more, and what is open above it.

        A question of a menu stays below it, and is given up above it.
        """
        stack = self.screen_stack
        asking = next((at for at, each in enumerate(stack) if isinstance(each, QuestionScreen) and each.of_table), None)
        if asking is not None:
            self.keep_lowest(asking + 1)
            self.pop_screen()

    async def sit_down(self, destination: Destination) -> None:
        """Sit down at the table of a record, in a lesson, or at a new table.

        A second call while the first still runs does nothing.
        """
        if self._sitting_down:
            return
        self._sitting_down = True
        try:
            # Sitting down waits for files and tasks: what is said meanwhile is still one change of the screen.
            with self.writer.later.hold():
                await self._begin_table(destination)
        finally:
            self._sitting_down = False

    async def _begin_table(self, destination: Destination) -> None:
        session = self.session
        self.navigator.new_table = None
        self.close_lists()
        # The players of that table need not be those of the next: nothing said to them may stay to be read.
        if session.runner.table is not None:
            self.writer.turn_page()
        # Before the table begins, which shows itself and may ask a question at once.
        if self.table_screen is None:
            await self.push_screen(TableScreen(session))
        try:
            await session.runner.sit_down(destination, self.window)
        except (TableError, OSError) as error:
            session.reporter.report_no_table(destination, error)
            self.navigator.menu()
        else:
            self.window.refresh_table()

    async def abandon(self) -> None:
        """Leave the table for good, and open the menu."""
        await self.session.runner.abandon_table()
        self.writer.turn_page()
        self.navigator.menu()

    # Exceptions from a plug-in's code: Textual would end the app and print a traceback.

    # Without a context manager, such as `plugin_mistakes`: this runs for every message, and a key takes fewer calls.
    async def _dispatch_message(self, message: Message) -> None:
        try:
            await super()._dispatch_message(message)
        except BaseException as error:  # a plug-in may try to end the program
            self.session.reporter.contain(error)

    def _handle_exception(self, error: Exception) -> None:
        # Textual wraps what work in the background raises.
        raised = error.error if isinstance(error, WorkerFailed) else error
        if not self.session.reporter.plugin_raised(raised):
            self.failure = self.failure or (raised if isinstance(raised, Exception) else error)
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        # Textual's own prints the traceback, with all locals.
        self._close_messages_no_wait()

    def _leave_broken(self) -> None:
        # Called for every error: what is broken may raise again until its table is left.
        if not self._is_leaving_broken:
            self._is_leaving_broken = True
            self.work(self._to_menu())

    async def _to_menu(self) -> None:
        await self.session.runner.leave_broken()
        self.writer.turn_page()
        self.close_lists()
        self.navigator.menu()
        self._is_leaving_broken = False

    def leave(self) -> None:
        """End the program, with a word; nothing happens if it is ending already, as when a signal comes meanwhile."""
        if self.is_running and not self._is_leaving:
            self._is_leaving = True
            self.work(self._leave())

    async def _leave(self) -> None:
        self.farewell = self.session.finish()
        self.session.announcer.say(self.farewell)
        # Before the session closes, and the voice with it.
        await self.session.voice.wait_for_goodbye()
        # Asked before the session closes, which leaves the table.
        private = self._is_private
        await self.session.close()
        self._put(self.writer.end() + (CLEAR if private else ""))
        self.exit()

    @property
    def _is_private(self) -> bool:
        """Whether several people play here, so that no cards may stay readable on the terminal."""
        table = self.session.runner.table
        return table is not None and table.state.private

    def say_place(self, *, from_list: bool = False) -> None:
        """Say what is selected where the player is now, because a screen, perhaps a list, was closed."""
        table = self.session.runner.table
        if isinstance(self.screen, ListScreen):
            self.screen.come_back(from_list=from_list)
        # Only Textual's empty screen is left, as after a replay that the command line has opened.
        elif not isinstance(self.screen, BaseScreen):
            self.navigator.menu()
        elif table is not None and table.state.handing_to is None:
            state = table.state
            no_card = state.outcome.round is not None or state.looks_on
            told = state.presenter.read_turn(state.view) if no_card else f"{state.walk.card_text()}."
            if state.guide is not None and state.guide.finished:
                told = state.guide.due
            self.session.announcer.echo(told)
            state.walked_to = state.walk.standing  # that card has just been heard
            self.window.back_at_table()
        elif table is not None and not table.state.nobody_needed:
            table.keyboard.ask_for_person()


def run_app(
    make_session: Callable[[], Session], *, table: bool = False, replay: Path | None = None, place: str = ""
) -> int:
    """Run the app until the player leaves, and return the exit code.

    Raises TableError if `replay` is not a table file, and the error of the program that has ended the app.
    """
    session = make_session()
    app = UnoApp(session, table=table, replay=None if replay is None else Replay.of(session, replay), place=place)
    app.run(mouse=False)
    if app.failure is not None:
        raise app.failure
    # In the look `still` the program's voice has said it, and a reader would say it again.
    if app.farewell and session.appearance.look is not Look.STILL:
        print(app.farewell)
    return app.return_code or 0
