"""What a whole line says: a game and its players, a setting by words, a name, a forgotten call.

The words for it are in each language's `typed.ftl`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import pairwise

from uno_tui.core.catalogue import GAMES
from uno_tui.i18n.folding import simplify
from uno_tui.i18n.translator import Translator
from uno_tui.linear.phrases import Phrases, Words, names_in, phrases_for, split
from uno_tui.linear.vocabulary import words_of

_LONGEST_OPENER = 4
"""The most words of what means nothing before a line."""


class WholeLines:
    """Recognizes such lines of one language."""

    def __init__(self, translator: Translator, phrases: Phrases) -> None:
        self._translator = translator
        self._phrases = phrases

    def _words(self, message_id: str) -> frozenset[str]:
        """Return the words of a list, which is read when it is needed first."""
        text = self._translator.text
        return self._translator.keep(
            message_id, lambda: frozenset(" ".join(split(each)) for each in text(message_id).split(","))
        )

    def _is_one_of(self, text: str, message_id: str) -> bool:
        """Return whether a text is one of the lines of a list; words such as `please` are ignored."""
        lines, said = self._words(message_id), tuple(split(text))

        def without_soft() -> frozenset[Words]:
            return frozenset(self._without_soft(tuple(each.split())) for each in lines)

        return " ".join(said) in lines or self._without_soft(said) in self._translator.keep(
            (message_id, "without soft words"), without_soft
        )

    def _without_soft(self, words: Words) -> Words:
        """Return the words without those that change nothing, as `please`; one word says too little: `what now`."""
        left = tuple(each for each in words if each not in self._words("typed-soft"))
        return left if len(left) > 1 else words

    def asks_what_to_do(self, text: str) -> bool:
        """Return whether a whole line asks what there is to do, as `what do I do now`."""
        return self._is_one_of(text, "typed-todo")

    def without_lead_in(self, text: str) -> str:
        """Return a line without what means nothing before its first sign: `well then, I draw`, `damn! I draw`.

        A word such as `ok` needs no comma. A reason is left out on either side of it: `I pass, I have nothing`.
        """
        first, _, behind = text.strip().partition(" ")
        if not behind and "," not in text:  # a word or a key, as most lines are
            return text
        openers = self._words("typed-openers")
        opened = self._without_openers(text, openers)
        if opened != text:
            text = opened
        # `yes play it`, but not `yes ok`, which is a yes.
        elif split(first) and self._words("typed-yes").issuperset(split(first)):
            plays = not self._phrases.play_words.isdisjoint(self._phrases.plain(behind))
            text = behind.strip() if plays else text
        text = self._without_closers(text)
        cut = re.search(r"[,.!]\s", text)
        head, comma, rest = (text[: cut.start()], cut[0], text[cut.end() :]) if cut else (text, "", "")
        if not comma:
            head, comma, rest = self._cut_at_reason(text)
        if not comma:
            return text
        said = " ".join(split(head))
        leads = self._words("typed-lead-ins") | self._words("typed-todo")
        tells = not self._phrases.fillers.issuperset(split(rest))  # not so in `yes, please`
        if tells and (said in leads or self._phrases.is_filler(head)):  # as in `damn. ok I draw`
            return self.without_lead_in(rest)
        is_reason = [self._tells_what_is_lacking(each) for each in (head, rest)]
        if tells and is_reason.count(True) == 1 and not text.rstrip().endswith("?"):
            return rest.strip() if is_reason[0] else head.strip()
        return text

    def _cut_at_reason(self, text: str) -> tuple[str, str, str]:
        """Return a line cut at a word such as `so` after what one lacks: `I have nothing so I draw`."""
        for each in self._phrases.listed_words("typed-reasons"):
            head, joint, rest = text.partition(f" {each} ")
            if joint and split(rest) and self._tells_what_is_lacking(head):
                return head, joint, rest
        return text, "", ""

    @staticmethod
    def _without_openers(text: str, openers: Collection[str]) -> str:
        """Return a line without what means nothing before it, the longest first; the last word stays."""
        parts = text.split()
        while True:
            lengths = range(min(_LONGEST_OPENER, len(parts) - 1), 0, -1)
            length = next((each for each in lengths if " ".join(split(" ".join(parts[:each]))) in openers), 0)
            if not length:
                return " ".join(parts)
            parts = parts[length:]

    def _without_closers(self, text: str) -> str:
        """Return a line without what means nothing after it: `the 5 too`; `or not` makes it a question."""
        words = [split(each) for each in text.split()]
        for each in self._words("typed-or-not"):
            length = len(each.split())
            if len(words) > length and " ".join(word for part in words[-length:] for word in part) == each:
                return " ".join(text.split()[:-length]) + "?"
        parts, closers = text.split(), self._words("typed-closers")
        while len(parts) > 1 and not self._phrases.asks(text):
            ends = [length for length in (2, 1) if " ".join(split(" ".join(parts[-length:]))) in closers]
            rest = parts[: -ends[0]] if ends else []
            if all(self._phrases.is_filler(each) for each in rest):  # as of `me too`
                break
            parts = rest
        return " ".join(parts)

    def _tells_what_is_lacking(self, text: str) -> bool:
        """Return whether a part of a line says what one does not have or cannot do; `no, blue 3` says neither."""
        phrases, words = self._phrases, split(text)
        says = phrases.asks_what_is_had(text) or phrases.asks_whether_allowed(text) or phrases.has_fits(text)
        # A question or a condition is no reason.
        asks = phrases.asks_why(text) or not self._words("typed-if").isdisjoint(words)
        return says and not asks and not self._words("typed-lacks").isdisjoint(words)

    def asks_to_draw(self, text: str) -> bool:
        """Return whether a whole line asks for a card: in French `donne-moi une carte` is nothing but fillers."""
        return " ".join(split(text)) in self._words("typed-draws")

    def without_source(self, text: str) -> str:
        """Return a line without the words that say that a card comes from the hand, as `from my rack`."""
        if " " not in text:  # as most lines are
            return text
        for each in self._translator.text("typed-from-hand").split(","):
            text = re.sub(rf"\s+{re.escape(each.strip())}\b", "", text, flags=re.IGNORECASE)
        return text

    def wants_lesson(self, text: str) -> bool:
        """Return whether a line has the word for a lesson and one of a wish, as `I want the lesson about Jokers`."""
        return self._names_lesson(text) and not self._words("typed-wants").isdisjoint(split(text))

    def wants_to_learn(self, text: str) -> bool:
        """Return whether a line wants a lesson, as `teach me Rummy`."""
        return not self._words("typed-learning").isdisjoint(split(text))

    def wants_all_lessons(self, text: str) -> bool:
        """Return whether a line that wants to learn wants the list, as `the lessons for Rummy`."""
        return not self._words("typed-all-lessons").isdisjoint(split(text))

    def leaves_lesson(self, text: str) -> bool:
        """Return whether a line has the word for a lesson and one for leaving, as `stop the lesson`."""
        return self._names_lesson(text) and not self._words("typed-leaving").isdisjoint(split(text))

    def asks_how_long_lesson_is(self, text: str) -> bool:
        """Return whether a line asks how long the lesson is, or how many of its steps are left."""
        asks_length = self._phrases.has_listed("typed-how-long", text)
        if self._phrases.has_listed("typed-steps", text):
            return asks_length or self._phrases.asks_how_many(text)
        return asks_length and self._names_lesson(text) and not self.wants_all_lessons(text)

    def leaves_table(self, text: str) -> bool:
        """Return whether a whole line leaves the table, and not the program, as `leave the game`."""
        return self._is_one_of(text, "typed-leaves-table")

    def _names_lesson(self, text: str) -> bool:
        return any(set(split(each)) <= set(split(text)) for each in words_of("lessons", self._translator))

    def is_only_polite(self, text: str) -> bool:
        """Return whether a whole line asks and does nothing, as `thanks`."""
        return self._is_one_of(text, "typed-courtesy")

    def asks_for_hand(self, text: str) -> bool:
        """Return whether a whole line asks for the hand in words of which only `what` would be left."""
        return self._is_one_of(text, "typed-asks-hand")

    def asks_for_advice(self, text: str) -> bool:
        """Return whether a whole line asks for advice in words of which only fillers would be left."""
        return self._is_one_of(text, "typed-advice")

    def says_it(self, text: str) -> bool:
        """Return whether a line has a word for a card of which has been spoken, as `play it in blue`."""
        said = f" {' '.join(split(text))} "
        return any(f" {each} " in said for each in self._words("typed-it"))

    def asks_what_was_drawn(self, text: str) -> bool:
        """Return whether a whole line asks which cards one drew last: its words alone could be `what must I draw`."""
        return self._is_one_of(text, "typed-drawn")

    def count_of_players(self, text: str) -> int | None:
        """Return how many players a line names, as `UNO with 3 players` and `2 opponents` do; None if it does not."""
        passed = self.is_beside_number  # as in `three easy bots`
        words = [each for each in self._phrases.words(text) if self.counts_players(each) or not passed(each)]
        behind = list(pairwise(words))
        for pairs in (behind, [(last, first) for first, last in behind]):  # also `players 3`
            numbered = [(int(one), other) for one, other in pairs if one.isdecimal() and len(one) < 3]
            counts = {count for count, other in numbered if other in self._words("typed-players")}
            # Opponents are the players without oneself.
            counts |= {count + 1 for count, other in numbered if other in self._words("typed-opponents")}
            if counts:
                return counts.pop() if len(counts) == 1 else None
        return None

    def two_people(self, text: str) -> Words:
        """Return the words of a line that mean two people at this computer, as `the two of us`; () if none do."""
        # By the words as they were typed: `two of us` is else the same as `two players`.
        said = f" {' '.join(split(text))} "
        found = [each for each in self._words("typed-two-people") if f" {each} " in said]
        return self._phrases.words(max(found, key=len)) if found else ()

    def begins_now(self, text: str) -> bool:
        """Return whether a whole line begins the game at a new table, as `let's go`."""
        return not text.rstrip().endswith("?") and self._is_one_of(text, "typed-begins-now")

    def seat_named(self, text: str) -> tuple[int, str]:
        """Return the number of the seat that a line names, and the name, as 2 and Mia of `seat 2 is Mia`; 0 if none."""
        around = self._words("typed-seat")
        if around.isdisjoint(split(text)):
            return 0, ""
        plain = self._phrases.fillers | self._phrases.set_words | self._phrases.beside_number | around
        left = [each for each in re.findall(r"\w+", text) if not plain.issuperset(split(each))]
        numbers = [each for each in left if each.isdecimal() and len(each) < 3]
        names = [each for each in left if each not in numbers]
        if len(numbers) != 1 or len(names) != 1 or not names[0][:1].isupper():  # `player 2 strong` names nobody
            return 0, ""
        return int(numbers[0]), names[0]

    def is_beside_number(self, word: str) -> bool:
        """Return whether a word may stand between a number and what it counts."""
        return word in self._words("typed-around-wishes") or word in self.levels()

    def wants_new_game(self, text: str) -> bool:
        """Return whether a line has a word such as `new` or `another`."""
        return not self._words("typed-new").isdisjoint(split(text))

    def counts_players(self, word: str) -> bool:
        """Return whether a number before this word is one of players or of opponents."""
        return word in self._words("typed-players") | self._words("typed-opponents")

    def belongs_to_new_game(self, word: str) -> bool:
        """Return whether a word of a line that begins a game wishes nothing: `let us play a quick game of UNO`."""
        known = self._phrases.fillers | self._phrases.beside_number | self._phrases.set_words
        known |= self._words("typed-begin") | self._words("typed-around-wishes") | self._words("typed-without")
        known |= self._words("typed-players") | self._words("typed-opponents") | self._title_words()
        return word in known

    def names_only_games(self, words: Iterable[str]) -> bool:
        """Return whether all words that tell anything are of games' titles."""
        about = self._phrases.about_card | self._phrases.fillers
        return self._title_words().issuperset(each for each in words if each not in about)

    def excludes(self, words: Collection[str]) -> bool:
        """Return whether one of the words is one such as `without`."""
        return not self._words("typed-without").isdisjoint(words)

    def says_too_much(self, word: str) -> bool:
        """Return whether a word before a level says that it is not wished for, as `too`."""
        return word in self._words("typed-too")

    def levels(self) -> Mapping[str, str]:
        """Return the level of bots that each word for one means."""
        lines = [line.partition(":") for line in self._translator.text("typed-levels").splitlines()]
        return {word: level.strip() for level, _, words in lines for word in self._phrases.words(words)}

    def _title_words(self) -> frozenset[str]:
        """Return the words of all games' titles and other names."""
        return self._translator.keep("title words", lambda: frozenset(self._find_title_words()))

    def _find_title_words(self) -> Iterator[str]:
        for words in map(self._translator.of, GAMES):
            for each in ("title", "typed-title"):
                yield from split(words.text(each)) if words.has(each) else ()

    def switches_sounds(self, text: str) -> bool | None:
        """Return whether a line switches the sounds on (True) or off (False); None if it does neither."""
        words, sounds = set(split(text)), self._words("typed-sound")
        on, off = words & self._words("typed-on"), words & self._words("typed-off")
        rest = words - sounds - on - off - self._phrases.set_words - self._phrases.fillers
        if self._asks_or_tells(text) or words.isdisjoint(sounds) or bool(on) == bool(off) or rest:
            return None
        return bool(on)

    def switches_off(self, text: str) -> bool:
        """Return whether a line has a word such as `off`, and none such as `on`."""
        words = set(split(text))
        return not words.isdisjoint(self._words("typed-off")) and words.isdisjoint(self._words("typed-on"))

    def says_on_or_off(self, text: str) -> bool:
        """Return whether a line has a word such as `on` or `off`."""
        return not (self._words("typed-on") | self._words("typed-off")).isdisjoint(split(text))

    def language_named(self, text: str) -> str:
        """Return the one word that a line which could choose a language leaves, as `german` of `switch to German`."""
        rest = set(split(text)) - self._phrases.set_words - self._phrases.fillers - self._words("typed-language")
        return next(iter(rest)) if len(rest) == 1 and not self._asks_or_tells(text) else ""

    def name_given(self, text: str) -> str:
        """Return the name of the player in a line such as `my name is Eva`, else ""."""
        beginnings = [each.strip() for each in self._translator.text("typed-name-is").split(",")]
        line = text.strip().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        parts = [part for part in re.split(r"[,;.!?]", line) if part.strip()]
        passed = self._words("typed-soft") | self._words("typed-openers")
        # A question only asks, but `I am called Eva, can you change that?` has a part before it that tells.
        for part in parts[:-1] if line.endswith("?") else parts:
            said = " ".join(each for each in part.split() if " ".join(split(each)) not in passed)
            begun = (each for each in beginnings if said.casefold().startswith(f"{each} "))
            name = next((said[len(each) :].strip() for each in begun), "")
            if len(name.split()) == 1:
                return name
            if not self.says_nothing(part):  # `Ben says, my name is Eva`
                break
        return ""

    def says_nothing(self, text: str) -> bool:
        """Return whether a part of a line means nothing by itself, as `damn` or `thanks`."""
        said = " ".join(split(text))
        empty = self._words("typed-lead-ins") | self._words("typed-openers") | self._words("typed-courtesy")
        passed = self._phrases.fillers | self._words("typed-soft")
        return said in empty or passed.issuperset(split(text))

    def says_one_thing(self, text: str, is_meant: Callable[[str], bool]) -> bool:
        """Return whether one part of a line is meant, and the others say nothing: `thanks, bye`."""
        parts = self.parts(text, "typed-joints")
        left = [each for each in parts if not self.says_nothing(each)] or parts[-1:]
        return is_meant(text) or (len(left) == 1 and is_meant(left[0]))

    def asks_for_list(self, text: str) -> bool:
        """Return whether a whole line wants the open list again, as `read the list again`."""
        return self._is_one_of(text, "typed-list-again")

    def wishes_for_game(self, text: str) -> bool:
        """Return whether a line wishes to play, as `I would like to play UNO`; `how do I play UNO` does not."""
        said = f" {' '.join(split(text))} "
        wishes = any(said.startswith(f" {each} ") for each in self._words("typed-wishing"))
        return wishes and self.begins_game(text)

    def with_single_round(self, text: str) -> str:
        """Return a line with a figure for a single round, as in `only one round`: `a round of UNO` may be a match."""
        for each in sorted(self._words("typed-single-round"), key=len, reverse=True):
            if f" {each} " in f" {' '.join(split(text))} ":
                figure = f"1 {self._translator.text('typed-rounds').partition(',')[0]}"
                return re.sub(re.escape(each), figure, simplify(text), flags=re.IGNORECASE)
        return text

    def wishes_something(self, text: str) -> bool:
        """Return whether a line has a word of a wish, as `with` or `please`, and asks nothing, as `whether` does."""
        words = set(split(text))
        asks = words & (self._words("typed-if") | self._phrases.about_card & self._phrases.questions)
        return not asks and not words.isdisjoint(self._words("typed-wished"))

    def without_denied_numbers(self, text: str) -> str:
        """Return a line without the parts that deny a number: `three players` of `not 4 players, three players`."""
        parts = re.split(r"([,;.])", text)
        for at in range(0, len(parts), 2):
            words = self._phrases.words(parts[at])
            rest = [each for each in parts[:at] + parts[at + 1 :] if split(each)]
            if rest and not self._phrases.denying.isdisjoint(words) and any(map(str.isdecimal, words)):
                parts[at] = ""
        return "".join(parts)

    def asks_for_games(self, text: str) -> bool:
        """Return whether a whole line asks which games there are."""
        return self._phrases.plain(text) in self._lines("typed-games")

    def asks_how_to_play(self, text: str, titles: Iterable[str]) -> bool:
        """Return whether a whole line asks how to play, whatever game it names by its title."""
        named = {word for title in titles for word in self._phrases.plain(title)}
        rest = tuple(each for each in self._phrases.plain(text) if each not in named)
        lines = self._lines("typed-how-to-play")
        return rest in lines or self._without_soft(rest) in lines

    def wants_other_voice(self, text: str) -> bool:
        """Return whether a whole line wants speech to be slower, faster, louder or quieter."""
        return self._phrases.plain(text) in self._lines("typed-voice")

    def other_pace(self, text: str) -> str:
        """Return the plain word for slower or faster where a whole line wants one of them; "" for other lines."""
        around = self._phrases.around_questions | self._words("typed-soft") | self._words("typed-around-pace")
        for part in (text, *self.parts(text, "typed-joints")):
            # As of `can you go a bit slower please`.
            telling = tuple(each for each in self._phrases.words(part) if each not in around)
            for message_id in ("typed-slower", "typed-faster"):
                lines = self._lines(message_id)
                if self._phrases.plain(part) in lines or telling in lines:
                    return self._translator.text(message_id).partition(",")[0]
        return ""

    def parts(self, text: str, *lists: str) -> list[str]:
        """Return the parts of a line between signs and the words of some lists; a question keeps its sign."""
        joints = [word for each in lists for word in self._phrases.listed_words(each)]
        words = "|".join(re.escape(each) for each in sorted(joints, key=len, reverse=True))
        cut = re.split(rf"(?<=[,;.!?])\s+|\s+[-–]\s+|\s+(?:{words})\s+", text.strip(), flags=re.IGNORECASE)
        return [each.strip(" ,;.!") for each in cut if split(each)]

    def goes_to_menu(self, text: str) -> bool:
        """Return whether a line leaves for the menu, whatever else it says: `I'd like to stop and go to the menu`."""
        going = self._words("typed-leaving") | self._phrases.go | self._words("typed-back-to")
        menus = [set(split(each)) for each in words_of("menu", self._translator) if len(each) > 1]
        around = going | self._phrases.fillers | self._words("typed-soft") | self._words("typed-wants")

        def goes(part: str) -> bool:
            words = set(split(part))
            named = [each for each in menus if each <= words]
            return bool(named) and not words.isdisjoint(going) and words - named[0] <= around

        # As most lines have no such word, the parts are looked for only then.
        if not any(each <= set(split(text)) for each in menus):
            return False
        parts, refusal = self.parts(text, "typed-joints"), self._phrases.denying | self._phrases.correcting
        return any(map(goes, parts)) and refusal.isdisjoint(split(text)) and not text.rstrip().endswith("?")

    def asks_to_resume(self, text: str) -> bool:
        """Return whether a line wants to go back to an unfinished game, as `I'd like to go on with my Rummy game`."""
        if self._phrases.plain(text) in self._lines("typed-resume"):
            return True
        around = self._phrases.fillers | self._phrases.mine | self._title_words() | self._words("typed-soft")
        around |= {word for each in self._words("typed-wishing") for word in each.split()}
        around |= self._words("typed-of-resuming")
        said = f" {' '.join(split(text))} "
        resumes = [each for each in self._words("typed-resuming") if f" {each} " in said]
        rest = set(split(said.replace(f" {max(resumes, key=len)} ", " "))) if resumes else set()
        return bool(resumes) and not self._phrases.asks(text) and rest <= around

    def begins_game(self, text: str) -> bool:
        """Return whether a line has a word with which a game is begun, as `play` or `new`."""
        return not self._words("typed-begin").isdisjoint(split(text))

    def game_named(self, text: str, names: Mapping[str, Collection[str]], titles: Iterable[str]) -> str | None:
        """Return the game that a line begins and names otherwise than by its title, as `play in teams` does.

        `names` are such words by game. Returns None for a line that has other words, or begins nothing.
        """
        if not self.begins_game(text):
            return None
        around = self._phrases.fillers | self._phrases.beside_number | self._words("typed-begin")
        around |= {word for title in titles for word in split(title)}
        around |= self._words("typed-players") | self._words("typed-language")
        rest = {each for each in split(text) if each not in around and not each.isdecimal()}
        found = [game for game, called in names.items() if rest and rest <= set(called)]
        return found[0] if len(found) == 1 else None

    def without_show(self, text: str) -> str:
        """Return a line without the verb that has something shown, and whose it is: `show my statistics`."""
        words = text.split()
        if len(words) > 1 and not text.endswith("?") and self._words("typed-mine").issuperset(split(words[0])):
            return " ".join(words[1:])
        if len(words) > 1 and not self._words("typed-show").isdisjoint(split(words[-1])):  # `Statistik zeigen`
            words = [words[-1], *words[:-1]]
        if not words or self._words("typed-show").isdisjoint(split(words[0])):
            return text
        beside = self._phrases.fillers | self._phrases.beside_card
        rest = [each for each in words[1:] if not beside.issuperset(self._phrases.words(each))]
        return " ".join(rest) or text

    def with_partner(self, text: str, name: str) -> str:
        """Return a line with the name of the player's partner where it has a word for the partner."""
        called = sorted((each.strip() for each in self._translator.text("typed-partner").split(",")), key=len)
        for each in reversed(called):
            text = re.sub(rf"\b{re.escape(each)}\b", lambda _: name, text, flags=re.IGNORECASE)
        return text

    def without_partner_name(self, text: str, name: str) -> str:
        """Return a line with a word for the partner in place of the name of the player's partner."""
        word, _, _ = self._translator.text("typed-partner").partition(",")
        return re.sub(rf"\b{re.escape(name)}\b", lambda _: word, text, flags=re.IGNORECASE) if name else text

    @property
    def others(self) -> frozenset[str]:
        """The words for other players, as `they`."""
        return self._words("typed-they")

    def is_about_oneself(self, text: str) -> bool:
        """Return whether a line has a word such as `I` or `my`."""
        return not self._words("typed-self").isdisjoint(split(text))

    def asks_who_sees_mine(self, text: str, names: Collection[str]) -> bool:
        """Return whether a line asks if others see the cards of the one who asks: `can they see my cards`.

        `names` are those of the players.
        """
        words = set(split(text))
        others = words & self._words("typed-they") or self._phrases.speaks_of_everyone(text) or names_in(text, names)
        return bool(others and words & self._words("typed-see") and words & self._phrases.mine)

    def tells_of_forgotten_call(self, text: str, names: Collection[str]) -> bool:
        """Return whether a line says that another player has not said the word for the last card, as `he forgot Uno`.

        `names` are those of the other players.
        """
        words, forgot = split(text), self._words("typed-forgot")
        if not words or words[0] in self._phrases.asking | self._phrases.questions | self._phrases.about_card:
            return False
        named = names_in(text, names)
        if named and self._phrases.has_listed("typed-reporting", text):
            return True  # `I report Ben`
        if not self._words("typed-self").isdisjoint(words):
            return False
        they = self._words("typed-they")
        begins = words[0] in they or any(simplify(text).startswith(simplify(name)) for name in named)
        if len(words) < 4 and begins and words[-1] in forgot:
            return True
        needed = (forgot | self._words("typed-not-said"), self._phrases.calls)
        accuses = bool(named) or not they.isdisjoint(words)
        return accuses and not any(each.isdisjoint(words) for each in needed)

    def asks_about_forgotten_call(self, text: str) -> bool:
        """Return whether a line asks about forgetting the word for the last card, as `what if I forget Uno`."""
        words = set(split(text))
        # `what if I don't say Uno`
        not_said = words & self._words("typed-not-said") and words & self._words("typed-if")
        forgets = words & self._words("typed-forgot") or not_said
        return bool(self._phrases.asks(text) and words & self._phrases.calls and forgets)

    def _asks_or_tells(self, text: str) -> bool:
        """Return whether a line asks how something is, or tells it, as `the sound is off`, so that it sets nothing."""
        return self._phrases.is_hesitant(text) or not self._phrases.asking.isdisjoint(split(text))

    def _lines(self, message_id: str) -> frozenset[Words]:
        """Return the lines of a list in plain words."""
        return self._translator.keep(
            message_id, lambda: frozenset(map(self._phrases.plain, self._translator.text(message_id).split(",")))
        )


