"""Fenrir in its pty mode, which compares the rows of the screen."""

from __future__ import annotations

import shlex
import time
from pathlib import Path

from readers.keys import sent
from readers.stage import end_everything_of
from readers.terminals import Pty
from readers.verdict import Heard
from readers.yasr import log_lines, script

SETTINGS = Path("/etc/fenrirscreenreader/settings/settings.conf")


LETTERS_A_SECOND = 400
OF_ITS_OWN = ("", "Start Fenrir", "pychant is not installed")


class Fenrir:
    """Fenrir with a speech command that writes everything down and takes as long as speaking."""

    name = "Fenrir"
    pace = 0.3
    kept = frozenset({"escape", "f1", "f2"})

    def start(self, program: list[str], environment: dict[str, str], home: Path) -> None:
        self._log = home / "said.log"
        self._home = environment["UNO_TUI_HOME"]
        tts = shlex.join(["sh", str(Path(__file__).parent / "tts_text.sh")])
        game = script(home / "game", shlex.join(program))
        self._write_settings(home, {
            "sound": {"enabled": "False", "driver": "dummyDriver"},
            "speech": {"driver": "genericDriver", "genericSpeechCommand": f'{tts} "fenrirText"'},
            "general": {"shell": str(game), "debugFile": f"{home}/debug.log", "clipboardExportPath": f"{home}/clip"},
            "remote": {"enable": "False", "enabled": "False", "driver": "dummyDriver"},
            "keyboard": {"interruptOnKeyPress": "False"},
        })  # fmt: skip
        environment |= {"TERM": "linux", "TTS_LOG": str(self._log), "LETTERS_A_SECOND": str(LETTERS_A_SECOND)}
        environment["HOME"] = str(home)
        self._pty = Pty(["fenrir", "-e", "-s", str(home / "settings.conf")], environment)

    def _write_settings(self, home: Path, wanted: dict[str, dict[str, str]]) -> None:
        lines, section = [], ""
        for line in SETTINGS.read_text(encoding="utf-8").splitlines():
            section = line.strip("[] ") if line.startswith("[") else section
            name = line.split("=")[0].strip()
            value = wanted.get(section, {}).get(name)
            lines.append(line if value is None else f"{name}={value}")
        (home / "settings.conf").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def press(self, key: str) -> None:
        self._pty.write(sent(key, console=True))

    def listen(self, seconds: float) -> None:
        self._pty.listen(seconds)

    def heard(self) -> list[Heard]:
        said = [(at, text) for at, kind, text in log_lines(self._log) if kind == "SAY"]
        return [Heard(at, text) for at, text in said if text.strip() not in OF_ITS_OWN]

    def noise(self) -> int:
        kinds = [kind for _, kind, _ in log_lines(self._log)]
        speaks = kinds.count("SAY") > kinds.count("END") + kinds.count("CUT")
        return time.monotonic_ns() if speaks else len(kinds)

    def echo(self, key: str) -> tuple[str, ...]:
        return ()

    def stop(self) -> None:
        self._pty.stop()
        end_everything_of(Path(self._home))
