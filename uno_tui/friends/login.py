"""Logging in: with a key that is remembered, else with the code; and the limits before and after that."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import asyncssh
import msgspec

from uno_tui.friends.addresses import is_near
from uno_tui.friends.asyncssh_internals import tell_and_disconnect, transport_of
from uno_tui.friends.channel import GuestChannel
from uno_tui.friends.code import Code
from uno_tui.friends.remembered import Remembered
from uno_tui.friends.throttle import Throttle
from uno_tui.sanitize import sanitize

TRIES = 3
"""Wrong codes in one connection."""
MOST_KEYS = 20
"""Keys that a client may offer, one after the other."""
SECONDS = 30
"""Seconds to log in."""
MOST_BEFORE_LOGIN = 4
"""Connections from one address that have not logged in."""
MOST_FROM_ONE = 3
"""Connections from one address, unless the host allows more."""
MOST = 24
"""Connections in all."""
HURRY = 5.0
"""Seconds that a client has to log in where others wait to connect: a program takes one or two, a code is typed."""
MOST_REFUSED = 20
"""Sessions and forwarded connections that one connection may ask for in vain; then it is ended."""
MOST_TOLD = 8
"""Refused connections at a time that are told why; the others are ended at once."""
TELLING = 2.0
"""Seconds in which a client that was told why should have ended by itself."""
LONGEST_NAME = 40
"""Letters of a user name that are looked at."""


class Arrival(msgspec.Struct, frozen=True):
    """Someone who has logged in: the name that they gave, and the fingerprint of their key, "" without one."""

    name: str
    key: str
    proved: bool = False
    """Whether the key is theirs; one that was only offered proves nothing."""


class Door(msgspec.Struct):
    """What decides about who comes in, the same for all connections to one table."""

    code: Code
    remembered: Remembered
    welcome: Callable[[GuestChannel, Arrival], None]
    """Receives a guest who has logged in and has a terminal."""
    code_spent: Callable[[], None]
    """Called when too many wrong codes were tried."""
    prompt: Callable[[str], str]
    """Returns a text that is shown before login, in the host's language."""
    everywhere: bool = False
    """Whether people outside this network may come."""
    most_from_one: int = MOST_FROM_ONE
    told: int = 0
    """The number of refused connections that are being told why."""
    connected: Counter[str] = msgspec.field(default_factory=Counter)
    """The number of connections, by address."""
    before_login: Counter[str] = msgspec.field(default_factory=Counter)
    """Those that have not logged in yet."""
    waiting: dict[Login, float] = msgspec.field(default_factory=dict)
    """Since when each of those has been connected, in the loop's time."""
    open_connections: set[asyncssh.SSHServerConnection] = msgspec.field(default_factory=set)

    def end_connections(self) -> None:
        """End all connections, whatever is going on there."""
        for connection in tuple(self.open_connections):
            connection.close()


