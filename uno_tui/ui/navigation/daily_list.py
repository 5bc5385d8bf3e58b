"""The lists of the deals of the day: one line for each game, and what can be done with one that is over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from uno_tui.core.catalogue import built_in
from uno_tui.host.files import write_whole
from uno_tui.notation.lines import load
from uno_tui.ui.daily import PlayedDeal, State, line_to_tell, summary
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.request import DailyStart
from uno_tui.ui.session import Session

PERSON_SEAT = 0
"""The seat of the person at a daily table."""


class DailyList:
    """The deals of today, by game."""

    def __init__(self, session: Session, choose: Callable[[str], None]) -> None:
        """Look at the records. `choose` is called with the game that is chosen."""
        self._session = session
        self._choose = choose
        # Read once: each line replays records, so the list is made in a thread.
        self._lines = [(game, self._line(game)) for game in built_in()]

    def items(self) -> list[Item]:
        """Return a line for each game: what has become of its deal."""
        explains = self._session.announcer.text("daily-explained")
        return [Item(line, partial(self._choose, game), explains=explains) for game, line in self._lines]

    def _line(self, game: str) -> str:
        played = self._session.tables.daily(game)
        text, title = self._session.announcer.text, self._session.announcer.title(game)
        if played is None or played.state is not State.FINISHED:
            return text("daily-of-game", game=title, state="new" if played is None else str(played.state), result="")
        told = summary(self._session.announcer.translator, load(played.path), PERSON_SEAT)
        return text("daily-of-game", game=title, state="finished", result=told)


def played_items(session: Session, played: PlayedDeal, begin: Callable[[DailyStart], None]) -> list[Item]:
    """Return what can be done with a deal that is over: hear its line again, copy it, play it again without counting.
    """
    text, again = session.announcer.text, DailyStart(played.game, played.day, again=True)
    play = Item(text("daily-play-again"), partial(begin, again))
    if played.state is State.ABANDONED:
        # A match that was given up has no result to tell friends.
        return [Item(text("daily-abandoned")), play]
    line = line_to_tell(session.announcer.translator, load(played.path), PERSON_SEAT, played.game, played.day)
    return [
        Item(line, partial(session.announcer.echo, line)),
        Item(text("daily-copy"), partial(_copy, session, line)),
        play,
    ]


def _copy(session: Session, line: str) -> None:
    """Write the line to a file, and say where."""
    path = session.preferences.folders.data / "daily.txt"
    # To a file: neither front end can be sure of a clipboard.
    error = session.saving.save(path, lambda: write_whole(path, f"{line}\n"))
    if error is not None:
        session.reporter.report_unwritten(path, error)
    else:
        session.announcer.say(session.announcer.text("daily-copied", path=str(path)))
