"""What a line wishes of a new game: `UNO with two players up to 200 points`, `Rummy against Ben`, `with responses`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from uno_tui.bots.bot import Level
from uno_tui.core.catalogue import GAMES
from uno_tui.core.options import Option, Value
from uno_tui.i18n.folding import simplify
from uno_tui.i18n.translator import Translator
from uno_tui.linear.phrases import is_same_word, names_in, phrases_for, split
from uno_tui.linear.whole_lines import find_named_game, whole_lines_for
from uno_tui.ui.names import NAMES
from uno_tui.ui.navigation.navigator import Navigator
from uno_tui.ui.navigation.new_table import PLAYERS, NewTable
from uno_tui.ui.ports.option_texts import option_name
from uno_tui.ui.session import Session
from uno_tui.ui.tables import NO_WISHES, Wishes

_STEM = 4
"""The fewest letters in which the name of a number and the word beside it begin alike: `Punkte`, `Punktgrenze`."""
_LEAST_LIMIT = 50
"""The least number that means a limit without a word for it."""


def find_wishes(line: str, game: str, translator: Translator) -> tuple[Wishes, str]:
    """Return what a line wishes of a new game, and its words that mean nothing there; "" if all mean something."""
    return _Reader(line, game, translator).read()


class _Reader:
    """Reads one line. `_known` has the places of the words that are understood."""

    def __init__(self, line: str, game: str, translator: Translator) -> None:
        self._game, self._translator = game, translator
        self._phrases, self._lines = phrases_for(translator), whole_lines_for(translator)
        self._line = line = self._lines.with_single_round(self._lines.without_denied_numbers(line))
        self._words = self._phrases.words(line)
        self._people = self._lines.two_people(line)
        self._known = {
            at for at, each in enumerate(self._words) if self._lines.belongs_to_new_game(each) or each in self._people
        }
        self._taken: set[int] = set()
        """The places of the words that name options."""
        self._values: dict[str, Value] = {}

    def read(self) -> tuple[Wishes, str]:
        """Return the wishes and the words that are left."""
        # Names of several words before those of one, which may be a part of them.
        switches = [each for each in GAMES[self._game].options if isinstance(each.default, bool)]
        for option in sorted(switches, key=lambda each: -len(self._name(each))):
            self._read_switch(option)
        count, names, level = self._lines.count_of_players(self._line), self._read_names(), self._read_level()
        for at, word in enumerate(self._words):
            if word.isdecimal() and at not in self._known:
                self._read_number(at, int(word[:6]), of_players=count is not None)
        tells_nothing = self._phrases.around_questions
        left = [word for at, word in enumerate(self._words) if at not in self._known and word not in tells_nothing]
        left = [] if left == ["1"] else left  # as of `the one with bluff`
        people = 2 if self._people else 0
        if count is None and (people or names):
            # Without a word for more, two people play alone, where the game allows that.
            count = max(1, people) + len(names)
            count = count if names or count in GAMES[self._game].players else None
        wishes = Wishes(count, people, names, level, self._values)
        return wishes, self._phrases.as_typed(tuple(left), self._line) or " ".join(left)

    def _name(self, option: Option) -> Sequence[str]:
        """Return the words of an option's name, without those that stand in nearly every name."""
        words = self._phrases.plain(option_name(self._translator, self._game, option))
        return [each for each in words if not self._lines.belongs_to_new_game(each)] or words

    def _other_names(self, option: Option) -> list[Sequence[str]]:
        """Return what else people call an option, as `jump-in`, the longest first."""
        words, named = self._translator.of(self._game), f"typed-option-{option.id}"
        names = words.text(named).split(",") if words.has(named) else []
        return sorted(map(self._phrases.words, names), key=len, reverse=True)

    def _read_switch(self, option: Option) -> None:
        """Switch an option whose name stands in the line on, or off after a word such as `without`."""
        # Words that else wish nothing, as `hands`, may belong to another name: `swap hands`.
        tried = [self._find_all(each, but=self._taken) for each in self._other_names(option)]
        tried.append(self._find_all(self._name(option), but=self._known))
        places = next(filter(None, tried), [])
        if places:
            # `Without A and B` switches both off, `without A, with B` only A.
            before = self._words[: min(places)]
            says = [each for each in before if self._phrases.says_with((each,)) or self._lines.excludes((each,))]
            self._values[option.id] = not (self._lines.excludes(says[-1:]) or self._lines.switches_off(self._line))
            self._known.update(places)
            self._taken.update(places)

    def _find_all(self, wanted: Sequence[str], *, but: Collection[int]) -> list[int]:
        """Return the first place of each word, apart from some places; no places if a word is missing."""
        free = [at for at in range(len(self._words)) if at not in but]
        found = [next((at for at in free if is_same_word(self._words[at], each)), None) for each in wanted]
        return [] if None in found else [at for at in found if at is not None]

    def _read_number(self, at: int, number: int, *, of_players: bool) -> None:
        """Take a number with the word beside it: for the players, or for the one number of the game that it names."""
        for beside in self._beside(at):
            if of_players and self._lines.counts_players(self._words[beside]):
                self._known.add(at)
                return
            named = [each for each in self._numbers() if self._is_named(each, self._words[beside])]
            if len(named) == 1 and named[0].low <= number <= named[0].high:
                self._known |= {at, beside}
                self._take(named[0], number)
                return
        # A number alone can only be a limit: `Teams to 300`.
        allowed = [each for each in self._numbers() if number >= _LEAST_LIMIT and each.low <= number <= each.high]
        if len(allowed) == 1:
            self._known.add(at)
            self._take(allowed[0], number)

    def _numbers(self) -> list[Option]:
        options = GAMES[self._game].options
        return [each for each in options if isinstance(each.default, int) and not isinstance(each.default, bool)]

    def _take(self, option: Option, number: int) -> None:
        """Take a number, with the value of another option without which it would mean nothing."""
        self._values[option.id] = number
        if option.only_with:
            other = next(each for each in GAMES[self._game].options if each.id == option.only_with)
            needed = other.default if other.default in option.only_for else option.only_for[0]
            self._values[option.only_with] = needed

    def _beside(self, at: int) -> Iterator[int]:
        """Yield the places of the nearest words behind and before a place, apart from fillers and levels."""
        passed = {*self._phrases.fillers, *self._lines.levels()}
        for places in (range(at + 1, len(self._words)), range(at - 1, -1, -1)):
            yield from [each for each in places if self._words[each] not in passed][:1]

    def _is_named(self, option: Option, word: str) -> bool:
        alike = [is_same_word(word, each) or each.startswith(word[: _STEM + 1]) for each in self._name(option)]
        return len(word) >= _STEM and any(alike)

    def _read_names(self) -> tuple[str, ...]:
        """Return the usual names of bots in the line, in its order; none where it excludes someone."""
        if self._lines.excludes(self._words):
            return ()
        typed = [simplify(each) for each in re.findall(r"\w+", self._line)]
        names = {simplify(name): name for name in NAMES}
        found = tuple(dict.fromkeys(names[each] for each in typed if each in names))
        self._known |= {at for at, each in enumerate(self._words) if each in names}
        return found

    def _read_level(self) -> Level | None:
        """Return the level of bots in the line; None if it names none or several, or one that is too much."""
        called, pairs = self._lines.levels(), pairwise(("", *self._words))
        found = {called[each] for before, each in pairs if each in called and not self._lines.says_too_much(before)}
        self._known |= {at for at, each in enumerate(self._words) if each in called}
        return Level(found.pop()) if len(found) == 1 else None


