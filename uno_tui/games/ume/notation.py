"""Table files: the words of Umé."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uno_tui.cards.coloured import BUZZER, KINDS, REVERSE, SKIP, WILD, Card, Colour, card
from uno_tui.core.contract import Move, Seat
from uno_tui.games.family.notation import read_colour
from uno_tui.games.ume.rules import UME
from uno_tui.games.ume.rules.changes import can_change
from uno_tui.games.ume.rules.events import Choice
from uno_tui.games.ume.rules.moves import Drop, Give, Name, Piece, Put, Take
from uno_tui.games.ume.rules.sums import PLACE
from uno_tui.games.ume.rules.table import UmeTable
from uno_tui.message import Invalid
from uno_tui.notation.assertions import NOTHING, only_word, read_number, seat_and_rest, seats_or_nobody
from uno_tui.notation.common import (
    DISCARDS,
    STOCK,
    CommonNotation,
    CommonPosition,
    check_cards,
    check_mask,
    find_seat,
    held_lines,
    judge_pack,
    mask_of,
    pack_order,
    pile_lines,
)
from uno_tui.notation.lines import Names
from uno_tui.sanitize import sanitize


def ume_card(word: str) -> Card:
    """Return the card written as `word`. Raises Invalid, a ValueError, also for a Buzzer, which Umé does not have."""
    kind = card(word)
    if kind is BUZZER:
        raise Invalid("ume-no-such-card", card=sanitize(word))
    return kind


def _piece(word: str, names: Names) -> Piece:
    """Return the card written as `R5`, or `R5@SEAT`. Raises Invalid, a ValueError."""
    name, mark, owner = word.partition("@")
    return Piece(ume_card(name), find_seat(owner, names) if mark else None)


class _Position(CommonPosition):
    """Sets up a table from the statements of a position."""

    table: UmeTable
    per_seat = ("base",)
    chooser: Seat | None = None

    def _finish(self) -> None:
        judge_pack(self.table.pack, self.table.stock, self.table.discard, *self.table.bases)
        self._finish_choice()

    def _finish_choice(self) -> None:
        table, choice = self.table, self.table.choice
        if choice is None:
            return
        # A position has no open permission, so that all choices are those of the player on turn.
        if self.chooser != table.turn:
            raise Invalid("only-on-turn", word="choice", name=self.names[table.turn])
        if choice is Choice.AGAIN:
            if not table.rules.draw_again:
                raise Invalid("ume-no-choice-again")
            return
        top = table.discard[-1] if table.discard else None
        if top is None or not _asks_for(top, choice):
            raise Invalid("ume-choice-needs-top", choice=choice, found=NOTHING if top is None else str(top))
        # The file does not name the action card: it is the one that lies on top.
        table.action = top
        if choice is not Choice.NAME and not can_change(table, choice):
            raise Invalid("ume-choice-impossible", choice=choice, card=str(top))

    def _base(self, words: Sequence[str]) -> None:
        seat, cards = seat_and_rest(words, self.names)
        for word in cards:
            kind = ume_card(word)
            if kind.number is None and not (kind.rank is SKIP and self.table.rules.shields):
                raise Invalid("ume-not-in-base" if self.table.rules.shields else "ume-only-numbers", card=str(kind))
            self.table.gain(seat, kind)

    def _discard(self, words: Sequence[str]) -> None:
        self.table.discard = [ume_card(word) for word in words]

    def _stock(self, words: Sequence[str]) -> None:
        self.table.stock = [ume_card(word) for word in reversed(words)]

    def _direction(self, words: Sequence[str]) -> None:
        # In Umé the direction never turns.
        if only_word(words, "clockwise") != "clockwise":
            raise Invalid("ume-always-clockwise", found=sanitize(words[0]))

    def _lost(self, words: Sequence[str]) -> None:
        if not words:
            raise Invalid("seats-missing")
        # Only a wrong claim costs a turn (UME-8).
        if not self.table.rules.called:
            raise Invalid("ume-no-lost-turn")
        self.table.lost = mask_of(words, self.names)

    def _choice(self, words: Sequence[str]) -> None:
        kinds = [str(choice) for choice in Choice if choice is not Choice.PERMISSION]
        if not words or words[0] not in kinds:
            raise Invalid("choice-unknown", kinds=", ".join(kinds), found=sanitize(words[:1]) or NOTHING)
        self.chooser = self.names.seat(only_word(words[1:], "name"))
        self.table.choice = Choice(words[0])


def _asks_for(top: Card, choice: Choice) -> bool:
    """Return whether carrying out `top` opens `choice`."""
    if choice is Choice.REVERSE:
        return top.rank is REVERSE
    return top is WILD if choice is Choice.NAME else top.draws > 0


def _check_top(words: Sequence[str], table: UmeTable, names: Names) -> tuple[str, str]:
    return str(ume_card(only_word(words, "card"))), str(table.discard[-1]) if table.discard else "nothing"


def _check_sum(words: Sequence[str], table: UmeTable, names: Names) -> tuple[str, str]:
    seat, rest = seat_and_rest(words, names)
    # Any card of the colour has its place.
    place = PLACE[card(f"{read_colour(only_word(rest[:1], 'colour'))}1")]
    return str(read_number(rest[1:])), str(table.sums[seat][place])


def _check_choice(words: Sequence[str], table: UmeTable, names: Names) -> tuple[str, str]:
    found = "nothing" if table.choice is None else f"{table.choice} {names[table.chooser]}"
    if list(words) == ["nothing"]:
        return "nothing", found
    kind = words[0] if words else ""
    if kind not in set(Choice):
        raise Invalid("choice-unknown", kinds=", ".join(("nothing", *Choice)), found=sanitize(kind) or NOTHING)
    return f"{kind} {seats_or_nobody(words[1:], names)}", found


_check_base, _check_count = check_cards("bases", ume_card, pack_order(KINDS.values()))


class UmeNotation(CommonNotation[UmeTable]):
    """The `GameNotation` of Umé."""

    game = UME
    position_words = frozenset("base discard stock turn direction lost choice".split())
    zones = frozenset(("base", "discard", "stock"))

    long_move_forms = "put CARD, take CARD SEAT, give CARD SEAT, drop CARD CARD@SEAT, name COLOUR"
    position_type = _Position
    assertions = {
        "base": _check_base,
        "count": _check_count,
        "top": _check_top,
        "sum": _check_sum,
        "choice": _check_choice,
        "lost": check_mask("lost"),
        **STOCK,
        **DISCARDS,
    }

    def is_card(self, word: str) -> bool:
        """Return whether `word` is a card, or a colour."""
        return word in KINDS or word in set(Colour)

    def read_long_move(self, verb: str, rest: Sequence[str], names: Names) -> Move | None:
        """Return a move of the verbs put, name, take, give, drop; None for others. Raises Invalid, a ValueError."""
        if verb == "put":
            return Put(ume_card(only_word(rest, "card")))
        if verb == "name":
            return Name(read_colour(only_word(rest, "colour")))
        if verb in ("take", "give"):
            if len(rest) != 2:
                raise Invalid("ume-card-and-seat", verb=verb, found=sanitize((verb, *rest)))
            return (Take if verb == "take" else Give)(ume_card(rest[0]), find_seat(rest[1], names))
        if verb == "drop":
            if not rest:
                raise Invalid("ume-drop-nothing")
            return Drop(tuple(_piece(word, names) for word in rest))
        return None

    def write_long_move(self, move: Move, names: Names) -> str | None:
        """Return such a move as it is written; None for others."""
        if isinstance(move, Put):
            return f"put {move.card}"
        if isinstance(move, Name):
            return f"name {move.colour}"
        if isinstance(move, Take | Give):
            return f"{'take' if isinstance(move, Take) else 'give'} {move.card} {names[move.seat]}"
        if isinstance(move, Drop):
            return "drop " + " ".join(
                str(piece.card) if piece.owner is None else f"{piece.card}@{names[piece.owner]}"
                for piece in move.pieces
            )
        return None

    def position_lines(self, table: UmeTable, names: Names) -> Iterable[str] | None:
        """Return the statements of a position; None while permissions are open, which no statement can express."""
        open_matters = table.pending is not None or table.passed or table.denied or table.shut or table.allowed
        return None if open_matters else _lines(table, names)


def _lines(table: UmeTable, names: Names) -> Iterable[str]:
    yield from held_lines("base", table.bases, names)
    yield from pile_lines("discard", table.discard)
    yield from pile_lines("stock", reversed(table.stock))
    yield f"turn {names[table.turn]}"
    if table.lost:
        yield f"lost {names.list(table.seats_in(table.lost))}"
    if table.choice is not None:
        yield f"choice {table.choice} {names[table.turn]}"


NOTATION = UmeNotation()
