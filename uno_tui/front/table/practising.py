"""Practice tables, for those who play there: what is said of the deal, open hands, and moves that are taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from uno_tui.front.table.hand import Sorting
from uno_tui.front.table.zones import Kind
from uno_tui.games.contract import Seat
from uno_tui.host.practice import TakenBack
from uno_tui.speech.utterance import Category, Urgency, Utterance

if TYPE_CHECKING:
    from uno_tui.front.table.desk import Desk


class Practising:
    """What is special about a practice table; at others nothing is."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def name(self) -> str:
        """What a practice table is called, with the number of its deal; nothing at others."""
        practice = self._desk.party.practice
        return "" if practice is None else self._desk.words.text("practice-begun", deal=str(practice.deal or "none"))

    def begin(self) -> None:
        """Say that moves are taken back here, and nothing counts."""
        desk = self._desk
        if self.name:
            desk.speaker.say([Utterance(self.name, Category.SYSTEM)])
            desk.say("practice-hint", Urgency.NEWS)
            if desk.keyboard.shared and desk.handing_to is None:
                desk.say("playing-for", Urgency.NEWS, name=desk.name_of(desk.seat))

    # Open hands.

    @property
    def open_cards(self) -> list[tuple[str, Sequence[Kind]]]:
        """Everybody else's cards in order, with their names, where hands are open; at other tables nobody's."""
        desk = self._desk
        practice = desk.party.practice
        if practice is None or not practice.open_hands or not desk.face.hides_cards:
            return []
        others = [seat for seat in range(len(desk.public.names)) if seat != desk.seat]
        return [(desk.name_of(seat), self._sorted_hand(seat)) for seat in others]

    def _sorted_hand(self, seat: Seat) -> list[Kind]:
        cards = cast("Sequence[Kind]", self._desk.view_of(seat).hand)
        return sorted(cards, key=lambda card: self._desk.face.sort_key(card, Sorting.COLOUR))

    @property
    def open_hands(self) -> list[str]:
        """The same in words, a line each."""
        words, called = self._desk.words, self._desk.face.called
        return [
            words.text("open-hand", name=name, cards=", ".join(map(called, cards)) or words.text("list-empty"))
            for name, cards in self.open_cards
        ]

    def told_of(self, taken: TakenBack) -> str:
        """What was taken back, in one breath with whose turn it is now; whoever is asked for next is told apart."""
        desk = self._desk
        if taken.seat is None or taken.move is None:
            told = desk.words.text("taken-back-all", count=taken.others)
        elif desk.keyboard.private and taken.seat != desk.seat:  # what others drew or gave is theirs
            return desk.words.text("taken-back-of", name=desk.name_of(taken.seat))
        else:
            move = desk.face_of(taken.seat).deed(desk.view_of(taken.seat), taken.move)
            told = desk.face.to(taken.seat, "taken-back", move=move, count=taken.others)
            if taken.seat != desk.seat:
                return told
        return desk.words.text("sentence-joined", first=told, second=desk.public_answer("read_turn"))
