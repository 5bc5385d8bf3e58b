"""Whether cards may move on the screen: only where it is asked for, never where a reader reads or lines are slow."""

from __future__ import annotations

from collections.abc import Mapping

from uno_tui.ui.settings import Look, Mode, Motion

FORBIDDING = ("NO_MOTION", "REDUCE_MOTION", "SSH_CONNECTION", "SSH_TTY")
"""Variables of the environment with which nothing moves."""
PLAIN_TERMINALS = ("linux", "dumb")
"""Beginnings of the names of terminals on which nothing moves."""


def is_wanted(motion: Motion, look: Look, mode: Mode, environment: Mapping[str, str], *, is_read: bool) -> bool:
    """Return whether cards move; `is_read` says whether a screen reader runs."""
    if motion is Motion.OFF or look is not Look.CARDS or mode is Mode.READER or is_read:
        return False
    terminal = environment.get("TERM", "")
    # Windows sets OS and no TERM; its consoles are not plain.
    plain = not terminal and "WT_SESSION" not in environment and "OS" not in environment
    return not (plain or terminal.startswith(PLAIN_TERMINALS) or any(map(environment.get, FORBIDDING)))
