"""Orca in a VTE terminal, without a screen or a sound card: Xvfb, a session bus of its own, and a Speech Dispatcher.

One `Desktop` serves many scenes: Orca runs all the time, and every scene opens a terminal of its own. What Orca says
stands in its own log, with the time.
"""

from __future__ import annotations

import datetime
import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from conftest import Dispatcher
from readers.keys import called
from readers.stage import end_everything_of
from readers.verdict import Heard
from readers.yasr import script, size

DISPLAY = ":77"
SAYS = re.compile(r"(\d\d:\d\d:\d\d\.\d+) - SPEECH OUTPUT: '(.*)")
ENDS = re.compile(r"' ?\[?(\{'|ACSS|<).*$")
HOUR = 3600.0
"""In seconds."""
ECHO = {"enter": ("return",), "backspace": ("backspace",), "?": ("left shift",), ".": ("dot",)}


class Desktop:
    """Everything around Orca, from the screen to the voice."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="o"))
        self.log = self.folder / "orca.log"
        self._started: list[subprocess.Popen[bytes]] = []
        speech = self.folder / "speech"
        speech.mkdir()
        self._dispatcher = Dispatcher(speech)
        self._dispatcher.start()
        self.words = self._dispatcher.words_file
        home = self.folder / "home"
        (self.folder / "run").mkdir(mode=0o700)
        home.mkdir()
        self.environment = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ} | {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "DISPLAY": DISPLAY,
            "SPEECHD_ADDRESS": self._dispatcher.address,
            "LC_ALL": "C.UTF-8",
            "GTK_MODULES": "gail:atk-bridge",
            "GNOME_ACCESSIBILITY": "1",
        }
        self._start_desktop()

    def _start_desktop(self) -> None:
        self.run("Xvfb", DISPLAY, "-screen", "0", "1280x900x24", "-nolisten", "tcp")
        _wait_for(Path(f"/tmp/.X11-unix/X{DISPLAY[1:]}").exists, "Xvfb")  # noqa: S108 - that is where X puts it
        bus = self.run("dbus-daemon", "--session", "--nofork", "--print-address", stdout=subprocess.PIPE)
        assert bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        for key, name in (("interface", "toolkit-accessibility"), ("a11y.applications", "screen-reader-enabled")):
            command = ["gsettings", "set", f"org.gnome.desktop.{key}", name, "true"]
            subprocess.run(command, env=self.environment, capture_output=True, check=False)
        self.run("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1")
        time.sleep(1.0)
        self.run("openbox")
        self.run("orca", "--replace", f"--debug-file={self.log}")
        _wait_for(lambda: bool(self._dispatcher.words()), "Orca")
        time.sleep(1.0)

    def run(self, *command: str, stdout: int = subprocess.DEVNULL) -> subprocess.Popen[bytes]:
        """Start a program on this desktop."""
        self._started.append(
            subprocess.Popen(
                command, env=self.environment, stdout=stdout, stderr=subprocess.DEVNULL, start_new_session=True
            )
        )
        return self._started[-1]

    def stop(self) -> None:
        """End everything."""
        for process in reversed(self._started):
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
                try:
                    process.wait(2)
                except subprocess.TimeoutExpired:
                    os.killpg(process.pid, signal.SIGKILL)
        self._dispatcher.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Orca:
    """Orca beside a terminal."""

    name = "Orca"
    pace = 0.35
    kept = frozenset({"f1"})
    """It is the terminal that keeps it."""

    def __init__(self, desktop: Desktop) -> None:
        self._desktop = desktop

    def start(self, program: list[str], environment: dict[str, str], home: Path) -> None:
        self._home = environment["UNO_TUI_HOME"]
        own = {name: environment[name] for name in ("UNO_TUI_HOME", "LC_ALL", "PYTHONPATH") if name in environment}
        settings = [f"{name}={value}" for name, value in own.items()]
        game = script(home / "game", shlex.join(["env", *settings, *program]))
        options = ["--disable-factory", "--geometry=80x24", "--hide-menubar"]
        self._terminal = self._desktop.run("mate-terminal", *options, "--", "bash", "--norc", "--noprofile")
        window = ""
        for _ in range(100):
            found = self._xdo("search", "--onlyvisible", "--class", "mate-terminal").split()
            if found:
                window = found[-1]
                break
            time.sleep(0.1)
        self._xdo("windowactivate", "--sync", window)
        time.sleep(1.5)
        self._xdo("type", "--delay", "30", f" exec {game}")
        time.sleep(1.0)
        self._begun = time.time()
        self._xdo("key", "Return")

    def _xdo(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], env=self._desktop.environment, capture_output=True, check=False)
        return done.stdout.decode()

    def press(self, key: str) -> None:
        self._xdo("key", "--clearmodifiers", called(key))

    def listen(self, seconds: float) -> None:
        time.sleep(seconds)

    def heard(self) -> list[Heard]:
        """What stands in its log, which is written late: complete only when everything has ended."""
        return [each for each in spoken(self._desktop.log) if each.at >= self._begun]

    def noise(self) -> int:
        return size(self._desktop.words)

    def echo(self, key: str) -> tuple[str, ...]:
        if key == "start":
            return ECHO["enter"]
        return ECHO.get(key, ("left shift", key) if len(key) == 1 and key.isupper() else (key,))

    def stop(self) -> None:
        for _ in range(3):  # its log is written late: something has to follow
            self._xdo("key", "r")
            time.sleep(0.3)
        end_everything_of(Path(self._home))
        os.killpg(self._terminal.pid, signal.SIGKILL)
        self._terminal.wait()
        time.sleep(1.5)


def spoken(log: Path) -> list[Heard]:
    """The texts that Orca gave to its voice; one may go over several lines of the log."""
    found: list[Heard] = []
    lines = log.read_text(errors="replace", encoding="utf-8").splitlines() if log.exists() else []
    open_: tuple[float, list[str]] | None = None
    for line in lines:
        begins = SAYS.match(line)
        if begins:
            at = datetime.datetime.combine(datetime.date.today(), datetime.time.fromisoformat(begins[1])).timestamp()
            # The log has no dates: what was said before midnight may be read after it.
            open_ = (at if at < time.time() + HOUR else at - 24 * HOUR, [begins[2]])
        elif open_ is not None:
            open_[1].append(line)
        if open_ is not None and ENDS.search(open_[1][-1]):
            found.append(Heard(open_[0], " ".join(ENDS.sub("", "\n".join(open_[1])).split())))
            open_ = None
    return found


def _wait_for(holds: Callable[[], bool], what: str, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"{what} does not come up"
        time.sleep(0.1)
