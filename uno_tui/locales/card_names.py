"""How cards are called: what every game's pack of names offers.

Forms: `bare` stands alone ("red 7"), `a` and `the` are objects ("eine rote 7", "die rote 7"), `on` follows a word for
"on" ("der roten 7").
"""

from __future__ import annotations

from typing import Protocol

FORMS = ("bare", "a", "the", "on")


class CardNames(Protocol):
    """Names of cards in one language."""

    def name(self, text: str, form: str) -> str:
        """The card written as `text` in table files, in one of the forms. Raises ValueError for no card."""
        ...
