"""Assertions that all games share."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.games.contract import Seat, Table
from uno_tui.notation.language import Language, T
from uno_tui.notation.lines import Names
from uno_tui.quoting import quoted

MOST_DIGITS = 30
MATCH_GOES_ON = "the match goes on"


def seats_or_nobody(words: Sequence[str], names: Names) -> str:
    """The named seats in playing order, as text. Raises ValueError."""
    if list(words) == ["nobody"]:
        return "nobody"
    if not words:
        raise ValueError("names of seats are missing here (or `nobody`)")
    return names.list(sorted(names.seat(word) for word in words))


def one(words: Sequence[str], what: str) -> str:
    """The only word. Raises ValueError saying `what` it should be."""
    if len(words) != 1:
        raise ValueError(f"{what} is expected here, not {quoted(words) or 'nothing'}")
    return words[0]


def number(words: Sequence[str]) -> int:
    """The only word, a number. Raises ValueError."""
    word = one(words, "a number")
    if not (word.isascii() and word.isdigit()):
        raise ValueError(f"a number is expected here, not {quoted(word)}")
    if len(word) > MOST_DIGITS:
        raise ValueError(f"a number of {len(word)} digits is larger than anything on a table")
    return int(word)


def seat_and_rest(words: Sequence[str], names: Names) -> tuple[Seat, Sequence[str]]:
    """The seat that comes first, and what follows. Raises ValueError."""
    if not words:
        raise ValueError("the name of a seat is missing here")
    return names.seat(words[0]), words[1:]


def check_common(language: Language[T], words: Sequence[str], table: T, names: Names) -> tuple[str, str] | None:
    """Expected and found for an assertion that every game has; None for any other. Raises ValueError."""
    word, rest = words[0], words[1:]
    if word == "turn":
        found = "nobody" if table.outcome.round is not None else names[table.turn]
        return one(rest, "a name") if rest == ["nobody"] else names[names.seat(one(rest, "a name"))], found
    if word == "acting":
        return seats_or_nobody(rest, names), names.list(sorted(table.acting()))
    if word == "score":
        seat, amount = seat_and_rest(rest, names)
        return str(number(amount)), str(table.scores[seat])
    if word in ("round_over", "match_over", "playing"):
        return _check_outcome(word, rest, table, names)
    if word in ("legal", "illegal"):
        seat, verb = seat_and_rest(rest, names)
        move = language.read_move(verb, names)
        reason = table.refusal(seat, move)
        legal = reason is None and language.succeeds(table, seat, move)
        return word, "legal" if legal else "illegal"
    return None


def _check_outcome(word: str, rest: Sequence[str], table: Table, names: Names) -> tuple[str, str]:
    outcome = table.outcome
    if word == "playing":
        if rest:
            raise ValueError("`playing` stands alone")
        return MATCH_GOES_ON, MATCH_GOES_ON if outcome.match is None else f"match_over {names.list(outcome.match)}"
    winners = outcome.round if word == "round_over" else outcome.match
    found = "no" if winners is None else names.list(sorted(winners))
    return "no" if word == "round_over" and list(rest) == ["no"] else seats_or_nobody(rest, names), found
