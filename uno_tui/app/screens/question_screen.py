"""Questions: their answers are a list, or cards on the table."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.geometry import Offset
from textual.widget import Widget

from uno_tui.app.board.arrangement import count_bands
from uno_tui.app.board.faces import ANSWER_FACES
from uno_tui.app.board.hand import Hand
from uno_tui.app.board.table_board import TableBoard
from uno_tui.app.line_widgets import ListRow
from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.themes import Shades
from uno_tui.core.commands import Context
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.keys.commands import SHARED, commands_at
from uno_tui.ui.navigation.help_list import QUESTION_COMMANDS, describe, works_at_question
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.ports.picture import SpreadCard
from uno_tui.ui.ports.question import Question
from uno_tui.ui.session import Session

DIGITS = tuple("1234567890")


class Answers(Hand):
    """Answers that are drawn as cards, as large as there is room for."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id)
        self.signs = False

    def offer(self, cards: Sequence[SpreadCard], index: int, shades: Shades) -> None:
        """Show these cards, one of them selected."""
        place = self.parent.content_size if isinstance(self.parent, Widget) else self.size
        width, height = place if place.height else (self.app.size.width - 4, ANSWER_FACES[-1].height)
        fitting = (each for each in ANSWER_FACES if count_bands(len(cards), width, each) * each.height <= height)
        self.set_face_size(len(cards), width, height, next(fitting, ANSWER_FACES[-1]))
        self.styles.height = self.bands_shown * self.face_size.height
        self.show(cards, index, shades)

    def on_resize(self) -> None:
        """Show the cards again in the new size."""
        if self.cards and self.shades is not None:
            self.offer(self.cards, self.index, self.shades)


