"""The lessons of UNO Rummy on the workbench, key by key, as a person lays a draft."""

from __future__ import annotations

import re

import pytest
from lessons.classroom import Classroom
from support.app_player import playing
from support.lesson_players import tutor_of

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.core.catalogue import lessons
from uno_tui.games.rummy.narrator.narrator import count_words
from uno_tui.i18n.languages import LANGUAGES

PRESSED = {
    "sets": "read_top play new_set:R8 play play:R9 play:R10 read_draft finish new_set:Y3 play:G3 play:B3 finish",
    "adding": "draw next_playable play:R11 play:R4 finish draw play:R12 finish",
    "jokers": "new_set:Y6 play:Y8 play:J finish play:R9 new_set:B10 play:B12 play:J finish",
    "actions": "new_set:G1 play:G2 play:G3 finish new_set:R5 play:Y5 play:B5 finish uno play:B11 finish",
    "splitting": "next_group split:@R8 play:R8 stop take_back read_draft finish",
    "taking": "hint next_group play:@Y9 new_set play:G9 play:B9 finish",
}
"""The commands of each lesson, with the tile that is selected, on the table after an @."""


async def press(room: Classroom, command: str, tile: str) -> None:
    """Press a key on a tile; of what is asked, take the first answer, which is what is right."""
    if tile:
        room.select(tile.removeprefix("@"), on_table=tile.startswith("@"))
    await room.press(command)
    if room.front.question is not None:
        question, room.front.question = room.front.question, None
        question.on_answer(question.answers[0].value)
        await room.settle()


def test_every_lesson_is_pressed() -> None:
    assert set(PRESSED) == set(lessons("rummy"))


@pytest.mark.parametrize("numbers", [False, True], ids=["screen", "lines"])
@pytest.mark.parametrize("name", PRESSED)
async def test_the_keys_that_its_texts_name_lead_to_its_end(name: str, numbers: bool) -> None:
    room = await Classroom.enter("rummy", name, numbers=numbers)
    for pressed in PRESSED[name].split():
        assert not room.tutor.finished
        command, _, tile = pressed.partition(":")
        await press(room, command, tile)
    assert room.tutor.finished, room.said[-4:]
    await room.close()


async def test_another_draft_is_not_handed_in() -> None:
    room = await Classroom.enter("rummy", "sets")
    for pressed in PRESSED["sets"].split()[:6]:
        command, _, tile = pressed.partition(":")
        await press(room, command, tile)
    await room.press("read_draft")
    await press(room, "new_set", "Y12")
    said = await room.press("finish")
    assert said[-1] == "Yellow 12 alone is not a set. Fix it, or cancel with Escape."
    await room.press("take_back")
    await room.press("finish")
    assert "Ben plays 3" in " ".join(room.said)
    await room.close()


async def test_who_gives_the_draft_up_goes_back_to_the_step_that_began_it() -> None:
    room = await Classroom.enter("rummy", "jokers")
    keys = [pressed.partition(":") for pressed in PRESSED["jokers"].split()]
    for command, _, tile in keys[:5]:
        await press(room, command, tile)
    assert room.tutor.place[0] == 5
    await room.press("stop")
    assert room.tutor.place[0] == 4
    assert "Joker stands for the red 9" in room.tutor.due
    assert room.said[-2:] == [room.tutor.due, "Selected: blue 10."]
    for command, _, tile in keys[4:]:
        await press(room, command, tile)
    assert room.tutor.finished
    await room.close()


