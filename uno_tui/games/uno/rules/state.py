"""The state of a table of UNO, and the questions that concern one card or one seat."""

from __future__ import annotations

from uno_tui.cards.coloured import BUZZERS, PACK, Card, Colour, Rank
from uno_tui.core.contract import Seat
from uno_tui.core.fields import factory
from uno_tui.games.family.rules.events import PlayKind
from uno_tui.games.family.rules.kinds import NOTHING, Kinds
from uno_tui.games.family.rules.state import BasicState
from uno_tui.games.uno.rules.customs import Customs, customs_of
from uno_tui.games.uno.rules.kinds import FITS_CARD, FITS_COLOUR, JUST, OF_RANK, answering, beside_debt
from uno_tui.games.uno.rules.options import Rules

# Names of the module, as in uno_tui.cards.coloured.
_TURN, _DRAWN, _ANSWER = PlayKind.TURN, PlayKind.DRAWN, PlayKind.ANSWER


class State(BasicState):
    """Everything on the table; `out` is without cards while a debt is still open (UNO-44)."""

    rules: Rules
    customs: Customs = factory(lambda table: customs_of(table.seats, table.rules))
    how: PlayKind | None = None
    """The right in which the player on turn could lay a card now; None during a race and after the round."""
    layable: Kinds = NOTHING
    """The kinds of cards that this right allows, whether or not the player holds them; `permit` finds both."""
    free: bool = False
    """Whether this is an interceptor's turn, in which a debt waits (UNO-29)."""
    laid: Seat | None = None
    """Who may go on with a sequence (UNO-26)."""
    laid_step: int = 0
    """The direction of the sequence; 0 for either."""
    late: Seat | None = None
    """Who has just lost the right to go on with a sequence."""
    missed: Kinds = NOTHING
    """What would have gone on with that sequence."""
    bluffer: Seat | None = None
    """Who laid the last Wild Draw Four, where bluffs can be called."""
    bluffed: bool = False
    """Whether that was a bluff."""
    called_top: Card | None = None
    """What that Wild Draw Four was laid on."""
    called_colour: Colour | None = None
    """The colour that it was laid on."""
    racing: tuple[Seat, ...] = ()
    """Who has not pressed the buzzer, in ascending order."""

    def put_on_top(self, card: Card, colour: Colour | None) -> None:
        """`card` is the top card now; `colour` is the one chosen for a wild (None for a start Wild)."""
        self.discard.append(card)
        if card.colour is None:
            self.colour = colour
            self.fits = FITS_COLOUR[colour]
        else:
            self.colour = card.colour
            self.fits = FITS_CARD[card]

    def after(self, seat: Seat) -> Seat:
        """The seat after `seat` in the direction of play."""
        return (seat + self.direction) % self.seats

    def permit(self) -> None:
        """Find anew in what right the player on turn could lay a card, and which (UNO-5, UNO-23, UNO-29, UNO-43)."""
        if self.racing or self.winners is not None:
            self.how, self.layable = None, NOTHING
            return
        kinds = self.fits if self.debt_rank is None else self._with_debt(self.debt_rank)
        self.layable = kinds if self.drawn is None else kinds & JUST[self.drawn]
        if self.drawn is not None:
            self.how = _DRAWN
        else:
            self.how = _ANSWER if self.debt and not self.free else _TURN

    def _with_debt(self, rank: Rank) -> Kinds:
        """What may be laid while a debt of `rank` waits (UNO-29), or answers it (UNO-23, UNO-43)."""
        if self.free:
            return beside_debt(rank, self.fits)
        if not self.rules.response:
            return NOTHING
        return answering(rank, self.fits) if self.rules.advanced_response else OF_RANK[rank]

    @property
    def bound(self) -> bool:
        """Whether the player on turn faces a debt (an interceptor's debt waits, UNO-29)."""
        return self.debt > 0 and not self.free

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards of this table (UNO-1, UNO-2)."""
        return PACK + BUZZERS if self.rules.buzzer else PACK