def begin_game(line: str, session: Session, navigator: Navigator) -> bool:
    """Begin the game that a line names in the menu, or choose it for the new table; return False for other lines."""
    translator, new_table = session.announcer.translator, navigator.open_new_table
    lines, named = whole_lines_for(translator), find_named_game(line, translator)
    here = new_table.game if new_table is not None else None
    game = named or here or session.tables.next_game
    wishes, unclear = find_wishes(line, game, translator)
    if lines.wants_to_learn(line) and navigator.learn(None if lines.wants_all_lessons(line) else named):
        return True
    if _denies(line, translator):
        return False
    if here is not None and new_table is not None and _changes_seats(line, new_table, translator):
        return True
    # `no UNO`, `we want no UNO`, but `UNO with no bluff`
    if lines.excludes(split(line)[:1]) or (lines.excludes(split(line)) and False not in wishes.values.values()):
        return False
    if wishes.people:
        return navigator.play(game, wishes)
    if named is not None:
        return navigator.play(game, wishes, unclear=unclear)
    # In the menu a wish alone begins nothing, nor does a line that only tells something: `we play two rounds`.
    begins = lines.count_of_players(line) is not None and lines.begins_game(line)
    begins |= bool(wishes.values) and lines.wants_new_game(line)
    wanted = wishes != NO_WISHES if here is not None else begins
    return wanted and _is_wish(line, wishes, unclear, translator) and navigator.play(game, wishes, unclear=unclear)


