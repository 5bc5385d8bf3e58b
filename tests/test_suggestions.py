"""What was probably meant by a word that is not known."""

from __future__ import annotations

import pytest

from uno_tui.suggestions import nearest

GAMES = ("uno", "teams", "rummy", "ume", "maumau")


@pytest.mark.parametrize(
    ("word", "known", "meant"),
    [
        ("rumy", GAMES, "rummy"),
        ("RUMMY", GAMES, "rummy"),
        ("mau", GAMES, "maumau"),
        ("uno-teams", GAMES, "uno"),
        ("bridge", GAMES, None),
        ("", GAMES, None),
        ("m", GAMES, None),
        ("deutsch", ("en", "de", "fr"), "de"),
        ("e", ("en", "de", "fr"), "en"),
        ("xx", ("en", "de", "fr"), None),
        ("re", ("replay", "repeat"), None),
        ("hrad", ("easy", "normal", "hard"), "hard"),
        ("uno", (), None),
    ],
)
def test_a_word_that_is_near_is_found(word: str, known: tuple[str, ...], meant: str | None) -> None:
    assert nearest(word, known) == meant


def test_a_very_long_word_takes_no_time() -> None:
    assert nearest("x" * 100_000, GAMES) is None
