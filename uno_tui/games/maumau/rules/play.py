"""Carrying moves out on one's own turn: laying a card and what it does, drawing, passing."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.cards.french import Card, Rank
from uno_tui.core.contract import Event, Seat
from uno_tui.core.events import DirectionTurned, Passed
from uno_tui.games.maumau.rules.answering import answer
from uno_tui.games.maumau.rules.cards import Faceup, lying
from uno_tui.games.maumau.rules.due import Due, Kind
from uno_tui.games.maumau.rules.events import Bought, Cause, How, KingsCalled, Played, SatOut
from uno_tui.games.maumau.rules.moves import Draw, Pass, Play
from uno_tui.games.maumau.rules.scoring import end_round
from uno_tui.games.maumau.rules.state import State
from uno_tui.games.maumau.rules.turns import ask, begin_turn, close_windows, draw_cards, hand_changed, note_draw
from uno_tui.games.maumau.rules.view import Laid


def play(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Lay a card, honestly or not, on one's turn or as an answer, and carry out what it does."""
    answered = state.due
    put_down(state, seat, move, events)
    if not state.hands[seat]:
        end_round(state, seat, events)
    elif answered is not None:
        answer(state, answered, move, events)
    else:
        _work(state, seat, move, events)


def put_down(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Move the card to the discard pile; it can be caught now, and windows that others left open close."""
    hand, card, face = state.hands[seat], move.card, move.face
    how = How.ANSWER if state.due is not None else How.TURN if state.drawn is None else How.DRAWN
    below = state.discard[-1] if state.discard else None
    fits = state.due is not None or card in state.fits
    close_windows(state, seat)
    state.laid = None
    if state.rules.cheating:
        state.laid = Laid(seat, fits=True) if fits else _before(state, seat, below if move.buy else None)
        state.cheated[seat] += not fits
    top = lying(card, face, move.suit or move.wish)
    hand.remove(card)
    state.discard.append(top)
    state.empty = 0
    events.append(Played(seat, top, how, len(hand), move.seat if hand else None))
    if move.buy and below is not None:
        _buy(state, seat, below, events)
    hand_changed(state, seat)


def _before(state: State, seat: Seat, bought: Faceup | None) -> Laid:
    """What is undone if the card that `seat` is about to lay is caught."""
    drew = state.drawn is not None
    return Laid(seat, False, state.direction, state.sits_out, state.empty, bought, drew)


def _buy(state: State, seat: Seat, below: Faceup, events: list[Event]) -> None:
    """The card that lay under the 3 goes into the hand and loses its name or wish (MAU-12)."""
    del state.discard[-2]
    state.hands[seat].append(below.card)
    events.append(Bought(seat, below.card))


_LAPSES = frozenset({Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.QUEEN})
"""What the blocker of a 6 lays so that the other need not sit out any more (MAU-14)."""


def _work(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    """Carry out the function of a card laid on one's turn, and give the turn on."""
    face = move.face
    rank = None if face is None else face.rank
    if rank in _LAPSES or move.round:
        state.sits_out = None
    effect = _EFFECTS.get(rank) if rank is not None else None
    if effect is None or (rank is Rank.KING and not move.round):
        begin_turn(state, state.after(seat), events)
    else:
        effect(state, seat, move, events)


def _ace(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    assert move.seat is not None  # noqa: S101 - for the type checker: refused otherwise
    ask(state, Due(Kind.SWAP, move.seat, seat), events)


def _four(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    assert move.seat is not None  # noqa: S101 - for the type checker: refused otherwise
    ask(state, Due(Kind.GIFT, move.seat, seat, four=move.face, gift=move.gift), events)


def _six(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    first = state.after(seat)
    second = state.after(first)
    state.sits_out = None if second == seat else second
    ask(state, Due(Kind.SIT_OUT, first), events)


def _seven(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    ask(state, Due(Kind.DRAW, state.after(seat), seat, 2), events)


def _eight(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    skipped = state.after(seat)
    events.append(SatOut(skipped))
    begin_turn(state, state.after(skipped), events)


def _nine(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    state.direction = -state.direction
    events.append(DirectionTurned(state.direction))
    begin_turn(state, seat if state.seats == 2 else state.after(seat), events)


def _queen(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    assert move.seat is not None  # noqa: S101 - for the type checker: refused otherwise
    ask(state, Due(Kind.QUEEN, move.seat, count=1), events)


def _king(state: State, seat: Seat, move: Play, events: list[Event]) -> None:
    events.append(KingsCalled(seat))
    ask(state, Due(Kind.KINGS, state.after(seat), seat), events)


_EFFECTS: dict[Rank, Callable[[State, Seat, Play, list[Event]], None]] = {
    Rank.ACE: _ace,
    Rank.FOUR: _four,
    Rank.SIX: _six,
    Rank.SEVEN: _seven,
    Rank.EIGHT: _eight,
    Rank.NINE: _nine,
    Rank.QUEEN: _queen,
    Rank.KING: _king,
}
"""What the ranks do that give the turn to somebody else than the next player (MAU-10 to MAU-22)."""


def draw(state: State, seat: Seat, move: Draw, events: list[Event]) -> None:
    """Draw a card instead of laying one; it may be laid at once (MAU-5)."""
    close_windows(state, seat)
    drawn = draw_cards(state, seat, 1, Cause.TURN, events)
    note_draw(state, seat, drawn, events)
    if state.winners is not None:
        return
    card: Card | None = state.hands[seat][-1] if drawn else None
    if card is not None and state.rules.play_drawn and (state.rules.cheating or card in state.fits):
        state.drawn = card
    else:
        begin_turn(state, state.after(seat), events)


def pass_turn(state: State, seat: Seat, move: Pass, events: list[Event]) -> None:
    """End the turn without laying a card."""
    events.append(Passed(seat))
    begin_turn(state, state.after(seat), events)
