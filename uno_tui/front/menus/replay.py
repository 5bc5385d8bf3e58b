"""Going through a record step by step, forwards and back, as an onlooker or as a seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from uno_tui.front.session import Session
from uno_tui.front.table.desk import FACES
from uno_tui.front.table.face import Manner, SomeFace
from uno_tui.games.contract import Event, Seat, Table
from uno_tui.notation.lines import load, whole_lines
from uno_tui.notation.referee import Referee
from uno_tui.speech.utterance import Utterance, in_order


class Moment(msgspec.Struct, frozen=True):
    """A step of the record: what happened, and the table it left behind."""

    events: tuple[Event, ...]
    table: Table
    problem: str | None


class Replay:
    """A record, a place in it, and whose view is taken (None: an onlooker's)."""

    def __init__(self, session: Session, referee: Referee) -> None:
        """Plays the record through. Raises TableError for what is no table."""
        self.session = session
        self.names = referee.names.names
        self.game = referee.opening.language.game.id
        self.seat: Seat | None = None
        self.place = 0
        self.moments: list[Moment] = []
        for step in referee.steps():
            problem = None if step.problem is None else session.translator.sentence(step.problem.wording)
            if step.events or problem or not self.moments:
                self.moments.append(Moment(step.events, referee.table.copy(), problem))

    @classmethod
    def of(cls, session: Session, file: Path) -> Replay:
        """The replay of a file; a last line that was cut short is dropped. Raises TableError."""
        return cls(session, Referee(whole_lines(load(file)), str(file)))

    @property
    def fails(self) -> bool:
        """Whether a line of the record does not hold."""
        return any(moment.problem for moment in self.moments)

    def face(self) -> SomeFace:
        """The game as the chosen seat met it."""
        verbosity = self.session.settings.verbosity
        return FACES[self.game](Manner(self.session.translator, self.names, self.seat, verbosity, slips_are_free=True))

    def told(self, place: int) -> list[Utterance]:
        """What the chosen seat was told at a step."""
        moment = self.moments[place]
        if moment.problem:
            return [Utterance(moment.problem)]
        events = [event.seen_by(self.seat) for event in moment.events]
        return in_order(self.face().teller.tell(events, moment.table.view(self.seat)))

    def text(self, place: int) -> str:
        """What the chosen seat was told at a step, in one line."""
        said = " ".join(utterance.text for utterance in self.told(place))
        return said or self.session.text("replay-nothing")

    def table_lines(self) -> list[str]:
        """The table after the step, as the chosen seat saw it."""
        view = self.moments[self.place].table.view(self.seat)
        face = self.face()
        lines = face.lines(view)
        if self.seat is not None:
            cards = [face.card_name(card) for zone in face.zones(view)[:1] for card in zone.cards]
            lines.append(self.session.text("replay-hand", cards=", ".join(cards)))
        return lines

    def could_have(self) -> str:
        """What the player on turn could have done after this step, where the chosen seat may know it."""
        table = self.moments[self.place].table
        view = table.view(self.seat)
        told = self.face().could_have(view) if self.seat == table.turn and table.outcome.round is None else ""
        return told or self.session.text("replay-nothing")

    def whose(self) -> str:
        """Whose view is taken."""
        if self.seat is None:
            return self.session.text("replay-onlooker")
        return self.session.text("replay-seat", name=self.names[self.seat])

    def seats(self) -> Sequence[tuple[str, Seat | None]]:
        """The views there are, by name."""
        return [(self.session.text("replay-onlooker"), None), *((name, seat) for seat, name in enumerate(self.names))]
