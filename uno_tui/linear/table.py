"""The table line by line: says what happens, and does what is typed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from uno_tui.front import places
from uno_tui.front.commands import Context
from uno_tui.front.desk import Desk
from uno_tui.front.detect import running_reader
from uno_tui.front.keymap import KeymapError
from uno_tui.front.places import Item
from uno_tui.front.question import Question
from uno_tui.front.session import Session
from uno_tui.host.pace import INSTANT
from uno_tui.linear import words
from uno_tui.linear.terminal import Lines
from uno_tui.notation.lines import TableError
from uno_tui.speech.utterance import Utterance

PAGE = 20
"""Lines of a long list shown at a time."""


class LinearTable:
    """The second front end. It is a `Screen` of the desk."""

    def __init__(self, session: Session, lines: Lines) -> None:
        self.session = session
        self.lines = lines
        self._question: Question | None = None
        self._menu: list[Item] = []
        self._leaving = False
        self._opened: list[str] = []
        self._shown: tuple[object, ...] = ()
        session.speaker.observers.append(self._print)

    # What the desk asks of a screen.

    def refresh_table(self) -> None:
        """At a terminal, show the hand and the prompt when the turn has come; a pipe gets them when it is read."""
        if self.lines.interactive and self.session.desk is not None:
            self._show_what_to_do()

    def ask(self, question: Question) -> None:
        """Remember the question; the next line answers it."""
        self._question = question
        for number, answer in enumerate(question.answers, start=1):
            self.lines.write(self.session.text("linear-item", number=number, text=answer.text))

    def open(self, place: str) -> None:
        """Go somewhere, as soon as the command is done."""
        self._opened.append(place)

    def copy(self, text: str) -> None:
        """Keep the position in a file."""
        self.session.write_position(text)

    # The course of things.

    def _print(self, utterances: Sequence[Utterance]) -> None:
        for utterance in utterances:
            self.lines.write(utterance.text)

    async def run(self, *, table: bool) -> None:
        """From the first line to the last; with `table` straight to a game."""
        self._write("welcome")
        if self.session.request.asks_mode and self.lines.interactive:
            await self._ask_mode()
        self.session.open()
        self.lines.write(self.session.mode_line(linear=True))
        self._write("linear-help")
        if not self.lines.interactive and self.session.request.pace is None:
            self.session.request.pace = INSTANT
        if table or not self.lines.interactive:
            await self._do("new")
        else:
            self._show_menu()
        while not self._leaving:
            await self._until_wanted()
            if self._over():
                break
            self._show_what_to_do()
            typed = await self.lines.read()
            if typed is None:
                break
            await self._take(typed)
        self._write("goodbye" if self._finished() else "goodbye-saved")

    def _write(self, message_id: str, **values: object) -> None:
        self.lines.write(self.session.text(message_id, **values))

    def _finished(self) -> bool:
        host = self.session.host
        return host is None or host.table.outcome.match is not None

    async def _ask_mode(self) -> None:
        question = places.mode_question(self.session, running_reader(), self.session.choose_mode)
        self.lines.write(question.prompt)
        while True:
            self.lines.prompt(self.session.text("linear-prompt"))
            typed = await self.lines.read()
            if typed is None:
                return
            answer = words.answer(typed, question)
            if answer is not None:
                question.answered(answer.value)
                self.session.request.asks_mode = False
                return
            self.lines.write(question.prompt)

    async def _until_wanted(self) -> None:
        """Piped input is read only when the table waits for a person; at a terminal a command may come at any time."""
        desk, host = self.session.desk, self.session.host
        if desk is None or host is None:
            return
        await host.settled()
        if not self.lines.interactive:
            while not self._is_wanted(desk):
                await asyncio.sleep(0)
                await host.settled()

    def _over(self) -> bool:
        """With piped input the end of the match is the end."""
        return self._leaving or (not self.lines.interactive and self._finished())

    def _is_wanted(self, desk: Desk) -> bool:
        table = desk.host.table
        if self._question or self._menu or desk.handing_to is not None or desk.host.waiting_for_key:
            return True
        return table.outcome.round is not None or any(seat in desk.people for seat in table.acting())

    def _show_what_to_do(self) -> None:
        """The hand when it is one's turn and it has changed; the prompt."""
        desk = self.session.desk
        if self._question is not None or self._menu:
            self.lines.prompt(self.session.text("linear-choose"))
            return
        if desk is not None and desk.handing_to is None and desk.seat in desk.host.table.acting():
            now = (desk.seat, tuple(desk.cursor.cards), desk.view.top, desk.view.debt)
            if now != self._shown:
                self._shown = now
                self._show_hand(desk)
        self.lines.prompt(self.session.text("linear-prompt"))

    def _show_hand(self, desk: Desk) -> None:
        text = self.session.text
        cards = [
            text("linear-item", number=number, text=desk.face.card_name(card))
            for number, card in enumerate(desk.cursor.cards, start=1)
        ]
        self.lines.write(text("linear-hand", cards=", ".join(cards)))

    async def _take(self, typed: str) -> None:
        if self._question is not None:
            self._answer(typed, self._question)
        elif self._menu:
            self._choose(typed)
        elif self.session.desk is not None:
            self._perform(typed, self.session.desk)
        while self._opened:
            await self._do(self._opened.pop(0))

    def _answer(self, typed: str, question: Question) -> None:
        self._question = None
        if not typed.strip() or typed.strip().lower() in ("escape", "stop"):
            question.given_up()
            return
        answer = words.answer(typed, question)
        if answer is None:
            self._write("linear-no-number", number=typed.strip())
            self.ask(question)
        else:
            question.answered(answer.value)

    def _choose(self, typed: str) -> None:
        word = typed.strip() or "1"
        if word.isdigit() and 1 <= int(word) <= len(self._menu):
            item = self._menu[int(word) - 1]
            if item.act is not None:
                item.act()
            return
        if word.lower() in ("escape", "stop", "back") and self.session.desk is not None:
            self._menu = []
            return
        if word.lower() in ("quit", "q"):
            self._opened.append("quit")
            return
        self._write("linear-no-number", number=word)

    def _perform(self, typed: str, desk: Desk) -> None:
        word = typed.strip()
        if typed and not word:
            desk.perform("draw")
        elif not word:
            self._on_empty_line(desk)
        elif word.isdigit():
            number = int(word)
            if not 1 <= number <= len(desk.cursor.cards):
                self._write("linear-no-number", number=number)
            elif desk.handing_to is None and desk.host.table.outcome.round is None:
                desk.cursor.go(number - 1)
                desk.perform("play")
            else:
                desk.perform("read_turn")
        else:
            command = words.command(word, self.session.keymap)
            if command is None:
                self._write("linear-unknown", word=word)
            elif command == "stop":
                self.session.speaker.stop()
            elif command == "repeat":
                self._repeat()
            else:
                desk.perform(command)

    def _on_empty_line(self, desk: Desk) -> None:
        if desk.handing_to is not None or desk.host.table.outcome.round is not None:
            desk.perform("play")
        else:
            self._shown = ()
            desk.perform("read_turn")

    def _repeat(self) -> None:
        last = self.session.speaker.history.last()
        if last is None:
            self._write("nothing-to-repeat")
        else:
            self.session.speaker.again(last)

    # Places.

    async def _do(self, place: str) -> None:
        actions: dict[str, Callable[[], None]] = {
            "menu": self._show_menu,
            "back": self._close_menu,
            "help": lambda: self._list(places.help_items(self.session, Context.TABLE)),
            "keys": lambda: self._list(places.help_items(self.session, Context.TABLE)),
            "rules": lambda: self._list(places.rules_items(self.session)),
            "history": lambda: self._list(places.history_items(self.session)),
            "settings": self._show_settings,
            "describe_key": lambda: self._write("linear-help"),
            "older_message": lambda: self._read_history(-1),
            "newer_message": lambda: self._read_history(1),
            "oldest_message": lambda: self._read_history(-10_000),
            "newest_message": lambda: self._read_history(10_000),
            "previous_category": lambda: self._change_category(-1),
            "next_category": lambda: self._change_category(1),
        }
        if place in actions:
            actions[place]()
        elif place == "quit":
            self._leaving = True
        elif place in ("new", "resume"):
            await self._sit_down(place)
        elif place == "abandon":
            await self._abandon()
        elif place == "voices":
            await self._voices()

    async def _sit_down(self, place: str) -> None:
        self._menu = []
        self._shown = ()
        try:
            path = self.session.unfinished() if place == "resume" else None
            if path is not None:
                await self.session.resume_table(path, self)
            else:
                await self.session.new_table(self)
        except TableError as error:
            self._write("table-unreadable", reason=str(error))
            self._show_menu()

    async def _abandon(self) -> None:
        host = self.session.host
        path = host.match.path if host else None
        await self.session.leave_table()
        if path is not None:
            self.session.abandon(path)
        self._show_menu()

    async def _voices(self) -> None:
        from uno_tui.front.voices import try_voices

        async for line in try_voices(self.session.translator, self.session.settings.rate, self.session.folders.log):
            self.lines.write(line)

    def _close_menu(self) -> None:
        self._menu = []
        self._shown = ()

    def _show_menu(self) -> None:
        at_table = self.session.desk is not None and not self._finished()
        self._offer("menu-title", places.menu_items(self.session, self._opened.append, at_table=at_table))

    def _show_settings(self) -> None:
        settings = places.SettingsList(self.session, lambda: self._opened.append("settings"))
        back = Item(self.session.text("menu-back"), self._close_settings)
        self._offer("place-settings", [back, *settings.items()])

    def _close_settings(self) -> None:
        self._menu = []
        if self.session.desk is None:
            self._show_menu()

    def _offer(self, title: str, items: list[Item]) -> None:
        self._menu = [_guarded(item, self.lines.write) for item in items]
        self._write(title)
        for number, item in enumerate(items, start=1):
            self._write("linear-item", number=number, text=item.text)

    def _list(self, items: list[Item]) -> None:
        for item in items:
            self.lines.write(item.text)

    def _read_history(self, steps: int) -> None:
        found = self.session.speaker.history.move(steps)
        if found is None:
            self._write("history-empty")
            return
        utterance, edge = found
        if edge:
            self._write("history-oldest" if steps < 0 else "history-newest", text=utterance.text)
        else:
            self.lines.write(utterance.text)

    def _change_category(self, steps: int) -> None:
        category = self.session.speaker.history.change_category(steps)
        self._write(f"category-{category or 'all'}")


def _guarded(item: Item, write: Callable[[str], None]) -> Item:
    """The item, whose mistakes in files the player is told."""
    act = item.act
    if act is None:
        return item

    def guarded() -> None:
        try:
            act()
        except KeymapError as error:
            write(str(error))

    return Item(item.text, guarded, item.heading)


async def run(session: Session, *, table: bool) -> None:
    """Play line by line until the player leaves."""
    linear = LinearTable(session, Lines())
    try:
        await linear.run(table=table)
    finally:
        with contextlib.suppress(asyncio.CancelledError):
            await session.close()
