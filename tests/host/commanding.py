"""Someone who plays a whole match by commands, with nothing but a `TableClient`; a process that does so over pipes."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable

from uno_tui.core.contract import Move
from uno_tui.host.connection import TableClient
from uno_tui.host.remote import RemoteClient
from uno_tui.i18n.translator import Translator
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Utterance
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.ports.question import Question
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.controller import TableController


class Screen:
    """A window that shows nothing and keeps the open question."""

    numbers = False

    def __init__(self) -> None:
        self.question: Question | None = None

    def refresh_table(self) -> None: ...
    def refresh_cursor(self) -> None: ...
    def copy(self, text: str) -> None: ...
    def open(self, place: str) -> None: ...

    def must_be_read(self, told: object) -> bool:
        return False

    def ask(self, question: Question) -> None:
        self.question = question

    def withdraw_question(self) -> None:
        self.question = None


class Commander:
    """Lays the first card that fits, else draws, lets every bot go on, and deals every round."""

    def __init__(self, client: TableClient, say: Callable[[str], None]) -> None:
        self.client = client
        self.screen = Screen()

        def observe(news: list[Utterance]) -> None:
            for each in news:
                say(each.text)

        speaker = Speaker(SilentVoice(0), None)
        speaker.observers.append(observe)
        self.table = TableController(client, speaker, Translator("en"), Settings(), self.screen)

    async def play(self) -> None:
        """Play to the end of the match."""
        self.table.begin()
        while True:
            await self.quiet()
            if self.client.connections[None].snapshot.view.outcome.match is not None:
                break
            self.act()
        for command in ("read_scores", "read_turn", "copy_position"):
            self.table.perform(command)

    async def quiet(self) -> None:
        """Wait until the table waits for someone here."""
        loop = asyncio.get_running_loop()
        while True:
            await self.client.wait_until_settled()
            before = loop.time()
            await self.client.wait_for_activity(0.02)
            if loop.time() - before >= 0.02 and self.is_awaited():
                return

    def is_awaited(self) -> bool:
        state = self.table.state
        over = state.outcome.round is not None
        return self.client.status.bot_waits or over or state.seat in state.view.acting

    def act(self) -> None:
        state, question = self.table.state, self.screen.question
        if question is not None:
            self.screen.question = None
            question.on_answer(question.answers[0].value)
        elif state.outcome.round is not None:
            self.table.perform("play")
        elif state.seat in state.view.acting:
            self.take_turn(state.moves)
        else:
            self.table.perform("go_on")

    def take_turn(self, moves: tuple[Move, ...]) -> None:
        state = self.table.state
        card = next((card for move in moves if (card := getattr(move, "card", None)) is not None), None)
        if card is None or state.presenter.has_drafts:
            self.table.perform("draw")
            return
        self.table.perform("first_card")
        for _ in state.view.hand:
            if state.cursor.card is card:
                break
            self.table.perform("next_card")
        self.table.perform("play")


class StandardInput:
    """Standard input, read in a thread, as every system can."""

    async def readline(self) -> bytes:
        return await asyncio.to_thread(sys.stdin.buffer.readline)


class StandardOutput:
    """Standard output."""

    def write(self, data: bytes) -> None:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()


async def main() -> None:
    """Play a match at the other end of standard input and output; on standard error goes what is said."""
    client = await RemoteClient.join(StandardInput(), StandardOutput())
    running = asyncio.create_task(client.run())
    await Commander(client, lambda text: print(json.dumps(text), file=sys.stderr, flush=True)).play()
    hosting = [name for name in sys.modules if name in ("uno_tui.host.host", "uno_tui.host.match")]
    print(json.dumps(f"modules that host a table: {hosting}"), file=sys.stderr, flush=True)
    running.cancel()
    os.close(sys.stdout.fileno())  # so that the table hears the end, though standard input is still being read


if __name__ == "__main__":
    asyncio.run(main())
