"""UNO Rummy line by line: what is typed, and what is written."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from conftest import ROOT, program, run_program
from support.at_position import SPACES, assert_in_order, said_at

from uno_tui.host.match import Plan

pytestmark = [pytest.mark.terminal, pytest.mark.slow]

POSITION = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana R7 B9 Y12 R1 G10
rack Ben Y1 B2 Y5 G7
onto [R4 R5 R6] [Y9 G9 J=R9] [B10 B11 B12] [Y2 Y3 Y4] [G3 G4 G5] [R10 Y10 J=G10]
stock Y1 B2 Y3 G4 Y5
turn Ana
"""


RACK = {"en": "Rack", "de": "Schiene", "fr": "Chevalet"}


def lay_out(home: Path, position: str) -> None:
    """Make this the only unfinished table."""
    tables = home / "data" / "tables"
    shutil.rmtree(tables, ignore_errors=True)
    tables.mkdir(parents=True)
    path = tables / "2026-01-01-101010.table"
    path.write_text(position, encoding="utf-8")
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(("Ana", "Ben"), ("person", "normal"))))


def typed(home: Path, *lines: str, language: str = "en", position: str = POSITION) -> list[str]:
    """What is written after these lines at Ana's table."""
    lay_out(home, position)
    stdin = "".join(f"{line}\n" for line in ("menu", "15", "1", *lines))
    done = run_program("play", "rummy", "--linear", "--language", language, stdin=stdin)
    assert done.stderr == ""
    written = done.stdout.splitlines()
    return written[max(place for place, line in enumerate(written) if "2026" in line) :]


def test_y_takes_back_one_whole_step(home: Path) -> None:
    lines = typed(home, "1", "y", "p", "y", "quit")
    place = lines.index("Red 7 played on set 1. Red run 4 to 7.")
    assert lines[place + 1 :] == [
        "Undone: red 7, back in the rack. Red run 4 to 6.",
        "Nothing played yet.",
        "Nothing to undo.",
        "Goodbye. The game is saved.",
    ]


def test_tiles_that_are_laid_leave_the_others_their_numbers(home: Path) -> None:
    lines = typed(home, "1", "5", "leave it", "hand", "1", "y", "1", "f", "quit")
    assert "Where does the green 10 go?" in lines
    # Only what is asked for is written again; at the next turn the rack is, with new numbers.
    racks = [line for line in lines if line.startswith("Rack: ")]
    assert racks[:2] == [
        "Rack: 1 Red 7, 2 Blue 9, 3 Yellow 12, 4 Red 1, 5 Green 10",
        "Rack: 2 Blue 9, 3 Yellow 12, 4 Red 1, 5 Green 10",
    ]
    assert "No number 1 here." in lines
    assert lines.count("Red 7 played on set 1. Red run 4 to 7.") == 2
    assert racks[2].startswith("Rack: 1 Blue 9, 2 Yellow 12, 3 Red 1, 4 Green 10")
    assert len(racks) == 3


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "what's in set 3?", "Set 3 of "),
        ("de", "was liegt in Kombination 3", "Kombination 3 von "),
        ("fr", "qu'y a-t-il dans la combinaison 3 ?", "Combinaison 3 sur "),
        ("fr", "déplace le 4 bleu dans une nouvelle combinaison", "Nouvelle combinaison 7 : 4 bleu."),
    ],
)
def test_a_set_is_named_by_its_number_in_a_question_too(language: str, line: str, told: str) -> None:
    arguments = ("play", "rummy", "--linear", "--seed", "7", "--language", language)
    said = run_program(*arguments, stdin=f"{line}\nquit\n").stdout
    assert told in said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("language", "typed_lines", "sets"),
    [
        ("en", ("set 6", "set 2", "previous set", "set 9"), ("Set 6 of 6", "Set 2 of 6", "Set 1 of 6", "No number 9")),
        ("de", ("gruppe 6", "kombination 2", "vorige"), ("Kombination 6 von 6", "Kombination 2", "Kombination 1")),
        ("fr", ("série 6", "combinaison 2", "combinaison précédente"),
         ("Combinaison 6 sur 6", "Combinaison 2", "Combinaison 1")),
    ],
)  # fmt: skip
def test_sets_are_reached_by_their_numbers_and_backwards(
    home: Path, language: str, typed_lines: tuple[str, ...], sets: tuple[str, ...]
) -> None:
    lines = typed(home, *typed_lines, "quit", language=language)
    assert [line[: len(start)] for line, start in zip(lines[-1 - len(sets) : -1], sets, strict=True)] == list(sets)


def test_after_finishing_numbers_mean_the_rack(home: Path) -> None:
    lines = typed(home, "1", "set 1", "f", "hand", "quit")
    after = lines[lines.index("Set 1 of 6. Red run 4 to 7. 1 Red 4.") :]
    assert any(line.startswith("You play red 7: ") for line in after)
    assert next(line for line in after if line.startswith("Rack: ")).startswith("Rack: 1 Blue 9, ")


def test_a_number_where_a_tile_does_not_fit_asks(home: Path) -> None:
    lines = typed(home, "5", "carry", "set 1", "1", "no", "p", "quit")
    text = "\n".join(lines)
    assert "Red run 4 to 6, green 10: neither a run nor a group. Put it there anyway?" in text
    assert "Question closed." in text
    assert "You still carry green 10." in text


def test_what_only_asks_is_answered_at_a_question_which_is_said_again(home: Path) -> None:
    lines = typed(home, "1", "5", "h", "p", "c", "plan", "carry", "p", "quit", "yes")
    asked = "Where does the green 10 go?"
    place = lines.index(asked)
    answers = lines[place + 1 : place + 5]
    assert answers == ["1 In place of the Joker in the group of tens", "2 New set", "3 Carry it", "4 Leave it on the rack"]
    hint, draft, top = lines[place + 5 : place + 8]
    assert hint.endswith(f". {asked}")
    assert draft == f"1 of at most 4 from your rack: red 7. Type f to finish. {asked}"
    assert top.startswith("1 Red run 4 to 7. 2 ")
    assert top.endswith(f". {asked}")
    plan = lines[place + 8 : lines.index("Carrying green 10.") if "Carrying green 10." in lines else -1]
    assert plan[0].startswith("Plan, ")
    assert asked in plan


def test_a_move_closes_a_question_of_the_draft(home: Path) -> None:
    lines = typed(home, "1", "5", "draw", "quit", "yes")
    after = lines[lines.index("4 Leave it on the rack") + 1 :]
    assert any(line.startswith("You cannot draw now. Your draft: 1 played. f to finish.") for line in after[:2]), after
    assert "The question is closed." in after[:2]
    assert "Where does the green 10 go?" not in after


def test_a_step_of_the_draft_is_undone_at_a_question_which_is_put_again(home: Path) -> None:
    lines = typed(home, "1", "5", "y", "leave it", "quit")
    after = lines[lines.index("4 Leave it on the rack") + 1 :]
    assert after[0] == "Undone: red 7, back in the rack. Red run 4 to 6."
    again = after.index("Where does the green 10 go?")
    assert after[again + 1].startswith("1 In place of the Joker")
    assert "Question closed." in after[again + 5]


@pytest.mark.parametrize(
    ("language", "word", "leaving"),
    [("en", "leave it", "Leave and lose"), ("de", "auf der schiene lassen", "verloren"), ("fr", "laisser", "Partir")],
)
def test_a_tile_is_left_by_the_words_of_the_answer(home: Path, language: str, word: str, leaving: str) -> None:
    lines = typed(home, "5", word, {"en": "quit", "de": "ende", "fr": "quitte"}[language], language=language)
    assert not any(leaving in line for line in lines)
    assert lines[-2] == {"en": "Question closed.", "de": "Frage geschlossen.", "fr": "Annulé."}[language]


def test_f_at_a_question_does_not_finish(home: Path) -> None:
    lines = typed(home, "1", "5", "f", "leave it", "f", "quit")
    after = lines[lines.index("4 Leave it on the rack") + 1 :]
    assert after[0] == "Answer this first; then f finishes. Where does the green 10 go?"
    assert any(line.startswith("You play red 7: ") for line in after[1:])


def test_letters_of_a_colour_answer_though_they_are_keys_too(home: Path) -> None:
    lines = typed(home, "6", "new set", "h", "b", "c", "8", "quit", "yes", position=POSITION.replace("G10\n", "G10 J\n", 1))
    asked = next(place for place, line in enumerate(lines) if line == "Which colour is the Joker?")
    assert lines[asked + 5].endswith(" Which colour is the Joker?")
    assert lines[asked + 6] == "Which number?"
    assert any(line.endswith(". Which number?") for line in lines)
    assert any(line.endswith("first tile: Joker as blue 8.") for line in lines)


def test_the_rack_lies_as_before_after_giving_up(home: Path) -> None:
    lines = typed(home, "4", "new set", "1", "give up", "quit")
    racks = [line for line in lines if line.startswith("Rack: ")]
    assert racks[-1] == racks[0] == "Rack: 1 Red 7, 2 Blue 9, 3 Yellow 12, 4 Red 1, 5 Green 10"


