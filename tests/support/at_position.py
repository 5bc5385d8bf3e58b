"""What is printed line by line where lines are typed at a position."""

from __future__ import annotations

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
