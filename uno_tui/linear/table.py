"""The table line by line: says what happens, and does what is typed."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from uno_tui.front import places
from uno_tui.front.desk import Desk
from uno_tui.front.detect import running_reader
from uno_tui.front.new_table import NewTable
from uno_tui.front.places import Item
from uno_tui.front.question import Question
from uno_tui.front.replay import Replay
from uno_tui.front.session import Session
from uno_tui.front.settings_list import KeysList, SettingsList, event_items
from uno_tui.front.statistics import statistics
from uno_tui.games.contract import Move
from uno_tui.host.host import Host
from uno_tui.host.pace import INSTANT
from uno_tui.linear import words
from uno_tui.linear.dialogue import Dialogue
from uno_tui.linear.help import help_lines
from uno_tui.linear.replay import run_replay
from uno_tui.linear.terminal import Lines, Reaction
from uno_tui.notation.lines import TableError
from uno_tui.speech.utterance import Utterance

SOON = 0.3
"""Seconds that the bots wait for the next line of a pipe."""
FAR = 10_000
_REACTIONS = ("uno", "call_bluff", "buzzer")


class LinearTable:
    """The second front end. It is a `Screen` of the desk."""

    numbers = True

    def __init__(self, session: Session, lines: Lines) -> None:
        self.session = session
        self.lines = lines
        lines.instant = self._reaction
        self._leaving = False
        self._opened: list[str] = []
        self._dialogue = Dialogue(session, lines, self._opened.append, self._beside_question)
        self._shown: tuple[object, ...] = ()
        self._hidden_for: object = None
        self._replaying: Path | None = None
        self._new_table: NewTable | None = None
        session.read_in_lines(lambda command: words.typed(command, session.keymap, session.translator))
        session.speaker.observers.append(self._print)

    # What the desk asks of a screen.

    def refresh_table(self) -> None:
        """At a terminal, show the hand and the prompt when the turn has come; a pipe gets them when it is read."""
        desk = self.session.desk
        if not self.lines.interactive or desk is None:
            return
        if desk.handing_to not in (None, self._hidden_for):
            self._dialogue.close()
            self.lines.hide()
        self._hidden_for = desk.handing_to
        self._show_what_to_do()

    def ask(self, question: Question) -> None:
        """Remember the question; the next line answers it."""
        self._dialogue.ask(question)

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

    def _write(self, message_id: str, **values: object) -> None:
        self.lines.write(self.session.text(message_id, **values))

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
        await self._read_lines()
        self._write("goodbye" if self._finished() else "goodbye-saved")

    async def _read_lines(self) -> None:
        while not self._leaving:
            if self.lines.interactive:
                self._show_what_to_do()
                typed = await self.lines.read()
            else:
                typed = await self._read_pipe()
            if typed is None:
                break
            await self._take(typed)
            if self.session.host is not None:
                await self.session.host.settled()

    async def _read_pipe(self) -> str | None:
        """The next line of a pipe, when it is due: a reaction at once, anything else when the table waits for it.

        None at the end of the input or of the match.
        """
        desk, host = self.session.desk, self.session.host
        if desk is None or host is None:
            return await self.lines.read()
        await host.settled()
        typed = await self._read_soon(host)
        if typed is not None and not self._is_reaction(typed, desk):
            host.clock.go_on()
            while not self._is_wanted(desk) and self.session.failure is None:
                await asyncio.sleep(0)
                await host.settled()
            host.clock.stop()
        if self._finished() and not self._dialogue.chooses:
            return None
        self._show_what_to_do()
        return typed

    async def _read_soon(self, host: Host) -> str | None:
        """The next line; bots wait for it, because it may come before they go on, but not for long."""
        reading = asyncio.ensure_future(self.lines.read())
        await asyncio.wait([reading], timeout=SOON)
        if not reading.done() and self.session.desk is not None and self.session.desk.claiming is None:
            host.clock.go_on()
            while not reading.done() and not self._is_wanted(self.session.desk):
                await asyncio.wait([reading], timeout=SOON / 10)
            self._show_what_to_do()
        typed = await reading
        host.clock.stop()
        return typed

    def _finished(self) -> bool:
        host = self.session.host
        if self.session.failure is not None:
            return True
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

    def _is_wanted(self, desk: Desk) -> bool:
        table = desk.host.table
        if self._dialogue.waits or desk.host.waiting_for_key:
            return True
        if desk.handing_to is not None or desk.claiming is not None:
            return True
        return table.outcome.round is not None or any(seat in desk.people for seat in table.acting())

    def _show_what_to_do(self) -> None:
        """The hand when it can be played from and has changed; the prompt."""
        desk = self.session.desk
        if self._dialogue.types:
            self.lines.prompt(self.session.text("linear-type"))
            return
        if self._dialogue.chooses:
            self.lines.prompt(self.session.text("linear-choose"))
            return
        if desk is not None and desk.shows_hand and desk.seat in (*desk.host.table.acting(), desk.claiming):
            now = (desk.seat, *desk.face.waits_for(desk.view, desk.moves))
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
        named = ", ".join(cards) or text("list-empty")
        self.lines.write(text("linear-cards", zone=desk.zone.title, cards=named))

    # What is typed.

    async def _take(self, typed: str) -> None:
        in_menu = self._dialogue.in_menu
        if not self._dialogue.take(typed) and self.session.desk is not None:
            self._perform(typed, self.session.desk)
        while self._opened:
            await self._do(self._opened.pop(0))
        if in_menu and not self._dialogue.in_menu:
            self._shown = ()

    def _words_of(self, command: str) -> list[str]:
        return words.of_command(command, self.session.translator)

    def _perform(self, typed: str, desk: Desk) -> None:
        word = typed.strip()
        if typed and not word:
            desk.perform("draw")
        elif not word:
            self._on_empty_line(desk)
        elif word.isdecimal():
            self._play(int(word), desk)
        elif word.casefold() in self._words_of("pass"):
            self._pass(desk)
        elif word.casefold() in self._words_of("hand") or self._command(word, desk) == "all_cards":
            self._read_hand(desk)
        else:
            command = self._command(word, desk)
            if command is not None and command.startswith("sort_"):
                self._shown = ()
            if command is None:
                self._write("linear-unknown", word=word)
            elif command == "stop" and not desk.takes_escape:
                self.session.speaker.stop()
            elif command == "repeat":
                self._repeat()
            else:
                desk.perform(command)

    def _beside_question(self, typed: str) -> bool:
        """Hear something again, or what stands on the table, before answering a question."""
        desk = self.session.desk
        if desk is None or desk.handing_to is not None:
            return False
        command = self._command(typed.strip(), desk)
        if command == "all_cards" or typed.strip().casefold() in self._words_of("hand"):
            self._show_hand(desk)
            return True
        if command is None or not (command == "repeat" or command.startswith("read_")):
            return False
        if command == "repeat":
            self._repeat()
        else:
            desk.perform(command)
        return True

    def _read_hand(self, desk: Desk) -> None:
        """The own cards, wherever the player was walking; numbers mean them from now on."""
        if desk.handing_to is not None:
            desk.perform("read_turn")
        else:
            desk.go_home()
            self._show_hand(desk)

    def _pass(self, desk: Desk) -> None:
        """What Space does, unless it would draw a card that nobody must: who says pass does not want one."""
        if desk.face.space(desk.view, desk.moves) == desk.face.drawing and not desk.face.faces_debt(desk.view):
            self._write("nothing-to-pass")
        else:
            desk.perform("draw")

    def _command(self, word: str, desk: Desk) -> str | None:
        """The command that is typed; a person's name is that person's own key."""
        names = [desk.host.match.names[seat].casefold() for seat in desk.people]
        if len(names) > 1 and word.casefold() in names:
            return f"person_{names.index(word.casefold()) + 1}"
        command = words.command(word, self.session.keymap, self.session.translator, desk.game)
        if command is not None and command.startswith("person_") and self.session.name_of_person(command) is None:
            return words.command(word.lower(), self.session.keymap, self.session.translator, desk.game)
        return command

    def _play(self, number: int, desk: Desk) -> None:
        if not 1 <= number <= len(desk.cursor.cards):
            self._write("linear-no-number", number=number)
        elif desk.handing_to is None and desk.host.table.outcome.round is None:
            desk.cursor.go(number - 1)
            desk.perform("play")
        else:
            desk.perform("read_turn")

    def _on_empty_line(self, desk: Desk) -> None:
        if desk.handing_to is not None or desk.host.table.outcome.round is not None or desk.game_asks:
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

    # Reactions: at a terminal a key does them, without Enter; in a pipe they come before the bots go on.

    def _reaction(self, key: str) -> Reaction | None:
        """What a key does without Enter because it is a reaction that is open now; None if it is none.

        A digit is one only where no longer number begins with it. A person's own key waits for nothing: in a race two
        may press in the same moment.
        """
        desk = self.session.desk
        if desk is None or self._dialogue.takes_words or not self._is_reaction(key, desk):
            return None
        if key.isdecimal() and 10 * int(key) <= len(desk.cursor.cards):
            return None
        return Reaction(lambda: self._react(key, desk), (self._command(key, desk) or "").startswith("person_"))

    def _react(self, key: str, desk: Desk) -> str:
        """Do it; returns what may follow by habit."""
        self.lines.write(key)
        if key.isdecimal():
            self._play(int(key), desk)
            return "\n"
        command = self._command(key, desk) or ""
        name = self.session.name_of_person(command) if command.startswith("person_") else None
        desk.perform(command)
        rests = [word[1:] for word in [name or "", *self._words_of(command)] if word[:1].casefold() == key.casefold()]
        return (rests or [""])[0] + "\n"

    def _is_reaction(self, typed: str, desk: Desk) -> bool:
        """Whether a line or key is something that may be done out of turn just now."""
        word = typed.strip()
        if word.isdecimal():
            number, cards = int(word), desk.cursor.cards
            out_of_turn = desk.seat not in desk.host.table.acting() and desk.handing_to is None
            return out_of_turn and 1 <= number <= len(cards) and bool(desk.face.plays(desk.moves, cards[number - 1]))
        command = self._command(word, desk) if word else None
        if command is not None and command.startswith("person_"):
            return len(desk.people) > 1
        asked = desk.handing_to is not None and desk.claiming is None
        return not asked and command in _REACTIONS and bool(self._open_reactions(command, desk))

    def _open_reactions(self, command: str, desk: Desk) -> list[Move]:
        seat = desk.seat if desk.claiming is None else desk.claiming
        view, moves = desk.view_of(seat), desk.host.table.moves(seat)
        move = desk.face.move_of(command, view)
        wanted = desk.face.speak_up(view, moves) if command == "uno" else [move]
        return [each for each in wanted if each is not None and each in moves]

    # Places.

    async def _do(self, place: str) -> None:
        actions: dict[str, Callable[[], None]] = {
            "menu": self._show_menu,
            "back": self._dialogue.leave_menu,
            "table": self._show_table,
            "events": lambda: self._dialogue.offer("place-events", lambda: event_items(self.session)),
            "remap": lambda: self._dialogue.offer("place-remap", KeysList(self.session, self._dialogue.type).items),
            "verbosity": self.session.next_verbosity,
            "statistics": lambda: self._dialogue.read(statistics(self.session)),
            "help": lambda: self._dialogue.read(help_lines(self.session)),
            "keys": lambda: self._dialogue.read(help_lines(self.session)),
            "rules": lambda: self._dialogue.read([item.text for item in places.rules_items(self.session)]),
            "history": lambda: self._dialogue.read([item.text for item in places.history_items(self.session)]),
            "settings": self._show_settings,
            "describe_key": self._dialogue.describe,
            "older_message": lambda: self._read_history(-1),
            "newer_message": lambda: self._read_history(1),
            "oldest_message": lambda: self._read_history(-FAR),
            "newest_message": lambda: self._read_history(FAR),
            "previous_category": lambda: self._change_category(-1),
            "next_category": lambda: self._change_category(1),
        }
        if place in actions:
            actions[place]()
        elif place == "quit":
            self._leaving = True
        elif place == "new" and self._dialogue.in_menu and not self._finished():
            self._ask_first("new-sure", "new-surely")
        elif place in ("new", "new-surely", "resume"):
            await self._sit_down(place)
        elif place == "abandon":
            self._ask_first("abandon-sure", "abandon-surely")
        elif place == "abandon-surely":
            await self._abandon()
        elif place == "voices":
            await self._voices()
        elif place == "replay":
            self._show_replays()
        elif place == "replaying" and self._replaying is not None:
            await self._replay(self._replaying)

    def _ask_first(self, message_id: str, place: str) -> None:
        question = places.yes_or_no(self.session, message_id, lambda: self._opened.append(place))
        self._dialogue.ask_aloud(question)

    async def _sit_down(self, place: str) -> None:
        self._dialogue.close_menu()
        self._new_table = None
        self._shown = ()
        try:
            path = self.session.unfinished() if place == "resume" else None
            if path is not None:
                await self.session.resume_table(path, self)
            else:
                await self.session.new_table(self)
        except (TableError, OSError) as error:
            if isinstance(error, OSError) and not self.lines.interactive:
                raise
            self._write("table-unreadable", reason=str(error))
            self._show_menu()
        else:
            desk = self.session.desk
            self._hidden_for = None if desk is None else desk.handing_to
            host = self.session.host
            if host is not None and not self.lines.interactive:
                host.clock.stop()
            if host is not None:
                await host.settled()

    async def _abandon(self) -> None:
        host = self.session.host
        path = host.match.path if host else None
        await self.session.leave_table()
        if path is not None:
            self.session.abandon(path)
        self._show_menu()

    async def _replay(self, path: Path) -> None:
        try:
            await run_replay(Replay.of(self.session, path), self.lines)
        except TableError as error:
            self.lines.write(str(error))
        self._dialogue.offer_again()

    async def _voices(self) -> None:
        from uno_tui.front.voices import try_voices

        async for line in try_voices(self.session.translator, self.session.settings.rate, self.session.folders.log):
            self.lines.write(line)
        self._dialogue.offer_again()

    # Menus and lists.

    def _show_menu(self) -> None:
        at_table = self.session.desk is not None and not self._finished()
        items = places.menu_items(self.session, self._opened.append, at_table=at_table)
        self._dialogue.offer("menu-title", lambda: items)

    def _show_settings(self) -> None:
        settings = SettingsList(self.session, lambda: None)

        def items() -> list[Item]:
            now = settings.items()
            return [_telling(item, place, settings, self.lines.write) for place, item in enumerate(now)]

        self._dialogue.offer("place-settings", items)

    def _show_table(self) -> None:
        """The choices of a table that was not begun are still there."""
        if self._new_table is None:
            self._new_table = NewTable(self.session, lambda: self._opened.append("new"), self._dialogue.type)
        self._dialogue.offer("place-table", self._new_table.items)

    def _show_replays(self) -> None:
        def open_(path: Path) -> None:
            self._replaying = path
            self._opened.append("replaying")

        items = places.replay_items(self.session, open_)
        self._dialogue.offer("place-replay", lambda: items)

    def _read_history(self, steps: int) -> None:
        self.lines.write(places.older_message(self.session, steps).text)

    def _change_category(self, steps: int) -> None:
        category = self.session.speaker.history.change_category(steps)
        self._write(f"category-{category or 'all'}")


def _telling(item: Item, place: int, settings: SettingsList, write: Callable[[str], None]) -> Item:
    """The setting, which says its new value when it is chosen."""
    def telling(act: Callable[[], None]) -> None:
        act()
        write(settings.items()[place].text)

    act, back = (each and partial(telling, each) for each in (item.act, item.back))
    return msgspec.structs.replace(item, act=act, back=back)


def _end_like_ctrl_c() -> None:
    """Whoever ends the program, or closes its window, the terminal is given back and the record closed."""
    playing = asyncio.current_task()
    assert playing is not None  # noqa: S101 - for the type checker
    for name in ("SIGTERM", "SIGHUP"):
        with contextlib.suppress(AttributeError, NotImplementedError):  # Windows has neither
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), playing.cancel)


async def run(session: Session, *, table: bool) -> None:
    """Play line by line until the player leaves. Raises KeyboardInterrupt if the program is ended from outside."""
    _end_like_ctrl_c()
    lines = Lines()
    linear = LinearTable(session, lines)
    try:
        await linear.run(table=table)
    except asyncio.CancelledError:
        lines.write(session.text("goodbye-saved"))
        raise KeyboardInterrupt from None
    finally:
        lines.close()
        with contextlib.suppress(asyncio.CancelledError):
            await session.close()
