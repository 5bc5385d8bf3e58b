"""The looks on the full screen: what each of them writes when something is said, typed, or drawn by Textual."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterator, Sequence

from rich.segment import Segment

from uno_tui.app.page import Page
from uno_tui.app.painter import Painter
from uno_tui.speech.voice import estimate
from uno_tui.ui.settings import Caret

TOGETHER = 0.005
"""Seconds within which what is said or drawn is one change, and one write."""
TURN = 0.02
"""Seconds between clearing a full page and the next text on it."""
SEEN = 0.05
"""Seconds that a text stands at least: a reader must look at the screen once."""
HEARD = 0.2
"""Seconds after which a reader has taken up the last text for somebody who hands the keyboard over."""
DELETING = ("backspace", "delete")
"""Keys after which readers say whatever goes from the screen."""

Write = Callable[[str], None]
Drawing = tuple[Sequence[Sequence[Segment]], tuple[int, int]]
"""What Textual has drawn, row by row, and where the caret stands: column and row."""


class LookWriter:
    """What a look does; it owns the whole screen as long as it is the one that was chosen. Does nothing by itself."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.later = Deferred(self.flush)
        """Writes what has come together."""

    def begin(self) -> None:
        """The screen is this look's from run_now on, whatever stands there."""

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

    def note_key(self, key: str) -> bool:
        """Whoever presses a key has read what they wanted to read. Whether somebody else was still to be asked for."""
        return False

    def end(self) -> str:
        """The screen is somebody else's from run_now on; returns what is to be written before."""
        self.later.cancel()
        return ""

    def pending_texts(self) -> list[str]:
        """What is still to be written, for the look that comes next."""
        return []

    def flush(self) -> None:
        """Write what has come together."""


