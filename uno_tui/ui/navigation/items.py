"""The lines of lists, and what each of them can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from uno_tui.ui.announcer import ProgramAnnouncer


class NamedValue(msgspec.Struct, frozen=True):
    """A value that a line can have: `names` are its names, the shown one first; `choose` sets it."""

    names: tuple[str, ...]
    choose: Callable[[], None]


class Item(msgspec.Struct, frozen=True):
    """A line of a list. `act` is called when it is chosen; it is None for a line that is only read.

    `back` changes a value to the one before, as `act` does to the next one; `next_value` does that if `act` asks for a
    value. Of a line that is not `stepped`, both mean something else. `explains` is said on demand, and its first
    sentence after the text of an `unclear` line.

    `values` returns the values that can be named, of a line that has more than on and off; `called` is another name of
    the line, after which they can be typed, too. `take_number` sets a typed number, and returns why it cannot be the
    value, or None.
    """

    text: str
    act: Callable[[], None] | None = None
    back: Callable[[], None] | None = None
    next_value: Callable[[], None] | None = None
    heading: bool = False
    explains: str = ""
    unclear: bool = False
    stepped: bool = True
    values: Callable[[], Sequence[NamedValue]] | None = None
    take_number: Callable[[str], str | None] | None = None
    called: str = ""
    opens: bool = False
    """Whether choosing the line only opens a list."""
    on_screen: str = ""
    """The text on the screen, where it differs from the one that is said."""

    @property
    def screen_text(self) -> str:
        """Return the text on the screen."""
        return self.on_screen or self.text

    @property
    def spoken_text(self) -> str:
        """Return the text that is said when the player comes to the line."""
        return f"{self.text}. {first_sentence(self.explains)}" if self.unclear else self.text

    @property
    def ahead(self) -> Callable[[], None] | None:
        """Return what changes the value to the next one, where the line has values."""
        return (self.next_value or self.act) if self.back is not None and self.stepped else None


def first_sentence(text: str) -> str:
    """Return the first sentence of a text."""
    first, dot, _ = text.partition(". ")
    return f"{first}." if dot else first


def heading(announcer: ProgramAnnouncer, title: str) -> Item:
    """Return a heading to jump to."""
    text = announcer.text(f"heading-{title}")
    # Said with the word for a heading; on the screen its look says that.
    return Item(announcer.text("heading", text=text), heading=True, on_screen=text)
