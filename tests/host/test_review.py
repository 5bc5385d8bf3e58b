"""What was let pass: reports, words, interceptions, catches and claims that there was time for, and nothing else."""

from __future__ import annotations

import pytest
from support.missed_chances import (
    CAUGHT,
    CHANCES,
    CLAIMABLE,
    LAST,
    LAST_REPORTED,
    MAUMAU,
    RUMMY,
    TEAMS,
    uno,
)

from uno_tui.bots.review import MissedChance
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import REPORT, SAY_UNO
from uno_tui.games.maumau.rules import moves as maumau
from uno_tui.games.rummy.rules import moves as rummy
from uno_tui.games.ume.rules.moves import CLAIM
from uno_tui.games.uno.rules.moves import CHALLENGE, Intercept
from uno_tui.host.review import Choice, Remark, choices, remark
from uno_tui.notation.referee import Referee


def chances_in(record: str, seat: Seat = 0) -> list[Choice]:
    """All chances that were let pass; the record must hold."""
    assert Referee(record).problems() == []
    game = record.split("game ")[1].split()[0]
    return [each for each in choices(game, record, (seat,), last_round=True) if isinstance(each.decision, MissedChance)]


def move_of(choice: Choice) -> Move:
    assert isinstance(choice.decision, MissedChance)
    return choice.decision.move


def remarked(record: str, seat: Seat = 0) -> list[Remark]:
    game = record.split("game ")[1].split()[0]
    return [each for each in (remark(game, choice) for choice in chances_in(record, seat)) if each is not None]


@pytest.mark.rule("UNO-12")
@pytest.mark.rule("UNO-13")
def test_a_report_that_nobody_made_is_named_at_the_moment_before_the_window_closed() -> None:
    """Ben has one card and no Uno; Cleo's turn comes after everybody has heard it, and closes the window."""
    record = uno("Ben play R1", "Cleo draw")
    [missed] = remarked(record)
    assert move_of(missed.choice) == REPORT
    assert missed.verdict.better == REPORT
    assert missed.verdict.cost > missed.verdict.margin
    assert record.splitlines()[missed.choice.line - 1] == "Cleo draw"


def test_also_of_whoever_had_the_turn_then() -> None:
    [missed] = chances_in(uno("Ben play R1", "Cleo draw"), 2)
    assert (missed.seat, move_of(missed)) == (2, REPORT)


@pytest.mark.parametrize(
    "lines",
    [
        ("Ben uno", "Ben play R1", "Cleo draw"),
        ("Ben play R1", "Ben uno", "Cleo draw"),
        ("Ben play R1", "Cleo report", "Cleo draw"),
    ],
)
def test_what_was_said_or_reported_is_not_missed(lines: tuple[str, ...]) -> None:
    """There was hardly any time before Ben's own word, or another player's report."""
    assert chances_in(uno(*lines)) == []


def test_a_report_that_was_made_is_not_missed() -> None:
    assert chances_in(uno("Ben play R1", "Ana report", "Cleo draw")) == []


def test_nobody_reports_themselves() -> None:
    assert not [each for each in chances_in(uno("Ben play R1", "Cleo draw"), 1) if move_of(each) == REPORT]


@pytest.mark.rule("UNO-11")
def test_ones_own_uno_is_named_where_it_was_reported_and_could_have_been_said_in_ones_turn() -> None:
    record = uno("Ana play R5", "Ben report", "Ben play R1", ana="R5 B9", turn="Ana")
    [missed] = remarked(record)
    assert move_of(missed.choice) == SAY_UNO
    assert record.splitlines()[missed.choice.line - 1] == "Ana play R5"
    assert isinstance(missed.choice.decision, MissedChance)
    assert missed.choice.decision.instead == (1, REPORT)


def test_ones_own_uno_that_nobody_missed_is_not_named() -> None:
    assert remarked(uno("Ana play R5", "Ben play R1", ana="R5 B9", turn="Ana")) == []


def test_who_comes_to_one_card_by_anothers_action_has_no_time() -> None:
    """A swapped hand of one card is reported at once."""
    record = uno("Ben play Y7 swap Ana", "Cleo report", ana="R5", options="seven_zero=on")
    record = record.replace("hand Ben R1 Y2", "hand Ben Y7 Y2").replace("discard R3", "discard Y3")
    assert chances_in(record, 0) == []


