"""What people really type: fillers, synonyms, number words, cards in any usual spelling and order.

A phrase is compared as a sequence of plain words: small letters, no accents, no fillers, one word for what means the
same. The words of each language are in its file `typed.ftl`; a game adds its own in its texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from uno_tui.i18n.folding import simplify
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator

Words = tuple[str, ...]

_WORD = re.compile(r"\+?\w+")
# Of all languages at once: English words are understood in each, and names are of any.
_SPELLED_OUT = re.compile("|".join(each.spelled_out_pattern for each in LANGUAGES.values()))
"""A letter as it is typed without its accent. Both sides are folded, so it does no harm that `blue` becomes `blu`."""
_ENDINGS = sorted({ending for each in LANGUAGES.values() for ending in each.endings}, key=len, reverse=True)
"""Endings of nouns and verbs, the longest first."""
_PLURAL_FIGURES = re.compile(f"([0-9]+)(?:{'|'.join(each.plural_of_figures for each in LANGUAGES.values())})")
"""A number of which there are several: the English 8s, the German 8er."""
_NEAR = 0.75
"""How alike two phrases must be for one to be suggested for the other, from 0 to 1."""


class Phrases:
    """The phrases of one language at the tables of one game, or of none."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        self._same = self._read_same()
        self._longest = max(map(len, self._same))
        # What each list is for stands above it in `typed.ftl`.
        self.fillers = frozenset(self.listed_words("typed-fillers"))
        self._soft = frozenset(self.listed_words("typed-soft"))
        self._hesitant = frozenset(self.listed_words("typed-hesitant"))
        self.asking = frozenset(self.listed_words("typed-asking"))
        self._telling = tuple(tuple(each.split()) for each in self.listed_words("typed-telling"))
        self.questions = frozenset(self.listed_words("typed-question"))
        self.play_words = frozenset(self.listed_words("typed-play"))
        self._take_words = frozenset(self.listed_words("typed-take"))
        self.set_words = frozenset(self.listed_words("typed-set"))
        self.go = frozenset(self.listed_words("typed-go"))
        self.denying = frozenset(self.listed_words("typed-denying"))
        self._refusal, *others = self.listed_words("typed-correcting")
        self.correcting = frozenset((self._refusal, *others))
        self._instead = frozenset(self.listed_words("typed-instead"))
        self._of_them = frozenset(self.listed_words("typed-of-them"))
        self._standing = frozenset(self.listed_words("typed-standing"))
        self._have = frozenset(self.listed_words("typed-have"))
        self._articles = frozenset(self.listed_words("typed-article"))
        self._both = frozenset(self.listed_words("typed-both"))
        self._all_of = frozenset(self.listed_words("typed-all-of"))
        self._counting = frozenset(self.listed_words("typed-counting"))
        self._exchange = frozenset(self.listed_words("typed-exchange"))
        self._listing, *others = self.listed_words("typed-and")
        self._and = frozenset((self._listing, *others))
        self._and_pattern = f"(?:{'|'.join(re.escape(each) for each in sorted(self._and, key=len, reverse=True))})"
        self.onto = frozenset(self.listed_words("typed-onto"))
        self.beside_card = frozenset(self.listed_words("typed-beside-card"))
        self.beside_number = frozenset(self.listed_words("typed-beside-number"))
        self._about_key = frozenset(self.listed_words("typed-about-key"))
        self.about_card = frozenset(self.listed_words("typed-about-card"))
        self._what = self.about_card & self.questions
        self.all_words = frozenset(self.listed_words("typed-all"))
        self._to_do = frozenset(self.listed_words("typed-to-do"))
        self._type = frozenset(self.listed_words("typed-type"))
        self.fit_words = frozenset(self.listed_words("typed-fits"))
        self._beside_fits = frozenset(self.listed_words("typed-beside-fits"))
        self.vague = frozenset(self.listed_words("typed-vague"))
        self._about_rules = frozenset(self.listed_words("typed-about-rules"))
        self._topic = frozenset(self.listed_words("typed-topic"))
        self._may = frozenset(self.listed_words("typed-may"))
        self.must = frozenset(self.listed_words("typed-must"))
        self._how = frozenset(self.listed_words("typed-how"))
        self._why = frozenset(self.listed_words("typed-why"))
        self.calls = frozenset(self.listed_words("typed-calls"))
        self._plurals = {
            word: str(number)
            for number, each in enumerate(self.listed_words("typed-plurals"), start=1)
            for word in each.split()
        }
        self._choosing = frozenset(self.listed_words("typed-choosing"))
        self._see = frozenset(self.listed_words("typed-see"))
        self._done = frozenset(self.listed_words("typed-done"))
        self._did = frozenset(self.listed_words("typed-did"))
        self.counts = frozenset(self.listed_words("typed-counts"))
        self.of_rules = frozenset(self.listed_words("typed-of-rules"))
        self.points = frozenset(self.listed_words("typed-points"))
        self._if = frozenset(self.listed_words("typed-if"))
        self.says = frozenset(self.listed_words("typed-says"))
        self._giving = frozenset(self.listed_words("typed-giving"))
        self._many = frozenset(self.listed_words("typed-many"))
        self.worth = frozenset(self.listed_words("typed-worth"))
        self.pointing = frozenset(self.listed_words("typed-pointing"))
        self._held = frozenset(self.listed_words("typed-held"))
        self._any = frozenset(self.listed_words("typed-any"))
        self._most = tuple(" ".join(split(each)) for each in self._translator.text("typed-most").split(","))
        self._colours = frozenset(self.listed_words("typed-colours"))
        self.gave = frozenset(self.listed_words("typed-gave"))
        self.mine = frozenset(self.listed_words("typed-mine"))
        self.dealing = frozenset(self.listed_words("typed-dealing"))
        self.everyone = frozenset(self.listed_words("typed-everyone"))
        self.comparing = frozenset(self.listed_words("typed-comparing"))
        self._with = frozenset(self.listed_words("typed-with"))
        self._adverb, *others = self.listed_words("typed-together")
        self.together = frozenset((self._adverb, *others))
        self.making = frozenset(self.listed_words("typed-making"))
        self.of = frozenset(self.listed_words("typed-of"))
        self.ordinals = dict(self._number_ordinals())
        self._forms: dict[str, Words] = {}
        """The plain words of cards' names, which a line of many words looks up again and again."""

    def listed_words(self, message_id: str) -> list[str]:
        """Return the words of a list in `typed.ftl`, as they are compared."""
        return [" ".join(split(each)) for each in self._translator.text(message_id).split(",")]

    def has_listed(self, message_id: str, text: str) -> bool:
        """Return whether a line has a phrase of a list in `typed.ftl`, with its words in that order."""
        words = tuple(split(text))
        return any(is_within(tuple(each.split()), words) for each in self.listed_words(message_id) if each)

    def _number_ordinals(self) -> Iterator[tuple[str, str]]:
        """Yield ordinals with their figures: the text has one line for each, as `second, seconde, deuxième`."""
        for number, line in enumerate(self._translator.text("typed-ordinals").splitlines(), start=1):
            for each in line.split(","):
                yield " ".join(split(each)), str(number)

    def _read_same(self) -> Mapping[Words, str]:
        """Return the one word for each group of words that mean the same.

        The text has a line for each: `+2: draw two, plus two`.
        """
        found: dict[Words, str] = {}
        for line in self._translator.text("typed-same").splitlines():
            one, _, others = line.partition(":")
            found |= dict.fromkeys((tuple(split(each)) for each in others.split(",")), " ".join(split(one)))
        return found

    def plain(self, text: str) -> Words:
        """Return the plain words of a text, fillers left out unless nothing else is there."""
        words = self._unify(split(text))
        return tuple(each for each in words if each not in self.fillers) or tuple(words)

    def words(self, text: str) -> Words:
        """Return the words of a text with its fillers, one word for what means the same."""
        return tuple(self._unify(split(text)))

    def without_set_words(self, text: str) -> Words:
        """Return the words of a line that sets a value, as `set pace to slow`, without the verb and what belongs to it.

        A filler may be a value, such as the German `an`.
        """
        return tuple(each for each in self.words(text) if each not in self.set_words)

    def _unify(self, words: Sequence[str]) -> list[str]:
        """Return the words with one word for what means the same, the longest first."""
        found: list[str] = []
        at = 0
        while at < len(words):
            for length in range(min(self._longest, len(words) - at), 0, -1):
                meant = self._same.get(tuple(words[at : at + length]))
                if meant is not None:
                    found += meant.split()
                    at += length
                    break
            else:
                found.append(words[at])
                at += 1
        return found

    def is_filler(self, word: str) -> bool:
        """Return whether a word is passed over."""
        return set(split(word)) <= self.fillers

    def is_hesitant(self, text: str) -> bool:
        """Return whether a line asks or doubts, as in `can I draw?` or `don't draw`: then it makes no move."""
        return text.rstrip().endswith("?") or not self._hesitant.isdisjoint(split(text))

    def begins_with_asking(self, text: str) -> bool:
        """Return whether a line begins like a question, as `is red 3 on set 1` does, and the German `bin ich`."""
        words = split(text)
        return not self.asking.isdisjoint((*words[:1], " ".join(words[:2])))

    def begins_with_telling(self, text: str) -> bool:
        """Return whether a line begins like one that only wants to hear a card, as `read card 1`, or tells of it."""
        words = tuple(split(text))
        return any(words[: len(each)] == each for each in self._telling)

    def asks_yes_or_no(self, text: str) -> bool:
        """Return whether a line asks like `does Ben have` for something that yes or no answers."""
        begins = not (self.asking | self._hesitant | self._have).isdisjoint(split(text)[:1])
        return begins and self.asks_what_is_had(text)

    def asks(self, text: str) -> bool:
        """Return whether a line is a question, as `bluff?` or `is bluff on`."""
        first = {*self.words(text)[:1], *self.plain(text)[:1]}  # as in `show me my yellow cards`, too
        begins = self.begins_with_asking(text) or not first.isdisjoint(self.asking | self.questions)
        return begins or self.is_hesitant(text)

    def has_mine(self, text: str) -> bool:
        """Return whether a line has a word such as `my`."""
        return not self.mine.isdisjoint(self.words(text))

    def asks_somewhere(self, text: str) -> bool:
        """Return whether a line is a question, or has one after others, as `no tiles left, is it over`.

        In a line that begins like no move, a word such as `what`, `many` or `enough` makes it one.
        """
        if any(map(self.asks, re.split("[,;]", text))):
            return True
        inside = self._what | self._many | self._about_rules
        return not self.begins_with_play(self.plain(text)) and not inside.isdisjoint(self.words(text))

    def begins_with_question(self, text: str) -> bool:
        """Return whether a line begins with a word such as `what`, `why` or `does`."""
        first = self.words(text)[:1]
        return self.begins_with_what(text) or self.asks_why(" ".join(first)) or not self.asking.isdisjoint(first)

    def begins_with_what(self, text: str) -> bool:
        """Return whether a line begins with a word such as `what` or `which`."""
        return not self._what.isdisjoint(self.words(text)[:1])

    @property
    def around_questions(self) -> frozenset[str]:
        """The words of a question that do not tell what it is about."""
        return self.fillers | self.asking | self.questions | self._hesitant | self.vague

    def without_doubt(self, words: Words) -> Words:
        """Return the words without those that ask or doubt."""
        return tuple(each for each in words if each not in self._hesitant)

    def asks_whether_allowed(self, text: str) -> bool:
        """Return whether a line asks whether something may be done, as `can I draw` does."""
        return not self._may.isdisjoint(split(text))

    def asks_whether_due(self, text: str) -> bool:
        """Return whether a line asks whether something must be done, as `do I have to say Uno` does."""
        return not self.must.isdisjoint(self.words(text))

    def asks_why(self, text: str) -> bool:
        """Return whether a line asks why something is so."""
        return not self._why.isdisjoint(split(text))

    def before_condition(self, text: str) -> str:
        """Return what stands before a word such as `if`; an empty text if none does."""
        words = text.split()
        at = next((at for at, each in enumerate(words) if at > 1 and " ".join(split(each)) in self._if), 0)
        return " ".join(words[:at])

    def asks_about_nothing(self, text: str) -> bool:
        """Return whether a line asks without saying what about, as `why` and `what does this mean` do."""
        words = self.plain(text)
        return bool(words) and self.pointing.union(self._why, self.about_card, self._hesitant).issuperset(words)

    def asks_how(self, text: str) -> bool:
        """Return whether a line asks how something is done or when, which the rules say."""
        return not self._how.isdisjoint(split(text))

    def is_about_other(self, words: Words, commands: Collection[str], of: Collection[str]) -> bool:
        """Return whether one of the words is said of some of the commands, and not of those in `of`."""
        commands = tuple(commands)
        own = set().union(*(self._words_of(each, commands) for each in of))
        # Cards and numbers are no subject: `has Cleo a Wild`.
        own.update(word for each in self._same.values() for word in each.split())
        passed = own.union(self.around_questions, self._have, self._held, self._any, self.beside_card, self._soft)
        others = set().union(*(self._words_of(each, commands) for each in commands if each not in of))
        return any(each in others and each not in passed and not each.isdecimal() for each in words)

    def asks_what_is_had(self, text: str) -> bool:
        """Return whether a line has a word such as `has` or `hold`."""
        return not self._have.isdisjoint(split(text))

    def says_what_one_has(self, text: str, names: Collection[str]) -> bool:
        """Return whether a line is about what one of the `names` has: `Ben's red 7`, `has Ben a 7`, not `give Ben`."""
        words = self.words(text)
        first = words[1:2] if words and words[0] in self._have else words[:1]
        return bool(set(first).intersection(names)) and not set(words) <= set(names)

    def is_about(self, text: str, names: Collection[str]) -> bool:
        """Return whether a line begins with one of the `names` and no comma follows, as `Cleo draws`."""
        first = text.split()[0]
        return not set(self.words(first)).isdisjoint(names) and not first.endswith((",", ":"))

    def asks_who(self, text: str) -> bool:
        """Return whether a line begins with `who`."""
        return split(text)[:1] == split(self._translator.text("typed-who"))

    def asks_how_many(self, text: str) -> bool:
        """Return whether a line asks how many of something there are."""
        return not self._many.isdisjoint(self.words(text))

    def asks_to_see(self, text: str) -> bool:
        """Return whether a line asks to see something, as `can I see Ben's cards`."""
        return not self._see.isdisjoint(split(text))

    def asks_what_was_done(self, text: str) -> bool:
        """Return whether a line has a word for what players do, as `what has Ben played`."""
        return not self._done.isdisjoint(split(text))

    def without_done(self, words: Words) -> Words:
        """Return the words without those for what players do, as `red 5` of `played red 5`."""
        return tuple(each for each in words if each not in self._done | self._did)

    def asks_whether_done(self, text: str) -> bool:
        """Return whether a line begins like a question about what players have done, as `did Cleo pass`."""
        return not self._did.isdisjoint(split(text)[:1])

    def one_on_other(self, text: str) -> tuple[Words, Words] | None:
        """Return the words for both cards of a line such as `can I play a 7 on a 7`; None for other lines."""
        words = tuple(each for each in self.plain(text) if each not in self._soft)
        at = next((place for place, each in enumerate(words) if each in self.onto), None)
        if at is None:
            return None
        # As in German `auf eine 7 noch eine 7`.
        rest = tuple(each for each in self.asked_whether_fits(words) if each not in self.onto | self._may | self._held)
        if len(rest) % 2 == 0 and rest[: len(rest) // 2] == rest[len(rest) // 2 :]:
            return rest[: len(rest) // 2], rest[len(rest) // 2 :]
        one, other = self.asked_whether_fits(words[:at]), self.asked_whether_fits(words[at + 1 :])
        one = tuple(each for each in one if each not in self._hesitant | self._may | self.asking)
        return (one, other) if one and other else None

    def names_beside(self, text: str) -> bool:
        """Return whether a line begins with a word that stands beside a card's name, as in `my red 5`."""
        return not self.beside_card.isdisjoint(self.plain(text)[:1])

    def asks_for_any(self, text: str) -> bool:
        """Return whether a line asks for own cards without a word of a question, as `any hearts`."""
        return not self._any.isdisjoint(split(text)[:1])

    def asks_for_most(self, text: str) -> bool:
        """Return whether a line asks which colour is best, or which one has most of."""
        words = split(text)
        if len(words) < 3 or self._colours.isdisjoint(words):
            return False
        return any(f" {each} " in f" {' '.join(words)} " for each in self._most)

    def asked_for(self, line: str) -> Words:
        """Return the words left of a question without those that only ask: `yellow` of `have I any yellow cards`."""
        asking = self._hesitant | self.asking | self.questions | self.about_card
        around = asking | self._have | self._held | self._any | self.play_words
        return self.card_words(tuple(each for each in self.plain(line) if each not in around))

    def as_typed(self, words: Words, line: str) -> str:
        """Return how words of a line are written there, with their accents and capitals; "" if others stand there."""
        written = [each for each in re.findall(r"[\w+]+", line) if set(self.plain(each)) <= set(words)]
        return " ".join(written)

    def asked_whether_fits(self, words: Words) -> Words:
        """Return the words that may name the card of a question such as `can I play the red 5`."""
        around = self._hesitant | self.fit_words | self._beside_fits | self.play_words
        return self.card_words(tuple(each for each in words if each not in around))

    def without_asking_to_play(self, words: Words) -> Words:
        """Return the words without those that ask whether something can be played, as `my 5` of `may I play my 5`."""
        around = self._hesitant | self.asking | self.fit_words | self.play_words | self.mine
        return tuple(each for each in words if each not in around)

    def has_fits(self, line: str) -> bool:
        """Return whether a line has a word that asks whether a card fits."""
        return not self.fit_words.isdisjoint(split(line))

    def speaks_of_everyone(self, text: str) -> bool:
        """Return whether a line has words such as `everyone` or `the others`."""
        words = (*split(text), *self.words(text))
        spoken = f" {' '.join(words)} "
        return any(f" {each} " in spoken for each in self.everyone)

    def to_be_typed(self, line: str) -> str:
        """Return what a hint of the program tells to type: the word in `Type f to finish.` or `f: finish`, or ""."""
        first, _, rest = line.strip().partition(" ")
        if self.is_hesitant(line) or not rest:
            return ""
        if first.endswith(":"):
            return first[:-1] if len(first) == 2 else ""
        typed, _, why = rest.partition(" ")
        for_what = not why or " ".join(split(why)[:1]) in self._to_do
        return typed.rstrip(".,;:") if " ".join(split(first)) in self._type and for_what else ""

    def asks_about_key(self, around: str) -> bool:
        """Return whether these words around a key ask what it does."""
        return " ".join(split(around)) in self._about_key

    def asked_about(self, line: str) -> Words:
        """Return the words left of a line that asks what a card does, as `what does skip do`; else nothing."""
        words = self.plain(line)
        rest = tuple(each for each in words if each not in self.about_card)
        if len(rest) == len(words):
            return ()
        rest = self.without_doubt(rest)
        return self.card_words(rest) or rest

    def about_rules(self, line: str) -> Words:
        """Return the words of a line about the rules, without those around what it is about."""
        words = tuple(each for each in self.plain(line) if each not in self.about_card | self._topic)
        # `cards` stands in nearly every clause, and says little beside another word.
        telling = tuple(each for each in self.without_doubt(words) if each not in self.questions)
        return telling or self.without_doubt(words) or words

    def card_words(self, words: Words) -> Words:
        """Return the words that may name a card: without the verb before it, and without what stands beside it."""
        named = words[1:] if words and words[0] in self.play_words else words
        # The verb comes last in the German `die rote 3 leg ich`.
        named = named[:-1] if len(named) > 1 and named[-1] in self.play_words else named
        return tuple(each for each in named if each not in self.beside_card)

    def in_singular(self, words: Words) -> Words:
        """Return a number and another one after it, as in `three sevens`, both in figures; other words as they are."""
        value = self.plural(words[1:])
        return (words[0], value) if value and words[0].isdecimal() else words

    def plural(self, words: Words) -> str:
        """Return the figure of a plural that is the only word, as 8 of `eights` and `8s`; "" for others."""
        (word,) = words if len(words) == 1 else ("",)
        figures = _PLURAL_FIGURES.fullmatch(word)
        return figures[1] if figures else self._plurals.get(word, "")

    def value_of_several(self, words: Words) -> str:
        """Return the value that words name in the plural, as 7 of `the sevens` or the French `les 7`; "" if none."""
        behind = zip(("", *words), words, strict=False)
        plurals = (self.plural((word,)) or (word if before in self._all_of and word.isdecimal() else "")
                   for before, word in behind)
        return next(filter(None, plurals), "")

    def value_of_mine(self, words: Words) -> tuple[str, int | None]:
        """Return the value that words name in the plural, and how many are meant: 7 and 2 of `both sevens`.

        The value is "" if the words say anything else; the count is None if they do not tell it, as in `my sevens`.
        """
        *before, last = ("", *words)
        around = self.mine | self.all_words | self.together | self._all_of | self._articles
        told = [each for each in before[1:] if each not in around]
        # In French only `les` tells that `les deux 7` are several.
        value = self.plural((last,)) or (last if last.isdecimal() and not self._all_of.isdisjoint(before) else "")
        counted = self._unify(told)
        if len(words) < 2 or not all(map(str.isdecimal, counted)):
            return "", None
        both = not self._both.isdisjoint(before)
        return value, int(counted[0]) if counted else 2 if both else None

    def names_all_mine(self, text: str) -> bool:
        """Return whether a line is nothing but a plural and whose it is, as `all my eights` or `group of eights`.

        `I like my eights` says something else.
        """
        around = self.mine | self.all_words | self.together | self._articles | self.of
        words = tuple(each for each in self.words(text) if each not in around)
        return len(words) < len(self.words(text)) and bool(self.plural(words))

    def around_choosing(self, text: str) -> tuple[Words, Words] | None:
        """Return the card and what is chosen with it, as in `jack, I want hearts`; None if no word parts them."""
        words = self.words(text)
        at = next((at for at, each in enumerate(words) if at and each in self._choosing), len(words))
        card, chosen = (self.card_words(self.without_fillers(each)) for each in (words[:at], words[at:]))
        chosen = tuple(each for each in chosen if each not in self._choosing)
        return (card, chosen) if card and chosen else None

    def words_to_choose(self, text: str) -> Words:
        """Return the plain words of a text without those that say that one chooses, as `I wish for`."""
        return tuple(each for each in self.plain(text) if each not in self._choosing)

    def without_choosing(self, words: Words) -> Words:
        """Return the words without those that choose something with a card, as in `jack of spades, I want hearts`."""
        return (*words[:1], *(each for each in words[1:] if each not in self._choosing))

    def place_named(self, text: str) -> str:
        """Return the number of the card that a line names by its place, as `play the second card`; "" for others."""
        words = self.plain(text)
        rest = self.card_words(words)
        if len(rest) == 2 and rest[1] == "1" and split(text)[-1] != "1":  # `the first one`
            rest = rest[:1]
        names = len(rest) < len(words) or (len(split(text)) == 2 and not self._articles.isdisjoint(split(text)))
        return self.ordinals.get(rest[0], "") if len(rest) == 1 and names else ""

    def without_together(self, words: Words) -> Words:
        """Return the words without those around cards that join them, as in `green 8 and blue 8 as a group`.

        Also without those of `make a group of green 8 and blue 8` and `take green 8 and blue 8 and make a group`.
        """
        if self.ends_with_making(words):
            words = words[1:] if words[0] in self._take_words else words
            while words and words[-1] in self.together | self.making:
                words = words[:-1]
        while words and words[-1] in self.together:
            words = words[:-1]
        while len(words) > 1 and words[0] in self.together | self.making:
            words = words[1:]
        return words

    def makes(self, words: Words) -> bool:
        """Return whether words put cards together: they begin like `make a run of`, or end like `and make a run`.

        Also whether they lay cards and end with `together`.
        """
        verb = not (self.making | self.play_words).isdisjoint(words[:1])
        adverb = len(words) > 1 and words[-1] == self._adverb
        return (verb and (adverb or not self.together.isdisjoint(words[1:2]))) or self.ends_with_making(words)

    def ends_with_making(self, words: Words) -> bool:
        """Return whether words end like `and make a new group`."""
        last = next((at for at in range(len(words), 0, -1) if words[at - 1] not in self.together), 0)
        return 1 < last < len(words) and words[last - 1] in self.making

    def taken_and_added(self, words: Words) -> Words:
        """Return the words for cards of a line that takes one and lays others with it; () for other lines.

        `Take red 1 and add red 2` does, and so does `take red 1 and make a set with red 2 and red 3`.
        """
        adds = self.making | self.play_words
        if not words or words[0] not in self._take_words or adds.isdisjoint(words[1:]):
            return ()
        around = adds | self._take_words | self.together | self._with | self.beside_card
        return tuple(each for each in words if each not in around)

    def begins_with_play(self, words: Words) -> bool:
        """Return whether the first word says that a card is to be played."""
        return len(words) > 1 and words[0] in self.play_words

    def find_cards(self, words: Words, names: Sequence[Collection[str]], *, in_part: bool = True) -> list[int]:
        """Return the places of the cards that the words name, by their names in different forms.

        Words in another order name a card as well (`7 red`), and words run together (`redseven`). If no card is named
        in full, those that have all the words are returned with `in_part`.
        """
        if not words:
            return []
        typed, run_together = sorted(words), "".join(words)
        whole, part = [], []
        for place, forms in enumerate(names):
            each_form = list(map(self._form_words, forms))
            if any(sorted(form) == typed or _run_together(form, run_together) for form in each_form):
                whole.append(place)
            elif any(not _missing(typed, form) for form in each_form):
                part.append(place)
        return whole or (part if in_part else [])

    def _form_words(self, form: str) -> Words:
        """Return the plain words of a card's name; of a name as in table files also a letter that else is a filler."""
        words = self._forms.get(form)
        if words is None:
            words = self._forms[form] = self.plain(form) if " " in form else tuple(self._unify(split(form)))
        return words

    def find(self, words: Words, commands: tuple[str, ...]) -> tuple[str, ...]:
        """Return the commands that have just these words as a phrase."""
        return self._by_words(commands).get(words, ())

    def find_as_listed(self, line: str, commands: tuple[str, ...]) -> tuple[str, ...]:
        """Return the commands that have a line as a phrase with all its fillers: `am I up`, which is not `give up`."""
        listed = self._translator.keep(("listed", commands), lambda: self._find_phrases(commands, _as_listed))
        return listed.get(_as_listed(line), ())

    def read(self, words: Words, commands: Mapping[str, bool], *, leniently: bool = False) -> tuple[str, ...]:
        """Return the commands whose phrases are the words, else those that only ask and have a phrase among the words.

        `commands` says of each command whether it only asks. Of several phrases the longest counts. `leniently`, the
        words of all phrases for a command are passed over, as are those that change nothing.
        """
        phrases = self._by_words(tuple(commands))
        exact = phrases.get(words)
        if exact is not None:
            return exact
        if not all(commands[each] for each in phrases.get(words[:1], ())):
            return ()  # it begins like a move: `draw my cards` does not ask for the hand
        best: list[str] = []
        found: list[Words] = []
        longest = 0
        for phrase, named in phrases.items():
            empty = self.questions.issuperset(phrase) or (leniently and self._soft.issuperset(phrase))
            asking = [] if empty else [each for each in named if commands[each]]
            if asking and len(phrase) >= max(longest, 1) and is_within(phrase, words):
                if len(phrase) > longest:
                    best, found, longest = [], [], len(phrase)
                found.append(phrase)
                best += [each for each in asking if each not in best]
        # One known word among many strange ones says little. `What` is not strange, but `how` asks for something else.
        telling = [each for each in words if each not in self.questions or each in self._how | self._many]
        if leniently:
            passed = self._soft.union(*(self._words_of(each, tuple(commands)) for each in best))
            telling = [each for each in telling if each not in passed or any(each in phrase for phrase in found)]
        strange = min((_missing(telling, each) for each in found), key=len, default=[])
        # A number is that of a card: `what does an 8 do in this game` does not ask for the aim.
        return tuple(best) if 2 * len(strange) <= longest and not any(map(str.isdecimal, strange)) else ()

    def _words_of(self, command: str, commands: tuple[str, ...]) -> frozenset[str]:
        """Return the words of all phrases for a command: beside one of them, the others are not strange."""

        def find() -> frozenset[str]:
            return frozenset(word for phrase, named in self._by_words(commands).items() if command in named
                             for word in phrase)

        return self._translator.keep(("words", command, commands), find)

    def nearest(self, words: Words, commands: Collection[str]) -> str | None:
        """Return the command that has the phrase most like these words; None if none is near.

        Every word must be like one of the phrase: `what is bluffing` is not `what is lying`.
        """
        from difflib import get_close_matches  # only once something is unknown: it takes 5 ms to load

        spelled = {" ".join(phrase): named[0] for phrase, named in self._by_words(tuple(commands)).items()}
        for found in get_close_matches(" ".join(words), spelled, n=3, cutoff=_NEAR):
            parts = [*found.split(), found.replace(" ", "")]  # people also type words in one
            if all(get_close_matches(word, parts, n=1, cutoff=_NEAR) for word in words if not word.isdecimal()):
                return spelled[found]
        return None

    def corrected(self, text: str) -> str:
        """Return what a line means that corrects itself: `blue` of `red, no, blue` and `blue instead of red`.

        It is empty if nothing is left, as of `red, no`. `No` corrects only beside a comma: `no red` denies.
        """
        words = ["", *text.replace(",", " , ").split(), ""]
        said = [" ".join(split(each)) for each in words]
        places = [
            at
            for at, each in enumerate(said)
            if each in self.correcting and (each != self._refusal or "," in (words[at - 1], words[at + 1]))
        ]
        if not places:
            return text
        at = places[-1]
        says = any(word not in self.fillers for each in said[at + 1 :] for word in each.split())
        if not says and said[at] == self._refusal:
            return ""
        instead = said[at + 1] in self._instead  # `red instead of blue`
        return " ".join(words[:at] if instead or not says else words[at + 1 :]).strip(" ,")

    def counts_some(self, text: str) -> bool:
        """Return whether a line says how many of some things are meant, as `two of them`."""
        words = self.words(text)
        behind = [(words[at + 1 : at + 2], words[at + 1 : at + 3]) for at, each in enumerate(words) if each.isdecimal()]
        return any(" ".join(each) in self._of_them for pair in behind for each in pair)

    def behind_as(self, text: str) -> Words:
        """Return the plain words after the last word such as `as`, without those beside a card; () if there is none.
        """
        words = self.words(text)
        at = max((at for at, each in enumerate(words) if each in self._standing), default=None)
        return () if at is None else self.card_words(self.without_fillers(words[at + 1 :]))

    def says_as(self, text: str) -> bool:
        """Return whether a line begins with a word such as `as`."""
        return not self._standing.isdisjoint(split(text)[:1])

    def asks_to_be_given(self, text: str) -> bool:
        """Return whether a line has a word such as `give`."""
        return not self._giving.isdisjoint(split(text))

    def names_value(self, text: str) -> bool:
        """Return whether a line's number is rather that of a card's name than its place: `my five`, `play five`."""
        words = split(text)
        if not self._counting.isdisjoint(words):  # `card five`
            return False
        spelled = not any(map(str.isdecimal, words)) and not self.play_words.isdisjoint(words)
        return spelled or not self._articles.isdisjoint(words)

    def ends_with_value(self, text: str) -> bool:
        """Return whether a line ends in a number with an article, which names a card: `split set 1 before the 6`."""
        *_, article, number = ("", "", *split(text))
        return article in self._articles and number.isdecimal()

    def without_fillers(self, words: Words) -> Words:
        """Return the words without those that are passed over."""
        return tuple(each for each in words if each not in self.fillers)

    def exchanges(self, words: Words) -> bool:
        """Return whether words say that a card takes the place of another."""
        return not self._exchange.isdisjoint(words)

    def listed(self, text: str) -> list[str]:
        """Return the parts of a line between commas and words such as `and`."""
        parts = re.split(rf",|\b{self._and_pattern}\b", text, flags=re.IGNORECASE)
        return [part.strip() for part in parts if part.strip()]

    def join_all(self, parts: Sequence[str]) -> str:
        """Return the parts of a line with a word such as `and` between them."""
        return f" {self._listing} ".join(parts)

    def without_last_part(self, text: str) -> tuple[str, str]:
        """Return a line in two parts, cut at its last comma or word such as `and`; ("", line) if there is none."""
        line, word = text.strip(), self._and_pattern
        cuts = list(re.finditer(rf"\s*[,;.](?:\s+{word})?\s+|\s+{word}\s+", line, re.IGNORECASE))
        return (line[: cuts[-1].start()], line[cuts[-1].end() :]) if cuts else ("", text)

    def lists(self, text: str) -> bool:
        """Return whether a line has a word such as `and` between two things."""
        return not self._and.isdisjoint(split(text)[1:-1])

    def connects(self, word: str) -> bool:
        """Return whether a word only connects cards and places, or says that a card is played or taken."""
        return word in self.beside_number or word in self.beside_card or word in self.play_words | self._take_words

    def says_with(self, words: Words) -> bool:
        """Return whether words have one such as `with`."""
        return not self._with.isdisjoint(words)

    def without_going(self, words: Words) -> Words:
        """Return the words without those that say that someone goes there, as in `go to set 5`."""
        return tuple(each for each in words if each not in self.go)

    def without_questions(self, words: Words) -> Words:
        """Return the words without those that only ask, as in `what is in set 5`."""
        return tuple(each for each in words if each not in self.questions)

    def of_command(self, command: str) -> list[Words]:
        """Return what can be typed for a command, in plain words."""
        return list(map(self.plain, self.all_typed_for(command)))

    def all_typed_for(self, command: str) -> list[str]:
        """Return everything that can be typed for a command."""
        return [phrase for level in self.typed_for(command) for phrase in level]

    def without_command(self, words: Words, command: str) -> Words:
        """Return the words without the longest phrase for a command that they begin with."""
        begun = [len(each) for each in self.of_command(command) if words[: len(each)] == each]
        return words[max(begun, default=0) :]

    def beside_command(self, words: Words, command: str) -> Words:
        """Return the words after or before a phrase for a command, at one end of them; () if none stands there.

        They may also stand between its words, as in the German `fange die rote 5 ab`.
        """
        for each in self.of_command(command):
            if words[: len(each)] == each:
                return words[len(each) :]
            if words[-len(each) :] == each:
                return words[: -len(each)]
            if len(each) > 1 and (words[: len(each) - 1], words[-1:]) == (each[:-1], each[-1:]):
                return words[len(each) - 1 : -1]
        return ()

    def typed_for(self, command: str) -> tuple[list[str], list[str], list[str]]:
        """Return what can be typed for a command: the words of the help, what the game adds, what else people type."""
        dashed = command.replace("_", "-")
        ids = (f"word-{dashed}", f"phrases-{dashed}-here", f"phrases-{dashed}")
        texts = (self._translator.text(each) if self._translator.has(each) else "" for each in ids)
        words, here, others = ([phrase.strip() for phrase in text.split(",") if phrase.strip()] for text in texts)
        return words, here, others

    def _by_words(self, commands: tuple[str, ...]) -> Mapping[Words, tuple[str, ...]]:
        """Return the commands of each phrase, among these commands."""
        # A cache of this module would hold the words of guests who have gone; the translator's ends with them.
        return self._translator.keep(("phrases", commands), lambda: self._find_phrases(commands, self.plain))

    def _find_phrases(
        self, commands: tuple[str, ...], words_of: Callable[[str], Words]
    ) -> Mapping[Words, tuple[str, ...]]:
        """Return the commands of each phrase, of which `words_of` returns the words that are compared.

        The words of the help win over what a game adds, and both over what else people type: `undo` takes a step of the
        draft back in UNO Rummy, and a move in the other games.
        """
        found: dict[Words, tuple[str, ...]] = {}
        typed = [(command, self.typed_for(command)) for command in commands]
        for level in range(3):
            named: dict[Words, list[str]] = {}
            for command, levels in typed:
                for phrase in levels[level]:
                    words = named.setdefault(words_of(phrase), [])
                    if command not in words:
                        words.append(command)
            for each, there in named.items():
                found.setdefault(each, tuple(there))
        return found


def phrases_for(translator: Translator) -> Phrases:
    """Return the phrases of a translator, which is that of a game at its table."""
    return translator.keep(Phrases, lambda: Phrases(translator))


def split(text: str) -> list[str]:
    """Return the words of a text in small letters, without accents and signs; a plus stays with its number."""
    return _WORD.findall(_SPELLED_OUT.sub(lambda found: next(filter(None, found.groups()), ""), simplify(text)))


def _as_listed(phrase: str) -> Words:
    return tuple(split(phrase))


def _run_together(form: Words, typed: str) -> bool:
    return len(form) > 1 and typed in ("".join(form), "".join(reversed(form)))


def _missing(words: Iterable[str], form: Sequence[str]) -> list[str]:
    """Return the words that are not in the form, each counted."""
    left = list(form)
    missing = []
    for word in words:
        if word in left:
            left.remove(word)
        else:
            missing.append(word)
    return missing


def names_in(line: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return those of the names that a line has, also `Ben's` and `Bens`, in whatever capitals and accents."""
    plain = simplify(line)
    return tuple(name for name in names if re.search(rf"\b{re.escape(simplify(name))}s?\b", plain))


def without_names(line: str, names: Iterable[str]) -> str:
    """Return a line without these names."""
    return re.sub(rf"\b({'|'.join(map(re.escape, names))})\b", "", line, flags=re.IGNORECASE)


def is_within(phrase: Words, words: Words) -> bool:
    """Return whether the words hold the phrase, in its order."""
    # Each `in` goes on after the word that the last one found, so the order counts.
    rest = iter(words)
    return all(each in rest for each in phrase)


def is_same_word(one: str, other: str) -> bool:
    """Return whether two words are the same, apart from an ending after four letters or more."""
    short, long = sorted((one, other), key=len)
    same = short == long or (len(short) >= 4 and long in {short + ending for ending in _ENDINGS})
    return same or (len(short) > 4 and _stem(short) == _stem(long))


def _stem(word: str) -> str:
    """Return a word without its longest ending: `intercept` of `interceptions` and of the French `intercepter`."""
    return next((word[: -len(each)] for each in _ENDINGS if word.endswith(each) and len(word) > len(each) + 3), word)
