"""Questions to a player: answered by a letter at once, by walking and Enter, or by typing a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from uno_tui.core.contract import Move
from uno_tui.i18n.translator import Translator

MOST_WORDS = 20
"""The most words of a question with all its answers. If they are more, only their number and the first are said."""


class Answer(msgspec.Struct, frozen=True):
    """One answer to a question; its `keys` choose it at once. Line by line, `called` is another name for it."""

    text: str
    value: object
    keys: tuple[str, ...] = ()
    called: str = ""


class Question(msgspec.Struct, frozen=True):
    """A question with its answers.

    `on_answer` is called with the value of the chosen answer, `on_give_up` if the player wants none of them.
    `by_itself`: no key has asked for it. `names_first`: the question says which answer Enter takes, because the choice
    is final. `names_all`: the prompt itself names all answers. `gives_way`: a command of the table that acts closes the
    question. `stays`: Escape says it again, because it must be answered. `commands_first`: a key of the table is its
    command even where an answer begins with that letter. `again` puts the question again, if it still means something,
    after a command of the game that has closed it; None: it stays closed. `unlisted` are the answers to which one of
    the others leads; typed, they are taken at once. `several`: whatever is answered, another question follows, so that
    one line may answer both. `moves` are those among which the answers choose.
    """

    prompt: str
    answers: tuple[Answer, ...]
    on_answer: Callable[[Any], None]  # only the code that asks knows the type of the values
    on_give_up: Callable[[], None]
    by_itself: bool = False
    names_first: bool = False
    names_all: bool = False
    gives_way: bool = False
    stays: bool = False
    commands_first: bool = False
    again: Callable[[], None] | None = None
    unlisted: tuple[Answer, ...] = ()
    several: bool = False
    moves: Sequence[Move] = ()

    @property
    def has_numbers(self) -> bool:
        """Return whether the answers have numbers of their own line by line.

        They have none where a text begins with a number: `3, 7` would be two numbers for one answer.
        """
        return not any(each.text[:1].isdigit() for each in self.answers)

    def answers_text(self, words: Translator) -> str:
        """Return the answers, as they are said after the prompt: all, or of too many their number and the first."""
        if self.names_all:
            return ""
        texts = [answer.text for answer in self.answers]
        # A comma within an answer would sound like the beginning of the next one.
        between = words.text("list-between") if any("," in text for text in texts) else ", "
        whole = between.join(texts) + "."
        if len(self.prompt.split()) + len(whole.split()) <= MOST_WORDS:
            return whole
        # The others are heard with the arrows; the first is what Enter takes.
        return words.text("question-many", count=len(texts), first=texts[0])

    def said(self, words: Translator) -> str:
        """Return the question with its answers, as far as they are said."""
        return f"{self.prompt} {self.answers_text(words)}".strip()

    def how_to_answer(self, words: Translator, *, knows: bool) -> str:
        """Return which answer Enter takes; for a player who does not know it yet, also how to reach the others."""
        enter = words.text("question-enter", answer=self.answers[0].text)
        if knows:
            return enter
        letters = [key.upper() for answer in self.answers for key in answer.keys]
        others = words.text("question-others", letters=words.enumerate(letters, "list-last-or"), count=len(letters))
        return words.text("sentence-joined", first=enter, second=others)


class TextPrompt(msgspec.Struct, frozen=True):
    """A prompt for a word that the player types, or with `key` for a key that they press. `text` stands there first.

    `on_answer` returns why the word cannot be taken, or None. With `enter` the key is Enter, which line by line is an
    empty line.
    """

    prompt: str
    text: str
    on_answer: Callable[[str], str | None]
    key: bool = False
    enter: bool = False


def with_letter_keys(texts: Sequence[tuple[str, object]]) -> tuple[Answer, ...]:
    """Return answers that are chosen by their first letter, unless two share it: then the letter only moves there."""
    letters = [text[:1].lower() for text, _ in texts]
    return tuple(
        # No digits: at a question they go to the answer in that place.
        Answer(text, value, (letter,) if letter.isalpha() and letters.count(letter) == 1 else ())
        for letter, (text, value) in zip(letters, texts, strict=True)
    )
