"""The values that go through a `SeatConnection`, as JSON: typed and lossless.

A snapshot's legal moves are left out, and found again from its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from uno_tui.bots.advice import ADVISE
from uno_tui.bots.comparison import Candidate, Comparison
from uno_tui.core.contract import Event, Game, Move, Seat, View
from uno_tui.core.dice import Dice
from uno_tui.core.jobs import Job
from uno_tui.host.connection import Change, PastChange, Snapshot
from uno_tui.host.practice import Takeback

T = TypeVar("T")
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)
M = TypeVar("M", bound=Move)


# The values as they are sent. They are generic, so that a game's types can be filled in.


class _Snapshot(msgspec.Struct, Generic[V], frozen=True):
    names: tuple[str, ...]
    seat: Seat | None
    view: V


class _Change(msgspec.Struct, Generic[V, E], frozen=True, omit_defaults=True):
    snapshot: _Snapshot[V]
    events: tuple[E, ...]
    by: Seat | None = None


class _PastChange(msgspec.Struct, Generic[V, E], frozen=True):
    view: V
    events: tuple[E, ...]


class _Takeback(msgspec.Struct, Generic[M], frozen=True):
    seat: Seat | None
    move: M | None
    others: int


class _Candidate(msgspec.Struct, Generic[M], frozen=True):
    move: M
    value: float
    behind: float
    margin: float


class _Comparison(msgspec.Struct, Generic[M], frozen=True):
    candidates: tuple[_Candidate[M], ...]
    rounds: int
    others: tuple[M, ...]


class Codec:
    """Encodes and decodes the values that a table of one game and its players exchange, by the game's declared types.

    Cards are sent as their text. The moves of a snapshot are not sent, because they follow from its view.
    """

    def __init__(self, game: Game) -> None:
        """Prepare the types of a game. Raises TypeError for declared types that cannot be decoded."""
        self._game = game
        self._card_types = tuple(game.card_types)
        self._encode = msgspec.json.Encoder(enc_hook=self._write_card).encode
        view, move, event = game.view_type, reduce(or_, game.move_types), reduce(or_, game.event_types)
        self._sent_as: dict[object, object] = {
            Snapshot: _with(_Snapshot, view),
            Change: _with(_Change, view, event),
            PastChange: _with(_PastChange, view, event),
            Takeback: _with(_Takeback, move),
            Comparison: _with(_Comparison, move),
            View: view,
            Move: move,
            Sequence[Move]: _with(tuple, move, ...),
        }
        """The type that names this game's types, for each general type."""
        self._decoders: dict[object, msgspec.json.Decoder[object]] = {}
        # These three contain all declared types: a type that cannot be decoded raises TypeError now, not at the table.
        for kind in (Change, Takeback, Comparison):
            self._decoder(kind)
        self.jobs: dict[str, Job[object]] = {job.name: job for job in (ADVISE, *game.jobs)}
        """The jobs that players can ask for at a table of this game, by name."""

    def encode(self, value: object) -> bytes:
        """Return as one line of JSON a value for a connection, or a job's arguments or result."""
        # Only these two hold moves to leave out; all other values are encoded as they are.
        if isinstance(value, Snapshot):
            return self._encode(_to_send(value))
        if isinstance(value, Change):
            return self._encode(_Change(_to_send(value.snapshot), value.events, value.by))
        return self._encode(value)

    def decode(self, data: bytes | msgspec.Raw, kind: type[T]) -> T:
        """Return the value of this type; `Move` stands for any move. Raises msgspec.DecodeError for other data."""
        value = self._decode(data, kind)
        assert isinstance(value, kind)  # noqa: S101 - for the type checker
        return value

    def arguments(self, data: bytes | msgspec.Raw, job: Job[object]) -> tuple[object, ...]:
        """Return the arguments of a job. Raises msgspec.DecodeError for other data."""
        # The hint of the result stands behind those of the arguments.
        *kinds, _ = (self._sent_as.get(kind, kind) for kind in get_type_hints(job.function).values())
        found = self._decode(data, _with(tuple, *kinds))
        assert isinstance(found, tuple)  # noqa: S101 - for the type checker
        return found

    def result(self, data: bytes | msgspec.Raw, job: Job[T]) -> T:
        """Return the result of a job. Raises msgspec.DecodeError for other data."""
        kind: type[T] = get_type_hints(job.function)["return"]
        return self.decode(data, kind)

    def _decode(self, data: bytes | msgspec.Raw, kind: object) -> object:
        return self._restore(self._decoder(kind).decode(data))

    def _decoder(self, kind: object) -> msgspec.json.Decoder[object]:
        if kind not in self._decoders:
            self._decoders[kind] = msgspec.json.Decoder(self._sent_as.get(kind, kind), dec_hook=self._read_card)
        return self._decoders[kind]

    def _restore(self, sent: object) -> object:
        if isinstance(sent, _Snapshot):
            return self._snapshot(sent)
        if isinstance(sent, _Change):
            return Change(self._snapshot(sent.snapshot), sent.events, sent.by)
        if isinstance(sent, _PastChange):
            return PastChange(sent.view, sent.events)
        if isinstance(sent, _Takeback):
            return Takeback(sent.seat, sent.move, sent.others)
        if isinstance(sent, _Comparison):
            candidates = (Candidate(each.move, each.value, each.behind, each.margin) for each in sent.candidates)
            return Comparison(tuple(candidates), sent.rounds, sent.others)
        return sent

    def _snapshot(self, sent: _Snapshot[View]) -> Snapshot:
        # Legal moves follow from the view, so any imagined table has them, whatever the seed.
        moves = () if sent.seat is None else tuple(self._game.imagine(sent.view, Dice(0)).moves(sent.seat))
        return Snapshot(self._game.id, sent.names, sent.seat, sent.view, moves)

    def _write_card(self, value: object) -> str:
        # msgspec asks only about types that it does not know itself.
        if isinstance(value, self._card_types):
            return str(value)
        raise TypeError(f"{type(value).__name__} is not declared in card_types")

    def _read_card(self, kind: type, text: object) -> object:
        if kind not in self._game.card_types:
            raise TypeError(f"{kind.__name__} is not declared in card_types")
        if not isinstance(text, str):
            raise TypeError(f"a {kind.__name__} is a text")
        return self._game.card_types[kind](text)


def _to_send(snapshot: Snapshot) -> _Snapshot[View]:
    return _Snapshot(snapshot.names, snapshot.seat, snapshot.view)


def _with(kind: Any, *types: object) -> object:
    """Return a generic class with parameters that are known at run time only."""
    parametrised: object = kind[types]
    return parametrised
