"""Dealing again what a seat cannot see, at the end of every table file here: set-up positions lack most of the pack."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.promises import a_guess_fits

from uno_tui.core.catalogue import GAMES
from uno_tui.core.dice import Dice
from uno_tui.games.uno.rules.table import UnoTable
from uno_tui.notation.referee import Referee

FOLDERS = sorted(each for each in (Path(__file__).parent.parent / "scenarios").iterdir() if each.is_dir())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_guess_fits_what_is_seen_of_any_position(folder: Path) -> None:
    paths = sorted(folder.glob("*.table"))
    assert paths
    for path in paths:
        referee = Referee(path.read_text(encoding="utf-8"))
        assert referee.problems() == []
        table = referee.table
        for seat in (*range(table.seats), None):
            a_guess_fits(GAMES[table.game].imagine(table.view(seat), Dice(1)), table, seat)


@pytest.mark.rule("UNO-44")
def test_who_has_laid_the_last_card_beside_a_debt_is_out_in_a_guess_too() -> None:
    met = 0
    for path in sorted((Path(__file__).parent.parent / "scenarios" / "uno-house").glob("uno-4[24]-*.table")):
        referee = Referee(path.read_text(encoding="utf-8"), str(path))
        for _ in referee.steps():
            table = referee.table
            if table.outcome.round is None:
                guess = GAMES["uno"].imagine(table.view(0), Dice(1))
                assert isinstance(guess, UnoTable)
                assert isinstance(table, UnoTable)
                assert sorted(guess.out) == sorted(table.out), path.name
                met += bool(table.out)
    assert met > 20