class Deferred:
    """An act that is put off for a moment, so that what belongs together becomes one write; or for as long as hold."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act
        self._timer: asyncio.TimerHandle | None = None
        self._held = 0
        self._due = False

    def schedule(self, seconds: float = TOGETHER) -> None:
        """Act in so many seconds, unless that is to happen already."""
        self._due = True
        if self._timer is None and not self._held:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.run_now)

    def run_now(self) -> None:
        """Act run_now if anything is to be done."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._due and not self._held:
            self._due = False
            self._act()

    @contextlib.contextmanager
    def hold(self) -> Iterator[None]:
        """Not before all this has been done; then soon, as one."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if self._due:
                self.schedule()

    def cancel(self) -> None:
        """Never."""
        self._due = False
        self.run_now()


class _PageEnd:
    """Stands among the texts where a page ends; `when_read`: whoever was told the last one has the time to read it."""

    def __init__(self, *, when_read: bool) -> None:
        self.when_read = when_read


class SaidWriter(LookWriter):
    """The screen is a page of what is said."""

    def __init__(self, page: Page, write: Write) -> None:
        super().__init__(write)
        self._page = page
        self._waiting: list[str | _PageEnd] = []
        self._word: str | None = None
        """What was typed and is not yet written."""
        self._last = ""
        self._stands_since = 0.0
        self._stands_for = 0.0
        """Seconds that the last text stands before its page may end."""
        self._clear_since = 0.0
        self._hurried = False
        """Whether a key was pressed since the last text: nobody needs more time."""
        self._unasked = False
        """Whether nothing has been written yet for whoever comes next."""
        self._deleting = False
        """Whether the last key was one after which readers say what goes from the screen."""

    def begin(self) -> None:
        """An empty page; whoever comes back to it finds what was said last."""
        self._clear()
        if self._last and not self._waiting:
            self.say(self._last)

    def resize(self, width: int, height: int) -> None:
        """The terminal has moved what stood there: the next text begins a page."""
        self._page.resize(width, height)

    def say(self, text: str) -> None:
        """On the next free row, together with whatever else is said in this moment."""
        self._waiting.append(text)
        self.later.schedule()

    def type(self, word: str) -> None:
        """Below what was said, letter by letter."""
        self._word = word
        self.later.schedule()

    def turn_page(self, *, when_read: bool = False) -> None:
        """What is said from run_now on stands on a clear page."""
        self._waiting.append(_PageEnd(when_read=when_read))
        self._unasked = True

    def note_key(self, key: str) -> bool:
        """Nobody needs more time."""
        self._deleting = key in DELETING
        unasked = self._unasked and any(isinstance(each, str) for each in self._waiting)
        self._hurried = True
        self.later.run_now()
        return unasked

    def end(self) -> str:
        """A shell goes on below."""
        super().end()
        return self._page.leave()

    def pending_texts(self) -> list[str]:
        """What was said and did not come to its turn."""
        return [each for each in self._waiting if isinstance(each, str)]

    def flush(self) -> None:
        """The next texts on the page, on a clear one if they do not fit; then what is typed."""
        if self._is_too_soon(self._clear_since, TURN):
            return
        if self._page.is_stale and (self._waiting or self._word is not None or not self._deleting):
            self._erase()
        elif self._waiting and isinstance(self._waiting[0], _PageEnd):
            self._end_page(self._waiting[0])
        elif self._waiting:
            self._put(list(itertools.takewhile(lambda each: isinstance(each, str), self._waiting)))
        elif self._word is not None and self._has_room(self._page.has_room_to_type):
            self.write(self._page.type(self._word))
            self._word = None

    def _erase(self) -> None:
        """What is below the text at the top goes, as soon as readers have that text."""
        if not self._is_too_soon(self._stands_since, SEEN):
            self._clear_since = self._now()
            self.write(self._page.erase())
            if self._waiting or self._word is not None:
                self.later.schedule(TURN)

    def _end_page(self, turn: _PageEnd) -> None:
        seconds = SEEN
        if turn.when_read:
            seconds = estimate(self._last) if self._page.caret is Caret.FIRST else HEARD
        if not self._is_too_soon(self._stands_since, SEEN if self._hurried else seconds):
            del self._waiting[0]
            self._last = ""
            self._page.end()
            self.flush()

    def _put(self, texts: Sequence[str | _PageEnd]) -> None:
        text = " ".join(map(str, texts))
        if not self._has_room(self._page.has_room(text)):
            return
        written, rest = self._page.put(text, removes=not self._deleting)
        self._waiting[: len(texts)] = [rest] if rest else []
        self._unasked = any(isinstance(each, _PageEnd) for each in self._waiting)
        self._last, self._stands_since, self._hurried = text, self._now(), False
        self._stands_for = estimate(text[: len(text) - len(rest)]) if rest else SEEN
        self.write(written)
        if rest:
            self._page.end()
        if self._waiting or self._word is not None or self._page.is_stale:
            self.later.schedule()

    def _has_room(self, there_is: bool) -> bool:
        """Whether something can be written; if not, the page is cleared as soon as it may be."""
        if not there_is and not self._is_too_soon(self._stands_since, SEEN if self._hurried else self._stands_for):
            self._clear()
            self.later.schedule(TURN)
        return there_is

    def _clear(self) -> None:
        self._clear_since = self._now()
        self.write(self._page.clear())

    def _is_too_soon(self, since: float, seconds: float) -> bool:
        """Whether less time has passed; then it is tried again when it has."""
        left = since + seconds - self._now()
        if left > 0.0005:
            self.later.schedule(left)
        return left > 0.0005

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


class StillWriter(LookWriter):
    """The screen has one line that never changes: a reader beside the program's own voice has nothing to say."""

    def __init__(self, page: Page, line: Callable[[], str], write: Write) -> None:
        super().__init__(write)
        self._page = page
        self._line = line

    def begin(self) -> None:
        """The one line."""
        self.write(self._page.clear() + self._page.put(self._line())[0])

    def resize(self, width: int, height: int) -> None:
        """The line as the terminal shows it run_now."""
        self._page.resize(width, height)
        self.begin()

    def end(self) -> str:
        """A shell goes on below."""
        return self._page.leave()


class DrawnWriter(LookWriter):
    """The screen is what Textual draws; of that, the rows that differ are written."""

    def __init__(self, painting: Painter, rows: Callable[[], Drawing], write: Write) -> None:
        super().__init__(write)
        self._painting = painting
        self._rows = rows

    def begin(self) -> None:
        """Everything, on an empty screen."""
        self._painting.begin()
        self.later.schedule()

    def resize(self, width: int, height: int) -> None:
        """Everything anew."""
        self._painting.width = width
        self.begin()

    def end(self) -> str:
        """Whoever writes next has colours of their own."""
        super().end()
        return "\x1b[0m"

    def draw(self) -> None:
        """Soon, together with whatever else is drawn in this moment."""
        self.later.schedule()

    def flush(self) -> None:
        """The rows that differ, and the caret."""
        written = self._painting.paint(*self._rows())
        if written:
            self.write(written)
