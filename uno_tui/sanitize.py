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


_PLAINER = {0x2026: "...", 0x2013: "-", 0x2014: "-", **_BLANKS}
_PLAINER |= dict.fromkeys(map(ord, "\u201e\u201c\u201d\u00ab\u00bb"), '"')
_PLAINER |= dict.fromkeys(map(ord, "\u2018\u2019"), "'")
"""Typographic signs, and what was written before there were any."""


def replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    """What an encoding (a code page of Windows, a pipe) does not have, as plainer signs; the rest are question marks.

    A handler of errors for `codecs`. Raises the error if it is not about writing.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_PLAINER.get(ord(sign), "?") for sign in missing), error.end


def escape_controls(text: str) -> str:
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


def sanitize(words: str | Sequence[str], longest: int = LONGEST_QUOTATION) -> str:
    """Words as a sentence quotes them: escape_controls, and cut off where they are longer than anybody would listen
    to."""
    text = words if isinstance(words, str) else _joined(words, longest)
    shown = escape_controls(text[: longest + 1])
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def _joined(words: Sequence[str], longest: int) -> str:
    """As many of the words as a quotation has room for."""
    return " ".join(word[: longest + 1] for word in words[: longest + 1])
