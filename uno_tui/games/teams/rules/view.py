"""The view of a seat at a table of UNO Teams."""

from __future__ import annotations

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Seat
from uno_tui.games.family.rules.view import FamilyView
from uno_tui.games.teams.rules.events import Choice
from uno_tui.games.teams.rules.options import Rules
from uno_tui.games.teams.rules.state import AfterChoice


class TeamsView(FamilyView, frozen=True, kw_only=True):
    """The table as `seat` sees it; nobody sees the partner's hand.

    `called` marks the turn of a partner who must lay after a Team Wild. `choice` is open to `asked`, `waiting` have
    chosen already, `chosen` is the viewer's own choice, and `then` is how the game goes on.
    """

    rules: Rules
    called: bool
    choice: Choice | None
    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    chosen: Card | None
    then: AfterChoice

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that hold no card."""
        return tuple(seat for seat, count in enumerate(self.counts) if not count)

    def partner(self, seat: Seat) -> Seat:
        """Return the seat opposite."""
        return (seat + len(self.counts) // 2) % len(self.counts)

    def next_seat(self, after: Seat | None = None) -> Seat:
        """Return the next seat after `after` (by default the one on turn) that is not out, in the direction of play."""
        seats = len(self.counts)
        following = ((self.turn if after is None else after) + self.direction) % seats
        while not self.counts[following]:
            following = (following + self.direction) % seats
        return following
