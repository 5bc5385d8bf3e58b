"""The first lessons as someone meets them: from the menu on, key by key on the screen, line by line in a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import run_program
from support.app_player import Player, playing
from support.lesson_players import tutor_of

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.core.contract import Move
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.ui.lessons.lesson import MOVE
from uno_tui.ui.request import LessonStart


@pytest.fixture(autouse=True)
def newcomer(home: Path) -> None:
    """Nobody here has done a lesson before."""
    (home / "data" / "lessons.toml").unlink()


def teaches(player: Player, lesson: str) -> bool:
    """Whether the lesson has begun, and its tutor waits for the player."""
    tutor = player.app.session.runner.tutor
    return tutor is not None and tutor.lesson.name == lesson and tutor.step_is_told


def key(player: Player, command: str) -> str:
    return player.app.session.preferences.keymap.of(command)[0]


async def walk_to(player: Player, card: str, way: str) -> None:
    for _ in range(12):
        if str(player.desk.state.cursor.card) == card:
            return
        await player.press(key(player, way))
    raise AssertionError(f"no {card} that way")


async def make(player: Player, move: Move) -> None:
    """Press what makes this move, and answer what is asked."""
    desk = player.desk
    if move in desk.state.presenter.speak_up(desk.state.view, desk.state.moves):
        await player.press(key(player, "uno"))
    elif move == desk.state.presenter.space_move(desk.state.view, desk.state.moves):
        await player.press(key(player, "draw"))
    else:
        await player.press(key(player, "first_card"))
        await walk_to(player, str(move.card), "next_card")  # type: ignore[attr-defined]
        await player.press(key(player, "play"))
    if isinstance(player.app.screen, QuestionScreen):
        answers = player.app.screen.question.answers
        wanted = next(place for place, each in enumerate(answers) if each.value in desk.state.presenter.arguments(move))
        await player.press(*["down"] * wanted, "enter")


async def follow(player: Player) -> None:
    """Do what the step waits for, by keys alone."""
    tutor = tutor_of(player)
    step = tutor._step
    if step.until == MOVE:
        following = tutor._script.next
        assert following is not None
        await make(player, following.move)
    elif step.card is not None and step.until is not None:
        await walk_to(player, step.card, step.until)
    else:
        await player.press(key(player, step.until or "play"))
    if not isinstance(player.app.screen, TableScreen):
        await player.press("escape")
    await player.until(lambda: tutor.finished or (tutor.step_is_told and tutor._step is not step))


async def to_the_end(player: Player) -> str:
    """Returns which lesson that was."""
    tutor = tutor_of(player)
    while not tutor.finished:
        await follow(player)
    return tutor.title


@pytest.mark.terminal
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_two_lessons_on_the_screen(language: str) -> None:
    async with playing(table=False, language=language) as player:
        await player.press("down", "enter")
        assert isinstance(player.app.screen, ListScreen)
        await player.press("down", "enter")
        await player.until(lambda: teaches(player, "keys"))
        first = await to_the_end(player)
        assert first in " ".join(player.said)
        await player.press("enter")
        await player.until(lambda: teaches(player, "basics"))
        await follow(player)
        await player.press("c", "r", "t")
        assert player.said[-1].endswith(tutor_of(player).task)
        await player.press("f1")
        assert isinstance(player.app.screen, ListScreen)
        assert player.app.screen.items[0].text.endswith(f" {tutor_of(player).due}")
        await player.press("escape")
        second = await to_the_end(player)
        assert first != second
        assert not player.desk.state.outcome.match
        course = player.app.session.runner.course
        assert course.progress_of(("uno", "keys")).done
        assert course.progress_of(("uno", "basics")).done


async def test_the_list_of_what_can_be_pressed_is_read_before_the_next_task() -> None:
    async with playing(table=False) as player:
        await player.press("enter", "down", "enter")
        await player.until(lambda: teaches(player, "keys"))
        while tutor_of(player)._step.until != "help":
            await follow(player)
        await player.press("f1")
        assert isinstance(player.app.screen, ListScreen)
        assert player.said[-1] == f"What can I press here? {len(player.app.screen.items)} lines. Now: Your turn."
        await player.press("f4", "down")
        assert tutor_of(player)._step.until == "help"
        await player.press("escape")
        assert player.said[-2:] == [f"{player.desk.state.walk.card_text()}.", tutor_of(player).due]
        assert tutor_of(player)._step.until == MOVE


async def test_escape_leaves_and_the_list_goes_on_where_one_stopped() -> None:
    async with playing(table=False) as player:
        await player.press("down", "enter", "down", "down", "down", "enter")
        await player.until(lambda: teaches(player, "basics"))
        assert tutor_of(player).lesson.name == "basics"
        await follow(player)
        await follow(player)
        await player.press("escape")
        await player.press("escape")
        await player.until(lambda: isinstance(player.app.screen, ListScreen))
        await player.settle()
        left = next(text for text in player.said if text.startswith("Lesson left: How to play UNO."))
        assert "Menu, " in left
        await player.press("down", "enter", "down", "down", "down")
        assert player.said[-1] == "How to play UNO, step 3 of 9"
        await player.press("enter", "enter")
        await player.until(lambda: teaches(player, "basics"))
        assert tutor_of(player)._step.say == "wild"
        await to_the_end(player)


async def test_whose_turn_it_is_after_the_last_step_is_what_comes_next() -> None:
    async with playing(table=False) as player:
        await player.press("down", "enter", "down", "down", "down", "enter")
        await player.until(lambda: teaches(player, "basics"))
        await to_the_end(player)
        tutor = tutor_of(player)
        await player.until(lambda: tutor.finished)
        await player.press("t")
        assert player.said[-1] == "Enter for the next one, Responses; Escape for the menu."
        assert tutor.farewell().endswith(player.said[-1])
        assert "Enter for the next one" in player.said[-1]


async def test_a_wrong_key_on_the_screen_changes_nothing() -> None:
    async with playing(table=False) as player:
        await player.press("down", "enter", "down", "down", "down", "enter")
        await player.until(lambda: teaches(player, "basics"))
        task, view = "Match its colour, number or symbol: play your red Skip, and Ben misses a turn.", player.desk.state.view
        assert tutor_of(player).due.endswith(task)
        for wrong, why in (("space", "You have a playable card"), ("u", "No Uno to say or call out now."), ("f", "Bluff")):
            await player.press(wrong)
            assert player.said[-1].startswith(why)
            assert player.said[-1].endswith(task)
        await player.press("end", "enter")
        assert player.said[-1].startswith("Green 4 does not match red 3.")
        await player.press("left", "enter")
        assert player.said[-1] == f"That is allowed, but not now in this lesson. Nothing happened. {task}"
        await player.press("h")
        assert player.said[-1] == task
        assert isinstance(player.app.screen, TableScreen)
        assert player.desk.state.view == view


HAND_AND_KEYS = "i again top turn counts help 2 1 draw 3 2 uno 1".split()
UNO_BASICS = "1 draw 1 3 1 uno 1 uno 1".split()


@pytest.mark.terminal
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_two_lessons_in_a_pipe(home: Path, language: str) -> None:
    typed = ["lessons", "1", *HAND_AND_KEYS, "play", *UNO_BASICS, "play", "stop", "stop", "quit"]
    done = run_program("--linear", "--language", language, stdin="\n".join(typed) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    progress = (home / "data" / "lessons.toml").read_text(encoding="utf-8")
    assert progress.count("done = true") == 2
    assert '"uno/responses"' in progress


@pytest.mark.terminal
def test_line_by_line_a_lesson_is_left_and_gone_on_with(home: Path) -> None:
    done = run_program("lesson", "basics", "--linear", "--language", "en", stdin="draw\n1\ndraw\nlessons\nquit\n")
    assert "You have a playable card, so you must play. Type z to find it. Match its colour, number or symbol: play your red Skip, and Ben misses a turn." in done.stdout
    assert "2 How to play UNO, step 3 of 9" in done.stdout
    again = run_program("lesson", "uno/basics", "--linear", "--language", "en", stdin="1\n3\nquit\n")
    assert "Lesson: How to play UNO.\nHere, cards drawn for a Draw Two do not end your turn, unless a house rule says so: play on." in again.stdout
    assert "You play Wild, green." in again.stdout
    assert again.stdout.splitlines()[-1] == "Goodbye. You can resume the lesson another time."


@pytest.mark.terminal
def test_the_key_that_a_step_asks_for_does_not_say_the_step_again() -> None:
    done = run_program("--linear", "--language", "en", "--mode", "reader", stdin="1\ni\nr\nc\nt\nquit\n")
    assert "also what to do now.\nYour turn.\nNo one hurries you." in done.stdout


async def test_a_list_that_was_opened_in_a_lesson_that_was_left_says_nothing_of_it_at_the_next_table() -> None:
    async with playing(table=False) as player:
        player.app.window.sit_down(LessonStart("uno", "keys", 7))
        await player.until(lambda: teaches(player, "keys"))
        for name in ("help", "menu", "leave_lesson"):
            player.app.navigator.open(name)
            await player.until(lambda: isinstance(player.app.screen, ListScreen))
            await player.settle()
        await player.until(lambda: player.app.session.runner.tutor is None)
        player.app.window.sit_down(None)
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        player.said.clear()
        player.app.navigator.open("history")
        await player.until(lambda: isinstance(player.app.screen, ListScreen))
        await player.press("escape")
        assert not any("blue 9" in each for each in player.said), player.said
