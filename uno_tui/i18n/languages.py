"""The languages of the program, and what of them no translator can write down as a text."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping

import msgspec


class Language(msgspec.Struct, frozen=True):
    """A language, and every fact about it that is not one of its texts.

    `name` is how it calls itself; `system_name` how Windows begins to name it (`German_Germany`), and `windows_id` its
    primary language identifier there. Whole numbers of which `is_one` holds are one thing; `thousands` stands between
    thousands, and `point` before the digits behind a number. Lessons must not name keys as they are, as players choose
    them: `key_names` and `presses` (a verb before a key) are patterns that find it, `one_letter` are words that are one
    capital letter and no key. `functions` are those that its texts may use apart from the ones that all may.
    """

    name: str
    system_name: str
    windows_id: int
    is_one: Callable[[int], bool]
    thousands: str
    point: str
    key_names: str
    presses: str
    one_letter: str
    functions: Mapping[str, Callable[[str], str]] = {}


def french_of(name: str) -> str:
    """French "of": `d'Ana`, `de Ben`."""
    first = unicodedata.normalize("NFD", name[:1]).casefold()[:1]
    return f"d'{name}" if first and first in "aeiou" else f"de {name}"


LANGUAGES: Mapping[str, Language] = {
    "en": Language(
        name="English",
        system_name="english",
        windows_id=0x09,
        is_one=lambda number: number == 1,
        thousands=",",
        point=".",
        key_names=r"Enter|Spacebar|Space|Escape|Esc|Tab|Backspace|Shift|Ctrl|Page Up|Page Down|arrows?|F\d+",
        presses="press|type|hit|key",
        one_letter="[AI]",
    ),
    "de": Language(
        name="Deutsch",
        system_name="german",
        windows_id=0x07,
        is_one=lambda number: number == 1,
        thousands=".",
        point=",",
        key_names=r"Enter|Eingabe(?:taste)?|Leertaste|Escape|Esc|Tab|Rücktaste|Umschalt|Strg|Pos1|Pfeil(?:e|tasten?)?|F\d+",
        presses="drücke|drück|tippe|Taste",
        one_letter="(?!)",
    ),
    "fr": Language(
        name="français",
        system_name="french",
        windows_id=0x0C,
        is_one=lambda number: number in (0, 1),
        thousands="\N{NARROW NO-BREAK SPACE}",
        point=",",
        key_names=r"Entrée|Espace|Échap|Esc|Tab|Retour arrière|Maj|Ctrl|Alt|flèches?|F\d+",
        presses="appuie sur|tape|touche",
        one_letter="[AÀÔÉY]",
        functions={"DE": french_of},
    ),
}
"""By the code of each; the texts of a language are in the folder called so."""
