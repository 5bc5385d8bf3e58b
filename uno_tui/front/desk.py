"""The desk: a person's commands at a running table, whichever front end they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from uno_tui.front.commands import COMMANDS
from uno_tui.front.face import Face, Manner, Zone
from uno_tui.front.hand import HandCursor
from uno_tui.front.maumau import MaumauFace
from uno_tui.front.question import Question
from uno_tui.front.rummy import RummyFace
from uno_tui.front.settings import Settings
from uno_tui.front.teams import TeamsFace
from uno_tui.front.ume import UmeFace
from uno_tui.front.uno import UnoFace
from uno_tui.front.walking import Walk
from uno_tui.games.contract import Event, Move, Refusal, RoundBegan, Seat
from uno_tui.host.host import Host
from uno_tui.locales.translator import Translator
from uno_tui.speech.history import History
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Category, Urgency, Utterance, in_order

FACES: dict[str, type[Face]] = {
    face.game: face for face in (UnoFace, TeamsFace, RummyFace, UmeFace, MaumauFace)
}
MOST_NEWS = 12
"""How many sentences the summary since one's last turn has at most."""


class Screen(Protocol):
    """What the desk needs of a front end. `numbers`: it writes cards and answers with their numbers."""

    numbers: bool

    def refresh_table(self) -> None:
        """The table, the hand or the cursor has changed."""
        ...

    def ask(self, question: Question) -> None:
        """Put a question to the player."""
        ...

    def open(self, place: str) -> None:
        """Go somewhere: `history`, `help`, `describe_key`, `rules`, `settings`, `menu`, `quit`."""
        ...

    def copy(self, text: str) -> None:
        """Hand a text to the player."""
        ...


