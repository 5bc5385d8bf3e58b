"""What a seat knows of a table of UNO Teams."""

from __future__ import annotations

from uno_tui.cards.uno import Card, Colour, Rank
from uno_tui.games.contract import Outcome, Seat, View
from uno_tui.games.teams.events import Choice
from uno_tui.games.teams.options import Rules
from uno_tui.games.teams.state import Then


class TeamsView(View, frozen=True):
    """The table as `seat` sees it (None: an onlooker, who sees no hand); nobody sees the partner's hand.

    `counts` is how many cards everybody holds, by seat; `discard` lies bottom to top; `stock` is how many cards are
    left to draw. `drawing` says that the player on turn has drawn and may play that card or pass; which card it is,
    `drawn`, only that player sees. `owes` can be reported now. `said` tells that "Uno" was said in advance for the
    player on turn. `called` marks the turn of a partner who must lay after a Team Wild. `choice` is open to `asked`,
    `waiting` have chosen already, `chosen` is the viewer's own choice, and `then` is how the game goes on.
    """

    seat: Seat | None
    rules: Rules
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    discard: tuple[Card, ...]
    stock: int
    colour: Colour | None
    direction: int
    turn: Seat
    dealer: Seat
    round: int
    scores: tuple[int, ...]
    acting: tuple[Seat, ...]
    debt: int
    debt_rank: Rank | None
    drawing: bool
    drawn: Card | None
    said: bool
    owes: tuple[Seat, ...]
    called: bool
    choice: Choice | None
    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    chosen: Card | None
    then: Then
    outcome: Outcome

    @property
    def top(self) -> Card:
        """The top card."""
        return self.discard[-1]

    @property
    def out(self) -> tuple[Seat, ...]:
        """Who holds no card."""
        return tuple(seat for seat, count in enumerate(self.counts) if not count)

    def partner(self, seat: Seat) -> Seat:
        """The player opposite."""
        return (seat + len(self.counts) // 2) % len(self.counts)

    def next_seat(self, after: Seat | None = None) -> Seat:
        """The next player after `after` (the one on turn) who is not out, in the direction of play."""
        seats = len(self.counts)
        following = ((self.turn if after is None else after) + self.direction) % seats
        while not self.counts[following]:
            following = (following + self.direction) % seats
        return following
