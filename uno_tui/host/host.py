"""The task that owns a running table. Everything that happens to the table is a message to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Protocol

import msgspec

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.levels import bot
from uno_tui.bots.reactions import Reactions, Wish
from uno_tui.core.contract import Event, IllegalMove, Move, Refusal, Seat, Table, View
from uno_tui.core.dice import Dice
from uno_tui.core.plugins import contain_exits
from uno_tui.host.clock import Clock, StoppableClock
from uno_tui.host.connection import Snapshot, Status
from uno_tui.host.match import PERSON, Match
from uno_tui.host.pace import Pace
from uno_tui.host.practice import Takeback
from uno_tui.host.results import keep, result_at
from uno_tui.host.script import Script
from uno_tui.host.thinking import Thinker


class Listener(Protocol):
    """Who is told what happens at the table."""

    def on_events(self, events: Sequence[Event], by: Seat | None) -> None:
        """These events, in this order, by a move of the person `by`; None if a bot or nobody moved.

        The table is already as they left it.
        """
        ...

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """A person's move was not legal; nothing has changed."""
        ...

    def on_takeback(self, taken: Takeback | None) -> None:
        """The table is as it was before these moves; None: there was nothing to take back."""
        ...


class _Submitted(msgspec.Struct, frozen=True):
    """A person wants to move."""

    seat: Seat
    move: Move


class _Opening(msgspec.Struct, frozen=True):
    """The table begins, with these events."""

    events: tuple[Event, ...]


class _Deal(msgspec.Struct, frozen=True):
    """The next round is to be dealt."""


class _TakeBack(msgspec.Struct, frozen=True):
    """What a person decided last is to be undone."""


class _GoOn(msgspec.Struct, frozen=True):
    """A bot's move need not wait for a key any longer."""


class _Mistake(msgspec.Struct, frozen=True):
    """Something went wrong beside the table that is the program's fault."""

    error: BaseException


_Message = _Opening | _Submitted | Wish | _Deal | _TakeBack | _GoOn | _Mistake


