"""A finding: the result of one check."""

from __future__ import annotations

import os
import re
from enum import StrEnum

import msgspec


class Task(StrEnum):
    """The tasks that a player wants to do."""

    PLAY = "play"
    HEAR = "hear"
    SAVE = "save"


class Finding(msgspec.Struct, frozen=True):
    """The result of one check, and what to do about it, as a sentence.

    `missing` names in a few words what is not there, "" if all is well; `stops` is what cannot be done without it, None
    if the program can do with less.
    """

    text: str
    missing: str = ""
    stops: Task | None = None


def impersonal(text: str) -> str:
    """Return the text without the names of the player's own folders: `~` and `UNO_TUI_HOME` stand for them."""
    home = os.path.expanduser("~")  # noqa: PTH111 - `Path.home` raises where no home is known
    # The narrower name first: that folder usually lies below the home.
    for folder, instead in ((os.environ.get("UNO_TUI_HOME", ""), "UNO_TUI_HOME"), (home, "~")):
        # `/` as a home would replace every slash.
        if len(folder) > 1:
            # Systems that ignore case may write the same folder with other capitals.
            text = re.sub(re.escape(folder), instead, text, flags=re.IGNORECASE)
    return text
