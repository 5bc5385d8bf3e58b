"""The scales and voice names that espeak-ng's program and library share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from uno_tui.speech.voices.engine import Ability, Manner, scale

ABILITIES = frozenset(Ability)
WORDS_A_MINUTE = 175
"""The usual rate of espeak-ng."""


def words_a_minute(rate: int, usual: int = WORDS_A_MINUTE) -> int:
    """Return the words per minute for a rate from -100 (a third of the usual speed) to 100 (three times as fast)."""
    return round(usual * 3 ** (rate / 100))


def pitch(manner: Manner) -> int:
    """Return the pitch from 0 to 99."""
    return round(scale(manner.pitch, 0, 50, 99))


def amplitude(manner: Manner) -> int:
    """Return the amplitude from 10, which can still be heard, to 200."""
    return round(scale(manner.volume, 10, 100, 200))


def with_variants(bases: Sequence[tuple[str, str]], variants: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Return espeak-ng's name of each voice, by the name for players. The arguments are pairs (name, file).

    These are the voices of the language, and the first of them in every variant: a variant is another speaker, for any
    language.
    """
    found = dict(bases)
    if bases:
        name, file = bases[0]
        found |= {f"{name}+{variant}": f"{file}+{variant_file}" for variant, variant_file in variants}
    return found


def parse_list(table: str) -> list[tuple[str, str]]:
    """Return the names and files in the output of `espeak-ng --voices=…`.

    MBROLA's voices are left out: espeak-ng lists them even if they are not installed.
    """
    found = []
    for line in table.splitlines()[1:]:
        parts = line.split(maxsplit=4)
        if len(parts) == 5 and not parts[4].startswith("mb/"):
            # Names have underscores for spaces. A file may have spaces; other languages follow it in brackets.
            name, file = parts[3].replace("_", " "), parts[4].partition("(")[0].strip()
            found.append((name, file.removeprefix("!v/")))
    return found


def choose_voice(manner: Manner, voices: Mapping[str, str], language: str) -> str:
    """Return espeak-ng's name of the wanted voice, or of the language's default if there is no such voice."""
    return voices.get(manner.voice, language)