class Host:
    """Runs a match: people's moves come in through `submit`, bots move by themselves."""

    def __init__(
        self,
        match: Match,
        clock: Clock,
        pace: Pace,
        thinker: Thinker,
        seed: int,
        heard: Callable[[], Awaitable[None]] | None = None,
        script: Script | None = None,
    ) -> None:
        """`heard` returns when everything announced so far can have been heard; bots wait for it.

        With a `script` nobody else is a bot: who moves, and when, is written there.
        """
        self.match = match
        self.clock = StoppableClock(clock)
        self._pace = pace
        self.thinker = thinker
        self._script = script
        self.listeners: list[Listener] = [] if script is None else [script]
        self._heard = heard
        self._dice = Dice(seed)
        self._inbox: asyncio.Queue[_Message] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._moving: set[asyncio.Task[None]] = set()
        self._go_on = asyncio.Event()
        self._waiting = 0
        """How many bots wait for `go_on`."""
        self._over = False
        self._opened = False
        """Whether the deal has been told, or how a resumed table stands."""
        self._stirred = asyncio.Event()
        self._snapshots: dict[Seat | None, Snapshot] = {}
        self.bots: dict[Seat, Bot] = {
            seat: bot(match.notation.game.id, Level(player))
            for seat, player in enumerate(match.plan.players)
            if player != PERSON and script is None
        }
        self._reactions = Reactions(self.bots, self._dice)
        self.status_listeners: list[Callable[[Status], None]] = []
        self._pushed = self.status

    @property
    def table(self) -> Table:
        """The table. Only looked at from outside, never played on."""
        return self.match.table

    def snapshot(self, seat: Seat | None) -> Snapshot:
        """Return what a seat knows and may do now: the same object until the table changes."""
        found = self._snapshots.get(seat)
        if found is None:
            moves = () if seat is None else tuple(self.table.moves(seat))
            game, names = self.match.notation.game.id, self.match.names.names
            found = self._snapshots[seat] = Snapshot(game, names, seat, self.table.view(seat), moves)
        return found

    @property
    def status(self) -> Status:
        """Return what `status_listeners` are told when it changes."""
        return Status(self.clock.going, self.needs_key, self.waiting_for_key, self.over)

    def _push_status(self) -> None:
        status = self.status
        if status != self._pushed:
            self._pushed = status
            for told in self.status_listeners:
                told(status)

    def stop_clock(self) -> None:
        """Let no bot move or react until `start_clock`."""
        self.clock.stop()
        self._push_status()

    def start_clock(self) -> None:
        """Let time pass again."""
        self.clock.go_on()
        self._push_status()

    @property
    def pace(self) -> Pace:
        """How long bots wait."""
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        """From now on; a bot that waits for a key waits no longer if it need not."""
        if pace == self._pace:
            return
        self._pace = pace
        if pace.asks:
            self._go_on.clear()
        else:
            self._go_on.set()
        self._push_status()

    @property
    def over(self) -> bool:
        """Whether no move can be made any more: the match is over, or a mistake has stopped it."""
        return self._over or (self._opened and self.table.outcome.match is not None)

    @property
    def waiting_for_key(self) -> bool:
        """Whether a bot waits for `go_on` and nothing else."""
        return self._waiting > 0

    @property
    def needs_key(self) -> bool:
        """Whether a bot will not move before `go_on`, though others may still be heard."""
        coming = self._pace.asks and not self._over and self._moves_by_itself
        return self._waiting > 0 or coming

    @property
    def _moves_by_itself(self) -> bool:
        """Whether somebody who is no person moves next."""
        if self._script is not None:
            return self._script.by_itself is not None
        return any(seat in self.bots for seat in self.table.acting())

    def submit(self, seat: Seat, move: Move) -> None:
        """A person wants to move; what comes of it is told to the listeners."""
        self._inbox.put_nowait(_Submitted(seat, move))

    def deal(self) -> None:
        """Deal the next round, if the round is over and the match is not."""
        self._inbox.put_nowait(_Deal())

    def take_back(self) -> None:
        """At a practice table: undo what a person decided last, and all that came of it."""
        if self.match.plan.practice is not None:
            self._inbox.put_nowait(_TakeBack())

    def let_bot_move(self) -> None:
        """With a pace that asks: let the next bot move."""
        self._inbox.put_nowait(_GoOn())

    async def wait_until_settled(self) -> None:
        """Wait until everything that was submitted so far has been carried out or refused."""
        if not self._over:
            await self._inbox.join()

    async def wait_for_activity(self, seconds: float) -> None:
        """Wait until something happens here, or so many seconds of real time."""
        self._stirred.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stirred.wait()

    def open(self, events: Sequence[Event] = ()) -> None:
        """Begin, with the events of the deal, or none for a resumed table."""
        self._inbox.put_nowait(_Opening(tuple(events)))

    async def run(self) -> None:
        """Keep the table until the match is over, or this task is cancelled; where moves are taken back, on and on."""
        try:
            while not self._opened or not self.over or self.match.plan.practice is not None:
                message = await self._inbox.get()
                try:
                    self._take(message)
                finally:
                    self._push_status()
                    self._inbox.task_done()
                    self._stirred.set()
        finally:
            await self._stop()

    def _take(self, message: _Message) -> None:
        if isinstance(message, _Mistake):
            raise message.error
        if isinstance(message, _GoOn):
            self._go_on.set()
            return
        if isinstance(message, _Opening):
            self._opened = True
            if message.events:
                self._tell(message.events, None)
            self._look_around()
            return
        if isinstance(message, _TakeBack):
            self._take_back()
            return
        try:
            if isinstance(message, _Deal):
                events = self.match.next_round()
            elif isinstance(message, Wish) and not self._reactions.holds(message, self.table):
                return
            else:
                events = self.match.play(message.seat, message.move)
        except IllegalMove as refused:
            if isinstance(message, _Submitted):
                for listener in self.listeners:
                    listener.on_refusal(message.seat, message.move, refused.refusal)
                self._follow_script()
            return
        self._reactions.on_move(None if isinstance(message, _Deal) else message.move, events)
        self._tell(events, message.seat if isinstance(message, _Submitted) else None)
        self._look_around()

    def _tell(self, events: Sequence[Event], by: Seat | None) -> None:
        self._snapshots.clear()
        self._push_status()
        for listener in self.listeners:
            listener.on_events(events, by)

    def _take_back(self) -> None:
        taken = self.match.take_back()
        if taken is not None:
            self._forget_what_was_wanted()
            self._snapshots.clear()
            self._push_status()
        for listener in self.listeners:
            listener.on_takeback(taken)
        if taken is not None:
            self._look_around()

    def _forget_what_was_wanted(self) -> None:
        """What bots were about to do belongs to the moves that were taken back."""
        self._cancel()
        self._moving.clear()
        self._reactions.on_takeback()
        waiting = [self._inbox.get_nowait() for _ in range(self._inbox.qsize())]
        for message in waiting:
            if not isinstance(message, Wish):
                self._inbox.put_nowait(message)
            self._inbox.task_done()

    def _look_around(self) -> None:
        """Let every bot that could do something think about it."""
        if self.table.outcome.match is not None:
            self._cancel()
            return
        if self.table.outcome.round is not None:
            self._cancel()
            if len(self.bots) == len(self.match.names):
                self._start(self._deal_later())
            return
        if self._script is not None:
            self._follow_script()
            return
        for task in self._moving:
            task.cancel()
        self._moving.clear()
        look = self._reactions.look(self.table.acting(), self._known)
        for wish in look.wishes:
            self._start(self._react(wish))
        for seat in look.movers:
            self._moving.add(self._start(self._move(seat, self._reactions.ply)))

    def _follow_script(self) -> None:
        """Let the move come that is written next, if it is nobody's here."""
        following = None if self._script is None else self._script.by_itself
        if following is not None:
            self._start(self._move_as_written(*following))

    async def _move_as_written(self, seat: Seat, move: Move) -> None:
        """Move when the others have heard."""
        await self._until_heard()
        await self._pause()
        self._inbox.put_nowait(Wish(seat, move, self._reactions.ply, rash=True))

    def _known(self, seat: Seat) -> tuple[View, Sequence[Move]]:
        now = self.snapshot(seat)
        return now.view, now.moves

    async def _deal_later(self) -> None:
        await self._until_heard()
        await self.clock.sleep(self.pace.pause)
        self.deal()

    async def _react(self, wish: Wish) -> None:
        await self._until_heard()
        await self.clock.sleep(wish.delay * self.pace.reactions)
        self._inbox.put_nowait(wish)

    async def _move(self, seat: Seat, ply: int) -> None:
        """Think about a turn while the others listen, and move when they have heard."""
        with contain_exits():
            view, moves = self._known(seat)
        level = self.bots[seat].level
        seed = int(self._dice.uniform() * 2**40)
        thought = asyncio.ensure_future(self.thinker.choose(self.match.notation.game.id, level, view, moves, seed))
        try:
            await self._until_heard()
            await self._pause()
            move = await thought
        finally:
            thought.cancel()
        self._inbox.put_nowait(Wish(seat, move, ply))

    async def _pause(self) -> None:
        """As long as the pace says, or until a key."""
        if self.pace.asks and self.match.plan.people():
            await self._wait_for_key()
        else:
            await self.clock.sleep(self.pace.pause)

    async def _wait_for_key(self) -> None:
        self._waiting += 1
        self._push_status()
        self._stirred.set()
        try:
            await self._go_on.wait()
            self._go_on.clear()
        finally:
            self._waiting -= 1
            self._push_status()

    async def _until_heard(self) -> None:
        if self.pace.listens and self._heard is not None:
            await self._heard()

    def _start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A task is over; a mistake in it stops the table, where it is told."""
        self._tasks.discard(task)
        if not task.cancelled() and (mistake := task.exception()) is not None:
            self._inbox.put_nowait(_Mistake(mistake))

    def _cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _stop(self) -> None:
        self._over = True
        self._push_status()
        self._cancel()
        for task in tuple(self._tasks):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        while not self._inbox.empty():
            self._inbox.get_nowait()
            self._inbox.task_done()
        try:
            await self.thinker.close()
        finally:
            self.match.secure()
            path = self.match.path
            result = result_at(self.table, self.match.digest, self.match.plan, self.match.record.values)
            self.match.close()
            if path is not None:
                keep(path, result)
