"""The languages of the program, and every fact about them that is not a text."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping

import msgspec


class Language(msgspec.Struct, frozen=True):
    """A language, and every fact about it that is not one of its texts.

    Players choose their keys, so lessons must not name any: `key_names`, `presses` and `one_letter` find keys in texts.
    """

    name: str
    """Its name in the language itself."""
    other_names: tuple[str, ...]
    """Its names in other languages, as players type them."""
    system_name: str
    """The beginning of its name in Windows, such as `german` for `German_Germany`."""
    windows_id: int
    """Its primary language identifier in Windows."""
    takes_singular: Callable[[int], bool]
    """Whether a number takes the singular."""
    thousands: str
    """The separator of thousands."""
    point: str
    """The decimal separator."""
    key_names: str
    """A pattern of names of keys."""
    presses: str
    """A pattern of verbs before a key."""
    one_letter: str
    """A pattern of words of one capital letter that are not keys."""
    endings: tuple[str, ...]
    """Endings of its nouns and verbs: typed words are also compared without them."""
    plural_of_figures: str
    """A pattern of what stands after a figure for several of them, such as the `s` of `8s`."""
    spelled_out: Mapping[str, str] = {}
    """Its letters that other keyboards lack, and how they are typed there, such as `ae` for `ä`."""
    spelled_out_pattern: str = "(?!)"
    """A pattern of what is typed for these letters; its group is the letter without the accent."""
    listed_form: str = "bare"
    """The form of a card's name after its number in a list: an article keeps two numbers apart."""
    say_voice: str = ""
    """The voice of macOS that speaks it where the system's own speaks another language."""
    functions: Mapping[str, Callable[[str], str]] = {}
    """Functions that only the texts of this language may use."""


def french_of(name: str) -> str:
    """Return a name after the French "of": `d'Ana`, `de Ben`."""
    first = unicodedata.normalize("NFD", name[:1]).casefold()[:1]
    return f"d'{name}" if first and first in "aeiou" else f"de {name}"


LANGUAGES: Mapping[str, Language] = {
    "en": Language(
        name="English",
        other_names=("Englisch", "anglais"),
        system_name="english",
        windows_id=0x09,
        takes_singular=lambda number: number == 1,
        thousands=",",
        point=".",
        key_names=r"Enter|Spacebar|Space|Escape|Esc|Tab|Backspace|Shift|Ctrl|Page Up|Page Down|arrows?|F\d+",
        presses="press|type|hit|key",
        one_letter="[AI]",
        endings=("ions", "ion", "ing", "es", "s"),
        plural_of_figures="s",
        say_voice="Samantha",
    ),
    "de": Language(
        name="Deutsch",
        other_names=("German", "allemand"),
        system_name="german",
        windows_id=0x07,
        takes_singular=lambda number: number == 1,
        thousands=".",
        point=",",
        key_names=r"Enter|Eingabe(?:taste)?|Leertaste|Escape|Esc|Tab|Rücktaste|Umschalt|Strg|Pos1|Pfeil(?:e|tasten?)?|F\d+",
        presses="drücke|drück|tippe|Taste",
        one_letter="(?!)",
        endings=("en", "er", "es", "e", "n", "s"),
        plural_of_figures="ern?",
        spelled_out={"ä": "ae", "ö": "oe", "ü": "ue"},
        # Not in the French `cœur`, which is folded to `coeur`, nor in `neuen`.
        spelled_out_pattern="([ao]|(?<!e)u)e(?!u)",
        say_voice="Anna",
    ),
    "fr": Language(
        name="français",
        other_names=("French", "Französisch"),
        system_name="french",
        windows_id=0x0C,
        takes_singular=lambda number: number in (0, 1),
        thousands="\N{NARROW NO-BREAK SPACE}",
        point=",",
        key_names=r"Entrée|Espace|Échap|Esc|Tab|Retour arrière|Maj|Ctrl|Alt|flèches?|F\d+",
        presses="appuie sur|tape|touche",
        one_letter="[AY]",
        endings=("ions", "ion", "er", "es", "e", "s"),
        plural_of_figures="s",
        listed_form="the",
        say_voice="Thomas",
        functions={"DE": french_of},
    ),
}
"""The languages by their codes. The texts of a language are in the folder of that name."""
