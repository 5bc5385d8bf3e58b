"""Answers that a game's texts have ready for what players ask about its rules, as `what if the pool is empty`.

Each answer is a text `answer-…` of the game; `typed-answer-…` has the patterns of the questions for it, one a line. A
question has all the words of a pattern, in any order, or others that stand for them, as `empty/out`, and none that is
written with `!`. Of several answers it is the one that has most of the question's telling words.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping

import msgspec

from uno_tui.core.options import Value
from uno_tui.i18n.translator import Translator
from uno_tui.linear.phrases import is_same_word, phrases_for, split

_PREFIX = "answer-"
_MOST = 40
"""The most words of a question: longer lines take long to look through, and are none."""
_LEAST = 0.3
"""The part of a question's telling words that an answer must have, from 0 to 1."""
_LONG, _NEAR = 5, 0.8
"""From how many letters on a word may be spelled wrongly, and how alike it must be to the one meant, from 0 to 1."""
_EACH_WORD = 0.12
"""What each word of a pattern counts beside that part."""
_STRANGE = 0.5
"""What a word counts that is in no answer, as a part of one that is in just one."""


class _Pattern(msgspec.Struct, frozen=True):
    """The words of a question, each in all its ways, and words that it has not."""

    answer: str
    words: tuple[frozenset[str], ...]
    others: frozenset[str]

    def matches(self, typed: Collection[str]) -> bool:
        """Return whether a question of these words is meant."""
        return all(_has(typed, ways) for ways in self.words) and not _has(typed, self.others)


class RuleAnswers:
    """The answers of a game in one language, with its options as they are at a table.

    In the texts, options are numbers, names, `on` or `off`.
    """

    def __init__(self, words: Translator, options: Mapping[str, Value]) -> None:
        self._words = words
        self._values = {name: ("off", "on")[each] if isinstance(each, bool) else each for name, each in options.items()}
        self._patterns = [
            self._read(answer, pattern)
            for answer in words.ids(_PREFIX)
            if words.has(f"typed-{answer}")
            for pattern in words.text(f"typed-{answer}").splitlines()
        ]
        self._vocabularies: dict[str, set[str]] = {}
        """The words of each answer and of its patterns."""
        for each in self._patterns:
            known = self._vocabularies.setdefault(each.answer, set(phrases_for(words).words(self.tell(each.answer))))
            known.update(*each.words)

    def find(self, line: str, *, least: int = 1) -> str:
        """Return the answer to a question, by a pattern of at least so many words; "" if none has enough of its words.
        """
        if len(line.split()) > _MOST:
            return ""
        spelled = self._correct(line)
        # Also as they are typed: `plus two` is a Draw Two, and may be a part of something else.
        typed = {*phrases_for(self._words).words(spelled), *split(spelled)}
        meant = [each for each in self._patterns if len(each.words) >= least and each.matches(typed)]
        parts = self._parts(spelled, {each.answer for each in meant})
        meant = [each for each in meant if parts[each.answer] >= _LEAST]
        best = max(meant, key=lambda each: parts[each.answer] + _EACH_WORD * len(each.words), default=None)
        return self.tell(best.answer) if best is not None else ""

    def _correct(self, line: str) -> str:
        """Return a line with known words in place of long ones that are nearly spelled so, as `sheild`."""
        from difflib import get_close_matches  # only once something is asked: it takes 5 ms to load

        phrases = phrases_for(self._words)
        known = set().union(*self._vocabularies.values())

        def spell(word: str) -> str:
            plain = phrases.words(word)
            if len(word) < _LONG or len(plain) != 1 or plain[0].isdecimal():
                return word
            if _has({*known, *phrases.around_questions}, plain):
                return word
            return next(iter(get_close_matches(plain[0], known, n=1, cutoff=_NEAR)), word)

        return " ".join(map(spell, line.split()))

    def _telling(self, line: str) -> set[str]:
        """Return the words of a question that tell what it is about; all if none does."""
        phrases = phrases_for(self._words)
        words = set(phrases.words(line))
        return words - phrases.around_questions or words

    def _parts(self, line: str, answers: Collection[str]) -> dict[str, float]:
        """Return, for each of the answers, the part of a question's telling words that it has, from 0 to 1."""
        weights = {word: self._weight(word) for word in self._telling(line)} if answers else {}
        whole = sum(weights.values()) or 1.0
        return {
            answer: sum(weight for word, weight in weights.items() if _has(self._vocabularies[answer], (word,))) / whole
            for answer in answers
        }

    def tell(self, answer: str) -> str:
        """Return an answer by its id, as these options have it."""
        return self._words.text(answer, **self._values)

    def _weight(self, word: str) -> float:
        """Return how much a word tells: the fewer answers have it, the more."""
        having = sum(_has(known, (word,)) for known in self._vocabularies.values())
        rarest = math.log(len(self._vocabularies) + 1)
        return rarest - math.log(1 + having) if having else _STRANGE * rarest

    def _read(self, answer: str, text: str) -> _Pattern:
        words: list[frozenset[str]] = []
        others: set[str] = set()
        # Words that mean the same are one word, also several together: `plus two`.
        plain: list[str] = []
        for each in (*text.split(), ""):
            if each and not re.search("[/!]", each):
                plain.append(each)
                continue
            words += [frozenset([word]) for word in phrases_for(self._words).words(" ".join(plain))]
            plain = []
            if each.startswith("!"):
                others |= self._ways(each[1:])
            elif each:
                words.append(self._ways(each))
        return _Pattern(answer, tuple(words), frozenset(others))

    def _ways(self, text: str) -> frozenset[str]:
        """Return the words between slashes, also as they are without others that mean the same, if that is one word."""
        phrases = phrases_for(self._words)
        spelled = [(split(way), phrases.words(way)) for way in text.split("/")]
        return frozenset(word for both in spelled for words in both if len(words) == 1 for word in words)


def answers_for(words: Translator, rules: msgspec.Struct) -> RuleAnswers:
    """Return the answers in the texts of a game, with these options."""
    return words.keep((RuleAnswers, repr(rules)), lambda: RuleAnswers(words, msgspec.structs.asdict(rules)))


def _has(words: Collection[str], ways: Collection[str]) -> bool:
    """Return whether one of the ways is among the words, perhaps with another ending."""
    return any(way in words or any(is_same_word(way, word) for word in words) for way in ways)
