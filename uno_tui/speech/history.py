"""Everything that was said but echoes, by category, and a place in it to read from."""

from __future__ import annotations

from collections import deque

from uno_tui.speech.utterance import Category, Utterance

KEPT = 2000


class History:
    """The last messages. A category of None means all."""

    def __init__(self) -> None:
        self._messages: deque[Utterance] = deque(maxlen=KEPT)
        self._last: Utterance | None = None
        self._back = 0
        self.category: Category | None = None
        self._since_turn: int | None = None
        """How many messages have come since the listener's last turn ended."""

    def add(self, utterance: Utterance) -> None:
        """Remember an utterance; reading starts again from the newest. An echo can only be repeated."""
        self._last = utterance
        if utterance.echo:
            return
        self._messages.append(utterance)
        self._back = 0
        if self._since_turn is not None:
            self._since_turn += 1

    def turn_ended(self) -> None:
        """The listener's turn is over, and all they were told of it."""
        self._since_turn = 0

    @property
    def since_turn(self) -> int | None:
        """How many messages of the category have come since the listener's last turn; None if there was none."""
        if self._since_turn is None:
            return None
        recent = list(self._messages)[len(self._messages) - self._since_turn :]
        return sum(self.category in (None, message.category) for message in recent)

    def messages(self) -> list[Utterance]:
        """The messages of the category, oldest first."""
        return [message for message in self._messages if self.category in (None, message.category)]

    def last(self) -> Utterance | None:
        """What was said last of all."""
        return self._last

    def move(self, steps: int) -> tuple[Utterance, bool] | None:
        """Go back (negative) or forward; the message there, and whether an end stopped the move. None if empty."""
        messages = self.messages()
        if not messages:
            return None
        wanted = self._back - steps
        self._back = max(1, min(len(messages), wanted))
        return messages[-self._back], wanted != self._back

    def change_category(self, steps: int) -> Category | None:
        """Choose the next or previous category; the last message of it is where reading starts."""
        order = [None, *Category]
        self.category = order[(order.index(self.category) + steps) % len(order)]
        self._back = 0
        return self.category
