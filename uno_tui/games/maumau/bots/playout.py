"""Quick play of an imagined round to its end, by honest players with a little sense."""

from __future__ import annotations

from uno_tui.cards.french import JOKER, SUITED, Card, Rank
from uno_tui.core.contract import Seat
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.rules.due import Due, DueKind, is_answer, leaves_enough
from uno_tui.games.maumau.rules.legality import must_lay_king, ways_to_lay
from uno_tui.games.maumau.rules.moves import ACCEPT, DRAW, PASS, SAY_LAST, Play
from uno_tui.games.maumau.rules.table import MaumauTable

LONGEST_PLAYOUT = 300
"""How many steps a playout has at most."""
KEEPS_JOKER = 0.7
"""How often a Joker is kept: in a turn while another card can be laid, in an answer always."""


def play_out(table: MaumauTable, seat: Seat, dice: Dice) -> float:
    """Play the round to its end; return 1 for a win of `seat`, less for more points left in the hand."""
    for _ in range(LONGEST_PLAYOUT):
        if table.winners is not None:
            break
        _play_step(table, dice)
    if table.winners is None:
        return 0.0
    if seat in table.winners:
        return 1.0
    return -sum(card.points for card in table.hands[seat]) / 1000


def _play_step(table: MaumauTable, dice: Dice) -> None:
    seat, due = table.turn, table.due
    hand = table.hands[seat]
    if due is not None:
        play = _pick_answer(table, due, dice)
        if play is None:
            table.carry_out(seat, ACCEPT)
            return
    else:
        play = _pick_play(table, dice)
        if play is None:
            table.carry_out(seat, DRAW if table.drawn is None else PASS)
            return
    # Quick players never forget to announce: forgetting would be noise in the comparison.
    if len(hand) <= 2 and not table.said >> seat & 1:
        table.carry_out(seat, SAY_LAST)
    table.carry_out(seat, play)


def _pick_any(ways: list[Play], dice: Dice) -> Play | None:
    """Return one of the ways by lot; None if there is none."""
    return ways[int(dice.uniform() * len(ways))] if ways else None


def _pick_way(table: MaumauTable, card: Card, face: Card, dice: Dice) -> Play | None:
    """Return one way to lay the card; hands are swapped only for smaller ones."""
    seat = table.turn
    held = len(table.hands[seat])
    ways = [way for way in ways_to_lay(table, seat, card, face) if not way.buy]
    if face.rank is Rank.ACE and table.due is None and held > 1:
        ways = [way for way in ways if way.seat is not None and len(table.hands[way.seat]) < held]
    elif face.rank is Rank.JACK and len(ways) > 1:
        # The first way of a Jack is without a wish; a wish is better.
        ways = ways[1:]
    return _pick_any(ways, dice)


def _pick_answer(table: MaumauTable, due: Due, dice: Dice) -> Play | None:
    """Return a card that answers what is due; None to accept it."""
    hand = table.hands[due.seat]
    # A swap for a smaller hand is welcome.
    if due.kind is DueKind.SWAP and due.origin is not None and len(table.hands[due.origin]) < len(hand) - 1:
        return None
    king = must_lay_king(table)
    for card in hand:
        for face in SUITED if card is JOKER else (card,):
            if not is_answer(due, face, table.seats) or not leaves_enough(face, len(hand), due, due.seat):
                continue
            # A Joker is not wasted where a King must be laid, and seldom elsewhere.
            if card is JOKER and (king or dice.uniform() < KEEPS_JOKER):
                break
            return _pick_way(table, card, face, dice)
    return None


def _pick_play(table: MaumauTable, dice: Dice) -> Play | None:
    """Return any card that fits; None if the hand has none."""
    hand, fits = table.hands[table.turn], table.fits
    cards = [card for card in (hand if table.drawn is None else [table.drawn]) if card in fits]
    keeps = JOKER in cards and len(set(cards)) > 1 and dice.uniform() < KEEPS_JOKER
    last = [JOKER] if keeps else []
    cards = [card for card in cards if not keeps or card is not JOKER]
    while cards or last:
        card = cards.pop(int(dice.uniform() * len(cards))) if cards else last.pop()
        play = _pick_joker(table, dice) if card is JOKER else _pick_way(table, card, card, dice)
        if play is not None:
            return play
    return None


def _pick_joker(table: MaumauTable, dice: Dice) -> Play | None:
    """Return a way to lay a Joker, named as any card as which it can be laid; None if there is none."""
    first = int(dice.uniform() * len(SUITED))
    faces = (*SUITED[first:], *SUITED[:first])
    return next(filter(None, (_pick_way(table, JOKER, face, dice) for face in faces)), None)
