"""Lists with values line by line: who leaves a new table, how to leave a name as it is, values that are named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import run_program
from support.at_position import SPACES

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
    assert asked in said.translate(SPACES)


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


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        (
            "en",
            ("game uno teams", "game uno", "seat 2 easy", "seat 3", "hard", "point limit 300", "turn bluff on", "off"),
            "Game: UNO Teams|Game: UNO|Seat 2: Ben, easy bot|Seat 3: Cleo, normal bot|"
            "Choose: human, easy bot, normal bot or hard bot.|Seat 3: Cleo, hard bot|Point limit: 300|Bluff: on|Bluff: off",
        ),
        (
            "de",
            ("Platz 2 schwacher", "Platz 3", "ein starker Bot", "Punktgrenze 300"),
            "Platz 2: Ben, ein schwacher Bot|Zur Wahl: ein Mensch, ein schwacher Bot,|Platz 3: Cleo, ein starker Bot|"
            "Punktgrenze: 300",
        ),
        ("fr", ("place 2 facile", "place 3", "robot fort"), "Place 2 : Ben, un robot facile|Au choix : une personne|un robot fort"),
    ],
)
def test_values_are_named_behind_their_line_or_alone_after_it(language: str, lines: tuple[str, ...], told: str) -> None:
    assert_told_in_order(told, after_opening(language, "3", *lines))


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        (
            "en",
            ("pace", "fast", "set pace to wait", "players in a new game 3", "language", "verbosity full", "full"),
            "Pace of the bots: normal|Choose: wait for me, slow, normal or fast.|Pace of the bots: fast|"
            "Pace of the bots: wait for me|Players in a new game: 3|Language: English|"
            "Choose: English, Deutsch or français.|Verbosity: full|Verbosity: full",
        ),
        ("de", ("Tempo", "schnell", "Sprache Englisch"), "Zur Wahl: |schnell|Language: English"),
        ("fr", ("rythme lent", "langue", "anglais"), ": lent|Au choix : English, Deutsch ou français.|Language: English"),
    ],
)
def test_settings_by_words_never_take_the_next_value_unasked(language: str, lines: tuple[str, ...], told: str) -> None:
    opening = {"en": "settings", "de": "Einstellungen", "fr": "réglages"}[language]
    assert_told_in_order(told, after_opening(language, opening, *lines))


def after_opening(language: str, opening: str, *lines: str) -> str:
    """Return what is written after a list that is opened from the menu, with plain spaces."""
    listed, said = (
        run_program("--linear", "--mode", "reader", "--language", language, stdin="\n".join((opening, *more, "quit", "")))
        for more in ((), lines)
    )
    told = said.stdout.removeprefix(listed.stdout.rstrip("\n").rpartition("\n")[0])
    return told.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def assert_told_in_order(told: str, said: str) -> None:
    """Assert that a text has the parts, which are separated by bars, one after the other."""
    at = 0
    for each in told.split("|"):
        assert each in said[at:], (each, said)
        at = said.index(each, at) + 1


def test_a_value_alone_changes_no_line_before_one_was_named() -> None:
    said = after_opening("en", "settings", "off", "program", "screen")
    assert not re.search(r"(?m)^(Who speaks|Selected card in large letters): ", said), said


def test_a_line_that_begins_like_a_question_takes_its_value() -> None:
    assert "Cards for a forgotten Uno: 3\n" in after_opening("en", "3", "cards for a forgotten uno 3")


def test_a_table_that_nobody_can_play_is_no_preset() -> None:
    seat = ["seat 1 easy"]
    said = typed("en", "Seat 1", *seat, "save these choices", "robots", "", "back", "new", "save these choices", "mine")
    assert "one of the players must be human" in said.casefold()
    assert "The preset robots is saved." not in said


def test_a_file_in_the_home_of_nobody_is_a_file_that_is_not_there() -> None:
    said = typed("en", "Practise from a table file", "~nobodyatall/x.table", "")
    assert "~nobodyatall/x.table" in said
    assert "Goodbye" in said


@pytest.mark.parametrize(
    ("language", "line", "near"),
    [
        ("en", "throw Dora out", "Seat 4: Dora, normal bot"),
        ("en", "forgotten cards", "Cards for a forgotten Uno"),
        ("de", "Dora rauswerfen", "Platz 4: Dora"),
        ("fr", "les places", "Une place de plus"),
    ],
)
def test_lines_near_an_unknown_word_are_written(language: str, line: str, near: str) -> None:
    listed = run_program("--linear", "--language", language, stdin="3\nquit\n").stdout
    said = run_program("--linear", "--language", language, stdin=f"3\n{line}\nquit\n").stdout
    assert said.count(near) > listed.count(near)


@pytest.mark.parametrize(("language", "line"), [("en", "players 3"), ("de", "3 Spieler"), ("fr", "3 joueurs")])
def test_a_number_of_players_is_set_in_the_list_for_a_new_table(language: str, line: str) -> None:
    said = run_program("--linear", "--language", language, stdin=f"3\n{line}\nquit\n").stdout
    assert {"en": "3 seats.", "de": "3 Plätze.", "fr": "3 places."}[language] in said


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "what can I do?"), ("de", "was kann ich hier machen"), ("fr", "que puis-je faire ?")]
)
def test_the_menu_says_what_can_be_typed_to_a_player_who_asks(language: str, asked: str) -> None:
    helped = run_program("--linear", "--language", language, stdin="help\nquit\n").stdout
    assert run_program("--linear", "--language", language, stdin=f"{asked}\nquit\n").stdout == helped


@pytest.mark.parametrize("lines", [("rummy", "no"), ("new", "game rummy", "start", "no")])
def test_who_answers_no_at_a_table_has_chosen_nothing(lines: tuple[str, ...]) -> None:
    arguments = ("play", "uno", "--linear", "--language", "en", "--seed", "5")
    said = run_program(*arguments, stdin="\n".join((*lines, "menu", "", "quit", ""))).stdout
    assert "Nothing changed." in said
    assert re.search(r"(?m)^\d+ Start a game of UNO with 4 players$", said)


def test_a_preset_is_replaced_only_by_the_same_name_once_more(home: Path) -> None:
    def dora_is_kept(*answers: str) -> bool:
        lines = ("new game", "remove a seat", "save these", *answers, "quit", "")
        said = run_program("--linear", "--language", "en", stdin="\n".join(lines)).stdout
        assert "There is a preset family already." in said
        return "Dora" in (home / "config" / "presets.toml").read_text(encoding="utf-8")

    run_program("--linear", "--language", "en", stdin="new game\nsave these\nfamily\nquit\n")
    assert dora_is_kept("family", "")
    assert not dora_is_kept("family", "family")


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ("new game", "get rid of Cleo and Dora"), "Cleo and Dora leave: 2 seats."),
        ("en", ("new game", "seat 2 is Mia"), "Seat 2: Mia, normal bot"),
        ("de", ("neuer tisch", "auf Platz 2 sitzt Petra"), "Platz 2: Petra, ein normaler Bot"),
        ("en", ("new game", "2 player rummy"), "Game: UNO Rummy"),
        ("en", ("we're two people at this computer",), "Ana and Ben play at this computer."),
        ("de", ("wir sind zu zweit hier am Rechner, meine Frau und ich",), "Ana und Ben spielen an diesem Rechner."),
        ("fr", ("on est deux sur cet ordinateur, on veut jouer ensemble",), "Ana et Ben jouent à cet ordinateur."),
        ("en", ("uno with two players",), "You have 7 cards."),
        ("en", ("new game", "sevens trade hands please"), "0/7 rule: on"),
        ("en", ("new game", "jump in too please, where one may play out of turn"), "Interceptions: on"),
        ("en", ("new game", "what is the bluff rule?", "ok turn that one on"), "Bluff: on."),
        ("en", ("new game", "the game shouldn't go to 500, just one round"), "Rounds: 1\n"),
        ("en", ("new game", "bluff on", "oops, undo that"), "24 Bluff: off\nGoodbye."),
        ("en", ("new game", "undo"), "Nothing has been changed here."),
        ("en", ("new game", "bluff on", "what have I got switched on?"), "Bluff on\n"),
        ("en", ("new game", "bluff on", "repeat"), "Bluff: on\nGoodbye."),
        ("en", ("new game", "can I change the house rules somewhere?"), "Rules: 16 to 28."),
        ("en", ("new game", "cancel"), "Menu. "),
        ("de", ("neuer tisch", "nur zwei Gegner bitte, drei sind mir zu viele"), "3 Plätze."),
        ("de", ("neuer tisch", "ich heiße eigentlich Karin, kannst du das ändern?"), "Platz 1: Karin, du"),
        ("de", ("neuer tisch", "wer sitzt jetzt alles da?"), "Platz 1: Ana, du\nPlatz 2: Ben"),
        ("de", ("neuer tisch", "spiel maumau", "mach bitte nur eine Runde, nicht fünf"), "Runden: 1\n"),
        ("de", ("neuer tisch", "okay, dann fangen wir mal an"), "Du hast 7 Karten."),
        ("fr", ("nouvelle table", "je préfère jouer contre deux adversaires seulement"), "3 places.\n"),
        ("fr", ("nouvelle table", "ajoute le cumul et l'échange des mains"), "Réponses : oui\nRègle du 0 et du 7 : oui"),
        ("fr", ("nouvelle table", "ok on y va"), "Tu as 7 cartes."),
        ("en", ("I'd like to learn UNO Rummy",), "Lesson: Runs and groups."),
        ("fr", ("nouvelle table", "commence"), "Tu as 7 cartes."),
        ("de", ("neuer tisch", "los geht's"), "Du hast 7 Karten."),
    ],
)
def test_the_menu_and_the_new_table_understand_who_plays_and_who_wants_to_learn(
    language: str, lines: tuple[str, ...], told: str
) -> None:
    said = run_program("--linear", "--language", language, stdin="\n".join((*lines, "quit", ""))).stdout
    assert told in said.translate(SPACES)


@pytest.mark.parametrize(
    "line",
    [
        "I don't like stacking", "explain what jump in does", "disable stacking", "anything but stacking", "I hate stacking",
        "we never play with jump in", "that was a challenge", "I do not understand jump in", "I said three players yesterday",
        "I don't want a single round", "just one round is boring", "Ben cheats at stacking", "good start",
    ],
)  # fmt: skip
def test_who_only_speaks_of_a_rule_chooses_nothing_for_the_new_table(line: str) -> None:
    begun = ("--linear", "--language", "en")
    said, nothing = (
        run_program(*begun, stdin="\n".join(("new game", *lines, "list", "quit", ""))).stdout for lines in ((line,), ())
    )
    assert said.rpartition("New game\n")[2] == nothing.rpartition("New game\n")[2]


@pytest.mark.parametrize("word", ["cancel", "back", "stop", "quit", "help"])
def test_a_word_that_leaves_a_prompt_is_no_name(word: str) -> None:
    stdin = "\n".join(("new game", "name on seat 1", word, "", "who sits here?", "quit", ""))
    assert "Seat 1: Ana, you" in run_program("--linear", "--language", "en", stdin=stdin).stdout.rpartition("28 ")[2]