def _denies(line: str, translator: Translator) -> bool:
    """Return whether a line says what it does not wish, as `I do not want to play UNO`; `UNO without bluff` wishes."""
    lines = whole_lines_for(translator)
    denying = phrases_for(translator).denying.intersection(split(lines.without_denied_numbers(line)))
    return any(not lines.excludes((each,)) for each in denying)


def _is_wish(line: str, wishes: Wishes, unclear: str, translator: Translator) -> bool:
    """Return whether a line that names no game wishes something, and does not only speak of it: `I hate stacking`."""
    lines, phrases = whole_lines_for(translator), phrases_for(translator)
    words = split(lines.without_denied_numbers(line))
    if phrases.begins_with_question(line) and not lines.wishes_for_game(line):
        return False
    # What is unclear must not be what turns the wish round: then it must sound like one, and say what of.
    says_what = bool(wishes.values) or lines.count_of_players(line) is not None
    sure = says_what and lines.wishes_something(line)
    tells = not phrases.asking.isdisjoint(words)  # `that was a challenge`
    return sure if unclear else sure or not tells


def _changes_seats(line: str, new_table: NewTable, translator: Translator) -> bool:
    """Remove the players whom a line takes away from a new table, or name or change one: `seat 2 is Mia`."""
    lines = whole_lines_for(translator)
    there = names_in(line, new_table.names)
    if there and lines.excludes(split(line)):
        new_table.remove(there)
        return True
    words, called = set(split(line)), lines.levels()
    levels = {called[each] for each in words & called.keys()}
    around = {*phrases_for(translator).listed_words("typed-beside-level"), *called, *split(" ".join(there))}
    if len(there) == 1 and len(levels) == 1 and words <= around:  # `make Dora weak`, not `Dora is too weak`
        return new_table.set_level(there[0], Level(levels.pop()))
    numbered, name = lines.seat_named(line)
    # `player 2 hard` is a level, and `2 player rummy` a game.
    means = lines.levels().keys() | {word for each in PLAYERS for word in split(translator.text(f"player-{each}"))}
    is_name = bool(name) and means.isdisjoint(split(name)) and find_named_game(line, translator) is None
    if 1 <= numbered <= len(new_table.names) and is_name:
        new_table.rename(numbered - 1, name)
        return True
    return False


def read_named_rules(line: str, session: Session, navigator: Navigator) -> bool:
    """Read the rules of the game that a line names, as `explain the rules of Rummy`; return False for other lines."""
    translator = session.announcer.translator
    game = find_named_game(line, translator)
    rules = {each for word in translator.text("word-rules").split(",") for each in split(word)}
    asks = any(is_same_word(word, each) for word in split(line) for each in rules)
    if game is None or not asks or whole_lines_for(translator).begins_game(line):
        return False
    navigator.read_rules(game)
    return True
