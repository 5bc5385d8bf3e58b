"""Reasons for a move of UNO Teams, as facts of the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from uno_tui.cards.coloured import Card, Colour, Rank
from uno_tui.core.contract import Move, Seat
from uno_tui.core.reasons import Reason
from uno_tui.games.family.rules.moves import Play
from uno_tui.games.family.rules.reasons import FEW_CARDS, answers_debt, finishes, keeps, sheds, stops, suits
from uno_tui.games.teams.rules.moves import Giving, Share
from uno_tui.games.teams.rules.view import TeamsView


def reasons(view: TeamsView, move: Move, other: Move) -> Iterator[Reason]:
    """Yield the facts that speak for a move rather than the other, the weightiest first."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    if isinstance(move, Giving) and isinstance(other, Giving):
        yield from _giving_reasons(view, move, other)
        return
    partner = view.partner(view.seat)
    # The last card wins only if the partner has none left (TEAMS-11).
    if not view.counts[partner]:
        yield from finishes(view, move)
    yield from answers_debt(view, move, other)
    following, before = view.next_seat(view.seat), _seat_before(view, view.seat)
    if not view.debt and following != partner:
        yield from stops(view, move, other, following, before)
        yield from _hit_both_reasons(view, move, other, view.partner(following))
    yield from _call_reasons(view, move, other, partner)
    yield from keeps(view, move, other)
    # What the partner lays next is unknown, so facts about colours and points would mislead.
    if not _partner_plays_next(move):
        yield from suits(view, move, other)
        yield from sheds(view, move, other)


def _giving_reasons(view: TeamsView, move: Giving, other: Giving) -> Iterator[Reason]:
    """Yield the wilds that stay or go, and the change in the colours of the hand."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    mine, others = _hand_after(view, move), _hand_after(view, other)
    kept = sorted(str(card) for card in mine - others if card.wild)
    if kept:
        yield Reason("advice-keeps", card=kept[0])
    if any(card.wild for card in others - mine):
        yield Reason("advice-teams-wild", seat=view.partner(view.seat))
    if isinstance(move, Share):
        yield from _longest_colour_reasons(mine, others)
    elif not isinstance(other, Share):
        yield from _only_of_colour_reasons(view, move.card, other.card)


def _hand_after(view: TeamsView, move: Giving) -> Counter[Card]:
    """Return the hand of a player who has given cards away."""
    return Counter(view.hand) - Counter(move.cards if isinstance(move, Share) else (move.card,))


def _longest_colour_reasons(mine: Counter[Card], others: Counter[Card]) -> Iterator[Reason]:
    """Yield that more cards of one colour stay together."""
    colours = _count_colours(mine)
    colour, count = max(colours.items(), key=lambda item: item[1], default=(None, 0))
    if colour is not None and count > max(_count_colours(others).values(), default=0):
        yield Reason("advice-teams-longest", colour=str(colour), count=count)


def _only_of_colour_reasons(view: TeamsView, card: Card, other: Card) -> Iterator[Reason]:
    """Yield that the card given is the only one in its colour, and the other is not."""
    colours = _count_colours(Counter(view.hand))
    if card.colour is None or other.colour is None:
        return
    if colours[card.colour] == 1 < colours[other.colour]:
        yield Reason("advice-teams-only", colour=str(card.colour))


def _count_colours(cards: Counter[Card]) -> Counter[Colour]:
    """Return how many cards there are of each colour."""
    found: Counter[Colour] = Counter()
    for card, count in cards.items():
        if card.colour is not None:
            found[card.colour] += count
    return found


def _call_reasons(view: TeamsView, move: Move, other: Move, partner: Seat) -> Iterator[Reason]:
    """Yield that the partner, who has few cards, may lay one of them at once (TEAMS-13)."""
    count = view.counts[partner]
    if _lays(move, Rank.TEAM_WILD) and not _lays(other, Rank.TEAM_WILD) and 0 < count <= FEW_CARDS:
        yield Reason("advice-teams-calls", seat=partner, count=count)


def _hit_both_reasons(view: TeamsView, move: Move, other: Move, second: Seat) -> Iterator[Reason]:
    """Yield that the next player's partner, who has few cards, must draw as well (TEAMS-14)."""
    count, hits_both = view.counts[second], Rank.DRAW_FOUR_TEAM_WILD
    if _lays(move, hits_both) and not _lays(other, hits_both) and 0 < count <= FEW_CARDS and len(view.hand) > 1:
        yield Reason("advice-teams-hits-too", seat=second, count=count)


def _lays(move: Move, rank: Rank) -> bool:
    return isinstance(move, Play) and move.card.rank is rank


def _partner_plays_next(move: Move) -> bool:
    """Return whether the partner may play right after this card (TEAMS-13, TEAMS-14 with two teams)."""
    return isinstance(move, Play) and move.card.rank in (Rank.TEAM_WILD, Rank.DRAW_FOUR_TEAM_WILD)


def _seat_before(view: TeamsView, seat: Seat) -> Seat:
    """Return the player before `seat` who is not out, in the direction of play."""
    seats = len(view.counts)
    found = (seat - view.direction) % seats
    while not view.counts[found]:
        found = (found - view.direction) % seats
    return found
