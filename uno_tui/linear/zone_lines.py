"""Lines that name zones: `join set 1 and 2`, `yellow 1 on set 4`, `green 2 from the group of twos`.

This is also how the program itself puts its hints into words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise

from uno_tui.i18n.folding import simplify
from uno_tui.linear import vocabulary
from uno_tui.linear.actions import line_actions_for
from uno_tui.linear.card_lines import CardLines
from uno_tui.linear.intent import SET, Intent
from uno_tui.linear.lying_cards import (
    as_carried,
    as_lying,
    cards_in,
    carried_cards,
    is_at_hand,
    numbered_lying,
    place_in,
    zones_with,
)
from uno_tui.linear.named_cards import card_numbered, card_of, cards_with_value, find_cards, not_held, own_cards
from uno_tui.linear.open_line import OpenLine
from uno_tui.linear.phrases import Words, is_within, phrases_for
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.zone_parser import BEGINS, SPLITS, ZoneLine, ZoneParser, words_for_zone
from uno_tui.linear.zone_questions import ZoneQuestions, go_to_zone
from uno_tui.linear.zone_words import zone_words_for
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.controller import TableController

_JOINS = "join"
MOST_ZONE_WORDS = 60
"""The most words of such a line: a set that is not valid yet is named by all its tiles."""


class ZoneLines:
    """Carries out such lines; numbers and cards of zones are for games whose zones have numbers."""

    def __init__(self, terminal: LineTerminal, cards: CardLines, open_line: OpenLine) -> None:
        self._terminal = terminal
        self._cards = cards
        self._open_line = open_line
        self._parser = ZoneParser(cards)
        self._questions = ZoneQuestions(terminal, self._parser)

    def note_grown(self, zone: Hashable | None) -> None:
        """Note which zone has grown in this draft: the next line may call it `there`. None: none has."""
        self._parser.grown = zone

    def perform(self, intent: Intent, table: TableController) -> bool:
        """Carry out a line that names zones, or a card of one, or a card and where it goes; return False for others."""
        if table.state.handing_to is not None:
            return False
        if intent.doubts:  # it moves nothing
            return False
        return self._perform_at_numbers(intent, table) or self._perform_with_card(intent, table)

    def answer(self, intent: Intent, table: TableController) -> bool:
        """Answer a question about a zone, as `what goes on set 3` or `what is in the green run`; else return False."""
        if self._questions.tell_what_fits(intent, table):
            return True
        asks = intent.doubts or phrases_for(table.state.words).begins_with_what(intent.line)
        return asks and table.state.handing_to is None and self._questions.read_asked(intent, table)

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
        state = table.state
        words = state.words
        zones = state.presenter.numbered_zones(state.view)
        if not zones:
            return False
        phrases = phrases_for(words)
        of_zone = words_for_zone(words)
        numbers = [number for each in intent.words if (number := vocabulary.parse_number(each)) is not None]
        rest = tuple(each for each in zone_words_for(words).without_numbers(intent.words) if each not in of_zone)
        # `new set 7 8` names two cards.
        named_so = (each for each in commands_at(state.game).values() if each.of_a_card or each.of_a_zone)
        commands = tuple(each.id for each in named_so if each.id != BEGINS)
        found = phrases.find(rest, commands)
        named = of_zone.intersection(intent.words)
        if len(found) != 1 or not (len(numbers) == 2 or (len(numbers) == 1 and named)):
            return False
        (command,) = found
        if command == SPLITS and len(numbers) == 2 and self._names_split_card(intent.line, numbers, table):
            return False
        if len(numbers) == 1 and commands_at(state.game)[command].of_a_zone:
            self.perform_with_zone(command, numbers[0], table)
            return True
        step = state.walk.go_to_numbered(numbers[0])
        if step is None:
            self._terminal.write(table.state.words.text("linear-no-number", number=numbers[0]))
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

    def _names_split_card(self, line: str, numbers: Sequence[int], table: TableController) -> bool:
        """Return whether the second number is that of a card, not its place, as in `split set 1 before the 6`."""
        zones, (zone, place) = table.state.presenter.numbered_zones(table.state.view), numbers
        beyond = 1 <= zone <= len(zones) and place > len(cards_in(zones[zone - 1], table))
        return beyond or phrases_for(table.state.words).ends_with_value(line)

    def _perform_with_card(self, intent: Intent, table: TableController) -> bool:
        """Carry out a line that names a card of the hand or of a zone, and where it goes; return False for others."""
        state = table.state
        counts = phrases_for(table.state.words).counts_some(intent.line)  # `put 3 of them on set 1` names none
        may_play = state.guide is None and len(intent.words) <= MOST_ZONE_WORDS and not counts
        if not may_play or not state.presenter.numbered_zones(state.view):
            return False
        if self._put_back(intent, table) or self._lay_row(intent, table):
            return True
        if self._combine_named(intent, table) or self._lay_alike(intent, table):
            return True
        line = self._parser.parse(intent.line, table)
        if not line.by_name and self._cards.puts_together(intent, table):
            return False
        if self._exchange(intent, line, table):
            return True
        line.card, line.stands_for = card_of(line.rest, table)
        named = line.lays or line.takes_away or line.moves or (line.joined and card_of(line.rest[:-2], table)[0])
        if line.missing and named:
            self._cards.write_no_number(line.missing, table)
            return True
        if line.stands_for is not None and self._parser.names_several(intent.line, table):
            line.card = None  # `joker and green 12` are two cards
        by_number = line.zones and line.joined and not line.takes_away and line.command != SPLITS
        if line.card is None and by_number:  # as `11 on set 1`
            by_value = phrases_for(table.state.words).names_value(intent.line)  # `my 4` is no place
            if by_value and self._lay_with_value(line, table):
                return True
            line.card = None if by_value else card_numbered(line.rest, table)
        if self._take_standing(line, table):
            return True
        self._parser.find_zones(line, table)
        return self._ask_which(line, table) if line.several else self._carry_out(line, table)

    def _put_back(self, intent: Intent, table: TableController) -> bool:
        """Put what is carried, or was laid in this turn, back to the hand, as `put the joker back in my rack`.

        Returns False for other lines.
        """
        state, phrases = table.state, phrases_for(table.state.words)
        carried, own = carried_cards(table), state.walk.zones[0]
        words = phrases.words(intent.line)
        hand_words = (*phrases.plain(own.title), *map(simplify, vocabulary.words_of("hand", state.words)))
        named = zone_words_for(state.words).brought_back(words, hand_words, words_for_zone(state.words))
        card = card_of(named, table)[0] if named else None
        if card is not None and not carried and state.presenter.has_drafts and not phrases.asks(intent.line):
            zone = state.presenter.zone_where_laid(state.view, card)
            if zone is not None:
                return table.play_on(as_lying(zone, card, table), own.key, zone)
            shown = str(state.presenter.card_for_texts(card))
            self._terminal.write(state.presenter.text("linear-not-laid", card=shown))
            return True
        hand = any(phrases.find(intent.words, (each,)) for each in ("hand", "all_cards"))
        if not carried or hand or phrases.asks(intent.line) or not set(phrases.plain(own.title)) & set(words):
            return False
        return table.play_on(carried[0], own.key)

    def _combine_named(self, intent: Intent, table: TableController) -> bool:
        """Lay held cards on the zone of others that a line names with them, as `make a run of red 1, red 2 and red 3`.

        A line that only lists them, as `play red 1, red 2 and red 3`, must name all cards of that zone. If all are held
        they are a new zone. Returns False for lines that name none that are held, or cards that lie in several zones.
        """
        combines = self._cards.named_to_combine(intent, table)
        words_of_cards = combines or self._cards.named_in_list(intent, table)
        named = [card_of(words, table)[0] for words in words_of_cards]
        cards = [card for card in named if card is not None]
        if len(cards) < max(2, len(named)):
            return False
        held, lying = own_cards(table), [card for card in cards if not is_at_hand(card, table)]
        zones = {zone for card in lying for zone in zones_with(card, table)}
        together = [zone for zone in zones if all(place_in(zone, card, table) is not None for card in lying)]
        # A tile that lies there already need not come from the rack, even if another one like it is held.
        there = Counter(cards_in(together[0], table)) if len(together) == 1 else Counter(lying)
        laid = list((Counter(cards) - there).elements())
        if not laid or Counter(laid) - Counter(held):
            return False
        if not lying:
            return bool(combines) and table.play_together(laid)
        alone = len(together) == 1 and len(cards_in(together[0], table)) == len(lying)
        if len(together) != 1 or not (combines or alone):
            return False
        # `Yellow 4, green 4 and blue 4 together` joins no blue run: the blue 4 would have to be taken from there.
        room = table.state.presenter.zones_with_room
        if not alone and not any(together[0] in room(table.state.view, card) for card in laid):
            lies = str(table.state.presenter.card_for_texts(lying[0]))
            self._terminal.write(table.state.presenter.text("linear-take-from-table", card=lies))
            return True
        return self._lay_cards(laid, together[0], table)

    def _lay_row(self, intent: Intent, table: TableController) -> bool:
        """Lay held cards of one colour in a row, as `yellow 3 to 6` or `put yellow 3 to 6 on set 2`; False for others.

        Of `yellow 1 to 4`, the last number is rather that of a set where the card fits.
        """
        state = table.state
        colour, numbers, goal = line_actions_for(state.words).row_and_goal(intent.line)
        kinds = [find_cards((*colour, str(each)), state.presenter.kinds, state.presenter) for each in numbers]
        if not numbers or not all(len(each) == 1 for each in kinds):
            return False
        cards = [state.presenter.kinds[found] for (found,) in kinds]
        zones, last = state.presenter.numbered_zones(state.view), numbers[-1]
        is_target = last <= len(zones) and zones[last - 1] in state.presenter.zones_with_room(state.view, cards[0])
        if is_target or Counter(cards) - Counter(own_cards(table)):
            return False
        if not goal:
            return len(cards) > 2 and table.play_together(cards)
        # With a card before it: `on 3` names a set there.
        line = self._parser.parse(f"{state.presenter.card_name(cards[0])} {goal}", table)
        line.card = cards[0]
        self._parser.find_zones(line, table)
        return len(line.zones) == 1 and self._lay_cards(cards, line.zones[0], table)

    def _lay_alike(self, intent: Intent, table: TableController) -> bool:
        """Lay all different held cards of a value on a zone, as `put both sevens on set 6`; False for other lines."""
        value, count, goal = line_actions_for(table.state.words).alike_and_goal(intent.line)
        own = own_cards(table)
        found = [own[place] for place in find_cards((value,), own, table.state.presenter)] if value else []
        alike = list(dict.fromkeys(found))
        if not alike:
            return False
        if count not in (None, len(alike)):  # of three held, `both` does not say which
            listed = ", ".join(map(table.state.presenter.card_in_sentence, alike))
            self._terminal.write(table.state.words.text("linear-which-of", cards=listed))
            return True
        line = self._parser.parse(goal, table)
        self._parser.find_zones(line, table)
        return len(line.zones) == 1 and self._lay_cards(alike, line.zones[0], table)

    def _lay_with_value(self, line: ZoneLine, table: TableController) -> bool:
        """Lay the held card of a value on a zone, as `put my 7 on set 6`: of several the one that fits, or ask which.

        Returns False if no card of this value is held.
        """
        kinds = cards_with_value(line.rest, table)
        state = table.state
        fitting = [each for each in kinds if line.zones[0] in state.presenter.zones_with_room(state.view, each)]
        if len(kinds) == 1 or len(fitting) == 1:
            line.card = (fitting or kinds)[0]
            return self._carry_out(line, table)
        if kinds:

            def lay(named: Words) -> bool:
                found = find_cards(named, kinds, state.presenter)
                if len(found) == 1:
                    line.card = kinds[found[0]]
                return len(found) == 1 and self._carry_out(line, table)

            self._ask_card(kinds, lay, table)
        return bool(kinds)

    def _ask_card(self, kinds: Sequence[CardKind], take: Callable[[Words], bool], table: TableController) -> None:
        """Ask which of several cards is meant; the words of the next line go to `take`, which returns False for others.
        """
        phrases = phrases_for(table.state.words)
        self._open_line.expect(lambda intent: not intent.doubts and take(phrases.card_words(intent.words)), table)
        listed = ", ".join(map(table.state.presenter.card_in_sentence, kinds))
        self._terminal.write(table.state.words.text("linear-which-of", cards=listed))

    def _ask_which(self, line: ZoneLine, table: TableController) -> bool:
        """Ask which of several zones a line means; the next line answers it by a number.

        Where its card fits on none of them, say so instead, unless a draft may make room for it.
        """
        state = table.state
        numbers = [str(1 + state.presenter.numbered_zones(state.view).index(zone)) for zone in line.several]
        listed = table.state.words.enumerate(numbers, "list-last-or")
        # A card that a Joker stands for may take its place.
        exchanges = line.card is not None and any(place_in(zone, line.card, table) is not None for zone in line.several)
        sure = not (line.command or line.takes_away or line.moves or exchanges or state.presenter.busy)
        card = line.card if sure else None
        room = line.several if card is None else state.presenter.zones_with_room(state.view, card)
        if card is not None and is_at_hand(card, table) and set(line.several).isdisjoint(room):
            shown = state.presenter.card_name(card)
            self._terminal.write(state.presenter.text("linear-fits-zone", card=shown, number=listed, fits="no"))
            return True
        self._open_line.expect(lambda intent: self._answer_which(line, intent, table), table)
        self._terminal.write(state.presenter.text("linear-which-zone", numbers=listed, first=numbers[0]))
        return True

    def _answer_which(self, line: ZoneLine, intent: Intent, table: TableController) -> bool:
        """Carry out a line with the zone whose number the next one says; return False for another line."""
        number = intent.last_number if intent.before == SET else intent.number
        zones = table.state.presenter.numbered_zones(table.state.view)
        if number is None or not 1 <= number <= len(zones) or zones[number - 1] not in line.several:
            return False
        line.zones, line.several = [*line.zones, zones[number - 1]], ()
        return self._take_standing(line, table) or self._carry_out(line, table)

    def _carry_out(self, line: ZoneLine, table: TableController) -> bool:
        """Carry out a line whose zones are found; return False for one that says nothing about cards and zones."""
        state = table.state
        if not line.rest and len(line.zones) == 2:  # as in `move the green 10 to the yellow 10`
            state.walk.move_to(line.zones[0], 0)
            with table.asking.answering(line.zones[1]):
                table.perform(_JOINS)
            return True
        if line.command == SPLITS and line.card is None and len(line.zones) == 1:
            return self._split_at_value(line, table) or (not line.rest and self._split_somewhere(line.zones[0], table))
        if line.card is None and line.takes_away and len(line.zones) == 1 and line.rest and not line.command:
            return self._take_named(line.rest, line.zones[0], table)
        if line.command == BEGINS and line.card is None and not line.rest and not line.zones and carried_cards(table):
            table.perform(BEGINS)  # `put it in a new set`
            return True
        if line.card is None:
            return len(line.zones) == 1 and not line.command and self._lay_or_go(line, table)
        if line.zones:
            return self._move(line.card, line.stands_for, line, table)
        takes_own = line.takes_away and is_at_hand(line.card, table)  # as `take yellow 6`, which is held
        if (line.stands_for is not None or takes_own) and not line.command:
            return self._play_as(line.card, line.stands_for, table)
        if line.command != BEGINS or line.card is None:
            return False
        lying = zones_with(line.card, table)
        if len(lying) > 1 and (line.moves or not is_at_hand(line.card, table)):
            line.mean(lying)
            return self._ask_which(line, table)
        return self._begin_with(line.card, line.stands_for, table, moves=line.moves)

    def _lay_or_go(self, line: ZoneLine, table: TableController) -> bool:
        """Lay several cards or the carried one on the zone of a line, or go there if it says nothing else."""
        if self._lay_each(line, table) or self._lay_carried(line, table):
            return True
        lays = not phrases_for(table.state.words).play_words.isdisjoint(line.typed[:1])
        return not lays and zone_words_for(table.state.words).walks(line.rest) and go_to_zone(line.zones[0], table)

    def _exchange(self, intent: Intent, line: ZoneLine, table: TableController) -> bool:
        """Put a card in the place of one that stands for it, as `replace the joker with red 6`.

        Return False for other lines.
        """
        state, phrases = table.state, phrases_for(table.state.words)
        words = phrases.words(intent.line)
        replaces = phrases.exchanges(words)
        around = zone_words_for(state.words)
        if not replaces and not (around.takes_away(words) and phrases.says_with(words)):
            return False
        kinds = state.presenter.kinds
        # Without `set 6`: in `the joker in set 6 for the green 10`, no green 6 is named.
        plain = line.rest if line.zones else phrases.plain(intent.line)
        named = tuple(each for each in plain if not phrases.exchanges((each,)))
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
        for zone, lying in numbered_lying(table):
            called = phrases.plain(state.presenter.card_name(card))
            if find_cards((*others[0], *called), lying, state.presenter):  # one lies there as the other
                if is_at_hand(card, table):
                    return table.play_on(card, zone)
                # Only a zone that is named loses a card.
                lies = [each for each in zones_with(card, table) if each != zone and each in line.zones]
                if len(lies) == 1 and any(each == card for each in cards_in(lies[0], table)):
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
        presenter, phrases = table.state.presenter, phrases_for(table.state.words)
        there = numbered_lying(table)
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
            listed = table.state.words.enumerate(shown, "list-last-or")
            self._terminal.write(presenter.text("linear-replaced-by", cards=listed))
        return bool(meant)

    def _take_standing(self, line: ZoneLine, table: TableController) -> bool:
        """Take a card that stands for another one, as `take the joker` or `take the joker as red 5 from set 2`.

        Returns False if the line takes no such card, or none lies there.
        """
        presenter = table.state.presenter
        if not line.takes_away or line.command or line.card is None:
            return False
        if any(map(str.isdecimal, presenter.card_name(line.card))):
            return False
        lying = [(key, cards) for key, cards in numbered_lying(table) if not line.zones or key in line.zones]
        zones = [key for key, cards in lying if find_cards(line.rest, cards, presenter)]
        if len(zones) > 1:
            line.zones, line.several = [], zones
            return self._ask_which(line, table)
        return bool(zones) and self._take_named(line.rest, zones[0], table)

    def _take_named(self, words: Words, zone: Hashable, table: TableController) -> bool:
        """Take the card of a zone that the words name in part, as `take the red tile from set 1`; or ask which."""
        cards = cards_in(zone, table)
        found = [cards[place] for place in find_cards(words, cards, table.state.presenter)]
        if len(found) == 1:
            return self._go_and_perform(zone, found[0], "play", table)
        if found:
            self._ask_card(found, lambda named: self._take_named(named, zone, table), table)
        return bool(found)

    def _lay_carried(self, line: ZoneLine, table: TableController) -> bool:
        """Lay the carried card on the zone that a line names, as `put it on set 1`; return False for other lines."""
        state, carried = table.state, carried_cards(table)
        says_where = line.lays or zone_words_for(state.words).begins_with_goal(line.typed)
        return says_where and bool(carried) and table.play_on(carried[0], line.zones[0])

    def _move(self, card: CardKind, meant: CardKind | None, line: ZoneLine, table: TableController) -> bool:
        """Take a card from where it lies, lay it where the line says, or split there."""
        state, carried = table.state, carried_cards(table)
        # Of two Jokers on the table the named one is meant, not the one in hand.
        if line.moves and carried and as_carried(card, table) in carried and self._is_to_mean(carried[0], meant, table):
            tile = state.presenter.card_name(carried[0])
            self._terminal.write(state.presenter.text("linear-still-carried", tile=tile))
            return True
        lies_in = next((zone for zone in line.zones if place_in(zone, card, table) is not None), None)
        if line.command:
            return self._begin_or_split(card, lies_in, line, table)
        if line.goal_last and len(set(line.zones)) == 2 and lies_in == line.zones[1]:
            return self._refuse_to_take(card, line.zones[0], table)
        goes_to = next((zone for zone in line.zones if zone != lies_in), None)
        at_hand = is_at_hand(card, table)
        if at_hand and goes_to is not None:
            card = self._take_in_hand(card, meant, table)
        if lies_in is None and line.takes_away:
            return self._refuse_to_take(card, line.zones[0], table)
        if lies_in is None and (line.moves or not at_hand):  # not held: it may lie on the table
            lying = [zone for zone in zones_with(card, table) if zone != goes_to]
            lies_in = lying[0] if len(lying) == 1 else None
            line.several = lying if len(lying) > 1 else ()
        if line.several:
            return self._ask_which(line, table)
        names_goal = line.lays or zone_words_for(table.state.words).only_names_goal(line.typed)
        if line.moves and names_goal and goes_to is None and lies_in is not None:
            lies_in, goes_to = self._other_of_two(card, lies_in, table)
        stays_there = goes_to is None and lies_in is not None
        lays = names_goal and not (line.takes_away or line.moves)
        if (stays_there and not at_hand and lays) or (lies_in is None and not at_hand):
            self._terminal.write(not_held(card, state.presenter))
            return True
        if stays_there and (line.takes_away or not at_hand):
            return self._go_and_perform(lies_in, card, "play", table)
        with table.asking.answering(*_parts_of(meant)):
            if goes_to is None:
                return table.play_on(card, lies_in)
            return self._lay_from(lies_in, goes_to, card, meant, table)

    @staticmethod
    def _other_of_two(
        card: CardKind, goal: Hashable, table: TableController
    ) -> tuple[Hashable | None, Hashable | None]:
        """Return from where to where a card goes, if one like it lies at its goal already: then the other one is meant.

        Without another one it is the one that lies there, and goes nowhere.
        """
        elsewhere = [zone for zone in zones_with(card, table) if zone != goal]
        if len(elsewhere) == 1:
            return elsewhere[0], goal
        return (None, goal) if is_at_hand(card, table) else (goal, None)

    def _lay_from(
        self, zone: Hashable | None, goal: Hashable, card: CardKind, meant: CardKind | None, table: TableController
    ) -> bool:
        """Lay a card of a zone, or of the hand (None), on another zone; one that is to mean another one by the hand."""
        if zone is None:
            return table.play_on(card, goal)
        lying = as_lying(zone, card, table)
        if not self._is_to_mean(lying, meant, table):
            return table.play_on(lying, goal, zone)
        table.play_on(lying, table.state.walk.zones[0].key, zone)
        return table.play_on(card, goal)

    def _begin_or_split(
        self, card: CardKind, lies_in: Hashable | None, line: ZoneLine, table: TableController
    ) -> bool:
        """Begin a zone with a card of another one, or split that one before the card."""
        if lies_in is None:
            return self._refuse_to_take(card, line.zones[0], table)
        if line.command == SPLITS:
            return self._go_and_perform(lies_in, card, SPLITS, table)
        return table.play_on(as_lying(lies_in, card, table), None, lies_in)

    def _split_at_value(self, line: ZoneLine, table: TableController) -> bool:
        """Split a zone at the number of a card, as in `split the green run after the 4`; return False for other words.

        `Between 4 and 5` and `before 5` split there, too.
        """
        cards = cards_in(line.zones[0], table)
        found = [find_cards((each,), cards, table.state.presenter) for each in line.rest if each.isdecimal()]
        places = [place for each in found for place in each[:1]]
        if not places or len(places) > 2:
            return False
        place = max(places) + (line.behind and len(places) == 1)
        if place >= len(cards):  # after the last one there is nothing to part
            return False
        return self._go_and_perform(line.zones[0], cards[place], SPLITS, table)

    @staticmethod
    def _split_somewhere(zone: Hashable, table: TableController) -> bool:
        """Say how a place to split is named, as for `split the green run`."""
        table.state.walk.move_to(zone, 0)
        table.perform(SPLITS)
        return True

    def _lay_each(self, line: ZoneLine, table: TableController) -> bool:
        """Lay several held cards on one zone, one after the other; return False if the line does not name them."""
        each_named = self._cards.split_cards(line.rest, table) or []
        named = [card_numbered(words, table) or card_of(words, table)[0] for words in each_named]
        cards = [card for card in named if card is not None]
        missing = Counter(cards) - Counter(own_cards(table))
        if len(cards) < 2 or len(cards) < len(named) or missing:
            return False
        return self._lay_cards(cards, line.zones[0], table)

    def _lay_cards(self, cards: Sequence[CardKind], zone: Hashable, table: TableController) -> bool:
        """Lay held cards on a zone, one after the other, until one asks a question; return True: the line is done."""
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
            card = next((each for each in plain if zone in fits(table.state.view, each)), plain[0])
            left.remove(card)
            table.play_on(card, zone)
            if table.state.question is not None:  # it is answered before another is laid
                break
        return True

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
        lying = zones_with(card, table) if moves else []
        if len(lying) == 1 and not carried_cards(table):
            return table.play_on(as_lying(lying[0], card, table), None, lying[0])
        if place is not None and carried_cards(table):  # not the carried one, which the key would take
            with table.asking.answering(*_parts_of(meant)):
                return table.play_on(card, None)
        if place is None and is_at_hand(card, table):  # it is carried
            table.perform(BEGINS)
            return True
        if place is None:
            lying = zones_with(card, table)
            return len(lying) == 1 and table.play_on(as_lying(lying[0], card, table), None, lying[0])
        state.walk.go_home()
        state.cursor.go(place)
        with table.asking.answering(*_parts_of(meant)):
            table.perform(BEGINS)
        return True

    def _take_in_hand(self, card: CardKind, meant: CardKind | None, table: TableController) -> CardKind:
        """Return the card as it is laid from now on: as it is carried, or from the hand if it is to mean another one.
        """
        carried = as_carried(card, table)
        if carried == card or not self._is_to_mean(carried, meant, table):
            return carried
        table.play_on(carried, table.state.walk.zones[0].key)
        return card

    def _is_to_mean(self, card: CardKind, meant: CardKind | None, table: TableController) -> bool:
        """Return whether a card is to mean another one than it does, as a Joker on the table that stands for blue 11.
        """
        phrases, name = phrases_for(table.state.words), table.state.presenter.card_name
        return meant is not None and not is_within(phrases.plain(name(meant)), phrases.plain(name(card)))

    def _go_and_perform(self, key: Hashable, card: CardKind, command: str, table: TableController) -> bool:
        """Go to a card of a zone and carry out a command there; return False if it is not there."""
        place = place_in(key, card, table)
        if place is None:
            return False
        table.state.walk.move_to(key, place)
        table.perform(command)
        return True


def _parts_of(meant: object) -> tuple[object, ...]:
    """Return what answers the questions about a card: first its colour, where there are too many to ask for."""
    return () if meant is None else (meant, getattr(meant, "colour", None))
