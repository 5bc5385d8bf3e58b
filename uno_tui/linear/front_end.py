"""The front end line by line: prints what happens, and carries out what is typed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable, Sequence
from itertools import accumulate

from uno_tui import startup_gc
from uno_tui.core.plugins import contain_exits
from uno_tui.host.connection import StopReason
from uno_tui.host.pace import INSTANT
from uno_tui.linear import vocabulary
from uno_tui.linear.dialogue import Dialogue
from uno_tui.linear.everywhere import EverywhereLines
from uno_tui.linear.hand_on_screen import HandOnScreen
from uno_tui.linear.help import help_lines
from uno_tui.linear.new_table_lines import NewTableLines
from uno_tui.linear.open_list import MENU, OpenList
from uno_tui.linear.pipe_reader import PipeReader
from uno_tui.linear.question_lines import QuestionLines
from uno_tui.linear.replay import run_replay
from uno_tui.linear.session_terminal import open_terminal
from uno_tui.linear.table_input import TableInput
from uno_tui.linear.terminal import KeyAction, LineTerminal
from uno_tui.linear.wishes import begin_game, read_named_rules
from uno_tui.linear.wording import Wording
from uno_tui.notation.lines import TableError
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.navigation import rules_list
from uno_tui.ui.navigation.friends_list import send_message
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.navigator import Navigator
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.navigation.standard_questions import mode_question
from uno_tui.ui.ports.question import Question, TextPrompt
from uno_tui.ui.request import Destination
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

FEWEST_NAMED = 4
"""From so many chapters on, the rules are named by chapters at the table."""
MOST_MESSAGES = 30
"""Messages that are written at once in a pipe."""


class LinearFrontEnd:
    """The front end of terminals, pipes and ssh. It is a `Screen` of the table."""

    numbers = True
    """This front end writes cards and answers with their numbers."""

    def __init__(self, session: Session, terminal: LineTerminal) -> None:
        self.session = session
        self.terminal = terminal
        terminal.find_reaction = self._find_reaction
        terminal.enter_meaning = self._enter_meaning
        self._leaving = False
        self._warned = False
        """Whether the player was told that hands stay readable here."""
        self._opened: list[str] = []
        """Places to go to once the current command is done."""
        # The dialogue and the navigator are made below, because they need the table's input and this front end.
        wording = Wording(session.announcer, terminal)
        self._hand = HandOnScreen(session, terminal, lambda: self._dialogue.is_open)
        everywhere = EverywhereLines(
            session, terminal, wording, lambda: self._navigator.setting_items(lambda: None), self._opened.append
        )
        self._table_input = TableInput(
            session,
            terminal,
            wording,
            everywhere,
            self._hand,
            lambda lines: self._dialogue.read(lines),
            lambda game: self._navigator.play(game, at_table=True),
        )
        self._questions = QuestionLines(
            session.announcer,
            session.runner,
            terminal,
            wording,
            self._opened.append,
            self._table_input.take_beside_question,
            self._play_instead,
        )
        self._list = OpenList(
            session.announcer,
            session.runner,
            terminal,
            wording,
            everywhere,
            self._opened.append,
            lambda line: begin_game(line, session, self._navigator),
            lambda line: read_named_rules(line, session, self._navigator),
            NewTableLines(session, terminal, wording, lambda: self._navigator.open_new_table),
        )
        self._dialogue = Dialogue(
            session.announcer, session.named_keys, session.runner, terminal, wording, self._questions, self._list
        )
        self._pipe = PipeReader(
            session, terminal, self._table_input, self._dialogue, self._hand, lambda: self._go("menu")
        )
        self._held: TableController | None = None
        """The table that waits until the player is back from a list or a text."""
        self._hidden_for: object = None
        """The seat for which the screen was cleared."""
        session.use_typed_words(
            lambda command: vocabulary.spell_command(command, session.preferences.keymap, session.announcer.words)
        )
        self._navigator = Navigator(session, self)
        self._broken = asyncio.Event()
        """Set when a plug-in has broken what is open."""
        session.reporter.on_broken = self._broken.set
        self._pending_work: list[Coroutine[object, object, None]] = []
        """Work to finish before the next line is read."""
        self._told_what_to_type = False
        """Whether the player has been told what is typed at a table."""
        session.announcer.speaker.observers.append(self._print)

    # The Screen of the table.

    def refresh_table(self) -> None:
        """Show the hand at a terminal when the player's turn comes; in a pipe the next line that is read does so."""
        table = self.session.runner.table
        if table is None:
            return
        # If it is hidden already, no hand was shown since.
        if table.state.handing_to is not None and self._hidden_for is None:
            self._dialogue.close()
            self.terminal.hide()
            self._hand.forget()
        if table.state.handing_to not in (None, self._hidden_for):
            # A held Enter of one person must not show the next one's cards.
            self.terminal.repeats.asked()
        self._hidden_for = table.state.handing_to
        self._pipe.on_change(table)
        if self.terminal.interactive:
            self._hand.show_when_due()

    def _enter_meaning(self) -> Hashable:
        """Return a value that changes with what Enter alone does: go on reading, take over, deal, or say what to do."""
        table = self.session.runner.table
        at_table = None if table is None else table.meaning_of_enter
        return (self._dialogue.meaning_of_enter, at_table)

    def refresh_cursor(self) -> None:
        """Do nothing: the cursor is not shown."""

    def ask(self, question: Question) -> None:
        """Write the answers of a question; the next line answers it. Beneath one of the game's own stands the hand."""
        table = self.session.runner.table
        if self.terminal.interactive and table is not None and table.state.game_asks:
            self._hand.show_when_due()
        self._questions.ask(question)

    def withdraw_question(self) -> None:
        """Forget the open question; it is void."""
        self._questions.withdraw()

    def must_be_read(self, told: Sequence[Utterance]) -> bool:
        """Return whether the screen is cleared before the next person comes: then everything told must be read first.
        """
        return self.terminal.can_clear

    def open(self, name: str) -> None:
        """Open a list, or carry out another command that works everywhere, as soon as the current one is done."""
        self._opened.append(name)

    def copy(self, text: str) -> None:
        """Write a position to a file: there is no clipboard."""
        self.session.write_position(text)

    # The loop.

    def _print(self, utterances: Sequence[Utterance]) -> None:
        for utterance in utterances:
            self.terminal.show(utterance.text)

    def _write(self, message_id: str, **values: object) -> None:
        self.terminal.write(self.session.announcer.text(message_id, **values))

    async def run(self, *, table: bool, place: str = "") -> None:
        """Read and carry out lines until the player leaves; with `table`, go straight to a game, else to a `place`."""
        asyncio.get_running_loop().call_later(startup_gc.LASTS, startup_gc.resume)
        self._write("welcome")
        if self.session.preferences.override.asks_mode and self.terminal.interactive:
            await self._ask_mode()
            if self._leaving:
                self.terminal.write(self.session.finish())
                return
        self.session.open()
        self.terminal.write(self.session.mode_line(linear=True))
        if not self.terminal.interactive and self.session.preferences.override.pace is None:
            self.session.preferences.override.pace = INSTANT
        with self.session.reporter.plugin_mistakes():
            if table and self.session.runner.first_place is not None:
                self.sit_down(self.session.runner.first_place)
                await self._go("")
            elif table:
                await self._go("new")
            else:
                self._navigator.begin()
                await self._go("")
                if place:
                    await self._go(place)
        if self._broken.is_set():
            await self._leave_broken()
        await self._read_lines()
        self.terminal.write(self.session.finish())

    async def _read_lines(self) -> None:
        while not self._leaving:
            # None would end the loop, which goes on after a plug-in's mistake.
            typed: str | None = ""
            with self.session.reporter.plugin_mistakes():
                if self.terminal.interactive:
                    self._hand.show_when_due()
                    typed = await self._read_terminal()
                else:
                    typed = await self._pipe.read()
                if typed is not None and not self._broken.is_set():
                    await self._take(typed)
            if typed is None:
                break
            if self._broken.is_set():
                await self._leave_broken()

    async def _read_terminal(self) -> str | None:
        """Return the next line; if a plug-in breaks the table meanwhile, the menu opens first."""
        reading, breaking = asyncio.ensure_future(self.terminal.read()), asyncio.ensure_future(self._broken.wait())
        try:
            await asyncio.wait([reading, breaking], return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            reading.cancel()
            raise
        finally:
            breaking.cancel()
        if self._broken.is_set():
            await self._leave_broken()
        # A second reading would wait while this one takes the next line.
        return await reading

    async def _leave_broken(self) -> None:
        """Leave a broken table for the menu; end a pipe, whose further lines were meant for the table."""
        self._broken.clear()
        self._dialogue.close()
        self._opened.clear()
        await self.session.runner.leave_broken()
        if self.terminal.interactive:
            await self._go("menu")
        else:
            self._leaving = True

    async def _ask_mode(self) -> None:
        session = self.session
        question = mode_question(session.announcer, session.appearance.readers, session.choose_mode)
        self.terminal.write(question.prompt)
        while True:
            typed = await self.terminal.read()
            if typed is None:
                self._leaving = True
                return
            word = typed.strip().casefold()
            if vocabulary.match_command(word, ("quit",), self.session.announcer.translator):
                self._leaving = True
                return
            answer = vocabulary.find_answer(typed, question, self.session.announcer.translator)
            if answer is not None:
                self.session.preferences.override.asks_mode = False
                question.on_answer(answer.value)
                return
            self._write("mode-ask-again")

    def _prompt(self) -> None:
        """Write what can be typed, on request only: screen readers would say a prompt after every event."""
        if self.terminal.interactive:
            self._hand.show_when_due()
            self.terminal.show(self.session.announcer.text("linear-prompt"), beneath=True)

    # What is typed.

    async def _take(self, typed: str) -> None:
        """Carry out a line, and print what happens, the answer and what to do next in one piece."""
        # The line may close the menu or the list, so this is asked before.
        left = self.session.runner.table if self._list.is_open or self._ends_reading(typed) else None
        with self.terminal.in_one_piece():
            self._perform(typed)
            await self._wait_until_settled()
            await self._wait_until_answered()
        while self._opened or self._pending_work:
            await self._go(self._opened.pop(0) if self._opened else "")
        if left is not None and left is self.session.runner.table and not (self._dialogue.is_open or self._leaving):
            self._table_input.remind(left)
        self._hold_table()
        if self._table_input.asked_what_to_do:
            self._table_input.asked_what_to_do = False
            self._prompt()

    def _play_instead(self, typed: str) -> None:
        """Carry out a line at the table whose question it has given up."""
        if self.session.runner.table is not None:
            self._table_input.perform(typed, self.session.runner.table)

    def _hold_table(self) -> None:
        """Let the table wait while a text is typed, or a list is open at a terminal; a pipe's lines come at once."""
        reads = self.terminal.interactive and (self._list.is_open or self._dialogue.is_reading)
        table = self.session.runner.table if reads or self._dialogue.is_typing else None
        if table is self._held:
            return
        if self._held is not None:
            self._held.keyboard.resume()
        if table is not None:
            table.keyboard.pause()
        self._held = table

    def _ends_reading(self, typed: str) -> bool:
        """Return whether a word that is no command ends a list read at the table; nothing else would be said then."""
        table = self.session.runner.table
        reads = table is not None and self._dialogue.is_reading and bool(typed.strip())
        return reads and table is not None and not self._means_something(typed, table)

    def _means_something(self, typed: str, table: TableController) -> bool:
        """Return whether a line ends a list that is read at the table and is carried out; one word may only end it."""
        return len(typed.split()) > 1 or self._table_input.is_command(typed, table)

    def _perform(self, typed: str) -> None:
        in_menu = self._list.is_open
        table = self.session.runner.table
        self.session.announcer.speaker.stop_reading()
        if typed.startswith("/") and self.session.friends is not None and not self._dialogue.is_typing:
            why_not = send_message(self.session, typed[1:])
            if why_not is not None:
                self.session.announcer.say(why_not)
            return
        # A race does not wait: its keys act beside an open question or list.
        reactions = self._table_input.reactions
        races = table is not None and not self._dialogue.is_typing and reactions.is_race_key(typed, table)
        if table is not None and self._dialogue.is_reading and self._means_something(typed, table):
            self._dialogue.stop_reading()
        taken = not races and self._dialogue.take_line(typed)
        if table is not None and not taken:
            self._table_input.perform(typed, table)
        if in_menu and not self._list.is_open:
            self._hand.forget()

    @contain_exits()
    def _find_reaction(self, key: str) -> KeyAction | None:
        """Return what a key does without Enter: where no dialogue takes words, and in a race where no text is typed.
        """
        table, reactions = self.session.runner.table, self._table_input.reactions
        races = table is not None and not self._dialogue.is_typing and reactions.is_race_key(key, table)
        return reactions.find_reaction(key) if races or not self._dialogue.takes_words else None

    # Places.

    async def _go(self, place: str) -> None:
        self._navigator.open(place)
        while self._pending_work:
            await self._pending_work.pop(0)

    async def _sit_down(self, destination: Destination) -> None:
        """Sit down at the table of a record, in a lesson, or at a new table."""
        self._list.close()
        self._navigator.new_table = None
        self._hand.forget()
        self._hide_from_others()
        try:
            with self.terminal.in_one_piece():
                await self._begin(destination)
        except (TableError, OSError) as error:
            self.session.reporter.report_no_table(destination, error)
            self._navigator.menu()

    async def _begin(self, destination: Destination) -> None:
        """Open the table and wait until it has said how things stand. Raises TableError or OSError."""
        table = await self.session.runner.sit_down(destination, self)
        self._hidden_for = table.state.handing_to
        if not self.terminal.interactive:
            # `PipeReader.read` starts it again: the next line of a pipe may be a reaction, and bots wait for it.
            table.state.client.stop_clock(StopReason.PIPE)
        await self._wait_until_settled()
        self._warn_that_hands_stay(table)

    async def _wait_until_settled(self) -> None:
        """Wait until every requested move is made or refused, but for those that are held back in a race."""
        if self.session.runner.table is not None:
            await self.session.runner.table.state.client.wait_until_settled()

    async def _wait_until_answered(self) -> None:
        """Wait in a pipe until the answers are said: its next line may end the program."""
        if self.session.runner.table is not None and not self.terminal.interactive:
            await self.session.runner.table.wait_until_answered()

    def _warn_that_hands_stay(self, table: TableController) -> None:
        if self._hand.hands_stay(table) and not self._warned:
            self._warned = True
            word = vocabulary.word_for("hand", self.session.announcer.words)
            self._write("hands-stay", word=word)

    def _hide_from_others(self) -> None:
        """Clear the screen of one person's cards before the next person comes."""
        table = self.session.runner.table
        if table is not None and table.state.private:
            self.terminal.hide()

    async def _abandon(self) -> None:
        self._hide_from_others()
        await self.session.runner.abandon_table()
        self._navigator.menu()

    async def _replay(self, replay: Replay) -> None:
        await run_replay(replay, self.terminal, self._navigator.practise)
        self._list.offer_again()

    async def _write_coming(self, lines: AsyncIterator[str]) -> None:
        async for line in lines:
            self.terminal.write(line)
        self._list.offer_again()

    # What the navigator asks of a front end.

    def offer(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Open a numbered list to choose from."""
        self._list.offer(title, items)

    def offer_menu(self, items: Callable[[], Sequence[Item]], *, at_table: bool) -> None:
        """Open the menu, after the parting words of the table that was left."""
        parting, self.session.parting = self.session.parting, ""
        if parting:
            self.terminal.write(parting)
        self._list.offer(MENU, items)

    def read(self, title: str, items: Sequence[Item], *, counted: bool = False) -> None:
        """Write lines page by page; with `counted`, first the title, which says how many there are."""
        first = [f"{self.session.announcer.text(title, count=len(items))}."] if counted else []
        self._dialogue.read([*first, *(item.text for item in items)])

    def read_rules(self, items: Sequence[Item]) -> None:
        """Write the rules page by page; at the table, where all of them are too long, the names of the chapters."""
        chapters = rules_list.chapters_of(items)
        if self.session.runner.table is None or self._list.is_open or len(chapters) < FEWEST_NAMED:
            self.read("place-rules", items)
            return
        between = self.session.announcer.text("list-between")
        names = [name.rstrip(" :\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}") for name in chapters]
        word = vocabulary.word_for("rules", self.session.announcer.words)
        self._write("linear-chapters", chapters=between.join(names), rules=word, first=names[0].casefold())

    def read_messages(self, items: Callable[[], Sequence[Item]]) -> None:
        """Write earlier messages page by page, the newest first; in a pipe, which has no pages, the newest alone."""
        listed = items()
        lines, headings = self._newest_first(listed), [item.text for item in listed if item.heading]
        headings.append(self.session.announcer.text("history-before"))
        # A heading has no number, so it does not count.
        counts = list(accumulate(int(line not in headings) for line in lines))
        older = 0 if self.terminal.interactive or not counts else max(0, counts[-1] - MOST_MESSAGES)
        self._dialogue.read(lines[: 1 + counts.index(MOST_MESSAGES)] if older else lines)
        if older:
            word = vocabulary.word_for("message", self.session.announcer.words)
            self._write("linear-older-messages", count=older, word=word, number=MOST_MESSAGES + 1)

    def _newest_first(self, items: Sequence[Item]) -> list[str]:
        """Return messages with the newest first; those below a heading stay below it."""
        place = next((place for place, item in enumerate(items) if item.heading), 0)
        older, newer = items[:place], [item for item in items[place:] if not item.heading]
        if not older or not newer:
            return [item.text for item in reversed([*older, *newer])] or [self.session.announcer.text("history-empty")]
        recent, before = ([item.text for item in reversed(part)] for part in (newer, older))
        return [items[place].text, *recent, self.session.announcer.text("history-before"), *before]

    def read_coming(self, title: str, lines: AsyncIterator[str]) -> None:
        """Write lines as they are worked out."""
        self._pending_work.append(self._write_coming(lines))

    def fill(self, title: str, states: AsyncIterator[Sequence[Item]]) -> None:
        """Write a list that is being worked out, once it is complete."""
        self._pending_work.append(self._write_result(title, states))

    async def _write_result(self, title: str, states: AsyncIterator[Sequence[Item]]) -> None:
        items: Sequence[Item] = ()
        async for state in states:
            items = state
        if any(item.act for item in items):
            self._list.offer(title, lambda: items)
        else:
            self.read(title, items)

    def work_before_keys(self, work: Coroutine[object, object, None]) -> None:
        """Do something before the next line is read."""
        self._pending_work.append(work)

    def offer_again(self) -> None:
        """Name the list that was chosen from again."""
        self._list.offer_again()

    def say_and_ask(self, question: Question) -> None:
        """Write a question that has not been spoken yet, and its answers."""
        self._questions.ask_aloud(question)

    def type(self, typing: TextPrompt) -> None:
        """Ask for a text."""
        self._dialogue.type(typing)

    def follow(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Write lines as they are now; they are not updated here."""
        self.read(title, items())

    def help_items(self, *, of_table: bool) -> Callable[[], Sequence[Item]]:
        """Return what makes the lines of help: everything that can be typed."""
        session = self.session
        return lambda: [Item(line) for line in help_lines(session.announcer, session.named_keys, session.runner)]

    def call_when_closed(self, then: Callable[[], None]) -> None:
        """Call `then` at once: what was opened is already written."""
        then()

    def shows(self, title: str) -> bool:
        """Return whether the list with this title is open."""
        return self._list.shows(title)

    def setting_changed(self) -> None:
        """Write the chosen line with its new value."""
        self._list.write_chosen()

    def sit_down(self, destination: Destination) -> None:
        """Go to a table or a lesson; at the first one, say what is typed there."""
        if not self._told_what_to_type:
            self._told_what_to_type = True
            self._write("linear-help")
        self._pending_work.append(self._sit_down(destination))

    def leave_table(self) -> None:
        """Leave the table for good."""
        self._pending_work.append(self._abandon())

    def go_back(self) -> None:
        """Go back to the table; away from one, to the list that led to the open one."""
        if self.session.runner.table is None:
            self._list.leave()
        else:
            self._list.close()

    def open_replay(self, replay: Replay) -> None:
        """Replay a record."""
        self._pending_work.append(self._replay(replay))

    def describe_key(self) -> None:
        """Ask for a key; the next line is the key to be described."""
        self._dialogue.describe()

    def message(self, utterance: Utterance) -> None:
        """Write a message again."""
        self.terminal.write(utterance.text)

    def next_look(self) -> None:
        """Write that there is no screen whose look could change."""
        self._write("linear-no-look")

    def save_picture(self) -> None:
        """Write that there is no screen to save."""
        self._write("linear-no-picture")

    def leave(self) -> None:
        """Read no further line after this one."""
        self._leaving = True


async def run(session: Session, *, table: bool, place: str = "") -> None:
    """Play line by line until the player leaves. Raises what `open_terminal` raises."""
    async with open_terminal(session) as terminal:
        await LinearFrontEnd(session, terminal).run(table=table, place=place)
