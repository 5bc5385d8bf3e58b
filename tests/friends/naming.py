"""The names of cards in texts, in a language's forms."""

from __future__ import annotations

import re
from collections.abc import Iterable

from uno_tui.i18n.card_names import FORMS
from uno_tui.i18n.translator import Translator


def names_of(words: Translator, cards: Iterable[str]) -> dict[str, str]:
    """Return the names of cards, in all forms, and the card that each belongs to."""
    return {words.card(card, form).casefold(): card for card in cards for form in FORMS}


def named_in(text: str, names: Iterable[str]) -> set[str]:
    """Return which of the names stand in a text, the longest first: a part of one is no name."""
    found = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True)))
    return set(found.findall(text))
