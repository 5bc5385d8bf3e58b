"""What goes through pipes: UTF-8 on every system, unless the person's environment names another encoding."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from io import BytesIO, TextIOWrapper

import pytest
from conftest import ROOT, program

from uno_tui.cli import main


def answers(typed: bytes, **environment: str) -> bytes:
    """Return what the program answers to a line typed into its pipe."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | environment
    command = program("play", "--linear", "--seed", "5", "--mode", "silent", "--language", "de")
    done = subprocess.run(command, input=typed + b"\nquit\n", capture_output=True, cwd=ROOT, env=variables)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


def test_what_is_read_and_written_is_utf_8() -> None:
    assert "„Brühwürfel“ verstehe ich nicht." in answers("Brühwürfel".encode()).decode("utf-8")


@pytest.mark.parametrize(("encoding", "quoted"), [("cp1252", "„Brühwürfel“"), ("cp850", '"Brühwürfel"')])
def test_the_environment_may_name_another_encoding(encoding: str, quoted: str) -> None:
    answer = answers("Brühwürfel".encode(encoding), PYTHONIOENCODING=encoding).decode(encoding)
    assert f"{quoted} verstehe ich nicht." in answer


@pytest.mark.parametrize(
    ("environment", "encoding"),
    [({}, "utf-8"), ({"PYTHONIOENCODING": "cp1252"}, "cp1252"), ({"PYTHONUTF8": "0"}, "cp1252")],
    ids=["nothing said", "an encoding", "no UTF-8"],
)
def test_the_code_page_of_windows_is_used_only_where_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, environment: Mapping[str, str], encoding: str
) -> None:
    written = BytesIO()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written, encoding="cp1252"))
    for name in ("PYTHONIOENCODING", "PYTHONUTF8"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        main(["--help", "--language", "de"])
    sys.stdout.flush()
    assert "ü" in written.getvalue().decode(encoding)
