"""The port through which a game serves and asks the person at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol, TypeVar

from uno_tui.core.contract import Move
from uno_tui.ui.ports.question import Question
from uno_tui.ui.ports.zones import CardKind

T = TypeVar("T")
K_co = TypeVar("K_co", bound=CardKind, covariant=True)


class Player(Protocol[K_co]):
    """The person at the keyboard: what a game may ask of them, and where their cursor is."""

    @property
    def card(self) -> K_co | None:
        """The selected card; None if there is none."""
        ...

    @property
    def index(self) -> int:
        """The place of the selected card in its zone, counted from 0."""
        ...

    @property
    def zone_key(self) -> Hashable:
        """The key of the zone of the cursor."""
        ...

    def submit(self, move: Move) -> None:
        """Make a move."""
        ...

    def ask(self, question: Question) -> None:
        """Put a question to the person."""
        ...

    def named_answer(self, answers: Sequence[T]) -> T | None:
        """Return which of the answers the command itself has named, as a typed line can; it counts once. None: none."""
        ...

    def on_give_up(self) -> None:
        """Say that a choice was given up."""
        ...

    def reply(self, text: str) -> None:
        """Answer a key that the person pressed."""
        ...

    def wait_for_search(self, tell: Callable[[bool], bool]) -> None:
        """Wait for the game's search, until the table or the draft changes.

        `tell` is called after each step of the search, and once with True when the person should wait no longer. It
        says what is known so far, and returns whether that was all.
        """
        ...

    def read(self, title: str, lines: Sequence[str]) -> None:
        """Open a list of lines; `title` is the id of a text whose value `count` is the number of lines."""
        ...

    def refresh(self, *, where: bool = False) -> None:
        """Show the zones again: the draft has changed, though the table has not.

        The next reply ends with the selected card if that has changed; with `where`, away from the player's own cards
        in any case.
        """
        ...

    def move_cursor(self, zone: Hashable, index: int) -> None:
        """Move the cursor to a card of a zone, counted from 0, without saying so."""
        ...