def test_an_open_draft_is_told_by_t_and_by_an_empty_line(home: Path) -> None:
    lines = typed(home, "1", "t", "", "quit")
    told = "Your turn. Your draft: 1 played. f to finish."
    assert lines.count(told) == 2


def test_help_says_how_a_draft_is_given_up(home: Path) -> None:
    assert "give up, stop: cancel the draft: the table is as before" in typed(home, "help", "", "", "", "quit")


def test_the_plan_is_written_line_by_line(home: Path) -> None:
    lines = typed(home, "h", "plan", "quit")
    assert lines.count("Play red 7 on the run red 4 to 6.") == 2
    place = lines.index("Plan, 5 steps.")
    assert (lines[place + 1], lines[place + 5]) == ("Play red 7 on the run red 4 to 6.", "Type f to finish.")


def test_before_a_draft_is_lost_it_is_asked(home: Path) -> None:
    lines = typed(home, "1", "quit", "no", "quit", "yes")
    asked = "Leave and lose your draft? The game is saved without it."
    assert lines.count(asked) == 2
    assert lines[-1] == "Goodbye. The game is saved."


def test_sorting_survives(home: Path) -> None:
    typed(home, "sort colour", "quit")
    lines = typed(home, "hand", "quit")
    assert "Rack: 1 Red 1, 2 Red 7, 3 Yellow 12, 4 Green 10, 5 Blue 9" in lines


def test_changes_are_told(home: Path) -> None:
    lines = typed(home, "changes", "d", "quit")
    assert sum(line.startswith("Nothing changed on the table since your last turn.") for line in lines) == 2


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ("1", "set 2", "2"), ["Red 7 played on set 1. Red run 4 to 7.", "Taken: yellow 3, tile 2 of set 2. Type"]),
        ("de", ("1", "gruppe 2", "2"), ["Rote 7 an Kombination 1 angelegt. ", "Genommen: gelbe 3, Stein 2 von Kombination 2."]),
        ("fr", ("1", "série 2", "2"), ["7 rouge, combinaison 1 : ", "Tu prends : 3 jaune, tuile 2, combinaison 2."]),
        ("en", ("set 1", "3", "new set"), ["New set 7, first tile: red 6."]),
        ("de", ("gruppe 1", "3", "neue"), ["Neue Kombination 7, erster Stein: rote 6."]),
        ("fr", ("série 1", "3", "nouvelle"), ["Nouvelle combinaison 7 : 6 rouge."]),
        ("en", ("n 2",), ["New set 7, first tile: blue 9."]),
        ("en", ("set 5", "2", "set 1", "1", "yes"), ["Yellow 9 moved to set 1. Red 4, red 5, red 6, yellow 9."]),
    ],
)  # fmt: skip
def test_the_answer_says_which_tile_of_which_set_and_where_it_lies(
    home: Path, language: str, lines: tuple[str, ...], told: list[str]
) -> None:
    leaving = {"en": ("quit", "yes"), "de": ("ende", "ja"), "fr": ("quitte", "oui")}[language]
    answered = typed(home, *lines, *leaving, language=language)
    for each in told:
        assert any(line.startswith(each) for line in answered), each


def test_a_number_that_a_set_does_not_have_says_where_one_is(home: Path) -> None:
    lines = typed(home, "set 1", "9", "hand", "9", "8", "quit")
    assert "No number 9 here. This is Set 1 of 6; type rack for your own." in lines
    assert "2 Blue 9. Type a number." in lines  # no place has that number, but a tile
    assert "No number 8 here." in lines


def test_sets_are_listed_in_the_order_of_their_numbers(home: Path) -> None:
    lines = typed(home, "top", *(f"set {number}" for number in range(1, 7)), "quit")
    listed = next(line for line in lines if line.startswith("1 Red run 4 to 6. "))
    sets = [line.split(". ")[1] for line in lines if line.startswith("Set ")]
    assert listed == ". ".join(f"{number} {name}" for number, name in enumerate(sets, start=1)) + "."
    assert len(sets) == 6


@pytest.mark.parametrize("seed", ["1", "3", "4"])
def test_start_tiles_are_told_in_the_order_of_their_numbers(seed: str) -> None:
    begun = ("play", "rummy", "--linear", "--players", "2", "--seed", seed, "--language", "en")
    lines = run_program(*begun, stdin="set 1\nset 2\nset 3\nset 4\nquit\n").stdout.splitlines()
    told = next(line for line in lines if line.startswith("On the table: "))
    sets = [line.split(". ")[1].removeprefix("Single ") for line in lines if line.startswith("Set ")]
    assert told.removeprefix("On the table: ").removesuffix(".").casefold() == ", ".join(sets).casefold().replace("idle ", "")


@pytest.mark.parametrize("by", [subprocess.Popen.kill, subprocess.Popen.terminate], ids=["killed", "ended"])
@pytest.mark.parametrize(
    ("language", "played", "told"),
    [
        ("en", "Red 7 played on set 1.", "No draft is open: all your tiles are on the rack."),
        ("de", "Rote 7 an Kombination 1", "Kein Entwurf ist offen: Alle deine Steine sind auf der Schiene."),
        ("fr", "7 rouge, combinaison 1", "Aucun essai en cours : toutes tes tuiles sont sur le chevalet."),
    ],
)
def test_a_draft_that_was_open_at_the_end_of_the_program_is_told_to_be_gone(
    home: Path, language: str, played: str, told: str, by: Callable[[subprocess.Popen[str]], None]
) -> None:
    lay_out(home, POSITION)
    begun = subprocess.Popen(
        program("--linear", "--language", language), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
        stderr=subprocess.PIPE, cwd=ROOT,
    )  # fmt: skip
    assert begun.stdin is not None
    assert begun.stdout is not None
    begun.stdin.write("1\n1\n")
    begun.stdin.flush()
    for line in begun.stdout:
        if line.startswith(played):
            break
    by(begun)
    begun.communicate()
    done = run_program("--linear", "--language", language, stdin="1\nquit\n")
    written = done.stdout.splitlines()
    assert told in written, written
    assert any(line.startswith(f"{RACK[language]} : 1" if language == "fr" else f"{RACK[language]}: 1") for line in written)
    assert done.stderr == ""


def test_in_french_too_the_answers_have_numbers(home: Path) -> None:
    """A start tile begins with its own number, which would be the number of another answer."""
    position = POSITION.replace("rack Ana R7 B9 Y12 R1 G10", "rack Ana Y7 B7 Y9 R1").replace("[Y2 Y3 Y4]", "[R7] [Y8]")
    lines = typed(home, "1", "2", "quitte", "oui", language="fr", position=position)
    asked = lines.index("Où va le 7 jaune ?")
    assert lines[asked + 1 : asked + 3] == ["1, Avec 7 rouge seul", "2, Avec 8 jaune seul"]
    assert any(line.endswith(": 7 jaune, 8 jaune.") for line in lines[asked:])


def test_in_german_a_draft_is_given_up_in_the_words_of_the_answer(home: Path) -> None:
    lines = typed(home, "1", "gib auf", "ende", language="de")
    assert any(line.startswith("Entwurf aufgegeben") for line in lines)


def test_a_tile_of_the_rack_is_played_by_name_from_anywhere(home: Path) -> None:
    written = typed(home, "set 1", "red 7", "quit")
    assert "You have no red 7." not in written
    assert "Leave and lose your draft? The game is saved without it." in written


def test_part_of_a_name_lists_the_tiles_of_the_rack_from_anywhere(home: Path) -> None:
    written = typed(home, "set 1", "green", "quit")
    assert "5 Green 10. Type a number." in written


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "split set 1 at 3", "Split: "),
        ("de", "teile Kombination 1 bei 3", "Geteilt"),
        ("fr", "coupe la combinaison 1 à 3", "Coupé"),
        ("en", "join 1 and 2", "Joined as set 1. "),
        ("de", "verbinde Kombination 1 und 2", "Verbunden"),
        ("fr", "réunis 1 et 2", "Réuni"),
    ],
)
def test_sets_are_split_and_joined_by_their_numbers(home: Path, language: str, line: str, told: str) -> None:
    leaving = {"en": ("quit", "yes"), "de": ("ende", "ja"), "fr": ("quitte", "oui")}[language]
    written = typed(home, line, *leaving, language=language)
    assert any(each.startswith(told) for each in written), written
    assert not any(each.endswith("?") and "1" in each for each in written)


def test_a_set_is_joined_with_the_one_that_is_called_by_its_number_even_if_it_is_not_listed(home: Path) -> None:
    position = POSITION.replace("[R10", "[R12 B12 G12] [R10")
    written = typed(home, "set 1", "join", "set 7", "y", "join 5", "y", "join 9", "quit", position=position)
    asked = written.index("Join with which set?")
    listed = written[asked + 1 : asked + 6]
    assert [each.rsplit(", ", 1)[-1] for each in listed[:4]] == ["set 2", "set 3", "set 4", "set 5"]
    assert listed[4].startswith("5 ")
    assert ", set" not in listed[4]
    assert sum(each.startswith("Joined as set 1. ") for each in written) == 2
    assert "No number 9 here. This is Set 1 of 7; type rack for your own." in written


