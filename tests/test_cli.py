"""The command line: bad input gets one clear sentence and exit code 2, never a traceback."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, program, run_program
from support.wrong_use import WRONG

from uno_tui import __version__
from uno_tui.cli import build_parser, main
from uno_tui.commands.arguments import COMMANDS
from uno_tui.commands.examples import EXAMPLES
from uno_tui.commands.saying import CommandLineError
from uno_tui.commands.seating import request_of
from uno_tui.core.catalogue import GAMES, default_game, lessons
from uno_tui.host.practice import Practice
from uno_tui.ui.presets import Preset
from uno_tui.ui.presets import write as write_presets
from uno_tui.ui.settings import Settings, folders

SCENARIOS = Path(__file__).parent / "scenarios" / "uno"


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_wrong_use_is_one_sentence_and_exit_code_2(
    arguments: list[str], message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(arguments)
    except SystemExit as left:
        code = left.code
    printed, complaint = capfd.readouterr()
    assert code == 2
    assert message in complaint
    assert len(complaint.strip().splitlines()) == 1
    assert printed == ""


def test_what_is_wrong_with_the_players_files_does_not_send_them_to_the_help(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "nothing.table"]) == 2
    assert "--help" not in capfd.readouterr().err


def printed(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the program says of itself, which ends well and without a complaint."""
    with pytest.raises(SystemExit) as left:
        main(arguments)
    said, complaint = capfd.readouterr()
    assert (left.value.code, complaint) == (0, "")
    return said


