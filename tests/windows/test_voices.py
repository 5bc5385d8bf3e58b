"""Voices of Windows through their real interfaces: NVDA's client is a library, SAPI's voice is a COM object.

What is behind them are stand-ins that write down what they are told to say (`nvda_client.c`, `sapi_voice.py`).
Whatever goes wrong there, the next voice says the text.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import needs

if sys.platform != "win32":
    pytest.skip("tests/speech has the voices of POSIX systems, and fakes of these", allow_module_level=True)

import winreg

import accessible_output2
import pythoncom
from windows.listed import under_wine
from windows.sapi_voice import CLASS, NAME

from uno_tui.process import child
from uno_tui.speech.voices import chain
from uno_tui.speech.voices.chain import Manners, VoiceChain

pytestmark = [pytest.mark.terminal, pytest.mark.slow]

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give helpers more time: under Wine, on a busy machine, a start takes seconds."""
    monkeypatch.setattr(child, "START_DEADLINE", 30.0)
    monkeypatch.setattr(chain, "PATIENCE", 30.0)


class StandIn:
    """What is behind an interface."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir()

    def goes_wrong(self, how: str) -> None:
        """From now on it hangs, crashes and so on; with nothing it works again."""
        (self._folder / "does").write_text(how, encoding="utf-8")

    def said(self) -> list[str]:
        path = self._folder / "said"
        return [line.rstrip() for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


@pytest.fixture
def nvda(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """Put a stand-in in the place of NVDA's client, in a copy of accessible_output2 that helpers load."""
    built = os.environ.get("NVDA_CLIENT")  # tests/windows/run makes it
    if built is None:
        built = str(tmp_path / "client.dll")
        compiler = needs("gcc", "MinGW-w64")
        subprocess.run([compiler, "-O1", "-shared", "-o", built, str(HERE / "nvda_client.c")], check=True)
    package = tmp_path / "modules" / "accessible_output2"
    shutil.copytree(Path(accessible_output2.__file__).parent, package)
    shutil.copy(built, package / "lib" / "nvdaControllerClient64.dll")
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    monkeypatch.setenv("NVDA_STAND_IN", str(tmp_path / "nvda"))
    return StandIn(tmp_path / "nvda")


def write(key: str, value: str) -> None:
    with winreg.CreateKey(winreg.HKEY_CLASSES_ROOT, key) as made:
        winreg.SetValueEx(made, "", 0, winreg.REG_SZ, value)


@pytest.fixture
def sapi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    """Register a stand-in under SAPI's name as long as the test takes; not on a machine that has SAPI itself."""
    if not under_wine():
        pytest.skip("Windows has SAPI itself, which is not to be replaced")
    server = rf"CLSID\{CLASS}"
    keys = {
        rf"{server}\InprocServer32": pythoncom.__file__,
        rf"{server}\PythonCOM": "sapi_voice.SpVoice",
        rf"{server}\PythonCOMPath": str(HERE),
    }
    before = winreg.QueryValue(winreg.HKEY_CLASSES_ROOT, rf"{NAME}\CLSID")
    monkeypatch.setenv("SAPI_STAND_IN", str(tmp_path / "sapi"))
    try:
        for key, value in keys.items():
            write(key, value)
        with winreg.OpenKey(winreg.HKEY_CLASSES_ROOT, rf"{server}\InprocServer32", 0, winreg.KEY_SET_VALUE) as made:
            winreg.SetValueEx(made, "ThreadingModel", 0, winreg.REG_SZ, "both")
        write(rf"{NAME}\CLSID", CLASS)
        yield StandIn(tmp_path / "sapi")
    finally:
        write(rf"{NAME}\CLSID", before)
        for key in (*keys, server):
            with contextlib.suppress(OSError):
                winreg.DeleteKey(winreg.HKEY_CLASSES_ROOT, key)


class Said:
    """A chain of voices, and texts said one after the other."""

    def __init__(self, names: tuple[str, ...], tmp_path: Path) -> None:
        self.chain = VoiceChain(names, "en", Manners(), tmp_path / "voices.log", lambda name: None)

    async def __aenter__(self) -> Said:
        await self.chain.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.chain.close()

    async def say(self, text: str, *, interrupt: bool = True) -> float:
        """Say a text to its end; returns the seconds that took."""
        ended, since = asyncio.Event(), time.monotonic()
        self.chain.speak(text, interrupt=interrupt, on_begun=lambda: None, on_ended=ended.set)
        async with asyncio.timeout(60):
            await ended.wait()
        return time.monotonic() - since

    async def until(self, name: str) -> None:
        """Wait until this voice is back."""
        async with asyncio.timeout(60):
            while self.chain.name != name:
                await asyncio.sleep(0.1)


TEXT = "Grün 7 – „Ö“, 猫 & <b>."


async def test_nvda_gets_every_text_as_speech_and_braille(nvda: StandIn, tmp_path: Path) -> None:
    async with Said(("nvda",), tmp_path) as here:
        await here.say(TEXT)
        await here.say("Your turn.", interrupt=False)
    assert nvda.said() == ["cancel", f"speak {TEXT}", f"braille {TEXT}", "speak Your turn.", "braille Your turn."]


async def test_sapi_gets_every_text(sapi: StandIn, tmp_path: Path) -> None:
    async with Said(("sapi5",), tmp_path) as here:
        assert await here.say(TEXT) > 0.02 * len(TEXT)  # it tells when it has said everything
    assert sapi.said() == [f"speak {TEXT}"]


@pytest.mark.parametrize("how", ["hangs", "crashes", "ends", "asleep", "gone"])
async def test_what_nvda_does_not_say_sapi_says(how: str, nvda: StandIn, sapi: StandIn, tmp_path: Path) -> None:
    async with Said(("nvda", "sapi5"), tmp_path) as here:
        await here.say("First.")
        nvda.goes_wrong(how)
        await here.say("Second.")
        assert here.chain.name == "sapi5"
        assert [line for line in nvda.said() if line.startswith("speak")] == ["speak First."]
        assert sapi.said() == ["speak Second."]
        nvda.goes_wrong("")
        await here.until("nvda")
        await here.say("Third.")
    assert "speak Third." in nvda.said()
    assert sapi.said() == ["speak Second."]


@pytest.mark.parametrize("how", ["hangs", "crashes", "ends", "fails"])
async def test_what_sapi_does_not_say_nvda_says(how: str, nvda: StandIn, sapi: StandIn, tmp_path: Path) -> None:
    async with Said(("sapi5", "nvda"), tmp_path) as here:
        await here.say("First.")
        sapi.goes_wrong(how)
        await here.say("Second.")
        assert here.chain.name == "nvda"
        assert sapi.said() == ["speak First."]
        assert "speak Second." in nvda.said()


@pytest.mark.parametrize("how", ["hangs", "crashes", "ends", "gone"])
async def test_nvda_that_goes_wrong_from_the_start_holds_nothing_up(
    how: str, nvda: StandIn, sapi: StandIn, tmp_path: Path
) -> None:
    nvda.goes_wrong(how)
    async with Said(("nvda", "sapi5"), tmp_path) as here:
        assert here.chain.name == "sapi5"
        await here.say("First.")
    assert sapi.said() == ["speak First."]
