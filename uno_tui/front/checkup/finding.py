"""One thing that has been looked at."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """What has been found, in a sentence; `missing` names in a few words what is not there, "" if all is well."""

    text: str
    missing: str = ""


def impersonal(text: str) -> str:
    """The text without the name of the player's own folder, which `~` stands for."""
    home = str(Path.home())
    return text if len(home) < 2 else re.sub(re.escape(home), "~", text, flags=re.IGNORECASE)
