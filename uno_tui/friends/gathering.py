"""The friends at one host's table: they come and go, and the host's tables begin and end for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context, copy_context
from functools import partial

from uno_tui.background import Background
from uno_tui.core.contract import Seat
from uno_tui.friends.absence import Absence
from uno_tui.friends.addresses import is_near
from uno_tui.friends.allowance import Allowance
from uno_tui.friends.channel import GuestChannel
from uno_tui.friends.code import Code
from uno_tui.friends.guest import Guest
from uno_tui.friends.idlers import Idlers
from uno_tui.friends.login import Arrival, Door
from uno_tui.friends.messages import Messages
from uno_tui.friends.participant import Participant
from uno_tui.friends.remembered import Remembered, Way
from uno_tui.friends.seats import Seats
from uno_tui.host.host import Host
from uno_tui.host.local_client import GuestClient
from uno_tui.host.races import HeardUntil, Races
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.speech.utterance import Urgency
from uno_tui.ui.error_reporter import write_report
from uno_tui.ui.ports.friends import FriendSeat, Sitter
from uno_tui.ui.ports.option_texts import option_name
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.session import Session

SITTING = 2.0
"""Seconds that a table waits for its guests to sit down before it begins."""
MOST_WAITED = 8.0
"""The most seconds for which bots wait for speech that one player has asked for: others sit at the table, too."""
MOST_ALLOWED = 1.5
"""The most seconds of speech that a player has asked for that count in a race: a long text must not win it."""
PARTING = 0.3
"""Seconds for the last messages to reach the guests."""
LEAVING = 2.0
"""Seconds for the guests' programs to say goodbye when the table is closed."""
MOST_WITHOUT_SEAT = 6
"""Guests without a seat above which no further one is let in: players need connections, too."""
MOST_ARRIVALS = 500
"""Keys and addresses whose arrivals are counted, the last ones."""
COMING, AGAIN = (12, 1.0), (4, 0.5)
"""Arrivals at once, and in a second after that: of those who are new, and of one who is known by a key."""


