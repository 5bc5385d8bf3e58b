"""Lists line by line: how they are left and come back, what chooses their lines, how long ones are read."""

from __future__ import annotations

import pytest
from conftest import run_program

pytestmark = pytest.mark.terminal

AWAY = ("--linear", "--language")
AT_TABLE = ("play", "--linear", "--players", "2", "--seed", "1", "--language")


def written(arguments: tuple[str, ...], language: str, *typed: str) -> list[str]:
    """All lines that are written, when these lines are typed."""
    done = run_program(*arguments, language, stdin="".join(f"{line}\n" for line in typed))
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("language", "title", "again", "leaving"),
    [
        ("en", "Menu", "Menu. A number chooses; an empty line reads the list.", ("back", "quit")),
        ("de", "Menü", "Menü. Eine Zahl wählt; eine leere Zeile liest die Liste vor.", ("zurück", "ende")),
        ("fr", "Menu", "Menu. Un numéro choisit ; une ligne vide lit la liste.", ("retour", "quitte")),
    ],
)
def test_back_at_the_menu_it_is_only_named_and_read_on_demand(
    language: str, title: str, again: str, leaving: tuple[str, str]
) -> None:
    back, quit_ = leaving
    lines = written(AWAY, language, "4", back, "5", back, "", "9", quit_)
    assert lines.count(again) == 3
    assert lines.count(title) == 2
    read_again = lines.index(title, lines.index(title) + 1)
    assert lines[read_again - 1] == again


def test_an_empty_line_takes_number_1_only_of_a_menu_that_was_read() -> None:
    lines = written(AWAY, "en", "9", "", "", "quit")
    assert lines.count("Menu") == 2
    assert lines[-1] == "Goodbye. The table is saved."


@pytest.mark.parametrize(
    ("language", "leaves", "back"), [("en", "quit leaves.", "back leaves."), ("fr", "quitte ferme", "retour quitte.")]
)
def test_what_leaves_the_menu_is_named(language: str, leaves: str, back: str) -> None:
    word = {"en": "quit", "fr": "quitte"}[language]
    away = written(AWAY, language, word)
    at_table = written(AT_TABLE, language, "menu", word)
    assert any(leaves in line for line in away)
    assert not any(back in line for line in away)
    assert any(back in line for line in at_table)
