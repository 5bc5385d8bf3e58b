"""A keyboard that several people may share: who sits at it, who is asked for, and what each of them has missed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from uno_tui.core.contract import Move, Seat
from uno_tui.host.connection import StopReason
from uno_tui.speech.history import History
from uno_tui.speech.utterance import Category, Urgency, Utterance, in_order
from uno_tui.ui.keys.commands import SHARED, commands_at
from uno_tui.ui.table.announcer import TableAnnouncer
from uno_tui.ui.table.narration import Missed
from uno_tui.ui.table.state import TableState

PERSON_COMMANDS = tuple(name for name in SHARED if name.startswith("person_"))
"""The commands of each person's own key, in seating order."""
MEANWHILE = ("menu", "quit", "stop", "repeat", "help", "settings")
"""The commands that work while the keyboard is handed over."""
I_AM_HERE = ("play", "choose")
"""The commands by which a person says that they are at the keyboard, or hand it over."""
MOST_NEWS = 12
"""The largest number of sentences in the summary since a person's last turn."""


class Handover(msgspec.Struct, frozen=True):
    """A change of hands: the next person has `arrived`, or is asked for.

    `knows` means that they need not be told how the table stands: they have just heard what they missed, or have heard
    everything with the others.
    """

    arrived: bool
    knows: bool = True


ASKED = Handover(arrived=False)


class _News(msgspec.Struct, frozen=True):
    """A sentence for a person who is not at the keyboard.

    Everybody has `heard` it there already, or it is `implied` by what they have heard.
    """

    told: Utterance
    heard: bool
    implied: bool


