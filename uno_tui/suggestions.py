"""Suggestions for unknown words: the word that was probably meant, or all that are known."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from uno_tui.message import Message, message

SHORTEST = 2
"""The length from which a word counts as the beginning of another, in letters."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that `word` was probably meant to be; None if none is near."""
    written, names = word.casefold(), {each.casefold(): each for each in known}
    alike = [each for each in names if _begins(written, each) or _begins(each, written)]
    if len(alike) != 1:
        from difflib import get_close_matches  # only once something is wrong: it takes 5 ms to load

        alike = get_close_matches(written, names, n=1)
    return names[alike[0]] if alike else None


def _begins(beginning: str, word: str) -> bool:
    return len(beginning) >= SHORTEST and word.startswith(beginning)


def suggest(fault: Message, near: str | None) -> Message:
    """Return the sentence about a fault, with the word that was probably meant if one is near."""
    return fault if near is None else message("did-you-mean", fault=fault, meant=near)


def suggest_or_list(fault: Message, word: str, known: Collection[str]) -> Message:
    """Return the sentence about a fault, with the known word that is near, or with all known words."""
    near = nearest(word, known)
    return list_known(fault, known) if near is None else suggest(fault, near)


def list_known(fault: Message, known: Iterable[str]) -> Message:
    """Return the sentence about a fault, with all known words."""
    return message("choose-from", fault=fault, known=", ".join(known))