@pytest.mark.parametrize("line", ["draw", "pass"])
def test_drawing_does_not_lose_a_draft(home: Path, line: str) -> None:
    position = POSITION.replace("seats", "options must_lay=off\nseats")
    lines = typed(home, "1", line, "p", "give up", "draw", "quit", position=position)
    assert "1 of at most 4 from your rack: red 7. Type f to finish." in lines
    assert any(each.startswith("You draw ") for each in lines)
    if line == "draw":
        assert any(each.startswith("Your draft would be lost. f finishes it, ") for each in lines)


@pytest.mark.parametrize(("language", "asked"), [("en", "Which tile?"), ("de", "Welcher Stein?"), ("fr", "Quelle tuile ?")])
def test_a_new_set_begins_with_a_tile_that_was_named(home: Path, language: str, asked: str) -> None:
    word, leaving = {"en": ("new set", "quit"), "de": ("neue", "ende"), "fr": ("nouvelle", "quitte")}[language]
    lines = typed(home, word, leaving, language=language)
    assert any(each.startswith(asked) for each in lines)


TOGETHER = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana R7 B9 B7 J Y7 G10
rack Ben Y1 B2 Y5 G7
onto [R4 R5 R6]
stock Y1 B2 Y3 G4 Y5
turn Ana
"""


def typed_together(home: Path, line: str, language: str = "en") -> str:
    """Return what is written when a line is typed at the table `TOGETHER`, with plain spaces."""
    lay_out(home, TOGETHER)
    done = run_program("--linear", "--language", language, "--mode", "reader", stdin=f"1\n{line}\nquit\n")
    return done.stdout.translate(SPACES)


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "1 3 5", "New set 2: Group of sevens: red, yellow, blue."),
        ("en", "red 7, blue 7 and yellow 7", "New set 2: Group of sevens: red, yellow, blue."),
        ("en", "blue 7 9 10", "You have no blue 10 on your rack."),
        ("fr", "7 9 10 bleu", "10 bleu : cette tuile n'est pas sur ton chevalet."),
        ("en", "blue 7 9 joker", "New set 2: Blue run 7 to 9"),
        ("en", "do I have a blue 7", "3 Blue 7."),
        ("en", "where is the red 5", "You have no red 5 on your rack.\nOn the table: set 1."),
        ("de", "wo ist die rote 5", "Auf dem Tisch: Kombination 1."),
        ("fr", "combien de tuiles bleues ai-je", "2, le 9 bleu ; 3, le 7 bleu."),
        ("en", "cancel", "Nothing to stop or close."),
        ("en", "red 7 on 1", "Red 7 played on set 1. Red run 4 to 7."),
        ("de", "nimm rote 7 von Kombination 1", "Nicht in Kombination 1: rote 7."),
        ("de", "gehe zur Kombination 1", "Kombination 1 von 1"),
        ("en", "go to set 1", "Set 1 of 1."),
        ("en", "new set 1 3 4", "What does the Joker stand for?"),
        ("en", "play 2 4 6", "Blue 9, Joker and green 10: neither a run nor a group."),
        ("en", "play 1 3", "Red 7 and blue 7: a set needs at least 3 tiles."),
        ("en", "red 7, blue 7 and yellow 8", "You have no yellow 8 on your rack."),
        ("en", "1 3 9", "No number 9 here."),
        ("en", "1 2 3 5 6", "At most four tiles from the rack in a turn."),
        ("de", "rote 7, blaue 7 und gelbe 7", "Neue Kombination 2: "),
        ("fr", "7 rouge, 7 bleu et 7 jaune", "Nouvelle combinaison 2 : "),
        ("en", "take red 7, blue 7 and yellow 7 and make a group", "New set 2: Group of sevens: red, yellow, blue."),
        ("en", "take red 7 and make a set with blue 7 and yellow 7", "New set 2: Group of sevens: red, yellow, blue."),
        ("en", "combine red 7, blue 7 and yellow 7", "New set 2: Group of sevens: red, yellow, blue."),
        ("de", "nimm rote 7, blaue 7 und gelbe 7 und bilde eine gruppe", "Neue Kombination 2: "),
        ("de", "nimm die rote 7 und bilde mit der blauen 7 und der gelben 7 eine gruppe", "Neue Kombination 2: "),
        ("fr", "je prends le 7 rouge, le 7 bleu et le 7 jaune et je fais une série", "Nouvelle combinaison 2 : "),
        ("en", "combine red 5 and red 7", "Red 7 played on set 1. Red run 4 to 7."),
        ("en", "make a run of red 4, 5, 6 and 7", "Red 7 played on set 1. Red run 4 to 7."),
        ("en", "take red 6 from the table and add red 7", "Red 7 played on set 1. Red run 4 to 7."),
        ("de", "nimm die rote 6 vom tisch und lege die rote 7 dazu", "Rote 7 an Kombination 1 angelegt."),
        ("fr", "prends le 6 rouge de la table et ajoute le 7 rouge", "7 rouge, combinaison 1 : Suite rouge de 4 à 7."),
        ("en", "put red 5, red 6 and red 7 together", "Red 7 played on set 1. Red run 4 to 7."),
        ("en", "put red 7 next to red 6", "Red 7 played on set 1. Red run 4 to 7."),
        ("en", "put red 7 behind red 6", "Red 7 played on set 1. Red run 4 to 7."),
        ("de", "leg die rote 7 hinter die rote 6", "Rote 7 an Kombination 1 angelegt."),
        ("fr", "pose le 7 rouge à côté du 6 rouge", "7 rouge, combinaison 1 : Suite rouge de 4 à 7."),
        ("en", "take blue 9", "Where does the blue 9 go?"),
        ("en", "play red 4, red 5, red 6 and red 7", "Red 7 played on set 1. Red run 4 to 7."),
        ("fr", "je pose le 4, 5, 6 et 7 rouge", "7 rouge, combinaison 1 : Suite rouge de 4 à 7."),
        ("en", "new set blue 7\nput yellow 7 there too", "Yellow 7 played on set 2."),
        ("de", "neue blaue 7\nleg die gelbe 7 auch dazu", "Gelbe 7 an Kombination 2 angelegt."),
        ("en", "red 7 on 1\ntake red 7 back", "Back in the rack: red 7."),
        ("en", "red 7 on 1\nput the red 7 back on my rack", "Back in the rack: red 7."),
        ("de", "rote 7 auf 1\nnimm die rote 7 zurück", "Zurück auf der Schiene: rote 7."),
        ("fr", "7 rouge sur 1\nreprends le 7 rouge", "De retour sur le chevalet : 7 rouge."),
        ("fr", "j'ajoute le 7 rouge au 6 rouge", "7 rouge, combinaison 1 : Suite rouge de 4 à 7."),
        ("en", "take red 7 back", "You have not played red 7 in this turn."),
        ("en", "take red 5 back", "You have not played red 5 in this turn."),
        ("en", "new set blue 7\nplay that yellow 7", "Yellow 7, blue 7."),
        ("en", "take red 7 and put it on red 6", "Red 7 played on set 1. Red run 4 to 7."),
        ("fr", "prends le 7 rouge et mets-le sur le 6 rouge", "7 rouge, combinaison 1 : Suite rouge de 4 à 7."),
        ("en", "red 7 on 1\nmake a run of red 6, red 7 and the joker", "What does the Joker stand for?\n1 Red 3\n2 Red 8"),
        ("en", "red 7 on 1\nundo\nrestore", "Redone. Red run 4 to 7."),
        ("en", "red 7 on 1\nstop\nrestore it", "Your draft is back."),
        ("en", "red 7 on 1\nmove the red 7 back to my rack", "Back in the rack: red 7."),
        ("en", "red 7 on 1\ntake red 7 back from set 1", "Back in the rack: red 7."),
        ("en", "which tiles have an effect", "2: next player draws two and is skipped."),
        ("de", "welche steine haben eine wirkung", "2: Der Nächste zieht zwei und setzt aus."),
        ("fr", "quelles tuiles sont spéciales", "2 : le suivant pioche deux et passe."),
        ("en", "n\nblue 9\n", "New set 2, first tile: blue 9."),
        ("de", "n\n2", "Neue Kombination 2, erster Stein: blaue 9."),
    ],
)
def test_several_tiles_in_one_line_make_a_set(home: Path, language: str, line: str, told: str) -> None:
    assert told in typed_together(home, line, language)


def test_tiles_that_make_no_set_stay_and_a_joker_that_was_asked_about_is_laid(home: Path) -> None:
    lay_out(home, TOGETHER)
    stdin = "1\nplay 2 4 6\ndraft\n1 3 4\n1\ntable\nquit\nyes\n"
    lines = run_program("--linear", "--language", "en", "--mode", "reader", stdin=stdin).stdout.splitlines()
    assert any(line.startswith("No tile played") or "nothing" in line.casefold() for line in lines), lines
    assert "New set 2: Group of sevens: red, Joker as yellow, blue." in lines


@pytest.mark.parametrize(
    ("language", "plan"),
    [("en", r"Plan, (\d+) steps\."), ("de", r"Plan, (\d+) Schritte\."), ("fr", r"Plan, (\d+) étapes\.")],
)
@pytest.mark.parametrize("seed", ["7", "12", "30", "32"])
def test_the_program_s_own_plan_can_be_typed_word_for_word(language: str, plan: str, seed: str) -> None:
    begun = ("play", "rummy", "--linear", "--players", "2", "--seed", seed, "--language", language, "--mode", "reader")
    lines = run_program(*begun, stdin="plan\nquit\n").stdout.splitlines()
    at, count = next((place, int(found[1])) for place, line in enumerate(lines) if (found := re.fullmatch(plan, line)))
    steps = lines[at + 1 : at + 1 + count]
    # Of two tiles that could take effect, one is asked for.
    done = run_program(*begun, stdin="\n".join((*steps, "super joker" if language == "fr" else "1", "quit", "")))
    played = {"en": "You play", "de": "Du legst", "fr": "Tu poses"}[language]
    assert played in done.stdout, (steps, done.stdout)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("yellow 7 on set 1", "Yellow 7 played on set 1."),
        ("put the red 7 on the red run 4 to 6", "Red 7 played on set 1. Red run 4 to 7."),
        ("red 7 on red 6", "Red 7 played on set 1. Red run 4 to 7."),
        ("take red 6 from set 1", "Taken: red 6, tile 3 of set 1."),
        ("red 7 on the red run", "Red 7 played on set 1. Red run 4 to 7."),
        ("move red 6 from set 1 to set 1", "Taken: red 6, tile 3 of set 1."),
        ("yellow 7, red 7", "Red 7 and yellow 7: a set needs at least 3 tiles."),
        ("start a new set with red 6 from the red run 4 to 6", "New set 2, first tile: red 6."),
        ("split the red run 4 to 6 before red 5", "Split: single red 4, and red 5, red 6. You are at red 5."),
        ("new set blue 9", "New set 2, first tile: blue 9."),
        ("play blue 8 on set 1", "You have no blue 8 on your rack."),
    ],
)
def test_a_line_says_where_a_tile_goes_or_comes_from(home: Path, line: str, told: str) -> None:
    assert told in typed_together(home, line)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("uno", "Your turn.\nPlayable: 1 Red 1, 6 Wild Draw Four.\n"),
        ("rummy", "Your turn.\nPlay tiles: type a tile's number, or several numbers for a new set."),
        ("ume", "Your turn.\nType draw, or the number of a card of your base to discard it.\n"),
        ("maumau", "Or type draw.\n"),
    ],
)
def test_what_to_do_is_told_with_what_can_be_typed(game: str, told: str) -> None:
    begun = ("play", game, "--linear", "--seed", "12", "--language", "en", "--mode", "reader")
    assert told in run_program(*begun, stdin="what should I do?\nquit\n").stdout


def test_a_place_that_may_be_one_of_several_sets_is_asked_for_by_number(home: Path) -> None:
    lay_out(home, TOGETHER.replace("[R4 R5 R6]", "[R4 R5 R6] [R8 R9 R10] [R6 B6 G6]"))
    stdin = "1\nred 7 on the red run\nred 7 on red 6\nundo\nred 7 on set 2\nmove red 6 from set 3 to set 2\nquit\nyes\n"
    said = run_program("--linear", "--language", "en", "--mode", "reader", stdin=stdin).stdout
    assert "That may mean set 1 or 2. Name it by its number, such as set 1.\n" in said
    assert "Red 7 played on set 1. Red run 4 to 7.\n" in said  # no 7 fits on the group of sixes
    assert "Red 7 played on set 2. Red run 7 to 10.\n" in said
    assert "Red 6 moved to set 2. Red run 6 to 10.\n" in said


def test_a_joker_that_is_not_given_a_meaning_lays_nothing(home: Path) -> None:
    lay_out(home, TOGETHER)
    stdin = "1\n1 3 4\n\ndraft\nredo\n1 3\nredo\nquit\n"
    said = run_program("--linear", "--language", "en", "--mode", "reader", stdin=stdin).stdout
    assert "What does the Joker stand for?" in said
    assert "of at most 4 from your rack" not in said
    assert "Redone" not in said


def test_two_numbers_alone_are_two_tiles(home: Path) -> None:
    assert "Red 7 and blue 7: a set needs at least 3 tiles." in typed_together(home, "1 3")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("can I play red 7?", "Red 7 can be played."),
        ("can I play green 10", "Green 10 cannot be played now."),
        ("can I play blue 8", "You have no blue 8 on your rack."),
    ],
)
def test_whether_a_tile_can_be_played_is_answered(home: Path, line: str, told: str) -> None:
    assert told in typed_together(home, line)


def test_in_a_sorted_rack_a_new_set_begins_with_the_tile_that_was_named(home: Path) -> None:
    position = POSITION.replace("rack Ana R7 B9 Y12 R1 G10", "rack Ana R7 B9 Y12 R1 G10 B3")
    assert "New set 7, first tile: blue 3." in typed(home, "sort by number", "new set with blue 3", "quit", position=position)


def test_the_rack_is_read_beside_a_question_about_a_set(home: Path) -> None:
    lines = typed(home, "set 1", "join", "rack", "quit")
    assert lines[-4:-2] == ["Rack: 1 Red 7, 2 Blue 9, 3 Yellow 12, 4 Red 1, 5 Green 10", "Join with which set?"]


def test_a_joker_between_numbers_lends_them_no_colour(home: Path) -> None:
    assert "You have no blue 10 on your rack." in typed_together(home, "blue 9 joker 10")


ALONE = TOGETHER.replace("onto [R4 R5 R6]", "onto [R1 R2 R3] [R8] [G2] [R11 R12 J=R10] [G9 Y9 J=R9]").replace("rack Ana R7 B9 B7 J Y7 G10", "rack Ana G3 G4 B9 B4 G9")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("green 3 and green 4 on the green 2", "Green run 2 to 4."),
        ("move red 8 to the red run", "That may mean set 1 or 2."),
        ("move red 8 to set 1", "Red 1, red 2, red 3, red 8."),
        ("take the joker from set 3", "Joker"),
        ("take blue 4 from set 1", "No blue 4 in set 1."),
        ("move the joker from set 3 to set 1", "Red 1, red 2, red 3, Joker"),
        ("new set with the joker from set 3", "Joker"),
        ("green 3 and green 3 on set 5", "Unknown command"),
        ("put green 3 on the blue run", "No such set is here."),
        ("take green 9 from set 3", "Taken: green 9"),
        ("show red set 5", "Set 5 of 5. Single green 2."),
        ("green 3 to 4", "a set needs at least 3 tiles"),
        ("take red 11 from the red run", "Taken: red 11, tile 2 of set 2."),
    ],
)
def test_tiles_are_moved_by_names_and_sets(home: Path, line: str, told: str) -> None:
    lay_out(home, ALONE)
    done = run_program("--linear", "--language", "en", "--mode", "reader", stdin=f"1\n{line}\nquit\n")
    assert told in done.stdout.replace("\N{NO-BREAK SPACE}", " "), done.stdout[-900:]


def test_a_new_set_of_two_numbers_names_tiles_and_not_sets(home: Path) -> None:
    assert "a set needs at least 3 tiles" in typed_together(home, "new set 5 6")


def test_a_draw_beside_a_draft_says_how_far_the_draft_is(home: Path) -> None:
    lines = typed(home, "red 7 on set 1", "draw", "quit", "yes")
    assert any(line.startswith("You cannot draw now. Your draft: 1 played. f to finish.") for line in lines), lines[-8:]


def test_a_tile_is_taken_from_where_it_lies_without_naming_its_set(home: Path) -> None:
    lines = typed(home, "take blue 12", "quit", "yes")
    assert any(line.startswith("Taken: blue 12, tile 3 of set ") for line in lines), lines[-6:]
    several = typed(home, "take the yellow 9 from yellow", "quit", "yes")
    assert not any("That may mean" in line for line in several), several[-6:]


LOOSE = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana R5 G9 B8 Y12 R7 B9 B10
rack Ben Y1 R2 Y5 G7
onto [R4] [R10] [Y9 Y10 J=Y11] [R1 G1 B1] [B1 B2 B3 B4]
stock Y1 G2 Y3 G4 Y5
turn Ana
"""


