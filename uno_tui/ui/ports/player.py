"""The person at the keyboard, as a game serves and asks them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol, TypeVar

from uno_tui.core.contract import Move
from uno_tui.ui.ports.question import Question
from uno_tui.ui.ports.zones import CardKind

K_co = TypeVar("K_co", bound=CardKind, covariant=True)


class Player(Protocol[K_co]):
    """What a game may want of somebody, and know of where they are."""

    @property
    def card(self) -> K_co | None:
        """The selected card; None if there is none."""
        ...

    @property
    def index(self) -> int:
        """Where the selected card lies in its zone, counted from 0."""
        ...

    @property
    def zone_key(self) -> Hashable:
        """The key of the zone where the person is walking."""
        ...

    def submit(self, move: Move) -> None:
        """Make a move."""
        ...

    def ask(self, question: Question) -> None:
        """Put a question."""
        ...

    def on_give_up(self) -> None:
        """A choice was given up."""
        ...

    def reply(self, text: str) -> None:
        """Say what was asked for."""
        ...

    def wait_for_search(self, told: Callable[[bool], bool]) -> None:
        """Wait for what the game searches, until the table or the draft changes.

        `told` is called after each step of the search, and with True once when the person should wait no longer. It
        says what there is to say, and returns whether that was all.
        """
        ...

    def read(self, title: str, lines: Sequence[str]) -> None:
        """Open a list to walk through; `title` is a text's id, whose `count` is how many lines there are."""
        ...

    def refresh(self) -> None:
        """What is shown has changed, though the table has not."""
        ...

    def move_cursor(self, zone: Hashable, index: int) -> None:
        """Go to a card of a zone, counted from 0, without a word."""
        ...
