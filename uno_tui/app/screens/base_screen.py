"""The base of all screens: one list, announcements, and keys that are commands."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import cast

from rich.console import RenderableType
from textual import events
from textual._compositor import Compositor
from textual.geometry import Offset, Region
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.timer import Timer

from uno_tui import suspension
from uno_tui.app.announcements import Announcements
from uno_tui.app.base_app import BaseApp
from uno_tui.app.board.arrangement import shows_cards
from uno_tui.app.board.board import Board
from uno_tui.app.board.key_hints import history_hint
from uno_tui.app.line_widgets import LineList
from uno_tui.app.snapshots import OtherNames, replace_names
from uno_tui.core.commands import Context
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.keys.repeats import ENTER
from uno_tui.ui.keys.spelling import normal
from uno_tui.ui.navigation.help_list import describe
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode
from uno_tui.ui.table.controller import TableController


def key_of(event: events.Key) -> str:
    """Return the name of a key as keymaps know it, whatever the terminal calls it."""
    character = event.character
    # Textual's name for `?` is `question_mark`; keymaps have the character. With Alt it is another key.
    if event.key.startswith("alt+"):
        return normal(event.key)
    if character and len(character) == 1 and character.isprintable() and character != " ":
        return character
    name = normal(event.key)
    return ENTER if name == LINE_FEED else name


LINE_FEED = "ctrl+j"
"""Enter, pressed before the program had the terminal, which made a line feed of it. No keymap can use this key."""
SHIFT_ALONE = "ctrl+@"
"""The key that Textual reports when Shift, Ctrl, Alt or Caps Lock is pressed alone in a console of Windows."""
OPENING = 0.01
"""Seconds until a key checks again whether what it is meant for is open."""


class Unrendered(Compositor):
    """Notes what has changed and renders nothing by itself: the look's writer asks for what it writes."""

    def render_update(
        self, full: bool = False, screen_stack: list[Screen[object]] | None = None, simplify: bool = False
    ) -> RenderableType | None:
        """Return something to render if anything has changed, else None; all of it only if `full`."""
        if full:
            return super().render_update(full=True, screen_stack=screen_stack, simplify=simplify)
        changed = bool(self._dirty_regions)
        # As Textual does when it renders: else every later call would find a change.
        self._dirty_regions.clear()
        # `UnoApp._display` only asks whether this is None.
        return "" if changed else None