class Gathering:
    """The `Hosting` of a session: its guests, at a table or before one."""

    def __init__(self, session: Session, remembered: Remembered, addresses: Sequence[str], fingerprint: str) -> None:
        """`addresses` are those at which friends reach this machine; none where it is in no network."""
        self._session = session
        self._remembered = remembered
        self._addresses = addresses
        self.fingerprint = fingerprint
        self._port = 0
        self._stop_listening: Callable[[], Awaitable[None]] | None = None
        self.closed = False
        self._bots_stand_in = False
        self._lets_look_on = False
        self._fresh_host: Host | None = None
        """The host of a table of which nobody has been told anything yet."""
        self._host_people = Participant(copy_context(), session)
        self._guests: list[Guest] = []
        self._arriving: set[Guest] = set()
        """Those who are asked how they follow the table, or wait, and have no seat yet."""
        self._background = Background(self._report)
        self._seats = Seats(session.tables, session.preferences.settings, remembered, self._guests)
        self._idlers = Idlers(self._seats, self._guests, lambda text, but, name: self._tell_all(text, but, name=name))
        self._messages = Messages(lambda: self._people, self._name_of, self._looks_on)
        self._absences: dict[Seat, Absence] = {}
        self._unfinished_turns: dict[Seat, SomePresenter] = {}
        """What friends who are away had begun in their turn, such as a draft: it stands in no record."""
        self._arrivals: dict[str, Allowance] = {}
        """How often the friend with each remembered key may still come, and the others by their addresses."""
        spent = partial(self._host_people.tell, "friends-code-spent", Urgency.URGENT)
        self.door = Door(Code(), remembered, self._welcome, spent, session.announcer.text)

    def open(self, port: int, stop_listening: Callable[[], Awaitable[None]]) -> None:
        """Begin, now that friends can come at this port."""
        self._port, self._stop_listening = port, stop_listening
        session = self._session
        session.friends = Member(self, self._host_people)
        session.named_keys.talks = True
        session.tables.seat_friends = self._seats.with_friends
        session.runner.hearing = self
        session.runner.on_table = self._on_table
        session.runner.on_leave = self._on_leave
        self._background.start(self._idlers.look())
        if session.runner.host is not None and session.runner.takes_friends:
            self._attach(session.runner.host)
            if session.runner.host.races is not None:
                session.runner.host.races.on_events()  # the race that may be open already is fair, too
            self._look_after_empty_seats()
            self._tell_missing()

    def _report(self, error: BaseException) -> None:
        write_report(self._session.preferences.folders.errors, error)

    # What the host sees and changes.

    def seats(self) -> list[FriendSeat]:
        """Return the seats, in playing order."""
        return self._seats.listed()

    def change_seat(self, name: str, seen: Sitter) -> None:
        """Keep a bot's seat for the bot, or free it; free the seat of a friend who is away.

        `seen` is who sat there when the host chose the seat; if that has changed, nothing happens.
        """
        listed = self._seats.listed()
        if FriendSeat(name, seen) not in listed:
            return
        if seen in (Sitter.BOT, Sitter.FREE):
            self._seats.switch_kept(name)
            if seen is Sitter.FREE:
                return
        elif seen is Sitter.AWAY:
            seat = listed.index(FriendSeat(name, seen))
            self._end_absence(seat)
            self._unfinished_turns.pop(seat, None)
            self._seats.free(seat)
        self._tell_of_free_seat()

    def _tell_of_free_seat(self) -> None:
        """Tell those who look on that they can play, if they can."""
        if self._seats.of(Sitter.FREE):
            for guest in self._guests:
                if self.may_take_seat(guest):
                    guest.tell("friends-seat-is-free")

    def send_away(self, name: str) -> None:
        """Send the friend at a seat away: their key is forgotten, the code changes, and their seat is free."""
        for guest in tuple(self._guests):
            if guest.seat is not None and self._seats.current_plan().names[guest.seat] == name:
                self._send_away(guest)

    def send_onlooker_away(self, name: str) -> None:
        """Send someone away who looks on: their key is forgotten, and the code changes."""
        for guest in tuple(self._guests):
            if guest.seat is None and self._name_of(guest) == name:
                self._send_away(guest)

    def _send_away(self, guest: Guest) -> None:
        guest.is_forgotten = guest.is_sent_away = True
        self._remembered.forget(guest.profile.key)
        self.change_code()
        # Another connection with the same key, which came a moment ago and has no seat yet, would take it back.
        for other in tuple(self._arriving):
            if guest.profile.key and other.profile.key == guest.profile.key:
                other.channel.abort()
        self._background.start(self._part_with(guest))

    async def _part_with(self, guest: Guest) -> None:
        """End a guest's visit with a word, and free their seat when they are gone."""
        if guest.session is not None and guest.front is not None:
            guest.session.loses_seat = True
            guest.session.parting = guest.session.announcer.text("friends-sent-away", name=self._name_of(None))
            guest.run(guest.front.leave_now)
        if guest.stay is not None:
            _, stays = await asyncio.wait([guest.stay], timeout=LEAVING)
            if stays:
                guest.channel.abort()
                await asyncio.wait(stays, timeout=LEAVING)
        seat = guest.seat  # read only now: another table, laid out meanwhile, may have given them another one
        if seat is None:
            return
        self._end_absence(seat)
        self._unfinished_turns.pop(seat, None)
        if seat in self._seats.of(Sitter.AWAY):  # before a table, `_lose` has freed it
            self._seats.free(seat)
            self._tell_of_free_seat()

    def keep_for_bots(self, names: Sequence[str]) -> None:
        """Let no friend have these bots' seats."""
        self._seats.keep_for_bots(names)

    @property
    def idle_minutes(self) -> float:
        """Minutes after which a bot plays for a friend who does nothing; 0: never."""
        return self._idlers.minutes

    @idle_minutes.setter
    def idle_minutes(self, minutes: float) -> None:
        self._idlers.minutes = minutes

    @property
    def bots_stand_in(self) -> bool:
        """Whether a bot plays for a friend who is gone, until they are back."""
        return self._bots_stand_in

    @bots_stand_in.setter
    def bots_stand_in(self, stand_in: bool) -> None:
        self._bots_stand_in = stand_in
        self._look_after_empty_seats()

    @property
    def lets_look_on(self) -> bool:
        """Whether friends for whom no seat is free may look on."""
        return self._lets_look_on

    @lets_look_on.setter
    def lets_look_on(self, allowed: bool) -> None:
        self._lets_look_on = allowed
        if self._seats.host is None:
            return
        for guest in self._guests:
            if guest.seat is None and guest.front is not None:
                self._background.start(self._place(guest), guest.context.copy())

    def without_seat(self) -> list[str]:
        """Return the names of those who have no seat: they look on, or wait where that is not allowed."""
        return [self._name_of(guest) for guest in self._guests if guest.seat is None]

    def may_take_seat(self, guest: Guest) -> bool:
        """Return whether a guest has no seat and may take one: not if the host is sending them away."""
        return guest in self._guests and guest.seat is None and not guest.is_sent_away and not self.closed

    def take_seat(self, guest: Guest) -> bool:
        """Give a guest who looks on a free seat and tell the others; return False if there is none."""
        name = self._name_of(guest)
        if not self.may_take_seat(guest) or not self._seats.take(guest, another=True):
            return False
        self._tell_all("friends-takes-seat", guest, guest=name, name=self._name_of(guest))
        self._seats.remember(guest)
        self._note_missed(guest)
        self._background.start(self._place(guest), guest.context.copy())
        return True

    def _note_missed(self, guest: Guest) -> None:
        """Note whether a guest has got a seat only after the match: then its result is not theirs."""
        host = self._seats.host
        if host is not None and host.over and guest.seat is not None and not guest.returns:
            guest.came_after = host

    def _look_after_empty_seats(self) -> None:
        """Let bots play for the friends who are away, or let the table wait for them, as the host wants it."""
        host = self._seats.host
        if host is None:
            return
        for seat in self._seats.of(Sitter.AWAY):
            if self._bots_stand_in:
                host.let_bot_play(seat, self._seats.level)
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
    def ssh_lines(self) -> Sequence[str]:
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
        """Forget all remembered keys, also those of the friends who are here."""
        self._remembered.forget_all()
        for guest in (*self._guests, *self._arriving):
            guest.is_forgotten = True

    async def close(self) -> None:
        """Send everybody home, and let nobody come any more. Bots go on for them."""
        self.closed = True
        # First: nobody may come in while the others are sent home.
        if self._stop_listening is not None:
            await self._stop_listening()
        for guest in tuple(self._guests):
            if guest.session is not None and guest.front is not None:
                guest.session.parting = guest.session.announcer.text("friends-closed-guest", name=self._name_of(None))
                guest.run(guest.front.leave_now)
        if self._guests:
            await asyncio.wait([guest.stay for guest in self._guests if guest.stay is not None], timeout=LEAVING)
            await asyncio.sleep(PARTING)  # for the last words and the code of the end
        # Among them are those that are no guests yet: at the login, or at the first questions.
        self.door.end_connections()
        self._background.cancel()
        self._detach()

    # Who comes and goes.

    def _welcome(self, channel: GuestChannel, arrival: Arrival) -> None:
        """Receive a guest who has logged in."""
        if self.closed:  # a client that had logged in before may ask for its session only now
            channel.close()
        else:
            self._background.start(self._receive(channel, arrival))

    async def _receive(self, channel: GuestChannel, arrival: Arrival) -> None:
        """Ask a guest how they follow the table, give them a seat, or let them look on, until they are gone."""
        name = arrival.name[:1].upper() + arrival.name[1:]
        profile = self._remembered.profile(arrival.key, name)
        guest = Guest(channel, profile, self._remembered.folders(profile), proved=arrival.proved)
        guest.stay = asyncio.current_task()
        self._arriving.add(guest)
        try:
            if not await guest.choose_way(self._session.announcer.translator.language):
                return
            # Welcoming a guest takes time from the others, so one who comes again and again has to wait.
            known = self._remembered.knows(arrival.key)
            whose = arrival.key if known else channel.address
            while len(self._arrivals) > MOST_ARRIVALS:
                del self._arrivals[next(iter(self._arrivals))]
            await self._arrivals.setdefault(whose, Allowance(*(AGAIN if known else COMING))).spend()
            if channel.lost.is_set():
                return
            await self._replace_earlier(guest)
            may_look_on = self._lets_look_on and len(self.without_seat()) < MOST_WITHOUT_SEAT
            if self.closed or not (self._seats.take(guest) or may_look_on):
                channel.write(f"{self._full(profile.language)}\n")
                channel.close(1)
                return
            try:
                self._arriving.discard(guest)
                self._guests.append(guest)
                self._note_missed(guest)
                self._greet(guest)
                await self._attend(guest)
            finally:
                self._seats.listed()  # if the host has laid out another table meanwhile, all get their seats there
                name = self._name_of(guest)
                # Before `_lose`: a seat is away, and a bot may stand in, only when no guest in the list has it.
                self._guests.remove(guest)
                self._lose(guest, name)
        finally:
            self._arriving.discard(guest)
            channel.close()

    def _greet(self, guest: Guest) -> None:
        """Tell the others who has come, to play or to look on."""
        self._session.sounds.play([Sound(Earcon.ARRIVAL)])
        if guest.seat is None:
            self._tell_all("friends-onlooker", guest, urgency=Urgency.SMALL_TALK, name=self._name_of(guest))
            return
        free, away = len(self._seats.of(Sitter.FREE)), len(self._seats.of(Sitter.AWAY))
        arrived = "friends-back" if guest.returns else "friends-arrived"
        self._tell_all(arrived, guest, name=self._name_of(guest), free=free, away=away)

    async def _attend(self, guest: Guest) -> None:
        """Show a guest the table, in one way after the other, until they leave."""
        if guest.seat is not None:
            guest.unfinished_turn = self._unfinished_turns.pop(guest.seat, None)
        while True:
            self._seats.remember(guest)
            session = guest.begin()
            session.friends = Member(self, guest)
            session.named_keys.talks = True
            host = self._seats.host
            session.tables.choose_game(self._session.tables.next_game if host is None else host.match.notation.game.id)
            await guest.attend(partial(self._place, guest))
            # A guest who changes the way keeps seat and place in the list: the others hear nothing of it.
            if not guest.changes_way or self.closed:
                return

    def _full(self, language: str | None) -> str:
        """Return the sentence for a guest for whom there is no seat."""
        words = self._session.named_keys.make_translator(language or self._session.announcer.translator.language)
        return words.text("friends-full", name=self._name_of(None))

    async def _replace_earlier(self, guest: Guest) -> None:
        """End an earlier connection of the same key: it is dead, or the guest has left it behind.

        Without a key anybody can have that name: then an earlier connection ends only if it is dead.
        """
        for other in tuple(self._guests):
            if guest.proved and other.profile.key == guest.profile.key:
                other.channel.abort()
            elif other.seat is None:  # nobody waits until it is known whether someone who looks on is still there
                continue
            elif not guest.proved and not other.proved and other.given_name.casefold() == guest.given_name.casefold():
                await other.channel.probe()
                if not other.channel.lost.is_set():
                    continue
            else:
                continue
            # Until the earlier one has gone from the list, `Seats.take` does not give their seat back.
            if other.stay is not None:
                await asyncio.wait([other.stay], timeout=LEAVING)

    async def _place(self, guest: Guest) -> None:
        """Show a guest the table, if there is one, else who is here; the newest call for a guest counts."""
        host, session = self._seats.host, guest.session
        if session is None:
            return
        if host is None or host is guest.came_after or (guest.seat is None and not self._lets_look_on):
            await guest.stand_up(session.announcer.text(self._why_waiting(guest), name=self._name_of(None)))
            return
        absence = None if guest.seat is None else self._absences.get(guest.seat)
        # Before `sit_down`, which says how things stand now: what was missed is older.
        if absence is not None and guest.seat is not None:
            guest.say(absence.news(session))
            self._end_absence(guest.seat)
        if guest.seat is None:
            guest.tell("friends-you-look-on", name=self._name_of(None))
        self._tell_house_rules(guest, host)
        guest.returns = False
        looks_on = guest.seat is None
        people = () if guest.seat is None else (guest.seat,)
        # Nobody waits for a key of someone who looks on.
        client = GuestClient(host, people, guest.context, on_error=guest.fail, waits=not looks_on)
        await guest.sit_down(client, self._session.runner.reviewer, fresh=host is self._fresh_host)
        if not looks_on and self._name_of(guest).casefold() != guest.given_name.casefold():
            guest.tell("friends-you-are", name=self._name_of(guest))

    def _why_waiting(self, guest: Guest) -> str:
        """Return the id of the text about why a guest sees no table."""
        if self._seats.host in (None, guest.came_after):
            return "friends-wait" if guest.seat is not None else "friends-wait-no-seat"
        return "friends-seat-is-free" if self._seats.of(Sitter.FREE) else "friends-full"

    @staticmethod
    def _tell_house_rules(guest: Guest, host: Host) -> None:
        """Tell a guest which house rules are on, once: they have not chosen them, and nothing else speaks of them.

        Who returns knows them already.
        """
        game, values = host.match.notation.game, host.match.record.values
        if guest.session is None:
            return
        words = guest.session.announcer.translator
        on = [each for each in game.options if each.house_rule and values[each.id]]
        known, guest.house_rules = guest.house_rules, [each.id for each in on]
        if on and known != guest.house_rules and not guest.returns:
            names = [option_name(words, game.id, each) for each in on]
            guest.tell("friends-house-rules", list=words.enumerate(names))

    def _end_absence(self, seat: Seat) -> None:
        absence = self._absences.pop(seat, None)
        if absence is not None:
            absence.end()

    def _lose(self, guest: Guest, name: str) -> None:
        """Announce that a guest is gone, by their name here, and keep their seat; before a table it is free again."""
        host, seat = self._seats.host, guest.seat
        if self.closed:
            return
        if seat is None:
            self._tell_all("friends-left-lobby", guest, urgency=Urgency.SMALL_TALK, name=name)
            return
        if host is None:
            self._seats.free(seat)
            self._tell_of_free_seat()
        if host is None or host.over:
            self._tell_all("friends-left-lobby", guest, name=name)
            return
        if guest.session is not None:
            self._end_absence(seat)
            client = GuestClient(host, (seat,), Context(), on_error=self._report, waits=False)
            self._absences[seat] = Absence(guest.session, client)
        if guest.unfinished_turn is not None:
            self._unfinished_turns[seat] = guest.unfinished_turn
        self._look_after_empty_seats()
        self._tell_all("friends-left-bot" if self._bots_stand_in else "friends-left", guest, name=name)

    # The host's tables begin and end.

    def _attach(self, host: Host) -> None:
        """Have the friends at a table: bots wait until everybody has heard, and races are fair."""
        host.hearing = self
        host.races = Races(self._listening)
        host.races.on_close = self._on_close_race
        host.races.on_hold = self._on_hold
        self._seats.begin(host)

    async def _on_table(self, host: Host) -> None:
        """Seat the guests at a table that is about to begin, or was resumed."""
        self._on_leave()
        self._idlers.forget()
        self._attach(host)
        self._fresh_host = None if host.match.is_resumed else host
        ready = [guest for guest in self._guests if guest.front is not None]
        placing = [(guest, self._background.start(self._place(guest), guest.context.copy())) for guest in ready]
        sitting = [task for guest, task in placing if guest.seat is not None]
        if sitting:
            await asyncio.wait(sitting, timeout=SITTING)
        self._fresh_host = None
        for guest in self._guests:
            self._seats.remember(guest)
        self._look_after_empty_seats()
        self._tell_missing()

    def _tell_missing(self) -> None:
        """Tell the host which friends of a resumed table are not here."""
        away = [self._seats.current_plan().names[seat] for seat in self._seats.of(Sitter.AWAY)]
        if away:
            names = self._session.announcer.translator.enumerate(away)
            self._host_people.tell("friends-missing", names=names, count=len(away))

    def _on_leave(self) -> None:
        """Tell the guests that the host has left the table, if there was one; it is saved."""
        host = self._seats.host
        if host is None:
            return
        for seat in tuple(self._absences):
            self._end_absence(seat)
        self._unfinished_turns.clear()
        self._idlers.forget()
        self._seats.end(host)
        self._tell_of_free_seat()
        for guest in tuple(self._guests):
            if not host.over:
                guest.tell("friends-host-left", Urgency.URGENT, name=self._name_of(None))
            if guest.front is not None:
                self._background.start(self._place(guest), guest.context.copy())

    def _detach(self) -> None:
        """Give the session back what it had before friends came, and their seats to bots."""
        session, host = self._session, self._seats.host
        for seat in tuple(self._absences):
            self._end_absence(seat)
        if host is not None:
            host.hearing, host.races = session.announcer.speaker, None
            for seat in host.match.plan.friends():
                host.let_bot_play(seat, self._seats.level)
        session.friends = None
        session.named_keys.talks = False
        session.tables.seat_friends = None
        session.runner.hearing = session.announcer.speaker
        session.runner.on_table = None
        session.runner.on_leave = lambda: None

    # What people hear: bots wait until everybody has heard it, and races begin for each when they have.

    @property
    def _people(self) -> list[Participant]:
        return [self._host_people, *self._guests]

    @property
    def _players(self) -> list[Participant]:
        """The people whose hearing bots and races wait for: nobody waits for those who look on."""
        return [self._host_people, *(guest for guest in self._guests if guest.seat is not None)]

    @staticmethod
    def _looks_on(person: Participant) -> bool:
        return isinstance(person, Guest) and person.seat is None

    def _name_of(self, person: Participant | None) -> str:
        """Return the name by which someone plays; None: the host."""
        return self._seats.name_of(person if isinstance(person, Guest) else None)

    def _tell_all(
        self, message_id: str, but: Participant | None, *, urgency: Urgency = Urgency.NEWS, **values: object
    ) -> None:
        """Tell something about the friends to everybody except one, each in their language."""
        for person in self._people:
            if person is not but:
                person.tell(message_id, urgency, **values)

    @property
    def sentences_begun(self) -> int:
        """Return the number of sentences that were begun so far, for anybody."""
        sessions = (person.session for person in self._players)
        return sum(session.announcer.speaker.sentences_begun for session in sessions if session is not None)

    async def wait_until_heard(self) -> None:
        """Wait until everybody has probably heard what they were told."""
        await asyncio.gather(*(person.wait_until_heard(MOST_WAITED) for person in self._players))

    def _listening(self) -> dict[Seat, HeardUntil]:
        """Return for every person when they will have heard what they were told so far."""
        host = self._seats.host
        if host is None:
            return {}
        now = host.clock.time()
        at_keyboard = HeardUntil(self._host_people, now + self._host_people.seconds_left(MOST_ALLOWED))
        found = dict.fromkeys(host.match.plan.here(), at_keyboard)
        for guest in self._guests:
            if guest.seat is not None:
                until = now + guest.seconds_left(MOST_ALLOWED)
                found[guest.seat] = HeardUntil(guest, until, guest.channel.travel)
        return found

    def _on_close_race(self, first: Seat, second: Seat, seconds: float) -> None:
        """Tell everybody how close two people were."""
        names = self._seats.current_plan().names
        hundredths = max(1, round(seconds * 100))
        self._tell_all("friends-race-close", None, first=names[first], second=names[second], count=hundredths)

    def _on_hold(self, seat: Seat) -> None:
        """Tell a player at once that their key has counted; what comes of it follows."""
        player: Participant = next((guest for guest in self._guests if guest.seat == seat), self._host_people)
        player.answer("friends-pressed")

    def send(self, sender: Participant, text: str, to: str | None) -> str | None:
        """Send a message to all others, or to one person; return why that is not possible, or None."""
        return self._messages.send(sender, text, to)


