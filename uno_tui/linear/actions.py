"""Lines with several actions, as `put red 7 on set 1 and green 7 on set 6`, and several cards, as `both sevens`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from uno_tui.i18n.translator import Translator
from uno_tui.linear.phrases import Phrases, Words, phrases_for, split
from uno_tui.linear.zone_words import ZoneWords, zone_words_for


class LineActions:
    """Takes such lines apart, by the words around cards and zones."""

    def __init__(self, phrases: Phrases, words: ZoneWords) -> None:
        self._phrases = phrases
        self._words = words
        self._it = frozenset(phrases.listed_words("typed-it"))
        self._move = phrases.listed_words("typed-moving")[0]
        self._through = phrases.listed_words("typed-through")
        self._splitting = {each[:1] for command in ("split", "join") for each in phrases.of_command(command)}

    def alike_and_goal(self, text: str) -> tuple[str, int | None, str]:
        """Return the value of own cards, how many are meant, and where they go: 7, 2, `on set 6` of `both 7s on set 6`.

        The count is None if it is not told. Two empty texts for other lines, also for `put red 7 on the sevens`.
        """
        phrases, words = self._phrases, split(text)
        goals = self._words.goals
        at = next((at for at, each in enumerate(words) if at > 1 and each in goals), None)
        if at is None:  # `with the other sevens`
            at = next((at for at, each in enumerate(words) if at > 1 and phrases.says_with((each,))), None)
        cards = tuple(words[1:at])
        value, count = phrases.value_of_mine(cards) if at is not None and self._begins_action(words[0]) else ("", None)
        return (value, count, " ".join(words[at:])) if value else ("", None, "")

    def row_and_goal(self, text: str) -> tuple[Words, range, str]:
        """Return the words that may name the colour of cards in a row, their numbers, and where they go.

        For `put yellow 3 to 6 on set 2` that is `yellow`, 3 to 6, and `on set 2`. An empty range for other lines, also
        for those with more words.
        """
        words = split(re.sub(r"(?<=\d) *[-\N{EN DASH}] *(?=\d)", f" {self._through[0]} ", text))
        at = next((at for at in range(len(words) - 2) if self._is_row(words[at : at + 3])), None)
        if at is None:
            return (), range(0), ""
        first, last = int(words[at]), int(words[at + 2])
        before, behind = words[:at], words[at + 3 :]
        goal = next((place for place, each in enumerate(behind) if each in self._words.goals), len(behind))
        phrases = self._phrases
        around = phrases.together | phrases.making | self._words.take_away | phrases.fillers
        beside = [each for each in (*before, *behind[:goal]) if each not in around and not phrases.connects(each)]
        colour = phrases.plain(" ".join(beside))
        rest = " ".join(behind[goal:])
        return (colour, range(first, last + 1), rest) if len(colour) == 1 else ((), range(0), "")

    def _is_row(self, words: Sequence[str]) -> bool:
        first, through, last = words
        # No card has a number of three figures, and a row of very many would take for ever.
        numbered = all(each.isdecimal() and len(each) < 3 for each in (first, last))
        return numbered and through in self._through and int(first) < int(last)

    def actions(self, text: str, names_cards: Callable[[str], bool]) -> list[str]:
        """Return the actions of a line that has several, as `put red 7 on set 1 and blue 8 on set 2`; else [].

        What an action leaves out is that of the one before: its verb, or where the card goes, as in `put red 7 on set 1
        and red 8`. `names_cards` returns whether a part of the line is nothing but cards.
        """
        found: list[str] = []
        waiting: list[str] = []
        if not self._phrases.correcting.isdisjoint(split(text)):  # `put it on set 1, no, on set 2`
            return []
        for part in self._phrases.listed(text):
            if self._begins_action(part) or not found:
                self._add_waiting(waiting, found)
                found.append(part)
                waiting = []
            elif not self._names_goal(part):
                if not names_cards(part):  # a command, such as `undo`
                    return []
                waiting.append(part)
            elif self._names_goal(found[-1]):
                found.append(f"{found[-1].split()[0]} {self._phrases.join_all([*waiting, part])}")
                waiting = []
            else:
                found[-1] = self._phrases.join_all([found[-1], *waiting, part])
                waiting = []
        self._add_waiting(waiting, found)
        parts, found = len(found), self._with_taken_laid(found)
        # `Take red 1 from the table and add red 2` is one: it adds to what was taken.
        adds = any(not self._names_goal(each) and self._begins_with_play(each) for each in found[1:])
        several = len(found) > 1 or len(found) < parts
        return found if several and not adds and all(map(self._is_action, found)) else []

    def _add_waiting(self, waiting: list[str], found: list[str]) -> None:
        """Add the action of words that name only cards: they go to the numbered set where the last card went.

        Else they belong to the last action, as in `put blue 3 on blue 1, blue 2`.
        """
        if not waiting:
            return
        words = found[-1].split()
        goals = self._words.goals
        at = next((at for at in range(len(words) - 3, 0, -1) if " ".join(split(words[at])) in goals), None)
        if at is None or not self._ends_with_set(words):
            found[-1] = self._phrases.join_all([found[-1], *waiting])
        else:
            found.append(f"{words[0]} {self._phrases.join_all(waiting)} {' '.join(words[at:])}")

    def _with_taken_laid(self, found: list[str]) -> list[str]:
        """Return the actions where one that takes a card and one that lays `it` are one that moves it.

        The set from which it is taken may be gone after the first one, and the others have other numbers then.
        """
        moved: list[str] = []
        for each in found:
            words = each.split()
            at = next((at for at, word in enumerate(words) if self._is_goal(word)), None)
            lays_it = at is not None and self._begins_with_play(each) and self._names_it(words[1:at])
            takes = bool(moved) and not self._words.take_away.isdisjoint(self._telling(moved[-1])[:1])
            if lays_it and takes and not self._names_goal(moved[-1]):
                moved[-1] = " ".join([self._move, *moved[-1].split()[1:], *words[at:]])
            else:
                moved.append(each)
        return moved

    def _is_goal(self, word: str) -> bool:
        return " ".join(split(word)) in self._words.goals

    def _names_it(self, words: Sequence[str]) -> bool:
        """Return whether words are nothing but fillers, as `it`, or are written in one with the verb."""
        said = [" ".join(split(each)) for each in words]
        return all(self._phrases.is_filler(each) or each in self._it for each in said)

    def renumber(self, text: str, numbers: Mapping[int, int]) -> str:
        """Return an action with other numbers of sets, where `numbers` has another one."""
        words = text.split()
        for at in range(1, len(words)):
            before = words[at - 1]
            is_set = self._phrases.plain(before) in self._phrases.of_command("set") or self._is_goal(before)
            if is_set and words[at].isdecimal():
                words[at] = str(numbers.get(int(words[at]), int(words[at])))
        return " ".join(words)

    def _ends_with_set(self, words: Sequence[str]) -> bool:
        kind, number = words[-2:]
        return number.isdecimal() and self._phrases.plain(kind) in self._phrases.of_command("set")

    def _is_action(self, part: str) -> bool:
        return self._begins_action(part) or self._names_goal(part)

    def _names_goal(self, part: str) -> bool:
        words = self._phrases.words(part)
        beside = self._phrases.says_with(words) and self._phrases.value_of_several(words)  # `with the sevens`
        return bool(beside) or not self._words.goals.isdisjoint(words)

    def _begins_with_play(self, part: str) -> bool:
        return not self._phrases.play_words.isdisjoint(self._telling(part)[:1])

    def _begins_action(self, part: str) -> bool:
        """Return whether a part of a line begins like `put`, `take`, `move`, `split` or `swap`."""
        verbs = self._phrases.play_words | self._words.take_away | self._words.moving
        first = self._telling(part)[:1]
        return not verbs.isdisjoint(first) or self._phrases.exchanges(first) or first in self._splitting

    def _telling(self, part: str) -> Words:
        """Return the words of a part without fillers in front of them, as `then`; a verb may be a filler itself."""
        verbs = self._phrases.play_words | self._words.take_away | self._words.moving
        words = self._phrases.words(part)
        while len(words) > 1 and words[0] in self._phrases.fillers - verbs:
            words = words[1:]
        return words


def line_actions_for(translator: Translator) -> LineActions:
    """Return what takes lines of several actions apart, in the language of a translator at its table."""
    return translator.keep(LineActions, lambda: LineActions(phrases_for(translator), zone_words_for(translator)))
