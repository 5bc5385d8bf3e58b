"""What all screens have: one list, announcements, and keys that are commands."""

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
from textual.timer import Timer

from uno_tui import suspension
from uno_tui.app.announcements import Announcements
from uno_tui.app.board.table import are_shown, where_all_is
from uno_tui.app.lines import LineList
from uno_tui.app.shell import Shell
from uno_tui.core.commands import Context
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.keys.repeats import ENTER
from uno_tui.ui.keys.spelling import normal
from uno_tui.ui.navigation.lists import describe
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode


def key_of(event: events.Key) -> str:
    """The name of a key as keymaps know it, whatever the terminal calls it."""
    character = event.character
    if character and len(character) == 1 and character.isprintable() and character != " ":
        return character
    name = normal(event.key)
    return ENTER if name == LINE_FEED else name


LINE_FEED = "ctrl+j"
"""An Enter that was pressed before the program had the terminal, which made a line feed of it; no keymap can use it."""
SHIFT_ALONE = "ctrl+@"
"""What Textual takes Shift, Ctrl, Alt and Caps Lock for, pressed by themselves in a console of Windows."""
OPENING = 0.01
"""Seconds until a key looks again whether what it is meant for is open."""


class Unrendered(Compositor):
    """Notes what has changed, and renders nothing by itself: the look that was chosen asks for what it writes."""

    def render_update(
        self, full: bool = False, screen_stack: list[Screen[object]] | None = None, simplify: bool = False
    ) -> RenderableType | None:
        """Whether there is anything new, as something to render or None; all of it only if `full`."""
        if full:
            return super().render_update(full=True, screen_stack=screen_stack, simplify=simplify)
        changed = bool(self._dirty_regions)
        self._dirty_regions.clear()
        return "" if changed else None


