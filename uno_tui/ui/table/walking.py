"""Walking through the cards: in which zone a person is and at which card, and what is said of it."""

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


class Step(msgspec.Struct, frozen=True):
    """What a walking command came to: what is said, and of which `category`.

    `moved`: another card may be selected. `edge`: there are no more cards that way. `sorted`: the cards lie otherwise.
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
        self.zones: Sequence[Zone[CardKind]] = ()
        """What can be walked through, since the table or the draft changed last."""

    def update(self, view: View, *, follow: bool = False) -> None:
        """Take over what lies in every zone; with `follow` the cursor goes to a new card of the hand."""
        self.zones = zones = self.presenter.zones(view)
        for place, zone in enumerate(zones):
            if zone.key not in self._cursors:
                sorting = self.presenter.zone_sorting if place else self._own(Sorting(self.presenter.sorting))
                cards_return = self.presenter.cards_return
                self._cursors[zone.key] = HandCursor(self.presenter.sort_key, sorting, cards_return=cards_return)
            self._cursors[zone.key].update(zone.cards, follow_new=follow and not place)
        if self._key not in [zone.key for zone in zones]:
            self._key = zones[0].key

    def take_back(self, view: View) -> None:
        """Cards that came back lie where they lay, and the cursor stands on the first of them."""
        self.update(view, follow=True)
        for zone in self.zones:
            self._cursors[zone.key].order_like(zone.cards)

    @property
    def zone(self) -> Zone[CardKind]:
        """Where the person is walking."""
        zones = self.zones
        return next((zone for zone in zones if zone.key == self._key), zones[0])

    @property
    def cursor(self) -> HandCursor[CardKind]:
        """The cursor in that zone."""
        return self._cursors[self.zone.key]

    def lying(self) -> list[tuple[Zone[CardKind], Sequence[CardKind]]]:
        """The zones, with the cards in the order in which one walks through them."""
        return [(zone, self._cursors[zone.key].cards) for zone in self.zones]

    @property
    def _view(self) -> View:
        return self._connection.snapshot.view

    @property
    def _moves(self) -> Sequence[Move]:
        return self._connection.snapshot.moves

    def perform(self, command: str) -> Step:
        """Carry out a command that walks or sorts."""
        if command.startswith("card_"):
            return self._go(int(command[5:]) - 1)
        if command.startswith("sort_"):
            return self._sort(Sorting(command[5:]))
        return _WAYS[command](self)

    def go_home(self) -> bool:
        """To the first zone, which is one's own; whether one was elsewhere."""
        before, self._key = self._key, self.zones[0].key
        return self._key != before

    def stand(self, key: Hashable, index: int) -> None:
        """Walk in this zone from now on, at that card."""
        self._key = key
        self.cursor.go(index)

    def _go_to_zone(self, key: Hashable) -> Step:
        """Walk in another zone from now on, and say which and what is there."""
        self._key = key
        return Step(self.presenter.zone_intro_with_card(self._view, self.zone, self.card_text()), moved=True)

    def go_to_numbered(self, number: int) -> Step | None:
        """Go to the zone of that number; return None if there is none."""
        zones = self.presenter.numbered_zones(self._view)
        return self._go_to_zone(zones[number - 1]) if 1 <= number <= len(zones) else None

    def card_text(self, *, place: bool = False) -> str:
        """What is read of the selected card."""
        card = self.cursor.card
        if card is None:
            return self.presenter.text("zone-empty")
        wanted = [*pieces.enabled_pieces(tuple(self.presenter.chosen.get(pieces.CARD, ())), pieces.OF_A_CARD)]
        if place and "place" not in wanted:
            wanted.append("place")
        said = [self._piece(piece, card, wanted) for piece in wanted]
        text = sentence(", ".join(filter(None, said))) or self.presenter.card_name(card)
        return self.presenter.translator.numbered(self.cursor.index + 1, text) if self.presenter.numbers else text

    def _piece(self, piece: str, card: CardKind, wanted: Sequence[str]) -> str:
        """What is read of a card for this piece; empty where that is nothing."""
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
        """Its colour or its name: put together as the language does where the name follows the colour at once."""
        if are_adjacent("colour", "name", wanted):
            return self.presenter.card_in_sentence(card) if piece == "colour" else ""
        colour, name = self.presenter.card_parts(card)
        return name if piece == "name" or not (colour or "name" in wanted) else colour

    def is_playable(self, card: CardKind) -> bool:
        """Whether a card of this zone can be played now."""
        here = not self.presenter.plays_from_first_zone or self.zone.key == self.zones[0].key
        return here and self.presenter.playable(self._view, self._moves, card)

    def _nothing_here(self) -> str:
        if len(self.zones) == 1:
            return self.presenter.text("hand-empty")
        return self.presenter.text("zone-card", zone=self.zone.title, card=self.card_text())

    def _at_card(self, *, again: bool = False) -> Step:
        return Step(self.card_text(place=again) + ".", moved=True)

    def _step(self, steps: int) -> Step:
        """Go to the next or previous card; at the edge that is said, and nothing is repeated."""
        before = self.cursor.card
        if self.cursor.move(steps):
            return self._at_card(again=self.cursor.card is before)
        if before is None:
            return Step(self._nothing_here())
        return Step(self.presenter.text("edge-last" if steps > 0 else "edge-first"), edge=True)

    def _go(self, index: int) -> Step:
        count = len(self.cursor.cards)
        if index >= count:
            return Step(self.presenter.text("no-such-card", number=index + 1, count=count))
        before = self.cursor.card
        moved = self.cursor.go(index)
        return self._at_card(again=moved and self.cursor.card is before)

    def _go_to_end(self) -> Step:
        """Go to the last card."""
        return self._go(len(self.cursor.cards) - 1)

    def _go_to_start(self) -> Step:
        """Go to the first card."""
        return self._go(0)

    def _find_playable(self, steps: int) -> Step:
        """Go to the next or previous card that can be played."""
        view, moves = self._view, self._moves
        places = self.presenter.target_zones(view)
        if places:
            return self._go_to_zone(self._next_of(places, steps))
        home = self.zones[0].key if self.presenter.plays_from_first_zone else self.zone.key
        if places is None and self._cursors[home].find(lambda card: self.presenter.playable(view, moves, card), steps):
            return self._found(home)
        return Step(self.presenter.nothing_playable(view), Category.TABLE)

    def _found(self, zone: Hashable) -> Step:
        """Walk where the card was found, and say which it is."""
        elsewhere, self._key = self.zone.key != zone, zone
        text = self.found_text()
        if elsewhere:
            return Step(self.presenter.text("zone-card", zone=self.zone.title, card=text), moved=True)
        return Step(text + ".", moved=True)

    def find_again(self) -> Step:
        """Say the selected card as one that was found because it can be played."""
        return Step(self.found_text() + ".", moved=True)

    def found_text(self) -> str:
        """What is read of a card that can be played, and what it needs for that."""
        card = self.cursor.card
        beside = "" if card is None else self.presenter.playable_note(self._view, card)
        return f"{self.card_text()}, {beside}" if beside else self.card_text()

    def _next_of(self, places: Sequence[Hashable], steps: int) -> Hashable:
        """The next or previous of some zones, from where the person is."""
        keys = [zone.key for zone in self.zones]
        here = keys.index(self.zone.key)
        return min((key for key in places), key=lambda key: (steps * (keys.index(key) - here) - 1) % len(keys))

    def _change_group(self, steps: int) -> Step:
        """Go to the next or previous zone; where there is only one, to the next group of cards."""
        zones = self.zones
        if len(zones) > 1:
            place = [zone.key for zone in zones].index(self.zone.key)
            return self._go_to_zone(zones[(place + steps) % len(zones)].key)
        card = self.cursor.card
        here = None if card is None else self.presenter.group(card)
        if card is not None and self.cursor.find(lambda other: self.presenter.group(other) != here, steps):
            return self._at_card()
        return Step(self.presenter.text("group-none"))

    def _read_home(self) -> Step:
        """Say all cards of the first zone, which is one's own, or of that where the person stands."""
        zone = self.zone if self.presenter.reads_current_zone else self.zones[0]
        names = [self.presenter.card_name(card) for card in self._cursors[zone.key].cards]
        cards = ", ".join(names) or self.presenter.text("zone-empty")
        return Step(self.presenter.text("linear-cards", zone=zone.title, cards=cards) + ".")

    @property
    def sorting(self) -> Sorting:
        """Return how the cards of the first zone, which is one's own, lie."""
        return self._cursors[self.zones[0].key].sorting

    def _own(self, sorting: Sorting) -> Sorting:
        return self.presenter.own_sorting if sorting is Sorting.OFF else sorting

    def _sort(self, sorting: Sorting) -> Step:
        sorting = self._own(sorting)
        self._cursors[self.zones[0].key].sort(sorting)
        return Step(self.presenter.text(f"sorted-{sorting}"), moved=True, sorted=True)


_WAYS: Mapping[str, Callable[[Walk], Step]] = {
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
"""Commands without numbers or names in them, and how they walk."""


def walks(command: str) -> bool:
    """Whether the command walks through the cards, or sorts them."""
    return command in _WAYS or command.startswith(("card_", "sort_"))
