"""What a player can do now: whose turn it is, which cards can be played, and what else can be typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from uno_tui.linear.named_cards import list_numbered
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.controller import TableController


class WhatToDo:
    """Tells a player on turn what can be done."""

    def __init__(self, announcer: ProgramAnnouncer, terminal: LineTerminal, wording: Wording) -> None:
        self._announcer = announcer
        self._terminal = terminal
        self._wording = wording

    def tell(self, table: TableController) -> None:
        """Say whose turn it is; to a person on turn also what can be typed."""
        state = table.state
        table.perform("read_turn")
        on_turn = state.handing_to is None and state.seat in state.view.acting and state.outcome.round is None
        if not on_turn or state.guide is not None or state.game_asks:
            return
        if state.words.has("todo"):
            self._terminal.write(state.words.text("todo"))
            return
        fitting = self._write_playable(table)
        # What is due has been said with the turn.
        if state.presenter.drawing in state.moves and not state.presenter.faces_debt(state.view):
            self._wording.write("linear-or-draw" if fitting else "linear-must-draw", draw=self._wording.spell("draw"))
            return
        space = state.presenter.space_move(state.view, state.moves)
        if space in state.moves and space not in (state.presenter.drawing, state.presenter.passing):
            self._wording.write("linear-or-draw" if fitting else "linear-must-draw", draw=self._wording.spell("accept"))

    def list_playable(self, table: TableController) -> bool:
        """Write all cards that can be played, with their numbers; return False where a letter's search says more.

        It does where nothing fits, in lessons, and for a tile that is carried, which fits on different sets.
        """
        state = table.state
        if state.handing_to is not None or state.guide is not None:
            return False
        if state.presenter.has_drafts:
            return state.presenter.target_zones(state.view) is None and self._write_playable_tiles(table)
        if sum(map(state.walk.is_playable, state.cursor.cards)) < 2:
            return False
        self._write_playable(table)
        return True

    def _write_playable_tiles(self, table: TableController) -> bool:
        """Write the tiles that can be laid: each alone, some together, or if the table is rearranged.

        Return False if there are none.
        """
        state, presenter = table.state, table.state.presenter
        tiles = state.walk.own.by_number
        alone: list[int] = []
        together: list[list[int]] = []
        rearranging: list[int] = []
        for number, card in tiles.items():
            fits = presenter.playable(state.view, state.moves, card)
            if not (fits and presenter.is_surely_playable(state.view, card)):
                continue
            others = presenter.played_with(state.view, card)
            if others is None:
                rearranging.append(number)
            elif not others:
                alone.append(number)
            elif not any(number in each for each in together):
                numbers = _numbers_of((card, *others), tiles)
                if numbers not in together:  # of two tiles alike the first is told
                    together.append(numbers)
        listed = [("linear-playable", alone), *(("linear-playable-together", each) for each in together)]
        listed.append(("linear-playable-rearranging", rearranging))
        for message_id, numbers in listed:
            if numbers:
                names = {number: presenter.card_in_list(tiles[number]) for number in numbers}
                self._wording.write(message_id, cards=list_numbered(names, self._announcer.translator))
        if any(numbers for _, numbers in listed):
            state.walk.go_home()  # a number means a tile where the player is
            return True
        return False

    def _write_playable(self, table: TableController) -> bool:
        """Write the cards that can be played, with their numbers; return False if there are none."""
        state, translator = table.state, self._announcer.translator
        fitting = {
            number: state.presenter.card_in_list(card)
            for number, card in state.cursor.by_number.items()
            if state.walk.is_playable(card)
        }
        if fitting:
            chooses = state.presenter.chooses_freely(state.view, state.moves)
            message_id = "linear-choosable" if chooses else "linear-playable"
            self._terminal.write(translator.text(message_id, cards=list_numbered(fitting, translator)))
        return bool(fitting)


def _numbers_of(cards: Sequence[CardKind], numbered: Mapping[int, CardKind]) -> list[int]:
    """Return the numbers of held cards, from the lowest on; of equal cards the first ones."""
    missing = Counter(cards)
    numbers = []
    for number, card in numbered.items():
        if missing[card] > 0:
            missing[card] -= 1
            numbers.append(number)
    return numbers
