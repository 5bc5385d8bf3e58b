"""Advice at the desk: what is best and why, the next best, while every key stays free."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
from support.bluff_positions import BEN, BUZZERS, CHEATING, CLEO, REDS, WITH_TWO
from support.sessions import Screen, session_with
from ui.at_desk import AtDesk

from uno_tui.bots.bot import Level
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.commands import Context
from uno_tui.core.jobs import Job
from uno_tui.games.maumau.notation import NOTATION as MAUMAU
from uno_tui.games.teams.notation import NOTATION as TEAMS
from uno_tui.games.ume.notation import NOTATION as UME
from uno_tui.games.uno.notation import NOTATION as UNO
from uno_tui.host.match import Plan
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.notation.common import CommonNotation
from uno_tui.ui.keys import keymap
from uno_tui.ui.navigation.help_list import help_items
from uno_tui.ui.navigation.new_table import NewTable
from uno_tui.ui.table import adviser

T = TypeVar("T")
UNO_TABLE = """table 1
game uno
options response={response} bluff={bluff} seven_zero={seven_zero}
seats Ana Ben Cleo
dealer Cleo
hand Ana {ana}
hand Ben {ben}
hand Cleo R1 G8 G9 B3
discard R3
stock Y1 Y2 Y3 Y4 G1 G2 B1 B2 R6 R7 Y5 Y6
turn {turn}
"""
TEAMS_TABLE = """table 1
game teams
seats Ana Ben Cleo Dora
dealer Dora
hand Ana {ana}
hand Ben Y1 Y9 B5 B1
hand Cleo {cleo}
hand Dora R2 G7 G6 B4
discard R3
stock Y1 Y2 Y3 Y4 G1 G2 B1 B2 R6 R7 Y5 Y6
turn {turn}
{choice}
"""
UME_TABLE = """table 1
game ume
options claim={claim}
seats Ana Ben
dealer Ben
base Ana {ana}
base Ben {ben}
discard G1
stock Y1 Y4 B1 B2
turn Ana
"""
MAUMAU_TABLE = """table 1
game maumau
options cheating=off
seats Ana Ben Cleo
dealer Cleo
hand Ana {ana}
hand Ben {ben}
hand Cleo 7d 10c Kc 2h
discard 9d
stock 8s 9s 10s Js Qs 8h 6h Ah 4c 5d
turn {turn}
"""


def uno_table(ana: str, ben: str = "Y1 G8 B6 B7", turn: str = "Ana", *rules: str) -> str:
    options = {each: "on" if each in rules else "off" for each in ("response", "bluff", "seven_zero")}
    return UNO_TABLE.format(ana=ana, ben=ben, turn=turn, **options)


def uno(ana: str, ben: str = "Y1 G8 B6 B7", turn: str = "Ana", *rules: str) -> AtDesk:
    return AtDesk(uno_table(ana, ben, turn, *rules), UNO)


def teams_table(ana: str, cleo: str = "R1 G8 G9 B3", turn: str = "Ana", choice: str = "") -> str:
    return TEAMS_TABLE.format(ana=ana, cleo=cleo, turn=turn, choice=choice)


def teams(ana: str, cleo: str = "R1 G8 G9 B3", turn: str = "Ana", choice: str = "") -> AtDesk:
    return AtDesk(teams_table(ana, cleo, turn, choice), TEAMS)


def ume(ana: str, ben: str = "R5 Y7", claim: str = "auto") -> AtDesk:
    return AtDesk(UME_TABLE.format(ana=ana, ben=ben, claim=claim), UME)


def maumau(ana: str, ben: str = "8c 9c 10d 5c", turn: str = "Ana") -> AtDesk:
    return AtDesk(MAUMAU_TABLE.format(ana=ana, ben=ben, turn=turn), MAUMAU)


async def advice(person: AtDesk) -> str:
    """Ask for advice, and wait for it."""
    before = len(person.said)
    person.desk.perform("advice")
    async with asyncio.timeout(5):
        while person.said[before:] in ([], ["Thinking."]):
            await asyncio.sleep(0.005)
    return person.said[-1]


# What is best, and why.


async def test_uno_keeps_the_wild() -> None:
    person = uno("R5 W")
    assert await advice(person) == "Play the red 5: you keep your Wild. Clearly the best."
    assert (await advice(person)).startswith("Next best move. Play the Wild and choose red: ")


async def test_uno_hits_whoever_is_about_to_win() -> None:
    person = uno("R5 R+2 B9 G8", ben="Y1")
    assert await advice(person) == "Play the red Draw Two: it is aimed at Ben, who has 1 card. Clearly the best."
    assert await advice(person) == "Next best move. Play the red 5: you keep your red Draw Two. Clearly behind the best."
    assert await advice(person) == "Play the red Draw Two: it is aimed at Ben, who has 1 card. Clearly the best."


async def test_uno_answers_a_debt() -> None:
    person = uno("G+2 B8", "G8 G9 Y7 B9 B1", "Cleo", "response")
    person.alone.table.hands[2].append(UNO.read_move(["play", "R+2"], person.names).card)
    person.other("Cleo", "play R+2")
    assert (await advice(person)).startswith("Play the green Draw Two: you avoid drawing 2 cards. ")


async def test_teams_keeps_the_wild() -> None:
    assert (await advice(teams("R5 W B9 G8"))).startswith("Play the red 5: you keep your Wild. ")


async def test_uno_says_of_a_bluff_that_it_is_one() -> None:
    person = uno("R5 R6 W+4", "Y1 G8 B6 B7", "Ana", "bluff")
    said = [await advice(person) for _ in range(6)]
    assert said[0].startswith("Play the red ")
    bluffs = [each for each in said if "Wild Draw Four and choose" in each]
    assert bluffs
    assert all("It is a bluff: if Ben challenges it, you draw 6 cards." in each for each in bluffs)
    assert not any("bluff" in each for each in said if each not in bluffs and "Wild Draw Four" not in each)


def buzzers(language: str = "en") -> AtDesk:
    """Ana holds Buzzers, and a red Reverse has come round."""
    text = BUZZERS.format(
        rules=" seven_zero=on response=on",
        ana=WITH_TWO,
        ben=" ".join(BEN[:7]),
        cleo=" ".join(CLEO),
        discard=REDS,
        direction="counterclockwise",
    )
    return AtDesk(text, UNO, language)


@pytest.mark.parametrize(
    ("language", "risk"),
    [
        ("en", "It is a bluff: if Cleo challenges it, you draw 6 cards. Which colour?"),
        ("de", "Das ist ein Bluff: Zweifelt Cleo ihn an, ziehst du 6 Karten. Welche Farbe?"),
        ("fr", "C'est un bluff : si Cleo t'en accuse, tu pioches 6 cartes. Quelle couleur ?"),
    ],
)
@pytest.mark.rule("UNO-35")
async def test_the_question_for_the_colour_says_first_what_a_bluff_may_cost(language: str, risk: str) -> None:
    person = buzzers(language)
    assert person.press("card_7", "play").startswith(risk)


@pytest.mark.rule("UNO-35")
async def test_the_question_for_the_colour_of_an_honest_wild_has_no_warning() -> None:
    text = BUZZERS.format(
        rules="", ana="G3 Y8 W+4", ben=" ".join(BEN[:7]), cleo=" ".join(CLEO), discard=REDS, direction="clockwise"
    )
    assert AtDesk(text, UNO, "en").press("card_3", "play").startswith("Which colour?")


@pytest.mark.parametrize(
    ("language", "card", "risk"),
    [
        ("en", "Wild Draw Four and choose", "It is a bluff: if Cleo challenges it, you draw 6 cards."),
        ("de", "Plus 4 legen und", "Das ist ein Bluff: Zweifelt Cleo ihn an, ziehst du 6 Karten."),
        ("fr", "+4 et choisir", "C'est un bluff : si Cleo t'en accuse, tu pioches 6 cartes."),
    ],
)
@pytest.mark.rule("UNO-34")
@pytest.mark.rule("UNO-35")
async def test_uno_says_the_risk_of_every_bluff_whatever_else_speaks_for_it(
    language: str, card: str, risk: str
) -> None:
    person = buzzers(language)
    said = [await advice(person) for _ in range(6)]
    assert card not in said[0]
    bluffs = [each for each in said if card in each]
    assert bluffs
    assert all(risk in each for each in bluffs), bluffs


async def test_a_bluff_that_answers_a_debt_costs_the_whole_debt() -> None:
    person = uno("W+4 B5", "Y1 G8 B6 B7", "Cleo", "bluff", "response")
    person.alone.table.hands[2].append(UNO.read_move(["play", "W+4", "R"], person.names).card)
    person.other("Cleo", "play W+4 B")
    said = [await advice(person) for _ in range(6)]
    bluffs = [each for each in said if "Wild Draw Four and choose" in each]
    assert bluffs
    assert all("if Ben challenges it, you draw 10 cards." in each for each in bluffs)


async def test_an_honest_wild_draw_four_has_no_risk() -> None:
    said = [await advice(uno("W+4 B5", "Y1 G8 B6 B7", "Ana", "bluff")) for _ in range(2)]
    assert "Wild Draw Four" in said[0]
    assert not any("bluff" in each for each in said)


async def test_maumau_says_the_risk_of_a_cheat() -> None:
    person = AtDesk(CHEATING, MAUMAU)
    person.alone.company = (None, Level.EASY, Level.EASY)
    said = [await advice(person) for _ in range(8)]
    risky = [each for each in said if "It does not match" in each]
    assert risky
    assert all("It does not match: if you are caught, you draw 3 cards and your turn is over." in each for each in risky)


async def test_uno_leaves_a_bluff_that_would_be_seen_through() -> None:
    person = uno("B5 R6 W+4 Y8", "Y1", "Ana", "bluff")
    price = "if Ben challenges it, you draw 6 cards"
    assert await advice(person) == f"Play the red 6: the Wild Draw Four would be a bluff; {price}."
    other = await advice(person)
    assert other.startswith("Next best move. Play the Wild Draw Four and choose ")
    assert other.endswith(f"It is a bluff: {price}. Hardly worth considering.")


def facing_a_wild_draw_four(ana: str) -> AtDesk:
    """Cleo has just laid a Wild Draw Four against Ana."""
    person = uno(ana, "Y9 B9 B1 Y8 B5", "Cleo", "bluff")
    person.alone.table.hands[2].append(UNO.read_move(["play", "W+4", "R"], person.names).card)
    person.other("Cleo", "play W+4 B")
    return person


async def test_uno_does_not_call_who_was_not_in_need_of_a_bluff() -> None:
    assert await advice(facing_a_wild_draw_four("R5 R6 Y7")) == "Draw: a wrong challenge costs 2 more cards."


async def test_uno_calls_who_was_in_need_of_a_bluff() -> None:
    said = await advice(facing_a_wild_draw_four("R5"))
    call = "Call the bluff: if it was a bluff, Cleo draws 6 cards instead of you. If it was not a bluff, you draw 6 cards. "
    assert said.startswith(call)


async def test_uno_takes_the_smaller_hand() -> None:
    person = uno("R7 R5 B9 B8 G8 Y9 Y2", "Y1", "Ana", "seven_zero")
    assert await advice(person) == "Play the red 7 and swap hands with Ben: then you have 1 card. Clearly the best."


async def test_teams_gives_what_is_spared_or_of_use() -> None:
    person = teams("R5 R5 R8 B8 W", choice="choice give Ana Ben Cleo Dora")
    said = [await advice(person) for _ in range(4)]
    reasons = {each.partition("Give Cleo the ")[2].partition(". ")[0] for each in said}
    assert {"Wild: Cleo gets a card that always matches", "blue 8: it is your only card in blue"} <= reasons


async def test_teams_shares_with_a_reason() -> None:
    person = teams("R5 R5 B8 W", cleo="R1", turn="Cleo")
    person.other("Cleo", "play R1")
    said = [await advice(person) for _ in range(4)]
    assert any(": you keep your Wild. " in each for each in said)
    assert any(": Cleo gets a card that always matches. " in each for each in said)
    assert any(": you keep 2 cards in red. " in each for each in said)


async def test_ume_reaches_the_sequence() -> None:
    """Red 12, yellow 5, green 7: without the red 9 it is 3, 5, 7."""
    said = await advice(ume("R1 R2 R9 Y2 Y3 G3 G4"))
    assert said == "Discard the red 9: it makes a sequence. Clearly the best."


async def test_ume_adds_nothing_up_where_that_is_the_exercise() -> None:
    said = await advice(ume("R1 R2 R9 Y2 Y3 G3 G4", claim="call"))
    assert said.startswith("Discard the red 9: the round is then as good as won")
    assert "sequence" not in said


async def test_maumau_passes_a_chain_on() -> None:
    person = maumau("7s 9h Qd 3c", turn="Cleo")
    person.other("Cleo", "play 7d")
    assert (await advice(person)).startswith("Play the 7 of spades: you avoid drawing 2 cards. ")


async def test_maumau_says_last_card_first() -> None:
    person = maumau("9h 3c")
    assert (await advice(person)).startswith('Say "last card", then play the 9 of hearts: ')


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (uno_table("R5 R+2 W", "Y1 Y2", "Ana", "response"), UNO),
        (uno_table("R5 R7 W+4", "Y1 Y2", "Ana", "bluff", "seven_zero"), UNO),
        (teams_table("R5 W B9 G8"), TEAMS),
        (teams_table("R5 W B9 B8", choice="choice give Ana Ben Cleo Dora"), TEAMS),
        (UME_TABLE.format(ana="R1 Y2 G9 B9", ben="R5 Y7", claim="auto"), UME),
        (MAUMAU_TABLE.format(ana="X 9h 9s 4d", ben="8c", turn="Ana"), MAUMAU),
    ],
)
async def test_all_that_can_be_advised_is_said_in_every_language(
    text: str, words: CommonNotation, language: str
) -> None:
    person = AtDesk(text, words, language)
    said = [await advice(person)]
    for _ in range(20):
        said.append(await advice(person))
        if said[-1] == said[0]:
            break
    assert said[-1] == said[0]
    assert len(set(said)) == len(said) - 1 >= 2


# The alternatives, in their order.


async def all_advice(person: AtDesk) -> list[str]:
    """Ask for advice until the best is said again."""
    said = [await advice(person)]
    while (told := await advice(person)) != said[0]:
        said.append(told)
    return said


NEXT, VARIANT = "Next best move. ", "Another way with this card. "
BEHIND = ["Just as good as the best.", "Slightly behind the best.", "Clearly behind the best.", "Hardly worth considering."]


def is_in_order(said: Sequence[str]) -> bool:
    """Whether no alternative is said to be closer to the best than one before it."""
    ranks = [next(rank for rank, end in enumerate(BEHIND) if each.endswith(end)) for each in said]
    return ranks == sorted(ranks)


@pytest.mark.parametrize(
    ("top", "ana"), [("G4", "W+4 R6 W Y7 Y2 G2 B1"), ("R3", "W+4 W B9"), ("R3", "W W W+4 B9 G8 R1 R2")]
)
async def test_colours_of_one_card_hide_no_other_card(top: str, ana: str) -> None:
    text = uno_table(ana, "Y1 B6 B7 Y9 Y8 R9", "Ana", "bluff").replace("discard R3", f"discard {top}")
    said = await all_advice(AtDesk(text, UNO))
    cards = {each.partition("ay the ")[2].partition(":")[0].partition(".")[0].partition(" and ")[0] for each in said}
    assert {"Wild", "Wild Draw Four"} <= cards
    others, variants = said[1 : len(cards)], said[len(cards) :]
    assert all(each.startswith(NEXT) for each in others)
    assert all(each.startswith(VARIANT) for each in variants)
    assert is_in_order(others)
    assert is_in_order(variants)


async def test_drawing_is_named_beside_the_colours_of_a_wild_in_teams() -> None:
    said = await all_advice(teams("W B9 G8"))
    assert said[1].startswith("Next best move. Draw")
    assert all(each.startswith(VARIANT) for each in said[2:])


# What is due at once.


async def test_it_says_that_uno_is_due() -> None:
    person = uno("R5 B9", turn="Ana")
    person.press("first_card", "play")
    assert person.press("advice") == "U to say Uno."
    person.press("uno")
    assert person.press("advice") == "Ben's turn."


async def test_in_teams_it_says_that_the_partners_uno_is_due() -> None:
    person = teams("R5 B9 G8", cleo="R1 G8", turn="Cleo")
    person.other("Cleo", "play R1")
    assert person.press("advice") == "U to say Uno."
    person.press("uno")
    assert "Uno" not in person.press("advice")


async def test_what_opponents_owe_is_no_own_duty() -> None:
    person = uno("R5 B9 B8", ben="R1 Y2", turn="Ben")
    person.other("Ben", "play R1")
    assert "Uno" not in await advice(person)


async def test_maumau_says_that_last_card_is_due() -> None:
    person = maumau("9h 3c")
    person.press("first_card", "play")
    assert person.press("advice") == "U to say last card."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Press B: the slowest draws 3 cards."),
        ("de", "Drück B: Wer am langsamsten ist, zieht 3 Karten."),
        ("fr", "Appuie sur B : le plus lent pioche 3 cartes."),
    ],
)
@pytest.mark.rule("UNO-41")
async def test_in_a_race_it_says_which_key_to_press(language: str, told: str) -> None:
    person = buzzers(language)
    person.other("Ana", "play Z")
    assert person.press("advice") == told
    person.press("buzzer")
    assert person.press("advice") == person.press("read_turn")


# While it is worked out.


class Slow:
    """Something that is worked out beside the table, until it is let go."""

    def __init__(self, person: AtDesk, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = asyncio.Event()
        monkeypatch.setattr(person.alone, "run_job", self.run_job)

    async def run_job(self, job: Job[T], *arguments: Any) -> T:
        await self.go_on.wait()
        return job.function(*arguments)


async def test_keys_are_free_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    person = uno("R5 W")
    slow = Slow(person, monkeypatch)
    person.desk.perform("advice")
    await asyncio.sleep(0.01)
    assert person.press("read_top") == "Red 3."
    assert person.press("last_card") == "Wild."
    await asyncio.sleep(adviser.UNTOLD)
    assert person.said[-1] == "Thinking."
    slow.go_on.set()
    await asyncio.sleep(0.3)
    assert person.said[-1].startswith("Play the red 5: ")


async def test_a_move_drops_what_is_being_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    person = uno("R5 W")
    slow = Slow(person, monkeypatch)
    person.desk.perform("advice")
    await asyncio.sleep(0.01)
    person.press("first_card", "play")
    slow.go_on.set()
    await asyncio.sleep(0.3)
    assert not [text for text in person.said if "best" in text]


async def said_before_a_move(steps: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Make a move so many steps of the loop after the answer has come; return whether it was said before the move."""
    person = uno("R5 W")
    slow = Slow(person, monkeypatch)
    person.desk.perform("advice")
    await asyncio.sleep(0.01)
    slow.go_on.set()
    for _ in range(steps):
        await asyncio.sleep(0)
    before = list(person.said)
    person.press("first_card", "play")
    await asyncio.sleep(0.05)
    assert not [text for text in person.said[len(before) :] if "best" in text]
    return bool(before)


