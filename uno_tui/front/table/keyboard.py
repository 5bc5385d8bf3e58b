"""The keyboard that several people may share: who sits at it, who is asked for, and what everybody has missed."""

from __future__ import annotations

from typing import Protocol

import msgspec

from uno_tui.front.keys.commands import SHARED
from uno_tui.front.table.face import SomeFace
from uno_tui.front.table.telling import Telling
from uno_tui.games.contract import Move, Seat
from uno_tui.host.connection import Snapshot, TableClient
from uno_tui.speech.history import History
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Urgency, Utterance, in_order

PERSONS = tuple(name for name in SHARED if name.startswith("person_"))
"""The commands that each of several people has for themselves, in the order in which they sit."""
MEANWHILE = ("menu", "quit", "stop", "repeat", "help", "settings")
"""What can be done while the keyboard is handed over."""
HERE = ("play", "choose")
"""The commands by which somebody says that they are at the keyboard, or that another may be."""
MOST_NEWS = 12
"""How many sentences the summary since one's last turn has at most."""


class Sitting(Protocol):
    """What the keyboard needs of the desk at which people sit."""

    party: TableClient
    speaker: Speaker
    telling: Telling

    def face_of(self, seat: Seat) -> SomeFace:
        """The game as one of the people meets it."""
        ...

    def say(self, message_id: str, urgency: Urgency, **values: object) -> None:
        """Say something that is not about the game."""
        ...

    def turn_sentence(self) -> str:
        """What is said to whoever's turn has come."""
        ...

    def sit_down(self, *, knows: bool) -> None:
        """Somebody else sits at the keyboard from now on, and has just heard what they missed, if anything."""
        ...

    def show(self) -> None:
        """Show what may be seen now."""
        ...

    def offers(self, command: str) -> bool:
        """Whether a command can ever do something at this table."""
        ...


