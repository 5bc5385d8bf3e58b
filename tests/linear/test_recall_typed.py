"""What is told again line by line: a message by its number, and how a round ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from conftest import run_program
from support.typed_lines import TWO

from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary

AT_TABLE = ("play", "--linear", "--players", "2", "--seed", "7", "--language")


def written(*typed: str, language: str = "en", arguments: tuple[str, ...] = AT_TABLE) -> list[str]:
    done = run_program(*arguments, language, stdin="".join(f"{line}\n" for line in typed))
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("message", "MESSAGE")), ("de", ("meldung", "Nachricht")), ("fr", ("message", "message"))],
)
def test_numbers_count_as_the_list_does(language: str, words: tuple[str, str]) -> None:
    numbered = [f"{words[number % 2]} {number}" for number in range(1, 7)]
    lines = written("top", "counts", "messages", *numbered, "message 7", "quit", language=language)
    told, recalled = lines[-14:-8], lines[-8:-2]
    assert recalled == told
    assert len(set(recalled)) == 6
    assert "7" in lines[-2]
    assert lines[-2] not in told


@pytest.mark.terminal
def test_what_is_recalled_is_counted_no_second_time() -> None:
    lines = written("top", "counts", "message 2", "message 2", "message 1", "quit")
    assert lines[-4:-1] == ["Green 7.", "Green 7.", lines[-5]]
    assert lines[-5].startswith("You 7, Ben 7")


@pytest.mark.terminal
def test_in_the_menu_and_away_from_a_table_too() -> None:
    assert written("top", "menu", "message 1", "quit")[-2] == "Green 7."
    assert written("message 1", "quit", arguments=("--linear", "--language"))[-2] == "No messages here."


@pytest.mark.terminal
def test_beside_a_question_which_stays_open() -> None:
    lines = written("top", "3", "message 1", "red", "quit")
    asked = next(place for place, line in enumerate(lines) if line.startswith("Which colour?"))
    assert "Which colour?" in lines[asked + 5]
    assert any(line.startswith("You play Wild, red.") for line in lines[asked + 5 :])


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "message 3: say that message; 1 is the latest"),
        ("de", "meldung 3, nachricht 3: diese Meldung ansagen; 1 ist die neueste"),
        ("fr", "message 3: dire ce message ; 1 est le dernier"),
    ],
)
def test_help_names_it(language: str, line: str) -> None:
    assert line in [each.replace(" :", ":") for each in written("help", "quit", language=language)]


@pytest.mark.parametrize("typed", ["message", "3", "message x", "messages 3", "hand 3", "message -1", ""])
def test_other_lines_recall_nothing(typed: str) -> None:
    assert vocabulary.parse_message_number(typed, Translator("en")) is None


@pytest.mark.parametrize("typed", ["Meldung 3", "nachricht  3", "message 3", " MELDUNG 03 "])
def test_accents_blanks_and_case_do_not_matter(typed: str) -> None:
    assert vocabulary.parse_message_number(typed, Translator("de")) == 3


@pytest.mark.terminal
def test_headings_count_for_no_message_of_a_list_in_a_pipe() -> None:
    said = written(*("z", "play", "1", "draw", "pass") * 12, "messages", "message 30", "message 31", "quit")
    at = next(place for place, line in enumerate(said) if line.startswith("Older messages: "))
    listed = said[said.index("Since your last turn") : at]
    assert "Before that" in listed
    assert len(listed) == 32  # thirty messages, and two headings
    assert said[at + 1] == listed[-1]
    assert said[at].endswith("message 31 says the newest of them.")


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "lines", "won"),
    [
        ("en", ("who won", "did I win?", "who won the last round"), "You win the round!"),
        ("de", ("wer hat gewonnen", "hab ich gewonnen?", "wer hat die letzte Runde gewonnen"), "Du gewinnst die Runde!"),
        ("fr", ("qui a gagné", "est-ce que j'ai gagné ?", "qui a gagné la dernière manche"), "Tu gagnes la manche"),
    ],
)
def test_who_won_is_told_after_a_round_and_in_the_next(
    language: str, lines: tuple[str, ...], won: str, position: Callable[..., None]
) -> None:
    position(TWO.replace("hand Ana R5 B9", "hand Ana R5"), "person", "easy")
    asked = written("1", lines[0], "1", *lines, "", *lines, "quit", language=language, arguments=("--linear", "--language"))
    assert sum(line.startswith(won) for line in asked) == 1 + 2 * len(lines), asked


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "lines", "drawn"),
    [
        ("en", ("draw", "what did I draw?", "which card did I draw"), "You draw a "),
        ("de", ("ziehen", "was habe ich gezogen?", "welche Karte hab ich gezogen"), "Du ziehst eine "),
        ("fr", ("piocher", "qu'est-ce que j'ai pioché ?", "quelle carte ai-je piochée"), "Tu pioches un "),
    ],
)
def test_which_cards_one_drew_is_told_again(language: str, lines: tuple[str, ...], drawn: str) -> None:
    draw, *asked = lines
    table = ("play", "uno", "--linear", "--players", "4", "--seed", "5", "--language")  # nothing can be played
    told = written(*asked, draw, *asked, "quit", language=language, arguments=table)
    sentences = [line for line in told if line.startswith(drawn)]
    assert len(sentences) == 1 + len(asked)
    assert len(set(sentences)) == 1
