"""The lines of announcements: what has been said, in writing, on rows that are kept for it."""

from __future__ import annotations

from collections.abc import Sequence

from uno_tui.app.line_widgets import ListRow, TextLines
from uno_tui.host.clock import Clock
from uno_tui.speech.voice import estimate
from uno_tui.ui.wrapping import wrap

TOGETHER = 0.5
"""Seconds within which announcements share the lines, so that the second does not replace the first."""
PARTS = 2
"""Rows while nobody reads the lines with a reader: what happened, and the answer to a key."""
SMALL, TALL = 14, 24
"""Rows of the screen from which on there is room for a third and for a fourth line."""
NEVER = float("-inf")


class Announcements(TextLines):
    """Shows what was said in one moment until something else happens.

    Where a reader reads the screen, everything said goes to these lines, and saying the same text twice changes them,
    or the reader would stay silent. Where people look, answers to their keys are on the last line and replace nothing
    else.
    """

    def __init__(self, clock: Clock, *, id: str) -> None:  # noqa: A002 - Textual's own name
        super().__init__(id=id, wraps=True)
        self._clock = clock
        self.is_read = False
        self.height = 2
        """How many lines are kept."""
        self._flip = False
        self._texts: list[str] = []
        """What was said in one moment."""
        self._answer = ""
        self._private: set[str] = set()
        """Texts that only the person at the keyboard may know."""
        self._when = NEVER
        self._pressed = False
        """Whether a key was pressed since the last text."""

    def keep_lines(self, rows: int, *, few: bool = False) -> None:
        """Keep as many lines as a screen of so many rows has room for; `few` where it shows most texts elsewhere."""
        self.height = 4 if rows >= TALL and not few else 3 if rows >= SMALL and not few else 2
        self.styles.height = self.height

    def note_key(self) -> None:
        """Note that a key was pressed: what is said from now on replaces what is there."""
        self._pressed = True

    @property
    def seconds(self) -> float:
        """Seconds that it takes to read what is there."""
        return estimate(" ".join(self._texts))

    def say(self, text: str, *, private: bool = False, answers: bool = False) -> None:
        """Show what is said. An answer to a key is apart from what happened, unless a reader reads it."""
        if private:
            self._private.add(text)
        if answers and not self.is_read:
            self._answer = text
            self._write()
            return
        self._flip = not self._flip
        now = self._clock.time()
        together = not self._pressed and now - self._when < TOGETHER
        self._texts = [*self._texts, text] if together else [text]
        self._answer, self._when, self._pressed = "", now, False
        self._write()

    def take_over(self, before: Announcements, made: float) -> None:
        """Show also what another screen said less than `TOGETHER` before this one was `made`, however late it shows."""
        if made - before._when >= TOGETHER or before._pressed:
            return
        if not self._texts:
            # Also the flip: with the other one, a reader would say the same text again.
            self._when, self._flip = before._when, before._flip
        # A screen that is not shown yet may have been told something already.
        self._texts = [*before._texts, *self._texts]
        self._private |= before._private
        self._write()

    def hide_private(self) -> None:
        """Keep only what has just been said to everyone, because another person is asked for."""
        just_now = not self._pressed and self._clock.time() - self._when < TOGETHER
        self._texts = [text for text in self._texts if text not in self._private] if just_now else []
        self._answer = ""
        self._private.clear()
        self._write()

    def show_only(self, text: str | None) -> None:
        """Show nothing but this text; None: nothing."""
        self._texts, self._answer = [text] if text else [], ""
        self._write()

    def clear(self) -> None:
        """Show nothing, whatever was said; what is said next stands alone."""
        self._texts, self._answer, self._when = [], "", NEVER
        self.show([])

    def _write(self) -> None:
        if self.is_read:
            self._write_for_reader()
            return
        self.show([ListRow(" ".join(self._texts)), ListRow(self._answer)])

    def _lay_out(self) -> None:
        """Put the answer on the last line and what happened above it; a long answer takes the free lines there."""
        if self.is_read or len(self._rows) != PARTS:  # nothing yet, or what was written for a reader
            super()._lay_out()
            return
        news, answer = (self._lines_of(row) if row.text else [] for row in self._rows)
        above = self.height - 1
        news = self._shortened(news[:above]) if len(news) > above else news
        left = self.height - len(news)
        answer = self._shortened(answer[:left]) if len(answer) > left else answer
        self.draw([*news, *[[]] * (left - max(1, len(answer))), *answer])

    def _write_for_reader(self) -> None:
        """Give each text lines of its own; of those that do not fit, the oldest go first."""
        texts = self._texts
        self.most = self.height
        while len(texts) > 1 and sum(len(self._wrapped(text)) for text in texts) > self.height:
            texts = texts[1:]
        # A no-break space more or less makes the same text a change, which the reader says.
        last = [ListRow(texts[-1] + ("\u00a0" if self._flip else ""))] if texts else []
        self.show([*map(ListRow, texts[:-1]), *last])

    def _wrapped(self, text: str) -> Sequence[str]:
        # A widget has no width before its first layout.
        return wrap(text, self.size.width) if self.size.width else [text]