class BaseScreen(Screen[None]):
    """A screen with one list, which always has the focus."""

    key_context = Context.LIST
    holds_table = False
    """Whether the bots wait while this screen is open: what stands above the table is read without hurry."""
    CSS = """
    BaseScreen { background: $background; color: $foreground; }
    #state { margin-bottom: 1; }
    #lines { height: 1fr; }
    #aside { width: 40%; padding: 0 2; border-left: solid $edge; height: 1fr; }
    #choices { height: 1fr; padding: 0 1; }
    #choices { align: left top; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        # Textual makes a compositor of its own, and has no setting for another class.
        self._compositor = Unrendered()
        self.session = session
        self.list = LineList(id="list")
        self.announcement = Announcements(session.clock, id="announcement")
        self._made = session.clock.time()
        self._hiding: Timer | None = None
        self._held: TableController | None = None
        """The table that waits."""
        self._key_came_early = False
        """Whether the last key came before the next person was asked for, so that it cannot be theirs."""

    @cached_property
    def uno(self) -> BaseApp:
        """The app, with the type that screens need."""
        return cast(BaseApp, self.app)

    @property
    def _is_read(self) -> bool:
        """Whether a reader says what is on the screen."""
        return self.session.preferences.mode is Mode.READER

    def on_mount(self) -> None:
        """Take the focus, and keep the cursor where it belongs."""
        if self not in self.app.screen_stack:
            return  # closed by the next key, or by the table, before it was mounted: its widgets are being removed
        if self.holds_table:
            self._held = self.session.runner.table
        if self._held is not None:
            self._held.keyboard.pause()
        self.list.focus()
        # Only a layout tells where the selected line is on the screen.
        self.screen_layout_refresh_signal.subscribe(self, lambda _: self.place_caret())
        self._take_over()
        self.update()
        self.opened()

    def on_unmount(self) -> None:
        """Let the table go on."""
        if self._held is not None:
            self._held.keyboard.resume()

    def _take_over(self) -> None:
        """Keep showing what was said just before this screen was opened."""
        stack = self.app.screen_stack
        below = reversed(stack[: stack.index(self)])  # another screen may have been opened above it meanwhile
        before = next((screen for screen in below if isinstance(screen, BaseScreen)), None)
        if before is not None:
            self.announcement.take_over(before.announcement, self._made)

    def opened(self) -> None:
        """Say what the screen is about; called once, when it is shown."""

    def on_screen_resume(self) -> None:
        """Take the cursor back, because a screen above this one was closed."""
        self.list.focus()
        self.update()
        self.place_caret()

    @property
    def caret(self) -> Offset | None:
        """Where the terminal's cursor belongs."""
        return self.list.caret

    def place_caret(self) -> None:
        """Put the terminal's cursor on the first letter of what is selected; at the top where nothing is."""
        caret = self.caret or Offset(0, 0)
        if self is self.app.screen and self.app.cursor_position != caret:
            self.app.cursor_position = caret
            self.refresh(Region(caret.x, caret.y, 1, 1))

    def hear(self, news: Sequence[Utterance]) -> None:
        """Take what has been said, also while another screen is above this one."""

    @property
    def shows_cards(self) -> bool:
        """Whether the look is `cards`, and the terminal large enough for it."""
        return shows_cards(self.session.appearance.look, *self.app.size)

    def update(self) -> None:
        """Show what is true now. Readers get no highlight: they would read again a highlight that moves."""
        self.list.highlights = not self._is_read
        self.list.indent = 0 if self.uno.caret_on_letter else 1
        self.list.more = None if self._is_read else self._more
        self.announcement.is_read = self._is_read
        self.announcement.ellipsis = f"… {history_hint(self.session.announcer, self.session.named_keys)}"
        self.announcement.keep_lines(self.app.size.height, few=self.shows_cards)

    def _more(self, above: int, below: int) -> str:
        """Return the line below a list that says how many rows are out of sight."""
        texts = [("more-above", above), ("more-below", below)]
        return "  ".join(self.session.announcer.text(message_id, count=count) for message_id, count in texts if count)

    def announce(self, news: Sequence[Utterance]) -> None:
        """Show what is said."""
        text = " ".join(each.text for each in news)
        if self._stands(text) or (self.shows_cards and all(each.echo for each in news)):
            return
        private = any(each.category is Category.CARDS for each in news)
        self.announcement.say(text, private=private, answers=all(each.answers or each.echo for each in news))
        self._hide_in_time()

    def _stands(self, text: str) -> bool:
        """Return whether a reader has this text on another line already."""
        return False

    def _hide_in_time(self) -> None:
        """Hide what one person was told as soon as it can have been read, when the next is asked for."""
        if self._hiding is not None:
            self._hiding.stop()
            self._hiding = None
        table = self.session.runner.table
        if table is not None and table.state.handing_to is not None:
            self._hiding = self.set_timer(self.announcement.seconds, self._hide_what_was_said)

    def _hide_what_was_said(self) -> None:
        table = self.session.runner.table
        if table is not None and table.state.handing_to is not None:
            asked = self.session.announcer.text("hand-over", name=table.state.name_of(table.state.handing_to))
            # A reader has the request on a line of the list already.
            self.announcement.show_only(None if self._is_read else asked)

    async def _dispatch_message(self, message: Message) -> None:
        """Dispatch as Textual does, but survive what the code of a plug-in raises."""
        try:
            await super()._dispatch_message(message)
        except BaseException as error:  # a plug-in may try to end the program
            self.session.reporter.contain(error)

    def on_key(self, event: events.Key) -> None:
        """Take a key: a command of the keymap, or nothing."""
        event.stop()
        event.prevent_default()
        if event.key == suspension.KEY and suspension.POSSIBLE and not self.uno.describing:
            self.uno.suspend_program()
        elif event.key != SHIFT_ALONE:
            self._take(key_of(event))

    def _take(self, key: str) -> None:
        """Press the key on the screen that is open now, once everything is open that the keys before it open."""
        uno = self.uno
        if uno.opening or uno.waiting_keys:
            uno.waiting_keys.append(key)
            if len(uno.waiting_keys) == 1:
                # Timers of the app: those of this screen end with it, and the keys would be lost.
                uno.set_timer(OPENING, self._release_keys)
        else:
            self._take_now(key)

    def _release_keys(self) -> None:
        """Press the keys that wait, in order, each on the screen that is open then."""
        uno = self.uno
        if uno.waiting_keys:
            if not uno.opening and isinstance(uno.screen, BaseScreen):
                # Through that screen's own queue, which keeps the call until the screen is mounted.
                uno.screen.call_later(uno.screen._take_waiting)
            uno.set_timer(OPENING, self._release_keys)

    def _take_waiting(self) -> None:
        uno = self.uno
        if uno.waiting_keys and not uno.opening and uno.screen is self:
            self._take_now(uno.waiting_keys.popleft())

    def on_paste(self, event: events.Paste) -> None:
        """Answer a paste where nothing is typed: keys that nobody has pressed must not play cards."""
        event.stop()
        self.session.announcer.say(self.session.announcer.text("paste-nowhere"))

    def _take_now(self, key: str) -> None:
        """Press the key here, or on another screen that has been opened since."""
        uno = self.uno
        if uno.screen is self:
            self.announcement.note_key()
            self._key_came_early = uno.writer.note_key(key)
            uno.repeats.take(key, self._meaning, lambda: self._press(key))
        else:
            self._hand_on(key)

    def _hand_on(self, key: str) -> None:
        """Give the key to the screen that is open now."""
        if isinstance(self.app.screen, BaseScreen):
            self.app.screen.call_later(self.app.screen._take, key)

    def _meaning(self) -> Hashable:
        """Return what Enter does now; a held Enter counts again only when this has changed."""
        return (id(self.app.screen), self.uno.opening)

    def _press(self, key: str) -> None:
        """Press a key that counts: in a race, the key that everyone was told to press comes first."""
        table = self.session.runner.table
        if table is not None and table.keyboard.race_is_open and self.takes_commands:
            command = self.session.preferences.keymap.command(key, Context.TABLE, self.session.announcer.game)
            if command is not None and table.keyboard.is_race_key(command):
                self.uno.describing = False
                table.perform(command)
                return
        self.press(key)

    @property
    def takes_commands(self) -> bool:
        """Whether keys are commands here, not letters."""
        return True

    def press(self, key: str) -> None:
        """Carry out what the key means here, or describe it."""
        if self.uno.describing:
            self.uno.describing = False
            self.session.announcer.say(self.describe(key))
            return
        if key == "ctrl+c":
            saved = self.session.saving.stays_saved(self.session.runner.match)
            self.session.announcer.say(self.session.announcer.text("quit-how" if saved else "quit-how-unsaved"))
            return
        command = self.session.named_keys.command_for(key, self.key_context, self.session.announcer.game)
        if command is not None:
            self.perform(command)
        else:
            self.session.announcer.say(describe(self.session.announcer, self.session.named_keys, key, self.key_context))

    def describe(self, key: str) -> str:
        """Return what a key does here."""
        return describe(self.session.announcer, self.session.named_keys, key, self.key_context)

    def perform(self, command: str) -> None:
        """Carry out a command."""
        raise NotImplementedError

    # Saved pictures.

    @property
    def is_laid_out(self) -> bool:
        """Whether there is anything to see: not before the first layout, nor in a terminal without a size."""
        return bool(self._compositor.size)

    def picture_rows(self, names: OtherNames) -> list[Strip]:
        """Return the rows of the screen, with other names."""
        boards = list(self.query(Board)) if names else []
        with self.app.batch_update():  # nobody sees the other names meanwhile
            try:
                # Drawn again: large letters are no text in which a name could be replaced.
                self._draw_with(names, boards)
                return replace_names(self._compositor.render_strips(), names)
            finally:
                self._draw_with((), boards)

    def _draw_with(self, names: OtherNames, boards: Sequence[Board]) -> None:
        for board in boards:
            board.names = names
            board.update()
            board._clear_arrangement_cache()  # as Textual does when it is idle
        if boards:
            self._refresh_layout()  # other names may need more rows

    def describe_screen(self) -> str:
        """Return in words what is on the screen, the title first."""
        return "\n".join(filter(None, (strip.text.strip(" ─│") for strip in self._compositor.render_strips())))

    def other_names(self) -> OtherNames:
        """Return the names of the players with those that replace them in pictures; nothing if they may be seen."""
        if self.session.preferences.settings.picture_names:
            return ()
        text = self.session.announcer.text
        return [(name, text("picture-player", number=seat + 1)) for seat, name in enumerate(self.player_names)]

    @property
    def player_names(self) -> Sequence[str]:
        """The names of those who play, in the order of their seats; empty away from a table."""
        table = self.session.runner.table
        return () if table is None else table.state.public.names
