"""The narration of a table for the people at the keyboard: events, what to do next, and where the table stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from uno_tui.core.contract import Event, RoundBegan, RoundEnded, Seat, Topic, View
from uno_tui.core.events import DirectionTurned, SaidLast
from uno_tui.host.connection import Change
from uno_tui.speech.utterance import Category, Urgency, Utterance
from uno_tui.ui.ports.screen import Screen
from uno_tui.ui.table.announcer import TableAnnouncer
from uno_tui.ui.table.sounding import Sounding
from uno_tui.ui.table.state import SAYS_LAST, TableState


class Missed(msgspec.Struct, frozen=True):
    """Sentences that a person will hear when they are at the keyboard; with `whole`, small talk as well.

    Those that were said `aloud` before everybody they need not hear again. What is `implied` was said aloud in other
    words: "You play blue 5" tells the others, too, that Ben plays it.
    """

    seat: Seat
    told: Sequence[Utterance]
    whole: bool
    aloud: frozenset[str] = frozenset()
    implied: frozenset[str] = frozenset()


class Narration:
    """Narrates events to each person; only the person at the keyboard hears them at once."""

    def __init__(self, state: TableState, announcer: TableAnnouncer, screen: Screen) -> None:
        self._state = state
        self._announcer = announcer
        self._screen = screen
        self._sounding = Sounding(state, announcer.sounds)
        self.first_hint = ""
        """The id of the text that is said once, when the first turn has come."""
        self._has_told_of_key = False
        """Whether the person has been told which key lets a waiting bot move."""
        self.closing_words: Callable[[], Sequence[str]] = lambda: ()
        """Returns what is said after a match, before the way to go on."""
        self._selected = ""
        """The sentence said last about the card that Enter would give away."""
        self._new_hands: set[Seat] = set()
        """The seats that have not heard yet which card of their new hand is selected."""
        self._on_turn: dict[Seat | None, bool] = dict.fromkeys(state.persons, False)
        """Whether it was each person's turn before the present change."""
        self._just_told: Sequence[Utterance] = ()
        """The sentences that the person at the keyboard heard about the last change."""

    # What happens.

    def tell_change(self, changes: Mapping[Seat | None, Change], *, own: bool) -> list[Missed]:
        """Tell what was seen of a change, and return what others missed; what came of one's `own` move interrupts."""
        # Also where nothing is told now: an older text must not hold up the next person.
        self._just_told = ()
        state = self._state
        # A late word for the last card: who has just played is at the keyboard, which is handed over.
        late = state.handing_to is not None and changes[None].by == state.seat
        public = self._tell_everybody(changes[None]) if state.everybody_hears or late else ()
        people = [self._tell(seat, changes[seat], own=own) for seat in self._state.persons]
        missed = [each for each in people if each is not None]
        told: Sequence[Utterance] = () if not missed or self.must_be_read() else self._just_told
        aloud = frozenset(each.text for each in (*public, *told))
        implied = frozenset(each.text for each in self._public_words(changes[None])) if told and own else frozenset()
        return [msgspec.structs.replace(each, aloud=aloud, implied=implied) for each in missed]

    def _public_words(self, change: Change) -> Sequence[Utterance]:
        """Return what is told of a change to those whom nothing in it concerns."""
        return self._state.presenter.public_narrator().narrate(change.events, change.snapshot.view)

    def _tell_everybody(self, change: Change) -> Sequence[Utterance]:
        """Say what everybody may hear, while nobody in particular is at the keyboard."""
        self._sounding.play(None, change)
        told = self._public_words(change)
        self._announcer.say(told)
        return told

    def _tell(self, seat: Seat | None, change: Change, *, own: bool) -> Missed | None:
        """Tell a person, or return what they missed because they are not at the keyboard."""
        person = self._state.persons[seat]
        now, events = change.snapshot, change.events
        came_home = person.on_events(change)
        self._notice(events, seat)
        dealt = any(isinstance(event, RoundBegan) for event in events)
        if dealt and seat is not None:
            self._new_hands.add(seat)
            person.last_draw = ()

        def tells(event: Event) -> bool:
            return self._wants_to_hear(event, seat)

        narrator = person.presenter.narrator
        told = self._seating([event for event in events if tells(event)], seat)
        told += narrator.narrate(events, now.view, now.moves, tells=tells)
        if any(event.topic is Topic.DRAW and getattr(event, "seat", None) == seat for event in events):
            person.last_draw = [each for each in told if each.category is Category.CARDS]
        if any(isinstance(event, RoundEnded) for event in events):
            person.last_result = [each for each in told if _is_result(each)]
        if dealt and self._waits_for_someone_elsewhere(now.view):
            told.append(Utterance(person.presenter.whose_turn(now.view), Category.TABLE))
        if seat is not None and not self._state.hears(seat):
            return Missed(seat, told, dealt)
        self._say(seat, change, told, own=own)
        # The cursor has left a set or another base by itself: the next arrow would surprise.
        if came_home and seat in now.view.acting:
            self._say_where()
        # The list of messages has a heading here, where the person's own turn ended.
        if own and now.view.turn != seat:
            self._announcer.speaker.history.mark_turn_end()
        return None

    def _waits_for_someone_elsewhere(self, view: View) -> bool:
        """Return whether a person at another keyboard begins: nothing else would tell whom the silence is for."""
        company, turn = self._state.client.company, view.turn
        return turn in view.acting and turn not in self._state.people and bool(company) and company[turn] is None

    def _say(self, seat: Seat | None, change: Change, told: Sequence[Utterance], *, own: bool) -> None:
        self._sounding.play(seat, change, told)
        self._announcer.say([_interrupting(utterance) for utterance in told] if own else told)
        self._just_told = told

    def _notice(self, events: Sequence[Event], seat: Seat | None) -> None:
        """Remember a person who has said the word for the last card: they need no hint any more."""
        said = any(isinstance(event, SaidLast) and event.seat == seat for event in events)
        if said and self._state.now_knows(SAYS_LAST):
            for person in self._state.persons.values():
                person.presenter.narrator.has_said_last = True

    def _seating(self, told: Sequence[Event], seat: Seat | None) -> list[Utterance]:
        """Return who sits in which order, once a match, when its first round is dealt."""
        begins = any(isinstance(event, RoundBegan) and event.number == 1 for event in told)
        if not begins or len(self._state.public.names) == 2 or self._state.settings.verbosity == "terse":
            return []
        person = self._state.persons[seat]
        view = person.view
        turned = any(isinstance(event, DirectionTurned) for event in told)
        if turned and "direction" in type(view).__struct_fields__:
            # The first card, which is told after this, turns the direction.
            view = msgspec.structs.replace(view, direction=-view.direction)
        return [Utterance(person.presenter.answer("read_order", view), Category.TABLE)]

    def _wants_to_hear(self, event: Event, seat: Seat | None) -> bool:
        """Return whether this kind of event is switched on; a player's own actions are always told."""
        own = seat is not None and getattr(event, "seat", None) == seat
        return own or event.topic not in self._state.settings.muted

    def _say_where(self) -> None:
        """Say whose cards the cursor is in now, where no list of cards shows it."""
        if not self._state.numbers:
            self._announcer.say([Utterance(f"{self._state.zone.title}.", Category.CARDS)])

    def must_be_read(self) -> bool:
        """Return whether the person here just heard something that disappears when the keyboard changes hands."""
        return bool(self._just_told) and self._screen.must_be_read(self._just_told)

    def on_takeback(self) -> None:
        """Forget what was told last: the table is as it was before."""
        self._sounding.on_takeback()
        self._just_told, self._selected = (), ""
        for person in self._state.persons.values():
            person.last_draw = person.last_result = ()

    # What to do next.

    def say_what_to_press(self) -> None:
        """Say how to go on after a round or a match, to those who play."""
        if self._state.guide is not None or self._state.looks_on:
            return
        if self._state.outcome.match is not None:
            self._announcer.say([Utterance(text, Category.SYSTEM, Urgency.URGENT) for text in self.closing_words()])
            self._announcer.notice("match-finished")
        elif self._state.outcome.round is not None:
            self._announcer.notice("press-for-round")

    def say_what_is_selected(self, changes: Mapping[Seat | None, Change], *, moved: bool) -> None:
        """Say which card is selected before any key.

        It is said if Enter would give it away, if the hand is new, if the person's turn begins, and if their own move
        has `moved` the cursor.
        """
        # At every change, also where nothing is said: else a turn would seem to begin later.
        begins = self._notice_turns()
        if self._say_what_goes() or self._say_first_card() or not (begins or moved):
            return
        state = self._state
        if state.private and not begins and state.seat not in state.view.acting:
            return  # the next person is asked for, and hears what is said now
        # Of one drawn card the name was the last word; of several it stays open on which one the cursor is.
        followed = [each for each in changes[state.seat].events if state.presenter.cursor_follows(each)]
        just_heard = bool(followed) and sum(len(getattr(each, "cards", [each])) for each in followed) == 1
        walked = begins and state.walked_to == state.walk.standing
        if state.hears(state.seat) and self._cards_matter and not (just_heard or walked):
            self._announcer.say_where()

    @property
    def _cards_matter(self) -> bool:
        """Return whether the selected card matters now: not in a lesson, at a question, in a race, after the round."""
        state = self._state
        presenter, moves = state.presenter, state.moves
        usual = (presenter.drawing, presenter.passing)
        plays = any(move in usual or getattr(move, "card", None) is not None for move in moves)
        races = bool(moves) and not presenter.has_drafts and not plays  # then its key is the last word
        return state.guide is None and not state.game_asks and not races and state.outcome.round is None

    def _notice_turns(self) -> bool:
        """Take note whose turn it is; return whether the turn of the person at the keyboard begins."""
        before = self._on_turn[self._state.seat]
        for seat in self._state.persons:
            view = self._state.view_of(seat)
            self._on_turn[seat] = view.turn == seat and seat in view.acting and view.outcome.round is None
        return self._on_turn[self._state.seat] and not before

    def _say_what_goes(self) -> bool:
        """Say which card Enter would give away, where the game has just asked for one; return whether it was said."""
        state = self._state
        # Said when the game begins to ask, not again at every change until it has an answer.
        card = None if state.handing_to is not None else state.cursor.card
        before, self._selected = self._selected, "" if card is None else state.presenter.selected_hint(state.view, card)
        if self._selected and not before:
            self._announcer.say([Utterance(self._selected, Category.CARDS, Urgency.URGENT)])
            return True
        return False

    def _say_first_card(self) -> bool:
        """Say once a round which card of the new hand is selected, unless the front end writes the hand.

        Return whether it was said.
        """
        state = self._state
        hears = state.hears(state.seat) and state.outcome.round is None and not state.numbers
        if hears and state.seat in self._new_hands and state.cursor.card is not None:
            self._new_hands.discard(state.seat)
            self._announcer.say([Utterance(f"{state.walk.card_text()}.", Category.CARDS, echo=True)])
            return True
        return False

    def say_hint(self) -> None:
        """Say once which key lets a waiting bot move, and the first hint on the first turn of the very first table."""
        state = self._state
        if not self._has_told_of_key and state.decides_nothing and state.client.status.needs_key:
            self._announcer.notice("bot-waits")  # no small talk, which gives way: the game stands still here
            self._has_told_of_key = True
        if self.first_hint and state.handing_to is None and state.seat in state.view.acting:
            self._announcer.notice(self.first_hint, Urgency.SMALL_TALK)
            self.first_hint = ""

    # Where the table stands.

    def tell_resumed(self) -> None:
        """Say where a resumed table stands."""
        self._say_with_whom()
        for command in ("read_turn", "read_top", "read_scores"):
            self._announcer.say([Utterance(self._state.public_answer(command), Category.TABLE)])
        self._say_what_is_lost()
        self._notice_turns()
        if self._cards_matter:
            self._announcer.say_where()
        self.say_what_to_press()

    def _say_what_is_lost(self) -> None:
        """Say what a turn that was left in the middle has lost, if one of the people here is on turn."""
        state = self._state
        note = state.presenter.resumed_note(state.view) if state.view.turn in state.people else ""
        if note and state.client.practice is None:
            self._announcer.say([Utterance(note, Category.TABLE)])

    def _say_with_whom(self) -> None:
        """Say which game goes on, and with whom."""
        state = self._state
        practice = state.client.practice
        text_id = "resumed" if practice is None or practice.deal else "practice-from"
        others = [name for seat, name in enumerate(state.public.names) if state.shared or seat != state.seat]
        self._announcer.notice(text_id, game=state.words.text("title"), names=state.words.enumerate(others))

    def welcome(self, *, knows: bool) -> None:
        """Tell a person who has just come to the keyboard where the table stands, unless they `know` it."""
        state = self._state
        if state.claiming is not None:
            self._new_hands.discard(state.seat)
            self._announcer.say([Utterance(f"{state.walk.card_text()}.", Category.CARDS)])
        elif not knows:
            asked = ("read_turn", "read_top")
            self._announcer.say([Utterance(state.presenter.answer(each, state.view), Category.TABLE) for each in asked])
        # The turn has begun while the keyboard was on its way.
        if not self._say_first_card() and state.claiming is None and self._on_turn[state.seat] and self._cards_matter:
            self._announcer.say_where()


def _interrupting(utterance: Utterance) -> Utterance:
    # It answers the player's own key, so it is not said in the manner for actions of others.
    return msgspec.structs.replace(utterance, interrupts=True, others=False)


def _is_result(utterance: Utterance) -> bool:
    """Return whether it tells how a round or match ended: at a table, nothing else is that urgent."""
    return utterance.category is Category.TABLE and utterance.urgency is Urgency.URGENT
