"""Lines of several parts: several actions, a card and a call, questions, or one part that means something."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

import msgspec

from uno_tui.i18n.folding import simplify
from uno_tui.linear.actions import line_actions_for
from uno_tui.linear.card_lines import CardLines
from uno_tui.linear.intent import FINISHES, Intent, LineParser
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.open_line import OpenLine
from uno_tui.linear.questions import Questions
from uno_tui.linear.rule_questions import is_exact_phrase
from uno_tui.linear.wording import Wording
from uno_tui.ui.table.controller import TableController

MOST_ANSWERED = 2
"""The most questions of a line that are answered."""
_NEVER = ("quit", "menu", "stop", "back", "again", "uno", "older_message", "newer_message")
"""What a part of a longer line never does; `after me` asks for no message."""


class DraftLayout(msgspec.Struct, frozen=True):
    """How cards lie in a draft."""

    held: tuple[int, Sequence[object]] = (0, ())
    """How many are in the hand, and which are carried."""
    sizes: Mapping[Hashable, int] = {}
    """How many lie in each numbered zone."""


def layout_of(table: TableController) -> DraftLayout:
    """Return how the cards lie in a draft; nothing in games without drafts, or while hands are hidden."""
    state = table.state
    if not state.presenter.has_drafts or state.handing_to is not None:
        return DraftLayout()
    numbered = state.presenter.numbered_zones(state.view)
    own, *others = state.walk.lying()
    carried = [card for zone, cards in others if zone.key not in numbered for card in cards]
    return DraftLayout((len(own[1]), carried), {zone.key: len(cards) for zone, cards in others if zone.key in numbered})


class LineParts:
    """Carries such lines out, part by part.

    `parse` and `perform` do that with a line at the table.
    """

    def __init__(
        self,
        wording: Wording,
        parser: LineParser,
        cards: CardLines,
        questions: Questions,
        open_line: OpenLine,
        parse: Callable[[str, TableController], Intent],
        perform: Callable[[str, TableController], None],
    ) -> None:
        self._wording = wording
        self._parser = parser
        self._cards = cards
        self._questions = questions
        self._open_line = open_line
        self._parse = parse
        self._perform = perform
        self._is_taking = False
        self._left_undone = False
        """Whether an action of the last line that had several was not done."""

    def perform_all(self, typed: str, table: TableController) -> bool:
        """Carry out a line of several actions, or answer one of several questions; return False for other lines."""
        if self._finish_behind(typed, table) or self._perform_each(typed, table):
            return True
        return table.state.guide is None and self._answer_each(typed, table)

    def take(self, line: str, table: TableController) -> bool:
        """Answer or carry out the parts of a line that means nothing as a whole.

        All that ask are answered, else the only move is made. Returns False if there is neither, or more than a move.
        """
        if table.state.handing_to is not None or self._is_taking:  # a part is not taken apart
            return False
        self._is_taking = True
        try:
            parts = self._wording.whole_lines.parts(line, "typed-joints")
            answered = 0
            telling = [each for each in parts if not self._wording.whole_lines.says_nothing(each)]
            for part in telling if len(parts) > 1 else ():
                answered += answered < MOST_ANSWERED and self._answer(part, table)
            # Cards of a draft go to places that a part may lack.
            return bool(answered) or (not table.state.presenter.has_drafts and self._move(line, table))
        finally:
            self._is_taking = False

    def card_beside_call(self, typed: str, table: TableController) -> str:
        """Return what names the card in a line that also says Uno, as `red 5 uno`; "" for other lines."""
        if typed.isalnum() or table.state.handing_to is not None:  # one word, as most lines are
            return ""
        phrases = self._wording.phrases
        parts = self._wording.whole_lines.without_lead_in(typed).replace(",", " ").split()

        def says_nothing(word: str) -> bool:
            passed_over = phrases.is_filler(word) or simplify(word) in phrases.says | phrases.vague
            return passed_over and not word.isdecimal()

        # Only the call itself: `last` and `report` are words for it as well, and mean other things beside a card.
        at = next((at for at, each in enumerate(parts) if simplify(each.strip("!.,")) in phrases.calls), len(parts))
        for around, rest in ((parts[:at], parts[at + 1 :]), (parts[at + 1 :], parts[:at])):
            while len(rest) > 1 and says_nothing(rest[0]):  # `say uno and play red 5`
                rest = rest[1:]
            if not rest or at == len(parts) or not all(map(says_nothing, around)):
                continue
            intent = self._parse(" ".join(rest), table)
            if intent.number is not None or (intent.command is None and self._names_kind(intent, table)):
                return intent.line
            if intent.command == "play" and not intent.doubts:  # `play it and say uno`
                return self._wording.spell("play")
        return ""

    def is_at_hand(self, card: str, table: TableController) -> bool:
        """Return whether what names a card means one that the player holds."""
        intent = self._parse(card, table)
        by_number = intent.number is not None or intent.before == "play"
        return by_number or intent.command == "play" or self._cards.names_card(intent, table)

    def _names_kind(self, intent: Intent, table: TableController) -> bool:
        """Return whether a line that asks nothing names a card, also one that the player does not hold."""
        if intent.before == "play" or self._cards.names_card(intent, table):
            return True
        presenter, named = table.state.presenter, self._wording.phrases.card_words(intent.words)
        return not intent.doubts and bool(named) and bool(find_cards(named, presenter.kinds, presenter, in_part=False))

    def _finish_behind(self, typed: str, table: TableController) -> bool:
        """Carry out a line that ends in `and finish` or `, done`; return False for other lines.

        Nothing is finished if the rest changes nothing, or ends in a question.
        """
        state = table.state
        if not state.presenter.has_drafts or state.handing_to is not None or state.guide is not None:
            return False
        phrases = self._wording.phrases
        head, last = phrases.without_last_part(self._wording.whole_lines.without_lead_in(typed))
        if not head:
            return False
        intent, first = self._parse(last, table), self._parse(head, table)
        finishes = (intent.command == "finish" or intent.word == FINISHES) and not intent.doubts
        # `Ok and done` is no move and done, and `... and am I done` asks.
        if not finishes or first.command or first.word or first.doubts or phrases.begins_with_asking(last):
            return False
        before, self._left_undone = layout_of(table), False
        self._perform(head, table)
        if layout_of(table).held != before.held and state.question is None and not self._left_undone:
            table.perform("finish")
        return True

    def _perform_each(self, typed: str, table: TableController) -> bool:
        """Carry out the actions of a line one after the other; return False for a line that does not have several.

        After an action that changes nothing or asks something, the rest is named and not done.
        """
        state = table.state
        if not state.presenter.has_drafts or state.handing_to is not None or state.guide is not None:
            return False
        phrases, around = self._wording.phrases, line_actions_for(self._wording.translator)

        def names_cards(part: str) -> bool:
            return bool(self._cards.split_cards(phrases.card_words(phrases.plain(part)), table))

        actions = around.actions(self._wording.whole_lines.without_lead_in(typed), names_cards)
        if any(map(phrases.asks, actions)):
            return False
        sets = list(state.presenter.numbered_zones(state.view))
        for place, action in enumerate(actions, start=1):
            before, rest = state.walk.lying(), actions[place:]
            now = list(state.presenter.numbered_zones(state.view))
            # A set that is gone gives its number to the next one.
            numbers = {sets.index(key) + 1: now.index(key) + 1 for key in sets if key in now}
            self._perform(around.renumber(action, numbers), table)
            if state.walk.lying() == before or ((state.question is not None or self._open_line.waits) and rest):
                self._left_undone = True
                if rest:
                    self._wording.write("linear-rest-not-done", line=phrases.join_all(rest))
                break
        return bool(actions)

    def _answer_each(self, line: str, table: TableController) -> bool:
        """Answer a line of several known questions, as `what is on top, and whose turn is it`; False for other lines.
        """
        parts = self._wording.whole_lines.parts(line, "typed-joints")
        intents = [self._parse(part, table) for part in parts] if len(parts) > 1 else []
        known = [each.command or each.word for each in intents if self._parser.only_asks(each)]
        if len(set(known)) < 2 or len(known) < len(parts) or not all(known) or set(known).intersection(_NEVER):
            return False
        for part in parts:
            self._perform(part, table)
        return True

    def _answer(self, part: str, table: TableController) -> bool:
        """Answer a part that asks; return False for other parts and those without an answer."""
        intent = self._parse(part, table)
        known = intent.command or intent.word
        if known:
            asks = self._parser.only_asks(intent) and known not in _NEVER
            if asks:
                self._perform(part, table)
            return asks
        return self._wording.phrases.asks(part) and self._questions.answer(intent, table)

    def _move(self, line: str, table: TableController) -> bool:
        """Make the move of the only part that means something; return False if the line doubts or denies."""
        phrases, parts = self._wording.phrases, self._wording.whole_lines.parts(line, "typed-joints", "typed-reasons")
        left = [each for each in parts if not self._wording.whole_lines.says_nothing(each)]
        if len(parts) < 2 or len(left) != 1 or phrases.is_hesitant(line) or self._wording.replies.may_deny(line):
            return False
        intent = self._parse(left[0], table)
        # Nothing else stands in that part: `I forgot to draw, sorry` draws no card.
        cards, presenter = table.state.cursor.cards, table.state.presenter
        named = find_cards(phrases.card_words(intent.words), cards, presenter, in_part=False)
        known = intent.command == "draw" or intent.passes
        moves = is_exact_phrase(intent, phrases) if known else bool(named) and not intent.command and not intent.word
        if moves:
            self._perform(left[0], table)
        return moves
