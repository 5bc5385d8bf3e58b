"""Comparing moves: paired playouts give the best, the others behind it, and how sure that is."""

from __future__ import annotations

import pytest

from uno_tui.bots.advice import alternatives
from uno_tui.bots.advice import compare as compare_in
from uno_tui.bots.bot import Level
from uno_tui.bots.comparison import Candidate, Comparison, Sureness
from uno_tui.bots.levels import choose
from uno_tui.bots.playouts import compare
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Table
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import DRAW, PASS
from uno_tui.games.maumau.rules.moves import SAY_LAST
from uno_tui.games.uno.rules.moves import BUZZ, CHALLENGE

ADVISED = ("uno", "teams", "ume", "maumau")
MOVES = (DRAW, PASS, CHALLENGE, BUZZ)


def scattered(chances: dict[Move, float], seed: int, playouts: int = 400) -> Comparison:
    """Moves that win so often, on deals that are good or bad for all of them."""
    dice = Dice(seed)
    return compare(dice.uniform, list(chances), lambda luck, move: float(luck < chances[move]), playouts)


def test_the_best_comes_first_and_the_others_by_how_far_they_came() -> None:
    found = scattered(dict(zip(MOVES, (0.1, 0.9, 0.5, 0.3), strict=True)), 1)
    assert [each.move for each in found.candidates] == [PASS, CHALLENGE, BUZZ, DRAW]
    assert found.best == PASS
    assert found.candidates[0] == Candidate(PASS, found.candidates[0].value)
    assert found.rounds == 400 // (2 * 4) + 400 // (2 * 2)


def test_a_difference_beyond_the_interval_is_clear_and_none_is_none() -> None:
    assert scattered({DRAW: 0.9, PASS: 0.3}, 1).candidates[1].sureness is Sureness.CLEAR
    assert scattered({DRAW: 0.5, PASS: 0.5}, 1).candidates[1].sureness is Sureness.EQUAL


def test_a_costly_move_comes_first_only_where_it_is_clearly_better() -> None:
    def best(chances: dict[Move, float]) -> Move:
        dice = Dice(1)
        return compare(
            dice.uniform, list(chances), lambda luck, move: float(luck < chances[move]), 400, costly=[CHALLENGE]
        ).best

    assert best({CHALLENGE: 0.9, PASS: 0.3, DRAW: 0.1}) == CHALLENGE
    assert best({CHALLENGE: 0.5, PASS: 0.5, DRAW: 0.1}) == PASS
    assert best({CHALLENGE: 0.505, PASS: 0.5}) == PASS


def test_a_plain_move_that_is_best_stays_first() -> None:
    dice, chances = Dice(1), {CHALLENGE: 0.5, BUZZ: 0.45, DRAW: 0.4, PASS: 0.52}
    found = compare(
        dice.uniform, list(chances), lambda luck, move: float(luck < chances[move]), 400, costly=[CHALLENGE, BUZZ, DRAW]
    )
    assert found.best == PASS


def test_the_best_plain_move_is_compared_to_the_end() -> None:
    """Of four ways to spend a wild one looks good by luck; the plain move is not dropped before that is clear."""
    dice, chances = Dice(1), {CHALLENGE: 0.6, BUZZ: 0.59, DRAW: 0.58, SAY_LAST: 0.57, PASS: 0.3}
    found = compare(
        dice.uniform, list(chances), lambda luck, move: float(luck < chances[move]), 400, costly=list(chances)[:4]
    )
    assert found.best == CHALLENGE
    plain = next(each for each in found.candidates if each.move == PASS)
    assert plain.behind > plain.margin
    assert plain.margin < 0.15


def test_with_nothing_but_costly_moves_the_best_of_them_comes_first() -> None:
    dice, chances = Dice(1), {CHALLENGE: 0.5, BUZZ: 0.2}
    found = compare(
        dice.uniform, list(chances), lambda luck, move: float(luck < chances[move]), 400, costly=list(chances)
    )
    assert found.best == CHALLENGE


def unpaired(chances: tuple[float, float], dice: Dice) -> Comparison:
    """Drawing and passing, which win so often, each by luck of its own."""
    return compare(lambda: None, (DRAW, PASS), lambda _, move: float(dice.uniform() < chances[move == PASS]), 200)


