"""Every table file of the suite holds, and the language can tell when one does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from uno_tui.notation.lines import parse, write
from uno_tui.notation.referee import Referee, check

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.table"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    assert [str(problem) for problem in check(path)] == []
    text = path.read_text(encoding="utf-8")
    assert write(parse(text)) == bare(text)
    # A broken assertion at the end is noticed: the file was really played to its end.
    problems = Referee(text + "\n= score " + _first_seat(text) + " 4711\n", path.name).problems()
    assert [problem.expected for problem in problems] == ["4711"]


def bare(text: str) -> str:
    """The statements as they stand, without comments."""
    lines = [(line, " ".join(line.partition("#")[0].split())) for line in text.splitlines()]
    return "".join(statement + "\n" for line, statement in lines if statement or "#" not in line)


def _first_seat(text: str) -> str:
    return next(line.split()[1] for line in text.splitlines() if line.startswith("seats"))


def test_there_are_scenarios() -> None:
    assert len(FILES) > 200
