"""A table with friends in this process: the real server, and clients that speak ssh to it over loopback."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import asyncssh
import pyte
from support.sessions import Screen

from uno_tui.friends.gathering import Gathering
from uno_tui.friends.server import open_table
from uno_tui.host.match import PERSON, Plan
from uno_tui.ui.keys import keymap
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders

_SEQUENCES = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
BEGUN = re.compile("3 fran|Line by line|Page for|Pictures of|All seats")
"""What a friend reads first: a question, or if they have been asked before, how they follow the table."""
WAYS = {"page": "1", "lines": "2", "picture": "3"}


def free_port() -> int:
    """Return a port of loopback that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Client(asyncssh.SSHClient):
    """A friend's ssh: it answers every question with the code."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.asked: list[str] = []

    def kbdint_auth_requested(self) -> str | None:
        return ""

    def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: Any) -> list[str]:
        self.asked += [instructions, *(prompt for prompt, _ in prompts)]
        return [self.code] * len(prompts)


class Friend:
    """A friend's terminal at the other end."""

    def __init__(self, connection: asyncssh.SSHClientConnection, client: Client, columns: int, lines: int) -> None:
        self.connection = connection
        self.client = client
        self.raw = b""
        self.screen = pyte.Screen(columns, lines)
        self._stream = pyte.ByteStream(self.screen)
        self._reading: asyncio.Task[None] | None = None
        self.ended = asyncio.Event()
        self.reads = asyncio.Event()
        self.reads.set()

    async def open(self, term: str | None, **options: Any) -> None:
        """Ask for the table, in a terminal with this name or (None) without one."""
        size = (self.screen.columns, self.screen.lines)
        terminal = {"term_type": term, "term_size": size} if term else {"request_pty": False}
        self.process = await self.connection.create_process(encoding=None, **terminal, **options)
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(OSError, asyncssh.Error):
            while data := await self.process.stdout.read(65536):
                self.raw += data
                self._stream.feed(data)
                await self.reads.wait()
        self.ended.set()

    @property
    def text(self) -> str:
        """Everything that was written so far, without sequences."""
        return _SEQUENCES.sub("", self.raw.decode("utf-8", "replace")).replace("\r\n", "\n")

    def press(self, keys: str) -> None:
        """Type keys."""
        self.process.stdin.write(keys.encode())

    async def until(self, wanted: str, seconds: float = 30.0) -> None:
        """Wait until a text was written or stands on the screen, however it is wrapped."""

        def stands() -> bool:
            return any(wanted in " ".join(text.split()) for text in (self.text, " ".join(self.screen.display)))

        await self.until_true(stands, seconds, wanted)

    async def until_true(self, condition: Callable[[], bool], seconds: float = 30.0, what: str = "") -> None:
        """Wait until something is true."""
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise AssertionError(f"{what!r} never came; what came: {self.text[-1500:]}") from None

    def hang_up(self) -> None:
        """Be gone without a word, as after a closed lid."""
        self.connection.abort()


class Hosted:
    """A host who lets friends come."""

    def __init__(self, session: Session, gathering: Gathering) -> None:
        self.session = session
        self.gathering = gathering
        self.friends: list[Friend] = []

    @property
    def told(self) -> list[str]:
        """Everything that the host was told."""
        return [each.text for each in self.session.announcer.speaker.history.messages()]

    async def begin(self) -> None:
        """Begin the table with those who are here."""
        await self.session.runner.sit_down(None, Screen())
        await self.settled()

    async def settled(self) -> None:
        """Wait until the table has carried out everything."""
        assert self.session.runner.host is not None
        await self.session.runner.host.wait_until_settled()

    async def connect(
        self, name: str, *, code: str | None = None, key: asyncssh.SSHKey | None = None, size: tuple[int, int] = (80, 24)
    ) -> Friend:
        """Log in with the code, or with a key."""
        clients: list[Client] = []

        def make() -> Client:
            clients.append(Client(self.gathering.code if code is None else code))
            return clients[-1]

        connection = await asyncssh.connect(
            "127.0.0.1", self.port, username=name, known_hosts=None, client_factory=make, config=None,
            client_keys=None if key is None else [key], agent_path=None,
        )  # fmt: skip
        friend = Friend(connection, clients[-1], *size)
        self.friends.append(friend)
        return friend

    async def come(
        self, name: str, way: str = "page", *, term: str | None = "xterm-256color", language: str = "1", **options: Any
    ) -> Friend:
        """Let a friend come, and say how they follow the table."""
        friend = await self.connect(name, **options)
        await friend.open(term)
        await friend.until_true(lambda: bool(BEGUN.search(friend.text)), what="a question, or the table")
        if "1 English" not in friend.text:  # they have been asked before
            return friend
        friend.press(language if term else f"{language}\n")
        if term not in (None, "dumb"):
            await friend.until_true(lambda: friend.text.count("3 ") > 1)
            friend.press(WAYS[way])
        return friend

    async def play_with(self, name: str, **options: Any) -> Friend:
        """Let a friend come line by line, and begin the table with them."""
        friend = await self.come(name, "lines", **options)
        await friend.until("The game has not begun.")
        await self.begin()
        await friend.until("You have 7 cards.")
        return friend

    @property
    def port(self) -> int:
        """The port at which friends come."""
        return int(self.gathering.ssh_lines[0].split()[2])


@contextlib.asynccontextmanager
async def hosted(
    game: str = "uno",
    *,
    seats: int = 4,
    here: int = 1,
    bots: int = 0,
    seed: int = 1,
    most: int = 20,
    values: dict[str, Any] | None = None,
    names: Sequence[str] = NAMES,
) -> AsyncIterator[Hosted]:
    """Host a game in which `bots` seats at the end are the bots'; friends may come to the others."""
    players = (*[PERSON] * here, *["normal"] * (seats - here))
    request = Request(
        game=game, plan=Plan(tuple(names[:seats]), players), rules=values, mode=Mode.SILENT, language="en", seed=seed
    )
    session = Session(request, Settings(), folders(), keymap.load("default"))
    gathering = await open_table(session, address="127.0.0.1", port=free_port(), most=most)
    gathering.keep_for_bots(names[seats - bots : seats])
    session.hosting = gathering
    table = Hosted(session, gathering)
    try:
        yield table
    finally:
        for friend in table.friends:
            friend.hang_up()
        await session.close()
