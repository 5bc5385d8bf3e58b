"""What an action card asks for: which cards must go, which may move, who must be asked (UME-13 to UME-15, UME-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from uno_tui.cards.coloured import COLOURS, DRAW_TWO, Card, Colour
from uno_tui.core.contract import Move, Seat
from uno_tui.games.ume.rules.events import Choice
from uno_tui.games.ume.rules.moves import Change, Drop, Give, Piece, Take
from uno_tui.games.ume.rules.refusals import RefusalCode
from uno_tui.games.ume.rules.state import State
from uno_tui.games.ume.rules.sums import number_cards


class Demand(NamedTuple):
    """How many cards of a colour must go: of the player's own, and of others'."""

    colour: Colour
    own: int
    others: int


def there(state: State, owner: Seat, colour: Colour) -> list[Card]:
    """The number cards of somebody else's colour base that count: all but denied ones (UME-14, UME-19)."""
    cards = number_cards(state.bases[owner], colour)
    if not any(seat == owner for seat, _ in state.denied):
        return cards
    found: list[Card] = []
    for card in cards:
        if (owner, card) not in state.denied or found.count(card) < state.allowed.get((owner, card), 0):
            found.append(card)
    return found


def _others_pieces(state: State, colour: Colour) -> list[Piece]:
    return [
        Piece(card, owner)
        for owner in range(state.seats)
        if owner != state.turn
        for card in there(state, owner, colour)
    ]


def demands(state: State) -> list[Demand]:
    """What the Draw Two or Wild Draw Four being carried out makes its player drop (UME-14, UME-15)."""
    action = state.action
    assert action is not None  # noqa: S101 - for the type checker: asked only while one is carried out
    wanted = 2 if action.rank is DRAW_TWO else 1
    found = []
    for colour in COLOURS if action.colour is None else (action.colour,):
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
        for card in dict.fromkeys(there(state, other, colour)):
            yield Take(card, other)
    for card in dict.fromkeys(number_cards(state.bases[state.turn], colour)):
        for other in others:
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
    return [Drop(sum(chosen, ())) for chosen in product(*parts)]


def change_moves(state: State) -> list[Move]:
    """Every change that is possible or may still be asked for: drops once per kinds of cards, own cards first."""
    return list(_reverse_moves(state)) if state.choice is Choice.REVERSE else _drop_moves(state)


def possible(state: State, choice: Choice) -> bool:
    """Whether the action being carried out can change anything, or permission may still be asked for it."""
    if choice is Choice.REVERSE:
        return next(_reverse_moves(state), None) is not None
    return bool(demands(state))


def no_such_player(state: State, seat: Seat, other: Seat) -> bool:
    """Whether `other` is not at the table, or is `seat`."""
    return other == seat or not 0 <= other < state.seats


def why_not_exchange(state: State, seat: Seat, move: Take | Give) -> RefusalCode | None:
    """Why a Reverse cannot take or give so; None if it can, or may be asked for."""
    if no_such_player(state, seat, move.seat):
        return RefusalCode.NO_SUCH_PLAYER
    card = move.card
    if card not in state.bases[move.seat if isinstance(move, Take) else seat]:
        return RefusalCode.NOT_IN_BASE
    colour = state.action.colour if state.action else None
    if colour is None or card.colour is not colour or card.number is None:
        return RefusalCode.WRONG_COLOUR
    if isinstance(move, Give):
        return RefusalCode.DENIED if state.shut >> move.seat & 1 else None
    return None if card in there(state, move.seat, colour) else RefusalCode.DENIED


def _named(seat: Seat, move: Drop) -> Counter[tuple[Seat, Card]]:
    """How many of which cards of whom a drop names."""
    return Counter((seat if piece.owner is None else piece.owner, piece.card) for piece in move.pieces)


def why_not_drop(state: State, seat: Seat, move: Drop) -> RefusalCode | None:
    """Why these cards cannot be dropped; None if they can, or may be asked for."""
    if any(piece.owner is not None and no_such_player(state, seat, piece.owner) for piece in move.pieces):
        return RefusalCode.NO_SUCH_PLAYER
    named = _named(seat, move)
    if any(state.bases[owner].count(card) < count for (owner, card), count in named.items()):
        return RefusalCode.NOT_IN_BASE
    wanted = demands(state)
    if len(move.pieces) != sum(demand.own + demand.others for demand in wanted):
        return RefusalCode.WRONG_COUNT
    colours = Counter(piece.card.colour if piece.card.number is not None else None for piece in move.pieces)
    if colours != {demand.colour: demand.own + demand.others for demand in wanted}:
        return RefusalCode.WRONG_COLOUR
    own = Counter(piece.card.colour for piece in move.pieces if piece.owner is None)
    if any(own[demand.colour] < demand.own for demand in wanted):
        return RefusalCode.OWN_CARDS_FIRST
    for (owner, card), count in named.items():
        if (owner, card) in state.denied and count > state.allowed.get((owner, card), 0):
            return RefusalCode.DENIED
    return None


def cards_to_ask_for(state: State, owner: Seat, change: Change) -> list[tuple[Card, int]]:
    """For which cards of `owner`, and how many of each, a change needs a permission not given yet (UME-19)."""
    if isinstance(change, Give):
        return []
    named = Counter({(change.seat, change.card): 1}) if isinstance(change, Take) else _named(state.turn, change)
    return [
        (card, count)
        for (other, card), count in named.items()
        if other == owner and state.shielded(owner, card.colour) and count > state.allowed.get((owner, card), 0)
    ]


def owners_to_ask(state: State, change: Change) -> list[Seat]:
    """Who must permit a change, in playing order from the acting player (UME-19)."""
    if not state.rules.shields:
        return []
    if isinstance(change, Give):
        return [change.seat] if state.shielded(change.seat, change.card.colour) else []
    others = state.seats_from(state.turn)[1:]
    return [owner for owner in others if cards_to_ask_for(state, owner, change)]
