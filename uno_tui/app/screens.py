"""The screens: the table, and lists (menu, settings, help, rules, messages, questions)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Protocol, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.timer import Timer

from uno_tui.app.colours import colour_of
from uno_tui.app.large import large
from uno_tui.app.lines import LineList, Row, TextLines
from uno_tui.app.looks import LookWriter
from uno_tui.front.keys.keymap import KeymapError
from uno_tui.front.keys.repeats import Repeats
from uno_tui.front.keys.spelling import normal
from uno_tui.front.menus.lists import Item, describe, meaning
from uno_tui.front.session import Session
from uno_tui.front.settings import Mode
from uno_tui.front.table.desk import Desk
from uno_tui.front.table.face import Kind
from uno_tui.front.table.question import Question, Typing
from uno_tui.front.wrapping import wrap
from uno_tui.games.commands import Context
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.speech.voice import estimate


class Shell(Protocol):
    """What the screens need of the app."""

    describing: bool
    """Whether the next key is described, not pressed."""
    echoing: bool
    """Whether what is said is what was just typed."""
    writer: LookWriter
    opening: int
    """How much is being opened that keys wait for."""
    repeats: Repeats

    def perform(self, name: str) -> bool:
        """Open a place or do what can be done everywhere; False if `name` is a command of the table."""
        ...

    def say_place(self) -> None:
        """A list was closed: say what is selected where we are now."""
        ...


def key_of(event: events.Key) -> str:
    """The name of a key as keymaps know it, whatever the terminal calls it."""
    character = event.character
    if character and len(character) == 1 and character.isprintable() and character != " ":
        return character
    return normal(event.key)


TOGETHER = 0.5
"""Seconds within which announcements share the line, so that the second does not wipe out the first."""
LETTERS = dict(zip("●▲■◆♠♥♦♣", "RYGBshdc", strict=True))
"""The letter that stands for a colour or suit in table files, for its sign."""
LETTERS_OF_SIGNS = str.maketrans(LETTERS)
OPENING = 0.01
"""Seconds until a key looks again whether what it is meant for is open."""
DIGITS = tuple("1234567890")
FEWEST_LINES = 2
"""How many lines are kept for announcements, so that nothing moves for an ordinary one."""


class ListedScreen(Screen[None]):
    """A screen with one list, which always has the focus."""

    key_context = Context.LIST
    CSS = """
    ListedScreen { background: black; color: white; }
    #announcement { height: 2; }
    #state { margin-bottom: 1; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.list = LineList(id="list")
        self.announcement = TextLines(id="announcement", wraps=True)
        self._flip = False
        self._texts: list[str] = []
        """What was announced in one moment."""
        self._private: set[str] = set()
        """What of it only the person at the keyboard may know."""
        self._hiding: Timer | None = None
        self._announced = 0.0
        self._pressed = False
        """Whether a key was pressed since the last announcement."""
        self._ends_pause = False
        """Whether the key came before the next person was asked for, whom it therefore cannot answer for."""

    @property
    def uno(self) -> Shell:
        """The app, as screens need it."""
        return cast(Shell, self.app)

    @property
    def _is_read(self) -> bool:
        """Whether a reader says what is on the screen."""
        return self.session.mode is Mode.READER

    def on_mount(self) -> None:
        """Take the focus, and keep the cursor where it belongs."""
        self.list.focus()
        self.screen_layout_refresh_signal.subscribe(self, lambda _: self.list.place_caret())
        self._take_announcement_over()
        self.update()
        self.opened()

    def _take_announcement_over(self) -> None:
        """What was said just before this screen was opened still stands there."""
        before = next((screen for screen in self.app.screen_stack[-2::-1] if isinstance(screen, ListedScreen)), None)
        if before is not None and self.session.clock.time() - before._announced < TOGETHER and not before._pressed:
            self._texts, self._announced, self._flip = before._texts, before._announced, before._flip
            self.announcement.show([Row(" ".join(self._texts))])

    def opened(self) -> None:
        """The screen is there."""

    def on_screen_resume(self) -> None:
        """A screen above this one has been closed: the cursor comes back."""
        self.list.focus()
        self.update()
        self.list.place_caret()

    def update(self) -> None:
        """Show what is true now. For readers nothing is highlighted: a highlight that moves would be read again."""
        self.list.highlights = not self._is_read

    def announce(self, text: str, *, private: bool = False) -> None:
        """Show what is said. The same text twice must change the line, or a reader stays silent."""
        if self._stands(text):
            return
        if private:
            self._private.add(text)
        self._flip = not self._flip
        now = self.session.clock.time()
        together = not self._pressed and now - self._announced < TOGETHER
        self._texts = [*self._texts, text] if together else [text]
        self._announced, self._pressed = now, False
        self._show_announcement()
        self._hide_in_time()

    def _stands(self, text: str) -> bool:
        """Whether a reader has this on another line already."""
        return False

    def hide_private(self) -> None:
        """Somebody else is asked for: of what stands there, only what has just been told to everybody stays."""
        just_now = not self._pressed and self.session.clock.time() - self._announced < TOGETHER
        self._texts = [text for text in self._texts if text not in self._private] if just_now else []
        self._private.clear()
        self._show_announcement()

    def _show_announcement(self) -> None:
        """In as many lines as it needs, up to half of the screen: for readers, who read changed lines, apart."""
        texts = self._texts if self._is_read else [" ".join(self._texts)]
        if not self._texts:
            self.announcement.show([])
            return
        most = self.size.height // 2
        while len(texts) > 1 and self._height(texts) > most:
            texts = texts[1:]
        self.announcement.styles.height = max(FEWEST_LINES, min(self._height(texts), most))
        self.announcement.show([*map(Row, texts[:-1]), Row(texts[-1] + ("\u00a0" if self._flip else ""))])

    def _height(self, texts: Sequence[str]) -> int:
        return sum(len(wrap(text, self.size.width)) for text in texts) if self.size.width else 0

    def _hide_in_time(self) -> None:
        """The next person is asked for: what the one before was told does not stay."""
        if self._hiding is not None:
            self._hiding.stop()
            self._hiding = None
        desk = self.session.desk
        if desk is not None and desk.handing_to is not None:
            self._hiding = self.set_timer(estimate(" ".join(self._texts)), self._hide_what_was_said)

    def _hide_what_was_said(self) -> None:
        desk = self.session.desk
        if desk is None or desk.handing_to is None:
            return
        if self._is_read:  # the request stands on the line of its own, and need not be read again
            self._texts = []
        else:
            self._texts = [self.session.text("hand-over", name=desk.name_of(desk.handing_to))]
        self._show_announcement()

    def on_key(self, event: events.Key) -> None:
        """Every key is a command of the keymap, or does nothing."""
        event.stop()
        event.prevent_default()
        self._take(key_of(event))

    def _take(self, key: str) -> None:
        """Press the key on the screen that is open now: the key before it may have opened or closed one."""
        if self.uno.opening:
            self.app.set_timer(OPENING, lambda: self._hand_on(key))
        elif self.app.screen is self:
            self._pressed = True
            self._ends_pause = self.uno.writer.key_pressed(key)
            self.uno.repeats.take(key, self._meaning, lambda: self._press(key))
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
        desk = self.session.desk
        command = None if desk is None else self.session.keymap.command(key, Context.TABLE, self.session.game)
        if desk is not None and command is not None and desk.races_by(command) and self.takes_commands:
            desk.perform(command)
        else:
            self.press(key)

    @property
    def takes_commands(self) -> bool:
        """Whether keys are commands here, not letters."""
        return True

    def press(self, key: str) -> None:
        """A key was pressed."""
        if self.uno.describing:
            self.uno.describing = False
            self.session.say(self.describe(key))
            return
        if key == "ctrl+c":
            self.session.say(self.session.text("quit-how"))
            return
        command = meaning(self.session, key, self.key_context)
        if command is not None:
            self.perform(command)
        else:
            self.session.say(describe(self.session, key, self.key_context))

    def describe(self, key: str) -> str:
        """What a key does here."""
        return describe(self.session, key, self.key_context)

    def perform(self, command: str) -> None:
        """Carry out a command."""
        raise NotImplementedError


