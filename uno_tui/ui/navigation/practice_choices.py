"""The choices for practice at a new table, as lines of its list."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from uno_tui.host.match import PERSON
from uno_tui.host.practice import HIGHEST_DEAL, Practice
from uno_tui.notation.lines import TableError
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.ports.question import TextPrompt
from uno_tui.ui.tables import Tables

NO, BOTS, ALONE = "no", "bots", "alone"
KINDS = (NO, BOTS, ALONE)


class PracticeChoices:
    """The choices for practice. `type_` asks for a word; `seat` is called with whether the player takes all seats.

    `practise` goes to a practice table from a table file, and raises TableError if that cannot be read.
    """

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        tables: Tables,
        type_: Callable[[TextPrompt], None],
        seat: Callable[[bool], None],
        practise: Callable[[Path], None],
        players: Sequence[str],
    ) -> None:
        self._announcer = announcer
        self._type = type_
        self._seat = seat
        self._practise = practise
        self.practice = tables.plan.practice
        self.kind = self._kind(players)

    def use(self, practice: Practice | None, players: Sequence[str]) -> None:
        """Take over how a table is practised, and the players, by whom its kind is told."""
        self.practice = practice
        self.kind = self._kind(players)

    def _kind(self, players: Sequence[str]) -> str:
        if self.practice is None:
            return NO
        # A plan does not name the kind: open hands and people on all seats are playing alone.
        return ALONE if self.practice.open_hands and set(players) == {PERSON} else BOTS

    def items(self) -> list[Item]:
        """Return the line for practice, and under it the choices for a practice table."""
        ahead, back = partial(self._change, 1), partial(self._change, -1)
        items = [Item(self._kind_text(), ahead, back, ahead, explains=self._described("table-practice"))]
        if self.kind == BOTS:
            switch = self._switch_hands
            items.append(Item(self._hands_text(), switch, switch, switch, explains=self._described("table-open-hands")))
        if self.kind != NO:
            items.append(Item(self._deal_text(), self._ask_deal, explains=self._described("table-deal")))
        text = self._announcer.text("table-from-file")
        return [*items, Item(text, self._ask_file, explains=self._described("table-from-file"))]

    def _described(self, message_id: str) -> str:
        return self._announcer.translator.text(message_id, "description")

    def _option(self, message_id: str, value: str) -> str:
        text = self._announcer.text
        return text("table-option", option=text(message_id), value=value)

    def _kind_text(self) -> str:
        return self._option("table-practice", self._announcer.text(f"practice-{self.kind}"))

    def _hands_text(self) -> str:
        is_open = self.practice is not None and self.practice.open_hands
        return self._option("table-open-hands", self._announcer.text("value-yes" if is_open else "value-no"))

    def _deal_text(self) -> str:
        deal = None if self.practice is None else self.practice.deal
        return self._option("table-deal", self._announcer.text("deal-any") if deal is None else str(deal))

    def _change(self, steps: int) -> None:
        before, self.kind = self.kind, KINDS[(KINDS.index(self.kind) + steps) % len(KINDS)]
        deal = None if self.practice is None else self.practice.deal
        self.practice = None if self.kind == NO else Practice(open_hands=self.kind == ALONE, deal=deal)
        # Only this kind decides on the seats; between the other two they stay as chosen.
        if ALONE in (before, self.kind):
            self._seat(self.kind == ALONE)
        self._announcer.say(self._kind_text())

    def _switch_hands(self) -> None:
        assert self.practice is not None  # noqa: S101 - the line is there where one practises only
        self.practice = msgspec.structs.replace(self.practice, open_hands=not self.practice.open_hands)
        self._announcer.say(self._hands_text())

    def _ask_file(self) -> None:
        def on_answer(word: str) -> str | None:
            if not word.strip():
                return self._announcer.text("typing-empty")
            try:
                self._practise(Path(os.path.expanduser(word.strip())))  # noqa: PTH111 - it leaves an unknown `~name` as it is
            except TableError as error:
                return self._announcer.translator.sentence(error.message)
            return None

        self._type(TextPrompt(self._announcer.text("ask-table-file"), "", on_answer))

    def _ask_deal(self) -> None:
        def on_answer(word: str) -> str | None:
            number = word.strip().lstrip("0") or "0"
            # Not the whole word: Python refuses to read numbers of thousands of digits.
            if not (number.isascii() and number.isdecimal() and int(number[:9]) <= HIGHEST_DEAL):
                return self._announcer.text("number-bad", low=0, high=HIGHEST_DEAL)
            assert self.practice is not None  # noqa: S101 - the line is there where one practises only
            self.practice = msgspec.structs.replace(self.practice, deal=int(number) or None)
            self._announcer.say(self._deal_text())
            return None

        now = "" if self.practice is None or self.practice.deal is None else str(self.practice.deal)
        self._type(TextPrompt(self._announcer.text("ask-deal", high=HIGHEST_DEAL), now, on_answer))
