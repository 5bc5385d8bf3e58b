"""Every lesson of every game: its files hold, its path leads to its end, and wrong keys lead nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.promises import state
from lessons.classroom import ALL, Classroom, finish

from uno_tui.core.catalogue import built_in, lessons
from uno_tui.host.match import Match, Plan
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import entries, read_entries
from uno_tui.notation.referee import Referee
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.lessons.checking import literal_key, look_through
from uno_tui.ui.lessons.lesson import DRAFT, MOVE, Lesson, changes

PACKAGE = Path(__file__).parent.parent.parent / "uno_tui"
WITH_LESSONS = [game for game in built_in() if lessons(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), ALL)

@pytest.fixture(autouse=True)
def newcomer(home: Path) -> None:
    """Nobody here has done a lesson before."""
    (home / "data" / "lessons.toml").unlink()



def folder(game: str) -> Path:
    return PACKAGE / "games" / game / "lessons"


def sources(game: str, language: str) -> dict[str, str]:
    return dict(read_entries((folder(game) / f"{language}.ftl").read_text(encoding="utf-8")))


@every_lesson
def test_its_files_hold(game: str, name: str) -> None:
    problems: list[object] = []
    assert look_through(folder(game) / f"{name}.toml", problems.append), problems


@every_lesson
def test_its_record_replays_wherever_it_is_gone_on_with(game: str, name: str) -> None:
    lesson = Lesson.of(game, name)
    names = lesson.names.names
    for lines in range(len(lesson.own) + 1):
        table, record, _, _ = lesson.set_up(lines)
        match = Match(Plan(names, ("person",) * len(names)), record, table, None)
        replayed = Referee(match.text())
        assert replayed.problems() == []
        assert state(replayed.table) == state(table)
        assert Referee(match.quote()).problems() == []


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_every_file_of_a_lesson_is_in_the_list(game: str) -> None:
    for suffix in ("toml", "table"):
        assert sorted(path.stem for path in folder(game).glob(f"*.{suffix}")) == sorted(lessons(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_LESSONS)
def test_no_text_names_a_key(game: str, language: str) -> None:
    assert {text: literal_key(source, language) for text, source in sources(game, language).items()} == dict.fromkeys(
        sources(game, language)
    )


@pytest.mark.parametrize(
    ("language", "text", "key"),
    [
        ("en", "Press Enter.", "Enter"),
        ("en", "press c for the top card", "press c"),
        ("en", "C says the top card.", "C"),
        ("en", "{ KEY(\"read_top\") } says it; U says Uno.", "U"),
        ("en", "I say: a card. A red one.", None),
        ("de", "Drücke die Leertaste.", "Leertaste"),
        ("de", "{ KEY(\"uno\") } sagt Uno.", None),
        ("fr", "Appuie sur u.", "Appuie sur u"),
        ("fr", "Appuie sur Entrée.", "Entrée"),
        ("fr", "À toi : { KEY(\"play\") } joue.", None),
    ],
)
def test_a_key_that_is_named_literally_is_found(language: str, text: str, key: str | None) -> None:
    assert literal_key(f"some-text = {text}", language) == key


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_the_languages_say_the_same_with_the_same_keys(game: str) -> None:
    english = sources(game, "en")
    for language in ("de", "fr"):
        other = sources(game, language)
        assert set(other) == set(english)
        keys = {text: sorted(set(re.findall(r'KEY\("(\w+)"\)', source))) for text, source in english.items()}
        assert {text: sorted(set(re.findall(r'KEY\("(\w+)"\)', source))) for text, source in other.items()} == keys


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_no_text_is_there_that_no_step_says(game: str) -> None:
    said = {f"lesson-{name}" for name in lessons(game)}
    for name in lessons(game):
        steps = (folder(game) / f"{name}.toml").read_text(encoding="utf-8")
        said |= {f"lesson-{name}-{part}" for part in re.findall(r'^(?:say|other) = "([\w-]+)"', steps, re.MULTILINE)}
    english = sources(game, "en")
    said |= {each for source in english.values() for each in re.findall(r"\{ ([a-z][\w-]*) \}", source)}
    assert set(english) - said == set()
    assert set(english) & set(entries("en", game)) == set()


@every_lesson
@pytest.mark.parametrize("numbers", [False, True], ids=["screen", "lines"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_followed_to_its_end(game: str, name: str, numbers: bool, language: str) -> None:
    room = await Classroom.enter(game, name, language=language, numbers=numbers)
    steps = await finish(room)
    assert steps == room.lesson.for_front("lines" if numbers else "screen")
    assert room.session.runner.course.progress_of((game, name)).done
    assert not any("{" in text or "lesson-" in text for text in room.said)
    assert room.tutor.title in room.said[-1]
    await room.close()


@every_lesson
async def test_it_is_followed_with_the_left_hand(game: str, name: str) -> None:
    keys = keymap.load("left-hand")
    room = await Classroom.enter(game, name, keys=keys)
    while not room.tutor.finished:
        for command in re.findall(r'KEY\("(\w+)"\)', sources(game, "en")[room.lesson.text_id(room.lesson.steps[room.step].say)]):
            assert room.session.announcer.translator.key(command) in " ".join(room.said)
        await room.follow()
    await room.close()


def unwanted(room: Classroom) -> list[str]:
    """Commands that would change something here, and are not waited for."""
    step = room.lesson.steps[room.step]
    wanted = [step.until]
    if step.until == MOVE:
        wanted.append(room._command_of(room.wanted))
    free = step.until in (MOVE, DRAFT) and room.desk.state.presenter.has_drafts
    own = () if free else [name for name in commands_at(room.desk.state.game) if changes(name) and not name.startswith("person_")]
    commands = [*own, "draw", "uno"] if step.until is not None else [each for each in own if each != "play"]
    return [each for each in dict.fromkeys(commands) if each not in (*wanted, "play")]


def wrong_cards(room: Classroom) -> list[str]:
    """The own cards that are not wanted, where Enter plays."""
    step = room.lesson.steps[room.step]
    if step.until is None or room.desk.state.presenter.has_drafts or room.desk.state.game_asks:
        return []
    wanted = room.wanted if step.until == MOVE else None
    cards = dict.fromkeys(map(str, room.desk.state.walk.lying()[0][1]))
    return [card for card in cards if card != str(getattr(wanted, "card", ""))]


@every_lesson
@pytest.mark.parametrize("numbers", [False, True], ids=["screen", "lines"])
async def test_wrong_keys_are_answered_and_lead_nowhere(game: str, name: str, numbers: bool) -> None:
    room = await Classroom.enter(game, name, numbers=numbers)
    while not room.tutor.finished:
        before = room.step, room.desk.state.view, room.desk.state.presenter.laid_out(room.desk.state.view)
        for command in unwanted(room):
            assert await room.press(command), command
            assert (room.step, room.desk.state.view, room.desk.state.presenter.laid_out(room.desk.state.view)) == before, command
        for card in wrong_cards(room):
            room.select(card)
            assert await room.press("play"), card
            if room.front.question is not None:  # whether to cheat, say
                question, room.front.question = room.front.question, None
                question.on_give_up()
            assert (room.step, room.desk.state.view) == before[:2], card
        await room.follow()
    await room.close()


@every_lesson
async def test_it_is_gone_on_with_where_one_stopped(game: str, name: str) -> None:
    room = await Classroom.enter(game, name)
    places = room.lesson.for_front("screen")
    while room.step < places[len(places) // 2]:
        await room.follow()
    stopped = room.session.runner.course.progress_of((game, name)).step
    await room.close()
    again = await Classroom.enter(game, name, step=stopped)
    assert again.said[0] == f"Lesson: {again.tutor.title}."
    assert again.step == again.lesson.resumable(stopped, "screen")
    assert again.said[1] == again.tutor.due
    await finish(again)
    await again.close()


async def test_nobody_looks_back_at_a_lesson() -> None:
    room = await Classroom.enter("ume", "sums")
    while not room.tutor.finished:
        await room.follow()
    assert room.desk.state.outcome.round is not None
    assert await room.press("second_look") == [room.desk.state.words.text("second-look-not-here")]
    await room.session.close()