class Desk:
    """Turns commands into moves and answers, and what happens into speech, for the person at the keyboard."""

    def __init__(
        self, host: Host, speaker: Speaker, translator: Translator, settings: Settings, screen: Screen
    ) -> None:
        self.host = host
        self.speaker = speaker
        self.translator = translator
        self.settings = settings
        self.screen = screen
        self.people = host.match.plan.people()
        self.seat: Seat = self.people[0]
        self.handing_to: Seat | None = None
        """The person who must say that they are at the keyboard now."""
        self.claiming: Seat | None = None
        """The person who has stopped the clock to do something out of turn."""
        self._public = False
        """Whether several people press keys of their own, so that only what everybody may hear is said."""
        if len(self.people) > 1:
            speaker.history = History()  # what was said at another table is not for everybody
        self._histories = {seat: speaker.history if seat == self.seat else History() for seat in self.people}
        self._news: dict[Seat, list[Utterance]] = {seat: [] for seat in self.people}
        self._faces = self._make_faces()
        self._walks = {seat: Walk(face, self) for seat, face in self._faces.items()}
        self._submitted = 0
        """How many moves of the person at the keyboard are on their way to the table."""
        self._asking = False
        """Whether a question is open."""
        self._dealing = False
        """Whether somebody has asked for the next round, for which everybody's hand is hidden."""
        self._clock_stopped = False
        """Whether the clock stands still until the person who was asked for is there."""
        host.listeners.append(self)
        for seat, walk in self._walks.items():
            walk.update(self.view_of(seat))
        if len(self.people) > 1:
            wanted = self._wanted()
            self.handing_to = self.seat if wanted is None else wanted
            self._stop_clock()

    def _make_faces(self) -> dict[Seat, Face]:
        make = FACES[self.host.match.language.game.id]
        names, settings = self.host.match.names.names, self.settings
        return {
            seat: make(Manner(self.translator, names, seat, settings.verbosity, settings.slips_are_free))
            for seat in self.people
        }

    @property
    def game(self) -> str:
        """The id of the game that is played."""
        return self.host.match.language.game.id

    @property
    def face(self) -> Face:
        """The game as the person at the keyboard meets it."""
        return self._faces[self.seat]

    @property
    def zones(self) -> Sequence[Zone]:
        """What the person at the keyboard can walk through."""
        return self._walks[self.seat].zones

    @property
    def zone(self) -> Zone:
        """Where the person at the keyboard is walking."""
        return self._walks[self.seat].zone

    @property
    def cursor(self) -> HandCursor:
        """The cursor in the zone where the person at the keyboard is walking."""
        return self._walks[self.seat].cursor

    @property
    def view(self) -> Any:
        """What the person at the keyboard knows."""
        return self.view_of(self.seat)

    def view_of(self, seat: Seat) -> Any:
        """What somebody knows."""
        return self.host.table.view(seat)

    @property
    def moves(self) -> list[Move]:
        """What the person at the keyboard may do."""
        moves: list[Move] = self.host.table.moves(self.seat)
        return moves

    @property
    def shows_hand(self) -> bool:
        """Whether the cards of the person at the keyboard may stand there unasked.

        Not while the keyboard is handed over, nor in a race in which several press keys of their own.
        """
        return self.handing_to is None and not (len(self.people) > 1 and self._races(self.seat))

    # What happens at the table.

    def happened(self, events: Sequence[Event]) -> None:
        """Tell everybody their part; only the person at the keyboard hears it at once."""
        own = self._submitted > 0
        self._submitted -= own
        if self._public or (self.claiming is not None and self.handing_to is not None):
            self._tell_everybody(events)
        for seat in self.people:
            follow = any(self._faces[seat].follows(event) for event in events)
            self._walks[seat].update(self.view_of(seat), follow=follow)
            told = self._faces[seat].teller.tell(
                [event.seen_by(seat) for event in events if self._wants_to_hear(event, seat)], self.view_of(seat)
            )
            if seat == self.seat and self.handing_to is None and not self._public:
                self.speaker.say([_interrupting(utterance) for utterance in told] if own else told)
            else:
                self._news[seat] += _news(told, whole=any(isinstance(event, RoundBegan) for event in events))
        if own and not self._submitted:
            self._end_claim()
        if self._public and not any(map(self._races, self.people)):
            self._end_race()
        if self._dealing:
            self._dealing = False
            self._ask_for_somebody()
        self._change_hands()
        self._say_what_to_press()
        self.screen.refresh_table()
        self._ask_what_the_game_asks()

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

    def _open_choice(self) -> Sequence[Move]:
        if not self.face.asks or self.handing_to is not None or self.host.table.outcome.round is not None:
            return ()
        return self.face.open_choice(self.view, self.moves)

    def _say_what_to_press(self) -> None:
        outcome = self.host.table.outcome
        if outcome.match is not None:
            self._tell("match-finished", Category.SYSTEM, Urgency.NEWS)
        elif outcome.round is not None:
            self._tell("press-for-round", Category.SYSTEM, Urgency.NEWS)

    def refused(self, seat: Seat, move: Move, refusal: Refusal) -> None:
        """Say what was tried, why not, and what would work."""
        self._submitted = max(0, self._submitted - 1)
        self.answer(self._faces[seat].refusal(self.view_of(seat), move, refusal), Category.GAME, Urgency.URGENT)
        if self.handing_to is not None:
            self._end_claim()
        self.screen.refresh_table()

    def _wanted(self) -> Seat | None:
        """The person whose move the table waits for, while another is at the keyboard or asked for."""
        here = self.seat if self.handing_to is None else self.handing_to
        return None if here in self.host.table.acting() else self._first_actor()

    def _change_hands(self) -> None:
        wanted = self._wanted()
        if wanted is not None and self.claiming is None:
            self._hand_to(wanted)

    def _hand_to(self, seat: Seat) -> None:
        """Hide what the person at the keyboard sees and could read again, then ask for the next person."""
        self.handing_to = seat
        if self.claiming is None:
            self._stop_clock()
        self.speaker.history = History()
        self.screen.refresh_table()
        self._ask_for_person()

    def _stop_clock(self) -> None:
        """Nobody's Uno can be reported while they are on their way to the keyboard."""
        self._clock_stopped |= self.host.clock.going
        self.host.clock.stop()

    def _ask_for_somebody(self) -> None:
        """Nobody knows who sits at the keyboard: the person whose turn it is is asked for, else who sat there."""
        actor = self._first_actor()
        self._hand_to(self.seat if actor is None else actor)

    def _ask_for_person(self) -> None:
        assert self.handing_to is not None  # noqa: S101 - for the type checker
        name = self.host.match.names[self.handing_to]
        message_id = "hand-over" if self.claiming is None else "clock-stopped"
        self._tell(message_id, Category.SYSTEM, Urgency.URGENT, name=name)

    def _take_over(self) -> None:
        """The person who was asked for is at the keyboard: a summary first, then their turn."""
        assert self.handing_to is not None  # noqa: S101 - for the type checker
        self.seat, self.handing_to = self.handing_to, None
        self._asking = False
        self.speaker.stop()
        self.speaker.history = self._histories[self.seat]
        if self._clock_stopped and self.claiming is None:
            self._clock_stopped = False
            self.host.clock.go_on()
        news, self._news[self.seat] = self._without_past_turns(self._news[self.seat]), []
        for utterance in news[:-MOST_NEWS]:
            self.speaker.history.add(utterance)
        self.speaker.say(news[-MOST_NEWS:])
        self.screen.refresh_table()
        if self.claiming is not None:
            self.speaker.say([Utterance(f"{self.card_text()}.", Category.CARDS)])

    def _without_past_turns(self, news: list[Utterance]) -> list[Utterance]:
        """News without "your turn", unless it is: then once, where it was said last."""
        turn = self.translator.text("turn-you", self.settings.verbosity)
        places = [place for place, each in enumerate(news) if each.text == turn]
        if self.seat in self.host.table.acting():
            del places[-1:]
        return [each for place, each in enumerate(news) if place not in places]

    # Acting out of turn at a keyboard that several share.

    def _person(self, number: int) -> None:
        """The key of a person of their own: their buzzer in a race, else they stop the clock."""
        if number > len(self.people):
            return
        seat, table = self.people[number - 1], self.host.table
        buzz = self._faces[seat].move_of("buzzer", self.view_of(seat))
        if buzz is not None and any(buzz in table.moves(each) for each in range(len(self.host.match.names))):
            self._public = True
            self.host.submit(seat, buzz)
        elif table.outcome.round is not None:
            self.reply(self.face.read_turn(self.view))
        else:
            self.claiming = seat
            self.host.clock.stop()
            self._hand_to(seat)

    def _end_race(self) -> None:
        """People pressed keys of their own: nobody knows who sits at the keyboard now."""
        self._public = False
        if self.host.table.outcome.round is None:
            self._ask_for_somebody()

    def _claim(self, command: str) -> bool:
        """What the person who stopped the clock can do without looking at their hand; False if it is not that."""
        seat = self.claiming
        if seat is None or self.handing_to is None:
            return False
        face, view = self._faces[seat], self.view_of(seat)
        move = face.move_of(command, view)
        moves = face.speak_up(view, self.host.table.moves(seat)) if command == "uno" else [move] if move else []
        for each in moves:
            self._submitted += 1
            self.host.submit(seat, each)
        return bool(moves)

    def _end_claim(self) -> None:
        """The clock goes on; whose cards are shown next must be at the keyboard."""
        if self.claiming is None:
            return
        self.claiming = None
        self.host.clock.go_on()
        self._tell("clock-goes-on", Category.SYSTEM, Urgency.NEWS)
        if self.handing_to is None:
            self._change_hands()
        else:
            self._ask_for_somebody()

    def _first_actor(self) -> Seat | None:
        """The first person whose turn or choice it is. In a race nobody need come: everybody has a key of their own."""
        acting = [seat for seat in self.host.table.acting() if seat in self.people]
        return next((seat for seat in acting if not self._races(seat)), None)

    def _races(self, seat: Seat) -> bool:
        """Whether reactions are all that a person can do now."""
        moves = self.host.table.moves(seat)
        return bool(moves) and all(move.reaction for move in moves)

    def _tell_everybody(self, events: Sequence[Event]) -> None:
        """Say what everybody may hear, while nobody in particular is at the keyboard."""
        public = self.face.onlooker()
        self.speaker.say(public.tell([event.seen_by(None) for event in events], self.host.table.view(None)))

    def begin(self, *, resumed: bool = False) -> None:
        """Say where a resumed table stands, and whom a table of several people waits for."""
        if resumed:
            self._tell("resumed", Category.SYSTEM, Urgency.NEWS)
            asked = ("read_turn", "read_top", "read_debt") if self.handing_to is None else ("read_top",)
            for command in asked:
                if COMMANDS[command].is_in(self.game):
                    self.speaker.say([Utterance(self.face.answer(command, self.view), Category.TABLE)])
            self._say_what_to_press()
        if self.handing_to is not None:
            self._ask_for_person()

    # What the person says.

    def answer(self, text: str, category: Category = Category.TABLE, urgency: Urgency = Urgency.NEWS) -> None:
        """Say something the player asked for, now."""
        self.speaker.say([Utterance(text, category, urgency, interrupts=True)])

    def _tell(self, message_id: str, category: Category, urgency: Urgency, **values: object) -> None:
        self.speaker.say([Utterance(self.translator.text(message_id, **values), category, urgency)])

    def perform(self, command: str) -> None:
        """Carry out a command."""
        self.speaker.hush()
        if command.startswith("person_") and len(self.people) > 1:
            self._person(int(command[7:]))
            return
        if command == "stop" and self.claiming is not None:
            self._end_claim()
            return
        if self._claim(command):
            return
        if self.handing_to is not None and command not in ("menu", "quit", "stop", "repeat", "help", "settings"):
            if command in ("play", "choose"):
                self._take_over()
            else:
                self._ask_for_person()
            return
        if self.face.perform(command, self.view, self):
            return
        if command.startswith("read_"):
            self.reply(self.face.answer(command, self.view))
        elif not self._walks[self.seat].perform(command):
            handler = getattr(self, f"_{command}", None)
            if handler is None:
                self.screen.open(command)
            else:
                handler()

    # What a game serves and asks the person with.

    @property
    def card(self) -> Any:
        """The selected card; None if there is none."""
        return self.cursor.card

    @property
    def index(self) -> int:
        """Where the selected card lies in its zone, counted from 0."""
        return self.cursor.index

    @property
    def zone_key(self) -> Any:
        """The key of the zone where the person is walking."""
        return self.zone.key

    @property
    def takes_escape(self) -> bool:
        """Whether Escape means something at the table, besides stopping speech."""
        return self.claiming is not None or self.face.busy

    def reply(self, text: str) -> None:
        """Say what was asked for."""
        self.answer(text)

    def changed(self) -> None:
        """What is shown has changed, though the table has not."""
        self._walks[self.seat].update(self.view)
        self.screen.refresh_table()

    def submit(self, move: Move) -> None:
        """Make a move."""
        if self.host.over:
            finished = self.host.table.outcome.match is not None
            self.reply(self.translator.text("match-finished" if finished else "table-stopped"))
            return
        self._submitted += 1
        self.host.submit(self.seat, move)

    def _play(self) -> None:
        outcome = self.host.table.outcome
        if outcome.match is not None:
            self.screen.open("menu")
        elif outcome.round is not None:
            self._deal()
        elif self._ask_what_the_game_asks():
            return
        elif self.cursor.card is None:
            self.reply(self.translator.text("hand-empty"))
        else:
            self.face.enter(self.view, self.moves, self.cursor.card, self)

    def _deal(self) -> None:
        """Deal the next round; everybody has heard the end of this one, and any of them may have pressed the key."""
        if len(self.people) > 1:
            self._dealing = True
            self.handing_to = self.seat
        self.host.deal()

    def ask(self, question: Question) -> None:
        """Put a question, in words too; giving up is told."""
        texts = [answer.text for answer in question.answers]
        between = "; " if any("," in text for text in texts) else ", "
        words = "" if self.screen.numbers else between.join(texts) + "."
        self._asking = True
        self.answer(f"{question.prompt} {words}".strip(), Category.CARDS, Urgency.URGENT)

        def answered(value: object) -> None:
            self._asking = False
            question.answered(value)

        def given_up() -> None:
            self._asking = False
            question.given_up()

        self.screen.ask(Question(question.prompt, question.answers, answered, given_up))

    def given_up(self) -> None:
        """A choice was given up."""
        own = f"choice-given-up-{self.game}"
        self.answer(self.translator.text(own if self.translator.has(own) else "choice-given-up"), Category.CARDS)

    def _draw(self) -> None:
        self.submit(self.face.space(self.view, self.moves))

    def _uno(self) -> None:
        for move in self.face.speak_up(self.view, self.moves):
            self.submit(move)

    def _call_bluff(self) -> None:
        self._make_move_of("call_bluff")

    def _buzzer(self) -> None:
        self._make_move_of("buzzer")

    def _make_move_of(self, command: str) -> None:
        move = self.face.move_of(command, self.view)
        if move is not None:
            self.submit(move)

    def _go_on(self) -> None:
        if self.host.waiting_for_key:
            self.host.go_on()
        else:
            self.reply(self.translator.text("nobody-waits"))

    # Walking through the cards.

    @property
    def numbers(self) -> bool:
        """Whether cards are written with their numbers."""
        return self.screen.numbers

    def walked(self, text: str) -> None:
        """Show and say where the person at the keyboard is now."""
        self.screen.refresh_table()
        self.answer(text, Category.CARDS)

    def go_home(self) -> None:
        """Back to the own cards, without a word."""
        self._walks[self.seat].go_home()

    def card_text(self) -> str:
        """What is read of the selected card."""
        return self._walks[self.seat].card_text()

    def _copy_position(self) -> None:
        self.screen.copy(self.host.match.quote())

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
    return msgspec.structs.replace(utterance, interrupts=True)


def _news(told: list[Utterance], *, whole: bool) -> list[Utterance]:
    """What somebody hears later, each move's sentences in the order in which they would have heard them.

    With `whole` small talk too.
    """
    kept = [each for each in in_order(told) if whole or each.urgency > Urgency.SMALL_TALK]
    return [msgspec.structs.replace(each, urgency=min(each.urgency, Urgency.URGENT)) for each in kept]
