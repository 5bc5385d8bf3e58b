"""Table files: the words that games with UNO's cards share (hands, piles, the drawn card, debt)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from uno_tui.cards.coloured import Card, Colour, Rank
from uno_tui.games.family.rules.state import FamilyState
from uno_tui.message import Invalid
from uno_tui.notation.assertions import NOTHING, only_word, read_number, seat_and_rest
from uno_tui.notation.common import (
    DIRECTION,
    DISCARDS,
    LOST,
    SAID,
    STOCK,
    Check,
    CommonPosition,
    check_cards,
    check_drawn,
    check_mask,
    held_lines,
    judge_pack,
    pack_order,
    pile_lines,
    turn_lines,
)
from uno_tui.notation.lines import Names
from uno_tui.sanitize import sanitize


def read_colour(word: str) -> Colour:
    """Return the colour written as one letter. Raises Invalid, a ValueError, if there is none."""
    try:
        return Colour(word)
    except ValueError:
        raise Invalid("colour-unknown", colour=sanitize(word) or NOTHING) from None


def write_top(kind: Card, chosen: Colour | None) -> str:
    """Return a card as it lies on the discard pile, with the colour chosen for a wild: `W:B`."""
    return f"{kind}:{chosen}" if kind.wild and chosen else str(kind)


class CardReader:
    """Reads the cards of a game; `debts` are the ranks that can make a debt, by their words."""

    def __init__(self, kinds: Mapping[str, Card], debts: Mapping[str, Rank]) -> None:
        self.kinds = kinds
        self.debts = debts
        self.write = pack_order(kinds.values())

    def card(self, text: str) -> Card:
        """Return the card written as `text`. Raises Invalid, a ValueError."""
        if text not in self.kinds:
            raise Invalid("card-unknown", card=sanitize(text))
        return self.kinds[text]

    def card_and_colour(self, word: str) -> tuple[Card, Colour | None]:
        """Return a card as it lies on the discard pile: `R5`, `W:B`, `W`. Raises Invalid, a ValueError."""
        name, mark, chosen = word.partition(":")
        kind = self.card(name)
        if mark and not kind.wild:
            raise Invalid("family-no-chosen-colour", card=name)
        return kind, read_colour(chosen) if mark else None


def family_lines(table: FamilyState, names: Names) -> Iterable[str]:
    """Return the statements of a position that these games share."""
    yield from held_lines("hand", table.hands, names)
    # Only the top card has a chosen colour.
    yield from pile_lines("discard", [*table.discard[:-1], write_top(table.top, table.colour)])
    yield from pile_lines("stock", reversed(table.stock))
    yield from turn_lines(table, names)
    if table.said:
        yield f"said {names[table.turn]}"
    if table.debt:
        # A debt of Draw Twos is the usual one, and needs no word.
        yield f"debt {table.debt}" + ("" if table.debt_rank is Rank.DRAW_TWO else f" {table.debt_rank}")


class FamilyPosition(CommonPosition):
    """Sets up a table from the statements of a position; each game adds its own in a subclass."""

    pack: ClassVar[CardReader]
    by_text = ("owes",)
    needed = ("discard", "turn")

    def _finish(self) -> None:
        table = self.table
        # A file may leave the drawn card out of the hand: it is part of it.
        if table.drawn is not None and table.drawn not in table.hands[table.turn]:
            table.hands[table.turn].append(table.drawn)
        judge_pack(table.pack, table.stock, table.discard, *table.hands)
        self._judge_turn()
        # A player in debt has not yet drawn in this turn.
        if self._must_draw() and table.drawn is not None:
            raise Invalid("family-drawn-in-debt")
        # An Uno is due only with a single card in the hand (UNO-12).
        for seat in table.seats_in(table.owes):
            if len(table.hands[seat]) != 1:
                raise Invalid("family-owes-no-uno", name=self.names[seat], count=len(table.hands[seat]))
        # The single card would be the drawn one, and the hand would have been empty before.
        if table.drawn is not None and table.owes >> table.turn & 1:
            raise Invalid("family-owes-no-uno-for-drawn", name=self.names[table.turn])

    def _must_draw(self) -> bool:
        """Return whether the player on turn faces a debt."""
        return bool(self.table.debt)

    def _hand(self, words: Sequence[str]) -> None:
        seat, cards = seat_and_rest(words, self.names)
        self.table.hands[seat] = [self.pack.card(word) for word in cards]

    def _discard(self, words: Sequence[str]) -> None:
        if not words:
            raise Invalid("discard-empty")
        pile = [self.pack.card_and_colour(word) for word in words]
        self.table.discard = [kind for kind, _ in pile[:-1]]
        top, chosen = pile[-1]
        if chosen is None and self._needs_colour(top):
            raise Invalid("family-top-without-colour", card=str(top))
        self.table.put_on_top(top, chosen)

    def _needs_colour(self, top: Card) -> bool:
        """Return whether this card can only be the top card with a colour chosen for it."""
        return top.wild

    def _stock(self, words: Sequence[str]) -> None:
        # Files name the top first; in the pile it is last.
        self.table.stock = [self.pack.card(word) for word in reversed(words)]

    def _drawn(self, words: Sequence[str]) -> None:
        self.of_turn["drawn"], rest = seat_and_rest(words, self.names)
        self.table.drawn = self.pack.card(only_word(rest, "card"))

    def _debt(self, words: Sequence[str]) -> None:
        self.table.debt = read_number(words[:1])
        # A file may leave out the usual kind of card.
        usual, other = self.pack.debts
        kind = only_word(words[1:] or [usual], f"{usual}, {other}")
        if kind not in self.pack.debts:
            raise Invalid("family-debt-unknown", usual=usual, other=other, found=sanitize(kind))
        self.table.debt_rank = self.pack.debts[kind] if self.table.debt else None


def family_checks(pack: CardReader) -> Mapping[str, Check[FamilyState]]:
    """Return the assertions that these games share."""

    def top(words: Sequence[str], table: FamilyState, names: Names) -> tuple[str, str]:
        kind, chosen = pack.card_and_colour(only_word(words, "card"))
        # If the file names no colour, only the card is compared.
        return write_top(kind, chosen), write_top(table.top, table.colour if chosen else None)

    def debt(words: Sequence[str], table: FamilyState, names: Names) -> tuple[str, str]:
        amount = str(read_number(words[:1]))
        if len(words) == 1:
            return amount, str(table.debt)
        usual, other = pack.debts
        kind = only_word(words[1:], f"{usual}, {other}")
        if kind not in pack.debts:
            raise Invalid("family-debt-unknown", usual=usual, other=other, found=sanitize(kind))
        return f"{amount} {kind}", f"{table.debt} {table.debt_rank or ''}".strip()

    def chosen_colour(words: Sequence[str], table: FamilyState, names: Names) -> tuple[str, str]:
        word = only_word(words, "colour-or-none")
        return word if word == "none" else read_colour(word), table.colour or "none"

    hand, count = check_cards("hands", pack.card, pack.write)
    own: Mapping[str, Check[FamilyState]] = {
        "hand": hand,
        "count": count,
        "top": top,
        "colour": chosen_colour,
        "debt": debt,
        "drawn": check_drawn(pack.card, "card"),
        "owes": check_mask("owes"),
    }
    return {**own, **STOCK, **DISCARDS, **DIRECTION, **LOST, **SAID}
