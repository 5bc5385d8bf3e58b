"""Questions, and words to type."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.geometry import Offset
from textual.widget import Widget

from uno_tui.app.board.arrangement import bands_of
from uno_tui.app.board.faces import BOXES
from uno_tui.app.board.hand import Hand
from uno_tui.app.board.table import CardTable
from uno_tui.app.lines import Row, TextLines
from uno_tui.app.screens.listed import ListedScreen
from uno_tui.app.screens.lists import ListScreen
from uno_tui.app.themes import Shades
from uno_tui.core.commands import Context
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.keys.commands import at
from uno_tui.ui.navigation.lists import Item, describe
from uno_tui.ui.ports.picture import SpreadCard
from uno_tui.ui.ports.question import Question, TextPrompt
from uno_tui.ui.session import Session

DIGITS = tuple("1234567890")
_WALKING = frozenset(("next_item", "previous_item", "first_item", "last_item", "choose"))
"""Commands of lists that a question needs; instead of the others, keys mean what they mean at the table."""


class Answers(Hand):
    """Answers that are drawn as cards, as large as there is room for them."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.signs = False

    def offer(self, cards: Sequence[SpreadCard], index: int, shades: Shades) -> None:
        """Show these, one of them selected."""
        place = self.parent.content_size if isinstance(self.parent, Widget) else self.size
        width, height = place if place.height else (self.app.size.width - 4, BOXES[-1].height)
        fitting = (cut for cut in BOXES if bands_of(len(cards), width, cut) * cut.height <= height)
        self.cut_for(len(cards), width, height, next(fitting, BOXES[-1]))
        self.styles.height = self.bands_shown * self.cut.height
        self.show(cards, index, shades)

    def on_resize(self) -> None:
        """There is more room, or less."""
        if self.cards and self.shades is not None:
            self.offer(self.cards, self.index, self.shades)