SETS = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana R5 G9 B8 Y11 R7 B9 B10 J Y8
rack Ben Y1 R2 Y5 G1
onto [R4] [R10] [Y9 Y10 J=Y11] [R7 G7 B7] [B1 B2 B3 B4] [G5 G6 G7 G8]
stock Y1 G2 Y3 G4 Y5
turn Ana
"""


GROUP = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana Y3 R3 G3 B8 Y11 B9 B10 J Y8
rack Ben Y1 R2 G1
onto [R5] [G5 B5 Y5] [Y6 Y7 Y8] [R7 G7 B7]
stock Y1 G2 Y3 G4 Y5
turn Ana
"""


FITS = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana G9 B8 Y11 R12
rack Ben Y1 R2 Y5 G1
onto [R4] [Y6 Y7 Y8] [R7 G7 B7] [B1 B2 B3 B4]
stock B5 G2 Y3 G4 Y5
turn Ana
"""
"""The first tile of the pool can be laid."""


@pytest.mark.parametrize(
    ("position", "language", "lines", "told"),
    [
        (LOOSE, "en", "move yellow 9 to a new set", "New set 6, first tile: yellow 9."),
        (LOOSE, "en", "new set with yellow 9", "New set 6, first tile: yellow 9."),
        (LOOSE, "en", "take yellow 9\nnew set with yellow 9", "New set 6, first tile: yellow 9."),
        (LOOSE, "en", "take the joker from set 1\nput the joker on set 2", "Joker as yellow 11 moved to set 2."),
        (LOOSE, "en", "blue 8 9 10\nundo", "Undone: blue 8, blue 9 and blue 10, back in the rack."),
        (LOOSE, "en", "blue 8 9 10\nundo\nredo\nundo\nundo", "Nothing to undo."),
        (LOOSE, "en", "go to the group of ones", "Set 3 of 5. Group of ones: red, green, blue."),
        (LOOSE, "en", "what can I play", "Playable: 4 Yellow 12."),
        (LOOSE, "de", "nimm die gelbe 9 vom Tisch", "Genommen: gelbe 9, Stein 1 von Kombination 1."),
        (LOOSE, "fr", "série des 1", "Combinaison 3 sur 5."),
        (LOOSE, "fr", "prends le 9 jaune", "Tu prends : 9 jaune, tuile 1, combinaison 1."),
        (LOOSE, "fr", "10 bleu sur 10 rouge", "10 bleu, combinaison 5 : 10 rouge, 10 bleu."),
        (SETS, "en", "replace the joker with yellow 11", "Set 1: Yellow run 9 to 11. The Joker is in your rack."),
        (SETS, "en", "yellow 11 in place of the joker", "Set 1: Yellow run 9 to 11. The Joker is in your rack."),
        (SETS, "de", "ersetze den joker durch die gelbe 11", "Kombination 1: Gelbe Folge 9 bis 11. Der Joker ist auf deiner"),
        (SETS, "fr", "pose le 11 jaune à la place du joker", "Combinaison 1 : Suite jaune de 9 à 11. Le Super Joker est"),
        (SETS, "en", "green 9 on the run 5 to 8", "Green 9 played on set 2. Green run 5 to 9."),
        (SETS, "de", "grüne 9 an die folge 5 bis 8", "Grüne 9 an Kombination 2 angelegt. Grüne Folge 5 bis 9."),
        (SETS, "fr", "pose le 9 vert sur la suite de 5 à 8", "9 vert, combinaison 2 : Suite verte de 5 à 9."),
        (SETS, "de", "gelbe 8 an folge 1", "Gelbe 8 an Kombination 1 angelegt. Gelbe Folge 8 bis 11, Joker als 11."),
        (SETS, "de", "rote 7 an den satz 7", "Rote 7 an Kombination 4 angelegt. Rote 7, rote 7, grüne 7, blaue 7. Noch nicht"),
        (SETS, "en", "2 on set 2", "Green 9 played on set 2. Green run 5 to 9."),
        (SETS, "en", "2 on 2", "Green 9 played on set 2. Green run 5 to 9."),
        (SETS, "de", "9 und 2 an die gelbe folge", "Gelbe 8, gelbe 9, grüne 9, gelbe 10, Joker als gelbe 11. Noch nicht"),
        (SETS, "fr", "pose 2 et 9 sur le 10 jaune", "8 jaune, 9 jaune, 9 vert, 10 jaune, Super Joker en 11 jaune. Pas encore"),
        (SETS, "en", "joker and green 9 on green 8\n1", "Joker played on set 2. Green run 4 to 9, Joker as 4."),
        (SETS, "en", "n 3 6 7", "New set 7: Blue run 8 to 10."),
        (SETS, "en", "split green 7", "That may mean set 2 or 4."),
        (SETS, "en", "split green 7\n2", "Split: green 5, green 6, and green 7, green 8."),
        (SETS, "en", "split green 7\nset 2", "Split: green 5, green 6, and green 7, green 8."),
        (SETS, "en", "start a new set with red 7 from set 2", "No red 7 in set 2."),
        (SETS, "en", "joker as green 4\n2\n1", "Joker played on set 2. Green run 4 to 8, Joker as 4."),
        (SETS, "en", "take the red tile from set 4", "Taken: red 7, tile 1 of set 4."),
        (SETS, "en", "take the blue tile from set 3", "Which one: blue 1, blue 2, blue 3, blue 4?"),
        (SETS, "en", "take the blue tile from set 3\nblue 2", "Taken: blue 2, tile 2 of set 3."),
        (SETS, "de", "nimm den roten Stein aus Reihe 4", "Genommen: rote 7, Stein 1 von Kombination 4."),
        (SETS, "en", "take yellow 9 from set 1\nput it on set 4", "Yellow 9 moved to set 4. "),
        (SETS, "de", "tausche joker gegen gelbe 11", "Kombination 1: Gelbe Folge 9 bis 11. Der Joker ist auf deiner"),
        (SETS, "en", "new set green 9 red 4", "It lies on the table. To use it: move red 4 to a new set."),
        (SETS, "de", "neue kombination grüne 9 blaue 1", "So nimmst du ihn: verschiebe blaue 1 in eine neue kombination."),
        (SETS, "fr", "nouvelle combinaison 9 vert 4 rouge", "déplace le 4 rouge vers une nouvelle combinaison."),
        (SETS, "en", "joker on the green run\nthe joker as green 9", "Green run 5 to 9, Joker as 9."),
        (SETS, "de", "joker an die grüne folge\njoker als grüne 9", "Grüne Folge 5 bis 9, Joker als 9."),
        (GROUP, "en", "lay my three threes", "New set 5: Group of threes: red, yellow, green."),
        (GROUP, "de", "ich möchte drei Dreien auslegen", "Neue Kombination 5: Satz der Zahl 3: rot, gelb, grün."),
        (GROUP, "fr", "pose les trois 3", "Nouvelle combinaison 5 : Série des 3 : rouge, jaune, vert."),
        (GROUP, "en", "three eights", "4 Blue 8, 9 Yellow 8. Type a number."),
        (GROUP, "en", "three sevens", "You have no tile called 7."),
        (GROUP, "en", "7 on red 5", "Blue 10 played on set 4. Red 5, blue 10."),
        (GROUP, "en", "2 1 3", "New set 5: Group of threes: red, yellow, green."),
        (GROUP, "en", "move the red 5 from set 1 to set 4", "No red 5 in set 1."),
        (GROUP, "en", "move the red 5 from set 4 to set 3", "Red 5 moved to set 3."),
        (GROUP, "en", "red 5 from 4 to 3", "Red 5 moved to set 3."),
        (GROUP, "de", "rote 5 von 4 nach 3", "Rote 5 jetzt in Kombination 3."),
        (GROUP, "de", "verschieb die rote 5 von Gruppe 4 nach Gruppe 3", "Rote 5 jetzt in Kombination 3."),
        (GROUP, "de", "lege rot 5 6 7", "Du hast keinen Stein „rote 5“ auf der Schiene."),
        (GROUP, "fr", "ajoute mon 11 jaune à la première suite", "11 jaune, combinaison 1 :"),
        (FITS, "en", "draw\nfinish", "You have not played the tile. Type play or keep."),
        (FITS, "de", "ziehe\nnein", "Du hast schon gezogen: lege oder behalten."),
        (FITS, "de", "ziehe\nlege sie an", "Blaue 5 an Kombination 2 angelegt. Blaue Folge 1 bis 5."),
    ],
)  # fmt: skip
def test_tiles_and_sets_on_the_table_are_named_as_people_name_them(
    home: Path, position: str, language: str, lines: str, told: str
) -> None:
    said = said_at(home, position, lines, language=language)
    assert told in said, said[-900:]


JOKERS = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana Y7 B9 Y12 R1 G10 B8 G8 R7
rack Ben Y1 B2 Y5 G7
onto [Y2 Y3 Y4] [J=Y5 Y6 J=Y7 Y8] [G3 G4 G5 G6] [B10 B11 J=B12] [R4 R5 R6]
stock Y1 B2 Y3 G4 Y5 R2 B5 Y8 R12
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "take the joker", "That may mean set 3 or 5."),
        ("en", "take the joker from set 3", "Which one: Joker as yellow 5, Joker as yellow 7?"),
        ("en", "take the joker as yellow 5", "Taken: Joker as yellow 5, tile 1 of set 3."),
        ("en", "take the joker with my yellow 7", "Set 3: Yellow run 5 to 8, Joker as 5. The Joker is in your rack."),
        ("en", "replace the joker with blue 9", "No Joker on the table stands for blue 9."),
        ("fr", "remplace le joker 7 par mon 7 jaune", "Suite jaune de 5 à 8, Super Joker en 5."),
        ("en", "split the green run after the 4", "Split: green 3, green 4, and green 5, green 6."),
        ("de", "teile die grüne Folge zwischen 4 und 5", "Geteilt: grüne 3, grüne 4, und grüne 5, grüne 6."),
        ("de", "teile die grüne Folge nach der 4", "Geteilt: grüne 3, grüne 4, und grüne 5, grüne 6."),
        ("en", "put red 7 on the first run", "Red 7 played on set 1. Red run 4 to 7."),
        ("en", "red seven to row one", "Red 7 played on set 1. Red run 4 to 7."),
        ("de", "rote 7 zu 1", "Rote 7 an Kombination 1 angelegt."),
        ("en", "blue 8 and blue 9 to number 5", "Blue 8 played on set 5. Blue run 8 to 12"),
        ("fr", "mets le 9 bleu devant la suite bleue", "Suite bleue de 9 à 12"),
        ("en", "where does blue 9 fit", "Blue 9 can be played.\nOn set 5."),
        ("fr", "où va le 9 bleu", "Elle va sur la combinaison 5."),
    ],
)
def test_sets_and_jokers_are_named_in_more_ways(home: Path, language: str, line: str, told: str) -> None:
    said = said_at(home, JOKERS, line, language=language)
    assert told in said, said[-600:]


def test_of_two_jokers_the_named_one_is_meant_and_not_the_carried_one(home: Path) -> None:
    said = said_at(home, JOKERS, "take the joker as yellow 5", "move the joker as yellow 7 from set 3 to set 4")
    assert "You still carry Joker as yellow 5. Put it on a set first." in said


def test_uno_that_has_been_said_is_said(home: Path) -> None:
    assert "You have already said Uno." in said_at(home, JOKERS, "uno", "uno")


def test_a_tile_that_one_line_moves_goes_back_by_one_undo(home: Path) -> None:
    rows = "rack Ana R7 B9\nrack Ben Y1 B2\nonto [Y5 Y6 Y7 Y8] [G6] [R10 R11 R12]\nstock Y1 B2\nturn Ana\n"
    said = said_at(home, f"table 1\ngame rummy\nseats Ana Ben\n{rows}", "move yellow 8 from set 2 to green 6", "undo", "undo")
    assert "Yellow 8 moved to set 3. Green 6, yellow 8.\n" in said
    assert "Undone: yellow 8, back in its set. Yellow run 5 to 8. Single green 6.\nNothing to undo.\n" in said


def test_no_meaning_is_asked_for_a_joker_that_can_have_none(home: Path) -> None:
    rows = "rack Ana J B9\nrack Ben Y1 B2\nonto [R11 J=Y11 G11] [R10 R11 R12]\nstock Y1 B2\nturn Ana\n"
    said = said_at(home, f"table 1\ngame rummy\nseats Ana Ben\n{rows}", "joker on set 2", "no", "z")
    assert "Group of elevens, Joker: two Jokers in a group. Put it there anyway?" in said
    assert "Which colour" not in said


RUNS = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana R7 B9 Y12 R1 G10 B8 J G8
rack Ben Y1 B2 Y5 G7
onto [R4 R5 R6] [Y2 Y3 Y4] [G3 G4 G5 G6] [B10 B11 B12] [J=R9 Y9 G9]
stock Y1 B2 Y3 G4 Y5 R2 B5 Y8 R12
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", "make a run of blue 8 and blue 9 with the joker", "What does the Joker stand for?\n1 Blue 7\n2 Blue 10\n"),
        ("en", "make a set of green 8, blue 8 and joker", "What does the Joker stand for?\n1 Red 8\n2 Yellow 8\n"),
        ("en", "play group 6 8 7", "What does the Joker stand for?\n1 Red 8\n2 Yellow 8\n"),
        ("en", "lay all my 8s", "Blue 8 and green 8: a set needs at least 3 tiles."),
        ("de", "bilde einen Satz aus grüner 8, blauer 8 und Joker", "Für welchen Stein steht der Joker?\n1 Rote 8\n"),
        ("de", "meine 8er", "Blaue 8 und grüne 8: Es müssen mindestens 3 sein."),
        ("fr", "fais une suite avec le 8 bleu, le 9 bleu et le joker", "Le Super Joker remplace quelle tuile ?\n7 bleu\n"),
        ("en", "red 7 on set 1, done", "You play red 7: joins the run red 4 to 6. 7 left."),
        ("en", "put red 7 on the red run and finish", "You play red 7: joins the run red 4 to 6. 7 left."),
        ("de", "ich lege die rote 7 an 1 an und bin fertig", "Du legst die rote 7 an die rote Folge 4 bis 6."),
        ("fr", "7 rouge sur la combinaison 1, fini", "Tu poses le 7 rouge pour compléter la suite rouge de 4 à 6."),
        ("en", "red 12 on set 1, done", "You have no red 12 on your rack.\nGoodbye"),
        ("en", "joker on set 1 and finish", "What does the Joker stand for?\n1 Red 3\n2 Red 7\n"),
        ("en", "put blue 9 in front of the blue run", "Blue 9 played on set 4. Blue run 9 to 12."),
        ("fr", "mets le 7 rouge au bout de la suite rouge", "7 rouge, combinaison 1 : Suite rouge de 4 à 7."),
        ("en", "take blue 12\nto the yellow run", "Blue 12 moved to set 2."),
        ("de", "nimm blaue 12\nzur gelben Folge", "Blaue 12 jetzt in Kombination 2."),
        ("en", "what is in the green run", "Green run 3 to 6. 1 Green 3.\nGoodbye"),
        ("de", "was liegt in der grünen Folge", "Grüne Folge 3 bis 6. 1 Grüne 3."),
        ("fr", "va à la suite verte", "Suite verte de 3 à 6. numéro 1, 3 vert."),
        ("en", "what goes on the blue run", "Playable: 2 Blue 9, 7 Joker.\nGoodbye"),
        ("de", "was passt an Kombination 1", "Es passen: 1 Rote 7, 7 Joker."),
        ("fr", "qu'est-ce que je peux poser sur la suite bleue ?", "Jouables : 2, le 9 bleu ; 7, le Super Joker."),
        ("en", "can I add red 7 to set 1?", "Red 7 can be played on set 1."),
        ("en", "does red 7 fit set 3", "Red 7 alone cannot be played on set 3."),
        ("en", "how many sets are there", "1 Red run 4 to 6."),
        ("de", "teile die grüne Folge", "Tippe nächste kombination bis zur Kombination, dann x und die Nummer"),
    ],
)
def test_sets_are_made_asked_about_and_finished_in_natural_lines(
    home: Path, language: str, lines: str, told: str
) -> None:
    said = said_at(home, RUNS, *lines.splitlines(), language=language)
    assert told in said, said[-600:]


def test_a_set_keeps_its_number_when_another_one_comes(home: Path) -> None:
    said = said_at(home, RUNS, "n 2 6 7", "1", "f", "sets")
    told = said.rpartition("\n1 Red run")[2]
    assert "3 Green run 3 to 6" in told
    assert "4 Blue run 10 to 12" in told
    assert "6 Blue run 7 to 9, Joker as 7" in told


FREED = """table 1
game rummy
seats Ana Ben
rack Ana R12 B12 Y2 G5 B4 R9 B4
rack Ben Y1 B2
onto [R11 Y11 G11 J=B11] [B8 B9 B10 B11] [G2 G3 G4]
stock Y3 G4 Y5 R2
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", "take the joker from set 3\nput the joker back in my rack", "Back in the rack: Joker."),
        ("en", "take the joker\nPut Joker as blue 11 back in the rack", "Back in the rack: Joker."),
        ("de", "nimm den joker\nleg den joker zurück auf meine schiene", "Zurück auf der Schiene: Joker."),
        ("en", "take the joker\nstart a new set with red 12", "Back in the rack: Joker.\nNew set 4, first tile: red 12."),
        ("en", "new set with red 12\njoker as green 12 on set 4", "Joker played on set 4. Red 12, Joker as green 12."),
        ("en", "new set with red 12\njoker as green 12 on set 4\nblue 12 on set 4\ndone", "You take from the table: Joker as blue 11."),
        ("en", "take blue 11\nput it back in my rack", "Blue 11 must stay on the table."),
        ("en", "take the joker\nwhat is in my rack", "7 Blue 4\nLeave and lose your draft?"),
        ("en", "replace the joker in set 3", "Name the tile that takes its place: blue 11."),
        ("de", "ersetze den Joker in Kombination 3", "Nenne den Stein, der an seine Stelle kommt: blaue 11."),
        ("en", "red 9 on set 6", "No number 6 here."),
        ("de", "lege die rote 12 an Kombination 6", "Es gibt hier keine Nummer 6."),
        ("en", "my green 5 goes on the green run", "Green 5 played on set 1. Green run 2 to 5."),
        ("en", "does green 5 go on set 1", "Green 5 can be played on set 1."),
        ("en", "blue 4 on set 1\nrack", "Rack: 1 Red 12, 2 Blue 12, 3 Yellow 2, 4 Green 5, 5 Blue 4, 6 Red 9\n"),
    ],
)
def test_a_joker_that_was_taken_goes_to_the_rack_and_may_mean_another_tile(
    home: Path, language: str, lines: str, told: str
) -> None:
    said = said_at(home, FREED, *lines.splitlines(), language=language)
    assert told in said, said[-600:]


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", "green 5 on set 1\nyes, done", "You play green 5: joins the run green 2 to 4."),
        ("de", "grüne 5 an kombination 1\ngut, fertig", "Du legst die grüne 5 an die grüne Folge 2 bis 4."),
        ("en", "green 5 on set 1\ngreen 5 goes on set 1", "You have no green 5 on your rack."),
        ("en", "I like my fours", "Unknown command: I like my fours."),
        ("en", "my 4 goes on set 1", "Blue 4 played on set 1."),
        ("en", "may I split set 1", "you may add to sets, split, join"),
        ("en", "replace the joker in set 1", "No Joker in set 1."),
        ("en", "green 5 does not go on set 1", "Green 5 can be played on set 1."),
        ("en", "take blue 11\nput it in a new set", "New set 4, first tile: blue 11."),
        ("en", "swap blue 11 from set 2 for the joker", "Set 3: Group of elevens: red, yellow, green, blue. The Joker is in"),
        ("en", "red 12, blue 12, yellow 2, green 5 and red 9 on set 1", "At most four tiles from the rack in a turn."),
        ("en", "green 5 onto the green 4 in set 1", "Green 5 played on set 1."),
        ("en", "blue 12 and blue 4 on set 2", "Blue 12 played on set 2. Blue run 8 to 12.\nBlue 4 played on set 2."),
        ("fr", "pose le 12 rouge sur la série des 11", "12 rouge, combinaison 3 : 11 rouge, 11 jaune, 11 vert,"),
        ("de", "rote 12 zum Satz der Zahl 11", "Rote 12 an Kombination 3 angelegt."),
        ("de", "gelbe 5 anlegen", "Du hast keinen Stein „gelbe 5“ auf der Schiene."),
    ],
)
def test_what_is_not_meant_lays_nothing(home: Path, language: str, lines: str, told: str) -> None:
    said = said_at(home, FREED, *lines.splitlines(), language=language)
    assert told in said, said[-600:]


