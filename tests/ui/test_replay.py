"""Playing on from a moment of a replay: everybody knows what they knew then, and the same moves lead to the same end."""

from __future__ import annotations

import asyncio

import pytest
from games.promises import state
from hypothesis import given
from hypothesis import strategies as st
from looks.positions import UNO_FEW
from support.examples import examples
from support.finished_matches import played
from support.practice_matches import Daring, Played, begun
from support.sessions import session_with

from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.dice import Dice
from uno_tui.core.options import defaults
from uno_tui.host.match import PERSON, Match, Plan
from uno_tui.notation.referee import Referee
from uno_tui.ui.keys import keymap
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.navigation.tables_list import replay_items
from uno_tui.ui.settings import folders


def opening_at(record: str, place: int, file: str = "table") -> tuple[Replay, str]:
    """A replay, and what one plays on from after so many of its steps."""

    async def open_() -> Replay:
        session = session_with(keymap.load(), "person")
        replay = Replay(session, record, file)
        await session.close()
        return replay

    replay = asyncio.run(open_())
    replay.place = place
    return replay, replay.opening()


@pytest.mark.parametrize("game", built_in())
@examples(40)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 120), part=st.floats(0, 1))
def test_everybody_knows_what_they_knew_and_the_same_moves_lead_to_the_same_end(
    game: str, seed: int, moves: int, part: float
) -> None:
    match = begun(game, seed)
    played = Daring(match, seed)
    played.go_on(moves)
    end = match.record.lines, played.known()
    place = round(part * len(played.moves))
    replay, opening = opening_at(match.text(), place)
    assert len(replay.moments) == len(played.moves) + 1

    again = Match.practise(opening, match.plan)
    lines, known = played.before[place] if place < len(played.before) else end
    assert again.record.lines == list(lines)
    assert state(again.table) == state(replay.moments[place].table)
    going_on = Played(again, seed)
    assert going_on.known() == known
    going_on.moves = played.moves
    going_on.again(place)
    assert (again.record.lines, going_on.known()) == end


FAILING = UNO_FEW + "Ana play R5\n= turn Ana\nBen play R1\n"


def test_after_a_line_that_does_not_hold_the_position_is_played_on_from() -> None:
    replay, opening = opening_at(FAILING, 3)
    assert replay.fails
    assert "Ana play" not in opening
    referee = Referee(opening)
    assert referee.problems() == []
    assert referee.table.view(0) == replay.moments[3].table.view(0)
    assert opening_at(FAILING, 1)[1] == "".join(FAILING.splitlines(keepends=True)[:10])


async def test_hidden_hands_of_a_table_that_another_program_plays_are_not_shown() -> None:
    home = folders()
    values = defaults(GAMES["uno"].options)
    match, _ = Match.begin("uno", values, Plan(("Ana", "Ben"), (PERSON, PERSON)), Dice(1), home.tables / "2026-01-01-180000.table")
    played(home.tables / "2026-01-02-180000.table", 1, moves=3)
    session = session_with(keymap.load())
    async for items in replay_items(session.announcer, session.tables, session.clock, None, lambda path: None):
        lines = [each.text for each in items]
    match.close()
    assert lines == ["2 January 2026, 18:00: UNO, Ana and Ben"]
    await session.close()


def test_lines_are_counted_as_table_files_count_them() -> None:
    """Other signs that Python takes for the end of a line, in a comment say, end none in a table file."""
    strange = FAILING.replace("game uno", "game uno # a\x0cb\u2028c").replace("= turn Ana\n", "")
    opening = opening_at(strange, 1)[1]
    assert opening.endswith("Ana play R5\n")


def test_a_file_with_comments_assertions_and_a_seed_is_played_on_from() -> None:
    text = "table 1 # by hand\ngame uno\noptions draw_anytime=on\nseats Ana Ben\nseed 5\n\n= turn Ana\nAna draw\n= playing\n"
    _, opening = opening_at(text, 1)
    table = Match.practise(opening, begun("uno", 1).plan).table
    direct = Referee(text)
    assert direct.problems() == []
    assert state(table) == state(direct.table)
