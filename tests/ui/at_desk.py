"""Someone at the desk of a table that a table file describes: what they press, are asked, and hear."""

from __future__ import annotations

from support.alone import Alone

from uno_tui.i18n.translator import Translator
from uno_tui.notation.common import CommonNotation
from uno_tui.notation.referee import Referee
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.ports.question import Question
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.controller import TableController


class Front:
    """A front end that keeps the question which is open."""

    def __init__(self, *, numbers: bool) -> None:
        self.numbers = numbers
        self.question: Question | None = None
        self.opened: list[str] = []

    def refresh_table(self) -> None: ...
    def refresh_cursor(self) -> None: ...
    def copy(self, text: str) -> None: ...
    def withdraw_question(self) -> None: ...

    def ask(self, question: Question) -> None:
        self.question = question

    def open(self, place: str) -> None:
        self.opened.append(place)


class AtDesk:
    """The first of the seats of a table file, alone at the keyboard."""

    def __init__(self, text: str, language: CommonNotation, tongue: str = "en", *, numbers: bool = False) -> None:
        referee = Referee(text)
        assert referee.problems() == []
        words = dict(line.split(maxsplit=1) for line in text.splitlines() if " " in line)
        self.names = tuple(words["seats"].split())
        self.alone = Alone(referee.table, self.names, words["game"])
        self.notation = language
        self.said: list[str] = []
        speaker = Speaker(SilentVoice(0), None)
        speaker.observers.append(lambda news: self.said.extend(each.text for each in news))
        self.front = Front(numbers=numbers)
        self.settings = Settings()
        self.desk = TableController(self.alone, speaker, Translator(tongue), self.settings, self.front)

    def press(self, *commands: str) -> str:
        """Carry out commands of the table; return what was said last, "" if nothing was."""
        before = len(self.said)
        for command in commands:
            self.desk.perform(command)
        return self.said[-1] if len(self.said) > before else ""

    def answer(self, text: str) -> str:
        """Answer the open question; return what was said last, "" if nothing was."""
        before = len(self.said)
        question, self.front.question = self.front.question, None
        assert question is not None, self.said
        question.on_answer(next(each.value for each in question.answers if each.text == text))
        return self.said[-1] if len(self.said) > before else ""

    def other(self, name: str, move: str) -> list[str]:
        """Someone else moves; returns what was said of it."""
        before = len(self.said)
        self.alone.play(self.names.index(name), self.notation.read_move(move.split(), self.names))
        return self.said[before:]
