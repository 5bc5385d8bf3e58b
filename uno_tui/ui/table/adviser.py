"""Advice: what an expert would do, worked out in the background when a player asks, dropped when the table changes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from uno_tui.background import report_failure
from uno_tui.bots.advice import ADVISE, Alternative, alternatives
from uno_tui.bots.bot import Level
from uno_tui.bots.comparison import Comparison, Sureness
from uno_tui.bots.levels import choose
from uno_tui.core.contract import Move
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.table.announcer import TableAnnouncer
from uno_tui.ui.table.state import TableState

SEED = 1
"""A fixed seed, so that advice for one position is the same however often it is asked for."""
UNTOLD = 0.7
"""Seconds of silence after which a player would wonder whether the key was read."""
LONGEST = 1.5
"""Seconds after which a rule of thumb replaces the expert."""


class Adviser:
    """Advises the person at the keyboard; asked again for the same position, the next best move."""

    def __init__(self, state: TableState, announcer: TableAnnouncer) -> None:
        self._state = state
        self._announcer = announcer
        self._position: object = None
        self._found: Comparison | None = None
        self._alternatives: list[Alternative] = []
        self._said = 0
        self._by_thumb = False
        """Whether the advice is only a rule of thumb."""
        self._working: asyncio.Task[None] | None = None

    @property
    def allowed(self) -> bool:
        """Whether there is advice at this table: several people get none, unless they practise or agreed on it."""
        state = self._state
        alone = sum(level is None for level in state.client.company) <= 1
        return alone or state.settings.shared_advice or state.client.practice is not None

    def ask(self) -> None:
        """Say what is due, or the best move, or begin to work it out; asked again, say the next best move."""
        state = self._state
        if not self.allowed:
            self._announcer.reply(state.words.text("advice-not-here"))
        elif due := state.presenter.due(state.view):
            self._announcer.reply(due)
        elif state.outcome.round is not None or state.seat not in state.view.acting:
            self._announcer.reply(state.presenter.read_turn(state.view))
        elif self._position != (state.seat, state.view):
            self._begin()
        # While the expert still thinks, the key says nothing: the answer comes by itself.
        elif self._found is not None:
            self._said = (self._said + 1) % (1 + len(self._alternatives))
            self._announcer.reply(self._describe(self._found))

    @property
    def latest(self) -> str:
        """Return the advice that was said last, with its reason; empty if the table has changed since."""
        state = self._state
        if self._found is None or self._position != (state.seat, state.view):
            return ""
        return self._describe(self._found)

    def drop(self) -> None:
        """Drop the advice and all work: the table has changed, or another person sits there."""
        if self._working is not None:
            self._working.cancel()
        self._position = self._found = self._working = None

    async def wait_until_answered(self) -> None:
        """Wait until the advice is said: `LONGEST` seconds at most."""
        if self._working is not None:
            await asyncio.wait((self._working,))

    def _begin(self) -> None:
        self.drop()
        state = self._state
        self._position, self._said = (state.seat, state.view), 0
        self._working = asyncio.create_task(self._work_out(tuple(state.moves)))
        self._working.add_done_callback(report_failure)

    async def _work_out(self, moves: Sequence[Move]) -> None:
        found = await self._expert(moves)
        self._by_thumb = found is None
        self._found = found or self._rule_of_thumb(moves)
        self._alternatives = alternatives(self._found)
        self._announcer.reply(self._describe(self._found))

    async def _expert(self, moves: Sequence[Move]) -> Comparison | None:
        """Return what the expert finds; None if it takes too long or fails."""
        state = self._state
        # A task of its own: the first deadline only says that it thinks, the second one ends it.
        asked = asyncio.ensure_future(
            state.client.run_job(ADVISE, state.game, state.view, moves, SEED, state.client.company)
        )
        try:
            done, _ = await asyncio.wait((asked,), timeout=UNTOLD)
            if not done:
                self._announcer.thinking()
            async with asyncio.timeout(LONGEST - UNTOLD):
                return await asked
        except OSError:  # as TimeoutError is
            return None
        finally:
            # When advice is dropped, `asyncio.wait` leaves the task behind; only the other process finishes its work.
            asked.cancel()

    def _rule_of_thumb(self, moves: Sequence[Move]) -> Comparison:
        """Return what a quick player would do."""
        state = self._state
        # In this process: the other one may be what has failed.
        return Comparison.only(choose(state.game, Level.NORMAL, state.view, _decisions(moves), SEED))

    def _describe(self, found: Comparison) -> str:
        state, words = self._state, self._state.words
        alternative = self._alternatives[self._said - 1] if self._said else None
        move = found.best if alternative is None else alternative.move
        proposal = sentence(state.presenter.proposal(state.view, move))
        if alternative is None:
            why, sure = self._why_best(found), self._how_sure()
        else:
            why, sure = state.presenter.reason(state.view, move, found.best), self._how_far_behind(alternative)
        told = words.text("advice-because", move=proposal, why=why) if why else words.text("advice-bare", move=proposal)
        if alternative is not None:
            told = words.text("advice-variant" if alternative.variant else "advice-next", advice=told)
        for more in (state.presenter.risk(state.view, move), sure):
            told = words.text("sentence-joined", first=told, second=more).strip()
        return told

    def _compared(self) -> list[tuple[Alternative, Sureness]]:
        """Return the alternatives that the expert has compared, with how sure it is that the best is better."""
        return [(each, each.sureness) for each in self._alternatives if each.sureness is not None]

    def _why_best(self, found: Comparison) -> str:
        """Return what speaks for the best move rather than the next one."""
        state, compared = self._state, self._compared()
        if not compared:
            return "" if self._by_thumb else self._why_no_other(found.best)
        why = state.presenter.reason(state.view, found.best, compared[0][0].move)
        odds = why or state.presenter.odds(found.candidates[0].value)
        if odds or not found.rounds:  # a bot may judge without simulating
            return odds
        equal = compared[0][1] is Sureness.EQUAL
        return state.words.text("advice-rounds-equal" if equal else "advice-rounds", count=found.rounds)

    def _why_no_other(self, move: Move) -> str:
        """Return the reason for the expert's only candidate, against another legal move; empty if there is none."""
        state = self._state
        others = (other for other in _decisions(state.moves) if other != move)
        return next(filter(None, (state.presenter.reason(state.view, move, other) for other in others)), "")

    def _how_sure(self) -> str:
        """Return by how much the best move is better than the next one."""
        compared = self._compared()
        if not compared:
            return self._alone()
        sureness = compared[0][1]
        # Every other card is clearly worse, but not every other way to play this one.
        close = sureness is Sureness.CLEAR and any(sure is not Sureness.CLEAR for _, sure in compared)
        return self._state.words.text("advice-best-card" if close else f"advice-best-{sureness}")

    def _how_far_behind(self, alternative: Alternative) -> str:
        sureness = alternative.sureness
        return self._state.words.text("advice-not-compared" if sureness is None else f"advice-behind-{sureness}")

    def _alone(self) -> str:
        """Return why there is only one candidate; empty where the expert considers no other."""
        words = self._state.words
        if len(_decisions(self._state.moves)) == 1:
            return words.text("advice-only")
        return words.text("advice-thumb") if self._by_thumb else ""


def _decisions(moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves to decide about: reactions only if there is nothing else."""
    # A reaction, such as "Uno", takes no turn, so it is no choice beside a play.
    return [move for move in moves if not move.reaction] or moves
