"""The deal of the day as a player meets it: once for the statistics, gone on with, told in a line, again for practice."""

from __future__ import annotations

import asyncio
from datetime import date, datetime
from itertools import pairwise
from pathlib import Path

import pytest
from support.daily_player import begun, finish
from support.sessions import Screen

from uno_tui.core.catalogue import built_in
from uno_tui.host.daily import daily_on
from uno_tui.host.match import Match
from uno_tui.host.results import look_at
from uno_tui.host.store import Store, table_files
from uno_tui.i18n.translator import Translator
from uno_tui.ui.daily import State, date_text, line_to_tell, summary, summary_text
from uno_tui.ui.keys import keymap
from uno_tui.ui.navigation.daily_list import DailyList, played_items
from uno_tui.ui.navigation.tally import Tally
from uno_tui.ui.request import DailyStart, Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders
from uno_tui.ui.tables import daily_plan

TODAY, TOMORROW = date(2026, 11, 24), date(2026, 11, 25)


def session_on(day: date, language: str = "en") -> Session:
    session = Session(Request(mode=Mode.SILENT, language=language), Settings(), folders(), keymap.load())
    session.tables.today = lambda: day
    return session


def played(game: str, *, moves: int | None = None) -> Match:
    """Today's deal, played to its end or for so many moves, and left."""
    path = Store(folders().tables).create_new_file(datetime(2026, 11, 24, 23, 50))
    match = begun(game, TODAY, path)
    asyncio.run(finish(match) if moves is None else finish(match, most=moves))
    return match


def said(session: Session) -> list[str]:
    return [message.text for message in session.announcer.speaker.history.messages()]


async def counted() -> int:
    tally = Tally()
    async for path, result in look_at(table_files(folders().tables)):
        tally.add(path, result)
    return tally.matches_by_game["uno"]


def test_a_deal_that_is_over_is_found_and_another_game_or_day_has_its_own() -> None:
    match = played("uno")
    today = session_on(TODAY).tables
    found = today.daily("uno")
    assert found is not None
    assert (found.path, found.state) == (match.path, State.FINISHED)
    assert today.daily("rummy") is None
    assert session_on(TOMORROW).tables.daily("uno") is None


def test_another_version_of_the_deals_has_deals_of_its_own() -> None:
    match = played("uno")
    assert match.path is not None
    text = match.path.read_text(encoding="utf-8")
    match.path.write_text(text.replace("daily 2026-11-24 1", "daily 2026-11-24 999"), encoding="utf-8")
    assert session_on(TODAY).tables.daily("uno") is None


def test_a_record_that_does_not_replay_is_no_deal_that_was_played() -> None:
    match = played("uno")
    assert match.path is not None
    lines = match.path.read_text(encoding="utf-8").splitlines()
    match.path.write_text("\n".join([*lines, "Ana play R5", "Ana play R5", ""]), encoding="utf-8")
    match.path.with_suffix(".result").unlink()
    assert session_on(TODAY).tables.daily("uno") is None


async def test_it_counts_once_and_again_it_is_a_practice_game_with_the_same_cards() -> None:
    match = await asyncio.to_thread(played, "uno")
    session = session_on(TODAY)
    assert await counted() == 1
    for start in (DailyStart("uno"), DailyStart("uno", TODAY, again=True)):
        await session.runner.sit_down(start, Screen())
        again = session.runner.match
        assert again is not None
        assert again.plan.practice is not None
        assert again.record.lines[:7] == match.record.lines[:7]
        assert session.tables.practised.folder == again.path.parent
    assert "Deal of the day, 24 November 2026, again. This game does not count." in said(session)
    await session.close()
    assert await counted() == 1


async def test_a_started_deal_is_gone_on_with() -> None:
    match = await asyncio.to_thread(played, "uno", moves=9)
    session = session_on(TODAY)
    await session.runner.sit_down(DailyStart("uno"), Screen())
    assert session.runner.running_path == match.path
    assert session.runner.match is not None
    assert session.runner.match.record.lines[: len(match.record.lines)] == match.record.lines
    assert len(session.tables.store.tables()) == 1
    await session.close()


