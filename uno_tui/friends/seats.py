"""The seats of a table with friends: who sits where, whose a seat is while its friend is away, and which are free."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count

import msgspec

from uno_tui.bots.bot import Level
from uno_tui.core.contract import Seat
from uno_tui.friends.guest import Guest
from uno_tui.friends.remembered import Remembered
from uno_tui.host.host import Host
from uno_tui.host.match import FRIEND, PERSON, Plan
from uno_tui.ui.names import fault_of, why_not_seated, without_taken
from uno_tui.ui.ports.friends import FriendSeat, Sitter
from uno_tui.ui.settings import Settings
from uno_tui.ui.tables import Tables


class Owner(msgspec.Struct, frozen=True):
    """Whose seat it is: the fingerprint of their key, "" without one, and the name that they gave."""

    key: str
    name: str


class Seats:
    """The seats of the running table, or before it begins those of the next one.

    All seats of bots are open to friends, but those that the host keeps for bots; a bot plays there until a friend
    comes. A friend's seat is marked as such in the plan, and known by its number: names of seats and of people are not
    always the same.
    """

    def __init__(self, tables: Tables, settings: Settings, remembered: Remembered, guests: Sequence[Guest]) -> None:
        """`guests` are those who are here, as they come and go."""
        self._tables = tables
        self._settings = settings
        self._remembered = remembered
        self._guests = guests
        self.host: Host | None = None
        """The host of the table at which friends sit; None before one, and while the host plays something else."""
        self._kept_for_bots: set[str] = set()
        """The names of bots' seats that no friend gets."""
        self._owners: dict[Seat, Owner] = {}
        """Whose the friends' seats are, also of those who are away."""
        self._next_plan = tables.plan
        """The plan of the next table."""
        self._host_choice = (tables.next_game, self._next_plan)
        """The game of the next table, and its plan without friends, as the host has chosen them."""

    @property
    def level(self) -> Level:
        """Return the level of bots that play at free seats."""
        return Level(self._settings.bots)

    def current_plan(self) -> Plan:
        """Return who sits at the table, or at the next one.

        If the host has laid out another table meanwhile, those who are here get seats there first.
        """
        if self.host is not None:
            return self.host.match.plan
        self._use_plan(self._tables.chosen_plan)
        return self._next_plan

    def with_friends(self, base: Plan) -> Plan:
        """Return the plan of the next table with those who are here; `base` is the one that the host has chosen.

        The host is the only person at a practice table.
        """
        if base.practice is not None:
            return base
        self._use_plan(base)
        return self._next_plan

    def _use_plan(self, base: Plan) -> None:
        """Give those who are here seats at the next table, if the host has laid out another one than before."""
        is_new = self._host_choice != (self._tables.next_game, base)
        if self.host is None and base.practice is None and is_new:
            self._host_choice = (self._tables.next_game, base)
            self._next_plan = base
            self._seat_all()

    def _seat_all(self) -> None:
        """Seat everybody who is here again, at a table where nobody has a seat yet: first those who had one."""
        self._owners.clear()
        ordered = sorted(self._guests, key=lambda guest: guest.seat is None)
        # All of them before the first one sits: by an old number, a seat whose friend is away would count as taken.
        for guest in ordered:
            guest.seat = None
        for guest in ordered:
            self.take(guest)

    def listed(self) -> list[FriendSeat]:
        """Return the seats, in playing order, with who sits there."""
        plan = self.current_plan()
        return [
            FriendSeat(name, self._sitter(plan, seat)) for seat, name in enumerate(plan.names)
        ]

    def _sitter(self, plan: Plan, seat: Seat) -> Sitter:
        player = plan.players[seat]
        if player == PERSON:
            return Sitter.HERE
        if player == FRIEND:
            return Sitter.FRIEND if any(guest.seat == seat for guest in self._guests) else Sitter.AWAY
        return Sitter.BOT if plan.names[seat] in self._kept_for_bots else Sitter.FREE

    def of(self, sitter: Sitter) -> list[Seat]:
        """Return the seats where such a one sits."""
        return [seat for seat, each in enumerate(self.listed()) if each.sitter is sitter]

    def name_of(self, guest: Guest | None) -> str:
        """Return the name by which a guest plays; None: the host."""
        plan = self.current_plan()
        if guest is None:
            return next((plan.names[seat] for seat in plan.here()), "")
        return self._name_without_seat(guest) if guest.seat is None else plan.names[guest.seat]

    def _name_without_seat(self, guest: Guest) -> str:
        """Return the name that a guest gave if players can have it, with a number where others had it first."""
        taken = {name.casefold() for name in self.current_plan().names}
        for each in self._guests:
            if each.seat is None:
                called = each.given_name if fault_of(each.given_name, None) is None else "Guest"
                wished = chain([called], (f"{called}{number}" for number in count(2)))
                name = next(name for name in wished if name.casefold() not in taken)
                if each is guest:
                    return name
                taken.add(name.casefold())
        return guest.given_name  # of one who has gone already

    # What the host changes.

    def keep_for_bots(self, names: Sequence[str]) -> None:
        """Let no friend have these bots' seats."""
        self._kept_for_bots |= set(names)

    def switch_kept(self, name: str) -> None:
        """Keep a bot's seat for the bot, or free it."""
        self._kept_for_bots ^= {name}

    def free(self, seat: Seat) -> None:
        """Give a friend's seat to a bot, until another friend comes."""
        self._owners.pop(seat, None)
        if self.host is None:
            self._next_plan = self._next_plan.with_player(seat, self.level)
        else:
            self.host.match.change_player(seat, self.level)
            self.host.let_bot_play(seat, self.level)

    # Who gets which seat.

    def take(self, guest: Guest, *, another: bool = False) -> bool:
        """Seat a guest; return False if no seat is free. It may be the one that they had before, unless `another`.

        Before the table begins, the seat takes the guest's name; at a table they play under the seat's.
        """
        seat = self._find(guest, another=another)
        if seat is None:
            return False
        guest.returns = self.listed()[seat].sitter is Sitter.AWAY
        guest.seat = seat
        self._owners[seat] = Owner(guest.profile.key, guest.given_name)
        if self.host is None:
            self._next_plan = self._named_after(guest, seat).with_player(seat, FRIEND)
            return True
        if self.host.match.plan.players[seat] != FRIEND:
            self.host.match.change_player(seat, FRIEND)
        self.host.let_person_play(seat)  # also where the seat was a friend's before: a bot may have stood in
        return True

    def _named_after(self, guest: Guest, seat: Seat) -> Plan:
        """Return the plan of the next table with the guest's name at a seat, unless nobody can have that name there."""
        names = list(self._next_plan.names)
        if without_taken([guest.given_name], names):
            names[seat] = guest.given_name
        if why_not_seated(self._tables.next_game, tuple(names)) is not None:
            return self._next_plan
        return msgspec.structs.replace(self._next_plan, names=tuple(names))

    def _find(self, guest: Guest, *, another: bool) -> Seat | None:
        """Return the seat for a guest: the one they had, one of their name, else a free one; None if there is none."""
        names, free = self.current_plan().names, self.of(Sitter.FREE)
        away = [] if another else [seat for seat in self.of(Sitter.AWAY) if self._owns(guest, seat)]
        named = [seat for seat in free if names[seat].casefold() == guest.given_name.casefold()]
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
        return Owner(self._remembered.owner(self._record, seat), self.current_plan().names[seat])

    @property
    def _record(self) -> str:
        """The name of the running table's record; "" without one."""
        return "" if self.host is None or self.host.match.path is None else self.host.match.path.stem

    def remember(self, guest: Guest) -> None:
        """Keep a guest's profile, with the seat that they have at this table; one who has none has lost it."""
        if self._record and guest.seat is not None:
            guest.profile.sit(self._record, guest.seat)
        elif self._record:
            guest.profile.seats.pop(self._record, None)
        if not guest.is_forgotten:
            self._remembered.keep(guest.profile, self._record if guest.seat is not None else "")

    # The table begins and ends.

    def begin(self, host: Host) -> None:
        """Let everybody who is here have their seats at a table that begins, or is resumed."""
        already_seated = not host.match.is_resumed and host.match.plan.names == self._next_plan.names
        self.host = host
        if host.match.is_resumed and host.match.plan.friends():  # friends had come to the other seats, or could have
            self.keep_for_bots([host.match.names.names[seat] for seat in self.of(Sitter.FREE)])
        # A resumed table has a plan of its own, by whose numbers nobody has a seat yet.
        if not already_seated:
            self._seat_all()

    def end(self, host: Host) -> None:
        """Go on with the seats of a table that has ended, as those of the next one.

        Those who are away may come to the next table like anybody else.
        """
        # Before `free`, which as long as there is a host changes the plan of its match.
        self.host = None
        self._next_plan = msgspec.structs.replace(host.match.plan, practice=None)
        for seat in self._next_plan.friends():
            if not any(guest.seat == seat for guest in self._guests):
                self.free(seat)
        self._host_choice = (self._tables.next_game, self._tables.chosen_plan)
