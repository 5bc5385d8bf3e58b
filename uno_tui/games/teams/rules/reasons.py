"""What speaks for a move in UNO Teams."""

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
    """The facts that speak for a move rather than another, the weightiest first."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    if isinstance(move, Giving) and isinstance(other, Giving):
        yield from _giving(view, move, other)
        return
    partner = view.partner(view.seat)
    if not view.counts[partner]:
        yield from finishes(view, move)
    yield from answers_debt(view, move, other)
    following, before = view.next_seat(view.seat), _before(view, view.seat)
    if not view.debt and following != partner:
        yield from stops(view, move, other, following, before)
        yield from _hits_both(view, move, other, view.partner(following))
    yield from _calls(view, move, other, partner)
    yield from keeps(view, move, other)
    if not _calls_partner(move):
        yield from suits(view, move, other)
        yield from sheds(view, move, other)


def _giving(view: TeamsView, move: Giving, other: Giving) -> Iterator[Reason]:
    """Wilds that stay or go, and what is left of a colour."""
    assert view.seat is not None  # noqa: S101 - onlookers are not advised
    mine, others = _left(view, move), _left(view, other)
    kept = sorted(str(card) for card in mine - others if card.wild)
    if kept:
        yield Reason("advice-keeps", card=kept[0])
    if any(card.wild for card in others - mine):
        yield Reason("advice-teams-wild", seat=view.partner(view.seat))
    if isinstance(move, Share):
        yield from _longest(mine, others)
    elif not isinstance(other, Share):
        yield from _only(view, move.card, other.card)


def _left(view: TeamsView, move: Giving) -> Counter[Card]:
    """What is left in the hand of a player who gives cards away."""
    return Counter(view.hand) - Counter(move.cards if isinstance(move, Share) else (move.card,))


def _longest(mine: Counter[Card], others: Counter[Card]) -> Iterator[Reason]:
    """More cards of one colour are left together."""
    colours = _colours(mine)
    colour, count = max(colours.items(), key=lambda item: item[1], default=(None, 0))
    if colour is not None and count > max(_colours(others).values(), default=0):
        yield Reason("advice-teams-longest", colour=str(colour), count=count)


def _only(view: TeamsView, card: Card, other: Card) -> Iterator[Reason]:
    """The card that goes is the only one in its colour, and the other is not."""
    colours = _colours(Counter(view.hand))
    if card.colour is None or other.colour is None:
        return
    if colours[card.colour] == 1 < colours[other.colour]:
        yield Reason("advice-teams-only", colour=str(card.colour))


def _colours(cards: Counter[Card]) -> Counter[Colour]:
    """How many cards there are in each colour."""
    found: Counter[Colour] = Counter()
    for card, count in cards.items():
        if card.colour is not None:
            found[card.colour] += count
    return found


def _calls(view: TeamsView, move: Move, other: Move, partner: Seat) -> Iterator[Reason]:
    """The partner, who has few cards, may lay one of them at once (TEAMS-13)."""
    count = view.counts[partner]
    if _is(move, Rank.TEAM_WILD) and not _is(other, Rank.TEAM_WILD) and 0 < count <= FEW_CARDS:
        yield Reason("advice-teams-calls", seat=partner, count=count)


def _hits_both(view: TeamsView, move: Move, other: Move, second: Seat) -> Iterator[Reason]:
    """The next player's partner, who has few cards, must draw as well (TEAMS-14)."""
    count, both = view.counts[second], Rank.DRAW_FOUR_TEAM_WILD
    if _is(move, both) and not _is(other, both) and 0 < count <= FEW_CARDS and len(view.hand) > 1:
        yield Reason("advice-teams-hits-too", seat=second, count=count)


def _is(move: Move, rank: Rank) -> bool:
    return isinstance(move, Play) and move.card.rank is rank


def _calls_partner(move: Move) -> bool:
    """Whether the partner must lay then, or else one draws oneself: nobody knows which."""
    return isinstance(move, Play) and move.card.rank in (Rank.TEAM_WILD, Rank.DRAW_FOUR_TEAM_WILD)


def _before(view: TeamsView, seat: Seat) -> Seat:
    """The player before `seat` who is not out, in the direction of play."""
    seats = len(view.counts)
    found = (seat - view.direction) % seats
    while not view.counts[found]:
        found = (found - view.direction) % seats
    return found
