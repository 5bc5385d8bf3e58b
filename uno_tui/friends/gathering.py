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
from uno_tui.friends.addresses import is_near
from uno_tui.friends.allowance import Allowance
from uno_tui.friends.channel import GuestChannel
from uno_tui.friends.code import Code
from uno_tui.friends.guest import Guest, write_report
from uno_tui.friends.login import Arrival, Door
from uno_tui.friends.remembered import Remembered, Way
from uno_tui.host.host import Host
from uno_tui.host.local_client import GuestClient
from uno_tui.host.match import FRIEND, PERSON, Plan
from uno_tui.host.races import Listening, Races
from uno_tui.sanitize import escape_controls
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.names import why_not_seated
from uno_tui.ui.ports.friends import FriendSeat, Sitter
from uno_tui.ui.session import Session

READS = 5.0
"""Seconds after which the others are told that the game waits for a guest who reads a list."""
LOOKS = 1.0
"""Seconds between two looks for guests who do nothing."""
LONGEST_MESSAGE = 200
SITTING = 2.0
"""Seconds that a table waits for its guests to sit down before it begins."""
PARTING = 0.3
"""Seconds for what the guests were told last to travel."""
LEAVING = 2.0
"""Seconds for the guests' programs to say goodbye when the table is closed."""
COMING, AGAIN = (12, 1.0), (4, 0.5)
"""Arrivals at once, and in a second after that: of all who are new, and of one who is known by a key."""
MESSAGES, WITHIN = 3, 10.0
"""Messages that one person may send within so many seconds."""


class Owner(msgspec.Struct, frozen=True):
    """Whose seat it is: the fingerprint of their key, "" without one, and the name that they gave."""

    key: str
    name: str