class TableScreen(ListedScreen):
    """The table: its state, the hand, what is said."""

    key_context = Context.TABLE
    SMALL = 16
    """Rows below which only the top card and whose turn it is are shown."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.state = TextLines(id="state", wraps=True)
        self._lines: Sequence[str] = ()
        """What is written of the table."""
        self._cards: tuple[object, ...] = ()
        """The zone and the cards that stand in the list."""
        self._asked = ""
        """Who is asked for, as it has just come to stand in the list."""

    def compose(self) -> ComposeResult:
        """State above, hand in the middle, announcements below."""
        yield self.state
        yield self.list
        yield self.announcement

    def on_resize(self) -> None:
        """A small terminal shows less of the state."""
        self.update()

    def update(self) -> None:
        """Show the table and the hand."""
        super().update()
        desk = self.session.desk
        if desk is None:
            return
        if desk.handing_to is not None:
            name = desk.name_of(desk.handing_to)
            self.state.show([Row(self.session.text("hand-hidden"), bold=True)])
            asked = self.session.text("hand-over", name=name)
            if self.list.rows != [Row(asked)]:
                self._asked = asked
                self.hide_private()
            self.list.show([Row(asked)], 0)
            return
        self._asked = ""
        lines = desk.face.lines(desk.view)
        self._lines = lines[:2] if self.app.size.height < self.SMALL else lines
        self._show_cards(desk)

    def _stands(self, text: str) -> bool:
        """Who is asked for stands in the list; what is asked again is announced."""
        asked, self._asked = self._asked, ""
        return self._is_read and bool(asked) and text == asked

    def update_cursor(self) -> None:
        """Show which card is selected; the table is as it was."""
        desk = self.session.desk
        if desk is None or desk.handing_to is not None or not self._lines:
            self.update()
        elif self._cards != (desk.zone.key, *desk.cursor.cards) or self.session.settings.big_card:
            self._show_cards(desk)
        else:
            self.list.show(self.list.rows, desk.cursor.index)

    def _show_cards(self, desk: Desk) -> None:
        """The cards that the person is walking through, under the state of the table."""
        self._cards = (desk.zone.key, *desk.cursor.cards)
        self.state.show([*self._state_rows(desk), *self._big_card(desk)])
        self.list.show([self._row(desk, card) for card in desk.cursor.cards], desk.cursor.index)

    def _state_rows(self, desk: Desk) -> list[Row]:
        lines = [*self._lines, *([f"{desk.zone.title}:"] if len(desk.zones) > 1 else [])]
        return [
            Row(self._without_signs(line), colour=self._colour(line[:1]), bold=not index)
            for index, line in enumerate(lines)
        ]

    def _without_signs(self, line: str) -> str:
        """The line as it stands there for readers, who call ■ "black square": letters instead, as in table files."""
        if not self._is_read:
            return line
        first = line[2:] if line[:1] in LETTERS and line[1:2] == " " else line
        return first.translate(LETTERS_OF_SIGNS)

    def _colour(self, sign: str) -> str:
        return colour_of(sign, self.session.settings.palette)

    def _row(self, desk: Desk, card: Kind) -> Row:
        sign = desk.face.symbol(card)
        return Row(desk.face.card_name(card), "" if self._is_read else sign, self._colour(sign))

    def _big_card(self, desk: Desk) -> list[Row]:
        """The selected card in large letters, where there is room and the player wants it."""
        card = desk.cursor.card
        if card is None or not self.session.settings.big_card or self.app.size.height < self.SMALL:
            return []
        row = self._row(desk, card)
        return [Row(line, colour=row.colour, bold=True) for line in large(row.text, self.app.size.width)]

    def _meaning(self) -> Hashable:
        """Laying a card, taking the keyboard over, or dealing anew."""
        desk = self.session.desk
        return (super()._meaning(), None if desk is None else desk.meaning_of_enter)

    def perform(self, command: str) -> None:
        """Commands of everywhere are the app's, the others the desk's."""
        if self._ends_pause and command == "play":
            return
        if not self.uno.perform(command) and self.session.desk is not None:
            self.session.desk.perform(command)


class ListScreen(ListedScreen):
    """A list to walk through and choose from. `items` is asked again after every choice."""

    def __init__(
        self,
        session: Session,
        title: str | Callable[[], str],
        items: Callable[[], Sequence[Item]],
        *,
        closes: bool = True,
        before: str = "",
    ) -> None:
        """`title` is a text's id, or says it; `before` is said before it."""
        super().__init__(session)
        self.title_id = title if isinstance(title, str) else ""
        self._before = before
        self.title_line = TextLines(id="title", wraps=True)
        self._title = title if callable(title) else lambda: self.session.text(self.title_id)
        self._items = items
        self._closes = closes
        self.items: list[Item] = list(items())
        self.follows = False
        """Whether the lines change with the table, and are looked at again before one of them is said."""

    def compose(self) -> ComposeResult:
        """Title, list, announcements."""
        yield self.title_line
        yield self.list
        yield self.announcement

    def opened(self) -> None:
        """Say where we are and what is selected."""
        say = self.session.say if self._before else self.session.echo
        say(self._opening_text())

    def _opening_text(self) -> str:
        title = self._title()
        mark = "" if title.endswith(("?", "!", ".")) else "."
        return f"{self._before}{title}{mark} {self._selected_text()}"

    def _selected_text(self) -> str:
        if not self.items:
            return self.session.text("list-empty")
        return self.items[self.list.index].text

    def update(self) -> None:
        """Show the items as they are now."""
        super().update()
        self.items = list(self._items())
        self.title_line.show([Row(self._title(), bold=True)])
        rows = [Row(item.text, bold=item.heading) for item in self.items]
        self.list.show(rows, min(max(self.list.index, 0), len(rows) - 1))

    def perform(self, command: str) -> None:
        """Walk, choose, close."""
        handler = HANDLERS.get(command)
        if handler is not None:
            handler(self)
        elif command == "stop":
            self.close()
        else:
            self.uno.perform(command)

    def _step(self, steps: int) -> None:
        self._go(self.list.index + steps, edge=True)

    def _explain(self) -> None:
        explains = self.items[self.list.index].explains if self.items else ""
        self.session.say(explains or self.session.text("explain-none"))

    def _go(self, index: int, *, edge: bool) -> None:
        if self.follows:
            self.update()
        inside = max(0, min(index, len(self.items) - 1))
        if inside == self.list.index and edge:
            self.session.echo(self.session.text("edge-first" if index < 0 else "edge-last"))
        elif self.items:
            same = inside != self.list.index and self.items[inside].said == self.items[self.list.index].said
            self.list.show(self.list.rows, inside)
            if same:  # another line, though it reads alike
                self.session.speaker.again(Utterance(self.items[inside].said, Category.SYSTEM))
            else:
                self.session.echo(self.items[inside].said)

    def _next_heading(self) -> None:
        """Go to the next heading, after the last to the first."""
        headings = [place for place, item in enumerate(self.items) if item.heading]
        if headings:
            self._go(next((place for place in headings if place > self.list.index), headings[0]), edge=False)
        else:
            self.session.echo(self.session.text("headings-none"))

    def _choose(self) -> None:
        act = self.items[self.list.index].act if self.items else None
        if act is None:
            self.session.echo(self._selected_text())
        else:
            self._carry_out(act)

    def _choose_back(self) -> None:
        back = self.items[self.list.index].back if self.items else None
        if back is None:
            self.session.say(self.session.text("back-none"))
        else:
            self._carry_out(back)

    def _carry_out(self, act: Callable[[], None]) -> None:
        try:
            act()
        except KeymapError as error:
            self.session.say(str(error))
        if self.app.screen is self:
            self.update()

    def say_selected(self) -> None:
        """Say the selected item again, after it has changed."""
        self.update()
        self.session.echo(self._selected_text())

    def close(self) -> None:
        """Go back, where there is a way back, and say where we are again."""
        if self._closes:
            self.app.pop_screen()
            self.uno.say_place()
        else:
            self.session.echo(self._selected_text())


