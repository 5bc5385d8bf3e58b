"""The desk: a person's commands at a running table, whichever front end they come from."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from uno_tui.front.keys.commands import SHARED, at
from uno_tui.front.settings import Settings
from uno_tui.front.sounds import Sounds
from uno_tui.front.table.adviser import Adviser
from uno_tui.front.table.asking import Asking
from uno_tui.front.table.face import SomeFace
from uno_tui.front.table.faces import met_by
from uno_tui.front.table.guide import Guide
from uno_tui.front.table.hand import HandCursor, Sorting
from uno_tui.front.table.handlers import HANDLERS, make, read
from uno_tui.front.table.keyboard import PERSONS, Keyboard
from uno_tui.front.table.moving import Moving
from uno_tui.front.table.person import Person
from uno_tui.front.table.practising import Practising
from uno_tui.front.table.question import Question
from uno_tui.front.table.screen import Screen
from uno_tui.front.table.second_look import SecondLook
from uno_tui.front.table.telling import Telling
from uno_tui.front.table.walking import Walk
from uno_tui.front.table.working_ahead import WorkingAhead
from uno_tui.front.table.zones import Kind, Zone
from uno_tui.games.contract import Move, Outcome, Refusal, Seat, View
from uno_tui.host.connection import Change, Snapshot, TableClient
from uno_tui.host.practice import TakenBack
from uno_tui.host.thinking import Asked
from uno_tui.locales.translator import Translator
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Category, Urgency, Utterance


class Desk:
    """Turns commands into moves and answers, and what happens into speech, for the person at the keyboard."""

    def __init__(
        self,
        party: TableClient,
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
        self.learns = learns
        self.keep_settings: Callable[[], None] = lambda: None
        """Called when something at the table has changed the settings."""
        self.guide: Guide | None = None
        """Who teaches the person, where the table is a lesson."""
        self._performing = ""
        """The command that was carried out last."""
        self.listed: tuple[str, Sequence[str]] = "", ()
        """The title and the lines of the list that the game opened last."""
        self.keyboard = Keyboard(self)
        self.adviser = Adviser(self)
        self.second_look = SecondLook(self, looks_back)
        self.moving = Moving(self)
        self.asking = Asking(self)
        self.telling = Telling(self)
        self.practising = Practising(self)
        self._ahead = WorkingAhead(self)
        self.persons: Mapping[Seat, Person] = {
            seat: Person(party.links[seat], met_by(seat, self), self) for seat in self.people
        }
        """Everybody who plays at the keyboard."""
        party.watchers.append(self)
        self.keyboard.open()

    # Who is at the keyboard, and what they know.

    @property
    def people(self) -> tuple[Seat, ...]:
        """Where everybody sits who plays at the keyboard."""
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
        return self.face_of(self.seat)

    def face_of(self, seat: Seat) -> SomeFace:
        """The game as one of the people meets it."""
        return self.persons[seat].face

    @property
    def walk(self) -> Walk:
        """The way of the person at the keyboard through the cards."""
        return self.persons[self.seat].walk

    @property
    def zone(self) -> Zone[Kind]:
        """Where the person at the keyboard is walking."""
        return self.walk.zone

    @property
    def cursor(self) -> HandCursor[Kind]:
        """The cursor in the zone where the person at the keyboard is walking."""
        return self.walk.cursor

    def lying(self) -> Sequence[tuple[Zone[Kind], Sequence[Kind]]]:
        """All that the person can walk through, with the cards in the order in which they do."""
        return self.walk.lying()

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

    def turn_sentence(self) -> str:
        """What is said to whoever's turn has come."""
        return self.words.text("turn-you", self.settings.verbosity)

    def public_answer(self, command: str) -> str:
        """What a status key says: to everybody by name while nobody is at the keyboard."""
        if self.handing_to is None:
            return self.face.answer(command, self.view)
        return met_by(None, self).answer(command, self.public.view)

    @property
    def lost_by_leaving(self) -> str:
        """What the person at the keyboard is asked before they leave; empty where nothing is lost."""
        return self.face.lost_by_leaving() if self.outcome.round is None and self.guide is None else ""

    @property
    def takes_escape(self) -> bool:
        """Whether Escape means something at the table, besides stopping speech."""
        leaves = self.guide is not None and self.guide.leaves
        return self.claiming is not None or self.face.busy or leaves

    @property
    def meaning_of_enter(self) -> Hashable:
        """What Enter does: answer, take the keyboard over, deal, play; so far as one may not become another."""
        return (self.handing_to, self.keyboard.keeping_from, self.outcome, self.asking.game_asks)

    def offers(self, command: str) -> bool:
        """Whether a command can ever do something at this table."""
        if command == "advice" and not self.adviser.allowed:
            return False
        if command == "take_move_back" and self.party.practice is None:
            return False
        return command in at(self.game) and self.face.offers(command, self.view)

    # What happens at the table.

    def begin(self, *, resumed: bool = False) -> None:
        """Say where a resumed table stands, and whom a table of several people waits for."""
        self.telling.begun(resumed=resumed)
        if resumed:
            self.second_look.table_changed()
        if self.handing_to is not None:
            self.keyboard.ask_for_person()
        self._ahead.begin()

    def happened(self, changes: Mapping[Seat | None, Change]) -> None:
        """Tell everybody their part; only the person at the keyboard hears it at once."""
        self.adviser.drop()
        own = self.moving.carried_out(changes[None].by)
        self.telling.happened(changes, own=own)
        if own and not self.moving.on_their_way:
            self.keyboard.end_claim()
        self.keyboard.table_changed()
        self.asking.table_changed()
        self.telling.what_to_press()
        self.second_look.table_changed()
        self.telling.what_is_selected()
        self.telling.hint()
        self._go_on()

    def taken_back(self, taken: TakenBack | None) -> None:
        """The table is as it was before: say what was taken back, and whose turn it is."""
        self.moving.taken_back()
        if taken is None:
            self.reply(self.words.text("nothing-taken-back"))
            return
        self.adviser.drop()
        self.second_look.taken_back()
        for seat, person in self.persons.items():
            person.take_back(met_by(seat, self))
        self.telling.taken_back()
        self.asking.withdraw()
        self.second_look.table_changed()
        self.reply(self.practising.told_of(taken))
        self.keyboard.taken_back()
        self._go_on()

    def _go_on(self) -> None:
        """All is said: show it, and let the game ask, and work ahead."""
        self.show()
        self.asking.put(by_itself=True)
        self._ahead.begin()

    def refused(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Say what was tried, why not, and what would work."""
        self.moving.refused(seat, move, refusal)
        if self.handing_to is not None:
            self.keyboard.end_claim()
        self.show()

    def sit_down(self, *, knows: bool) -> None:
        """Somebody else sits at the keyboard now, and has just heard what they missed, if anything."""
        self.asking.close()
        self.adviser.drop()
        self.show()
        self.telling.sat_down(knows=knows)
        self._ahead.begin()

    def show(self) -> None:
        """Show what may be seen now."""
        self.screen.refresh_table()

    def settings_changed(self, translator: Translator) -> None:
        """Language, verbosity or what is read of cards may be different now."""
        self.translator = translator
        for seat, person in self.persons.items():
            person.meet(met_by(seat, self))
        self.show()

    def now_knows(self, what: str) -> bool:
        """The player has done something for which they need no hint any more; False if they had before."""
        if what in self.settings.known:
            return False
        self.settings.known = [*self.settings.known, what]
        self.keep_settings()
        return True

    def leave(self) -> None:
        """Nobody sits here any more: nothing is worked out."""
        self.keyboard.leave()
        self.adviser.drop()
        self.second_look.drop()
        self._ahead.drop()

    # Commands.

    def perform(self, command: str) -> None:
        """Carry out a command, if a guide, should there be one, lets the person do that now."""
        if self.guide is not None and not self.guide.lets(command):
            return
        self._performing = command
        self._perform(command)
        self.tell_guide()

    def heard(self, command: str) -> None:
        """The person has been told what this command tells, though otherwise."""
        self._performing = command
        self.tell_guide()

    def tell_guide(self) -> None:
        """The command is done, unless it has asked something; those of everywhere are done elsewhere."""
        if self.guide is not None and self.asking.question is None:
            command, self._performing = self._performing, ""
            self.guide.carried_out(command)

    def _perform(self, command: str) -> None:
        """For one of several people it may be about the keyboard, for the game one of its own."""
        self.speaker.hush()
        if command in PERSONS and self.keyboard.shared:
            self._press_own_key(PERSONS.index(command) + 1)
        elif command == "stop" and self.claiming is not None:
            self.keyboard.end_claim()
        elif self.moving.claim(command) or self.keyboard.takes(command) or self.face.perform(command, self.view, self):
            return
        elif command in HANDLERS:
            HANDLERS[command](self)
        elif command in at(self.game):
            self._perform_own(command)
        else:
            self._open(command)

    def _press_own_key(self, number: int) -> None:
        """The key of a person of their own."""
        if number <= len(self.people) and not self.keyboard.person(number):
            self.reply(self.face.read_turn(self.view))

    def _perform_own(self, command: str) -> None:
        """A command that only this game has: a question that it answers, or a move; a shared one opens something."""
        if command.startswith("read_"):
            read(self, command)
        elif command in SHARED:
            self._open(command)
        else:
            make(self, command)

    def _open(self, place: str) -> None:
        """Go somewhere; there the guide is told."""
        self._performing = ""
        self.screen.open(place)

    # What is said of the program, and what was asked for.

    def say(self, message_id: str, urgency: Urgency, **values: object) -> None:
        """Say something that is not about the game."""
        self.speaker.say([Utterance(self.words.text(message_id, **values), Category.SYSTEM, urgency)])

    def answer(self, text: str, category: Category = Category.TABLE, urgency: Urgency = Urgency.NEWS) -> None:
        """Say something the player asked for, now."""
        answers = category is not Category.GAME
        self.speaker.say([Utterance(text, category, urgency, interrupts=True, answers=answers)])

    def reply(self, text: str) -> None:
        """Say what was asked for."""
        self.answer(text)

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

    def submit(self, move: Move) -> None:
        """Make a move."""
        self.moving.make(move)

    def ask(self, question: Question) -> None:
        """Put a question."""
        self.asking.ask(question)

    def given_up(self) -> None:
        """A choice was given up."""
        self.asking.given_up()

    def read(self, title: str, lines: Sequence[str]) -> None:
        """Open a list to walk through."""
        self.listed = title, lines
        self.screen.open("listed")

    def changed(self) -> None:
        """What is shown has changed, though the table has not."""
        self.walk.update(self.view)
        self.show()
        self._ahead.search()

    def wait(self, told: Callable[[bool], bool]) -> None:
        """Wait for what the game searches."""
        self._ahead.wait(told)

    def stand(self, zone: Hashable, index: int) -> None:
        """Go to a card of a zone, without a word."""
        self.walk.stand(zone, index)
        self.screen.refresh_cursor()

    # What walking through the cards needs.

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

    def stopped(self, text: str) -> None:
        """There are no more cards that way; the sound may say it alone."""
        heard = self.sounds is not None and self.sounds.edge()
        self.answer(text, Category.CARDS, Urgency.SMALL_TALK if heard else Urgency.NEWS)
