"""The terminal, kept quiet for readers: nothing is written to it but what somebody is to hear or see."""

from __future__ import annotations

import codecs
import functools
import re
import sys
from typing import TYPE_CHECKING

if sys.platform == "win32":
    import time

    from textual.drivers import win32
    from textual.drivers.windows_driver import WindowsDriver as _Driver

    class _Listening(win32.EventMonitor):
        """Textual's input thread, which ends by itself at half a sign (an emoji that arrives in two pieces).

        Then it begins again: nobody must sit at a table that hears no key.
        """

        def run(self) -> None:
            """Until the program wants no more keys."""
            while not self.exit_event.is_set():
                super().run()
                time.sleep(_BREATH)

    _BREATH = 0.05
    """Seconds until it listens again, so that a console that has gone is not asked all the time."""
    setattr(win32, "EventMonitor", _Listening)  # noqa: B010 - mypy knows another type of it
else:
    from textual.drivers import linux_driver
    from textual.drivers.linux_driver import LinuxDriver as _Driver

    def _lenient(encoding: str) -> functools.partial[codecs.IncrementalDecoder]:
        return functools.partial(codecs.getincrementaldecoder(encoding), errors="replace")

    # Textual's input thread decodes what is typed with strict UTF-8: a byte that is none (a terminal that is set to
    # Latin-1, a broken paste, noise on a serial line) ends the program. It makes its decoder with this function, and
    # nothing else of it can be told: a sign that cannot be read is a replacement character here, which means nothing.
    setattr(linux_driver, "getincrementaldecoder", _lenient)  # noqa: B010 - mypy knows another type of it

if TYPE_CHECKING:
    from textual.driver import Driver

_PASSES = re.compile(r"(\x1b\[\?(1049[hl]|2004[hl]|7[hl]|25h))*|\x1b\]52;c;[A-Za-z0-9+/=]*\a")
"""The other screen and back, pasting in one piece, no wrapping at the margin, a visible cursor; or a text for the
clipboard, which is not drawn."""


class QuietDriver(_Driver):
    """The platform's driver, without what Textual writes by itself.

    Textual asks the terminal questions (`?2026$p`, `?2048$p`), sets pointer shapes (`]22;…`), switches keyboard
    protocols and reports of focus on, hides the cursor, and draws widget by widget. Readers that say every letter
    written (yasr, Speakup) say the questions too; braille displays and readers follow the cursor; and a drawing in
    pieces is heard in pieces. So `write`, which Textual calls, lets only what has to be pass, and `put` is the one way
    for everything else: a change of the screen is one call.
    """

    def write(self, data: str) -> None:
        """Take what Textual writes by itself."""
        if _PASSES.fullmatch(data):
            super().write(data)

    def put(self, data: str) -> None:
        """Write this now, in one piece."""
        super().write(data)
        self.flush()

    def give_terminal(self) -> None:
        """Leave the terminal to the shell, as it was. Nothing may be written until `take_terminal`."""
        self.suspend_application_mode()

    def take_terminal(self) -> None:
        """Take the terminal back; the app's `app_resume_signal` comes when its size is known."""
        self._must_signal_resume = True
        self.resume_application_mode()


def driver_class() -> type[Driver]:
    """The driver to run the app with."""
    return QuietDriver
