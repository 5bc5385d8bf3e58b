"""What statistics count, and what they leave out."""

from __future__ import annotations

from pathlib import Path

import pytest

from uno_tui.host.match import Plan
from uno_tui.host.practice import Practice
from uno_tui.host.results import Result
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.navigation.statistics import curve, items, lesson_lines, sections
from uno_tui.ui.navigation.tally import (
    HOUSE_RULES,
    MOST_STRETCHES,
    RULES,
    SHORTEST_STRETCH,
    GameTally,
    Streaks,
    Tally,
)
from uno_tui.ui.presets import Preset


def result(won: bool = True, *players: str, rules: tuple[str, ...] = (), practice: Practice | None = None) -> Result:
    players = players or ("person", "easy")
    plan = Plan(("Ana", "Ben", "Cleo")[: len(players)], players, practice)
    winners = (0,) if won else (len(players) - 1,)
    return Result("d", "uno", plan, winners, tuple(range(10, 10 * len(players) + 10, 10)), 2, rules)


def tally_of(*results: Result, presets: dict[str, Preset] | None = None) -> Tally:
    tally = Tally(presets)
    for number, each in enumerate(results):
        tally.add(Path(f"2026-01-01-{number:06}.table"), each)
    return tally


def told(tally: Tally, language: str = "en") -> list[str]:
    translator = Translator(language)
    return [item.text for item in items(sections(tally, translator, {}), translator)]


def test_matches_are_told_by_level_and_by_rules() -> None:
    presets = {"Sunday": Preset("uno", ("Ana", "Ben"), ("person", "easy"), ("limit=200", "response=on"))}
    tally = tally_of(
        result(), result(False), result(False, "person", "hard"), result(True, "person", "easy", "hard"),
        result(rules=("response=on", "limit=200")), result(False, rules=("bluff=on",)),
        result(True, "person", "person"), presets=presets,
    )  # fmt: skip
    assert told(tally) == [
        "All games:",
        "UNO: 7 matches finished, 4 won by humans.",
        "Everyone:",
        "Ana: 4 of 7 won",
        "Ben: 0 of 1 won",
        "UNO:",
        "Against easy bots: 2 of 4 won.",
        "Against hard bots: 0 of 1 won.",
        "Against bots of several levels: 1 of 1 won.",
        "Humans only: 1 of 1 won.",
        "The game's own rules: 3 of 5 won.",
        "Preset Sunday: 1 of 1 won.",
        "House rules: 0 of 1 won.",
        "Won in a row: 1 now, 2 at most.",
        "Points on average: 11 a match, 6 a round.",
    ]


def test_practice_and_what_is_not_over_count_nothing() -> None:
    tally = tally_of(result(practice=Practice()), Result("d", "uno", Plan(("Ana",), ("person",))))
    assert told(tally) == []


@pytest.mark.parametrize(
    ("wins", "streaks"),
    [("", (0, 0)), ("1", (1, 1)), ("0", (0, 0)), ("110111", (3, 3)), ("11101", (1, 3)), ("1110", (0, 3))],
)
def test_streaks_go_by_when_matches_were_begun_not_by_when_they_were_counted(
    wins: str, streaks: tuple[int, int]
) -> None:
    tally = GameTally()
    for number in sorted(range(len(wins)), key=lambda number: number * 7 % 11):
        tally.add(f"2026-01-01-{number:06}", result(wins[number] == "1"), (RULES, HOUSE_RULES), won=wins[number] == "1")
    assert tally.streaks == Streaks(*streaks)


def test_every_match_stands_in_one_stretch_of_the_curve() -> None:
    for count in (0, 9, 10, 23, 119, 120, 121, 1000):
        tally = GameTally()
        for number in range(count):
            tally.add(f"{number:06}", result(number % 3 == 0), (RULES, HOUSE_RULES), won=number % 3 == 0)
        stretches = tally.stretches
        assert bool(stretches) == (count >= 2 * SHORTEST_STRETCH)
        assert len(stretches) <= MOST_STRETCHES
        assert not stretches or [won for each in stretches for won in each] == tally.outcomes
        lengths = sorted(map(len, stretches))
        assert not lengths or (lengths[0] >= SHORTEST_STRETCH and lengths[-1] <= lengths[0] + 1)


def test_the_curve_is_said_in_figures_and_drawn_in_signs() -> None:
    results = [result(number % 4 == 0) for number in range(10)] + [result() for _ in range(10)]
    translator = Translator("en")
    listed = items(sections(tally_of(*results), translator, {}), translator)
    assert listed[-1].text == "Won of the first 5 matches: 2. Of the last 5: 5."
    assert listed[-1].screen_text == "Won over time  ▄▂██"
    assert curve([0, 0.5, 1]) == "▁▅█"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_told_game_by_game(language: str) -> None:
    translator = Translator(language)
    lines = lesson_lines(translator, {"uno": (2, 7), "ume": (0, 3), "teams": (0, 0)})
    assert len(lines) == 2
    assert "2" in lines[0]
    assert "7" in lines[0]
    found = sections(Tally(), translator, {"uno": (2, 7)})
    assert [section.title for section in found] == [translator.text("statistics-lessons")]


def test_how_long_a_match_lasts_is_no_house_rule() -> None:
    tally = tally_of(result(rules=("limit=200",)), result(rules=("limit=200", "buzzer=on")))
    assert "The game's own rules: 1 of 1 won." in told(tally)
    assert "House rules: 1 of 1 won." in told(tally)


def test_a_preset_may_be_called_like_a_kind_of_rules() -> None:
    presets = {"house": Preset("uno", ("Ana", "Ben"), ("person", "easy"), ("response=on",))}
    lines = told(tally_of(result(rules=("response=on",)), result(False, rules=("bluff=on",)), presets=presets))
    assert "Preset house: 1 of 1 won." in lines
    assert "House rules: 0 of 1 won." in lines


def test_people_and_games_stand_in_the_same_order_at_every_start() -> None:
    both = result(True, "person", "person")
    ume = Result("d", "ume", both.plan, (0,), (1, 2), 1, ())
    lines = told(tally_of(ume, both))
    assert [each.partition(":")[0] for each in lines[1:3]] == ["UNO", "Um\u00e9"]
    assert [each.partition(":")[0] for each in lines[4:6]] == ["Ana", "Ben"]
