"""The list of the friends who play from elsewhere: what to send them, who is here, and the messages between them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Protocol

from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.standard_questions import yes_or_no
from uno_tui.ui.ports.friends import Friends, FriendSeat, Hosting, Sitter
from uno_tui.ui.ports.question import Question
from uno_tui.ui.request import Destination
from uno_tui.ui.session import Session

LETTER = ("first", "command", "code", "last")
"""The lines of an invitation that is written to a file."""
IDLE_MINUTES = (0, 1, 2, 5, 10)
"""The minutes of doing nothing that the host can choose, after which a bot plays; 0: never."""


class _FrontEnd(Protocol):
    """What this list needs of a front end."""

    def say_and_ask(self, question: Question) -> None:
        """Say a question and ask it."""

    def setting_changed(self) -> None:
        """Show the new value of the line that was chosen."""

    def work_before_keys(self, work: Coroutine[object, object, None]) -> None:
        """Run `work`; keys wait until it is done."""

    def sit_down(self, destination: Destination) -> None:
        """Go to a table; None: to a new one."""


def seat_items(announcer: ProgramAnnouncer, friends: Friends) -> list[Item]:
    """Return a line for each seat: who sits there, and from where; then those who have none."""
    line = onlooker_line(announcer, lets_look_on=friends.lets_look_on)
    seats = (Item(seat_line(announcer, each)) for each in friends.seats())
    return [*seats, *map(Item, map(line, friends.without_seat()))]


def onlooker_line(announcer: ProgramAnnouncer, *, lets_look_on: bool) -> Callable[[str], str]:
    """Return a function that makes the line of someone without a seat, who looks on or waits."""
    known = "friends-onlooker-line" if lets_look_on else "friends-waits-line"
    return lambda name: announcer.text(known, name=name)


def seat_line(announcer: ProgramAnnouncer, seat: FriendSeat) -> str:
    """Return the line of a seat."""
    return announcer.text(f"friends-seat-{seat.sitter}", name=seat.name)


def in_pairs(code: str) -> str:
    """Return digits in pairs, as voices say them best."""
    return " ".join(code[place : place + 2] for place in range(0, len(code), 2))


def send_message(session: Session, typed: str) -> str | None:
    """Send what the player has typed after the slash; return why that is not possible, or None.

    A second slash and a name send it to one person: `/Ben your turn`.
    """
    text, to = typed.strip(), None
    if text.startswith("/"):
        to, _, text = text[1:].strip().partition(" ")
    if session.friends is None:
        return session.announcer.text("friends-nobody")
    return session.friends.send(text.strip(), to)


class FriendsList:
    """The lines of the one who hosts: an invitation, the seats, and what may be changed."""

    def __init__(self, session: Session, hosting: Hosting, front: _FrontEnd) -> None:
        self._session = session
        self._announcer = session.announcer
        self._hosting = hosting
        self._front = front

    def items(self) -> list[Item]:
        """Return the lines as things are now."""
        hosting, text = self._hosting, self._announcer.text
        if hosting.closed:
            return [Item(text("friends-closed"))]
        begin = [] if self._session.runner.playing else [Item(text("friends-begin"), self._begin)]
        reach = "friends-reach-all" if hosting.everywhere else "friends-reach-network"
        away = "friends-away-bot" if hosting.bots_stand_in else "friends-away-wait"
        onlookers = "friends-onlookers-yes" if hosting.lets_look_on else "friends-onlookers-no"
        # Before the invitation, which leads no one here.
        network = [Item(text("friends-only-here"))] if hosting.only_here else []
        return [
            *begin,
            *network,
            Item(text("friends-send", command=hosting.ssh_lines[0]), partial(self._announcer.say, self.spelled)),
            Item(text("friends-code", code=in_pairs(hosting.code)), partial(self._announcer.say, self.spelled)),
            Item(text("friends-copy"), self._copy),
            *map(self._seat, hosting.seats()),
            *map(self._onlooker, hosting.without_seat()),
            *(Item(text("friends-or", command=each)) for each in hosting.ssh_lines[1:]),
            self._reach_line(text(reach)),
            self._line(text(away), self._away, "friends-away-how"),
            self._line(text(onlookers), self._let_look_on, "friends-onlookers-how"),
            self._line(text("friends-idle-line", minutes=int(hosting.idle_minutes)), self._idle, "friends-idle-how"),
            self._line(text("friends-new-code"), hosting.change_code, "friends-new-code-how"),
            *self._remembered(),
            Item(text("friends-fingerprint", fingerprint=hosting.fingerprint)),
            Item(text("friends-close"), self._ask_to_close),
        ]

    @property
    def spelled(self) -> str:
        """The whole invitation as a sentence."""
        hosting = self._hosting
        return self._announcer.text("friends-invitation", command=hosting.ssh_lines[0], code=in_pairs(hosting.code))

    def _seat(self, seat: FriendSeat) -> Item:
        """Return the line of a seat; all can be changed but those at this keyboard, that of a friend needs a yes."""
        line = seat_line(self._announcer, seat)
        if seat.sitter is Sitter.HERE:
            return Item(line)
        if seat.sitter is Sitter.FRIEND:
            return self._visitor(line, seat.name, self._hosting.send_away)
        return self._line(line, partial(self._hosting.change_seat, seat.name, seat.sitter), "friends-seat-how")

    def _onlooker(self, name: str) -> Item:
        """Return the line of someone who looks on."""
        line = onlooker_line(self._announcer, lets_look_on=self._hosting.lets_look_on)(name)
        return self._visitor(line, name, self._hosting.send_onlooker_away)

    def _visitor(self, line: str, name: str, send_away: Callable[[str], None]) -> Item:
        """Return the line of someone who is connected; to send them away needs a yes."""
        ask = yes_or_no(self._announcer, "friends-send-away-sure", partial(send_away, name), name=name)
        how = self._announcer.text("friends-seat-friend-how")
        return Item(line, partial(self._front.say_and_ask, ask), explains=how)

    def _line(self, line: str, act: Callable[[], object], how: str) -> Item:
        def carry_out() -> None:
            act()
            self._front.setting_changed()

        return Item(line, carry_out, explains=self._announcer.text(how))

    def _remembered(self) -> Sequence[Item]:
        names = self._hosting.remembered
        if not names:
            return []
        listed = self._announcer.translator.enumerate(list(names))
        line = self._announcer.text("friends-known", names=listed)
        return [self._line(line, self._hosting.forget_keys, "friends-known-how")]

    def _reach_line(self, line: str) -> Item:
        """Return the line about who may come; to let everyone in needs a yes."""
        if self._hosting.everywhere:
            return self._line(line, partial(self._let_in, everywhere=False), "friends-reach-how")
        ask = yes_or_no(self._announcer, "friends-reach-sure", partial(self._let_in, everywhere=True))
        return Item(line, partial(self._front.say_and_ask, ask), explains=self._announcer.text("friends-reach-how"))

    def _let_in(self, *, everywhere: bool) -> None:
        self._hosting.everywhere = everywhere

    def _away(self) -> None:
        self._hosting.bots_stand_in = not self._hosting.bots_stand_in

    def _let_look_on(self) -> None:
        self._hosting.lets_look_on = not self._hosting.lets_look_on

    def _idle(self) -> None:
        longer = (minutes for minutes in IDLE_MINUTES if minutes > self._hosting.idle_minutes)
        self._hosting.idle_minutes = next(longer, 0)

    def _copy(self) -> None:
        hosting = self._hosting
        # The letter names the host, the player at this keyboard.
        host = next((each.name for each in hosting.seats() if each.sitter is Sitter.HERE), "")
        values = {"name": host, "command": hosting.ssh_lines[0], "code": in_pairs(hosting.code)}
        lines = (self._announcer.text(f"friends-letter-{line}", **values) for line in LETTER)
        self._session.write_text_file("invitation.txt", "".join(f"{line}\n" for line in lines), "friends-copied")

    def _begin(self) -> None:
        self._front.sit_down(None)

    def _ask_to_close(self) -> None:
        question = yes_or_no(self._announcer, "friends-close-sure", self._close)
        self._front.say_and_ask(question)

    def _close(self) -> None:
        self._front.work_before_keys(self._end())

    async def _end(self) -> None:
        await self._hosting.close()
        self._front.setting_changed()
