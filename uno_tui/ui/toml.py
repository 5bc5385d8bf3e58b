"""TOML that people have written by hand: every mistake is one error with a sentence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from uno_tui.wording import Invalid, Wording, at_line, why, worded, wording_of

MOST_LINES = 500
"""Lines of a file in which a mistake is looked for: its beginnings are parsed, and own files have few lines."""
_CLOSED_BY = {"[": ("]", "]]"), "{": ("}", "}}")}


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
    except tomllib.TOMLDecodeError:
        raise _mistake(text.splitlines()) from None
    except ValueError:  # Python refuses to read numbers of thousands of digits
        raise TomlError("toml-number") from None


def _mistake(lines: list[str]) -> TomlError:
    """Find the first statement that cannot be read. What `tomllib` says of it changes from one Python to the next."""
    if len(lines) > MOST_LINES:
        return TomlError("toml-statement")
    read = max(count for count in range(len(lines) + 1) if _is_toml("\n".join(lines[:count])))
    line = next((number for number in range(read, len(lines)) if lines[number].strip()), read)
    statement = lines[line].strip() if line < len(lines) else ""
    return TomlError(_wrong_with(statement, "\n".join(lines[line:])), line + 1)


def _wrong_with(statement: str, rest: str) -> str:
    """Return the text about a statement; `rest` is the file from there on."""
    if not statement.replace("\t", "").isprintable():
        return "toml-sign"
    if _is_toml(statement) or _is_toml(rest):
        return "toml-twice"
    name, equals, value = (part.strip() for part in statement.partition("="))
    if statement.startswith("["):
        return "toml-sign" if statement.endswith("]" * (1 + statement.startswith("[["))) else "toml-bracket"
    if not name or not equals:
        return "toml-equals" if name else "toml-statement"
    return _wrong_with_value(value)


def _wrong_with_value(value: str) -> str:
    opening = value[:1]
    if value and _is_toml(f"a = {value.split()[0]}"):
        return "toml-line-end"
    if opening in ("'", '"'):
        mark = 3 * opening if value.startswith(3 * opening) else opening
        texts = (f"a = {value[:end]}" for end in range(2 * len(mark), len(value)) if value[:end].endswith(mark))
        return "toml-line-end" if any(map(_is_toml, texts)) else "toml-string"
    if opening in _CLOSED_BY and any(_is_toml(f"a = {value}{closing}") for closing in _CLOSED_BY[opening]):
        return "toml-bracket"
    if opening == "{":
        names = [each.partition("=")[0].strip() for each in value.strip("{}").split(",")]
        return "toml-twice" if len(set(names)) < len(names) else "toml-value"
    return "toml-value"


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def wrong_fields(found: Mapping[str, object], kind: type[msgspec.Struct]) -> list[str]:
    """Return the names in `found` that a struct of this `kind` has not, lacks, or cannot take."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    unknown = [name for name in found if name not in fields] if kind.__struct_config__.forbid_unknown_fields else []
    missing = [name for name, field in fields.items() if field.required and name not in found]
    return (
        unknown
        + missing
        + [name for name, value in found.items() if name in fields and not _fits(value, fields[name].type)]
    )


def _fits(value: object, kind: type[object]) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


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
