"""Carrying moves out on one's own turn: laying a card, drawing, passing, calling a bluff."""

from __future__ import annotations

from uno_tui.cards.coloured import BUZZER, REVERSE, SKIP, WILD_DRAW_FOUR, Card, Colour
from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import HandsSwapped, Passed
from uno_tui.games.family.rules.events import Cause, Played, PlayKind, Skipped
from uno_tui.games.family.rules.moves import Draw, Pass, Play
from uno_tui.games.family.rules.state import COVERED, SAID, UNSAID
from uno_tui.games.family.rules.turns import draw_one, raise_debt, turn_direction
from uno_tui.games.uno.rules.events import Called, HandsPassed, RaceBegan
from uno_tui.games.uno.rules.kinds import FITS_CARD, FITS_COLOUR, JUST, bluffs
from uno_tui.games.uno.rules.moves import Challenge
from uno_tui.games.uno.rules.scoring import end_round
from uno_tui.games.uno.rules.state import State
from uno_tui.games.uno.rules.turns import begin_turn, close_sequence, end_turn, note_empty_draw, settle_debt

# Names of the module, as in uno_tui.cards.coloured.
_DRAWN, _ANSWER, _SEQUENCE, _INTERCEPTION = PlayKind.DRAWN, PlayKind.ANSWER, PlayKind.SEQUENCE, PlayKind.INTERCEPTION
_OWN_DRAW, _DEBT = Cause.TURN, Cause.DEBT


