"""What the desk asks about a game: how keys become moves, and what status keys say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from uno_tui.front.question import Question
from uno_tui.games.contract import Event, Move, Refusal, Seat
from uno_tui.speech.teller import Teller

Submit = Callable[[Move], None]


class Face(Protocol):
    """One game as one person at the table meets it. Views are that person's."""

    @property
    def teller(self) -> Teller:
        """Puts what happens into words for this person."""
        ...

    def enter(self, view: Any, moves: Sequence[Move], card: Any, submit: Submit) -> Question | None:
        """Enter on `card`: submit a move, or return the question that comes first."""
        ...

    def space(self, view: Any, moves: Sequence[Move]) -> Move:
        """What Space does now."""
        ...

    def say_uno(self, view: Any, moves: Sequence[Move]) -> list[Move]:
        """What U does now."""
        ...

    def command(self, name: str) -> Move | None:
        """The move of a command that is always the same move."""
        ...

    def playable(self, moves: Sequence[Move], card: Any) -> bool:
        """Whether `card` can be played now."""
        ...

    def group(self, card: Any) -> object:
        """The group (colour) of a card, for going from group to group."""
        ...

    def card_name(self, card: Any) -> str:
        """How a card is called."""
        ...

    def points(self, card: Any) -> int:
        """What a card counts."""
        ...

    def symbol(self, card: Any) -> str:
        """A sign for the group of a card, so that colour is never told by colour alone."""
        ...

    def answer(self, command: str, view: Any) -> str:
        """What a status key says; `command` is one of the `read_` commands."""
        ...

    def refusal(self, view: Any, move: Move, refusal: Refusal) -> str:
        """Why a move was refused: what was tried, why not, what would work."""
        ...

    def nothing_playable(self, view: Any) -> str:
        """What to do when no card can be played."""
        ...

    def follows(self, event: Event, seat: Seat) -> bool:
        """Whether the cursor goes to the cards that `seat` got by this event."""
        ...

    def lines(self, view: Any) -> list[str]:
        """The table in a few lines, for the screen."""
        ...