def whole_lines_for(translator: Translator) -> WholeLines:
    """Return what recognizes whole lines of a translator's language at its table."""
    return translator.keep(WholeLines, lambda: WholeLines(translator, phrases_for(translator)))


def find_named_game(line: str, translator: Translator) -> str | None:
    """Return the game that a line names by its title, or begins by another name of it; None if it names none."""
    texts = {game: translator.of(game) for game in GAMES}
    titles = {game: words.text("title") for game, words in texts.items()}
    names = {
        game: simplify(words.text("typed-title")).replace(",", " ").split()
        for game, words in texts.items()
        if words.has("typed-title")
    }
    named = whole_lines_for(translator).game_named(line, names, titles.values()) or find_game(line, titles)
    # `UNO en équipes` names more than the one game whose title stands in several.
    others = [game for game, called in names.items() if not set(called).isdisjoint(split(line))]
    if named is None or len(others) != 1:
        return named
    shared = set(split(titles[named])) <= set(split(titles[others[0]]))
    return others[0] if shared else named


def find_game(typed: str, titles: Mapping[str, str]) -> str | None:
    """Return the game that a line names by its title, or by a word of it that no other title has; None if none or two.

    `titles` are the games' titles by id. UNO alone is the word that several titles have.
    """
    words = split(typed)
    together = "".join(words)
    parts = {game: split(title) for game, title in titles.items()}
    counts = Counter(part for title in parts.values() for part in set(title))
    own = {game: [part for part in title if counts[part] == 1] for game, title in parts.items()}
    named = [game for game, found in own.items() if any(_names(part, words, together) for part in found)]
    if not named:  # a title without a word of its own
        named = [game for game, title in parts.items() if not own[game] and set(title) <= set(words)]
    return named[0] if len(named) == 1 else None


def _names(part: str, words: Collection[str], together: str) -> bool:
    """Return whether a word of a title is among the words, or stands in them without their spaces and hyphens."""
    # A short one stands in other words by chance, as `ume` in `volume`.
    return part in words or (len(part) > 3 and part in together)
