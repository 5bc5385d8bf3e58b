"""Every place in the program that raises a message or makes one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from uno_tui.message import MessageError

PACKAGE = Path(__file__).parent.parent.parent / "uno_tui"


MODULES = sorted(PACKAGE.rglob("*.py"))


ID_BEHIND = {"KeyNameError": 1}
"""Where the id stands among what a class is given, if it is not first."""


WITHOUT_ID = {"TableError", "KeymapError", "Wrong", "Mistake"}
"""Classes that are given a message."""


OF_VOICES = {"Unable", "Absent", "Refused", "because"}
"""What gives the reason of a voice, in a helper that does without a library."""


@cache
def worded_classes() -> frozenset[str]:
    """The names of all errors that carry a message."""
    for path in MODULES:
        if "MessageError" in path.read_text("utf-8") or "Invalid" in path.read_text("utf-8"):
            import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))

    def below(kind: type[Exception]) -> Iterator[str]:
        yield kind.__name__
        for each in kind.__subclasses__():
            yield from below(each)

    return frozenset(below(MessageError))


def calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node


def literals(node: ast.expr) -> list[object] | None:
    """What an argument can be, if that stands there; None if it is made elsewhere."""
    if isinstance(node, ast.IfExp):
        first, second = literals(node.body), literals(node.orelse)
        return None if first is None or second is None else first + second
    return [node.value] if isinstance(node, ast.Constant) else None


def sites(folder: Path = PACKAGE) -> Iterator[tuple[Path, ast.Call, str]]:
    """Every place in a folder where a text is named, with its id."""
    for path in MODULES if folder == PACKAGE else sorted(folder.rglob("*.py")):
        for call in calls(path):
            name = call.func.id  # type: ignore[attr-defined]
            if name in worded_classes() - WITHOUT_ID | OF_VOICES | {"message"}:
                place = ID_BEHIND.get(name, 0)
                given = literals(call.args[place]) if len(call.args) > place else None
                for message_id in given or ():
                    yield path, call, str(message_id)


def variables(source: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", source))
