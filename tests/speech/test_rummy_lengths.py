"""Sentences of UNO Rummy that answer a key or explain a refusal: at most 20 words, with long names, in both front ends."""

from __future__ import annotations

import re

import pytest

from uno_tui.games.rummy.narrator.narrator import count_words
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import entries
from uno_tui.i18n.translator import Translator
from uno_tui.linear.vocabulary import spell_command
from uno_tui.ui.keys import keymap

SAID = re.compile("presenter-rummy|rummy-refused|rummy-hits|rummy-again|rummy-drawn|ask-rummy")
OF_NUMBERS = ("presenter-rummy-not-yours", "rummy-refused-not_in_rack", "rummy-refused-not_in_rack-joker", "rummy-refused-joker_not_replaced")
"""Texts that are about a number tile, or name one beside a Joker."""
NUMBERS = ("count", "place", "index", "wrong", "draws")


def wordings(translator: Translator, name: str, source: str) -> list[str]:
    """A text in all its states, with a Joker that stands for a tile where it can be about one."""
    card = "R7" if name in OF_NUMBERS else "J=R7"
    run = translator.text("rummy-run", colour=translator.text("rummy-run-colour-R"), first=3, last=12)
    long = {
        "tile": translator.card(card), "tiles": translator.card("J=R7"), "card": "J=R7" if name.endswith("replaced") else card,
        "set": run, "first": run, "second": run, "zone": translator.text("presenter-rummy-set", place=3, count=9),
        "name": "Ana", "other": "Ben", "step": "", "source": "table", "fault": "", "in": translator.text("rummy-run", "in", colour="", first=3, last=12),
    }  # fmt: skip
    long |= dict.fromkeys(NUMBERS, 12)
    states = re.findall(r"^\s+\*?\[(\w+)\]", source, re.MULTILINE) if "$state" in source else [""]
    return [translator.text(name, **long, state=state) for state in states]


@pytest.mark.parametrize("front", ["screen", "lines"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_have_at_most_20_words(language: str, front: str) -> None:
    translator, keys = Translator(language, "rummy"), keymap.load()
    translator.front = front
    if front == "lines":
        translator.key_of = lambda command: spell_command(command, keys, translator)
    found = [
        text
        for name, source in entries(language, "rummy").items()
        if SAID.match(name)
        for text in wordings(translator, name, source)
        if count_words(text) > 20
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "screen", "lines"),
    [
        ("en", "Taken: Joker as red 7. Enter on a set adds it; Enter on Carried, next to the rack, keeps it.",
         "Taken: Joker as red 7, tile 2 of set 3. Type z for a set, then a number; or n."),
        ("de", "Genommen: Joker als rote 7. Enter auf einer Kombination: anlegen; auf In der Hand, neben der Schiene: behalten.",
         "Genommen: Joker als rote 7, Stein 2 von Kombination 3. Tippe z für eine Kombination, dann eine Nummer; oder n."),
        ("fr", "Tu prends : Super Joker en 7 rouge. Entrée sur une combinaison pour le poser, sur En main pour le garder.",
         "Tu prends : Super Joker en 7 rouge, tuile 2, combinaison 3. Tape z, puis un numéro ; n pour une nouvelle."),
    ],
)  # fmt: skip
def test_a_joker_taken_is_told_with_what_to_do_next(language: str, screen: str, lines: str) -> None:
    translator, keys = Translator(language, "rummy"), keymap.load()
    values = {"tile": translator.card("J=R7"), "index": 2, "place": 3}
    assert translator.text("presenter-rummy-taken-joker", **values) == screen
    translator.front = "lines"
    translator.key_of = lambda command: spell_command(command, keys, translator)
    assert translator.text("presenter-rummy-taken-joker", **values) == lines
    assert all(count_words(text) <= 20 for text in (screen, lines))