async def test_what_was_begun_before_midnight_stays_that_days() -> None:
    match = await asyncio.to_thread(played, "uno", moves=9)
    assert match.path is not None
    session = session_on(TOMORROW)
    await session.runner.sit_down(match.path, Screen())
    assert session.runner.match is not None
    assert session.runner.match.daily == daily_on(TODAY)
    assert "Deal of the day, 24 November 2026: one round, the same cards for everyone." in said(session)
    await session.runner.sit_down(DailyStart("uno"), Screen())
    assert session.runner.match.daily == daily_on(TOMORROW)
    assert len(session.tables.store.tables()) == 2
    await session.close()


async def test_one_that_was_abandoned_is_not_dealt_again() -> None:
    match = await asyncio.to_thread(played, "uno", moves=9)
    session = session_on(TODAY)
    assert match.path is not None
    await session.runner.sit_down(match.path, Screen())
    await session.runner.abandon_table()
    found = session.tables.daily("uno")
    assert found is not None
    assert found.state is State.ABANDONED
    begun_again: list[DailyStart] = []
    items = played_items(session, found, begun_again.append)
    assert [item.text for item in items] == ["You abandoned this deal.", "Play it again; it does not count"]
    assert items[1].act is not None
    items[1].act()
    assert begun_again == [DailyStart("uno", TODAY, again=True)]
    await session.close()


async def test_the_next_table_stays_as_it_was() -> None:
    session = session_on(TODAY)
    before = session.tables.next_game, session.tables.next_values, session.tables.plan
    match = await asyncio.to_thread(played, "rummy", moves=4)
    assert match.path is not None
    await session.runner.sit_down(match.path, Screen())
    assert (session.tables.next_game, session.tables.next_values, session.tables.plan) == before
    await session.close()


def test_the_list_says_of_every_game_what_has_become_of_its_deal() -> None:
    match = played("uno")
    played("maumau", moves=3)
    session = session_on(TODAY)
    line = line_to_tell(Translator("en"), match.text(), 0, "uno", TODAY)
    chosen: list[str] = []
    items = DailyList(session, chosen.append).items()
    texts = [item.text for item in items]
    assert texts[0] == f"UNO: {line.partition(': ')[2]}"
    assert texts[1:4] == ["UNO Teams: not played yet", "UNO Rummy: not played yet", "Umé: not played yet"]
    assert texts[4].endswith("Maumau: started, not finished")
    assert len(texts) == len(built_in())
    assert "the same cards today" in items[0].explains
    assert items[1].act is not None
    items[1].act()
    assert chosen == ["teams"]


async def test_the_line_is_heard_again_and_copied_to_a_file_whose_path_is_said(home: Path) -> None:
    match = await asyncio.to_thread(played, "uno")
    session = session_on(TODAY)
    found = session.tables.daily("uno")
    assert found is not None
    line, copy, again = played_items(session, found, lambda start: None)
    assert line.text == line_to_tell(session.announcer.translator, match.text(), 0, "uno", TODAY)
    assert line.act is not None
    line.act()
    assert copy.act is not None
    copy.act()
    file = home / "data" / "daily.txt"
    assert file.read_text(encoding="utf-8") == f"{line.text}\n"
    assert said(session)[-1] == f"The line is in the file {file}."
    assert again.text == "Play it again; it does not count"


def test_turns_and_cards_are_those_of_the_record() -> None:
    match = played("uno")
    moves = [line.split() for line in match.record.lines if line.split()[0] in match.names.names]
    turn_moves = [words[0] for words in moves if words[1] not in ("uno", "report")]
    turns = sum(one == "Ana" != before for before, one in pairwise(["", *turn_moves]))
    laid = sum(words[:2] == ["Ana", "play"] for words in moves)
    drawn = laid + match.table.view(None).counts[0] - 7
    won = match.table.outcome.match == (0,)
    told = f"{'won in' if won else 'lost after'} {turns} turns, {drawn} cards drawn"
    assert summary(Translator("en"), match.text(), 0) == told
    assert drawn > 1


