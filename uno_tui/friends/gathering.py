"""The friends at one host's table: who sits where, who is away, and what is told to whom."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextvars import Context, copy_context
from functools import partial

import msgspec

from uno_tui.bots.bot import Level
from uno_tui.core.contract import Seat
from uno_tui.friends.absence import Absence
from uno_tui.friends.allowance import Allowance
from uno_tui.friends.channel import GuestChannel
from uno_tui.friends.code import Code
from uno_tui.friends.guest import Guest
from uno_tui.friends.login import Arrival, Door
from uno_tui.friends.remembered import Remembered, Way
from uno_tui.host.host import Host
from uno_tui.host.local_client import GuestClient
from uno_tui.host.match import FRIEND, PERSON, Plan
from uno_tui.host.races import Listening, Races
from uno_tui.sanitize import escape_controls
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.speech.history import History
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.names import why_not_seated
from uno_tui.ui.ports.friends import FriendSeat, Sitter
from uno_tui.ui.session import Session

READS = 5.0
"""Seconds after which the others are told that the game waits for a guest who reads a list."""
LOOKS = 1.0
"""Seconds between two looks for guests who do nothing."""
LONGEST_MESSAGE = 300
SITTING = 2.0
"""Seconds that a table waits for its guests to sit down before it begins."""
LEAVING = 2.0
"""Seconds for the guests' programs to say goodbye when the table is closed."""
COMING, AGAIN = (12, 1.0), (4, 0.5)
"""Arrivals at once, and in a second after that: of all who are new, and of one who is known by a key."""
MESSAGES, WITHIN = 5, 10.0
"""Messages that one person may send within so many seconds."""


