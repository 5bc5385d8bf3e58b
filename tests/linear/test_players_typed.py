"""Questions about one player line by line, bots that move until one's turn, and cards that are for a player."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import run_program
from support.at_position import SPACES, assert_in_order, said_at
from support.terminal import Terminal

from uno_tui.i18n.translator import Translator
from uno_tui.linear.whole_lines import whole_lines_for

pytestmark = [pytest.mark.terminal, pytest.mark.slow]

WAIT = ("--pace", "wait")
UNKNOWN = "xyzzy"
ASKED = {
    "en play uno --seed 5": [
        ("how many cards has Ben", "Ben 7."),
        ("how many cards do I have", "You 7."),
        ("how many cards are in the pile", "79 in the draw pile."),
        ("who plays after me", "After you: Ben."),
        ("who comes after Dora", "After Dora: you."),
        ("who has the fewest cards", "You 7, Ben 7, Cleo 7, Dora 7."),
        ("draw", "You draw a red 2."),
        ("has anybody won", "No one has won a round yet."),
    ],
    "de play rummy --seed 31": [
        ("wie viele hat dora noch?", "Dora: 14 Steine."),
        ("wie viele Steine sind noch im Vorrat", "40 Steine im Vorrat."),
        ("wer kommt nach Cleo", "Nach Cleo: Dora."),
        ("kann der joker auch was anderes sein wenn er schon liegt?", "Ein Joker bleibt der Stein, für den er steht"),
    ],
    "fr play maumau --seed 14": [
        ("combien de cartes a Dora", "Dora : 7 cartes."),
        ("qui joue après moi", "Après toi : Ben."),
        ("combien il reste de cartes dans la pioche", "79 cartes dans la pioche."),
        ("dame de pique pour Ben", "tu n'as pas cette carte."),
    ],
    "en play teams --seed 21": [
        ("can I tell Cleo which colour I want?", "Partners may talk, but not about their cards"),
        ("I want to change the rules", "House rules are chosen for a new game: menu, then New game."),
        ("draw four team wild", "You have chosen the Draw Four Team Wild."),
        ("I want to stop this game", "Menu"),
    ],
    "en play uno --seed 8 --rules seven_zero=on": [
        ("also turn on jump in", "House rules are chosen for a new game"),
        ("what is the rule for a 7", "You need not swap."),
    ],
    "en play ume --seed 4": [("who needs which card?", "You need green 7. Ben needs blue 7.")],
}
"""By the arguments: lines, and a part of what is said to them."""


@pytest.mark.parametrize("begun", ASKED)
def test_a_question_about_one_player_is_answered_with_that_player(begun: str) -> None:
    language, *arguments = begun.split()
    stdin = "".join(f"{line}\n" for line in (UNKNOWN, *(line for line, _ in ASKED[begun]), "quit"))
    shown = run_program(*arguments, "--linear", "--mode", "reader", "--language", language, stdin=stdin).stdout
    assert_in_order(shown.partition(UNKNOWN)[2].translate(SPACES), [answer for _, answer in ASKED[begun]])


def test_only_the_player_who_is_named_is_counted() -> None:
    stdin = f"{UNKNOWN}\nhow many cards has Ben\nquit\n"
    shown = run_program("play", "uno", "--seed", "5", "--linear", "--mode", "reader", stdin=stdin).stdout
    assert "Cleo 7" not in shown.partition(UNKNOWN)[2]


SEVENS = """table 1
game uno
options seven_zero=on
seats Ana Ben Cleo
hand Ana R7 R1 G2
hand Ben B1 B2 B8
hand Cleo G7 G5
discard R5
stock G6 B9 Y1 Y2 Y3 Y4
turn Ana
"""
QUEENS = """table 1
game maumau
seats Ana Ben Cleo
hand Ana Qh 8c Kc
hand Ben 9s 3h
hand Cleo 4d 4s
discard Jh
stock 2s Jh 3s 4c
turn Ana
"""


@pytest.mark.rule("UNO-38", "MAU-21")
@pytest.mark.parametrize(
    ("language", "table", "line", "told"),
    [
        ("en", SEVENS, "red 7 and swap with Ben", "You swap hands with Ben"),
        ("en", SEVENS, "I play the red 7 with Cleo", "You swap hands with Cleo"),
        ("de", SEVENS, "rote 7 und ich tausche mit Ben", "Du tauschst mit Ben die Karten"),
        ("fr", SEVENS, "le 7 rouge et j'échange avec Cleo", "Tu échanges ta main avec Cleo"),
        ("en", QUEENS, "queen of hearts for Ben", "Ben must draw 1 card"),
        ("de", QUEENS, "Herz-Dame für Cleo", "Cleo soll 1 Karte"),
        ("fr", QUEENS, "je pose la dame de cœur pour Ben", "Ben doit piocher"),
    ],
)
def test_a_card_may_be_played_with_the_player_whom_it_is_for(
    home: Path, language: str, table: str, line: str, told: str
) -> None:
    said = said_at(home, table, line, language=language, options=WAIT)
    assert told in said, said


@pytest.mark.parametrize("line", ["red 7 with Ben?", "did I play red 7 with Ben", "not the red 7 with Ben"])
def test_who_asks_or_denies_swaps_with_nobody(home: Path, line: str) -> None:
    assert "You play" not in said_at(home, SEVENS, line, options=WAIT)


def at_pace_that_waits(home: Path, game: str, seed: int) -> Terminal:
    """A table in English, at the pace at which each bot waits for a key."""
    run = ("play", game, "--seed", str(seed), "--pace", "wait", "--linear", "--mode", "silent", "--language", "en")
    terminal = Terminal([sys.executable, "-m", "uno_tui", *run], columns=120, UNO_TUI_HOME=str(home), TERM="dumb")
    terminal.listen(0.2, "Hand:")
    return terminal


@pytest.fixture
def waiting(home: Path) -> Iterator[Terminal]:
    terminal = at_pace_that_waits(home, "uno", 5)
    yield terminal
    terminal.close()


def type_line(terminal: Terminal, line: str, until: str) -> None:
    terminal.press(f"{line}\n".encode())
    terminal.listen(0.3, until)


def test_the_first_bot_that_waits_is_told_with_its_key(waiting: Terminal) -> None:
    type_line(waiting, "draw", "Enter: the bot moves.")
    type_line(waiting, "", "Ben plays")  # Enter alone
    assert sum("Enter: the bot moves." in line for line in waiting.text()) == 1


def test_bots_move_until_it_is_ones_turn(waiting: Terminal) -> None:
    type_line(waiting, "draw", "Enter: the bot moves.")
    type_line(waiting, "keep going until it is my turn", "")
    end = time.monotonic() + 30
    while sum(line == "Your turn." for line in waiting.text()) < 2 and time.monotonic() < end:
        waiting.listen(0.2)
    shown = "\n".join(waiting.text())
    assert all(f"{name} plays" in shown or f"{name} draws" in shown for name in ("Ben", "Cleo", "Dora"))
    # From now on every bot waits again.
    type_line(waiting, "draw", "")
    waiting.listen(1.5)
    shown = "\n".join(waiting.text()).rpartition("Your turn.")[2]
    assert "Ben plays" not in shown


def test_secret_choices_of_bots_need_no_key(home: Path) -> None:
    terminal = at_pace_that_waits(home, "teams", 21)
    type_line(terminal, "1", "Cleo gives you")
    assert not any("Enter: the bot moves." in line for line in terminal.text())
    terminal.close()


def test_who_drew_is_told_since_the_own_last_turn(waiting: Terminal) -> None:
    type_line(waiting, "draw", "Enter: the bot moves.")
    type_line(waiting, "did anybody draw?", "No one has drawn since your last turn.")


@pytest.mark.rule("UNO-38")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "nobody"),
        ("en", "no, I keep my cards"),
        ("de", "niemand"),
        ("de", "ich behalte meine Karten"),
        ("fr", "je garde ma main"),
        ("fr", "non, je garde mes cartes"),
    ],
)
def test_a_line_that_names_no_player_keeps_the_hand(home: Path, language: str, line: str) -> None:
    told = {"en": "You keep your hand.", "de": "Du tauschst nicht.", "fr": "Tu gardes ta main."}
    assert told[language] in said_at(home, SEVENS, "1", line, language=language, options=WAIT)


@pytest.mark.parametrize("line", ["who has the fewest cards", "should I swap?", "does nobody have a 9"])
def test_a_question_beside_an_open_one_chooses_nobody(home: Path, line: str) -> None:
    assert "You play" not in said_at(home, SEVENS, "1", line, options=WAIT)


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ("what does a skip do", "and the reverse?"), "Reverse: the direction"),
        ("en", ("what does a wild do", "and a 7"), "7: you may swap"),
        ("de", ("was macht ein Joker", "und die 7"), "7: "),
        ("fr", ("que fait le joker", "et le 7 ?"), "7 : tu peux échanger ta main"),
    ],
)
def test_a_question_about_a_card_goes_on_with_another(
    home: Path, language: str, lines: tuple[str, ...], told: str
) -> None:
    said = said_at(home, SEVENS, *lines, language=language, options=WAIT)
    assert told in said
    assert not any(word in said for word in ("You play", "Du legst", "Tu joues"))


def test_behind_any_other_line_a_card_is_played(home: Path) -> None:
    said = said_at(home, SEVENS, "what does a wild do", "whose turn is it", "and the red 1", options=WAIT)
    assert "You play red 1." in said


@pytest.mark.parametrize("line", ["yes do", "yes, exactly"])
def test_a_yes_in_more_words_plays_the_card_that_was_asked_about(home: Path, line: str) -> None:
    assert "You play red 1." in said_at(home, SEVENS.replace("R7", "B7"), "red", line, options=WAIT)


def test_a_line_that_means_nothing_leaves_the_question_open(home: Path) -> None:
    said = said_at(home, SEVENS.replace("R7", "B7"), "red", "frobnicate", "yes", options=WAIT)
    assert "You play red 1." in said


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "keep going"),
        ("en", "nobody has less than me"),
        ("en", "swap hands"),
        ("en", "change hands with the next player"),
        ("de", "keiner weiß das"),
        ("de", "tausch mit irgendwem"),
        ("de", "nichts"),
        ("fr", "je veux échanger ma main"),
        ("fr", "garder pour plus tard"),
    ],
)
def test_who_names_no_player_but_means_one_keeps_no_hand(home: Path, language: str, line: str) -> None:
    said = said_at(home, SEVENS, "1", line, language=language, options=WAIT)
    assert not any(word in said for word in ("You play", "Du legst", "Tu joues")), said


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "my red 7 goes with Ben"),
        ("en", '"red 7 for Ben"'),
        ("en", "I would play the red 7 with Ben"),
        ("de", "die rote 7 hat Ben"),
        ("de", "ich würde die rote 7 mit Ben tauschen"),
        ("fr", "le 7 rouge est à Ben"),
    ],
)
def test_what_only_tells_of_a_card_and_a_player_swaps_no_hands(home: Path, language: str, line: str) -> None:
    said = said_at(home, SEVENS, line, language=language, options=WAIT)
    assert not any(word in said for word in ("You play", "Du legst", "Tu joues")), said


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "I heard a noise"), ("de", "herzlichen Dank"), ("fr", "carrément difficile"), ("en", "Ben likes diamonds")],
)
def test_a_word_that_begins_like_a_suit_chooses_none(home: Path, language: str, line: str) -> None:
    said = said_at(home, QUEENS.replace("Qh 8c", "Jh 8c").replace("discard Jh", "discard 9h"), "1", line, language=language, options=WAIT)
    assert not any(word in said for word in ("You play", "Du legst", "Tu joues")), said


@pytest.mark.parametrize("line", ["and play red 1", "and then I play the red 1", "and now red 1 please"])
def test_who_plays_a_card_behind_a_question_about_another_is_told_no_rule(home: Path, line: str) -> None:
    assert "You play red 1." in said_at(home, SEVENS, "what does a skip do", line, options=WAIT)


@pytest.mark.parametrize("line", ["Ben is an easy target", "Ben is too strong", "is Ben strong?", "Cleo is not strong"])
def test_a_remark_about_a_bot_changes_no_level(line: str) -> None:
    shown = run_program("--linear", "--mode", "reader", stdin=f"3\n{line}\nquit\n").stdout
    assert not any(f"{name}, {level} bot\n" in shown for name in ("Ben", "Cleo") for level in ("easy", "hard"))


def test_a_bots_level_is_set_by_its_name() -> None:
    shown = run_program("--linear", "--mode", "reader", stdin="3\nmake Dora weak\nCleo is hard\nquit\n").stdout
    assert "Seat 4: Dora, easy bot\n" in shown
    assert "Seat 3: Cleo, hard bot\n" in shown


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "report Ben", "Ben has 3 cards and need not say anything."),
        ("en", "I report Ben", "Ben has 3 cards and need not say anything."),
        ("de", "melde Ben", "Ben hat 3 Karten und muss nichts sagen."),
        ("fr", "dénonce Ben", "Ben a 3 cartes et n'a rien à dire."),
    ],
)
def test_a_report_of_a_player_who_has_forgotten_nothing_says_no_uno(
    home: Path, language: str, line: str, told: str
) -> None:
    said = said_at(home, SEVENS.replace("R7 R1 G2", "R7 R1"), line, language=language, options=WAIT)
    assert told in said
    assert not any(word in said for word in ("You say", "Du sagst", "Tu dis"))


SEVEN_LAID = """table 1
game maumau
seats Ana Ben Cleo
hand Ana Qh 8c Kc
hand Ben 9s 3h
hand Cleo 7h 4s 4c
discard Jh
stock 2s Jh 3s 4c
turn Cleo
Cleo play 7h
"""


@pytest.mark.rule("MAU-16")
@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "draw two", "You draw 2 cards"),
        ("en", "draw 2", "You draw 2 cards"),
        ("de", "ziehe 2", "Du ziehst 2 Karten"),
        ("fr", "je pioche 2", "Tu pioches 2 cartes"),
    ],
)
def test_what_a_7_makes_one_draw_is_drawn_by_its_number(home: Path, language: str, line: str, told: str) -> None:
    said = said_at(home, SEVEN_LAID, line, language=language, options=WAIT)
    assert told in said, said


@pytest.mark.parametrize(("language", "line"), [("en", "the second one"), ("de", "die zweite"), ("fr", "la deuxième")])
def test_an_answer_is_named_by_its_place(home: Path, language: str, line: str) -> None:
    said = said_at(home, SEVENS.replace("R7 R1 G2", "W R1 G2"), "1", line, language=language, options=WAIT)
    told = {"en": "You play Wild, yellow", "de": "Du legst einen Joker und wählst Gelb.", "fr": "Tu joues le Joker et choisis le jaune."}[language]
    assert told.casefold() in said.casefold(), said


FORGOTTEN = """table 1
game uno
seats Ana Ben Cleo
hand Ana R7 R1
hand Ben B1
hand Cleo G7 G5
discard R5
stock G6 B9 Y1 Y2 Y3 Y4 Y5 Y6
turn Ana
owes Ben
"""


@pytest.mark.rule("UNO-12")
@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "report Ben", "You call out Ben"),
        ("en", "call out Ben", "You call out Ben"),
        ("de", "melde Ben", "Du meldest Ben"),
        ("fr", "dénonce Ben", "Tu dénonces Ben"),
    ],
)
def test_a_report_reports_and_says_no_uno_for_oneself(home: Path, language: str, line: str, told: str) -> None:
    said = said_at(home, FORGOTTEN, line, language=language, options=WAIT)
    assert told in said
    assert not any(word in said for word in ("You say", "Du sagst", "Tu dis")), said


@pytest.mark.parametrize("name", ["Michael", "Jean-Luc", "Jörg"])
def test_a_report_is_understood_whatever_the_name(name: str) -> None:
    lines = whole_lines_for(Translator("en").of("uno"))
    assert lines.tells_of_forgotten_call(f"I report {name}", [name])
    assert not lines.tells_of_forgotten_call("I report", [name])
    assert not lines.tells_of_forgotten_call(f"has {name} been reported", [name])


def test_a_report_of_another_than_the_one_who_forgot_reports_nobody(home: Path) -> None:
    said = said_at(home, FORGOTTEN, "report Cleo", options=WAIT)
    assert "Cleo has 2 cards and need not say anything." in said


def test_one_of_two_at_a_keyboard_hears_their_own_hand_by_their_name(home: Path) -> None:
    run = ("play", "uno", "--seats", "Ana,Ben", "--bots", "none", "--seed", "4", "--linear", "--mode", "reader")
    terminal = Terminal([sys.executable, "-m", "uno_tui", *run], columns=120, UNO_TUI_HOME=str(home))
    try:
        terminal.listen(0.2, "Ben, press Enter.")
        type_line(terminal, "", "Hand: 1 Yellow 9")
        type_line(terminal, "what has Ana", "Only Ana knows that.")
        before = len(terminal.raw)
        type_line(terminal, "Ben: what do I have", "Hand: 1 Yellow 9")
        assert b"Hand: 1 Yellow 9" in terminal.raw[before:]
        assert b"Only Ben knows that." not in terminal.raw
    finally:
        terminal.close()


def test_several_cards_for_the_partner_are_named_in_one_line(home: Path) -> None:
    position = """table 1
game teams
seats Ana Ben Cleo Dora
hand Ana R1 R2 R3
hand Ben B1 B2 B8
hand Dora G7 G5 G8
discard R5
stock G6 B9 Y1 Y2 Y3 Y4
turn Ana
Ana draw
"""
    said = said_at(home, position, "red 1 and red 3", options=WAIT)
    assert "You give Cleo a red 1 and a red 3" in said, said
    # A table that is resumed in the middle of a choice asks at once, and a status key says who has none.
    assert said.index("Which 2 cards for Cleo?") < said.index("You give Cleo")
    assert "Cleo has no cards. Choose 2 cards to give Cleo." in said_at(home, position, "turn", options=WAIT)
