"""What is said for a move is true: it is carried out, and looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import choose
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Seat, Table
from uno_tui.core.dice import Dice
from uno_tui.core.reasons import Reason
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.reasons import reasons as of_maumau
from uno_tui.games.teams.rules.reasons import reasons as of_teams
from uno_tui.games.ume.rules.outlook import OneAway, one_away
from uno_tui.games.ume.rules.reasons import reasons as of_ume
from uno_tui.games.uno.rules.moves import CHALLENGE
from uno_tui.games.uno.rules.reasons import reasons as of_uno

Reasons = Callable[[Any, Move, Move], Iterator[Reason]]
ALL_TRUE = {"response": True, "seven_zero": True, "advanced_response": True, "bluff": True}
REASONS: dict[str, tuple[Reasons, int, dict[str, bool]]] = {
    "uno": (of_uno, 3, ALL_TRUE), "teams": (of_teams, 4, {}), "ume": (of_ume, 3, {}), "maumau": (of_maumau, 3, {}),
}  # fmt: skip
MOST = 12
"""So many moves of a position are compared with one another."""


def positions(game: str, seed: int) -> Iterator[tuple[Table, Seat]]:
    """Every position of a round that normal bots play."""
    _, seats, values = REASONS[game]
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
    """A move that was made because of a reason, with the tables before and after it."""

    reason: Reason
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
        """What the base of the reason's seat is away from."""
        owner = self.seat if self.reason.seat is None else self.reason.seat
        return one_away(table.bases[owner], False)

    @property
    def theirs(self) -> int:
        """How many cards the other one whom the reason is about held before."""
        return len(self.before.hands[self.reason.seat])

    @property
    def called(self) -> bool:
        """Whether the partner must lay now, or could not, so that two cards were drawn for it; or must share first."""
        drew = len(self.hand) == len(self.before.hands[self.seat]) + 1
        return drew or self.after.choice is not None or (self.after.called and self.after.turn == self.reason.seat)

    @property
    def given(self) -> list[Any]:
        """The cards that go to the partner."""
        return list(getattr(self.move, "cards", ())) or [self.move.card]

    def colour_before(self) -> int:
        """How many cards of the colour that the reason is about the hand held before."""
        return sum(str(card.colour) == self.reason.colour for card in self.before.hands[self.seat])

    def drawn_after_a_call(self, *, bluffed: bool) -> list[int]:
        """How many cards more everybody holds after the bluff was called, if it was one or not."""
        table = self.before.copy()
        table.bluffed = bluffed
        table.play(self.seat, CHALLENGE)
        return [len(now) - len(then) for now, then in zip(table.hands, self.before.hands, strict=True)]

    @property
    def had_a_choice(self) -> bool:
        """Whether something else than a Wild Draw Four would have fitted before the move."""
        view = self.before.view(self.seat)
        others = [card for card in view.hand if card.rank != "W+4"]
        return any(view.colour in (card.colour, None) or card.rank is view.top.rank or card.wild for card in others)

    @property
    def spared(self) -> bool:
        """Whether the other one whom the reason is about has the turn now, with nothing due."""
        due = getattr(self.after, "debt", 0) or getattr(self.after, "due", None)
        drew = len(self.after.hands[self.reason.seat]) > self.reason.count
        return self.after.outcome.round is None and self.after.turn == self.reason.seat and not due and not drew


HOLDS: dict[str, Callable[[Made], bool]] = {
    "advice-last": lambda made: not made.hand or made.after.outcome.round is not None,
    "advice-keeps": lambda made: made.reason.card in map(str, made.hand),
    "advice-colour": lambda made: sum(str(card.colour) == made.reason.colour for card in made.hand) == made.reason.count,
    "advice-points": lambda made: made.move.card.points == made.reason.count,
    "advice-lays": lambda made: made.shed,
    "advice-debt": lambda made: made.shed and made.reason.count > 0,
    "advice-hand": lambda made: len(made.hand) == made.reason.count,
    "advice-hits": lambda made: made.theirs == made.reason.count and not made.spared,
    "advice-turns": lambda made: made.theirs == made.reason.count and not made.spared,
    "advice-uno-call": lambda made: (
        made.drawn_after_a_call(bluffed=True)[made.seat] == 0
        and made.drawn_after_a_call(bluffed=True)[made.reason.seat] == made.reason.count
    ),
    "advice-uno-no-call": lambda made: (
        made.drawn_after_a_call(bluffed=False)[made.seat] == made.before.debt + made.reason.count
    ),
    "advice-uno-bluff": lambda made: made.had_a_choice and made.after.bluffed,
    "advice-uno-no-bluff": lambda made: made.had_a_choice and not made.after.bluffed,
    "advice-uno-keeps-hand": lambda made: len(made.hand) == made.reason.count,
    "advice-teams-wild": lambda made: any(card.wild for card in made.given),
    "advice-teams-longest": lambda made: sum(str(card.colour) == made.reason.colour for card in made.hand) == made.reason.count,
    "advice-teams-only": lambda made: made.colour_before() == 1 and str(made.given[0].colour) == made.reason.colour,
    "advice-teams-calls": lambda made: made.theirs == made.reason.count and made.called,
    "advice-teams-hits-too": lambda made: made.theirs == made.reason.count and made.after.debt_rank == "TW+4",
    "advice-maumau-turns": lambda made: made.theirs == made.reason.count and not made.spared,
    "advice-maumau-swap": lambda made: made.theirs == made.reason.count,
    "advice-maumau-fits": lambda made: sum(card in FITS[made.after.discard[-1]] for card in made.hand) == made.reason.count,
    "advice-maumau-not-out": lambda made: made.after.sits_out != made.seat,
    "advice-maumau-answers": lambda made: made.after.due != made.before.due,
    "advice-ume-sequence": lambda made: made.after.outcome.round == (made.seat,),
    "advice-ume-stops": lambda made: any(made.away(made.before)) and not any(made.away(made.after)),
    "advice-ume-ready": lambda made: bool(made.away(made.after).losing),
    "advice-ume-coming": lambda made: len(made.away(made.after).gaining) == made.reason.count,
    "advice-ume-active": lambda made: sum(count >= 2 for count in made.after.counts[made.seat]) == made.reason.count,
}
"""Whether what is said is a fact."""


def facts(reasons: Reasons, table: Table, seat: Seat) -> Iterator[tuple[Move, Reason]]:
    """All that could be said for any move of a position rather than any other."""
    view = table.view(seat)
    moves = [move for move in table.moves(seat) if not move.reaction][:MOST]
    for move in moves:
        for other in moves:
            if other != move:
                yield from ((move, reason) for reason in reasons(view, move, other))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", REASONS)
def test_what_is_said_for_a_move_is_true(game: str, seed: int) -> None:
    reasons, said = REASONS[game][0], set()
    for table, seat in positions(game, seed):
        for move, reason in facts(reasons, table, seat):
            after = table.copy()
            if after.refusal(seat, move) is None:
                after.play(seat, move)
                assert HOLDS[reason.text](Made(reason, table, after, seat, move)), (reason, move)
                said.add(reason.text)
    assert said
