"""The words around zones, such as the sets of UNO Rummy: what goes where, what is taken away, first and second."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set

from uno_tui.i18n.translator import Translator
from uno_tui.linear.phrases import Phrases, Words, phrases_for, split


class ZoneWords:
    """What a line says with the words that stand around cards and zones. The lists are in `typed.ftl`."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        listed = phrases.listed_words
        self._take_away = frozenset(listed("typed-take-away"))
        self._back = frozenset(listed("typed-back"))
        self._there = frozenset(listed("typed-there"))
        self._towards = frozenset(listed("typed-towards"))
        self._it = frozenset(listed("typed-it"))
        self._behind = frozenset(listed("typed-behind"))
        self.between = frozenset(listed("typed-between"))
        self._move, *others = listed("typed-moving")
        self._moving = frozenset((self._move, *others))
        self._splitting = {each[:1] for command in ("split", "join") for each in phrases.of_command(command)}

    def ordinal(self, word: str) -> str:
        """Return the figure of an ordinal, such as 1 for `first`; "" for other words."""
        return self._phrases.ordinals.get(word, "")

    def names_values(self, kind: str, number: str, words: Words) -> bool:
        """Return whether a number behind a kind of set is that of its cards, as in the French `la série des 6`."""
        places = [at for at, each in enumerate(words) if each == kind]
        for at in places:
            behind = words[at + 1 : at + 4]
            if number in behind[1:] and self._phrases.of.issuperset(behind[: behind.index(number)]):
                return True
        return False

    def says_behind(self, words: Words) -> bool:
        """Return whether words have one such as `after`."""
        return not self._behind.isdisjoint(words)

    def without_numbers(self, words: Words) -> Words:
        """Return the words without numbers, and without what stands between them, as in `split set 2 at 3`."""
        return tuple(each for each in words if not each.isdecimal() and each not in self._phrases.beside_number)

    def joins(self, words: Words) -> bool:
        """Return whether words have one that stands between a card and its place."""
        joining = (self._phrases.beside_number | self._goals(words)) - self._phrases.play_words
        return not joining.isdisjoint(words)

    def _goals(self, words: Words) -> frozenset[str]:
        """Return the words such as `on`; behind a word such as `put` also those such as `after`, which elsewhere split.
        """
        laid = not self._phrases.play_words.isdisjoint(words[:1])
        return self._phrases.onto | self._towards | (self._behind if laid else frozenset())

    def lays_on(self, words: Words) -> bool:
        """Return whether words say that a card is laid on something, as `put red 3 on set 1` does."""
        return not self._phrases.play_words.isdisjoint(words) and not self._goals(words).isdisjoint(words)

    def around_joining(self, words: Words) -> list[tuple[Words, Words]]:
        """Return what stands before and behind each word that joins a card to its place, without fillers.

        The last word comes first, and words such as `on` before those such as `with`, which join less often.
        """
        strong, weak = self._goals(words), self._phrases.beside_number - self._phrases.play_words
        places = [[at for at, each in enumerate(words) if each in kind] for kind in (strong, weak - strong)]
        parts = [(words[:at], words[at + 1 :]) for kind in places for at in reversed(kind)]
        telling = self._phrases.without_fillers
        return [(telling(before), telling(behind)) for before, behind in parts]

    def with_zones_named(self, text: str, zone: str) -> str:
        """Return a line such as `green 2 from 6 to 7` with the word for a `zone` before both numbers."""
        words = text.split()
        for at in range(1, len(words) - 3):
            source, first, goal, last = words[at : at + 4]
            # Behind a card: `the run from 4 to 6` is a name.
            is_card = words[at - 1].isdecimal() and not self._take_away.isdisjoint(split(source))
            goes = is_card and not (self._phrases.onto | self._towards).isdisjoint(split(goal))
            if goes and first.isdecimal() and last.rstrip(".!").isdecimal():
                return " ".join([*words[: at + 1], zone, first, goal, zone, *words[at + 3 :]])
        return text

    def brought_back(self, words: Words, hand: Words, of_zone: Set[str]) -> Words:
        """Return the words for the card of a line that brings it back to the hand, whose name is `hand`; () for others.

        `Take red 5 back` and `put red 5 back on my rack` do, but `move red 5 back to set 2` does not.
        """
        named = not set(hand).isdisjoint(words)
        goes = not (self._phrases.onto | self._towards).isdisjoint(words)
        if self._back.isdisjoint(words) or (goes and not named):
            return ()
        around = self._back | self._phrases.onto | self._towards | self._take_away | self._moving | set(hand)
        beside = {at + 1 for at, each in enumerate(words) if each in of_zone}  # the number of a set
        told = (each for at, each in enumerate(words) if each not in around | of_zone and at not in beside)
        rest = self._phrases.without_fillers(tuple(told))
        return self._phrases.card_words(rest)

    def points_there(self, words: Words) -> bool:
        """Return whether words point at the zone that has just grown, as `add yellow 5 there` and `… to that` do."""
        goals = self._phrases.onto | self._towards
        ends = len(words) > 1 and words[-1] in self._phrases.pointing and words[-2] in goals
        return ends or not self._there.isdisjoint(words)

    def without_there(self, words: Words) -> Words:
        """Return the words without those that point at a zone, and without `too`."""
        around = self._there | self._phrases.pointing | self._phrases.vague
        return tuple(each for each in words if each not in around)

    def alike_and_goal(self, text: str) -> tuple[str, int | None, str]:
        """Return the value of own cards, how many are meant, and where they go: 7, 2, `on set 6` of `both 7s on set 6`.

        The count is None if it is not told. Two empty texts for other lines, also for `put red 7 on the sevens`.
        """
        phrases, words = self._phrases, split(text)
        goals = phrases.onto | self._towards
        at = next((at for at, each in enumerate(words) if at > 1 and each in goals), None)
        if at is None:  # `with the other sevens`
            at = next((at for at, each in enumerate(words) if at > 1 and phrases.says_with((each,))), None)
        cards = tuple(words[1:at])
        value, count = phrases.value_of_mine(cards) if at is not None and self._begins_action(words[0]) else ("", None)
        return (value, count, " ".join(words[at:])) if value else ("", None, "")

    def walks(self, words: Words) -> bool:
        """Return whether all words, if there are any, say that one goes somewhere."""
        return self._phrases.go.issuperset(words)

    def ends_with_target(self, words: Words) -> bool:
        """Return whether words end with the number of a place to lay on, as in `green 3 on 4`."""
        telling = [each for each in words if each in self._phrases.onto or each not in self._phrases.fillers]
        several = self._phrases.value_of_several(words[-2:])  # the French `sur les 7`
        return len(telling) > 2 and telling[-1].isdecimal() and telling[-2] in self._phrases.onto and not several

    def ends_with_goal(self, words: Words) -> bool:
        """Return whether the last word before a place says that something goes there, as in `from set 1 to set 2`."""
        goals, sources = self._phrases.onto | self._towards, self._take_away
        last = next((each for each in reversed(words) if each in goals | sources), "")
        return last in goals

    def only_names_goal(self, words: Words) -> bool:
        """Return whether words have one such as `on` or `to`, and none such as `from`."""
        return not (self._phrases.onto | self._towards).isdisjoint(words) and self._take_away.isdisjoint(words)

    def begins_with_goal(self, words: Words) -> bool:
        """Return whether words begin like `on set 3` or `to the red run`."""
        return not (self._phrases.onto | self._towards).isdisjoint(words[:1])

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
        goals = self._phrases.onto | self._towards
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
            takes = bool(moved) and not self._take_away.isdisjoint(self._telling(moved[-1])[:1])
            if lays_it and takes and not self._names_goal(moved[-1]):
                moved[-1] = " ".join([self._move, *moved[-1].split()[1:], *words[at:]])
            else:
                moved.append(each)
        return moved

    def _is_goal(self, word: str) -> bool:
        return " ".join(split(word)) in self._phrases.onto | self._towards

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
        return bool(beside) or not (self._phrases.onto | self._towards).isdisjoint(words)

    def _begins_with_play(self, part: str) -> bool:
        return not self._phrases.play_words.isdisjoint(self._telling(part)[:1])

    def _begins_action(self, part: str) -> bool:
        """Return whether a part of a line begins like `put`, `take`, `move`, `split` or `swap`."""
        verbs = self._phrases.play_words | self._take_away | self._moving
        first = self._telling(part)[:1]
        return not verbs.isdisjoint(first) or self._phrases.exchanges(first) or first in self._splitting

    def _telling(self, part: str) -> Words:
        """Return the words of a part without fillers in front of them, as `then`; a verb may be a filler itself."""
        verbs = self._phrases.play_words | self._take_away | self._moving
        words = self._phrases.words(part)
        while len(words) > 1 and words[0] in self._phrases.fillers - verbs:
            words = words[1:]
        return words

    def without_separated_prefix(self, words: Words) -> Words:
        """Return the words without a verb's prefix at their end, as in the German `lege Rot 7 an Folge 1 an`."""
        return words[:-1] if len(words) > 3 and words[-1] in self._phrases.onto else words

    def moves(self, words: Words) -> bool:
        """Return whether words begin like `move blue 12 to a new set`, which means a card that lies on the table."""
        return not self._moving.isdisjoint(words[:2])

    def takes_away(self, words: Words) -> bool:
        """Return whether words say that a card is taken from where it lies, as `take blue 4 from set 4` does."""
        return not self._take_away.isdisjoint(words) and (self._phrases.onto | self._towards).isdisjoint(words)

    def asks_for_room(self, line: str) -> bool:
        """Return whether a line asks what fits somewhere: `what goes on set 3`, `can I add anything to it`.

        `My red 5 goes on set 3` asks nothing.
        """
        phrases = self._phrases
        fits = not (phrases.fits - phrases.questions).isdisjoint(split(line))
        words = phrases.words(line)
        first = set(words[:1]) & (phrases.asking | phrases.questions)
        asks = phrases.is_hesitant(line) or bool(first - phrases.beside_card - phrases.mine)
        lays = phrases.asks_whether_allowed(line) and not phrases.play_words.isdisjoint(words)
        return asks and (fits or lays) and not (phrases.asks_why(line) or self.takes_away(words) or self.moves(words))


def zone_words_for(translator: Translator) -> ZoneWords:
    """Return the words around zones of a translator, which is that of a game at its table."""
    return translator.keep(ZoneWords, lambda: ZoneWords(phrases_for(translator)))
