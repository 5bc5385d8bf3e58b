"""Something the player is asked: answered by a letter at once, by walking and Enter, or by typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from uno_tui.i18n.translator import Translator


class Answer(msgspec.Struct, frozen=True):
    """One answer; `keys` choose it at once."""

    text: str
    value: object
    keys: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True):
    """`answered` is called with the value of the chosen answer, `given_up` if the player wants none.

    It came up `by_itself` if no key has asked for it. It `names_first` which answer Enter takes where that is final.
    It is `of` a state of the table, and means nothing any more at another; None: whatever happens. Its prompt may be
    one that `names_all` answers itself. A command of the table that does something closes a question that `gives_way`;
    with `commands_first` a key of the table is that command, even where an answer begins with its letter.
    """

    prompt: str
    answers: tuple[Answer, ...]
    on_answer: Callable[[Any], None]  # what the answers are worth is known to whoever asks
    on_give_up: Callable[[], None]
    by_itself: bool = False
    names_first: bool = False
    of: object = None
    names_all: bool = False
    gives_way: bool = False
    commands_first: bool = False

    @property
    def answers_text(self) -> str:
        """All answers as they are said behind the prompt."""
        texts = [answer.text for answer in self.answers]
        between = "; " if any("," in text for text in texts) else ", "
        return "" if self.names_all else between.join(texts) + "."

    @property
    def said(self) -> str:
        """The question with its answers."""
        return f"{self.prompt} {self.answers_text}".strip()

    def how_to_answer(self, words: Translator, *, knows: bool) -> str:
        """Which answer Enter takes; for somebody who does not know how to choose, also how one gets to the others."""
        enter = words.text("question-enter", answer=self.answers[0].text)
        if knows:
            return enter
        letters = [key.upper() for answer in self.answers for key in answer.keys]
        others = words.text("question-others", letters=words.enumerate(letters), count=len(letters))
        return words.text("sentence-joined", first=enter, second=others)


class TextPrompt(msgspec.Struct, frozen=True):
    """A word to type, `text` to begin with; with `key` a key to press. `answered` returns why not, or None.

    With `enter` that key is Enter, which is an answer line by line too, where it is an empty line.
    """

    prompt: str
    text: str
    on_answer: Callable[[str], str | None]
    key: bool = False
    enter: bool = False


def with_letter_keys(texts: Sequence[tuple[str, object]]) -> tuple[Answer, ...]:
    """Answers that are chosen by their first letter, where no other one has it: a shared letter only goes there."""
    letters = [text[:1].lower() for text, _ in texts]
    return tuple(
        Answer(text, value, (letter,) if letter.isalpha() and letters.count(letter) == 1 else ())
        for letter, (text, value) in zip(letters, texts, strict=True)
    )
