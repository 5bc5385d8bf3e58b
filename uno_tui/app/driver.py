"""The terminal driver: it writes nothing but what is to be heard or seen."""

from __future__ import annotations

import codecs
import functools
import re
import sys

from textual import events
from textual.driver import Driver
from textual.message import Message
from textual.messages import InBandWindowResize

from uno_tui.app.key_parser import KeyParser

if sys.platform == "win32":
    import time

    from textual.drivers import win32
    from textual.drivers.windows_driver import WindowsDriver as _Driver

    class _Listening(win32.EventMonitor):
        """Textual's input thread, restarted when it ends by itself at half a character (an emoji in two pieces)."""

        def run(self) -> None:
            """Read keys until the program wants no more."""
            while not self.exit_event.is_set():
                super().run()
                time.sleep(_BREATH)

    _BREATH = 0.05
    """Seconds before it reads again, so that a console that has gone is not polled all the time."""
    # The driver looks the classes up in this module each time it starts.
    setattr(win32, "EventMonitor", _Listening)  # noqa: B010 - mypy knows another type of it
    setattr(win32, "XTermParser", KeyParser)  # noqa: B010 - mypy knows another type of it
else:
    from textual.drivers import linux_driver
    from textual.drivers.linux_driver import LinuxDriver as _Driver

    def _lenient(encoding: str) -> functools.partial[codecs.IncrementalDecoder]:
        return functools.partial(codecs.getincrementaldecoder(encoding), errors="replace")

    # Textual's input thread decodes what is typed as strict UTF-8: an invalid byte (a terminal set to Latin-1, a broken
    # paste, noise on a serial line) ends the program. It offers no setting for that, but makes its decoder with this
    # function. With the replacement, an invalid byte becomes U+FFFD, a key that means nothing.
    setattr(linux_driver, "getincrementaldecoder", _lenient)  # noqa: B010 - mypy knows another type of it
    setattr(linux_driver, "XTermParser", KeyParser)  # noqa: B010 - mypy knows another type of it


class QuietTerminal(Driver):
    """What the app asks of every driver: `put` writes a change of the screen in one piece."""

    def put(self, data: str) -> None:
        """Write `data` now, in one piece."""
        raise NotImplementedError


PASSES = re.compile(r"(\x1b\[\?(1049[hl]|2004[hl]|7[hl]|25h))*|\x1b\]52;c;[A-Za-z0-9+/=]*\a")
"""What Textual may write by itself: the alternate screen and back, bracketed paste, no wrapping at the margin, a
visible cursor; or a text for the clipboard, which is not drawn."""


class QuietDriver(QuietTerminal, _Driver):
    """The platform's driver, without what Textual writes by itself.

    Textual asks the terminal questions (`?2026$p`, `?2048$p`), sets pointer shapes (`]22;…`), switches keyboard
    protocols and focus reports on, hides the cursor, and draws widget by widget. Readers that say every letter written
    (yasr, Speakup) say the questions too; braille displays and readers follow the cursor; and a drawing in pieces is
    heard in pieces. So `write`, which Textual calls, lets only `PASSES` through and drops the rest; the app itself
    writes with `put`: a change of the screen is one call.
    """

    def write(self, data: str) -> None:
        """Pass on what Textual writes by itself, if it may be written; drop the rest."""
        # A call passes only if all its sequences may: Textual mostly writes one at a time, on Windows also two.
        if PASSES.fullmatch(data):
            super().write(data)

    def put(self, data: str) -> None:
        """Write `data` now, in one piece."""
        super().write(data)
        self.flush()

    def process_message(self, message: Message) -> None:
        """Pass on what was parsed. A size among it was pasted or is noise: terminals are not asked for any."""
        if not isinstance(message, (events.Resize, InBandWindowResize)):
            super().process_message(message)

    def give_terminal(self) -> None:
        """Leave the terminal to the shell as it was. Nothing may be written until `take_terminal`."""
        self.suspend_application_mode()

    def take_terminal(self) -> None:
        """Take the terminal back. The app's `app_resume_signal` follows when the size of the terminal is known."""
        # Textual sets this only in its own handler of SIGTSTP, which `suspension.obey` replaces.
        self._must_signal_resume = True
        self.resume_application_mode()


def driver_class() -> type[Driver]:
    """Return the driver to run the app with."""
    return QuietDriver
