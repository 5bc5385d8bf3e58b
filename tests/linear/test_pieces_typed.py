"""Reading order, chosen line by line."""

from __future__ import annotations

import pytest
from conftest import run_program

pytestmark = pytest.mark.terminal


@pytest.mark.parametrize(
    ("language", "listed", "moved", "off", "back", "leave", "quit_"),
    [
        ("en", "1 Colour: place 1", "Colour: place 2", "Colour: off", "Settings. Type a number", "back", "quit"),
        ("de", "1 Farbe: Stelle 1", "Farbe: Stelle 2", "Farbe: aus", "Einstellungen. Tippe eine Nummer", "zurück", "ende"),
        ("fr", "1, Couleur : place 1", "Couleur : place 2", "Couleur : non", "Réglages. Tape un numéro", "retour", "quitte"),
    ],
)  # fmt: skip
def test_a_number_moves_a_piece_and_back_leads_to_the_settings(
    language: str, listed: str, moved: str, off: str, back: str, leave: str, quit_: str
) -> None:
    number = settings_number(language)
    typed = ("settings", number, "1", "1", "-1", "i1", leave, leave, quit_)
    done = run_program(
        "play", "--linear", "--players", "2", "--seed", "7", "--language", language, stdin="\n".join(typed) + "\n"
    )
    lines = done.stdout.splitlines()
    assert done.stderr == ""
    start = lines.index(listed)
    after = lines[start:]
    assert after.count(moved) == 2
    assert after.index(moved) < after.index(off)
    assert any(line.startswith(back) for line in after)
    assert after[-1].endswith(".")


def settings_number(language: str) -> str:
    done = run_program("--linear", "--language", language, stdin="settings\nquit\n")
    words = {"en": "Reading order of cards", "de": "Was von Karten", "fr": "Ce qui est dit des cartes"}
    line = next(line for line in done.stdout.splitlines() if words[language] in line)
    return line.partition(" ")[0].rstrip(",")


def test_menu_leads_from_the_pieces_to_the_menu_and_not_to_the_settings() -> None:
    typed = "\n".join(["settings", settings_number("en"), "menu", "quit"])
    done = run_program("--linear", "--language", "en", stdin=typed + "\n")
    assert done.stdout.splitlines()[-2].startswith("Menu. ")
