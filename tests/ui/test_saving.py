"""What the player is told is saved, is on disk: whatever else deletes, cuts or changes it meanwhile."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from support.harms import HARMS, cut, delete, empty, others_may_take_it
from support.sessions import Screen

from uno_tui.host.files import is_free
from uno_tui.host.match import Plan
from uno_tui.host.practice import Practice
from uno_tui.host.record_file import SEATS
from uno_tui.host.saved_files import SavedFiles
from uno_tui.host.store import PRACTICE_TABLES, Store
from uno_tui.message import message
from uno_tui.notation.referee import check
from uno_tui.ui import presets
from uno_tui.ui.keys import keymap
from uno_tui.ui.presets import Preset
from uno_tui.ui.request import LessonStart, Request
from uno_tui.ui.saving import Trouble, storage_trouble
from uno_tui.ui.session import Session
from uno_tui.ui.settings import NOWHERE, Folders, Mode, Settings, folders

OPENING = """table 1
game uno
seats Ana Ben
dealer Ben
hand Ana R5 R6
hand Ben B1 B2
discard R3
stock G1 G2
turn Ana
"""
PLAN = Plan(("Ana", "Ben"), ("person", "easy"))


def session_in(plan: Plan = PLAN) -> Session:
    request = Request(mode=Mode.SILENT, language="en", seed=1, plan=plan)
    return Session(request, Settings(), folders(), keymap.load())


async def settings(session: Session) -> Path:
    session.preferences.settings.players = 3
    session.save_settings()
    return folders().settings


async def keys(session: Session) -> Path:
    session.preferences.keymap = keymap.change(folders().keymap, "default", "buzzer", "x")
    session.saving.remember(folders().keymap)
    return folders().keymap


async def preset(session: Session) -> Path:
    presets.write(folders().presets, {"mine": Preset("uno", ("Ana", "Ben"), ("person", "easy"))})
    session.saving.remember(folders().presets)
    return folders().presets


async def lesson(session: Session) -> Path:
    await session.runner.begin_lesson(LessonStart("uno", "basics"), Screen())
    await session.runner.leave_table()
    return folders().lessons


async def position(session: Session) -> Path:
    session.write_position("table 1\ngame uno\nseats Ana Ben\n")
    return folders().data / "position.table"


async def record(session: Session) -> Path:
    """Of a match that was left for the menu, as statistics and the list of games show it."""
    desk = await session.runner.new_table(Screen())
    await desk.state.client.wait_until_settled()
    path = session.runner.running_path
    assert path is not None
    await session.runner.leave_table()
    return path


async def seats(session: Session) -> Path:
    return (await record(session)).with_suffix(SEATS)


async def practice(session: Session) -> Path:
    session.tables.set_table("uno", Plan(PLAN.names, PLAN.players, Practice()), session.tables.next_values)
    return await record(session)


FILES = [settings, keys, preset, lesson, position, record, seats, practice]


def damage(path: Path) -> None:
    path.write_bytes(b"\xff = " + path.read_bytes())


def zero(path: Path) -> None:
    """In place: the file is as long as before."""
    time.sleep(0.05)  # longer than a file system's clock takes from tick to tick
    with path.open("r+b") as file:
        file.write(bytes(path.stat().st_size))


def nest(path: Path) -> None:
    """TOML in which values are nested deeper than Python reads."""
    path.write_bytes(b"a=" + b"[" * 100_000)


KEPT_BESIDE = (damage, zero, nest)


@pytest.mark.parametrize("harm", [*HARMS, *KEPT_BESIDE])
@pytest.mark.parametrize("write", FILES)
async def test_what_was_saved_is_on_disk_at_the_end(
    write: Callable[[Session], object], harm: Callable[[Path], None]
) -> None:
    session = session_in()
    path = await write(session)  # type: ignore[misc]
    written = path.read_bytes()
    harm(path)
    harmed = path.read_bytes() if harm in KEPT_BESIDE else b""
    said = session.finish()
    await session.close()
    assert path.read_bytes() == written
    assert f"{path} was" in said
    if harm in KEPT_BESIDE:
        other = path.with_name(f"{path.name}.other")
        assert other.read_bytes() == harmed
        assert str(other) in said


@pytest.mark.parametrize("write", FILES)
async def test_what_was_copied_back_as_it_was_is_not_told(write: Callable[[Session], object]) -> None:
    session = session_in()
    path = await write(session)  # type: ignore[misc]
    copy = path.with_suffix(".copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)
    assert session.finish() == "Goodbye."
    await session.close()


async def test_a_table_that_was_gone_on_with_elsewhere_is_left_as_it_is() -> None:
    session = session_in()
    path = await record(session)
    other = session_in()
    await other.runner.resume_table(path, Screen())
    assert other.runner.host is not None
    other.runner.host.submit(0, other.runner.host.table.moves(0)[0])
    await other.runner.host.wait_until_settled()
    assert session.finish() == "Goodbye."
    await other.close()
    longer = path.read_bytes()
    assert session.finish() == "Goodbye."
    assert path.read_bytes() == longer
    await session.close()


@pytest.mark.parametrize("write", [settings, keys, preset])
async def test_what_the_player_edits_meanwhile_stays_and_is_told(write: Callable[[Session], object]) -> None:
    """In an editor, or at another table."""
    session = session_in()
    path = await write(session)  # type: ignore[misc]
    edited = path.read_bytes() + b"# Mine.\n"
    path.write_bytes(edited)
    assert session.finish() == f"{path} was changed by another program; this version stays. Goodbye."
    assert path.read_bytes() == edited
    assert session.finish() == "Goodbye."
    await session.close()


@pytest.mark.parametrize("write", [settings, keys, preset])
async def test_lines_that_the_player_deletes_at_the_end_stay_deleted(write: Callable[[Session], object]) -> None:
    session = session_in()
    path = await write(session)  # type: ignore[misc]
    shorter = path.read_bytes()
    path.write_bytes(shorter + b"# Mine.\n")
    session.finish()
    path.write_bytes(shorter)
    assert session.finish() == f"{path} was changed by another program; this version stays. Goodbye."
    assert path.read_bytes() == shorter
    await session.close()


async def test_a_preset_that_is_deleted_in_another_window_stays_deleted() -> None:
    two = {name: Preset("uno", ("Ana", "Ben"), ("person", "easy")) for name in ("mine", "yours")}
    presets.write(folders().presets, two)
    session = session_in()
    presets.write(folders().presets, {"mine": two["mine"]})
    assert "this version stays" in session.finish()
    assert list(presets.read(folders().presets)) == ["mine"]
    await session.close()


async def test_a_table_that_is_given_up_in_another_window_stays_given_up() -> None:
    session = session_in()
    path = await record(session)
    Store(path.parent).put_away(path)
    assert session.finish() == "Goodbye."
    assert not path.exists()
    assert not path.with_suffix(SEATS).exists()
    await session.close()


async def test_a_practice_table_that_makes_room_in_another_window_stays_deleted() -> None:
    session = session_in()
    path = await practice(session)
    await asyncio.sleep(1.1)  # else the last of the others gets its name, which says the second
    other = session_in()
    for _ in range(PRACTICE_TABLES):
        other.tables.lay_out_practice(OPENING)
    assert not path.exists()
    assert session.finish() == "Goodbye."
    assert not path.exists()
    assert not path.with_suffix(SEATS).exists()
    await session.close()
    await other.close()


async def test_a_folder_in_place_of_a_file_is_named_and_leaves_no_file_beside_it() -> None:
    session = session_in()
    path = await settings(session)
    path.unlink()
    path.mkdir()
    assert session.finish() == f"{path} cannot be written: it is a folder. Goodbye."
    assert session.finish() == "Goodbye."
    assert not list(path.parent.glob("*.other*"))
    await session.close()


@pytest.mark.parametrize(
    ("write", "harm"),
    [(settings, b"players = 99\n"), (keys, b"[table]\ndraw = [1]\n"), (preset, b"[yours]\ngame = 'whist'\n")],
)
async def test_an_edit_that_cannot_be_used_is_put_beside(write: Callable[[Session], object], harm: bytes) -> None:
    """A file that parses may still be one that the next start refuses."""
    session = session_in()
    path = await write(session)  # type: ignore[misc]
    written = path.read_bytes()
    path.write_bytes(harm)
    said = session.finish()
    assert path.read_bytes() == written
    assert path.with_name(f"{path.name}.other").read_bytes() == harm
    assert f"{path} was changed by another program; it is saved again" in said
    await session.close()


async def test_files_of_earlier_sessions_are_looked_after_too() -> None:
    await keys(session_in())
    written = folders().keymap.read_bytes()
    session = session_in()
    folders().keymap.unlink()
    assert str(folders().keymap) in session.finish()
    assert folders().keymap.read_bytes() == written
    await session.close()


async def test_a_change_of_a_deleted_file_keeps_the_rest_of_it() -> None:
    session = session_in()
    await keys(session)
    folders().keymap.unlink()
    session.saving.restore()  # as every change of keys does first
    session.preferences.keymap = keymap.change(folders().keymap, "default", "draw", "ä")
    assert "buzzer" in folders().keymap.read_text(encoding="utf-8")
    await session.close()


async def test_who_sat_at_a_table_is_known_though_the_file_was_deleted() -> None:
    plan = Plan(("Ana", "Ben", "Cleo"), ("person", "hard", "person"))
    session = session_in(plan)
    path = await record(session)
    path.unlink()
    path.with_suffix(SEATS).unlink()
    desk = await session.runner.resume_table(path, Screen())
    assert session.runner.match is not None
    assert session.runner.match.plan.players == plan.players
    assert set(desk.state.people) == {0, 2}
    await session.close()


@pytest.mark.parametrize("harm", [delete, empty, cut, damage, zero])
async def test_seats_of_a_running_table_that_are_harmed_are_written_again(harm: Callable[[Path], None]) -> None:
    session, said = session_in(), list[str]()
    session.announcer.speaker.observers.append(lambda utterances: said.extend(each.text for each in utterances))
    desk = await session.runner.new_table(Screen())
    await desk.state.client.wait_until_settled()
    match = session.runner.match
    assert match is not None
    assert match.path is not None
    seats = match.path.with_suffix(SEATS)
    written = seats.read_bytes()
    harm(seats)
    match.play(0, match.table.moves(0)[0])
    assert seats.read_bytes() == written
    match.play(*next((seat, match.table.moves(seat)[0]) for seat in match.table.acting()))
    told = f"{seats} was deleted or changed by another program; it is saved again."
    assert said.count(told) == 1
    await session.close()


async def test_seats_of_an_earlier_version_are_written_once_more_without_a_word() -> None:
    session, said = session_in(), list[str]()
    path = await record(session)
    seats = path.with_suffix(SEATS)
    session.saving.forget(seats)
    seats.write_bytes(seats.read_bytes().replace(b",", b", "))
    session.announcer.speaker.observers.append(lambda utterances: said.extend(each.text for each in utterances))
    await session.runner.resume_table(path, Screen())
    assert session.finish() == "Goodbye. The game is saved."
    assert not any(str(seats) in text for text in said)
    assert b", " not in seats.read_bytes()
    await session.close()


async def test_seats_that_cannot_be_written_again_double_no_line() -> None:
    session = session_in()
    desk = await session.runner.new_table(Screen())
    await desk.state.client.wait_until_settled()
    match = session.runner.match
    assert match is not None
    assert match.path is not None
    seats = match.path.with_suffix(SEATS)
    seats.unlink()
    seats.with_name(f"{seats.name}.{os.getpid()}.draft").mkdir()
    match.play(0, match.table.moves(0)[0])
    assert match.unsaved is not None
    seats.with_name(f"{seats.name}.{os.getpid()}.draft").rmdir()
    match.secure()
    assert match.unsaved is None
    assert check(match.path) == []
    await session.close()


def test_bytes_that_are_no_text_are_kept_as_they_are(tmp_path: Path) -> None:
    path, files = tmp_path / "a.table", SavedFiles()
    path.write_bytes(b"table 1\n\xff")
    files.remember(path)
    path.unlink()
    assert [each.error for each in files.restore()] == [None]
    assert path.read_bytes() == b"table 1\n\xff"


async def test_where_only_practice_tables_cannot_be_saved_that_is_said() -> None:
    session, said = session_in(), list[str]()
    session.announcer.speaker.observers.append(lambda utterances: said.extend(each.text for each in utterances))
    folders().practice.touch()
    first = session.tables.lay_out_practice(OPENING)
    await session.runner.resume_table(first, Screen())
    assert any(text.startswith("Not saved from here on:") for text in said)
    second = session.tables.lay_out_practice(OPENING)
    assert first.parent == second.parent
    assert first.exists()
    assert session.finish().startswith("Goodbye. This game could not be saved:")
    await session.close()


async def test_a_game_of_which_a_beginning_is_on_disk_lacks_its_last_moves() -> None:
    session = session_in()
    path = await record(session)
    await session.runner.resume_table(path, Screen())
    match = session.runner.match
    assert match is not None
    path.with_name(f"{path.with_suffix(SEATS).name}.{os.getpid()}.draft").mkdir()  # the file beside the record cannot be written
    path.with_suffix(SEATS).unlink()
    assert session.finish().endswith("Goodbye. The last moves of this game could not be saved: it is a folder.")
    await session.close()


async def test_a_home_that_can_be_written_again_is_said_at_the_end(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").touch()
    monkeypatch.setenv("UNO_TUI_HOME", str(home / "file"))
    session = session_in()
    await session.runner.new_table(Screen())
    assert session.finish().startswith("Goodbye. Nothing could be saved:")
    (home / "file").unlink()
    said = session.finish()
    assert said == "This game is saved again, with all its moves. Goodbye. The game is saved."
    await session.close()


async def test_what_the_program_deletes_itself_stays_deleted() -> None:
    session = session_in()
    path = await record(session)
    await session.runner.resume_table(path, Screen())
    await session.runner.abandon_table()
    assert session.finish() == "Goodbye."
    assert not path.exists()
    await session.close()


async def test_a_table_that_is_left_at_once_can_be_taken_by_another_program() -> None:
    session = session_in()
    path = await record(session)
    await session.runner.resume_table(path, Screen())
    assert not is_free(path)
    await session.runner.leave_table()
    assert is_free(path)
    await session.close()


async def test_a_save_looks_after_the_other_files() -> None:
    session = session_in()
    await keys(session)
    folders().keymap.unlink()
    await settings(session)
    assert folders().keymap.exists()
    await session.close()


@others_may_take_it
async def test_a_table_that_is_left_for_another_is_on_disk_before_the_question_says_so() -> None:
    session = session_in()
    await session.runner.new_table(Screen())
    path = session.runner.running_path
    assert path is not None
    path.unlink()
    assert session.saving.stays_saved(session.runner.match)
    assert check(path) == []
    await session.close()


def test_what_cannot_be_written_again_is_told_once(tmp_path: Path) -> None:
    path, files = tmp_path / "folder" / "file", SavedFiles()
    path.parent.mkdir()
    path.write_text("one\n", encoding="utf-8")
    files.remember(path)
    path.unlink()
    path.parent.rmdir()
    path.parent.touch()
    [told] = files.restore()
    assert told.error is not None
    assert files.restore() == []
    path.parent.unlink()
    [told] = files.restore()
    assert (told.error, path.read_text(encoding="utf-8")) == (None, "one\n")


def test_both_folders_or_one_cannot_be_written(tmp_path: Path) -> None:
    here, file = tmp_path / "here", tmp_path / "file"
    file.touch()
    nowhere = NOWHERE / "config"
    assert storage_trouble(Folders(here, here, here)) is None
    troubles = [storage_trouble(Folders(config, data, here)) for config, data in
                ((file, here), (here, file), (file, file), (nowhere, nowhere))]  # fmt: skip
    assert [trouble.what for trouble in troubles if trouble] == ["settings", "tables", "all", "all"]


async def test_a_table_from_a_file_can_be_practised_where_nothing_is_saved(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").touch()
    monkeypatch.setenv("UNO_TUI_HOME", str(home / "file"))
    session = session_in()
    path = session.tables.lay_out_practice(OPENING)
    desk = await session.runner.resume_table(path, Screen())
    assert desk.state.client.practice is not None
    assert session.finish().startswith("Goodbye. Nothing could be saved:")
    assert session.saving.stays_saved(session.runner.match) is False
    await session.close()
    assert path.is_relative_to(Path(session.tables._temporary.name))  # type: ignore[union-attr]


async def test_a_table_can_be_abandoned_where_nothing_is_saved(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").touch()
    monkeypatch.setenv("UNO_TUI_HOME", str(home / "file"))
    session = session_in()
    await session.runner.new_table(Screen())
    await session.runner.abandon_table()
    assert session.runner.match is None
    assert session.finish().startswith("Goodbye. Nothing could be saved:")
    await session.close()


async def test_a_disk_that_is_full_for_a_while_loses_no_move(home: Path) -> None:
    """A folder in place of the record's stands for the disk: what is there cannot be written."""
    session = session_in()
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda utterances: said.extend(each.text for each in utterances))
    desk = await session.runner.new_table(Screen())
    await desk.state.client.wait_until_settled()
    path, match = session.runner.running_path, session.runner.match
    assert path is not None
    assert match is not None
    tables = path.parent
    tables.rename(home / "full")
    tables.touch()
    match.secure()
    match.secure()
    [unsaved] = [text for text in said if text.startswith("Not saved from here on:")]
    assert match.unsaved is not None
    assert "Goodbye. This game could not be saved: a file of that name is there already." in session.finish()
    tables.unlink()
    match.secure()
    assert match.unsaved is None
    assert said[-1] == "This game is saved again, with all its moves."
    assert session.finish() == "Goodbye. The game is saved."
    assert path.read_text(encoding="utf-8").splitlines() == match.record.lines
    await session.close()


