"""Estimates of how likely a seat is to win, looking no further than the next card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from uno_tui.cards.coloured import Card
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.ume.rules import UME
from uno_tui.games.ume.rules.game import unseen
from uno_tui.games.ume.rules.moves import Draw
from uno_tui.games.ume.rules.outlook import winning_puts, would_make_sequence
from uno_tui.games.ume.rules.sums import ACTIVE, COUNTS, PLACE
from uno_tui.games.ume.rules.table import UmeTable
from uno_tui.games.ume.rules.view import UmeView

ACTION_HELPS = 0.3
"""The probability with which an action card turns a round that would be lost."""
ACTIVE_HELPS = 1.0
"""The weight of an active colour in the turns that are not looked at, where a whole base weighs 1."""
LOOKED_AT = 300
"""At most so many ways to carry out an action card are looked at: of more, a random sample."""
SURE = 0.95
"""The probability with which a player who can put a winning card wins: others may come in between."""
NEXT_BUT_ONE = 0.6
"""The probability with which a player wins who can put a card so that the next one put wins."""


def imagine_auto_claim(view: UmeView, dice: Dice) -> UmeTable:
    """Return an imagined table on which sequences win at once, as with `claim=auto`, so that rounds end."""
    table = UME.imagine(view, dice)
    if view.rules.called:
        table.rules = msgspec.structs.replace(view.rules, claim="auto")
    return table


class Judge:
    """Estimates each seat's chance to win within two turns, from the cards that are still to come."""

    def __init__(self, view: UmeView) -> None:
        hidden = Counter(unseen(view))
        self._coming = [(card, count) for card, count in hidden.items() if card in COUNTS]
        # Never 0, because it divides.
        self._stock = hidden.total() or 1
        self._strict = view.rules.strict_distance
        self._known: dict[tuple[Card, ...], tuple[float, float]] = {}

    @property
    def coming(self) -> list[tuple[Card, int]]:
        """The number cards that may be drawn, with the number of each."""
        return self._coming

    @property
    def stock(self) -> int:
        """The number of cards that may be drawn, at least 1."""
        return self._stock

    def chances(self, base: list[Card], sums: list[int], counts: list[int]) -> tuple[float, float]:
        """Return the probabilities that the owner of a base wins with the next turn, and with the one after."""
        key = tuple(base)
        if key not in self._known:
            self._known[key] = self._chances(base, sums, counts)
        return self._known[key]

    def _chances(self, base: list[Card], sums: list[int], counts: list[int]) -> tuple[float, float]:
        strict = self._strict
        if winning_puts(base, sums, counts, strict):
            return SURE, SURE
        # A card drawn may complete a sequence at once; or a card put away now makes the next one put win.
        hits = sum(count for card, count in self._coming if would_make_sequence(sums, counts, card, 1, strict))
        drawn = hits / self._stock
        for index, card in enumerate(base):
            if card not in COUNTS:
                continue
            place = PLACE[card]
            # Changed in place and back, as in `would_make_sequence`.
            sums[place] -= COUNTS[card]
            counts[place] -= 1
            found = winning_puts(base[:index] + base[index + 1 :], sums, counts, strict)
            sums[place] += COUNTS[card]
            counts[place] += 1
            if found:
                return drawn, NEXT_BUT_ONE
        return drawn, drawn

    def value(self, table: UmeTable, seat: Seat) -> float:
        """Return the probability that `seat` wins: two rounds of turns are estimated, the rest is shared by weight."""
        if table.winners is not None:
            return float(seat in table.winners)
        order = table.seats_from(table.turn)
        chances = [self.chances(table.bases[each], table.sums[each], table.counts[each]) for each in order]
        won, going_on = 0.0, 1.0
        for turn in (0, 1):
            for other, chance in zip(order, chances, strict=True):
                # A player wins only if no one before has won.
                if other == seat:
                    won += going_on * chance[turn]
                going_on *= 1 - chance[turn]
        weights = [1 + ACTIVE_HELPS * sum(count >= ACTIVE for count in counts) for counts in table.counts]
        return won + going_on * weights[seat] / sum(weights)


def value_of_drawing(judge: Judge, table: UmeTable, seat: Seat) -> float:
    """Return the value for `seat` of drawing now: the average over all cards; a rule of thumb for those but numbers."""
    passed = table.copy()
    # After a card drawn, it is the next player's turn.
    passed.turn = (seat + 1) % table.seats
    others = judge.stock - sum(count for _, count in judge.coming)
    idle = judge.value(passed, seat)
    total = others * (idle + ACTION_HELPS * (1 - idle))
    for card, count in judge.coming:
        # One copy serves for all cards: each is put in and taken out again.
        passed.gain(seat, card)
        total += count * (1.0 if passed.sequence(seat) else judge.value(passed, seat))
        passed.lose(seat, card)
    return total / judge.stock


def value_of(judge: Judge, table: UmeTable, seat: Seat, move: Move) -> float:
    """Return the value of a move for `seat`: a probability to win."""
    if isinstance(move, Draw):
        return value_of_drawing(judge, table, seat)
    copy = table.copy()
    copy.carry_out(seat, move)
    return judge.value(copy, seat)


def sample(moves: Sequence[Move], most: int, dice: Dice) -> Sequence[Move]:
    """Return the moves, or `most` of them drawn at random (with repetition)."""
    if len(moves) <= most:
        return moves
    return [moves[dice.lot(range(len(moves)))] for _ in range(most)]


def rank_moves(view: UmeView, moves: Sequence[Move], dice: Dice) -> list[tuple[Move, float]]:
    """Return the moves with the viewer's probability to win after them, the best first; of very many, a sample."""
    assert view.seat is not None  # noqa: S101 - onlookers do not play
    table, judge = imagine_auto_claim(view, dice), Judge(view)
    looked_at = sample(moves, LOOKED_AT, dice)
    values = [value_of(judge, table, view.seat, move) for move in looked_at]
    order = sorted(range(len(looked_at)), key=values.__getitem__, reverse=True)
    return [(looked_at[index], values[index]) for index in order]
