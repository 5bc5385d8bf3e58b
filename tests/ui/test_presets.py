"""Saved tables: kept whole, read back the same, and a broken file says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.presets import FAMILY

from uno_tui.core import options
from uno_tui.games.uno.rules import UNO
from uno_tui.host.match import Plan
from uno_tui.ui import presets
from uno_tui.ui.presets import Preset, PresetError


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "config" / "presets.toml"
    kept = {"Sunday evening": FAMILY, 'à "deux" = [x]': Preset("uno", ("Ana", "Ben"), ("person", "easy"))}
    presets.write(path, kept)
    assert presets.read(path) == kept
    assert [file.name for file in path.parent.iterdir()] == ["presets.toml"]
    presets.write(path, {})
    assert presets.read(path) == {}


def test_without_a_file_there_are_no_presets(tmp_path: Path) -> None:
    assert presets.read(tmp_path / "presets.toml") == {}


def test_a_preset_gives_the_plan_and_every_option() -> None:
    assert FAMILY.plan == Plan(("Ana", "Ben", "Zoë"), ("person", "person", "hard"))
    changed = {"limit": 200, "response": True}
    assert FAMILY.values() == options.defaults(UNO.options) | changed


GOOD = {"game": '"uno"', "names": '["Ana", "Ben"]', "players": '["person", "easy"]', "rules": "[]"}


def toml(**values: str) -> str:
    return "[evening]\n" + "".join(f"{name} = {value}\n" for name, value in (GOOD | values).items())


def read_usable(path: Path) -> None:
    """Read all presets, of which each must be one that can be played."""
    for name, preset in presets.read(path).items():
        presets.must_be_usable(path, name, preset)


def test_the_preset_that_the_broken_ones_are_made_from_is_good(tmp_path: Path) -> None:
    path = tmp_path / "presets.toml"
    path.write_text(toml(), encoding="utf-8")
    assert presets.read(path) == {"evening": Preset("uno", ("Ana", "Ben"), ("person", "easy"))}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[evening\n", "fix it, or delete it to start again"),  # codespell:ignore
        ("evening = 3\n", "fix it, or delete it to start again"),  # codespell:ignore
        ("[evening]\ngame = 'uno'\n", "names"),
        (toml(names='"Ana"'), "names"),
        (toml(game='"chess"'), "preset evening: unknown game chess; choose from uno"),
        (toml(names='["Ana"]'), "preset evening: every seat needs a name, and one of person, easy, normal, hard"),
        (toml(players='["person", "genius"]'), "one of person, easy, normal, hard"),
        (toml(players='["easy", "easy"]'), "preset evening: one of the players must be human"),
        (toml(names='["Ana", "Ana"]'), "preset evening: That name is not possible: someone is already called Ana"),  # codespell:ignore
        (toml(names='["Ana", "R5"]'), "preset evening: That name is not possible: R5 is a card"),
        (toml(names='["Ana", "B n"]'), "it must be one word"),
        (toml(names='["Ana"]', players='["person"]'), "preset evening: uno is for 2 to 10 players, not 1"),
        (toml(rules='["limit=7"]'), "preset evening: limit is a number from 50 to 2000, not 7"),
        (toml(rules='["chess=on"]'), "preset evening: unknown option chess"),
        (toml(rules='["response=off", "advanced_response=on"]'), "needs response"),
    ],
)
def test_a_broken_file_gives_a_sentence_with_its_name(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "presets.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(PresetError) as caught:
        read_usable(path)
    assert str(caught.value).startswith(f"{path}:")
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)
    assert path.read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text_or_no_file(tmp_path: Path) -> None:
    path = tmp_path / "presets.toml"
    path.write_bytes(b"\xff\xfe[evening]")
    with pytest.raises(PresetError, match=r"presets\.toml: cannot be used"):
        presets.read(path)
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(PresetError, match="folder: cannot be read"):
        presets.read(folder)
