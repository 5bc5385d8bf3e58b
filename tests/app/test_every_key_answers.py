"""Every key in every place is answered, and no answer holds the same sentence twice."""

from __future__ import annotations

import pytest
from support.storm import LISTS, SENTENCE, keys, storming

WHERE = [
    *[("turn", game, "en") for game in ("uno", "teams", "rummy", "ume", "maumau")],
    *[("off turn", game, "en") for game in ("uno", "ume", "maumau")],
    ("question", "uno", "en"),
    ("turn", "maumau", "de"),
    ("turn", "rummy", "fr"),
    *[pytest.param(place, "uno", "en", marks=pytest.mark.slow) for place in ("replay", *LISTS)],
]


@pytest.mark.costly
@pytest.mark.parametrize(("place", "game", "language"), WHERE)
async def test_every_key_is_answered_once(place: str, game: str, language: str) -> None:
    silent, twice = [], []
    async with storming(place, game, language) as storm:
        for key in keys():
            said = await storm.press(key)
            if not said:
                silent.append(key)
            for text in said:
                sentences = [each for each in SENTENCE.split(text) if len(each.split()) > 1]
                if len(sentences) != len(set(sentences)):
                    twice.append((key, text))
    assert (silent, twice) == ([], [])
