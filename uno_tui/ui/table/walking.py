"""A person's walk through the cards: the zone and the card of the cursor, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

import msgspec

from uno_tui.core.contract import Move, View
from uno_tui.host.connection import SeatConnection
from uno_tui.speech.utterance import Category
from uno_tui.ui.ports import pieces
from uno_tui.ui.ports.hand import HandCursor, Sorting
from uno_tui.ui.ports.pieces import are_adjacent
from uno_tui.ui.ports.presenter import SomePresenter, sentence
from uno_tui.ui.ports.zones import CardKind, Zone


class WalkResult(msgspec.Struct, frozen=True):
    """The result of a walking command: the `text` to say, and its `category`.

    `moved`: another card may be selected. `edge`: there are no more cards that way. `sorted`: the order has changed.
    """

    text: str
    category: Category = Category.CARDS
    moved: bool = False
    edge: bool = False
    sorted: bool = False


class Walk:
    """One person's way through the zones of their table, with a cursor in each."""

    def __init__(self, presenter: SomePresenter, connection: SeatConnection) -> None:
        self.presenter = presenter
        self._connection = connection
        self._cursors: dict[Hashable, HandCursor[CardKind]] = {}
        self._key: Hashable = None
        self._told_at: object = None
        """Where the person was just told that the selected card can be played; None elsewhere."""
        self._by_key: Mapping[Hashable, Zone[CardKind]] = {}
        self.zones: Sequence[Zone[CardKind]] = ()
        """The zones, as they are since the last change of the table or the draft."""

    def update(self, view: View, *, follow: bool = False) -> None:
        """Take over the cards of every zone; with `follow` the cursor goes to a new card of the hand."""
        self.zones = zones = self.presenter.zones(view)
        self._by_key = {zone.key: zone for zone in zones}
        self._told_at = None
        for place, zone in enumerate(zones):
            if zone.key not in self._cursors:
                sorting = self.presenter.zone_sorting if place else self._own(Sorting(self.presenter.sorting))
                cards_return = self.presenter.cards_return
                self._cursors[zone.key] = HandCursor(self.presenter.sort_key, sorting, cards_return=cards_return)
            cursor, before = self._cursors[zone.key], self._cursors[zone.key].cards
            cursor.update(zone.cards, follow_new=follow and not place)
            # A set that has changed meanwhile is walked from its first card on.
            if place and zone.key != self._key and cursor.cards != before:
                cursor.go(0)
            # What is laid in a draft leaves the other cards of the hand their numbers: nobody hears all of them again.
            if place or not self.presenter.busy:
                self._cursors[zone.key].renumber()
        if self._key not in [zone.key for zone in zones]:
            self._key = zones[0].key

    def take_back(self, view: View) -> None:
        """Put cards that came back where they lay before, and the cursor on the first of them."""
        # Cards that come back are new to the cursor, so it finds them like drawn ones.
        self.update(view, follow=True)
        for zone in self.zones:
            self._cursors[zone.key].order_like(zone.cards)
            self._cursors[zone.key].renumber()

    @property
    def zone(self) -> Zone[CardKind]:
        """The zone where the person is walking."""
        return self._by_key.get(self._key, self.zones[0])

    @property
    def cursor(self) -> HandCursor[CardKind]:
        """The cursor in the zone where the person is walking."""
        return self._cursors[self.zone.key]

    @property
    def own(self) -> HandCursor[CardKind]:
        """The cursor in the person's own zone, the first."""
        return self._cursors[self.zones[0].key]

    @property
    def standing(self) -> Hashable:
        """Return the zone and the card of the cursor, by which equal cards differ."""
        held = self.cursor.selected
        return self.zone.key, None if held is None else held.serial

    def lying(self) -> list[tuple[Zone[CardKind], Sequence[CardKind]]]:
        """Return the zones with their cards, in the order of walking."""
        return [(zone, self._cursors[zone.key].cards) for zone in self.zones]

    @property
    def _view(self) -> View:
        return self._connection.snapshot.view

    @property
    def _moves(self) -> Sequence[Move]:
        return self._connection.snapshot.moves

    def perform(self, command: str) -> WalkResult:
        """Carry out a command that walks or sorts. Raises KeyError for any other command."""
        # Z after another key says first whether the card there can be played; Z after Z goes on.
        if command not in _FINDING:
            self._told_at = None
        if command.startswith("card_"):
            return self._go(int(command[5:]) - 1)
        if command.startswith("sort_"):
            return self._sort(Sorting(command[5:]))
        return _WAYS[command](self)

    def go_home(self) -> bool:
        """Go to the first zone, the person's own; return whether they were elsewhere."""
        before, self._key = self._key, self.zones[0].key
        return self._key != before

    def move_to(self, key: Hashable, index: int) -> None:
        """Move the cursor to a card of a zone, counted from 0."""
        self._key = key
        self.cursor.go(index)

    def _go_to_zone(self, key: Hashable) -> WalkResult:
        """Move the cursor to another zone; the result says which zone and card that is."""
        self._key = key
        return WalkResult(self.presenter.zone_intro_with_card(self._view, self.zone, self.card_text()), moved=True)

    def go_to_numbered(self, number: int) -> WalkResult | None:
        """Go to the zone with this number, counted from 1; return None if there is none."""
        zones = self.presenter.numbered_zones(self._view)
        return self._go_to_zone(zones[number - 1]) if 1 <= number <= len(zones) else None

    def card_text(self, *, place: bool = False) -> str:
        """Return what is read of the selected card; with `place`, also its place in the zone."""
        card = self.cursor.card
        if card is None:
            return self.presenter.text("zone-empty")
        wanted = [*pieces.enabled_pieces(tuple(self.presenter.chosen.get(pieces.CARD, ())), pieces.OF_A_CARD)]
        if place and "place" not in wanted:
            wanted.append("place")
        # If all chosen pieces are empty for this card, its name is said: a key is never silent.
        said = [self._piece(piece, card, wanted) for piece in wanted]
        text = sentence(", ".join(filter(None, said))) or self.presenter.card_name(card)
        if not self.presenter.numbers:
            return text
        return self.presenter.translator.numbered(self.cursor.numbers[self.cursor.index], text)

    def _piece(self, piece: str, card: CardKind, wanted: Sequence[str]) -> str:
        """Return what is read of a card for a piece; empty if nothing."""
        match piece:
            case "playable":
                return self.presenter.text("card-playable") if self.is_playable(card) else ""
            case "place":
                here, count = self.cursor.index + 1, len(self.cursor.cards)
                return self.presenter.text("card-place", place=here, count=count)
            case "points":
                return self.presenter.text("card-points", points=self.presenter.points(card))
        return self._name(piece, card, wanted)

    def _name(self, piece: str, card: CardKind, wanted: Sequence[str]) -> str:
        """Return the colour or the name of a card.

        Where the name follows the colour directly, the first piece is both, joined as the language joins them.
        """
        if are_adjacent("colour", "name", wanted):
            return self.presenter.card_in_sentence(card) if piece == "colour" else ""
        colour, name = self.presenter.card_parts(card)
        return name if piece == "name" or not (colour or "name" in wanted) else colour

    def is_playable(self, card: CardKind) -> bool:
        """Return whether a card of this zone can be played now."""
        here = not self.presenter.plays_from_first_zone or self.zone.key == self.zones[0].key
        return here and self.presenter.playable(self._view, self._moves, card)

    def _nothing_here(self) -> str:
        if len(self.zones) == 1:
            return self.presenter.text("hand-empty")
        return self.presenter.text("zone-card", zone=self.zone.title, card=self.card_text())

    def _at_card(self, *, again: bool = False) -> WalkResult:
        return WalkResult(self.card_text(place=again) + ".", moved=True)

    def _step(self, steps: int) -> WalkResult:
        """Go to the next or previous card; at the edge, say only that."""
        before = self.cursor.card
        if self.cursor.move(steps):
            # An equal card beside this one sounds the same, so its place is said, too.
            return self._at_card(again=self.cursor.card is before)
        if before is None:
            return WalkResult(self._nothing_here())
        return WalkResult(self.presenter.text("edge-last" if steps > 0 else "edge-first"), edge=True)

    def _go(self, index: int) -> WalkResult:
        count = len(self.cursor.cards)
        if index >= count:
            return WalkResult(self.presenter.text("no-such-card", number=index + 1, count=count))
        before = self.cursor.card
        moved = self.cursor.go(index)
        return self._at_card(again=moved and self.cursor.card is before)

    def _go_to_end(self) -> WalkResult:
        """Go to the last card."""
        return self._go(len(self.cursor.cards) - 1) if self.cursor.cards else WalkResult(self._nothing_here())

    def _go_to_start(self) -> WalkResult:
        """Go to the first card."""
        return self._go(0) if self.cursor.cards else WalkResult(self._nothing_here())

    def _find_playable(self, steps: int) -> WalkResult:
        """Go to the next or previous card that can be played."""
        view, moves = self._view, self._moves

        def fits(card: CardKind) -> bool:
            return self.presenter.playable(view, moves, card) and self.presenter.is_surely_playable(view, card)

        places = self.presenter.target_zones(view)
        if places:
            return self._go_to_zone(self._next_of(places, steps))
        home = self.zones[0].key if self.presenter.plays_from_first_zone else self.zone.key
        # The card under the cursor first: a player would not look for one that is already there.
        new = places is None and self.zone.key == home and self._told_at != self.standing
        card = self.cursor.card if new else None
        if card is not None and fits(card):
            return self.find_again()
        # An empty list of places is an answer, too: what is carried fits nowhere, and no card is looked for.
        if places is None and self._cursors[home].find(fits, steps):
            return self._found(home)
        return WalkResult(self.presenter.nothing_playable(view), Category.TABLE)

    def _found(self, zone: Hashable) -> WalkResult:
        """Move to the zone where the card was found; the result names the zone and the card."""
        elsewhere, self._key = self.zone.key != zone, zone
        self._told_at = self.standing
        text = self.found_text()
        if elsewhere:
            return WalkResult(self.presenter.text("zone-card", zone=self.zone.title, card=text), moved=True)
        # A typed word is answered alike each time; a key that is pressed again and again says the least.
        return self.find_again() if self.presenter.numbers else WalkResult(f"{text}.", moved=True)

    def find_again(self) -> WalkResult:
        """Return the selected card as one that can be played: its name alone may just have been heard."""
        self._told_at = self.standing
        found = self.found_text()
        # Nothing beside it says so already, and it is not a choice between cards, as of one to give away.
        if found == self.card_text() and not self.presenter.chooses_freely(self._view, self._moves):
            return WalkResult(self.presenter.text("selected-is-playable", card=found), moved=True)
        return WalkResult(f"{found}.", moved=True)

    def found_text(self) -> str:
        """Return what is read of a card that can be played, and what it needs for that."""
        card = self.cursor.card
        beside = "" if card is None else self.presenter.playable_note(self._view, card)
        return f"{self.card_text()}, {beside}" if beside else self.card_text()

    def _next_of(self, places: Sequence[Hashable], steps: int) -> Hashable:
        """Return the next or previous of some zones, from where the person is, around the ends."""
        keys = [zone.key for zone in self.zones]
        # The zone where the person is comes last: its distance is the whole way around.
        here = keys.index(self.zone.key)
        return min((key for key in places), key=lambda key: (steps * (keys.index(key) - here) - 1) % len(keys))

    def _change_group(self, steps: int) -> WalkResult:
        """Go to the next or previous zone; where there is only one, to the next group of cards."""
        zones = self.zones
        if len(zones) > 1:
            place = [zone.key for zone in zones].index(self.zone.key)
            return self._go_to_zone(zones[(place + steps) % len(zones)].key)
        card = self.cursor.card
        here = None if card is None else self.presenter.group(card)
        if card is not None and self.cursor.find(lambda other: self.presenter.group(other) != here, steps):
            return self._at_card()
        return WalkResult(self.presenter.text("group-none"))

    def _read_home(self) -> WalkResult:
        """Return how many cards the person's own zone holds, or in some games that of the cursor, and all of them."""
        zone = self.zone if self.presenter.reads_current_zone else self.zones[0]
        return WalkResult(self.presenter.read_zone(zone.title, self._cursors[zone.key].cards))

    @property
    def sorting(self) -> Sorting:
        """Return the order of the first zone, the person's own."""
        return self._cursors[self.zones[0].key].sorting

    def _own(self, sorting: Sorting) -> Sorting:
        return self.presenter.own_sorting if sorting is Sorting.OFF else sorting

    def _sort(self, sorting: Sorting) -> WalkResult:
        sorting = self._own(sorting)
        self._cursors[self.zones[0].key].sort(sorting)
        return WalkResult(self.presenter.text(f"sorted-{sorting}"), moved=True, sorted=True)


_WAYS: Mapping[str, Callable[[Walk], WalkResult]] = {
    "next_card": lambda walk: walk._step(1),
    "previous_card": lambda walk: walk._step(-1),
    "first_card": Walk._go_to_start,
    "last_card": Walk._go_to_end,
    "next_playable": lambda walk: walk._find_playable(1),
    "previous_playable": lambda walk: walk._find_playable(-1),
    "all_cards": Walk._read_home,
    "next_group": lambda walk: walk._change_group(1),
    "previous_group": lambda walk: walk._change_group(-1),
}
"""The walking commands whose ids contain no number and no order."""
_FINDING = frozenset(("next_playable", "previous_playable"))
"""The commands that look for a card that can be played; the first time they say the selected one, if it can."""


def is_walking_command(command: str) -> bool:
    """Return whether a command walks through the cards or sorts them."""
    return command in _WAYS or command.startswith(("card_", "sort_"))