def test_what_is_moved_lies_on_the_table_though_one_like_it_is_held(home: Path) -> None:
    said = said_at(home, FREED.replace("R9 B4", "R9 B9"), "move blue 9 to a new set", "rack")
    assert "New set 4, first tile: blue 9." in said
    assert "Rack: 1 Red 12, 2 Blue 12, 3 Yellow 2, 4 Green 5, 5 Blue 4, 6 Red 9, 7 Blue 9\n" in said
    own = said_at(home, FREED.replace("R9 B4", "R9 B9"), "new set with blue 9", "rack")
    assert "6 Red 9\n" in own


LAST_JOKER = """table 1
game rummy
seats Ana Ben
rack Ana B1 B2 J Y2 G5 B8 B9
rack Ben Y1 B2
onto [B3 B4 B5] [B9 B10 B11] [G2 G3 G4]
stock Y3 G4 Y5 R2
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "blue 1 and the joker on set 2", "Blue 1 played on set 2. Blue 1, blue 3, blue 4, blue 5. Not valid yet."),
        ("fr", "ajoute le 1 bleu, le super joker à la combinaison 2", "1 bleu, combinaison 2 : 1 bleu, 3 bleu, 4 bleu, 5 bleu."),
        ("fr", "je pose le 2 jaune, un super joker et le 2 bleu", "Le Super Joker remplace quelle tuile ?\n2 rouge\n2 vert\n"),
        ("en", "blue 8 and blue 9 on set 3", "Blue 8 played on set 3. Blue run 8 to 11.\nBlue 9 played on set 3."),
        ("en", "put my 5 on set 1", "Green 5 played on set 1. Green run 2 to 5."),
        ("en", "put my 2 on set 2", "Blue 2 played on set 2. Blue run 2 to 5."),
        ("en", "joker as blue 6, on set 2", "Joker played on set 2. Blue run 3 to 6, Joker as 6."),
        ("en", "joker as blue 6 on set 2, please", "Joker played on set 2. Blue run 3 to 6, Joker as 6."),
        ("en", "my twos as a group", "Blue 2 and yellow 2: a set needs at least 3 tiles."),
        ("en", "read my eights", "Unknown command: read my eights."),
        ("de", "g5 an gruppe der 11", "„g5 an gruppe der 11“ verstehe ich nicht."),
    ],
)
def test_no_tile_of_a_line_is_forgotten(home: Path, language: str, line: str, told: str) -> None:
    said = said_at(home, LAST_JOKER, line, language=language)
    assert told in said, said[-600:]


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        (
            "en",
            "what can I lay",
            "Playable: 1 Red 7, 4 Joker.\nTogether: 2 Blue 9, 3 Blue 7, 4 Joker.\nTogether: 1 Red 7, 3 Blue 7, 5 Yellow 7.",
        ),
        ("de", "was kann ich auslegen", "Zusammen: 1 Rote 7, 3 Blaue 7, 5 Gelbe 7."),
        ("fr", "jouable", "Ensemble : "),
    ],
)
def test_tiles_that_make_a_set_together_are_listed_together(home: Path, language: str, line: str, told: str) -> None:
    assert told in typed_together(home, line, language)


TWO_ACTIONS = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana R7 B9 Y12 G10 G7 G5 B1 J
rack Ben B1 B2 G8
onto [R4 R5 R6] [Y9 G9 J=R9] [B10 B11 B12] [Y2 Y3 Y4] [G3 G4 G5] [R10 Y10 J=G10] [Y7 B7 R7] [B5 R5 Y5]
stock Y1 B2 Y3 G4 Y6
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        # Several actions in one line; what one leaves out is that of the one before.
        ("en", "play red 7 on set 1, then green 7 on set 6", ["Red run 4 to 7.", "sevens: red, yellow, green, blue."]),
        ("en", "put green 7 on set 6 and the red 7", ["sevens: red, yellow, green, blue.", "Red 7 played on set 6."]),
        ("en", "move the red 4 to a new set and the red 5 to set 5", ["first tile: red 4.", "Red 5 moved to set 5."]),
        ("en", "split set 1 before the 6 and put red 7 on set 9", ["Split: red 4, red 5, and", "Red 6, red 7."]),
        ("en", "put red 7 on set 1 and green 12 on set 2 and green 7 on set 6",
         ["Red run 4 to 7.", "You have no green 12", "Not done yet: put green 7 on set 6."]),
        ("de", "leg die rote 7 an die rote folge und die grüne 7 zu den siebenern",
         ["Rote Folge 4 bis 7.", "Zahl 7: rot, gelb, grün, blau."]),
        ("fr", "mets le 7 rouge sur la suite rouge puis le 7 vert avec les 7",
         ["Suite rouge de 4 à 7.", "Série des 7 : rouge, jaune, vert, bleu."]),
        # What is taken and laid is moved: the number is that of before, though a set may be gone then.
        ("en", "red 7 on 1\nsplit set 1 before the 7\ntake the red 7 from set 9 and put it on set 6", ["Red 7 moved to set 6."]),
        ("de", "nimm die rote 4 aus Kombination 1 und leg sie an Kombination 5", ["Rote 4 jetzt in Kombination 5."]),
        # Nothing is finished, and no command is made up, where a part is not done.
        ("en", "put red 7 on set 1 and blue 12 on set 4 and finish", ["Red run 4 to 7.", "You have no blue 12", "1 of at most"]),
        ("en", "put red 7 on set 1 and undo", ["Unknown command: put red 7 on set 1 and undo.", "Nothing played yet."]),
        ("en", "put red 7 on set 1, no, put it on set 6", ["Unknown command: put red 7", "Nothing played yet."]),
        ("en", "swap the joker in set 8 for the green 10 and put red 7 on set 1", ["Set 8: Group of tens", "Red run 4 to 7."]),
        ("en", "put three sevens on set 6", ["Which one: red 7, green 7?", "Nothing played yet."]),
        # Of two alike, one lies at the goal already: the other one goes there.
        ("en", "red 7 on set 1\nmove the red 7 to the sevens", ["Red 7 moved to set 6."]),
        ("de", "rote 7 an kombination 1\nverschiebe die rote 7 zu den siebenern", ["Rote 7 jetzt in Kombination 6."]),
        # A Joker is what the line says, even if that is wrong.
        ("en", "play the joker as green 11 on set 3", ["Joker as green 11. Not valid yet."]),
        ("en", "swap the joker in set 8 for the green 10", ["Set 8: Group of tens: red, yellow, green."]),
        ("fr", "échange le joker de la combinaison 8 contre le 10 vert", ["Série des 10 : rouge, jaune, vert."]),
        # All of a value.
        ("en", "put my fives with the fives", ["Group of fives: red, yellow, green, blue."]),
        ("en", "put both sevens on the sevens", ["sevens: red, yellow, green, blue.", "Red 7 played on set 6."]),
        ("de", "leg beide 7er zu den siebenern", ["Zahl 7: rot, gelb, grün, blau.", "Rote 7 an Kombination 6"]),
        ("fr", "pose les deux 7 sur la série des 7", ["Série des 7 : rouge, jaune, vert, bleu.", "7 rouge, comb"]),
        # What only connects.
        ("en", "play green 7 on set 6\nand the green 5 too", ["Group of fives: red, yellow, green, blue."]),
        ("en", "red 7 on set 1\nclear my draft", ["Draft cancelled."]),
    ],
)  # fmt: skip
def test_a_line_may_have_several_actions_or_tiles(home: Path, language: str, lines: str, told: list[str]) -> None:
    written = "\n".join(typed(home, *lines.split("\n"), "p", language=language, position=TWO_ACTIONS))
    plain = written.translate(SPACES)
    places = [plain.find(each) for each in told]
    assert -1 not in places, (told, plain)
    assert places == sorted(places), (told, plain)


IDLE_JOKER = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana R11 R12 G12 B3 B4 J
rack Ben B1 B2 G8
onto [R9] [Y2] [J]
stock Y1 B2 Y3 G4 Y6
turn Ana
"""


