"""Moves of the player on turn, carried out: laying a card, its effect, drawing, passing."""

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
from uno_tui.games.teams.rules.state import AfterChoice, State
from uno_tui.games.teams.rules.turns import (
    ask_to_share,
    begin_turn,
    draw_and_come_back,
    end_turn,
    note_empty_draw,
    open_choice,
)

# Module-level names: looking a member up in its Enum takes five times as long.
_TURN, _DRAWN = PlayKind.TURN, PlayKind.DRAWN
_OWN_DRAW, _DEBT = Cause.TURN, Cause.DEBT
_DRAW_FOUR = Rank.DRAW_FOUR_TEAM_WILD
CARDS_FOR_SECOND_PARTNER = 2
"""Cards that the drawer's partner draws after a Draw Four Team Wild (TEAMS-14)."""
CARDS_FOR_UNABLE_PARTNER = 2
"""Cards that the player of a Team Wild draws if the partner cannot lay (TEAMS-13)."""


def play(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Lay a card; then, in this order: win, swap, half of the partner's hand, effect (TEAMS-11)."""
    card = move.card
    hand = state.hands[seat]
    hand.remove(card)
    left = len(hand)
    how = _TURN if state.drawn is None else _DRAWN
    state.put_on_top(card, move.colour)
    # A card was laid: empty draws are no longer in a row (TEAMS-7).
    state.empty = 0
    state.drawn = None
    state.called = False
    # Only laying a card starts the duty to say Uno (TEAMS-8).
    state.owes = 1 << seat if left == 1 and not state.said else 0
    events.append(Played(seat, card, move.colour, how, left))
    # First the team may win or the half is due; second the swap, unless a hand is empty (TEAMS-11, TEAMS-15).
    if not left:
        if _finish_hand(state, seat, events):
            return
    elif card in SWAPPING and state.hands[state.partner(seat)]:
        open_choice(state, Choice.SWAP, state.seats_in(state.teams[seat]), 1, AfterChoice.EFFECT, events)
        return
    apply_effect(state, events)


def _finish_hand(state: State, seat: Seat, events: list[Event]) -> bool:
    """Handle the last card of `seat`: the team wins, the partner must share, or `seat` is out (TEAMS-9, TEAMS-11).

    Returns whether the card's effect has to wait.
    """
    partner = state.partner(seat)
    partners = len(state.hands[partner])
    if not partners:
        end_round(state, seat, events)
        return True
    state.out.append(seat)
    # Half of one card, rounded down, is nothing: the player is out for now.
    if partners == 1:
        events.append(WentOut(seat))
        return False
    # The effect of the card waits until the half is given (TEAMS-11).
    open_choice(state, Choice.SHARE, (partner,), partners // 2, AfterChoice.EFFECT, events)
    return True


def apply_effect(state: State, events: list[Event]) -> None:
    """Carry out the effect of the top card, laid by the player on turn, and pass the turn (TEAMS-12 to TEAMS-14)."""
    seat, card = state.turn, state.discard[-1]
    if card.number is not None:
        begin_turn(state, state.after(seat), events)
        return
    if card is TEAM_WILD:
        _call_partner(state, seat, events)
        return
    # The debt of a draw card falls on the next player, who draws and loses the turn (TEAMS-12).
    raise_debt(state, card)
    if card.rank is REVERSE:
        turn_direction(state, events)
    following = state.after(seat)
    if card.rank is SKIP:
        events.append(Skipped(following))
        following = state.after(following)
    begin_turn(state, following, events)


def _call_partner(state: State, seat: Seat, events: list[Event]) -> None:
    """Give the turn to a partner who can lay a card, else let the player of the Team Wild draw two (TEAMS-13)."""
    partner = state.partner(seat)
    if not state.fits.isdisjoint(state.hands[partner]):
        events.append(PartnerCalled(seat, partner))
        begin_turn(state, partner, events, called=True)
        return
    events.append(PartnerUnable(seat, partner))
    # A partner who is out comes back by this draw, and must get half of the hand first (TEAMS-10).
    drawn = draw_and_come_back(state, seat, CARDS_FOR_UNABLE_PARTNER, Cause.TEAM_WILD, events)
    if not ask_to_share(state, seat, drawn, AfterChoice.NEIGHBOUR, events):
        continue_after_choice(state, AfterChoice.NEIGHBOUR, events)


def draw(state: State, seat: Seat, move: Draw, events: list[Event]) -> None:
    """Draw the debt, which ends the turn (TEAMS-12), or the one card of the turn (TEAMS-6)."""
    state.owes = 0
    if state.debt:
        _draw_debt(state, seat, events)
        return
    card = draw_one(state, seat, _OWN_DRAW, events)
    if card is None:
        note_empty_draw(state, seat, events)
        return
    # Of the hand, the drawn card alone may be laid (TEAMS-6).
    if card in state.fits:
        state.drawn = card
    # A partner who is out gets half of the hand before the turn goes on or ends (TEAMS-10).
    if not (state.out and ask_to_share(state, seat, 1, AfterChoice.TURN, events)) and state.drawn is None:
        end_turn(state, events)


def _draw_debt(state: State, seat: Seat, events: list[Event]) -> None:
    # After a Draw Four Team Wild the drawer's partner draws as well, once the half is given (TEAMS-14).
    count, then = state.debt, AfterChoice.SECOND if state.debt_rank is _DRAW_FOUR else AfterChoice.TURN
    state.debt = 0
    state.debt_rank = None
    drawn = draw_cards(state, seat, count, _DEBT, events)
    if not ask_to_share(state, seat, drawn, then, events):
        continue_after_choice(state, then, events)


def pass_turn(state: State, seat: Seat, move: Pass, events: list[Event]) -> None:
    """End the turn without laying the drawn card."""
    events.append(Passed(seat))
    end_turn(state, events)


def continue_after_choice(state: State, then: AfterChoice, events: list[Event]) -> None:
    """Continue the game once no choice is open any more."""
    turn = state.turn
    if then is AfterChoice.EFFECT:
        apply_effect(state, events)
    elif then is AfterChoice.BEGIN:
        begin_turn(state, turn, events)
    elif then is AfterChoice.NEIGHBOUR:
        # The neighbour of the partner who could not lay (TEAMS-13).
        begin_turn(state, state.after(state.partner(turn)), events)
    elif then is AfterChoice.SECOND:
        # The second two cards of TEAMS-14.
        draw_and_come_back(state, state.partner(turn), CARDS_FOR_SECOND_PARTNER, _DEBT, events)
        end_turn(state, events)
    elif then is AfterChoice.TURN and (state.drawn is None or state.drawn not in state.hands[turn]):
        # The drawn card may have been given away: then the turn ends (TEAMS-10).
        end_turn(state, events)
