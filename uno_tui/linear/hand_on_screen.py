"""The hand line by line: printed with its numbers when the player needs it, and not again while it stays the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from uno_tui.linear.named_cards import list_numbered
from uno_tui.linear.terminal import LineTerminal
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

_TO_MENU = ("menu",)
"""The value of `_shown` after the way to the menu was written."""


class HandOnScreen:
    """Remembers what of the hand was printed, and under which numbers.

    `is_covered` returns whether a list or question is open instead of the table.
    """

    def __init__(self, session: Session, terminal: LineTerminal, is_covered: Callable[[], bool]) -> None:
        self._session = session
        self._terminal = terminal
        self._is_covered = is_covered
        self._shown: tuple[object, ...] = ()
        """What was last written of what to do: the seat and its hand, or `_TO_MENU`; empty to have it written again."""
        self._here: Hashable = None
        """The zone where the player was last."""
        self._numbered: dict[Hashable, Mapping[int, object]] = {}
        """The cards of each zone by number, as they were last read."""

    def forget(self) -> None:
        """Show the hand again when the next line is asked for."""
        self._shown = ()

    def show_when_due(self) -> None:
        """Print the hand if the person is to act or has a new one, and it has changed since it was last printed.

        Not in a race: there the last words are the key to press. After a match, write the way to the menu.
        """
        table = self._session.runner.table
        if table is None or self._is_covered() or table.keyboard.race_is_open:
            return
        # Next the game asks, with the hand beneath. If there is only one answer, it is given, and the hand changes.
        if table.state.game_asks and table.state.question is None and table.state.guide is None:
            return
        if self._session.runner.just_played and self._terminal.interactive:
            self.show_way_to_menu()
        if self.hands_stay(table):
            return
        narrator = table.state.presenter.narrator
        taught = table.state.guide is not None and table.state.guide.step_is_told and table.state.outcome.round is None
        seat = table.state.seat
        acts = seat is not None and seat in (*table.state.view.acting, table.state.claiming)
        if table.state.shows_hand and (taught or acts or narrator.has_new_hand):
            now = (table.state.seat, *table.state.presenter.hand_state(table.state.view, table.state.moves))
            narrator.has_new_hand = False
            if self._note_numbers(table) or now != self._shown:
                self._terminal.drop_beneath()  # a hand of a moment ago
                self.show(table, beneath=True)
            self._shown = now

    def _note_numbers(self, table: TableController) -> bool:
        """Note the numbers where the player is; return whether a draft has added cards there or numbered them again."""
        walk = table.state.walk
        key, came = walk.zone.key, walk.zone.key != self._here
        self._here = key
        numbers = walk.cursor.by_number
        # On the way to a zone its cards are read. Those of the hand keep their numbers.
        if key not in self._numbered or (came and key != walk.zones[0].key):
            self._numbered[key] = numbers
        return table.state.presenter.has_drafts and not numbers.items() <= self._numbered[key].items()

    def show_way_to_menu(self) -> None:
        """Write how to go on after the match, once."""
        if self._shown != _TO_MENU:
            self._shown = _TO_MENU
            self._terminal.write(self._session.announcer.text("linear-to-menu"), beneath=True)

    def hands_stay(self, table: TableController) -> bool:
        """Return whether the next person could read one's cards: then they are written only on request."""
        return table.state.private and not self._terminal.can_clear

    def show(self, table: TableController, *, beneath: bool = False) -> None:
        """Print the cards where the player is, with their numbers."""
        state = table.state
        text = self._session.announcer.text
        numbers = state.cursor.by_number
        # In a draft, those that are laid have their numbers still, and may come back.
        laid = self._numbered.get(state.zone.key, {}) if state.presenter.busy else {}
        self._numbered[state.zone.key] = {**laid, **numbers}
        names = {number: state.presenter.card_in_list(card) for number, card in numbers.items()}
        named = list_numbered(names, self._session.announcer.translator) or text("zone-empty")
        self._terminal.write(text("linear-cards", zone=state.zone.label, cards=named), beneath=beneath)
