"""Whose doings are marked as others', and what is told of every voice."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Dispatcher
from support.fake_voices import Log
from ui.at_desk import AtDesk

from uno_tui.games.uno.notation import NOTATION as UNO
from uno_tui.i18n.translator import Translator
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.navigation import voices
from uno_tui.ui.navigation.voices import try_each
from uno_tui.ui.own_voice import manners_of
from uno_tui.ui.settings import Settings, SettingsError, read, write

TABLE = """table 1
game uno
seats Ana Ben Cleo
hand Ana G1 B6 Y9
hand Ben B6 B+2 Y4
hand Cleo Y1 B2 Y3
discard B3
stock R1 R2 R3 R4
turn Ben
"""


def heard(person: AtDesk) -> list[Utterance]:
    """All that is said from now on."""
    found: list[Utterance] = []
    person.desk.announcer.speaker.observers.append(found.extend)
    return found


async def test_what_others_do_is_marked_and_nothing_else() -> None:
    person = AtDesk(TABLE, UNO)
    told = heard(person)
    person.other("Ben", "play B6")
    person.other("Cleo", "play B2")
    theirs = {each.text: each.others for each in told}
    assert theirs["Ben plays blue 6."]
    assert theirs["Cleo plays blue 2."]
    assert not theirs["Your turn."]
    told.clear()
    person.press("read_top", "read_turn", "repeat")
    person.desk.announcer.speaker.repeat(Utterance("Ben plays blue 6.", others=True))
    assert told
    assert not any(each.others for each in told)


async def test_what_costs_the_listener_something_is_no_story_of_others() -> None:
    table = TABLE.replace("turn Ben", "turn Cleo").replace("hand Cleo Y1 B2", "hand Cleo Y1 B+2")
    person = AtDesk(table, UNO)
    told = heard(person)
    person.other("Cleo", "play B+2")
    costs = next(each for each in told if "Draw 2 cards" in each.text)
    assert costs.text.startswith("Cleo plays blue Draw Two.")
    assert not costs.others


def test_what_others_do_is_told_higher_within_what_there_is() -> None:
    manners = manners_of(Settings(rate=10, pitch=60, others_pitch=60, synthesis_voice="Anna"))
    assert manners.others == manners.own._replace(pitch=100)
    assert manners_of(Settings(others_voice="Bert", synthesis_voice="Anna")).others.voice == "Bert"
    assert manners_of(Settings()).others == manners_of(Settings()).own


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("pitch = 101", "pitch is a number from -100 to 100, not 101"),
        ('volume = "loud"', "volume is a number, not loud"),
        ("others_pitch = -200", "others_pitch is a number from -100 to 100, not -200"),
        ("synthesis_voice = 3", "synthesis_voice is a text in quotes, not 3"),
        ("calibration = 3", "calibration is a table, not 3"),
        ("[calibration]\nnvda = 0", "calibration has a number from 0.1 to 10 for every voice, not {'nvda': 0}"),
        ("[calibration]\nnvda = true", "calibration has a number from 0.1 to 10 for every voice, not {'nvda': True}"),
    ],
)
def test_a_manner_that_cannot_be_is_refused_with_its_line(line: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"rate = 20\n{line}\n", encoding="utf-8")
    with pytest.raises(SettingsError) as refused:
        read(path)
    assert str(refused.value) == f"{path}:2: {reason}"


def test_settings_of_before_are_read_and_new_ones_come_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("rate = 20\n", encoding="utf-8")
    assert read(path).rate == 20
    settings = Settings(pitch=-20, volume=40, others_voice="Bert", calibration={"nvda": 0.5, "jaws": 2})
    write(settings, path)
    assert read(path) == settings


@pytest.mark.slow
@pytest.mark.terminal
async def test_it_is_told_how_one_knows_when_each_voice_has_finished(
    fakes: Log, dispatcher: Dispatcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a real Speech Dispatcher, and fakes of NVDA's controller client, one that cannot be asked, and of SAPI."""
    names = ("nvda", "sapi5", "speech-dispatcher", "jaws")
    monkeypatch.setattr(voices, "names", lambda: names)
    monkeypatch.setenv("FAKE_NVDA", "client")
    english = Translator("en")
    for calibration, state in (({}, "."), ({"nvda": 0.5}, ", from your measurement.")):
        tried = [each async for each in try_each(english, Settings(calibration=calibration), tmp_path / "log")]
        lines = {each.voice: each.lines(english)[0] for each in tried}
        assert lines["nvda"] == f"nvda: available, and it has spoken. The program estimates when it has finished{state}"
        for voice in ("sapi5", "speech-dispatcher"):
            assert lines[voice] == f"{voice}: available, and it has spoken. It tells the program when it has finished."
        assert lines["jaws"].startswith("jaws: missing.")
    monkeypatch.setattr(voices, "names", lambda: ("nvda",))
    monkeypatch.setenv("FAKE_NVDA", "new")
    asked = [each.state(english) async for each in try_each(english, Settings(), tmp_path / "log")]
    assert asked[0] == "It has spoken. It tells the program when it has finished."
    monkeypatch.setenv("FAKE_SILENT", "1")
    silent = [each.state(english) async for each in try_each(english, Settings(), tmp_path / "log")]
    assert silent[0] == "It has spoken. The program estimates when it has finished."
