"""The demands of an action card: which cards must go or may move, and who is asked (UME-13 to UME-15, UME-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from uno_tui.cards.coloured import COLOURS, DRAW_TWO, Card, Colour
from uno_tui.core.contract import Move, Seat
from uno_tui.games.ume.rules.events import Choice
from uno_tui.games.ume.rules.moves import BaseChange, Drop, Give, Piece, Take
from uno_tui.games.ume.rules.refusals import RefusalCode
from uno_tui.games.ume.rules.state import State
from uno_tui.games.ume.rules.sums import number_cards


class Demand(NamedTuple):
    """The numbers of cards of a colour that must go: of the player's own base, and of the bases of others."""

    colour: Colour
    own: int
    others: int


def movable_cards(state: State, owner: Seat, colour: Colour) -> list[Card]:
    """Return the number cards of another player's colour base except those that were denied (UME-14, UME-19)."""
    cards = number_cards(state.bases[owner], colour)
    if not any(seat == owner for seat, _ in state.denied):
        return cards
    found: list[Card] = []
    # Of equal cards, as many may still move as the owner has allowed.
    for card in cards:
        if (owner, card) not in state.denied or found.count(card) < state.allowed.get((owner, card), 0):
            found.append(card)
    return found


def _others_pieces(state: State, colour: Colour) -> list[Piece]:
    return [
        Piece(card, owner)
        for owner in range(state.seats)
        if owner != state.turn
        for card in movable_cards(state, owner, colour)
    ]


def demands(state: State) -> list[Demand]:
    """Return the cards that the Draw Two or Wild Draw Four in progress makes its player drop (UME-14, UME-15)."""
    action = state.action
    assert action is not None  # noqa: S101 - for the type checker: asked only while one is carried out
    wanted = 2 if action.rank is DRAW_TWO else 1
    found = []
    # A Wild Draw Four has no colour: it asks for one card of each (UME-15).
    for colour in COLOURS if action.colour is None else (action.colour,):
        # Own cards go first; others' cards only fill up what is missing.
        own = min(wanted, len(number_cards(state.bases[state.turn], colour)))
        others = min(wanted - own, len(_others_pieces(state, colour))) if own < wanted else 0
        if own + others:
            found.append(Demand(colour, own, others))
    return found


def _reverse_moves(state: State) -> Iterator[Move]:
    colour = state.action.colour if state.action else None
    if colour is None:
        return
    others = [seat for seat in range(state.seats) if seat != state.turn]
    for other in others:
        # Equal cards of a base are one and the same move.
        for card in dict.fromkeys(movable_cards(state, other, colour)):
            yield Take(card, other)
    for card in dict.fromkeys(number_cards(state.bases[state.turn], colour)):
        for other in others:
            # A receiver who refused a card cannot be named again in this action (UME-19).
            if not state.shut >> other & 1:
                yield Give(card, other)


def _drop_moves(state: State) -> list[Move]:
    parts: list[list[tuple[Piece, ...]]] = []
    for demand in demands(state):
        own = [Piece(card) for card in number_cards(state.bases[state.turn], demand.colour)]
        others = _others_pieces(state, demand.colour) if demand.others else []
        mine = list(dict.fromkeys(combinations(own, demand.own)))
        theirs = list(dict.fromkeys(combinations(others, demand.others)))
        parts.append([first + second for first in mine for second in theirs])
    if len(parts) == 1:
        return [Drop(pieces) for pieces in parts[0]]
    # A choice in one colour goes with every choice in the others.
    return [Drop(sum(chosen, ())) for chosen in product(*parts)]


def change_moves(state: State) -> list[Move]:
    """Return every change that can be made or asked for: drops once per kinds of cards, own cards first."""
    return list(_reverse_moves(state)) if state.choice is Choice.REVERSE else _drop_moves(state)


