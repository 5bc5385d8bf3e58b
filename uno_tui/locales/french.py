"""What French does to words that come from elsewhere."""

from __future__ import annotations

import unicodedata


def of(name: str) -> str:
    """French "of": `d'Ana`, `de Ben`."""
    first = unicodedata.normalize("NFD", name[:1]).casefold()[:1]
    return f"d'{name}" if first and first in "aeiou" else f"de {name}"
