"""Taking a typed line apart that names zones: `yellow 1 on set 4`, `green 2 from the group of twos`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise

import msgspec

from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary
from uno_tui.linear.card_lines import LONGEST_NAME, CardLines
from uno_tui.linear.intent import SET
from uno_tui.linear.lying_cards import cards_in, is_at_hand, place_in, zones_with
from uno_tui.linear.named_cards import card_numbered, card_of, find_cards, own_cards
from uno_tui.linear.phrases import Phrases, Words, phrases_for
from uno_tui.linear.zone_words import zone_words_for
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.controller import TableController

BEGINS, SPLITS = "new_set", "split"
"""The commands that such a line may name as well."""


class ZoneLine(msgspec.Struct):
    """A line that is taken apart: the zones, in the order in which they are named, and the words that are left."""

    typed: Words = ()
    """All words of the line, also those that only connect."""
    rest: Words = ()
    """The words that name no zone, without those that only connect."""
    zones: list[Hashable] = []
    command: str = ""
    several: Sequence[Hashable] = ()
    """Zones of which one is meant, where the line does not say which."""
    joined: bool = False
    """Whether a word such as `on` stands in the line."""
    takes_away: bool = False
    """Whether the line says that a card is taken from where it lies."""
    lays: bool = False
    """Whether the line says that a card is laid on something."""
    goal_last: bool = False
    """Whether the card goes to the second of two zones, as in `from set 1 to set 2`."""
    behind: bool = False
    """Whether the line has a word such as `after`."""
    card: CardKind | None = None
    """The card that `rest` names, also by its number."""
    missing: str = ""
    """The number of a zone that is not there."""
    moves: bool = False
    """Whether the line says that a card is moved, so that it lies on the table."""
    by_name: bool = False
    """Whether the line has the whole name of a zone, or points at one."""
    stands_for: CardKind | None = None
    """What the line says that the card stands for."""

    def mean(self, zones: Sequence[Hashable]) -> None:
        """Note that the line means this zone, or of several one that it does not tell."""
        self.zones, self.several = (list(zones), ()) if len(zones) == 1 else ([], zones)


class ZoneParser:
    """Takes lines that name zones apart, and finds the zones that they mean by the cards that lie there."""

    def __init__(self, cards: CardLines) -> None:
        self._cards = cards
        self.grown: Hashable | None = None
        """The zone that has grown last: `there` means it."""

    def parse(self, text: str, table: TableController) -> ZoneLine:
        """Return what a line names: first its command, then the zones by name, by number or by a card in them.

        The order counts: whole names go before numbers, which may be those of tiles; `find_zones` goes on from here.
        """
        phrases, around = phrases_for(table.state.words), zone_words_for(table.state.words)
        text = around.with_zones_named(text, vocabulary.word_for(SET, table.state.words))
        typed = around.without_separated_prefix(phrases.words(text))
        plain = self._with_zone_numbers(around.without_separated_prefix(phrases.plain(text)), typed, table)
        line = ZoneLine(
            typed=typed,
            rest=_content(plain, phrases),
            joined=around.joins(typed),
            takes_away=around.takes_away(typed),
            lays=around.lays_on(typed),
            moves=around.moves(typed),
            behind=around.says_behind(typed),
        )
        _take_command(line, table)
        self._take_names(line, table)
        line.by_name = bool(line.zones)
        line.goal_last = not line.by_name and around.ends_with_goal(typed)
        # After the names, as in German a run is called `Folge 4 bis 6`.
        self._take_numbers(line, plain, table)
        if not line.zones:
            self._take_target(line, table)
        if not line.zones and not line.command:
            self._take_grown(line, table)
        if not line.zones and line.command == SPLITS:
            self._find_split_zone(line, table)
        if not line.zones and (line.joined or line.takes_away) and line.command != BEGINS:
            meant, line.rest = self._zone_behind_card(line.rest, typed, phrases.behind_as(text), table)
            line.mean(meant)
        return line

    def _take_grown(self, line: ZoneLine, table: TableController) -> None:
        """Take the zone that has grown last, where a line lays a card `there`; only the words of the card are left."""
        around = zone_words_for(table.state.words)
        here = self.grown in table.state.presenter.numbered_zones(table.state.view)
        if not (here and around.points_there(line.typed)):
            return
        rest = around.without_there(line.rest)
        each_named = [card_of(words, table)[0] for words in self._cards.split_cards(rest, table) or ()] if rest else []
        first = each_named[0] if each_named else None
        if first is None:
            return
        verb = line.lays or line.moves or not phrases_for(table.state.words).play_words.isdisjoint(line.typed)
        # Without a verb, `there` may be another place than a set that is whole; what lies there already goes nowhere.
        begun = len(cards_in(self.grown, table)) < 3
        fits = begun or self.grown in table.state.presenter.zones_with_room(table.state.view, first)
        stays = not is_at_hand(first, table) and place_in(self.grown, first, table) is not None
        if (verb or fits) and not stays:
            line.zones, line.rest, line.lays, line.by_name = [self.grown], rest, True, True

    def _take_names(self, line: ZoneLine, table: TableController) -> None:
        """Take the names of zones out of `rest`, and note the zones; the longest first, as a short one may be part."""
        phrases = phrases_for(table.state.words)
        while name := self._name_within(line, table, phrases):
            zone, called = name
            line.zones.append(zone)
            line.rest = _without(line.rest, called)

    def _take_numbers(self, line: ZoneLine, plain: Words, table: TableController) -> None:
        """Take numbers of zones out of `rest`, as `set 4`, and note the zones, and the last number that none has."""
        keys, of_zone = table.state.presenter.numbered_zones(table.state.view), words_for_zone(table.state.words)
        at, left = 0, line.rest
        while at < len(left) - 1:
            pair = kind, value = left[at], left[at + 1]
            beside = kind in of_zone and pair in pairwise(plain)  # not so in `the run after the 4`
            is_set = beside and not self._is_number_of_tiles(kind, value, line.typed, table)
            number = vocabulary.parse_number(value) if is_set else None
            if number is not None and 1 <= number <= len(keys):
                line.zones.append(keys[number - 1])
                left = (*left[:at], *left[at + 2 :])
                continue
            # As in `set 9`, but not in `run 9 to 11`, which is a name.
            beyond = number is not None and number > len(keys) and at + 2 == len(left)
            if beyond and not zones_called((value,), line.typed, table):
                line.missing = value
            at += 1
        line.rest = left

    def _take_target(self, line: ZoneLine, table: TableController) -> None:
        """Take the number of a zone after `on` out of `rest`, as in `green 3 on 4`, and note the zone."""
        around = zone_words_for(table.state.words)
        is_target = around.ends_with_target(line.typed)
        if line.command or not (is_target or around.may_end_with_target(line.typed)):
            return
        *before, last = line.rest or ("",)
        keys, number = table.state.presenter.numbered_zones(table.state.view), vocabulary.parse_number(last)
        cards = tuple(before)
        names_cards = card_numbered(cards, table) is not None or bool(self._cards.split_cards(cards, table))
        if not names_cards or number is None or not 1 <= number <= len(keys):
            return
        zone, (card, stands_for) = keys[number - 1], card_of(cards, table)
        alone = None if stands_for is not None else card
        room = () if alone is None else table.state.presenter.zones_with_room(table.state.view, alone)
        if is_target or zone in room:
            line.zones, line.rest = [zone], cards

    @staticmethod
    def _find_split_zone(line: ZoneLine, table: TableController) -> None:
        """Find the zone to split by a part of its name, as in `split the green run after the 4`."""
        if not any(map(str.isdecimal, line.rest)) or card_of(line.rest, table)[0] is not None:
            return
        around = zone_words_for(table.state.words)
        beside = [each for each in line.rest if each in around.between or around.says_behind((each,))]
        called = tuple(each for each in line.rest if not each.isdecimal() and each not in beside)
        zones = zones_called(called, line.typed, table)
        if len(zones) == 1:
            line.zones, line.rest = zones, _without(line.rest, called)

    def _with_zone_numbers(self, words: Words, typed: Words, table: TableController) -> Words:
        """Return the words with `set 1` for `first run`, `row 1` or `number 1`, but not for `run 1 to 4`."""
        texts = table.state.words
        phrases, of_zone = phrases_for(texts), words_for_zone(texts)
        named = phrases.plain(vocabulary.word_for(SET, texts))
        names = table.state.presenter.zone_names(table.state.view).values()
        kinds = {word for each in names for name in each for word in phrases.plain(name)}
        found: list[str] = []
        at = 0
        while at < len(words):
            one, other, *more = (*words[at : at + 4], "", "")
            ranges = any(each.isdecimal() for each in more) and all(
                each.isdecimal() or phrases.connects(each) for each in more if each
            )
            number = other if one in of_zone and other.isdecimal() and not ranges else ""
            of_values = bool(number) and zone_words_for(texts).names_values(one, number, typed)
            if of_values or (number and one in kinds and self._is_number_of_tiles(one, number, typed, table)):
                number = ""
            number = number or (zone_words_for(texts).ordinal(one) if other in of_zone else "")
            found += [*named, number] if number else [one]
            at += 2 if number else 1
        return tuple(found)

    def _name_within(
        self, line: ZoneLine, table: TableController, phrases: Phrases
    ) -> tuple[Hashable, Words] | None:
        """Return the zone whose name stands in the rest of a line, with that name; None: there is none, or several fit.

        One tile has the name of a set that it is alone: the set is named where other cards are joined to it, which
        stand before it. `Green 4 on 2` is about the card.
        """
        state, words = table.state, line.rest
        parted = zone_words_for(state.words).around_joining(line.typed)
        behind = [_content(behind, phrases) for _, behind in parted]
        found: dict[Words, set[Hashable]] = {}
        for zone, names in state.presenter.zone_names(state.view).items():
            for name in names:
                called = _content(phrases.plain(name), phrases)
                if not called or _index_of(words, called) is None:
                    continue
                rest = _without(words, called)
                others = not rest or bool(self._cards.split_cards(rest, table))
                is_goal = line.joined and others and any(_index_of(each, called) is not None for each in behind)
                if is_goal or card_of(called, table)[0] is None:
                    found.setdefault(called, set()).add(zone)
        longest = max(found, key=len, default=())
        return (next(iter(found[longest])), longest) if longest and len(found[longest]) == 1 else None

    def _zone_behind_card(
        self, words: Words, typed: Words, meaning: Words, table: TableController
    ) -> tuple[list[Hashable], Words]:
        """Return the zones that may be meant after a card: those with another card, as in `yellow 1 on green 1`, or
        those that have the words in their names, as in `on the red run`; and the words of the card.
        """
        card, stands_for = card_of(words, table)
        # In French the colour of a card comes last. `Joker on green 4` does not say what the Joker stands for.
        if card is not None and (stands_for is None or phrases_for(table.state.words).onto.isdisjoint(typed)):
            is_there = is_at_hand(card, table) or bool(zones_with(card, table))
            return self._zones_of_kind(typed, table) if is_there else [], words
        phrases = phrases_for(table.state.words)
        # At the word between them, where it is told apart from others such as `with`.
        parted = zone_words_for(table.state.words).around_joining(typed)
        joined = [(_content(before, phrases), behind) for before, behind in parted]
        anywhere = [(words[:at], words[at:]) for at in range(len(words) - 1, 0, -1)]
        for parts in (joined, anywhere):
            # What a Joker stands for is no place, though such a tile may lie somewhere.
            parts = [part for part in parts if not meaning or _content(part[1], phrases) != meaning]
            parts = [part for part in parts if not self._is_own_joker(part[1], table)]
            meant = [(front, self._zones_meant(behind, typed, table)) for front, behind in parts if front]
            found = [(front, zones) for front, zones in meant if zones]
            # One card rather than several: in `green 9 on the run 5 to 8`, 5 is no card.
            one = ((zones, front) for front, zones in found if card_of(front, table)[0] is not None)
            several = ((zones, front) for front, zones in found if self._cards.split_cards(front, table))
            if (first := next(one, None) or next(several, None)) is not None:
                return first
        return [], words

    @staticmethod
    def _zones_of_kind(typed: Words, table: TableController) -> list[Hashable]:
        """Return the zones of the kind that is all that stands after a word such as `on`, as in `blue 7 on the run`.
        """
        parted = zone_words_for(table.state.words).around_joining(typed)
        kinds = [behind[0] for before, behind in parted if before and len(behind) == 1 and not behind[0].isdecimal()]
        return zones_called((kinds[0],), typed, table) if kinds else []

    def _is_own_joker(self, words: Words, table: TableController) -> bool:
        """Return whether words name a held card without a number, as `with the joker`: rather that one than another."""
        card = card_of(_content(words, phrases_for(table.state.words)), table)[0]
        if card is None or not any(each == card for each in own_cards(table)):
            return False
        return not any(map(str.isdecimal, table.state.presenter.card_name(card)))

    def _is_number_of_tiles(self, kind: str, number: str, typed: Words, table: TableController) -> bool:
        """Return whether a number after a word such as the German `Satz` is that of the tiles, not that of the set.

        True if the set with that number is of another kind, and some set of this kind has tiles with that number.
        """
        keys, place = table.state.presenter.numbered_zones(table.state.view), vocabulary.parse_number(number)
        if zone_words_for(table.state.words).names_values(kind, number, typed):
            return True
        called = zones_called((kind, number), typed, table)
        here = keys[place - 1] if place is not None and 1 <= place <= len(keys) else None
        return bool(called) and here not in zones_called((kind,), typed, table)

    def _zones_meant(self, words: Words, typed: Words, table: TableController) -> list[Hashable]:
        """Return the zones in which the card lies that the words name, or else those that are called so."""
        content = _content(words, phrases_for(table.state.words))
        card = card_of(content, table)[0] if 0 < len(content) <= LONGEST_NAME else None
        return zones_called(words, typed, table) if card is None else zones_with(card, table)

    def find_zones(self, line: ZoneLine, table: TableController) -> None:
        """Find the zones that a line means by what lies in them."""
        if line.card is None and not (line.zones or line.several or line.command == BEGINS):
            self._find_called_zones(line, table)
        self._find_moved_card(line, table)
        is_number = len(line.rest) == 1 and line.rest[0].isdecimal()  # which joins no sets
        others_named = line.joined and not (line.command or line.takes_away or is_number)
        if line.card is None and len(line.zones) == 1 and others_named:
            # A tile that lies alone is named like its set: `move red 8 to the red run`.
            others = [zone for zone in zones_called(line.rest, line.rest, table) if zone != line.zones[0]]
            if len(others) == 1:
                line.zones, line.rest = [*line.zones, *others], ()
            elif others:
                line.several = others
        if line.card is None:
            self._choose_by_room(line, self._cards.split_cards(line.rest, table) or [], table)
            return
        takes = line.command == SPLITS or (line.takes_away and not line.command)
        if takes and not (line.zones or line.several):
            line.mean(zones_with(line.card, table))
        if line.several and not line.command and (line.takes_away or not is_at_hand(line.card, table)):
            # It can only be taken from where it lies, and laid only elsewhere.
            there = [place_in(zone, line.card, table) is not None for zone in line.several]
            meant = [zone for zone, lies in zip(line.several, there, strict=True) if lies == line.takes_away]
            if len(meant) == 1:
                line.zones, line.several = meant, ()
            else:
                line.several = meant or line.several
        if not line.command and not line.takes_away:
            self._choose_by_room(line, [line.rest], table)

    def _find_moved_card(self, line: ZoneLine, table: TableController) -> None:
        """Find the card of a line that moves it to another one: `move yellow 6 from set 2 to green 6`."""
        each_named = self._cards.split_cards(line.rest, table) or []
        if line.card is None and len(line.zones) == 1 and len(each_named) == 2:
            moved, goal = (card_of(words, table)[0] for words in each_named)
            there = zones_with(goal, table) if goal is not None else []
            lies = moved is not None and place_in(line.zones[0], moved, table) is not None
            if lies and len(there) == 1 and there != line.zones:
                line.card, line.rest, line.zones = moved, each_named[0], [*line.zones, *there]
            # As `move yellow 6 onto the green 6 in set 2`, but not `blue 8 and blue 9 on set 2`.
            behind = [words for _, words in zone_words_for(table.state.words).around_joining(line.typed)]
            goes_there = any(words[: len(each_named[1])] == each_named[1] for words in behind)
            if not lies and line.zones[0] in there and goes_there:
                line.card, line.rest = moved, each_named[0]

    def _find_called_zones(self, line: ZoneLine, table: TableController) -> None:
        """Find the zones of a line that has nothing but a part of a name, as `the yellow run` or `to the nines`."""
        texts = table.state.words
        phrases = phrases_for(texts)
        if words_for_zone(texts).isdisjoint(line.typed) and not zone_words_for(texts).begins_with_goal(line.typed):
            return
        rest = phrases.without_questions(phrases.without_going(line.rest))
        # Of `what lies in the green run`, one word is strange.
        asks = not phrases.questions.isdisjoint(line.typed[:1])
        named = zones_called(rest, line.typed, table, passes_over=asks) if rest else []
        line.mean(named)
        line.rest = () if named else line.rest

    def _choose_by_room(self, line: ZoneLine, each_named: Sequence[Words], table: TableController) -> None:
        """Take the one of several zones that is valid with the cards: of two yellow runs a yellow 12 fits only one."""
        state, fitting = table.state, list(line.several)
        named = [card_numbered(words, table) or card_of(words, table)[0] for words in each_named]
        for card in named:
            room = state.presenter.zones_with_room(state.view, card) if card is not None else ()
            fitting = [zone for zone in fitting if zone in room] or fitting
        if len(fitting) == 1 and named:
            line.zones, line.several = [*line.zones, *fitting], ()

    def names_several(self, text: str, table: TableController) -> bool:
        """Return whether a line names more than one card between commas and words such as `and`."""
        phrases, presenter = phrases_for(table.state.words), table.state.presenter

        def names_card(part: str) -> bool:
            words = phrases.plain(part)
            # A tile's name has two words, a Joker's one.
            windows = [words[at : at + length] for length in (1, 2) for at in range(len(words))]
            return any(find_cards(each, presenter.kinds, presenter, in_part=False) for each in windows)

        return sum(map(names_card, phrases.listed(text))) > 1


def zones_called(
    words: Words, typed: Words, table: TableController, *, passes_over: bool = False
) -> list[Hashable]:
    """Return the zones that have all the words in their names, as `the red run` does.

    Words that are in no name are passed over with `passes_over`; else no zone is called so.
    If only some of them have a word such as `run` that was `typed`, it is those.
    """
    state, phrases = table.state, phrases_for(table.state.words)
    names = state.presenter.zone_names(state.view)
    called: dict[Hashable, set[str]] = {}
    known: set[str] = set()
    for zone in names:
        # By the shortest name, which comes first: the whole one has all colours of a group. Numbers by any.
        first, *others = map(phrases.plain, names[zone])
        called[zone] = {*first, *(each for name in others for each in name if each.isdecimal())}
        known.update(first, *others)
    named = (each for each in words if each in known or not phrases.connects(each))
    words = tuple(each if each in known else phrases.plural((each,)) or each for each in named)  # `the other nines`
    words = tuple(each for each in words if each in known) if passes_over else words
    telling = {each for each in words if any(each in name for name in called.values())}
    keys = state.presenter.numbered_zones(state.view)
    found = [zone for zone in keys if telling and set(words) <= known and telling <= called[zone]]
    value = phrases.value_of_several(typed)
    if value:  # rather a group than a run
        found = [zone for zone in found if {each for each in called[zone] if each.isdecimal()} == {value}] or found
    for each in typed:
        if phrases.connects(each) and not phrases.is_filler(each):
            found = [zone for zone in found if each in called[zone]] or found
    return found


def words_for_zone(texts: Translator) -> set[str]:
    """Return the words in front of a zone's number."""
    more = texts.text("typed-zone").split(",") if texts.has("typed-zone") else []
    return {each for word in (*vocabulary.words_of(SET, texts), *more) for each in phrases_for(texts).plain(word)}


