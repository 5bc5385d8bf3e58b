"""The bots of Umé: legal at every level, stronger level by level, attentive, and never wrong on purpose."""

from __future__ import annotations

import pytest

from uno_tui.arena.contest import contest, play_round
from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.cards.coloured import card
from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.games.ume.rules import UME
from uno_tui.games.ume.rules.moves import CLAIM, DRAW, Put
from uno_tui.games.ume.rules.outlook import bases_after, one_away, totals_after, winners_after
from uno_tui.games.ume.rules.table import UmeTable

HOUSE = options.defaults(UME.options) | {"claim": "call", "shields": True, "draw_again": True}


def table_with(*bases: str, **values: bool | int | str) -> UmeTable:
    table = UME.make_table(options.defaults(UME.options) | values, len(bases), 0, Dice(1))
    for seat, base in enumerate(bases):
        for word in base.split():
            table.gain(seat, card(word))
    table.stock = [card("B1"), card("B2"), card("G9")]
    table.turn = 0
    return table


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_rounds_come_to_an_end(level: Level, seats: int) -> None:
    for seed in range(6):
        table, _ = UME.begin(HOUSE, seats, 0, Dice(seed))
        play_round(table, [bot("ume", level)] * seats, Dice(seed + 100))
        assert table.winners is not None


@pytest.mark.slow
def test_stronger_levels_win_more() -> None:
    values = options.defaults(UME.options)
    normal = contest(UME, [Level.NORMAL, Level.EASY], 400, values, 1, processes=1)
    hard = contest(UME, [Level.HARD, Level.NORMAL], 400, values, 1, processes=1)
    assert normal.share(0)[0] > 0.6
    assert hard.share(0)[0] > 0.53


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_a_card_that_wins_is_put(level: Level) -> None:
    table = table_with("R2 R3 G4 G3 Y5 Y4 Y1", "R7 R8")
    assert bot("ume", level).choose(table.view(0), table.moves(0), Dice(1)) == Put(card("Y1"))


def test_the_expert_prepares_a_win() -> None:
    """Two cards are in the way: the expert puts one of them, though a draw could not win."""
    table = table_with("R2 R3 G4 G3 Y5 Y4 Y1 Y0", "R7")
    move = bot("ume", Level.HARD).choose(table.view(0), table.moves(0), Dice(1))
    assert isinstance(move, Put)
    table.play(0, move)
    table.play(1, Put(card("R7")))
    assert isinstance(bot("ume", Level.HARD).choose(table.view(0), table.moves(0), Dice(1)), Put)


@pytest.mark.parametrize("level", list(Level))
def test_nobody_claims_without_a_sequence(level: Level) -> None:
    table = table_with("R2 R3 G4 G3 Y5 Y3", "R7 R8", claim="call")
    for seed in range(50):
        assert bot("ume", level).react(table.view(0), table.moves(0), Dice(seed)) is None
        assert bot("ume", level).choose(table.view(0), table.moves(0), Dice(seed)) != CLAIM


def test_the_attentive_notice_more_often() -> None:
    table = table_with("R2 R3 G4 G3 Y5 Y4", "R7 R8", claim="call")
    noticed = [
        sum(bot("ume", level).react(table.view(0), table.moves(0), Dice(seed)) is not None for seed in range(200))
        for level in Level
    ]
    assert noticed == sorted(noticed)
    assert 80 < noticed[0] < noticed[2]


@pytest.mark.parametrize("level", list(Level))
def test_many_drops_do_not_stop_a_bot(level: Level) -> None:
    bases = ["R1", "R3 R4 R6 Y3 Y4 G5 G6 B7 B8", "R5 R7 Y5 Y6 G1 G2 B3 B4", "Y7 Y8 G3 G4 B5 B6 R8 R9"]
    table = table_with(*bases)
    table.stock = [card("B1"), card("W+4")]
    table.play(0, DRAW)
    moves = table.moves(0)
    assert len(moves) == 6 * 6 * 6
    table.play(0, bot("ume", level).choose(table.view(0), moves, Dice(1)))


def test_looking_ahead_agrees_with_the_engine() -> None:
    """What a move would make of the sums is what it then makes of them, for every legal move that is not a draw."""
    looked_at = 0
    for seed in range(30):
        table, _ = UME.begin(HOUSE | {"shields": False}, 3, 0, Dice(seed))
        dice = Dice(seed)
        for _ in range(30):
            if table.winners is not None:
                break
            seat = table.chooser
            moves = [move for move in table.moves(seat) if move is not CLAIM]
            move = DRAW if DRAW in moves and dice.uniform() < 0.6 else moves[dice.lot(range(len(moves)))]
            view = table.view(seat)
            expected = {each: (tuple(table.sums[each]), tuple(table.counts[each])) for each in range(3)}
            expected |= totals_after(view, move)
            winners = winners_after(view, move)
            changed = set(bases_after(view, move))
            table.play(seat, move)
            if move is not DRAW:
                looked_at += bool(changed)
                assert {each: (tuple(table.sums[each]), tuple(table.counts[each])) for each in range(3)} == expected
                assert set(winners) == {each for each in range(3) if table.sequence(each)}
    assert looked_at > 100


def test_one_card_away() -> None:
    away = one_away([card(word) for word in "R2 R3 G4 G3 Y5 Y3".split()], strict=False)
    assert card("Y1") in away.gaining
    assert all(kind.number is not None for kind in away.gaining)
    assert away.losing == ()
    assert card("Y0") in one_away([card(word) for word in "R2 R3 G4 G3 Y5 Y4 Y0".split()], strict=False).losing
