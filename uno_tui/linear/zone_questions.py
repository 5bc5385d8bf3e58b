"""Questions about zones: `what goes on set 3`, `what is in the green run`, `Ben's base`."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise

from uno_tui.linear import vocabulary
from uno_tui.linear.intent import Intent
from uno_tui.linear.lying_cards import is_at_hand, zones_with
from uno_tui.linear.named_cards import card_of, list_numbered, not_held
from uno_tui.linear.phrases import phrases_for
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.zone_parser import ZoneParser, words_for_zone, zones_called
from uno_tui.linear.zone_words import zone_words_for
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.controller import TableController


class ZoneQuestions:
    """Answers such questions; they move no card."""

    def __init__(self, terminal: LineTerminal, parser: ZoneParser) -> None:
        self._terminal = terminal
        self._parser = parser

    def tell_what_fits(self, intent: Intent, table: TableController) -> bool:
        """Write which cards fit a zone, as for `what goes on set 3`; return False for other lines."""
        state, words = table.state, table.state.words
        phrases = phrases_for(words)
        if state.handing_to is not None or not (intent.words and zone_words_for(words).asks_for_room(intent.line)):
            return False
        keys, typed = state.presenter.numbered_zones(state.view), phrases.words(intent.line)
        if not keys:
            return False
        if words_for_zone(words).isdisjoint(typed):
            return self._tell_card_on_card(intent, table)
        line = self._parser.parse(intent.line, table)
        if line.command:
            return False
        rest = phrases.without_doubt(phrases.asked_whether_fits(phrases.without_going(line.rest)))
        card = card_of(rest, table)[0]
        if card is not None and len(line.zones) == 1:
            self._tell_whether_it_fits(card, line.zones[0], table)
            return True
        rest = phrases.without_questions(rest)
        zones = line.zones if line.zones and not rest else zones_called(rest, typed, table) if rest else []
        if len(zones) != 1 or (line.zones and rest):
            return False
        self._list_fitting(zones[0], table)
        return True

    def _tell_card_on_card(self, intent: Intent, table: TableController) -> bool:
        """Write whether a card fits where another one lies, as for `can I put red 3 on red 4`.

        Return False for other lines.
        """
        pair = phrases_for(table.state.words).one_on_other(intent.line)
        card, other = (card_of(each, table)[0] for each in pair or ((), ()))
        zones = [] if card is None or other is None else zones_with(other, table)
        if card is None or len(zones) != 1:
            return False
        self._tell_whether_it_fits(card, zones[0], table)
        return True

    def _list_fitting(self, zone: Hashable, table: TableController) -> None:
        """Write which cards of the hand fit a zone without others."""
        state, presenter = table.state, table.state.presenter
        held = state.walk.own.by_number.items()
        fitting = [(number, card) for number, card in held if zone in presenter.zones_with_room(state.view, card)]
        if not fitting:
            number = presenter.numbered_zones(state.view).index(zone) + 1
            self._terminal.write(presenter.text("linear-none-on-zone", number=number))
            return
        state.walk.go_home()  # a number means a card where the player is
        cards = {number: presenter.card_in_list(card) for number, card in fitting}
        listed = list_numbered(cards, table.state.words)
        self._terminal.write(table.state.words.text("linear-playable", cards=listed))

    def _tell_whether_it_fits(self, card: CardKind, zone: Hashable, table: TableController) -> None:
        """Write whether a card of the hand fits a zone without others."""
        presenter, view = table.state.presenter, table.state.view
        if not is_at_hand(card, table):
            self._terminal.write(not_held(card, presenter))
            return
        fits = "yes" if zone in presenter.zones_with_room(view, card) else "no"
        number, shown = presenter.numbered_zones(view).index(zone) + 1, presenter.card_name(card)
        self._terminal.write(presenter.text("linear-fits-zone", card=shown, number=number, fits=fits))

    def read_asked(self, intent: Intent, table: TableController) -> bool:
        """Go to the zone of a question such as `what is in the green run` or `in set 3`; return False for others."""
        state, words = table.state, table.state.words
        phrases, of_zone = phrases_for(words), words_for_zone(words)
        asked, typed = phrases.asked_for(intent.line), phrases.words(intent.line)
        keys = state.presenter.numbered_zones(state.view)
        if not keys or of_zone.isdisjoint(typed):
            return False
        if phrases.asks_why(intent.line) or phrases.asks_whether_allowed(intent.line):
            return False
        numbers = [vocabulary.parse_number(number) for word, number in pairwise(typed) if word in of_zone]
        if len(numbers) == 1 and numbers[0] is not None and 1 <= numbers[0] <= len(keys):
            return go_to_zone(keys[numbers[0] - 1], table)
        if phrases.has_fits(intent.line):
            return False
        # Of `what is a run`, nothing tells which: it asks for the rule.
        zones = zones_called(asked, typed, table) if set(asked) - of_zone else []
        return len(zones) == 1 and go_to_zone(zones[0], table)


def go_to_zone(key: Hashable, table: TableController) -> bool:
    """Go to a numbered zone and say it; return False if it cannot be gone to now."""
    state = table.state
    step = state.walk.go_to_numbered(state.presenter.numbered_zones(state.view).index(key) + 1)
    if step is not None:
        table.show_walk(step)
    return step is not None


def zone_number(name: str, table: TableController) -> int | None:
    """Return the number of the zone that has this name; None if none has it, or several do."""
    state, phrases = table.state, phrases_for(table.state.words)
    called = phrases.plain(name)
    names = state.presenter.zone_names(state.view)
    found = [key for key in names if called in map(phrases.plain, names[key])]
    keys = state.presenter.numbered_zones(state.view)
    return keys.index(found[0]) + 1 if len(found) == 1 and found[0] in keys else None

