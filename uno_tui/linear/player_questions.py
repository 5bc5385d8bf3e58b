"""Questions about players: how many cards each of them holds, who holds the fewest or most, and who comes next."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from uno_tui.core.contract import Seat
from uno_tui.linear.intent import Intent
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.phrases import names_in
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.ui.table.controller import TableController


class PlayerQuestions:
    """Answers such questions with no more than they ask: not with everybody's cards where one player is named."""

    def __init__(self, terminal: LineTerminal, wording: Wording) -> None:
        self._terminal = terminal
        self._wording = wording

    def answer(self, intent: Intent, table: TableController) -> bool:
        """Answer a question about some players' cards, the stock, or who comes next; return False for other lines."""
        if not intent.words or table.state.handing_to is not None:
            return False
        if intent.command == "read_counts":
            return self._tell_counts(intent, table)
        return intent.command in ("read_order", "read_turn") and self._tell_next(intent, table)

    def _tell_counts(self, intent: Intent, table: TableController) -> bool:
        """Write the number of cards of those whom a line is about, or of the stock; return False for other lines."""
        phrases, presenter, view = self._wording.phrases, table.state.presenter, table.state.view
        # `has Ben said Uno` and `how many have I drawn` count no cards that are held.
        says = not phrases.says.isdisjoint(phrases.words(intent.line))
        if says or phrases.has_listed("typed-other-counts", intent.line):
            return False
        about = (each for each in phrases.asked_for(intent.line) if not each.isdecimal())
        if any(find_cards((each,), presenter.kinds, presenter) for each in about):
            return False  # `how many blue cards have I`
        if phrases.has_listed("typed-stock", intent.line):
            self._terminal.write(presenter.stock_left(view))
            return True
        seats = self._seats_meant(intent, table)
        if seats:
            self._terminal.write(presenter.cards_held(view, seats))
        return bool(seats)

    def write_counts(self, names: Collection[str], table: TableController) -> None:
        """Write how many cards these players have."""
        state = table.state
        seats = [seat for seat, name in enumerate(state.public.names) if name in names]
        self._terminal.write(state.presenter.cards_held(state.view, seats))

    def _seats_meant(self, intent: Intent, table: TableController) -> list[Seat]:
        """Return the seats of those who hold the fewest or most, of those who are named, or the own one; [] for all."""
        state, counts = table.state, table.state.view.counts
        in_play = [seat for seat, count in enumerate(counts) if count > 0]
        for listed, choose in (("typed-fewest", min), ("typed-greatest", max)):
            if in_play and self._wording.phrases.has_listed(listed, intent.line):
                wanted = choose(counts[seat] for seat in in_play)
                return [seat for seat in in_play if counts[seat] == wanted]
        named = names_in(intent.line, state.public.names)
        seats: list[Seat] = [at for at, name in enumerate(state.public.names) if name in named and at != state.seat]
        own = state.seat is not None and self._wording.whole_lines.is_about_oneself(intent.line)
        if own and state.seat is not None:
            seats.insert(0, state.seat)
        return seats

    def _tell_next(self, intent: Intent, table: TableController) -> bool:
        """Write who comes next, or after the player whom a line names; return False for other lines."""
        state = table.state
        if state.outcome.round is not None:
            return False
        if not self._wording.phrases.has_listed("typed-following", intent.line):
            return False
        named = names_in(intent.line, state.public.names)
        own = state.seat is not None and self._wording.whole_lines.is_about_oneself(intent.line)
        seat = state.seat if own else next((at for at, name in enumerate(state.public.names) if name in named), None)
        view = state.view if seat is None else msgspec.structs.replace(state.view, turn=seat)
        following = state.presenter.next_seat(view)
        if following is None:
            return False
        behind = state.view.turn if seat is None else seat
        self._wording.write(
            "linear-behind",
            before="you" if behind == state.seat else "other",
            name=state.name_of(behind),
            next="you" if following == state.seat else "other",
            following=state.name_of(following),
        )
        return True
