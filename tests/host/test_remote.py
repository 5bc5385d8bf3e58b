"""A table over a stream: played by someone in another process, who has nothing but the connection."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from conftest import ROOT
from host.commanding import Commander

from uno_tui.bots.advice import ADVISE, compare
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Move, Refusal
from uno_tui.core.dice import Dice
from uno_tui.core.jobs import Job
from uno_tui.games.rummy.rules.completing import COMPLETE, Progress, first_task
from uno_tui.host.clock import RealClock
from uno_tui.host.connection import StopReason
from uno_tui.host.host import Host
from uno_tui.host.local_client import LocalClient
from uno_tui.host.match import Match, Plan
from uno_tui.host.pace import Pace
from uno_tui.host.practice import Practice, Takeback
from uno_tui.host.remote import LONGEST_LINE, RemoteClient, RemoteError, TableServer
from uno_tui.host.thinking import ProcessThinker

PACE = Pace(pause=0.0, reactions=0.0, asks=True, listens=False)
"""Bots wait for a key, so that two matches go on alike however long messages travel."""
NAMES = ("Ana", "Ben", "Cleo", "Dora")
PLAYERS = ("person", "normal", "easy", "normal")
SHORT = {
    "uno": {"match_end": "rounds", "rounds": 2, "intercept": True, "seven_zero": True, "draw_anytime": True},
    "teams": {"match_end": "wins", "wins": 1},
    "rummy": {"match_end": "rounds_won", "rounds": 1, "must_lay": False},
    "maumau": {"rounds": 2},
    "ume": {},
}


def hosted(game: str, practice: Practice | None = None, **values: bool | int | str) -> Host:
    seats = 4 if game == "teams" else 3
    plan = Plan(NAMES[:seats], PLAYERS[:seats], practice)
    match, events = Match.begin(game, options.defaults(GAMES[game].options) | values, plan, Dice(5), None)
    host = Host(match, RealClock(), PACE, ProcessThinker(), 7)
    host.open(events)
    return host


@contextlib.asynccontextmanager
async def running(host: Host) -> AsyncIterator[Host]:
    task = asyncio.create_task(host.run())
    try:
        yield host
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def said_here(game: str) -> list[str]:
    """What is said where the table and the player are in one process."""
    said: list[str] = []
    host = hosted(game, **SHORT[game])
    client = LocalClient(host, (0,))
    async with running(host):
        await Commander(client, said.append).play()
    return said


async def said_elsewhere(game: str) -> list[str]:
    """What is said in another process, which has only the connection."""
    host = hosted(game, **SHORT[game])
    script = str(Path(__file__).parent / "commanding.py")
    player = await asyncio.create_subprocess_exec(
        sys.executable, script, cwd=ROOT, limit=LONGEST_LINE,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert player.stdin is not None
    assert player.stdout is not None
    assert player.stderr is not None
    hearing = asyncio.create_task(player.stderr.read())
    server = TableServer(LocalClient(host, (0,)), player.stdout, player.stdin)
    await server.welcome()
    async with running(host):
        await server.run()
    player.stdin.close()
    lines = (await hearing).decode("utf-8").splitlines()
    assert await player.wait() == 0, lines
    return [json.loads(line) for line in lines]


@pytest.mark.costly
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", [pytest.param("teams", marks=pytest.mark.slow), *(each for each in SHORT if each != "teams")])
async def test_a_match_is_told_elsewhere_as_it_is_here(game: str) -> None:
    here, elsewhere = await said_here(game), await said_elsewhere(game)
    assert elsewhere.pop() == "modules that host a table: []"
    assert len(here) > 20
    secret = "The position cannot be copied: other players' cards are secret in this game."
    assert elsewhere.pop() == secret
    assert elsewhere == here


class Watching:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def on_change(self, changes: object) -> None:
        self.told.append(changes)

    def on_refusal(self, seat: int, move: Move, refusal: Refusal) -> None:
        self.told.append((seat, move, refusal))

    def on_takeback(self, taken: Takeback | None) -> None:
        self.told.append(taken)


class Pipe:
    """One direction of a stream within this process."""

    def __init__(self) -> None:
        self.reader = asyncio.StreamReader(LONGEST_LINE)

    def write(self, data: bytes) -> None:
        self.reader.feed_data(data)

    async def readline(self) -> bytes:
        return await self.reader.readline()


class Joined:
    """A remote client, and a local one of the same seats beside it."""

    def __init__(self, host: Host, people: tuple[int, ...] = (0,)) -> None:
        self.here, self.there = Pipe(), Pipe()
        self.local = LocalClient(host, people)
        self.watching, self.watching_here = Watching(), Watching()
        self.local.watchers.append(self.watching_here)
        self.served = LocalClient(host, people)
        self.server = TableServer(self.served, self.there, self.here)

    async def join(self) -> RemoteClient:
        welcoming = asyncio.create_task(self.server.welcome())
        self.client = await RemoteClient.join(self.here, self.there)
        self.client.watchers.append(self.watching)
        await welcoming
        self.serving = asyncio.create_task(self.server.run())
        self.running = asyncio.create_task(self.client.run())
        return self.client

    def agree(self) -> None:
        """Both clients know the same."""
        for seat, connection in self.local.connections.items():
            assert self.client.connections[seat].snapshot == connection.snapshot
            assert list(self.client.connections[seat].past) == list(connection.past)
        assert self.watching.told == self.watching_here.told
        assert self.client.connections.keys() == self.local.connections.keys()
        assert (self.client.status, self.client.practice) == (self.served.status, self.local.practice)
        assert list(self.client.people) == list(self.local.people)
        assert list(self.client.company) == list(self.local.company)


async def test_both_ends_know_the_same() -> None:
    host = hosted("uno", Practice(open_hands=True, deal=3))
    joined = Joined(host)
    client = await joined.join()
    async with running(host):
        await client.wait_until_settled()
        joined.agree()
        assert set(client.connections) == {0, 1, 2, None}
        for request in (
            lambda: client.stop_clock(StopReason.LISTS), lambda: client.start_clock(StopReason.LISTS), client.deal, client.take_back,
            lambda: client.connections[0].submit(client.connections[0].snapshot.moves[0]),
            lambda: client.connections[0].submit(client.connections[1].snapshot.moves[0]) if client.connections[1].snapshot.moves else None,
            client.let_bot_move, client.let_bot_move, client.take_back, client.take_back,
        ):  # fmt: skip
            request()
            if request == client.let_bot_move:
                joined.local.let_bot_move()  # the table waits for both keyboards
            await client.wait_until_settled()
            await client.wait_for_activity(0.05)
            await client.wait_until_settled()
            joined.agree()
        kinds = {type(told) for told in joined.watching.told}
        assert {dict, Takeback} <= kinds
        assert client.position_text() is None
        assert client.record_text() == ""


async def test_the_clock_goes_on_when_those_are_gone_who_stopped_it() -> None:
    host = hosted("uno")
    joined = Joined(host)
    client = await joined.join()
    async with running(host):
        client.stop_clock(StopReason.LISTS)
        await client.wait_until_settled()
        assert not host.clock.going
        joined.there.reader.feed_eof()
        await joined.serving
        assert host.clock.going


async def test_a_refused_move_comes_back_to_who_made_it() -> None:
    host = hosted("uno")
    joined = Joined(host)
    client = await joined.join()
    async with running(host):
        await client.wait_until_settled()
        hand = host.table.view(1).hand
        play = next(move for move in [*host.table.copy().moves(0)] if getattr(move, "card", None) is not None)
        foreign = next(card for card in hand if card not in host.table.view(0).hand)
        client.connections[0].submit(type(play)(foreign, "R" if foreign.wild else None))
        await client.wait_until_settled()
        [refused] = [told for told in joined.watching.told if isinstance(told, tuple)]
        assert refused[0] == 0
        assert refused[2] == Refusal("not_in_hand")
        joined.agree()


@pytest.mark.parametrize("game", ["uno", "maumau"])
async def test_advice_is_worked_out_at_the_table(game: str) -> None:
    host = hosted(game)
    client = await Joined(host).join()
    async with running(host):
        await client.wait_until_settled()
        view, moves = host.table.view(0), tuple(host.table.moves(0))
        told = await client.run_job(ADVISE, game, view, moves, 1, client.company)
        assert told == compare(game, view, moves, 1, tuple(client.company))
        assert told.candidates
        with pytest.raises(ConnectionError):
            await client.run_job(Job("nothing", compare), game, view, moves, 1, client.company)


async def test_the_search_of_a_game_is_done_at_the_table() -> None:
    host = hosted("rummy")
    client = await Joined(host).join()
    async with running(host):
        task = first_task(host.table.view(0))
        found = await client.run_job(COMPLETE, task)
        assert isinstance(found, Progress)
        assert found.task == task


async def test_what_is_awaited_when_the_stream_ends_fails() -> None:
    host = hosted("uno")
    joined = Joined(host)
    client = await joined.join()
    async with running(host):
        await client.wait_until_settled()
        joined.serving.cancel()
        awaited = asyncio.create_task(client.run_job(ADVISE, "uno", host.table.view(0), (), 1, ()))
        await asyncio.sleep(0)
        joined.here.reader.feed_eof()
        with pytest.raises(ConnectionError):
            await awaited
        assert client.status.over
        await client.wait_until_settled()
        await client.wait_for_activity(5.0)
        client.let_bot_move()
        await joined.running


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b'{"uno_tui":2}\n', "the other side speaks version 2, this program version 1; install the same uno-tui on both"),
        (b"SSH-2.0-OpenSSH_9.6\r\n", "no uno-tui table answers there; check what you connect to"),
        (b"", "no uno-tui table answers there; check what you connect to"),
        (b'{"uno_tui":1}\n{"type":"_StatusChanged","status":{}}\n', "no uno-tui table answers there; check what you connect to"),
        (b'{"uno_tui":1}\n{"type":"_Welcome"}\n', "what arrives from the other side is not understood: "),
    ],
)
async def test_another_program_or_version_is_told_of(line: bytes, sentence: str) -> None:
    here, there = Pipe(), Pipe()
    here.write(line)
    here.reader.feed_eof()
    with pytest.raises(RemoteError) as wrong:
        await RemoteClient.join(here, there)
    assert str(wrong.value.message).startswith(sentence)


NESTED = b'{"uno_tui":1}\n{"type":"_Submit","seat":0,"move":' + b"[" * 50_000 + b"]" * 50_000 + b"}\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b'{"uno_tui":0}\n', "the other side speaks version 0, this program version 1"),
        (b"GET / HTTP/1.1\r\n", "no uno-tui table answers there"),
        (b'{"uno_tui":1}\n{"type":"_Do","what":"cheat"}\n', "what arrives from the other side is not understood: Invalid enum"),
        (b'{"uno_tui":1}\nhello\n', "what arrives from the other side is not understood: JSON is malformed"),
        (b'{"uno_tui":1}\n{"type":"_Submit","seat":1,"move":{"type":"Draw"}}\n', "the other side moves for a seat that is not its own"),
        (b'{"uno_tui":1}\n{"type":"_Submit","seat":0,"move":{"type":"Lay"}}\n', "what arrives from the other side is not understood: Invalid value"),
        (b'{"uno_tui":1}\n' + b"x" * (LONGEST_LINE * 2 + 2), "what arrives from the other side is not understood: "),
        pytest.param(NESTED, "what arrives from the other side is not understood: ", id="nested"),
    ],
)
async def test_nothing_that_arrives_at_the_table_stops_it(line: bytes, sentence: str) -> None:
    host = hosted("uno")
    async with running(host):
        here, there = Pipe(), Pipe()
        there.write(line)
        server = TableServer(LocalClient(host, (0,)), there, here)

        async def serve() -> None:
            await server.welcome()
            await server.run()

        with pytest.raises(RemoteError) as wrong:
            await serve()
        assert str(wrong.value.message).startswith(sentence)
        assert host.listeners == []
        assert host.status_listeners == []
        await host.wait_until_settled()
        assert not host.over


