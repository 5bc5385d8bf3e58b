"""What other players have, where hands or bases lie open: `Ben's base`, `who has the highest yellow`."""

from __future__ import annotations

from uno_tui.core.commands import GAME_COMMANDS
from uno_tui.linear.intent import Intent
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.phrases import is_same_word, phrases_for
from uno_tui.linear.player_questions import PlayerQuestions
from uno_tui.linear.wording import Wording
from uno_tui.ui.ports.zones import CardKind, Zone
from uno_tui.ui.table.controller import TableController


class OpenHands:
    """Reads what others have; where it is hidden, how many cards they have."""

    def __init__(self, wording: Wording, players: PlayerQuestions) -> None:
        self._wording = wording
        self._players = players

    def tell_everyones(self, intent: Intent, table: TableController) -> bool:
        """Read what all players have where that is open, as `everyone's bases` or `who has the highest yellow`.

        Returns False for other lines, and in games whose hands are hidden.
        """
        if not intent.words:
            return False
        state, phrases = table.state, self._wording.phrases
        words = set(phrases.words(intent.line))
        compares, everyone = bool(words & phrases.comparing), phrases.speaks_of_everyone(intent.line)
        names = [state.name_of(seat) for seat in range(len(state.view.scores)) if seat != state.seat]
        if not (compares or everyone) or state.handing_to is not None:
            return False
        if state.game_asks and not phrases.asks(intent.line):  # it may be the answer
            return False
        if not names or not all(has_zone_of(each, table) for each in names):
            return False
        sums = _find_sums(table)
        called = {phrase[0] for phrase in phrases.of_command(sums) if len(phrase) == 1} if sums else set()
        own = not words.isdisjoint(phrases.mine)  # `my strongest colour`
        # `my strongest colour` is one's own; what compares must ask.
        if (own and not compares) or (compares and not (sums and phrases.asks(intent.line))):
            return False
        about_sums = compares or not words.isdisjoint(called)
        hands = {word for each in ("hand", "all_cards") for phrase in phrases.of_command(each) for word in phrase}
        if not about_sums and not any(is_same_word(one, other) for one in words for other in hands - phrases.fillers):
            return False
        command = sums if about_sums else "all_cards"
        state.walk.go_home()
        table.perform(command)
        for name in () if own else names:
            read_zone_of(name, table, command)
        return True

    def tell_of_others(self, intent: Intent, table: TableController) -> None:
        """Read the open cards of another player; where they are hidden, say so to who asks for them, and how many."""
        name, phrases = intent.about[0], self._wording.phrases
        about_cards = phrases.asks_what_is_had(intent.line) or phrases.asks_whether_allowed(intent.line)
        kinds, about = table.state.presenter.kinds, phrases.asked_for(intent.line)
        telling = tuple(each for each in about if each not in phrases.plain(name) and not each.isdecimal())
        names_cards = any(find_cards((each,), kinds, table.state.presenter) for each in telling)
        # `how much has Ben in green` asks for the sum.
        asked = intent.asked or (_find_sums(table) if names_cards and phrases.asks_how_many(intent.line) else "")
        if not read_zone_of(name, table, asked):
            # `has Ben only one card left` asks for no card of his.
            counts = phrases.asks_how_many(intent.line) or (phrases.asks_yes_or_no(intent.line) and not names_cards)
            hidden = names_cards or ((about_cards or not phrases.asks(intent.line)) and not counts)
            if hidden and not table.state.hands_are_open:
                self._wording.write("linear-hidden", name=name)
            self._players.write_counts(intent.about, table)


def _find_sums(table: TableController) -> str:
    """Return the game's command that says what cards add up to; "" if it has none."""
    own = GAME_COMMANDS[table.state.game].own
    return next((each.id for each in own if each.of_oneself and each.only_asks), "")


def read_zone_of(name: str, table: TableController, command: str = "") -> bool:
    """Read the zone of a player and come back; return False if the player has none that is open.

    `command` may say something else about it, such as its sums. Cards are read in groups, without numbers: the next
    number that is typed means a card where the player was.
    """
    zone = _zone_of(name, table)
    if zone is None:
        return False
    state = table.state
    before, index = state.zone.key, state.cursor.index
    state.walk.move_to(zone.key, 0)
    table.perform(command or "all_cards")
    state.walk.move_to(before, index)
    return True


def has_zone_of(name: str, table: TableController) -> bool:
    """Return whether a player has a zone that is open."""
    return _zone_of(name, table) is not None


def _zone_of(name: str, table: TableController) -> Zone[CardKind] | None:
    phrases = phrases_for(table.state.words)
    called = set(phrases.words(name))
    zones = table.state.walk.zones[1:] if table.state.handing_to is None else ()
    return next((zone for zone in zones if called <= set(phrases.words(zone.title))), None)
