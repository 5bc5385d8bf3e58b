"""Practice tables: what is said of the deal, of open hands, and of moves that are taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from uno_tui.core.contract import Seat
from uno_tui.host.practice import Takeback
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.announcer import TableAnnouncer
from uno_tui.ui.table.state import TableState


class Practising:
    """The special things about a practice table; at other tables there are none."""

    def __init__(self, state: TableState, announcer: TableAnnouncer) -> None:
        self._state = state
        self._announcer = announcer

    @property
    def heading(self) -> str:
        """The name of a practice table, with the number of its deal; empty at other tables."""
        practice = self._state.client.practice
        return "" if practice is None else self._state.words.text("practice-begun", deal=str(practice.deal or "none"))

    def begin(self) -> None:
        """Say that this is practice, how to undo moves, and at a shared keyboard who plays."""
        state = self._state
        if self.heading:
            self._announcer.say([Utterance(self.heading, Category.SYSTEM)])
            self._announcer.notice("practice-hint")
            if state.shared and state.seat is not None and state.handing_to is None:
                self._announcer.notice("playing-for", name=state.name_of(state.seat))

    # Open hands.

    @property
    def open_cards(self) -> list[tuple[str, Sequence[CardKind]]]:
        """The names and sorted cards of all others, where hands are open; empty at other tables."""
        state = self._state
        if not state.hands_are_open or not state.presenter.hides_cards:
            return []
        others = [seat for seat in range(len(state.public.names)) if seat != state.seat]
        return [(state.name_of(seat), self._sorted_hand(seat)) for seat in others]

    def _sorted_hand(self, seat: Seat) -> list[CardKind]:
        cards = cast("Sequence[CardKind]", self._state.view_of(seat).hand)
        return sorted(cards, key=lambda card: self._state.presenter.sort_key(card, Sorting.COLOUR))

    @property
    def open_hands(self) -> list[str]:
        """The same as sentences, one line for each player."""
        words, called = self._state.words, self._state.presenter.card_in_sentence
        return [
            words.text("open-hand", name=name, cards=", ".join(map(called, cards)) or words.text("zone-empty"))
            for name, cards in self.open_cards
        ]

    def describe_takeback(self, taken: Takeback) -> str:
        """Return what was taken back, and whose turn it is now.

        The turn is left out for another person's move: they are asked to the keyboard next.
        """
        state = self._state
        if taken.seat is None or taken.move is None:
            told = state.words.text("taken-back-all", count=taken.others)
        elif state.private and taken.seat != state.seat:  # what others drew or gave stays secret
            return state.words.text("taken-back-of", name=state.name_of(taken.seat))
        else:
            move = state.presenter_of(taken.seat).move_made(state.view_of(taken.seat), taken.move)
            told = state.presenter.to(taken.seat, "taken-back", move=move, count=taken.others)
            if taken.seat != state.seat:
                return told
        return state.words.text("sentence-joined", first=told, second=state.public_answer("read_turn"))
