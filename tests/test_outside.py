"""A game in another package, found by its entry point like an installed one: played everywhere, known nowhere."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from conftest import ROOT, program, run_program
from lessons.classroom import Classroom, finish
from support.app_player import Player, playing
from support.plugin_example import OUTSIDE, TABLE, forget
from support.terminal import Terminal
from ui.at_desk import AtDesk

from uno_tui.core import catalogue, plugins
from uno_tui.core.catalogue import GAMES
from uno_tui.core.commands import GAME_COMMANDS, GameCommands
from uno_tui.core.dice import Dice
from uno_tui.host.match import Plan
from uno_tui.host.pace import INSTANT
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.notation.game_notation import NOTATIONS, reserved_words
from uno_tui.notation.referee import Referee
from uno_tui.ui.keys import commands, keymap
from uno_tui.ui.lessons.lesson import lesson_texts
from uno_tui.ui.names import Fault, fault_of
from uno_tui.ui.ports.picture_maker import picture_maker_of, scene_at_rest
from uno_tui.ui.ports.presenters import PRESENTERS


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package lies where packages are, for this process and for those that it starts."""
    monkeypatch.syspath_prepend(str(OUTSIDE))
    monkeypatch.setenv("PYTHONPATH", str(OUTSIDE))
    forget()
    yield
    forget()


def test_nothing_in_the_program_knows_it() -> None:
    known = [path for path in (ROOT / "uno_tui").rglob("*.*") if "herd" in path.read_bytes().decode("utf-8", "replace")]
    assert [path for path in known if path.suffix != ".pyc"] == []
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (OUTSIDE / "herds").rglob("*.py"))
    assert lines <= 650


async def test_nobody_looks_for_other_packages_before_games_are_listed() -> None:
    async with playing(table=False) as player:
        await player.press("enter")
        await player.until(lambda: player.app.session.runner.table is not None)
        await player.press("c", "f1", "escape", "f10", "escape", "f3")
        assert plugins._found.cache_info().currsize == 0


def test_it_is_listed_behind_the_games_of_the_house() -> None:
    assert list(GAMES) == [*catalogue.built_in(), "herds"]
    assert GAMES["herds"].players == range(2, 7)
    assert "bridge" not in GAMES


def test_its_command_has_a_key_and_a_word_and_can_be_given_others(tmp_path: Path) -> None:
    keys = keymap.load()
    assert keys.command("b", commands.Context.TABLE, "herds") == "ring"
    assert keys.command("b", commands.Context.TABLE, "uno") == "buzzer"
    own = tmp_path / "keymap.toml"
    own.write_text("[table]\nring = ['x']\n", encoding="utf-8")
    changed = keymap.load(own_file=own)
    assert changed.command("x", commands.Context.TABLE, "herds") == "ring"
    assert changed.command("x", commands.Context.TABLE, "uno") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_its_own(language: str) -> None:
    translator = Translator(language, "herds")
    assert translator.text("title") != Translator("en", "uno").text("title")
    assert len({translator.card(card) for card in ("c1", "d1", "h1", "p1", "c2")}) == 5
    assert translator.text("played-other", name="Ben", card="h7").count("7") == 1
    assert len(translator.rules("herds")) == 6


