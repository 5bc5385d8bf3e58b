"""Walking through the cards: in which zone somebody is and at which card, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Protocol

from uno_tui.front.settings import Settings
from uno_tui.front.table import pieces
from uno_tui.front.table.face import SomeFace, sentence
from uno_tui.front.table.hand import HandCursor, Sorting
from uno_tui.front.table.pieces import follows
from uno_tui.front.table.zones import Kind, Zone
from uno_tui.games.contract import Move, View
from uno_tui.speech.utterance import Category


class Walker(Protocol):
    """Who walks: what they know and may do, how cards are written for them, and how they are told."""

    @property
    def settings(self) -> Settings:
        """What is read of a card."""
        ...

    @property
    def numbers(self) -> bool:
        """Whether cards are written with their numbers."""
        ...

    @property
    def view(self) -> View:
        """What they know."""
        ...

    @property
    def moves(self) -> Sequence[Move]:
        """What they may do."""
        ...

    def sorted(self, sorting: Sorting) -> None:
        """Keep how the own cards lie, for when the table is gone on with."""
        ...

    def walked(self, text: str) -> None:
        """Show and say where they are now."""
        ...

    def answer(self, text: str, category: Category) -> None:
        """Say why they are where they were."""
        ...

    def stopped(self, text: str) -> None:
        """Let it be heard, and say, that there are no more cards that way."""
        ...


class Walk:
    """One person's way through the zones of their table, with a cursor in each."""

    def __init__(self, face: SomeFace, walker: Walker) -> None:
        self.face = face
        self._walker = walker
        self._cursors: dict[Hashable, HandCursor[Kind]] = {}
        self._key: Hashable = None
        self.zones: Sequence[Zone[Kind]] = ()
        """What can be walked through, since the table or the draft changed last."""

    def update(self, view: View, *, follow: bool = False) -> None:
        """Take over what lies in every zone; with `follow` the cursor goes to a new card of the hand."""
        self.zones = zones = self.face.zones(view)
        for place, zone in enumerate(zones):
            if zone.key not in self._cursors:
                sorting = self.face.zone_sorting if place else self._own(Sorting(self._walker.settings.sorting))
                self._cursors[zone.key] = HandCursor(
                    self.face.sort_key, sorting, returns=self.face.cards_return
                )
            self._cursors[zone.key].update(zone.cards, follow_new=follow and not place)
        if self._key not in [zone.key for zone in zones]:
            self._key = zones[0].key

    def take_back(self, view: View) -> None:
        """Cards that came back lie where they lay, and the cursor stands on the first of them."""
        self.update(view, follow=True)
        for zone in self.zones:
            self._cursors[zone.key].lie_as(zone.cards)

    @property
    def zone(self) -> Zone[Kind]:
        """Where the person is walking."""
        zones = self.zones
        return next((zone for zone in zones if zone.key == self._key), zones[0])

    @property
    def cursor(self) -> HandCursor[Kind]:
        """The cursor in that zone."""
        return self._cursors[self.zone.key]

    def lying(self) -> list[tuple[Zone[Kind], Sequence[Kind]]]:
        """The zones, with the cards in the order in which one walks through them."""
        return [(zone, self._cursors[zone.key].cards) for zone in self.zones]

    def perform(self, command: str) -> None:
        """Carry out a command that walks or sorts."""
        if command.startswith("card_"):
            self._go(int(command[5:]) - 1)
        elif command.startswith("sort_"):
            self._sort(Sorting(command[5:]))
        else:
            _WAYS[command](self)

    def go_home(self) -> bool:
        """To the first zone, which is one's own; whether one was elsewhere."""
        before, self._key = self._key, self.zones[0].key
        return self._key != before

    def stand(self, key: Hashable, index: int) -> None:
        """Walk in this zone from now on, at that card."""
        self._key = key
        self.cursor.go(index)

    def go_to_zone(self, key: Hashable) -> None:
        """Walk in another zone from now on, and say which and what is there."""
        self._key = key
        self._walker.walked(self.face.at_card(self._walker.view, self.zone, self.card_text()))

    def go_to_numbered(self, number: int) -> bool:
        """To the zone of that number; False if there is none."""
        zones = self.face.numbered(self._walker.view)
        if not 1 <= number <= len(zones):
            return False
        self.go_to_zone(zones[number - 1])
        return True

    def card_text(self, *, place: bool = False) -> str:
        """What is read of the selected card."""
        card = self.cursor.card
        if card is None:
            return self.face.text("zone-empty")
        wanted = pieces.wanted(self._walker.settings.pieces.get(pieces.CARD, ()), pieces.OF_A_CARD)
        if place and "place" not in wanted:
            wanted.append("place")
        said = [self._piece(piece, card, wanted) for piece in wanted]
        text = sentence(", ".join(filter(None, said))) or self.face.card_name(card)
        return self.face.translator.numbered(self.cursor.index + 1, text) if self._walker.numbers else text

    def _piece(self, piece: str, card: Kind, wanted: Sequence[str]) -> str:
        """What is read of a card for this piece; empty where that is nothing."""
        match piece:
            case "playable":
                return self.face.text("card-playable") if self.is_playable(card) else ""
            case "place":
                here, count = self.cursor.index + 1, len(self.cursor.cards)
                return self.face.text("card-place", place=here, count=count)
            case "points":
                return self.face.text("card-points", points=self.face.points(card))
        return self._name(piece, card, wanted)

    def _name(self, piece: str, card: Kind, wanted: Sequence[str]) -> str:
        """Its colour or its name: put together as the language does where the name follows the colour at once."""
        if follows("colour", "name", wanted):
            return self.face.called(card) if piece == "colour" else ""
        colour, name = self.face.apart(card)
        return name if piece == "name" or not (colour or "name" in wanted) else colour

    def is_playable(self, card: Kind) -> bool:
        """Whether a card of this zone can be played now."""
        here = not self.face.plays_from_home or self.zone.key == self.zones[0].key
        return here and self.face.playable(self._walker.view, self._walker.moves, card)

    def _nothing_here(self) -> str:
        if len(self.zones) == 1:
            return self.face.text("hand-empty")
        return self.face.text("zone-card", zone=self.zone.title, card=self.card_text())

    def _say_card(self, *, again: bool = False) -> None:
        self._walker.walked(self.card_text(place=again) + ".")

    def _step(self, steps: int) -> None:
        """To the next or previous card; at the edge that is said, and nothing is repeated."""
        before = self.cursor.card
        if self.cursor.move(steps):
            self._say_card(again=self.cursor.card is before)
        elif before is None:
            self._walker.answer(self._nothing_here(), Category.CARDS)
        else:
            self._walker.stopped(self.face.text("edge-last" if steps > 0 else "edge-first"))

    def _go(self, index: int) -> None:
        count = len(self.cursor.cards)
        if index < count:
            before = self.cursor.card
            moved = self.cursor.go(index)
            self._say_card(again=moved and self.cursor.card is before)
        else:
            self._walker.answer(self.face.text("no-such-card", number=index + 1, count=count), Category.CARDS)

    def _go_to_end(self) -> None:
        """To the last card."""
        self._go(len(self.cursor.cards) - 1)

    def _go_to_start(self) -> None:
        """To the first card."""
        self._go(0)

    def _find_playable(self, steps: int) -> None:
        """To the next or previous card that can be played."""
        view, moves = self._walker.view, self._walker.moves
        places = self.face.places(view)
        if places:
            self.go_to_zone(self._next_of(places, steps))
            return
        home = self.zones[0].key if self.face.plays_from_home else self.zone.key
        if places is None and self._cursors[home].find(lambda card: self.face.playable(view, moves, card), steps):
            self._say_found(home)
        else:
            self._walker.answer(self.face.nothing_playable(view), Category.TABLE)

    def _say_found(self, zone: Hashable) -> None:
        """Walk where the card was found, and say which it is."""
        elsewhere, self._key = self.zone.key != zone, zone
        text = self.found_text()
        if elsewhere:
            text = self.face.text("zone-card", zone=self.zone.title, card=text)
        self._walker.walked(text if elsewhere else text + ".")

    def found_text(self) -> str:
        """What is read of a card that can be played, and what it needs for that."""
        card = self.cursor.card
        beside = "" if card is None else self.face.beside(self._walker.view, card)
        return f"{self.card_text()}, {beside}" if beside else self.card_text()

    def _next_of(self, places: Sequence[Hashable], steps: int) -> Hashable:
        """The next or previous of some zones, from where the person is."""
        keys = [zone.key for zone in self.zones]
        here = keys.index(self.zone.key)
        return min((key for key in places), key=lambda key: (steps * (keys.index(key) - here) - 1) % len(keys))

    def _change_group(self, steps: int) -> None:
        """To the next or previous zone; where there is only one, to the next group of cards."""
        zones = self.zones
        if len(zones) > 1:
            place = [zone.key for zone in zones].index(self.zone.key)
            self.go_to_zone(zones[(place + steps) % len(zones)].key)
            return
        card = self.cursor.card
        here = None if card is None else self.face.group(card)
        if card is not None and self.cursor.find(lambda other: self.face.group(other) != here, steps):
            self._say_card()
        else:
            self._walker.answer(self.face.text("group-none"), Category.CARDS)

    def _read_home(self) -> None:
        """Say all cards of the first zone, which is one's own, or of that where the person stands."""
        zone = self.zone if self.face.reads_where_one_stands else self.zones[0]
        names = [self.face.card_name(card) for card in self._cursors[zone.key].cards]
        cards = ", ".join(names) or self.face.text("zone-empty")
        self._walker.answer(self.face.text("linear-cards", zone=zone.title, cards=cards) + ".", Category.CARDS)

    def _own(self, sorting: Sorting) -> Sorting:
        return self.face.own_sorting if sorting is Sorting.OFF else sorting

    def _sort(self, sorting: Sorting) -> None:
        sorting = self._own(sorting)
        self._cursors[self.zones[0].key].sort(sorting)
        self._walker.sorted(sorting)
        self._walker.walked(self.face.text(f"sorted-{sorting}"))


_WAYS: Mapping[str, Callable[[Walk], None]] = {
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