@pytest.mark.rule("UNO-28")
def test_an_interception_is_missed_in_ones_own_turn_only() -> None:
    """A card must be found first: no time before the next player, all the time in the world on one's own turn."""
    others = uno("Ben play R1", "Cleo draw", ana="R1 B9 B8 Y3", options="intercept=on")
    assert not [each for each in chances_in(others) if isinstance(move_of(each), Intercept)]
    own = CHANCES["uno"][2][0]
    [missed] = chances_in(own)
    assert isinstance(move_of(missed), Intercept)
    assert own.splitlines()[missed.line - 1] == "Ana draw"


CALL = """table 1
game uno
options bluff=on
seats Ana Ben Cleo
dealer Cleo
hand Ana R5
hand Ben Y9 B9 B1 Y8 B5
hand Cleo R1 G8 G9 B3 Y2 Y3 Y4 B4 R7 W+4
discard R3
stock Y1 G1 G2 B2 R6 R7 Y5 Y6
turn Cleo
Cleo play W+4 B
"""


@pytest.mark.rule("UNO-35")
def test_a_call_that_the_evidence_speaks_for_is_named_as_the_better_move() -> None:
    """A player who holds many cards and lays a Wild Draw Four at one with a single card is to be suspected."""
    [choice] = choices("uno", CALL + "Ana draw\n", (0,), last_round=True)
    found = remark("uno", choice)
    assert found is not None
    assert found.verdict.better == CHALLENGE
    [choice] = choices("uno", CALL + "Ana challenge\n", (0,), last_round=True)
    assert remark("uno", choice) is None


@pytest.mark.rule("TEAMS-8")
def test_a_report_in_teams_is_for_opponents() -> None:
    record = TEAMS + "Ben play R1\nCleo draw\n"
    assert [move_of(each) for each in chances_in(record)] == [REPORT]
    assert not [each for each in chances_in(record, 3) if move_of(each) == REPORT]


@pytest.mark.rule("MAU-6")
def test_a_cheat_that_anybody_could_see_is_named_and_a_card_that_fits_is_not() -> None:
    assert [move_of(each) for each in chances_in(CAUGHT)] == [maumau.CATCH]
    fits = MAUMAU.format(ben="5c 8c 3d 3h Kd") + "Ben play 5c\nCleo draw\n"
    assert chances_in(fits) == []


@pytest.mark.rule("MAU-8")
def test_a_last_card_that_was_not_said_can_be_reported() -> None:
    assert [move_of(each) for each in chances_in(LAST)] == [maumau.REPORT]
    [word] = chances_in(LAST_REPORTED, 1)
    assert move_of(word) == maumau.SAY_LAST
    assert LAST_REPORTED.splitlines()[word.line - 1] == "Ben play 5c"


@pytest.mark.rule("UME-8")
def test_a_claim_is_missed_where_others_went_on_twice() -> None:
    """Sums must be added up first: one pause is no time for that."""
    assert chances_in(CLAIMABLE.removesuffix("Cleo draw\n")) == []
    assert [move_of(each.choice) for each in remarked(CLAIMABLE)] == [CLAIM]


@pytest.mark.rule("RUM-15")
def test_of_tiles_it_says_how_many_others_would_have_drawn() -> None:
    record = RUMMY + "Ben lay [Y1 Y2 Y3 Y4]\nAna draw\n"
    [missed] = remarked(record)
    assert move_of(missed.choice) == rummy.REPORT
    assert missed.verdict.measures == (2,)


def test_hidden_cards_dealt_again_change_nothing() -> None:
    """What is worth a word follows from what the person knew."""
    record = uno("Ben play R1", "Cleo draw")
    [choice] = chances_in(record)
    assert isinstance(choice.decision, MissedChance)
    found = remark("uno", choice)
    other = GAMES["uno"].imagine(choice.decision.view, Dice(9))
    again = Choice(choice.seat, choice.line, choice.round, MissedChance(other.view(0), REPORT))
    assert found is not None
    assert remark("uno", again) == Remark(again, found.moves, found.verdict)
