"""Which look a player gets, where the caret stands, and which readers are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from uno_tui.ui.detect import _on_linux
from uno_tui.ui.looks import Beside, beside, caret, looks
from uno_tui.ui.settings import Caret, Look, Mode


@pytest.mark.parametrize(
    ("mode", "others", "expected"),
    [
        (Mode.READER, Beside.NOTHING, (Look.SAID, Look.LINES)),
        (Mode.READER, Beside.READER, (Look.SAID, Look.LINES)),
        (Mode.VOICE, Beside.READER, (Look.STILL, Look.LINES)),
        (Mode.VOICE, Beside.BRAILLE, (Look.SAID, Look.LINES)),
        (Mode.VOICE, Beside.NOTHING, (Look.CARDS, Look.LINES)),
        (Mode.SILENT, Beside.READER, (Look.CARDS, Look.LINES)),
    ],
)
def test_every_mode_has_a_look_and_another(mode: Mode, others: Beside, expected: tuple[Look, Look]) -> None:
    assert looks(mode, others) == expected


def test_a_voice_that_is_lost_leaves_what_is_said_to_the_reader() -> None:
    assert looks(Mode.VOICE, Beside.READER, in_writing=True)[0] is Look.SAID


@pytest.mark.parametrize("wanted", list(Look))
@pytest.mark.parametrize("mode", list(Mode))
def test_a_look_that_was_chosen_is_taken_and_another_is_there(mode: Mode, wanted: Look) -> None:
    for others in Beside:
        first, other = looks(mode, others, wanted=wanted)
        assert first is wanted or (wanted is Look.STILL and mode is not Mode.VOICE)
        assert other is not first


@pytest.mark.parametrize("wanted", [None, *Look])
def test_where_nobody_speaks_the_screen_never_stands_still(wanted: Look | None) -> None:
    for others in Beside:
        for mode in (Mode.READER, Mode.SILENT):
            assert Look.STILL not in looks(mode, others, wanted=wanted)
        assert Look.STILL not in looks(Mode.VOICE, others, wanted=wanted, in_writing=True)


def test_what_is_beside_a_voice() -> None:
    assert beside((), "speech-dispatcher") is Beside.NOTHING
    assert beside(("Orca", "BRLTTY"), "speech-dispatcher") is Beside.READER
    assert beside(("BRLTTY",), None) is Beside.BRAILLE
    for voice in ("nvda", "jaws", "voiceover"):
        assert beside((), voice) is Beside.READER


def test_the_caret_stands_where_whoever_reads_looks_for_it() -> None:
    assert caret(None, (), {"TERM": "xterm-256color"}) is Caret.BEHIND
    assert caret(None, ("Orca", "BRLTTY"), {"TERM": "xterm"}) is Caret.BEHIND
    assert caret(None, ("BRLTTY",), {"TERM": "xterm"}) is Caret.FIRST
    assert caret(None, (), {"TERM": "linux"}) is Caret.FIRST
    assert caret(Caret.BEHIND, (), {"TERM": "linux"}) is Caret.BEHIND


def test_all_readers_that_run_are_found(tmp_path: Path) -> None:
    for number, name in enumerate(("bash", "orca", "brltty"), start=1):
        (tmp_path / str(number)).mkdir()
        (tmp_path / str(number) / "comm").write_text(f"{name}\n", encoding="utf-8")
    assert _on_linux(tmp_path, tmp_path / "accessibility") == {"Orca", "BRLTTY"}
    (tmp_path / "accessibility" / "speakup").mkdir(parents=True)
    assert "Speakup" in _on_linux(tmp_path, tmp_path / "accessibility")
