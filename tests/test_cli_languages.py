"""The command line in German and French: the same exit codes, one sentence, and nothing of it left in English."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, program, run_program
from support.wrong_use import WRONG

from uno_tui.cli import main
from uno_tui.commands.chosen import language_named
from uno_tui.commands.examples import EXAMPLES

BROKEN_TABLE = "table 1\ngame uno\nseats Ana Ben\nhand Ana R5 W\nhand Ben R6\ndiscard R3\nturn Ana\n= top R6\nAna fold\n"
COMMANDS = [command.split() for command in EXAMPLES]
SAME = re.compile(r"(?m)^    uno-tui.*$|--?[\w-]+|\{[^}]*\}|\b(UNO Rummy|COMMAND|NAME|N|uno-tui|options|arguments|hard normal)\b|[\w./]*/[\w./-]*")
"""What is the same in every language."""


def said(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaint."""
    try:
        code = main(arguments)
    except SystemExit as left:
        code = int(left.code or 0)
    return code, *capfd.readouterr()


@pytest.mark.parametrize("arguments", [arguments for arguments, _ in WRONG if "--language" not in arguments], ids=" ".join)
def test_wrong_use_is_one_sentence_of_its_own_in_every_language(
    arguments: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    told = {language: said(capfd, *arguments, "--language", language) for language in ("en", "de", "fr")}
    assert {(code, printed) for code, printed, _ in told.values()} == {(2, "")}
    complaints = [complaint for _, _, complaint in told.values()]
    assert all(len(complaint.strip().splitlines()) == 1 for complaint in complaints)
    assert len(set(complaints)) == 3


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_has_no_line_of_another_language(command: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    told = {language: said(capfd, *command, "--help", "--language", language) for language in ("en", "de", "fr")}
    assert {(code, complaint) for code, _, complaint in told.values()} == {(0, "")}
    english = words(told["en"][1])
    assert len(english) > 5
    for language in ("de", "fr"):
        text = told[language][1]
        assert not english & words(text), language
        assert "help-" not in text
        assert "metavar-" not in text


def words(text: str) -> set[str]:
    """Pieces of two words and more that stand in it, without what is typed."""
    return {piece for piece in re.findall(r"[^\W\d]+ [^\W\d]+", SAME.sub(" ", text)) if not piece.isupper()}


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--language", "de", "dance"], "de"),
        (["dance", "--language=fr"], "fr"),
        (["play", "--lang", "fr", "--nonsense"], "fr"),
        (["--la=de"], "de"),
        (["--language", "nl", "--language", "fr"], "fr"),
        (["--language", "fr", "--language", "de"], "de"),
        (["--language"], None),
        (["--l", "de"], None),  # argparse does not know either which option that is
        (["check", "--", "--language", "de"], None),
        ([], None),
    ],
)
def test_the_language_is_found_wherever_it_stands(arguments: list[str], language: str | None) -> None:
    assert language_named(arguments) == language


def settings(home: Path, text: str) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text(text, encoding="utf-8")


def test_without_a_named_language_that_of_the_settings_is_spoken(home: Path, capfd: pytest.CaptureFixture[str]) -> None:
    settings(home, "language = 'fr'\n")
    assert "il n'y a pas d'option --colour. Voir uno-tui --help." in said(capfd, "--colour")[2]
    assert "le jeu" not in said(capfd, "play", "bridge")[2]
    assert "jeu inconnu : bridge" in said(capfd, "play", "bridge")[2]
    assert "unknown game bridge" in said(capfd, "play", "bridge", "--language", "en")[2]
    assert "usage :" in said(capfd, "--help")[1]