def can_change(state: State, choice: Choice) -> bool:
    """Return whether the action in progress can change anything, or permission for a change can be asked for."""
    if choice is Choice.REVERSE:
        return next(_reverse_moves(state), None) is not None
    return bool(demands(state))


def is_no_other_player(state: State, seat: Seat, other: Seat) -> bool:
    """Return whether `other` is no player at the table, or is `seat`."""
    return other == seat or not 0 <= other < state.seats


def why_not_exchange(state: State, seat: Seat, move: Take | Give) -> RefusalCode | None:
    """Return why a Reverse cannot take or give this card (UME-13); None if it can, or can be asked for."""
    if is_no_other_player(state, seat, move.seat):
        return RefusalCode.NO_SUCH_PLAYER
    card = move.card
    if card not in state.bases[move.seat if isinstance(move, Take) else seat]:
        return RefusalCode.NOT_IN_BASE
    colour = state.action.colour if state.action else None
    if colour is None or card.colour is not colour or card.number is None:
        return RefusalCode.WRONG_COLOUR
    if isinstance(move, Give):
        return RefusalCode.DENIED if state.shut >> move.seat & 1 else None
    return None if card in movable_cards(state, move.seat, colour) else RefusalCode.DENIED


def _count_named(seat: Seat, move: Drop) -> Counter[tuple[Seat, Card]]:
    """Return how often a drop names each card of each owner."""
    return Counter((seat if piece.owner is None else piece.owner, piece.card) for piece in move.pieces)


def why_not_drop(state: State, seat: Seat, move: Drop) -> RefusalCode | None:
    """Return why these cards cannot be dropped (UME-14, UME-15); None if they can, or can be asked for."""
    if any(piece.owner is not None and is_no_other_player(state, seat, piece.owner) for piece in move.pieces):
        return RefusalCode.NO_SUCH_PLAYER
    named = _count_named(seat, move)
    if any(state.bases[owner].count(card) < count for (owner, card), count in named.items()):
        return RefusalCode.NOT_IN_BASE
    wanted = demands(state)
    if len(move.pieces) != sum(demand.own + demand.others for demand in wanted):
        return RefusalCode.WRONG_COUNT
    # A shield counts as a card without colour: no action moves it (UME-18).
    colours = Counter(piece.card.colour if piece.card.number is not None else None for piece in move.pieces)
    if colours != {demand.colour: demand.own + demand.others for demand in wanted}:
        return RefusalCode.WRONG_COLOUR
    # Cards of others only fill up what the own base lacks.
    own = Counter(piece.card.colour for piece in move.pieces if piece.owner is None)
    if any(own[demand.colour] < demand.own for demand in wanted):
        return RefusalCode.OWN_CARDS_FIRST
    for (owner, card), count in named.items():
        if (owner, card) in state.denied and count > state.allowed.get((owner, card), 0):
            return RefusalCode.DENIED
    return None


def cards_to_ask_for(state: State, owner: Seat, change: BaseChange) -> list[tuple[Card, int]]:
    """Return the cards of `owner`, with their numbers, for which a change still needs permission (UME-19)."""
    # A gift takes no card: the receiver is asked about the colour base instead (see `owners_to_ask`).
    if isinstance(change, Give):
        return []
    named = Counter({(change.seat, change.card): 1}) if isinstance(change, Take) else _count_named(state.turn, change)
    return [
        (card, count)
        for (other, card), count in named.items()
        if other == owner and state.shielded(owner, card.colour) and count > state.allowed.get((owner, card), 0)
    ]


def owners_to_ask(state: State, change: BaseChange) -> list[Seat]:
    """Return the seats that must permit a change, in playing order from the acting player (UME-19)."""
    if not state.rules.shields:
        return []
    if isinstance(change, Give):
        return [change.seat] if state.shielded(change.seat, change.card.colour) else []
    others = state.seats_from(state.turn)[1:]
    return [owner for owner in others if cards_to_ask_for(state, owner, change)]
