"""What NVDA finds in a console of Windows is what is announced: a second process reads the console as NVDA does."""

from __future__ import annotations

import sys

import pytest

if sys.platform != "win32":
    pytest.skip("tests/readers has what readers say on POSIX", allow_module_level=True)

from readers.comparing import WAYS
from readers.scenes import AT_A_CONSOLE, LINES_AT_A_CONSOLE, Scenery
from readers.score import Score, play_all, row
from readers.verdict import verdict
from windows.consoles import Nvda

pytestmark = [pytest.mark.terminal, pytest.mark.slow, pytest.mark.timeout(3000)]


LEAST = {("NVDA by characters", "line by line"): 0.93}
"""The least part that is said as announced, where it is not `USUALLY`.

By characters NVDA compares a page that has replaced the whole screen with what stood there, letter by letter, and drops
letters that both have by chance: of 56 steps that is so in three, pages of rules or lists.
"""
USUALLY = 0.98


def told(score: Score) -> str:
    return "\n".join(
        f"{scene}, {step.pressed}: {verdict_}\n  announced {[each.text for each in step.announced]}"
        f"\n  said {[each.text for each in step.said]}"
        for scene, verdict_, step in score.wrong
    )


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize("front", ["line by line", "full screen"])
def test_nvda_finds_what_is_announced(name: str, front: str) -> None:
    scenes: tuple[Scenery, ...] = LINES_AT_A_CONSOLE if front == "line by line" else AT_A_CONSOLE
    full_screen = front == "full screen"
    score = play_all(lambda: Nvda(name, full_screen=full_screen), scenes, lambda reader: verdict)
    print(row(f"{name}, {front}", score), told(score), sep="\n")
    assert score.steps > 8 * len(scenes)
    assert score.said >= LEAST.get((name, front), USUALLY) * score.steps, told(score)