class ListedScreen(Screen[None]):
    """A screen with one list, which always has the focus."""

    key_context = Context.LIST
    CSS = """
    ListedScreen { background: $background; color: $foreground; }
    #state { margin-bottom: 1; }
    #lines { height: 1fr; }
    #aside { width: 40%; padding: 0 2; border-left: solid $edge; height: 1fr; }
    #choices { height: 1fr; padding: 0 1; }
    #choices { align: left bottom; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._compositor = Unrendered()
        self.session = session
        self.list = LineList(id="list")
        self.announcement = Announcements(session.clock, id="announcement")
        self._hiding: Timer | None = None
        self._ends_pause = False
        """Whether the key came before the next person was asked for, whom it therefore cannot answer for."""

    @cached_property
    def uno(self) -> Shell:
        """The app, as screens need it."""
        return cast(Shell, self.app)

    @property
    def _is_read(self) -> bool:
        """Whether a reader says what is on the screen."""
        return self.session.preferences.mode is Mode.READER

    def on_mount(self) -> None:
        """Take the focus, and keep the cursor where it belongs."""
        self.list.focus()
        self.screen_layout_refresh_signal.subscribe(self, lambda _: self.place_caret())
        self._take_over()
        self.update()
        self.opened()

    def _take_over(self) -> None:
        """What was said just before this screen was opened still stands there."""
        before = next((screen for screen in self.app.screen_stack[-2::-1] if isinstance(screen, ListedScreen)), None)
        if before is not None:
            self.announcement.take_over(before.announcement)

    def opened(self) -> None:
        """The screen is there."""

    def on_screen_resume(self) -> None:
        """A screen above this one has been closed: the cursor comes back."""
        self.list.focus()
        self.update()
        self.place_caret()

    @property
    def caret(self) -> Offset | None:
        """Where the terminal's cursor belongs."""
        return self.list.caret

    def place_caret(self) -> None:
        """Put the terminal's cursor on the first letter of what is selected; where nothing is, at the top."""
        caret = self.caret or Offset(0, 0)
        if self is self.app.screen and self.app.cursor_position != caret:
            self.app.cursor_position = caret
            self.refresh(Region(caret.x, caret.y, 1, 1))

    def hear(self, news: Sequence[Utterance]) -> None:
        """Something has been said, whether or not this screen is the uppermost."""

    @property
    def shows_cards(self) -> bool:
        """Whether this is the look, and the terminal large enough for it."""
        return are_shown(self.session.appearance.look, *self.app.size)

    def update(self) -> None:
        """Show what is true now. For readers nothing is highlighted: a highlight that moves would be read again."""
        self.list.highlights = not self._is_read
        self.list.more = None if self._is_read else self._more
        self.announcement.is_read = self._is_read
        self.announcement.more = f"… {where_all_is(self.session.announcer, self.session.named_keys)}"
        self.announcement.keep_lines(self.app.size.height, few=self.shows_cards)

    def _more(self, above: int, below: int) -> str:
        """What is written under a list that goes on."""
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
        """Whether a reader has this on another line already."""
        return False

    def _hide_in_time(self) -> None:
        """The next person is asked for: what the one before was told does not stay."""
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
            # For readers the request stands on the line of its own, and need not be read again.
            self.announcement.leave(None if self._is_read else asked)

    async def _dispatch_message(self, message: Message) -> None:
        """As Textual does; what the code of a plug-in raises does not end the screen."""
        with self.session.reporter.plugin_mistakes():
            await super()._dispatch_message(message)

    def on_key(self, event: events.Key) -> None:
        """Every key is a command of the keymap, or does nothing."""
        event.stop()
        event.prevent_default()
        if event.key == suspension.KEY and suspension.POSSIBLE and not self.uno.describing:
            self.uno.suspend_program()
        elif event.key != SHIFT_ALONE:
            self._take(key_of(event))

    def _take(self, key: str) -> None:
        """Press the key on the screen that is open now: the key before it may have opened or closed one."""
        uno = self.uno
        if uno.opening:
            uno.set_timer(OPENING, lambda: self._hand_on(key))
        elif uno.screen is self:
            self.announcement.key_pressed()
            self._ends_pause = uno.writer.key_pressed(key)
            uno.repeats.take(key, self._meaning, lambda: self._press(key))
        else:
            self._hand_on(key)

    def _hand_on(self, key: str) -> None:
        """To the screen that is open now."""
        if isinstance(self.app.screen, ListedScreen):
            self.app.screen.call_later(self.app.screen._take, key)

    def _meaning(self) -> Hashable:
        """What Enter does now, so far as it makes a difference whether it is still held."""
        return (id(self.app.screen), self.uno.opening)

    def _press(self, key: str) -> None:
        """A key that counts: in a race first of all the one that everybody was told to press."""
        table = self.session.runner.table
        if table is not None and table.keyboard.race_is_open and self.takes_commands:
            command = self.session.preferences.keymap.command(key, Context.TABLE, self.session.announcer.game)
            if command is not None and table.keyboard.is_race_key(command):
                table.perform(command)
                return
        self.press(key)

    @property
    def takes_commands(self) -> bool:
        """Whether keys are commands here, not letters."""
        return True

    def press(self, key: str) -> None:
        """A key was pressed."""
        if self.uno.describing:
            self.uno.describing = False
            self.session.announcer.say(self.describe(key))
            return
        if key == "ctrl+c":
            saved = self.session.saving.stays_saved(self.session.runner.match)
            self.session.announcer.say(self.session.announcer.text("quit-how" if saved else "quit-how-unsaved"))
            return
        command = self.session.named_keys.meaning(key, self.key_context, self.session.announcer.game)
        if command is not None:
            self.perform(command)
        else:
            self.session.announcer.say(describe(self.session.announcer, self.session.named_keys, key, self.key_context))

    def describe(self, key: str) -> str:
        """What a key does here."""
        return describe(self.session.announcer, self.session.named_keys, key, self.key_context)

    def perform(self, command: str) -> None:
        """Carry out a command."""
        raise NotImplementedError
