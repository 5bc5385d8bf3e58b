"""The port through which a session knows the friends at its table who play from other machines."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

import msgspec


class Sitter(StrEnum):
    """Who sits at a seat: someone at the host's keyboard, a friend, a friend who is away, nobody yet, or a bot."""

    HERE = "here"
    FRIEND = "friend"
    AWAY = "away"
    FREE = "free"
    BOT = "bot"


class FriendSeat(msgspec.Struct, frozen=True):
    """A seat as the list of friends shows it."""

    name: str
    sitter: Sitter


class Friends(Protocol):
    """The people at a table, as one of them sees and reaches them."""

    def seats(self) -> Sequence[FriendSeat]:
        """Return the seats, in playing order."""
        ...

    def without_seat(self) -> Sequence[str]:
        """Return the names of those who have no seat: they look on, or wait where that is not allowed."""
        ...

    @property
    def lets_look_on(self) -> bool:
        """Return whether those who have no seat look on."""
        ...

    @property
    def can_take_seat(self) -> bool:
        """Return whether this person has no seat and may take one, and one is free."""
        ...

    def take_seat(self) -> bool:
        """Give this person a free seat; return False if there is none."""
        ...

    @property
    def ways(self) -> Sequence[str]:
        """Return the ids of the ways in which this guest may follow the table; none for the host."""
        ...

    def change_way(self, way: str) -> None:
        """Follow the table in another way from now on, next time as well."""
        ...

    def send(self, text: str, to: str | None = None) -> str | None:
        """Send a message to everybody, or to the person with that name; return why it cannot be sent, or None."""
        ...


class Hosting(Protocol):
    """The friends of a table, for the one who hosts it."""

    everywhere: bool
    """Whether people outside this network may come, too."""
    idle_minutes: float
    """Minutes after which a bot plays for a friend who does nothing, until they press a key; 0: never."""
    bots_stand_in: bool
    """Whether a bot plays for a friend who is gone, until they are back."""
    lets_look_on: bool
    """Whether friends for whom no seat is free may look on."""

    closed: bool
    """Whether friends can come no more."""

    def seats(self) -> Sequence[FriendSeat]:
        """Return the seats, in playing order."""
        ...

    def without_seat(self) -> Sequence[str]:
        """Return the names of those who have no seat: they look on, or wait where that is not allowed."""
        ...

    @property
    def ssh_lines(self) -> Sequence[str]:
        """Return what friends type, one line for every address at which this machine can be reached, the best first."""
        ...

    @property
    def only_here(self) -> bool:
        """Return whether only this machine itself can reach the table, because it is in no network."""
        ...

    @property
    def code(self) -> str:
        """Return the eight digits that friends are asked for."""
        ...

    @property
    def fingerprint(self) -> str:
        """Return what ssh shows of this host when a friend comes for the first time."""
        ...

    @property
    def remembered(self) -> Sequence[str]:
        """Return the names of the friends whose keys are remembered."""
        ...

    def change_code(self) -> None:
        """Make another code; the old one is void."""
        ...

    def forget_keys(self) -> None:
        """Forget all remembered keys: everybody is asked for the code again."""
        ...

    def send_away(self, name: str) -> None:
        """Send the friend at a seat away; their key is forgotten, and the code changes."""
        ...

    def send_onlooker_away(self, name: str) -> None:
        """Send someone away who looks on; their key is forgotten, and the code changes."""
        ...

    def change_seat(self, name: str, seen: Sitter) -> None:
        """Keep a bot's seat for the bot, or free it; free the seat of a friend who is away.

        `seen` is who sat there when the host chose the seat; if that has changed, nothing happens.
        """
        ...

    async def close(self) -> None:
        """Send everybody home, and let nobody come any more."""
        ...
