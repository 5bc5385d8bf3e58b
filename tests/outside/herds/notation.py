"""The words of Herds in table files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from herds.cards import KINDS, PACK, card
from herds.rules import GAME, HerdsTable, Play
from uno_tui.core.contract import Move
from uno_tui.notation.assertions import only_word, seat_and_rest
from uno_tui.notation.common import STOCK, CommonNotation, CommonPosition, held_lines, judge_pack, pile_lines
from uno_tui.notation.lines import Names


class _Position(CommonPosition):
    table: HerdsTable
    needed = ("discard", "turn")

    def _hand(self, words: Sequence[str]) -> None:
        seat, cards = seat_and_rest(words, self.names)
        self.table.hands[seat] = list(map(card, cards))

    def _discard(self, words: Sequence[str]) -> None:
        self.table.discard = list(map(card, words or [""]))

    def _stock(self, words: Sequence[str]) -> None:
        self.table.stock = list(map(card, words))[::-1]

    def _bell(self, words: Sequence[str]) -> None:
        self.table.bell = self.names.seat(only_word(words, "a name"))

    def _finish(self) -> None:
        judge_pack(PACK, self.table.stock, self.table.discard, *self.table.hands)


class _GameNotation(CommonNotation[HerdsTable]):
    game = GAME
    position_words = frozenset(("hand", "discard", "stock", "turn", "bell"))
    long_move_forms = "play CARD [SEAT]"
    position_type = _Position
    assertions = STOCK

    def is_card(self, word: str) -> bool:
        return word in KINDS

    def read_long_move(self, verb: str, rest: Sequence[str], names: Names) -> Move | None:
        if verb != "play":
            return None
        return Play(card(only_word(rest[:1], "a card")), names.seat(only_word(rest[1:], "a name")) if rest[1:] else None)

    def write_long_move(self, move: Move, names: Names) -> str | None:
        if not isinstance(move, Play):
            return None
        return f"play {move.card}" + ("" if move.seat is None else f" {names[move.seat]}")

    def position_lines(self, table: HerdsTable, names: Names) -> Iterable[str]:
        yield from held_lines("hand", table.hands, names)
        yield from pile_lines("discard", table.discard)
        yield from pile_lines("stock", reversed(table.stock))
        yield f"turn {names[table.turn]}"
        if table.bell is not None:
            yield f"bell {names[table.bell]}"


NOTATION = _GameNotation()
