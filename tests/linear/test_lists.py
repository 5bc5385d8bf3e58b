"""Lists line by line: how they are left and come back, what chooses their lines, how long ones are read."""

from __future__ import annotations

import pytest
from conftest import run_program

from uno_tui.core.catalogue import built_in

pytestmark = [pytest.mark.terminal, pytest.mark.slow]

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
        ("en", "Menu", "Menu. Type a number to choose, or an empty line for the list.", ("back", "quit")),
        ("de", "Menü", "Menü. Tippe eine Nummer; eine leere Zeile liest die Liste vor.", ("zurück", "ende")),
        ("fr", "Menu", "Menu. Tape un numéro, ou une ligne vide pour la liste.", ("retour", "quitte")),
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
    assert lines[-1] == "Goodbye. The game is saved."


@pytest.mark.parametrize(
    ("language", "leaves", "back"), [("en", "quit leaves.", "back leaves."), ("fr", "quitte pour fermer", "retour pour quitter la liste.")]
)
def test_what_leaves_the_menu_is_named(language: str, leaves: str, back: str) -> None:
    word = {"en": "quit", "fr": "quitte"}[language]
    away = written(AWAY, language, word)
    at_table = written(AT_TABLE, language, "menu", word)
    assert any(leaves in line for line in away)
    assert not any(back in line for line in away)
    assert any(back in line for line in at_table)


@pytest.mark.parametrize(("opened", "leaves"), [("menu", "back"), ("menu", "1"), ("settings", "back")])
def test_who_comes_back_to_the_table_hears_once_that_it_is_their_turn(opened: str, leaves: str) -> None:
    lines = written(AT_TABLE, "en", opened, leaves, "quit")
    behind = lines[max(place for place, line in enumerate(lines) if line.startswith(("Type a number", "Enter alone"))) + 1 :]
    assert behind[0] == "Your turn."
    assert behind[1].startswith("Hand: 1 Red 6")
    assert behind[2:] == ["Goodbye. The game is saved."]


def test_from_a_list_to_the_menu_nobody_hears_of_the_table() -> None:
    lines = written(AT_TABLE, "en", "menu", "5", "back", "quit")
    assert lines.count("Your turn.") == 1


def test_who_leaves_from_the_menu_hears_of_no_turn() -> None:
    assert written(AT_TABLE, "en", "menu", "quit").count("Your turn.") == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Point limit: 450", "Point limit: 500", "Point limit: 550"]),
        ("de", ["Punktgrenze: 450", "Punktgrenze: 500", "Punktgrenze: 550"]),
        ("fr", ["Limite de points : 450", "Limite de points : 500", "Limite de points : 550"]),
    ],
)
def test_minus_and_plus_step_a_number(language: str, told: list[str]) -> None:
    lines = written(AWAY, language, "3", "-17", "+17", "+17", "17", "quit")
    assert [line for line in lines if line in told] == told


def test_a_number_is_stepped_to_the_end_of_its_range_and_no_further() -> None:
    lines = written(AWAY, "en", "3", "17", "75", "-17", "-17", "-18", "-18", "-18", "-18", "quit")
    assert lines[-8:-1] == [
        "Point limit: 75",
        "Point limit: 50",
        "Point limit is limited to 50 to 2,000.",
        "Cards for a forgotten Uno: 3",
        "Cards for a forgotten Uno: 2",
        "Cards for a forgotten Uno: 1",
        "Cards for a forgotten Uno is limited to 1 to 8.",
    ]


def test_a_sign_before_a_line_without_values_says_so() -> None:
    lines = written(AWAY, "en", "3", "+1", "-1", "+10", "quit")
    after = lines[lines.index("28 Advanced responses: off") + 2 :]
    assert after == [
        "There is no next value here.",
        "Nothing to go back to here.",
        "There is no next value here.",
        "Goodbye.",
    ]


@pytest.mark.parametrize(
    ("language", "word", "told"),
    [
        ("en", "seat", "Several lines begin with seat; type a number to choose."),
        ("de", "Platz", "Mehrere Zeilen beginnen mit Platz: Tippe die Nummer."),
        ("fr", "place", "Plusieurs lignes commencent par « place » : tape un numéro."),
    ],
)
def test_a_word_with_which_several_lines_begin_names_them(language: str, word: str, told: str) -> None:
    lines = written(AWAY, language, "3", word, "quit")
    place = lines.index(told)
    assert len(lines[place + 1 : -1]) == 4
    assert all(each in lines[:place] and word.casefold() in each.casefold() for each in lines[place + 1 : -1])


