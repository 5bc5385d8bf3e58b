"""The cards at a table: in its written position, and in the views and events of a seat."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum

import msgspec

from uno_tui.core.contract import Event, Move, Table, View
from uno_tui.notation.game_notation import GameNotation
from uno_tui.notation.lines import Names

_BEHIND = re.compile(r"[:=?>]")
"""The characters between a card and its chosen colour, or between a Joker and its name."""


class Cards:
    """Finds the cards of one game, as they are written in table files."""

    def __init__(self, notation: GameNotation[Table], names: Names) -> None:
        self._notation = notation
        self._names = names
        self._met: dict[str, Sequence[str]] = {}

    def lying(self, table: Table) -> Mapping[str, list[str]] | None:
        """Return the cards of each position word that holds cards; None if no position can express the moment."""
        position = self._notation.write_position(table, self._names)
        if position is None:
            return None
        found: dict[str, list[str]] = {word: [] for word in self._notation.zones}
        for line in position:
            word, *rest = line.split()
            if word in found:
                # The card itself is counted, not what it stands for.
                found[word] += [named[0] for named in map(self._named, rest) if named]
        return found

    def all(self, table: Table) -> Counter[str] | None:
        """Return every card at the table; None if no position can express the moment."""
        lying = self.lying(table)
        return None if lying is None else Counter(card for cards in lying.values() for card in cards)

    def hand(self, view: View) -> set[str]:
        """Return the viewer's own cards."""
        return set(self.among(view.hand))

    def seen(self, view: View) -> set[str]:
        """Return the cards that a view names, except the viewer's own."""
        names = [name for name in view.__struct_fields__ if name not in ("hand", "rules")]
        return {card for name in names for card in self.among(getattr(view, name))}

    def told(self, events: Iterable[Event]) -> set[str]:
        """Return the cards that events name."""
        return {card for event in events for card in self.among(event)}

    def among(self, value: object) -> Iterator[str]:
        """Yield the cards in a value, wherever they are in it."""
        if value is None or isinstance(value, (bool, int, float, Enum)):
            return
        # Containers and moves are looked into; of anything else, its text may name a card.
        named = () if isinstance(value, (tuple, list, dict, set, frozenset, Move)) else self._named(str(value))
        if named:
            yield from named
        elif isinstance(value, Mapping):
            for pair in value.items():
                yield from self.among(pair)
        elif isinstance(value, (tuple, list, set, frozenset)):
            for each in value:
                yield from self.among(each)
        elif isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                yield from self.among(getattr(value, name))
        elif is_dataclass(value):
            for field in fields(value):
                yield from self.among(getattr(value, field.name))

    def _named(self, word: str) -> Sequence[str]:
        """Return the card that a word names, then the card that it stands for; nothing if it is no card."""
        if word not in self._met:
            # UNO Rummy writes sets in brackets.
            first, *rest = _BEHIND.split(word.strip("[]"))
            is_card = self._notation.is_card
            self._met[word] = (first, *filter(is_card, rest)) if is_card(first) else ()
        return self._met[word]
