"""The list of messages, in which digits say the latest ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import DIGITS
from uno_tui.ui.navigation import messages_list
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.session import Session

AGAIN = 1.0
"""Seconds within which pressing the digit again copies the message."""


class MessagesScreen(ListScreen):
    """The messages, the newest one selected. 1 goes to the latest message, 0 to the tenth latest."""

    def __init__(self, session: Session, items: Callable[[], Sequence[Item]]) -> None:
        super().__init__(session, "place-history", items)
        self.list.index = len(self.items) - 1
        self._said = ("", -AGAIN)
        """The digit that said a message last, and when."""

    def press(self, key: str) -> None:
        """Say the message of a digit, and copy it when the digit is pressed again; other keys walk."""
        if key not in DIGITS or self.uno.describing:
            self._said = ("", -AGAIN)
            super().press(key)
            return
        self.update()  # more may have been said since
        now = self.session.clock.time()
        digit, when = self._said
        self._said = ("", -AGAIN)
        places = [place for place, item in enumerate(self.items) if not item.heading]
        number = DIGITS.index(key) + 1
        if number > len(places):
            self.session.announcer.echo(messages_list.no_such_message(self.session.announcer, number, len(places)))
        elif digit == key and now - when <= AGAIN:
            # By a sequence to the terminal, which `PASSES` of the driver lets through.
            self.app.copy_to_clipboard(self.items[places[-number]].text)
            self.session.announcer.echo(self.session.announcer.text("message-copied"))
        else:
            self._said = (key, now)
            self._go(places[-number], edge=False)

    def describe(self, key: str) -> str:
        """Return what a key does here: a digit says a message."""
        if key not in DIGITS:
            return super().describe(key)
        return self.session.announcer.text("describe-key", key=key, what=self.session.announcer.text("command-recall"))
