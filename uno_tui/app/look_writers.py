"""The writers of the looks: what each look writes when something is said, typed, or drawn by Textual."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.segment import Segment

from uno_tui.app.page import Page
from uno_tui.app.painter import Painter
from uno_tui.speech.voice import estimate
from uno_tui.ui.settings import Caret

TOGETHER = 0.005
"""Seconds within which what is said or drawn becomes one change, and one write."""
TURN = 0.02
"""Seconds between clearing a full page and the next text on it."""
SEEN = 0.05
"""The least seconds that a text stays: screen readers look at the screen from time to time."""
HEARD = 0.2
"""Seconds for a screen reader to take up the last text before the keyboard changes hands."""
DELETING = ("backspace", "delete")
"""Keys after which readers say whatever disappears from the screen."""

Write = Callable[[str], None]
Drawing = tuple[Sequence[Sequence[Segment]], tuple[int, int]]
"""The rows that Textual has drawn, and the caret's column and row."""
Rows = Callable[[], Drawing | None]
"""Returns what Textual has drawn last, None if its screens are gone."""


class PageEnd:
    """Marks among the texts where a page ends; with `when_read`, the last text is given the time to be read."""

    def __init__(self, *, when_read: bool) -> None:
        self.when_read = when_read


class LookWriter:
    """Writes one look. It owns the whole screen while that look is chosen; this base class writes nothing."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.later = Deferred(self.flush)
        """Writes soon what has been collected."""

    def begin(self) -> None:
        """Take over the screen, whatever is on it."""

    def resize(self, width: int, height: int) -> None:
        """Take the new size of the terminal."""

    def say(self, text: str) -> None:
        """Write a text that is said and may also be read."""

    def type(self, word: str) -> None:
        """Show the word that has been typed so far."""

    def draw(self) -> None:
        """Note that Textual has drawn something."""

    def turn_page(self, *, when_read: bool = False) -> None:
        """Clear what was said so far before the next person sees it; with `when_read` only when it has been read."""

    def note_key(self, key: str) -> bool:
        """Note that a key was pressed: the player has read enough. Return True if it came too early to be the next
        person's, whose request is not on the screen yet.
        """
        return False

    def end(self) -> str:
        """Leave the screen to another writer or to the shell, and return what to write before that."""
        self.later.cancel()
        return ""

    def pending(self) -> list[str | PageEnd]:
        """Return the texts that are not written yet, and the ends of pages among them, for the next look's writer."""
        return []

    def take_over(self, pending: Iterable[str | PageEnd]) -> None:
        """Write what another look's writer has left."""
        for each in pending:
            if isinstance(each, PageEnd):
                self.turn_page(when_read=each.when_read)
            else:
                self.say(each)

    def flush(self) -> None:
        """Write what has been collected."""


