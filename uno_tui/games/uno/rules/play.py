"""Moves of the player on turn, carried out: laying a card, drawing, passing, calling a bluff."""

from __future__ import annotations

from uno_tui.cards.coloured import BUZZER, REVERSE, SKIP, WILD_DRAW_FOUR, Card, Colour
from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import HandsSwapped, Passed
from uno_tui.games.family.rules.events import Cause, Played, PlayKind, Skipped
from uno_tui.games.family.rules.moves import Draw, Pass, Play
from uno_tui.games.family.rules.state import SAID, UNSAID, USED
from uno_tui.games.family.rules.turns import draw_one, raise_debt, turn_direction
from uno_tui.games.uno.rules.events import Called, HandsPassed, RaceBegan
from uno_tui.games.uno.rules.kinds import FITS_CARD, FITS_COLOUR, ONLY, is_bluff_from
from uno_tui.games.uno.rules.moves import Challenge
from uno_tui.games.uno.rules.scoring import end_round
from uno_tui.games.uno.rules.state import State
from uno_tui.games.uno.rules.turns import begin_turn, close_sequence, end_turn, note_empty_draw, settle_debt

# Module-level names: looking a member up in its Enum takes five times as long.
_DRAWN, _ANSWER, _SEQUENCE, _INTERCEPTION = PlayKind.DRAWN, PlayKind.ANSWER, PlayKind.SEQUENCE, PlayKind.INTERCEPTION
_OWN_DRAW, _DEBT = Cause.TURN, Cause.DEBT


