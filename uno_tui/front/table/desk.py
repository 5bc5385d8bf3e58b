"""The desk: a person's commands at a running table, whichever front end they come from."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import Protocol, cast

import msgspec

from uno_tui.front.keys.commands import SHARED, at
from uno_tui.front.settings import Settings
from uno_tui.front.sounds import Sounds
from uno_tui.front.table.adviser import Adviser
from uno_tui.front.table.cues import Change, sounds
from uno_tui.front.table.face import Kind, Manner, SomeFace, Zone
from uno_tui.front.table.guide import Guide
from uno_tui.front.table.hand import HandCursor, Sorting
from uno_tui.front.table.keyboard import Keyboard
from uno_tui.front.table.question import Question
from uno_tui.front.table.second_look import SecondLook
from uno_tui.front.table.walking import Walk, walks
from uno_tui.games.catalogue import Facet, Facets
from uno_tui.games.commands import Context
from uno_tui.games.contract import Event, Move, Outcome, Refusal, RoundBegan, Seat, View
from uno_tui.games.events import Drew, SaidLast
from uno_tui.host.link import Party, Snapshot
from uno_tui.host.practice import TakenBack
from uno_tui.host.thinking import Asked
from uno_tui.locales.translator import Translator
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Category, Urgency, Utterance

FACES: Facets[type[SomeFace]] = Facets(Facet.FACE)


SAYS_LAST = "last"
"""What settings know of somebody who has said the word for the last card."""
CHOOSES = "choice"
"""What settings know of somebody who has gone beyond the first answer of a question, which Enter takes at once."""
BETWEEN_STEPS = 0.03
"""Seconds between two steps of what is worked out ahead, in which keys are heard."""


class Screen(Protocol):
    """What the desk needs of a front end. `numbers`: it writes cards and answers with their numbers."""

    numbers: bool

    def refresh_table(self) -> None:
        """The table or the hand has changed."""
        ...

    def refresh_cursor(self) -> None:
        """Another card is selected, or the cards lie in another order; else everything is as it was."""
        ...

    def ask(self, question: Question) -> None:
        """Put a question to the player."""
        ...

    def withdraw(self) -> None:
        """The question that is open means nothing any more."""
        ...

    def must_be_read(self, told: Sequence[Utterance]) -> bool:
        """Whether this must be read before the keyboard changes hands, because it is taken away then."""
        ...

    def open(self, place: str) -> None:
        """Go somewhere: `history`, `help`, `describe_key`, `rules`, `settings`, `menu`, `quit`, `listed`."""
        ...

    def copy(self, text: str) -> None:
        """Hand a text to the player."""
        ...


class Desk:
    """Turns commands into moves and answers, and what happens into speech, for the person at the keyboard."""

    def __init__(
        self,
        party: Party,
        speaker: Speaker,
        translator: Translator,
        settings: Settings,
        screen: Screen,
        *,
        sounds: Sounds | None = None,
        learns: bool = False,
        looks_back: Asked | None = None,
    ) -> None:
        """At one of their first tables somebody `learns`: they are told which keys do what they may do now.

        Somebody who `looks_back` finds moves of a round worth another look.
        """
        self.party = party
        self.speaker = speaker
        self.translator = translator
        self.settings = settings
        self.screen = screen
        self.sounds = sounds
        self._learns = learns
        self.first_hint = ""
        """The text that is said once, when the first turn has come."""
        self.keep_settings: Callable[[], None] = lambda: None
        """Called when something at the table has changed the settings."""
        self.guide: Guide | None = None
        """Who teaches the person, where the table is a lesson."""
        self._performing = ""
        """The command that was carried out last."""
        self.keyboard = Keyboard(self)
        self.adviser = Adviser(self)
        self.second_look = SecondLook(self, looks_back)
        self._faces = self._make_faces()
        self._walks = {seat: Walk(face, self) for seat, face in self._faces.items()}
        self._submitted = 0
        """How many moves of the person at the keyboard are on their way to the table."""
        self._asking = False
        """Whether a question is open."""
        self._question: Question | None = None
        """The question that was put last."""
        self._asked_of: object = None
        """The state of the table that it is about."""
        self._by_itself = False
        """Whether what is asked now was asked for by nobody's key."""
        self._selected = ""
        """What was said of the card that Enter would give away."""
        self._new_hands: set[Seat] = set()
        """Who has not been told yet which card of a new hand is selected."""
        self._just_told: Sequence[Utterance] = ()
        """What the person at the keyboard was told of the last change."""
        self._paused = False
        """Whether the clock stands still because somebody types."""
        self.listed: tuple[str, Sequence[str]] = "", ()
        """The title and the lines of the list that the game opened last."""
        self._preparing: asyncio.TimerHandle | None = None
        self._searching: asyncio.Task[None] | None = None
        self._counts = self.public.view.counts
        """How many cards everybody had when something was heard last."""
        party.watchers.append(self)
        for seat, walk in self._walks.items():
            self._remember(seat)
            walk.update(self.view_of(seat))
        self.keyboard.open()

    def _make_faces(self) -> dict[Seat, SomeFace]:
        return {seat: self._make_face(seat) for seat in self.people}

    def _make_face(self, seat: Seat | None) -> SomeFace:
        names, settings = self.public.names, self.settings
        says_last = SAYS_LAST in settings.known
        manner = Manner(
            self.translator,
            names,
            seat,
            settings.verbosity,
            settings.slips_are_free,
            learns=self._learns,
            says_last=says_last,
            alone=not self.keyboard.shared,
            pieces=settings.pieces,
        )
        face = FACES[self.game](manner)
        now = self.party.links[seat].now
        face.teller.tell((), now.view, now.moves)
        return face

    def _remember(self, seat: Seat) -> None:
        """Let somebody's face see what they have seen of the round so far."""
        face = self._faces[seat]
        for moment in self.party.links[seat].past:
            face.happened(moment.events, moment.view)
        face.happened((), self.view_of(seat))

    def _public_answer(self, command: str) -> str:
        """What a status key says: to everybody by name while nobody is at the keyboard."""
        if self.handing_to is None:
            return self.face.answer(command, self.view)
        return self._make_face(None).answer(command, self.public.view)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Everybody who plays at the keyboard."""
        return self.keyboard.people

    @property
    def seat(self) -> Seat:
        """Who is at the keyboard."""
        return self.keyboard.seat

    @property
    def handing_to(self) -> Seat | None:
        """Who must say that they are at the keyboard now."""
        return self.keyboard.handing_to

    @property
    def claiming(self) -> Seat | None:
        """Who has stopped the clock to do something out of turn."""
        return self.keyboard.claiming

    @property
    def game(self) -> str:
        """The id of the game that is played."""
        return self.public.game

    @property
    def words(self) -> Translator:
        """The texts as the game says them."""
        return self.translator.of(self.game)

    @property
    def face(self) -> SomeFace:
        """The game as the person at the keyboard meets it."""
        return self._faces[self.seat]

    @property
    def zones(self) -> Sequence[Zone[Kind]]:
        """What the person at the keyboard can walk through."""
        return self._walks[self.seat].zones

    @property
    def zone(self) -> Zone[Kind]:
        """Where the person at the keyboard is walking."""
        return self._walks[self.seat].zone

    def lying(self) -> Sequence[tuple[Zone[Kind], Sequence[Kind]]]:
        """All that the person can walk through, with the cards in the order in which they do."""
        return self._walks[self.seat].lying()

    @property
    def cursor(self) -> HandCursor[Kind]:
        """The cursor in the zone where the person at the keyboard is walking."""
        return self._walks[self.seat].cursor

    @property
    def view(self) -> View:
        """What the person at the keyboard knows."""
        return self.view_of(self.seat)

    def view_of(self, seat: Seat) -> View:
        """What somebody knows."""
        return self.party.links[seat].now.view

    @property
    def moves(self) -> Sequence[Move]:
        """What the person at the keyboard may do."""
        return self.party.links[self.seat].now.moves

    @property
    def public(self) -> Snapshot:
        """What everybody knows."""
        return self.party.links[None].now

    @property
    def outcome(self) -> Outcome:
        """Who has won the round and the match, so far."""
        return self.public.view.outcome

    def name_of(self, seat: Seat) -> str:
        """Who sits there."""
        return self.public.names[seat]

    # What happens at the table.

    def happened(self, by: Seat | None) -> None:
        """Tell everybody their part; only the person at the keyboard hears it at once."""
        self.adviser.drop()
        acting = self.seat if self.claiming is None else self.claiming
        own = self._submitted > 0 and by == acting
        self._submitted -= own
        self._just_told = ()
        if self.keyboard.everybody_hears:
            self._tell_everybody()
        for seat in self.people:
            now, face = self.party.links[seat].now, self._faces[seat]
            face.happened(now.events, now.view)
            self._notice(now.events, seat)
            if any(isinstance(event, RoundBegan) for event in now.events):
                self._new_hands.add(seat)
            self._walks[seat].update(now.view, follow=any(map(face.follows, now.events)))
            moved = any(map(face.goes_home, now.events)) and self._walks[seat].go_home()
            wanted = [event for event in now.events if self._wants_to_hear(event, seat)]
            told = [*self._seating(wanted, seat), *face.teller.tell(wanted, now.view, now.moves)]
            if self.keyboard.hears(seat):
                self._let_hear(seat, told)
                self.speaker.say([_interrupting(utterance) for utterance in told] if own else told)
                self._just_told = told
                if moved and seat in now.view.acting:
                    self._say_where()
                if own and now.view.turn != seat:
                    self.speaker.history.turn_ended()
            else:
                self.keyboard.miss(seat, told, whole=any(isinstance(event, RoundBegan) for event in now.events))
        if own and not self._submitted:
            self.keyboard.end_claim()
        self.keyboard.table_changed()
        self._withdraw_question()
        self._say_what_to_press()
        self.second_look.table_changed()
        self._say_what_is_selected()
        self._say_first_card()
        self._say_first_hint()
        self.screen.refresh_table()
        self._by_itself = True
        self._ask_what_the_game_asks()
        self._by_itself = False
        self._prepare()

    def taken_back(self, taken: TakenBack | None) -> None:
        """The table is as it was before: say what was taken back, and whose turn it is."""
        self._submitted = 0
        if taken is None:
            self.reply(self.words.text("nothing-taken-back"))
            return
        self.adviser.drop()
        self.second_look.taken_back()
        self._faces = self._make_faces()
        for seat in self.people:
            self._remember(seat)
            self._walks[seat].face = self._faces[seat]
            self._walks[seat].take_back(self.view_of(seat))
        self._counts = self.public.view.counts
        self._just_told, self._selected = (), ""
        if self._asking:
            self._asking = False
            self.screen.withdraw()
        self.second_look.table_changed()
        self.reply(self._what_was_taken_back(taken))
        self.keyboard.taken_back()
        self.screen.refresh_table()
        self._by_itself = True
        self._ask_what_the_game_asks()
        self._by_itself = False
        self._prepare()

    def _what_was_taken_back(self, taken: TakenBack) -> str:
        """In one breath with whose turn it is now; whoever is asked for next is told apart."""
        if taken.seat is None or taken.move is None:
            told = self.words.text("taken-back-all", count=taken.others)
        elif self.keyboard.private and taken.seat != self.seat:  # what others drew or gave is theirs
            return self.words.text("taken-back-of", name=self.name_of(taken.seat))
        else:
            move = self._faces[taken.seat].deed(self.view_of(taken.seat), taken.move)
            told = self.face.to(taken.seat, "taken-back", move=move, count=taken.others)
            if taken.seat != self.seat:
                return told
        return self.words.text("sentence-joined", first=told, second=self._public_answer("read_turn"))

    def _let_hear(self, seat: Seat | None, told: Sequence[Utterance] = ()) -> None:
        """What just happened, as it sounds to somebody, or to everybody (None)."""
        now = self.party.links[seat].now
        before, self._counts = self._counts, self.public.view.counts
        if self.sounds is None:
            return
        change = Change(
            listener=seat,
            people=self.people,
            counts=before if self.face.few_cards_win else (),
            playable=seat is not None and self._drew_playable(seat, now),
            costs=any(utterance.urgency is Urgency.COSTS for utterance in told),
        )
        self.sounds.play(sounds(now.events, now.view, change))

    def _drew_playable(self, seat: Seat, now: Snapshot) -> bool:
        """Whether somebody has just drawn what they can play."""
        drawn = [card for event in now.events if isinstance(event, Drew) and event.seat == seat for card in event.cards]
        face = self._faces[seat]
        return seat in now.view.acting and any(face.playable(now.view, now.moves, card) for card in drawn)

    def _notice(self, events: Sequence[Event], seat: Seat) -> None:
        """Who has said the word for the last card once knows how."""
        said = any(isinstance(event, SaidLast) and event.seat == seat for event in events)
        if said and self._now_knows(SAYS_LAST):
            for face in self._faces.values():
                face.teller.says_last = True

    def _now_knows(self, what: str) -> bool:
        """The player has done something for which they need no hint any more; False if they had before."""
        if what in self.settings.known:
            return False
        self.settings.known = [*self.settings.known, what]
        self.keep_settings()
        return True

    def _seating(self, told: Sequence[Event], seat: Seat) -> list[Utterance]:
        """Once a match, when its first round is dealt, who sits in which order."""
        begins = any(isinstance(event, RoundBegan) and event.number == 1 for event in told)
        if not begins or len(self.public.names) == 2 or self.settings.verbosity == "terse":
            return []
        return [Utterance(self._faces[seat].answer("read_order", self.view_of(seat)), Category.TABLE)]

    def _say_where(self) -> None:
        """Whose cards these are from now on, where no list of them says so."""
        if not self.screen.numbers:
            self.speaker.say([Utterance(f"{self.zone.title}.", Category.CARDS)])

    def _withdraw_question(self) -> None:
        """Close a question that the table has overtaken."""
        if self._asking and self._asked_of is not None and self._asked_of != self.face.questions_are_of(self.view):
            self._asking = False
            self.screen.withdraw()
            self.say("question-withdrawn", Urgency.NEWS)

    def _say_first_hint(self) -> None:
        if self.first_hint and self.handing_to is None and self.seat in self.view.acting:
            self.say(self.first_hint, Urgency.SMALL_TALK)
            self.first_hint = ""

    def _say_what_is_selected(self) -> None:
        """Where a card of the hand is given away for good, which one that would be."""
        card = None if self.handing_to is not None else self.cursor.card
        before, self._selected = self._selected, "" if card is None else self.face.selected(self.view, card)
        if self._selected and not before:
            self.speaker.say([Utterance(self._selected, Category.CARDS, Urgency.URGENT)])

    def _say_first_card(self) -> None:
        """Once a round, which card of the new hand is selected; where all are written, that is plain."""
        hears = self.keyboard.hears(self.seat) and self.outcome.round is None and not self.screen.numbers
        if hears and self.seat in self._new_hands and self.cursor.card is not None:
            self._new_hands.discard(self.seat)
            self.speaker.say([Utterance(f"{self.card_text()}.", Category.CARDS, echo=True)])

    def must_be_read(self) -> bool:
        """Whether the person at the keyboard was just told what is taken away when the keyboard changes hands."""
        return bool(self._just_told) and self.screen.must_be_read(self._just_told)

    def _prepare(self) -> None:
        """Let the game work ahead, in steps between which keys are heard, until the table changes."""
        if self._preparing is not None:
            self._preparing.cancel()
        steps, loop = self.face.prepare(self.view), asyncio.get_running_loop()

        def go_on() -> None:
            if next(steps, steps) is not steps:
                self._preparing = loop.call_later(BETWEEN_STEPS, go_on)

        self._preparing = loop.call_later(BETWEEN_STEPS, go_on)
        self._search()

    def _search(self) -> None:
        """Begin what would take too long for a key; what was begun for another table is wanted no more."""
        if self._searching is not None:
            self._searching.cancel()
        face, view = self.face, self.view
        wanted = face.search(view) if self.handing_to is None else None
        self._searching = None if wanted is None else asyncio.create_task(self._find(face, view, *wanted))

    async def _find(
        self, face: SomeFace, view: View, function: Callable[..., object], arguments: tuple[object, ...]
    ) -> None:
        with contextlib.suppress(OSError, EOFError):
            face.found(view, await self.party.work_out(function, *arguments))

    def leave(self) -> None:
        """Nobody sits here any more: nothing is worked out ahead."""
        self.keyboard.leave()
        self.adviser.drop()
        self.second_look.drop()
        if self._preparing is not None:
            self._preparing.cancel()
        if self._searching is not None:
            self._searching.cancel()

    def _wants_to_hear(self, event: Event, seat: Seat) -> bool:
        """Whether this kind of event is switched on; what somebody does themselves is told anyway."""
        return event.topic not in self.settings.muted or getattr(event, "seat", None) == seat

    def _ask_what_the_game_asks(self) -> bool:
        """Put the question that the game puts to the person at the keyboard; False if it puts none."""
        moves = self._open_choice()
        if moves and not self._asking:
            self.face.choose(self.view, moves, self)
        return bool(moves)

    @property
    def game_asks(self) -> bool:
        """Whether the game has a question to the person at the keyboard, which the play key puts again."""
        return bool(self._open_choice())

    @property
    def meaning_of_enter(self) -> Hashable:
        """What Enter does: answer, take the keyboard over, deal, play; so far as one may not become another."""
        return (self.handing_to, self.keyboard.keeping_from, self.outcome, self.game_asks)

    def _open_choice(self) -> Sequence[Move]:
        if not self.face.asks or self.handing_to is not None or self.outcome.round is not None:
            return ()
        return self.face.open_choice(self.view, self.moves)

    def _say_what_to_press(self) -> None:
        outcome = self.outcome
        if self.guide is not None:
            return
        if outcome.match is not None:
            self.say("match-finished", Urgency.NEWS)
        elif outcome.round is not None:
            self.say("press-for-round", Urgency.NEWS)

    def refused(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Say what was tried, why not, and what would work."""
        self._submitted = max(0, self._submitted - 1)
        text = self._faces[seat].refusal(self.view_of(seat), move, refusal)
        self.speaker.say([Utterance(text, Category.GAME, Urgency.URGENT, interrupts=True, answers=True)])
        if self.handing_to is not None:
            self.keyboard.end_claim()
        self.screen.refresh_table()

    # What the keyboard needs.

    def face_of(self, seat: Seat) -> SomeFace:
        """The game as one of the people meets it."""
        return self._faces[seat]

    def offers(self, command: str) -> bool:
        """Whether a command can ever do something at this table."""
        if command == "advice" and not self.adviser.allowed:
            return False
        if command == "take_move_back" and self.party.practice is None:
            return False
        return command in at(self.game) and self.face.offers(command, self.view)

    def say(self, message_id: str, urgency: Urgency, **values: object) -> None:
        """Say something that is not about the game."""
        self.speaker.say([Utterance(self.words.text(message_id, **values), Category.SYSTEM, urgency)])

    def turn_sentence(self) -> str:
        """What is said to whoever's turn has come."""
        return self.words.text("turn-you", self.settings.verbosity)

    def sit_down(self, *, knows: bool) -> None:
        """Somebody else sits at the keyboard now, and has just heard what they missed, if anything."""
        self._asking = False
        self.adviser.drop()
        self.show()
        if not knows and self.claiming is None:
            asked = ("read_turn", "read_top")
            self.speaker.say([Utterance(self.face.answer(each, self.view), Category.TABLE) for each in asked])
        if self.claiming is not None:
            self._new_hands.discard(self.seat)
            self.speaker.say([Utterance(f"{self.card_text()}.", Category.CARDS)])
        self._say_first_card()
        self._prepare()

    def show(self) -> None:
        """Show what may be seen now."""
        self.screen.refresh_table()

    def _person(self, number: int) -> None:
        """The key of a person of their own."""
        if number <= len(self.people) and not self.keyboard.person(number):
            self.reply(self.face.read_turn(self.view))

    def races_by(self, command: str) -> bool:
        """Whether a race is on in which this command is what somebody at the keyboard must do, whatever is open."""
        if command in PERSONS and self.keyboard.shared:
            number = PERSONS.index(command)
            return number < len(self.people) and self._own_key(self.people[number]) is not None
        own = None if self.keyboard.shared else self._own_key(self.seat)
        return own is not None and own == self.face.move_of(command, self.view)

    def _own_key(self, seat: Seat) -> Move | None:
        return self._faces[seat].own_key(self.view_of(seat))

    def pause(self) -> None:
        """Let nothing happen while the person types letters, which are no commands."""
        self._paused = self.public.clock_goes
        self.party.stop_clock()

    def go_on_after_pause(self) -> None:
        """The word is typed."""
        if self._paused:
            self._paused = False
            self.party.start_clock()

    def _claim(self, command: str) -> bool:
        """What the person who stopped the clock can do without looking at their hand; False if it is not that."""
        seat = self.claiming
        if seat is None or self.handing_to is None:
            return False
        face, link = self._faces[seat], self.party.links[seat]
        view = link.now.view
        move = face.move_of(command, view)
        moves = face.speak_up(view, link.now.moves) if command == "uno" else [move] if move else []
        for each in moves:
            self._submitted += 1
            link.submit(each)
        return bool(moves)

    def _tell_everybody(self) -> None:
        """Say what everybody may hear, while nobody in particular is at the keyboard."""
        self._let_hear(None)
        self.speaker.say(self.face.onlooker().tell(self.public.events, self.public.view))

    def begin(self, *, resumed: bool = False) -> None:
        """Say where a resumed table stands, and whom a table of several people waits for."""
        self._tell_practice()
        if resumed:
            names = self.public.names
            others = [name for seat, name in enumerate(names) if self.keyboard.shared or seat != self.seat]
            listed = self.words.enumerate(others)
            practice = self.party.practice
            text_id = "resumed" if practice is None or practice.deal else "practice-from"
            self.say(text_id, Urgency.NEWS, game=self.words.text("title"), names=listed)
            for command in ("read_turn", "read_top", "read_scores"):
                self.speaker.say([Utterance(self._public_answer(command), Category.TABLE)])
            self._say_what_to_press()
            self.second_look.table_changed()
        if self.handing_to is not None:
            self.keyboard.ask_for_person()
        self._prepare()

    def _tell_practice(self) -> None:
        """That moves are taken back here, and nothing counts."""
        if self.practice_name:
            self.speaker.say([Utterance(self.practice_name, Category.SYSTEM)])
            self.say("practice-hint", Urgency.NEWS)
            if self.keyboard.shared and self.handing_to is None:
                self.say("playing-for", Urgency.NEWS, name=self.name_of(self.seat))

    @property
    def practice_name(self) -> str:
        """What a practice table is called, with the number of its deal; nothing at others."""
        practice = self.party.practice
        return "" if practice is None else self.words.text("practice-begun", deal=str(practice.deal or "none"))

    # What the person says.

    def answer(self, text: str, category: Category = Category.TABLE, urgency: Urgency = Urgency.NEWS) -> None:
        """Say something the player asked for, now."""
        answers = category is not Category.GAME
        self.speaker.say([Utterance(text, category, urgency, interrupts=True, answers=answers)])

    def perform(self, command: str) -> None:
        """Carry out a command, if a guide, should there be one, lets the person do that now."""
        if self.guide is not None and not self.guide.lets(command):
            return
        self._performing = command
        self._perform(command)
        self._tell_guide()

    def heard(self, command: str) -> None:
        """The person has been told what this command tells, though otherwise."""
        self._performing = command
        self._tell_guide()

    def _tell_guide(self) -> None:
        """The command is done, unless it has asked something; those of everywhere are done elsewhere."""
        if self.guide is not None and self.question is None:
            command, self._performing = self._performing, ""
            self.guide.carried_out(command)

    def _perform(self, command: str) -> None:
        self.speaker.hush()
        if command in PERSONS and self.keyboard.shared:
            self._person(PERSONS.index(command) + 1)
            return
        if command == "stop" and self.claiming is not None:
            self.keyboard.end_claim()
            return
        if self._claim(command):
            return
        if self.handing_to is not None and command not in ("menu", "quit", "stop", "repeat", "help", "settings"):
            if command in ("play", "choose"):
                self.keyboard.take_over()
            else:
                self.keyboard.ask_for_person()
            return
        if self.keyboard.keeping_from is not None and command in ("play", "choose"):
            self.keyboard.hand_over()
            return
        if self.face.perform(command, self.view, self):
            return
        handler = HANDLERS.get(command)
        if handler is not None:
            handler(self)
        elif command in at(self.game):
            self._perform_own(command)
        else:
            self._open(command)

    def _open(self, place: str) -> None:
        """Go somewhere; there the guide is told."""
        self._performing = ""
        self.screen.open(place)

    def _perform_own(self, command: str) -> None:
        """A command that only this game has: a question that it answers, or a move; else it opens something."""
        move = self.face.move_of(command, self.view)
        if command.startswith("read_"):
            self._answer(command)
        elif move is not None:
            self.submit(move)
        else:
            self._open(command)

    def _answer(self, command: str) -> None:
        asked = command == "read_turn" and self.question
        text = self._turn_and_question(asked) if asked else self.face.read(command, self.view)
        due = self.guide.due if command == "read_turn" and self.guide is not None else ""
        self.reply(self.words.text("sentence-joined", first=text, second=due) if due else text)
        if command == "read_counts":
            self.speaker.say([Utterance(line, Category.TABLE, answers=True) for line in self.open_hands])

    @property
    def open_cards(self) -> list[tuple[str, Sequence[Kind]]]:
        """Everybody else's cards in order, with their names, where hands are open; at other tables nobody's."""
        practice = self.party.practice
        if practice is None or not practice.open_hands or not self.face.hides_cards:
            return []
        return [(self.name_of(seat), self._sorted_hand(seat)) for seat in self._others]

    @property
    def _others(self) -> list[Seat]:
        return [seat for seat in range(len(self.public.names)) if seat != self.seat]

    def _sorted_hand(self, seat: Seat) -> list[Kind]:
        cards = cast("Sequence[Kind]", self.view_of(seat).hand)
        return sorted(cards, key=lambda card: self.face.sort_key(card, Sorting.COLOUR))

    @property
    def open_hands(self) -> list[str]:
        """The same in words, a line each."""
        return [
            self.words.text(
                "open-hand", name=name, cards=", ".join(map(self.face.called, cards)) or self.words.text("list-empty")
            )
            for name, cards in self.open_cards
        ]

    def _turn_and_question(self, question: Question) -> str:
        turn = self.face.read("read_turn_asked", self.view)
        if not turn or question.prompt in turn:
            return turn or question.prompt
        asked = self._in_words(question) if question.names_first else question.prompt  # there letters only answer
        return self.words.text("sentence-joined", first=turn, second=asked)

    def _walk(self, command: str) -> None:
        self._walks[self.seat].perform(command)

    # What a game serves and asks the person with.

    @property
    def card(self) -> Kind | None:
        """The selected card; None if there is none."""
        return self.cursor.card

    @property
    def index(self) -> int:
        """Where the selected card lies in its zone, counted from 0."""
        return self.cursor.index

    @property
    def zone_key(self) -> Hashable:
        """The key of the zone where the person is walking."""
        return self.zone.key

    @property
    def lost_by_leaving(self) -> str:
        """What the person at the keyboard is asked before they leave; empty where nothing is lost."""
        return self.face.lost_by_leaving() if self.outcome.round is None and self.guide is None else ""

    @property
    def takes_escape(self) -> bool:
        """Whether Escape means something at the table, besides stopping speech."""
        leaves = self.guide is not None and self.guide.leaves
        return self.claiming is not None or self.face.busy or leaves

    def reply(self, text: str) -> None:
        """Say what was asked for."""
        self.answer(text)

    def read(self, title: str, lines: Sequence[str]) -> None:
        """Open a list to walk through."""
        self.listed = title, lines
        self.screen.open("listed")

    def changed(self) -> None:
        """What is shown has changed, though the table has not."""
        self._walks[self.seat].update(self.view)
        self.screen.refresh_table()

    def stand(self, zone: Hashable, index: int) -> None:
        """Go to a card of a zone, without a word."""
        self._walks[self.seat].stand(zone, index)
        self.screen.refresh_cursor()

    def submit(self, move: Move) -> None:
        """Make a move."""
        if self.guide is not None and not self.guide.lets_make(move):
            return
        if self.public.over:
            finished = self.outcome.match is not None
            self.reply(self.words.text("match-finished" if finished else "table-stopped"))
            return
        self._submitted += 1
        self.party.links[self.seat].submit(move)

    def _play(self) -> None:
        outcome = self.outcome
        if outcome.match is not None:
            self.screen.open("menu")
        elif outcome.round is not None:
            self.keyboard.deal()
            self.party.deal()
        elif self._ask_what_the_game_asks():
            return
        elif self.cursor.card is None:
            self.reply(self.words.text("hand-empty"))
        else:
            self.face.enter(self.view, self.moves, self.cursor.card, self)

    @property
    def question(self) -> Question | None:
        """The question that is open; None if there is none."""
        return self._question if self._asking else None

    def repeat_question(self) -> None:
        """Say the open question again, whatever was said since."""
        if self.question is not None:
            self.speaker.again(Utterance(self._in_words(self.question), Category.CARDS, Urgency.URGENT))

    def _in_words(self, question: Question) -> str:
        """A question with its answers, where no list of them is written."""
        words = "" if self.screen.numbers else question.answers_said
        if question.names_first and not self.screen.numbers:
            words = f"{words} {question.how_to_answer(self.words, knows=CHOOSES in self.settings.known)}"
        return f"{question.prompt} {words}".strip()

    def ask(self, question: Question) -> None:
        """Put a question, in words too; giving up is told."""
        self._asking, self._question = True, question
        self._asked_of = self.face.questions_are_of(self.view)
        self.answer(self._in_words(question), Category.CARDS, Urgency.URGENT)

        def answered(value: object) -> None:
            self._asking = False
            if question.names_first and value != question.answers[0].value:
                self._now_knows(CHOOSES)
            question.answered(value)
            self._tell_guide()

        def given_up() -> None:
            self._asking = False
            question.given_up()

        asked = msgspec.structs.replace(question, answered=answered, given_up=given_up, by_itself=self._by_itself)
        self.screen.ask(asked)

    def given_up(self) -> None:
        """A choice was given up; one that the game itself wants is only put off."""
        self.answer(self.words.text("choice-put-off" if self.game_asks else "choice-given-up"), Category.CARDS)

    def _draw(self) -> None:
        self.submit(self.face.space(self.view, self.moves))

    def _uno(self) -> None:
        for move in self.face.speak_up(self.view, self.moves):
            self.submit(move)

    def _make_move_of(self, command: str) -> None:
        move = self.face.move_of(command, self.view)
        if move is not None:
            self.submit(move)

    def _look_back(self) -> None:
        """List the moves worth another look; if there is nothing to list, say why."""
        nothing = self.second_look.answer()
        if nothing:
            self.reply(nothing)
        else:
            self.second_look.told()
            self.screen.open("remarks")

    def _take_back(self) -> None:
        """Undo one's last decision, where one practises."""
        if self.party.practice is None:
            self.reply(self.words.text("take-back-not-here"))
        else:
            self.party.take_back()

    def _go_on(self) -> None:
        if self.public.needs_key:
            self.party.go_on()
        else:
            self.reply(self.words.text("nobody-waits"))

    # Walking through the cards.

    def stopped(self, text: str) -> None:
        """There are no more cards that way; the sound may say it alone."""
        heard = self.sounds is not None and self.sounds.edge()
        self.answer(text, Category.CARDS, Urgency.SMALL_TALK if heard else Urgency.NEWS)

    @property
    def numbers(self) -> bool:
        """Whether cards are written with their numbers."""
        return self.screen.numbers

    def sorted(self, sorting: Sorting) -> None:
        """The cards of somebody who has the keyboard alone lie so at the next table, too."""
        if not self.keyboard.shared and self.settings.sorting != sorting:
            self.settings.sorting = sorting
            self.keep_settings()

    def walked(self, text: str) -> None:
        """Show and say where the person at the keyboard is now."""
        self.screen.refresh_cursor()
        self.answer(text, Category.CARDS)

    def go_home(self) -> None:
        """Back to the own cards, without a word."""
        self._walks[self.seat].go_home()

    def card_text(self) -> str:
        """What is read of the selected card."""
        return self._walks[self.seat].card_text()

    def is_playable(self, card: Kind) -> bool:
        """Whether a card of the zone where the person walks can be played now."""
        return self._walks[self.seat].is_playable(card)

    def go_to_numbered(self, number: int) -> bool:
        """To the zone of that number; False if there is none."""
        zones = self.face.numbered(self.view)
        if not 1 <= number <= len(zones):
            return False
        self._walks[self.seat].go_to_zone(zones[number - 1])
        return True

    def found_text(self) -> str:
        """What is read of the selected card where it was looked for."""
        return self._walks[self.seat].found_text()

    def _copy_position(self) -> None:
        self.screen.copy(self.party.quote())

    def settings_changed(self, translator: Translator) -> None:
        """Language, verbosity or what is read of cards may be different now."""
        self.translator = translator
        before, self._faces = self._faces, self._make_faces()
        for seat, face in self._faces.items():
            face.take_over(before[seat])
            self._walks[seat].face = face
            self._walks[seat].update(self.view_of(seat))
        self.screen.refresh_table()