class Login(asyncssh.SSHServer):
    """One connection: who it is, and whether they may come in. There is nothing here but the table."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._address = ""
        self._counted = False
        self._is_told = False
        """Whether it is refused, and waits until the client has read why."""
        self._waits = False
        self._name = ""
        self._known_key = ""
        """The fingerprint of the last key that was offered and is remembered: if no code was asked, it is proved."""
        self._new_key = ""
        """That of the first one that was offered and is not remembered."""
        self._tries = 0
        self._offered = 0
        """How many keys the client has offered."""
        self._has_session = False
        self._has_begun = False
        """Whether the session has asked for a shell, and so is spoken to."""
        self._refused = 0
        self._logged_in = 0.0

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Refuse a connection that is one too many, or from too far away, before any cipher is reckoned."""
        self._connection = conn
        self._address = address = str(conn.get_extra_info("peername", ("", 0))[0])
        refusal = self._refusal(address)
        if refusal is not None:
            # Clients show the reason only after the protocol's version, which asyncssh sends when this returns.
            asyncio.get_running_loop().call_soon(self._turn_away, refusal)
            return
        Throttle(conn)
        door = self._door
        self._counted = self._waits = True
        door.open_connections.add(conn)
        door.connected[address] += 1
        door.before_login[address] += 1
        door.waiting[self] = asyncio.get_running_loop().time()

    def _refusal(self, address: str) -> str | None:
        """Return the message that says why nobody more may connect from an address, None if they may.

        Where all places are taken, the one that is pushed out makes room.
        """
        door = self._door
        if not (door.everywhere or is_near(address)):
            return "friends-login-far"
        if door.connected[address] >= door.most_from_one or door.before_login[address] >= MOST_BEFORE_LOGIN:
            return "friends-login-crowded"
        # Last: nobody is pushed out for a connection that is refused all the same.
        if door.connected.total() >= MOST and not self._push_out():
            return "friends-login-full"
        return None

    def _push_out(self) -> bool:
        """End the connection that has waited longest without logging in; return False if all are in, or just came."""
        now, waiting = asyncio.get_running_loop().time(), self._door.waiting
        oldest = min(waiting, key=waiting.__getitem__, default=None)
        if oldest is None or now - waiting[oldest] < HURRY:
            return False
        # At once, not when asyncssh says so: several connections may arrive before that.
        oldest._stop_counting()
        oldest._connection.abort()
        return True

    def _turn_away(self, message_id: str) -> None:
        """Tell a client why it is refused, and end the connection when it has read that."""
        connection = self._connection
        transport = transport_of(connection)
        if transport is None or self._door.told >= MOST_TOLD:
            connection.abort()
            return
        # Not `disconnect`, which closes at once: a client that is still writing then would show nothing but that.
        # Nothing more is read, so that no cipher is reckoned for it.
        transport.pause_reading()
        tell_and_disconnect(connection, asyncssh.DISC_TOO_MANY_CONNECTIONS, self._door.prompt(message_id))
        self._door.told += 1
        self._is_told = True
        asyncio.get_running_loop().call_later(TELLING, connection.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._stop_counting()
        self._door.told -= self._is_told
        self._door.open_connections.discard(self._connection)

    def _stop_counting(self) -> None:
        """Stop counting the connection, if it is counted: one that was refused is not."""
        self._stop_waiting()
        if self._counted:
            self._counted = False
            self._door.connected[self._address] -= 1
            self._door.connected += Counter()  # which drops addresses without a connection

    def _stop_waiting(self) -> None:
        if self._waits:
            self._waits = False
            del self._door.waiting[self]
            self._door.before_login[self._address] -= 1
            self._door.before_login += Counter()

    def begin_auth(self, username: str) -> bool:
        """Ask everybody to log in."""
        self._name = sanitize(username, LONGEST_NAME)
        return True

    def auth_completed(self) -> None:
        """Count the connection among those that have logged in."""
        loop = asyncio.get_running_loop()
        self._logged_in = loop.time()
        self._stop_waiting()
        # asyncssh's own `login_timeout` ends with the login.
        loop.call_later(SECONDS, self._end_without_session)

    def _end_without_session(self) -> None:
        """End a connection that asks for no table after the login."""
        if not self._has_begun:
            self._connection.abort()

    # A key that is remembered.

    def public_key_auth_supported(self) -> bool:
        """Take keys."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Return whether a key is remembered. The first one that is not becomes that, if the code is right.

        A client may ask this about anybody's public key, without having the private one.
        """
        self._offered += 1
        if self._offered > MOST_KEYS:
            return self._refuse("friends-login-no-more")
        fingerprint = key.get_fingerprint()
        if self._door.remembered.knows(fingerprint):
            self._known_key = fingerprint
            return True
        self._new_key = self._new_key or fingerprint
        return False

    # The code.

    def kbdint_auth_supported(self) -> bool:
        """Ask for the code."""
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:
        """Return the question for the code; where too many codes were wrong, end the connection: clients ask again."""
        if self._door.code.is_spent or self._tries >= TRIES:
            return self._refuse("friends-login-no-more")
        return "", "", "", [(self._door.prompt("friends-login-code"), False)]

    def validate_kbdint_response(self, username: str, responses: Any) -> Any:
        """Return whether the code is right; after a wrong one, the question again."""
        code = self._door.code
        if len(responses) == 1 and code.admits(responses[0]):
            self._known_key = ""  # asked about, but not proved: else there were no need of a code
            return True
        self._tries += 1
        if code.is_spent:
            self._door.code_spent()
        if code.is_spent or self._tries >= TRIES:
            return self._refuse("friends-login-no-more")
        return "", self._door.prompt("friends-login-wrong"), "", [(self._door.prompt("friends-login-code"), False)]

    def _refuse(self, message_id: str) -> bool:
        """End the connection, with a sentence that clients show, and return False, as asyncssh expects."""
        self._connection.disconnect(asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, self._door.prompt(message_id))
        return False

    # What is there after that.

    def session_requested(self) -> GuestChannel | bool:
        """Open the one session of this connection. Everything else, such as forwarding, is refused by default."""
        if self._has_session:
            return self._refuse_one()
        self._has_session = True
        arrival = Arrival(self._name, self._known_key or self._new_key, proved=bool(self._known_key))

        def begin(channel: GuestChannel) -> None:
            self._has_begun = True
            self._door.welcome(channel, arrival)

        return GuestChannel(begin, self._logged_in)

    def connection_requested(self, dest_host: str, dest_port: int, orig_host: str, orig_port: int) -> bool:
        """Refuse to forward a connection."""
        return self._refuse_one()

    def _refuse_one(self) -> bool:
        """Refuse something that is not here; end a connection that asks again and again, which costs the others time.
        """
        self._refused += 1
        if self._refused > MOST_REFUSED:
            self._connection.abort()
        return False
