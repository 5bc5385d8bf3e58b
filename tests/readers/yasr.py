"""yasr, which says every letter that is written; Speakup, which needs a kernel module, does the same."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from readers.keys import sent
from readers.stage import end_everything_of
from readers.terminals import Pty
from readers.verdict import Heard

SETTINGS = Path("/etc/yasr/yasr.conf")


def log_lines(log: Path) -> list[tuple[float, str, str]]:
    """What a voice has written down: when, what kind, and the text."""
    if not log.exists():
        return []
    found = []
    for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
        at, _, rest = line.partition("\t")
        kind, _, text = rest.partition("\t")
        found.append((float(at), kind, text))
    return found


def size(path: Path) -> int:
    """How many bytes the file has; 0 if there is none."""
    return path.stat().st_size if path.exists() else 0


def script(path: Path, command: str) -> Path:
    """A shell script that becomes this command."""
    path.write_text(f"#!/bin/sh\nexec {command}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


class Yasr:
    """yasr with an "emacspeak server" that writes everything down. It says no keys itself."""

    name = "yasr"
    pace = 0.25
    kept: frozenset[str] = frozenset()

    def start(self, program: list[str], environment: dict[str, str], home: Path) -> None:
        self._log = home / "said.log"
        self._home = environment["UNO_TUI_HOME"]
        tts = script(home / "tts", shlex.join([sys.executable, str(Path(__file__).parent / "tts_lines.py")]))
        settings = SETTINGS.read_text(encoding="utf-8")
        settings = settings.replace("synthesizer=speech dispatcher", "synthesizer=emacspeak server")
        settings = settings.replace("synthesizer port=127.0.0.1:6560", f"synthesizer port=|{tts}")
        (home / "yasr.conf").write_text(settings, encoding="utf-8")
        game = script(home / "game", shlex.join(program))  # yasr takes the program's options for its own
        environment |= {"TERM": "linux", "TTS_LOG": str(self._log), "HOME": str(home)}
        self._pty = Pty(["yasr", "-C", str(home / "yasr.conf"), str(game)], environment)

    def press(self, key: str) -> None:
        self._pty.write(sent(key, console=True))

    def listen(self, seconds: float) -> None:
        self._pty.listen(seconds)

    def heard(self) -> list[Heard]:
        said = [(at, text[3:].rstrip("}") if text.startswith("q {") else text[2:])
                for at, _, text in log_lines(self._log) if text.startswith(("q {", "l "))]  # fmt: skip
        return [Heard(at, text) for at, text in said if text.strip()]

    def noise(self) -> int:
        return size(self._log)

    def echo(self, key: str) -> tuple[str, ...]:
        return ()

    def stop(self) -> None:
        self._pty.stop()
        end_everything_of(Path(self._home))
