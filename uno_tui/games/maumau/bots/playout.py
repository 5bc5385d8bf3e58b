"""Playing an imagined round to its end, quickly: honest players with a little sense."""

from __future__ import annotations

from uno_tui.cards.french import JOKER, SUITED, Card, Rank
from uno_tui.core.contract import Seat
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.rules.due import Due, Kind, answers, leaves_enough
from uno_tui.games.maumau.rules.legality import must_lay_king, ways_to_lay
from uno_tui.games.maumau.rules.moves import ACCEPT, DRAW, PASS, SAY_LAST, Play
from uno_tui.games.maumau.rules.table import MaumauTable

LONGEST = 300
KEEPS_JOKER = 0.7
"""How often a Joker is kept while another card can be laid."""


def play_out(table: MaumauTable, seat: Seat, dice: Dice) -> float:
    """Play the round to its end: 1 for a win of `seat`, less for more points left in the hand."""
    for _ in range(LONGEST):
        if table.winners is not None:
            break
        _step(table, dice)
    if table.winners is None:
        return 0.0
    if seat in table.winners:
        return 1.0
    return -sum(card.points for card in table.hands[seat]) / 1000


def _step(table: MaumauTable, dice: Dice) -> None:
    seat, due = table.turn, table.due
    hand = table.hands[seat]
    if due is not None:
        play = _answer(table, due, dice)
        if play is None:
            table.carry_out(seat, ACCEPT)
            return
    else:
        play = _ordinary(table, dice)
        if play is None:
            table.carry_out(seat, DRAW if table.drawn is None else PASS)
            return
    if len(hand) <= 2 and not table.said >> seat & 1:
        table.carry_out(seat, SAY_LAST)
    table.carry_out(seat, play)


def _lot(ways: list[Play], dice: Dice) -> Play | None:
    return ways[int(dice.uniform() * len(ways))] if ways else None


def _as(table: MaumauTable, card: Card, face: Card, dice: Dice) -> Play | None:
    """One way to lay the card; hands are swapped only for smaller ones."""
    seat = table.turn
    held = len(table.hands[seat])
    ways = [way for way in ways_to_lay(table, seat, card, face) if not way.buy]
    if face.rank is Rank.ACE and table.due is None and held > 1:
        ways = [way for way in ways if way.seat is not None and len(table.hands[way.seat]) < held]
    elif face.rank is Rank.JACK and len(ways) > 1:
        ways = ways[1:]
    return _lot(ways, dice)


def _answer(table: MaumauTable, due: Due, dice: Dice) -> Play | None:
    hand = table.hands[due.seat]
    if due.kind is Kind.SWAP and due.origin is not None and len(table.hands[due.origin]) < len(hand) - 1:
        return None
    king = must_lay_king(table)
    for card in hand:
        for face in SUITED if card is JOKER else (card,):
            if not answers(due, face, table.seats) or not leaves_enough(face, len(hand), due, due.seat):
                continue
            if card is JOKER and (king or dice.uniform() < KEEPS_JOKER):
                break
            return _as(table, card, face, dice)
    return None


def _ordinary(table: MaumauTable, dice: Dice) -> Play | None:
    hand, fits = table.hands[table.turn], table.fits
    cards = [card for card in (hand if table.drawn is None else [table.drawn]) if card in fits]
    while cards:
        card = cards.pop(int(dice.uniform() * len(cards)))
        if card is JOKER:
            if cards and dice.uniform() < KEEPS_JOKER:
                continue
            face = hand[0] if hand[0] is not JOKER else SUITED[int(dice.uniform() * len(SUITED))]
        else:
            face = card
        play = _as(table, card, face, dice)
        if play is not None:
            return play
    return None
