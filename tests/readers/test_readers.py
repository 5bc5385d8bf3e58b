"""What real readers say of the game is what was announced; a table of the figures: `python tests/readers/figures.py`."""

from __future__ import annotations

import statistics
import sys

import pytest
from conftest import needs

if sys.platform == "win32":
    pytest.skip("readers in pseudo terminals are POSIX", allow_module_level=True)

from readers.company import NEEDED, REFRESH, listen, readers, scenes_for
from readers.scenes import QUICK
from readers.score import Score, row
from readers.verdict import LATE, Heard, Step, in_window, verdict

pytestmark = pytest.mark.terminal

REAL = [name for name in NEEDED if not name.startswith("NVDA")]


def told(score: Score) -> str:
    return "\n".join(
        f"{scene}, {step.pressed}: {verdict_}\n  announced {[each.text for each in step.announced]}"
        f"\n  said {[each.text for each in step.said]}"
        for scene, verdict_, step in score.wrong
    )


@pytest.mark.readers
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("name", REAL)
def test_readers_say_what_is_announced(name: str) -> None:
    for program, package in NEEDED[name]:
        needs(program, package)
    with readers(name) as make:
        score = listen(make, scenes_for(name))
    print(row(name, score))
    assert score.steps > 20 * len(scenes_for(name))
    assert score.said >= 0.98 * score.steps, told(score)
    assert score.counts["missing"] == 0, told(score)
    in_time = LATE + (REFRESH if name.startswith("BRLTTY") else 0)
    assert statistics.median(score.late) <= in_time  # of all: a busy machine is late itself


@pytest.mark.readers
@pytest.mark.parametrize("name", ["NVDA by lines", "NVDA by characters"])
def test_nvdas_ways_of_comparing_find_what_is_announced(name: str) -> None:
    """A busy machine may make one line late once; twice is a fault of the game's."""
    for _ in range(2):
        with readers(name) as make:
            score = listen(make, QUICK)
        if not score.wrong:
            break
    assert score.steps > 40
    assert score.wrong == [], told(score)


NOW = Heard(0.0, "Red 7.")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (["Red 7."], "right"),
        (["Red", "7"], "right"),
        (["right arrow", "Red 7."], "right"),
        (["r", "Red 7."], "too much"),
        (["Red 7.", "g"], "too much"),
        ([], "missing"),
        (["Red"], "missing"),
        (["Red 7.", "Red 7."], "doubled"),
        (["Red 7.", "Your hand."], "too much"),
    ],
)
def test_what_a_verdict_is(said: list[str], expected: str) -> None:
    heard = [Heard(0.01, text) for text in said]
    assert verdict(Step("right", [NOW], heard, ("right arrow",))) == expected


def test_who_begins_too_late_is_late() -> None:
    assert verdict(Step("right", [NOW], [Heard(0.2, "Red 7.")])) == "late"


@pytest.mark.parametrize(
    ("window", "expected"),
    [("Red 7.    ", "right"), ("Red", "right"), ("Re", "right"), ("Your turn.", "too much"), ("", "missing")],
)
def test_a_window_begins_with_what_is_announced(window: str, expected: str) -> None:
    assert in_window(Step("right", [NOW], [], window=window)) == expected
