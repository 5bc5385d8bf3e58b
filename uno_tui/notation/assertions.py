"""Assertions that all games share."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.core.contract import Seat, Table
from uno_tui.message import Invalid, message
from uno_tui.notation.game_notation import GameNotation, T
from uno_tui.notation.lines import Names
from uno_tui.sanitize import sanitize

# `int` raises an error of its own for more than 4300 digits; no number of a game has so many as these.
MOST_DIGITS = 30
NOTHING = message("nothing")
"""The text for a missing word."""
MATCH_GOES_ON = "playing"


def seats_or_nobody(words: Sequence[str], names: Names) -> str:
    """Return the names of the named seats in playing order, or `nobody`. Raises ValueError."""
    if list(words) == ["nobody"]:
        return "nobody"
    if not words:
        raise Invalid("seats-or-nobody-missing")
    return names.list(sorted(names.seat(word) for word in words))


def only_word(words: Sequence[str], what: str) -> str:
    """Return the only word. Raises ValueError.

    The error names what was expected: `what` is a key of the text `one-expected`, or a list of the possible words.
    """
    if len(words) != 1:
        raise Invalid("one-expected", what=what, found=sanitize(words) or NOTHING)
    return words[0]


def read_number(words: Sequence[str]) -> int:
    """Return the only word as a number. Raises ValueError."""
    word = only_word(words, "number")
    # `isdigit` is true of ² as well, which `int` refuses.
    if not (word.isascii() and word.isdigit()):
        raise Invalid("one-expected", what="number", found=sanitize(word))
    if len(word) > MOST_DIGITS:
        raise Invalid("number-too-large", digits=len(word))
    return int(word)


def seat_and_rest(words: Sequence[str], names: Names) -> tuple[Seat, Sequence[str]]:
    """Return the seat that the first word names, and the other words. Raises ValueError."""
    if not words:
        raise Invalid("seat-missing")
    return names.seat(words[0]), words[1:]


def check_common(notation: GameNotation[T], words: Sequence[str], table: T, names: Names) -> tuple[str, str] | None:
    """Check an assertion that every game has. Return what is expected and what is found; None for any other assertion.

    Raises ValueError for words that mean nothing.
    """
    word, rest = words[0], words[1:]
    if word == "turn":
        # When the round is over, the table still has the last turn.
        found = "nobody" if table.outcome.round is not None else names[table.turn]
        return only_word(rest, "name") if rest == ["nobody"] else names[names.seat(only_word(rest, "name"))], found
    if word == "acting":
        return seats_or_nobody(rest, names), names.list(sorted(table.acting()))
    if word == "score":
        seat, amount = seat_and_rest(rest, names)
        return str(read_number(amount)), str(table.scores[seat])
    if word in ("round_over", "match_over", "playing"):
        return _check_outcome(word, rest, table, names)
    if word in ("legal", "illegal"):
        seat, verb = seat_and_rest(rest, names)
        move = notation.read_move(verb, names)
        reason = table.refusal(seat, move)
        # UNO calls an interception illegal that the rules let a player try and that would fail.
        legal = reason is None and notation.succeeds(table, seat, move)
        return word, "legal" if legal else "illegal"
    return None


def _check_outcome(word: str, rest: Sequence[str], table: Table, names: Names) -> tuple[str, str]:
    outcome = table.outcome
    if word == "playing":
        if rest:
            raise Invalid("stands-alone", word="playing")
        return MATCH_GOES_ON, MATCH_GOES_ON if outcome.match is None else f"match_over {names.list(outcome.match)}"
    winners = outcome.round if word == "round_over" else outcome.match
    found = "no" if winners is None else names.list(sorted(winners))
    return "no" if word == "round_over" and list(rest) == ["no"] else seats_or_nobody(rest, names), found
