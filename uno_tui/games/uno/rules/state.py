"""The state of a table of UNO, and the questions that concern one card or one seat."""

from __future__ import annotations

from uno_tui.cards.coloured import BUZZERS, PACK, Card, Colour, Rank
from uno_tui.core.contract import Seat
from uno_tui.core.fields import factory
from uno_tui.games.family.rules.events import PlayKind
from uno_tui.games.family.rules.kinds import NOTHING, Kinds
from uno_tui.games.family.rules.state import FamilyState
from uno_tui.games.uno.rules.card_rules import CardRules, card_rules_for
from uno_tui.games.uno.rules.kinds import FITS_CARD, FITS_COLOUR, OF_RANK, ONLY, kinds_beside_debt, kinds_that_answer
from uno_tui.games.uno.rules.options import Rules

# Module-level names: looking a member up in its Enum takes five times as long.
_TURN, _DRAWN, _ANSWER = PlayKind.TURN, PlayKind.DRAWN, PlayKind.ANSWER


class State(FamilyState):
    """Everything on the table; `out` holds players without cards while a debt is still open (UNO-44)."""

    rules: Rules
    card_rules: CardRules = factory(lambda table: card_rules_for(table.seats, table.rules))
    how: PlayKind | None = None
    """The right by which the player on turn could lay a card now; None during a race and after the round."""
    layable: Kinds = NOTHING
    """The kinds that this right allows, whether or not the player holds them. `update_layable` finds both."""
    free: bool = False
    """Whether this is an interceptor's turn, in which a debt waits (UNO-29)."""
    laid: Seat | None = None
    """The seat that may continue a sequence (UNO-26)."""
    laid_step: int = 0
    """The direction of the sequence: 1 upwards, -1 downwards, 0 for either."""
    late: Seat | None = None
    """The seat that has just lost the right to continue a sequence."""
    missed: Kinds = NOTHING
    """The kinds that would have continued that sequence."""
    bluffer: Seat | None = None
    """The seat that laid the last Wild Draw Four, where bluffs can be called."""
    bluffed: bool = False
    """Whether that Wild Draw Four was a bluff."""
    called_top: Card | None = None
    """The card that it was laid on."""
    called_colour: Colour | None = None
    """The colour that it was laid on."""
    racing: tuple[Seat, ...] = ()
    """The seats that have not pressed the buzzer yet, in ascending order."""

    def put_on_top(self, card: Card, colour: Colour | None) -> None:
        """Lay `card` on the discard pile; `colour` is the one chosen for a wild (None for a start Wild)."""
        self.discard.append(card)
        if card.colour is None:
            self.colour = colour
            self.fits = FITS_COLOUR[colour]
        else:
            self.colour = card.colour
            self.fits = FITS_CARD[card]

    def after(self, seat: Seat) -> Seat:
        """Return the seat after `seat` in the direction of play."""
        return (seat + self.direction) % self.seats

    def update_layable(self) -> None:
        """Find the right of the player on turn to lay a card, and the kinds it allows.

        UNO-5 without a debt, UNO-23 and UNO-43 with a debt to answer, UNO-29 with one that waits.
        """
        if self.racing or self.winners is not None:
            self.how, self.layable = None, NOTHING
            return
        # Without a debt, what fits the top card; with one, what answers it or lies beside it.
        kinds = self.fits if self.debt_rank is None else self._layable_with_debt(self.debt_rank)
        self.layable = kinds if self.drawn is None else kinds & ONLY[self.drawn]
        if self.drawn is not None:
            self.how = _DRAWN
        else:
            self.how = _ANSWER if self.debt and not self.free else _TURN

    def _layable_with_debt(self, rank: Rank) -> Kinds:
        """Return the kinds that may be laid while a debt of `rank` waits (UNO-29), or answer it (UNO-23, UNO-43)."""
        if self.free:
            return kinds_beside_debt(rank, self.fits)
        # Without the rule for responses a debt has no answer (UNO-23).
        if not self.rules.response:
            return NOTHING
        return kinds_that_answer(rank, self.fits) if self.rules.advanced_response else OF_RANK[rank]

    @property
    def faces_debt(self) -> bool:
        """Whether the player on turn faces a debt; an interceptor's debt waits (UNO-29)."""
        return self.debt > 0 and not self.free

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards of this table (UNO-1, UNO-2)."""
        return PACK + BUZZERS if self.rules.buzzer else PACK
