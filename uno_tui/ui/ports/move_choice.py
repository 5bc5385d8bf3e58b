"""A choice among several moves: one question after another, until one move is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from uno_tui.core.contract import Move
from uno_tui.ui.ports.question import Question, with_letter_keys

Argument = tuple[str, object]
"""A kind of choice ("colour", "swap", …) and the value chosen."""


class ChoiceTexts(Protocol):
    """A game's texts for the choices that a move still needs."""

    def arguments(self, move: Move) -> Sequence[Argument]:
        """Return what has to be chosen for this move, in the order of asking; of one kind, in any order."""
        ...

    def commands_first(self, kind: str) -> bool:
        """Return whether a key of the table is its command in such a question, not the letter of an answer."""
        ...

    def prompt(self, kind: str, chosen: Sequence[Argument]) -> str:
        """Return the question for a kind of choice; `chosen` are the choices already made."""
        ...

    def value_text(self, kind: str, value: object) -> str:
        """Return the text of one answer to that question."""
        ...

    def names_all(self, kind: str) -> bool:
        """Return whether the question itself names all answers."""
        ...

    def confirmation(self, move: Move) -> str | None:
        """Return the question asked before the move is made; None where one key is enough."""
        ...


class MoveChoice(msgspec.Struct, frozen=True):
    """The moves that are left, and what has been chosen so far. Escape takes back one step at a time.

    A choice in which all remaining moves agree is made without a question.
    """

    chooser: ChoiceTexts
    moves: Sequence[Move]
    submit: Callable[[Move], None]
    ask: Callable[[Question], None]
    on_give_up: Callable[[], None]
    warning: str = ""
    """A sentence before the first question: the price of the move."""
    chosen: tuple[Argument, ...] = ()
    asked: bool = False

    def go_on(self) -> None:
        """Ask the next question, or make the move."""
        nexts = [self._next_arguments(move) for move in self.moves]
        # Each value once, in the order in which the moves have them.
        values = list(dict.fromkeys(value for each in nexts for value in each))
        agreed = next((value for value in values if all(value in each for each in nexts)), None)
        if not values:
            self._finish(self.moves[0])
        elif agreed is not None:
            # Escape at the next question goes back past this one, which nobody was asked.
            self._choose(agreed, self.on_give_up)
        else:
            self._ask(values)

    def _next_arguments(self, move: Move) -> Sequence[Argument]:
        """Return what can be chosen next for a move: of several cards each that is left; empty if nothing is."""
        left = list(self.chooser.arguments(move))
        for argument in self.chosen:
            # Removed one by one: of several cards to discard, each may be chosen first.
            left.remove(argument)
        return [each for each in left if each[0] == left[0][0]]

    def _ask(self, values: Sequence[Argument]) -> None:
        texts = [(self.chooser.value_text(*value), value) for value in values]

        def on_answer(value: object) -> None:
            argument = next(each for each in values if each == value)
            # Who gives up the next question is asked this one again.
            msgspec.structs.replace(self, asked=True)._choose(argument, self.go_on)

        kind = values[0][0]
        # What a move costs is said once, before the first question.
        prompt = self.chooser.prompt(kind, self.chosen)
        if self.warning and not self.asked:
            prompt = f"{self.warning} {prompt}"
        self.ask(
            Question(
                prompt,
                with_letter_keys(texts),
                on_answer,
                self.on_give_up,
                names_first=kind == "colour",
                names_all=self.chooser.names_all(kind),
                commands_first=self.chooser.commands_first(kind),
                several=all(len(self._moves_with(value)) > 1 for value in values),
                moves=self.moves,
            )
        )

    def _moves_with(self, argument: Argument) -> list[Move]:
        return [move for move in self.moves if argument in self._next_arguments(move)]

    def _choose(self, argument: Argument, on_give_up: Callable[[], None]) -> None:
        left, chosen = self._moves_with(argument), (*self.chosen, argument)
        msgspec.structs.replace(self, moves=left, chosen=chosen, on_give_up=on_give_up).go_on()

    def _finish(self, move: Move) -> None:
        # Who was asked nothing is not asked once more: one key was enough.
        sentence = self.chooser.confirmation(move) if self.asked else None
        if sentence is None:
            self.submit(move)
            return
        texts = [(self.chooser.value_text("sure", value), value) for value in (True, False)]

        def on_answer(value: object) -> None:
            if value:
                self.submit(move)
            else:
                self.on_give_up()

        self.ask(Question(sentence, with_letter_keys(texts), on_answer, self.on_give_up))
