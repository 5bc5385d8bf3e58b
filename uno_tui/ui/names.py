"""The names that players can have: one check, with a reason for every name that is refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from uno_tui.core.catalogue import GAMES
from uno_tui.core.seating import why_not_so_many
from uno_tui.i18n.folding import simplify
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.message import Message, message
from uno_tui.notation.game_notation import NOTATIONS, reserved_words

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
"""The names of players who were not named."""
FEWEST_LETTERS = 2
MOST_LETTERS = 20
_BEHIND_THE_FIRST = "LMN"
"""The Unicode categories of what may stand after the first letter: letters, marks written on them, numbers."""
_JOINS = "-'\u2019"
_INVISIBLE = "\u115f\u1160\u3164\uffa0"
"""Hangul fillers: Unicode counts them among the letters."""


class Fault(StrEnum):
    """The reasons why a name is refused."""

    SHORT = "short"
    LONG = "long"
    BLANK = "blank"
    SIGN = "sign"
    CARD = "card"
    WORD = "word"
    TWICE = "twice"


def fault_of(name: str, game: str | None, others: Sequence[str] = ()) -> Fault | None:
    """Return why `name` is refused for a player who sits with `others` at a table of `game`; None if it is allowed.

    Without a game only what holds in all of them is checked: the cards of every game would cost time at the start.
    """
    if len(name) < FEWEST_LETTERS:
        return Fault.SHORT
    if len(name) > MOST_LETTERS:
        return Fault.LONG
    if any(sign.isspace() for sign in name):
        return Fault.BLANK
    if not name[0].isalpha() or not all(_may_follow(sign) for sign in name):
        return Fault.SIGN
    # In a table file such a name would be read as a card.
    if game is not None and NOTATIONS[game].is_card(name):
        return Fault.CARD
    # No usual name is a word for `you`; reading the texts of all languages to check that would cost 6 ms at the start.
    is_usual = name in NAMES
    if name.casefold() in reserved_words(game) or (not is_usual and name.casefold() in _words_for_you()):
        return Fault.WORD
    # A difference in capitals cannot be heard, and one in accents is not typed.
    return Fault.TWICE if simplify(name) in map(simplify, others) else None


def fault_in_any_game(name: str) -> Fault | None:
    """Return why `name` is refused at the tables of at least one game; None if every game allows it."""
    return next((fault for game in GAMES if (fault := fault_of(name, game)) is not None), None)


def with_wished(names: Sequence[str], wished: Sequence[str], people: int = 0) -> tuple[str, ...]:
    """Return as many names, with those that are `wished` after the seats of the people (0: of the player alone)."""
    own, others = names[: max(1, people)], names[max(1, people) :]
    found = without_taken(wished, own)
    return (*own, *[*found, *without_taken(others, found)][: len(others)])


def name_seats(count: int, own: str) -> tuple[str, ...]:
    """Return the names of the seats of a new table: the player's own if there is one, then the usual ones.

    A bot gives way to a player of the same name, in whatever capitals.
    """
    return ((own,) if own else ()) + tuple(without_taken(NAMES, [own]))[: count - bool(own)]


def without_taken(names: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Return the names that are none of the taken ones, in whatever capitals and accents."""
    known = set(map(simplify, taken))
    return [name for name in names if simplify(name) not in known]


def _may_follow(sign: str) -> bool:
    return (unicodedata.category(sign)[0] in _BEHIND_THE_FIRST and sign not in _INVISIBLE) or sign in _JOINS


@cache
def _words_for_you() -> frozenset[str]:
    """Return the words that texts use for the player: a name like that would be mistaken for them."""
    return frozenset(Translator(language).text("you-in-list").casefold() for language in LANGUAGES)


def why_not_named(name: str, fault: Fault) -> Message:
    """Return the fault as a sentence."""
    known = {Fault.CARD, Fault.WORD, Fault.TWICE}
    values = {"name": name} if fault in known else {"most": MOST_LETTERS} if fault is Fault.LONG else {}
    return message("name-bad", reason=Message(f"name-not-{fault}", values))


def why_not_seated(game: str, names: Sequence[str]) -> Message | None:
    """Return why these names cannot sit at a table of `game`; None if they can."""
    too_many = why_not_so_many(GAMES[game], len(names))
    if too_many is not None:
        return too_many
    for place, name in enumerate(names):
        fault = fault_of(name, game, names[:place])
        if fault is not None:
            return why_not_named(name, fault)
    return None
