"""Lessons around the lessons: the list, leaving and going on, what is kept, keys of one's own, and `uno-tui check`."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import run_program
from lessons.classroom import ALL, Classroom, Front, finish

from uno_tui.host.connection import StopReason
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.notation.lines import TableError
from uno_tui.ui.keys import keymap
from uno_tui.ui.lessons.checking import look_through
from uno_tui.ui.lessons.progress import Progress
from uno_tui.ui.navigation import help_list, menu
from uno_tui.ui.navigation.lessons_list import LessonsList
from uno_tui.ui.ports.question import Question
from uno_tui.ui.request import LessonStart, Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders

HERE = Path(__file__).parent.parent.parent / "uno_tui" / "games" / "uno" / "lessons"

@pytest.fixture(autouse=True)
def newcomer(home: Path) -> None:
    """Nobody here has done a lesson before."""
    (home / "data" / "lessons.toml").unlink()



def session_in(language: str = "en") -> Session:
    return Session(Request(mode=Mode.SILENT, language=language, seed=1), Settings(), folders(), keymap.load())


async def test_texts_name_the_keys_of_the_player(tmp_path: Path) -> None:
    path = tmp_path / "keymap.toml"
    path.write_text('[table]\nread_top = ["%"]\n', encoding="utf-8")
    room = await Classroom.enter("uno", "keys", keys=keymap.load(own_file=path))
    while room.lesson.steps[room.step].say != "top":
        await room.follow()
    assert room.said[-1].endswith("% says the top card.")
    path.write_text('[table]\nread_top = ["*"]\n', encoding="utf-8")
    room.session.preferences.keymap = keymap.load(own_file=path)
    assert room.tutor.due.endswith("* says the top card.")
    await room.close()


async def test_turn_repeat_and_help_say_what_is_due() -> None:
    room = await Classroom.enter("uno", "basics")
    due = room.tutor.due
    assert (await room.press("read_turn"))[-1] == "Your turn. Play your red Skip, and Ben misses a turn."
    await room.press("read_top")
    assert (await room.press("repeat"))[-1] == "Red 3."
    assert help_list.now_items(room.session.announcer, room.session.runner)[0].text.endswith(f" {due}")
    await room.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_how_to_find_a_card_that_fits_is_said_once(language: str) -> None:
    """By the lesson: the refusal that it has asked for says only why."""
    room = await Classroom.enter("uno", "keys", language=language)
    while room.lesson.steps[room.step].say != "wrong":
        await room.follow()
    before = len(room.said)
    room.select("B9")
    await room.press("play")
    told = " ".join(room.said[before:])
    assert room.lesson.steps[room.step].say == "fits"
    assert len(re.findall(r"\bZ\b", told)) == 1
    await room.close()


class Asks:
    """Asks what is due at every change of the table."""

    def __init__(self, room: Classroom) -> None:
        self.room, self.answers = room, list[str]()

    def on_change(self, changes: object) -> None:
        self.answers.append(self.room.tutor.task)

    def on_refusal(self, *_: object) -> None: ...

    def on_takeback(self, taken: object) -> None: ...


async def test_on_ones_own_turn_one_waits_for_a_word_of_another_player() -> None:
    room = await Classroom.enter("uno", "keys")
    while room.lesson.steps[room.step].say != "uno":
        await room.follow()
    asks = Asks(room)
    room.desk.state.client.watchers.append(asks)
    await room.follow()
    assert "Not yet: Ben says something first." in asks.answers
    await room.close()


async def test_while_others_move_there_is_nothing_to_do_but_wait() -> None:
    room = await Classroom.enter("uno", "bluff")
    room.desk.state.client.stop_clock(StopReason.LISTS)
    room.desk.perform("call_bluff")
    await room.desk.state.client.wait_until_settled()
    room.desk.perform("play")
    assert room.said[-1].startswith("Wait a moment for ") or room.tutor.step_is_told
    room.desk.state.client.start_clock(StopReason.LISTS)
    await finish(room)
    await room.close()


class SpeaksOn:
    """A voice of the program's own that never comes to an end."""

    def speak(self, text: str, *, on_begun: Callable[[], None], **manner: object) -> None:
        on_begun()

    def seconds(self, text: str, *, others: bool = False) -> float:
        return 0.0

    def stop(self) -> None: ...

    async def close(self) -> None: ...