class Member:
    """How one person knows the others at the table."""

    def __init__(self, gathering: Gathering, person: Participant) -> None:
        self._gathering = gathering
        self._person = person

    def seats(self) -> Sequence[FriendSeat]:
        """Return the seats, in playing order."""
        return self._gathering.seats()

    def without_seat(self) -> Sequence[str]:
        """Return the names of those who have no seat: they look on, or wait where that is not allowed."""
        return self._gathering.without_seat()

    @property
    def lets_look_on(self) -> bool:
        """Return whether those without a seat may look on."""
        return self._gathering.lets_look_on

    @property
    def can_take_seat(self) -> bool:
        """Return whether this person has no seat and may take one, and one is free."""
        may = isinstance(self._person, Guest) and self._gathering.may_take_seat(self._person)
        return may and any(each.sitter is Sitter.FREE for each in self._gathering.seats())

    def take_seat(self) -> bool:
        """Give this person a free seat; return False if there is none."""
        return isinstance(self._person, Guest) and self._gathering.take_seat(self._person)

    @property
    def ways(self) -> Sequence[str]:
        """Return how a guest can follow the table; none for the host."""
        return self._person.ways if isinstance(self._person, Guest) else []

    def change_way(self, way: str) -> None:
        """Follow the table in another way from now on, next time as well."""
        if isinstance(self._person, Guest):
            self._person.change_way(Way(way))

    def send(self, text: str, to: str | None = None) -> str | None:
        """Send a message to everybody, or to one person; return why it cannot be sent, or None."""
        return self._gathering.send(self._person, text, to)
