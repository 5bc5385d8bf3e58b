"""The words around zones, such as the sets of UNO Rummy: what goes where, what is taken away, first and second."""

from __future__ import annotations

from collections.abc import Set

from uno_tui.i18n.translator import Translator
from uno_tui.linear.phrases import Phrases, Words, phrases_for, split


class ZoneWords:
    """What a line says with the words that stand around cards and zones. The lists are in `typed.ftl`."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        listed = phrases.listed_words
        self.take_away = frozenset(listed("typed-take-away"))
        self._back = frozenset(listed("typed-back"))
        self._there = frozenset(listed("typed-there"))
        self._it = frozenset(listed("typed-it"))
        self._towards = frozenset(listed("typed-towards"))
        self.goals = phrases.onto | self._towards
        """Words such as `on` and `to`, which stand before the place where a card goes."""
        self._behind = frozenset(listed("typed-behind"))
        self.between = frozenset(listed("typed-between"))
        self.moving = frozenset(listed("typed-moving"))

    def ordinal(self, word: str) -> str:
        """Return the figure of an ordinal, such as 1 for `first`; "" for other words."""
        return self._phrases.ordinals.get(word, "")

    def names_values(self, kind: str, number: str, words: Words) -> bool:
        """Return whether a number after a kind of set is that of its cards, as in the French `la série des 6`."""
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
        joining = (self._phrases.beside_number | self._goals_in(words)) - self._phrases.play_words
        return not joining.isdisjoint(words)

    def _goals_in(self, words: Words) -> frozenset[str]:
        """Return the words such as `on`; after a word such as `put` also those such as `after`, which elsewhere split.
        """
        laid = not self._phrases.play_words.isdisjoint(words[:1])
        return self.goals | (self._behind if laid else frozenset())

    def lays_on(self, words: Words) -> bool:
        """Return whether words say that a card is laid on something, as `put red 3 on set 1` does."""
        return not self._phrases.play_words.isdisjoint(words) and not self._goals_in(words).isdisjoint(words)

    def around_joining(self, words: Words) -> list[tuple[Words, Words]]:
        """Return what stands before and after each word that joins a card to its place, without fillers.

        The last word comes first, and words such as `on` before those such as `with`, which join less often.
        """
        strong, weak = self._goals_in(words), self._phrases.beside_number - self._phrases.play_words
        places = [[at for at, each in enumerate(words) if each in kind] for kind in (strong, weak - strong)]
        parts = [(words[:at], words[at + 1 :]) for kind in places for at in reversed(kind)]
        telling = self._phrases.without_fillers
        return [(telling(before), telling(behind)) for before, behind in parts]

    def with_zones_named(self, text: str, zone: str) -> str:
        """Return a line such as `green 2 from 6 to 7` with the word for a `zone` before both numbers."""
        words = text.split()
        for at in range(1, len(words) - 3):
            source, first, goal, last = words[at : at + 4]
            # After a card: `the run from 4 to 6` is a name.
            is_card = words[at - 1].isdecimal() and not self.take_away.isdisjoint(split(source))
            goes = is_card and not self.goals.isdisjoint(split(goal))
            if goes and first.isdecimal() and last.rstrip(".!").isdecimal():
                return " ".join([*words[: at + 1], zone, first, goal, zone, *words[at + 3 :]])
        return text

    def brought_back(self, words: Words, hand: Words, of_zone: Set[str]) -> Words:
        """Return the words for the card of a line that brings it back to the hand, whose name is `hand`; () for others.

        `Take red 5 back` and `move red 5 to my rack` do, but `move red 5 back to set 2` does not.
        """
        named = not set(hand).isdisjoint(words)
        goes = not self.goals.isdisjoint(words)
        ends_there = not set(hand).isdisjoint(words[-1:]) and not self.goals.isdisjoint(words[-3:-1])
        brings = ends_there or not self._back.isdisjoint(words)
        if not brings or (goes and not named):
            return ()
        around = self._back | self.goals | self.take_away | self.moving | self._phrases.vague | set(hand)
        beside = {at + 1 for at, each in enumerate(words) if each in of_zone}  # the number of a set
        told = (each for at, each in enumerate(words) if each not in around | of_zone and at not in beside)
        rest = self._phrases.without_fillers(tuple(told))
        return self._phrases.card_words(rest)

    def points_there(self, words: Words) -> bool:
        """Return whether words point at the zone that has just grown: `add yellow 5 there`, `… to it`, `… on that set`.
        """
        pointing = self._phrases.pointing | self._it
        to_that = len(words) > 1 and words[-1] in pointing and words[-2] in self.goals
        on_that_set = len(words) > 2 and words[-2] in self._phrases.pointing and words[-3] in self.goals
        return to_that or on_that_set or not self._there.isdisjoint(words)

    def without_there(self, words: Words) -> Words:
        """Return the words without those that point at a zone, and without `too`."""
        around = self._there | self._phrases.pointing | self._it | self._phrases.vague | self._phrases.together
        return tuple(each for each in words if each not in around)

    def walks(self, words: Words) -> bool:
        """Return whether all words, if there are any, say that one goes somewhere."""
        return self._phrases.go.issuperset(words)

    def ends_with_target(self, words: Words) -> bool:
        """Return whether words end with the number of a place to lay on, as in `green 3 on 4`."""
        return self._ends_with_number_behind(self._phrases.onto, words)

    def may_end_with_target(self, words: Words) -> bool:
        """Return whether the number at the end may be one, as in `green 3 to 4`: it may also be that of a card."""
        return self._ends_with_number_behind(self.goals, words)

    def _ends_with_number_behind(self, goals: Set[str], words: Words) -> bool:
        telling = [each for each in words if each in goals or each not in self._phrases.fillers]
        several = self._phrases.value_of_several(words[-2:])  # the French `sur les 7`
        return len(telling) > 2 and telling[-1].isdecimal() and telling[-2] in goals and not several

    def ends_with_goal(self, words: Words) -> bool:
        """Return whether the last word before a place says that something goes there, as in `from set 1 to set 2`."""
        goals, sources = self.goals, self.take_away
        last = next((each for each in reversed(words) if each in goals | sources), "")
        return last in goals

    def only_names_goal(self, words: Words) -> bool:
        """Return whether words have one such as `on` or `to`, and none such as `from`."""
        return not self.goals.isdisjoint(words) and self.take_away.isdisjoint(words)

    def begins_with_goal(self, words: Words) -> bool:
        """Return whether words begin like `on set 3` or `to the red run`."""
        return not self.goals.isdisjoint(words[:1])

    def without_separated_prefix(self, words: Words) -> Words:
        """Return the words without a verb's prefix at their end, as in the German `lege Rot 7 an Folge 1 an`."""
        return words[:-1] if len(words) > 3 and words[-1] in self._phrases.onto else words

    def moves(self, words: Words) -> bool:
        """Return whether words begin like `move blue 12 to a new set`, which means a card that lies on the table."""
        return not self.moving.isdisjoint(words[:2])

    def takes_away(self, words: Words) -> bool:
        """Return whether words say that a card is taken from where it lies, as `take blue 4 from set 4` does."""
        return not self.take_away.isdisjoint(words) and self.goals.isdisjoint(words)

    def asks_for_room(self, line: str) -> bool:
        """Return whether a line asks what fits somewhere: `what goes on set 3`, `can I add anything to it`.

        `My red 5 goes on set 3` asks nothing.
        """
        phrases = self._phrases
        fits = not (phrases.fit_words - phrases.questions).isdisjoint(split(line))
        words = phrases.words(line)
        first = set(words[:1]) & (phrases.asking | phrases.questions)
        asks = phrases.is_hesitant(line) or bool(first - phrases.beside_card - phrases.mine)
        lays = phrases.asks_whether_allowed(line) and not phrases.play_words.isdisjoint(words)
        return asks and (fits or lays) and not (phrases.asks_why(line) or self.takes_away(words) or self.moves(words))


def zone_words_for(translator: Translator) -> ZoneWords:
    """Return the words around zones of a translator, which is that of a game at its table."""
    return translator.keep(ZoneWords, lambda: ZoneWords(phrases_for(translator)))
