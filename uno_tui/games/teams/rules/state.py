"""The state of a table of UNO Teams, and the questions that concern one seat."""

from __future__ import annotations

from enum import IntEnum

from uno_tui.cards.coloured import Card, Colour
from uno_tui.core.contract import Seat
from uno_tui.core.fields import factory
from uno_tui.games.family.rules.kinds import fits_by_card, fits_by_colour
from uno_tui.games.family.rules.state import FamilyState
from uno_tui.games.teams.rules.cards import KINDS
from uno_tui.games.teams.rules.events import Choice
from uno_tui.games.teams.rules.options import Rules


class AfterChoice(IntEnum):
    """The way the game goes on once the open choice is made."""

    NOTHING = 0
    """As if nothing had been: a reported player shared."""
    BEGIN = 1
    """With the first turn."""
    EFFECT = 2
    """With the effect of the card laid last."""
    TURN = 3
    """With the drawn card, if it fits and is still in the hand; else with the next player's turn."""
    SECOND = 4
    """With the two cards of the drawer's partner (TEAMS-14), and the next player's turn."""
    NEIGHBOUR = 5
    """With the turn of the partner's neighbour (TEAMS-13)."""


_FITS_CARD = fits_by_card(KINDS.values())
_FITS_COLOUR = fits_by_colour(KINDS.values())


class State(FamilyState):
    """Everything on the table; `out` holds players without cards, also while a half is still to come (TEAMS-9)."""

    rules: Rules
    half: int = factory(lambda table: table.seats // 2)
    """How many seats away the partner sits."""
    teams: tuple[int, ...] = factory(
        lambda table: tuple(1 << seat | 1 << table.partner(seat) for seat in range(table.seats))
    )
    """By seat, the bit mask of its team."""
    choice: Choice | None = None
    """The open choice."""
    asked: int = 0
    """The seats that have yet to make the open choice, as a bit mask."""
    chosen: dict[Seat, Card] = {}
    """By seat, the card that has been chosen and has not moved yet."""
    then: AfterChoice = AfterChoice.NOTHING
    """How the game goes on after the choice."""
    called: bool = False
    """Whether this is the turn of a partner who must lay after a Team Wild (TEAMS-13)."""

    def put_on_top(self, card: Card, colour: Colour | None) -> None:
        """Lay `card` on the discard pile; `colour` is the one chosen for a wild."""
        self.discard.append(card)
        if card.colour is None:
            self.colour = colour
            self.fits = _FITS_COLOUR[colour]
        else:
            self.colour = card.colour
            self.fits = _FITS_CARD[card]

    def partner(self, seat: Seat) -> Seat:
        """Return the seat opposite."""
        return (seat + self.half) % self.seats

    def after(self, seat: Seat) -> Seat:
        """Return the next seat after `seat` that is not out, in the direction of play (TEAMS-12)."""
        following = (seat + self.direction) % self.seats
        if self.out:
            while following in self.out:
                following = (following + self.direction) % self.seats
        return following

    @property
    def nothing_to_draw(self) -> bool:
        """Whether stock and discard pile have no card to draw (TEAMS-7)."""
        return not self.stock and len(self.discard) < 2
