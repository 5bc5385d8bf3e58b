"""The state of one table as the people at one keyboard know it. All features read it; few write it, as noted below."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from uno_tui.core.contract import Move, Outcome, Seat, View
from uno_tui.host.connection import Snapshot, TableClient
from uno_tui.i18n.translator import Translator
from uno_tui.ui.ports.guide import Guide
from uno_tui.ui.ports.hand import HandCursor
from uno_tui.ui.ports.presenter import PresenterContext, SomePresenter
from uno_tui.ui.ports.presenters import PRESENTERS
from uno_tui.ui.ports.question import Question
from uno_tui.ui.ports.zones import CardKind, Zone
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.person import Person
from uno_tui.ui.table.walking import Walk

SAYS_LAST = "last"
"""The entry in `Settings.known` of a player who has said the word for the last card."""


class TableState:
    """The state of a table: what is known of it, who is at the keyboard, and what is open there.

    `SharedKeyboard` writes these: `seat` is the person at the keyboard, None for someone who only looks on;
    `handing_to` is the person who must say that they are there now; `keeping_from` is the person who is asked for once
    the person at the keyboard has read what they were told; `claiming` is the person who stopped the clock to act out
    of turn; `in_race` means that several people press their own keys, so that only public things are said;
    `nobody_needed` means that bots move first, and nobody has been asked for yet.

    `Asking` writes `question`, the open question. Who says the selected card writes `walked_to`. A lesson sets itself
    as the `guide`.
    """

    def __init__(
        self,
        client: TableClient,
        translator: Translator,
        settings: Settings,
        *,
        learns: bool = False,
        numbers: bool = False,
    ) -> None:
        """`learns`: players at one of their first tables are told which keys do what they may do now.

        `numbers`: the front end writes cards and answers with their numbers.
        """
        self.client = client
        self.translator = translator
        self.settings = settings
        self.learns = learns
        self.numbers = numbers
        self.save_settings: Callable[[], None] = lambda: None
        """Called when something at the table has changed the settings."""
        self.people = tuple(client.people)
        """The seats of the people who play at this keyboard; none where someone only looks on."""
        self.seat: Seat | None = self.people[0] if self.people else None
        self.handing_to: Seat | None = None
        self.keeping_from: Seat | None = None
        self.claiming: Seat | None = None
        self.in_race = False
        self.nobody_needed = False
        self.question: Question | None = None
        self.walked_to: object = None
        """Where the person at the keyboard has just walked, as `Walk.standing`; None after anything else."""
        self.guide: Guide | None = None
        self.persons: Mapping[Seat | None, Person] = {
            seat: Person(client.connections[seat], self.make_presenter(seat)) for seat in self.people or (None,)
        }

    def make_presenter(self, seat: Seat | None) -> SomePresenter:
        """Return a presenter for one person, or for an onlooker (None), with the present settings."""
        settings = self.settings
        context = PresenterContext(
            self.translator,
            self.public.names,
            seat,
            settings.verbosity,
            settings.slips_are_free,
            learns=self.learns,
            says_last=SAYS_LAST in settings.known,
            shared=self.shared,
            pieces=settings.pieces,
            numbers=self.numbers,
            looks_on=self.looks_on,
            sorting=settings.sorting,
        )
        presenter = PRESENTERS[self.game](context)
        now = self.client.connections[seat].snapshot
        # Says nothing, but the narrator knows the legal moves from the beginning, not after the next change.
        presenter.narrator.narrate((), now.view, now.moves)
        return presenter

    # What everybody knows.

    @property
    def public(self) -> Snapshot:
        """Return what everybody knows."""
        return self.client.connections[None].snapshot

    @property
    def game(self) -> str:
        """Return the id of the game that is played."""
        return self.public.game

    @property
    def words(self) -> Translator:
        """Return the texts of the game in the table's language."""
        return self.translator.of(self.game)

    @property
    def outcome(self) -> Outcome:
        """Return who has won the round and the match, so far."""
        return self.public.view.outcome

    def name_of(self, seat: Seat) -> str:
        """Return the name of the player at a seat."""
        return self.public.names[seat]

    # The person at the keyboard.

    @property
    def person(self) -> Person:
        """Return the person at the keyboard."""
        return self.persons[self.seat]

    @property
    def presenter(self) -> SomePresenter:
        """Return the presenter of the game for the person at the keyboard."""
        return self.persons[self.seat].presenter

    def presenter_of(self, seat: Seat | None) -> SomePresenter:
        """Return the presenter of the game for one of the people."""
        return self.persons[seat].presenter

    @property
    def walk(self) -> Walk:
        """Return the walk of the person at the keyboard through the cards."""
        return self.persons[self.seat].walk

    @property
    def zone(self) -> Zone[CardKind]:
        """Return the zone where the person at the keyboard is walking."""
        return self.walk.zone

    @property
    def cursor(self) -> HandCursor[CardKind]:
        """Return the cursor in the zone where the person at the keyboard is walking."""
        return self.walk.cursor

    @property
    def where(self) -> str:
        """Return the selected card as a sentence about where the player is; with the zone, away from their own cards.

        Empty where no card is selected, and where the front end writes the hand.
        """
        card = self.cursor.card
        if card is None or self.numbers or self.handing_to is not None or not self.settings.says_where:
            return ""
        if self.zone.key != self.walk.zones[0].key:
            return self.words.text("zone-card", zone=self.zone.label, card=self.walk.card_text())
        return self.words.text("where", card=self.presenter.card_in_sentence(card))

    @property
    def view(self) -> View:
        """Return what the person at the keyboard knows."""
        return self.client.connections[self.seat].snapshot.view

    def view_of(self, seat: Seat | None) -> View:
        """Return what a seat knows: one of the people's, or any where hands are open."""
        return self.client.connections[seat].snapshot.view

    @property
    def moves(self) -> Sequence[Move]:
        """Return what the person at the keyboard may do."""
        return self.client.connections[self.seat].snapshot.moves

    @property
    def turn_sentence(self) -> str:
        """Return the sentence for a player whose turn has come."""
        return self.words.text("turn-you", self.settings.verbosity)

    def public_answer(self, command: str) -> str:
        """Return the answer of a status key; while nobody is at the keyboard, one that names everybody."""
        if self.handing_to is None:
            return self.presenter.answer(command, self.view)
        # An onlooker's: it has no `you`, which nobody in particular would understand.
        return self.make_presenter(None).answer(command, self.public.view)

    @property
    def open_choice(self) -> Sequence[Move]:
        """Return the moves of the question that the game itself puts to the person at the keyboard; empty if none."""
        if not self.presenter.asks or self.handing_to is not None or self.outcome.round is not None:
            return ()
        return self.presenter.open_choice(self.view, self.moves)

    @property
    def game_asks(self) -> bool:
        """Return whether the game has a question for the person at the keyboard; the play key puts it again."""
        return bool(self.open_choice)

    @property
    def decides_nothing(self) -> bool:
        """Return whether nobody at the keyboard has anything to decide now: they can only listen, or react."""
        asked = self.handing_to is not None or self.question is not None or self.game_asks
        return not asked and self.seat not in self.view.acting and self.outcome.round is None

    @property
    def looks_on(self) -> bool:
        """Return whether nobody here has a seat: someone only looks on."""
        return self.seat is None

    # Several people at the keyboard.

    @property
    def shared(self) -> bool:
        """Return whether several people share the keyboard."""
        return len(self.people) > 1

    @property
    def hands_are_open(self) -> bool:
        """Return whether everybody may see all hands, as at some practice tables."""
        practice = self.client.practice
        return practice is not None and practice.open_hands

    @property
    def private(self) -> bool:
        """Return whether several people share the keyboard, each with cards that the others must not see."""
        return self.shared and not self.hands_are_open

    @property
    def bots(self) -> list[str]:
        """Return the names of the bots at the table."""
        return [self.name_of(seat) for seat, level in enumerate(self.client.company) if level is not None]

    @property
    def reacting_seat(self) -> Seat | None:
        """Return the seat of the person whose keys react now: who stopped the clock, else who acts here."""
        return self.seat if self.claiming is None else self.claiming

    def can_only_react(self, seat: Seat | None) -> bool:
        """Return whether all that a person can do now are reactions, out of turn."""
        moves = self.persons[seat].now.moves
        return bool(moves) and all(move.reaction for move in moves)

    @property
    def shows_hand(self) -> bool:
        """Return whether the hand of the person at the keyboard may be shown unasked.

        It may not while the keyboard is handed over, nor in a race in which several people press their own keys.
        """
        return self.handing_to is None and not (self.private and self.can_only_react(self.seat))

    @property
    def everybody_hears(self) -> bool:
        """Return whether nobody in particular is at the keyboard, so that public things are said at once."""
        return self.in_race or self.nobody_needed or (self.claiming is not None and self.handing_to is not None)

    def hears(self, seat: Seat | None) -> bool:
        """Return whether sentences for this person are said at once."""
        # In a race the others at the keyboard would hear what one person draws.
        return seat == self.seat and self.handing_to is None and not self.in_race

    # What players know.

    def now_knows(self, what: str) -> bool:
        """Remember that the player needs no hint about this any more; return False if it was known before."""
        if what in self.settings.known:
            return False
        self.settings.known = [*self.settings.known, what]
        self.save_settings()
        return True