@pytest.mark.parametrize("chances", [(0.5, 0.5), (0.7, 0.6)])
def test_the_interval_holds_the_true_difference_as_often_as_it_says(chances: tuple[float, float]) -> None:
    """On deals that have nothing to do with one another, of two moves named beforehand."""
    held = 0
    for seed in range(400):
        best, other = unpaired(chances, Dice(seed)).candidates
        true = chances[best.move == PASS] - chances[other.move == PASS]
        held += abs(other.behind - true) <= other.margin
    assert 0.92 <= held / 400 <= 0.98


def begun(game: str, seed: int, moves: int = 12) -> Table:
    """A table some moves after the deal, at which someone has a decision to make."""
    seats = 4 if game != "ume" else 3
    table, _ = GAMES[game].begin(options.defaults(GAMES[game].options), seats, 0, Dice(seed))
    dice = Dice(seed)
    while moves or len(_decisions(table)) < 2:
        if table.outcome.round is not None:
            return begun(game, seed + 1000)
        seat = table.acting()[0]
        table.play(seat, choose(game, Level.NORMAL, table.view(seat), table.moves(seat), dice.lot(range(1000))))
        moves = max(0, moves - 1)
    return table


def _decisions(table: Table) -> list[Move]:
    acting = table.acting()
    return [move for move in table.moves(acting[0]) if not move.reaction] if acting else []


@pytest.mark.parametrize("game", ADVISED)
@pytest.mark.parametrize("seed", range(4))
def test_the_first_choice_is_what_the_expert_does(game: str, seed: int) -> None:
    table = begun(game, seed)
    seat = table.acting()[0]
    view, moves = table.view(seat), table.moves(seat)
    done = choose(game, Level.HARD, view, moves, seed)
    if done != SAY_LAST:
        assert compare_in(game, view, moves, seed).best == done


@pytest.mark.parametrize("game", ADVISED)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_hidden_makes_no_difference(game: str, seed: int) -> None:
    """All hidden cards dealt again, so that they lie otherwise: the same comparison to the last digit."""
    table = begun(game, seed)
    seat = table.acting()[0]
    view, moves = table.view(seat), table.moves(seat)
    other = GAMES[game].imagine(view, Dice(seed + 77))
    assert hidden(other) != hidden(table)
    again = other.view(seat)
    assert compare_in(game, again, other.moves(seat), 5) == compare_in(game, view, moves, 5)


def hidden(table: Table) -> list[object]:
    """The stock, and everybody's cards."""
    return [list(getattr(table, name)) for name in ("stock", "hands") if hasattr(table, name)]


@pytest.mark.parametrize("game", ADVISED)
@pytest.mark.parametrize("seed", range(6))
def test_alternatives_come_in_the_order_of_their_worth(game: str, seed: int) -> None:
    table = begun(game, seed)
    seat = table.acting()[0]
    found = compare_in(game, table.view(seat), table.moves(seat), seed)
    behind = {each.move: each.behind for each in found.candidates}
    named, order = alternatives(found), list(Sureness)
    assert {each.move for each in named} == {*behind, *found.others} - {found.best}
    for some in ([each for each in named if not each.variant], [each for each in named if each.variant]):
        compared = [each for each in some if each.sureness is not None]
        assert some[: len(compared)] == compared
        assert [behind[each.move] for each in compared] == sorted(behind[each.move] for each in compared)
        ranks = [order.index(each.sureness) for each in compared if each.sureness is not None]
        assert ranks == sorted(ranks)


def test_what_looks_close_only_because_it_was_dropped_early_is_not_said_to_be() -> None:
    found = Comparison((
        Candidate(DRAW, 0.6), Candidate(PASS, 0.3, 0.3, 0.1), Candidate(CHALLENGE, 0.2, 0.4, 0.5), Candidate(BUZZ, 0.6),
    ))  # fmt: skip
    named = [(each.move, each.sureness) for each in alternatives(found)]
    assert named == [(BUZZ, Sureness.EQUAL), (PASS, Sureness.CLEAR), (CHALLENGE, Sureness.CLEAR)]