class Gathering:
    """The `Hosting` of a session: its guests, at a table or before one.

    All seats of bots are open to friends, but those that the host keeps for bots; a bot plays there until a friend
    comes. Before a table begins, `plan` has the seats; at a table, the match has them. A friend's seat is marked as
    such in the plan, and known by its number: names of seats and of people are not always the same.
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
        self._beginning: Host | None = None
        """The host of a table of which nobody has been told anything yet."""
        self._stand_in = False
        self.idle_minutes = 0.0
        self.closed = False
        self._context = copy_context()
        """The context of the host's front end."""
        self._guests: list[Guest] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._kept_for_bots: set[str] = set()
        """The names of bots' seats that no friend gets."""
        self._owners: dict[Seat, Owner] = {}
        """Whose the friends' seats are, also of those who are away."""
        self._absences: dict[Seat, Absence] = {}
        self._arrivals: dict[str, Allowance] = {}
        """How often the friend with each remembered key may still come, and all others together ("")."""
        self._acting_since: dict[Seat, float] = {}
        """When each guest who must act could have heard so, in the loop's time."""
        self._lately: dict[Guest | None, deque[float]] = {}
        """When each person has sent their last messages."""
        base = session.tables.plan
        self.plan = self._without_friends(base)
        self._based_on = (session.tables.next_game, base)
        self.door = Door(Code(), remembered, self._welcome, self._on_code_spent, session.announcer.text)

    def open(self, port: int, stop_listening: Callable[[], Awaitable[None]]) -> None:
        """Begin, now that friends can come at this port."""
        self._port, self._stop_listening = port, stop_listening
        session = self._session
        session.friends = self.member(None)
        session.named_keys.talks = True
        session.tables.seat_friends = self._seat_friends
        session.runner.hearing = self
        session.runner.on_table = self._on_table
        session.runner.on_leave = self._on_leave
        self._start(self._look_for_idlers())
        host, plan = session.runner.host, session.tables.sitting
        if host is not None and session.runner.tutor is None and plan is not None and plan.practice is None:
            self._attach(host)

    # The seats.

    @property
    def _level(self) -> Level:
        return Level(self._session.preferences.settings.bots)

    def _without_friends(self, plan: Plan) -> Plan:
        """Return a plan in which nobody has come yet."""
        players = tuple(self._level if player == FRIEND else player for player in plan.players)
        return msgspec.structs.replace(plan, players=tuple(map(str, players)))

    def _seat_friends(self, base: Plan) -> Plan:
        """Return the plan of the next table, which was `base` without friends, with those who are here.

        If the host has chosen another game or other seats, those who are here get seats at that table.
        """
        if self._host is None and self._based_on != (self._session.tables.next_game, base):
            self._based_on = (self._session.tables.next_game, base)
            self.plan = self._without_friends(base)
            self._owners.clear()
            for guest in self._guests:
                guest.seat = None
            for guest in self._guests:
                self._seat_before_table(guest)
        return self.plan

    @property
    def _seats(self) -> Plan:
        return self._session.tables.plan if self._host is None else self._host.match.plan

    def _guest_at(self, seat: Seat) -> Guest | None:
        return next((guest for guest in self._guests if guest.seat == seat), None)

    def seats(self) -> list[FriendSeat]:
        """Return the seats, in playing order."""
        plan = self._seats

        def sitter(seat: Seat, player: str) -> Sitter:
            if player == PERSON:
                return Sitter.HERE
            if player == FRIEND:
                return Sitter.AWAY if self._guest_at(seat) is None else Sitter.FRIEND
            return Sitter.BOT if plan.names[seat] in self._kept_for_bots else Sitter.FREE

        return [FriendSeat(plan.names[seat], sitter(seat, player)) for seat, player in enumerate(plan.players)]

    def change_seat(self, name: str, sitter: Sitter) -> None:
        """Keep a bot's seat for the bot, or free it; free the seat of a friend who is away.

        Nothing happens if the one who sat there has changed since the host looked.
        """
        seat = next((seat for seat, each in enumerate(self.seats()) if each == FriendSeat(name, sitter)), None)
        if seat is None:
            return
        if sitter in (Sitter.BOT, Sitter.FREE):
            self._kept_for_bots ^= {name}
        elif sitter is Sitter.AWAY:
            self._free(seat)

    def _free(self, seat: Seat) -> None:
        """Give the seat of a friend who is away to a bot, until another friend comes."""
        self._owners.pop(seat, None)
        self._end_absence(seat)
        if self._host is None:
            self.plan = self.plan.with_player(seat, self._level)
        else:
            self._host.match.change_player(seat, self._level)
            self._host.let_bot_play(seat, self._level)

    def keep_for_bots(self, names: Sequence[str]) -> None:
        """Let no friend have these bots' seats."""
        self._kept_for_bots |= set(names)

    def _find_seat(self, guest: Guest) -> Seat | None:
        """Return the seat for a guest: the one they had, one of their name, else a free one; None if there is none."""
        seats, name = self.seats(), guest.given_name.casefold()
        away = [seat for seat, each in enumerate(seats) if each.sitter is Sitter.AWAY and self._owns(guest, seat)]
        free = [seat for seat, each in enumerate(seats) if each.sitter is Sitter.FREE]
        named = [seat for seat in free if seats[seat].name.casefold() == name]
        return next(iter((*away, *named, *free)), None)

    def _owns(self, guest: Guest, seat: Seat) -> bool:
        """Return whether the seat of a friend who is away is this guest's: by their key, without one by their name.

        A key that was only offered proves nothing: anybody can offer the public key of another person.
        """
        owner = self._owners.get(seat) or self._owner_before(seat)
        if owner.key:
            return guest.proved and guest.profile.key == owner.key
        return guest.given_name.casefold() == owner.name.casefold()

    def _owner_before(self, seat: Seat) -> Owner:
        """Return whose seat it was when the table was played last, before this program was started."""
        host, name = self._host, self._seats.names[seat]
        record = "" if host is None or host.match.path is None else host.match.path.stem
        return Owner(self._remembered.owner(record, seat), name)

    def _seat_before_table(self, guest: Guest) -> bool:
        """Seat a guest who comes before the table begins: the seat takes their name. Return False if none is free."""
        seat = self._find_seat(guest)
        if seat is None:
            return False
        names = list(self.plan.names)
        if guest.given_name not in names:
            names[seat] = guest.given_name
            if why_not_seated(self._session.tables.next_game, tuple(names)) is not None:  # nobody can have that name
                names[seat] = self.plan.names[seat]
        self.plan = msgspec.structs.replace(self.plan.with_player(seat, FRIEND), names=tuple(names))
        self._based_on = (self._session.tables.next_game, self._based_on[1])
        self._own(guest, seat)
        return True

    def _seat_at_table(self, guest: Guest, host: Host) -> bool:
        """Seat a guest at a table: they play under the seat's name. Return False if no seat is free."""
        seat = self._find_seat(guest)
        if seat is None:
            return False
        guest.returns = self.seats()[seat].sitter is Sitter.AWAY
        self._own(guest, seat)
        if host.match.plan.players[seat] != FRIEND:
            host.match.change_player(seat, FRIEND)
        host.let_person_play(seat)
        return True

    def _own(self, guest: Guest, seat: Seat) -> None:
        guest.seat = seat
        self._owners[seat] = Owner(guest.profile.key, guest.given_name)

    def name_of(self, guest: Guest | None) -> str:
        """Return the name by which a guest plays; None: the host."""
        if guest is not None:
            return guest.given_name if guest.seat is None else self._seats.names[guest.seat]
        plan = self._seats
        return next((name for name, player in zip(plan.names, plan.players, strict=True) if player == PERSON), "")

    # What the host sees.

    @property
    def bots_stand_in(self) -> bool:
        """Whether a bot plays for a friend who is gone, until they are back."""
        return self._stand_in

    @bots_stand_in.setter
    def bots_stand_in(self, stand_in: bool) -> None:
        self._stand_in = stand_in
        for seat, each in enumerate(self.seats()):
            if self._host is not None and each.sitter is Sitter.AWAY:
                self._leave_to_bot(self._host, seat)

    def _leave_to_bot(self, host: Host, seat: Seat) -> None:
        """Let a bot play for a friend who is away, or let the table wait for them, as the host wants it."""
        if self._stand_in:
            host.let_bot_play(seat, self._level)
        else:
            host.let_person_play(seat)

    @property
    def everywhere(self) -> bool:
        """Whether people outside this network may come, too."""
        return self.door.everywhere

    @everywhere.setter
    def everywhere(self, everywhere: bool) -> None:
        self.door.everywhere = everywhere

    @property
    def _reached_at(self) -> list[str]:
        return [address for address in self._addresses if self.everywhere or is_near(address)]

    @property
    def commands(self) -> Sequence[str]:
        """Return what friends type, for each address of this machine."""
        free = next((each.name for each in self.seats() if each.sitter is Sitter.FREE), "")
        who = free.lower() if free.isascii() and free.isalnum() else "name"
        return [f"ssh -p {self._port} {who}@{address}" for address in self._reached_at or ["127.0.0.1"]]

    @property
    def only_here(self) -> bool:
        """Return whether only this machine itself can reach the table."""
        return not self._reached_at

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

    def lay_out(self) -> None:
        """Make the next table one for those who are here; bots play at the free seats."""
        self._seat_friends(self._based_on[1])

    async def close(self) -> None:
        """Send everybody home, and let nobody come any more. Bots go on for them."""
        self.closed = True
        if self._stop_listening is not None:
            await self._stop_listening()
        for guest in tuple(self._guests):
            if guest.session is not None and guest.front is not None:
                guest.session.parting = guest.session.announcer.text("friends-closed-guest", name=self.name_of(None))
                guest.context.copy().run(guest.front.leave_now)
        if self._guests:
            await asyncio.wait([guest.stay for guest in self._guests if guest.stay is not None], timeout=LEAVING)
            await asyncio.sleep(PARTING)  # for the last words and the code of the end
        self.door.end_connections()
        for task in tuple(self._tasks):
            task.cancel()
        self._detach()

    def _detach(self) -> None:
        """Give the session back what it had before friends came."""
        host, self._host = self._host, None
        session = self._session
        for seat in tuple(self._absences):
            self._end_absence(seat)
        if host is not None:
            host.hearing, host.races = session.announcer.speaker, None
            for seat in host.match.plan.friends():
                host.let_bot_play(seat, self._level)
        session.friends = None
        session.named_keys.talks = False
        session.tables.seat_friends = None
        session.runner.hearing = session.announcer.speaker
        session.runner.on_table = None
        session.runner.on_leave = lambda: None

    # Who comes and goes.

    def _start(self, work: Coroutine[object, object, None], context: Context | None = None) -> asyncio.Task[None]:
        """Run `work` beside everything else; an error in it is written to the log."""
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)
        return task

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            write_report(self._session.preferences.folders.errors, error)

    def _welcome(self, channel: GuestChannel, arrival: Arrival) -> None:
        """Receive a guest who has logged in."""
        if self.closed:
            channel.close()
        else:
            self._start(self._receive(channel, arrival))

    async def _receive(self, channel: GuestChannel, arrival: Arrival) -> None:
        name = arrival.name[:1].upper() + arrival.name[1:]
        profile = self._remembered.profile(arrival.key, name)
        guest = Guest(channel, profile, self._remembered.folders(profile), proved=arrival.proved)
        guest.stay = asyncio.current_task()
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
            if self.closed or not self._seat(guest):
                channel.write(f"{self._full(profile.language)}\n")
                channel.close(1)
                return
            try:
                self._guests.append(guest)
                back = guest.returns
                arrived = "friends-back" if back else "friends-arrived"
                self._tell_all(arrived, guest, name=self.name_of(guest), free=self._free_seats, away=self._away)
                self._session.sounds.play([Sound(Earcon.ARRIVAL)])
                await self._attend(guest)
            finally:
                self._guests.remove(guest)
                self._lose(guest)
        finally:
            channel.close()

    def _seat(self, guest: Guest) -> bool:
        """Give a guest a seat; return False if none is free."""
        return self._seat_before_table(guest) if self._host is None else self._seat_at_table(guest, self._host)

    async def _attend(self, guest: Guest) -> None:
        """Show a guest the table, in one way after the other, until they leave."""
        while True:
            self._remember(guest)
            session = guest.begin()
            session.friends = self.member(guest)
            session.named_keys.talks = True
            session.tables.choose_game(self._game)
            await guest.attend(partial(self._place, guest))
            if not guest.changes_way or self.closed:
                return

    def _remember(self, guest: Guest) -> None:
        """Keep a guest's profile, with the seat that they have at this table."""
        host = self._host
        if host is not None and host.match.path is not None and guest.seat is not None:
            guest.profile.record, guest.profile.seat = host.match.path.stem, guest.seat
        self._remembered.keep(guest.profile)

    def _full(self, language: str | None) -> str:
        """Return the sentence for a guest for whom there is no seat."""
        words = self._session.named_keys.make_translator(language or self._session.announcer.translator.language)
        return words.text("friends-full", name=self.name_of(None))

    @property
    def _game(self) -> str:
        return self._session.tables.next_game if self._host is None else self._host.match.notation.game.id

    @property
    def _free_seats(self) -> int:
        return sum(each.sitter is Sitter.FREE for each in self.seats())

    @property
    def _away(self) -> int:
        return sum(each.sitter is Sitter.AWAY for each in self.seats())

    async def _replace_earlier(self, guest: Guest) -> None:
        """End an earlier connection of the same key: it is dead, or the guest has left it behind."""
        for other in tuple(self._guests):
            if guest.proved and other.profile.key == guest.profile.key:
                other.channel.abort()
                if other.stay is not None:
                    await asyncio.wait([other.stay], timeout=LEAVING)

    async def _place(self, guest: Guest) -> None:
        """Show a guest the table, if there is one, else who is here; the newest call for a guest counts."""
        host, session = self._host, guest.session
        if session is None:
            return
        if host is None or guest.seat is None:
            message_id = "friends-wait" if host is None else "friends-full"
            await guest.stand_up(session.announcer.text(message_id, name=self.name_of(None)))
            return
        absence = self._absences.get(guest.seat)
        if absence is not None:
            session.announcer.speaker.say(absence.news(session))
            self._end_absence(guest.seat)
        client = GuestClient(host, (guest.seat,), guest.context, on_error=guest.fail)
        await guest.sit_down(client, self._session.runner.looking_back, fresh=host is self._beginning)
        if self.name_of(guest).casefold() != guest.given_name.casefold():
            guest.tell("friends-you-are", name=self.name_of(guest))

    def _end_absence(self, seat: Seat) -> None:
        absence = self._absences.pop(seat, None)
        if absence is not None:
            absence.end()

    def _lose(self, guest: Guest) -> None:
        """Announce that a guest is gone, and keep their seat."""
        host, seat, name = self._host, guest.seat, self.name_of(guest)
        self._lately.pop(guest, None)
        if seat is None or self.closed:
            return
        if host is None:
            self._owners.pop(seat, None)
            self.plan = self.plan.with_player(seat, self._level)
        if host is None or host.over:
            self._tell_all("friends-left-lobby", guest, name=name)
            return
        if guest.session is not None:
            self._end_absence(seat)
            client = GuestClient(host, (seat,), Context(), on_error=lambda error: None, waits=False)
            self._absences[seat] = Absence(guest.session, client)
        self._leave_to_bot(host, seat)
        self._tell_all("friends-left-bot" if self._stand_in else "friends-left", guest, name=name)

    # Who does nothing for a long time.

    async def _look_for_idlers(self) -> None:
        """Tell who keeps the table waiting; let bots play for those who do nothing for `idle_minutes`, until they do.

        Time counts from when it was their turn, and they could have heard so.
        """
        while True:
            await asyncio.sleep(LOOKS)
            if self._host is not None:
                self._look_at_all(self._host)

    def _look_at_all(self, host: Host) -> None:
        """Look at every guest; apart from the task, which would keep the last one in its memory."""
        for guest in tuple(self._guests):
            self._look_at(guest, host)

    def _look_at(self, guest: Guest, host: Host) -> None:
        now, seat = asyncio.get_running_loop().time(), guest.seat
        if seat is None or guest.session is None:
            return
        quiet = now - guest.channel.last_key
        reads = guest.client is not None and host.has_stopped_clock(guest.client)
        if reads and not guest.reads and quiet > READS:
            self._tell_all("friends-reads", guest, name=self.name_of(guest))
        guest.reads = reads and (guest.reads or quiet > READS)
        wanted = reads or seat in host.table.acting() or (guest.client is not None and guest.client.status.needs_key)
        if not wanted:
            self._acting_since.pop(seat, None)
        heard = now + guest.session.announcer.speaker.seconds_left
        since = self._acting_since.setdefault(seat, heard) if wanted else now
        if guest.is_idle and quiet < LOOKS * 2:
            guest.is_idle = False
            host.let_person_play(seat)
            if guest.client is not None:
                host.join(guest.client)
            self._tell_all("friends-back", guest, name=self.name_of(guest))
        elif not guest.is_idle and 0 < self.idle_minutes * 60 < min(quiet, now - since):
            guest.is_idle = True
            if guest.client is not None:
                host.leave(guest.client)
            host.let_bot_play(seat, self._level)
            self._tell_all("friends-idle", None, name=self.name_of(guest))

    # Races.

    def _listening(self) -> dict[Seat, Listening]:
        """Return for every person when they will have heard what they were told so far."""
        host, now = self._host, asyncio.get_running_loop().time()
        if host is None:
            return {}
        here = Listening(None, now + self._session.announcer.speaker.seconds_left)
        found = dict.fromkeys(host.match.plan.here(), here)
        for guest in self._guests:
            if guest.seat is not None and guest.session is not None:
                left = guest.session.announcer.speaker.seconds_left
                found[guest.seat] = Listening(guest, now + left, guest.channel.travel)
        return found

    def _on_close_race(self, first: Seat, second: Seat, seconds: float) -> None:
        """Tell everybody how close two people were."""
        host = self._host
        if host is not None:
            names = host.match.plan.names
            hundredths = max(1, round(seconds * 100))
            self._tell_all("friends-race-close", None, first=names[first], second=names[second], count=hundredths)

    def _on_hold(self, seat: Seat) -> None:
        """Tell a player at once that their key has counted; what comes of it follows."""
        guest = self._guest_at(seat)
        session, context = (self._session, self._context) if guest is None else (guest.session, guest.context)
        if session is not None:
            context.copy().run(session.announcer.say, session.announcer.text("friends-pressed"))

    # The host's table begins and ends.

    def _attach(self, host: Host) -> None:
        """Let bots wait for everybody at a table, and be fair to everybody."""
        self._host = host
        host.hearing = self
        host.races = Races(self._listening)
        host.races.on_close = self._on_close_race
        host.races.on_hold = self._on_hold

    async def _on_table(self, host: Host) -> None:
        """Seat the guests at a table that is about to begin, or was resumed."""
        if self._host is not None:
            self._on_leave()
        begins = not host.match.past and host.match.plan.names == self.plan.names
        self._attach(host)
        if host.match.past and host.match.plan.friends():  # friends had come to the other seats, or could have
            bots = (each.name for each in self.seats() if each.sitter is Sitter.FREE)
            self._kept_for_bots |= set(bots)
        for guest in self._guests:
            guest.is_idle = guest.reads = False
        if not begins:
            self._owners.clear()
            for guest in self._guests:
                guest.seat = None
            for guest in self._guests:
                self._seat_at_table(guest, host)
        self._beginning = host if not host.match.past else None
        sitting = [self._start(self._place(guest), guest.context.copy()) for guest in self._guests if guest.front]
        if sitting:
            await asyncio.wait(sitting, timeout=SITTING)
        self._beginning = None
        for guest in self._guests:
            self._remember(guest)
        away = [seat for seat, each in enumerate(self.seats()) if each.sitter is Sitter.AWAY]
        for seat in away:
            self._leave_to_bot(host, seat)
        if away:
            names = self._session.announcer.translator.enumerate([host.match.plan.names[seat] for seat in away])
            self._tell_host("friends-missing", names=names, count=len(away))

    def _on_leave(self) -> None:
        """Tell the guests that the host has left the table, which is saved."""
        host, self._host = self._host, None
        if host is None:
            return
        for seat in tuple(self._absences):
            self._end_absence(seat)
        self._acting_since.clear()
        self._based_on = (self._session.tables.next_game, self._based_on[1])
        self.plan = msgspec.structs.replace(host.match.plan, practice=None)
        for seat in self.plan.friends():  # those who are away may come to the next table like anybody else
            if self._guest_at(seat) is None:
                self._free(seat)
        for guest in tuple(self._guests):
            guest.is_idle = guest.reads = False
            if not host.over:
                guest.tell("friends-host-left", urgency=Urgency.URGENT, name=self.name_of(None))
            if guest.front is not None:
                self._start(self._place(guest), guest.context.copy())

    def _on_code_spent(self) -> None:
        self._tell_host("friends-code-spent", Urgency.URGENT)

    # What people hear: bots wait until everybody has heard it.

    @property
    def _sessions(self) -> list[Session]:
        return [self._session, *(guest.session for guest in self._guests if guest.session is not None)]

    @property
    def begun(self) -> int:
        """Return the number of sentences that were begun so far, for anybody."""
        return sum(session.announcer.speaker.begun for session in self._sessions)

    async def wait_until_heard(self) -> None:
        """Wait until everybody has probably heard what they were told."""
        await asyncio.gather(*(session.announcer.speaker.wait_until_heard() for session in self._sessions))

    def _tell_host(self, message_id: str, urgency: Urgency = Urgency.NEWS, **values: object) -> None:
        tell = partial(self._session.announcer.tell, message_id, urgency=urgency, **values)
        self._context.copy().run(tell)

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
        message = escape_controls(" ".join(typed.split()))[:LONGEST_MESSAGE]
        if not message:
            return text("friends-talk-empty")
        if not self._may_send(sender):
            return text("friends-talk-too-many")
        others = [each for each in (None, *self._guests) if each is not sender]
        if to is not None:
            others = [each for each in others if self.name_of(each).casefold() == to.casefold()]
            if not others:
                return text("friends-talk-unknown", name=to[:LONGEST_MESSAGE])
        elif not others:
            return text("friends-nobody")
        message_id = "friends-says" if to is None else "friends-says-you"
        for each in others:
            self._say_message(each, message_id, self.name_of(sender), message)
        said = "friends-said" if to is None else "friends-said-to"
        session.announcer.say(text(said, text=message, name=self.name_of(others[0])))
        return None

    def _say_message(self, guest: Guest | None, message_id: str, name: str, text: str) -> None:
        """Say a message to a guest, or to the host, unless they want none."""
        session, context = (self._session, self._context) if guest is None else (guest.session, guest.context)
        if session is not None and session.preferences.settings.messages:
            said = session.announcer.text(message_id, name=name, text=text)
            told = [Utterance(said, Category.SYSTEM, Urgency.NEWS, others=True)]
            context.copy().run(session.announcer.speaker.say, told)
            session.sounds.play([Sound(Earcon.MESSAGE)])

    def _may_send(self, sender: Guest | None) -> bool:
        now, lately = time.monotonic(), self._lately.setdefault(sender, deque(maxlen=MESSAGES))
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
