"""Keymaps: the shipped ones are whole, and every mistake in a player's own is refused with its line and reason."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from textual import events

from uno_tui.app.screens.base_screen import key_of
from uno_tui.core.catalogue import built_in
from uno_tui.core.commands import Context
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys.commands import built_in_commands, commands_at, owner_of
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.keys.keymap import KeymapError, change, load, reset, shipped, shipped_folder
from uno_tui.ui.keys.spelling import KeyNameError, is_hard, parse

THE_TWELVE = {
    "enter": "play",
    "space": "draw",
    "c": "read_top",
    "s": "read_scores",
    "t": "read_turn",
    "u": "uno",
    "f": "call_bluff",
    "b": "buzzer",
    "C": "sort_colour",
    "H": "sort_number",
    "D": "sort_off",
    "left": "previous_card",
    "right": "next_card",
    "up": "previous_card",
    "down": "next_card",
}


@pytest.mark.parametrize(("key", "command"), THE_TWELVE.items())
def test_the_keys_of_the_source(key: str, command: str) -> None:
    assert load().command(key, Context.TABLE) == command


@pytest.mark.parametrize("name", shipped())
def test_shipped_keymaps_are_whole(name: str) -> None:
    keymap = load(name)
    assert set(keymap.keys) == set(built_in_commands())
    for command, keys in keymap.keys.items():
        assert any(not is_hard(key) for key in keys), command
        for key in keys:
            game = owner_of(command) or next(each for each in built_in() if command in commands_at(each))
            assert keymap.command(key, built_in_commands()[command].context, game) == command


def test_both_maps_are_shipped() -> None:
    assert shipped() == ["default", "left-hand"]
    assert (shipped_folder() / "default.toml").is_file()


BROKEN = [
    ("[table]\nfold = ['x']\n", 2, "unknown command fold"),
    ("[table]\nplay = ['ctrl+i']\n", 2, "cannot be told from Tab"),
    ("[table]\nplay = ['ctrl+m']\n", 2, "cannot be told from Enter"),
    ("[table]\nplay = ['ctrl+c']\n", 2, "it ends programs"),
    ("[table]\nplay = ['shift+enter']\n", 2, "does not arrive in every terminal"),
    ("[table]\nplay = ['hyper+q']\n", 2, "does not arrive"),
    ("[table]\nplay = ['crtl+x']\n", 2, "there is no key crtl+x"),
    ("[table]\nplay = ['banana']\n", 2, "there is no key banana"),
    ("[table]\n\nread_top = ['s']\n", 3, "the key s means read_scores already"),
    ("[table]\nplay = ['r']\n", 2, "the key r means repeat already"),
    ("[table]\nplay = []\n", 2, "play is left without a key"),
    ("[table]\nplay = ['f9']\n", 2, "needs a key other than f9"),  # codespell:ignore
    ("[table]\nplay = ['ctrl+p']\n", 2, "needs a key other than ctrl+p"),  # codespell:ignore
    ("[table]\nplay = 7\n", 2, "needs a list of key names"),
    ("[list]\nplay = ['enter']\n", 2, "belongs to the section table"),
    ("[tables]\nplay = ['enter']\n", 1, "unknown section tables"),
    ("[table]\nplay = ['enter'\n", 2, "is not TOML"),
    ("[table]\nplay = ['x']\ndraw = ['x']\n", 3, "the key x means play already"),
]


@pytest.mark.parametrize(("text", "line", "reason"), BROKEN, ids=[reason for _, _, reason in BROKEN])
def test_mistakes_are_refused_with_line_and_reason(tmp_path: Path, text: str, line: int, reason: str) -> None:
    path = tmp_path / "keymap.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(KeymapError) as error:
        load(own_file=path)
    assert reason in str(error.value)
    assert str(path) in str(error.value)
    assert error.value.line == line


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(KeymapError, match="cannot be read"):
        load("no-such-map")
    path = tmp_path / "binary.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(KeymapError, match="UTF-8"):
        load(str(path))


@pytest.mark.skipif(sys.platform == "win32", reason="on Windows, links need a right of their own")
def test_a_keymap_that_is_a_link_stays_one(tmp_path: Path) -> None:
    kept, own = tmp_path / "dotfiles.toml", tmp_path / "keymap.toml"
    kept.write_text("[table]\n", encoding="utf-8")
    own.symlink_to(kept)
    change(own, "default", "read_top", "#")
    assert own.is_symlink()
    assert 'read_top = ["#"]' in kept.read_text(encoding="utf-8")


def test_a_players_own_map_changes_what_it_names(tmp_path: Path) -> None:
    path = tmp_path / "keymap.toml"
    path.write_text("[table]\nread_top = ['é', 'shift+f']\n", encoding="utf-8")
    keymap = load(own_file=path)
    assert keymap.keys["read_top"] == ("é", "F")
    assert keymap.command("c", Context.TABLE) is None
    assert keymap.command("s", Context.TABLE) == "read_scores"


@pytest.mark.parametrize("name", ["C", "shift+c", "shift+C", "Shift+C"])
def test_capital_letters_have_one_name(name: str) -> None:
    assert parse(name) == "C"


@pytest.mark.parametrize(
    ("key", "character", "name"),
    [
        ("C", "C", "C"),
        ("upper_c", "C", "C"),
        ("shift+c", None, "C"),
        ("shift+C", None, "C"),
        ("comma", ",", ","),
        ("space", " ", "space"),
        ("enter", "\r", "enter"),
        ("ctrl+j", "\n", "enter"),
        ("f1", None, "f1"),
        ("shift+tab", None, "shift+tab"),
    ],
)
def test_keys_arrive_under_the_same_names(key: str, character: str | None, name: str) -> None:
    assert key_of(events.Key(key, character)) == name


@pytest.mark.parametrize("name", ["", "ctrl+", "left_shift", "numpad5", "alt+x", "f13"])
def test_keys_that_do_not_exist(name: str) -> None:
    with pytest.raises(KeyNameError):
        parse(name)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[table]\n",
        "# mine\n[table] # of my own\nbuzzer = ['x'] # quick\n",
        "[ table ]\nplay = ['enter']\n",
        "table.play = ['enter']\n",
        "[table]\n\"play\" = ['enter']\n",
        "[table]\nplay = [\n  'enter', # as ever\n  'ö',\n]\n",
        "[list]\nchoose = ['enter']\n\n[table]\nbuzzer = ['x']\n",
    ],
)
def test_one_key_is_changed_and_the_rest_of_the_file_stays(tmp_path: Path, text: str) -> None:
    own = tmp_path / "keymap.toml"
    own.write_text(text, encoding="utf-8")
    before = load(own_file=own)
    keymap = change(own, "default", "play", "é")
    assert keymap.keys == before.keys | {"play": ("é",)}
    assert load(own_file=own).keys == keymap.keys
    for comment in ("# mine", "# of my own", "# quick"):
        assert (comment in text) == (comment in own.read_text(encoding="utf-8"))


def test_a_key_that_is_taken_changes_nothing(tmp_path: Path) -> None:
    own = tmp_path / "keymap.toml"
    own.write_text("[table]\nbuzzer = ['x']\n", encoding="utf-8")
    with pytest.raises(KeymapError) as taken:
        change(own, "default", "play", "x")
    assert set(taken.value.rivals) == {"play", "buzzer"}
    assert own.read_text(encoding="utf-8") == "[table]\nbuzzer = ['x']\n"
    assert [path for path in tmp_path.iterdir() if path.is_file()] == [own]


def test_what_makes_the_file_invalid_is_told_of_the_file_itself(tmp_path: Path) -> None:
    own = tmp_path / "keymap.toml"
    own.write_text("[table]\nbuzzer = ['x']\n", encoding="utf-8")
    with pytest.raises(KeymapError) as taken:
        change(own, "default", "play", "x")
    told = Translator("en").sentence(taken.value.message)
    assert f"{own}:" in told or f"{own}," in told, told


@pytest.mark.parametrize("text", [b"[table\n", b"[table]\ndance = ['x']\n", b"\xff"])
def test_a_file_with_a_mistake_is_not_changed_by_a_reset(tmp_path: Path, text: bytes) -> None:
    own = tmp_path / "keymap.toml"
    own.write_bytes(text)
    with pytest.raises(KeymapError):
        reset(own, "default", "play")
    assert own.read_bytes() == text


@pytest.mark.parametrize("key", sorted({key for keys in load().keys.values() for key in keys if not key[-1].isalnum()}))
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_keys_that_are_signs_have_names(key: str, language: str) -> None:
    assert len(key_name(Translator(language), key)) > 1
