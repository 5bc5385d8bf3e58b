"""The look `cards` at the table: whose cards stand there, what of one table is left at another, every size."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from looks import positions
from looks.stage import Stage, stage
from support.hot_seat import RACE, TWO, screen_of

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.replay_screen import ReplayScreen
from uno_tui.games.uno.rules.view import UnoView
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.ports.question import Answer, Question
from uno_tui.ui.settings import Look, Mode

THREE = """table 1
game uno
seats Ana Ben Cleo
hand Ana R5
hand Ben G1 R5 Y4
hand Cleo R1 R2 Y7
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
"""


async def at(player: Stage, text: str, *people: str, size: tuple[int, int] = (80, 24)) -> None:
    await player.show(size)
    await player.sit(text, people)


async def test_what_one_person_was_told_is_not_there_for_the_next_also_if_the_same_is_asked_for_again() -> None:
    async with stage() as player:
        await at(player, TWO, "Ana", "Ben")
        for _ in range(2):
            await player.press("enter", "i")
            assert "Blue 9" in screen_of(player)
            await player.press("A")
            if player.desk.state.handing_to is None:
                await player.press("A")
            assert player.desk.state.handing_to is not None
            assert "Blue 9" not in screen_of(player)


async def test_in_a_race_of_several_people_nobodys_hand_is_there() -> None:
    async with stage() as player:
        await at(player, RACE, "Ana", "Ben")
        await player.press("enter", "1", "enter")
        view = player.desk.state.public.view
        assert isinstance(view, UnoView)
        assert view.racing
        assert not player.desk.state.shows_hand
        for look in (Look.CARDS, Look.LINES):
            await player.show((80, 24), look)
            shown = screen_of(player)
            assert "Your hand" not in shown
            assert "Blue 8" not in shown
            assert "◆ Blue" not in shown


@pytest.mark.parametrize("text", [TWO, RACE])
async def test_the_large_card_of_one_person_is_not_there_for_the_next(text: str) -> None:
    async with stage() as player:
        await at(player, text, "Ana", "Ben")
        player.app.session.preferences.settings.big_card = True
        await player.show((80, 24), Look.LINES)
        await player.press("enter")
        assert "█" in screen_of(player)
        await player.press(*(("1", "enter") if text is RACE else ("space", "enter")))
        assert player.desk.state.handing_to is not None or not player.desk.state.shows_hand
        assert not {"█", "▀", "▄"} & set(screen_of(player))


@pytest.mark.parametrize(("text", "title"), [(positions.UME, "Your base"), (positions.RUMMY, "Rack")])
async def test_a_description_names_ones_own_cards_wherever_one_walks(text: str, title: str) -> None:
    async with stage() as player:
        await at(player, text, "Ana")
        before = player.app.screen.describe_screen()
        assert before.splitlines()[-1].startswith(f"{title}: ")
        await player.press("tab")
        assert player.app.screen.describe_screen() == before


async def test_nothing_of_one_table_is_left_at_another_with_more_seats() -> None:
    async with stage() as player:
        await at(player, TWO, "Ana")
        await player.press("1", "enter")
        assert "You play red 5" in screen_of(player)
        await at(player, THREE, "Ana")
        assert "You play red 5" not in screen_of(player)
        await player.press("enter")
        assert player.desk.state.outcome.round == (0,)
        assert "+10       10" in screen_of(player)


async def test_answers_to_keys_stand_beside_a_replay(tmp_path: Path) -> None:
    path = tmp_path / "game.table"
    path.write_text(f"{THREE}Ana play R5\n", encoding="utf-8")
    async with stage() as player:
        await player.show((80, 24))
        await player.app.push_screen(ReplayScreen(player.app.session, Replay.of(player.app.session, path)))
        await player.press("home", "s")
        assert player.said[-1].startswith("Scores: ")
        assert player.said[-1] in screen_of(player)


async def test_questions_and_lists_follow_a_terminal_that_gets_too_small_for_cards_and_back() -> None:
    async with stage() as player:
        await at(player, THREE.replace("hand Ana R5", "hand Ana W R5"), "Ana", size=(100, 30))
        await player.press("1", "enter")
        for size in ((50, 18), (120, 40), (40, 12), (60, 20)):
            await player.show(size)
            shown = screen_of(player)
            assert shown.count("Which colour?") == 1
            assert all(colour in shown.casefold() for colour in ("red", "yellow", "green", "blue"))
            assert all(len(row) <= size[0] for row in shown.splitlines())
        await player.press("escape", "f5")
        for size in ((50, 18), (120, 40), (40, 12), (100, 30)):
            await player.show(size)
            shown = screen_of(player)
            assert ("F1 keys" in shown) == (size[0] >= 60)
            assert shown.count("Settings") == 1


async def test_a_question_of_the_menu_is_seen_while_somebody_is_asked_for() -> None:
    async with stage() as player:
        await at(player, TWO, "Ana", "Ben")
        await player.press("m")
        names = [item.text for item in player.on(ListScreen).items]
        await player.press(*["down"] * names.index("Abandon this game"), "enter")
        prompt = player.on(QuestionScreen).question.prompt
        assert prompt in screen_of(player)


@pytest.mark.parametrize("mode", [Mode.READER, Mode.SILENT])
@pytest.mark.parametrize("look", [Look.LINES, Look.CARDS])
async def test_nothing_stands_twice_when_a_round_ends_or_a_table_is_gone_on_with(mode: Mode, look: Look) -> None:
    async with stage(mode=mode) as player:
        await player.show((200, 30), look)
        await player.sit(THREE, ("Ana",))
        assert doubled(screen_of(player)) == []
        await player.press("1", "enter")
        assert player.desk.state.outcome.round == (0,)
        assert "You win the round" in screen_of(player)
        assert doubled(screen_of(player)) == []


def doubled(shown: str) -> list[str]:
    """What stands there more than once, of the sentences that tell what happens once."""
    sentences = Counter(re.split(r"(?<=[.!?])\s+", shown))
    once = re.compile("You win|You play|UNO with|wins the")
    return [each for each, count in sentences.items() if count > 1 and once.search(each)]


async def test_a_question_that_is_closed_before_it_is_shown_breaks_nothing() -> None:
    """Two keys in one go: the first asks, and what the second does makes the question void."""
    async with stage() as player:
        await at(player, positions.RUMMY, "Ana", size=(100, 30))
        question = Question("Which?", (Answer("this", 1), Answer("that", 2)), lambda value: None, lambda: None)
        player.app.window.ask(question)
        player.app.window.withdraw_question()
        said = len(player.said)
        await player.press("t")
        assert player.said[said:] == [player.desk.state.turn_sentence]
        assert len(player.app.screen_stack) == 2


async def test_the_tables_question_takes_no_question_of_the_menu_with_it() -> None:
    async with stage() as player:
        await at(player, positions.RUMMY, "Ana", size=(100, 30))
        of_menu = Question("Leave?", (Answer("yes", 1), Answer("no", 2)), lambda value: None, lambda: None)
        of_table = Question("Which?", (Answer("this", 1), Answer("that", 2)), lambda value: None, lambda: None)
        player.app.window.say_and_ask(of_menu)
        await player.settle()
        player.app.window.ask(of_table)
        await player.settle()
        player.app.window.withdraw_question()
        await player.settle()
        assert isinstance(player.app.screen, QuestionScreen)
        assert player.app.screen.question is of_menu
