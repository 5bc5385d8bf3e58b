"""The scales and voice names that espeak-ng's program and library share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from uno_tui.speech.voices.engine import Ability, Manner, scaled

ABILITIES = frozenset(Ability)
WORDS_A_MINUTE = 175


def words_a_minute(rate: int) -> int:
    """Return the words per minute for a rate from -100 (a third of the usual speed) to 100 (three times as fast)."""
    return round(WORDS_A_MINUTE * 3 ** (rate / 100))


def pitch(manner: Manner) -> int:
    """Return the pitch from 0 to 99."""
    return round(scaled(manner.pitch, 0, 50, 99))


def amplitude(manner: Manner) -> int:
    """Return the amplitude from 10, which can still be heard, to 200."""
    return round(scaled(manner.volume, 10, 100, 200))


def with_variants(bases: Sequence[tuple[str, str]], variants: Sequence[tuple[str, str]]) -> dict[str, str]:
    """What espeak-ng calls each voice, by the name it has for players; both are given as (name, file).

    The voices of the language, and the first of them in every variant: a variant speaks any language with another
    voice.
    """
    found = dict(bases)
    if bases:
        name, file = bases[0]
        found |= {f"{name}+{variant}": f"{file}+{variant_file}" for variant, variant_file in variants}
    return found


def listed(table: str) -> list[tuple[str, str]]:
    """The names and files in what `espeak-ng --voices=…` prints.

    MBROLA's are left out, which stand there whether they are installed or not.
    """
    found = []
    for line in table.splitlines()[1:]:
        parts = line.split(maxsplit=4)
        if len(parts) == 5 and not parts[4].startswith("mb/"):
            name, file = parts[3].replace("_", " "), parts[4].partition("(")[0].strip()
            found.append((name, file.removeprefix("!v/")))
    return found


def chosen(manner: Manner, voices: Mapping[str, str], language: str) -> str:
    """Return espeak-ng's name of the wanted voice, or of the language's default if there is no such voice."""
    return voices.get(manner.voice, language)
