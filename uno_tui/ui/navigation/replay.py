"""A replay: a record step by step, forwards and back, as an onlooker or as a seat saw it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from uno_tui.core.contract import Event, Move, Seat, Table
from uno_tui.host.review import Remark
from uno_tui.i18n.translator import Translator
from uno_tui.notation.lines import TableError, first_lines, load, whole_lines
from uno_tui.notation.record import opening_lines
from uno_tui.notation.referee import Referee
from uno_tui.speech.utterance import Utterance, in_order
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.navigation.tables_list import OFTEN
from uno_tui.ui.ports.presenter import PresenterContext, SomePresenter
from uno_tui.ui.ports.presenters import PRESENTERS
from uno_tui.ui.session import Session
from uno_tui.ui.table.review import ReviewProgress, describe_remark, review_record


class Moment(msgspec.Struct, frozen=True):
    """A step of the record: the `line` of a `move`, its events, and the table after it."""

    line: int
    move: Move | None
    events: tuple[Event, ...]
    table: Table
    problem: str | None


class Replay:
    """A record, a place in it, and whose view is taken (None: an onlooker's)."""

    def __init__(self, session: Session, record: str, file: str) -> None:
        """Play the record through, a text read from `file`. Raises TableError if it is not a table."""
        self.session = session
        self.record = record
        referee = Referee(record, file)
        self._opening = referee.opening
        self._remarks: dict[Seat, Sequence[Remark]] = {}
        """The moves worth another look of each seat that has been reviewed."""
        self.names = referee.names.names
        self.game = referee.opening.notation.game.id
        self.seat: Seat | None = None
        self.place = 0
        self.moments: list[Moment] = []
        for step in referee.steps():
            problem = None if step.problem is None else session.announcer.translator.sentence(step.problem.message)
            # Lines that change nothing are no steps, but the first one is there even if nothing is dealt.
            if step.events or problem or not self.moments:
                self.moments.append(
                    Moment(step.line.number, step.move, step.events, referee.table.copy(), problem)
                )

    @classmethod
    def of(cls, session: Session, file: Path) -> Replay:
        """Return the replay of a file; a last line that was cut short is dropped. Raises TableError."""
        return cls(session, whole_lines(load(file)), str(file))

    @property
    def fails(self) -> bool:
        """Return whether an assertion of the record fails."""
        return any(moment.problem for moment in self.moments)

    def presenter(self) -> SomePresenter:
        """Return the presenter of the chosen seat."""
        return self._presenter_of(self.seat)

    def _presenter_of(self, seat: Seat | None) -> SomePresenter:
        translator, verbosity = self.session.announcer.translator, self.session.preferences.settings.verbosity
        return presenter_of(translator, verbosity, self.game, self.names, seat)

    def told(self, place: int) -> list[Utterance]:
        """Return the utterances that the chosen seat heard at a step."""
        moment = self.moments[place]
        if moment.problem:
            return [Utterance(moment.problem)]
        # A new presenter each time: its narrator must not remember the step that was shown before.
        events = [event.as_seen_by(self.seat) for event in moment.events]
        return in_order(self.presenter().narrator.narrate(events, moment.table.view(self.seat)))

    def text(self, place: int) -> str:
        """Return what the chosen seat heard at a step, in one line."""
        said = " ".join(utterance.text for utterance in self.told(place))
        return said or self.session.announcer.text("replay-nothing")

    def table_lines(self, *, spoken: bool = False) -> list[str]:
        """Return the table after the step, as the chosen seat saw it; `spoken`, in sentences without signs."""
        view = self.moments[self.place].table.view(self.seat)
        presenter = self.presenter()
        lines = presenter.spoken_lines(view) if spoken else presenter.lines(view)
        if self.seat is not None:
            cards = [presenter.card_name(card) for zone in presenter.zones(view)[:1] for card in zone.cards]
            lines.append(self.session.announcer.text("replay-hand", cards=", ".join(cards)))
        return lines

    def missed_options(self) -> str:
        """Return what the player on turn could have done after this step, if the chosen seat may know it."""
        table = self.moments[self.place].table
        view = table.view(self.seat)
        may_know = self.seat == table.turn and table.outcome.round is None
        options = self.presenter().missed_options(view) if may_know else ""
        return options or self.session.announcer.text("replay-nothing")

    def whose(self) -> str:
        """Return the sentence that says whose view is taken."""
        if self.seat is None:
            return self.session.announcer.text("replay-onlooker")
        return self.session.announcer.text("replay-seat", name=self.names[self.seat])

    def seats(self) -> Sequence[tuple[str, Seat | None]]:
        """Return the names of the onlooker and the players, each with the seat whose view it means."""
        return [
            (self.session.announcer.text("replay-onlooker"), None),
            *((name, seat) for seat, name in enumerate(self.names)),
        ]

    # Moves worth another look, and playing on from here.

    def go_before(self, remark: Remark) -> None:
        """Go to the place where the seat had to decide, and take its view."""
        self.seat = remark.choice.seat
        line = remark.choice.line
        # A step shows the table after its move, so the decision is at the step before.
        made = (place for place, each in enumerate(self.moments) if each.line == line and each.move is not None)
        self.place = max(0, next(made, 1) - 1)

    async def look_back(self, seat: Seat) -> AsyncIterator[ReviewProgress]:
        """Review a seat's choices one by one; results are kept.

        Raises OSError if that cannot be worked out, TableError if the record is none.
        """
        if seat not in self._remarks:
            progress, looking = ReviewProgress(), self.session.runner.reviewer
            async for progress in review_record(looking, self.game, self.record, (seat,), last_round=False):
                yield progress
            self._remarks[seat] = progress.found

    def remark_text(self, remark: Remark) -> str:
        """Return a sentence: in which round, what was done, and what would have been better."""
        presenter = self._presenter_of(remark.choice.seat)
        told = describe_remark(presenter, remark)
        return self.session.announcer.text("replay-remark", round=remark.choice.round, told=told)

    async def remark_items(self, go: Callable[[Remark], None]) -> AsyncIterator[Sequence[Item]]:
        """Yield the moves of the chosen seat that are worth another look; while it works, the progress."""
        # As if told long ago: the first progress opens the list at once.
        session, seat, told = self.session, self.seat, self.session.clock.time() - OFTEN
        assert seat is not None, "an onlooker chooses nothing"  # noqa: S101
        try:
            async for progress in self.look_back(seat):
                if session.clock.time() - told >= OFTEN:
                    told = session.clock.time()
                    yield [Item(session.announcer.text("second-look-works", done=progress.done, all=progress.count))]
        except (OSError, TableError):
            yield [Item(session.announcer.text("second-look-fails"))]
            return
        items = [Item(self.remark_text(each), partial(go, each)) for each in self._remarks[seat]]
        yield items or [Item(session.announcer.text("replay-remarks-none", name=self.names[seat]))]

    def opening(self) -> str:
        """Return a table file that leads to the table after the step.

        It is the record up to here, so that all seats know what they knew. After a failed assertion it is only the
        position, if a position can express this moment.
        """
        if any(moment.problem for moment in self.moments[: self.place + 1]):
            return self._position() or self._record_so_far()
        return self._record_so_far()

    def _position(self) -> str:
        notation, header = self._opening.notation, self._opening.header
        position = notation.write_position(self.moments[self.place].table, header.names)
        if position is None:
            return ""
        lines = [*opening_lines(notation, header.values, header.names), *position]
        return "".join(line + "\n" for line in lines)

    def _record_so_far(self) -> str:
        following = self.moments[self.place + 1 : self.place + 2]
        # Up to the next move, so that the chance results of this one are in it.
        return first_lines(self.record, following[0].line - 1) if following else self.record


def presenter_of(
    translator: Translator, verbosity: str, game: str, names: Sequence[str], seat: Seat | None
) -> SomePresenter:
    """Return the presenter of a game for a seat, or for an onlooker (None)."""
    return PRESENTERS[game](PresenterContext(translator, names, seat, verbosity, slips_are_free=True))