async def test_an_answer_that_comes_together_with_a_move_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until it is said, which takes a few steps of the loop, more or fewer by the version of Python."""
    steps = 0
    while not await said_before_a_move(steps, monkeypatch):
        steps += 1
    assert 2 <= steps < 10


async def test_what_takes_too_long_gives_way_to_a_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    person = uno("R5 W")
    Slow(person, monkeypatch)
    begun = asyncio.get_running_loop().time()
    assert await advice(person) == "Play the red 5. A rule of thumb, not calculated."
    assert asyncio.get_running_loop().time() - begun < adviser.LONGEST + 0.3


async def test_what_cannot_be_worked_out_gives_way_to_a_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    person = uno("R5 W")

    async def dies(job: Job[T], *arguments: object) -> T:
        raise ConnectionError

    monkeypatch.setattr(person.alone, "run_job", dies)
    assert await advice(person) == "Play the red 5. A rule of thumb, not calculated."


async def test_out_of_turn_it_says_whose_turn_it_is() -> None:
    person = uno("R5 W", turn="Ben")
    assert person.press("advice") == "Ben's turn."
    assert person.alone.worked_out == []


async def test_what_is_the_only_choice_is_said_as_such() -> None:
    assert await advice(uno("B5 B9")) == "Draw. It is your only move."


# Several people.


@pytest.mark.parametrize("allowed", [False, True])
async def test_several_people_have_advice_if_they_agree(allowed: bool) -> None:
    session = session_with(keymap.load(), "person", "person")
    session.preferences.settings.shared_advice = allowed
    plan = Plan(("Ana", "Ben", "Cleo"), ("person", "person", "normal"))
    session.tables.set_table("uno", plan, options.defaults(GAMES["uno"].options))
    table = await session.runner.new_table(Screen())
    await table.state.client.wait_until_settled()
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
    if table.state.handing_to is not None:
        table.perform("play")
    assert table.offers("advice") is allowed
    help_lines = [item.text for item in help_items(session.announcer, session.named_keys, session.runner, Context.TABLE)]
    assert any("hint: the best move" in line for line in help_lines) is allowed
    table.perform("advice")
    assert ("Hints are off: other people play too. New game can allow them." in said) is not allowed
    await session.close()


async def test_it_is_agreed_on_when_the_table_is_made() -> None:
    session = session_with(keymap.load(), "person", "person")
    new = NewTable(session, lambda: None, lambda typing: None, lambda question: None, lambda path: None)
    new.players = ["person", "person", "normal", "normal"][: len(new.players)]
    [item] = [each for each in new.items() if each.text == "Hints with several players: No"]
    assert item.act is not None
    item.act()
    assert session.preferences.settings.shared_advice
    assert "Hints with several players: Yes" in [each.text for each in new.items()]
    new.players = ["person"] + ["normal"] * (len(new.players) - 1)
    assert not [each for each in new.items() if each.text.startswith("Advice")]