def test_a_file_that_could_be_written_again_meanwhile_is_told_when_it_cannot_a_second_time(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "settings.toml"
    saved = SavedFiles()
    for _ in range(2):
        path.parent.mkdir(exist_ok=True)
        path.write_text("rate = 1\n", encoding="utf-8")
        saved.remember(path)
        path.unlink()
        path.parent.rmdir()
        path.parent.write_text("in the way", encoding="utf-8")
        assert [each.path for each in saved.restore() if each.error is not None] == [path]
        assert saved.restore() == []
        path.parent.unlink()


async def test_a_position_that_the_player_has_edited_stays_so() -> None:
    session = session_in()
    path = await position(session)
    hands = "hand Ana R5 B9\nhand Cleo G1 Y4\n"
    edited = f"table 1\ngame uno\nseats Ana Cleo\ndealer Cleo\n{hands}discard R3\nstock Y1 Y2\nturn Ana\n"
    path.write_text(edited, encoding="utf-8")
    session.finish()
    await session.close()
    assert path.read_text(encoding="utf-8") == edited


async def test_a_position_with_rubbish_behind_it_is_written_again() -> None:
    session = session_in()
    path = await position(session)
    whole = path.read_bytes()
    path.write_bytes(whole + b"\0\0 rubbish\n")
    session.finish()
    await session.close()
    assert path.read_bytes() == whole
    assert path.with_name(f"{path.name}.other").exists()


async def test_a_file_that_was_made_to_be_sent_is_the_players() -> None:
    session = session_in()
    session.write_text_file("invitation.txt", "Come!\n", "friends-copied")
    (folders().data / "invitation.txt").unlink()
    session.finish()
    await session.close()
    assert not (folders().data / "invitation.txt").exists()


async def test_keys_that_cannot_be_read_are_told_also_where_no_settings_can_be_saved() -> None:
    folders().keymap.mkdir(parents=True)  # a folder is no file that can be read, for anyone
    session = session_in()
    session.saving.trouble = Trouble("settings", message("unusable", file="c", reason="full"))
    words = session.saving.first_words()
    assert words.startswith("Settings will not be saved")
    assert str(folders().keymap) in words
    await session.close()