class SharedKeyboard:
    """Decides who sits at the keyboard. A person who plays alone is never asked for.

    Methods return a `Handover` when the keyboard changes hands, else None.
    """

    def __init__(self, state: TableState, announcer: TableAnnouncer, must_be_read: Callable[[], bool]) -> None:
        """`must_be_read` returns whether the person there must first read what they were told."""
        self._state = state
        self._announcer = announcer
        self._must_be_read = must_be_read
        self._dealing = False
        """Whether a person has asked for the next round, for which everybody's hand is hidden."""
        self._open_above = 0
        """How many lists and prompts for words are open above the table."""
        self._news: dict[Seat, list[_News]] = {seat: [] for seat in state.people}
        speaker = announcer.speaker
        if state.shared:
            speaker.history = History()  # what was said at another table is not for everybody
        else:
            speaker.history.begin_table()
        apart = state.private
        self._histories = {
            seat: History() if apart and seat != state.seat else speaker.history for seat in state.people
        }
        self.race_is_open = False
        """Whether there is a race now, in which people press their own keys."""
        self._open()
        self._look_for_race()

    # What happens meanwhile.

    def miss(self, missed: Missed) -> None:
        """Keep sentences for a person until they are at the keyboard; small talk as news, if at all."""
        told = in_order(list(missed.told))
        kept = [each for each in told if missed.whole or each.urgency > Urgency.SMALL_TALK]
        for each in kept:
            # News of several changes is said in the order in which it happened: no cost of a later change goes first,
            # and none of it is dropped as small talk.
            urgency = min(max(each.urgency, Urgency.NEWS), Urgency.URGENT)
            # What is urgent is said once more, although the person may have heard it.
            again = each.urgency > Urgency.NEWS
            heard, implied = (not again and each.text in texts for texts in (missed.aloud, missed.implied))
            self._news[missed.seat].append(_News(msgspec.structs.replace(each, urgency=urgency), heard, implied))

    def on_change(self) -> Handover | None:
        """Ask for the person who is needed at the keyboard now."""
        self._look_for_race()
        state, handover = self._state, None
        if state.in_race and not self.race_is_open:
            state.in_race = False
            if state.outcome.round is None:  # several pressed keys: it is not known who sits there
                handover = self._ask_for_actor()
        if self._dealing:
            self._dealing = False
            state.nobody_needed = self._only_bots_act
            handover = None if state.nobody_needed else self._ask_for_actor()
        return self._change_hands() or handover

    def deal(self) -> None:
        """Hide the hands before the next round is dealt: any of the people may have asked for it."""
        if self._state.private:
            self._dealing = True
            self._state.handing_to = self._state.seat

    def leave(self) -> None:
        """Forget what one of several people was told: nobody after them may read it."""
        if self._state.private:
            self._announcer.speaker.history = History()

    def on_takeback(self) -> Handover | None:
        """Forget news, claims and races: the table is as it was before."""
        self._look_for_race()
        for news in self._news.values():
            news.clear()
        state = self._state
        state.in_race = state.nobody_needed = self._dealing = False
        if state.claiming is not None:
            state.claiming = None
            self._start_clock(StopReason.CLAIM)
        handover = self._change_hands()
        if state.handing_to is None and state.keeping_from is None:
            self._start_clock(StopReason.HAND_OVER)
        return handover

    # Handing over.

    def _open(self) -> None:
        """Ask for the first of several people; where hands are open, they are there already."""
        state = self._state
        wanted = self._wanted() if state.shared else None
        if state.private:
            state.handing_to = state.seat if wanted is None else wanted
            state.nobody_needed = self._only_bots_act
            if not state.nobody_needed:
                self._stop_clock(StopReason.HAND_OVER)
        elif wanted is not None:
            state.seat = wanted

    @property
    def _only_bots_act(self) -> bool:
        """Return whether the table waits for bots alone."""
        state, acting = self._state, self._state.public.view.acting
        return state.outcome.round is None and bool(acting) and set(acting).isdisjoint(state.people)

    def takes(self, command: str) -> bool:
        """Return whether this command changes hands, or must wait until the keyboard has changed hands."""
        if self._state.handing_to is not None:
            return command not in MEANWHILE
        return self._state.keeping_from is not None and command in I_AM_HERE

    def perform(self, command: str) -> Handover:
        """Carry out a command that the keyboard takes."""
        state = self._state
        if state.handing_to is None:
            assert state.keeping_from is not None  # noqa: S101 - for the type checker
            return self._hand_to(state.keeping_from)
        # A key while bots begin: the person is asked for after all, and the clock waits for them.
        if state.nobody_needed:
            state.nobody_needed = False
            self._stop_clock(StopReason.HAND_OVER)
        # Any other key says once more who is asked for.
        return self._hand_over_to(state.handing_to) if command in I_AM_HERE else ASKED

    @property
    def request(self) -> str:
        """Return the sentence that asks for a person; whose turn it is while nobody is needed."""
        state = self._state
        assert state.handing_to is not None  # noqa: S101 - for the type checker
        if state.nobody_needed:
            return state.public_answer("read_turn")
        return state.words.text("hand-over", name=state.name_of(state.handing_to))

    def ask_for_person(self) -> None:
        """Say who is asked for; after a claim, that the clock stands still and which keys work."""
        state = self._state
        assert state.handing_to is not None  # noqa: S101 - for the type checker
        name = state.name_of(state.handing_to)
        if state.claiming is None:
            self._announcer.notice("hand-over", Urgency.URGENT, name=name)
        else:
            # By the rules of the table, so that any person's presenter will do.
            known = "call_bluff" in commands_at(state.game)
            doubts = "yes" if known and state.presenter.offers("call_bluff", state.view) else "no"
            self._announcer.notice("clock-stopped", Urgency.URGENT, name=name, doubts=doubts)

    def _hand_over_to(self, seat: Seat) -> Handover:
        """Seat the person who was asked for, and say a summary of what they missed."""
        state = self._state
        state.seat, state.handing_to, state.nobody_needed = seat, None, False
        speaker = self._announcer.speaker
        # What is still being said was for the person before, and must not go on.
        speaker.stop()
        speaker.history = self._histories[seat]
        self._start_clock(StopReason.HAND_OVER)  # one that a claim has stopped still stands
        news, self._news[seat] = self._without_past_turns(self._news[seat]), []
        # What all have heard is left out, and the top card says how it ended. From the first sentence on that only this
        # person has not heard, everything is said: the order would be wrong without it.
        unheard = (place for place, each in enumerate(news) if not (each.heard or each.implied))
        first_unheard = next(unheard, len(news))
        # Of much news only the newest is said; the rest stands in the messages.
        begin = len(news) - MOST_NEWS
        implied: list[Utterance] = []
        others: list[Utterance] = []
        for place, each in enumerate(news):
            if place < begin or (place < first_unheard and each.heard):
                speaker.history.add(each.told)
            else:
                (implied if place < first_unheard else others).append(each.told)
        said = [*implied, *others]
        top = self._state.presenter.answer("read_top", self._state.view).rstrip(".")
        if first_unheard and not any(top.casefold() in each.text.casefold() for each in said):
            # Without it, a person would wonder why nothing of what happened is told.
            told = {each.text for each in said} - {self._state.turn_sentence}
            message_id = "top-now" if told else "top-now-all-heard"
            now = Utterance(self._state.words.text(message_id, top=f"{top}."), Category.TABLE)
            said = [*implied, now, *others]
        speaker.say(said)
        return Handover(arrived=True, knows=bool(news))

    def _without_past_turns(self, news: list[_News]) -> list[_News]:
        """Return the news without "your turn"; if it is their turn, with that once, at the end."""
        turn = self._state.turn_sentence
        turns = [each for each in news if each.told.text == turn]
        rest = [each for each in news if each.told.text != turn]
        # Only the turn that has just begun is still true. A late word for the last card may have come after it.
        return [*rest, *turns[-1:]] if self._state.seat in self._state.public.view.acting else rest

    def _wanted(self) -> Seat | None:
        """Return the person whose move the table waits for; None if they are at the keyboard or asked for."""
        state = self._state
        if state.nobody_needed:
            return self._first_actor()
        here = state.seat if state.handing_to is None else state.handing_to
        return None if here in state.public.view.acting else self._first_actor()

    def _change_hands(self) -> Handover | None:
        state = self._state
        wanted = self._wanted()
        kept, state.keeping_from = state.keeping_from is not None, None
        if wanted is None:
            if kept:
                self._start_clock(StopReason.HAND_OVER)
        elif state.hands_are_open:
            return self._pass_to(wanted)
        elif state.handing_to is None and state.claiming is None and (kept or self._must_be_read()):
            self._keep_from(wanted)
        elif state.claiming is None:
            return self._hand_to(wanted)
        return None

    def _keep_from(self, seat: Seat) -> None:
        """Leave the keyboard to the person who was just told something, until they hand it over themselves."""
        self._state.keeping_from = seat
        self._stop_clock(StopReason.HAND_OVER)
        self._announcer.notice("read-then-hand-over", Urgency.URGENT, name=self._state.name_of(seat))

    def _pass_to(self, seat: Seat) -> Handover:
        """Make a person the one who plays, where hands are open: nothing is hidden, and only their name is said."""
        for news in self._news.values():
            news.clear()
        self._start_clock(StopReason.HAND_OVER)
        self._state.seat = seat
        self._announcer.notice("playing-for", Urgency.URGENT, name=self._state.name_of(seat))
        return Handover(arrived=True)

    def _hand_to(self, seat: Seat) -> Handover:
        """Hide what the person at the keyboard sees and could read again, before the next person is asked for.

        With open hands nobody is asked: the next person is there at once.
        """
        state = self._state
        if state.hands_are_open:
            return self._pass_to(seat)
        state.handing_to, state.keeping_from, state.nobody_needed = seat, None, False
        # Nobody's Uno may be reported while they are on their way to the keyboard.
        self._stop_clock(StopReason.HAND_OVER)
        # Between two people the messages are empty; each finds their own again.
        self._announcer.speaker.history = History()
        return ASKED

    def pause(self) -> None:
        """Stop the clock while the person reads a list or types a word. Each call needs one of `resume`."""
        self._open_above += 1
        self._stop_clock(StopReason.LISTS)

    def resume(self) -> None:
        """Let the clock go on when the person is back from all lists and words."""
        self._open_above -= 1
        if not self._open_above:
            self._start_clock(StopReason.LISTS)

    def _stop_clock(self, why: StopReason) -> None:
        self._state.client.stop_clock(why)

    def _start_clock(self, why: StopReason) -> None:
        self._state.client.start_clock(why)

    def _ask_for_actor(self) -> Handover:
        """Ask for the person whose turn it is, else for the one who sat there last."""
        actor = self._first_actor()
        wanted = self._state.seat if actor is None else actor
        assert wanted is not None, "several people share this keyboard"  # noqa: S101
        return self._hand_to(wanted)

    def _first_actor(self) -> Seat | None:
        """Return the first person whose turn or choice it is; in a race nobody: all people press their own keys."""
        acting = [seat for seat in self._state.public.view.acting if seat in self._state.people]
        # A reaction, such as a report, is possible for anyone and asks for nobody.
        return next((seat for seat in acting if not self._state.can_only_react(seat)), None)

    # Acting out of turn.

    def is_own_key(self, command: str) -> bool:
        """Return whether this is a person's own key, which works no matter who sits there."""
        return command in PERSON_COMMANDS and self._state.shared

    def press_own_key(self, command: str) -> tuple[bool, Handover | None]:
        """Press a person's own key: their buzzer in a race; else it stops the clock for them.

        Return whether the key needs no answer, and the change of hands, if any. After a round it needs one: it does
        nothing then.
        """
        state, number = self._state, PERSON_COMMANDS.index(command)
        if number >= len(state.people):
            return True, None
        seat = state.people[number]
        buzz = self._own_move(seat)
        # Pressed for a person who may not sit there, so no hand is shown; only public things are said now.
        if buzz is not None:
            state.in_race = True
            state.persons[seat].connection.submit(buzz)
            return True, None
        if state.outcome.round is not None:
            return False, None
        state.claiming = seat
        self._stop_clock(StopReason.CLAIM)
        return True, self._hand_to(seat)

    def _look_for_race(self) -> None:
        self.race_is_open = any(self._own_move(seat) is not None for seat in self._state.people)

    def _own_move(self, seat: Seat) -> Move | None:
        person = self._state.persons[seat]
        return person.presenter.own_key_move(person.view)

    def is_race_key(self, command: str) -> bool:
        """Return whether this command is a person's press in an open race, whatever else is open."""
        state = self._state
        if self.is_own_key(command):
            number = PERSON_COMMANDS.index(command)
            return number < len(state.people) and self._own_move(state.people[number]) is not None
        own = None if state.shared or state.seat is None else self._own_move(state.seat)
        return own is not None and own == state.presenter.move_of(command, state.view)

    def end_claim(self) -> Handover | None:
        """Let the clock go on, and ask for the person whose cards are shown next."""
        state = self._state
        if state.claiming is None:
            return None
        state.claiming = None
        self._start_clock(StopReason.CLAIM)
        self._announcer.notice("clock-goes-on")
        # Cards shown: hand over only if another must act. Not shown: nobody is there yet, so one of them is asked for.
        return self._change_hands() if state.handing_to is None else self._ask_for_actor()
