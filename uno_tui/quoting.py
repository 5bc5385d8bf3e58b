"""What others have written, on its way out: quoted in short, and without signs that would steer a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST_QUOTATION = 60
"""Signs of a quotation in a sentence."""
_JOINERS = "\u200c\u200d"
"""Signs that nobody sees and some scripts need."""
_BLANKS = {0xA0: " ", 0x202F: " "}
"""Blanks at which no line ends, which texts are full of."""
_STEERING = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))


def visible(text: str) -> str:
    r"""The text with everything written out that is no sign to be seen: `\x1b`, `\n`, `\u202e`.

    Such signs move cursors, change titles, fill clipboards, turn the order of letters and break protocols.
    """
    if text.isprintable() or text.translate(_BLANKS).isprintable():
        return text
    return "".join(map(_visible, text))


def _visible(sign: str) -> str:
    if unicodedata.category(sign) not in _STEERING or sign in _JOINERS:
        return sign
    return sign.encode("unicode_escape").decode("ascii")


def quoted(words: str | Sequence[str], longest: int = LONGEST_QUOTATION) -> str:
    """Words as a sentence quotes them: visible, and cut off where they are longer than anybody would listen to."""
    text = words if isinstance(words, str) else _joined(words, longest)
    shown = visible(text[: longest + 1])
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def _joined(words: Sequence[str], longest: int) -> str:
    """As many of the words as a quotation has room for."""
    return " ".join(word[: longest + 1] for word in words[: longest + 1])
