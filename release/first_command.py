"""Try the README's commands for systems that manage their own Python, and what is said where they cannot do.

    python release/first_command.py

In a clone of this checkout, with the system's programs and an empty home: `pip install uv` is refused, and pipx, from
the system's packages, starts the game and the tests, with no compiler in reach. Then a proxy that does not answer, and
a Python that is too old, where pyenv has one. Ends with 1 and a sentence at the first thing that is wrong.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trial import expect

ROOT = Path(__file__).resolve().parent.parent
SYSTEM = "/usr/local/bin:/usr/bin:/bin"
"""Where the system's own programs are."""
WANTED = ("python3", "pipx", "git", "sh", "uname")
"""All that there is of them here: among them no compiler."""
START = "pipx run uv run uno-tui"
TEST = "pipx run uv run pytest"
OWN = ("VIRTUAL_ENV", "UV_CACHE", "UV_NO_CACHE", "UV_PROJECT", "UV_PYTHON", "PYTHON", "PIPX_", "UNO_TUI_")
"""How the variables begin that would bring in something of the machine's; where packages come from may stay."""
SOME_TESTS = ("-n0", "tests/test_sanitize.py", "tests/ui/test_advice.py")
NO_PROXY = "http://127.0.0.1:9"
"""Where nothing listens."""
PATIENCE = 600
"""Seconds for the slowest: everything is fetched."""


def main() -> None:
    """Try everything."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in (START, TEST, "pip install uv && uv run uno-tui", "pip install uv && uv run pytest"):
        expect(command in readme, [command], "stands nowhere in README.md")
    with checkout() as (clone, programs):
        is_refused(clone, programs)
        plays(clone, programs)
        tests(clone, programs)
        needs_a_proxy(clone, programs)
    for python in sorted((Path.home() / ".pyenv" / "versions").glob("3.10.*/bin/python"))[-1:]:
        with checkout() as (clone, programs):
            is_too_old(clone, python)


@contextmanager
def checkout() -> Iterator[tuple[Path, Path]]:
    """Make a clone, with a folder of the system's programs beside it."""
    with tempfile.TemporaryDirectory(prefix="uno-tui-") as folder:
        place = Path(folder)
        subprocess.run(["git", "clone", "-q", ROOT, place / "clone"], check=True)
        (place / "bin").mkdir()
        for name in WANTED:
            found = shutil.which(name, path=SYSTEM)
            expect(found is not None, [name], f"install {name} from the system's packages to try this")
            (place / "bin" / name).symlink_to(str(found))
        yield place / "clone", place / "bin"


def run(command: str, clone: Path, path: Path, typed: str = "", **more: str) -> tuple[int, str]:
    """Return the exit code and output of a command in a clone, with the programs of one folder."""
    kept = {name: value for name, value in os.environ.items() if not name.upper().startswith(OWN)}
    done = subprocess.run(
        shlex.split(command),
        cwd=clone,
        env=kept | {"PATH": str(path), "HOME": str(clone.parent / "home"), "LC_ALL": "C.UTF-8"} | more,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE,
    )
    return done.returncode, done.stdout


def told(what: str, began: float) -> None:
    """Say what holds, and how long it took."""
    print(f"{what}: {time.monotonic() - began:.1f} s", flush=True)


def is_refused(clone: Path, programs: Path) -> None:
    """`pip install uv` is refused by the system's Python: else this is no system to try the rest on."""
    began = time.monotonic()
    code, said = run("python3 -m pip install uv", clone, programs)
    expect(code != 0 and "externally-managed-environment" in said, ["pip install uv"], f"is not refused here: {said}")
    expect(shutil.which("cc", path=str(programs)) is None, ["cc"], "is there")
    told("pip install uv is refused", began)


def plays(clone: Path, programs: Path) -> None:
    """Check that the game starts, deals, and keeps the table."""
    began = time.monotonic()
    code, said = run(START, clone, programs, "start a game\nhand\nquit\n")
    holds = code == 0 and "You have 7 cards." in said and "Goodbye. The game is saved." in said
    expect(holds, [START], f"{code}\n{said}")
    told(START, began)


def tests(clone: Path, programs: Path) -> None:
    """Check that some tests run; all are run elsewhere."""
    began = time.monotonic()
    code, said = run(shlex.join([*shlex.split(TEST), *SOME_TESTS]), clone, programs)
    expect(code == 0 and " passed" in said and "failed" not in said, [TEST], f"{code}\n{said}")
    told(f"{TEST} {shlex.join(SOME_TESTS)}", began)


def needs_a_proxy(clone: Path, programs: Path) -> None:
    """Check that a proxy that does not answer soon ends in a sentence with the cause."""
    began = time.monotonic()
    shutil.rmtree(clone / ".venv")
    nothing = {"HTTPS_PROXY": NO_PROXY, "HTTP_PROXY": NO_PROXY, "UV_NO_CACHE": "1"}
    code, said = run(START, clone, programs, "quit\n", **nothing)
    expect(code != 0 and "tunnel error" in said and "Traceback" not in said, [NO_PROXY], f"{code}\n{said}")
    told("a proxy that does not answer is told", began)


def is_too_old(clone: Path, python: Path) -> None:
    """Check that with Python 3.10 alone, each way to start ends with 1 or 2 and names the version that is needed."""
    began = time.monotonic()
    code, said = run(f"{python} -m uno_tui", clone, Path("/nowhere"))
    expect(code == 2 and said == "uno_tui needs Python 3.11 or newer; this is 3.10.\n", [python], f"{code}\n{said}")
    subprocess.run([python, "-m", "venv", clone.parent / "old"], check=True)
    programs = clone.parent / "old" / "bin"
    code, said = run(f"{programs}/pip install -q uv", clone, programs)
    expect(code == 0, ["pip install uv"], said)
    for command, needed in ((f"{programs}/uv run uno-tui", "Python >=3.11"), (f"{programs}/pip install .", ">=3.11")):
        code, said = run(command, clone, programs, UV_PYTHON_DOWNLOADS="never")
        expect(code in (1, 2) and needed in said and "Traceback" not in said, [command], f"{code}\n{said}")
    told("Python 3.10 is told", began)


if __name__ == "__main__":
    if sys.platform == "linux":
        main()
    else:
        print("not tried: this is no Linux")
