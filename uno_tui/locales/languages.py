"""The languages of the program, and what of them no translator can write down as a text."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping

import msgspec


class Tongue(msgspec.Struct, frozen=True):
    """A language: how it calls itself, which whole numbers are `one` thing, what stands between thousands, and what
    before the digits behind a number.

    `functions` are those that its texts may use besides the ones that all may.
    """

    name: str
    is_one: Callable[[int], bool]
    thousands: str
    point: str
    functions: Mapping[str, Callable[[str], str]] = {}


def french_of(name: str) -> str:
    """French "of": `d'Ana`, `de Ben`."""
    first = unicodedata.normalize("NFD", name[:1]).casefold()[:1]
    return f"d'{name}" if first and first in "aeiou" else f"de {name}"


LANGUAGES: Mapping[str, Tongue] = {
    "en": Tongue("English", lambda number: number == 1, ",", "."),
    "de": Tongue("Deutsch", lambda number: number == 1, ".", ","),
    "fr": Tongue("français", lambda number: number in (0, 1), "\N{NARROW NO-BREAK SPACE}", ",", {"DE": french_of}),
}
"""By the code of each; the texts of a language are in the folder called so."""