@pytest.mark.rule("RUM-3")
@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        # With a second tile beside it the free Joker stands for something.
        ("en", "red 11 on set 3\nred 12 on set 3\np", ["Joker, red 11.", "Red run 10 to 12, Joker as 10.", "2 of at most 4"]),
        ("en", "red 12 on set 3\ngreen 12 on set 3\nyellow 12", ["What does the Joker stand for?", "group of twelves"]),
        ("en", "red 11 on set 3\nred 12 on set 3\ny\ny", ["Undone: red 12", "Undone: red 11", "Unused Joker"]),
        ("de", "blaue 3 und blaue 4 und der joker als blaue 5", ["Blaue Folge 3 bis 5, Joker als 5."]),
        ("fr", "c", ["Numéro 1, 9 rouge seul. Numéro 2, 2 jaune seul. Numéro 3, Super Joker libre."]),
    ],
)
def test_a_joker_gets_its_meaning(home: Path, language: str, lines: str, told: list[str]) -> None:
    written = "\n".join(typed(home, *lines.split("\n"), language=language, position=IDLE_JOKER))
    plain = written.translate(SPACES)
    places = [plain.casefold().rfind(each.casefold()) for each in told]
    assert -1 not in places, (told, plain)
    assert places == sorted(places), (told, plain)


