"""The lines of a pipe: each is read when the table is ready for it, so that bots and reactions keep their order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from uno_tui.host.connection import StopReason
from uno_tui.linear.dialogue import Dialogue
from uno_tui.linear.hand_on_screen import HandOnScreen
from uno_tui.linear.table_input import TableInput
from uno_tui.linear.terminal import LineTerminal
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

SOON = 0.3
"""Seconds that bots wait for the next line of a pipe, and that a line which only asks waits for bots."""
REACTION = 10.0
"""Seconds that bots wait for the next line where a person can react, as by saying Uno: no key acts without Enter."""


class PipeReader:
    """Reads the lines of a pipe, and stops and starts the table's clock around them."""

    def __init__(
        self,
        session: Session,
        terminal: LineTerminal,
        lines: TableInput,
        dialogue: Dialogue,
        hand: HandOnScreen,
        open_menu: Callable[[], Awaitable[None]],
    ) -> None:
        self._session = session
        self._terminal = terminal
        self._lines = lines
        self._dialogue = dialogue
        self._hand = hand
        self._open_menu = open_menu
        self._stops_at_chance = False
        """Whether the clock is to be stopped as soon as a person can react, while a line is waited for."""
        self._chance_came = False
        """Whether it was stopped for that."""

    def on_change(self, table: TableController) -> None:
        """Stop the clock at once if a person can react: the next bot would move before a line could be typed."""
        if self._stops_at_chance and not self._chance_came and _can_react(table):
            self._chance_came = True
            table.state.client.stop_clock(StopReason.PIPE)

    async def read(self) -> str | None:
        """Return the next line of a pipe when it is due, None at the end of the input.

        A reaction is due at once, a move when the table waits for it, and a line that only asks after `SOON` at the
        latest, so that the bots may finish their moves. After the end of a match, a number and Enter alone are for
        the menu, which is opened first.
        """
        table = self._session.runner.table
        if table is None:
            return await self._terminal.read()
        await table.state.client.wait_until_settled()
        typed = await self._read_soon(table)
        reacts = typed is not None and self._lines.is_due_at_once(typed, table)
        if typed is not None and not reacts:
            table.state.client.start_clock(StopReason.PIPE)
            await self._wait_until_wanted(table, SOON if self._lines.may_go_before_bots(typed, table) else None)
            table.state.client.stop_clock(StopReason.PIPE)
        if self._session.reporter.failure is not None:
            return None
        # At a practice table the last move can still be taken back.
        over = self._session.runner.just_played and table.state.client.practice is None
        # Words still mean the match that is over, as those for the review and the scores, or name a line of the menu.
        for_menu = typed is not None and (not typed.strip() or typed.strip().isdecimal())
        if typed is not None and over and for_menu and not self._dialogue.is_open:
            await self._open_menu()
            return typed if typed.strip() else await self._terminal.read()
        if not reacts:  # what it does comes first
            self._hand.show_when_due()
        return typed

    async def _wait_until_wanted(self, table: TableController, seconds: float | None) -> None:
        """Wait until the table waits for the next line, at most these seconds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds if seconds is not None else None
        while not self._is_wanted(table) and self._session.reporter.failure is None:
            if end is not None and loop.time() >= end:
                return
            await table.state.client.wait_for_activity(SOON if end is None else max(0.0, min(SOON, end - loop.time())))
            await table.state.client.wait_until_settled()

    async def _read_soon(self, table: TableController) -> str | None:
        """Return the next line; bots wait for it, because it may be a reaction: longer where one is possible."""
        state = table.state
        reading = asyncio.ensure_future(self._terminal.read())
        await asyncio.wait([reading], timeout=REACTION if _can_react(table) else SOON)
        if not reading.done() and state.claiming is None:
            self._stops_at_chance = True
            state.client.start_clock(StopReason.PIPE)
            while not reading.done() and not self._is_wanted(table):
                await asyncio.wait([reading], timeout=SOON / 10)
                if self._chance_came:
                    await asyncio.wait([reading], timeout=REACTION)
                    self._chance_came = False
                    state.client.start_clock(StopReason.PIPE)
            self._stops_at_chance = False
            self._hand.show_when_due()
            if self._session.runner.just_played and not self._dialogue.is_open:
                self._hand.show_way_to_menu()
        typed = await reading
        state.client.stop_clock(StopReason.PIPE)
        return typed

    def _is_wanted(self, table: TableController) -> bool:
        """Return whether the table waits for the next line."""
        state = table.state
        if self._dialogue.is_waiting or state.client.status.bot_waits:
            return True
        if (state.handing_to, state.keeping_from, state.claiming) != (None, None, None):
            return True
        if state.guide is not None:
            return state.guide.step_is_told
        return state.outcome.round is not None or not set(state.people).isdisjoint(state.public.view.acting)


def _can_react(table: TableController) -> bool:
    """Return whether a person may make a move while others are on turn, such as saying Uno or intercepting."""
    state = table.state
    waiting = set(state.people) - set(state.public.view.acting)
    return any(state.client.connections[seat].snapshot.moves for seat in waiting)
