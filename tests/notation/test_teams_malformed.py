"""Table files of UNO Teams that are none: the error names its line and what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from uno_tui.games.teams.rules.cards import card
from uno_tui.games.teams.rules.moves import Share
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.notation.lines import TableError
from uno_tui.notation.referee import Referee

GOOD = """table 1
game teams
options limit=300
seats Ana Ben Cleo Dora
scores Ana 12 Ben 30
hand Ana R5 TW
hand Ben R6 B1
hand Cleo G3~ G3
hand Dora Y1 Y2
discard R3
stock G1 G2
turn Ana
Ana play R5
= top R5
"""

BROKEN = [
    (3, "options rounds=3", "unknown option rounds; choose from match_end, limit, wins"),
    (3, "options wins=21", "from 1 to 20"),
    (3, "options match_end=rounds", "limit, wins"),
    (4, "seats Ana Ben Cleo", "teams is for 4, 6, 8 players, not 3"),
    (4, "seats Ana Ben Cleo TW", "no one can be called TW: it is a card"),
    (4, "seats Ana Ben Cleo R3~", "card"),
    (5, "scores Ana 12 Cleo 30", "partners have one score, not 12 and 30"),
    (6, "hand Ana R5 R0", "no such card: R0"),
    (6, "hand Ana R4~", "no such card: R4~"),
    (6, "hand Ana R3", "R3 is here 2 times, but the pack has 1"),
    (6, "hand Ana W+4", "no such card: W+4"),
    (6, "# Ana has no card", "Ana holds no card and cannot be on turn"),
    (7, "hand Cleo G1", "second time"),
    (10, "discard TW", "the top card TW needs its colour, as TW:R"),
    (10, "discard R3~:B", "R3~ has no chosen colour"),
    (12, "debt 4 W+4", "a debt is of TW+4"),
    (12, "owes Ben", "Ben owes no Uno with 2 cards"),
    (12, "said Ben", "for the player on turn"),
    (12, "choice buzz Ana", "a choice is one of give, swap, share"),
    (12, "choice", "a choice is one of give, swap, share, not nothing"),
    (12, "choice share", "names of seats are missing"),
    (12, "choice share Ana", "Ana shares only two or more cards"),
    (12, "choice swap Ana Cleo", "the top card R3 has no swap symbol"),
    (12, "choice swap Ana", "`choice swap` is for Ana Cleo at once"),
    (12, "choice give Ana Ben Cleo", "`choice give` is for Ana Ben Cleo Dora at once"),
    (12, "choice swap Zoe Cleo", "no one here is called Zoe"),
    (13, "Ana give", "a card is expected here, not nothing"),
    (13, "Ana swap R5 R6", "a card is expected here"),
    (13, "Ana share Q7", "no such card: Q7"),
    (13, "Ana play R5 B", "R5 is played without B"),
    (13, "Ana play TW B B", "a colour is expected here"),
    (13, "Ana play TW X", "no such colour: X"),
    (13, "Ana challenge", "no such move: challenge; moves are play CARD"),
    (13, "Ana uno twice", "stands alone"),
    (14, "= out", "names of seats are missing"),
    (14, "= debt 2 W+4", "a debt is of TW+4 or (unsaid) of +2, not of W+4"),
    (14, "= free Ana", "no such assertion: free"),
    (14, "=", "an assertion is missing"),
]


SHOWN_AT = {"scores Ana 12 Cleo 30": 6, "hand Ana R3": 12, "# Ana has no card": 12, "hand Cleo G1": 8}
"""Where a fault shows only at a later line: the first of the position, the one that needs a card, the twin."""


def text_with(line: int, text: str) -> str:
    """The good file with one line exchanged; positions get their turn line back."""
    lines = GOOD.splitlines()
    lines[line - 1] = text
    if line == 12:
        lines.insert(11, "turn Ana")
    return "\n".join(lines)


@pytest.mark.parametrize(("line", "text", "message"), BROKEN, ids=[text for _, text, _ in BROKEN])
def test_an_error_names_its_line_and_what_is_wrong(line: int, text: str, message: str) -> None:
    with pytest.raises(TableError) as error:
        Referee(text_with(line, text), "broken.table").problems()
    assert message in str(error.value)
    # In place of line 12 stands a second one, before which the turn is still named.
    assert error.value.line == SHOWN_AT.get(text, line + (line == 12))


def test_the_good_file_is_good() -> None:
    assert Referee(GOOD).problems() == []


def test_partners_scores_may_be_given_once_or_twice_alike() -> None:
    for scores in ("scores Ana 12 Ben 30", "scores Cleo 12 Dora 30", "scores Ana 12 Ben 30 Cleo 12 Dora 30"):
        referee = Referee(text_with(5, scores))
        assert referee.problems() == []
        assert referee.table.scores == [12, 30, 12, 30]


def test_scores_that_differ_before_a_deal_are_an_error() -> None:
    with pytest.raises(TableError, match="partners have one score"):
        Referee("table 1\ngame teams\nseats Ana Ben Cleo Dora\nscores Ana 1 Cleo 2\nseed 3").problems()


def test_moves_are_written_as_they_are_read() -> None:
    referee = Referee(GOOD)
    notation, names = referee.opening.notation, referee.names
    for text in ("play R3~", "play TW+4 B", "give TW", "swap G3~", "share R1 R1 W", "share", "draw", "pass", "uno"):
        assert notation.write_move(notation.read_move(text.split(), names), names) == text
    assert notation.read_move(["share"], names) == Share(())


WORDS = """Ana Ben Cleo play draw pass uno report give swap share R5 R6 G3~ TW TW+4 B : = ! ? ~ stock hand turn debt 2
choice out owes on round not_your_turn Dora G3 nobody""".split()


@examples(400)
@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), max_size=8))
def test_any_statements_are_carried_out_or_refused_with_an_error(statements: list[list[str]]) -> None:
    lines = GOOD.splitlines()[:12] + [" ".join(words) for words in statements]
    try:
        Referee("\n".join(lines)).problems()
    except TableError as error:
        assert error.line


@pytest.mark.rule("TEAMS-8", "TEAMS-10")
def test_a_share_because_of_a_report_in_ones_own_turn_is_no_position() -> None:
    """Read back it would be a share after a debt, which ends the turn."""
    referee = Referee(
        "table 1\ngame teams\nseats Ana Ben Cleo Dora\nhand Cleo RS B6\nhand Dora G3\ndiscard R1\nstock GR R8 B1 B2\n"
        "turn Cleo\nCleo play RS\nDora report\n= choice share Cleo\n"
    )
    assert referee.problems() == []
    assert NOTATIONS["teams"].write_position(referee.table, referee.names) is None
    referee.table.play(2, Share((card("GR"),)))
    assert referee.table.turn == 2
