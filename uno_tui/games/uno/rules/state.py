"""The state of a table of UNO, and the questions that concern one card or one seat."""

from __future__ import annotations

from typing import Self

from uno_tui.cards.coloured import BUZZERS, PACK, Card, Colour, Rank
from uno_tui.core.contract import Chance, Seat
from uno_tui.games.family.rules.events import How
from uno_tui.games.family.rules.kinds import NOTHING, Kinds
from uno_tui.games.family.rules.state import BasicState
from uno_tui.games.uno.rules.customs import customs
from uno_tui.games.uno.rules.kinds import FITS_CARD, FITS_COLOUR, JUST, OF_RANK, answering, beside_debt
from uno_tui.games.uno.rules.options import Rules

# Names of the module, as in uno_tui.cards.coloured.
_TURN, _DRAWN, _ANSWER = How.TURN, How.DRAWN, How.ANSWER


class State(BasicState):
    """Everything on the table.

    `how` is the right in which the player on turn could lay a card now (None during a race and after the round), and
    `layable` are the kinds that this right allows, whoever holds them; `permit` finds both. `customs` are the house
    rules as answers about cards. `free` marks the interceptor's turn (UNO-29), in which a debt waits. `laid` may go
    on with a sequence in direction `laid_step` (0: either); who is `late` has just lost that right, and has `missed` to
    lay what would have gone on (UNO-26). Where bluffs can be called, `bluffer` laid the last Wild Draw Four, on
    `called_top` and `called_colour`, and `bluffed` tells the truth of it. `racing` have not pressed the buzzer, in
    ascending order. `out` is without cards while a debt is still open (UNO-44).
    """

    __slots__ = (
        "bluffed",
        "bluffer",
        "called_colour",
        "called_top",
        "customs",
        "free",
        "how",
        "laid",
        "laid_step",
        "late",
        "layable",
        "missed",
        "racing",
    )
    rules: Rules

    def __init__(self, rules: Rules, seats: int, dealer: Seat, chance: Chance) -> None:
        self.customs = customs(
            seats,
            seven_zero=rules.seven_zero,
            intercept=rules.intercept,
            super_intercept=rules.super_intercept,
        )
        super().__init__(rules, seats, dealer, chance)

    def clear(self) -> None:
        """An empty table before a deal."""
        super().clear()
        self.how: How | None = None
        self.layable = NOTHING
        self.free = False
        self.laid: Seat | None = None
        self.laid_step = 0
        self.late: Seat | None = None
        self.missed = NOTHING
        self.bluffer: Seat | None = None
        self.bluffed = False
        self.called_top: Card | None = None
        self.called_colour: Colour | None = None
        self.racing: tuple[Seat, ...] = ()

    def copy(self) -> Self:
        """A table that can be played on without touching this one (it shares the chance)."""
        new = super().copy()
        new.customs = self.customs
        new.how = self.how
        new.layable = self.layable
        new.free = self.free
        new.laid = self.laid
        new.laid_step = self.laid_step
        new.late = self.late
        new.missed = self.missed
        new.bluffer = self.bluffer
        new.bluffed = self.bluffed
        new.called_top = self.called_top
        new.called_colour = self.called_colour
        new.racing = self.racing
        return new

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