HANDLERS: Mapping[str, Callable[[ListScreen], None]] = {
    "next_item": lambda screen: screen._step(1),
    "previous_item": lambda screen: screen._step(-1),
    "first_item": lambda screen: screen._go(0, edge=False),
    "last_item": lambda screen: screen._go(len(screen.items) - 1, edge=False),
    "next_heading": ListScreen._next_heading,
    "explain": ListScreen._explain,
    "choose": lambda screen: screen._choose(),
    "choose_back": ListScreen._choose_back,
}
"""What carries out every command of lists."""


class QuestionScreen(ListScreen):
    """A question: a letter answers at once."""

    def __init__(self, session: Session, question: Question, *, spoken: bool) -> None:
        items = [Item(answer.text) for answer in question.answers]
        super().__init__(session, lambda: question.prompt, lambda: items)
        self.question = question
        self._spoken = spoken

    def opened(self) -> None:
        """Say the question with all its answers, unless the desk has."""
        if not self._spoken:
            said = self._opening_text() if self.question.names_all else f"{self._before}{self.question.said}"
            self.session.say(said)

    def say_selected(self) -> None:
        """Where a list above it was closed, the question once more."""
        self.update()
        enter = self.session.text("question-enter", answer=self.question.answers[0].text)
        self.session.say(f"{self.question.said} {enter}" if self.question.names_first else self.question.said)

    def press(self, key: str) -> None:
        """A letter of an answer chooses it; a digit goes to an answer, as in the hand; other keys walk."""
        for answer in self.question.answers:
            if key.casefold() in answer.keys and not self.uno.describing:
                self._finish(answer.value)
                return
        place = (int(key) - 1) % 10 if key in DIGITS else self._next_with(key)
        if place < len(self.items) and not self.uno.describing:
            self._go(place, edge=False)
        elif not self._tells(key):
            super().press(key)

    def _next_with(self, letter: str) -> int:
        """The next answer that begins with a letter which several share; beyond the last if none does."""
        places = [place for place, item in enumerate(self.items) if item.text[:1].casefold() == letter.casefold()]
        shared = len(places) > 1 and letter.isalpha()
        return next((place for place in places if place > self.list.index), places[0]) if shared else len(self.items)

    def _tells(self, key: str) -> bool:
        """Say what stands on the table, or the question again, if the key asks for it; the question stays."""
        desk = self.session.desk
        command = self.session.keymap.command(key, Context.TABLE, self.session.game)
        if desk is None or command is None or self.uno.describing:
            return False
        if command == "repeat" and self._spoken:
            desk.repeat_question()
            return True
        if not command.startswith(("read_", "all_cards")):
            return False
        desk.perform(command)
        return True

    def describe(self, key: str) -> str:
        """A key of an answer says which answer."""
        for answer in self.question.answers:
            if key.casefold() in answer.keys:
                named = answer.text.startswith(f"{key.upper()}: ")
                return answer.text if named else self.session.text("answers-key", key=key.upper(), text=answer.text)
        return super().describe(key)

    def _choose(self) -> None:
        self._finish(self.question.answers[self.list.index].value)

    def _finish(self, value: object) -> None:
        self.app.pop_screen()
        self.question.answered(value)

    def close(self) -> None:
        """Give up."""
        self.app.pop_screen()
        self.question.given_up()


