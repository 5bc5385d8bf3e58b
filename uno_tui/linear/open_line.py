"""What a line has left open: which card or set it means, or whether it was guessed right. The next line may tell."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.linear.intent import Intent
from uno_tui.ui.table.controller import TableController


class OpenLine:
    """The last line, if it waits for more."""

    def __init__(self) -> None:
        self._complete: Callable[[Intent], bool] | None = None
        self._stays = False
        self._asked: tuple[TableController, object] | None = None
        """The table, and the person there who was asked."""

    @property
    def waits(self) -> bool:
        """Whether the next line may complete it."""
        return self._complete is not None

    def expect(self, complete: Callable[[Intent], bool], table: TableController, *, stays: bool = False) -> None:
        """Let the next line complete this one.

        `complete` carries it out, and returns False if that line means something else. What `stays` goes on waiting
        after lines that only ask; where a number completes it, none does: it may be that of a card by then.
        """
        self._complete, self._stays, self._asked = complete, stays, (table, table.state.seat)

    def take(self, intent: Intent, table: TableController, *, only_asks: bool) -> bool:
        """Complete the line that waits, if this one does that; return False if it means something else."""
        complete, self._complete = self._complete, None
        if complete is None or self._asked != (table, table.state.seat):
            return False
        if complete(intent):
            return True
        if self._stays and only_asks:
            self._complete = complete
        return False
