"""`uno-tui doctor`: it looks at what playing needs, names what is missing, and nothing personal."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest
from conftest import program, run_program
from support.fakes import console as fake
from support.fakes.console import key, other
from support.terminal import Terminal

from uno_tui.core.catalogue import GAMES
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.linear import key_trial
from uno_tui.linear.console import LINE_INPUT, PROCESSED_INPUT, SEQUENCES_IN, Console
from uno_tui.message import message
from uno_tui.notation.referee import Referee
from uno_tui.suggestions import list_known
from uno_tui.ui.checkup.finding import Task, impersonal
from uno_tui.ui.checkup.own_files import presets_and_lessons
from uno_tui.ui.checkup.round import PLAN, play_a_round
from uno_tui.ui.checkup.surroundings import colours_of_terminal, folders_of_player, packages
from uno_tui.ui.lessons.progress import Progress
from uno_tui.ui.presets import Preset
from uno_tui.ui.presets import write as write_presets
from uno_tui.ui.settings import Profile, Settings, folders, write

pytestmark = pytest.mark.terminal
ALL_KEYS = (b"\x1b[A", b"\r", b" ", b"\t", b"C", b"\x1b", b"\x7f", b"\x1b[5~", b"\x1bOP", b"\x11")


@pytest.fixture(autouse=True)
def mute(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No voice can speak here."""
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/nobody")
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))


def doctor(*arguments: str) -> tuple[int, list[str]]:
    done = run_program("doctor", *arguments)
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_well_where_nobody_has_to_speak(language: str) -> None:
    code, lines = doctor("--mode", "silent", "--language", language)
    translator = Translator(language)
    text = translator.text
    assert code == 0
    assert lines[-1] == text("doctor-can", what=translator.enumerate([text("doctor-can-play"), text("doctor-can-save")]))
    nobody = text("doctor-voice-unneeded", voice="espeak-ng", speaker=text("doctor-speaker-none"))
    for each in ("doctor-bot", "doctor-keys-skipped", "doctor-no-terminal"):
        assert text(each) in lines
    assert nobody in lines
    assert not any("missing" in line for line in lines)
    assert any(re.search(r"textual \d+\.\d+", line) for line in lines)
    assert not list(folders().tables.glob("*"))  # its round is no match of the player's


