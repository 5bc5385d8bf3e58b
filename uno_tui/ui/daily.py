"""The deals of a day as the player has played them: which are open, which are over, and the line to tell friends."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path

import msgspec

from uno_tui.core.catalogue import GAMES
from uno_tui.core.contract import Event, Seat, TurnBegan
from uno_tui.core.events import Drew
from uno_tui.host.daily import daily_on
from uno_tui.host.match import whole_record
from uno_tui.host.results import result_of
from uno_tui.host.store import Store
from uno_tui.i18n.translator import Translator
from uno_tui.notation.game_notation import Daily
from uno_tui.notation.lines import TableError, load
from uno_tui.notation.referee import Referee


class State(StrEnum):
    """What has become of a deal of the day."""

    OPEN = "open"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal of the day that the player has begun: its record, and what has become of it."""

    game: str
    day: date
    path: Path
    state: State


def find_played(store: Store, game: str, day: date) -> PlayedDeal | None:
    """Return the deal of a day in a game if the player has begun it; None if it is still to be dealt.

    A finished one goes before an open one, and that before an abandoned one. Practice games with its cards are kept
    elsewhere. An unfinished record that does not replay counts as none.
    """
    open_ = None
    # A finished one counts, whatever else was begun with the same deal.
    for path in _records_of(store, game, daily_on(day)):
        result = result_of(path)
        if result.winners is not None:
            return PlayedDeal(game, day, path, State.FINISHED)
        if result.is_open:
            open_ = open_ or PlayedDeal(game, day, path, State.OPEN)
    abandoned = _records_of(store.abandoned, game, daily_on(day))
    return open_ or (PlayedDeal(game, day, abandoned[0], State.ABANDONED) if abandoned else None)


def _records_of(store: Store, game: str, daily: Daily) -> list[Path]:
    """Return the records of a deal, oldest first: a record's name begins with the date on which it was begun."""
    # By name first: most records are of other days and need not be read.
    begun = [path for path in reversed(store.tables()) if path.stem.startswith(daily.day.isoformat())]
    return [path for path in begun if _is_of(path, game, daily)]


def _is_of(path: Path, game: str, daily: Daily) -> bool:
    try:
        opening = Referee(load(path), str(path)).opening
    except (OSError, TableError):
        return False
    return opening.header.daily == daily and opening.notation.game.id == game


class _Count:
    """Counts the turns of a seat and the cards that it draws."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self.turns = self.drawn = 0

    def watch(self, referee: Referee, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnBegan) and event.seat == self._seat:
                self.turns += 1
            elif isinstance(event, Drew) and event.seat == self._seat:
                self.drawn += event.count


def summary(translator: Translator, record: str, seat: Seat) -> str:
    """Return how a finished deal went for a seat, in a few words that give no card away."""
    count = _Count(seat)
    _, referee = whole_record(record, "table", count.watch)
    winners = referee.table.outcome.match
    ended = "nobody" if not winners else "won" if seat in winners else "lost"
    return summary_text(translator, referee.opening.notation.game.id, ended, count.turns, count.drawn)


def summary_text(translator: Translator, game: str, ended: str, turns: int, drawn: int) -> str:
    """Return that a deal was won, lost or `ended` with nobody's win, after how many turns and cards drawn."""
    text = translator.of(game).text
    end = text("daily-ended", ended=ended, turns=turns)
    if not any(getattr(kind, "__origin__", kind) is Drew for kind in GAMES[game].event_types):
        return end  # in Umé every turn takes a card
    return text("daily-summary", ended=end, drawn=text("daily-drawn", drawn=drawn))


def line_to_tell(translator: Translator, record: str, seat: Seat, game: str, day: date) -> str:
    """Return a finished deal as a line for a chat."""
    told = summary(translator, record, seat)
    words = translator.of(game)
    return words.text("daily-line", game=words.text("title"), date=date_text(translator, day), result=told)


def date_text(translator: Translator, day: date) -> str:
    """Return a date as one says it: 24 November 2026."""
    return translator.text("date", day=day.day, month=day.month, year=str(day.year))
