"""Sanitise untrusted text for output: truncate it, and escape control characters."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST_QUOTATION = 60
"""The length of a quotation in a sentence, in characters."""
_JOINERS = "\u200c\u200d"
"""Invisible signs that some scripts need."""
_BLANKS = {0xA0: " ", 0x202F: " "}
"""Non-breaking spaces, which are frequent in texts."""
_STEERING = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))


_PLAINER = {0x2026: "...", 0x2013: "-", 0x2014: "-", **_BLANKS}
_PLAINER |= dict.fromkeys(map(ord, "\u201e\u201c\u201d\u00ab\u00bb"), '"')
_PLAINER |= dict.fromkeys(map(ord, "\u2018\u2019"), "'")
"""Typographic signs and their plain equivalents."""


def replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    """Replace signs that an encoding lacks by plainer ones or question marks. An error handler for `codecs`.

    Returns the replacement and the position after it. Raises the error if it is about decoding.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_PLAINER.get(ord(sign), "?") for sign in missing), error.end


def escape_controls(text: str) -> str:
    r"""Return the text with invisible signs escaped: `\x1b`, `\n`, `\u202e`.

    Such signs move cursors, change titles, fill clipboards, reverse the order of letters and break protocols.
    """
    if text.isprintable() or text.translate(_BLANKS).isprintable():
        return text
    return "".join(map(_visible, text))


def _visible(sign: str) -> str:
    if unicodedata.category(sign) not in _STEERING or sign in _JOINERS:
        return sign
    return sign.encode("unicode_escape").decode("ascii")


def sanitize(words: str | Sequence[str], longest: int = LONGEST_QUOTATION) -> str:
    """Return words as a sentence quotes them: control characters escaped, truncated to `longest` characters."""
    text = words if isinstance(words, str) else _joined(words, longest)
    shown = escape_controls(text[: longest + 1])
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def _joined(words: Sequence[str], longest: int) -> str:
    """Return as many of the words as can be in a quotation."""
    return " ".join(word[: longest + 1] for word in words[: longest + 1])
