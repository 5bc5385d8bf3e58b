"""What others have written reaches a terminal, a voice and a transcript as signs to be seen, and in short."""

from __future__ import annotations

import json
import sys
import unicodedata
from pathlib import Path

import pytest
from conftest import run_program
from hypothesis import given
from hypothesis import strategies as st
from support.terminal import Terminal

from uno_tui.cli import main
from uno_tui.notation.referee import check
from uno_tui.sanitize import LONGEST_QUOTATION, escape_controls, sanitize

TITLE, CLIPBOARD = "\x1b]0;owned\x07", "\x1b]52;c;b3duZWQ=\x07"
HOSTILE = [TITLE, CLIPBOARD, "\x1b[3A", "\x9b2J", "\b\b\b", "\u202eesreveR", "\x00", "\u2066x"]
RECORD = """table 1
game uno
seats Ana {name}
dealer {name}
scores Ana 0 {name} 0
turn Ana
direction clockwise
hand Ana R5 R6
hand {name} G1 G2
discard R7
stock R1 R2 R3 R4 G7 G8 G9
Ana play R5
{name} draw
"""


def steering(text: str) -> set[str]:
    return {sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") and sign != "\n"}


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The program in this process: its exit code, and all that it has printed."""
    try:
        code = main(arguments)
    except SystemExit as ended:
        code = int(str(ended.code))
    done = capsys.readouterr()
    return code, done.out + done.err


def name_of(signs: str) -> str:
    """A name as a record may have it: `#`, `[`, `]`, `@` and `:` would be signs of the language."""
    return "Ben" + "".join(sign for sign in signs if sign not in "#[]@: ")


@given(st.text())
def test_nothing_that_steers_is_left_and_what_can_be_seen_stays(text: str) -> None:
    shown = escape_controls(text)
    assert not steering(shown + "\n") - {"\u200c", "\u200d"}
    assert escape_controls(shown) == shown
    if text.isprintable():
        assert shown == text


@given(st.lists(st.text(max_size=200), max_size=200))
def test_a_quotation_is_short_and_begins_as_what_it_quotes(words: list[str]) -> None:
    short = sanitize(words)
    assert len(short) <= LONGEST_QUOTATION
    assert escape_controls(" ".join(words)).startswith(short.removesuffix("…"))


@pytest.mark.terminal
@pytest.mark.parametrize("signs", HOSTILE, ids=ascii)
def test_a_record_with_such_a_name_is_read_and_shown_safely(tmp_path: Path, signs: str) -> None:
    name = name_of(signs)
    record, transcript = tmp_path / "a.table", tmp_path / "t.jsonl"
    record.write_text(RECORD.format(name=name), encoding="utf-8")
    assert check(record) == []
    done = run_program("replay", str(record), "--linear", "--transcript", str(transcript))
    assert done.returncode == 0
    assert escape_controls(name) in done.stdout
    assert not steering(done.stdout)
    assert not steering(transcript.read_text(encoding="utf-8"))
    assert not any(steering(json.loads(line)["text"]) for line in transcript.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("signs", HOSTILE, ids=ascii)
def test_a_sentence_about_such_a_word_in_a_table_file_shows_it_safely(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], signs: str
) -> None:
    record = RECORD.format(name="Ben")
    word = "x" + signs.replace(" ", "").replace("#", "")
    texts = [record + f"{line} {word}\n" for line in ("Ana", "Ana play", "= hand Ana", "=", "", "? Ben draw :")]
    texts += [record.replace(*change) for change in (("game uno", f"game {word}"), ("table 1", f"table {word}"))]
    named = "" if sys.platform == "win32" else word.replace("\0", "")  # Windows has no such names
    path = tmp_path / f"a{named}.table"
    for text in texts:
        path.write_text(text, encoding="utf-8")
        code, printed = run(capsys, "check", str(path))
        assert code in (1, 2)
        assert printed
        assert not steering(printed)


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--seats", "Ana,Ben{}"],
        ["play", "--preset", "x{}"],
        ["play", "{}"],
        ["{}"],
        ["play", "--rules", "{}=on"],
        ["play", "--rules", "limit={}"],
        ["play", "--bots", "{}"],
        ["play", "--voice", "{}"],
        ["--keymap", "{}", "play"],
        ["play", "--transcript", "/no/such/{}"],
        ["check", "{}"],
        ["replay", "{}"],
        ["arena", "{}"],
        ["arena", "--game", "{}"],
        ["arena", "--rules", "{}"],
    ],
    ids=" ".join,
)
def test_arguments_with_such_signs_are_refused_safely(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    signs = TITLE + "\x1b[3A\u202e\x9b"
    code, printed = run(capsys, *(argument.format(signs) for argument in arguments))
    assert code == 2
    assert len(printed.strip("\n").split("\n")) == 1
    assert not steering(printed)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("settings.toml", 'name = "Ana{}"\n'),
        ("settings.toml", 'keymap = "{}"\n'),
        ("settings.toml", '"{}" = 1\n'),
        ("settings.toml", 'palette = "{}"\n'),
        ("settings.toml", 'theme = "{}"\n'),
        ("keymap.toml", '[table]\n"{}" = ["x"]\n'),
        ("keymap.toml", '[table]\ndraw = ["{}"]\n'),
        ("presets.toml", '["{}"]\ngame = "{}"\nnames = ["Ana", "Ben"]\nplayers = ["person", "easy"]\n'),
        ("presets.toml", '["a{}"]\ngame = "uno"\nnames = ["Ana{}", "Ben"]\nplayers = ["person", "easy"]\n'),
    ],
)
def test_the_players_own_files_are_refused_safely(
    home: Path, capsys: pytest.CaptureFixture[str], file: str, text: str
) -> None:
    (home / "config").mkdir(parents=True)
    escaped = r"\u001b]0;owned\u0007\u202e\u009b"
    (home / "config" / file).write_text(text.replace("{}", escaped), encoding="utf-8")
    named = ["--preset", "\u202ex"] if file == "presets.toml" else []
    code, printed = run(capsys, "play", "--linear", *named)
    assert code == 2
    assert printed
    assert not steering(printed)


@pytest.mark.terminal
@pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals")
@pytest.mark.parametrize("look", ["said", "lines"])
def test_the_screen_shows_such_a_name_and_obeys_nothing_of_it(home: Path, look: str) -> None:
    tables = home / "data" / "tables"
    tables.mkdir(parents=True)
    name = name_of(TITLE + CLIPBOARD + "\u202e")
    (tables / "2026-01-01-100000.table").write_text(RECORD.format(name=name), encoding="utf-8")
    terminal = Terminal([sys.executable, "-m", "uno_tui", "--mode", "reader", "--look", look, "--language", "en"])
    try:
        terminal.listen(0.5, until="Resume:")
        terminal.press(b"\r", quiet=1.0)
        for key in (b"t", b"w", b"?", b"\x1b"):
            terminal.press(key, quiet=0.4)
        terminal.press(b"Q")
        assert terminal.wait(5) == 0
    finally:
        terminal.close()
    assert rb"Ben\x1b0;owned" in terminal.raw
    for signs in (TITLE, CLIPBOARD, "\u202e"):
        assert signs.encode() not in terminal.raw
