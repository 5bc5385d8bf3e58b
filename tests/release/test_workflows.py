"""The workflows do nothing that cannot be run, and is not tested, here: each step is a script of the repository."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT
from ruamel.yaml import YAML

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PYTHON = r"(?:\$\{\{ matrix\.python \}\}|3\.\d+)"
SCRIPT = re.compile(rf"(?:bash|python) (\S+)(?: [\w ]+(?: --standalone {PYTHON})?|( --python {PYTHON})? @\S+)?")
TRIED = {".ci/run": "by every run", "release/build.py": "test_downloads", "release/trial.py": "test_downloads",
         "release/install.py": ".ci/run", "release/libraries.py": "test_downloads",
         "tests/windows/run": ".ci/run"}  # fmt: skip
"""Each script, and where it is run here."""


def test_they_are_here() -> None:
    assert [path.stem for path in WORKFLOWS] == ["check", "release"]


@pytest.mark.terminal
def test_they_keep_to_their_schema(tmp_path: Path) -> None:
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*check, *WORKFLOWS], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout
    broken = tmp_path / "broken.yml"
    broken.write_text(WORKFLOWS[0].read_text(encoding="utf-8").replace("runs-on:", "runs_on:"), encoding="utf-8")
    assert subprocess.run([*check, broken], capture_output=True).returncode == 1


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_step_is_a_script_that_is_run_here(path: Path) -> None:
    jobs = YAML(typ="safe").load(path)["jobs"].values()
    steps = [step["run"] for job in jobs for step in job["steps"] if "run" in step]
    assert steps
    for step in steps:
        found = SCRIPT.fullmatch(step)
        assert found, f"{step}: more than a script"
        assert (ROOT / found[1]).is_file()
        assert found[1] in TRIED


def test_what_is_said_to_be_run_here_is() -> None:
    whole = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    downloads = (ROOT / "tests" / "release" / "test_downloads.py").read_text(encoding="utf-8")
    for script, where in TRIED.items():
        if where != "by every run":
            assert script in (whole if where == ".ci/run" else downloads), script