class TypingScreen(ListedScreen):
    """A word to type: every letter is said; Enter takes it, Escape gives up."""

    def __init__(self, session: Session, typing: Typing) -> None:
        super().__init__(session)
        self.title_line = TextLines(id="title", wraps=True)
        self._typing = typing
        self._typed = typing.text
        self._given = True
        """Whether the word that was there is still as it was: the first letter replaces it."""
        self.list.caret_at_end = True

    def compose(self) -> ComposeResult:
        """The question, the word, announcements."""
        yield self.title_line
        yield self.list
        yield self.announcement

    @property
    def takes_commands(self) -> bool:
        """Letters are typed here."""
        return False

    def opened(self) -> None:
        """Say the question, the word that is there, and what to press. Meanwhile nobody presses a buzzer."""
        desk = self.session.desk
        if desk is not None:
            desk.pause()
        if self._typing.key:
            self.session.say(self._typing.prompt)
            return
        help_ = self.session.text("typing-help")
        self.session.say(f"{self._typing.prompt} {self._typed or self.session.text('typing-empty')}. {help_}")

    def on_unmount(self) -> None:
        """The table goes on."""
        if self.session.desk is not None:
            self.session.desk.go_on_after_pause()

    def update(self) -> None:
        """Show the word as it is now."""
        super().update()
        self.title_line.show([Row(self._typing.prompt, bold=True)])
        self.list.show([Row(self._typed)], 0)

    def press(self, key: str) -> None:
        """A letter is added, the first one instead of the word that was there; Backspace takes one away.

        Where a key is asked for, the next one is it.
        """
        if key == "escape":
            self._give_up()
        elif self._typing.key:
            self._typed = key
            self._finish()
        elif key == "enter":
            self._finish() if self._typed else self._give_up()
        elif key == "backspace":
            self._delete()
        elif key == "space" or (len(key) == 1 and key.isprintable()):
            self._add(" " if key == "space" else key)
        else:
            self._say(self._typed or self.session.text("typing-empty"))
        self.update()

    def _add(self, letter: str) -> None:
        """One letter more; the first one takes the place of the word that was there."""
        self._type(letter if self._given else self._typed + letter)
        self._echo(letter if letter.strip() else self.session.text("key-space"))

    def _delete(self) -> None:
        """One letter less."""
        gone = self._typed[-1:]
        if gone:
            self._type(self._typed[:-1])
            self._echo(self.session.text("typed-deleted", letter=gone))
        else:
            self._say(self.session.text("typing-empty"))

    def _type(self, word: str) -> None:
        self._typed, self._given = word, False
        self.uno.writer.type(word)

    def _echo(self, text: str) -> None:
        """Say what was typed, unless a reader does."""
        if not self._is_read:
            self.uno.echoing = True
            self._say(text)
            self.uno.echoing = False

    def _say(self, text: str) -> None:
        """Say it, also the same thing twice; nobody wants to read letters again later."""
        self.session.speaker.again(Utterance(text, Category.SYSTEM))

    def _give_up(self) -> None:
        """Escape, or Enter on nothing where a reader keeps Escape for itself."""
        self.app.pop_screen()
        self.uno.say_place()

    def _finish(self) -> None:
        reason = self._typing.answered(self._typed)
        if reason is not None:
            self.session.say(reason)
        elif self.app.screen is self:
            self.app.pop_screen()