def test_of_two_tiles_alike_only_one_is_named_in_what_can_be_laid_together(home: Path) -> None:
    position = IDLE_JOKER.replace("rack Ana R11 R12 G12 B3 B4 J", "rack Ana Y5 Y5 G5 B5 R1").replace("[R9] [Y2] [J]", "[R9] [Y2]")
    written = typed(home, "what can I play", position=position)
    assert len([line for line in written if line.startswith("Together: ")]) == 1, written


TWO_SEVENS = POSITION.replace("rack Ana R7 B9 Y12 R1 G10", "rack Ana R7 B9 Y12 R1 G10 B7 J")


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        # Of two tiles of a value it is the one that fits, else the question which.
        ("en", "put the 7 on set 1", ["Red 7 played on set 1. Red run 4 to 7."]),
        ("en", "put my 7 on set 3\nblue", ["Which one: red 7, blue 7?", "Blue 7 played on set 3."]),
        ("en", "put my 7 on set 3\nhint\nred", ["Which one: red 7, blue 7?", "1 Red 7, 4 Red 1. Type a number."]),
        # A tile that was laid goes back; another one of the table does not.
        ("en", "red 7\ntake it back", ["Undone: red 7, back in the rack."]),
        ("de", "rote 7\nnimm die rote 7 wieder auf die hand", ["Zurück auf der Schiene: rote 7."]),
        ("en", "red 7\nmove red 7 to my rack", ["Back in the rack: red 7."]),
        ("fr", "mets le 6 rouge sur mon chevalet", ["Pas posé à ce tour : 6 rouge."]),
        ("en", "play red 7 from my rack", ["Red 7 played on set 1."]),
        ("en", "put red 7 from my hand on set 1", ["Red 7 played on set 1."]),
        ("de", "lege die rote 7 aus meiner hand", ["Rote 7 an Kombination 1 angelegt."]),
        ("fr", "je pose le 7 rouge de mon chevalet", ["7 rouge, combinaison 1 : Suite rouge de 4 à 7."]),
        ("en", "make a set\nblue 7", ["Which tile? Type its number or name.", "New set 7, first tile: blue 7."]),
        ("de", "ich will eine gruppe legen", ["Welcher Stein?"]),
        ("fr", "je voudrais faire une série", ["Quelle tuile ?"]),
        ("en", "where are the jokers", ["7 Joker.\nOn the table: sets 5 and 6."]),
    ],
)
def test_tiles_come_from_the_rack_and_go_back_to_it(
    tmp_path: Path, language: str, lines: str, told: list[str]
) -> None:
    assert_in_order(said_at(tmp_path, TWO_SEVENS, *lines.split("\n"), language=language), told)