async def test_escape_leaves_at_once_where_a_reader_speaks_and_the_program_does_not() -> None:
    room = await Classroom.enter("uno", "basics")
    await room.follow()
    assert room.session.announcer.speaker.is_speaking
    room.desk.perform("stop")
    assert room.front.opened == ["leave_lesson"]
    await room.close()


async def test_escape_is_silent_first_then_leaves_and_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    room = await Classroom.enter("uno", "basics")
    room.session.announcer.speaker.replace_voice(SpeaksOn())
    await room.follow()
    assert room.session.announcer.speaker.is_speaking
    assert not room.desk.takes_escape
    room.desk.perform("stop")
    assert (room.session.announcer.speaker.is_speaking, room.front.opened) == (False, [])
    assert room.desk.takes_escape
    room.desk.perform("stop")
    assert room.front.opened == ["leave_lesson"]
    room.front.go_on()
    assert room.session.parting.startswith("Lesson left: How to play UNO.")
    await room.close()


async def test_lessons_are_no_tables() -> None:
    room = await Classroom.enter("uno", "basics")
    await finish(room)
    tables = room.session.preferences.folders.tables
    assert room.session.tables.unfinished() is None
    assert not tables.exists() or list(tables.iterdir()) == []
    assert not room.session.runner.just_played
    await room.close()


async def test_a_table_that_is_left_for_a_lesson_is_kept() -> None:
    session = session_in()
    front = Front(numbers=False)
    desk = await session.runner.new_table(front)  # type: ignore[arg-type]
    await desk.state.client.wait_until_settled()
    path = session.runner.running_path
    await session.runner.begin_lesson(LessonStart("uno", "keys"), front)  # type: ignore[arg-type]
    await session.tables.store.look()
    assert path is not None
    assert session.tables.unfinished() == path
    assert session.runner.running_path is None
    await session.close()


async def test_the_list_says_how_far_one_has_come() -> None:
    session = session_in()
    begun: list[LessonStart] = []
    asked: list[Question] = []
    listed = LessonsList(session.announcer, session.runner.course, begun.append, asked.append)
    assert next(item.text for item in listed.items() if item.heading).startswith("For every game")
    first = listed.items()[1]
    assert (first.text, first.heading) == ("Your hand and the keys", False)
    assert "five minutes" in first.explains
    assert first.act is not None
    first.act()
    assert begun == [LessonStart("uno", "keys")]
    session.runner.course.progress.reach("uno", "keys", 4, print)
    session.runner.course.progress.finish("uno", "basics", print)
    lines = [item.text for item in listed.items()]
    assert "Your hand and the keys, step 5 of 16" in lines
    assert "How to play UNO, done" in lines
    again = listed.items()[1]
    assert again.act is not None
    again.act()
    assert [answer.text for answer in asked[0].answers] == ["Resume at step 5", "From the beginning"]
    asked[0].on_answer(asked[0].answers[0].value)
    asked[0].on_answer(asked[0].answers[1].value)
    assert begun[1:] == [LessonStart("uno", "keys", 4), LessonStart("uno", "keys")]
    assert sum(not item.heading for item in listed.items()) == len(ALL)
    await session.close()


async def test_progress_that_cannot_be_written_is_told_in_the_players_language() -> None:
    session = session_in("de")
    told: list[str] = []
    session.announcer.speaker.observers.append(lambda news: told.extend(each.text for each in news))
    progress = session.runner.course.progress
    progress.path.mkdir(parents=True)
    progress.reach("uno", "keys", 1, session.reporter.report_progress_unwritten)
    assert told == [f"{progress.path} kann nicht geschrieben werden: Das ist ein Ordner."]
    await session.close()


def entries_of(session: Session, *, at_table: bool = False) -> list[str]:
    return menu.menu_entries(session.runner, session.tables, at_table=at_table)


def menu_of(session: Session) -> list[str]:
    """The lines of the menu away from a table."""
    items = menu.menu_items(session.announcer, session.runner, session.tables, entries_of(session), print)
    return [item.text for item in items]


