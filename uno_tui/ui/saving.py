"""Saving: what the player is told is saved, is saved; where nothing can be saved, the game goes on and says so."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from uno_tui.host.match import Match
from uno_tui.host.record_file import SEATS
from uno_tui.host.saved_files import SavedFiles
from uno_tui.host.store import PRACTICE_TABLES, Store
from uno_tui.message import Message, at_line, message, why
from uno_tui.notation.referee import Referee
from uno_tui.speech.utterance import Urgency
from uno_tui.ui import presets, settings, toml
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys import keymap
from uno_tui.ui.settings import NOWHERE, Folders

POSITION = "position.table"
"""The file for positions, which players edit."""


class Trouble(msgspec.Struct, frozen=True):
    """The reason why some of the player's files cannot be saved; `what` is `all`, `tables` or `settings`."""

    what: str
    reason: Message


def why_not_written(folder: Path) -> Message | None:
    """Return why nothing can be written in a folder, which is made if need be; None if something can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Not by `tempfile`, which on Windows tries for ever in a folder that cannot be written (CPython gh-66305).
        probe = folder / f".uno-tui-{os.getpid()}"
        try:
            with probe.open("wb", buffering=0) as file:
                # Some bytes, because a full disk still makes empty files.
                file.write(b"uno-tui")
        finally:
            probe.unlink(missing_ok=True)
    except OSError as error:
        return why(error)
    return None


def storage_trouble(folders: Folders) -> Trouble | None:
    """Return why settings or tables cannot be saved; None if both can."""
    if folders.data.is_relative_to(NOWHERE):
        return Trouble("all", message("home-unknown"))
    found = []
    for what, folder in (("tables", folders.data), ("settings", folders.config)):
        reason = why_not_written(folder)
        if reason is not None:
            found.append(Trouble(what, at_line(str(folder), 0, reason)))
    # One sentence for both, with the first reason.
    if len(found) == 2:
        return Trouble("all", found[0].reason)
    return found[0] if found else None


def find_unreadable(folders: Folders) -> dict[Path, OSError]:
    """Return the files that are there and that the system does not let the program read, with the reason."""
    found: dict[Path, OSError] = {}
    for path in (folders.settings, folders.keymap):
        try:
            path.open("rb").close()
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            found[path] = error
    return found


def _read_position(path: Path) -> None:
    """Read a position that a player may have edited. Raises TableError, or ValueError if it is no position."""
    problems = Referee(path.read_text(encoding="utf-8"), path.name).problems()
    if problems:
        raise ValueError(str(path))


class Saving:
    """Guards the player's files as long as the session lasts."""

    def __init__(self, folders: Folders, announcer: ProgramAnnouncer) -> None:
        self._folders = folders
        self._announcer = announcer
        # Before anything is written: a file that cannot be read must not be replaced by the defaults.
        self._unreadable = find_unreadable(folders)
        """Files that are left as they are, because they could not be read, with the reason."""
        self._files = SavedFiles(
            {
                folders.settings: settings.read,
                folders.keymap: lambda path: keymap.load(own_file=path),
                folders.presets: presets.read,
                folders.lessons: lambda path: toml.parse(path.read_text(encoding="utf-8")),
                folders.data / POSITION: _read_position,
            },
            [Store(folders.tables), Store(folders.practice, PRACTICE_TABLES)],
        )
        self._files.remember(folders.settings, folders.keymap, folders.presets, folders.lessons)
        self.trouble = storage_trouble(folders)
        self._at_start = True
        self._goodbye: list[str] | None = None
        """The sentences that are said with the goodbye; None before the end."""

    def first_words(self) -> str:
        """Return what cannot be read or saved, the first time that it is asked for; "" if all is well."""
        first, self._at_start = self._at_start, False
        if not first:
            return ""
        sentence = self._announcer.translator.sentence
        said = []
        if self.trouble is not None:
            said.append(self._announcer.text(f"unsaved-{self.trouble.what}", reason=sentence(self.trouble.reason)))
        # Also where nothing can be saved: that the player's own keys do not work is another thing.
        for path, error in self._unreadable.items():
            said.append(self._announcer.text("defaults-apply", path=str(path), reason=sentence(why(error))))
        return " ".join(said)

    def is_known(self, what: str) -> bool:
        """Return whether the player was told at the start that `tables` or `settings` cannot be saved."""
        return self.trouble is not None and self.trouble.what in ("all", what)

    # Single files.

    def save(self, path: Path, write: Callable[[], object]) -> OSError | None:
        """Write a file by `write`; return why that failed. A file that could not be read is left as it is."""
        if path in self._unreadable:
            return self._unreadable[path]
        try:
            write()
        except OSError as error:
            return error
        self.remember(path)
        return None

    def remember(self, *paths: Path) -> None:
        """Remember files that have just been written, and look after the others."""
        self._files.remember(*paths)
        self.restore()

    def forget(self, *paths: Path) -> None:
        """Stop guarding files that are meant to change or to be deleted."""
        self._files.forget(*paths)

    def restore(self) -> None:
        """Write again what another program has deleted, cut or damaged, and say so, and what it has edited."""
        for each in self._files.restore():
            if each.error is not None:
                reason = self._announcer.translator.sentence(why(each.error))
                self._tell("file-trouble", path=str(each.path), reason=reason)
            elif each.edited:
                self._tell("file-edited", path=str(each.path))
            elif each.other is not None:
                self._tell("file-restored-beside", path=str(each.path), other=str(each.other))
            else:
                self._tell("file-restored", path=str(each.path))

    # The match that is played.

    def begin(self, match: Match) -> None:
        """Look after a match's record until `leave`."""
        match.moved = lambda path: self._tell("record-moved", path=str(path))
        match.restored = lambda path: self._tell("file-restored", path=str(path))
        match.saving_changed = self._saving_changed
        if match.path is not None:
            # The match looks after its own record and changes it at every move.
            self.forget(match.path, match.path.with_suffix(SEATS))
        if match.unsaved is not None:
            self._saving_changed(match.unsaved)

    def leave(self, match: Match) -> None:
        """Look after the record of a match that is no longer played."""
        if match.path is not None and match.unsaved is None:
            self._files.remember(match.path, match.path.with_suffix(SEATS))

    def _saving_changed(self, unsaved: OSError | None) -> None:
        if unsaved is None:
            self._tell("record-saved-again")
            self.trouble = storage_trouble(self._folders)  # what was told at the start may be over
        # Said at the start already: every new table would say it again.
        elif not self.is_known("tables"):
            self._tell("record-unsaved", reason=self._announcer.translator.sentence(why(unsaved)))

    def secure(self, match: Match | None) -> None:
        """Make sure that everything is on disk, before the player is told that it is."""
        if match is not None:
            match.secure()
        self.restore()

    def last_words(self, match: Match | None, goodbye: str) -> str:
        """Make sure that everything is on disk, and return what is said when the program ends.

        `goodbye` is the id of the text where all is well.
        """
        # Sentences that come now are part of the goodbye: after it nothing more is heard.
        said = self._goodbye = []
        try:
            self.secure(match)
        finally:
            self._goodbye = None
        text, sentence = self._announcer.text, self._announcer.translator.sentence
        # Asked once more: a disk that was full at the start may have room now.
        trouble = None if self.trouble is None else storage_trouble(self._folders)
        if trouble is not None and trouble.what != "settings":
            said.append(text("goodbye-unsaved", reason=sentence(trouble.reason)))
        # Folders can be written, but this record could not: only this game is lost, or its last moves.
        elif match is not None and match.unsaved is not None:
            lost = "goodbye-game-unsaved" if match.is_partly_saved else "goodbye-game-lost"
            said.append(text(lost, reason=sentence(why(match.unsaved))))
        else:
            said.append(text(goodbye))
            if trouble is not None:
                said.append(text("settings-were-unsaved", reason=sentence(trouble.reason)))
        return " ".join(said)

    def stays_saved(self, match: Match | None) -> bool:
        """Make sure that a match that is left can be gone on with later, and return whether it can."""
        self.secure(match)
        return match is None or match.unsaved is None

    def _tell(self, message_id: str, **values: object) -> None:
        if self._goodbye is None:
            self._announcer.tell(message_id, urgency=Urgency.URGENT, **values)
        else:
            self._goodbye.append(self._announcer.text(message_id, **values))
