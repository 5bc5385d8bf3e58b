"""Bluffs and cheats are weighed by how the others react to them, and are advised only where that clearly pays."""

from __future__ import annotations

import pytest
from support.bluff_positions import BEN, BUZZERS, CHEATING, CLEO, REDS, WITH_TWO

from uno_tui.bots.advice import compare
from uno_tui.bots.bot import Company, Level
from uno_tui.bots.comparison import Comparison
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.bots.reacting import chance_caught
from uno_tui.games.maumau.rules.view import MaumauView
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.reasons import is_bluff
from uno_tui.games.uno.rules.table import UnoTable
from uno_tui.notation.referee import Referee

WITH_ONE = "G3 G4 GS YR Z W+4"


def table_of(text: str) -> UnoTable:
    referee = Referee(text)
    assert referee.problems() == []
    table = referee.table
    assert isinstance(table, UnoTable)
    return table


def before_the_reverse() -> UnoTable:
    return table_of(
        BUZZERS.format(
            rules="", ana=WITH_TWO, ben=" ".join(BEN[:7]), cleo=" ".join(CLEO), discard="R9", direction="clockwise"
        )
    )


def after_the_reverse(rules: str, ana: str, ben: int, cleo: int) -> UnoTable:
    values = {"ben": " ".join(BEN[:ben]), "cleo": " ".join(CLEO[:cleo]), "direction": "counterclockwise"}
    return table_of(BUZZERS.format(rules=rules, ana=ana, discard=REDS, **values))


def compared(table: UnoTable, company: Company = ()) -> Comparison:
    return compare("uno", table.view(0), table.moves(0), 1, company)


@pytest.mark.rule("UNO-34")
def test_with_buzzers_in_the_hand_the_wild_draw_four_would_be_a_bluff() -> None:
    table = before_the_reverse()
    assert str(getattr(compared(table).best, "card", "")) == "Z"


@pytest.mark.parametrize(
    ("rules", "ana", "ben", "cleo"),
    [
        (" seven_zero=on", WITH_ONE, 6, 3),
        (" seven_zero=on response=on", WITH_TWO, 7, 6),
        (" seven_zero=on response=on", WITH_TWO, 6, 3),
        (" seven_zero=on response=on", WITH_ONE, 3, 3),
        (" seven_zero=on skip_after_draw=on", WITH_TWO, 6, 3),
    ],
)
def test_after_the_reverse_the_bluff_is_not_advised_either(rules: str, ana: str, ben: int, cleo: int) -> None:
    """Hands change owners all the time here, so that few moves make a clear difference; a called bluff costs six."""
    table = after_the_reverse(rules, ana, ben, cleo)
    found = compared(table)
    assert not is_bluff(table.view(0), found.best)
    assert any(is_bluff(table.view(0), each.move) for each in found.candidates)


def test_who_calls_counts() -> None:
    """Sensible players call by evidence, which speaks against this hand; beginners call one in five."""
    table = after_the_reverse("", WITH_ONE, 7, 6)
    worth: dict[Level, float] = {}
    for level in (Level.EASY, Level.NORMAL, Level.HARD):
        found = compared(table, (None, level, level))
        bluffs = [each.value for each in found.candidates if is_bluff(table.view(0), each.move)]
        worth[level] = max(bluffs)
    assert worth[Level.EASY] > worth[Level.NORMAL] + 0.1
    assert worth[Level.NORMAL] == worth[Level.HARD]


def test_who_watches_counts() -> None:
    referee = Referee(CHEATING)
    assert referee.problems() == []
    view = referee.table.view(0)
    assert isinstance(view, MaumauView)
    easy, normal, hard = (chance_caught(view, (None, level, level)) for level in (Level.EASY, Level.NORMAL, Level.HARD))
    assert easy < chance_caught(view) < normal < hard


def test_a_cheat_that_will_be_caught_is_no_candidate_of_advice() -> None:
    referee = Referee(CHEATING)
    assert referee.problems() == []
    view, moves = referee.table.view(0), referee.table.moves(0)
    trying = {level: compare("maumau", view, moves, 1, (None, level, level)) for level in (Level.EASY, Level.HARD)}
    assert any(each.move not in moves for each in trying[Level.EASY].candidates)
    assert all(each.move in moves for each in trying[Level.HARD].candidates)


def test_imagined_hands_change_nothing_about_whose_bluff_is_called() -> None:
    """Nothing but what Ana knows counts: the same comparison on other hidden cards."""
    table = after_the_reverse("", WITH_ONE, 7, 6)
    other = UNO.imagine(table.view(0), Dice(5))
    company = (None, Level.NORMAL, Level.EASY)
    assert compare("uno", other.view(0), other.moves(0), 1, company) == compared(table, company)
