"""A round that bots play on a real table, recorded like every table."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from uno_tui.bots.bot import Level
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES, default_game
from uno_tui.core.contract import Event, Move, Refusal, RoundBegan, RoundEnded, Seat
from uno_tui.core.dice import Dice
from uno_tui.host.clock import RealClock
from uno_tui.host.host import Host
from uno_tui.host.match import Match, Plan
from uno_tui.host.pace import INSTANT
from uno_tui.host.practice import Takeback
from uno_tui.host.thinking import ProcessThinker
from uno_tui.i18n.translator import Translator
from uno_tui.message import Message, MessageError, at_line, message, why
from uno_tui.notation.referee import Referee
from uno_tui.ui.checkup.finding import Finding, Task

PLAN = Plan(("Ana", "Ben", "Cleo", "Dora"), (Level.HARD, Level.NORMAL, Level.EASY, Level.NORMAL))
SEED = 7
"""A short round: a hard bot thinks some ten times in it."""
PATIENCE = 120.0
"""Seconds in which a round must be over, even on a small and busy machine."""


class _Umpire:
    """Counts the moves at the table until a round has ended."""

    def __init__(self) -> None:
        self.moves = 0
        self.ended = asyncio.Event()

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        self.moves += not any(isinstance(event, RoundBegan) for event in events)  # the deal is no move
        if any(isinstance(event, RoundEnded) for event in events):
            self.ended.set()

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Do nothing: bots are not told."""

    def on_takeback(self, taken: Takeback | None) -> None:
        """Do nothing: bots take nothing back."""


async def play_a_round(translator: Translator) -> AsyncIterator[Finding]:
    """Yield whether a hard bot thinks in its process, and whether a round is played to its end and its record holds."""
    thinker = ProcessThinker()
    title = translator.of(default_game()).text("title")
    failed = asyncio.Event()
    # Without its process a bot moves as a quick level does, so the round goes on: the failure is told by itself.
    thinker.changed = lambda works: None if works else failed.set()
    began = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE):
            moves, problems = await _play(thinker, translator)
        reason = "; ".join(problems)
    except Exception as error:  # whatever is wrong with the program, this is where it is told
        moves, reason = 0, translator.sentence(_why(error))
    # The bot is no reason that the program cannot be played, so nothing is stopped by it.
    if failed.is_set():
        yield Finding(translator.text("doctor-bot-not"), translator.text("doctor-what-bot"))
    elif moves:
        yield Finding(translator.text("doctor-bot"))
    if reason:
        text = translator.text("doctor-round-not", game=title, reason=reason)
        yield Finding(text, translator.text("doctor-what-round"), Task.PLAY)
    else:
        passed = round(1000 * (time.monotonic() - began))
        yield Finding(translator.text("doctor-round", game=title, moves=moves, milliseconds=passed))


def _why(error: Exception) -> Message:
    """Return why something failed, with the file if there is one; for an error of the program, its type."""
    if isinstance(error, TimeoutError):
        return message("doctor-round-late", seconds=round(PATIENCE))
    if isinstance(error, MessageError):
        return error.message
    if isinstance(error, OSError):
        return at_line(str(error.filename), 0, why(error)) if error.filename else why(error)
    return message("in-other-words", words=f"{type(error).__name__} {error}".strip())


async def _play(thinker: ProcessThinker, translator: Translator) -> tuple[int, list[str]]:
    """Play a round; return the number of moves, and the lines of its record that do not hold."""
    with tempfile.TemporaryDirectory(prefix="uno-tui-doctor-") as folder:
        path = Path(folder) / "round.table"
        game = default_game()
        match, events = Match.begin(game, options.defaults(GAMES[game].options), PLAN, Dice(SEED), path)
        host, umpire = Host(match, RealClock(), INSTANT, thinker, SEED), _Umpire()
        host.listeners.append(umpire)
        host.open(events)
        running = asyncio.create_task(host.run())
        ended = asyncio.create_task(umpire.ended.wait())
        try:
            # The host's own task may fail before the round ends: then it is not waited for, but its error is raised.
            await asyncio.wait((running, ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (running, ended):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running
        problems = Referee(path.read_text(encoding="utf-8")).problems()
        return umpire.moves, [translator.sentence(each.message) for each in problems]
