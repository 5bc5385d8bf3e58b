"""The Fluent files of the program, its games and its packs."""

from __future__ import annotations

import re
from pathlib import Path

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.texts import FILES

PACKAGE = Path(__file__).parent.parent.parent / "uno_tui"


PACKS = ("coloured", "french")


PLACES = ["", *PACKS, "family", *built_in()]
"""Where there are texts: those of the program, a pack's, a family's, a game's."""


def files(language: str, place: str) -> list[Path]:
    if place in PACKS:
        return [PACKAGE / "cards" / "texts" / place / f"{language}.ftl"]
    if place:
        folder = PACKAGE / "games" / place / "texts"
        named = [folder / f"{language}.ftl", *(folder / part / f"{language}.ftl" for part in ("words", "answers"))]
        return [each for each in named if each.exists()]  # a family has no answers of its own
    return [PACKAGE / "i18n" / language / f"{name}.ftl" for name in FILES]


GRAMMAR = re.compile("article|adjective|stem|verb")
"""Texts that each language has of its own, to put names of cards and sentences on keys together."""
