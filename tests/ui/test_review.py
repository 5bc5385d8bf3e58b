"""Moves worth another look: told when the round is over, kept for the next quiet moment, and each to its own person."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from support.alone import Alone
from support.blunders import BLUNDERS, JUDGING
from support.missed_chances import CHANCES
from support.reviews import BETTER, OPENING, ROUND
from support.sessions import session_with
from ui.at_desk import Front

from uno_tui.bots.review import MissedChance
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import REPORT
from uno_tui.host.practice import Practice, Takeback
from uno_tui.host.review import MOST, Choice, choices, costliest, remark
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.record import chance_lines
from uno_tui.notation.referee import Referee
from uno_tui.process.worker import WorkerProcess
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.keys import keymap
from uno_tui.ui.navigation.remarks import people_with_remarks
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.ports.presenter import PresenterContext
from uno_tui.ui.ports.presenters import PRESENTERS
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.table.review import describe_remark

T = TypeVar("T")
GOOD_ROUND = ("Ana uno", "Ana play R+2", "Ben draw", "Ben draw", "Ana play R5")
FAILED = "The review of the last round failed. The next round is reviewed again."
FOUND = "1 move to review in round 1: Shift+B."


class Here:
    """Works everything out at once, or when it is let go."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.asked: list[str] = []

    async def ask(self, function: Callable[..., T], *arguments: Any) -> T:
        self.asked.append(function.__name__)
        await self.go_on.wait()
        return function(*arguments)


class Recorded(Alone):
    """A table that no host keeps, with its record."""

    def __init__(self, text: str) -> None:
        referee = Referee(text)
        assert referee.problems() == []
        super().__init__(referee.table, referee.names.names)
        referee.table.chance = Dice(1)
        self.lines, self.words, self.seats = text.splitlines(), NOTATIONS["uno"], referee.names

    def record_text(self) -> str:
        return "".join(line + "\n" for line in self.lines)

    def do(self, line: str) -> None:
        name, *words = line.split()
        self.lines.append(line)
        self.play(self.names.index(name), self.words.read_move(words, self.seats))

    def deal(self) -> None:
        events = self.table.next_round()
        self.lines += ["round", *chance_lines(events, self.seats)]
        self.push(events, None)


class AtTable:
    def __init__(
        self, asked: Here | WorkerProcess | None, *, on: bool = True, people: tuple[int, ...] = (0,), opening: str = OPENING
    ) -> None:
        self.alone, self.said = Recorded(opening), list[str]()
        self.alone.sit(*people)
        speaker = Speaker(SilentVoice(0), None)
        speaker.observers.append(lambda news: self.said.extend(each.text for each in news))
        self.front, settings = Front(numbers=False), Settings()
        settings.second_look = on
        self.desk = TableController(self.alone, speaker, Translator("en"), settings, self.front, reviewer=asked)

    def play(self, *lines: str) -> None:
        for line in lines:
            self.alone.do(line)

    async def until_done(self) -> None:
        async with asyncio.timeout(110):
            while self.desk.review.is_working:
                await asyncio.sleep(0.005)

    def press(self, command: str) -> str:
        self.desk.perform(command)
        return self.said[-1]


async def test_it_is_told_when_the_round_is_over_and_behind_the_result() -> None:
    person = AtTable(Here())
    person.play(*ROUND[:-1])
    await asyncio.sleep(0.01)
    assert not person.desk.review.is_working
    assert person.press("second_look") == "Your moves are reviewed after the round."
    person.play(ROUND[-1])
    await person.until_done()
    assert person.said[-1] == FOUND
    [found] = person.desk.review.found
    presenter = PRESENTERS["uno"](PresenterContext(Translator("en"), ("Ana", "Ben"), 0, "normal", True))
    said = describe_remark(presenter, found)
    assert said.startswith(f"Your move: play the red 5. {BETTER}")
    assert said.endswith(" more rounds per 100.")
    person.press("second_look")
    assert person.front.opened == ["remarks"]


async def test_of_a_good_round_nothing_is_said() -> None:
    person = AtTable(Here())
    person.play(*GOOD_ROUND)
    before = list(person.said)
    await person.until_done()
    assert person.said == before
    assert person.press("second_look") == "Nothing to review in the last round."
    assert person.front.opened == []


async def test_one_who_has_asked_too_early_is_told_also_that_there_is_nothing() -> None:
    person = AtTable(Here())
    person.play(*GOOD_ROUND)
    assert person.press("second_look").startswith("Still reviewing")
    await person.until_done()
    assert person.said[-1] == "Nothing to review in the last round."


