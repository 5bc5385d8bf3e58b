"""Questions about players: how many cards each of them holds, who holds the fewest or most, and who comes next."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from uno_tui.core.contract import Seat
from uno_tui.linear.intent import Intent
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.phrases import is_within, names_in, split
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
        state = table.state
        phrases = self._wording.phrases
        # `has Ben said Uno` and `how many have I drawn` count no cards that are held.
        said = phrases.words(intent.line)
        others = phrases.says.union(phrases.listed_words("typed-other-counts"))
        if not others.isdisjoint([*said, *split(intent.line)]):
            return False
        presenter, view, words = state.presenter, state.view, set(split(intent.line))
        about = (each for each in phrases.asked_for(intent.line) if not each.isdecimal())
        if any(find_cards((each,), presenter.kinds, presenter) for each in about):
            return False  # `how many blue cards have I`
        if not words.isdisjoint(phrases.listed_words("typed-stock")):
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
        state, lists = table.state, self._wording.phrases.listed_words
        counts, words = state.view.counts, split(intent.line)
        in_play = [seat for seat, count in enumerate(counts) if count > 0]
        for listed, choose in (("typed-fewest", min), ("typed-greatest", max)):
            if in_play and any(is_within(tuple(split(each)), tuple(words)) for each in lists(listed)):
                wanted = choose(counts[seat] for seat in in_play)
                return [seat for seat in in_play if counts[seat] == wanted]
        named = names_in(intent.line, state.public.names)
        seats: list[Seat] = [at for at, name in enumerate(state.public.names) if name in named and at != state.seat]
        own = state.seat is not None and self._wording.whole_lines.is_about_oneself(intent.line)
        if own and state.seat is not None:
            seats.insert(0, state.seat)
        return seats

    def _tell_next(self, intent: Intent, table: TableController) -> bool:
        """Write who comes next, or behind the player whom a line names; return False for other lines."""
        state = table.state
        if state.outcome.round is not None:
            return False
        if set(self._wording.phrases.listed_words("typed-following")).isdisjoint(split(intent.line)):
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
