"""Dialogues line by line, which take typed lines before the table does: questions, text prompts, lists, long texts."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.linear.help import describe
from uno_tui.linear.open_list import OpenList
from uno_tui.linear.question_lines import QuestionLines
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.ports.question import TextPrompt
from uno_tui.ui.table_runner import TableRunner

PAGE = 20
"""The most lines of a long list that are shown at a time."""
FEW = 2
"""So many more are shown with them, if that is the end of the list."""


class Dialogue:
    """Takes the lines that are not for the table: for the open question or list, a text prompt, or a text being read.
    """

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        named_keys: NamedKeys,
        runner: TableRunner,
        terminal: LineTerminal,
        wording: Wording,
        questions: QuestionLines,
        open_list: OpenList,
    ) -> None:
        self._announcer = announcer
        self._named_keys = named_keys
        self._runner = runner
        self._terminal = terminal
        self._wording = wording
        self._questions = questions
        self._list = open_list
        self._typing: TextPrompt | None = None
        self._more: list[str] = []
        """The lines of a long text that have not been written yet."""
        self._describing = False
        """Whether the next line is a key to be described."""

    @property
    def is_waiting(self) -> bool:
        """Return whether the player must answer or choose before anything else."""
        return self._questions.question is not None or self._typing is not None or self._list.is_open

    @property
    def meaning_of_enter(self) -> tuple[bool, ...]:
        """Return a value that changes with what Enter alone does to a dialogue or a list that is being read."""
        return self.is_waiting, bool(self._more), self._list.is_unread

    @property
    def is_open(self) -> bool:
        """Return whether the next line is for a dialogue, a list that is being read included."""
        return self.is_waiting or self._describing or bool(self._more)

    @property
    def is_typing(self) -> bool:
        """Return whether the next line answers a text prompt."""
        return self._typing is not None

    @property
    def takes_words(self) -> bool:
        """Return whether letters are for a dialogue, so that none is a reaction; a list that is being read takes none.
        """
        return self.is_waiting or self._describing

    @property
    def is_reading(self) -> bool:
        """Return whether the next line only goes on reading a list that was opened at the table."""
        return bool(self._more) and not self.is_waiting

    def stop_reading(self) -> None:
        """Drop the rest of the list that is being read."""
        self._more = []

    def close(self) -> None:
        """Close everything, so that the next person does not meet what this one has opened."""
        self._questions.question = self._typing = None
        self._list.forget()
        self._more = []
        self._describing = False

    # Opening.

    def type(self, typing: TextPrompt) -> None:
        """Ask for a text; the next line is the answer."""
        self._typing = typing
        self._terminal.write(f"{typing.prompt} {typing.text}")

    def read(self, lines: Sequence[str]) -> None:
        """Write lines to read: at a terminal page by page, in a pipe all at once."""
        self._more = list(lines)
        self._go_on_reading("")

    def describe(self) -> None:
        """Ask for a key; the next line is the key to be described."""
        self._describing = True
        self._wording.write("linear-describe")

    # What is typed.

    def take_line(self, typed: str) -> bool:
        """Take a line and return whether it was for a dialogue."""
        # The innermost first: a prompt or question may stand above a list, and a list that is read above a menu.
        if self._typing is not None:
            self._finish_typing(typed, self._typing)
        elif self._questions.question is not None:
            self._questions.answer(typed, self._questions.question)
        elif self._more:
            self._go_on_reading(typed)
        elif self._describing:
            self._describing = False
            self._terminal.write(describe(self._announcer, self._named_keys, typed))
        elif self._list.is_open:
            self._list.choose(typed)
        else:
            return False
        covered = self._questions.question is not None or self._typing is not None or self._more or self._describing
        if not covered:
            self._list.write_new_numbers()
        return True

    def _finish_typing(self, typed: str, typing: TextPrompt) -> None:
        # The answer may open the next prompt or question, so this one is closed first.
        self._typing = None
        if typing.enter and not typed.strip():
            typed = "enter"
        word = typed.strip()
        # Nobody is called `cancel`. A path or a number is none of these words.
        leaves = word.casefold() in ("escape", "cancel") or self._wording.is_word_for(word, "back", "stop", "quit")
        if leaves or not word:
            self._leave_typing()
            return
        if self._wording.is_word_for(word, "help"):
            self.type(typing)
            return
        reason = typing.on_answer(typed)
        spelled = self._wording.phrases.plain(typed)
        if reason is not None and len(spelled) == 1 and spelled[0].isdecimal():  # as `three`
            reason = typing.on_answer(spelled[0])
        if reason is not None:
            self._terminal.write(reason)
            self.type(typing)

    def _leave_typing(self) -> None:
        """Write where the player is who has typed nothing: in the open list, or at the table."""
        if self._list.is_open:
            self._list.offer_again()
        elif self._runner.table is not None:
            self._wording.write("linear-at-table")

    def _stop_reading_at(self, typed: str) -> None:
        """Stop reading a list because of a word, and carry out the word if it means something in the open menu."""
        self._more = []
        word = typed.strip()
        if self._list.leads_on(word):
            self._list.choose(word)
        else:
            self._list.offer_again()

    def _go_on_reading(self, typed: str) -> None:
        if typed.strip():
            self._stop_reading_at(typed)
            return
        # At a question an empty line cancels it and turns no page, so all is written at once.
        asks = self._questions.question is not None
        page = self._count_page() if self._terminal.interactive and not asks else len(self._more)
        now, self._more = self._more[:page], self._more[page:]
        for line in now:
            self._terminal.write(line)
        if self._more:
            self._wording.write("linear-more", count=len(self._more))
        elif self._questions.question is not None:
            self._terminal.write(self._questions.question.prompt)
        else:
            self._list.offer_again()

    def _count_page(self) -> int:
        """Return how many lines to show: none scrolls off the screen before a screen reader has seen it."""
        # For a line or two more, nobody has to ask.
        page = self._more[: PAGE if len(self._more) > PAGE + FEW else None]
        last = self._announcer.text("linear-more", count=len(self._more))
        return self._terminal.paragraphs.count_fitting(page, last)

