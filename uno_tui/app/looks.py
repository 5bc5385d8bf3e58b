"""The looks on the full screen: what each of them writes when something is said, typed, or drawn by Textual."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence

from rich.segment import Segment

from uno_tui.app.page import Page
from uno_tui.app.painting import Painting
from uno_tui.front.settings import Caret
from uno_tui.speech.voice import estimate

TOGETHER = 0.005
"""Seconds within which what is said or drawn is one change, and one write."""
TURN = 0.02
"""Seconds between clearing a full page and the next text on it."""

Write = Callable[[str], None]
Rows = tuple[Sequence[Sequence[Segment]], tuple[int, int]]
"""What Textual has drawn, row by row, and where the caret stands: column and row."""


class LookWriter:
    """What a look does; it owns the whole screen as long as it is the one that was chosen. Does nothing by itself."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.later = Later(self.flush)
        """Writes what has come together."""

    def begin(self) -> None:
        """The screen is this look's from now on, whatever stands there."""

    def resize(self, width: int, height: int) -> None:
        """The terminal has another size."""

    def say(self, text: str) -> None:
        """Something is said that is also to be read."""

    def type(self, word: str) -> None:
        """So much of a word has been typed."""

    def draw(self) -> None:
        """Textual has drawn something."""

    def turn_page(self, *, when_read: bool = False) -> None:
        """What was said so far is not for whoever comes next; `when_read` somebody has just been told something."""

    def key_pressed(self) -> None:
        """Whoever presses a key has read what they wanted to read."""

    def end(self) -> str:
        """The screen is somebody else's from now on; returns what is to be written before."""
        self.later.drop()
        return ""

    def flush(self) -> None:
        """Write what has come together."""


class Later:
    """An act that is put off for a moment, so that what belongs together becomes one write; or for as long as held."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act
        self._timer: asyncio.TimerHandle | None = None
        self._held = 0
        self._due = False

    def ask(self, seconds: float = TOGETHER) -> None:
        """Act in so many seconds, unless that is to happen already."""
        self._due = True
        if self._timer is None and not self._held:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.now)

    def now(self) -> None:
        """Act now if anything is to be done."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._due and not self._held:
            self._due = False
            self._act()

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Not before all this has been done; then soon, as one."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if self._due:
                self.ask()

    def drop(self) -> None:
        """Never."""
        self._due = False
        self.now()


class Said(LookWriter):
    """The screen is a page of what is said."""

    def __init__(self, page: Page, write: Write) -> None:
        super().__init__(write)
        self._page = page
        self._waiting: list[str] = []
        self._last = ""
        self._last_written = self._read_until = 0.0

    def begin(self) -> None:
        """An empty page; whoever comes back to it finds what was said last."""
        self.write(self._page.clear())
        if self._last and not self._waiting:
            self.say(self._last)

    def resize(self, width: int, height: int) -> None:
        """The terminal has moved what stood there: the next text begins a page."""
        self._page.resize(width, height)

    def say(self, text: str) -> None:
        """On the next free row, together with whatever else is said in this moment."""
        self._waiting.append(text)
        self.later.ask()

    def type(self, word: str) -> None:
        """Below what was said, letter by letter."""
        self.later.now()
        self.write(self._page.type(word))

    def turn_page(self, *, when_read: bool = False) -> None:
        """The next text needs a clear page; who reads by touch has the time to read the last one first."""
        self.later.now()
        self._page.end()
        if when_read and self._page.caret is Caret.FIRST and self._last:
            self._read_until = self._last_written + estimate(self._last)
        self._last = ""

    def key_pressed(self) -> None:
        """Nobody needs more time."""
        if self._read_until:
            self._read_until = 0.0
            self.later.now()

    def end(self) -> str:
        """A shell goes on below."""
        super().end()
        return self._page.leave()

    def flush(self) -> None:
        """The text on the page; on the next one, once that is clear, if it does not fit."""
        now = asyncio.get_running_loop().time()
        text = " ".join(self._waiting)
        if now < self._read_until:
            self.later.ask(self._read_until - now)
        elif self._page.has_room(text):
            written, rest = self._page.put(text)
            self._last, self._last_written = text, now
            self._waiting[:] = [rest] if rest else []
            self.write(written)
            if rest:
                self.later.ask(TURN)
                self._page.end()
        else:
            self.write(self._page.clear())
            self.later.ask(TURN)


class Still(LookWriter):
    """The screen has one line that never changes: a reader beside the program's own voice has nothing to say."""

    def __init__(self, page: Page, line: Callable[[], str], write: Write) -> None:
        super().__init__(write)
        self._page = page
        self._line = line

    def begin(self) -> None:
        """The one line."""
        self.write(self._page.clear() + self._page.put(self._line())[0])

    def end(self) -> str:
        """A shell goes on below."""
        return self._page.leave()


class Lines(LookWriter):
    """The screen is what Textual draws; of that, the rows that differ are written."""

    def __init__(self, painting: Painting, rows: Callable[[], Rows], write: Write) -> None:
        super().__init__(write)
        self._painting = painting
        self._rows = rows

    def begin(self) -> None:
        """Everything, on an empty screen."""
        self.write(self._painting.begin())
        self.later.ask()

    def resize(self, width: int, height: int) -> None:
        """Everything anew."""
        self.write(self._painting.begin())
        self.later.ask()

    def draw(self) -> None:
        """Soon, together with whatever else is drawn in this moment."""
        self.later.ask()

    def flush(self) -> None:
        """The rows that differ, and the caret."""
        written = self._painting.paint(*self._rows())
        if written:
            self.write(written)