def test_table_files(tmp_path: Path) -> None:
    assert Referee(TABLE).problems() == []
    path = tmp_path / "a.table"
    path.write_text(TABLE, encoding="utf-8")
    done = run_program("check", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    path.write_text(TABLE.replace("= turn Ben", "= turn Ana"), encoding="utf-8")
    assert run_program("check", str(path)).returncode == 1
    path.write_text(TABLE.replace("play c5", "play R5"), encoding="utf-8")
    assert "no such card: R5" in run_program("check", str(path)).stderr


@pytest.mark.parametrize("seed", range(20))
def test_random_rounds_keep_all_cards_and_end(seed: int) -> None:
    lot, seats = random.Random(seed), 2 + seed % 5
    table, _ = GAMES["herds"].begin({"rounds": 1}, seats, 0, Dice(seed))
    for _ in range(2000):
        if table.outcome.match is not None:
            break
        moves = [(seat, move) for seat in range(seats) for move in table.moves(seat)]
        table.play(*lot.choice(moves))
        held = [card for hand in table.hands for card in hand]  # type: ignore[attr-defined]
        assert len(held) + len(table.stock) + len(table.discard) == 64  # type: ignore[attr-defined]
        twin = GAMES["herds"].imagine(table.view(0), Dice(seed))
        assert twin.view(0) == table.view(0)
    assert table.outcome.match is not None


async def sitting_down(language: str = "en") -> AtDesk:
    return AtDesk(TABLE.partition("! Ana")[0], NOTATIONS["herds"], language)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_key_for_something_that_the_game_does_not_have_is_answered(language: str) -> None:
    room = await sitting_down(language)
    assert room.press("uno") == Translator(language).text("nothing-to-announce")


@pytest.mark.parametrize("command", ["ring", "read_debt"])
async def test_a_command_that_the_game_forgets_is_answered(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PRESENTERS["herds"], "move_of", lambda presenter, command, view: None)
    own = GameCommands(frozenset(("read_debt",)), GAME_COMMANDS["herds"].own)
    monkeypatch.setattr("herds.commands.COMMANDS", own)
    forget()
    room = await sitting_down()
    assert room.press(command) == "This does nothing in this game."


async def test_a_move_without_words_is_not_called_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    room = await sitting_down()
    monkeypatch.delattr(PRESENTERS["herds"], "proposal")
    presenter, view = room.desk.state.presenter, room.desk.state.view
    named = {str(move): presenter.move_made(view, move) for move in GAMES["herds"].imagine(view, Dice(1)).moves(0)}
    assert named.pop("Draw()") == "draw"
    assert set(named.values()) == {"make a move"}
    assert presenter.move_made(view, import_module("herds.rules").RING) == "ring the bell"


async def test_an_eight_asks_who_draws_and_advice_names_one() -> None:
    text = TABLE.partition("! Ana")[0].replace("Ana Ben", "Ana Ben Cleo").replace("c5 d8", "c8 d5").replace("p5", "c2")
    room = AtDesk(text, NOTATIONS["herds"], "en")  # type: ignore[arg-type]
    room.press("play")
    assert room.front.question is not None
    assert room.front.question.prompt == "Who draws a card?"
    assert [answer.text for answer in room.front.question.answers] == ["Ben, 2 cards", "Cleo, 0 cards"]
    room.answer("Ben, 2 cards")
    assert "You pick Ben, who draws a card." in room.said
    assert room.desk.state.view.counts[1] == 3


@pytest.mark.terminal
def test_arena() -> None:
    done = run_program("arena", "hard", "easy", "--game", "herds", "--rounds", "300")
    assert done.returncode == 0
    assert "300 rounds of herds" in done.stdout
    assert float(re.findall(r"hard: ([\d.]+)%", done.stdout)[0]) > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["fits", "bell"])
async def test_its_lessons_are_learnt_like_any_other(name: str, language: str, home: Path) -> None:
    (home / "data" / "lessons.toml").unlink()
    room = await Classroom.enter("herds", name, language=language)
    await finish(room)
    texts = Translator(language, "herds").with_texts(lesson_texts("herds", language))
    for step in room.lesson.steps:
        assert any(texts.text(f"lesson-{name}-{step.say}") in said for said in room.said)
    await room.close()


async def test_its_picture_shows_the_top_card_and_the_hand() -> None:
    state = (await sitting_down()).desk.state
    picture = picture_maker_of("herds", state.presenter).picture(scene_at_rest(state.presenter, state.view), marks=True)
    assert picture.title.startswith("Herds")
    assert picture.top is not None
    assert (picture.top.colour, picture.top.word) == ("blue", "Pig")
    assert [(lying.shown.word, lying.shown.large) for lying in picture.spreads[0].cards] == [("Cat", "5"), ("Dog", "8")]


@pytest.mark.terminal
def test_its_picture_is_drawn() -> None:
    play = ("play", "herds", "--mode", "silent", "--language", "en", "--look", "cards", "--seed", "4", "--pace", "wait")
    terminal = Terminal(program(*play), PYTHONPATH=str(OUTSIDE))
    terminal.wait_until(lambda: terminal.shows("P Pig") and terminal.shows("D Dog") and terminal.shows("C Cat"))
    terminal.close()


def test_no_player_at_its_tables_is_called_like_its_words(tmp_path: Path) -> None:
    assert reserved_words("herds") - reserved_words(None) == {"bell", "ring"}
    path = tmp_path / "a.table"
    for word in ("bell", "ring", "challenge"):
        assert fault_of(word.title(), "herds") is Fault.WORD
        path.write_text(TABLE.replace("Ben", word), encoding="utf-8")
        done = run_program("check", str(path), "--language", "en")
        assert (done.returncode, f"no one can be called {word}" in done.stderr) == (2, True)
    assert fault_of("Bell", "uno") is None
    assert fault_of("Bell", None) is None