async def test_a_run_is_taken_apart_on_the_screen() -> None:
    """Escape gives the draft up and does not leave the lesson; Backspace brings it back."""
    async with playing(table=False) as player:
        menu = player.app.screen
        assert isinstance(menu, ListScreen)
        await player.press(*["down"] * [each.text for each in menu.items].index("Lessons"), "enter")
        there = player.app.screen
        assert isinstance(there, ListScreen)
        place = [each.text.partition(",")[0] for each in there.items].index("Taking a run apart")
        await player.press(*["down"] * place, "enter")
        await player.until(lambda: player.app.session.runner.tutor is not None and tutor_of(player).step_is_told)
        for keys in ("tab", "right right x", "tab home enter", "escape", "backspace", "p", "f"):
            before = tutor_of(player).place
            await player.press(*keys.split())
            await player.until(lambda before=before: tutor_of(player).place != before)
        assert tutor_of(player).finished


@pytest.mark.parametrize("numbers", [False, True], ids=["screen", "lines"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESSED)
async def test_t_and_f_in_the_middle_of_a_draft_are_short(name: str, language: str, numbers: bool) -> None:
    """T says the task, also at a question; F the first fault, and the task only if there is room; P says the rest."""
    room = await Classroom.enter("rummy", name, language=language, numbers=numbers)
    heard: list[str] = []
    for pressed in PRESSED[name].split():
        command, _, tile = pressed.partition(":")
        if room.lesson.steps[room.step].until in ("draft", "move"):
            heard += await tried_out(room)
        if tile:
            room.select(tile.removeprefix("@"), on_table=tile.startswith("@"))
        await room.press(command)
        if room.front.question is not None:
            heard += (await room.press("read_turn"))[-1:]
            question, room.front.question = room.front.question, None
            question.on_answer(question.answers[0].value)
            await room.settle()
    heard += (await room.press("read_turn"))[-1:]
    assert room.tutor.finished
    assert [text for text in heard if count_words(text) > 20] == []
    await room.close()


async def tried_out(room: Classroom) -> list[str]:
    """What T and F are answered while the last tile of the rack lies alone."""
    heard = (await room.press("read_turn"))[-1:]
    presenter = room.desk.state.presenter
    numbers = [str(tile) for tile in room.desk.state.walk.lying()[0][1] if str(tile) != "J"]
    if room.desk.state.view.turn == 0 and numbers:
        before = presenter.laid_out(room.desk.state.view)
        room.select(numbers[-1])
        await room.press("new_set")
        if presenter.laid_out(room.desk.state.view) != before:
            heard += [*(await room.press("read_turn"))[-1:], *(await room.press("finish"))[-1:]]
            await room.press("take_back")
    return heard


EXPLAINED = {
    "en": ("start tiles", "Carry it: ", "Leave it on the rack: "),
    "de": ("Startsteine", "In die Hand nehmen: ", "Auf der Schiene lassen: "),
    "fr": ("tuiles de départ", "Prendre en main : ", "Laisser sur le chevalet : "),
}


@pytest.mark.parametrize("numbers", [False, True], ids=["screen", "lines"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_start_tiles_and_the_answers_are_explained_before_they_can_be_met(language: str, numbers: bool) -> None:
    room = await Classroom.enter("rummy", "sets", language=language, numbers=numbers)
    asked: list[str] = []
    for pressed in PRESSED["sets"].split():
        command, _, tile = pressed.partition(":")
        if room.lesson.steps[room.step].say == "group" and not asked:
            before = list(room.said)
            room.select("Y3")
            await room.press("play")
            assert room.front.question is not None
            asked = [answer.text for answer in room.front.question.answers]
            room.front.question.on_give_up()
            room.front.question = None
            await room.settle()
        await press(room, command, tile)
    carry, leave = (room.desk.state.words.of("rummy").text(f"presenter-rummy-{each}") for each in ("carry", "leave"))
    assert asked[-2:] == [carry, leave]
    for term in EXPLAINED[language]:
        told = [text for text in before if term in text]
        assert told, term
        assert all(count_words(each) <= 20 for each in re.split(r"(?<=[.!?]) ", told[0])), told
    assert EXPLAINED[language][1].startswith(carry)
    assert EXPLAINED[language][2].startswith(leave)
    await room.close()
