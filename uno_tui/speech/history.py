"""The history: everything that was said except echoes, by category, and the place where reading is."""

from __future__ import annotations

from collections import deque

from uno_tui.speech.utterance import Category, Utterance

CAPACITY = 2000
"""The number of utterances that are kept."""


class History:
    """The last utterances. A category of None means all."""

    def __init__(self) -> None:
        self._messages: deque[Utterance] = deque(maxlen=CAPACITY)
        self._last: Utterance | None = None
        self._back = 0
        self.category: Category | None = None
        self._since_turn: int | None = None
        """The number of messages since the listener's last turn ended; None before the first."""
        self._at_table = 0
        """The number of messages since the table began."""

    def add(self, utterance: Utterance) -> None:
        """Add an utterance and set reading back to the newest.

        An echo is only remembered for `last`; an echo about cards is not remembered at all.
        """
        if not (utterance.echo and utterance.category is Category.CARDS):  # where the cursor is, said after what counts
            self._last = utterance
        if utterance.echo:
            return
        self._messages.append(utterance)
        self._back = 0
        self._at_table += 1
        if self._since_turn is not None:
            self._since_turn += 1

    def begin_table(self) -> None:
        """Start counting for `events` and `since_turn`: what was said at another table is no event of this one."""
        self._at_table, self._since_turn = 0, None

    def mark_turn_end(self) -> None:
        """Start counting for `since_turn`: the listener's turn is over, and all of it has been narrated."""
        self._since_turn = 0

    @property
    def since_turn(self) -> int | None:
        """Return the number of messages of the category since the listener's last turn, None if there was none."""
        if self._since_turn is None:
            return None
        return sum(self.category in (None, message.category) for message in self._after_turn())

    def _after_turn(self) -> list[Utterance]:
        """Return the kept messages since the listener's last turn; all of this table, if there was none."""
        return self._newest(self._at_table if self._since_turn is None else self._since_turn)

    def _newest(self, count: int) -> list[Utterance]:
        """Return so many of the newest messages, in order."""
        kept = list(self._messages)
        # More may have come since than are kept.
        return kept[max(0, len(kept) - count) :]

    def events(self, *, since_turn: bool = False, cards: bool = False) -> list[Utterance]:
        """Return what happened at this table, oldest first; with `since_turn` only after the listener's last turn.

        With `cards`, also what happened to the listener's own cards, such as one that they were given; since the turn
        also the deal.
        """
        kept = self._after_turn() if since_turn else self._newest(self._at_table)
        wanted = {Category.GAME, *((Category.CARDS,) if cards else ()), *((Category.TABLE,) if since_turn else ())}
        return [each for each in kept if each.category in wanted and not each.answers]

    def messages(self) -> list[Utterance]:
        """Return the messages of the category, oldest first."""
        return [message for message in self._messages if self.category in (None, message.category)]

    def newest(self) -> Utterance | None:
        """Return the newest message of all categories."""
        return self._messages[-1] if self._messages else None

    def last(self) -> Utterance | None:
        """Return the last utterance, which may be an echo."""
        return self._last

    def move(self, steps: int) -> tuple[Utterance, bool] | None:
        """Move the reading place back (negative) or forward.

        Return the message there and whether an end stopped the move, or None if the category is empty.
        """
        messages = self.messages()
        if not messages:
            return None
        # `_back` is 0 until reading begins. Where the newest message is what was heard last, and what R repeats, the
        # first step goes to the one before.
        wanted = (self._back or int(self.category is None and messages[-1] is self._last)) - steps
        self._back = max(1, min(len(messages), wanted))
        return messages[-self._back], wanted != self._back

    def change_category(self, steps: int) -> Category | None:
        """Choose the next (1) or previous (-1) category and return it. Reading starts at its last message."""
        order = [None, *Category]
        self.category = order[(order.index(self.category) + steps) % len(order)]
        self._back = 0
        return self.category
