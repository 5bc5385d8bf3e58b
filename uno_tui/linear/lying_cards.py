"""Where cards lie for a typed line: in the hand, in a zone with a number, or carried between them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.phrases import phrases_for
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.controller import TableController


def numbered_lying(table: TableController) -> list[tuple[Hashable, Sequence[CardKind]]]:
    """Return the numbered zones, each with the cards that lie there."""
    keys = table.state.presenter.numbered_zones(table.state.view)
    return [(zone.key, cards) for zone, cards in table.state.walk.lying() if zone.key in keys]


def zones_with(card: CardKind, table: TableController) -> list[Hashable]:
    """Return the numbered zones in which a card lies."""
    keys = table.state.presenter.numbered_zones(table.state.view)
    return [zone for zone in keys if place_in(zone, card, table) is not None]


def cards_in(key: Hashable, table: TableController) -> Sequence[CardKind]:
    """Return the cards of a zone as they lie there now; none for a zone that is gone."""
    return next((cards for zone, cards in table.state.walk.lying() if zone.key == key), ())


def place_in(key: Hashable, card: CardKind, table: TableController) -> int | None:
    """Return where a card lies in a zone, from 0; None if it does not, or if that is not clear."""
    presenter = table.state.presenter
    cards = cards_in(key, table)
    same = [place for place, each in enumerate(cards) if each == card]
    if same:
        return same[0]
    # A Joker that stands for another tile has that in its name, too.
    name = phrases_for(table.state.words).plain(presenter.card_name(card))
    alike = [] if any(map(str.isdecimal, name)) else find_cards(name, cards, presenter)
    return alike[0] if len(alike) == 1 else None


def as_lying(key: Hashable, card: CardKind, table: TableController) -> CardKind:
    """Return the card as it lies in a zone: a Joker there stands for another tile."""
    place = place_in(key, card, table)
    return card if place is None else cards_in(key, table)[place]


def carried_cards(table: TableController) -> list[CardKind]:
    """Return the cards that are carried: neither in the hand nor in a numbered zone."""
    state = table.state
    numbered = state.presenter.numbered_zones(state.view)
    return [card for zone, cards in state.walk.lying()[1:] if zone.key not in numbered for card in cards]


def as_carried(card: CardKind, table: TableController) -> CardKind:
    """Return the card as it is carried: a Joker that was taken up may still stand for another tile."""
    state = table.state
    numbered = state.presenter.numbered_zones(state.view)
    for zone in state.walk.zones[1:]:
        if zone.key not in numbered and place_in(zone.key, card, table) is not None:
            return as_lying(zone.key, card, table)
    return card


def is_at_hand(card: CardKind, table: TableController) -> bool:
    """Return whether a card lies outside the numbered zones: in the hand, or carried."""
    state = table.state
    numbered = state.presenter.numbered_zones(state.view)
    there = [card for zone in state.walk.zones if zone.key not in numbered for card in zone.cards]
    return card in there or as_carried(card, table) in there
