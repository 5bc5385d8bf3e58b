"""Checks the surroundings: the program's own parts, the terminal, screen readers, folders."""

from __future__ import annotations

import locale
import os
import platform
import re
import shutil
import sys
from collections.abc import Collection, Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from uno_tui import __version__
from uno_tui.i18n.translator import Translator
from uno_tui.ui.checkup.finding import Finding, Task
from uno_tui.ui.looks import is_dumb
from uno_tui.ui.origin import origin
from uno_tui.ui.saving import why_not_written
from uno_tui.ui.settings import NOWHERE, Folders

LEAST = (40, 12)
"""The columns and lines that the full screen needs."""
_NAME = re.compile(r"[\w.-]+")


def program(translator: Translator) -> Iterator[Finding]:
    """Yield the version and form of the program, the system, and the packages that it needs."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    form = translator.text(f"doctor-form-{origin()}")
    python = platform.python_version()
    yield Finding(translator.text("doctor-program", version=__version__, form=form, python=python, system=system))
    there, missing = packages()
    if there:
        yield Finding(translator.text("doctor-packages", packages=", ".join(there)))
    if missing:
        names = ", ".join(missing)
        yield Finding(translator.text("doctor-packages-missing", packages=names), names, Task.PLAY)


def packages() -> tuple[list[str], list[str]]:
    """Return the packages that the program needs: those present, with their versions, and those missing."""
    there, missing = [], []
    for required in _required():
        name = _NAME.match(required)
        # Extras may be missing.
        if name is None or "extra ==" in required:
            continue
        try:
            there.append(f"{name[0]} {version(name[0])}")
        except PackageNotFoundError:
            if ";" not in required:  # else it may be for another system
                missing.append(name[0])
    return there, missing


def _required() -> list[str]:
    try:
        return requires("uno-tui") or []
    except PackageNotFoundError:
        return []


def terminal(translator: Translator) -> Iterator[Finding]:
    """Yield the size of the terminal, its colours, and its encoding."""
    if sys.stdout.isatty():
        columns, lines = shutil.get_terminal_size()  # a serial line says 0, and is taken for a usual terminal
        name, colours = os.environ.get("TERM", ""), colours_of_terminal()
        text = translator.text("doctor-terminal", columns=columns, lines=lines, colours=colours, name=name or "-")
        yield Finding(text)
        if columns < LEAST[0] or lines < LEAST[1]:
            small = translator.text("doctor-terminal-small", columns=LEAST[0], lines=LEAST[1])
            yield Finding(small, translator.text("doctor-what-room"))
    else:
        yield Finding(translator.text("doctor-no-terminal"))
    yield _encoding(translator)


def _encoding(translator: Translator) -> Finding:
    encoding = (sys.stdout.encoding or locale.getpreferredencoding(False)).upper()
    if encoding in ("UTF-8", "UTF8") or not sys.stdout.isatty():  # what reads a pipe or a file knows why it is so
        return Finding(translator.text("doctor-encoding", encoding=encoding))
    return Finding(translator.text("doctor-encoding-poor", encoding=encoding), translator.text("doctor-what-letters"))


def colours_of_terminal() -> int:
    """Return the number of colours that the terminal reports; 0 if none are wanted."""
    if os.environ.get("NO_COLOR") or is_dumb():
        return 0
    # Windows Terminal is known by a variable of its own.
    if os.environ.get("COLORTERM", "").lower() in ("truecolor", "24bit") or "WT_SESSION" in os.environ:
        return 1 << 24
    return 256 if "256" in os.environ.get("TERM", "") else 16


def readers(translator: Translator, running: Collection[str], *, needed: bool) -> Finding:
    """Return which screen readers run; `needed`: the player has chosen to hear the game through one."""
    if running:
        return Finding(translator.text("doctor-readers", readers=translator.enumerate(sorted(running))))
    return Finding(translator.text("doctor-readers-unseen" if needed else "doctor-readers-none"))


def folders_of_player(translator: Translator, folders: Folders) -> Iterator[Finding]:
    """Yield whether settings and tables can be saved, and where; and where logs are."""
    for text, folder in (("settings", folders.config), ("tables", folders.data)):
        reason = why_not_written(folder)
        if folder.is_relative_to(NOWHERE):
            not_written = translator.text("doctor-no-home")
        elif reason is not None:
            not_written = translator.text("doctor-folder-not", folder=str(folder), reason=translator.sentence(reason))
        # Written now, but not tomorrow: a game under sudo leaves files that the player cannot change.
        elif (owner := other_owner(folder)) is not None:
            not_written = translator.text("doctor-folder-other", folder=str(owner[0]), owner=owner[1])
        else:
            yield Finding(translator.text(f"doctor-folder-{text}", folder=str(folder)))
            continue
        yield Finding(not_written, translator.text(f"doctor-place-{text}"), Task.SAVE)
    if not folders.logs.is_relative_to(NOWHERE):
        yield Finding(translator.text("doctor-logs", voices=str(folders.log), errors=str(folders.errors)))


if sys.platform == "win32":

    def other_owner(folder: Path) -> tuple[Path, str] | None:
        """Return None: on Windows rights decide who can write, not owners."""
        return None
else:
    import pwd

    def other_owner(folder: Path) -> tuple[Path, str] | None:
        """Return the folder, or one that it is in up to the home, that another user owns, and who; None if none is.

        An administrator can write there, and the owner cannot change what was written.
        """
        home = Path(os.path.expanduser("~"))  # noqa: PTH111 - `Path.home` raises where no home is known
        near = (folder, folder.parent) if not folder.is_relative_to(home) else (folder, *folder.parents)
        for each in near:
            owner = each.stat().st_uid
            # Folders of root, such as those above a home, are as they should be.
            if owner not in (os.geteuid(), 0):
                try:
                    return each, pwd.getpwuid(owner).pw_name
                except KeyError:
                    return each, str(owner)
            if each == home:
                break
        return None