GOALS = """table 1
game rummy
seats Ana Ben
rack Ana R1 B1 R2 B2 Y4 R8 B8 B12 Y9 R11 G4 B9 Y10 B10 Y1 Y2 Y3
rack Ben Y1 R5 Y5
onto [G4] [G5 G6 G7] [B9] [B7] [Y7 Y8 Y9] [R12 Y12 G12] [B4 B5 B6] [G6 G7 G8]
stock Y3 Y12 Y11
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        # A card stands before the word between, its goal behind it, also where one like the card lies alone.
        ("de", "grüne 4 an 2", ["Grüne 4 an Kombination 2 angelegt."]),
        ("de", "blaue 8 an blaue 7\nblaue 9 an blaue 7", ["Blaue 7, blaue 8.", "Blaue Folge 7 bis 9."]),
        ("en", "green 4 to 2", ["Green 4 played on set 2. Green run 4 to 7."]),
        ("en", "put blue 7 on the run", ["Blue 7 moved to set 4. Blue run 4 to 7."]),
        ("de", "grüne 4 an die folge", ["Grüne 4 an Kombination 2 angelegt. Grüne Folge 4 bis 7."]),
        # Of two alike on the table it is asked which.
        ("en", "move green 6 to a new set\n2", ["That may mean set 2 or 3.", "first tile: green 6."]),
        # Cards in a row; the number behind `to` is rather that of a set where the card fits.
        ("en", "yellow 1 to 3", ["Yellow run 1 to 3."]),
        ("en", "make a run of yellow 1-3", ["Yellow run 1 to 3."]),
        ("de", "gelbe 1 bis 3 als neue folge", ["Gelbe Folge 1 bis 3."]),
        ("fr", "1 à 3 jaune", ["Suite jaune de 1 à 3."]),
        ("en", "blue 8 to 10", ["Blue run 8 to 10."]),
        # What has just grown.
        ("en", "new set yellow 1\nyellow 2 to it\nyellow 3 on that set", ["Yellow 1, yellow 2.", "Yellow run 1 to 3."]),
        ("de", "neue kombination gelbe 1\ngelbe 2 und gelbe 3 dazu", ["Gelbe 1, gelbe 2.", "Gelbe Folge 1 bis 3."]),
        # A tile of a run that lies there is not joined by others of its value.
        ("fr", "je mets le 4 jaune, le 4 vert et le 4 bleu ensemble", ["déplace le 4 bleu vers une nouvelle combinaison"]),
        ("de", "welche neuen Steine habe ich", ["Schiene: 1 Rote 1"]),
        # Numbers that no card has are no row, and the number of a set is none of a card.
        ("en", "yellow 1 to 99999999", ["No number 99999999 here."]),
        ("en", "yellow 1 to 3 on 4", ["Yellow 1 played on set 4.", "Yellow 2 played on set 4."]),
        ("en", "hand 2", ["“hand 2” is unknown."]),
        ("en", "any jokers", ["You have no Joker on your rack."]),
        # A question chooses nothing, and other words say yes.
        ("de", "gelbe 2\nwas bedeutet in die hand nehmen\n2", ["Wohin mit der gelben 2?", "In der Hand: gelbe 2."]),
        ("en", "yellow 10 on set 1\nquit\ngo ahead", ["Leave and lose your draft?", "Goodbye."]),
    ],
)
def test_what_goes_where_is_what_was_said(tmp_path: Path, language: str, lines: str, told: list[str]) -> None:
    assert_in_order(said_at(tmp_path, GOALS, *lines.split("\n"), language=language), told)


TWO_GROUPS = POSITION.replace("[R4 R5 R6] [Y9 G9 J=R9]", "[R4 R5 R6] [R8 R9 R10 R11]").replace(" [R10 Y10 J=G10]", "")


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "red 1 on the red run", "Red 1 alone cannot be played on set"),
        ("de", "rote 1 an die rote Folge", "Rote 1 passt nicht allein an Kombination"),
        ("fr", "1 rouge sur la suite rouge", "1 rouge ne va pas seul sur la combinaison"),
    ],
)
def test_a_tile_that_fits_on_none_of_the_sets_that_are_meant_is_told_so(
    home: Path, language: str, line: str, told: str
) -> None:
    said = said_at(home, TWO_GROUPS, line, language=language)
    assert told in said, said
