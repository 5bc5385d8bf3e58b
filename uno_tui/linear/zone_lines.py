"""Lines that name zones: `join set 1 and 2`, `yellow 1 on set 4`, `green 2 from the group of twos`, `Ben's base`.

This is also how the program itself puts its hints into words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import pairwise

import msgspec

from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary
from uno_tui.linear.card_lines import LONGEST_NAME, CardLines
from uno_tui.linear.intent import SET, Intent
from uno_tui.linear.named_cards import find_cards, list_numbered, not_held, own_cards, own_numbers
from uno_tui.linear.open_line import OpenLine
from uno_tui.linear.phrases import Phrases, Words, is_within, phrases_for
from uno_tui.linear.terminal import LineTerminal
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.ports.zones import CardKind, Zone
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

_BEGINS, _SPLITS, _JOINS = "new_set", "split", "join"
"""The commands that such a line may name as well."""
MOST_ZONE_WORDS = 60
"""The most words of such a line: a set that is not valid yet is named by all its tiles."""


class _Line(msgspec.Struct):
    """A line that is taken apart: the zones, in the order in which they are named, and the words that are left."""

    zones: list[Hashable]
    rest: Words
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
    """Whether the line has the whole name of a zone."""
    typed: Words = ()
    """All words of the line, also those that only connect."""
    stands_for: CardKind | None = None
    """What the line says that the card stands for."""


class ZoneLines:
    """Carries out such lines; numbers and cards of zones are for games whose zones have numbers."""

    def __init__(self, session: Session, terminal: LineTerminal, cards: CardLines, open_line: OpenLine) -> None:
        self._session = session
        self._terminal = terminal
        self._cards = cards
        self._open_line = open_line

    def perform(self, intent: Intent, table: TableController) -> bool:
        """Carry out a line that names zones, or a card of one, or a card and where it goes; return False for others."""
        if table.state.handing_to is not None:
            return False
        if intent.doubts:  # it moves nothing
            return self._read_asked(intent, table)
        return self._perform_at_numbers(intent, table) or self._perform_with_card(intent, table)

    def tell_what_fits(self, intent: Intent, table: TableController) -> bool:
        """Write which cards fit a zone, as for `what goes on set 3`; return False for other lines."""
        state, words = table.state, self._session.announcer.words
        phrases = phrases_for(words)
        if state.handing_to is not None or not (intent.words and phrases.asks_for_room(intent.line)):
            return False
        keys, typed = state.presenter.numbered_zones(state.view), phrases.words(intent.line)
        if not keys or _words_for_zone(words).isdisjoint(typed):
            return False
        line = self._take_apart(intent, table)
        if line.command:
            return False
        rest = phrases.without_doubt(phrases.asked_whether_fits(phrases.without_going(line.rest)))
        card = self._card_of(rest, table)[0]
        if card is not None and len(line.zones) == 1:
            self._tell_whether_it_fits(card, line.zones[0], table)
            return True
        rest = phrases.without_questions(rest)
        zones = line.zones if line.zones and not rest else self._zones_called(rest, typed, table) if rest else []
        if len(zones) != 1 or (line.zones and rest):
            return False
        self._list_fitting(zones[0], table)
        return True

    def _list_fitting(self, zone: Hashable, table: TableController) -> None:
        """Write which cards of the hand fit a zone without others."""
        state, presenter = table.state, table.state.presenter
        held = zip(own_numbers(table), own_cards(table), strict=True)
        fitting = [(number, card) for number, card in held if zone in presenter.zones_with_room(state.view, card)]
        if not fitting:
            number = presenter.numbered_zones(state.view).index(zone) + 1
            self._terminal.write(presenter.text("linear-none-on-zone", number=number))
            return
        state.walk.go_home()  # a number means a card where the player is
        cards = {number: presenter.card_in_list(card) for number, card in fitting}
        listed = list_numbered(cards, self._session.announcer.translator)
        self._terminal.write(self._session.announcer.text("linear-playable", cards=listed))

    def _tell_whether_it_fits(self, card: CardKind, zone: Hashable, table: TableController) -> None:
        """Write whether a card of the hand fits a zone without others."""
        presenter, view = table.state.presenter, table.state.view
        if not self._is_at_hand(card, table):
            self._terminal.write(not_held(card, presenter))
            return
        fits = "yes" if zone in presenter.zones_with_room(view, card) else "no"
        number, shown = presenter.numbered_zones(view).index(zone) + 1, presenter.card_name(card)
        self._terminal.write(presenter.text("linear-fits-zone", card=shown, number=number, fits=fits))

    def _read_asked(self, intent: Intent, table: TableController) -> bool:
        """Go to the zone of a question such as `what is in the green run`; return False for other questions."""
        state, words = table.state, self._session.announcer.words
        phrases = phrases_for(words)
        asked, typed = phrases.asked_for(intent.line), phrases.words(intent.line)
        if not state.presenter.numbered_zones(state.view) or _words_for_zone(words).isdisjoint(typed):
            return False
        if phrases.asks_why(intent.line) or phrases.asks_whether_allowed(intent.line) or phrases.has_fits(intent.line):
            return False
        zones = self._zones_called(asked, typed, table) if asked else []
        return len(zones) == 1 and self._go_to(_Line(zones, ()), table)

    def perform_with_zone(self, command: str, number: int, table: TableController) -> None:
        """Carry out a command that asks for a zone, as in `join 2`, and answer its question with this one."""
        state = table.state
        zones = state.presenter.numbered_zones(state.view)
        if state.handing_to is not None or not 1 <= number <= len(zones):
            self._cards.write_no_number(str(number), table)
            return
        with table.asking.answering(zones[number - 1]):
            table.perform(command)

    def _perform_at_numbers(self, intent: Intent, table: TableController) -> bool:
        """Carry out `join set 1 and 2`, `split set 2 at 3` or `split set 2`; return False for other lines."""
        state, words = table.state, self._session.announcer.words
        zones = state.presenter.numbered_zones(state.view)
        if not zones:
            return False
        phrases = phrases_for(words)
        of_zone = _words_for_zone(words)
        numbers = [number for each in intent.words if (number := vocabulary.parse_number(each)) is not None]
        rest = tuple(each for each in phrases.without_numbers(intent.words) if each not in of_zone)
        # `new set 7 8` names two cards.
        named_so = (each for each in commands_at(state.game).values() if each.of_a_card or each.of_a_zone)
        commands = tuple(each.id for each in named_so if each.id != _BEGINS)
        found = phrases.find(rest, commands)
        named = of_zone.intersection(intent.words)
        if len(found) != 1 or not (len(numbers) == 2 or (len(numbers) == 1 and named)):
            return False
        (command,) = found
        if len(numbers) == 1 and commands_at(state.game)[command].of_a_zone:
            self.perform_with_zone(command, numbers[0], table)
            return True
        step = state.walk.go_to_numbered(numbers[0])
        if step is None:
            self._terminal.write(self._session.announcer.text("linear-no-number", number=numbers[0]))
        elif len(numbers) == 1:
            table.show_walk(step)
            table.perform(command)
        elif commands_at(state.game)[command].of_a_zone:
            self.perform_with_zone(command, numbers[1], table)
        elif 1 <= numbers[1] <= len(state.cursor.cards):
            state.cursor.go(numbers[1] - 1)
            table.perform(command)
        else:
            self._cards.write_no_number(str(numbers[1]), table)
        return True

    def number_of(self, name: str, table: TableController) -> int | None:
        """Return the number of the zone that has this name; None if none has it, or several do."""
        state, phrases = table.state, phrases_for(table.state.words)
        called = phrases.plain(name)
        names = state.presenter.zone_names(state.view)
        found = [key for key in names if called in map(phrases.plain, names[key])]
        keys = state.presenter.numbered_zones(state.view)
        return keys.index(found[0]) + 1 if len(found) == 1 and found[0] in keys else None

    def read_zone_of(self, name: str, table: TableController, command: str = "") -> bool:
        """Read the zone of a player and come back; return False if the player has none that is open.

        `command` may say something else about it, such as its sums. Cards are read in groups, without numbers: the next
        number that is typed means a card where the player was.
        """
        zone = self._zone_of(name, table)
        if zone is None:
            return False
        state = table.state
        before, index = state.zone.key, state.cursor.index
        state.walk.move_to(zone.key, 0)
        table.perform(command or "all_cards")
        state.walk.move_to(before, index)
        return True

    def has_zone_of(self, name: str, table: TableController) -> bool:
        """Return whether a player has a zone that is open."""
        return self._zone_of(name, table) is not None

    def _zone_of(self, name: str, table: TableController) -> Zone[CardKind] | None:
        phrases = phrases_for(self._session.announcer.words)
        called = set(phrases.words(name))
        zones = table.state.walk.zones[1:] if table.state.handing_to is None else ()
        return next((zone for zone in zones if called <= set(phrases.words(zone.title))), None)

    def _perform_with_card(self, intent: Intent, table: TableController) -> bool:
        """Carry out a line that names a card of the hand or of a zone, and where it goes; return False for others."""
        state = table.state
        may_play = state.guide is None and len(intent.words) <= MOST_ZONE_WORDS
        if not may_play or not state.presenter.numbered_zones(state.view):
            return False
        if self._put_back(intent, table):
            return True
        line = self._take_apart(intent, table)
        if not line.by_name and self._cards.puts_together(intent, table):
            return False
        if self._exchange(intent, line, table):
            return True
        line.card, line.stands_for = self._card_of(line.rest, table)
        named = line.lays or line.takes_away or line.moves or (line.joined and self._card_of(line.rest[:-2], table)[0])
        if line.missing and named:
            self._cards.write_no_number(line.missing, table)
            return True
        if line.stands_for is not None and self._names_several(intent.line, table):
            line.card = None  # `joker and green 12` are two cards
        by_number = line.zones and line.joined and not line.takes_away and line.command != _SPLITS
        if line.card is None and by_number:  # as `11 on set 1`
            by_value = phrases_for(self._session.announcer.words).names_value(intent.line)  # `my 4` is no place
            find = self._with_value if by_value else self._numbered
            line.card = find(line.rest, table)
        if self._take_standing(line, table):
            return True
        self._find_zones(line, table)
        return self._ask_which(line, table) if line.several else self._carry_out(line, table)

    def _put_back(self, intent: Intent, table: TableController) -> bool:
        """Put what is carried back to the hand, as `put the joker back in my rack`; return False for other lines."""
        state, phrases = table.state, phrases_for(self._session.announcer.words)
        carried, own = self._carried(table), state.walk.zones[0]
        words = phrases.words(intent.line)
        hand = any(phrases.find(intent.words, (each,)) for each in ("hand", "all_cards"))
        if not carried or hand or phrases.asks(intent.line) or not set(phrases.plain(own.title)) & set(words):
            return False
        return table.play_on(carried[0], own.key)

    @staticmethod
    def _carried(table: TableController) -> list[CardKind]:
        """Return the cards that are carried: neither in the hand nor in a numbered zone."""
        state = table.state
        numbered = state.presenter.numbered_zones(state.view)
        return [card for zone, cards in state.walk.lying()[1:] if zone.key not in numbered for card in cards]

    def _ask_which(self, line: _Line, table: TableController) -> bool:
        """Ask which of several zones a line means; the next line answers it by a number."""
        state = table.state
        self._open_line.expect(lambda intent: self._answer_which(line, intent, table), table)
        numbers = [str(1 + state.presenter.numbered_zones(state.view).index(zone)) for zone in line.several]
        listed = self._session.announcer.translator.enumerate(numbers, "list-last-or")
        self._terminal.write(state.presenter.text("linear-which-zone", numbers=listed, first=numbers[0]))
        return True

    def _answer_which(self, line: _Line, intent: Intent, table: TableController) -> bool:
        """Carry out a line with the zone whose number the next one says; return False for another line."""
        number = intent.last_number if intent.before == SET else intent.number
        zones = table.state.presenter.numbered_zones(table.state.view)
        if number is None or not 1 <= number <= len(zones) or zones[number - 1] not in line.several:
            return False
        line.zones, line.several = [*line.zones, zones[number - 1]], ()
        return self._take_standing(line, table) or self._carry_out(line, table)

    def _find_zones(self, line: _Line, table: TableController) -> None:
        """Find the zones that a line means by what lies in them."""
        if line.card is None and not (line.zones or line.several or line.command == _BEGINS):
            self._find_called(line, table)
        self._find_moved(line, table)
        is_number = len(line.rest) == 1 and line.rest[0].isdecimal()  # which joins no sets
        others_named = line.joined and not (line.command or line.takes_away or is_number)
        if line.card is None and len(line.zones) == 1 and others_named:
            # A tile that lies alone is named like its set: `move red 8 to the red run`.
            others = [zone for zone in self._zones_called(line.rest, line.rest, table) if zone != line.zones[0]]
            if len(others) == 1:
                line.zones, line.rest = [*line.zones, *others], ()
            elif others:
                line.several = others
        if line.card is None:
            self._choose_by_room(line, self._cards.split_cards(line.rest, table) or [], table)
            return
        takes = line.command == _SPLITS or (line.takes_away and not line.command)
        if takes and not (line.zones or line.several):
            lying = self._zones_with(line.card, table)
            line.zones, line.several = (lying, []) if len(lying) == 1 else ([], lying)
        if line.several and not line.command and (line.takes_away or not self._is_at_hand(line.card, table)):
            # It can only be taken from where it lies, and laid only elsewhere.
            there = [self._place_in(zone, line.card, table) is not None for zone in line.several]
            meant = [zone for zone, lies in zip(line.several, there, strict=True) if lies == line.takes_away]
            if len(meant) == 1:
                line.zones, line.several = meant, ()
            else:
                line.several = meant or line.several
        if not line.command and not line.takes_away:
            self._choose_by_room(line, [line.rest], table)

    def _find_moved(self, line: _Line, table: TableController) -> None:
        """Find the card of a line that moves it to another one: `move yellow 6 from set 2 to green 6`."""
        each_named = self._cards.split_cards(line.rest, table) or []
        if line.card is None and len(line.zones) == 1 and len(each_named) == 2:
            moved, goal = (self._card_of(words, table)[0] for words in each_named)
            there = self._zones_with(goal, table) if goal is not None else []
            lies = moved is not None and self._place_in(line.zones[0], moved, table) is not None
            if lies and len(there) == 1 and there != line.zones:
                line.card, line.rest, line.zones = moved, each_named[0], [*line.zones, *there]
            # As `move yellow 6 onto the green 6 in set 2`, but not `blue 8 and blue 9 on set 2`.
            behind = [words for _, words in phrases_for(self._session.announcer.words).around_joining(line.typed)]
            goes_there = any(words[: len(each_named[1])] == each_named[1] for words in behind)
            if not lies and line.zones[0] in there and goes_there:
                line.card, line.rest = moved, each_named[0]

    def _find_called(self, line: _Line, table: TableController) -> None:
        """Find the zones of a line that has nothing but a part of a name, as `the yellow run` or `to the nines`."""
        words = self._session.announcer.words
        phrases = phrases_for(words)
        if _words_for_zone(words).isdisjoint(line.typed) and not phrases.begins_with_goal(line.typed):
            return
        rest = phrases.without_questions(phrases.without_going(line.rest))
        # Of `what lies in the green run`, one word is strange.
        asks = not phrases.questions.isdisjoint(line.typed[:1])
        named = self._zones_called(rest, line.typed, table, passes_over=asks) if rest else []
        line.zones, line.several = (named, ()) if len(named) == 1 else ([], named)
        line.rest = () if named else line.rest

    def _choose_by_room(self, line: _Line, each_named: Sequence[Words], table: TableController) -> None:
        """Take the one of several zones that is valid with the cards: of two yellow runs a yellow 12 fits only one."""
        state, fitting = table.state, list(line.several)
        named = [self._numbered(words, table) or self._card_of(words, table)[0] for words in each_named]
        for card in named:
            room = state.presenter.zones_with_room(state.view, card) if card is not None else ()
            fitting = [zone for zone in fitting if zone in room] or fitting
        if len(fitting) == 1 and named:
            line.zones, line.several = [*line.zones, *fitting], ()

    def _carry_out(self, line: _Line, table: TableController) -> bool:
        """Carry out a line whose zones are found; return False for one that says nothing about cards and zones."""
        state = table.state
        if not line.rest and len(line.zones) == 2:  # as in `move the green 10 to the yellow 10`
            state.walk.move_to(line.zones[0], 0)
            with table.asking.answering(line.zones[1]):
                table.perform(_JOINS)
            return True
        if line.command == _SPLITS and line.card is None and len(line.zones) == 1:
            return self._split_at_value(line, table) or (not line.rest and self._split_somewhere(line.zones[0], table))
        if line.card is None and line.takes_away and len(line.zones) == 1 and line.rest and not line.command:
            return self._take_named(line.rest, line.zones[0], table)
        if line.command == _BEGINS and line.card is None and not line.rest and not line.zones and self._carried(table):
            table.perform(_BEGINS)  # `put it in a new set`
            return True
        if line.card is None:
            alone = len(line.zones) == 1 and not line.command
            return alone and (self._lay_each(line, table) or self._lay_carried(line, table) or self._go_to(line, table))
        if line.zones:
            return self._move(line.card, line.stands_for, line, table)
        if line.stands_for is not None and not line.command:
            return self._play_as(line.card, line.stands_for, table)
        if line.command != _BEGINS or line.card is None:
            return False
        return self._begin_with(line.card, line.stands_for, table, moves=line.moves)

    def _exchange(self, intent: Intent, line: _Line, table: TableController) -> bool:
        """Put a card in the place of one that stands for it, as `replace the joker with red 6`; False: another line."""
        state, phrases = table.state, phrases_for(self._session.announcer.words)
        words = phrases.words(intent.line)
        replaces = phrases.exchanges(words)
        if not replaces and not (phrases.takes_away(words) and phrases.says_with(words)):
            return False
        kinds = state.presenter.kinds
        named = tuple(each for each in phrases.plain(intent.line) if not phrases.exchanges((each,)))
        # The one with a number takes the place of the other.
        pairs: list[Words] = [each for each in pairwise(named) if any(map(str.isdecimal, each))]
        # Also `b11`.
        pairs += [(each,) for each in named if not each.isdecimal() and any(map(str.isdecimal, each))]
        cards = [found[0] for each in pairs if (found := find_cards(each, kinds, state.presenter, in_part=False))]
        words_of_cards = ((each,) for each in named if not each.isdecimal())
        others = [each for each in words_of_cards if find_cards(each, kinds, state.presenter, in_part=False)]
        if replaces and not cards and others:
            return not line.missing and self._say_what_replaces(others[0], line.zones, table)
        if len(set(cards)) != 1 or not others:
            return False
        card = kinds[cards[0]]
        for zone, lying in self._numbered_lying(table):
            called = phrases.plain(state.presenter.card_name(card))
            if find_cards((*others[0], *called), lying, state.presenter):  # one lies there as the other
                if self._is_at_hand(card, table):
                    return table.play_on(card, zone)
                lies = [each for each in self._zones_with(card, table) if each != zone]
                lies = [each for each in lies if each in line.zones] or lies
                if len(lies) == 1 and any(each == card for each in self._cards_in(lies[0], table)):
                    return table.play_on(card, zone, lies[0])
                self._terminal.write(not_held(card, state.presenter))
                return True
        if replaces:
            shown = str(state.presenter.card_for_texts(card))
            self._terminal.write(state.presenter.text("linear-none-stands-for", card=shown))
        return replaces

    def _say_what_replaces(self, named: Words, zones: Sequence[Hashable], table: TableController) -> bool:
        """Say which cards may take the place of those that stand for others, as for `replace the joker in set 7`.

        Returns False where none lies.
        """
        presenter, phrases = table.state.presenter, phrases_for(self._session.announcer.words)
        there = self._numbered_lying(table)
        lying = [card for zone, cards in there if not zones or zone in zones for card in cards]
        names = [phrases.plain(presenter.card_name(lying[place])) for place in find_cards(named, lying, presenter)]
        meant = [
            kind
            for kind in presenter.kinds
            if any(map(str.isdecimal, plain := phrases.plain(presenter.card_name(kind))))
            and any(is_within(plain, name) for name in names)
        ]
        if not meant and zones:
            kind = next(iter(find_cards(named, presenter.kinds, presenter, in_part=False)), None)
            return kind is not None and self._refuse_to_take(presenter.kinds[kind], zones[0], table)
        if meant:
            shown = list(map(presenter.card_in_sentence, meant))
            listed = self._session.announcer.translator.enumerate(shown, "list-last-or")
            self._terminal.write(presenter.text("linear-replaced-by", cards=listed))
        return bool(meant)

    def _take_standing(self, line: _Line, table: TableController) -> bool:
        """Take a card that stands for another one, as `take the joker` or `take the joker as red 5 from set 2`.

        Returns False if the line takes no such card, or none lies there.
        """
        presenter = table.state.presenter
        if not line.takes_away or line.command or line.card is None:
            return False
        if any(map(str.isdecimal, presenter.card_name(line.card))):
            return False
        lying = [(key, cards) for key, cards in self._numbered_lying(table) if not line.zones or key in line.zones]
        zones = [key for key, cards in lying if find_cards(line.rest, cards, presenter)]
        if len(zones) > 1:
            line.zones, line.several = [], zones
            return self._ask_which(line, table)
        return bool(zones) and self._take_named(line.rest, zones[0], table)

    @staticmethod
    def _numbered_lying(table: TableController) -> list[tuple[Hashable, Sequence[CardKind]]]:
        """Return the numbered zones, each with the cards that lie there."""
        keys = table.state.presenter.numbered_zones(table.state.view)
        return [(zone.key, cards) for zone, cards in table.state.walk.lying() if zone.key in keys]

    def _zones_with(self, card: CardKind, table: TableController) -> list[Hashable]:
        """Return the numbered zones in which a card lies."""
        keys = table.state.presenter.numbered_zones(table.state.view)
        return [zone for zone in keys if self._place_in(zone, card, table) is not None]

    def _take_named(self, words: Words, zone: Hashable, table: TableController) -> bool:
        """Take the card of a zone that the words name in part, as `take the red tile from set 1`; or ask which."""
        cards = next((cards for key, cards in self._numbered_lying(table) if key == zone), ())
        found = [cards[place] for place in find_cards(words, cards, table.state.presenter)]
        if len(found) == 1:
            return self._go_and_perform(zone, found[0], "play", table)
        if found:
            phrases = phrases_for(self._session.announcer.words)

            def complete(intent: Intent) -> bool:
                return not intent.doubts and self._take_named(phrases.card_words(intent.words), zone, table)

            self._open_line.expect(complete, table)
            listed = ", ".join(map(table.state.presenter.card_in_sentence, found))
            self._terminal.write(self._session.announcer.text("linear-which-of", cards=listed))
        return bool(found)

    def _lay_carried(self, line: _Line, table: TableController) -> bool:
        """Lay the carried card on the zone that a line names, as `put it on set 1`; return False for other lines."""
        state, carried = table.state, self._carried(table)
        says_where = line.lays or phrases_for(state.words).begins_with_goal(line.typed)
        return says_where and bool(carried) and table.play_on(carried[0], line.zones[0])

    def _move(self, card: CardKind, meant: CardKind | None, line: _Line, table: TableController) -> bool:
        """Take a card from where it lies, lay it where the line says, or split there."""
        state = table.state
        lies_in = next((zone for zone in line.zones if self._place_in(zone, card, table) is not None), None)
        if line.command:
            return self._begin_or_split(card, lies_in, line, table)
        if line.goal_last and len(set(line.zones)) == 2 and lies_in == line.zones[1]:
            return self._refuse_to_take(card, line.zones[0], table)
        goes_to = next((zone for zone in line.zones if zone != lies_in), None)
        at_hand = self._is_at_hand(card, table)
        if at_hand and goes_to is not None:
            card = self._take_in_hand(card, meant, table)
        if lies_in is None and line.takes_away:
            return self._refuse_to_take(card, line.zones[0], table)
        if lies_in is None and (line.moves or not at_hand):  # not held: it may lie on the table
            lying = [zone for zone in self._zones_with(card, table) if zone != goes_to]
            lies_in = lying[0] if len(lying) == 1 else None
            line.several = lying if len(lying) > 1 else ()
        if line.several:
            return self._ask_which(line, table)
        phrases = phrases_for(self._session.announcer.words)
        lays = (line.lays or phrases.only_names_goal(line.typed)) and not (line.takes_away or line.moves)
        if goes_to is None and lies_in is not None and not at_hand and lays:
            self._terminal.write(not_held(card, state.presenter))  # it lies there already
            return True
        if goes_to is None and lies_in is not None and (line.takes_away or not at_hand):
            return self._go_and_perform(lies_in, card, "play", table)
        if lies_in is None and not at_hand:
            self._terminal.write(not_held(card, state.presenter))
            return True
        with table.asking.answering(*_parts_of(meant)):
            if goes_to is None:
                return table.play_on(card, lies_in)
            return self._lay_from(lies_in, goes_to, card, meant, table)

    def _lay_from(
        self, zone: Hashable | None, goal: Hashable, card: CardKind, meant: CardKind | None, table: TableController
    ) -> bool:
        """Lay a card of a zone, or of the hand (None), on another zone; one that is to mean another one by the hand."""
        if zone is None:
            return table.play_on(card, goal)
        lying = self._lying(zone, card, table)
        if not self._is_to_mean(lying, meant, table):
            return table.play_on(lying, goal, zone)
        table.play_on(lying, table.state.walk.zones[0].key, zone)
        return table.play_on(card, goal)

    def _begin_or_split(
        self, card: CardKind, lies_in: Hashable | None, line: _Line, table: TableController
    ) -> bool:
        """Begin a zone with a card of another one, or split that one before the card."""
        if lies_in is None:
            return self._refuse_to_take(card, line.zones[0], table)
        if line.command == _SPLITS:
            return self._go_and_perform(lies_in, card, _SPLITS, table)
        return table.play_on(self._lying(lies_in, card, table), None, lies_in)

    def _split_at_value(self, line: _Line, table: TableController) -> bool:
        """Split a zone at the number of a card, as in `split the green run after the 4`; return False for other words.

        `Between 4 and 5` and `before 5` split there, too.
        """
        cards = next((cards for key, cards in self._numbered_lying(table) if key == line.zones[0]), ())
        found = [find_cards((each,), cards, table.state.presenter) for each in line.rest if each.isdecimal()]
        places = [place for each in found for place in each[:1]]
        if not places or len(places) > 2:
            return False
        place = max(places) + (line.behind and len(places) == 1)
        if place >= len(cards):  # behind the last one there is nothing to part
            return False
        return self._go_and_perform(line.zones[0], cards[place], _SPLITS, table)

    @staticmethod
    def _split_somewhere(zone: Hashable, table: TableController) -> bool:
        """Say how a place to split is named, as for `split the green run`."""
        table.state.walk.move_to(zone, 0)
        table.perform(_SPLITS)
        return True

    def _lay_each(self, line: _Line, table: TableController) -> bool:
        """Lay several held cards on one zone, one after the other; return False if the line does not name them."""
        each_named = self._cards.split_cards(line.rest, table) or []
        named = [self._numbered(words, table) or self._card_of(words, table)[0] for words in each_named]
        cards = [card for card in named if card is not None]
        missing = Counter(cards) - Counter(own_cards(table))
        if len(cards) < 2 or len(cards) < len(named) or missing:
            return False
        state = table.state
        if state.seat not in state.view.acting:
            table.perform("read_turn")
            return True
        if why := state.presenter.why_too_many(state.view, len(cards)):
            self._terminal.write(why)
            return True
        # A Joker last, which asks what it stands for: what is left would be forgotten with the question.
        name = table.state.presenter.card_name
        left = sorted(cards, key=lambda each: not any(map(str.isdecimal, name(each))))
        while left:
            # First one with which the set is valid: of blue 8 and 9 the 9 on a run from 10.
            fits = table.state.presenter.zones_with_room
            plain = [each for each in left if any(map(str.isdecimal, name(each)))] or left
            card = next((each for each in plain if line.zones[0] in fits(table.state.view, each)), plain[0])
            left.remove(card)
            table.play_on(card, line.zones[0])
            if table.state.question is not None:  # it is answered before another is laid
                break
        return True

    @staticmethod
    def _go_to(line: _Line, table: TableController) -> bool:
        """Go to the one zone that a line names by its name; return False if there is anything else in it."""
        state = table.state
        if not phrases_for(table.state.words).walks(line.rest):
            return False
        number = state.presenter.numbered_zones(state.view).index(line.zones[0]) + 1
        step = state.walk.go_to_numbered(number)
        if step is not None:
            table.show_walk(step)
        return step is not None

    def _refuse_to_take(self, card: CardKind, zone: Hashable, table: TableController) -> bool:
        presenter, view = table.state.presenter, table.state.view
        number, shown = presenter.numbered_zones(view).index(zone) + 1, str(presenter.card_for_texts(card))
        self._terminal.write(presenter.text("linear-not-in-zone", card=shown, number=number))
        return True

    def _play_as(self, card: CardKind, meant: object, table: TableController) -> bool:
        """Play a held card as what the line says, as `joker as green 10`; its place is asked for. False: not held."""
        state = table.state
        place = next((at for at, each in enumerate(own_cards(table)) if each == card), None)
        if place is None or not state.presenter.has_drafts:
            return False
        state.walk.go_home()
        state.cursor.go(place)
        with table.asking.answering(*_parts_of(meant)):
            table.perform("play")
        return True

    def _begin_with(self, card: CardKind, meant: object, table: TableController, *, moves: bool) -> bool:
        """Begin a zone with a card of the hand, or with one that lies in just one zone; return False for others.

        A line that `moves` a card rather means the one that lies there.
        """
        state = table.state
        place = next((at for at, each in enumerate(own_cards(table)) if each == card), None)
        lying = self._zones_with(card, table) if moves else []
        if len(lying) == 1 and not self._carried(table):
            return table.play_on(self._lying(lying[0], card, table), None, lying[0])
        if place is not None and self._carried(table):  # not the carried one, which the key would take
            with table.asking.answering(*_parts_of(meant)):
                return table.play_on(card, None)
        if place is None and self._is_at_hand(card, table):  # it is carried
            table.perform(_BEGINS)
            return True
        if place is None:
            lying = self._zones_with(card, table)
            return len(lying) == 1 and table.play_on(self._lying(lying[0], card, table), None, lying[0])
        state.walk.go_home()
        state.cursor.go(place)
        with table.asking.answering(*_parts_of(meant)):
            table.perform(_BEGINS)
        return True

    def _take_apart(self, intent: Intent, table: TableController) -> _Line:
        """Return what a line names: first its command, then the zones by name, by number or by a card in them."""
        state, words = table.state, self._session.announcer.words
        phrases = phrases_for(words)
        typed = phrases.without_prefix_behind(phrases.words(intent.line))
        plain = self._with_zone_numbers(phrases.without_prefix_behind(phrases.plain(intent.line)), typed, table)
        left = self._content(plain, phrases)
        keys = state.presenter.numbered_zones(state.view)
        of_zone = _words_for_zone(words)
        zones: list[Hashable] = []
        command = ""
        for each in (_BEGINS, _SPLITS):
            # `start set` without its verb would be any set.
            spelled = [self._content(phrase, phrases) for phrase in phrases.of_command(each)]
            found = _longest(left, [phrase for phrase in spelled if not of_zone.issuperset(phrase)])
            if found:
                left, command = _without(left, found), each
                break
        joined = any(each in phrases.joining for each in typed)
        # By its name; the longest name first, as a short one may be a part of it.
        while name := self._name_within(left, table, phrases, joined=joined):
            zone, called = name
            zones.append(zone)
            left = _without(left, called)
        by_name = bool(zones)
        # By its number, as in `set 4`; behind the names, as in German a run is called `Folge 4 bis 6`.
        at, missing = 0, ""
        while at < len(left) - 1:
            beside = (left[at], left[at + 1]) in pairwise(plain)  # not so in `the run after the 4`
            is_set = left[at] in of_zone and beside and not self._is_of_kind(left[at], left[at + 1], typed, table)
            number = vocabulary.parse_number(left[at + 1]) if is_set else None
            if number is not None and 1 <= number <= len(keys):
                zones.append(keys[number - 1])
                left = (*left[:at], *left[at + 2 :])
                continue
            # As in `set 9`, but not in `run 9 to 11`, which is a name.
            beyond = number is not None and number > len(keys) and at + 2 == len(left)
            if beyond and not self._zones_called((left[at + 1],), typed, table):
                missing = left[at + 1]
            at += 1
        # A number behind `on`, as in `green 3 on 4`; `at` is behind all others now.
        lays = self._numbered(left[:-1], table) is not None or bool(self._cards.split_cards(left[:-1], table))
        if not zones and not command and phrases.ends_with_target(typed) and lays:
            number = vocabulary.parse_number(left[-1])
            if number is not None and 1 <= number <= len(keys):
                zones.append(keys[number - 1])
                left = left[:-1]
        takes_away = phrases.takes_away(typed)
        at_number = any(map(str.isdecimal, left)) and self._card_of(left, table)[0] is None
        if not zones and command == _SPLITS and at_number:  # `split the green run after the 4`
            around = [each for each in left if each in phrases.between or phrases.says_behind((each,))]
            called = tuple(each for each in left if not each.isdecimal() and each not in around)
            zones = self._zones_called(called, typed, table)
            zones, left = (zones, _without(left, called)) if len(zones) == 1 else ([], left)
        several: list[Hashable] = []
        if not zones and (joined or takes_away) and command != _BEGINS:
            several, left = self._zone_behind_card(left, typed, table)
            if len(several) == 1:
                zones, several = several, []
        goal_last = not by_name and phrases.ends_with_goal(typed)
        behind = phrases.says_behind(typed)
        return _Line(
            zones,
            left,
            command,
            several,
            joined=joined,
            takes_away=takes_away,
            lays=phrases.lays_on(typed),
            goal_last=goal_last,
            behind=behind,
            by_name=by_name,
            missing=missing,
            moves=phrases.moves(typed),
            typed=typed,
        )

    def _with_zone_numbers(self, words: Words, typed: Words, table: TableController) -> Words:
        """Return the words with `set 1` for `first run`, `row 1` or `number 1`, but not for `run 1 to 4`."""
        announced = self._session.announcer.words
        phrases, of_zone = phrases_for(announced), _words_for_zone(announced)
        named = phrases.plain(vocabulary.word_for(SET, announced))
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
            of_values = bool(number) and phrases.names_values(one, number, typed)
            if of_values or (number and one in kinds and self._is_of_kind(one, number, typed, table)):
                number = ""
            number = number or (phrases.ordinal(one) if other in of_zone else "")
            found += [*named, number] if number else [one]
            at += 2 if number else 1
        return tuple(found)

    @staticmethod
    def _content(words: Words, phrases: Phrases) -> Words:
        """Return the words without verbs and what only connects."""
        return tuple(each for each in words if not phrases.connects(each))

    def _name_within(
        self, words: Words, table: TableController, phrases: Phrases, *, joined: bool
    ) -> tuple[Hashable, Words] | None:
        """Return the zone whose name stands in the words, with that name; None if there is none or several fit.

        One tile has the name of a set that it is alone: the set is named where other cards are `joined` to it.
        """
        state = table.state
        found: dict[Words, set[Hashable]] = {}
        for zone, names in state.presenter.zone_names(state.view).items():
            for name in names:
                called = self._content(phrases.plain(name), phrases)
                if not called or _find(words, called) is None:
                    continue
                rest = _without(words, called)
                others = not rest or bool(self._cards.split_cards(rest, table))
                if (joined and others) or self._card_of(called, table)[0] is None:
                    found.setdefault(called, set()).add(zone)
        longest = max(found, key=len, default=())
        return (next(iter(found[longest])), longest) if longest and len(found[longest]) == 1 else None

    def _zone_behind_card(
        self, words: Words, typed: Words, table: TableController
    ) -> tuple[list[Hashable], Words]:
        """Return the zones that may be meant behind a card: those with another card, as in `yellow 1 on green 1`, or
        those that have the words in their names, as in `on the red run`; and the words of the card.
        """
        if self._card_of(words, table)[0] is not None:  # in French the colour of a card comes last
            return [], words
        phrases = phrases_for(self._session.announcer.words)
        # At the word between them, where it is told apart from others such as `with`.
        joined = [(self._content(before, phrases), behind) for before, behind in phrases.around_joining(typed)]
        anywhere = [(words[:at], words[at:]) for at in range(len(words) - 1, 0, -1)]
        for parts in (joined, anywhere):
            meant = [(front, self._zones_meant(behind, typed, table)) for front, behind in parts if front]
            found = [(front, zones) for front, zones in meant if zones]
            # One card rather than several: in `green 9 on the run 5 to 8`, 5 is no card.
            one = ((zones, front) for front, zones in found if self._card_of(front, table)[0] is not None)
            several = ((zones, front) for front, zones in found if self._cards.split_cards(front, table))
            if (first := next(one, None) or next(several, None)) is not None:
                return first
        return [], words

    def _is_of_kind(self, kind: str, number: str, typed: Words, table: TableController) -> bool:
        """Return whether a number behind a word such as the German `Satz` is that of the tiles, not that of the set.

        It is where the set of that number is another kind, and one of the kind has such tiles.
        """
        keys, place = table.state.presenter.numbered_zones(table.state.view), vocabulary.parse_number(number)
        if phrases_for(self._session.announcer.words).names_values(kind, number, typed):
            return True
        called = self._zones_called((kind, number), typed, table)
        here = keys[place - 1] if place is not None and 1 <= place <= len(keys) else None
        return bool(called) and here not in self._zones_called((kind,), typed, table)

    def _zones_meant(self, words: Words, typed: Words, table: TableController) -> list[Hashable]:
        """Return the zones in which the card lies that the words name, or else those that are called so."""
        content = self._content(words, phrases_for(self._session.announcer.words))
        card = self._card_of(content, table)[0] if 0 < len(content) <= LONGEST_NAME else None
        return self._zones_called(words, typed, table) if card is None else self._zones_with(card, table)

    def _zones_called(
        self, words: Words, typed: Words, table: TableController, *, passes_over: bool = False
    ) -> list[Hashable]:
        """Return the zones that have all the words in their names, as `the red run` does.

        Words that are in no name are passed over with `passes_over`; else no zone is called so.
        If only some of them have a word such as `run` that was `typed`, it is those.
        """
        state, phrases = table.state, phrases_for(self._session.announcer.words)
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
        for each in typed:
            if phrases.connects(each) and not phrases.is_filler(each):
                found = [zone for zone in found if each in called[zone]] or found
        return found

    def _card_of(self, words: Words, table: TableController) -> tuple[CardKind | None, CardKind | None]:
        """Return the card that all the words name, and what it stands for if that is named behind it."""
        presenter = table.state.presenter
        for length in (len(words), 1):
            found = find_cards(words[:length], presenter.kinds, presenter, in_part=False)
            rest = words[length:]
            meant = find_cards(rest, presenter.kinds, presenter, in_part=False) if rest else []
            if found and (meant or not rest):
                return presenter.kinds[found[0]], presenter.kinds[meant[0]] if meant else None
        return None, None

    @staticmethod
    def _numbered(words: Words, table: TableController) -> CardKind | None:
        """Return the card of the hand whose number is the only word; None for other words."""
        own, number = table.state.walk.own, vocabulary.parse_number(words[0]) if len(words) == 1 else None
        return own.card_of(number) if number is not None and own.index_of(number) is not None else None

    @staticmethod
    def _with_value(words: Words, table: TableController) -> CardKind | None:
        """Return the one kind of card of the hand that is called by the number which is the only word; else None."""
        own = own_cards(table)
        single = words if len(words) == 1 and words[0].isdecimal() else ()
        kinds = list(dict.fromkeys(own[place] for place in find_cards(single, own, table.state.presenter)))
        return kinds[0] if len(kinds) == 1 else None

    def _names_several(self, text: str, table: TableController) -> bool:
        """Return whether a line names more than one card between commas and words such as `and`."""
        phrases, presenter = phrases_for(self._session.announcer.words), table.state.presenter

        def names_card(part: str) -> bool:
            words = phrases.plain(part)
            windows = [words[at : at + length] for length in (1, 2) for at in range(len(words))]
            return any(find_cards(each, presenter.kinds, presenter, in_part=False) for each in windows)

        return sum(map(names_card, phrases.listed(text))) > 1

    def _is_at_hand(self, card: CardKind, table: TableController) -> bool:
        """Return whether a card lies outside the numbered zones: in the hand, or carried."""
        state = table.state
        numbered = state.presenter.numbered_zones(state.view)
        there = [card for zone in state.walk.zones if zone.key not in numbered for card in zone.cards]
        return card in there or self._as_carried(card, table) in there

    def _take_in_hand(self, card: CardKind, meant: CardKind | None, table: TableController) -> CardKind:
        """Return the card as it is laid from now on: as it is carried, or from the hand if it is to mean another one.
        """
        carried = self._as_carried(card, table)
        if carried == card or not self._is_to_mean(carried, meant, table):
            return carried
        table.play_on(carried, table.state.walk.zones[0].key)
        return card

    def _is_to_mean(self, card: CardKind, meant: CardKind | None, table: TableController) -> bool:
        """Return whether a card is to mean another one than it does, as a Joker on the table that stands for blue 11.
        """
        phrases, name = phrases_for(self._session.announcer.words), table.state.presenter.card_name
        return meant is not None and not is_within(phrases.plain(name(meant)), phrases.plain(name(card)))

    def _as_carried(self, card: CardKind, table: TableController) -> CardKind:
        """Return the card as it is carried: a Joker that was taken up may still stand for another tile."""
        state = table.state
        numbered = state.presenter.numbered_zones(state.view)
        for zone in state.walk.zones[1:]:
            if zone.key not in numbered and self._place_in(zone.key, card, table) is not None:
                return self._lying(zone.key, card, table)
        return card

    @staticmethod
    def _cards_in(key: Hashable, table: TableController) -> Sequence[CardKind]:
        return next((cards for zone, cards in table.state.walk.lying() if zone.key == key), ())

    def _place_in(self, key: Hashable, card: CardKind, table: TableController) -> int | None:
        """Return where a card lies in a zone, from 0; None if it does not, or if that is not clear."""
        presenter = table.state.presenter
        cards = next((there for zone, there in table.state.walk.lying() if zone.key == key), ())
        same = [place for place, each in enumerate(cards) if each == card]
        if same:
            return same[0]
        # A Joker that stands for another tile has that in its name, too.
        name = phrases_for(self._session.announcer.words).plain(presenter.card_name(card))
        alike = [] if any(map(str.isdecimal, name)) else find_cards(name, cards, presenter)
        return alike[0] if len(alike) == 1 else None

    def _lying(self, key: Hashable, card: CardKind, table: TableController) -> CardKind:
        """Return the card as it lies in a zone: a Joker there stands for another tile."""
        place = self._place_in(key, card, table)
        cards = next((there for zone, there in table.state.walk.lying() if zone.key == key), ())
        return card if place is None else cards[place]

    def _go_and_perform(self, key: Hashable, card: CardKind, command: str, table: TableController) -> bool:
        """Go to a card of a zone and carry out a command there; return False if it is not there."""
        place = self._place_in(key, card, table)
        if place is None:
            return False
        table.state.walk.move_to(key, place)
        table.perform(command)
        return True


def _words_for_zone(words: Translator) -> set[str]:
    """Return the words in front of a zone's number."""
    more = words.text("typed-zone").split(",") if words.has("typed-zone") else []
    return {each for word in (*vocabulary.words_of(SET, words), *more) for each in phrases_for(words).plain(word)}


def _parts_of(meant: object) -> tuple[object, ...]:
    """Return what answers the questions about a card: first its colour, where there are too many to ask for."""
    return () if meant is None else (meant, getattr(meant, "colour", None))


def _find(words: Sequence[str], part: Words) -> int | None:
    """Return where a part stands in the words as one piece."""
    places = range(len(words) - len(part) + 1)
    return next((at for at in places if tuple(words[at : at + len(part)]) == part), None)


def _without(words: Words, part: Words) -> Words:
    at = _find(words, part)
    return words if at is None else (*words[:at], *words[at + len(part) :])


def _longest(words: Words, parts: Sequence[Words]) -> Words:
    """Return the longest of the parts that stands in the words."""
    return max((each for each in parts if each and _find(words, each) is not None), key=len, default=())
