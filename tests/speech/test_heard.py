"""What is heard unasked at a table is short, and is not said twice: measured in rounds of every game and language.

`tests/benchmarks/heard.py` measures the same in many more rounds. All limits are of announcements: of what is said in
one go, which may be several sentences, such as a cost with its cause.
"""

from __future__ import annotations

import pytest
from support.heard import Heard, Listening, Remembering, Tally, count_words, listen, sentences_again
from support.presenters_of import rules_of

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import VERBOSITIES

MEDIAN, NEARLY_ALL, LONGEST = 5, 14, 30
"""The most words of half of all announcements, of 95 in 100, and of any."""
LONGER = {("maumau", "fr"): 17}
"""Where 95 in 100 are longer: French cards of two suits with their articles take eight words."""
UNLIMITED = {("rummy", "normal"), ("rummy", "full")}
"""Where lengths have no limit yet: a turn of UNO Rummy is told in one go, with all that it has changed on the table."""
ROUNDS = {"uno": 4, "teams": 2, "rummy": 1, "ume": 12, "maumau": 8}
"""The rounds that are heard at each table: fewer where they are longer."""
MOST_OFTEN_NORMAL = [each if each == "normal" else pytest.param(each, marks=pytest.mark.slow) for each in VERBOSITIES]


@pytest.mark.costly
@pytest.mark.play
@pytest.mark.parametrize("verbosity", MOST_OFTEN_NORMAL)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", built_in())
def test_what_is_heard_is_short_and_nothing_is_said_twice(game: str, language: str, verbosity: str) -> None:
    """Listen at a table for four: with the usual rules, and with all house rules as a newcomer, who is told keys."""
    tally, thinker = Tally(), Remembering()
    for rules, learns in ((None, False), (True, True)):
        listening = Listening(game, language, verbosity, rules_of(game, rules), learns=learns)
        tally.add(listen(listening, ROUNDS[game], thinker=thinker), ROUNDS[game])
    assert +tally.needless == {}
    if (game, verbosity) not in UNLIMITED:
        assert tally.words(0.5) <= MEDIAN
        assert tally.words(0.95) <= LONGER.get((game, language), NEARLY_ALL)
        assert [text for words, text in tally.longest if words > LONGEST] == []


@pytest.mark.play
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "rounds"), [("uno", 2, 1), ("teams", 6, 1), ("ume", 2, 8), ("maumau", 2, 4)])
def test_at_other_tables_too_nothing_is_said_twice_or_takes_long(
    game: str, seats: int, rounds: int, language: str
) -> None:
    """Two players have more to answer, so that only the longest announcement is limited."""
    heard = listen(Listening(game, language, rules=rules_of(game, True), seats=seats), rounds)
    assert [each.text for each in heard if count_words(each.text) > LONGEST] == []
    assert [sentence for sentence, needless in sentences_again(heard) if needless] == []


def test_a_sentence_is_needless_if_nothing_has_changed() -> None:
    heard = [Heard("Your turn.", 0.0, 1), Heard("Ben draws. Your turn.", 9.0, 2), Heard("Your turn.", 12.0, 2)]
    assert list(sentences_again(heard)) == [("Your turn.", False), ("Your turn.", True)]


def test_after_ten_seconds_it_may_be_said_again() -> None:
    assert list(sentences_again([Heard("Your turn.", 0.0, 1), Heard("Your turn.", 10.0, 1)])) == []


def test_signs_are_no_words() -> None:
    assert count_words("2 cartes à piocher : +2 — « Uno » !") == 6


def test_lengths_count_as_often_as_they_are_heard() -> None:
    tally = Tally()
    tally.add([Heard(text, 0.0, place) for place, text in enumerate(["One."] * 19 + ["One two three."])], 2)
    assert (tally.words(0.5), tally.words(0.95), tally.words(1.0)) == (1, 1, 3)
    assert tally.words_per_round == 11


def test_the_same_rounds_are_heard_again_in_every_language() -> None:
    thinker = Remembering()
    english, again = (listen(Listening("uno"), 2, thinker=thinker) for _ in range(2))
    german = listen(Listening("uno", "de"), 2, thinker=thinker)
    assert english == again
    assert max(each.change for each in german) == max(each.change for each in english)
