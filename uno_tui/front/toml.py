"""TOML that people have written by hand: every mistake is one error with a sentence."""

from __future__ import annotations

import re
import tomllib
from typing import Any


class TomlError(ValueError):
    """A text that is no TOML, or more than anybody would write; the message says what is wrong, and where."""


def parse(text: str) -> dict[str, Any]:  # as tomllib gives it
    """What the text says. Raises TomlError."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise TomlError("lists in lists that are too deep") from None
    except tomllib.TOMLDecodeError as error:
        raise TomlError(str(error)) from None
    except ValueError:  # Python refuses to read numbers of thousands of digits
        raise TomlError("a number that is too long") from None


def line_of(text: str, name: str) -> int:
    """The line in which a name is set or heads a table, counted from 1; the first if there is none such."""
    pattern = re.compile(rf"""\s*\[*\s*["']?{re.escape(name)}["']?\s*[=\].]""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if pattern.match(line)), 1)
