"""Settings, presets and keymaps that nobody would write: one sentence, exit code 2, and never a traceback."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from conftest import run_program

from uno_tui.ui.toml import TomlError, line_of, parse

pytestmark = pytest.mark.terminal

TOO_MUCH = {
    "a long number": "x = " + "9" * 5000,
    "deep lists": "x = " + "[" * 3000 + "]" * 3000,
    "no end": "x = [1",
    "no TOML": "x",
}


@pytest.mark.parametrize("text", TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_cannot_be_read_is_one_error(text: str) -> None:
    with pytest.raises(TomlError) as error:
        parse(text)
    assert len(str(error.value)) < 200


def test_a_sign_before_the_text_that_nobody_sees_changes_nothing() -> None:
    assert parse("\ufeffplayers = 3\n") == {"players": 3}


def test_a_long_list_without_its_end_is_refused_at_once() -> None:
    begun = time.perf_counter()
    with pytest.raises(TomlError):
        parse("x = [" + "1," * 6000)
    assert time.perf_counter() - begun < 20  # a minute, when every item was tried


@pytest.mark.parametrize(("name", "arguments"), [("settings", ()), ("presets", ("--preset", "x")), ("keymap", ())])
@pytest.mark.parametrize("text", TOO_MUCH.values(), ids=TOO_MUCH)
def test_a_file_like_that_is_refused_with_a_sentence(home: Path, name: str, arguments: tuple[str, ...], text: str) -> None:
    path = home / "config" / f"{name}.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    done = run_program("play", "--linear", *arguments, stdin="quit\n")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert str(path) in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_names_are_found_however_they_are_written() -> None:
    text = '# a\n"mode" = "x"\n[other]\n  rate= 3\n[[list]]\na.b = 1\n'
    assert [line_of(text, name) for name in ("mode", "other", "rate", "list", "a", "nowhere")] == [2, 3, 4, 5, 6, 1]
