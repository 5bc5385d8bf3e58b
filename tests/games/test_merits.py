"""What is said for a move is true: it is carried out, and looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import choose
from uno_tui.games import options
from uno_tui.games.catalogue import GAMES
from uno_tui.games.contract import Move, Seat, Table
from uno_tui.games.dice import Dice
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.merits import merits as of_maumau
from uno_tui.games.merits import Merit
from uno_tui.games.teams.rules.merits import merits as of_teams
from uno_tui.games.ume.rules.merits import merits as of_ume
from uno_tui.games.ume.rules.outlook import OneAway, one_away
from uno_tui.games.uno.rules.merits import merits as of_uno

Merits = Callable[[Any, Move, Move], Iterator[Merit]]
ALL_TRUE = {"response": True, "seven_zero": True, "advanced_response": True}
MERITS: dict[str, tuple[Merits, int, dict[str, bool]]] = {
    "uno": (of_uno, 3, ALL_TRUE), "teams": (of_teams, 4, {}), "ume": (of_ume, 3, {}), "maumau": (of_maumau, 3, {}),
}  # fmt: skip
MOST = 12
"""So many moves of a position are compared with one another."""


def positions(game: str, seed: int) -> Iterator[tuple[Table, Seat]]:
    """Every position of a round that normal bots play."""
    _, seats, values = MERITS[game]
    table, _ = GAMES[game].begin(options.defaults(GAMES[game].options) | values, seats, 0, Dice(seed))
    dice = Dice(seed)
    for _ in range(150):
        if table.outcome.round is not None:
            return
        seat = table.acting()[0]
        yield table, seat
        view, moves = table.view(seat), table.moves(seat)
        table.play(seat, choose(game, Level.NORMAL, view, moves, dice.lot(range(1000))))


class Made(NamedTuple):
    """A move that was made because of a merit, with the tables before and after it."""

    merit: Merit
    before: Any
    after: Any
    seat: Seat
    move: Any

    @property
    def hand(self) -> list[Any]:
        """The own cards after the move."""
        owned = self.after.bases if hasattr(self.after, "bases") else self.after.hands
        return list(owned[self.seat])

    @property
    def shed(self) -> bool:
        """Whether there are fewer of them than before."""
        return len(self.hand) < len(self.before.hands[self.seat])

    def away(self, table: Any) -> OneAway:
        """What somebody's base is away from, of whoever the merit is about."""
        owner = self.seat if self.merit.seat is None else self.merit.seat
        return one_away(table.bases[owner], False)

    @property
    def theirs(self) -> int:
        """How many cards the other one whom the merit is about held before."""
        return len(self.before.hands[self.merit.seat])

    @property
    def spared(self) -> bool:
        """Whether the other one whom the merit is about has the turn now, with nothing due."""
        due = getattr(self.after, "debt", 0) or getattr(self.after, "due", None)
        drew = len(self.after.hands[self.merit.seat]) > self.merit.count
        return self.after.outcome.round is None and self.after.turn == self.merit.seat and not due and not drew


HOLDS: dict[str, Callable[[Made], bool]] = {
    "advice-last": lambda made: not made.hand or made.after.outcome.round is not None,
    "advice-keeps": lambda made: made.merit.card in map(str, made.hand),
    "advice-colour": lambda made: sum(str(card.colour) == made.merit.colour for card in made.hand) == made.merit.count,
    "advice-points": lambda made: made.move.card.points == made.merit.count,
    "advice-lays": lambda made: made.shed,
    "advice-debt": lambda made: made.shed and made.merit.count > 0,
    "advice-hand": lambda made: len(made.hand) == made.merit.count,
    "advice-hits": lambda made: made.theirs == made.merit.count and not made.spared,
    "advice-turns": lambda made: made.theirs == made.merit.count and not made.spared,
    "advice-maumau-swap": lambda made: made.theirs == made.merit.count,
    "advice-maumau-fits": lambda made: sum(card in FITS[made.after.discard[-1]] for card in made.hand) == made.merit.count,
    "advice-maumau-not-out": lambda made: made.after.sits_out != made.seat,
    "advice-maumau-answers": lambda made: made.after.due != made.before.due,
    "advice-ume-sequence": lambda made: made.after.outcome.round == (made.seat,),
    "advice-ume-stops": lambda made: any(made.away(made.before)) and not any(made.away(made.after)),
    "advice-ume-ready": lambda made: bool(made.away(made.after).losing),
    "advice-ume-coming": lambda made: len(made.away(made.after).gaining) == made.merit.count,
    "advice-ume-active": lambda made: sum(count >= 2 for count in made.after.counts[made.seat]) == made.merit.count,
}
"""Whether what is said is a fact."""


def reasons(merits: Merits, table: Table, seat: Seat) -> Iterator[tuple[Move, Merit]]:
    """All that could be said for any move of a position rather than any other."""
    view = table.view(seat)
    moves = [move for move in table.moves(seat) if not move.reaction][:MOST]
    for move in moves:
        for other in moves:
            if other != move:
                yield from ((move, merit) for merit in merits(view, move, other))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", MERITS)
def test_what_is_said_for_a_move_is_true(game: str, seed: int) -> None:
    merits, said = MERITS[game][0], set()
    for table, seat in positions(game, seed):
        for move, merit in reasons(merits, table, seat):
            after = table.copy()
            if after.refusal(seat, move) is None:
                after.play(seat, move)
                assert HOLDS[merit.text](Made(merit, table, after, seat, move)), (merit, move)
                said.add(merit.text)
    assert said
