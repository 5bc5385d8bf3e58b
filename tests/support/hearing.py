"""A table file as one of the people at the table hears it, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from uno_tui.core.contract import Move, Seat
from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.speech.utterance import in_order
from uno_tui.ui.ports.presenter import PresenterContext, SomePresenter
from uno_tui.ui.ports.presenters import PRESENTERS
from uno_tui.ui.ports.question import Question


class Hearing:
    """Goes through a table file; `told` is what was heard of each of its moves."""

    def __init__(
        self,
        text: str,
        listener: Seat | None,
        language: str = "en",
        verbosity: str = "normal",
        *,
        learns: bool = False,
        says_last: bool = True,
        shared: bool = False,
    ) -> None:
        self.listener = listener
        self._referee = Referee(text)
        self.told: list[list[str]] = []
        names = self._names(text)
        context = PresenterContext(Translator(language), names, listener, verbosity, True, learns, says_last, shared)
        self.presenter: SomePresenter = PRESENTERS[self._game(text)](context)
        for step in self._referee.steps():
            assert step.problem is None, step.problem
            seen = [event.as_seen_by(listener) for event in step.events]
            self.told.append([each.text for each in in_order(self.presenter.narrator.narrate(seen, self.view, self.moves))])

    @staticmethod
    def _names(text: str) -> tuple[str, ...]:
        return tuple(next(line for line in text.splitlines() if line.startswith("seats ")).split()[1:])

    @staticmethod
    def _game(text: str) -> str:
        return next(line for line in text.splitlines() if line.startswith("game ")).split()[1]

    @property
    def view(self):  # type: ignore[no-untyped-def]
        return self._referee.table.view(self.listener)

    @property
    def moves(self) -> list[Move]:
        return [] if self.listener is None else self._referee.table.moves(self.listener)

    @property
    def last(self) -> str:
        """Return what was heard of the last move, in one text."""
        return " ".join(self.told[-1])

    def ask(self, command: str) -> str:
        """Return what a status key answers."""
        return self.presenter.answer(command, self.view)

    def refusal(self, move: Move) -> str:
        """Why the listener may not make this move."""
        refused = self._referee.table.refusal(self.listener or 0, move)
        assert refused is not None
        return self.presenter.refusal(self.view, move, refused)

    def choose(self, *answers: str, moves: Sequence[Move] | None = None) -> list[str]:
        """Return the questions before one of the moves is made, answered by these; the last one stays open."""
        asking = Asking(list(answers))
        self.presenter.choose(self.view, self.moves if moves is None else moves, asking)
        return asking.asked


class Asking:
    """A person who answers what is asked, as long as they know an answer."""

    card = None
    index = 0
    zone_key = ""

    def wait_for_search(self, tell: Callable[[bool], bool]) -> None:
        tell(True)

    def __init__(self, answers: list[str]) -> None:
        self._answers = answers
        self.asked: list[str] = []
        self.submitted: list[Move] = []

    def submit(self, move: Move) -> None:
        self.submitted.append(move)

    def ask(self, question: Question) -> None:
        self.asked.append(question.prompt)
        if self._answers:
            wanted = self._answers.pop(0)
            found = [each for each in question.answers if each.text == wanted]
            assert found, [each.text for each in question.answers]
            question.on_answer(found[0].value)

    def named_answer(self, answers: Sequence[object]) -> None: ...

    def on_give_up(self) -> None: ...

    def reply(self, text: str) -> None: ...

    def refresh(self, *, where: bool = False) -> None: ...

    def read(self, title: str, lines: Sequence[str]) -> None: ...

    def move_cursor(self, zone: Hashable, index: int) -> None: ...
