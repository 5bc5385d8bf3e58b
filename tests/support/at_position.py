"""What is printed line by line where lines are typed at a position."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from conftest import run_program

SPACES = {ord("\N{NO-BREAK SPACE}"): " ", ord("\N{NARROW NO-BREAK SPACE}"): " "}
"""The spaces of French, with the one that tests are written with."""


def said_at(folder: Path, position: str, *lines: str, language: str = "en", options: tuple[str, ...] = ()) -> str:
    """Return what is printed where these lines are typed at a position, which is written to the folder."""
    path = folder / "position.table"
    path.write_text(position, encoding="utf-8")
    begun = ("play", "--position", str(path), "--linear", "--mode", "reader", "--language", language, *options)
    return run_program(*begun, stdin="".join(f"{line}\n" for line in (*lines, "quit"))).stdout.translate(SPACES)


def assert_in_order(said: str, told: Sequence[str]) -> None:
    """Assert that all these texts stand in what was said, one behind the other."""
    rest = said
    for each in told:
        assert each in rest, (each, said[-900:])
        rest = rest.partition(each)[2]
