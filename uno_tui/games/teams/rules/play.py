"""Carrying moves out on one's own turn: laying a card, its effect, drawing, passing."""

from __future__ import annotations

from uno_tui.cards.coloured import REVERSE, SKIP, Rank
from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import Passed
from uno_tui.games.family.rules.events import Cause, Played, PlayKind, Skipped
from uno_tui.games.family.rules.moves import Draw, Pass, Play
from uno_tui.games.family.rules.turns import draw_cards, draw_one, raise_debt, turn_direction
from uno_tui.games.teams.rules.cards import SWAPPING, TEAM_WILD
from uno_tui.games.teams.rules.events import Choice, PartnerCalled, PartnerUnable, WentOut
from uno_tui.games.teams.rules.scoring import end_round
from uno_tui.games.teams.rules.state import State, Then
from uno_tui.games.teams.rules.turns import begin_turn, draw_for, end_turn, must_share, note_empty_draw, open_choice

# Names of the module, as in uno_tui.cards.coloured.
_TURN, _DRAWN = PlayKind.TURN, PlayKind.DRAWN
_OWN_DRAW, _DEBT = Cause.TURN, Cause.DEBT
_DRAW_FOUR = Rank.DRAW_FOUR_TEAM_WILD
PARTNER_DRAWS = 2
TEAM_WILD_COSTS = 2


def play(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Lay a card; then, in this order: win, swap, half of the partner's hand, effect (TEAMS-11)."""
    card = move.card
    hand = state.hands[seat]
    hand.remove(card)
    left = len(hand)
    how = _TURN if state.drawn is None else _DRAWN
    state.put_on_top(card, move.colour)
    state.empty = 0
    state.drawn = None
    state.called = False
    state.owes = 1 << seat if left == 1 and not state.said else 0
    events.append(Played(seat, card, move.colour, how, left))
    if not left:
        if _is_done(state, seat, events):
            return
    elif card in SWAPPING and state.hands[state.partner(seat)]:
        open_choice(state, Choice.SWAP, state.seats_in(state.teams[seat]), 1, Then.EFFECT, events)
        return
    work(state, events)


def _is_done(state: State, seat: Seat, events: list[Event]) -> bool:
    """`seat` has laid the last card: the team wins, or the partner must share, or `seat` is out (TEAMS-9, TEAMS-11).

    Returns whether the card's effect has to wait.
    """
    partner = state.partner(seat)
    partners = len(state.hands[partner])
    if not partners:
        end_round(state, seat, events)
        return True
    state.out.append(seat)
    if partners == 1:
        events.append(WentOut(seat))
        return False
    open_choice(state, Choice.SHARE, (partner,), partners // 2, Then.EFFECT, events)
    return True


def work(state: State, events: list[Event]) -> None:
    """Carry out the effect of the top card, laid by the player on turn, and give the turn on (TEAMS-12 to -14)."""
    seat, card = state.turn, state.discard[-1]
    if card.number is not None:
        begin_turn(state, state.after(seat), events)
        return
    if card is TEAM_WILD:
        _call_partner(state, seat, events)
        return
    raise_debt(state, card)
    if card.rank is REVERSE:
        turn_direction(state, events)
    following = state.after(seat)
    if card.rank is SKIP:
        events.append(Skipped(following))
        following = state.after(following)
    begin_turn(state, following, events)


def _call_partner(state: State, seat: Seat, events: list[Event]) -> None:
    """The partner lays a card at once, or the player of the Team Wild draws two (TEAMS-13)."""
    partner = state.partner(seat)
    if not state.fits.isdisjoint(state.hands[partner]):
        events.append(PartnerCalled(seat, partner))
        begin_turn(state, partner, events, called=True)
        return
    events.append(PartnerUnable(seat, partner))
    drawn = draw_for(state, seat, TEAM_WILD_COSTS, Cause.TEAM_WILD, events)
    if not must_share(state, seat, drawn, Then.NEIGHBOUR, events):
        go_on(state, Then.NEIGHBOUR, events)


def draw(state: State, seat: Seat, move: Draw, events: list[Event]) -> None:
    """Draw the debt, which ends the turn (TEAMS-12), or the turn's one card (TEAMS-6)."""
    state.owes = 0
    if state.debt:
        _draw_debt(state, seat, events)
        return
    card = draw_one(state, seat, _OWN_DRAW, events)
    if card is None:
        note_empty_draw(state, seat, events)
        return
    if card in state.fits:
        state.drawn = card
    if not (state.out and must_share(state, seat, 1, Then.TURN, events)) and state.drawn is None:
        end_turn(state, events)


def _draw_debt(state: State, seat: Seat, events: list[Event]) -> None:
    count, then = state.debt, Then.SECOND if state.debt_rank is _DRAW_FOUR else Then.TURN
    state.debt = 0
    state.debt_rank = None
    drawn = draw_cards(state, seat, count, _DEBT, events)
    if not must_share(state, seat, drawn, then, events):
        go_on(state, then, events)


def pass_turn(state: State, seat: Seat, move: Pass, events: list[Event]) -> None:
    """End the turn without laying the drawn card."""
    events.append(Passed(seat))
    end_turn(state, events)


def go_on(state: State, then: Then, events: list[Event]) -> None:
    """What follows once no choice is open any more."""
    turn = state.turn
    if then is Then.EFFECT:
        work(state, events)
    elif then is Then.BEGIN:
        begin_turn(state, turn, events)
    elif then is Then.NEIGHBOUR:
        begin_turn(state, state.after(state.partner(turn)), events)
    elif then is Then.SECOND:
        draw_for(state, state.partner(turn), PARTNER_DRAWS, _DEBT, events)
        end_turn(state, events)
    elif then is Then.TURN and (state.drawn is None or state.drawn not in state.hands[turn]):
        end_turn(state, events)
