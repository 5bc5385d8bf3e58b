"""The exchange between a table and its players: all types are declared, and values arrive unchanged."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar, get_origin

import msgspec

from uno_tui.core.contract import Event, Game, Move, View
from uno_tui.game_check.finding import Broken
from uno_tui.host.connection import PastChange
from uno_tui.host.wire import Codec
from uno_tui.sanitize import escape_controls

T = TypeVar("T")


class Exchange:
    """Sends moves, views and events of one game, and compares what arrives."""

    def __init__(self, game: Game) -> None:
        """Raises Broken if the declared types cannot be sent."""
        try:
            self._codec = Codec(game)
        except (TypeError, NameError) as error:
            raise Broken("game-check-types", reason=escape_controls(str(error))) from error
        self._moves = _classes(game.move_types)
        self._events = _classes(game.event_types)
        self._views = (game.view_type,)

    def send_move(self, move: Move) -> None:
        """Raise Broken for a move that is not declared, or arrives as another one."""
        _require_declared(move, self._moves, "move_types")
        _require_same(move, self._send(move, Move, move))

    def send_moment(self, view: View, events: Sequence[Event]) -> None:
        """Raise Broken for a view or an event that is not declared, or arrives as another one."""
        _require_declared(view, self._views, "view_type")
        _require_same(view, self._send(PastChange(view, ()), PastChange, view).view)
        for event in events:
            _require_declared(event, self._events, "event_types")
            # One event at a time, so that a fault can name its class.
            (arrived,) = self._send(PastChange(view, (event,)), PastChange, event).events
            _require_same(event, arrived)

    def _send(self, value: Move | PastChange, kind: type[T], what: msgspec.Struct) -> T:
        """Send a value and return what arrives. Raises Broken, which names the class of `what`, the part sent."""
        try:
            return self._codec.decode(self._codec.encode(value), kind)
        except (TypeError, msgspec.DecodeError) as error:
            raise Broken("game-check-not-sent", what=type(what).__name__, reason=escape_controls(str(error))) from error


def _classes(kinds: Collection[type]) -> tuple[type, ...]:
    """Return the classes themselves, without parameters."""
    return tuple(get_origin(kind) or kind for kind in kinds)


def _require_declared(value: msgspec.Struct, classes: Collection[type], where: str) -> None:
    if type(value) not in classes:
        raise Broken("game-check-undeclared", what=type(value).__name__, where=where)


def _require_same(sent: msgspec.Struct, arrived: msgspec.Struct) -> None:
    if arrived != sent:
        fields = [name for name in sent.__struct_fields__ if getattr(arrived, name) != getattr(sent, name)]
        raise Broken("game-check-sent-differs", what=type(sent).__name__, fields=", ".join(fields))
