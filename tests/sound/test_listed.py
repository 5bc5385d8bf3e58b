"""`uno-tui voices` and the menu tell whether sounds are there, and else why not and what helps."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import run_program
from support.loudspeaker import Loudspeaker

from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.messages import Reason
from uno_tui.ui.navigation.voices import how_to_get_sounds, why_no_sounds

pytestmark = [pytest.mark.terminal, pytest.mark.slow]


def listed() -> list[str]:
    done = run_program("voices", "--language", "en")
    assert done.returncode == 0
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_sounds_that_are_there_are_heard(loudspeaker: Loudspeaker) -> None:
    for _ in range(3):  # on a busy machine what would be late is dropped, as it should be
        assert listed()[-1] == "Sounds: available, and one has been played."
        if loudspeaker.heard().times(Sound(Earcon.TURN)):
            return
    pytest.fail("never heard")


def test_a_missing_device_is_told_with_what_helps() -> None:
    why, how = listed()[-2:]
    assert why == "Sounds: missing. No sound device was found."
    assert how.startswith("How to get them: connect loudspeakers or headphones")


def test_a_missing_library_is_told_with_what_helps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "just_playback.py").write_text(
        "raise ModuleNotFoundError('as where there is no wheel')", encoding="utf-8"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    why, how = listed()[-2:]
    assert why == "Sounds: missing. What plays them is not installed."
    assert "just-playback" in how


def test_where_only_sounds_are_there_no_voice_can_speak(loudspeaker: Loudspeaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert listed()[-2:] == ["Sounds: available, and one has been played.", "No voice can speak here."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    translator = Translator(language)
    for reason in Reason:
        assert why_no_sounds(translator, reason) not in ("", reason)
        assert how_to_get_sounds(translator, reason) != how_to_get_sounds(translator, "MA_ACCESS_DENIED")
    assert why_no_sounds(translator, "MA_ACCESS_DENIED") == translator.text("sound-why-unknown", words="MA_ACCESS_DENIED")
