"""Lines at the list of a new table that name none of its lines: who sits there, which rules are on, and undo."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.core.catalogue import GAMES
from uno_tui.host.match import PERSON
from uno_tui.linear import vocabulary
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.ui.navigation.new_table import Choices, NewTable
from uno_tui.ui.navigation.settings_list import set_name
from uno_tui.ui.ports.option_texts import rules_in_force
from uno_tui.ui.session import Session


class NewTableLines:
    """Answers what is asked about a new table, and takes a choice back."""

    def __init__(
        self,
        session: Session,
        terminal: LineTerminal,
        wording: Wording,
        find_table: Callable[[], NewTable | None],
    ) -> None:
        """`find_table` returns the new table while its list is open, else None."""
        self._session = session
        self._announcer = session.announcer
        self._terminal = terminal
        self._wording = wording
        self._find_table = find_table
        self._table: NewTable | None = None
        """The table that `_earlier` is about."""
        self._earlier: list[Choices] = []
        """What was chosen before each line that changed something."""

    def note_choices(self) -> None:
        """Remember what is chosen now, so that the next line can be taken back."""
        table = self._find_table()
        if table is not self._table:
            self._table, self._earlier = table, []
        if table is not None and self._earlier[-1:] != [table.choices]:
            self._earlier.append(table.choices)

    def take(self, line: str) -> bool:
        """Answer or carry out a line; return False for lines that are not about the new table."""
        table = self._find_table()
        if table is None:
            return False
        steps = (self._take_back, self._take_name, self._tell_rules, self._tell_seats)
        return any(step(line, table) for step in steps)

    def _take_back(self, line: str, table: NewTable) -> bool:
        if not self._wording.means(line, "take_move_back"):
            return False
        # The last one may have been remembered for this very line.
        while self._earlier and self._earlier[-1] == table.choices:
            self._earlier.pop()
        if not self._earlier:
            self._wording.write("linear-nothing-chosen")
            return True
        before = [item.text for item in table.items()]
        table.restore(self._earlier.pop())
        after = [item.text for item in table.items() if not item.heading]
        for place, text in enumerate(after, start=1):
            if text not in before:
                self._terminal.write(self._announcer.translator.numbered(place, text))
        return True

    def _take_name(self, line: str, table: NewTable) -> bool:
        """Give the player the name in a line such as `my name is Eva`, here and at the next tables."""
        name = self._wording.whole_lines.name_given(line)
        if not name:
            return False
        reason = set_name(self._session, name)
        if reason is not None:
            self._terminal.write(reason)
        elif PERSON in table.players:
            table.rename(table.players.index(PERSON), name)
        return True

    def _tell_rules(self, line: str, table: NewTable) -> bool:
        if vocabulary.match_phrase(line, ("read_rules",), self._wording.translator, harmless=True) is None:
            return False
        told = rules_in_force(self._announcer.translator, table.game, GAMES[table.game].options, table.values)
        for text, _ in told:
            self._terminal.write(text)
        return bool(told)

    def _tell_seats(self, line: str, table: NewTable) -> bool:
        asked = ("read_order", "read_turn", "bots")
        # One by one: `who is playing` may ask for the order or for the turn.
        texts = self._wording.translator
        asks = any(vocabulary.match_phrase(line, (each,), texts, harmless=True) is not None for each in asked)
        for text in table.seats if asks else ():
            self._terminal.write(text)
        return asks
