"""TOML that people have written by hand: every mistake is one error with a sentence."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from uno_tui.wording import Invalid, Wording, at_line, why, worded, wording_of

_KINDS = {
    "toml-sign": ("Found invalid character", "Illegal character", "Invalid initial character"),
    "toml-value": ("Invalid value", "Invalid hex value", "Invalid date or datetime"),
    "toml-twice": ("Cannot ", "Duplicate "),
    "toml-equals": ("Expected '=' ",),
    "toml-bracket": ("Expected ']", "Expected '['", "Unclosed "),
    "toml-line-end": ("Expected newline ",),
    "toml-string": ("Unterminated string", "Unescaped ", "Escaped ", "Expected "),
}
"""What is said of a mistake, by how the standard library begins to say it."""
_PLACE = re.compile(r"\(at line (\d+), column \d+\)$")


class TomlError(Invalid):
    """A text that is no TOML, or more than anybody would write; `line` is where, counted from 1 (0: unknown)."""

    def __init__(self, said: str, line: int = 0) -> None:
        super().__init__(said)
        self.line = line


def parse(text: str) -> dict[str, Any]:  # as tomllib gives it
    """What the text says. Raises TomlError."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise TomlError("toml-deep") from None
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        said = next((said for said, begins in _KINDS.items() if message.startswith(begins)), "toml-statement")
        place = _PLACE.search(message)
        raise TomlError(said, int(place[1]) if place else max(1, len(text.splitlines()))) from None
    except ValueError:  # Python refuses to read numbers of thousands of digits
        raise TomlError("toml-number") from None


def unusable(path: Path, error: Exception) -> Wording:
    """Return that a file cannot be used, why, and what to do about it."""
    if isinstance(error, OSError):
        return at_line(str(path), 0, worded("file-unread", reason=why(error)))
    if isinstance(error, UnicodeDecodeError):
        reason = worded("not-utf8", byte=error.start)
    else:
        reason = wording_of(error)
    line = error.line if isinstance(error, TomlError) else 0
    return at_line(str(path), line, worded("file-to-mend", reason=reason))


def line_of(text: str, name: str) -> int:
    """The line in which a name is set or heads a table, counted from 1; the first if there is none such."""
    pattern = re.compile(rf"""\s*\[*\s*["']?{re.escape(name)}["']?\s*[=\].]""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if pattern.match(line)), 1)