@pytest.mark.parametrize(
    ("language", "game", "ended", "turns", "drawn", "told"),
    [
        ("en", "uno", "won", 14, 3, "won in 14 turns, 3 cards drawn"),
        ("de", "uno", "won", 14, 3, "gewonnen in 14 Zügen, 3 Karten gezogen"),
        ("fr", "uno", "won", 14, 3, "gagné en 14 tours, 3 cartes piochées"),
        ("en", "teams", "lost", 1, 0, "lost after 1 turn, no card drawn"),
        ("de", "teams", "lost", 1, 0, "verloren nach 1 Zug, keine Karte gezogen"),
        ("fr", "teams", "lost", 1, 0, "perdu après 1 tour, aucune carte piochée"),
        ("en", "rummy", "nobody", 2, 1, "no winner after 2 turns, 1 tile drawn"),
        ("de", "rummy", "nobody", 2, 1, "ohne Sieg nach 2 Zügen, 1 Stein gezogen"),
        ("fr", "rummy", "nobody", 2, 1, "sans gagnant après 2 tours, 1 tuile piochée"),
        ("en", "ume", "lost", 0, 0, "lost before the first turn"),
        ("de", "ume", "lost", 0, 0, "verloren vor dem ersten Zug"),
        ("fr", "ume", "lost", 0, 0, "perdu avant le premier tour"),
        ("en", "ume", "won", 9, 0, "won in 9 turns"),
        ("de", "ume", "won", 9, 0, "gewonnen in 9 Zügen"),
        ("fr", "ume", "won", 9, 0, "gagné en 9 tours"),
    ],
)
def test_numbers_read_right(language: str, game: str, ended: str, turns: int, drawn: int, told: str) -> None:
    assert summary_text(Translator(language), game, ended, turns, drawn) == told


@pytest.mark.parametrize(("language", "told"), [
    ("en", "uno-tui daily, UNO, 24 November 2026: "),
    ("de", "uno-tui daily, UNO, 24. November 2026: "),
    ("fr", "uno-tui daily, UNO, 24 novembre 2026 : "),
])
def test_the_line_names_the_date_as_its_language_does_and_no_card(language: str, told: str) -> None:
    match = played("uno")
    line = line_to_tell(Translator(language), match.text(), 0, "uno", TODAY)
    assert line.startswith(told)
    assert len(line.split()) < 20
    assert not any(name in line for name in match.names.names)


@pytest.mark.parametrize(("language", "first", "last"), [
    ("en", "1 January 2026", "31 December 2026"),
    ("de", "1. Januar 2026", "31. Dezember 2026"),
    ("fr", "1er janvier 2026", "31 décembre 2026"),
])
def test_dates(language: str, first: str, last: str) -> None:
    translator = Translator(language)
    assert date_text(translator, date(2026, 1, 1)) == first
    assert date_text(translator, date(2026, 12, 31)) == last
    assert len({date_text(translator, date(2026, month, 1)) for month in range(1, 13)}) == 12


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("", ("Ana", "Ben", "Cleo", "Dora")),
        ("Zoe", ("Zoe", "Ben", "Cleo", "Dora")),
        ("Cleo", ("Cleo", "Ben", "Ana", "Dora")),
        ("draw", ("Ana", "Ben", "Cleo", "Dora")),
    ],
)
def test_everyone_sits_on_the_first_seat_among_the_same_bots(name: str, names: tuple[str, ...]) -> None:
    assert daily_plan("uno", name).names == names


@pytest.mark.parametrize("name", ["Ben", "ben", "BEN"])
def test_a_bot_gives_way_to_a_player_of_its_name_in_whatever_capitals(name: str) -> None:
    assert daily_plan("uno", name).names[0] == name
    assert "Ana" in daily_plan("uno", name).names
    session = Session(Request(mode=Mode.SILENT, language="en"), Settings(name=name), folders(), keymap.load())
    assert session.tables.chosen_plan.names == (name, "Ana", "Cleo", "Dora")
