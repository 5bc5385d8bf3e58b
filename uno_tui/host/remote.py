"""A table over a stream: one end serves the people at a keyboard elsewhere, the other is their `TableClient`.

Both ends send one JSON object a line, first of all the version of this protocol. Then the table pushes snapshots,
changes and its status as they come; the players' end sends moves and requests, some of which are answered, by number.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

import msgspec

from uno_tui.bots.bot import Company, Level
from uno_tui.core.catalogue import GAMES, why_not_played
from uno_tui.core.contract import Move, Refusal, Seat
from uno_tui.core.jobs import Job
from uno_tui.host.connection import Change, PastChange, SeatConnection, Snapshot, Status, StopReason, Watcher
from uno_tui.host.files import UNREADABLE
from uno_tui.host.practice import Practice, Takeback
from uno_tui.host.wire import Codec
from uno_tui.message import MessageError
from uno_tui.sanitize import escape_controls

if TYPE_CHECKING:  # the end of the people loads nothing of what hosts a table
    from uno_tui.host.local_client import LocalClient

VERSION = 1
"""Of the protocol: raised whenever an older program would misunderstand what is sent, or what a game sends; so far none
is published that speaks another.
"""
LONGEST_LINE = 1 << 24
"""Bytes that a reader must take in one line: the record of a long match may be some hundred thousand long."""
NOTHING = msgspec.Raw(b"null")
T = TypeVar("T")


class Reader(Protocol):
    """Where lines come from, such as an asyncio.StreamReader with a limit of `LONGEST_LINE`."""

    async def readline(self) -> bytes:
        """Return the next line; what is there of it, or nothing, at the end."""
        ...


class Writer(Protocol):
    """Where lines go, such as an asyncio.StreamWriter."""

    def write(self, data: bytes) -> object:
        """Send a line without waiting for the other end. Raises nothing if that is gone: the reader ends then."""
        ...


class RemoteError(MessageError, ConnectionError):
    """Why the two ends of a stream do not understand each other."""


class _Greeting(msgspec.Struct, frozen=True):
    """The first line of both ends."""

    uno_tui: int


# From the table.


class _Push(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """What the table sends."""


# `Raw` is what contains a game's own types: the `Codec` of that game encodes and decodes it.
class _Known(msgspec.Struct, frozen=True):
    """What a connection knows: its snapshot, and what it saw before."""

    now: msgspec.Raw
    past: tuple[msgspec.Raw, ...]


class _Welcome(_Push, frozen=True):
    """Everything that there is when a client joins."""

    game: str
    people: tuple[Seat, ...]
    company: tuple[Level | None, ...]
    practice: Practice | None
    status: Status
    known: tuple[_Known, ...]
    record: str


class _Changed(_Push, frozen=True):
    """A change as every connection saw it. After a round, also the `record` of the match."""

    changes: tuple[msgspec.Raw, ...]
    record: str = ""


class _WentBack(_Push, frozen=True):
    """Moves were taken back, or there were none."""

    known: tuple[_Known, ...]
    practice: Practice | None
    taken: msgspec.Raw


class _Refused(_Push, frozen=True):
    """A move was not legal."""

    seat: Seat
    move: msgspec.Raw
    refusal: Refusal


class _StatusChanged(_Push, frozen=True):
    status: Status


class _Answered(_Push, frozen=True):
    """The answer to a request: `NOTHING` where the request only wants to be done, or `failed`."""

    number: int
    result: msgspec.Raw
    failed: bool = False


# From the people at the other end.


class _Request(msgspec.Struct, frozen=True, tag=True):
    """What a client sends."""


class _Submit(_Request, frozen=True):
    seat: Seat
    move: msgspec.Raw


class _Do(_Request, frozen=True):
    what: Literal["deal", "take_back", "let_bot_move"]


class _Clock(_Request, frozen=True):
    goes: bool
    why: StopReason


class _Settle(_Request, frozen=True):
    number: int


class _WorkOut(_Request, frozen=True):
    number: int
    job: str
    arguments: msgspec.Raw


_PUSHED = msgspec.json.Decoder(_Welcome | _Changed | _WentBack | _Refused | _StatusChanged | _Answered)
_REQUESTED = msgspec.json.Decoder(_Submit | _Do | _Clock | _Settle | _WorkOut)
_ENCODE = msgspec.json.Encoder().encode


async def _greet(reader: Reader, writer: Writer) -> None:
    """Exchange greetings. Raises RemoteError if the other end is none of this program, or of another version."""
    # Both ends greet first and read then, so that neither waits for the other.
    writer.write(_ENCODE(_Greeting(VERSION)) + b"\n")
    line = await _read_line(reader)
    try:
        theirs = msgspec.json.decode(line, type=_Greeting)
    except UNREADABLE:
        raise RemoteError("remote-not-ours") from None
    if theirs.uno_tui != VERSION:
        raise RemoteError("remote-version", theirs=str(theirs.uno_tui), ours=str(VERSION))


async def _read_line(reader: Reader) -> bytes:
    """Return the next whole line, nothing at the end. Raises RemoteError for one that is longer than can be read."""
    try:
        line = await reader.readline()
    except ValueError as error:  # as asyncio says that a line is too long
        raise RemoteError("remote-unreadable", reason=escape_controls(str(error))) from None
    # The stream ended in the middle of a line.
    return line if line.endswith(b"\n") else b""


# The end at the table.


class TableServer:
    """Serves the people at the other end of a stream, as a `Watcher` of the table."""

    def __init__(self, client: LocalClient, reader: Reader, writer: Writer) -> None:
        """`client` is the one of these people alone."""
        self._client = client
        self._reader = reader
        self._writer = writer
        self._codec = Codec(GAMES[client.connections[None].snapshot.game])
        self._tasks: set[asyncio.Task[None]] = set()

    async def welcome(self) -> None:
        """Send how the table stands, and from now on what changes; `run` must run from then on.

        Raises RemoteError if the other end is none of this program, or of another version; the client has left then.
        """
        client = self._client
        try:
            await _greet(self._reader, self._writer)
        # Also if it is cancelled: bots would wait for the key of people who never came.
        except BaseException:
            client.leave()
            raise
        self._send(
            _Welcome(
                client.connections[None].snapshot.game,
                tuple(client.people),
                tuple(client.company),
                client.practice,
                client.status,
                self._known(),
                self._record(),
            )
        )
        # After the welcome: a change has no meaning for a client that does not know the game yet.
        client.watchers.append(self)
        client.status_listeners.append(self._on_status)

    async def run(self) -> None:
        """Carry out what is requested until the stream ends; then the client has left.

        Raises RemoteError for what is not understood.
        """
        try:
            while line := await _read_line(self._reader):
                self._carry_out_line(line)
        finally:
            self._client.leave()
            for task in self._tasks:
                task.cancel()

    def _send(self, pushed: _Push) -> None:
        self._writer.write(_ENCODE(pushed) + b"\n")

    def _encode_raw(self, value: object) -> msgspec.Raw:
        return msgspec.Raw(self._codec.encode(value))

    def _known(self) -> tuple[_Known, ...]:
        return tuple(
            _Known(self._encode_raw(each.snapshot), tuple(map(self._encode_raw, each.past)))
            for each in self._client.connections.values()
        )

    def _record(self) -> str:
        """Return the record, with all cards, where a round is over; before that it is a secret."""
        over = self._client.connections[None].snapshot.view.outcome.round is not None
        return self._client.record_text() if over else ""

    # What happens at the table.

    def on_change(self, changes: Mapping[Seat | None, Change]) -> None:
        """Send a change."""
        self._send(_Changed(tuple(map(self._encode_raw, changes.values())), self._record()))

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Send that a move was not legal."""
        self._send(_Refused(seat, self._encode_raw(move), refusal))

    def on_takeback(self, taken: Takeback | None) -> None:
        """Send the table as it is after moves were taken back."""
        sent = NOTHING if taken is None else self._encode_raw(taken)
        self._send(_WentBack(self._known(), self._client.practice, sent))

    def _on_status(self, status: Status) -> None:
        self._send(_StatusChanged(status))

    # What is requested.

    def _carry_out_line(self, line: bytes) -> None:
        try:
            self._carry_out(_REQUESTED.decode(line))
        except UNREADABLE as error:
            raise RemoteError("remote-unreadable", reason=escape_controls(str(error))) from None

    def _carry_out(self, request: _Submit | _Do | _Clock | _Settle | _WorkOut) -> None:
        client = self._client
        if isinstance(request, _Submit):
            move = self._codec.decode(request.move, Move)
            # The other end may be any program: it moves for its own people only.
            if request.seat not in client.people:
                raise RemoteError("remote-other-seat")
            client.connections[request.seat].submit(move)
        elif isinstance(request, _Do):
            done = {
                "deal": client.deal,
                "take_back": client.take_back,
                "let_bot_move": client.let_bot_move,
            }
            done[request.what]()
        elif isinstance(request, _Clock):
            (client.start_clock if request.goes else client.stop_clock)(request.why)
        elif isinstance(request, _Settle):
            self._start(self._settle(request.number))
        else:
            # Only declared jobs: a name that arrives must not choose just any function.
            job = self._codec.jobs.get(request.job)
            arguments = () if job is None else self._codec.arguments(request.arguments, job)
            self._start(self._work_out(request.number, job, arguments))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        # asyncio itself keeps tasks by weak references only.
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self, number: int) -> None:
        await self._client.wait_until_settled()
        self._send(_Answered(number, NOTHING))

    async def _work_out(self, number: int, job: Job[object] | None, arguments: Sequence[object]) -> None:
        answer = _Answered(number, NOTHING, failed=True)
        try:
            if job is not None:
                result = await self._client.run_job(job, *arguments)
                answer = _Answered(number, self._encode_raw(result))
        except OSError:
            pass  # it cannot be worked out
        finally:
            # In any case: the other end waits for this number.
            self._send(answer)


