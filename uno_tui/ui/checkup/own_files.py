"""Checks the files of the player's presets and progress, if they exist."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from uno_tui.i18n.translator import Translator
from uno_tui.message import MessageError
from uno_tui.ui import presets
from uno_tui.ui.checkup.finding import Finding, Task
from uno_tui.ui.lessons import progress
from uno_tui.ui.settings import Folders


def presets_and_lessons(translator: Translator, folders: Folders) -> Iterator[Finding]:
    """Yield the files that cannot be used, and what to do about each."""
    for path, read, missing in (
        (folders.presets, _read_presets, "doctor-what-presets"),
        (folders.lessons, progress.read, "doctor-what-lessons"),
    ):
        try:
            if path.exists():  # else its folder may be none, which is told of the folder
                read(path)
        except MessageError as error:
            yield Finding(translator.sentence(error.message), translator.text(missing), Task.SAVE)
        except OSError:
            continue  # nobody may look there: so of the folder, too


def _read_presets(path: Path) -> None:
    """Read all presets. Raises PresetError for the first that cannot be played, too."""
    for name, preset in presets.read(path).items():
        presets.must_be_usable(path, name, preset)