class Keyboard:
    """Who sits at the keyboard. Somebody alone is never asked for.

    `seat` is the person at the keyboard, `handing_to` the one who must say that they are there now, `keeping_from` the
    one who is asked for when the person at the keyboard has read what they were told, and `claiming` the one who has
    stopped the clock to do something out of turn.
    """

    def __init__(self, desk: Sitting) -> None:
        self.people = people = tuple(desk.party.people)
        self.seat: Seat = people[0]
        self.handing_to: Seat | None = None
        self.keeping_from: Seat | None = None
        self.claiming: Seat | None = None
        self._desk = desk
        self._in_race = False
        """Whether several people press keys of their own, so that only what everybody may hear is said."""
        self._dealing = False
        """Whether somebody has asked for the next round, for which everybody's hand is hidden."""
        self._clock_stopped = False
        """Whether the clock stands still until the person who was asked for is there."""
        self._paused = False
        """Whether it stands still because somebody types."""
        self._news: dict[Seat, list[Utterance]] = {seat: [] for seat in people}
        if self.shared:
            desk.speaker.history = History()  # what was said at another table is not for everybody
        apart = self.private
        self._histories = {seat: History() if apart and seat != self.seat else desk.speaker.history for seat in people}

    @property
    def _public(self) -> Snapshot:
        """What everybody knows."""
        return self._desk.party.links[None].now

    @property
    def shared(self) -> bool:
        """Whether several people share it."""
        return len(self.people) > 1

    @property
    def private(self) -> bool:
        """Whether several people share it, each with cards that the others must not see."""
        return self.shared and not self._hands_are_open

    @property
    def _hands_are_open(self) -> bool:
        practice = self._desk.party.practice
        return practice is not None and practice.open_hands

    @property
    def shows_hand(self) -> bool:
        """Whether the cards of the person at the keyboard may stand there unasked.

        Not while the keyboard is handed over, nor in a race in which several press keys of their own.
        """
        return self.handing_to is None and not (self.private and self._races(self.seat))

    @property
    def everybody_hears(self) -> bool:
        """Whether nobody in particular is at the keyboard, so that what everybody may hear is said at once."""
        return self._in_race or (self.claiming is not None and self.handing_to is not None)

    def hears(self, seat: Seat) -> bool:
        """Whether what is for this person is said at once."""
        return seat == self.seat and self.handing_to is None and not self._in_race

    # What happens meanwhile.

    def miss(self, seat: Seat, told: list[Utterance], *, whole: bool) -> None:
        """Keep what somebody hears when they are at the keyboard; with `whole` small talk too, as news."""
        kept = [each for each in in_order(told) if whole or each.urgency > Urgency.SMALL_TALK]
        self._news[seat] += [
            msgspec.structs.replace(each, urgency=min(max(each.urgency, Urgency.NEWS), Urgency.URGENT)) for each in kept
        ]

    def table_changed(self) -> None:
        """Ask for whoever is needed at the keyboard now."""
        if self._in_race and not any(map(self._races, self.people)):
            self._end_race()
        if self._dealing:
            self._dealing = False
            self._ask_for_somebody()
        self._change_hands()

    def deal(self) -> None:
        """The next round is dealt: everybody has heard the end of this one, and any of them may have asked for it."""
        if self.private:
            self._dealing = True
            self.handing_to = self.seat

    def leave(self) -> None:
        """Nobody sits here any more: what one of several people was told is for nobody who comes after them."""
        if self.private:
            self._desk.speaker.history = History()

    def taken_back(self) -> None:
        """The table is as it was before: nothing that was missed since has happened, and nobody claims anything."""
        for news in self._news.values():
            news.clear()
        self._in_race = self._dealing = False
        if self.claiming is not None:
            self.claiming = None
            self._clock_stopped = True
        self._change_hands()
        if self.handing_to is None and self.keeping_from is None:
            self._let_clock_go()

    # Handing over.

    def open(self) -> None:
        """Ask for the first person, if there are several; where hands are open, they are there."""
        wanted = self._wanted() if self.shared else None
        if self.private:
            self.handing_to = self.seat if wanted is None else wanted
            self._stop_clock()
        elif wanted is not None:
            self.seat = wanted

    def takes(self, command: str) -> bool:
        """Whether the keyboard changes hands by this command, or must before anything else is done."""
        if self.handing_to is not None and command not in MEANWHILE:
            if command in HERE:
                self.take_over()
            else:
                self.ask_for_person()
            return True
        if self.keeping_from is not None and command in HERE:
            self.hand_over()
            return True
        return False

    def ask_for_person(self) -> None:
        """Say who must be at the keyboard."""
        assert self.handing_to is not None  # noqa: S101 - for the type checker
        name = self._public.names[self.handing_to]
        if self.claiming is None:
            self._desk.say("hand-over", Urgency.URGENT, name=name)
        else:
            doubts = "yes" if self._desk.offers("call_bluff") else "no"
            self._desk.say("clock-stopped", Urgency.URGENT, name=name, doubts=doubts)

    def take_over(self) -> None:
        """The person who was asked for is there: a summary of what they missed first."""
        assert self.handing_to is not None  # noqa: S101 - for the type checker
        self.seat, self.handing_to = self.handing_to, None
        speaker = self._desk.speaker
        speaker.stop()
        speaker.history = self._histories[self.seat]
        if self.claiming is None:
            self._let_clock_go()
        news, self._news[self.seat] = self._without_past_turns(self._news[self.seat]), []
        for utterance in news[:-MOST_NEWS]:
            speaker.history.add(utterance)
        speaker.say(news[-MOST_NEWS:])
        self._desk.sit_down(knows=bool(news))

    def _without_past_turns(self, news: list[Utterance]) -> list[Utterance]:
        """News without "your turn", unless it is: then once, where it was said last."""
        turn = self._desk.turn_sentence()
        places = [place for place, each in enumerate(news) if each.text == turn]
        if self.seat in self._public.view.acting:
            del places[-1:]
        return [each for place, each in enumerate(news) if place not in places]

    def _wanted(self) -> Seat | None:
        """The person whose move the table waits for, while another is at the keyboard or asked for."""
        here = self.seat if self.handing_to is None else self.handing_to
        return None if here in self._public.view.acting else self._first_actor()

    def _change_hands(self) -> None:
        wanted = self._wanted()
        kept, self.keeping_from = self.keeping_from is not None, None
        if wanted is None:
            if kept:
                self._let_clock_go()
        elif self._hands_are_open:
            self._pass_to(wanted)
        elif self.handing_to is None and self.claiming is None and (kept or self._desk.telling.must_be_read):
            self._keep_from(wanted)
        elif self.claiming is None:
            self._hand_to(wanted)

    def _keep_from(self, seat: Seat) -> None:
        """Leave the keyboard to the person who was just told something, until they hand it over themselves."""
        self.keeping_from = seat
        self._stop_clock()
        self._desk.say("read-then-hand-over", Urgency.URGENT, name=self._public.names[seat])

    def hand_over(self) -> None:
        """The person at the keyboard has read what they were told."""
        assert self.keeping_from is not None  # noqa: S101 - for the type checker
        self._hand_to(self.keeping_from)

    def _pass_to(self, seat: Seat) -> None:
        """Where hands are open nothing is hidden, and nobody asked for: it is said who is meant from now on."""
        for news in self._news.values():
            news.clear()
        self._let_clock_go()
        self.seat = seat
        self._desk.say("playing-for", Urgency.URGENT, name=self._public.names[seat])
        self._desk.sit_down(knows=True)

    def _hand_to(self, seat: Seat) -> None:
        """Hide what the person at the keyboard sees and could read again, then ask for the next person."""
        if self._hands_are_open:
            self._pass_to(seat)
            return
        self.handing_to, self.keeping_from = seat, None
        if self.claiming is None:
            self._stop_clock()
        self._desk.speaker.history = History()
        self._desk.show()
        self.ask_for_person()

    def _stop_clock(self) -> None:
        """Nobody's Uno can be reported while they are on their way to the keyboard."""
        self._clock_stopped |= self._desk.party.status.clock_goes
        self._desk.party.stop_clock()

    def _let_clock_go(self) -> None:
        if self._clock_stopped:
            self._clock_stopped = False
            self._desk.party.start_clock()

    def pause(self) -> None:
        """Let nothing happen while the person types letters, which are no commands."""
        self._paused = self._desk.party.status.clock_goes
        self._desk.party.stop_clock()

    def go_on_after_pause(self) -> None:
        """The word is typed."""
        if self._paused:
            self._paused = False
            self._desk.party.start_clock()

    def _ask_for_somebody(self) -> None:
        """Nobody knows who sits at the keyboard: the person whose turn it is is asked for, else who sat there."""
        actor = self._first_actor()
        self._hand_to(self.seat if actor is None else actor)

    def _first_actor(self) -> Seat | None:
        """The first person whose turn or choice it is. In a race nobody need come: everybody has a key of their own."""
        acting = [seat for seat in self._public.view.acting if seat in self.people]
        return next((seat for seat in acting if not self._races(seat)), None)

    def _races(self, seat: Seat) -> bool:
        """Whether reactions are all that a person can do now."""
        moves = self._desk.party.links[seat].now.moves
        return bool(moves) and all(move.reaction for move in moves)

    # Acting out of turn.

    def person(self, number: int) -> bool:
        """The key of a person of their own: their buzzer in a race, else they stop the clock.

        Returns whether it did anything; after a round it does not.
        """
        seat, party = self.people[number - 1], self._desk.party
        link, buzz = party.links[seat], self._own_key(seat)
        if buzz is not None:
            self._in_race = True
            link.submit(buzz)
        elif link.now.view.outcome.round is not None:
            return False
        else:
            self.claiming = seat
            party.stop_clock()
            self._hand_to(seat)
        return True

    def _own_key(self, seat: Seat) -> Move | None:
        return self._desk.face_of(seat).own_key(self._desk.party.links[seat].now.view)

    def races_by(self, command: str) -> bool:
        """Whether a race is on in which this command is what somebody at the keyboard must do, whatever is open."""
        if command in PERSONS and self.shared:
            number = PERSONS.index(command)
            return number < len(self.people) and self._own_key(self.people[number]) is not None
        own = None if self.shared else self._own_key(self.seat)
        view = self._desk.party.links[self.seat].now.view
        return own is not None and own == self._desk.face_of(self.seat).move_of(command, view)

    def end_claim(self) -> None:
        """The clock goes on; whose cards are shown next must be at the keyboard."""
        if self.claiming is None:
            return
        self.claiming = None
        self._clock_stopped = False
        self._desk.party.start_clock()
        self._desk.say("clock-goes-on", Urgency.NEWS)
        if self.handing_to is None:
            self._change_hands()
        else:
            self._ask_for_somebody()

    def _end_race(self) -> None:
        """People pressed keys of their own: nobody knows who sits at the keyboard now."""
        self._in_race = False
        if self._public.view.outcome.round is None:
            self._ask_for_somebody()
