"""Text in files and pipes names its encoding: without one, Windows takes the code page of the system.

ruff's PLW1514 knows only the paths whose type it can see. Python's own warning (`PYTHONWARNDEFAULTENCODING=1`) comes only
where something is opened while the tests run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from conftest import ROOT

MODES = frozenset("rwxat+")


def text_without_encoding(source: str) -> Iterator[int]:
    """Yield the lines in which text is read or written without an encoding."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _lacks_encoding(node):
            yield node.lineno


def _lacks_encoding(call: ast.Call) -> bool:
    keywords = {each.arg: each.value for each in call.keywords}
    if "encoding" in keywords or None in keywords:
        return False
    function, given = call.func, len(call.args)
    if isinstance(function, ast.Name):  # open(file, mode)
        mode = call.args[1] if given > 1 else keywords.get("mode", ast.Constant("r"))
        return function.id == "open" and isinstance(mode, ast.Constant) and "b" not in mode.value
    if not isinstance(function, ast.Attribute):
        return False
    if function.attr == "open":  # path.open(mode); without a mode, most are not about files
        mode = call.args[0] if given == 1 else keywords.get("mode", ast.Constant(None))
        return isinstance(mode, ast.Constant) and isinstance(mode.value, str) and set(mode.value) <= MODES
    most = {"read_text": 0, "write_text": 1}.get(function.attr)
    return given == most or "universal_newlines" in keywords or _is_true(keywords.get("text"))


def _is_true(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Constant) and value.value is True


@pytest.mark.parametrize("folder", ["docs", "release", "tests", "uno_tui"])
def test_every_file_and_pipe_of_text_names_its_encoding(folder: str) -> None:
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        found += [f"{path}:{line}" for line in text_without_encoding(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "path.read_text()",
        "path.write_text(text)",
        "path.read_text(errors='replace')",
        "open(path)",
        "open(path, 'w')",
        "path.open('a')",
        "path.open(mode='r')",
        "subprocess.run(command, text=True)",
    ],
)
def test_what_names_none_is_found(code: str) -> None:
    assert list(text_without_encoding(f"\n{code}")) == [2]


@pytest.mark.parametrize(
    "code",
    [
        "path.read_text(encoding='utf-8')",
        "path.read_text('utf-8')",
        "path.write_text(text, encoding='ascii')",
        "open(path, 'rb')",
        "path.open('wb')",
        "session.open()",
        "subprocess.run(command, encoding='utf-8')",
        "subprocess.run(command, **pipes)",
    ],
)
def test_what_names_one_or_has_no_text_is_not(code: str) -> None:
    assert list(text_without_encoding(code)) == []