@pytest.mark.parametrize("command", EXAMPLES)
def test_help_is_a_command_too(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    words = [command] if command else []
    assert printed(capfd, "help", *words) == printed(capfd, *words, "--help") != ""
    assert printed(capfd, "help", *words, "--language", "fr") == printed(capfd, "--language", "fr", *words, "-h")


def test_every_command_has_examples() -> None:
    assert set(EXAMPLES) == {"", *COMMANDS}


def test_the_version_has_a_short_option(capfd: pytest.CaptureFixture[str]) -> None:
    assert printed(capfd, "-V") == printed(capfd, "--version") == f"uno-tui {__version__}\n"


@pytest.mark.parametrize("command", EXAMPLES)
def test_every_help_ends_with_examples_that_hold(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    said = printed(capfd, *command.split(), "--help")
    assert len(EXAMPLES[command]) in (2, 3)
    for line, _ in EXAMPLES[command]:
        assert f"    {line}\n" in said
        program, *words = line.split()
        assert program == "uno-tui"
        options = build_parser().parse_args(words)
        if options.command in ("play", "host"):
            request_of(options, Settings(), first=False)
        if options.command == "lesson" and options.name:
            game, _, name = options.name.partition("/")
            assert name in lessons(game)
        if options.command == "arena":
            assert len(options.levels) in GAMES[options.game or default_game()].players


def test_bots_beside_friends_leave_a_seat_for_a_friend() -> None:
    for words, players in (
        (("--bots", "easy,hard"), ("person", "normal", "easy", "hard")),
        (("--bots", "easy", "--here", "2"), ("person", "person", "normal", "easy")),
        (("--here", "4"), ("person", "person", "person", "person", "normal")),
    ):
        plan = request_of(build_parser().parse_args(["host", *words]), Settings(), first=False).plan
        assert plan is not None
        assert plan.players == players


def test_practice_on_the_command_line_adds_to_that_of_a_preset() -> None:
    players = ("person", "easy")
    write_presets(folders().presets, {"training": Preset("uno", ("Ana", "Ben"), players, practice=Practice(True, 7))})
    for words, deal in ((), 7), (("--deal", "9"), 9), (("--open-hands",), 7):
        options = build_parser().parse_args(["play", "--preset", "training", *words])
        plan = request_of(options, Settings(), first=False).plan
        assert plan is not None
        assert plan.practice == Practice(True, deal)


def test_a_host_sits_at_the_table_too() -> None:
    with pytest.raises(CommandLineError) as caught:
        request_of(build_parser().parse_args(["host", "--here", "0"]), Settings(), first=False)
    assert caught.value.message.id == "friends-here-too-few"


@pytest.mark.parametrize(
    ("preset", "reason"),
    [
        (Preset("uno", ("Ana", "Ben"), ("person", "easy"), practice=Practice()), "friends-preset-practises"),
        (Preset("uno", ("Ana", "Ben"), ("person", "person")), "friends-no-seat-left"),
    ],
)
def test_a_preset_at_which_no_friend_can_play_is_not_hosted(preset: Preset, reason: str) -> None:
    write_presets(folders().presets, {"evening": preset})
    with pytest.raises(CommandLineError) as caught:
        request_of(build_parser().parse_args(["host", "--preset", "evening"]), Settings(), first=False)
    assert caught.value.message.id == reason


@pytest.mark.terminal
def test_wrong_use_ends_the_program_with_exit_code_2() -> None:
    for arguments, message in (WRONG[0], WRONG[5], WRONG[-1]):
        done = run_program(*arguments)
        assert done.returncode == 2
        assert message in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
        assert done.stdout == ""


@pytest.mark.terminal
def test_a_broken_settings_file_is_named(home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text("verbosity = 'chatty'\n", encoding="utf-8")
    done = run_program("play", "--linear")
    assert done.returncode == 2
    assert "settings.toml:1: verbosity is one of terse, normal, full, not chatty" in done.stderr


@pytest.mark.terminal
def test_a_folder_that_cannot_be_made_is_named(home: Path) -> None:
    shutil.rmtree(home / "data")
    (home / "data").write_text("in the way", encoding="utf-8")
    done = run_program("play", "--linear", "--language", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Games will not be saved: {home / 'data'}: a file of that name is there already." in done.stdout


@pytest.mark.terminal
def test_a_broken_keymap_is_named_with_its_line(home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "keymap.toml").write_text("[table]\nfold = ['x']\n", encoding="utf-8")
    done = run_program("keys")
    assert done.returncode == 2
    assert "keymap.toml:2: unknown command fold" in done.stderr


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("variable", "said"),
    [
        ("UNO_TUI_MODE", "UNO_TUI_MODE is one of voice, reader, silent, linear, not loud"),
        ("UNO_TUI_READERS", "UNO_TUI_READERS is one of Orca, BRLTTY, Speakup, Fenrir, YASR"),
    ],
)
def test_a_wrong_environment_is_named(monkeypatch: pytest.MonkeyPatch, variable: str, said: str) -> None:
    monkeypatch.setenv(variable, "loud")
    done = run_program("play", "--linear")
    assert (done.returncode, said in done.stderr) == (2, True)


@pytest.mark.terminal
def test_version_and_help_are_plain_text() -> None:
    assert run_program("--version").stdout == f"uno-tui {__version__}\n"
    for command in EXAMPLES:
        done = run_program(*command.split(), "--help")
        assert done.returncode == 0
        assert done.stdout.isascii()
        assert "\x1b" not in done.stdout


@pytest.mark.terminal
def test_check_says_what_holds(tmp_path: Path) -> None:
    good = sorted(SCENARIOS.glob("*.table"))[0]
    bad = tmp_path / "bad.table"
    bad.write_text(good.read_text(encoding="utf-8") + "\n= stock 4711\n", encoding="utf-8")
    torn = tmp_path / "torn.table"
    torn.write_text("table 1\ngame uno\nfold\n", encoding="utf-8")
    held = run_program("check", str(good))
    assert held.returncode == 0
    assert re.fullmatch(rf"{re.escape(str(good))}: holds, [1-9]\d* statements\n", held.stdout)
    wrong = run_program("check", str(good), str(bad))
    assert wrong.returncode == 1
    assert "expected 4711, found" in wrong.stdout
    assert run_program("check", str(bad), str(torn)).returncode == 2
    for folder in (".", "/", ""):
        refused = run_program("check", folder)
        assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)


@pytest.mark.terminal
def test_keys_lists_every_command_and_the_own_file(home: Path) -> None:
    done = run_program("keys", "--language", "de")
    assert "C: die oberste Karte ansagen" in done.stdout
    assert "Umschalt+C: nach Farbe sortieren" in done.stdout
    assert done.stdout.splitlines()[-1] == str(home / "config" / "keymap.toml")


@pytest.mark.terminal
def test_a_dragged_in_rule_is_told() -> None:
    done = run_program("play", "--linear", "--rules", "super_intercept=on", stdin="o\n")
    assert "intercept is switched on as well" in done.stderr
    assert "Interceptions on\nSuper interceptions on\n" in done.stdout


@pytest.mark.terminal
def test_the_name_of_a_house_rule_alone_switches_it_on() -> None:
    done = run_program("play", "uno", "--linear", "--rules", "bluff, response", stdin="o\n")
    assert "Responses on\nBluff on\n" in done.stdout


@pytest.mark.terminal
def test_arena_prints_shares_with_confidence() -> None:
    done = run_program("arena", "normal", "easy", "--rounds", "100", "--seed", "3")
    assert done.returncode == 0
    assert "seat 1 normal:" in done.stdout
    assert "95 % confidence" in done.stdout
    again = run_program("arena", "normal", "easy", "--rounds", "100", "--seed", "3")
    *told, speed = again.stdout.splitlines()
    assert told == done.stdout.splitlines()[:-1]
    assert re.fullmatch(r"Played in [\d.]+ s, [\d.]+ rounds a second", speed)


@pytest.mark.terminal
def test_a_closed_pipe_is_no_error() -> None:
    import subprocess

    from conftest import program

    process = subprocess.Popen(program("keys"), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.wait(10)


@pytest.mark.terminal
@pytest.mark.parametrize("version", ["3.10", "3.6"])
def test_a_python_that_is_too_old_says_so(version: str) -> None:
    found = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
    if not found:
        pytest.skip(f"there is no Python {version} among those of pyenv")
    done = subprocess.run([found[-1], "-m", "uno_tui"], capture_output=True, encoding="utf-8", cwd=ROOT)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"uno_tui needs Python 3.11 or newer; this is {version}.\n"


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        (("--players", "4", "--bots", "easy"), ("person", "easy", "easy", "easy")),
        (("--players", "3", "--bots", "easy,hard"), ("person", "easy", "hard")),
        (("--bots", "hard"), ("person", "hard")),
        (("--seats", "Ana,Ben,Cleo", "--bots", "easy"), ("person", "person", "easy")),
        (("--players", "3", "--bots", "none"), ("person", "person", "person")),
    ],
)
def test_one_level_is_that_of_all_bots_unless_seats_have_names(
    home: Path, arguments: tuple[str, ...], players: tuple[str, ...]
) -> None:
    run_program("play", "uno", *arguments, "--linear", "--language", "en", stdin="quit\n")
    (seats,) = (home / "data" / "tables").glob("*.seats")
    assert tuple(json.loads(seats.read_bytes())["players"]) == players


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["intercept=on", "sequences=on"], "house rules follow --rules, as in --rules intercept=on,sequences=on"),
        (["--rules", "bluff,", "response"], "house rules follow --rules, as in --rules bluff,response"),
        (["foo"], "foo is one too many here"),
    ],
)
def test_words_that_are_too_many_are_named_without_the_options_behind_them(
    words: list[str], told: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["play", "uno", *words, "--seed", "5"])
    complaint = capfd.readouterr().err
    assert told in complaint
    assert "--seed" not in complaint


@pytest.mark.skipif(sys.platform != "linux", reason="/dev/full is Linux's")
def test_the_exit_code_tells_of_wrong_use_where_nothing_can_be_written() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(program("play", "nonsense"), stderr=full, cwd=ROOT, check=False)
    assert done.returncode == 2
