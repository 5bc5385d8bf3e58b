"""One thing that has been looked at."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """What has been found, in a sentence; `missing` names in a few words what is not there, "" if all is well."""

    text: str
    missing: str = ""


def impersonal(text: str) -> str:
    """The text without the names of the player's own folders: `~` and `UNO_TUI_HOME` stand for them."""
    for folder, instead in ((os.environ.get("UNO_TUI_HOME", ""), "UNO_TUI_HOME"), (str(Path.home()), "~")):
        if len(folder) > 1:
            text = re.sub(re.escape(folder), instead, text, flags=re.IGNORECASE)
    return text
