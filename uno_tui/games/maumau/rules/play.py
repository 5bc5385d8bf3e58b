"""Moves of the player on turn or asked, carried out: laying a card and its function, drawing, passing."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.cards.french import Card, Rank
from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import DirectionTurned, Passed
from uno_tui.games.maumau.rules.answering import answer
from uno_tui.games.maumau.rules.cards import Faceup, faceup_as
from uno_tui.games.maumau.rules.due import Due, DueKind
from uno_tui.games.maumau.rules.events import Bought, Cause, KingsCalled, Played, PlayKind, SatOut
from uno_tui.games.maumau.rules.moves import Draw, Pass, Play
from uno_tui.games.maumau.rules.scoring import end_round
from uno_tui.games.maumau.rules.state import State
from uno_tui.games.maumau.rules.turns import ask, begin_turn, close_windows, draw_cards, note_draw, update_duty
from uno_tui.games.maumau.rules.view import LastLaid


def play(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Lay a card, honestly or not, in turn or as an answer, and carry out its function."""
    # The end of the round comes first: a last card has no function (MAU-25).
    answered = state.due
    put_down(state, seat, move, events)
    if not state.hands[seat]:
        end_round(state, seat, events)
    elif answered is not None:
        answer(state, answered, move, events)
    else:
        _apply_function(state, seat, move, events)


def put_down(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Move the card to the discard pile. It can be caught now, and windows that others left open close (MAU-6, MAU-8).
    """
    hand, card, face = state.hands[seat], move.card, move.face
    how = PlayKind.ANSWER if state.due is not None else PlayKind.TURN if state.drawn is None else PlayKind.DRAWN
    below = state.discard[-1] if state.discard else None
    # An answer has been checked already: only in turn can a card be a cheat.
    fits = state.due is not None or card in state.fits
    close_windows(state, seat)
    # The card can be caught from now on, and what it changes is kept for undoing (MAU-6).
    state.laid = None
    if state.rules.cheating:
        bought = below if move.buy else None
        state.laid = LastLaid(seat, fits=True, bought=bought) if fits else _state_before(state, seat, bought)
        state.cheated[seat] += not fits
    top = faceup_as(card, face, move.suit or move.wish)
    hand.remove(card)
    state.discard.append(top)
    state.empty = 0
    events.append(Played(seat, top, how, len(hand), move.seat if hand else None))
    # The purchase comes before the duty is counted: it may leave two cards instead of one.
    if move.buy and below is not None:
        _buy(state, seat, below, events)
    update_duty(state, seat)


def _state_before(state: State, seat: Seat, bought: Faceup | None) -> LastLaid:
    """Return what is undone if the card that `seat` is about to lay is caught (MAU-6)."""
    drew = state.drawn is not None
    return LastLaid(seat, False, state.direction, state.sits_out, state.empty, bought, drew)


def _buy(state: State, seat: Seat, below: Faceup, events: list[Event]) -> None:
    """Take the card that lay under the 3 into the hand; it loses its name or wish (MAU-12)."""
    del state.discard[-2]
    state.hands[seat].append(below.card)
    events.append(Bought(seat, below.card))


_ENDS_SITTING_OUT = frozenset({Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.QUEEN})
"""Ranks that the blocker of a 6 lays so that the second player need not sit out any more (MAU-14)."""


def _apply_function(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Carry out the function of a card laid in turn, and pass the turn."""
    face = move.face
    rank = None if face is None else face.rank
    # After a 6 the blocker lays one of these: the second player need not sit out any more.
    if rank in _ENDS_SITTING_OUT or move.round:
        state.sits_out = None
    effect = _EFFECTS.get(rank) if rank is not None else None
    # A King without a round, and all ranks without a function, just pass the turn.
    if effect is None or (rank is Rank.KING and not move.round):
        begin_turn(state, state.after(seat), events)
    else:
        effect(state, seat, move, events)


def _ask_to_swap(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    assert move.seat is not None  # noqa: S101 - for the type checker: refused otherwise
    ask(state, Due(DueKind.SWAP, move.seat, seat), events)


def _ask_about_gift(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    assert move.seat is not None  # noqa: S101 - for the type checker: refused otherwise
    ask(state, Due(DueKind.GIFT, move.seat, seat, four=move.face, gift=move.gift), events)


def _ask_to_sit_out(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    first = state.after(seat)
    second = state.after(first)
    # The second player is asked after the first; with two players there is no second (MAU-14).
    state.sits_out = None if second == seat else second
    ask(state, Due(DueKind.SIT_OUT, first), events)


def _ask_to_draw(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    ask(state, Due(DueKind.DRAW, state.after(seat), seat, 2), events)


def _skip_next(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    skipped = state.after(seat)
    events.append(SatOut(skipped))
    begin_turn(state, state.after(skipped), events)


def _turn_direction(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    state.direction = -state.direction
    events.append(DirectionTurned(state.direction))
    # With two players the same player plays again (MAU-18).
    begin_turn(state, seat if state.seats == 2 else state.after(seat), events)


def _ask_named_to_draw(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    assert move.seat is not None  # noqa: S101 - for the type checker: refused otherwise
    ask(state, Due(DueKind.QUEEN, move.seat, count=1), events)


def _call_kings(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    events.append(KingsCalled(seat))
    ask(state, Due(DueKind.KINGS, state.after(seat), seat), events)


_EFFECTS: dict[Rank, Callable[[State, Seat, Play, list[Event]], None]] = {
    Rank.ACE: _ask_to_swap,
    Rank.FOUR: _ask_about_gift,
    Rank.SIX: _ask_to_sit_out,
    Rank.SEVEN: _ask_to_draw,
    Rank.EIGHT: _skip_next,
    Rank.NINE: _turn_direction,
    Rank.QUEEN: _ask_named_to_draw,
    Rank.KING: _call_kings,
}
"""The functions of the ranks that do not simply give the turn to the next player (MAU-10 to MAU-22)."""


def draw(state: State, seat: Seat, move: Draw, events: list[Event]) -> None:
    """Draw a card instead of laying one; it may be laid at once (MAU-5)."""
    close_windows(state, seat)
    drawn = draw_cards(state, seat, 1, Cause.TURN, events)
    note_draw(state, seat, drawn, events)
    if state.winners is not None:
        return
    # Where cheating is allowed, a drawn card that does not fit may be laid as well (MAU-5, MAU-6).
    card: Card | None = state.hands[seat][-1] if drawn else None
    if card is not None and state.rules.play_drawn and (state.rules.cheating or card in state.fits):
        state.drawn = card
    else:
        begin_turn(state, state.after(seat), events)


def pass_turn(state: State, seat: Seat, move: Pass, events: list[Event]) -> None:
    """End the turn without laying a card."""
    events.append(Passed(seat))
    begin_turn(state, state.after(seat), events)
