"""The full-screen table in Textual's own harness: keys, focus, caret, what is said."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from support.app_player import Player, playing, request
from support.hearing import Hearing
from textual import events

from uno_tui.app.announcements import TOGETHER
from uno_tui.app.screens.base_screen import BaseScreen
from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.cards.coloured import card
from uno_tui.core import options
from uno_tui.core.contract import RoundBegan
from uno_tui.core.events import SaidLast
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.uno.rules import UNO
from uno_tui.host.match import Plan
from uno_tui.host.pace import PACES, PaceName
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.keys import keymap
from uno_tui.ui.ports.question import Question, with_letter_keys
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Look, Mode, Settings, folders
from uno_tui.ui.table.asking import CHOOSES


async def test_the_caret_stands_on_the_first_letter_of_the_selected_card() -> None:
    async with playing() as player:
        for key in ("home", "right", "down", "end", "left", "H", "C", "D", "1", "3"):
            await player.press(key)
            name = player.desk.state.presenter.card_name(player.desk.state.cursor.card)
            assert player.at_caret() == name


async def test_arrows_say_the_card_and_stay_at_the_edges() -> None:
    async with playing() as player:
        await player.press("home")
        card = player.desk.state.cursor.card
        await player.press("left")
        assert player.desk.state.cursor.card is card
        assert player.said[-1] == "First."
        await player.press("right")
        assert player.said[-1].startswith(player.desk.state.presenter.card_name(player.desk.state.cursor.card))
        await player.press("end", "down")
        assert player.said[-1] == "Last."


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("c", "Green 1."),
        ("s", "Scores: you 0, Ben 0, Cleo 0."),
        ("t", "Your turn."),
        ("v", "Green."),
        ("e", "You 7, Ben 7"),
        ("w", "Clockwise: you, Ben, Cleo."),
        ("g", "No extra cards to draw."),
        ("o", "The rules in force, 4 lines. Lowest score wins"),
        ("C", "Sorted by colour."),
        ("H", "Sorted by number."),
        ("D", "Sorting off."),
        ("i", "Hand, 7 cards: "),
        ("f", "Bluff is off in this game"),
        ("b", "Buzzer is off in this game"),
        ("u", "No Uno to say or call out now."),
        ("space", "You have a playable card, so you must play."),
        ("shift+c", "Sorted by colour."),
        ("upper_c", "Sorted by colour."),
    ],
)
async def test_every_key_of_the_table_answers(key: str, words: str) -> None:
    async with playing() as player:
        await player.press(key)
        assert player.said[-1].startswith(words), player.said


async def test_a_wild_asks_for_a_colour_and_the_first_letter_answers() -> None:
    async with playing(seed=7, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        wild = next(place for place, card in enumerate(player.desk.state.cursor.cards) if card.wild)
        player.desk.state.cursor.go(wild)
        await player.press("enter")
        assert isinstance(player.app.screen, QuestionScreen)
        assert player.said[-1] == (
            "Which colour? red, yellow, green, blue. Enter for red."
            " Down for more, or press R, Y, G or B."
        )
        assert player.at_caret() == "red"
        await player.press("down")
        assert player.at_caret() == "yellow"
        await player.press("b")
        assert isinstance(player.app.screen, TableScreen)
        await player.until(lambda: any("Wild, blue" in text for text in player.said))
        assert CHOOSES in player.desk.state.settings.known


async def test_whoever_has_chosen_a_colour_once_is_not_told_how_to_any_more() -> None:
    async with playing(seed=7, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        player.desk.state.settings.known = [CHOOSES]
        player.desk.state.cursor.go(next(place for place, card in enumerate(player.desk.state.cursor.cards) if card.wild))
        await player.press("enter")
        assert player.said[-1] == "Which colour? red, yellow, green, blue. Enter for red."


async def test_whoever_has_only_pressed_enter_is_told_again_how_one_gets_to_the_others() -> None:
    async with playing(seed=7, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        player.desk.state.cursor.go(next(place for place, card in enumerate(player.desk.state.cursor.cards) if card.wild))
        await player.press("enter", "enter")
        await player.until(lambda: any("Wild, red" in text for text in player.said))
        assert CHOOSES not in player.desk.state.settings.known


async def test_a_key_of_another_game_says_that_it_does_nothing_here() -> None:
    async with playing(game="rummy", plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        await player.press("v")
        assert player.said[-1] == "V does nothing here. F1 lists the keys."


async def test_what_stands_on_the_table_is_told_beside_a_question() -> None:
    async with playing(seed=7, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        wild = next(place for place, card in enumerate(player.desk.state.cursor.cards) if card.wild)
        player.desk.state.cursor.go(wild)
        await player.press("enter", "e")
        assert player.said[-1].startswith("You 7, Ben 7")
        await player.press("t")
        assert player.said[-1].startswith("Your turn. Which colour? red, yellow, green, blue. Enter for red.")
        await player.press("i")
        assert all(player.desk.state.presenter.card_name(card) in player.said[-1] for card in player.desk.state.view.hand)
        assert isinstance(player.app.screen, QuestionScreen)
        await player.press("b")
        await player.until(lambda: any("Wild, blue" in text for text in player.said))


async def test_advice_is_given_at_a_question_and_the_question_said_again() -> None:
    async with playing(seed=7, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        wild = next(place for place, card in enumerate(player.desk.state.cursor.cards) if card.wild)
        player.desk.state.cursor.go(wild)
        await player.press("enter", "h")
        await player.until(lambda: player.said[-1].endswith(" Which colour?"))
        assert not any("heading" in text for text in player.said)
        await player.press("c")
        assert player.said[-1] == f"{player.desk.state.presenter.read_top(player.desk.state.view)} Which colour?"
        await player.press("f2", "h")
        assert player.said[-1] == "H: hint: the best move, then the next best"
        await player.press("f1")
        lines = [item.text for item in player.app.screen.items]
        assert lines[0] == "R: red"
        assert "H: hint: the best move, then the next best" in lines
        assert not any(line.startswith("C, I") or "heading" in line for line in lines)
        await player.press("escape", "enter")
        assert isinstance(player.app.screen, TableScreen)
        await player.until(lambda: any("Wild, red" in text for text in player.said))


async def test_a_key_of_the_table_closes_a_question_of_a_draft_and_goes_before_its_letters() -> None:
    async with playing(seed=3, game="rummy", plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        await player.until(lambda: 0 in player.desk.state.view.acting)
        tiles = player.desk.state.cursor.cards
        player.desk.asking.ask(
            Question(
                "Where?", with_letter_keys([("Carry it", 1), ("Leave it", 2)]), print, player.desk.asking.on_give_up,
                gives_way=True, commands_first=True,
            )
        )
        await player.settle()
        assert isinstance(player.app.screen, QuestionScreen)
        await player.press("c")
        assert player.said[-1] == f"{player.desk.state.presenter.read_top(player.desk.state.view)} Where?"
        await player.press("1", "right")
        assert player.said[-1] == "Leave it"
        await player.press("f2", "c")
        assert player.said[-1].startswith("C: ")
        assert "Carry" not in player.said[-1]
        assert isinstance(player.app.screen, QuestionScreen)
        await player.press("y")
        assert player.said[-2:] == ["Nothing to undo.", "The question is closed."]
        assert isinstance(player.app.screen, TableScreen)
        assert player.desk.state.cursor.cards == tiles


async def test_escape_gives_a_question_up_and_the_focus_comes_back() -> None:
    async with playing(seed=7, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        wild = next(place for place, card in enumerate(player.desk.state.cursor.cards) if card.wild)
        player.desk.state.cursor.go(wild)
        await player.press("enter", "escape")
        assert player.said[-1] == "Cancelled. You still have the card. Selected: Wild."
        assert isinstance(player.app.screen, TableScreen)
        assert player.at_caret() == "Wild"


async def test_f1_is_a_list_to_walk_and_f2_says_what_a_key_does() -> None:
    async with playing() as player:
        await player.press("f1")
        assert isinstance(player.app.screen, ListScreen)
        assert player.said[-1] == f"What can I press here? {len(player.app.screen.items)} lines. Now: Your turn."
        await player.press("down", "end")
        assert player.said[-1].startswith("If a key does nothing, use: help F1, question mark; ")
        await player.press("escape")
        assert isinstance(player.app.screen, TableScreen)
        before = player.desk.state.cursor.card
        await player.press("f2", "c")
        assert player.said[-1] == "C: say the top card"
        await player.press("f2", "right")
        assert player.said[-1] == "Right: next card"
        assert player.desk.state.cursor.card is before
        await player.press("K", "x")
        assert player.said[-1] == "X does nothing here. F1 lists the keys."


async def test_menu_settings_rules_and_messages_open_and_close() -> None:
    async with playing() as player:
        for key in ("f10", "m", "f5", "S", "f3", "R", "l"):
            await player.press(key)
            assert isinstance(player.app.screen, ListScreen), key
            assert player.app.focused is player.app.screen.list
            await player.press("down", "escape")
            assert isinstance(player.app.screen, TableScreen), key
            assert player.app.focused is player.app.screen.list


async def test_settings_change_and_are_kept(home: Path) -> None:
    async with playing(language=None) as player:
        await player.press("f5", "down", "enter")
        assert player.said[-1] == "Sprache: Deutsch"
        await player.press("escape", "t")
        assert player.said[-1] == "Du bist dran."
    assert 'language = "de"' in (home / "config" / "settings.toml").read_text(encoding="utf-8")


async def test_a_setting_takes_the_value_before_too() -> None:
    async with playing() as player:
        await player.press("f5", "down", "backspace")
        assert player.said[-1].endswith("français")
        await player.press("b")
        assert player.said[-1] == "Sprache: Deutsch"
        await player.press("escape", "m", "backspace")
        assert player.said[-1] == "Hier gibt es keinen Wert davor."


async def test_verbosity_goes_round() -> None:
    async with playing() as player:
        await player.press("f4")
        assert player.said[-1] == "Verbosity: full."
        await player.press("V")
        assert player.said[-1] == "Verbosity: terse."


async def test_the_list_of_messages_holds_no_lines_of_lists() -> None:
    async with playing() as player:
        await player.press("c", "f5", "down", "escape", "f1", "down", "escape")
        walked = player.said[-3]
        await player.press("r")
        kept = [each.text for each in player.app.session.announcer.speaker.history.messages()]
        assert "Green 1." in kept
        assert walked not in kept
        assert not any("Settings" in text for text in kept)


async def test_messages_can_be_read_again() -> None:
    async with playing() as player:
        await player.press("c", "r")
        assert player.said[-1] == "Green 1."
        await player.press("<")
        assert player.said[-1].startswith("Oldest. Your own screen reader")
        await player.press("full_stop")
        assert player.said[-1] == "Clockwise: you, Ben, Cleo."
        await player.press("right_square_bracket")
        assert player.said[-1] == "Messages of the game."


async def test_others_never_move_the_cursor() -> None:
    async with playing() as player:
        plays = [
            place
            for place, card in enumerate(player.desk.state.cursor.cards)
            if player.desk.state.presenter.moves_with(player.desk.state.moves, card) and not card.wild
        ]
        await player.press(str(plays[0] + 1))
        await player.press("enter")
        after = player.desk.state.cursor.card
        await player.until(
            lambda: player.app.session.runner.host.table.acting() == (0,) or player.app.session.runner.host.table.outcome.round is not None
        )
        if player.desk.state.view.hand.count(after):
            assert player.desk.state.cursor.card is after


async def test_a_whole_match_with_the_keyboard_alone() -> None:
    values = options.defaults(UNO.options) | {"limit": 60}
    async with playing(rules=values) as player:
        table = player.app.session.runner.host.table
        for _ in range(1500):
            if table.outcome.match is not None:
                break
            if isinstance(player.app.screen, QuestionScreen):
                await player.press("b")
            elif table.outcome.round is not None:
                await player.press("enter")
            elif 0 in table.acting():
                debt = player.desk.state.view.debt
                await player.press(*(["space"] if debt else ["z", "enter"]))
                if 0 in table.acting() and not isinstance(player.app.screen, QuestionScreen):
                    await player.press("space")
                await player.press("u")
            else:
                await asyncio.sleep(0.01)
        assert table.outcome.match is not None
        assert any("win" in text and "match" in text for text in player.said)
        await player.press("enter")
        assert isinstance(player.app.screen, ListScreen)
        assert player.at_caret().startswith("Start a game of UNO")


async def test_leaving_says_goodbye_and_that_the_table_is_kept() -> None:
    async with playing() as player:
        await player.press("Q")
        await player.until(lambda: player.app.farewell != "")
        assert player.said[-1] == player.app.farewell == "Goodbye. The game is saved."


async def test_help_has_one_line_for_the_digits_and_none_for_rules_that_are_off() -> None:
    async with playing() as player:
        await player.press("f1")
        assert isinstance(player.app.screen, ListScreen)
        lines = [item.text for item in player.app.screen.items]
        assert "1 to 0: go to the first to tenth card" in lines
        assert not any(line.startswith(("2:", "F:", "B:", "A:")) for line in lines)


async def test_a_first_start_asks_with_one_key_per_answer(home: Path) -> None:
    async with playing(table=False, asks_mode=True, mode=Mode.VOICE, voice="none") as player:
        assert isinstance(player.app.screen, QuestionScreen)
        await player.press("r")
        await player.until(
            lambda: isinstance(player.app.screen, ListScreen) and not isinstance(player.app.screen, QuestionScreen)
        )
        assert player.app.session.preferences.mode is Mode.READER
    assert 'mode = "reader"' in (home / "config" / "settings.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("mode", [Mode.READER, Mode.SILENT])
async def test_announcements_have_a_place_that_nothing_moves_and_say_where_all_of_a_long_one_is(mode: Mode) -> None:
    async with playing(size=(40, 12), mode=mode) as player:
        await player.press("c")
        before = player.app.screen.list.region
        await asyncio.sleep(TOGETHER)
        player.app.session.announcer.say("Play a new set: " + ", ".join(f"yellow {number}" for number in range(1, 13)) + ".")
        await player.settle()
        assert written(player)[-1].endswith("… L: all")
        assert player.app.screen.list.region == before
        await player.press("home")
        assert player.app.screen.list.region == before


def written(player: Player) -> list[str]:
    """The lines of announcements."""
    shown = player.on(BaseScreen).announcement
    return [shown.render_line(row).text.strip("\u00a0 ") for row in range(shown.region.height)]


async def test_answers_to_keys_stand_under_what_happened_and_wipe_nothing_out() -> None:
    async with playing(size=(40, 12), mode=Mode.SILENT) as player:
        await asyncio.sleep(TOGETHER)
        player.app.session.announcer.tell("voices-spoke")
        await player.settle()
        happened = written(player)[0]
        assert happened == player.app.session.announcer.text("voices-spoke")
        for key in ("end", "home", "t"):
            await player.press(key)
            assert written(player) == [happened, player.said[-1]]
        await asyncio.sleep(TOGETHER)
        player.app.session.announcer.tell("list-empty")
        await player.settle()
        assert written(player) == [player.app.session.announcer.text("list-empty"), ""]


async def test_help_at_a_question_names_its_answers_and_nothing_that_they_hide() -> None:
    async with playing() as player:
        player.app.push_screen(
            QuestionScreen(
                player.app.session,
                Question("Which colour?", with_letter_keys([("Red", 1), ("Blue", 2)]), print, lambda: None),
            )
        )
        await player.settle()
        await player.press("f1")
        lines = [item.text for item in player.app.screen.items]
        assert lines[:2] == ["R: Red", "B: Blue"]
        assert not any(line.startswith(("R:", "B:", "Backspace, B")) for line in lines[2:])


async def test_digits_at_a_question_only_go_to_an_answer() -> None:
    given: list[object] = []
    async with playing() as player:
        player.app.push_screen(
            QuestionScreen(
                player.app.session,
                Question("Which card?", with_letter_keys([("Red 1", 1), ("Red 2", 2)]), given.append, lambda: None),
            )
        )
        await player.settle()
        await player.press("2")
        assert player.said[-1] == "Red 2"
        await player.press("9")
        assert given == []
        await player.press("enter")
        assert given == [2]


async def test_a_finished_match_is_not_put_away_and_the_next_is_offered_first() -> None:
    async with playing(rules=options.defaults(UNO.options) | {"match_end": "rounds", "rounds": 1}) as player:
        table = player.app.session.runner.host.table
        path = player.app.session.runner.host.match.path
        while not player.app.session.runner.host.over:
            if moves := table.moves(0):
                player.app.session.runner.host.submit(0, moves[0])
            await asyncio.sleep(0.002)
        await player.settle()
        assert player.app.session.runner.just_played
        await player.press("enter")
        assert player.at_caret().startswith("Start a game of UNO")
        await player.app.session.runner.abandon_table()
        assert path.exists()


async def test_the_rules_are_those_of_the_game_that_is_being_chosen() -> None:
    async with playing(table=False) as player:
        await player.press("down", "down", "enter", "down", "enter")
        game = player.said[-1]
        await player.press("f3")
        assert "Teams" in game
        assert "Teams" in player.app.screen.items[0].text


async def test_who_presses_enter_twice_begins_one_table(home: Path) -> None:
    async with playing(table=False) as player:
        player.app.simulate_key("enter")
        player.app.simulate_key("enter")
        await player.settle()
        await player.until(lambda: player.app.session.runner.table is not None)
    assert len(list(folders().tables.glob("*.table"))) == 1


async def test_every_unfinished_table_is_offered() -> None:
    for seed in (3, 4):
        async with playing(seed=seed) as player:
            await player.press("t")
    tables = sorted(folders().tables.glob("*.table"))
    assert len(tables) == 2
    async with playing(table=False) as player:
        assert player.at_caret().startswith("Resume:")
        await player.press("end", "up")
        assert player.said[-1] == "Another unfinished game"
        await player.press("enter")
        assert player.said[-1].startswith("Which game? UNO with Ben and Cleo, started ")
        older = player.app.session.tables.unfinished_tables()[1]
        await player.press("enter")
        await player.until(lambda: player.app.session.runner.table is not None)
        assert player.app.session.runner.host.match.path == older


async def test_a_question_in_another_language_is_closed() -> None:
    async with playing(seed=7, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        player.desk.state.cursor.go(next(at for at, each in enumerate(player.desk.state.cursor.cards) if each.wild))
        await player.press("enter")
        assert isinstance(player.app.screen, QuestionScreen)
        await player.press("f5")
        player.app.session.choose_language("fr")
        await player.settle()
        assert player.said[-1] == "Annulé : tu gardes la carte. Sélection : Joker."
        await player.press("escape", "t")
        assert isinstance(player.app.screen, TableScreen)
        assert player.said[-1] == "À toi."


async def test_the_menu_speaks_the_language_that_was_chosen_above_it() -> None:
    async with playing(table=False) as player:
        player.app.session.choose_language("de")
        player.app.say_place()
        assert player.said[-1].startswith("Eine Partie UNO")
        assert player.app.screen.title_line._rows[0].text == "Menü"


async def test_the_menu_offers_the_unfinished_table() -> None:
    async with playing() as player:
        hand = player.desk.state.view.hand
    async with playing(table=False) as player:
        assert player.at_caret().startswith("Resume:")
        await player.press("enter")
        await player.until(lambda: player.app.session.runner.table is not None)
        assert player.desk.state.view.hand == hand
        assert "Resumed: UNO with Ben and Cleo." in player.said


async def test_where_a_reader_runs_it_asks_the_first_question_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uno_tui.ui.appearance.running_readers", lambda: frozenset({"Orca"}))
    async with playing(table=False, asks_mode=True, mode=Mode.VOICE) as player:
        session = player.app.session
        assert isinstance(session.announcer.speaker.voice, SilentVoice)
        assert session.appearance.look is Look.SAID
        asked = session.announcer.speaker.history.messages()[0].text
        assert asked.startswith("Orca seems to be running. How do you want to hear the game?")
        await player.press("r")
        assert session.appearance.look is Look.SAID
        assert session.preferences.mode is Mode.READER


@pytest.mark.parametrize(("readers", "speaks"), [({"Orca"}, False), ({"BRLTTY"}, True), (set(), True)])
async def test_the_first_question_is_asked_by_one_voice(
    monkeypatch: pytest.MonkeyPatch, readers: set[str], speaks: bool
) -> None:
    monkeypatch.setattr("uno_tui.ui.appearance.running_readers", lambda: frozenset(readers))
    session = Session(request(asks_mode=True, mode=Mode.VOICE), Settings(), folders(), keymap.load())
    begun: list[bool] = []
    monkeypatch.setattr(session.voice, "change", lambda: begun.append(True))
    session.open()
    assert begun == [True] * speaks


@pytest.mark.parametrize(
    ("readers", "first"), [({"Orca"}, Look.STILL), ({"BRLTTY"}, Look.SAID), (set(), Look.CARDS)]
)
async def test_the_look_beside_a_voice_depends_on_who_reads_too(
    monkeypatch: pytest.MonkeyPatch, readers: set[str], first: Look
) -> None:
    monkeypatch.setattr("uno_tui.ui.appearance.running_readers", lambda: frozenset(readers))
    async with playing(mode=Mode.VOICE, voice="none") as player:
        session = player.app.session
        session.voice.lost = False  # as if one spoke
        assert session.appearance.look is first
        await player.press("k")
        assert session.appearance.look is not first
        await player.press("k")
        assert session.appearance.look is first
        assert player.said[-1] == session.announcer.text(f"look-now-{first}")


async def test_what_is_said_as_a_list_opens_stands_on_it() -> None:
    async with playing() as player:
        await asyncio.sleep(TOGETHER)
        texts = [("red", 1), ("blue", 2)]
        question = Question("Which colour?", with_letter_keys(texts), lambda value: None, lambda: None)
        player.desk.asking.ask(question)
        await player.settle()
        shown = "\n".join(strip.text for strip in player.app.screen._compositor.render_strips())
        assert "Which colour? red, blue." in shown


async def test_without_a_voice_the_words_stand_in_the_announcement_line() -> None:
    async with playing(mode=Mode.VOICE, voice="none", look=Look.LINES) as player:
        await player.press("c")
        assert "Green 1." in written(player)


@pytest.mark.parametrize("size", [(40, 12), (80, 24), (120, 40), (200, 60)])
async def test_every_size_shows_top_card_turn_and_the_selected_card(size: tuple[int, int]) -> None:
    async with playing(size=size) as player:
        text = "\n".join(strip.text for strip in player.app.screen._compositor.render_strips())
        assert "Green 1." in text
        assert "Your turn." in text
        for key in ("end", "home"):
            await player.press(key)
            assert player.at_caret() == player.desk.state.presenter.card_name(player.desk.state.cursor.card)


async def test_for_readers_no_sign_stands_before_a_card() -> None:
    async with playing() as player:
        rows = player.on(BaseScreen).list.rows
        assert {row.sign for row in rows} == {""}
        shown = " ".join(strip.text for strip in player.app.screen._compositor.render_strips())
        assert not set("●▲■◆") & set(shown)


async def test_every_card_shows_its_colour_as_a_word_and_a_sign() -> None:
    async with playing(mode=Mode.SILENT, look=Look.LINES) as player:
        rows = player.on(BaseScreen).list.rows
        for row, card in zip(rows, player.desk.state.cursor.cards, strict=True):
            assert row.sign == player.desk.state.presenter.symbol(card)
            assert row.text == player.desk.state.presenter.card_name(card)


async def test_keys_wait_for_the_menu_that_they_are_meant_for() -> None:
    async with playing() as player:
        hand = player.desk.state.view.hand
        for key in ("m", "enter"):
            player.app.simulate_key(key)
        await player.settle()
        assert isinstance(player.app.screen, TableScreen)
        assert player.desk.state.view.hand == hand
        assert any(text.startswith("Menu, 16 lines. Back to the game") for text in player.said)


async def test_keys_wait_while_a_table_is_gone_on_with() -> None:
    async with playing() as player:
        await player.press("space")
    async with playing(table=False) as player:
        for key in ("enter", "m", "escape", "c"):
            player.app.simulate_key(key)
        await player.until(lambda: "Menu, 16 lines. Back to the game" in " ".join(player.said))
        await player.settle()
        assert isinstance(player.app.screen, TableScreen)
        assert player.desk.state.presenter.read_top(player.desk.state.view) in player.said


async def test_a_letter_that_answers_share_only_goes_from_one_to_the_next() -> None:
    async with playing(game="rummy", plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        chosen: list[int] = []
        answers = with_letter_keys([("Red run 1 to 3", 1), ("Blue run 1 to 3", 2), ("Red run 5 to 7", 3)])
        player.desk.asking.ask(Question("Join with which set?", answers, chosen.append, player.desk.asking.on_give_up))
        await player.settle()
        for text in ("Red run 5 to 7", "Red run 1 to 3", "Red run 5 to 7"):
            await player.press("r")
            assert player.said[-1] == text
        assert chosen == []
        await player.press("b")
        assert chosen == [2]


async def test_a_draft_is_asked_about_before_it_is_lost() -> None:
    async with playing(game="rummy", plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        await player.press("n", "t")
        assert "Your draft: 1 played" in player.said[-1]
        await player.press("ctrl+q")
        assert player.said[-1].startswith("Leave and lose your draft?")
        await player.press("n")
        assert "Nothing changed." in player.said[-3:]
        assert player.desk.state.presenter.busy


async def test_the_plan_of_the_solver_is_a_list() -> None:
    async with playing(game="rummy", seed=1, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        await player.press("b")
        assert isinstance(player.app.screen, ListScreen)
        assert player.said[-1].startswith("Plan, 5 steps. ")
        await player.press("escape")
        assert isinstance(player.app.screen, TableScreen)


async def test_the_list_of_messages_has_a_heading_where_ones_last_turn_ended() -> None:
    async with playing() as player:
        await player.press("z", "enter")
        if isinstance(player.app.screen, QuestionScreen):
            await player.press("enter")
        await player.until(lambda: 0 in player.desk.state.view.acting)
        await player.settle()
        told, where = player.said[-2:]
        assert where == f"Selected: {player.desk.state.presenter.card_in_sentence(player.desk.state.cursor.card)}."
        await player.press("l", "h", "enter")
        assert player.said[-2] == "Since your last turn"
        assert player.said[-1] == "Since your last turn is a heading; its lines are below."
        items = [item.text for item in player.app.screen.items]
        here = items.index("Since your last turn")
        assert items[here - 1].startswith("You play")
        assert told in items[here:]


async def test_right_after_ones_turn_the_latest_message_is_selected_not_a_heading() -> None:
    async with playing() as player:
        history = player.app.session.announcer.speaker.history
        history.mark_turn_end()
        assert history.since_turn == 0
        await player.press(player.app.session.preferences.keymap.of("history")[0])
        assert player.app.screen.items[player.app.screen.list.index].text == history.messages()[-1].text


async def test_rules_are_walked_sentence_by_sentence_and_name_no_ids() -> None:
    async with playing() as player:
        await player.press("f3")
        texts = [item.text for item in player.app.screen.items]
        assert texts[0] == "UNO:"
        assert texts[4] == "Each colour has one 0, two each of the numbers 1 to 9, two Skip cards, two Reverse cards and two Draw Two cards."
        assert not [text for text in texts if "_" in text]
        assert max(len(text.split()) for text in texts) < 70


async def test_the_rules_in_force_are_a_list_that_explains_itself() -> None:
    async with playing() as player:
        await player.press("o", "down", "i")
        assert player.said[-1].startswith("At a point limit: after the round in which someone reaches it.")  # codespell:ignore
        await player.press("escape")
        assert isinstance(player.app.screen, TableScreen)


async def test_the_table_that_was_left_last_is_gone_on_with(home: Path) -> None:
    async with playing():
        pass
    async with playing(game="rummy"):
        pass
    older = next(
        path for path in (home / "data" / "tables").glob("*.table") if "game uno" in path.read_text(encoding="utf-8")
    )
    later = older.stat().st_mtime + 60
    os.utime(older, (later, later))
    async with playing(table=False) as player:
        assert player.at_caret() == "Resume: UNO with Ben and Cleo"
        await player.press("enter")
        await player.until(lambda: player.app.session.runner.table is not None)
        assert player.desk.state.game == "uno"


async def test_the_first_table_ever_says_which_key_helps_and_no_other(home: Path) -> None:
    hint = "F1 lists what you can press."
    for count in (1, 0):
        async with playing() as player:
            said = [each.text for each in player.app.session.announcer.speaker.history.messages()]
            assert said.count(hint) == count


async def test_who_has_said_uno_once_knows_the_key(home: Path) -> None:
    async with playing() as player:
        desk = player.desk
        assert not desk.state.presenter.narrator.has_said_last
        desk.narration._notice([SaidLast(0, in_advance=False)], 0)
        assert desk.state.presenter.narrator.has_said_last
    assert 'known = [\n    "last",\n]' in (home / "config" / "settings.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "game", "players", "order"),
    [
        ("en", "uno", ("person", "easy", "easy"), "Clockwise: you, Ben, Cleo."),
        ("de", "uno", ("person", "easy", "easy"), "Im Uhrzeigersinn: du, Ben, Cleo."),
        ("fr", "uno", ("person", "easy", "easy"), "Sens horaire : toi, Ben, Cleo."),
        ("en", "teams", ("person", "easy", "easy", "easy"), "Clockwise: you, Ben, Cleo, Dora. Together: you and Cleo; Ben and Dora."),
        ("en", "uno", ("person", "easy"), ""),
    ],
)  # fmt: skip
async def test_who_sits_in_which_order_is_said_once_a_match(
    language: str, game: str, players: tuple[str, ...], order: str
) -> None:
    plan = Plan(("Ana", "Ben", "Cleo", "Dora")[: len(players)], players)
    async with playing(language=language, game=game, rules=None, plan=plan) as player:
        said = [each.text for each in player.app.session.announcer.speaker.history.messages()]
        asked = player.desk.state.presenter.answer("read_order", player.desk.state.view)
        assert said.count(asked) == bool(order)
        if order:
            assert asked == order
            assert said.index(order) == 1  # after the way of being heard
        assert player.desk.narration._seating([RoundBegan(2, 0)], 0) == []


async def test_what_can_be_pressed_now_follows_the_table() -> None:
    async with playing() as player:
        await player.press("f1")
        assert player.said[-1].endswith("Now: Your turn.")
        desk = player.desk
        top = desk.state.view.top
        desk.state.client.connections[0].submit(next(move for move in desk.state.moves if type(move).__name__ == "Play"))
        await player.until(lambda: desk.state.view.top != top)
        await player.press("down", "home")
        assert player.said[-1] == f"Now: {desk.state.presenter.read_turn(desk.state.view)}"


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        (("ä",), "Ä does nothing here. F1 lists the keys."),
        (("f2", "ä"), "Ä does nothing here. F1 lists the keys."),
        (("f5", "ä"), "No line begins with Ä. Escape closes the list."),
        (("f10", "ä"), "No line begins with Ä. Escape closes the list."),
        (("T",), "Shift+T does nothing here. Is Caps Lock on?"),
        (("ctrl+c",), "Ctrl+Q quits; the game is saved."),
    ],
)
async def test_keys_that_do_nothing_say_so_everywhere(keys: tuple[str, ...], told: str) -> None:
    async with playing() as player:
        await player.press(*keys)
        assert player.said[-1] == told


async def test_the_settings_show_what_holds_and_say_what_their_names_do_not() -> None:
    async with playing(pace=PACES[PaceName.FAST]) as player:
        await player.press("f5")
        texts = [item.text for item in player.app.screen.items]
        assert "Pace of the bots: fast" in texts
        while not player.said[-1].startswith("Forgive"):
            await player.press("down")
        assert player.said[-1].startswith("Forgive accidental plays: on. Accidental plays out of turn cost nothing.")


async def test_one_key_is_put_back_as_it_was(home: Path) -> None:
    async with playing(table=False) as player:
        await player.press("f10")
        while not player.at_caret().startswith("Change a key"):
            await player.press("down")
        await player.press("enter")
        while not player.said[-1].startswith("C: say the top card"):
            await player.press("down")
        await player.press("i")
        assert "Backspace resets it" in player.said[-1]
        await player.press("enter")
        assert player.said[-1] == "Press the new key: say the top card. Escape cancels."
        await player.press("%")
        assert player.app.session.preferences.keymap.of("read_top") == ("%",)
        await player.press("backspace")
        assert player.said[-1].startswith("C: say the top card")
        assert player.app.session.preferences.keymap.of("read_top") == ("c",)


async def test_keys_that_another_command_has_taken_are_named_and_stay_there() -> None:
    async with playing(table=False) as player:
        await player.press("f10")
        while not player.at_caret().startswith("Change a key"):
            await player.press("down")
        await player.press("enter")
        for line, key in (("C: say the top card", "%"), ("S: say the score", "c")):
            while not player.said[-1].startswith(line):
                await player.press("down")
            await player.press("enter", key)
        while "say the top card" not in player.said[-1]:
            await player.press("up")
        await player.press("backspace")
        assert player.said[-1] == "C now means: say the scores. Reset that command first."
        assert player.app.session.preferences.keymap.of("read_top") == ("%",)


def test_where_no_card_fits_nobody_is_sent_to_look_for_one() -> None:
    for hand, more in (("B9 R5", "Z finds a playable card."), ("B9 G1", "Nothing playable. Space to draw.")):
        text = f"table 1\ngame uno\nseats Ana Ben\nhand Ana {hand}\nhand Ben Y1\ndiscard R3\nstock B1 B2\nturn Ana\n"
        hearing = Hearing(text, 0)
        refused = hearing.refusal(Play(card("B9")))
        assert refused == f"Blue 9 does not match red 3. {more}"


def test_after_a_swap_both_counts_are_said() -> None:
    text = "table 1\ngame uno\noptions seven_zero=on\nseats Ana Ben Cleo\nhand Ana R7 B9\nhand Ben Y1 Y2 Y3\n"
    text += "hand Cleo G1\ndiscard R3\nstock B1 B2\nturn Ana\nAna play R7 swap Ben\n"
    told = "hands with {0}: {1} now ha{2} {3}, {4} {5}."
    assert told.format("Ben", "you", "ve", 3, "Ben", 1) in Hearing(text, 0).last
    assert told.format("you", "you", "ve", 1, "Ana", 3) in Hearing(text, 1).last
    assert told.format("Ben", "Ana", "s", 3, "Ben", 1) in Hearing(text, 2).last


async def test_a_letter_that_two_colours_share_only_goes_there() -> None:
    async with playing(seed=7, language="de", plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        wild = next(place for place, card in enumerate(player.desk.state.cursor.cards) if card.wild)
        player.desk.state.cursor.go(wild)
        await player.press("enter")
        for colour in ("Gelb", "Grün", "Gelb"):
            await player.press("g")
            assert isinstance(player.app.screen, QuestionScreen)
            assert player.said[-1].casefold() == colour.casefold()
        await player.press("b")
        assert not isinstance(player.app.screen, QuestionScreen)


async def test_a_match_that_the_deal_decides_is_told() -> None:
    async with playing(game="ume", rules=None, seed=3, plan=Plan(("Ana", "Ben"), ("person", "normal"))) as player:
        said = [each.text for each in player.app.session.announcer.speaker.history.messages()]
        assert any(text.startswith("Your base: ") for text in said)
        assert "You win the match!" in said
        assert said[-1] == "Match over. Press Enter for the menu."


async def test_f1_lists_only_what_works_now() -> None:
    rules = options.defaults(UNO.options) | {"bluff": True, "buzzer": True}
    async with playing(rules=rules) as player:
        await player.press("f1")
        lines = [item.text for item in player.app.screen.items]
        assert not any(line.startswith(("F: ", "B: ", "U: ")) for line in lines)
        assert "Now: No extra cards to draw." not in lines


async def test_a_question_is_put_again_when_a_list_above_it_closes() -> None:
    async with playing(seed=7, plan=Plan(("Ana", "Ben"), ("person", "easy"))) as player:
        wild = next(place for place, each in enumerate(player.desk.state.cursor.cards) if each.wild)
        player.desk.state.cursor.go(wild)
        await player.press("enter", "f5", "escape")
        assert player.said[-1].startswith("Which colour? red, yellow, green, blue. Enter for red.")


async def test_a_signal_that_comes_when_the_program_has_ended_changes_nothing() -> None:
    async with playing() as player:
        pass
    player.app.leave()
    assert list(player.app.workers) == []


async def test_keys_that_wait_for_something_to_open_stay_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    async with playing() as player:
        monkeypatch.setattr(TableScreen, "press", lambda self, key: taken.append(key))
        player.app.opening += 1
        for key in "ab":
            player.app.screen.post_message(events.Key(key, key))
        await asyncio.sleep(0.005)
        player.app.opening -= 1
        for key in "cd":
            player.app.screen.post_message(events.Key(key, key))
        await player.until(lambda: len(taken) == 4)
    assert taken == ["a", "b", "c", "d"]


async def test_a_letter_with_alt_is_no_letter() -> None:
    async with playing() as player:
        # As terminals send it, Textual gives the letter along.
        for key in "qQ":
            player.app.screen.post_message(events.Key(f"alt+{key}", key))
        await player.settle()
        assert player.said[-1].startswith("Alt+")
        assert player.app.is_running
        assert isinstance(player.app.screen, TableScreen)
