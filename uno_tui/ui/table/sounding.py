"""Plays the sounds of each change for the person at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.core.contract import Seat
from uno_tui.core.events import Drew
from uno_tui.host.connection import Change
from uno_tui.speech.utterance import Urgency, Utterance
from uno_tui.ui.sounds import Sounds
from uno_tui.ui.table.cues import SoundContext, sounds
from uno_tui.ui.table.state import TableState


class Sounding:
    """Plays the sounds of each change at the table."""

    def __init__(self, state: TableState, sounds: Sounds | None) -> None:
        self._state = state
        self._sounds = sounds
        self._counts = state.public.view.counts
        """The numbers of cards, by seat, at the last change."""

    def on_takeback(self) -> None:
        """Take over the table as it was before, without a sound."""
        self._counts = self._state.public.view.counts

    def play(self, seat: Seat | None, change: Change, told: Sequence[Utterance] = ()) -> None:
        """Play the sounds of a change for a person who is `told` these sentences, or for everybody (None)."""
        before, self._counts = self._counts, self._state.public.view.counts
        if self._sounds is None:
            return
        hearing = SoundContext(
            listener=seat,
            people=self._state.people,
            counts=before if self._state.presenter.few_cards_win else (),
            playable=seat is not None and self._drew_playable(seat, change),
            # The narrator decides what costs, so that sound and words agree.
            costs=any(utterance.urgency is Urgency.COSTS for utterance in told),
        )
        self._sounds.play(sounds(change.events, change.snapshot.view, hearing))

    def _drew_playable(self, seat: Seat, change: Change) -> bool:
        """Return whether the seat has just drawn a card that it can play."""
        now = change.snapshot
        drew = [event for event in change.events if isinstance(event, Drew) and event.seat == seat]
        drawn = [card for event in drew for card in event.cards]
        playable = self._state.presenter_of(seat).playable
        return seat in now.view.acting and any(playable(now.view, now.moves, card) for card in drawn)
