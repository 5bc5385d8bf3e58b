"""What the person at the keyboard is told of the table: what happens, what has come of it, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from uno_tui.front.table.faces import SAYS_LAST
from uno_tui.front.table.sounding import Sounding
from uno_tui.games.contract import Event, RoundBegan, Seat
from uno_tui.games.events import SaidLast
from uno_tui.host.connection import Change
from uno_tui.speech.utterance import Category, Urgency, Utterance

if TYPE_CHECKING:
    from uno_tui.front.table.desk import Desk


class Telling:
    """Tells everybody their part; only the person at the keyboard hears it at once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._sounding = Sounding(desk)
        self.first_hint = ""
        """The text that is said once, when the first turn has come."""
        self._selected = ""
        """What was said of the card that Enter would give away."""
        self._new_hands: set[Seat] = set()
        """Who has not been told yet which card of a new hand is selected."""
        self._just_told: Sequence[Utterance] = ()
        """What the person at the keyboard was told of the last change."""

    # What happens.

    def happened(self, changes: Mapping[Seat | None, Change], *, own: bool) -> None:
        """Tell what was seen of a change; what came of one's `own` move interrupts."""
        self._just_told = ()
        if self._desk.keyboard.everybody_hears:
            self._tell_everybody(changes[None])
        for seat in self._desk.people:
            self._tell(seat, changes[seat], own=own)

    def _tell_everybody(self, change: Change) -> None:
        """Say what everybody may hear, while nobody in particular is at the keyboard."""
        desk = self._desk
        self._sounding.play(None, change)
        desk.speaker.say(desk.face.onlooker().tell(change.events, change.snapshot.view))

    def _tell(self, seat: Seat, change: Change, *, own: bool) -> None:
        """Tell somebody, or keep it until they are at the keyboard."""
        person = self._desk.persons[seat]
        now, events = change.snapshot, change.events
        came_home = person.happened(change)
        self._notice(events, seat)
        dealt = any(isinstance(event, RoundBegan) for event in events)
        if dealt:
            self._new_hands.add(seat)
        wanted = [event for event in events if self._wants_to_hear(event, seat)]
        told = [*self._seating(wanted, seat), *person.face.teller.tell(wanted, now.view, now.moves)]
        if not self._desk.keyboard.hears(seat):
            self._desk.keyboard.miss(seat, told, whole=dealt)
            return
        self._say(seat, change, told, own=own)
        if came_home and seat in now.view.acting:
            self._say_where()
        if own and now.view.turn != seat:
            self._desk.speaker.history.turn_ended()

    def _say(self, seat: Seat, change: Change, told: Sequence[Utterance], *, own: bool) -> None:
        self._sounding.play(seat, change, told)
        self._desk.speaker.say([_interrupting(utterance) for utterance in told] if own else told)
        self._just_told = told

    def _notice(self, events: Sequence[Event], seat: Seat) -> None:
        """Who has said the word for the last card once knows how."""
        said = any(isinstance(event, SaidLast) and event.seat == seat for event in events)
        if said and self._desk.now_knows(SAYS_LAST):
            for person in self._desk.persons.values():
                person.face.teller.says_last = True

    def _seating(self, told: Sequence[Event], seat: Seat) -> list[Utterance]:
        """Once a match, when its first round is dealt, who sits in which order."""
        begins = any(isinstance(event, RoundBegan) and event.number == 1 for event in told)
        if not begins or len(self._desk.public.names) == 2 or self._desk.settings.verbosity == "terse":
            return []
        person = self._desk.persons[seat]
        return [Utterance(person.face.answer("read_order", person.view), Category.TABLE)]

    def _wants_to_hear(self, event: Event, seat: Seat) -> bool:
        """Whether this kind of event is switched on; what somebody does themselves is told anyway."""
        return event.topic not in self._desk.settings.muted or getattr(event, "seat", None) == seat

    def _say_where(self) -> None:
        """Whose cards these are from now on, where no list of them says so."""
        if not self._desk.screen.numbers:
            self._desk.speaker.say([Utterance(f"{self._desk.zone.title}.", Category.CARDS)])

    @property
    def must_be_read(self) -> bool:
        """Whether the person at the keyboard was just told what is taken away when the keyboard changes hands."""
        return bool(self._just_told) and self._desk.screen.must_be_read(self._just_told)

    def taken_back(self) -> None:
        """The table is as it was before, and what was told last means nothing any more."""
        self._sounding.taken_back()
        self._just_told, self._selected = (), ""

    # What has come of it.

    def what_to_press(self) -> None:
        """Say how to go on after a round or a match."""
        desk = self._desk
        if desk.guide is not None:
            return
        if desk.outcome.match is not None:
            desk.say("match-finished", Urgency.NEWS)
        elif desk.outcome.round is not None:
            desk.say("press-for-round", Urgency.NEWS)

    def what_is_selected(self) -> None:
        """Say what there is to know of the selected card before any key: when it changes hands, or the hand is new."""
        self._say_what_goes()
        self._say_first_card()

    def _say_what_goes(self) -> None:
        """Where a card of the hand is given away for good, which one that would be."""
        desk = self._desk
        card = None if desk.handing_to is not None else desk.cursor.card
        before, self._selected = self._selected, "" if card is None else desk.face.selected(desk.view, card)
        if self._selected and not before:
            desk.speaker.say([Utterance(self._selected, Category.CARDS, Urgency.URGENT)])

    def _say_first_card(self) -> None:
        """Once a round, which card of the new hand is selected; where all are written, that is plain."""
        desk = self._desk
        hears = desk.keyboard.hears(desk.seat) and desk.outcome.round is None and not desk.screen.numbers
        if hears and desk.seat in self._new_hands and desk.cursor.card is not None:
            self._new_hands.discard(desk.seat)
            desk.speaker.say([Utterance(f"{desk.walk.card_text()}.", Category.CARDS, echo=True)])

    def hint(self) -> None:
        """At the very first table, when the first turn has come, say what there is to know."""
        desk = self._desk
        if self.first_hint and desk.handing_to is None and desk.seat in desk.view.acting:
            desk.say(self.first_hint, Urgency.SMALL_TALK)
            self.first_hint = ""

    # Where the table stands.

    def begun(self, *, resumed: bool) -> None:
        """Tell what is special about the table, and where a resumed one stands."""
        self._desk.practising.begin()
        if resumed:
            self._say_with_whom()
            for command in ("read_turn", "read_top", "read_scores"):
                self._desk.speaker.say([Utterance(self._desk.public_answer(command), Category.TABLE)])
            self.what_to_press()

    def _say_with_whom(self) -> None:
        """Which game goes on, and who plays along."""
        desk = self._desk
        practice = desk.party.practice
        text_id = "resumed" if practice is None or practice.deal else "practice-from"
        others = [name for seat, name in enumerate(desk.public.names) if desk.keyboard.shared or seat != desk.seat]
        desk.say(text_id, Urgency.NEWS, game=desk.words.text("title"), names=desk.words.enumerate(others))

    def sat_down(self, *, knows: bool) -> None:
        """Tell somebody who has just come to the keyboard what they need, and have not just heard."""
        desk = self._desk
        if desk.claiming is not None:
            self._new_hands.discard(desk.seat)
            desk.speaker.say([Utterance(f"{desk.walk.card_text()}.", Category.CARDS)])
        elif not knows:
            asked = ("read_turn", "read_top")
            desk.speaker.say([Utterance(desk.face.answer(each, desk.view), Category.TABLE) for each in asked])
        self._say_first_card()


def _interrupting(utterance: Utterance) -> Utterance:
    return msgspec.structs.replace(utterance, interrupts=True, others=False)
