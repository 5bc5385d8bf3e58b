"""UNO Rummy gone on with: what the keys knew of the round before the table was left, they know again."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.sessions import Screen, session_with

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.contract import Event
from uno_tui.core.dice import Dice
from uno_tui.games.rummy.presenter.presenter import RummyPresenter
from uno_tui.games.rummy.rules import RUMMY
from uno_tui.games.rummy.rules.events import TilesLaid
from uno_tui.host.match import Match, Plan
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys import keymap
from uno_tui.ui.ports.presenter import PresenterContext

NAMES = ("Ana", "Ben")


def left_behind(path: Path, seed: int) -> str:
    """A table that Ana leaves when Ben has laid something; what D said there."""
    values, dice = options.defaults(RUMMY.options), Dice(seed)
    match, events = Match.begin("rummy", values, Plan(NAMES, ("person", "normal")), Dice(seed), path)
    presenter = RummyPresenter(PresenterContext(Translator("en"), NAMES, 0, "normal", True))

    def see(events: list[Event]) -> None:
        presenter.on_events([event.as_seen_by(0) for event in events], match.table.view(0))

    see(events)
    laid: list[int] = []
    while laid[-2:] != [0, 1]:
        seat = match.table.acting()[0]
        view, moves = match.table.view(seat), match.table.moves(seat)
        events = match.play(seat, bot("rummy", Level.NORMAL).choose(view, moves, dice))
        see(events)
        laid += [event.seat for event in events if isinstance(event, TilesLaid)]
        assert match.table.outcome.round is None
    match.close()
    return presenter.answer("read_changes", match.table.view(0))


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_d_says_the_same_as_before_the_table_was_left(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "left.table"
    before = left_behind(path, seed)
    session = session_with(keymap.load(), "person", "normal")
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
    desk = await session.runner.resume_table(path, Screen())
    desk.perform("read_changes")
    await session.close()
    assert before != "Nothing changed on the table since your last turn."
    assert said[-1] == before