class QuestionScreen(ListScreen):
    """A question: a letter answers at once."""

    holds_table = False

    def __init__(self, session: Session, question: Question, *, of_table: bool = False) -> None:
        """Show a question; one `of_table` has been said already."""
        items = [Item(answer.text) for answer in question.answers]
        super().__init__(session, lambda: question.prompt, lambda: items)
        self.question = question
        self.always_chooses = True
        self.of_table = of_table
        self.boxes = Answers(id="boxes")
        self.cards = TableBoard(session, choices=Vertical(self.title_line, self.list, self.boxes, id="choices"))
        self.cards.question = question.prompt

    def compose(self) -> ComposeResult:
        """Yield the table with the answers in the place of its log; away from a table there is only the list."""
        yield self.head
        yield self.cards
        yield self.large
        yield self.announcement
        yield self.keys

    @property
    def _is_at_table(self) -> bool:
        table = self.session.runner.table
        return self.shows_cards and table is not None and table.state.handing_to is None

    def hear(self, news: Sequence[Utterance]) -> None:
        """Show what was said beside the cards."""
        if self.cards.is_mounted:  # which answer is selected is seen
            told = [each for each in news if not (each.echo and each.text == self._selected_text())]
            self.cards.tell(told, shown=self.shows_cards)

    def update(self) -> None:
        """Show the answers, drawn as cards where they are cards, and the table around them."""
        super().update()
        if self.shows_cards and not self._is_read:
            answers = zip(self.question.answers, self._keys_of_answers(), strict=True)
            self.list.show([ListRow(answer.text, key) for answer, key in answers], self.list.index)
        self.cards.bare(is_bare=not self._is_at_table)
        self._frame_answers()
        self.announcement.display = not self._is_at_table
        if self._is_at_table:
            self.cards.update()

    def _frame_answers(self) -> None:
        """Frame the answers below the question, which is a bar of the same colour; away from a table there is none."""
        if self.cards.choices is None:
            return
        styles = self.cards.choices.styles
        if self._is_at_table:
            styles.border_left = styles.border_right = ("thick", self.shades.banner)
        else:
            styles.border_left = styles.border_right = None

    def _keys_of_answers(self) -> list[str]:
        """Return the key of each answer as it stands before it: its letter, else its number; empty where it is named
        in the answer."""
        keys = []
        for number, answer in enumerate(self.question.answers, start=1):
            letter = next((key.upper() for key in answer.keys), "")
            named = answer.text.upper().startswith(f"{letter}: ")
            keys.append("" if letter and named else letter or str(number % 10))
        return keys

    def _show_beside(self) -> None:
        if self._is_at_table:
            self.large.display = False
        else:
            self._show_large()
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
        """Where the cursor belongs: on the selected answer, drawn as a card or as a line."""
        if self.boxes.display and self._is_at_table:
            return self.boxes.caret(on_letter=self.uno.caret_on_letter)
        return super().caret

    def on_resize(self) -> None:
        """Show everything again: the terminal may have become too small for cards."""
        self.update()

    def opened(self) -> None:
        """Say the question with all its answers, unless the table has."""
        if not self.of_table:
            answer = f" {self._selected_text()}" if self.question.names_all else ""
            said = f"{self._before}{self._whole_text}{answer}"
            self.session.announcer.say(said)

    @property
    def _whole_text(self) -> str:
        return self.question.said(self.session.announcer.translator)

    def say_selected(self) -> None:
        """Say the question once more, because a list above it was closed."""
        self.update()
        if self.of_table and self.session.runner.table is not None:
            self.session.runner.table.asking.repeat()
        else:
            self.session.announcer.say(self._whole_text)

    def come_back(self, *, from_list: bool) -> None:
        """Say the question once more, whatever was closed above it."""
        self.say_selected()

    def press(self, key: str) -> None:
        """Choose the answer of a letter, go to the answer of a digit, or walk.

        Keys of the table come before letters where the question says so, and always before what a list does.
        """
        if self.uno.describing:
            super().press(key)
        elif self._is_for_the_table(key):
            self.session.announcer.say(self.session.announcer.text("question-enter-only", question=self._whole_text))
        elif self.question.commands_first:
            if not self._takes(key) and not self._answers(key):
                self._press_beside(key)
        elif not self._answers(key) and not self._takes(key):
            self._press_beside(key)

    def _press_beside(self, key: str) -> None:
        """Walk, choose, close or open a place; for any other key say that the question comes first."""
        command = self.session.named_keys.command_for(key, Context.LIST, self.session.announcer.game)
        there = command is not None and works_at_question(
            SHARED[command], self.question, at_table=self.session.runner.table is not None
        )
        if key == "ctrl+c" or there:
            super().press(key)
        else:
            text = self.session.announcer.text
            stays = "yes" if self.question.stays else "no"
            self.session.announcer.say(text("question-first", question=self.question.prompt, stays=stays))

    def _is_for_the_table(self, key: str) -> bool:
        """Return whether a second key that chooses from lists does something else at the table, as Space draws."""
        table, keymap, game = self.session.runner.table, self.session.preferences.keymap, self.session.announcer.game
        if table is None or not self.of_table or key == keymap.of("choose")[0]:
            return False
        chooses = keymap.command(key, Context.LIST, game) == "choose"
        return chooses and keymap.command(key, Context.TABLE, game) not in (None, "play")

    def _answers(self, key: str) -> bool:
        """Choose the answer that has this letter, or go to one; return False if the key means no answer."""
        for answer in self.question.answers:
            if key.casefold() in answer.keys:
                self._finish(answer.value)
                return True
        place = (int(key) - 1) % 10 if key in DIGITS else self._next_with(key)
        if place < len(self.items):
            self._go(place, edge=False)
        return place < len(self.items)

    def _next_with(self, letter: str) -> int:
        """Return the place of the next answer with a first letter that several share; beyond the last if none has
        it."""
        places = [place for place, item in enumerate(self.items) if item.text[:1].casefold() == letter.casefold()]
        shared = len(places) > 1 and letter.isalpha()
        return next((place for place in places if place > self.list.index), places[0]) if shared else len(self.items)

    def _takes(self, key: str) -> bool:
        """Carry out a command of the table that may be given while the question is open; return False if there is
        none."""
        command, table = self._command(key), self.session.runner.table
        return command is not None and table is not None and table.perform_at_question(command)

    def _command(self, key: str) -> str | None:
        """Return the command of the table that a key means here; None for keys that walk or choose."""
        table, game = self.session.runner.table, self.session.announcer.game
        command = self.session.named_keys.command_for(key, Context.TABLE, game)
        if (
            table is None
            or command is None
            or self.session.preferences.keymap.command(key, Context.LIST, game) in QUESTION_COMMANDS
        ):
            return None
        if not self.of_table and not commands_at(game)[command].only_asks:
            return None
        return command if table.asking.allows_command(command) else None

    def describe(self, key: str) -> str:
        """Return what a key does here: which answer it chooses, or which command it is."""
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
        # Closed first: the answer may open the next question.
        self.app.pop_screen()
        self.question.on_answer(value)

    def close(self) -> None:
        """Give the question up; one that must be answered is said again."""
        if self.question.stays:
            self.session.announcer.say(self._whole_text)
            return
        self.app.pop_screen()
        self.question.on_give_up()
