"""What just happened, as it sounds to whoever is at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from uno_tui.front.table.cues import Hearing, sounds
from uno_tui.games.contract import Seat
from uno_tui.games.events import Drew
from uno_tui.host.connection import Change
from uno_tui.speech.utterance import Urgency, Utterance

if TYPE_CHECKING:
    from uno_tui.front.table.desk import Desk


class Sounding:
    """Plays what there is to hear of each change at the table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._counts = desk.public.view.counts
        """How many cards everybody had when something was heard last."""

    def taken_back(self) -> None:
        """The table is as it was before, without a sound."""
        self._counts = self._desk.public.view.counts

    def play(self, seat: Seat | None, change: Change, told: Sequence[Utterance] = ()) -> None:
        """Play a change, as it sounds to a person who is `told` this, or to everybody (None)."""
        desk = self._desk
        before, self._counts = self._counts, desk.public.view.counts
        if desk.sounds is None:
            return
        hearing = Hearing(
            listener=seat,
            people=desk.people,
            counts=before if desk.face.few_cards_win else (),
            playable=seat is not None and self._drew_playable(seat, change),
            costs=any(utterance.urgency is Urgency.COSTS for utterance in told),
        )
        desk.sounds.play(sounds(change.events, change.snapshot.view, hearing))

    def _drew_playable(self, seat: Seat, change: Change) -> bool:
        """Return whether the seat has just drawn a card that it can play."""
        now = change.snapshot
        drew = [event for event in change.events if isinstance(event, Drew) and event.seat == seat]
        drawn = [card for event in drew for card in event.cards]
        face = self._desk.face_of(seat)
        return seat in now.view.acting and any(face.playable(now.view, now.moves, card) for card in drawn)