class Deferred:
    """An action that is put off a moment, so that what belongs together becomes one write, or as long as it is held."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act
        self._timer: asyncio.TimerHandle | None = None
        self._held = 0
        self._due = False

    def schedule(self, seconds: float = TOGETHER) -> None:
        """Act in so many seconds; one that is scheduled already stays as it is, even if that is later."""
        self._due = True
        if self._timer is None and not self._held:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.run_now)

    def run_now(self) -> None:
        """Act now, if anything is due and nothing holds it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._due and not self._held:
            self._due = False
            self._act()

    @contextlib.contextmanager
    def hold(self) -> Iterator[None]:
        """Put the action off until the block has ended; then act soon, once."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if self._due:
                self.schedule()

    def cancel(self) -> None:
        """Forget what is due."""
        # With nothing due, `run_now` only ends the timer.
        self._due = False
        self.run_now()


class SaidWriter(LookWriter):
    """Writes the look `said`: a page of what is said."""

    def __init__(self, page: Page, write: Write) -> None:
        super().__init__(write)
        self._page = page
        self._waiting: list[str | PageEnd] = []
        self._word: str | None = None
        """The typed word that is not written yet."""
        self._last = ""
        """The last text, whole, also where it takes several pages."""
        self._rest = ""
        """The end of it that is not written yet."""
        self._reading = 0.0
        """Seconds that it takes to read what of it stands on the page."""
        self._stands_since = 0.0
        self._stands_for = 0.0
        """Seconds that the last text stays before its page may end."""
        self._clear_since = 0.0
        self._hurried = False
        """Whether a key was pressed since the last text: then nobody needs more time."""
        self._request_due = False
        """Whether a page has ended and nothing was written since, such as the request for the next person."""
        self._deleting = False
        """Whether the last key was one after which readers say what disappears."""

    def begin(self) -> None:
        """Clear the page, and repeat the last text for a player who comes back to the screen."""
        # Also called after Ctrl+Z, and by `friends/full_screen.py` for a guest who reads on.
        self._clear()
        if self._rest and self._waiting[:1] == [self._rest]:
            self._waiting[0], self._rest = self._last, ""
        if self._waiting or self._word is not None:
            self.later.schedule()  # `end` has taken its time away
        elif self._last:
            self.say(self._last)

    def resize(self, width: int, height: int) -> None:
        """Begin a new page with the next text: the terminal has moved what was there."""
        self._page.resize(width, height)

    def say(self, text: str) -> None:
        """Write the text on the next free rows, together with whatever else is said in this moment."""
        self._waiting.append(text)
        self.later.schedule()

    def type(self, word: str) -> None:
        """Show the word below what was said, letter by letter."""
        self._word = word
        self.later.schedule()

    def turn_page(self, *, when_read: bool = False) -> None:
        """Begin a clear page with the next text."""
        self._waiting.append(PageEnd(when_read=when_read))
        self._request_due = True

    def note_key(self, key: str) -> bool:
        """Hurry: the player needs no more time for the last text. Return True if the key came before a new page."""
        self._deleting = key in DELETING
        # Before `run_now`, which may write the request: the key was pressed before it could be read.
        too_early = self._request_due and any(isinstance(each, str) for each in self._waiting)
        self._hurried = True
        self.later.run_now()
        return too_early

    def end(self) -> str:
        """Put the caret below the texts, where a shell may go on."""
        super().end()
        return self._page.leave()

    def pending(self) -> list[str | PageEnd]:
        """Return what was said and not written yet, with the ends of pages."""
        return list(self._waiting)

    def flush(self) -> None:
        """Write the next texts, on a clear page if they do not fit; then what is typed."""
        # A cleared page and the text on it must be two writes for a reader: see `page`.
        if self._must_wait(self._clear_since, TURN):
            return
        if self._page.is_stale and (self._waiting or self._word is not None or not self._deleting):
            self._erase()
        elif self._waiting and isinstance(self._waiting[0], PageEnd):
            self._end_page(self._waiting[0])
        elif self._waiting:
            self._put(list(itertools.takewhile(lambda each: isinstance(each, str), self._waiting)))
        elif self._word is not None and not self._page.has_room_to_type:
            self._clear_when_seen()
        elif self._word is not None:
            self.write(self._page.type(self._word))
            self._word = None

    def _erase(self) -> None:
        """Erase what is below the text at the top, as soon as readers have that text."""
        if not self._must_wait(self._stands_since, SEEN):
            self.write(self._page.erase())
            self._clear_since = self._now()  # a slow terminal may hold a write back
            if self._waiting or self._word is not None:
                self.later.schedule(TURN)

    def _end_page(self, turn: PageEnd) -> None:
        seconds = SEEN
        if turn.when_read:
            # On a braille display (caret first) the text is read from the screen; elsewhere a reader has queued it.
            seconds = self._reading if self._page.caret is Caret.FIRST else HEARD
        if not self._must_wait(self._stands_since, SEEN if self._hurried else seconds):
            del self._waiting[0]
            # Else `begin` would repeat it to the next person.
            self._last = self._rest = ""
            self._page.end()
            self.flush()

    def _put(self, texts: Sequence[str | PageEnd]) -> None:
        text = " ".join(map(str, texts))
        if not self._page.has_room(text):
            self._clear_when_seen()
            return
        # After Backspace a reader says whatever disappears, so nothing is removed that can stay.
        written, rest = self._page.put(text, removes=not self._deleting)
        self._waiting[: len(texts)] = [rest] if rest else []
        self._request_due = any(isinstance(each, PageEnd) for each in self._waiting)
        self.write(written)
        if self._rest and text.startswith(self._rest):
            self._last = self._last.removesuffix(self._rest) + text
        else:
            self._last = text
        self._rest, self._reading = rest, estimate(text[: len(text) - len(rest)])
        self._stands_since, self._hurried = self._now(), False
        # A text with a rest loses its page without a key, so it stays as long as reading it takes.
        self._stands_for = self._reading if rest else SEEN
        if rest:
            self._page.end()
        if self._waiting or self._word is not None or self._page.is_stale:
            self.later.schedule()

    def _clear_when_seen(self) -> None:
        """Clear the full page as soon as the last text on it may go."""
        if not self._must_wait(self._stands_since, SEEN if self._hurried else self._stands_for):
            self._clear()
            self.later.schedule(TURN)

    def _clear(self) -> None:
        self.write(self._page.clear())
        self._clear_since = self._now()

    def _must_wait(self, since: float, seconds: float) -> bool:
        """Return whether less time has passed; then `flush` is called again when it has."""
        left = since + seconds - self._now()
        if left > 0.0005:
            self.later.schedule(left)
        return left > 0.0005  # a timer may come a little early

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


class StillWriter(LookWriter):
    """Writes the look `still`: one line that never changes, so that a reader has nothing to say beside the program's
    voice."""

    def __init__(self, page: Page, line: Callable[[], str], write: Write) -> None:
        super().__init__(write)
        self._page = page
        self._line = line

    def begin(self) -> None:
        """Write the line."""
        self.write(self._page.clear() + self._page.put(self._line())[0])

    def resize(self, width: int, height: int) -> None:
        """Write the line again in the new size."""
        self._page.resize(width, height)
        self.begin()

    def end(self) -> str:
        """Put the caret below the line, where a shell may go on."""
        return self._page.leave()


class DrawnWriter(LookWriter):
    """Writes the looks `cards` and `lines`: of what Textual draws, the rows that differ."""

    def __init__(self, painting: Painter, rows: Rows, write: Write) -> None:
        super().__init__(write)
        self._painting = painting
        self._rows = rows

    def begin(self) -> None:
        """Write everything, on an empty screen."""
        self._painting.begin()
        self.later.schedule()

    def resize(self, width: int, height: int) -> None:
        """Write everything again in the new size."""
        self._painting.width = width
        self.begin()

    def end(self) -> str:
        """Reset the colours for whatever is written next."""
        super().end()
        return "\x1b[0m"

    def draw(self) -> None:
        """Write soon, together with whatever else is drawn in this moment."""
        self.later.schedule()

    def flush(self) -> None:
        """Write the rows that differ, and the caret."""
        drawing = self._rows()
        if drawing is not None and (written := self._painting.paint(*drawing)):
            self.write(written)