async def test_the_first_line_of_the_menu_continues_the_lesson_that_was_left_last() -> None:
    session = session_in()
    progress = session.runner.course.progress
    assert menu_of(session)[0] == "The first lesson: Your hand and the keys"
    progress.reach("rummy", "jokers", 2, print)
    progress.reach("uno", "basics", 3, print)
    progress.reach("rummy", "jokers", 4, print)
    assert menu_of(session)[0] == "Continue the lesson: Jokers"
    progress.finish("rummy", "jokers", print)
    assert menu_of(session)[0] == "Continue the lesson: How to play UNO"
    progress.finish("uno", "basics", print)
    assert menu_of(session)[0].startswith("Start a game of UNO")
    await session.close()


async def test_what_was_left_last_is_the_first_line_a_table_or_a_lesson(home: Path) -> None:
    session = session_in()
    progress = session.runner.course.progress
    progress.reach("rummy", "jokers", 2, print)
    match, _ = session.tables.begin()
    match.close()
    assert match.path is not None
    for seconds, (first, second) in ((60, ("resume", "lesson")), (-60, ("lesson", "resume"))):
        when = progress.changed + seconds
        os.utime(match.path, (when, when))
        entries = entries_of(session)
        assert entries[0] == first
        assert entries.index(second) > entries.index("voices")
    await session.close()


async def test_the_lines_of_the_menu_keep_their_numbers() -> None:
    session = session_in()
    stable = slice(1, 12)
    before = entries_of(session)[stable]
    assert before[0] == "lessons"
    session.runner.course.progress.reach("uno", "basics", 3, print)
    assert entries_of(session)[stable] == before
    session.runner.course.progress.finish("uno", "basics", print)
    assert entries_of(session)[stable] == before
    match, _ = session.tables.begin()
    match.close()
    assert entries_of(session)[0] == "resume"
    assert entries_of(session)[stable] == before
    assert entries_of(session, at_table=True)[stable] == before
    await session.close()


async def test_after_each_lesson_comes_the_next_that_is_not_done() -> None:
    room = await Classroom.enter("uno", "keys")
    assert room.session.runner.next_lesson() == LessonStart("uno", "basics")
    for game, name in ALL:
        room.session.runner.course.progress.finish(game, name, print)
    assert room.session.runner.next_lesson() is None
    await room.close()


DAMAGED: list[Callable[[Path], object]] = [
    lambda path: path.write_text("this is no TOML", encoding="utf-8"),
    lambda path: path.write_text('"uno/keys" = "done"\n', encoding="utf-8"),
    lambda path: path.write_bytes(b"\xff\xfe"),
]


@pytest.mark.parametrize("damage", DAMAGED, ids=["toml", "types", "bytes"])
async def test_damaged_progress_is_told_and_kept(damage: Callable[[Path], object]) -> None:
    path = folders().lessons
    damage(path)
    harmed = path.read_bytes()
    session = session_in()
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
    LessonsList(session.announcer, session.runner.course, print, print).tell_damage()
    assert said[0].startswith(f"Your progress in lessons cannot be read: {path}: ")
    session.runner.course.progress.finish("uno", "keys", print)
    assert Progress(path).of("uno", "keys").done
    assert path.with_stem("lessons-damaged").read_bytes() == harmed
    await session.close()


async def test_progress_that_cannot_be_written_is_told() -> None:
    path = folders().lessons
    path.with_name(f"{path.name}.{os.getpid()}.draft").mkdir()  # in the way of what is written first
    room = await Classroom.enter("uno", "keys")
    assert any(text.startswith(f"{path} cannot be written") for text in room.said)
    await room.follow()
    await room.close()


GOOD = (HERE / "skip-after-draw.toml").read_text(encoding="utf-8")


