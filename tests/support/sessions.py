"""A session without a front end, and a screen that shows nothing."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.host.match import Plan
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.keys import keymap
from uno_tui.ui.ports.question import Question
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders


class Screen:
    """A front end that only listens."""

    numbers = False

    def refresh_table(self) -> None: ...
    def refresh_cursor(self) -> None: ...
    def ask(self, question: Question) -> None: ...
    def withdraw_question(self) -> None: ...
    def open(self, place: str) -> None: ...
    def copy(self, text: str) -> None: ...

    def must_be_read(self, told: Sequence[Utterance]) -> bool:
        return False


def session_with(keys: keymap.Keymap, *players: str) -> Session:
    plan = Plan(("Ana", "Ben", "Cleo"), (*players, *["normal"] * (3 - len(players))))
    return Session(Request(mode=Mode.SILENT, language="en", seed=1, plan=plan), Settings(), folders(), keys)
