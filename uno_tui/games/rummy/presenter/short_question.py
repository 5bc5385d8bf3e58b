"""Questions with few answers: the right ones come first, and one last answer leads to the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from uno_tui.games.rummy.rules.tiles import Tile
from uno_tui.i18n.translator import Translator
from uno_tui.ui.ports.player import Player
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.ports.question import Answer, Question, with_letter_keys

FEW = 4
"""The most sets offered at once; one more is named too, because the answer that leads to it would take its place."""
Answers = Sequence[tuple[str, Any]]
"""Answers: the text, and the value that only the asker understands."""
_MORE = object()
"""The value of the answer that leads to the rest."""


class ShortQuestion:
    """One question that is short to hear."""

    def __init__(
        self,
        translator: Translator,
        prompt: str,
        on_answer: Callable[[Any], None],
        player: Player[Tile],
        again: Callable[[], None],
        called: Callable[[Any], str] = lambda value: "",
    ) -> None:
        """`again` puts the question again after a step of the draft that has closed it.

        `called` returns the name by which the answer with a value can be typed, too.
        """
        self._translator = translator
        self._prompt = prompt
        self._on_answer = on_answer
        self._player = player
        self._again = again
        self._called = called

    def ask(self, right: Answers, always: Answers, others: Answers) -> None:
        """Ask: first the right answers, then those that are always possible, then one answer for all others."""
        right, others = _once(right), _once(others)
        first = right or others
        shown = first if len(first) <= FEW + 1 else first[:FEW]
        rest = [*right, *others][len(shown) :]
        if not rest:
            self._put([*shown, *always], self._on_answer)
        # A single answer more is no longer than the one that would lead to it.
        elif len(rest) == 1:
            self._put([*shown, *always, *rest], self._on_answer)
        else:
            self._put_with_more([*shown, *always], rest)

    def _put_with_more(self, answers: Answers, rest: Answers) -> None:
        def on_answer(value: object) -> None:
            if value is _MORE:
                self._put(rest, self._on_answer, answers)
            else:
                self._on_answer(value)

        more = self._translator.text("presenter-rummy-others", count=len(rest))
        self._put([*answers, (more, _MORE)], on_answer, rest)

    def _named(self, answers: Answers) -> tuple[Answer, ...]:
        """Return the answers with their letters, and the other names by which they can be typed."""
        lettered = with_letter_keys([(sentence(text), value) for text, value in answers])
        called = ("" if each.value is _MORE else self._called(each.value) for each in lettered)
        return tuple(replace(each, called=name) for each, name in zip(lettered, called, strict=True))

    def _put(self, answers: Answers, on_answer: Callable[[Any], None], unlisted: Answers = ()) -> None:
        self._player.ask(
            Question(
                self._prompt,
                self._named(answers),
                on_answer,
                self._player.on_give_up,
                gives_way=True,
                commands_first=True,
                again=self._again,
                unlisted=tuple(replace(each, keys=()) for each in self._named(unlisted)),
            )
        )


def _once(answers: Sequence[tuple[str, Any]]) -> Answers:
    """Return the answers without those that have the same text, and so the same meaning, as an earlier one."""
    # Reversed twice, so that the first of equal texts stays.
    return list({text: (text, value) for text, value in reversed(answers)}.values())[::-1]
