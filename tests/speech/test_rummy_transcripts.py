"""Golden transcripts of UNO Rummy, and sentences that no seeded round is sure to bring.

Run with --write-golden after a change of wording, and read the difference before committing it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from uno_tui.games import options
from uno_tui.games.contract import Event, Move
from uno_tui.games.dice import Dice
from uno_tui.games.rummy import RUMMY
from uno_tui.games.rummy.moves import DRAW, PASS, REPORT, SAY_UNO, Lay
from uno_tui.games.rummy.table import RummyTable
from uno_tui.locales.translator import LANGUAGES, VERBOSITIES, Translator
from uno_tui.speech.rummy import RummyTeller
from uno_tui.speech.utterance import in_order

FOLDER = Path(__file__).parent.parent / "transcripts"
NAMES = ("Ana", "Ben", "Cleo")
TABLES = {"plain": ("limit=50",), "house": ("match_end=rounds_won", "must_lay=off", "action_per=set", "rounds=1")}
SEEDS = {"plain": 15, "house": 21}
LISTENERS = ((0, 0), (1, 1), (3, None))
Told = list[tuple[list[Event], list[object]]]


def choice(table: RummyTable, dice: Dice) -> Move:
    """Mostly the lay of the most tiles, now and then another one; drawn tiles are kept one time in four."""
    moves = table.moves(table.turn)
    lays = [move for move in moves if isinstance(move, Lay)]
    if not lays:
        return PASS if PASS in moves else DRAW
    if PASS in moves and dice.uniform() < 0.25:
        return PASS
    return lays[0] if dice.uniform() < 0.7 else dice.shuffle(lays)[0]


@cache
def match_of(name: str) -> Told:
    """The events of a match of simple players, with the views of everybody after each move."""
    values, _ = options.read(RUMMY.options, TABLES[name])
    dice = Dice(SEEDS[name])
    table, events = RUMMY.begin(values, len(NAMES), 2, dice)
    told: Told = []

    def tell(events: list[Event]) -> None:
        told.append((events, [table.view(seat) for seat in (0, 1, 2, None)]))

    tell(events)
    while table.outcome.match is None:
        if table.outcome.round is not None:
            tell(table.next_round())
            continue
        tell(table.play(table.turn, choice(table, dice)))
        for seat in table.view(None).owes:
            other = (seat + 1) % len(NAMES)
            tell(table.play(seat, SAY_UNO) if dice.uniform() < 0.5 else table.play(other, REPORT))
    return told


def transcript(language: str, verbosity: str, name: str) -> str:
    """Everything two listeners and an onlooker hear."""
    parts = []
    for place, listener in LISTENERS:
        teller = RummyTeller(Translator(language), NAMES, listener, verbosity)
        parts.append(f"== {'onlooker' if listener is None else NAMES[listener]}")
        for events, views in match_of(name):
            heard = in_order(teller.tell([event.seen_by(listener) for event in events], views[place]))
            if heard:
                parts.append(" | ".join(utterance.text for utterance in heard))
    return "\n".join(parts) + "\n"


CASES = [(language, verbosity, "plain") for language in LANGUAGES for verbosity in VERBOSITIES]
CASES += [(language, verbosity, "house") for language in LANGUAGES for verbosity in ("terse", "full")]


@pytest.mark.parametrize(("language", "verbosity", "name"), CASES)
def test_transcript(language: str, verbosity: str, name: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"rummy-{name}-{language}-{verbosity}.txt"
    text = transcript(language, verbosity, name)
    if request.config.getoption("--write-golden"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
