"""What a table and its players exchange, sent and received: nothing is lost, and the match goes on from what arrives."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import msgspec
import pytest
from conftest import ROOT
from host.random_matches import RandomMatch, snapshot, some_options
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples
from support.plugin_example import OUTSIDE, forget

from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import Move, Refusal, Seat, Table
from uno_tui.host.connection import Change, PastChange, Snapshot, Status
from uno_tui.host.practice import Takeback
from uno_tui.host.wire import Codec
from uno_tui.notation.referee import Referee

MOST_MOVES = 150
LARGEST = {"uno": 4096, "rummy": 6144}
"""Bytes of a snapshot with up to four players."""
FILES = [*ROOT.glob("tests/scenarios/**/*.table"), *ROOT.glob("uno_tui/games/*/lessons/*.table")]


class SentMatch:
    """A match at random in which every player has nothing but what arrives."""

    def __init__(self, game: str, seed: int, seats: int) -> None:
        self.match = RandomMatch(game, seed, seats, some_options(game, random.Random(seed)))
        self.codec = Codec(GAMES[game])
        self.junk: list[Move] = []

    def play(self) -> None:
        for _ in range(MOST_MOVES):
            arrived = {change.snapshot.seat: self.sent(change) for change in self.match.changes()}
            if self.match.over:
                return
            seat = self.match.mover
            moves = arrived[seat].snapshot.moves
            self.cheats_arrive(seat)
            self.refusals_arrive(seat, moves)
            move = self.match.choose(moves)
            self.match.go_on(None if move is None else self.sent_move(seat, move))

    def sent(self, change: Change) -> Change:
        """The change as it arrives; cards are equal only if they are the same object."""
        codec, now = self.codec, change.snapshot
        data = codec.encode(now)
        assert len(data) <= LARGEST.get(now.game, 4096) or len(now.names) > 4
        assert codec.decode(data, Snapshot) == now
        moment = PastChange(now.view, change.events)
        assert codec.decode(codec.encode(moment), PastChange) == moment
        arrived = codec.decode(codec.encode(change), Change)
        assert arrived == change
        assert list(map(type, arrived.events)) == list(map(type, change.events))
        return arrived

    def sent_move(self, seat: Seat, move: Move) -> Move:
        codec = self.codec
        arrived = codec.decode(codec.encode(move), Move)
        assert (type(arrived), arrived) == (type(move), move)
        taken = Takeback(seat, move, 3)
        assert codec.decode(codec.encode(taken), Takeback) == taken
        return arrived

    def cheats_arrive(self, seat: Seat) -> None:
        """Maumau: moves that are legal and that no snapshot lists."""
        for move in getattr(self.match.table, "cheating_moves", lambda seat: ())(seat):
            self.sent_move(seat, move)

    def refusals_arrive(self, seat: Seat, moves: tuple[Move, ...]) -> None:
        self.junk = [*self.junk[-20:], *moves[:2]]
        for move in self.junk:
            refusal = self.match.table.refusal(seat, self.sent_move(seat, move))
            if refusal is not None:
                assert self.codec.decode(self.codec.encode(refusal), Refusal) == refusal


@pytest.mark.costly
@pytest.mark.parametrize("game", built_in())
def test_a_match_goes_on_from_what_arrives(game: str) -> None:
    players = GAMES[game].players

    @examples(40)
    @given(seed=st.integers(0, 2**32), seats=st.sampled_from(players))
    def holds(seed: int, seats: int) -> None:
        SentMatch(game, seed, seats).play()

    holds()


def test_a_match_of_another_package_goes_on_from_what_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(OUTSIDE))
    forget()
    for seed in range(5):
        SentMatch("herds", seed, 4).play()
    forget()


def _positions(path: Path) -> list[Table]:
    """Copies of the table before every step of a table file."""
    referee = Referee(path.read_text(encoding="utf-8"), str(path))
    return [referee.table.copy() for _ in referee.steps()]


@pytest.mark.parametrize("game", built_in())
def test_positions_arrive_even_if_cards_are_left_out(game: str) -> None:
    """Lessons and practice tables begin with positions that need not have all cards of the pack."""
    codec = Codec(GAMES[game])
    positions = [
        table for path in FILES if f"game {game}\n" in path.read_text(encoding="utf-8") for table in _positions(path)
    ]
    assert len(positions) > 100
    for table in positions:
        for seat in range(table.seats):
            now = snapshot(table, seat)
            assert codec.decode(codec.encode(now), Snapshot) == now


def test_the_status_arrives() -> None:
    codec = Codec(GAMES["uno"])
    for values in itertools.product((False, True), repeat=4):
        assert codec.decode(codec.encode(Status(*values)), Status) == Status(*values)
    for taken in (Takeback(None, None, 2), Takeback(None, None, 0)):
        assert codec.decode(codec.encode(taken), Takeback) == taken


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "truncated"),
        (b"\xff", "malformed"),
        (b"7", "Expected `object`"),
        (b'{"card":"R5"}', "missing required field `type`"),
        (b'{"type":"Lay","sets":[]}', "Invalid value 'Lay'"),
        (b'{"type":"Play"}', "missing required field `card`"),
        (b'{"type":"Play","card":"R55"}', "R55"),
        (b'{"type":"Play","card":"TW"}', "TW"),
        (b'{"type":"Play","card":5}', "a Card is a text"),
        (b'{"type":"Play","card":["R5"]}', "a Card is a text"),
        (b'{"type":"Play","card":"W","colour":"X"}', "Invalid enum value 'X'"),
        (b'{"type":"Play","card":"R5","swap":"Ben"}', "Expected `int | null`"),
        (b'{"type":"Play","card":"R5","colour":"R"}', "colour"),
    ],
)
def test_what_is_no_move_of_the_game_is_no_move(data: bytes, complaint: str) -> None:
    with pytest.raises(msgspec.DecodeError) as wrong:
        Codec(GAMES["uno"]).decode(data, Move)
    assert complaint in str(wrong.value)


def test_what_is_cut_short_is_nothing() -> None:
    match = RandomMatch("rummy", 1, 3, some_options("rummy", random.Random(1)))
    codec = Codec(GAMES["rummy"])
    for change in match.changes():
        data = codec.encode(change)
        for length in range(0, len(data), 7):
            with pytest.raises(msgspec.DecodeError):
                codec.decode(data[:length], Change)
