"""How good a table is for somebody, without looking further than the next card."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.games.contract import Move, Seat
from uno_tui.games.dice import Dice
from uno_tui.games.ume import UME
from uno_tui.games.ume.outlook import winning_puts
from uno_tui.games.ume.sums import ACTIVE
from uno_tui.games.ume.table import UmeTable
from uno_tui.games.ume.view import UmeView

LOOKED_AT = 300
"""So many ways to carry out an action card are looked at; of more, as many by lot."""
WON = 100.0


def imagined(view: UmeView, dice: Dice) -> UmeTable:
    """A table as the view shows it, on which sequences are seen at once (as in `claim=auto`), so that rounds end."""
    table = UME.imagine(view, dice)
    if view.rules.called:
        table.rules = type(view.rules)(
            strict_distance=view.rules.strict_distance, shields=view.rules.shields, draw_again=view.rules.draw_again
        )
    return table


def judge(table: UmeTable, seat: Seat) -> float:
    """How good the table is for `seat`; only comparisons between moves of one moment mean anything."""
    if table.winners is not None:
        return WON if seat in table.winners else -WON
    value = 0.0
    for steps, other in enumerate(table.seats_from(table.turn)):
        counts = table.counts[other]
        chance = 0.2 * sum(count >= ACTIVE for count in counts)
        if winning_puts(table.bases[other], table.sums[other], counts, table.rules.strict_distance):
            chance += 6.0 / (1 + steps)
        value += chance if other == seat else -chance
    return value


def some(moves: Sequence[Move], most: int, dice: Dice) -> Sequence[Move]:
    """The moves, or as many of them by lot."""
    if len(moves) <= most:
        return moves
    return [moves[dice.lot(range(len(moves)))] for _ in range(most)]


def ranked(view: UmeView, moves: Sequence[Move], dice: Dice) -> list[Move]:
    """Ways to carry out an action card or to answer, the best for the viewer first."""
    assert view.seat is not None  # noqa: S101 - onlookers do not play
    table = imagined(view, dice)
    worths = []
    for index, move in enumerate(some(moves, LOOKED_AT, dice)):
        copy = table.copy()
        copy.play(view.seat, move)
        worths.append((judge(copy, view.seat), -index, move))
    worths.sort(key=lambda worth: worth[:2], reverse=True)
    return [move for _, _, move in worths]
