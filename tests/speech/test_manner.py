"""Rate, pitch, volume and voice: set while speaking, without another helper, and what others do in a voice of its own.

Speech Dispatcher and espeak-ng are real ones. SAPI's voice and prismatoid are the fakes in `fakes`.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import wave
from array import array
from pathlib import Path
from threading import Event

import pytest
from conftest import Dispatcher, needs
from support.fake_voices import Log

from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Utterance
from uno_tui.speech.voices import espeak
from uno_tui.speech.voices.chain import Manners, VoiceChain
from uno_tui.speech.voices.command import PROGRAMS, Command, say_arguments, say_voices
from uno_tui.speech.voices.engine import Ability, Manner, scale
from uno_tui.speech.voices.speech_dispatcher import voices_for

linux = pytest.mark.skipif(sys.platform != "linux", reason="these are Linux programs")


class Heard:
    """A voice, and sentences that are said one after the other, each in its manner."""

    def __init__(self, name: str, tmp_path: Path) -> None:
        self.chain = VoiceChain((name,), "en", Manners(), tmp_path / "voices.log", lambda name: None)
        self.speaker = Speaker(self.chain)

    async def say(self, text: str, own: Manner, others: Manner | None = None, *, of_others: bool = False) -> None:
        self.chain.manners = Manners(own, others or own)
        self.speaker.say([Utterance(text, others=of_others)])
        async with asyncio.timeout(20):
            await self.speaker.wait_until_heard()

    async def voices(self) -> tuple[str, ...]:
        known = asyncio.Event()
        self.chain.ask_voices(known.set)
        async with asyncio.timeout(5):
            await known.wait()
        return self.chain.voices or ()


@linux
@pytest.mark.terminal
async def test_a_real_daemon_speaks_as_it_is_set_in_the_same_helper(dispatcher: Dispatcher, tmp_path: Path) -> None:
    heard = Heard("speech-dispatcher", tmp_path)
    await heard.chain.start()
    assert heard.chain.abilities == set(Ability)
    assert await heard.voices() == ("wordlog", "whisper")
    pid = heard.chain.pid
    fast = Manner(rate=60, pitch=-40, volume=-50, voice="whisper")
    await heard.say("One.", Manner())
    await heard.say("Two.", fast)
    await heard.say("Three.", fast, fast._replace(pitch=30, voice="wordlog"), of_others=True)
    await heard.say("Four.", fast, Manner())
    await heard.say("Five.", Manner())
    usual, set_, others = (0, 0, 100, "wordlog"), (60, -40, 10, "whisper"), (60, 30, 10, "wordlog")
    assert dispatcher.manners() == [usual, set_, others, set_, usual]
    assert heard.chain.pid == pid
    await heard.speaker.close()


def test_of_thousands_of_voices_those_of_the_language_and_the_variants_of_the_first() -> None:
    listed = ["Afrikaans\taf\tnone", "German\tde\tnone", "German+Annie\tde\tAnnie", "German (Austria)\tde-AT\tnone"]
    listed += ["German (Austria)+Annie\tde-AT\tAnnie", "Low German\tnds\tnone", "wrong"]
    assert voices_for("de", listed) == ("German", "German (Austria)", "German+Annie")
    assert voices_for("de", []) == ()


def sound(path: Path, manner: Manner, voices: dict[str, str]) -> array[int]:
    """What the real espeak-ng makes of a sentence."""
    *arguments, end = PROGRAMS["espeak-ng"].arguments(manner, "en", voices)
    subprocess.run(["espeak-ng", *arguments, "-w", str(path), end, "Ben plays green seven."], check=True)
    with wave.open(str(path)) as file:
        return array("h", file.readframes(file.getnframes()))


def period(samples: array[int]) -> int:
    """After how many samples a loud vowel repeats itself: the fewer, the higher the voice."""
    loudest = max(range(0, len(samples) - 2000, 500), key=lambda start: sum(map(abs, samples[start : start + 1000])))
    window = samples[loudest : loudest + 2000]
    alike = [sum(a * b for a, b in zip(window[:1000], window[lag:], strict=False)) for lag in range(500)]
    first_valley = next(lag for lag, value in enumerate(alike) if value < 0)
    highest = max(alike[first_valley:])
    return next(lag for lag, value in enumerate(alike) if lag > first_valley and value > 0.85 * highest)


def test_espeak_ng_sounds_as_it_is_set(tmp_path: Path) -> None:
    needs("espeak-ng", "espeak-ng")
    voices = dict(PROGRAMS["espeak-ng"].voices("espeak-ng", "en"))
    annie = next(name for name in voices if name.endswith("+Annie"))
    usual = sound(tmp_path / "a.wav", Manner(), voices)
    assert usual == sound(tmp_path / "b.wav", Manner(voice="no such voice"), voices)
    assert len(sound(tmp_path / "c.wav", Manner(rate=60), voices)) < 0.8 * len(usual)
    quiet = sound(tmp_path / "d.wav", Manner(volume=-100), voices)
    assert 0 < max(quiet) < 0.3 * max(usual)
    high, low = (sound(tmp_path / f"{pitch}.wav", Manner(pitch=pitch), voices) for pitch in (100, -50))
    assert period(high) < 0.8 * period(low)
    assert sound(tmp_path / "e.wav", Manner(voice=annie), voices) != usual


def test_the_voices_that_espeak_ng_lists_are_read_without_those_of_mbrola() -> None:
    table = """Pty Language       Age/Gender VoiceName          File                 Other Languages
 2  en-gb           --/M      English_(Great_Britain) gmw/en               (en 2)
 3  en-uk           --/M      english-mb-en1     mb/mb-en1            (en-gb 3)(en 2)
 5  variant         --/M      Mr_Serious         !v/Mr serious