FORGETFUL = """table 1
game uno
seats Ana Ben Cleo
dealer Cleo
hand Ana R8 B9 B8 Y3
hand Ben R1 R2
hand Cleo G5 B2 B3 B6
discard R3
stock Y1 G3 Y4 Y5 Y6 Y8 Y9 G1 G2 G4 G6 R7
turn Ben
"""
UNREPORTED = ("Ben play R1", "Cleo draw", "Cleo pass", "Ana play R8", "Ben play R2")


async def test_what_nobody_reported_is_told_and_can_be_played_again_from_there() -> None:
    person = AtTable(Here(), opening=FORGETFUL.replace("stock Y1", "stock R9"))
    person.play(*UNREPORTED)
    await person.until_done()
    assert person.said[-1] == FOUND
    [found] = person.desk.review.found
    presenter = PRESENTERS["uno"](PresenterContext(Translator("en"), ("Ana", "Ben", "Cleo"), 0, "normal", True))
    said = describe_remark(presenter, found)
    assert said.startswith("You could have called out Ben: one card left and no Uno. Wins about ")
    person.press("second_look")
    assert person.front.opened == ["remarks"]
    session = session_with(keymap.load(), "person", "normal", "normal")
    replay = Replay(session, person.desk.review.record, "table")
    replay.go_before(found)
    assert replay.seat == 0
    assert replay.text(replay.place).startswith("Ben plays red 1")
    assert replay.opening().endswith("turn Ben\nBen play R1\n")
    again = Referee(replay.opening())
    assert again.problems() == []
    assert REPORT in again.table.moves(0)
    await session.close()


