"""Lines of several parts, of which the whole means nothing: `damn, I draw`, `what is on top, and whose turn is it`."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.linear.card_lines import CardLines
from uno_tui.linear.intent import Intent, LineParser
from uno_tui.linear.phrases import split
from uno_tui.linear.questions import Questions
from uno_tui.linear.wording import Wording
from uno_tui.ui.table.controller import TableController

MOST_ANSWERED = 2
"""The most questions of a line that are answered."""
_NEVER = ("quit", "menu", "stop", "back", "again", "uno", "older_message", "newer_message")
"""What a part of a longer line never does; `after me` asks for no message."""


class LineParts:
    """Takes the parts of such a line: all that ask, or the only one that makes a move.

    `parse` and `perform` do that with a line at the table.
    """

    def __init__(
        self,
        wording: Wording,
        parser: LineParser,
        cards: CardLines,
        questions: Questions,
        parse: Callable[[str, TableController], Intent],
        perform: Callable[[str, TableController], None],
    ) -> None:
        self._wording = wording
        self._parser = parser
        self._cards = cards
        self._questions = questions
        self._parse = parse
        self._perform = perform

    def take(self, line: str, table: TableController) -> bool:
        """Answer or carry out the parts that mean something; return False if none does, or if two would be moves."""
        if table.state.handing_to is not None:
            return False
        parts = self._wording.whole_lines.parts(line, "typed-joints")
        answered = 0
        for part in parts if len(parts) > 1 else ():
            answered += answered < MOST_ANSWERED and self._answer(part, table)
        # Cards of a draft go to places that a part may lack.
        return bool(answered) or (not table.state.presenter.has_drafts and self._move(line, table))

    def answer_each(self, line: str, table: TableController) -> bool:
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
        if phrases.is_hesitant(line) or not phrases.denying.isdisjoint(split(line)):
            return False
        intents = [(part, self._parse(part, table)) for part in parts]
        meant = [(part, each) for part, each in intents if self._means_something(each, table)]
        if len(meant) != 1:
            return False
        part, intent = meant[0]
        moves = intent.command == "draw" or intent.passes or self._cards.names_card(intent, table)
        if moves:
            self._perform(part, table)
        return moves

    def _means_something(self, intent: Intent, table: TableController) -> bool:
        known = intent.command or intent.word or intent.fits or intent.number is not None or intent.before
        return bool(known) or self._cards.names_card(intent, table)