def test_without_settings_that_of_the_system(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Das Spiel bridge gibt es nicht" in said(capfd, "play", "bridge")[2]
    assert "Die Option --colour gibt es nicht. Hilfe gibt uno-tui --help." in said(capfd, "--colour")[2]


def test_settings_that_cannot_be_read_are_told_in_the_language_of_the_system(
    home: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    settings(home, "language = 'de'\nverbosity = 'chatty'\n")
    file = home / "config" / "settings.toml"
    code, _, complaint = said(capfd, "keys")
    assert (code, complaint) == (
        2,
        f"uno-tui: {file}:2: verbosity est un de ces mots : terse, normal, full ; et non chatty\n",
    )
    file.write_text("language = 'de\n", encoding="utf-8")
    assert f"{file}:1: inutilisable : " in said(capfd, "keys")[2]


@pytest.mark.parametrize(
    ("file", "text", "arguments", "german"),
    [
        ("presets.toml", "[evening]\ngame = 'chess'\nnames = ['Ana']\nplayers = ['person']\n", ["play", "--preset", "evening"], "presets.toml: Vorlage evening: Das Spiel chess gibt es nicht; möglich sind uno"),
        ("presets.toml", "evening = 3\n", ["play", "--preset", "evening"], "presets.toml:1: nicht zu gebrauchen: Eine Vorlage hat game und Listen"),
        ("keymap.toml", "[table]\nfold = ['x']\n", ["keys"], "keymap.toml:2: Den Befehl fold gibt es nicht"),
        ("keymap.toml", "[table]\nplay = ['ctrl+i']\n", ["keys"], "keymap.toml:2: play: ctrl+i ist in einem Terminal dasselbe wie Tab"),
        ("settings.toml", "name = 'x'\n", ["keys"], "settings.toml:1: So kann niemand heißen: Ein Name hat zwei Buchstaben oder mehr."),
        ("settings.toml", "rate = 1000\n", ["keys"], "settings.toml:1: rate ist eine Zahl von -100 bis 100, nicht 1000"),
    ],
)  # fmt: skip
def test_own_files_are_told_of_in_german(
    home: Path, capfd: pytest.CaptureFixture[str], file: str, text: str, arguments: list[str], german: str
) -> None:
    settings(home, "")
    (home / "config" / file).write_text(text, encoding="utf-8")
    code, _, complaint = said(capfd, *arguments, "--language", "de")
    assert code == 2
    assert german in complaint


@pytest.mark.parametrize(
    ("language", "expected", "found", "error"),
    [
        ("en", "expected", "found", "no such move: fold"),
        ("de", "erwartet", "gefunden", "Diesen Zug gibt es nicht: fold"),
        ("fr", "attendu :", "trouvé :", "ce coup n'existe pas : fold"),
    ],
)
def test_check_says_the_place_alike_in_every_language(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], language: str, expected: str, found: str, error: str
) -> None:
    path = tmp_path / "broken.table"
    path.write_text(BROKEN_TABLE, encoding="utf-8")
    code, printed, complaint = said(capfd, "check", str(path), "--language", language)
    assert code == 2
    assert printed == f"{path}:8: = top R6: {expected} R6, {found} R3\n"
    assert complaint.startswith(f"{path}:9: {error}")


def test_check_says_in_french_that_a_file_holds(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "good.table"
    path.write_text("\n".join(BROKEN_TABLE.splitlines()[:-2]) + "\n= top R3\n", encoding="utf-8")
    assert said(capfd, "--language", "fr", "check", str(path))[:2] == (0, f"{path}: est juste, 2 instructions\n")


@pytest.mark.terminal
def test_bots_against_bots_are_told_of_in_german() -> None:
    done = run_program("arena", "easy", "easy", "--rounds", "4", "--language", "de")
    assert re.match(r"4 Runden uno, \d+,\d Züge je Runde, Startwert 1\nPlatz 1 easy: \d+,\d % der Runden gewonnen", done.stdout)
    assert re.match(r"4 rounds of uno, \d+\.\d moves a round, seed 1\n", run_program("arena", "easy", "easy", "--rounds", "4").stdout)


@pytest.mark.terminal
def test_a_broken_table_is_told_of_in_french_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "broken.table"
    path.write_text("table 1\ngame bridge\n", encoding="utf-8")
    done = run_program("replay", str(path), "--linear", "--language", "fr")
    assert done.returncode == 2
    assert done.stderr == f"uno-tui: {path}:2: jeu inconnu : bridge ; sont possibles uno, teams, rummy, ume, maumau\n"


@pytest.mark.terminal
@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "ascii"])
def test_a_code_page_that_lacks_typographic_signs_shows_plainer_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    """As in a pipe on Windows: the blank between thousands, and quotation marks, are not on every page."""
    long, short = tmp_path / "long.table", tmp_path / "short.table"
    long.write_text("x " * 6000, encoding="utf-8")
    short.write_text("table 1\ngame uno\nseats Ana Z\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONIOENCODING", encoding)

    def complaint(path: Path, language: str) -> str:
        command = program("check", str(path), "--language", language)
        return subprocess.run(command, capture_output=True, encoding=encoding, cwd=ROOT).stderr

    french, german = complaint(long, "fr"), complaint(short, "de")
    assert "10 000 caract" in french
    assert "„Z“ ist zu kurz" in german if encoding == "cp1252" else '"Z" ist zu kurz' in german
    assert "?" not in german


@pytest.mark.parametrize("command", [["--help"], ["play", "--help"], ["plya"], ["play", "--pace", "quick"]])
def test_what_the_command_line_says_has_no_colours(
    command: list[str], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python 3.14 and later colour the help of every program where they find that a terminal shows colours."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    code, out, err = said(capfd, *command)
    assert out or err
    assert "\x1b" not in out + err