@pytest.mark.parametrize("game", CHANCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chance_is_said_in_every_language(game: str, language: str) -> None:
    for record, seat in CHANCES[game]:
        named = [each for each in choices(game, record, (seat,), True) if isinstance(each.decision, MissedChance)]
        assert named
        presenter = PRESENTERS[game](PresenterContext(Translator(language), ("Ana", "Ben", "Cleo", "Dora"), seat, "normal", True))
        for each in named:
            assert isinstance(each.decision, MissedChance)
            told = presenter.missed(each.decision.view, each.decision)
            assert told.endswith((".", "!"))
            assert "{" not in told
            assert len(told.split()) <= 20


async def test_the_next_round_does_not_wait_and_is_not_interrupted() -> None:
    slow = Here()
    slow.go_on.clear()
    person = AtTable(slow)
    person.play(*ROUND)
    await asyncio.sleep(0.01)
    assert person.press("second_look") == "Still reviewing."
    person.alone.deal()
    assert person.desk.state.outcome.round is None
    slow.go_on.set()
    await person.until_done()
    assert FOUND not in person.said
    person.press("second_look")
    assert person.front.opened == ["remarks"]


async def test_what_was_found_meanwhile_is_told_when_the_next_round_is_over() -> None:
    slow = Here()
    slow.go_on.clear()
    person = AtTable(slow)
    person.play(*ROUND)
    person.alone.deal()
    slow.go_on.set()
    await person.until_done()
    assert FOUND not in person.said
    table: Any = person.alone.table
    while table.winners is None:
        table.hands[table.turn] = table.hands[table.turn][:1]
        slow.go_on.clear()
        person.alone.play(table.turn, next(move for move in table.moves(table.turn) if not move.reaction))
    assert FOUND in person.said
    person.press("second_look")
    assert person.front.opened == ["remarks"]
    person.desk.leave()


async def test_moves_that_a_practice_table_has_taken_over_are_not_ones_own() -> None:
    person = AtTable(Here())
    person.alone.practice = Practice(taken_over=len(OPENING.splitlines()) + 1)
    person.play(*ROUND)
    await person.until_done()
    assert not person.desk.review.found


async def test_who_leaves_drops_it() -> None:
    slow = Here()
    slow.go_on.clear()
    person = AtTable(slow)
    person.play(*ROUND)
    await asyncio.sleep(0.01)
    person.desk.leave()
    slow.go_on.set()
    await asyncio.sleep(0.05)
    assert FOUND not in person.said
    assert slow.asked == ["choices"]


async def test_what_was_taken_back_is_looked_at_no_more() -> None:
    person = AtTable(Here())
    person.play(*ROUND)
    await person.until_done()
    person.desk.on_takeback(Takeback(0, None, 1))
    assert person.desk.review.found == ()
    person.press("second_look")
    assert person.front.opened == []


async def test_it_can_be_switched_off() -> None:
    here = Here()
    person = AtTable(here, on=False)
    person.play(*ROUND)
    await asyncio.sleep(0.01)
    assert here.asked == []


async def test_in_a_company_only_that_there_is_something_is_said() -> None:
    person = AtTable(Here(), people=(0, 1))
    person.play(*ROUND)
    await person.until_done()
    assert "Moves to review in round 1: Shift+B." in person.said
    assert not any("Your move" in text for text in person.said)
    session, chosen = session_with(keymap.load(), "person", "person"), list[int]()
    [item] = people_with_remarks(session.announcer, person.desk, chosen.append)
    assert item.text == "Ana: one move"
    assert item.act is not None
    item.act()
    assert chosen == [0]
    await session.close()


@pytest.mark.slow
async def test_in_a_process_of_its_own_it_finds_the_same() -> None:
    aside = WorkerProcess(15)
    person = AtTable(aside)
    person.play(*ROUND)
    await person.until_done()
    assert person.said[-1] == FOUND
    await aside.close()


async def kill_who_looks(aside: WorkerProcess) -> None:
    """Kill the process that looks back while it does."""
    async with asyncio.timeout(110):
        while aside.pid is None:
            await asyncio.sleep(0)
    os.kill(aside.pid, signal.SIGKILL)


def play_the_next_round(person: AtTable) -> None:
    """To its end, in few moves."""
    person.alone.deal()
    table: Any = person.alone.table
    while table.winners is None:
        table.hands[table.turn] = table.hands[table.turn][:1]
        person.alone.play(table.turn, next(move for move in table.moves(table.turn) if not move.reaction))


async def test_a_look_that_failed_is_told_and_the_next_one_works() -> None:
    """The process that looks back is really killed."""
    aside = WorkerProcess(15)
    person = AtTable(aside)
    person.play(*ROUND)
    await kill_who_looks(aside)
    await person.until_done()
    assert person.press("second_look") == FAILED
    assert person.front.opened == []
    play_the_next_round(person)
    await person.until_done()
    person.press("second_look")
    assert (person.said.count(FAILED), person.desk.review.record) == (1, person.alone.record_text())
    await aside.close()


async def test_what_was_found_before_is_no_answer_for_a_round_that_could_not_be_looked_at() -> None:
    aside = WorkerProcess(15)
    person = AtTable(aside)
    person.play(*ROUND)
    await person.until_done()
    assert person.desk.review.found
    await aside.close()
    play_the_next_round(person)
    await kill_who_looks(aside)
    await person.until_done()
    assert person.press("second_look") == FAILED
    assert person.desk.review.record == ""
    await aside.close()


def test_decisions_are_those_of_the_seat_and_round() -> None:
    table = Recorded(OPENING)
    for line in ROUND:
        table.do(line)
    table.deal()
    [first, second] = choices("uno", table.record_text(), (0,), False)
    assert [each.decision.made for each in (first, second)] == [
        table.words.read_move(line.split()[1:], table.seats) for line in (ROUND[0], ROUND[3])
    ]
    assert [each.line for each in (first, second)] == [10, 13]
    assert [str(card) for card in first.decision.view.hand] == ["R5", "R+2"]
    assert choices("uno", table.record_text(), (0,), False, first.line) == [second]
    assert choices("uno", table.record_text(), (0,), True) == []
    assert [each.seat for each in choices("uno", table.record_text(), (1,), False)] == [1]


def test_of_many_only_the_weightiest_are_named() -> None:
    table = Recorded(OPENING)
    table.do(ROUND[0])
    [choice] = choices("uno", table.record_text(), (0,), False)
    found = remark("uno", choice)
    assert found is not None
    many = [
        type(found)(
            Choice(0, line, round_, choice.decision), found.moves, type(found.verdict)(found.verdict.better, cost, 0.0)
        )
        for line, round_, cost in ((1, 1, 0.3), (2, 1, 0.1), (3, 1, 0.2), (4, 1, 0.4), (5, 2, 0.1))
    ]
    assert [each.choice.line for each in costliest(many)] == [1, 3, 4, 5]
    assert len(many) - 1 == MOST + 1


@pytest.mark.parametrize("game", JUDGING)
def test_every_game_says_what_was_done_and_what_was_better(game: str) -> None:
    text, made, _ = BLUNDERS[game]
    [choice] = choices(game, text + f"Ana {made}\n", (0,), False)
    found = remark(game, choice)
    assert found is not None
    for language, yours, better in (
        ("en", "Your move: ", "Better: "),
        ("de", "Dein Zug: ", "Besser: "),
        ("fr", "Ton coup : ", "Mieux : "),
    ):
        presenter = PRESENTERS[game](PresenterContext(Translator(language), ("Ana", "Ben", "Cleo", "Dora"), 0, "normal", True))
        said = describe_remark(presenter, found)
        assert said.startswith(yours)
        assert said.endswith(".")
        assert better in said