@pytest.mark.parametrize("arguments", [("--mode", "silent"), ("--mode", "reader"), ("--mode", "voice", "--voice", "none")])
def test_no_voice_is_tried_aloud_where_none_has_to_speak(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A program that writes down that it was run stands for a loudspeaker."""
    played = tmp_path / "played"
    for name in ("aplay", "paplay", "pw-play", "ffplay"):
        player = tmp_path / name
        player.write_text(f"#!/bin/sh\ntouch {played}\ncat > /dev/null\n", encoding="utf-8")
        player.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    code, lines = doctor(*arguments, "--language", "en")
    assert code == 0
    assert "No voice speaks now; the program only checks which are available." in lines
    assert not any("spoken" in line or "says" in line for line in lines)
    assert not played.exists()


@pytest.mark.slow
def test_a_voice_that_has_to_speak_is_missed() -> None:
    code, lines = doctor("--mode", "voice", "--language", "en")
    assert (code, lines[-1]) == (1, "You can play and save. You cannot hear everything. Missing: a voice.")


@pytest.mark.slow
def test_sounds_are_missed_where_they_are_wanted() -> None:
    write(Settings(sounds=Profile.WITH), folders().settings)
    code, lines = doctor("--mode", "reader", "--language", "en")
    assert (code, lines[-1]) == (1, "You can play and save. You cannot hear everything. Missing: sounds.")


@pytest.mark.slow
def test_where_the_own_reader_speaks_no_voice_is_missed() -> None:
    code, lines = doctor("--mode", "reader", "--language", "en")
    assert (code, lines[-1]) == (0, "You can play, hear the game and save.")
    assert "espeak-ng: not there, not needed. Speaking: your screen reader." in lines
    assert "No screen reader was found running. If yours speaks, all is well; else start it." in lines
    assert any(line.startswith("Sounds: not needed, they are off.") for line in lines)


@pytest.mark.slow
def test_the_reader_that_speaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNO_TUI_READERS", "NVDA")
    code, lines = doctor("--language", "en")
    assert code == 0
    assert "espeak-ng: not there, not needed. Speaking: NVDA." in lines


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="on Windows rights decide, not owners")
def test_a_home_of_another_user_is_no_place_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """For an administrator, who can write there; for others the rights forbid it."""
    home = tmp_path / "Anastasia"
    home.mkdir()
    if os.geteuid() == 0:
        os.chown(home, 54321, 54321)
    else:
        home.chmod(0o000)
    monkeypatch.delenv("UNO_TUI_HOME")
    monkeypatch.setenv("HOME", str(home))
    code, lines = doctor("--mode", "silent", "--language", "en")
    assert code == 1
    assert lines[-1] == (
        "You can play. You cannot save everything. "
        "Missing: a place for settings and a place for games."
    )
    if os.geteuid() == 0:
        assert any("belongs to another user, 54321." in line for line in lines)


@pytest.mark.slow
def test_settings_that_cannot_be_read_are_told() -> None:
    folders().settings.mkdir(parents=True)
    code, lines = doctor("--mode", "silent", "--language", "en")
    assert (code, lines[-1].split("Missing: ")[1]) == (1, "settings that can be used.")
    assert any("settings.toml cannot be read: it is a folder." in line for line in lines)


def test_logs_are_named() -> None:
    found = [each.text for each in folders_of_player(Translator("en"), folders())]
    assert found[-1] == f"Logs, if you report an error: {folders().log} and {folders().errors}."


@pytest.mark.parametrize(
    ("environment", "logs"),
    [({"XDG_STATE_HOME": "/state"}, "/state/uno-tui/log"), ({"HOME": "/home/ana"}, "/home/ana/.local/state/uno-tui/log")],
)
@pytest.mark.skipif(sys.platform != "linux", reason="where logs belong on Linux")
def test_logs_are_where_the_system_keeps_them(
    environment: dict[str, str], logs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("UNO_TUI_HOME")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert folders().log == Path(logs) / "voices.log"
    assert folders().errors == Path(logs) / "error.log"


@pytest.mark.slow
def test_a_home_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("UNO_TUI_HOME", str(tmp_path / "file"))
    code, lines = doctor("--mode", "silent", "--language", "en")
    assert code == 1
    assert lines[-1].endswith("You cannot save everything. Missing: a place for settings and a place for games.")


def test_broken_files_of_the_players_are_named_and_the_rest_is_looked_at() -> None:
    folders().settings.parent.mkdir(parents=True)
    folders().settings.write_text("look = 'loud'\n", encoding="utf-8")
    folders().keymap.write_text("[table]\ndance = ['x']\n", encoding="utf-8")
    code, lines = doctor("--mode", "silent", "--language", "en")
    assert code == 1
    assert any("settings.toml:1: look is one of" in line for line in lines)
    assert any("keymap.toml" in line and "dance" in line for line in lines)
    assert lines[-1] == (
        "You can save. "
        "You cannot play. Missing: settings that can be used and a keymap that can be used."
    )
    assert any(line.startswith("A round of UNO was played") for line in lines)


@pytest.mark.slow
def test_an_environment_that_names_no_mode_and_no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNO_TUI_MODE", "loud")
    monkeypatch.setenv("UNO_TUI_READERS", "loud")
    code, lines = doctor("--language", "en")
    assert code == 1
    assert any("UNO_TUI_MODE is one of" in line for line in lines)
    assert any("UNO_TUI_READERS is one of" in line for line in lines)


@pytest.mark.slow
def test_nothing_personal_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("UNO_TUI_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "Anastasia"))
    _, lines = doctor("--mode", "silent", "--language", "en")
    assert not any("Anastasia" in line for line in lines)
    assert any("~" in line for line in lines)
    assert impersonal(f"{tmp_path}/anastasia/x and {tmp_path}/Anastasia") == "~/x and ~"


@pytest.mark.skipif(sys.platform == "win32", reason="/bin/false stands for a program that cannot start")
async def test_bots_that_cannot_think_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    found = [finding async for finding in play_a_round(Translator("en"))]
    assert [(finding.missing, finding.stops) for finding in found] == [("hard bots", None), ("", None)]


async def test_the_deal_of_the_round_is_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    records: list[str] = []

    class Reading(Referee):
        def __init__(self, text: str, file: str = "table") -> None:
            records.append(text)
            super().__init__(text, file)

    monkeypatch.setattr("uno_tui.ui.checkup.round.Referee", Reading)
    found = [finding async for finding in play_a_round(Translator("en"))]
    moves = [line for line in records[0].splitlines() if line.split(" ")[0] in PLAN.names]
    assert f": {len(moves)} moves," in found[-1].text


async def test_a_round_that_cannot_be_played_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", "/nowhere")
    found = [finding async for finding in play_a_round(Translator("en"))]
    assert [(finding.missing, finding.stops) for finding in found] == [("a round to its end", Task.PLAY)]
    assert "/nowhere" in found[0].text


async def test_a_round_that_takes_too_long_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uno_tui.ui.checkup.round.PATIENCE", 0.001)
    found = [finding async for finding in play_a_round(Translator("de"))]
    assert found[-1].text == "Keine Runde UNO ließ sich zu Ende spielen: Nach 0 Sekunden war sie nicht vorbei"


def test_packages_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    required = ["textual>=8", "no-such-thing>=1", "winonly>=1; sys_platform == 'win32'", "prism; extra == 'prism'"]
    monkeypatch.setattr("uno_tui.ui.checkup.surroundings._required", lambda: required)
    there, missing = packages()
    assert [name.split()[0] for name in there] == ["textual"]
    assert missing == ["no-such-thing"]


@pytest.mark.parametrize(
    ("environment", "colours"),
    [({"TERM": "xterm"}, 16), ({"TERM": "xterm-256color"}, 256), ({"TERM": "xterm", "COLORTERM": "truecolor"}, 1 << 24),
     ({"TERM": "xterm-256color", "NO_COLOR": "1"}, 0), ({"TERM": "dumb"}, 0)],
)  # fmt: skip
def test_colours(environment: dict[str, str], colours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TERM", "COLORTERM", "NO_COLOR", "WT_SESSION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert colours_of_terminal() == colours


def press(sent: str) -> list[bytes]:
    """A key as a console sends it that writes sequences: the signs together, and at last the key that goes up."""
    return [*(key(sign) for sign in sent), key(sent[-1], down=False)]


def windows_keys(windows: fake.Console, count: int) -> list[str]:
    """What so many keys send at a console of Windows, which is as it was afterwards."""
    with key_trial.console_keys(Console(windows)) as read_key:
        assert windows.modes[fake.INPUT] & (PROCESSED_INPUT | LINE_INPUT | SEQUENCES_IN) == SEQUENCES_IN
        found = [read_key() for _ in range(count)]
    assert windows.modes == {fake.INPUT: fake.USUAL_INPUT, fake.OUTPUT: fake.USUAL_OUTPUT}
    return found


def test_every_key_arrives_at_a_console_of_windows() -> None:
    """Between them what is none: Shift that goes down, the mouse, the window's size."""
    shift, size = key(code=fake.SHIFT, held=0x10), other(fake.SIZE)
    windows = fake.Console(*([shift, size, *press(signs[0])] for signs in key_trial.KEYS.values()), [other(fake.MOUSE)])
    found = windows_keys(windows, len(key_trial.KEYS))
    assert [sent in signs for sent, signs in zip(found, key_trial.KEYS.values(), strict=True)] == [True] * len(key_trial.KEYS)


def test_an_accented_letter_there_is_one_and_begins_no_arrow_key() -> None:
    """As it was for C's getwch."""
    assert windows_keys(fake.Console(press("à"), press("H")), 2) == ["à", "H"]


def test_of_a_key_that_is_held_the_first_counts_and_a_sequence_may_come_in_pieces() -> None:
    pieces = [[key("\x1b"), key("[")], [key("5")], [key("~"), key("~", down=False)]]
    windows = fake.Console([key("C", repeats=3)], press("\x1b[A\x1b[A"), *pieces, press("\x1b"))
    assert windows_keys(windows, 4) == ["C", "\x1b[A", "\x1b[5~", "\x1b"]


def test_ctrl_c_ends_it_there_and_gives_the_console_back() -> None:
    windows = fake.Console(press("\x03"))
    with pytest.raises(KeyboardInterrupt):
        windows_keys(windows, 1)
    assert windows.modes == {fake.INPUT: fake.USUAL_INPUT, fake.OUTPUT: fake.USUAL_OUTPUT}


def test_without_a_console_there_no_key_arrives() -> None:
    with key_trial.console_keys(Console(fake.Console(there=False))) as read_key:
        assert [read_key(), read_key()] == ["", ""]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_damaged_presets_and_lessons_are_named_with_what_to_do(language: str) -> None:
    translator, own = Translator(language), folders()
    own.presets.parent.mkdir(parents=True)
    own.lessons.parent.mkdir(parents=True, exist_ok=True)
    own.presets.write_text(
        "[mine]\ngame = 'halma'\nnames = ['Ana', 'Ben']\nplayers = ['person', 'easy']\n", encoding="utf-8"
    )
    own.lessons.write_text("[uno]\nstep = = 3\n", encoding="utf-8")
    code, lines = doctor("--mode", "silent", "--language", language)
    games = translator.sentence(list_known(message("game-unknown", game="halma"), GAMES))
    preset = translator.text("preset-wrong", preset="mine", reason=games)
    assert f"UNO_TUI_HOME/config/presets.toml: {preset}" in lines
    broken = translator.text("file-to-mend", reason=translator.text("toml-value"))
    assert f"UNO_TUI_HOME/data/lessons.toml:2: {broken}" in lines
    what = translator.enumerate([translator.text(f"doctor-what-{each}") for each in ("presets", "lessons")])
    assert code == 1
    assert lines[-1].endswith(translator.text("doctor-cannot-save", what=what))


def test_presets_and_lessons_that_can_be_used_are_no_trouble() -> None:
    own = folders()
    write_presets(own.presets, {"mine": Preset("uno", ("Ana", "Ben"), ("person", "easy"))})
    Progress(own.lessons).finish("uno", "play", pytest.fail)
    assert list(presets_and_lessons(Translator("en"), own)) == []
    own.lessons.write_bytes(b"\xff")
    [found] = presets_and_lessons(Translator("en"), own)
    assert found.text.endswith("lessons.toml: cannot be used: is not UTF-8 text (byte 0); fix it, or delete it to start again")  # codespell:ignore


def tried(keys: tuple[bytes, ...], lines: int = 60) -> tuple[int | None, str]:
    """The exit code, and all that stands on the terminal, once these keys have been pressed."""
    terminal = Terminal(program("doctor", "--mode", "silent", "--language", "en"), 100, lines)
    try:
        terminal.listen(until="Now the keys.", seconds=60)
        for key in keys:
            terminal.press(key, 0.15)
        terminal.wait_until(lambda: terminal.shows("You can play") or terminal.shows("You cannot play"))
        return terminal.wait(), "\n".join(terminal.text())
    finally:
        terminal.close()


@pytest.mark.slow
def test_keys_that_arrive() -> None:
    code, text = tried(ALL_KEYS)
    assert "Terminal: 100 columns, 60 lines, 256 colours" in text
    assert all(f"{name} arrives." in text for name in ("Up", "Enter", "Space", "Shift+C", "Page Up", "F1", "Ctrl+Q"))
    assert code == 0


@pytest.mark.slow
def test_keys_that_do_not() -> None:
    code, text = tried((b"\x1b[A", b"\r", b" ", b"n", b"c", b"\x1b", b"\x7f", b"\x1b[5~", b"n", b"\x11"))
    assert "Tab does not arrive." in text
    assert "Instead of Shift+C something else arrives: c" in text
    assert "F1 does not arrive." in text
    assert "You cannot play. Missing: Tab and Shift+C." in text
    assert code == 1


@pytest.mark.slow
def test_what_is_missing_twice_is_named_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "config").touch()
    monkeypatch.setenv("UNO_TUI_HOME", str(tmp_path / "here"))
    code, lines = doctor("--mode", "silent", "--language", "en")
    assert (code, lines[-1]) == (
        1, "You can play. You cannot save everything. Missing: a place for settings."
    )  # fmt: skip


@pytest.mark.slow
def test_a_home_at_which_nobody_may_look_is_told_to_the_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UNO_TUI_HOME", str(tmp_path / ("a" * 300)))
    code, lines = doctor("--mode", "silent", "--language", "en")
    assert code == 1
    assert lines[-1].endswith("Missing: a place for settings and a place for games.")
