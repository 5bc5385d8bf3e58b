"""The rooms know only what they may know."""

from __future__ import annotations

import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

ENGINE = "uno_tui.core.catalogue, uno_tui.notation.referee, uno_tui.notation.record, uno_tui.bots.levels"
FORBIDDEN = {"textual", "rich", "asyncio", "accessible_output2", "fluent", "locale", "speechd", "prism"}


def modules_after(imports: str) -> set[str]:
    code = f"import sys; import {imports}; print(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    return set(done.stdout.split())


def test_the_engine_knows_no_screen_no_clock_no_voice_and_no_language() -> None:
    assert not FORBIDDEN & modules_after(ENGINE)


@pytest.mark.parametrize(
    "imports",
    [
        "uno_tui.linear.front_end",
        "uno_tui.arena.contest",
        "uno_tui.cli",
        "uno_tui.commands.output",
        "uno_tui.ui.session",
    ],
)
def test_only_the_app_imports_textual(imports: str) -> None:
    assert not {"textual", "rich"} & modules_after(imports)


def test_the_app_imports_textual() -> None:
    assert "textual" in modules_after("uno_tui.app.app")


PACKAGE = Path(__file__).parent.parent / "uno_tui"


def test_no_front_end_looks_at_the_table_itself() -> None:
    wrong = re.compile(r"host\.(table|match|clock)\b(?! import)")
    paths = [path for room in ("ui", "app", "linear") for path in (PACKAGE / room).rglob("*.py")]
    paths += PACKAGE.glob("games/*/presenter.py")
    assert [
        path for path in paths if wrong.search(re.sub(r"uno_tui\.host\.\w+", "", path.read_text(encoding="utf-8")))
    ] == []


def test_one_place_starts_processes_of_this_program() -> None:
    assert [path.name for path in PACKAGE.rglob("*.py") if "sys.executable" in path.read_text(encoding="utf-8")] == [
        "launch.py"
    ]


def test_no_circle_among_modules() -> None:
    """Imports for types alone count: a circle of names is one that a reader walks, too."""
    graph = grimp.build_graph("uno_tui", exclude_type_checking_imports=False)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()  # raises CycleError, which names the modules


def test_no_test_module_imports_another() -> None:
    imports = re.compile(r"(?m)^\s*(?:from|import) (?:[\w.]+\.)?test_\w+")
    modules = (Path(__file__).parent).rglob("*.py")
    assert [path.name for path in modules if imports.search(path.read_text("utf-8"))] == []
