"""Questions about the rules in people's own words find the answer that is meant, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.at_position import said_at

from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.options import Value
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.linear.rule_answers import RuleAnswers

ASKED = Path(__file__).parent / "phrases"
RIGHT = 0.97
"""The part of the questions that find the answer meant; they were written by people who did not know the patterns."""
LONGEST = 35
"""The most words of an answer, which is asked for: up to three sentences."""


def answers_of(language: str, game: str, **options: Value) -> RuleAnswers:
    """Return the answers at a new table, apart from these options."""
    return RuleAnswers(Translator(language, game), {each.id: each.default for each in GAMES[game].options} | options)


def questions(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the game, the answer and the question of each line of a list."""
    for line in (ASKED / f"rules-{language}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            meant, _, question = line.partition(": ")
            game, answer = meant.split()
            yield game, f"answer-{answer}", question


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_the_rules_finds_the_answer_that_is_meant(language: str) -> None:
    answers = {game: answers_of(language, game) for game in built_in()}
    asked = list(questions(language))
    missed = [(each, answers[each[0]].find(each[2])) for each in asked]
    missed = [(each, found) for each, found in missed if found != answers[each[0]].tell(each[1])]
    assert len(asked) > 200
    assert len(missed) <= (1 - RIGHT) * len(asked), missed


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_short_with_every_value_of_an_option(game: str, language: str) -> None:
    ids = Translator(language, game).ids("answer-")
    assert ids == Translator("en", game).ids("answer-")
    for option in GAMES[game].options:
        switch = isinstance(option.default, bool)
        for value in option.choices or ([False, True] if switch else [option.low, option.high]):
            answers = answers_of(language, game, **{option.id: value})
            for each in ids:
                words = [word for word in answers.tell(each).split() if any(map(str.isalnum, word))]
                assert len(words) <= LONGEST, each


def test_an_answer_says_whether_a_house_rule_is_on() -> None:
    question = "can I put a plus two on a plus two"
    assert answers_of("en", "uno", response=True).find(question).startswith("A Draw Two answers a Draw Two")
    assert answers_of("en", "uno", response=False).find(question).startswith("Responses are off here")


TABLE = """table 1
game uno
seats Ana Ben
hand Ana B8 G7 R8
hand Ben R2 R3 Y4
discard B9
stock R4 R5 G3
turn Ana
"""
ABOUT_THE_TABLE = [
    ("en", "how many cards are left in the pile", "3 in the draw pile."),
    ("en", "what is the top card", "Blue 9."),
    ("en", "can I play my 7", "Green 7 does not match blue 9. Type z to find a playable card."),
    ("de", "wie viele karten sind noch im stapel", "3 Karten im Ziehstapel."),
    ("de", "wie viele karten habe ich", "Du: 3 Karten."),
    ("fr", "combien de cartes reste-t-il dans la pioche", "Toi : 3 cartes, Ben : 3 cartes. 3 cartes dans la pioche."),
    ("fr", "combien de cartes ai-je", "Toi : 3 cartes."),
]


@pytest.mark.terminal
@pytest.mark.slow
@pytest.mark.parametrize(("language", "line", "answer"), ABOUT_THE_TABLE)
def test_what_the_table_tells_goes_before_the_rules(tmp_path: Path, language: str, line: str, answer: str) -> None:
    assert said_at(tmp_path, TABLE, line, language=language).splitlines()[-2] == answer


def test_a_long_line_is_no_question() -> None:
    assert answers_of("en", "uno").find("how many cards do we start with " + "please " * 200) == ""


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("uno", "how many cards does Ben have"),
        ("uno", "whose turn is it"),
        ("uno", "what is on top"),
        ("rummy", "how many tiles are left in the pool"),
        ("maumau", "which suit was asked for"),
        ("ume", "what are my sums"),
    ],
)
def test_a_question_about_the_table_is_none_about_the_rules(game: str, line: str) -> None:
    assert answers_of("en", game).find(line) == ""