"""
    assert espeak.parse_list(table) == [("English (Great Britain)", "gmw/en"), ("Mr Serious", "Mr serious")]


LISTED = (
    "Grandma (German (DE)) de_DE  # Hallo! Ich heiße Grandma.",
    "Anna                de_DE    # Hallo! Ich heiße Anna.",
    "Bad News            en_US    # Hello! My name is Bad News.",
    "Eddy (English (UK)) en_GB    # Hello! My name is Eddy.",
    "Thomas              fr_FR    # Bonjour, je m’appelle Thomas.",
)
"""How the real `say` lists voices."""


@pytest.fixture
def macos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with fakes of macOS's programs. `say` writes what it is called with to a file beside it."""
    if sys.platform == "win32":
        pytest.skip("shell scripts stand for macOS's programs")
    listed = "\n".join(f"  echo '{line}'" for line in LISTED)
    spoken = f"""printf '%s\n' "$*" >> {tmp_path}/said"""
    scripts = {
        "say": f'if [ "$*" = "-v ?" ]; then\n{listed}\nelse {spoken}\nfi\n',
        "defaults": '[ "$*" = "read -g AppleLanguages" ] && printf \'(\\n    "en-DE",\\n    "de-DE"\\n)\\n\'\n',
    }
    for name, script in scripts.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    return tmp_path


def called(macos: Path, language: str, text: str, manner: Manner | None = None) -> str:
    """Let `say` say a text, and return what it is called with."""
    over = Event()
    voice = Command("say", language, lambda kind, number: over.set() if kind != "begun" else None)
    voice.speak(1, text, manner or Manner(), interrupt=False)
    assert over.wait(5)
    return (macos / "said").read_text(encoding="utf-8").splitlines()[-1]


def test_say_speaks_the_language_of_the_game(macos: Path) -> None:
    """In the language of the system by the voice of its settings, otherwise by one that has the language."""
    assert called(macos, "en", "Red 7.") == "-- Red 7."
    assert called(macos, "de", "Rote 7.") == "-v Anna -- Rote 7."
    assert called(macos, "de", "Rote 7.", Manner(voice="no such voice")) == "-v Anna -- Rote 7."
    assert called(macos, "de", "Rote 7.", Manner(voice="Grandma (German (DE))")) == "-v Grandma (German (DE)) -- Rote 7."
    assert called(macos, "fr", "7 rouge.", Manner(60)) == "-v Thomas -r 338 -- 7 rouge."
    assert called(macos, "nl", "Rode 7.") == "-- Rode 7."


def test_say_speaks_by_the_first_voice_where_the_known_one_or_the_languages_of_the_system_are_missing(macos: Path) -> None:
    (macos / "defaults").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    assert called(macos, "en", "Red 7.") == "-v Bad News -- Red 7."