@pytest.mark.terminal
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_advice_and_review_line_by_line(language: str) -> None:
    words = Translator(language, "herds")
    rules, advice, back = (words.text(f"word-{name}").split(",")[0] for name in ("rules", "advice", "second-look"))
    played = f"{advice}\n{rules}\n\n" + f"1\n2\n3\nspace\n\n{back}\n" * 120
    play = ("play", "herds", "--linear", "--language", language, "--seed", "4", "--bots", "hard", "--pace", "fast")
    done = run_program(*play, stdin=f"{played}quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    said = re.sub(r"\s+", " ", done.stdout)
    for line in words.rules("herds")[1:]:
        number, _, rule = line.partition(" ")
        assert rule in said
        assert number not in said  # it says nothing to the ear
    assert words.text("advice-herds-lay") in said
    worth = re.escape(words.text("second-look-herds", count=999)).replace("999", r"\d+")
    assert re.search(worth, said)


LINES = "ring\ntop\nhand\n1\n2\n3\n\nspace\n" * 60


@pytest.mark.terminal
@pytest.mark.parametrize("language", LANGUAGES)
def test_line_by_line_in_a_pipe_then_resumed_and_replayed(language: str, home: Path, tmp_path: Path) -> None:
    transcript = tmp_path / "said"
    play = ("play", "herds", "--linear", "--language", language, "--seed", "4", "--bots", "hard,normal")
    done = run_program(*play, "--transcript", str(transcript), stdin="top\nhelp\n1\nspace\n2\nspace\n1\nspace\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    word = Translator(language, "herds").text("word-ring").split(",")[0]
    assert word in done.stdout
    record = next((home / "data" / "tables").glob("*.table"))
    before = len(record.read_text(encoding="utf-8").splitlines())
    done = run_program("--linear", "--language", language, stdin=f"1\n{LINES}")
    assert (done.returncode, done.stderr) == (0, "")
    assert Translator(language, "herds").text("title") in done.stdout
    assert len(record.read_text(encoding="utf-8").splitlines()) > before
    assert Referee(record.read_text(encoding="utf-8")).problems() == []
    done = run_program("replay", str(record), "--linear", "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    said = [json.loads(line)["text"] for line in transcript.read_text(encoding="utf-8").splitlines()]
    assert sum(text in done.stdout for text in said) > 3


async def play_to_the_end(player: Player) -> None:
    """By keys alone: ring, lay what fits, else draw."""
    for _ in range(300):
        desk = player.desk
        if desk.state.outcome.match is not None:
            return
        if desk.state.handing_to is not None or desk.state.outcome.round is not None:
            await player.press("enter")
        elif any(str(move) == "Ring()" for move in desk.state.moves):
            await player.press("b")
        elif any(type(move).__name__ == "Play" for move in desk.state.moves):
            await player.press(*(() if desk.state.presenter.playable(desk.state.view, desk.state.moves, desk.state.cursor.card) else ("z",)), "enter")
        elif desk.state.moves:
            await player.press("space")
        else:
            await player.settle()
    raise AssertionError(f"the match does not end: {player.said[-10:]}")


async def test_the_whole_game_in_the_app_from_the_menu_on() -> None:
    async with playing(table=False, plan=Plan(("Ana", "Ben"), ("person", "normal")), rules=None) as player:
        await player.press("down", "down")
        assert player.said[-1].startswith("New game")
        await player.press("enter")
        while not player.said[-1].startswith("Game"):
            await player.press("down")
        for _ in catalogue.built_in():
            await player.press("enter")
        assert player.said[-1] == "Game: Herds"
        while player.said[-1] != "Start":
            await player.press("up")
        await player.press("enter")
        await player.until(lambda: player.app.session.runner.table is not None)
        assert player.desk.state.game == "herds"
        for command in ("f3", "escape", "f1", "escape", "c", "t", "s", "e", "w", "o", "escape", "b", "u", "H", "C", "i"):
            await player.press(command)
        await play_to_the_end(player)
        assert any("ring first" in text or "rings first" in text for text in player.said)


async def test_several_people_at_one_keyboard() -> None:
    plan = Plan(("Ana", "Ben"), ("person", "person"))
    async with playing(game="herds", plan=plan, rules={"rounds": 1}, pace=INSTANT) as player:
        while player.said.count("Ben, press Enter.") < 6:
            await player.press("enter", "space")
        assert sum(text.startswith("You draw") for text in player.said) > 3


@pytest.mark.terminal
def test_in_a_terminal_with_a_hard_bot() -> None:
    terminal = Terminal(
        program("play", "herds", "--mode", "reader", "--look", "lines", "--seed", "2", "--bots", "hard", "--pace", "fast"),
        PYTHONPATH=str(OUTSIDE),
    )
    terminal.listen(until="turn")
    for _ in range(12):
        terminal.press(b" ")
    terminal.press(b"c")
    terminal.press(b"\x11")
    assert terminal.wait() == 0
    assert os.environ["PYTHONPATH"] == str(OUTSIDE)
