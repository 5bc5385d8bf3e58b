"""The port through which a table uses a front end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from uno_tui.speech.utterance import Utterance
from uno_tui.ui.ports.question import Question


class Screen(Protocol):
    """A front end of a table. `numbers`: whether it writes cards and answers with their numbers."""

    numbers: bool

    def refresh_table(self) -> None:
        """Show the table again: the table or the hand has changed."""
        ...

    def refresh_cursor(self) -> None:
        """Show the hand again: another card is selected, or the cards lie in another order."""
        ...

    def ask(self, question: Question) -> None:
        """Put a question to the player."""
        ...

    def withdraw_question(self) -> None:
        """Close the open question, which means nothing any more."""
        ...

    def must_be_read(self, told: Sequence[Utterance]) -> bool:
        """Return whether this must be read before the keyboard changes hands, because it disappears then."""
        ...

    def open(self, name: str) -> None:
        """Open a list such as `menu`, or carry out another command that works everywhere, such as `repeat`."""
        ...

    def copy(self, text: str) -> None:
        """Copy a text to the clipboard, or write it where that is not possible."""
        ...