class QuestionScreen(ListScreen):
    """A question: a letter answers at once."""

    def __init__(self, session: Session, question: Question, *, spoken: bool) -> None:
        items = [Item(answer.text) for answer in question.answers]
        super().__init__(session, lambda: question.prompt, lambda: items)
        self.question = question
        self.always_chooses = True
        self._spoken = spoken
        self.boxes = Answers(id="boxes")
        self.cards = CardTable(session, choices=Vertical(self.title_line, self.list, self.boxes, id="choices"))
        self.cards.question = question.prompt

    def compose(self) -> ComposeResult:
        """In the place of what happened at the table, whose cards stay in sight; away from one it is all there is."""
        yield self.head
        yield self.cards
        yield self.announcement
        yield self.keys

    @property
    def _is_at_table(self) -> bool:
        table = self.session.runner.table
        return self.shows_cards and table is not None and table.state.handing_to is None

    def hear(self, news: Sequence[Utterance]) -> None:
        """What was said stands beside the cards."""
        if self.cards.is_mounted:
            self.cards.tell(news, shown=self.shows_cards)

    def update(self) -> None:
        """Show the answers, drawn as cards where they are such, and the table around them."""
        super().update()
        self.cards.bare(is_bare=not self._is_at_table)
        self.announcement.display = not self._is_at_table
        if self._is_at_table:
            self.cards.update()

    def _show_beside(self) -> None:
        if not self._is_at_table:
            self._show_frame(shown=self.shows_cards)
            self.list.display, self.boxes.display = True, False
            self.list.styles.height = "1fr"
            return
        self._show_frame(shown=False)
        self.title_line.display = False
        drawn = self.cards.drawn_answers(self.question.answers)
        self.list.display, self.boxes.display = not drawn, bool(drawn)
        self.list.styles.height, self.list.styles.max_height = self.list.lines, "100%"
        if drawn:
            self.boxes.offer(drawn, self.list.index, self.shades)

    @property
    def caret(self) -> Offset | None:
        """On the answer, whatever it is drawn as."""
        return self.boxes.caret if self.boxes.display and self._is_at_table else super().caret

    def on_resize(self) -> None:
        """The table may have become too small for cards."""
        self.update()

    def opened(self) -> None:
        """Say the question with all its answers, unless the table has."""
        if not self._spoken:
            said = self._opening_text() if self.question.names_all else f"{self._before}{self.question.said}"
            self.session.announcer.say(said)

    def say_selected(self) -> None:
        """Where a list above it was closed, the question once more."""
        self.update()
        if self._spoken and self.session.runner.table is not None:
            self.session.runner.table.asking.repeat()
        else:
            self.session.announcer.say(self.question.said)

    def press(self, key: str) -> None:
        """A letter of an answer chooses it; a digit goes to an answer, as in the hand; other keys walk.

        Keys of the table come before letters where the question says so, and always before what a list does.
        """
        if self.uno.describing:
            super().press(key)
        elif self.question.commands_first:
            if not self._takes(key) and not self._answers(key):
                super().press(key)
        elif not self._answers(key) and not self._takes(key):
            super().press(key)

    def _answers(self, key: str) -> bool:
        """Choose the answer that has this letter, or go to one; False if the key means no answer."""
        for answer in self.question.answers:
            if key.casefold() in answer.keys:
                self._finish(answer.value)
                return True
        place = (int(key) - 1) % 10 if key in DIGITS else self._next_with(key)
        if place < len(self.items):
            self._go(place, edge=False)
        return place < len(self.items)

    def _next_with(self, letter: str) -> int:
        """The next answer that begins with a letter which several share; beyond the last if none does."""
        places = [place for place, item in enumerate(self.items) if item.text[:1].casefold() == letter.casefold()]
        shared = len(places) > 1 and letter.isalpha()
        return next((place for place in places if place > self.list.index), places[0]) if shared else len(self.items)

    def _takes(self, key: str) -> bool:
        """Carry out a command of the table, if it may be while the question is open; False if the key means none."""
        command, table = self._command(key), self.session.runner.table
        return command is not None and table is not None and table.perform_at_question(command)

    def _command(self, key: str) -> str | None:
        """The command of the table that a key means here; keys that walk or choose do so."""
        table, game = self.session.runner.table, self.session.announcer.game
        command = self.session.named_keys.meaning(key, Context.TABLE, game)
        if (
            table is None
            or command is None
            or self.session.preferences.keymap.command(key, Context.LIST, game) in _WALKING
        ):
            return None
        if not self._spoken and not at(game)[command].only_asks:
            return None
        return command if table.asking.allows_command(command) else None

    def describe(self, key: str) -> str:
        """A key of an answer says which answer."""
        command = self._command(key)
        answer = next((each for each in self.question.answers if key.casefold() in each.keys), None)
        if answer is not None and not (command is not None and self.question.commands_first):
            named = answer.text.startswith(f"{key.upper()}: ")
            text = self.session.announcer.text
            return answer.text if named else text("answers-key", key=key.upper(), text=answer.text)
        return describe(
            self.session.announcer, self.session.named_keys, key, Context.LIST if command is None else Context.TABLE
        )

    def _choose(self) -> None:
        self._finish(self.question.answers[self.list.index].value)

    def _finish(self, value: object) -> None:
        self.app.pop_screen()
        self.question.on_answer(value)

    def close(self) -> None:
        """Give up."""
        self.app.pop_screen()
        self.question.on_give_up()


class TypingScreen(ListedScreen):
    """A word to type: every letter is said; Enter takes it, Escape gives up."""

    def __init__(self, session: Session, typing: TextPrompt) -> None:
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
        table = self.session.runner.table
        if table is not None:
            table.keyboard.pause()
        if self._typing.key:
            self.session.announcer.say(self._typing.prompt)
            return
        help_ = self.session.announcer.text("typing-help")
        self.session.announcer.say(
            f"{self._typing.prompt} {self._typed or self.session.announcer.text('typing-empty')}. {help_}"
        )

    def on_unmount(self) -> None:
        """The table goes on."""
        if self.session.runner.table is not None:
            self.session.runner.table.keyboard.resume()

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
            self._say(self._typed or self.session.announcer.text("typing-empty"))
        self.update()

    def _add(self, letter: str) -> None:
        """One letter more; the first one takes the place of the word that was there."""
        self._type(letter if self._given else self._typed + letter)
        self._echo(letter if letter.strip() else self.session.announcer.text("key-space"))

    def _delete(self) -> None:
        """One letter less."""
        gone = self._typed[-1:]
        if gone:
            self._type(self._typed[:-1])
            self._echo(self.session.announcer.text("typed-deleted", letter=gone))
        else:
            self._say(self.session.announcer.text("typing-empty"))

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
        self.session.announcer.speaker.repeat(Utterance(text, Category.SYSTEM))

    def _give_up(self) -> None:
        """Escape, or Enter on nothing where a reader keeps Escape for itself."""
        self.app.pop_screen()
        self.uno.say_place()

    def _finish(self) -> None:
        reason = self._typing.on_answer(self._typed)
        if reason is not None:
            self.session.announcer.say(reason)
        elif self.app.screen is self:
            self.app.pop_screen()
