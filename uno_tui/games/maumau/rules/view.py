"""The view of a seat at a table of Maumau."""

from __future__ import annotations

import msgspec

from uno_tui.cards.french import JOKER, SUITED, Card, Rank, Suit
from uno_tui.core.contract import Seat, View
from uno_tui.games.maumau.rules.cards import Faceup
from uno_tui.games.maumau.rules.due import Due, is_answer, leaves_enough
from uno_tui.games.maumau.rules.options import Rules


class LastLaid(msgspec.Struct, frozen=True):
    """The last card laid, as long as it can be caught (MAU-6), and the state before it.

    `tried` is a bit mask of the seats that have already tried to catch it. `bought` is the card that was bought with
    it, as it lay. The rest counts for a card that does not fit: `direction`, `sits_out` and `empty` are those before
    it; `drew` says whether the player had drawn a card in that turn, or has in a second one since.
    """

    seat: Seat
    fits: bool
    direction: int = 1
    sits_out: Seat | None = None
    empty: int = 0
    bought: Faceup | None = None
    drew: bool = False
    tried: int = 0


class MaumauView(View, frozen=True, kw_only=True):
    """The table as `seat` sees it (None: an onlooker, who sees no hand).

    `counts` is how many cards everybody holds, by seat; `discard` lies bottom to top; `stock` is how many cards are
    left to draw. `turn` is who plays or answers; `due` is the open answer (its `gift` known to the giver only).
    `dealing`: the dealer has yet to say how many cards everybody gets. `drawing` says that the player on turn has
    drawn and may play that card or pass; which card it is, `drawn`, only that player sees. `said` have said "last
    card"; `owes` can be reported now. `sits_out` has yet to sit out because of a 6 (MAU-14). `laid` is the last card
    laid as long as it can be caught. `empty` have drawn nothing in a row (MAU-7). `cheated` and `caught` count, by
    seat, the cards that did not fit in this match, and how many of them were caught.
    """

    rules: Rules
    hand: tuple[Card, ...]
    discard: tuple[Faceup, ...]
    due: Due | None
    dealing: bool
    drawing: bool
    drawn: Card | None
    said: tuple[Seat, ...]
    owes: tuple[Seat, ...]
    sits_out: Seat | None
    laid: LastLaid | None
    empty: tuple[Seat, ...]
    cheated: tuple[int, ...]
    caught: tuple[int, ...]

    @property
    def top(self) -> Faceup | None:
        """The top card; None if no card lies (MAU-6)."""
        return self.discard[-1] if self.discard else None

    @property
    def wish(self) -> Suit | Rank | None:
        """The suit or rank that the next card must have (MAU-20, MAU-23)."""
        return self.discard[-1].wish if self.discard else None

    def next_seat(self, after: Seat | None = None) -> Seat:
        """Return the seat after `after` (by default the one on turn) in the direction of play."""
        return ((self.turn if after is None else after) + self.direction) % len(self.counts)


def answering_cards(view: MaumauView) -> tuple[Card, ...]:
    """Return the cards of the viewer's hand, in its order, that may answer what is due from them (MAU-24).

    A Joker is among them if it may answer as some card. It does not matter here that the last card must be announced.
    """
    due = view.due
    if due is None or due.seat != view.seat:
        return ()
    seats, held = len(view.counts), len(view.hand)
    return tuple(
        kind
        for kind in view.hand
        if any(
            is_answer(due, face, seats) and leaves_enough(face, held, due, due.seat)
            for face in (SUITED if kind is JOKER else (kind,))
        )
    )