def _take_command(line: ZoneLine, table: TableController) -> None:
    """Take the command out of the `rest` of a line, and note it."""
    phrases, of_zone = phrases_for(table.state.words), words_for_zone(table.state.words)
    for each in (BEGINS, SPLITS):
        # `start set` without its verb would be any set.
        spelled = [_content(phrase, phrases) for phrase in phrases.of_command(each)]
        found = _longest(line.rest, [phrase for phrase in spelled if not of_zone.issuperset(phrase)])
        if found:
            line.rest, line.command = _without(line.rest, found), each
            return


def _content(words: Words, phrases: Phrases) -> Words:
    """Return the words without verbs and what only connects."""
    return tuple(each for each in words if not phrases.connects(each))


def _index_of(words: Sequence[str], part: Words) -> int | None:
    """Return where a part stands in the words as one piece."""
    places = range(len(words) - len(part) + 1)
    return next((at for at in places if tuple(words[at : at + len(part)]) == part), None)


def _without(words: Words, part: Words) -> Words:
    """Return the words without a part that stands in them as one piece, the first time."""
    at = _index_of(words, part)
    return words if at is None else (*words[:at], *words[at + len(part) :])


def _longest(words: Words, parts: Sequence[Words]) -> Words:
    """Return the longest of the parts that stands in the words."""
    return max((each for each in parts if each and _index_of(words, each) is not None), key=len, default=())
