"""The review: moves worth another look, found in the background after a round, and told at a quiet moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence

import msgspec

from uno_tui.background import report_failure
from uno_tui.bots.review import Decision, MissedChance, Verdict
from uno_tui.core.contract import Seat
from uno_tui.host.review import Remark, choices, costliest, remark
from uno_tui.notation.lines import TableError
from uno_tui.process.worker import Worker
from uno_tui.ui.ports.presenter import SomePresenter, sentence
from uno_tui.ui.table.announcer import TableAnnouncer
from uno_tui.ui.table.state import TableState

LONGEST = 60.0
"""Seconds for which a pipe waits for a review that was asked for: a busy machine takes long to start its worker."""


class ReviewProgress(msgspec.Struct, frozen=True):
    """The numbers of choices reviewed and of all choices, and what was found so far."""

    done: int = 0
    count: int = 0
    found: Sequence[Remark] = ()


async def review_record(
    worker: Worker, game: str, record: str, seats: Collection[Seat], *, last_round: bool, after: int = 0
) -> AsyncIterator[ReviewProgress]:
    """Review the choices `after` a line one by one, so that the caller can stop between two of them.

    Raises TableError if `record` is not a record, OSError if the worker fails.
    """
    made = await worker.ask(choices, game, record, tuple(seats), last_round, after)
    found: list[Remark] = []
    yield ReviewProgress(0, len(made))
    for done, choice in enumerate(made, start=1):
        each = await worker.ask(remark, game, choice)
        found += [] if each is None else [each]
        yield ReviewProgress(done, len(made), costliest(found))


def describe_remark(presenter: SomePresenter, each: Remark) -> str:
    """Return what was done or missed, what was better and why, and its worth; `presenter` must be that seat's."""
    view, verdict = each.choice.decision.view, each.verdict
    # Says nothing: the narrator then knows the legal moves of that moment, not those of now.
    presenter.narrator.narrate((), view, each.moves)
    if isinstance(each.choice.decision, MissedChance):
        told = presenter.missed(view, each.choice.decision)
    else:
        told = _describe_decision(presenter, each.choice.decision, verdict)
    for more in (presenter.risk(view, verdict.better), presenter.worth(view, verdict)):
        told = presenter.text("sentence-joined", first=told, second=more).strip()
    return told


def _describe_decision(presenter: SomePresenter, decision: Decision, verdict: Verdict) -> str:
    better, why = (
        presenter.proposal(decision.view, verdict.better),
        presenter.reason(decision.view, verdict.better, decision.made),
    )
    told = presenter.text("second-look-because", better=better, why=why) if why else better
    return sentence(
        presenter.text("second-look-move", made=presenter.proposal(decision.view, decision.made), better=told)
    )


class Review:
    """Reviews the last round for everybody at the keyboard, also while the next one is played."""

    def __init__(self, state: TableState, announcer: TableAnnouncer, worker: Worker | None) -> None:
        """Without a worker nothing is reviewed."""
        self._state = state
        self._announcer = announcer
        self._worker = worker
        self._working: asyncio.Task[None] | None = None
        self._ended = False
        """Whether the present round was over at the last change."""
        self._untold = False
        """Whether something was found that nobody has heard of."""
        self._failed = False
        """Whether the last review failed."""
        self._awaited = False
        """Whether a player has asked for the review while it was being worked out."""
        self._progress = ReviewProgress()
        self.record = ""
        """The record up to the end of the round that was reviewed last."""
        self.found: Sequence[Remark] = ()
        """The moves of that round, of all people, that are worth another look; kept until the next review is done."""

    @property
    def is_working(self) -> bool:
        """Whether the review is still being worked out."""
        return self._working is not None and not self._working.done()

    def on_change(self) -> None:
        """When a round ends, tell about the review before, and begin to review this round."""
        over = self._state.outcome.round is not None
        if over and not self._ended:
            # Before the new review begins: it would replace what was not told yet.
            self._tell()
            self._begin()
        self._ended = over

    def drop(self) -> None:
        """Stop the review: nobody sits here any more."""
        if self._working is not None:
            self._working.cancel()
        self._working = None

    def on_takeback(self) -> None:
        """Forget what was found: the moves may be among those taken back."""
        self.drop()
        self._forget()
        # Moves before the end of a round may be taken back: its next end begins a review again.
        self._ended = self._state.outcome.round is not None

    def _forget(self) -> None:
        self.record, self.found, self._untold, self._failed = "", (), False, False

    def of(self, seat: Seat) -> list[Remark]:
        """Return what was found about one seat."""
        return [each for each in self.found if each.choice.seat == seat]

    def answer(self) -> str:
        """Return why there is nothing to list; empty if there is something."""
        words = self._state.words
        if self.found:
            return ""
        if self.is_working:
            self._awaited = True
            return words.text("second-look-works", done=self._progress.done, all=self._progress.count)
        if self._worker is None or not self._state.settings.second_look:
            return words.text("second-look-off" if self._worker is not None else "second-look-not-here")
        if self._failed:
            return words.text("second-look-failed")
        return words.text("second-look-nothing" if self.record else "second-look-later")

    async def wait_until_answered(self) -> bool:
        """Wait `LONGEST` seconds at most for a review that was asked for too early; return whether it is done now."""
        awaited, self._awaited = self._awaited, False
        if not awaited or self._working is None:
            return False
        await asyncio.wait((self._working,), timeout=LONGEST)
        return not self.is_working

    def mark_told(self) -> None:
        """Take note that a player has asked for what was found."""
        self._untold = False

    def _begin(self) -> None:
        if self._worker is None or not self._state.settings.second_look:
            return
        self.drop()
        self._working = asyncio.create_task(self._look_back(self._worker, self._state.client.record_text()))
        self._working.add_done_callback(report_failure)

    async def _look_back(self, worker: Worker, record: str) -> None:
        state, self._progress = self._state, ReviewProgress()
        # Moves that came with a table file are not the player's own.
        after = 0 if state.client.practice is None else state.client.practice.taken_over
        try:
            async for progress in review_record(worker, state.game, record, state.people, last_round=True, after=after):
                self._progress = progress
        except (OSError, TableError):
            self._forget()
            self._failed = True
        else:
            self._failed = False
            self.record, self.found = record, self._progress.found
            self._untold = bool(self.found)
        awaited, self._awaited = self._awaited, False
        # In the next round it waits for the end: nothing interrupts play.
        if state.outcome.round is None:
            return
        self._tell()
        if awaited and not self.found:
            self._announcer.notice("second-look-failed" if self._failed else "second-look-nothing")

    def _tell(self) -> None:
        """Say that something was found; among several people only that."""
        if not self._untold:
            return
        self._untold = False
        shared = "yes" if self._state.shared else "no"
        number = self.found[0].choice.round
        self._announcer.notice("second-look-found", count=len(self.found), round=number, shared=shared)
