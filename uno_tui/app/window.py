"""The window: lists, questions and the table on the full screen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path

from uno_tui.app.base_app import BaseApp
from uno_tui.app.screens.base_screen import BaseScreen
from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.messages_screen import MessagesScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.replay_screen import ReplayScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.app.screens.typing_screen import TypingScreen
from uno_tui.app.snapshots import draw_png, draw_svg, rename
from uno_tui.core.commands import Context
from uno_tui.host.files import create_new_file, write_whole
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.navigation import help_list
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.ports.question import Question, TextPrompt
from uno_tui.ui.request import Destination
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Look
from uno_tui.ui.table.controller import TableController


class Window:
    """Implements the `Screen` of the table and the `FrontEnd` of the navigator with Textual's screens."""

    numbers = False

    def __init__(self, app: BaseApp, session: Session) -> None:
        self._app = app
        self._session = session
        self._handing_to: int | None = None
        self._table: TableController | None = None
        """The table that was shown last."""
        self._once_closed: list[Callable[[], None]] = []
        """What to do when the player is back at the table."""
        self.greeting = ""
        """Said together with the title of the menu or list that opens first."""

    # Of the table.

    def refresh_table(self) -> None:
        """Show the table and the hand as they are now. When another person is asked for, close the lists."""
        table = self._session.runner.table
        before, self._handing_to = self._handing_to, None if table is None else table.state.handing_to
        if self._handing_to not in (None, before):
            if table is self._table:  # not at a new table, for which the player has just asked
                self._app.repeats.asked()
            self._app.close_lists()
            self._app.writer.turn_page(when_read=table is self._table)
        self._table = table
        # Below another screen it is updated when that one closes: `on_screen_resume`.
        if isinstance(self._screen, (TableScreen, QuestionScreen)):
            self._screen.update()

    def refresh_cursor(self) -> None:
        """Show which card is selected."""
        if isinstance(self._screen, TableScreen):
            self._screen.update_cursor()

    @property
    def _screen(self) -> object:
        # A change may come when the program has ended and no screen is left.
        return self._app.screen if self._app.is_running else None

    @property
    def _table_screen(self) -> TableScreen | None:
        """Return the table's screen, if there is one, whatever is open above it."""
        return next((screen for screen in self._app.screen_stack if isinstance(screen, TableScreen)), None)

    def ask(self, question: Question) -> None:
        """Show a question that the table has said."""
        # A key pressed before the question could be heard must not answer it.
        if question.by_itself:
            self._app.repeats.asked()
        self._app.push_screen(QuestionScreen(self._session, question, of_table=True))

    def withdraw_question(self) -> None:
        """Close the question, and whatever is open above it."""
        self._app.close_table_question()

    def must_be_read(self, told: Sequence[Utterance]) -> bool:
        """Return whether one of the texts is about cards: its page is cleared for the next person."""
        return any(each.category is Category.CARDS for each in told)

    def open(self, name: str) -> None:
        """Open a list, or carry out another command that works everywhere."""
        self._app.perform(name)

    def copy(self, text: str) -> None:
        """Write the text to the file for positions: a full screen cannot be sure of a clipboard."""
        self._session.write_position(text)

    # Of the navigator.

    def offer(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Open a list to choose from."""
        before, self.greeting = self.greeting, ""
        self._open_list(title, items, before=before)

    def _open_list(
        self,
        title: str | Callable[[], str],
        items: Callable[[], Sequence[Item]],
        *,
        closes: bool = True,
        before: str = "",
    ) -> ListScreen:
        screen = ListScreen(self._session, title, items, closes=closes, before=before)
        self._push(screen)
        return screen

    def _push(self, screen: ListScreen) -> None:
        """Open a list. If it is open already, it is closed first, and what is above it: keys pile up no lists.

        It stays open below a question, which a list such as the help is about.
        """
        stack = self._app.screen_stack
        same = [at for at, each in enumerate(stack) if isinstance(each, ListScreen) and each.is_same(screen)]
        if same and not any(isinstance(each, QuestionScreen) for each in stack[same[-1] :]):
            self._app.keep_lowest(same[-1])
        self._app.push_screen(screen)

    def offer_menu(self, items: Callable[[], Sequence[Item]], *, at_table: bool) -> None:
        """Open the menu; away from a table nothing is below it."""
        if not at_table and self._table_screen is not None:
            self._app.close_lists()
            self._app.pop_screen()
        before, self.greeting = self.greeting, ""
        parting, self._session.parting = self._session.parting, ""
        before = f"{parting} " if parting else before
        self._open_list("menu-title", items, closes=at_table, before=before)

    def read(self, title: str, items: Sequence[Item], *, counted: bool = False) -> None:
        """Open a list of lines to read."""
        said = partial(self._session.announcer.text, title, count=len(items)) if counted else title
        self._open_list(said, lambda: items)

    def read_rules(self, items: Sequence[Item]) -> None:
        """Open the rules as a list to read."""
        self.read("place-rules", items)

    def read_messages(self, items: Callable[[], Sequence[Item]]) -> None:
        """Open the list of messages."""
        self._push(MessagesScreen(self._session, items))

    def read_coming(self, title: str, lines: AsyncIterator[str]) -> None:
        """Open a list of lines that arrive one by one, and say each."""
        items: list[Item] = []
        screen = self._open_list(title, lambda: items)

        async def show_lines() -> None:
            async for line in lines:
                if screen not in self._app.screen_stack:
                    return  # the player has closed it
                items.append(Item(line))
                # A screen that is not mounted yet shows the lines when it is.
                if screen.is_mounted:
                    screen.update()
                self._session.announcer.echo(line)

        self._app.work(show_lines())

    def fill(self, title: str, states: AsyncIterator[Sequence[Item]]) -> None:
        """Open a list when its first state is there, update it, and say the result if it is still open."""
        items: list[Item] = []
        here = self._app.screen

        async def show_states() -> None:
            screen, updated = None, False
            async for state in states:
                items[:] = state
                if screen is None and self._app.screen is not here:
                    return  # the player has gone somewhere else
                if screen is None:
                    screen = self._open_list(title, lambda: items)
                else:
                    updated = True
                    if screen not in self._app.screen_stack:
                        return  # the player has closed it
                    if screen.is_mounted:
                        screen.update()
            if updated and self._app.screen is screen:
                screen.say_selected()

        self._app.work(show_states())

    def work_before_keys(self, work: Coroutine[object, object, None]) -> None:
        """Run `work` in the background; keys wait for it."""
        self._app.work_before_keys(work)

    def offer_again(self) -> None:
        """Do nothing: the list is still open."""

    def say_and_ask(self, question: Question) -> None:
        """Open a question that nobody has said yet."""
        self._app.push_screen(QuestionScreen(self._session, question))

    def type(self, typing: TextPrompt) -> None:
        """Open a screen to type a word."""
        self._app.push_screen(TypingScreen(self._session, typing))

    def follow(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Open a list of lines that change with the table."""
        self._open_list(title, items).follows = True

    def help_items(self, *, of_table: bool) -> Callable[[], Sequence[Item]]:
        """Return what lists the keys of this screen, or of the table."""
        session, screen = self._session, self._app.screen
        here = partial(help_list.help_items, session.announcer, session.named_keys, session.runner)
        if of_table:
            return partial(here, Context.TABLE)
        context = screen.key_context if isinstance(screen, BaseScreen) else Context.LIST
        question = screen.question if isinstance(screen, QuestionScreen) else None
        recalls = isinstance(screen, MessagesScreen)
        steps = isinstance(screen, ListScreen) and any(each.ahead is not None for each in screen.items)
        idle = screen.idle_commands() if isinstance(screen, ListScreen) and question is None else []
        return partial(here, context, question, recalls=recalls, steps=steps, idle=idle)

    def shows(self, title: str) -> bool:
        """Return whether the player sees the list with this title."""
        screen = self._app.screen
        return isinstance(screen, ListScreen) and screen.title_id == title

    def setting_changed(self) -> None:
        """Say the new value."""
        if isinstance(self._app.screen, ListScreen):
            self._app.screen.say_selected()
        if self._table_screen is not None:
            self._table_screen.update()

    def sit_down(self, destination: Destination) -> None:
        """Go to a table or a lesson."""
        self._app.work_before_keys(self._app.sit_down(destination))

    def leave_table(self) -> None:
        """Leave the table for good."""
        self._app.work(self._app.abandon())

    def call_when_closed(self, then: Callable[[], None]) -> None:
        """Call `then` when nothing is above the table any more, at once where nothing is."""
        self._once_closed.append(then)
        if isinstance(self._screen, TableScreen):
            self.back_at_table()

    def back_at_table(self) -> None:
        """Call what waits for the player to be back at the table."""
        waiting, self._once_closed = self._once_closed, []
        for then in waiting:
            then()

    def go_back(self) -> None:
        """Go back to the table."""
        self._app.close_lists()
        self._app.say_place()

    def open_replay(self, replay: Replay) -> None:
        """Open a replay, or go back to it where it is open already."""
        stack = self._app.screen_stack
        open_ = next((each for each in stack if isinstance(each, ReplayScreen) and each.replay is replay), None)
        if open_ is None:
            self._app.push_screen(ReplayScreen(self._session, replay))
            return
        # Read first: the replay's screen sets it to its own line when it comes back.
        place = replay.place
        self._app.keep_lowest(stack.index(open_) + 1)
        open_.go_to(place)

    def describe_key(self) -> None:
        """Describe the next key."""
        self._app.describing = True
        self._session.announcer.say(self._session.announcer.text("describe-ask"))

    def message(self, utterance: Utterance) -> None:
        """Say a message again."""
        self._session.announcer.speaker.repeat(utterance)

    def next_look(self) -> None:
        """Change to the other look, or back."""
        self._session.next_look()

    def save_picture(self) -> None:
        """Save the screen as a picture, with a description beside it, and say where; or why there is none."""
        screen, session = self._app.screen, self._session
        if session.appearance.look not in (Look.CARDS, Look.LINES) or not isinstance(screen, BaseScreen):
            session.announcer.say(session.announcer.text("picture-none"))
        elif not self._app.keeps_files:
            session.announcer.say(session.announcer.text("picture-elsewhere"))
        elif screen.is_laid_out:
            self._save_picture_of(screen)
        else:
            # A key may come between the opening of a screen and its first layout.
            screen.call_after_refresh(self._save_picture_of, screen)

    def _save_picture_of(self, screen: BaseScreen) -> None:
        session = self._session
        if not screen.is_laid_out:  # a terminal without a size
            session.announcer.say(session.announcer.text("picture-none"))
            return
        names = screen.other_names()
        rows, described = screen.picture_rows(names), screen.describe_screen()
        described = rename(described, names)
        drawn = draw_svg(rows, described.partition("\n")[0], self._app.shades)
        path = session.preferences.folders.pictures / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.svg"
        try:
            # Reserves the name: two pictures may be saved within a second.
            path = create_new_file(path)
        except OSError as error:
            session.reporter.report_unwritten(path, error)
            return
        files: dict[Path, str | bytes] = {path: drawn, path.with_suffix(".txt"): f"{described}\n"}
        pixels = draw_png(drawn)
        if pixels is not None:
            files[path.with_suffix(".png")] = pixels
        try:
            for each, content in files.items():
                write_whole(each, content)
        except OSError as error:
            for each in files:
                with suppress(OSError):
                    each.unlink(missing_ok=True)
            session.reporter.report_unwritten(path, error)
        else:
            saved = "picture-saved" if pixels is None else "picture-saved-twice"
            session.announcer.say(session.announcer.text(saved, path=str(path)))

    def leave(self) -> None:
        """End the program."""
        self._app.leave()
