"""The looks of one table, which of them a player gets, where the caret stands, and terminals that have none."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Mapping
from enum import StrEnum

from uno_tui.ui.settings import Caret, Look, Mode

SPEAKING = frozenset({"Orca", "Speakup", "Fenrir", "YASR", "VoiceOver", "NVDA", "JAWS", "Narrator", "Windows"})
"""Readers that say what changes on a screen. BRLTTY is none: its display shows, beside any voice."""
THROUGH_READERS = frozenset(
    {"nvda", "jaws", "system-access", "dolphin", "window-eyes", "pc-talker", "voiceover"}
)
"""Voices that are a reader's own."""


class Beside(StrEnum):
    """A reader or braille that runs beside the program's voice."""

    NOTHING = "nothing"
    READER = "reader"
    BRAILLE = "braille"


def beside(readers: Collection[str], voice: str | None) -> Beside:
    """Return what runs beside the program's `voice`; `readers` are those that were found."""
    if voice in THROUGH_READERS or SPEAKING.intersection(readers):
        return Beside.READER
    return Beside.BRAILLE if readers else Beside.NOTHING


def looks(mode: Mode, others: Beside, *, wanted: Look | None = None, in_writing: bool = False) -> tuple[Look, Look]:
    """Return the look of a table, and the one that the key for looks switches to and back.

    `wanted` is the player's choice, which is not followed where nobody would speak and nothing be written; `in_writing`
    if what is said must also be read somewhere in mode `voice`.
    """
    speaks = mode is Mode.VOICE and not in_writing
    first = wanted if wanted is not None and (speaks or wanted is not Look.STILL) else None
    first = first or _default(mode, others, in_writing=in_writing)
    return first, _other(first, mode, others, speaks=speaks)


def _other(first: Look, mode: Mode, others: Beside, *, speaks: bool) -> Look:
    """Return the other look: the table in lines, or beside the lines the look that suits the listener or viewer."""
    if first is not Look.LINES:
        return Look.LINES
    if mode is Mode.READER or others is Beside.BRAILLE:
        return Look.SAID
    if mode is Mode.VOICE and others is Beside.READER:
        return Look.STILL if speaks else Look.SAID
    return Look.CARDS


def is_dumb(environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether the terminal can only go on to the next line: one of that name, or without a name."""
    terminal = environment.get("TERM", "")
    # Windows sets no TERM, although its consoles can do more.
    return terminal in ("dumb", "unknown") or (not terminal and sys.platform != "win32")


def _default(mode: Mode, others: Beside, *, in_writing: bool) -> Look:
    if mode is Mode.READER or (mode is Mode.VOICE and others is Beside.BRAILLE):
        return Look.SAID
    if mode is Mode.VOICE and others is Beside.READER:
        return Look.SAID if in_writing else Look.STILL
    return Look.CARDS


def caret(wanted: Caret | None, readers: Collection[str], environment: Mapping[str, str] = os.environ) -> Caret:
    """Return the place of the caret at a sentence.

    At a console, and where a braille display reads the terminal without Orca's help, the first letter: a display's
    window begins there. Everywhere else after the text: Orca and NVDA say what ends at the caret.
    """
    if wanted is not None:
        return wanted
    at_console = environment.get("TERM", "").startswith("linux")
    brailled = "BRLTTY" in readers and "Orca" not in readers
    return Caret.FIRST if at_console or brailled else Caret.BEHIND