def _interrupting(utterance: Utterance) -> Utterance:
    return msgspec.structs.replace(utterance, interrupts=True, others=False)


def _each(names: Iterable[str], act: Callable[[Desk, str], None]) -> dict[str, Callable[[Desk], None]]:
    """The same for every command, which is told its name."""
    return {name: partial(_named, act, name) for name in names}


def _named(act: Callable[[Desk, str], None], name: str, desk: Desk) -> None:
    act(desk, name)


_TABLE = [name for name, command in SHARED.items() if command.context is Context.TABLE]
PERSONS = tuple(name for name in _TABLE if name.startswith("person_"))
HANDLERS: Mapping[str, Callable[[Desk], None]] = {
    "play": Desk._play,
    "draw": Desk._draw,
    "uno": Desk._uno,
    "call_bluff": lambda desk: desk._make_move_of("call_bluff"),
    "go_on": Desk._go_on,
    "take_move_back": Desk._take_back,
    "advice": lambda desk: desk.adviser.ask(),
    "second_look": Desk._look_back,
    "copy_position": Desk._copy_position,
    "read_rules": lambda desk: desk.screen.open("rules_in_force"),
    **_each(PERSONS, lambda desk, name: desk.screen.open(name)),
    **_each((name for name in _TABLE if name.startswith("read_") and name != "read_rules"), Desk._answer),
    **_each((name for name in _TABLE if walks(name)), Desk._walk),
}
"""What carries out every command of the table that no game owns."""