# The end of the people.


class RemoteConnection:
    """A `SeatConnection` to a table at the other end of a stream."""

    def __init__(self, client: RemoteClient, snapshot: Snapshot) -> None:
        self._client = client
        self.snapshot = snapshot
        self.past: Sequence[PastChange] = ()

    def submit(self, move: Move) -> None:
        """Request a move."""
        assert self.snapshot.seat is not None, "an onlooker makes no moves"  # noqa: S101
        self._client.submit(self.snapshot.seat, move)


class RemoteClient:
    """The `TableClient` of a table at the other end of a stream. All that it knows was pushed to it."""

    def __init__(self, reader: Reader, writer: Writer, codec: Codec, welcome: _Welcome) -> None:
        """Use `join`."""
        self._reader = reader
        self._writer = writer
        self._codec = codec
        self.people: Sequence[Seat] = welcome.people
        self.company: Company = welcome.company
        self.practice = welcome.practice
        self.status = welcome.status
        self.watchers: list[Watcher] = []
        self._record = welcome.record
        self._connections: dict[Seat | None, RemoteConnection] = {}
        self._know(welcome.known)
        self.connections: Mapping[Seat | None, SeatConnection] = {**self._connections}
        self._asked = 0
        """The number of the last request that wants an answer."""
        self._awaited: dict[int, asyncio.Future[msgspec.Raw]] = {}
        self._closed = False
        self._activity = asyncio.Event()

    @classmethod
    async def join(cls, reader: Reader, writer: Writer) -> RemoteClient:
        """Return the client of the table at the other end; `run` must run from then on.

        Raises RemoteError if there is no table there that this program understands.
        """
        await _greet(reader, writer)
        try:
            welcome = _PUSHED.decode(await _read_line(reader))
            if not isinstance(welcome, _Welcome):
                raise RemoteError("remote-not-ours")
            if welcome.game not in GAMES:
                raise RemoteError(why_not_played(welcome.game))
            return cls(reader, writer, Codec(GAMES[welcome.game]), welcome)
        except UNREADABLE as error:
            raise RemoteError("remote-unreadable", reason=escape_controls(str(error))) from None

    async def run(self) -> None:
        """Take in what the table pushes, until the stream ends. Raises RemoteError for what is not understood."""
        try:
            while line := await _read_line(self._reader):
                self._take(_PUSHED.decode(line))
                self._activity.set()
        except UNREADABLE as error:
            raise RemoteError("remote-unreadable", reason=escape_controls(str(error))) from None
        finally:
            self._close()

    def _close(self) -> None:
        """End all waiting requests: the stream has ended."""
        self._closed = True
        self.status = msgspec.structs.replace(self.status, needs_key=False, bot_waits=False, over=True)
        for awaited in self._awaited.values():
            if not awaited.done():
                awaited.set_exception(ConnectionResetError())
        self._awaited.clear()
        self._activity.set()

    def _take(self, pushed: _Welcome | _Changed | _WentBack | _Refused | _StatusChanged | _Answered) -> None:
        if isinstance(pushed, _Changed):
            decoded = (self._codec.decode(sent, Change) for sent in pushed.changes)
            changes = {change.snapshot.seat: change for change in decoded}
            self._record = pushed.record
            for seat, change in changes.items():
                self._connections[seat].snapshot = change.snapshot
            for watcher in self.watchers:
                watcher.on_change(changes)
        elif isinstance(pushed, _WentBack):
            self.practice = pushed.practice
            self._know(pushed.known)
            taken = None if pushed.taken == NOTHING else self._codec.decode(pushed.taken, Takeback)
            for watcher in self.watchers:
                watcher.on_takeback(taken)
        elif isinstance(pushed, _Refused):
            move = self._codec.decode(pushed.move, Move)
            for watcher in self.watchers:
                watcher.on_refusal(pushed.seat, move, pushed.refusal)
        elif isinstance(pushed, _StatusChanged):
            self.status = pushed.status
        elif isinstance(pushed, _Answered):
            self._on_answer(pushed)

    def _know(self, known: Sequence[_Known]) -> None:
        for each in known:
            now = self._codec.decode(each.now, Snapshot)
            connection = self._connections.setdefault(now.seat, RemoteConnection(self, now))
            connection.snapshot = now
            connection.past = [self._codec.decode(moment, PastChange) for moment in each.past]

    def _on_answer(self, answer: _Answered) -> None:
        awaited = self._awaited.pop(answer.number, None)
        if awaited is None or awaited.done():
            return  # nobody waits any more
        if answer.failed:
            awaited.set_exception(ConnectionError())
        else:
            awaited.set_result(answer.result)

    # What the people want.

    def _send(self, request: _Request) -> None:
        if not self._closed:
            self._writer.write(_ENCODE(request) + b"\n")

    def submit(self, seat: Seat, move: Move) -> None:
        """Request a move."""
        self._send(_Submit(seat, msgspec.Raw(self._codec.encode(move))))

    def deal(self) -> None:
        """Request the next round."""
        self._send(_Do("deal"))

    def take_back(self) -> None:
        """Request that the last decision be undone."""
        self._send(_Do("take_back"))

    def let_bot_move(self) -> None:
        """Request that the next bot move."""
        self._send(_Do("let_bot_move"))

    def stop_clock(self, why: StopReason) -> None:
        """Request that no bot move until `start_clock` for the same reason."""
        self._send(_Clock(goes=False, why=why))

    def start_clock(self, why: StopReason) -> None:
        """Request that time pass again, unless another reason is left."""
        self._send(_Clock(goes=True, why=why))

    def position_text(self) -> None:
        """Return nothing: a table does not send the cards of others."""

    def record_text(self) -> str:
        """Return all that has happened, with all cards, as a table file; nothing before a round is over."""
        return self._record

    async def run_job(self, job: Job[T], *arguments: object) -> T:
        """Run a job at the table and return its result. Raises OSError if it cannot be run."""
        result = await self._ask(lambda number: _WorkOut(number, job.name, msgspec.Raw(self._codec.encode(arguments))))
        return self._codec.result(result, job)

    async def wait_until_settled(self) -> None:
        """Wait until everything that was submitted so far has been carried out or refused."""
        with contextlib.suppress(ConnectionError):
            await self._ask(_Settle)

    async def _ask(self, request: Callable[[int], _Request]) -> msgspec.Raw:
        """Return the answer to a request that is made with its number. Raises ConnectionError if there is none."""
        if self._closed:
            raise ConnectionResetError
        self._asked += 1
        number = self._asked
        self._awaited[number] = asyncio.get_running_loop().create_future()
        try:
            self._send(request(number))
            return await self._awaited[number]
        finally:
            # If the asker was cancelled, the answer to come is for nobody.
            self._awaited.pop(number, None)

    async def wait_for_activity(self, seconds: float) -> None:
        """Wait until the table pushes something, but at most `seconds` of real time."""
        self._activity.clear()
        with contextlib.suppress(TimeoutError):
            # Nothing comes any more, and front ends must not stand still for that.
            async with asyncio.timeout(0 if self._closed else seconds):
                await self._activity.wait()
