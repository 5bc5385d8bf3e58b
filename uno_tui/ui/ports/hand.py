"""The cursor in a hand. It follows the card, not the place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import count
from typing import Generic, TypeVar

import msgspec


class Sorting(StrEnum):
    """The order in which a hand lies."""

    OFF = "off"
    COLOUR = "colour"
    NUMBER = "number"


C = TypeVar("C")
"""A card or tile."""


class HeldCard(msgspec.Struct, Generic[C], frozen=True):
    """One card in the hand; two equal cards have different serial numbers."""

    card: C
    serial: int


SortKey = Callable[[C, Sorting], tuple[int, ...]]
"""Returns the place of a card in a hand sorted by colour or by number."""


class HandCursor(Generic[C]):
    """The cards of a hand in the order in which they lie, and the selected one."""

    def __init__(self, sort_key: SortKey[C], sorting: Sorting = Sorting.OFF, *, cards_return: bool = False) -> None:
        """Make a cursor in an empty hand.

        With `cards_return`, cards can come back and lie where the hand says; otherwise new cards lie last.
        """
        self.sorting = sorting
        self._cards_return = cards_return
        self._sort_key = sort_key
        self._held: list[HeldCard[C]] = []
        self._arranged: tuple[Sorting, list[HeldCard[C]]] | None = None
        """The cards as they were arranged last, and by what; None if they have changed since."""
        self._serial = 0
        self._selected: HeldCard[C] | None = None
        self._numbers: list[tuple[C, int]] = []
        """The cards with the serial numbers that they had when they were numbered, by number."""

    @property
    def cards(self) -> list[C]:
        """The cards in the order in which they lie."""
        return [held.card for held in self._arrange()]

    def renumber(self) -> None:
        """Number the cards by their places. They keep their numbers until this is called again, whatever leaves."""
        self._numbers = [(held.card, held.serial) for held in self._arrange()]

    @property
    def numbers(self) -> list[int]:
        """The numbers of the cards, in the order in which they lie.

        A card that has come back has its number again; any other new card has one after all others.
        """
        held = self._arrange()
        here = {each.serial for each in held}
        numbered = list(enumerate(self._numbers, start=1))
        by_serial = {serial: number for number, (_, serial) in numbered}
        free = [(card, number) for number, (card, serial) in numbered if serial not in here]
        new = count(len(numbered) + 1)
        for each in held:
            if each.serial not in by_serial:
                back = next((pair for pair in free if pair[0] == each.card), None)
                if back is not None:
                    free.remove(back)
                by_serial[each.serial] = next(new) if back is None else back[1]
        return [by_serial[each.serial] for each in held]

    @property
    def by_number(self) -> dict[int, C]:
        """The cards by their numbers, in the order in which they lie."""
        return dict(zip(self.numbers, self.cards, strict=True))

    def index_of(self, number: int) -> int | None:
        """Return the place of the card with a number, counted from 0; None if no card has it."""
        numbers = self.numbers
        return numbers.index(number) if number in numbers else None

    def card_of(self, number: int) -> C:
        """Return the card with a number. Raises ValueError if no card has it."""
        return self.cards[self.numbers.index(number)]

    @property
    def index(self) -> int:
        """The place of the selected card, counted from 0; -1 in an empty hand."""
        return self._arrange().index(self._selected) if self._selected else -1

    @property
    def card(self) -> C | None:
        """The selected card; None in an empty hand."""
        return self._selected.card if self._selected else None

    @property
    def selected(self) -> HeldCard[C] | None:
        """The selected card with its serial number, by which it differs from an equal one; None in an empty hand."""
        return self._selected

    def update(self, hand: Sequence[C], *, follow_new: bool = False) -> None:
        """Take over a changed hand.

        With `follow_new` the cursor goes to the first card that was not there before. If the selected card is gone,
        the cursor goes to the nearest card before it, else after it; where cards can return, always to the one after
        it, else to the last.
        """
        # The order that the player knows: neighbours of a card that leaves are those in it.
        before = self._arrange()
        at = self.index
        # Counted, because equal cards cannot be told apart in a hand that is dealt as values.
        missing = Counter(hand)
        stays: list[HeldCard[C]] = []
        # Of equal cards the selected one is matched last, so that it is the one that leaves.
        preferred = sorted(self._held, key=lambda held: held is self._selected)
        for held in preferred:
            if missing[held.card]:
                missing[held.card] -= 1
                stays.append(held)
        kept = {held.serial for held in stays}
        self._held, self._arranged = [held for held in self._held if held.serial in kept], None
        # What no card in the hand has taken from the counter is new.
        new = self._add([card for card in hand if self._take(missing, card)])
        # Where cards only leave, the others lie as before: of equal cards, `hand` may keep another one.
        if self._cards_return and (new or len(self._held) == len(before)):
            self.order_like(hand)
        if follow_new and new:
            self._selected = new[0]
        elif self._selected is None or self._selected.serial not in kept:
            # The selected card is gone.
            left = [held for held in before if held.serial in kept]
            # How many cards before it are left, which is the place of the first one after it.
            behind = sum(held.serial in kept for held in before[:at]) if at >= 0 else 0
            place = min(behind, len(left) - 1) if self._cards_return else max(0, behind - 1)
            self._selected = left[place] if left else next(iter(self._arrange()), None)

    @staticmethod
    def _take(missing: Counter[C], card: C) -> bool:
        if missing[card]:
            missing[card] -= 1
            return True
        return False

    def _add(self, cards: Sequence[C]) -> list[HeldCard[C]]:
        new = []
        for card in cards:
            self._serial += 1
            new.append(HeldCard(card, self._serial))
        self._held += new
        self._arranged = None
        return new

    def order_like(self, hand: Sequence[C]) -> None:
        """Put the cards in the order of `hand`, which must hold the same cards; equal cards by their numbers."""
        left: dict[C, list[HeldCard[C]]] = {}
        numbers = {held.serial: number for held, number in zip(self._arrange(), self.numbers, strict=True)}
        for held in sorted(self._held, key=lambda held: numbers[held.serial]):
            # The same cards with the same serial numbers, so that the selected one stays selected.
            left.setdefault(held.card, []).append(held)
        self._held, self._arranged = [left[card].pop(0) for card in hand], None

    def _arrange(self) -> list[HeldCard[C]]:
        if self.sorting is Sorting.OFF:
            return self._held
        if self._arranged is None or self._arranged[0] is not self.sorting:
            ordered = sorted(self._held, key=lambda held: self._sort_key(held.card, self.sorting))
            self._arranged = self.sorting, ordered
        return self._arranged[1]

    def sort(self, sorting: Sorting) -> None:
        """Sort the hand, and number it again; the selected card stays selected."""
        self.sorting = sorting
        self.renumber()

    def move(self, steps: int) -> bool:
        """Move the cursor on or back; return False at the edge, where the cursor stays."""
        return self.go(self.index + steps)

    def go(self, index: int) -> bool:
        """Select a card by its place; return False if there is none, or if it is selected already."""
        arranged = self._arrange()
        if not 0 <= index < len(arranged) or arranged[index] is self._selected:
            return False
        self._selected = arranged[index]
        return True

    def find(self, wanted: Callable[[C], bool], steps: int) -> bool:
        """Select the next (1) or previous (-1) card that is wanted, around the ends; return False if there is none."""
        arranged = self._arrange()
        # The whole way around: at last the selected card itself, if it is the only one.
        for distance in range(1, len(arranged) + 1):
            held = arranged[(self.index + steps * distance) % len(arranged)]
            if wanted(held.card):
                self._selected = held
                return True
        return False