def play(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Lay a card on one's own turn, as an answer to a debt, or going on with a sequence."""
    how = state.how if seat == state.turn else _SEQUENCE
    assert how is not None  # noqa: S101 - for the type checker: refused otherwise
    card = move.card
    if card is WILD_DRAW_FOUR and state.rules.bluff:
        _remember_bluff(state, seat)
    left = put_down(state, seat, card, move.colour, how, events)
    if state.rules.seven_zero and card in state.customs.moving:
        move_hands(state, seat, card, move.swap, events)
    if not left and goes_out(state, seat, card, events):
        return
    if how is _SEQUENCE:
        state.permit()
    elif card.number is None:
        _work(state, seat, card, how is _ANSWER, events)
    else:
        begin_turn(state, (seat + state.direction) % state.seats, events)


def put_down(state: State, seat: Seat, card: Card, colour: Colour | None, how: PlayKind, events: list[Event]) -> int:
    """Move the card to the discard pile: it is the top card, windows close (UNO-13), rights to go on end or begin.

    Returns how many cards are left in the hand.
    """
    hand = state.hands[seat]
    hand.remove(card)
    left = len(hand)
    if state.rules.sequences:
        _keep_sequence(state, seat, card, how)
    state.discard.append(card)  # `put_on_top` and, further down, `after`, written out: millions of times in playouts
    if card.colour is None:
        state.colour = colour
        state.fits = FITS_COLOUR[colour]
    else:
        state.colour = card.colour
        state.fits = FITS_CARD[card]
    state.empty = 0
    state.owes = 0
    if left == 1 and not (state.said == SAID and seat == state.turn):
        state.owes = 1 << seat
    events.append(Played(seat, card, colour, how, left))
    return left


def _keep_sequence(state: State, seat: Seat, card: Card, how: PlayKind) -> None:
    hands_move = card in state.customs.moving
    state.late = None  # a card after the one that ended the right
    if how is _SEQUENCE:
        before = state.discard[-1].number
        if hands_move or card.number is None or before is None:
            state.laid = None
        else:
            state.laid_step = card.number - before
        return
    close_sequence(state, seat)
    if card.number is not None and how is not _INTERCEPTION and not hands_move:
        state.laid = seat
        state.laid_step = 0


def _remember_bluff(state: State, seat: Seat) -> None:
    """Whether the Wild Draw Four about to be laid is a bluff (UNO-34)."""
    top, colour = state.discard[-1], state.colour
    state.bluffer = seat
    state.called_top = top
    state.called_colour = colour
    state.bluffed = bluffs(state.hands[seat], top, colour)


def move_hands(state: State, seat: Seat, card: Card, swap: Seat | None, events: list[Event]) -> None:
    """`seat` has laid a card that makes hands move (UNO-37, UNO-38); the last card does not (UNO-39)."""
    hands = state.hands
    if not hands[seat] or (card.number == 7 and swap is None):
        return
    before = list(map(len, hands))
    before[seat] += 1
    if swap is None:
        state.hands = hands = hands[-state.direction :] + hands[: -state.direction]
        moved = state.seats_from(seat)
        counts = tuple(map(len, hands))
        events.append(HandsPassed(counts))
    else:
        hands[seat], hands[swap] = hands[swap], hands[seat]
        moved = [seat, swap]
        counts = tuple(map(len, hands))
        events.append(HandsSwapped(seat, swap, counts))
    state.owes = 0
    for owner in moved:
        state.short[owner] = None
        if counts[owner] == 1 and before[owner] != 1:
            if state.said == SAID and owner == state.turn:
                state.said = COVERED
            else:
                state.owes |= 1 << owner
    if state.out:
        state.out = [owner for owner in state.out if owner not in moved]
        state.out += [owner for owner in moved if not hands[owner]]


def goes_out(state: State, seat: Seat, card: Card, events: list[Event]) -> bool:
    """`seat` has laid the last card: end the round, unless a Buzzer or a debt must be settled first.

    Returns whether the round is over (UNO-10, UNO-42, UNO-44).
    """
    state.laid = None
    if card is BUZZER:
        return False
    if state.rules.advanced_response and (card.draws or state.debt):
        state.out.append(seat)
        return False
    end_round(state, seat, events)
    return True


def begin_race(state: State, seat: Seat, events: list[Event], *, free: bool) -> None:
    """A Buzzer lies: everybody must press (UNO-41); `free` if the interceptor's turn follows."""
    if free:  # the interceptor's turn has begun
        state.said = UNSAID
    state.turn = seat
    state.drawn = None
    state.free = free
    state.racing = tuple(range(state.seats))
    state.permit()
    events.append(RaceBegan(seat))


def _work(state: State, seat: Seat, card: Card, answered: bool, events: list[Event]) -> None:
    """Carry out the effect of a card that is no number, and give the turn on (UNO-15 to UNO-19, UNO-43)."""
    if card is BUZZER:
        begin_race(state, seat, events, free=False)
        return
    rank, seats = card.rank, state.seats
    if card.draws:
        raise_debt(state, card)
    elif rank is REVERSE:
        turn_direction(state, events)
    following = (seat + state.direction) % seats
    if not answered and (seats > 2 or state.hands[seat]):  # without cards there is no turn that goes on (UNO-29)
        if rank is SKIP:
            events.append(Skipped(following))
            following = (following + state.direction) % seats
        elif rank is REVERSE and seats == 2:
            following = seat
    begin_turn(state, following, events, state.free and state.debt > 0 and following == seat)


def draw(state: State, seat: Seat, move: Draw, events: list[Event]) -> None:
    """Draw the debt (UNO-20), or the turn's one card (UNO-6)."""
    state.owes = 0
    if state.rules.sequences:
        close_sequence(state, seat)
    if state.debt and not state.free:
        drawn = settle_debt(state, seat, state.debt, _DEBT, events)
        if not drawn:
            note_empty_draw(state, seat, events)
        if state.winners is None and state.rules.skip_after_draw:
            end_turn(state, events)
        return
    card = draw_one(state, seat, _OWN_DRAW, events)
    if card is None:
        note_empty_draw(state, seat, events)
        if state.winners is None:
            end_turn(state, events)
        return
    if not state.rules.draw_anytime and not state.debt:
        state.short[seat] = state.colour
    if card in state.layable:
        state.drawn = card
        state.how = _DRAWN
        state.layable = JUST[card]
    else:
        begin_turn(state, (seat + state.direction) % state.seats, events)


def pass_turn(state: State, seat: Seat, move: Pass, events: list[Event]) -> None:
    """End the turn without laying a card."""
    close_sequence(state, seat)
    if state.drawn is not None:
        state.short[seat] = None
    events.append(Passed(seat))
    end_turn(state, events)


def challenge(state: State, seat: Seat, move: Challenge, events: list[Event]) -> None:
    """Call the bluff of the last Wild Draw Four (UNO-35)."""
    bluffer = state.bluffer
    assert bluffer is not None  # noqa: S101 - for the type checker: refused otherwise
    state.owes = 0
    close_sequence(state, seat)
    right = state.bluffed
    events.append(Called(seat, bluffer, right))
    settle_debt(state, bluffer if right else seat, state.debt + 2, Cause.BLUFF, events)
    if state.winners is None and not right and state.rules.skip_after_draw:
        end_turn(state, events)
