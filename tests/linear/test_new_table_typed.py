"""A new table line by line: who leaves, and how to leave a name as it is."""

from __future__ import annotations

import re

import pytest
from conftest import run_program

pytestmark = [pytest.mark.terminal, pytest.mark.slow]


def typed(language: str, line: str, *more: str) -> str:
    """What is written after the line of the list for a new table that begins so was chosen."""
    listed = run_program("--linear", "--language", language, stdin="3\nquit\n").stdout
    number = re.search(rf"(?m)^(\d+)[^\w\n]+{line}", listed)
    assert number is not None, listed
    stdin = "\n".join(("3", number[1], *more, "quit", ""))
    return run_program("--linear", "--language", language, stdin=stdin).stdout.removeprefix(listed.rpartition("\n")[0])


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "Remove a seat", "Dora leaves: 3 seats."),
        ("de", "Ein Platz weniger", "Dora geht: 3 Plätze."),
        ("fr", "Une place de moins", "Dora part : 3 places."),
    ],
)
def test_one_seat_fewer_says_who_leaves(language: str, line: str, told: str) -> None:
    assert told in typed(language, line)


@pytest.mark.parametrize(
    ("language", "line", "asked"),
    [
        ("en", "Name on seat 2", "Name? An empty line keeps Ben"),
        ("de", "Name auf Platz 2", "Name? Eine leere Zeile behält Ben"),
        ("fr", "Nom à la place 2", "Nom ? Une ligne vide garde Ben"),
    ],
)
def test_the_prompt_for_a_name_says_how_to_leave_it(language: str, line: str, asked: str) -> None:
    said = typed(language, line, "")
    assert asked in said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ("bluff on", "bluff on", "bluff off", "bluff off"), ["on", "on", "off", "off"]),
        ("de", ("bluff an", "Bluff: an", "bluff aus"), ["an", "an", "aus"]),
        ("fr", ("bluff oui", "bluff oui", "bluff non"), ["oui", "oui", "non"]),
    ],
)
def test_a_value_behind_a_line_is_set_and_never_switched_away(
    language: str, lines: tuple[str, ...], told: list[str]
) -> None:
    stdin = "\n".join(("3", *lines, "quit", ""))
    said = run_program("--linear", "--language", language, stdin=stdin).stdout
    assert re.findall(r"(?m)^Bluff\s?: (\w+)\b", said) == told
