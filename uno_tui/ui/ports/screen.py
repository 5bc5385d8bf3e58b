"""What the table needs of a front end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from uno_tui.speech.utterance import Utterance
from uno_tui.ui.ports.question import Question


class Screen(Protocol):
    """A window on the table. `numbers`: it writes cards and answers with their numbers."""

    numbers: bool

    def refresh_table(self) -> None:
        """The table or the hand has changed."""
        ...

    def refresh_cursor(self) -> None:
        """Another card is selected, or the cards lie in another order; else everything is as it was."""
        ...

    def ask(self, question: Question) -> None:
        """Put a question to the player."""
        ...

    def withdraw_question(self) -> None:
        """The question that is open means nothing any more."""
        ...

    def must_be_read(self, told: Sequence[Utterance]) -> bool:
        """Whether this must be read before the keyboard changes hands, because it is taken away then."""
        ...

    def open(self, place: str) -> None:
        """Go somewhere: `history`, `help`, `describe_key`, `rules`, `settings`, `menu`, `quit`, `listed`."""
        ...

    def copy(self, text: str) -> None:
        """Hand a text to the player."""
        ...
