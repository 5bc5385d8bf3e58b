"""Compare texts as people type them: capitals and accents do not matter."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


@lru_cache(2000)
def simplify(text: str) -> str:
    """Return a text in small letters without accents, with single spaces."""
    # NFKD takes accents off letters, but leaves `œ` as it is.
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return " ".join("".join(each for each in decomposed if not unicodedata.combining(each)).split())