class Gathering:
    """The `Hosting` of a session: its guests, at a table or before one.

    Seats that no bot was meant for are open to friends; bots play there until one comes. Before a table begins, `plan`
    has the seats; at a table, the match has them.
    """

    def __init__(
        self,
        session: Session,
        remembered: Remembered,
        addresses: Sequence[str],
        fingerprint: str,
    ) -> None:
        """`addresses` are those at which friends reach this machine; none where it is in no network."""
        self._session = session
        self._remembered = remembered
        self._addresses = addresses
        self.fingerprint = fingerprint
        self._port = 0
        self._stop_listening: Callable[[], Awaitable[None]] | None = None
        self._host: Host | None = None
        """The host of the table at which friends sit; None before one, and while the host plays something else."""
        self.bots_stand_in = False
        self.idle_minutes = 0
        self.closed = False
        self._context = copy_context()
        """The context of the host's front end."""
        self._guests: list[Guest] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed_to_friends: set[str] = set()
        """The names of bots' seats that no friend gets."""
        self._absences: dict[Seat, Absence] = {}
        self._histories: dict[str, History] = {}
        """What friends were told, by the name of their seats."""
        self._owners: dict[str, str] = {}
        """The fingerprints of the keys of those who sat at seats, by the names of the seats; "" for none."""
        self._arrivals: dict[str, Allowance] = {}
        """How often the friend with each remembered key may still come, and all others together ("")."""
        self._lately: dict[str, deque[float]] = {}
        """When each person has sent their last messages."""
        self.plan = self._opened(session.tables.plan)
        self._laid_out_for = self._wanted
        self.door = Door(Code(), remembered, self._welcome, self._on_code_spent, session.announcer.text)

    def open(self, port: int, stop_listening: Callable[[], Awaitable[None]]) -> None:
        """Begin, now that friends can come at this port."""
        self._port, self._stop_listening = port, stop_listening
        self._idlers = asyncio.create_task(self._look_for_idlers())
        session = self._session
        session.friends = self.member(None)
        session.named_keys.talks = True
        session.tables.expects_friends = True
        session.runner.hearing = self
        session.runner.on_table = self._on_table
        session.runner.on_leave = self._on_leave
        host, plan = session.runner.host, session.tables.sitting
        if host is not None and session.runner.tutor is None and plan is not None and plan.practice is None:
            self._sit_at(host)

    @property
    def _wanted(self) -> tuple[str, int]:
        """The game of the next table, and how many play it."""
        return self._session.tables.next_game, len(self._session.tables.plan.names)

    @property
    def _seats(self) -> Plan:
        if self._host is not None:
            return self._host.match.plan
        if self._wanted != self._laid_out_for:  # the host has chosen another game
            self._laid_out_for = self._wanted
            self.plan = self._opened(self._session.tables.plan)
            for guest in self._guests:
                seat = self._find_seat(guest, guest.name)
                if seat is not None:
                    self._take(guest, seat)
        return self.plan

    def _sit_at(self, host: Host) -> None:
        """Let bots wait for everybody at a table, and be fair to everybody."""
        self._host = host
        host.hearing = self
        host.races = Races(self._listening)
        host.races.on_close = self._on_close

    def _opened(self, plan: Plan) -> Plan:
        """Return a plan whose friends' seats are open: nobody sits there yet."""
        level = self._session.preferences.settings.bots
        return msgspec.structs.replace(
            plan, players=tuple(level if player == FRIEND else player for player in plan.players)
        )

    # What the host sees.

    @property
    def everywhere(self) -> bool:
        """Whether people outside this network may come, too."""
        return self.door.everywhere

    @everywhere.setter
    def everywhere(self, everywhere: bool) -> None:
        self.door.everywhere = everywhere

    @property
    def commands(self) -> Sequence[str]:
        """Return what friends type, for each address of this machine."""
        free = next((each.name for each in self.seats() if each.sitter is Sitter.FREE), "")
        who = free.lower() if free.isascii() and free.isalnum() else "name"
        addresses = self._addresses or ["127.0.0.1"]
        return [f"ssh -p {self._port} {who}@{address}" for address in addresses]

    @property
    def only_here(self) -> bool:
        """Return whether only this machine itself can reach the table."""
        return not self._addresses

    @property
    def code(self) -> str:
        """Return the code that friends are asked for."""
        return self.door.code.digits

    @property
    def remembered(self) -> Sequence[str]:
        """Return the names of the friends whose keys are remembered."""
        return self._remembered.names

    def change_code(self) -> None:
        """Make another code."""
        self.door.code = Code()

    def forget_keys(self) -> None:
        """Forget all remembered keys."""
        self._remembered.forget_all()

    def seats(self) -> list[FriendSeat]:
        """Return the seats, in playing order."""
        plan, here = self._seats, {guest.name for guest in self._guests if self._seat_of(guest) is not None}

        def sitter(name: str, player: str) -> Sitter:
            if player == PERSON:
                return Sitter.HERE
            if player == FRIEND:
                return Sitter.FRIEND if name in here else Sitter.AWAY
            return Sitter.BOT if name in self._closed_to_friends else Sitter.FREE

        return [
            FriendSeat(name, sitter(name, player)) for name, player in zip(plan.names, plan.players, strict=True)
        ]

    def change_seat(self, name: str) -> None:
        """Open a bot's seat for a friend, or keep it for the bot; free the seat of a friend who is away."""
        plan, host = self._seats, self._host
        seat = plan.names.index(name)
        if host is None or plan.players[seat] != FRIEND:
            self._closed_to_friends ^= {name}
            return
        level = self._session.preferences.settings.bots
        if seat in self._absences:
            self._absences.pop(seat).end()
        self._owners.pop(name, None)
        self._histories.pop(name, None)
        host.match.change_player(seat, level)
        host.let_bot_play(seat, Level(level))

    def keep_for_bots(self, names: Sequence[str]) -> None:
        """Let no friend have these bots' seats."""
        self._closed_to_friends |= set(names)

    def lay_out(self) -> None:
        """Make the next table one for those who are here; bots play at the free seats."""
        tables = self._session.tables
        tables.set_table(tables.next_game, self._seats, tables.next_values)

    async def close(self) -> None:
        """Send everybody home, and let nobody come any more."""
        self.closed = True
        self._idlers.cancel()
        if self._stop_listening is not None:
            await self._stop_listening()
        session = self._session
        for guest in tuple(self._guests):
            if guest.session is not None and guest.front is not None:
                guest.session.parting = guest.session.announcer.text("friends-closed-guest", name=self._host_name)
                guest.context.copy().run(guest.front.leave_now)
        if self._tasks:
            await asyncio.wait(tuple(self._tasks), timeout=LEAVING)
        session.friends = None
        session.named_keys.talks = False
        session.tables.expects_friends = False
        session.runner.hearing = session.announcer.speaker
        if self._host is not None:
            self._host.hearing, self._host.races = session.announcer.speaker, None
        session.runner.on_table = None
        session.runner.on_leave = lambda: None

    @property
    def _host_name(self) -> str:
        plan = self._seats
        return next((name for name, player in zip(plan.names, plan.players, strict=True) if player == PERSON), "")

    # Who comes and goes.

    def _welcome(self, channel: GuestChannel, arrival: Arrival) -> None:
        """Receive a guest who has logged in."""
        task = asyncio.create_task(self._receive(channel, arrival))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _receive(self, channel: GuestChannel, arrival: Arrival) -> None:
        profile = self._remembered.profile(arrival.key, self._name_for(arrival.name))
        guest = Guest(channel, profile, self._remembered.folders(profile))
        try:
            if not await guest.choose_way(self._session.announcer.translator.language):
                return
            # To begin with a guest costs the others time: who comes again and again has to wait.
            known = arrival.key if self._remembered.knows(arrival.key) else ""
            begins = AGAIN if known else COMING
            await self._arrivals.setdefault(known, Allowance(*begins)).spend()
            if channel.lost.is_set():
                return
            await self._replace_earlier(guest)
            seat = self._find_seat(guest, arrival.name)
            if seat is None:
                channel.write(f"{self._full(profile.language)}\n")
                return
            back = self.seats()[seat].sitter is Sitter.AWAY
            self._take(guest, seat)
            self._owners[guest.name] = guest.profile.key
            self._guests.append(guest)
            self._tell_all("friends-back" if back else "friends-arrived", guest, name=guest.name, free=self._free)
            self._session.sounds.play([Sound(Earcon.ARRIVAL)])
            try:
                await self._attend(guest)
            finally:
                self._guests.remove(guest)
                self._lose(guest)
        finally:
            channel.close()

    async def _attend(self, guest: Guest) -> None:
        """Show a guest the table, in one way after the other, until they leave."""
        while True:
            self._remembered.keep(guest.profile)
            session = guest.begin(self._histories.get(guest.name))
            self._histories[guest.name] = session.announcer.speaker.history
            session.friends = self.member(guest)
            session.named_keys.talks = True
            session.tables.choose_game(self._game)
            await guest.attend(partial(self._show_table, guest))
            if not guest.changes_way:
                return

    def _full(self, language: str | None) -> str:
        """Return the sentence for a guest for whom there is no seat."""
        words = self._session.named_keys.make_translator(language or self._session.announcer.translator.language)
        return words.text("friends-full", name=self._host_name)

    @property
    def _game(self) -> str:
        return self._session.tables.next_game if self._host is None else self._host.match.notation.game.id

    @property
    def _free(self) -> int:
        return sum(each.sitter is Sitter.FREE for each in self.seats())

    def _name_for(self, user: str) -> str:
        """Return the name that someone with this user name plays by, with a capital letter."""
        return user[:1].upper() + user[1:]

    async def _replace_earlier(self, guest: Guest) -> None:
        """End an earlier connection of the same key: it is dead, or the guest has left it behind."""
        for other in tuple(self._guests):
            if guest.profile.key and other.profile.key == guest.profile.key:
                other.channel.close()
                other.channel.connection_lost(None)
        for _ in range(100):
            if not any(guest.profile.key and each.profile.key == guest.profile.key for each in self._guests):
                return
            await asyncio.sleep(0.01)

    def _find_seat(self, guest: Guest, user: str) -> Seat | None:
        """Return the seat for a guest: the one they had, one of their name, else a free one; None if there is none.

        A seat whose friend is away belongs to their key, if they had one, and else to their name.
        """
        seats = self.seats()
        names = (guest.name.casefold(), user.casefold())
        named = [seat for seat, each in enumerate(seats) if each.name.casefold() in names]
        own = [seat for seat in named if seats[seat].sitter is Sitter.AWAY and self._owns(guest, seats[seat].name)]
        free = [seat for seat, each in enumerate(seats) if each.sitter is Sitter.FREE]
        return next(iter((*own, *(seat for seat in named if seat in free), *free)), None)

    def _owns(self, guest: Guest, name: str) -> bool:
        """Return whether the seat with this name, whose friend is away, is this guest's."""
        owner = self._owners.get(name, self._remembered.key_of(name))
        return owner in ("", guest.profile.key)

    def _take(self, guest: Guest, seat: Seat) -> None:
        """Seat a guest. Before the table begins, the seat takes their name; at a table, they take the seat's."""
        host = self._host
        if host is not None:
            if seat in self._absences:
                self._absences[seat].end()
            if host.match.plan.players[seat] != FRIEND:
                host.match.change_player(seat, FRIEND)
            host.let_person_play(seat)
            guest.profile.name = host.match.plan.names[seat]
            return
        names = list(self.plan.names)
        if guest.name not in names:
            names[seat] = guest.name
            if why_not_seated(self._game, tuple(names)) is not None:  # a name that nobody can have here
                names[seat] = self.plan.names[seat]
        guest.profile.name = names[seat]
        self.plan = msgspec.structs.replace(self.plan.with_player(seat, FRIEND), names=tuple(names))

    async def _show_table(self, guest: Guest) -> None:
        """Show a guest the table, if there is one, else who is here."""
        host, session, seat = self._host, guest.session, self._seat_of(guest)
        assert session is not None  # noqa: S101 - for the type checker
        assert guest.front is not None  # noqa: S101 - for the type checker
        if host is None or seat is None:
            await guest.front.wait(session.announcer.text("friends-wait", name=self._host_name))
            return
        absence = self._absences.pop(seat, None)
        if absence is not None:
            session.announcer.speaker.say(absence.news(session))
        await guest.sit_down(GuestClient(host, (seat,), guest.context), self._session.runner.looking_back, fresh=False)

    def _lose(self, guest: Guest) -> None:
        """Announce that a guest is gone, and keep their seat."""
        host, seat, session = self._host, self._seat_of(guest), guest.session
        level = self._session.preferences.settings.bots
        if host is None:
            if seat is not None:
                self.plan = self.plan.with_player(seat, level)
            self._tell_all("friends-left-lobby", guest, name=guest.name)
            return
        if seat is None:
            return
        if session is not None:
            self._absences[seat] = Absence(session, GuestClient(host, (seat,), Context(), waits=False))
        if self.bots_stand_in:
            host.let_bot_play(seat, Level(level))
        self._tell_all("friends-left-bot" if self.bots_stand_in else "friends-left", guest, name=guest.name)

    # Who does nothing for a long time.

    async def _look_for_idlers(self) -> None:
        """Let bots play for guests who do nothing for `idle_minutes` though it is their turn, until they are back."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOKS)
            host = self._host
            for guest in tuple(self._guests) if host is not None else ():
                seat, idle = self._seat_of(guest), loop.time() - guest.channel.last_key
                if host is None or seat is None:
                    continue
                reads = guest.client is not None and host.has_stopped_clock(guest.client)
                if reads and not guest.reads and idle > READS:
                    self._tell_all("friends-reads", guest, name=guest.name)
                guest.reads = reads and (guest.reads or idle > READS)
                if guest.is_idle and idle < LOOKS * 2:
                    guest.is_idle = False
                    host.let_person_play(seat)
                    self._tell_all("friends-back", guest, name=guest.name)
                elif not guest.is_idle and 0 < self.idle_minutes * 60 < idle and (reads or seat in host.table.acting()):
                    guest.is_idle = True
                    if guest.client is not None:
                        guest.client.start_clock()
                    host.let_bot_play(seat, Level(self._session.preferences.settings.bots))
                    self._tell_all("friends-idle", None, name=guest.name)

    # Races.

    def _listening(self) -> dict[Seat, Listening]:
        """Return for every person when they will have heard what they were told so far."""
        host, now = self._host, asyncio.get_running_loop().time()
        if host is None:
            return {}
        here = Listening(None, now + self._session.announcer.speaker.seconds_left)
        found = dict.fromkeys(host.match.plan.here(), here)
        for guest in self._guests:
            seat = self._seat_of(guest)
            if seat is not None and guest.session is not None:
                left = guest.session.announcer.speaker.seconds_left
                found[seat] = Listening(guest, now + left, guest.channel.travel)
        return found

    def _on_close(self, first: Seat, second: Seat, seconds: float) -> None:
        """Tell everybody how close two people were."""
        host = self._host
        if host is not None:
            names = host.match.plan.names
            least = max(1, round(seconds * 100)) / 100
            self._tell_all("friends-race-close", None, first=names[first], second=names[second], seconds=least)

    def _seat_of(self, guest: Guest) -> Seat | None:
        plan = self._seats
        return plan.names.index(guest.name) if guest.name in plan.names else None

    # The host's table begins and ends.

    async def _on_table(self, host: Host) -> None:
        """Seat the guests at a table that has just begun, or was resumed."""
        self._sit_at(host)
        plan = host.match.plan
        fresh = not host.match.past
        self._absences.clear()
        sitting = []
        for guest in tuple(self._guests):
            seat = plan.names.index(guest.name) if guest.name in plan.names else None
            if seat is None or plan.players[seat] == PERSON:
                free = [each for each, player in enumerate(plan.players) if player not in (PERSON, FRIEND)]
                seat = next(iter(free), None)
            if seat is None:
                guest.tell("friends-full", name=self._host_name)
                continue
            if plan.players[seat] != FRIEND:
                host.match.change_player(seat, FRIEND)
                host.let_person_play(seat)
                plan = host.match.plan
            guest.profile.name = plan.names[seat]
            client = GuestClient(host, (seat,), guest.context)
            sitting.append(
                self._start(guest, guest.sit_down(client, self._session.runner.looking_back, fresh=fresh))
            )
        if sitting:
            await asyncio.wait(sitting, timeout=SITTING)
        away = [each.name for each in self.seats() if each.sitter is Sitter.AWAY]
        if away:
            names = self._session.announcer.translator.enumerate(away)
            self._tell_host("friends-missing", names=names, count=len(away))

    def _on_leave(self) -> None:
        """Tell the guests that the host has left the table, which is saved."""
        host, self._host = self._host, None
        if host is None:
            return
        self.plan = host.match.plan
        for absence in self._absences.values():
            absence.end()
        self._absences.clear()
        for guest in tuple(self._guests):
            guest.tell("friends-host-left", urgency=Urgency.URGENT, name=self._host_name)
            self._start(guest, guest.stand_up())

    def _start(self, guest: Guest, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Run `work` in a guest's context, and return its task."""
        task = asyncio.create_task(work, context=guest.context.copy())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _on_code_spent(self) -> None:
        self._tell_host("friends-code-spent", Urgency.URGENT)

    def _tell_host(self, message_id: str, urgency: Urgency = Urgency.NEWS, **values: object) -> None:
        tell = partial(self._session.announcer.tell, message_id, urgency=urgency, **values)
        self._context.copy().run(tell)

    # What people hear: bots wait until everybody has heard it.

    @property
    def _speakers(self) -> list[Session]:
        return [self._session, *(guest.session for guest in self._guests if guest.session is not None)]

    @property
    def begun(self) -> int:
        """Return the number of sentences that were begun so far, for anybody."""
        return sum(session.announcer.speaker.begun for session in self._speakers)

    async def wait_until_heard(self) -> None:
        """Wait until everybody has probably heard what they were told."""
        await asyncio.gather(*(session.announcer.speaker.wait_until_heard() for session in self._speakers))

    def _tell_all(self, message_id: str, but: Guest | None, **values: object) -> None:
        """Tell something about the friends to everybody except one, each in their language."""
        self._tell_host(message_id, Urgency.NEWS, **values)
        for guest in self._guests:
            if guest is not but:
                guest.tell(message_id, Urgency.NEWS, **values)

    # Messages.

    def member(self, guest: Guest | None) -> Member:
        """Return how one of the people knows the others; None: the host."""
        return Member(self, guest)

    def deliver(self, sender: Guest | None, typed: str, to: str | None) -> str | None:
        """Send a message to all, or to one person; return why that is not possible, or None."""
        session = self._session if sender is None else sender.session
        assert session is not None  # noqa: S101 - for the type checker
        text = session.announcer.text
        name = self._name_of(sender)
        message = escape_controls(" ".join(typed.split()))[:LONGEST_MESSAGE]
        if not message:
            return text("friends-talk-empty")
        if not self._may_send(name):
            return text("friends-talk-too-many")
        others = [each for each in (None, *self._guests) if each is not sender]
        if to is not None:
            others = [each for each in others if self._name_of(each).casefold() == to.casefold()]
            if not others:
                return text("friends-talk-unknown", name=to[:LONGEST_MESSAGE])
        elif not others:
            return text("friends-nobody")
        message_id = "friends-says" if to is None else "friends-says-you"
        for each in others:
            self._say_message(each, message_id, name, message)
        session.announcer.say(text("friends-said", text=message))
        return None

    def _say_message(self, guest: Guest | None, message_id: str, name: str, text: str) -> None:
        """Say a message to a guest, or to the host, unless they want none."""
        session, context = (self._session, self._context) if guest is None else (guest.session, guest.context)
        if session is not None and session.preferences.settings.messages:
            said = session.announcer.text(message_id, name=name, text=text)
            told = [Utterance(said, Category.SYSTEM, Urgency.NEWS, others=True)]
            context.copy().run(session.announcer.speaker.say, told)
            session.sounds.play([Sound(Earcon.MESSAGE)])

    def _name_of(self, guest: Guest | None) -> str:
        return self._host_name if guest is None else guest.name

    def _may_send(self, name: str) -> bool:
        now, lately = time.monotonic(), self._lately.setdefault(name, deque(maxlen=MESSAGES))
        if len(lately) == MESSAGES and now - lately[0] < WITHIN:
            return False
        lately.append(now)
        return True


class Member:
    """How one person knows the others at the table."""

    def __init__(self, gathering: Gathering, guest: Guest | None) -> None:
        self._gathering = gathering
        self._guest = guest

    def seats(self) -> Sequence[FriendSeat]:
        """Return the seats, in playing order."""
        return self._gathering.seats()

    @property
    def ways(self) -> Sequence[str]:
        """Return how a guest can follow the table; none for the host."""
        return [] if self._guest is None else self._guest.ways

    def change_way(self, way: str) -> None:
        """Follow the table in another way from now on, next time as well."""
        if self._guest is not None:
            self._guest.change_way(Way(way))

    def send(self, text: str, to: str | None = None) -> str | None:
        """Send a message to everybody, or to one person; return why it cannot be sent, or None."""
        return self._gathering.deliver(self._guest, text, to)
