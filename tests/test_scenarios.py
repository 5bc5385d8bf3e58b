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


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_writing_gives_the_file_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    bare = "".join(
        " ".join(line.partition("#")[0].split()) + "\n"
        for line in text.splitlines()
        if line.partition("#")[0].split() or "#" not in line
    )
    assert write(parse(text)) == bare


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_can_fail(path: Path) -> None:
    """A broken assertion at the end is noticed: the file was really played to its end."""
    text = path.read_text(encoding="utf-8") + "\n= score " + _first_seat(path) + " 4711\n"
    problems = Referee(text, path.name).problems()
    assert [problem.expected for problem in problems] == ["4711"]


def _first_seat(path: Path) -> str:
    return next(line.split()[1] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("seats"))


def test_there_are_scenarios() -> None:
    assert len(FILES) > 200