def test_a_word_that_is_a_whole_line_chooses_it() -> None:
    assert "No match finished yet." in written(AWAY, "en", "statistics", "quit")


@pytest.mark.parametrize(
    ("language", "title", "told"),
    [
        ("en", "Game: ", ["2 to 10 players", "4, 6 or 8 players"]),
        ("de", "Spiel: ", ["Für 2 bis 10: Farbe auf Farbe", "Für 4, 6 oder 8: UNO in Teams"]),
        ("fr", "Jeu : ", ["De 2 à 10 : joue la couleur", "À 4, 6 ou 8, en équipes : "]),
    ],
)
def test_every_game_is_explained(language: str, title: str, told: list[str]) -> None:
    lines = written(AWAY, language, "3", "i 2", "2", "i 2", "quit")
    for each in told:
        assert any(line.startswith(each) for line in lines), each
    explained = written(AWAY, language, "3", *["2", "i 2"] * len(built_in()), "quit")
    behind = [explained[place + 2] for place, line in enumerate(explained) if line.startswith(title)]
    assert len(set(behind)) == len(built_in())


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [("en", "new", "1 Start"), ("de", "neuer tisch", "1 Beginnen"), ("fr", "nouvelle table", "1, Commencer")],
)
def test_what_stands_in_the_menu_is_opened_from_the_table(language: str, typed: str, told: str) -> None:
    assert told in written(AT_TABLE, language, typed, "quit")


OTHERS = [
    ("en", "let's play Rummy", "yes", "Start another game? This one stays saved.", "You have 14 tiles."),
    ("de", "wir spielen Umé", "ja", "Eine neue beginnen?", "Du beginnst: Du hast die höchste Summe."),
    ("fr", "Maumau", "oui", "En commencer une autre ?", "Carte retournée : 8 de pique."),
]


@pytest.mark.parametrize(("language", "typed", "yes", "asked", "begun"), OTHERS)
def test_another_game_is_begun_from_the_table_after_a_question(
    language: str, typed: str, yes: str, asked: str, begun: str
) -> None:
    lines = written(AT_TABLE, language, typed, yes, "quit")
    question = next(place for place, line in enumerate(lines) if line.endswith(asked))
    assert begun in lines[question:]
    assert not any(line.endswith(asked) for line in written(AT_TABLE, language, f"{typed}?", "quit"))


def test_a_line_without_an_explanation_is_said_with_its_own_colons_only() -> None:
    assert "Seat 1: Ana, you. No more information." in written(AWAY, "en", "3", "i 6", "quit")


@pytest.mark.parametrize(
    ("language", "line", "title"),
    [("en", "lesson 2", "Lesson: How to play UNO."), ("de", "Lektion 2", "Lektion: "), ("fr", "leçon 2", "Leçon : ")],
)
def test_a_lesson_is_begun_by_its_number_from_the_menu(language: str, line: str, title: str) -> None:
    done = run_program("--linear", "--language", language, "--mode", "silent", stdin=f"{line}\nquit\n")
    assert any(each.startswith(title) for each in done.stdout.splitlines())


def test_a_line_of_the_settings_goes_before_what_people_type_for_the_settings() -> None:
    done = run_program("--linear", "--language", "en", "--mode", "silent", stdin="settings\npace\nlanguage\nquit\n")
    assert "Choose: wait for me, slow, normal or fast.\nLanguage: English\nChoose: " in done.stdout


def test_a_lesson_that_does_not_exist_is_named_and_nothing_is_chosen_later() -> None:
    done = run_program("--linear", "--language", "en", "--mode", "silent", stdin="lesson 99\nback\nsettings\nquit\n")
    assert "No number 99 here." in done.stdout
    assert "The list now has" not in done.stdout


@pytest.mark.parametrize(("language", "line"), [("en", "who speaks"), ("de", "wer spricht"), ("fr", "qui parle")])
def test_a_line_that_sounds_like_a_question_is_named_by_its_own_words(language: str, line: str) -> None:
    opening = {"en": "settings", "de": "einstellungen", "fr": "réglages"}[language]
    values = {"en": "Choose: ", "de": "Zur Wahl: ", "fr": "Au choix"}[language]
    quiet = ("--linear", "--language", language, "--mode", "reader")
    named = run_program(*quiet, stdin=f"{opening}\n{line}\nquit\n").stdout.splitlines()
    asked = run_program(*quiet, stdin=f"{opening}\n{line}?\nquit\n").stdout.splitlines()
    now = [each for each in named if each.startswith(("1 ", "1, "))][-1][2:].strip(" ,")
    assert named[-3] == now
    assert named[-2].startswith(values)
    assert any(each.endswith(now) for each in asked[-3:])