def play(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Lay a card in turn, as an answer to a debt, or to continue a sequence."""
    how = state.how if seat == state.turn else _SEQUENCE
    assert how is not None  # noqa: S101 - for the type checker: refused otherwise
    card = move.card
    # Judged before the card lies: what counts is the card and colour beneath it (UNO-34).
    if card is WILD_DRAW_FOUR and state.rules.bluff:
        _remember_bluff(state, seat)
    # The order is fixed: the card lies, hands move, the round may end, and only then the effect follows.
    left = put_down(state, seat, card, move.colour, how, events)
    if state.rules.seven_zero and card in state.card_rules.hand_moving:
        move_hands(state, seat, card, move.swap, events)
    if not left and go_out(state, seat, card, events):
        return
    # A card of a sequence leaves the turn where it is, but the layable kinds have changed.
    if how is _SEQUENCE:
        state.update_layable()
    elif card.number is None:
        _apply_effect(state, seat, card, how is _ANSWER, events)
    else:
        begin_turn(state, (seat + state.direction) % state.seats, events)


def put_down(state: State, seat: Seat, card: Card, colour: Colour | None, how: PlayKind, events: list[Event]) -> int:
    """Move the card to the discard pile and return how many cards are left in the hand.

    Windows for reports close (UNO-13); rights to continue a sequence end or begin (UNO-26).
    """
    hand = state.hands[seat]
    hand.remove(card)
    left = len(hand)
    if state.rules.sequences:
        _update_sequence(state, seat, card, how)
    state.discard.append(card)  # `put_on_top` and, further down, `after`, written out: millions of times in playouts
    if card.colour is None:
        state.colour = colour
        state.fits = FITS_COLOUR[colour]
    else:
        state.colour = card.colour
        state.fits = FITS_CARD[card]
    # A card was played: empty draws are no longer in a row (UNO-9), and no report is open (UNO-13).
    state.empty = 0
    state.owes = 0
    # A duty begins with the last card but one, unless "Uno" was said in advance on this turn (UNO-11).
    if left == 1 and not (state.said == SAID and seat == state.turn):
        state.owes = 1 << seat
    events.append(Played(seat, card, colour, how, left))
    return left


def _update_sequence(state: State, seat: Seat, card: Card, how: PlayKind) -> None:
    """End or begin the right to continue a sequence with the card about to be laid (UNO-25, UNO-26)."""
    hands_move = card in state.card_rules.hand_moving
    state.late = None  # a card after the one that ended the right
    if how is _SEQUENCE:
        before = state.discard[-1].number
        # A 0 or 7 that moves hands, or a card without a number, ends the sequence (UNO-27).
        if hands_move or card.number is None or before is None:
            state.laid = None
        else:
            # The second card fixes the direction (UNO-25).
            state.laid_step = card.number - before
        return
    close_sequence(state, seat)
    # An interception begins no sequence (UNO-27).
    if card.number is not None and how is not _INTERCEPTION and not hands_move:
        state.laid = seat
        state.laid_step = 0


def _remember_bluff(state: State, seat: Seat) -> None:
    """Note whether the Wild Draw Four about to be laid is a bluff (UNO-34)."""
    top, colour = state.discard[-1], state.colour
    state.bluffer = seat
    state.called_top = top
    state.called_colour = colour
    state.bluffed = is_bluff_from(state.hands[seat], top, colour)


def move_hands(state: State, seat: Seat, card: Card, swap: Seat | None, events: list[Event]) -> None:
    """Move hands after a 0 or 7 that `seat` has laid (UNO-37, UNO-38); the last card moves none (UNO-39)."""
    hands = state.hands
    if not hands[seat] or (card.number == 7 and swap is None):
        return
    # How many cards each player held before the card was laid: a duty counts from there (UNO-11).
    before = list(map(len, hands))
    before[seat] += 1
    # UNO-37: each hand goes to the next player, which turns the list by one place.
    if swap is None:
        state.hands = hands = hands[-state.direction :] + hands[: -state.direction]
        moved = state.seats_from(seat)
        counts = tuple(map(len, hands))
        events.append(HandsPassed(counts))
    else:
        # UNO-38: two players swap.
        hands[seat], hands[swap] = hands[swap], hands[seat]
        moved = [seat, swap]
        counts = tuple(map(len, hands))
        events.append(HandsSwapped(seat, swap, counts))
    # Hands have changed: what was owed before is void, and new duties follow from the new hands.
    state.owes = 0
    for owner in moved:
        state.short[owner] = None
        # The duty begins with one card now that was not one before; "Uno" in advance covers one (UNO-11).
        if counts[owner] == 1 and before[owner] != 1:
            if state.said == SAID and owner == state.turn:
                state.said = USED
            else:
                state.owes |= 1 << owner
    # An empty hand that moved counts from this moment (UNO-44).
    if state.out:
        state.out = [owner for owner in state.out if owner not in moved]
        state.out += [owner for owner in moved if not hands[owner]]


def go_out(state: State, seat: Seat, card: Card, events: list[Event]) -> bool:
    """End the round after the last card of `seat`, unless a Buzzer or a debt must be settled first.

    Returns whether the round is over (UNO-10, UNO-42, UNO-44).
    """
    state.laid = None
    # The race decides first (UNO-42).
    if card is BUZZER:
        return False
    # Cards must be drawn first, so the round goes on (UNO-44).
    if state.rules.advanced_response and (card.draws or state.debt):
        state.out.append(seat)
        return False
    end_round(state, seat, events)
    return True


def begin_race(state: State, seat: Seat, events: list[Event], *, free: bool) -> None:
    """Begin a race: all players must press (UNO-41); `free` if the interceptor's turn follows."""
    if free:  # the interceptor's turn has begun
        state.said = UNSAID
    state.turn = seat
    state.drawn = None
    state.free = free
    # All players race, the one who laid the Buzzer included (UNO-41).
    state.racing = tuple(range(state.seats))
    state.update_layable()
    events.append(RaceBegan(seat))


def _apply_effect(state: State, seat: Seat, card: Card, answered: bool, events: list[Event]) -> None:
    """Carry out the effect of a card without a number, and pass the turn (UNO-15 to UNO-19, UNO-43)."""
    if card is BUZZER:
        begin_race(state, seat, events, free=False)
        return
    rank, seats = card.rank, state.seats
    if card.draws:
        raise_debt(state, card)
    elif rank is REVERSE:
        turn_direction(state, events)
    following = (seat + state.direction) % seats
    # An answer to a debt passes the debt on; its Skip or Reverse does not skip or play again (UNO-43).
    if not answered and (seats > 2 or state.hands[seat]):  # without cards there is no turn that goes on (UNO-29)
        if rank is SKIP:
            events.append(Skipped(following))
            following = (following + state.direction) % seats
        elif rank is REVERSE and seats == 2:
            # With two players a Reverse means to play again (UNO-16).
            following = seat
    # A debt goes on waiting as long as the interceptor has the turn (UNO-29).
    begin_turn(state, following, events, state.free and state.debt > 0 and following == seat)


def draw(state: State, seat: Seat, move: Draw, events: list[Event]) -> None:
    """Draw the debt (UNO-20), or the one card of the turn (UNO-6)."""
    state.owes = 0
    if state.rules.sequences:
        close_sequence(state, seat)
    if state.debt and not state.free:
        drawn = settle_debt(state, seat, state.debt, _DEBT, events)
        # An empty draw pays the debt all the same (UNO-9).
        if not drawn:
            note_empty_draw(state, seat, events)
        # UNO-36 takes the turn; otherwise it goes on (UNO-17).
        if state.winners is None and state.rules.skip_after_draw:
            end_turn(state, events)
        return
    card = draw_one(state, seat, _OWN_DRAW, events)
    if card is None:
        note_empty_draw(state, seat, events)
        if state.winners is None:
            end_turn(state, events)
        return
    # Who must draw has no card of this colour: everybody has seen that (UNO-7).
    if not state.rules.draw_anytime and not state.debt:
        state.short[seat] = state.colour
    # The drawn card alone may be laid now, or the turn passed (UNO-8).
    if card in state.layable:
        state.drawn = card
        state.how = _DRAWN
        state.layable = ONLY[card]
    else:
        begin_turn(state, (seat + state.direction) % state.seats, events)


def pass_turn(state: State, seat: Seat, move: Pass, events: list[Event]) -> None:
    """End the turn without laying a card."""
    close_sequence(state, seat)
    if state.drawn is not None:
        # A drawn card that fits stays in the hand, so the hand may hold the colour again.
        state.short[seat] = None
    events.append(Passed(seat))
    end_turn(state, events)


def challenge(state: State, seat: Seat, move: Challenge, events: list[Event]) -> None:
    """Call the bluff of the last Wild Draw Four (UNO-35)."""
    bluffer = state.bluffer
    assert bluffer is not None  # noqa: S101 - for the type checker: refused otherwise
    state.owes = 0
    close_sequence(state, seat)
    # Two more than the debt, for the bluffer or for the caller (UNO-35).
    right = state.bluffed
    events.append(Called(seat, bluffer, right))
    settle_debt(state, bluffer if right else seat, state.debt + 2, Cause.BLUFF, events)
    # UNO-36 holds after a wrong call only (UNO-35).
    if state.winners is None and not right and state.rules.skip_after_draw:
        end_turn(state, events)
