"""Golden transcripts of UNO Teams: a seeded round as every kind of listener hears it, in every language and message.

Run with --write-golden after a change of message, and read the difference before committing it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from support.transcripts import Transcript

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.contract import Event, Seat
from uno_tui.core.dice import Dice
from uno_tui.games.family.rules.moves import REPORT, SAY_UNO
from uno_tui.games.teams.narrator import TeamsNarrator
from uno_tui.games.teams.rules import TEAMS
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.notation.lines import Names
from uno_tui.notation.referee import Referee
from uno_tui.speech.utterance import Urgency, Utterance, in_order

FOLDER = Path(__file__).parent.parent / "transcripts"
NAMES = ("Ana", "Ben", "Cleo", "Dora")
LISTENERS = (0, 1, 2, None)
Told = list[tuple[list[Event], dict[Seat | None, object]]]


@cache
def round_of(seed: int, wins: bool) -> Told:
    """The events of a round between bots, with the views of everybody after each move."""
    values = options.defaults(TEAMS.options)
    if wins:
        values |= {"match_end": "wins", "wins": 1}
    dice = Dice(seed)
    table, events = TEAMS.begin(values, len(NAMES), 3, dice)
    player = bot("teams", Level.NORMAL)
    told: Told = [(events, {seat: table.view(seat) for seat in LISTENERS})]

    def happened(events: list[Event]) -> None:
        told.append((events, {seat: table.view(seat) for seat in LISTENERS}))

    while table.outcome.round is None:
        seat = table.acting()[0]
        happened(table.play(seat, player.choose(table.view(seat), table.moves(seat), dice)))
        for other in range(len(NAMES)):
            wanted = SAY_UNO if dice.uniform() < 0.4 else REPORT
            if table.owes and wanted in table.moves(other):
                happened(table.play(other, wanted))
    return told


SEEDS = {False: 5, True: 8}


@pytest.mark.parametrize("language", LANGUAGES)
def test_transcript(language: str, request: pytest.FixtureRequest) -> None:
    golden = Transcript()
    points, wins = (round_of(SEEDS[wins], wins) for wins in (False, True))

    def narrator(listener: int | None, verbosity: str = "normal") -> TeamsNarrator:
        return TeamsNarrator(Translator(language), NAMES, listener, verbosity)

    golden.whole(NAMES[0], narrator(0), [(events, views[0]) for events, views in points])
    for verbosity in ("normal", "terse", "full"):
        for name, told in (("", points), (", counting wins", wins)):
            for listener in (0, 1, None):
                heard = [(events, views[listener]) for events, views in told]
                golden.others(f"also, {verbosity}{name}", narrator(listener, verbosity), heard)
    golden.check(f"teams-{language}", write=request.config.getoption("--write-golden"))


def heard(table: str, listener: Seat | None, verbosity: str = "normal") -> list[Utterance]:
    """What `listener` is told of the last move of a table file."""
    referee = Referee("table 1\ngame teams\nseats Ana Ben Cleo Dora\n" + table)
    steps = list(referee.steps())
    assert all(step.problem is None for step in steps)
    narrator = TeamsNarrator(Translator("en"), Names(NAMES).names, listener, verbosity)
    return in_order(narrator.narrate([event.as_seen_by(listener) for event in steps[-1].events], referee.table.view(listener)))


DEAL = (
    "hand Ana {card} R1 R2\nhand Ben G1 G2\nhand Cleo Y1 Y2\nhand Dora B1 B2\n"
    "discard R5\nstock B3 B4 B5 B6 B7\nturn Ana\n"
)


@pytest.mark.parametrize(
    ("listener", "cost"), [(1, "You and Dora must draw 2 cards each."), (3, "Ben and you must draw 2 cards each.")]
)
def test_what_costs_is_told_first_to_both_it_costs_and_with_its_cause(listener: int, cost: str) -> None:
    told = heard(DEAL.format(card="TW+4") + "Ana play TW+4 G", listener)
    assert told[0].text == f"Ana plays Draw Four Team Wild, green. {cost}"
    assert told[0].urgency is Urgency.COSTS


def test_a_partner_who_cannot_lay_costs_the_player_of_the_team_wild() -> None:
    told = heard(DEAL.format(card="TW") + "Ana play TW G", 0)
    assert told[0].text == "You play Team Wild, green. Cleo cannot play."
    assert told[0].urgency is told[1].urgency is Urgency.COSTS
    assert told[1].text == "You draw 2 cards: blue 3, blue 4."


def test_a_called_partner_is_told_so() -> None:
    texts = [utterance.text for utterance in heard(DEAL.format(card="TW") + "Ana play TW Y", 2)]
    assert texts == ["Ana plays Team Wild, yellow.", "Ana calls you: play a card.", "Your turn."]


@pytest.mark.parametrize("listener", [1, 3, None])
def test_others_do_not_hear_what_partners_hand_each_other(listener: int | None) -> None:
    swap = DEAL.format(card="R3~") + "Ana play R3~\nAna swap R1\nCleo swap Y1"
    texts = [utterance.text for utterance in heard(swap, listener, "full")]
    assert texts[:2] == ["Cleo has chosen.", "Ana and Cleo have each swapped a card."]
    assert "1 card" not in texts[2]


def test_partners_hear_what_they_hand_each_other() -> None:
    swap = DEAL.format(card="R3~") + "Ana play R3~\nAna swap R1\nCleo swap Y1"
    texts = [utterance.text for utterance in heard(swap, 0)]
    assert texts[:2] == ["You give Cleo a red 1.", "Cleo gives you a yellow 1."]


@pytest.mark.parametrize(
    ("listener", "text"),
    [
        (0, "Cleo says Uno for you!"),
        (2, "You say Uno for Ana!"),
        (1, "Cleo says Uno for Ana!"),
        (None, "Cleo says Uno for Ana!"),
    ],
)
def test_uno_for_the_partner(listener: int | None, text: str) -> None:
    file = "hand Ana R1 R2\nhand Ben G1\nhand Cleo Y1\nhand Dora B1\ndiscard R5\nturn Ana\nAna play R1\nCleo uno"
    assert [utterance.text for utterance in heard(file, listener)] == [text]
