"""What a line says to a question in other words than its answers: yes, no, or that it is given up."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from uno_tui.i18n.translator import Translator
from uno_tui.linear.phrases import Phrases, Words, is_same_word, phrases_for, split

_LONGEST = 6
"""The most words of a phrase for yes, for no, or for giving up."""


class Reply(Enum):
    """What a line says to a question."""

    YES = "yes"
    NO = "no"
    CANCEL = "cancel"
    """The question is given up: nothing is to be done."""


class Replies:
    """Recognizes them in one language; the words are in its `typed.ftl`."""

    def __init__(self, translator: Translator, phrases: Phrases) -> None:
        self._phrases = phrases
        lists = (("typed-agreeing", Reply.YES), ("typed-refusing", Reply.NO), ("typed-cancelling", Reply.CANCEL))
        self._meanings: Mapping[Words, Reply] = {
            tuple(line.split()): reply for name, reply in lists for line in phrases.listed_words(name)
        }
        """What each phrase says."""
        self._soft = frozenset(phrases.listed_words("typed-soft"))
        around = (phrases.listed_words(f"typed-{name}") for name in ("openers", "closers"))
        self._empty = phrases.fillers.union(self._soft, *around)
        """The words that say nothing beside a yes or no."""
        self._turning = frozenset(phrases.listed_words("typed-turning"))

    def reply_to(self, prompt: str, text: str) -> Reply | None:
        """Return what a line says to a question with this prompt; None if it says anything else.

        Several such words are one reply, as `yes, ok`, with words that say nothing and those of the question between
        them: `no, no King's round`. What does less goes first: giving up, then no, then yes.
        """
        if text.rstrip().endswith("?"):  # `yes?` answers nothing
            return None
        # What stands after the question only tells: `You cannot resume it` makes `go ahead and resume` no yes.
        question = prompt.rpartition("?")[0] or prompt
        # Nor does a `not` in it take the meaning from that of `of course not`.
        about = {each for each in split(question) if each not in self._empty | self._phrases.denying}
        words, at = split(text), 0
        said: set[Reply] = set()
        named: set[str] = set()
        turned = False
        while at < len(words):
            lengths = range(min(_LONGEST, len(words) - at), 0, -1)
            length = next((each for each in lengths if tuple(words[at : at + each]) in self._meanings), 0)
            if length:
                said.add(self._meanings[tuple(words[at : at + length])])
            elif words[at] in self._turning:  # as in `of course not`
                turned = True
            elif words[at] not in self._empty:
                same = {each for each in about if is_same_word(words[at], each)}
                if not same:
                    return None
                named |= same
            at += length or 1
        if turned and Reply.YES in said:
            said.add(Reply.NO)
        # `better not the King` may deny more than the King's round that was asked about.
        if Reply.NO in said and 0 < 2 * len(named) < len(about):
            return Reply.CANCEL
        return next((each for each in (Reply.CANCEL, Reply.NO, Reply.YES) if each in said), None)

    def may_deny(self, text: str) -> bool:
        """Return whether a line has a word that denies or gives up, or asks, so that no part of it is a yes."""
        said = f" {' '.join(split(text))} "
        against = (" ".join(words) for words, reply in self._meanings.items() if reply is not Reply.YES)
        asks = text.rstrip().endswith("?") or self._phrases.begins_with_question(text)
        denies = self._phrases.denying | self._phrases.correcting
        return asks or not denies.isdisjoint(split(text)) or any(f" {each} " in said for each in against)

    def said_unasked(self, text: str) -> Reply | None:
        """Return the yes or no that a line is to which no question was put; None for other lines.

        Here only one such word counts, and giving up means something else: `cancel` stops speech.
        """
        words = split(text)
        telling = tuple(each for each in words if each not in self._soft)
        reply = self._meanings.get(tuple(words)) or self._meanings.get(telling)
        return None if reply is Reply.CANCEL else reply

    def chosen_by(self, text: str) -> Words:
        """Return the words of an answer without those that only choose or agree, as `hearts` of `I ask for hearts`.

        A no stays: `no hearts` chooses none.
        """
        left = self._phrases.words_to_choose(text)
        agreeing = {words for words, reply in self._meanings.items() if reply is Reply.YES}
        return tuple(each for each in left if (each,) not in agreeing and each not in self._empty)


def replies_for(translator: Translator) -> Replies:
    """Return the replies of a translator's language at its table."""
    return translator.keep(Replies, lambda: Replies(translator, phrases_for(translator)))
