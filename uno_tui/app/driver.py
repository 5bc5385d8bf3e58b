"""Terminal drivers that leave the cursor visible, for braille displays and readers that follow it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

SHOW_CURSOR = "\x1b[?25h"

if sys.platform == "win32":
    from textual.drivers.windows_driver import WindowsDriver as _Driver
else:
    from textual.drivers.linux_driver import LinuxDriver as _Driver

if TYPE_CHECKING:
    from textual.driver import Driver


class CursorDriver(_Driver):
    """The platform's driver, with the cursor shown."""

    def start_application_mode(self) -> None:
        """Also called when the program comes back from the background."""
        super().start_application_mode()  # type: ignore[no-untyped-call]
        self.write(SHOW_CURSOR)
        self.flush()


def driver_class() -> type[Driver]:
    """The driver to run the app with."""
    return CursorDriver
