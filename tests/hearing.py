"""A table file as one of the people at the table hears it, sentence by sentence."""

from __future__ import annotations

from uno_tui.front.table.desk import FACES
from uno_tui.front.table.face import Manner, SomeFace
from uno_tui.games.contract import Move, Seat
from uno_tui.locales.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.speech.utterance import in_order


class Hearing:
    """Goes through a table file; `told` is what was heard of each of its moves."""

    def __init__(self, text: str, listener: Seat | None, language: str = "en", verbosity: str = "normal") -> None:
        self.listener = listener
        self._referee = Referee(text)
        self.told: list[list[str]] = []
        manner = Manner(Translator(language), self._names(text), listener, verbosity, True)
        self.face: SomeFace = FACES[self._game(text)](manner)
        for step in self._referee.steps():
            assert step.problem is None, step.problem
            seen = [event.seen_by(listener) for event in step.events]
            self.told.append([each.text for each in in_order(self.face.teller.tell(seen, self.view, self.moves))])

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
        """What was heard of the last move, in one breath."""
        return " ".join(self.told[-1])

    def ask(self, command: str) -> str:
        """What a status key answers."""
        return self.face.answer(command, self.view)