def test_say_takes_no_text_for_a_command(macos: Path) -> None:
    assert called(macos, "en", "[[slnc 5000]] [[[x]]] [y] -") == "-- [ [slnc 5000]] [ [ [x]]] [y] -"


def test_say_is_called_with_a_voice_of_the_language_if_one_is_wanted(macos: Path) -> None:
    voices = say_voices(str(macos / "say"), "en")
    assert list(voices) == ["Bad News", "Eddy (English (UK))"]
    assert say_arguments(Manner(), "en", voices) == ["--"]
    assert say_arguments(Manner(60, voice="Bad News"), "en", voices) == ["-v", "Bad News", "-r", "338", "--"]
    assert say_arguments(Manner(voice="Anna"), "en", voices) == ["--"]


@pytest.mark.terminal
async def test_sapi_speaks_as_it_is_set(fakes: Log, tmp_path: Path) -> None:
    """With a fake of SAPI's COM object, whose own rate is 2 of 10."""
    heard = Heard("sapi5", tmp_path)
    await heard.chain.start()
    assert await heard.voices() == ("David", "Hazel")
    await heard.say("One & two <three>.", Manner())
    await heard.say("Two.", Manner(50, -50, -100, "Hazel"))
    await heard.say("Three.", Manner())
    said = [(each["text"], each["rate"], each["pitch"], each["volume"], each["voice"]) for each in fakes()]
    assert said == [
        ("One & two <three>.", 2, 0, 100, "David"),
        ("Two.", 6, -5, 10, "Hazel"),
        ("Three.", 2, 0, 100, "David"),
    ]
    await heard.speaker.close()


@pytest.mark.terminal
async def test_prismatoid_speaks_as_it_is_set_where_its_backend_can(
    fakes: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a fake of prismatoid, which fails where it is told what it cannot do, or a number out of its range."""
    heard = Heard("prism", tmp_path)
    await heard.chain.start()
    assert heard.chain.abilities == set(Ability)
    assert await heard.voices() == ("Alba", "Cleo")
    await heard.say("One.", Manner(100, -100, -100, "Cleo"))
    await heard.say("Two.", Manner())
    said = [[each["rate"], each["pitch"], each["volume"], each["voice"]] for each in fakes()]
    assert said == [pytest.approx([1.0, 0.0, 0.1, 2]), pytest.approx([0.4, 0.5, 0.8, 0])]
    await heard.speaker.close()
    monkeypatch.setenv("FAKE_FEATURES", "set_rate,get_rate,set_pitch")
    heard = Heard("prism", tmp_path)
    await heard.chain.start()
    assert heard.chain.abilities == {Ability.RATE}
    assert await heard.voices() == ()
    await heard.say("Three.", Manner(-50, 50, 50, "Cleo"))
    assert fakes()[-1] | {"begun": 0, "ended": 0} == {
        "text": "Three.", "begun": 0, "ended": 0, "rate": 0.2, "pitch": 0.5, "volume": 0.8, "voice": 0
    }  # fmt: skip
    await heard.speaker.close()


@pytest.mark.terminal
async def test_prismatoid_has_no_voices_where_the_usual_one_cannot_be_read(
    fakes: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a fake of prismatoid whose backend says that its voice can be read, and fails."""
    monkeypatch.setenv("FAKE_FEATURES", "get_voice,set_voice,count_voices,get_voice_name,get_voice_language")
    monkeypatch.setenv("FAKE_UNREADABLE", "voice")
    heard = Heard("prism", tmp_path)
    await heard.chain.start()
    assert await heard.voices() == ()
    await heard.say("One.", Manner(voice="Cleo"))
    await heard.say("Two.", Manner())
    assert [(each["text"], each["voice"]) for each in fakes()] == [("One.", 0), ("Two.", 0)]
    await heard.speaker.close()


@pytest.mark.parametrize(("value", "on_scale"), [(-100, 10), (-50, 45), (0, 80), (50, 90), (100, 100)])
def test_a_scale_keeps_what_is_usual_in_its_middle(value: int, on_scale: float) -> None:
    assert scale(value, 10, 80, 100) == on_scale
