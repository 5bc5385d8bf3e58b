"""Several people at one keyboard: hands stay hidden, everybody has a key, the clock can be stopped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from support.app_player import Player, request
from support.hot_seat import RACE, TWO, screen_of

from uno_tui.app.app import UnoApp
from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.messages_screen import MessagesScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.app.screens.typing_screen import TypingScreen
from uno_tui.host.clock import RealClock, VirtualClock
from uno_tui.host.match import Plan
from uno_tui.host.pace import INSTANT, Pace
from uno_tui.host.thinking import InlineThinker
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.keys import keymap
from uno_tui.ui.request import LessonStart
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders
from uno_tui.ui.table.narration import Missed

WITH_BOT = """table 1
game uno
options intercept=on
seats Ana Ben Cleo
hand Ana R5 B9 B8
hand Ben G1 R5 Y4
hand Cleo R1 R2 Y7
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
"""
ANA, BEN = ("B9", "blue 9"), ("G1", "green 1")


class HotSeat(Player):
    """People at one keyboard, and the transcript of what they hear."""

    clock: VirtualClock
    transcript: Path

    def screen(self) -> str:
        return screen_of(self)

    def written(self) -> list[str]:
        return [json.loads(line)["text"] for line in self.transcript.read_text(encoding="utf-8").splitlines()]

    async def enter_as(self, name: str) -> None:
        assert f"{name}, press Enter." in self.screen()
        await self.press("enter")

    async def hand_over_to(self, name: str) -> None:
        """Having read what only they may know."""
        assert self.said[-1] == f"Press Enter when you are ready: {name} is next."
        assert f"{name}, press Enter." not in self.screen()
        await self.press("enter")
        assert f"{name}, press Enter." in self.screen()

    async def until_racing(self) -> None:
        for _ in range(100):
            if self.desk.state.view.racing:
                return
            await self.clock.advance(0.2)
            await self.settle()
        raise AssertionError("no race has begun")

    async def play(self, name: str) -> None:
        """Play the card of that name from the hand on the screen."""
        place = [self.desk.state.presenter.card_name(each) for each in self.desk.state.cursor.cards].index(name)
        await self.press(str(place + 1), "enter")


@asynccontextmanager
async def sitting(
    text: str, players: tuple[str, ...], tmp_path: Path, *, slow: bool = False, mode: Mode = Mode.READER
) -> AsyncIterator[HotSeat]:
    """Sit down at a position; with `slow` time stands still until the test moves it."""
    tables = folders().tables
    tables.mkdir(parents=True, exist_ok=True)
    path = tables / "2026-03-01-201500.table"
    path.write_text(text, encoding="utf-8")
    names = next(line for line in text.splitlines() if line.startswith("seats ")).split()[1:]
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(tuple(names), players)))
    clock = VirtualClock()
    transcript = tmp_path / "transcript.jsonl"
    values = {"plan": None, "mode": mode, "voice": "none", "transcript": transcript, "pace": Pace(pause=1.8, listens=False) if slow else INSTANT}
    session = Session(request(**values), Settings(), folders(), keymap.load(), clock if slow else RealClock())
    session.runner.thinkers = InlineThinker
    app = UnoApp(session, table=False)
    async with app.run_test(size=(80, 24)) as pilot:
        player = HotSeat(app, pilot)
        player.clock, player.transcript = clock, transcript
        await player.settle()
        assert player.at_caret().startswith("Resume:")
        await player.press("enter")
        await player.until(lambda: session.runner.table is not None)
        await player.settle()
        yield player
        await session.close()


def knows(text: str, *cards: str) -> list[str]:
    return [card for card in cards if card.casefold() in text.casefold()]


async def test_at_the_start_no_hand_is_shown_and_everybody_hears_their_key(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        assert "Ana, press Enter." in player.screen()
        assert "The hand is hidden." in player.screen()
        told = "Own keys for acting out of turn: Ana Shift+A, Ben Shift+L."
        assert told in player.written()
        assert "Scores: Ana 0, Ben 0. Lowest score wins; the match ends at 500." in player.written()
        said = player.screen() + " ".join(player.said)
        assert knows(said, "Blue 9", "Red 5", "Green 1", "Yellow 4") == []
        await player.enter_as("Ana")
        assert player.said[-3:] == ["Your turn, Ana.", "Red 3.", "Selected: red 5."]
        assert knows(player.screen(), "Blue 9", "Green 1", "Yellow 4") == ["Blue 9"]


async def test_handing_over_hides_the_hand_and_everything_private(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.press("2")
        assert player.said[-1].startswith("Blue 9")
        await player.play("Red 5")
        begun, spoken = len(player.written()), len(player.said)
        assert "Ben, press Enter." in player.screen()
        assert knows(player.screen(), "Blue 9", "Green 1", "Yellow 4") == []
        for key in ("c", "e", "1", "z", "tab", "space", "u", "C", "X", "o"):
            await player.press(key)
            assert "Ben, press Enter." in player.screen()
        for key in (",", "<", "r", "[", "."):
            await player.press(key)
        await player.press("l")
        assert isinstance(player.app.screen, ListScreen)
        listed = player.screen()
        await player.press("escape", "f1")
        listed += player.screen()
        await player.press("escape")
        heard = " ".join(player.written()[begun:]) + listed + " ".join(player.said[spoken:])
        assert knows(heard, "Blue 9", "Green 1", "Yellow 4") == []
        await player.enter_as("Ben")
        assert knows(player.screen(), "Blue 9", "Green 1", "Yellow 4") == ["Green 1", "Yellow 4"]
        await player.press("<")
        assert knows(" ".join(player.said[-1:]), "Blue 9") == []
        assert any(text.startswith(("Ana plays red 5.", "You have heard everything. On top: Red 5.", "On top now: Red 5.")) for text in player.said)


async def test_the_word_for_the_last_card_can_be_said_while_the_next_is_asked_for(tmp_path: Path) -> None:
    """Nobody is quicker than the hand-over. The next one cannot say it for themselves that way, nor report."""
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.press("u")
        assert player.said[-1] == "Ana, press Enter."
        await player.enter_as("Ana")
        await player.play("Red 5")
        assert player.said[-1] == "Ben, press Enter."
        await player.press("u")
        assert player.said[-1] == "Ana: Uno!"
        await player.press("u")
        assert player.said[-1] == "Ben, press Enter."
        await player.enter_as("Ben")
        await player.press("u")
        assert player.said[-1] == "No Uno to say or call out now."


async def test_a_game_without_a_word_for_the_last_card_asks_for_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        monkeypatch.setattr(type(player.desk.state.presenter), "speak_up", lambda *_: [])
        await player.press("u")
        assert player.said[-1] == "Ben, press Enter."


async def test_the_next_one_hears_on_which_card_they_are(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        await player.enter_as("Ben")
        assert player.said[-2:] == ["Your turn.", player.desk.state.where]
        assert player.desk.state.where != ""


async def test_what_somebody_drew_is_not_read_again_by_the_next(tmp_path: Path) -> None:
    text = TWO.replace("R5 B9", "B8 B9").replace("Ben G1 R5 Y4", "Ben G1 G2 Y4")
    async with sitting(text, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.press("space")
        assert any(said.startswith("You draw a yellow 1.") for said in player.said)
        await player.hand_over_to("Ben")
        before = len(player.said)
        for key in ("r", ",", ",", "<", ";", "pageup"):
            await player.press(key)
        await player.enter_as("Ben")
        for key in ("r", ",", ",", "<", "l"):
            await player.press(key)
        heard = " ".join(player.said[before:]) + player.screen()
        assert knows(heard, "yellow 1", "blue 9", "blue 8") == []
        assert "Ana draws." in heard


LOOK_BACK = ("r", ",", "<", ";", "[", ",", "l")


async def begin_lesson(player: HotSeat) -> None:
    player.app.navigator.front.sit_down(LessonStart("uno", "keys"))
    await player.until(lambda: player.app.session.runner.tutor is not None)
    await player.settle()


def told(player: HotSeat) -> set[str]:
    """What can be read again."""
    return {message.text for message in player.app.session.announcer.speaker.history.messages()}


async def test_in_a_lesson_nothing_is_read_of_the_people_at_the_table_before(tmp_path: Path) -> None:
    text = TWO.replace("R5 B9", "B8 Y8").replace("Ben G1 R5 Y4", "Ben G1 G2 Y4").replace("stock Y1", "stock Y7")
    async with sitting(text, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.press("2", "space")
        assert any(said.startswith("You draw a yellow 7.") for said in player.said)
        before = len(player.said)
        await begin_lesson(player)
        assert knows(player.screen(), "yellow 7", "yellow 8", "blue 8") == []
        await player.press("r", "<", *["."] * 20, "l")
        assert isinstance(player.app.screen, ListScreen)
        listed = [item.text for item in player.app.screen.items]
        heard = " ".join([player.screen(), *listed, *player.said[before:]])
        assert "Lesson: Your hand and the keys." in heard
        assert knows(heard, "yellow 7", "yellow 8", "blue 8", "green 1") == []


async def test_who_leaves_the_table_to_the_menu_leaves_nothing_private_to_be_read(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.press("2")
        assert any(text.startswith("Blue 9") for text in told(player))
        player.app.navigator.front.leave_table()
        await player.until(lambda: player.app.session.runner.table is None)
        await player.settle()
        assert knows(" ".join(told(player)), "blue 9", "red 5", "green 1") == []


async def test_people_at_a_table_read_nothing_of_the_lesson_before(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        table = player.app.session.runner.running_path
        await begin_lesson(player)
        lesson = told(player)
        assert "Lesson: Your hand and the keys." in lesson
        player.app.navigator.front.sit_down(table)
        await player.until(lambda: player.app.session.runner.tutor is None and player.app.session.runner.table is not None)
        await player.settle()
        assert told(player) & lesson == set()
        await player.enter_as("Ana")
        assert told(player) & lesson == set()


async def test_what_was_said_as_the_keyboard_changes_hands_stands_on_the_screen_once(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        assert player.screen().count("You play red 5. One card left.") == 1
        assert player.screen().count("Ben, press Enter.") == 1


async def test_the_table_waits_while_a_list_is_open_and_is_handed_over_after_it(tmp_path: Path) -> None:
    text = WITH_BOT.replace("turn Ana", "turn Cleo").replace("seats Ana Ben Cleo", "seats Ana Cleo Ben")
    async with sitting(text, ("person", "easy", "person"), tmp_path, slow=True) as player:
        await player.press("c")
        await player.enter_as("Ana")
        await player.press("3", "l")
        assert "Blue 8" in player.screen()
        await player.clock.advance(30)
        await player.settle()
        assert isinstance(player.app.screen, MessagesScreen)
        await player.press("escape")
        assert isinstance(player.app.screen, TableScreen)
        await player.clock.advance(30)
        await player.settle()
        assert "Ben, press Enter." in player.screen()
        assert "Blue 8" not in player.screen()


async def test_a_person_reports_with_their_key_and_u_without_showing_a_hand(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        begun = len(player.said)
        await player.press("L")
        assert player.said[-1].startswith("Ben pauses the game. U to say Uno or call out,")
        await player.press("u")
        assert player.desk.state.view_of(0).counts[0] == 5
        heard = player.said[begun:]
        assert "Ben calls out Ana for not saying Uno." in heard
        assert "Ana draws 4 cards." in heard
        assert heard[-2:] == ["The game continues.", "Ben, press Enter."]
        assert knows(" ".join(heard) + player.screen(), "Blue 9", "Yellow 4", "Green 1", "Yellow 1", "Green 4") == []
        assert player.desk.state.claiming is None


async def test_who_forgot_uno_says_it_in_time_with_their_own_key(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        await player.press("A", "u")
        assert "Ana: Uno!" in player.said
        assert player.said[-1] == "Ben, press Enter."
        await player.press("L", "u")
        assert "No Uno to say or call out now." in player.said
        assert player.said[-2:] == ["The game continues.", "Ben, press Enter."]
        assert player.desk.state.view_of(0).counts == (1, 3)


async def test_somebody_intercepts_through_enter_while_another_is_on_turn(tmp_path: Path) -> None:
    text = WITH_BOT.replace("hand Ana R5 B9 B8", "hand Ana R5 R5 B9").replace("hand Ben G1 R5 Y4", "hand Ben G1 R6 Y4")
    async with sitting(text, ("person", "person", "easy"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        await player.enter_as("Ben")
        await player.press("A")
        assert "Ana pauses the game." in player.screen()
        assert knows(player.screen(), "Blue 9", "Green 1", "Yellow 4") == []
        await player.press("enter")
        assert knows(player.screen(), "Blue 9", "Green 1", "Yellow 4") == ["Blue 9"]
        await player.play("Red 5")
        assert any(said.startswith("You intercept with red 5.") for said in player.said)
        assert "The game continues." in player.said
        assert player.desk.state.claiming is None
        assert player.desk.state.seat == 0
        assert player.app.session.runner.host.table.acting() == (0,)


async def test_escape_goes_on_before_and_after_the_cards_were_shown(tmp_path: Path) -> None:
    async with sitting(WITH_BOT, ("person", "person", "easy"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.press("L", "escape")
        assert player.said[-2:] == ["The game continues.", "Ana, press Enter."]
        assert player.desk.state.claiming is None
        await player.enter_as("Ana")
        await player.press("L", "enter")
        assert knows(player.screen(), "Blue 9", "Green 1") == ["Green 1"]
        await player.press("escape")
        assert "Ana, press Enter." in player.screen()
        assert knows(player.screen(), "Blue 9", "Green 1") == []
        await player.enter_as("Ana")
        assert knows(player.screen(), "Blue 9", "Green 1") == ["Blue 9"]


async def test_wrong_attempts_are_refused_and_the_cards_stay_until_escape(tmp_path: Path) -> None:
    async with sitting(WITH_BOT, ("person", "person", "easy"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.press("L", "f")
        assert any(said.startswith("Bluff is off in this game") for said in player.said)
        assert player.said[-1] == "Ana, press Enter."
        await player.press("L", "enter")
        before = player.desk.state.view_of(1).hand
        await player.play("Yellow 4")
        assert player.said[-1].startswith("Not your turn")
        assert player.desk.state.view_of(1).hand == before
        assert player.desk.state.claiming == 1
        await player.press("escape")
        assert player.said[-1] == "Ana, press Enter."


async def test_while_the_clock_is_stopped_no_bot_moves(tmp_path: Path) -> None:
    text = WITH_BOT.replace("seats Ana Ben Cleo", "seats Ana Cleo Ben")
    async with sitting(text, ("person", "easy", "person"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        await player.press("L")
        await player.clock.advance(600)
        assert player.app.session.runner.host.table.acting() == (1,)
        await player.press("enter")
        await player.clock.advance(600)
        assert player.app.session.runner.host.table.acting() == (1,)
        await player.press("escape")
        await player.clock.advance(30)
        await player.settle()
        assert player.app.session.runner.host.table.acting() == (2,)
        assert any(said.startswith("Cleo ") for said in player.said)


async def test_while_somebody_is_asked_for_nothing_happens_that_they_would_miss(tmp_path: Path) -> None:
    text = WITH_BOT.replace("seats Ana Ben Cleo", "seats Ana Cleo Ben")
    async with sitting(text, ("person", "easy", "person"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        await player.press("L", "escape")
        assert "Ana, press Enter." in player.screen()
        await player.clock.advance(30)
        await player.settle()
        assert player.app.session.runner.host.table.acting() == (1,)
        await player.enter_as("Ana")
        await player.clock.advance(30)
        await player.settle()
        assert player.app.session.runner.host.table.acting() == (2,)
        await player.enter_as("Ben")
        assert player.desk.state.seat == 2


ENDING = """table 1
game uno
options match_end=rounds
seats Ana Ben
hand Ana R5
hand Ben G1 R6 Y4
discard R3
stock Y1 R7 G4 G5 G6 G7 B1 B2
turn Ana
"""


async def test_the_next_rounds_cards_wait_for_their_person(tmp_path: Path) -> None:
    async with sitting(ENDING, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        assert player.said[-1] == "Enter: next round."
        heard = len(player.said)
        await player.press("enter")
        await player.until(lambda: len(player.said) > heard)
        assert player.said[heard:] == ["Ben, press Enter."]
        await player.enter_as("Ben")
        told = player.said[heard + 1 :]
        assert any(said.startswith("Round 2.") for said in told)
        assert "You have 7 cards." in told
        assert told[-2] == "Your turn."
        assert told[-1] == f"{player.app.session.runner.table.state.walk.card_text()}."


async def test_what_happened_meanwhile_is_told_as_it_happened_with_one_turn_at_its_end(tmp_path: Path) -> None:
    text = TWO.replace("hand Ana R5 B9", "hand Ana R+2 R9 R8").replace("hand Ben G1 R5 Y4", "hand Ben G1 R5 Y4 RS")
    async with sitting(text, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await player.play("Red Draw Two")
        heard = len(player.said)
        await player.enter_as("Ben")
        told = player.said[heard:]
        assert told.count("Your turn.") == 1
        await player.press("space")
        await player.play("Red Skip")
        await player.play("Red 5")
        heard = len(player.said)
        await player.enter_as("Ana")
        told = player.said[heard:]
        skipped, played = (next(place for place, said in enumerate(told) if word in said) for word in ("skipped", "red 5"))
        assert skipped < played
        assert told.count("Your turn.") == 1


async def test_more_news_than_is_said_stands_in_the_messages_once_and_in_its_order(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        keyboard = player.desk.keyboard
        texts = ["Ben passes.", *(f"news {number}" for number in range(8)), "aloud", "Ben passes.", *"abcd"]
        for text in texts:
            aloud = frozenset({text} if text == "aloud" else ())
            keyboard.miss(Missed(1, [Utterance(text)], whole=True, aloud=aloud))
        await player.play("Red 5")
        await player.enter_as("Ben")
        written = [each.text for each in player.app.session.announcer.speaker.history.messages()]
        expected = [text for text in texts if text != "aloud"]
        assert [text for text in written if text in expected] == expected


async def test_a_race_is_over_although_uno_may_still_be_said(tmp_path: Path) -> None:
    text = RACE.replace("hand Ana Z B9 B8", "hand Ana Z B9")
    async with sitting(text, ("person", "person", "easy"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.play("Buzzer")
        await player.press("A", "L")
        assert not player.desk.state.view.racing
        assert not player.desk.state.in_race
        assert "Ben, press Enter." in player.screen() or "Ana, press Enter." in player.screen()


async def test_a_second_key_while_the_clock_is_stopped_hides_the_cards_again(tmp_path: Path) -> None:
    async with sitting(WITH_BOT, ("person", "person", "easy"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.press("L", "enter", "A")
        assert "Ana pauses the game." in player.screen()
        assert knows(player.screen(), "Blue 9", "Green 1") == []
        await player.press("escape")
        assert player.said[-1] == "Ana, press Enter."


async def test_in_a_race_everybodys_key_presses_for_them(tmp_path: Path) -> None:
    async with sitting(RACE, ("person", "person", "easy"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.play("Buzzer")
        assert player.app.session.runner.host.table.view(None).racing == (0, 1, 2)
        await player.press("A")
        assert player.said[-1] == "Ana has pressed."
        assert "press Enter" not in player.screen()
        await player.press("A")
        assert player.said[-1] == "You have already pressed."
        assert player.desk.state.claiming is None
        await player.press("L")
        assert player.app.session.runner.host.table.view(None).racing == ()
        assert "Cleo was the slowest." in player.said
        assert player.desk.state.view_of(0).counts == (2, 3, 6)
        assert "Ben, press Enter." in player.screen()
        assert knows(" ".join(player.said), "Green 1", "Yellow 4") == []
        await player.enter_as("Ben")
        assert player.app.session.runner.host.table.acting() == (1,)


async def test_a_race_that_ends_beside_an_open_menu_leaves_the_clock_standing_for_the_next_person(tmp_path: Path) -> None:
    async with sitting(RACE, ("person", "person", "easy"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.play("Buzzer")
        await player.press("f10", "A", "L")
        await player.press("escape")
        assert "Ben, press Enter." in player.screen()
        assert not player.desk.state.client.status.clock_goes
        await player.enter_as("Ben")
        assert player.desk.state.client.status.clock_goes


async def test_in_a_race_the_slowest_person_draws_and_only_they_learn_what(tmp_path: Path) -> None:
    async with sitting(RACE, ("person", "person", "easy"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.play("Buzzer")
        await player.press("A")
        await player.clock.advance(60)
        await player.settle()
        assert player.desk.state.view_of(1).counts[1] == 6
        assert "Ben was the slowest." in player.said
        assert knows(" ".join(player.said) + player.screen(), "yellow 1", "red 6", "green 4") == []
        await player.enter_as("Ben")
        assert any("yellow 1" in said and said.startswith("You draw") for said in player.said)


async def test_one_person_alone_has_no_key_of_their_own(tmp_path: Path) -> None:
    async with sitting(WITH_BOT, ("person", "easy", "easy"), tmp_path, slow=True) as player:
        await player.press("A", "L")
        assert player.desk.state.claiming is None
        assert not any("Own keys for acting" in text for text in player.written())


async def hold_enter(player: HotSeat) -> None:
    """As keyboards repeat a key that is held."""
    for pause in (0.0, 0.5, *[0.03] * 20):
        await asyncio.sleep(pause)
        player.app.simulate_key("enter")
    await player.settle()


async def test_enter_that_is_held_lays_one_card_and_shows_nobody_elses_hand(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await asyncio.sleep(1)
        await hold_enter(player)
        assert "Ben, press Enter." in player.screen()
        assert [len(player.desk.state.view_of(seat).hand) for seat in (0, 1)] == [1, 3]
        assert knows(player.screen(), *BEN) == []
        await asyncio.sleep(0.3)
        await hold_enter(player)
        assert "Green 1" in player.screen()
        assert len(player.desk.state.view_of(1).hand) == 3


async def test_enter_struck_twice_does_one_thing(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.enter_as("Ana")
        await asyncio.sleep(0.3)
        for _ in range(2):
            player.app.simulate_key("enter")
            await asyncio.sleep(0.15)
        await player.settle()
        assert "Ben, press Enter." in player.screen()


async def test_what_only_one_person_may_know_is_gone_before_the_next_is_asked_for(tmp_path: Path) -> None:
    text = TWO.replace("R5 B9", "B8 B9").replace("Ben G1 R5 Y4", "Ben G1 G2 Y4")
    for mode in (Mode.READER, Mode.VOICE):
        async with sitting(text, ("person", "person"), tmp_path, mode=mode) as player:
            await player.enter_as("Ana")
            await player.press("space")
            assert player.said[-2].startswith("You draw a yellow 1.")
            await player.press("right", "e")
            assert player.said[-1].startswith("You 3, Ben 3")
            await player.press("space")
            assert player.said[-1].startswith("Not your turn")
            await player.press("enter")
            assert player.said[-1] == "Ben, press Enter."
            assert "yellow 1" not in player.screen().casefold()


RACING = RACE.replace("seats Ana Ben Cleo", "seats Ana Cleo Ben").replace("turn Ana", "turn Cleo").replace(
    "hand Ana Z B9 B8", "hand Ana G9 B9 B8"
).replace("hand Cleo R1 R2 Y7", "hand Cleo Z")


@pytest.mark.parametrize("key", ["f1", "f3", "f5", "l", "Q_", "f2"])
async def test_in_a_race_its_key_works_whatever_is_open(tmp_path: Path, key: str) -> None:
    async with sitting(RACING, ("person", "easy", "easy"), tmp_path, slow=True) as player:
        await player.until_racing()
        await player.press("f10" if key == "Q_" else key)
        if key == "Q_":
            await player.press("end", "up", "enter")
            assert player.said[-1].startswith("Abandon this game? You cannot resume it.")
        open_before = player.app.screen
        if key != "f2":
            await player.clock.advance(60)  # the others wait while a list is open
            assert player.desk.state.view.racing
        settings = msgspec.to_builtins(player.app.session.preferences.settings)
        await player.press("b")
        assert any(said == "You have pressed." for said in player.said)
        assert player.app.screen is open_before
        assert not player.app.describing
        assert msgspec.to_builtins(player.app.session.preferences.settings) == settings


async def test_while_somebody_types_the_race_waits(tmp_path: Path) -> None:
    async with sitting(RACING, ("person", "easy", "easy"), tmp_path, slow=True) as player:
        await player.press("f10")
        while not player.at_caret().startswith("Change a key"):
            await player.press("down")
        await player.press("enter", "enter")
        assert isinstance(player.app.screen, TypingScreen)
        await player.clock.advance(60)
        await player.settle()
        assert not player.desk.state.view.racing
        await player.press("escape", "escape", "escape")
        await player.until_racing()


REVERSED = TWO.replace("seats Ana Ben", "seats Ana Ben Cleo").replace("options intercept=on\n", "").replace(
    "discard R3", "hand Cleo R1 R2 Y7\ndiscard R3"
)


async def test_nobody_is_asked_for_while_a_bot_begins(tmp_path: Path) -> None:
    text = REVERSED.replace("turn Ana", "turn Cleo")
    async with sitting(text, ("person", "person", "easy"), tmp_path, slow=True) as player:
        assert not any("press Enter" in each for each in player.said if each.startswith(("Ana", "Ben")))
        assert "Ana, press Enter." not in player.screen()
        assert "Cleo's turn." in player.screen()
        await player.clock.advance(3)
        await player.settle()
        assert player.said[-1] == "Ana, press Enter."
        played = [each for each in player.said if each.startswith("Cleo plays")]
        assert len(played) == 1
        await player.enter_as("Ana")
        assert [each for each in player.said if each.startswith("Cleo plays")] == played


async def test_what_was_said_before_the_hand_over_is_not_said_after_it(tmp_path: Path) -> None:
    text = REVERSED.replace("seats Ana Ben Cleo", "seats Ana Cleo Ben").replace("hand Ana R5 B9", "hand Ana R5 B9 B8")
    async with sitting(text, ("person", "easy", "person"), tmp_path, slow=True) as player:
        await player.enter_as("Ana")
        await player.play("Red 5")
        await player.clock.advance(3)
        await player.settle()
        assert player.said[-1] == "Ben, press Enter."
        cleo = [each for each in player.said if each.startswith("Cleo plays")]
        assert len(cleo) == 1
        before = len(player.said)
        await player.enter_as("Ben")
        told = player.said[before:]
        top = player.desk.state.presenter.answer("read_top", player.desk.state.view)
        # "You play red 5" was said to Ana, who may not have been the only one to hear it.
        assert told == ["Ana plays red 5.", f"On top now: {top}", "Your turn.", player.desk.state.where]
        assert not set(told) & set(cleo)
        assert cleo[0] in [each.text for each in player.app.session.announcer.speaker.history.messages()]


async def test_escape_from_the_menu_asks_for_the_person_again(tmp_path: Path) -> None:
    async with sitting(TWO, ("person", "person"), tmp_path) as player:
        await player.press("f10")
        await player.press("escape")
        assert player.said[-1] == "Ana, press Enter."


async def test_own_keys_are_told_only_where_something_can_be_done_out_of_turn(tmp_path: Path) -> None:
    async with sitting(REVERSED, ("person", "person", "easy"), tmp_path) as player:
        assert not any("Own keys for acting" in each for each in player.said)


@pytest.mark.parametrize("players", [("person", "person"), ("person", "easy")])
async def test_at_a_table_that_has_stopped_enter_says_so_and_hides_nothing(tmp_path: Path, players: tuple[str, ...]) -> None:
    position = TWO.replace("hand Ana R5 B9", "hand Ana R5").replace("options intercept=on\n", "")
    async with sitting(position, players, tmp_path) as player:
        if players[1] == "person":
            await player.enter_as("Ana")
        await player.press("enter")
        await player.settle()
        assert player.desk.state.outcome.round is not None
        running = player.app.session.runner._running
        assert running is not None
        running.cancel()
        while not player.desk.state.client.status.over:
            await asyncio.sleep(0.01)
        await player.press("enter")
        assert player.said[-1] == "This game has stopped. Open the menu to continue."
        assert player.desk.state.handing_to is None


@pytest.mark.parametrize("seats", ["Ana Ben Cleo", "Ben Ana Cleo"])
async def test_a_reader_finds_the_request_once_though_bots_began(tmp_path: Path, seats: str) -> None:
    position = WITH_BOT.replace("turn Ana", "turn Cleo").replace("options intercept=on\n", "")
    position = position.replace("seats Ana Ben Cleo", f"seats {seats}")
    async with sitting(position, ("person", "person", "easy"), tmp_path, slow=True) as player:
        while player.desk.state.nobody_needed:
            await player.clock.advance(0.5)
            await player.settle()
        assert player.screen().count(", press Enter.") == 1
