"""The notation of UNO in table files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uno_tui.cards.coloured import KINDS, WILD, WILD_DRAW_FOUR, Card, Colour, Rank, card
from uno_tui.core.contract import Move, Seat
from uno_tui.games.family.notation import CardReader, FamilyPosition, family_checks, family_lines, read_colour
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.family.rules.state import USED
from uno_tui.games.uno.rules import UNO
from uno_tui.games.uno.rules.legality import why_interception_fails
from uno_tui.games.uno.rules.moves import Intercept
from uno_tui.games.uno.rules.table import UnoTable
from uno_tui.message import Invalid
from uno_tui.notation.assertions import only_word, seat_and_rest, seats_or_nobody
from uno_tui.notation.common import CommonNotation, check_choice, find_seat, mask_of
from uno_tui.notation.lines import Names
from uno_tui.sanitize import sanitize

_PACK = CardReader(KINDS, {"+2": Rank.DRAW_TWO, "W+4": Rank.WILD_DRAW_FOUR})
_STEP_WORDS = {0: "", 1: " up", -1: " down"}


def _read_swap(words: Sequence[str], names: Names) -> Seat | None:
    """Return the seat of `swap SEAT`, None without words; a name that no player has is a seat that no player has.

    Raises ValueError for other words.
    """
    if not words:
        return None
    if len(words) != 2 or words[0] != "swap":
        raise Invalid("uno-swap-expected", found=sanitize(words))
    return find_seat(words[1], names)


class _Position(FamilyPosition):
    """Puts the statements of a position on an empty table."""

    table: UnoTable
    pack = _PACK

    def _finish(self) -> None:
        super()._finish()
        table = self.table
        empty = [seat for seat in table.seats_from(table.after(table.turn)) if not table.hands[seat]]
        if empty and not (table.debt and table.rules.advanced_response) and not table.racing:
            raise Invalid("no-card-held", name=self.names[empty[0]])
        if table.racing and table.drawn is not None:
            raise Invalid("uno-drawn-in-race")
        racing = table.turn if table.racing else None  # who races with no card is out when the race is over
        table.out = [seat for seat in empty if seat != racing] if table.debt else []
        if table.bluffer is not None:
            table.called_top, table.called_colour = _called_by_pile(table)
        self._check_rules_of_statements()
        table.update_layable()

    def _check_rules_of_statements(self) -> None:
        """Refuse what only a house rule that is off could bring about. Raises Invalid."""
        table, rules = self.table, self.table.rules
        needs = {
            "laid": (table.laid is not None, rules.sequences, "sequences"),
            "free": (table.free, rules.intercept, "intercept"),
            "bluff": (table.bluffer is not None, rules.bluff, "bluff"),
        }
        for statement, (is_there, is_on, option) in needs.items():
            if is_there and not is_on:
                raise Invalid("uno-needs-option", statement=statement, option=option)

    def _must_draw(self) -> bool:
        return self.table.faces_debt

    def _needs_colour(self, top: Card) -> bool:
        return top is WILD_DRAW_FOUR

    def _laid(self, words: Sequence[str]) -> None:
        self.table.laid, rest = seat_and_rest(words, self.names)
        if rest:
            steps = {"up": 1, "down": -1}
            word = only_word(rest, "up, down")
            if word not in steps:
                raise Invalid("uno-sequence-unknown", found=sanitize(word))
            self.table.laid_step = steps[word]

    def _free(self, words: Sequence[str]) -> None:
        self.of_turn["free"] = self.names.seat(only_word(words, "name"))
        self.table.free = True

    def _bluff(self, words: Sequence[str]) -> None:
        self.table.bluffer, rest = seat_and_rest(words, self.names)
        word = only_word(rest, "yes, no")
        if word not in ("yes", "no"):
            raise Invalid("uno-bluff-unknown", found=sanitize(word))
        self.table.bluffed = word == "yes"

    def _choice(self, words: Sequence[str]) -> None:
        if only_word(words[:1], "buzz") != "buzz":
            raise Invalid("uno-choice-unknown", found=sanitize(words[0]))
        if not self.table.rules.buzzer:
            raise Invalid("uno-no-race")
        self.table.racing = self.table.seats_in(mask_of(words[1:], self.names))
        if len(self.table.racing) < 2:
            raise Invalid("uno-race-alone")


def _called_by_pile(table: UnoTable) -> tuple[Card, Colour | None]:
    """Return what the last Wild Draw Four lay on, as a written pile shows it: with the colour of the top card only."""
    beneath = table.discard[-2] if len(table.discard) > 1 else WILD
    return beneath, beneath.colour


def _check_laid(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    found = "nobody" if table.laid is None else names[table.laid]
    if len(words) == 2 and words[1] in ("up", "down"):
        return f"{names[names.seat(words[0])]} {words[1]}", found + _STEP_WORDS[table.laid_step]
    return seats_or_nobody(words, names), found


def _check_bluff(words: Sequence[str], table: UnoTable, names: Names) -> tuple[str, str]:
    found = "nobody"
    if table.bluffer is not None:
        found = f"{names[table.bluffer]} {'yes' if table.bluffed else 'no'}"
    if list(words) == ["nobody"]:
        return "nobody", found
    seat, rest = seat_and_rest(words, names)
    word = only_word(rest, "yes, no")
    if word not in ("yes", "no"):
        raise Invalid("uno-bluff-unknown", found=sanitize(word))
    return f"{names[seat]} {word}", found


def _find_choice(table: UnoTable, names: Names) -> str:
    return f"buzz {names.list(table.racing)}" if table.racing else "nothing"


class UnoNotation(CommonNotation[UnoTable]):
    """The `GameNotation` of UNO."""

    game = UNO
    position_words = frozenset("hand discard stock turn direction debt drawn owes said laid free bluff choice".split())
    long_move_forms = "play CARD [COLOUR], play R7 swap SEAT, intercept CARD on TOPCARD"
    position_type = _Position
    assertions = {
        **family_checks(_PACK),
        "choice": check_choice("buzz", find=_find_choice),
        "laid": _check_laid,
        "bluff": _check_bluff,
        "free": lambda words, table, names: (
            seats_or_nobody(words, names),
            names[table.turn] if table.free else "nobody",
        ),
    }

    def is_card(self, word: str) -> bool:
        """Return whether `word` is a card, or a colour."""
        return word in KINDS or word in set(Colour)

    def read_long_move(self, verb: str, rest: Sequence[str], names: Names) -> Move | None:
        """Return the play or interception that is written; None for another verb. Raises ValueError."""
        if verb == "play" and rest:
            kind = card(rest[0])
            if kind.wild and len(rest) == 2:
                return Play(kind, read_colour(rest[1]))
            return Play(kind, None, _read_swap(rest[1:], names))
        if verb == "intercept" and len(rest) >= 3 and rest[1] == "on":
            return Intercept(card(rest[0]), _PACK.card_and_colour(rest[2])[0], _read_swap(rest[3:], names))
        return None

    def write_long_move(self, move: Move, names: Names) -> str | None:
        """Return a play or interception as it is written; None for a move of one word."""
        if isinstance(move, Play):
            words = ["play", move.card.text]
            if move.colour is not None:
                words.append(move.colour)
        elif isinstance(move, Intercept):
            words = ["intercept", move.card.text, "on", move.on.text]
        else:
            return None
        if move.swap is not None:
            words += ["swap", names[move.swap]]
        return " ".join(words)

    def succeeds(self, table: UnoTable, seat: Seat, move: Move) -> bool:
        """Return whether the move would succeed: assertions call a failing interception illegal."""
        return not isinstance(move, Intercept) or why_interception_fails(table, move) is None

    def position_lines(self, table: UnoTable, names: Names) -> Iterable[str] | None:
        """Return the statements of a position; None where they cannot express this moment (UNO-34 for challenges).

        That is the case while a player is late with a sequence, after empty draws, with several players out, when an
        "Uno" in advance has covered its duty, or when the pile no longer shows what the Wild Draw Four was laid on that
        can be challenged: a wild of which only the colour tells, or a card under others that passed the debt on.
        """
        called = (table.called_top, table.called_colour)
        hides_bluff = table.bluffer is not None and called != _called_by_pile(table)
        inexpressible = table.late is not None or table.empty or len(table.out) > 1 or table.said == USED
        return None if inexpressible or hides_bluff else _position_lines(table, names)


def _position_lines(table: UnoTable, names: Names) -> Iterable[str]:
    yield from family_lines(table, names)
    if table.laid is not None:
        yield f"laid {names[table.laid]}{_STEP_WORDS[table.laid_step]}"
    if table.free:
        yield f"free {names[table.turn]}"
    if table.bluffer is not None:
        yield f"bluff {names[table.bluffer]} {'yes' if table.bluffed else 'no'}"
    if table.racing:
        yield f"choice buzz {names.list(table.racing)}"


NOTATION = UnoNotation()
