"""Which readers there are to be tried on POSIX systems, and what each of them needs."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence

from readers.brltty import Brltty
from readers.fenrir import Fenrir
from readers.nvda import Console
from readers.orca import Desktop, Orca
from readers.scenes import AS_GUEST, GERMAN, LINE_BY_LINE, QUICK, SCENES, Scenery
from readers.score import Score, play_all
from readers.stage import Reader
from readers.verdict import Step, in_window, verdict
from readers.yasr import Yasr

NEEDED = {
    "yasr": (("yasr", "yasr"),),
    "Fenrir": (("fenrir", "fenrir"),),
    "BRLTTY, 20 cells": (("brltty", "brltty"), ("localedef", "i18n")),
    "BRLTTY, 40 cells": (("brltty", "brltty"), ("localedef", "i18n")),
    "Orca": tuple(
        (program, package)
        for program, package in (
            ("orca", "orca"),
            ("Xvfb", "xvfb"),
            ("mate-terminal", "mate-terminal"),
            ("openbox", "openbox"),
            ("xdotool", "xdotool"),
            ("dbus-daemon", "dbus-x11"),
            ("gsettings", "libglib2.0-bin"),
            ("speech-dispatcher", "speech-dispatcher"),
        )
    ),
    "NVDA by lines": (),
    "NVDA by characters": (),
}
"""The programs of every reader, each with the Debian package that has it."""
REFRESH = 0.04
"""Seconds after which BRLTTY looks at the screen again."""


@contextlib.contextmanager
def readers(name: str) -> Iterator[Callable[[], Reader]]:
    """Makes readers of this name, one for every scene."""
    if name == "Orca":
        desktop = Desktop()
        try:
            yield lambda: Orca(desktop)
        finally:
            desktop.stop()
    elif name.startswith("BRLTTY"):
        yield lambda: Brltty(int(name.split()[1]))
    elif name.startswith("NVDA"):
        yield lambda: Console(name)
    else:
        yield Yasr if name == "yasr" else Fenrir


def scenes_for(name: str) -> tuple[Scenery, ...]:
    """All scenes, and one in German where letters with accents can be told; for a short display those that matter."""
    if name == "BRLTTY, 20 cells":
        return (*QUICK, LINE_BY_LINE)
    german = [GERMAN] if name in ("Orca", "BRLTTY, 40 cells") else []
    guest = [] if name == "Fenrir" else AS_GUEST
    return (*SCENES, LINE_BY_LINE, *german, *guest)


def listen(make: Callable[[], Reader], scenes: Sequence[Scenery]) -> Score:
    """Play the scenes under a reader."""
    return play_all(make, scenes, lambda reader: _judge(reader.name))


def _judge(name: str) -> Callable[[Step], str]:
    if name.startswith("BRLTTY"):
        return lambda step: in_window(step, REFRESH)
    return verdict
