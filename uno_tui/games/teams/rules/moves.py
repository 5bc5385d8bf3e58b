"""The moves of UNO Teams that UNO does not have."""

from __future__ import annotations

from uno_tui.cards.coloured import COLOURS, Card
from uno_tui.core.contract import Move
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.teams.rules.cards import KINDS


class Give(Move, frozen=True):
    """Choose the card for the partner before the first turn (TEAMS-4)."""

    card: Card


class Swap(Move, frozen=True):
    """Choose the card for the partner because of a swap symbol (TEAMS-15)."""

    card: Card


class Share(Move, frozen=True):
    """Give half of the hand to the partner, who has none (TEAMS-9, TEAMS-10)."""

    cards: tuple[Card, ...]


Giving = Give | Swap | Share
"""The moves that give cards to the partner."""

PLAYS: dict[Card, tuple[Play, ...]] = {
    card: tuple(Play(card, colour) for colour in COLOURS) if card.wild else (Play(card),) for card in KINDS.values()
}
"""Every way to lay a card, made once because they are asked for millions of times."""