def copied(tmp_path: Path, steps: str) -> Path:
    """A lesson with these steps, and a table and texts that hold."""
    for name in ("skip-after-draw.table", "en.ftl", "de.ftl", "fr.ftl"):
        (tmp_path / name).write_text((HERE / name).read_text(encoding="utf-8"), encoding="utf-8")
    path = tmp_path / "skip-after-draw.toml"
    path.write_text(steps, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        (GOOD.replace('"move"', '"fly"', 1), "skip-after-draw.toml:3: step draw: in uno there is no command fly"),
        (GOOD.replace('until = "move"\n', "", 1), "skip-after-draw.table:23: no step of"),
        (GOOD + '\n[[step]]\nsay = "farewell"\nuntil = "move"\n', "waits for nothing"),
        (GOOD.replace('say = "hit"', 'say = "hut"'), "there is no text lesson-skip-after-draw-hut in de.ftl"),
        (GOOD.replace('until = "move"', 'until = "read_top"\ncard = "X9"', 1), "toml:4: step draw: X9 is no card of uno"),
        (GOOD.replace('until = "move"', 'until = "draft"', 1), "sets belong to"),
        (GOOD.replace('until = "move"', 'until = "move"\nfront = "mirror"', 1), "front is one of screen, lines"),
        (GOOD.replace('until = "move"', 'until = "move"\n\n[[step]]\nsay = "hit"\nuntil = "move"', 1), "no line of Ana is left"),
    ],
)
def test_what_does_not_hold_is_told_with_its_place(tmp_path: Path, steps: str, fault: str) -> None:
    told: list[object] = []
    assert look_through(copied(tmp_path, steps), told.append) is None
    assert any(fault in str(each) for each in told), told


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ("[[step\n", r"skip-after-draw.toml:\d: "),
        ("", "no step of a lesson"),
        ('[[step]]\nsay = "a"\n\n[[step]]\nsays = "b"\n', "toml:4: no step of a lesson"),
        ('[[step]]\nsay = 3\n', "toml:1: no step of a lesson"),
    ],
)
def test_what_is_no_lesson_is_an_error_with_its_line(tmp_path: Path, steps: str, fault: str) -> None:
    with pytest.raises(TableError, match=fault):
        look_through(copied(tmp_path, steps), print)


def test_a_text_that_names_a_key_does_not_hold(tmp_path: Path) -> None:
    path = copied(tmp_path, GOOD)
    english = tmp_path / "en.ftl"
    english.write_text(
        english.read_text(encoding="utf-8").replace(
            "lesson-skip-after-draw-hit = ", "lesson-skip-after-draw-hit = Press Enter. "
        ),
        encoding="utf-8",
    )
    told: list[object] = []
    assert look_through(path, told.append) is None
    assert [str(each).partition(";")[0] for each in told] == [
        "en.ftl: lesson-skip-after-draw-hit names a key as it is: Enter"
    ]


@pytest.mark.terminal
def test_check_looks_at_both_files_whichever_is_named(tmp_path: Path) -> None:
    path = copied(tmp_path, GOOD)
    for name in (path, path.with_suffix(".table")):
        done = run_program("check", str(name))
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines()[0].startswith(f"{path.with_suffix('.table')}: holds, ")
        assert done.stdout.splitlines()[1] == f"{path}: holds, 4 steps"
    path.write_text(GOOD.replace('"move"', '"fly"', 1), encoding="utf-8")
    assert run_program("check", str(path)).returncode == 1
    path.write_text("[[step\n", encoding="utf-8")
    done = run_program("check", str(path))
    assert (done.returncode, done.stdout.count("\n")) == (2, 1)
    assert done.stderr.startswith(f"{path}:")
    path.with_suffix(".table").unlink()
    assert run_program("check", str(path)).returncode == 2


@pytest.mark.terminal
def test_lessons_are_listed_and_begun_from_the_command_line() -> None:
    listed = run_program("lesson", "--language", "en")
    assert listed.stdout.splitlines()[0] == "uno/keys: Your hand and the keys"
    wrong = run_program("lesson", "no-such")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "there is no lesson no-such" in wrong.stderr




async def test_going_on_waits_for_nothing_of_before() -> None:
    """The others' moves that were heard before are not heard again."""
    room = await Classroom.enter("uno", "basics")
    while room.lesson.steps[room.step].say != "report":
        await room.follow()
    step = room.step
    await room.close()
    again = await Classroom.enter("uno", "basics", step=step)
    assert len(again.said) == 2
    await asyncio.sleep(0)
    assert again.desk.state.view.counts == (2, 4, 1)
    await again.close()


async def test_a_resumed_step_does_not_ask_for_the_card_that_is_selected_already() -> None:
    room = await Classroom.enter("uno", "keys", step=1)
    assert room.said[-2].endswith("Go back to the red 5 with Left.")
    assert room.said[-1] == "Selected: blue 9."
    assert (await room.press("previous_card"))[0] == "Red 5."
    assert room.lesson.steps[room.step].say == "all"
    await room.close()
