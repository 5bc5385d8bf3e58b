"""Names of files that Windows does not know are refused on every system, with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from uno_tui import cli
from uno_tui.host.files import is_portable_name

NO_NAMES = (
    *("con", "CON", "con.txt", "Aux.table", "nul", "prn.a.b", "com1.jsonl", "LPT9", "com¹", "conin$", "aux .txt"),
    *("a:b", "a?", "a*.jsonl", 'a"', "a<b", "a>b", "a|b", "a\tb", "a\n", "ends.", "ends ", "ends.. "),
)
NAMES = ("a.jsonl", "contract.txt", "icon", "com10", "com", "a con", ".con", "Spiel Übung", "a b.c", "a(1)'", "..", "")


@pytest.mark.parametrize("name", NO_NAMES, ids=ascii)
def test_names_that_windows_does_not_know(name: str) -> None:
    assert not is_portable_name(name)


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_names_that_every_system_knows(name: str) -> None:
    assert is_portable_name(name)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "con.txt is no file name on Windows; choose another one"),
        ("de", "con.txt ist unter Windows kein Dateiname; nimm einen anderen"),
        ("fr", "con.txt n'est pas un nom de fichier sous Windows ; choisis-en un autre"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--linear", "--transcript"], ["arena", "easy", "easy", "--output"]])
def test_what_is_to_be_written_gets_such_a_name_from_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str], language: str, sentence: str
) -> None:
    path = tmp_path / "con.txt"
    assert cli.main([*command, str(path), "--language", language]) == 2
    assert capsys.readouterr().err == f"uno-tui: {path}: {sentence}\n"
    assert path not in list(tmp_path.iterdir())
