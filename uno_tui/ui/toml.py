"""TOML that people write by hand: every mistake is one error with a sentence."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from uno_tui.message import Invalid, Message, at_line, message, message_of, why

LONGEST_STATEMENT = 50
"""The number of lines in which the end of a statement is looked for."""
_CLOSING = {"[": "]", "{": "}"}


class TomlError(Invalid):
    """A text that is not TOML, or larger than anyone would write; `line` is counted from 1 (0: unknown)."""

    def __init__(self, said: str, line: int = 0) -> None:
        super().__init__(said)
        self.line = line


def parse(text: str) -> dict[str, Any]:  # as tomllib gives it
    """Return the values in a TOML text. Raises TomlError."""
    # Editors of Windows put this sign, which nobody sees, before a text.
    text = text.removeprefix("\ufeff")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise TomlError("toml-deep") from None
    except tomllib.TOMLDecodeError:
        raise _mistake(text.split("\n")) from None
    except ValueError:  # Python refuses to read numbers of thousands of digits
        raise TomlError("toml-number") from None


def _mistake(lines: list[str]) -> TomlError:
    """Find the first statement that cannot be read. What `tomllib` says of it changes from one Python to the next."""
    starts, ends, at = [], [], 0
    # Statement by statement: as few lines as can be read by themselves, so that a list over several lines is one.
    while at < len(lines):
        end = next(
            (end for end in range(at + 1, at + 1 + LONGEST_STATEMENT) if _is_toml("\n".join(lines[at:end]))), None
        )
        if end is None:
            return _wrong_with("\n".join(lines[at : at + LONGEST_STATEMENT]), at + 1)
        starts.append(at)
        ends.append(end)
        at = end
    # Every statement can be read by itself, so one of them sets again what another has set.
    # The first beginning of the file that cannot be read ends with the second of the two.
    place = bisect_left(ends, True, key=lambda end: not _is_toml("\n".join(lines[:end])))
    return TomlError("toml-twice", starts[place] + 1 if place < len(starts) else 0)


def _wrong_with(text: str, line: int) -> TomlError:
    """Return what is wrong with the statement that begins a text, and in which line; the text begins in `line`."""
    first = text.split("\n")[0].strip(" \t\r")
    if not first.replace("\t", "").isprintable():
        return TomlError("toml-sign", line)
    statement = first.strip()
    if statement.startswith("["):
        return TomlError(_wrong_with_header(statement), line)
    name, equals, value = (part.strip() for part in statement.partition("="))
    if not name:
        return TomlError("toml-statement", line)
    if not equals:
        return TomlError("toml-equals", line)
    if not _is_toml(f"{name} = 1"):
        return TomlError("toml-string" if name[0] in "\"'" else "toml-name", line)
    if value[:1] in _CLOSING:
        return _wrong_with_list(text, line)
    return TomlError(_wrong_with_value(value), line)


def _wrong_with_header(statement: str) -> str:
    closing = "]]" if statement.startswith("[[") else "]"
    head, found, behind = statement.partition(closing)
    if not found:
        return "toml-bracket"
    return "toml-line-end" if behind and _is_toml(head + closing) else "toml-name"


def _wrong_with_value(value: str) -> str:
    if value and _is_toml(f"a = {value.split()[0]}"):
        return "toml-line-end"
    quote = value[:1]
    if quote in ("'", '"'):
        mark = 3 * quote if value.startswith(3 * quote) else quote
        texts = (f"a = {value[:end]}" for end in range(2 * len(mark), len(value)) if value[:end].endswith(mark))
        return "toml-line-end" if any(map(_is_toml, texts)) else "toml-string"
    return "toml-value"


def _wrong_with_list(text: str, line: int) -> TomlError:
    """Return what is wrong with a value in brackets, which may go on over several lines: a bracket, or an item."""
    open_: list[str] = []
    quote = ""
    # The beginnings of the text that end after an item, each with its brackets closed.
    begun: list[tuple[int, str]] = []
    for place, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign in _CLOSING:
            open_.append(_CLOSING[sign])
        elif sign in _CLOSING.values() and (not open_ or open_.pop() != sign):
            return TomlError("toml-bracket", line + text.count("\n", 0, place))
        elif sign in ",\n":
            begun.append((place, "".join(reversed(open_))))
        if sign in _CLOSING.values() and not open_:
            inside = text[: place + 1]
            if _is_toml(inside):
                return TomlError("toml-line-end", line + inside.count("\n"))
            # The mistake lies after the last beginning that is good. Searched by halves: a list may be long.
            goods = bisect_left(begun, True, key=lambda each: not _is_toml(text[: each[0]] + each[1]))
            good = begun[goods - 1][0] if goods else 0
            names = [each.partition("=")[0].strip() for each in inside.partition("{")[2].strip("}").split(",")]
            twice = "{" in inside and len(set(names)) < len(names)
            return TomlError("toml-twice" if twice else "toml-value", line + inside.count("\n", 0, good + 1))
    return TomlError("toml-bracket", line)


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


def unusable(path: Path, error: Exception) -> Message:
    """Return that a file cannot be used, why, and what to do about it."""
    if isinstance(error, OSError):
        return at_line(str(path), 0, message("file-unread", reason=why(error)))
    if isinstance(error, UnicodeDecodeError):
        reason = message("not-utf8", byte=error.start)
    else:
        reason = message_of(error)
    line = error.line if isinstance(error, TomlError) else 0
    return at_line(str(path), line, message("file-to-mend", reason=reason))


def line_of(text: str, name: str) -> int:
    """Return the line in which a name is set or heads a table, counted from 1; 1 if there is none."""
    # As a key or in a header, with or without quotes: `name =`, `[name]`, `[[name]]`, `"name".x`.
    pattern = re.compile(rf"""\s*\[*\s*["']?{re.escape(name)}["']?\s*[=\].]""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if pattern.match(line)), 1)
