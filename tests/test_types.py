"""What the types of the contract hold: misspelt names above the engine are found by mypy before they are run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT

pytestmark = pytest.mark.terminal
MISSPELT = """
from uno_tui.ui.table.controller import TableController
from uno_tui.host.host import Host
from uno_tui.ui.ports.presenter import SomePresenter


def field_of_a_view(desk: TableController) -> object:
    return desk.state.view.deeler


def name_of_a_table(host: Host) -> object:
    return host.table.no_such_thing(1, 2)


def assignment(host: Host, presenter: SomePresenter) -> None:
    host.table.turn = presenter.game
"""
ROOMS = ("ui", "speech", "notation", "host", "app", "linear")
MOST_ADMISSIONS = 20


def test_misspelt_names_are_errors(tmp_path: Path) -> None:
    (tmp_path / "misspelt.py").write_text(MISSPELT, encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(tmp_path), "misspelt.py"],
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env=os.environ | {"MYPYPATH": str(ROOT)},
    )
    found = [line for line in checked.stdout.splitlines() if line.startswith("misspelt.py")]
    assert [re.findall(r"\[([a-z-]+)\]$", line) for line in found] == [["attr-defined"], ["attr-defined"], ["assignment"]]


def test_any_is_a_rare_admission() -> None:
    found = []
    for room in ROOMS:
        for path in sorted((ROOT / "uno_tui" / room).rglob("*.py")):
            code = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            lines = [line.partition("#")[0] for line in code.splitlines() if "import" not in line]
            found += [f"{path.name}: {line.strip()}" for line in lines if re.search(r"\bAny\b", line)]
    assert len(found) <= MOST_ADMISSIONS, "\n".join(found)
