"""Looking ahead in Umé: the sums after a move, and the cards that are missing for a sequence.

Pure functions, for sentences, front ends and bots. With `claim=call` players add up the sums themselves (UME-8): then
nothing of this is said aloud.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Move, Seat
from uno_tui.games.ume.rules.moves import Drop, Give, Name, Put, Take
from uno_tui.games.ume.rules.sums import ACTIVE, COUNTS, PLACE, Totals, number_cards, sequence, totals
from uno_tui.games.ume.rules.view import UmeView

Bases = dict[Seat, tuple[Card, ...]]


class OneAway(NamedTuple):
    """The kinds of cards that would give a base a sequence: by coming into it, by leaving it."""

    gaining: tuple[Card, ...]
    losing: tuple[Card, ...]


def one_away(base: Sequence[Card], strict: bool) -> OneAway:
    """Return the single cards that would give a base a sequence, by coming or by leaving (UME-6).

    `losing` are cards of the base itself, so its owner wins by putting one of them away as a turn (UME-9).
    """
    sums, counts = map(list, totals(base))
    gaining = tuple(card for card in COUNTS if would_make_sequence(sums, counts, card, 1, strict))
    losing = tuple(card for card in dict.fromkeys(base) if would_make_sequence(sums, counts, card, -1, strict))
    return OneAway(gaining, losing)


def winning_puts(base: Sequence[Card], sums: list[int], counts: list[int], strict: bool) -> list[Card]:
    """Return the kinds of cards of a base that give a sequence when put away; `sums` and `counts` are the base's."""
    # A sequence needs three active colours, and a card that leaves makes none active.
    if sum(count >= ACTIVE for count in counts) < 3:
        return []
    return [card for card in dict.fromkeys(base) if would_make_sequence(sums, counts, card, -1, strict)]


def would_make_sequence(sums: list[int], counts: list[int], card: Card, step: int, strict: bool) -> bool:
    """Return whether one more (`step` 1) or one less (-1) of `card` makes a sequence; the lists stay as they are."""
    value = COUNTS.get(card)
    if value is None:
        return False
    place = PLACE[card]
    # Changed in place and back: bots ask this millions of times, and a copy each time is slow.
    sums[place] += step * value
    counts[place] += step
    found = sequence(sums, counts, strict) is not None
    sums[place] -= step * value
    counts[place] -= step
    return found


def bases_after(view: UmeView, move: Move) -> Bases:
    """Return, as they would be, the bases that the viewer's move itself changes: none for a draw."""
    seat = view.turn if view.seat is None else view.seat
    changed: dict[Seat, list[Card]] = {}

    def base(owner: Seat) -> list[Card]:
        return changed.setdefault(owner, list(view.bases[owner]))

    if isinstance(move, Put):
        base(seat).remove(move.card)
    elif isinstance(move, Take | Give):
        source, target = (move.seat, seat) if isinstance(move, Take) else (seat, move.seat)
        base(source).remove(move.card)
        base(target).append(move.card)
    elif isinstance(move, Drop):
        for piece in move.pieces:
            base(seat if piece.owner is None else piece.owner).remove(piece.card)
    elif isinstance(move, Name):  # everyone drops the lowest and the highest card of the colour (UME-16)
        for owner in range(len(view.bases)):
            cards = number_cards(view.bases[owner], move.colour)
            # A single card goes once, though it is the lowest and the highest.
            for card in cards[:1] + cards[1:][-1:]:
                base(owner).remove(card)
    return {owner: tuple(cards) for owner, cards in changed.items()}


def totals_after(view: UmeView, move: Move) -> dict[Seat, Totals]:
    """Return the totals, by seat, of the bases that a move of the viewer would change; empty for a draw."""
    return {owner: totals(base) for owner, base in bases_after(view, move).items()}


def winners_after(view: UmeView, move: Move) -> list[Seat]:
    """Return the seats that would have a sequence after a move of the viewer, the player on turn first (UME-7)."""
    bases = dict(enumerate(view.bases)) | bases_after(view, move)
    count = len(view.bases)
    order = [(view.turn + steps) % count for steps in range(count)]
    strict = view.rules.strict_distance
    return [seat for seat in order if sequence(*totals(bases[seat]), strict) is not None]
