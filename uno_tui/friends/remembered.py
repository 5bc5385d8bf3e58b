"""The friends whose keys are remembered: by which name they play, in which language, and how they follow the table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

import msgspec

from uno_tui.host.files import UNREADABLE, create_new_file, write_whole
from uno_tui.ui.settings import Folders

MOST = 100
"""Keys that are remembered, those of the last friends."""
MOST_TABLES = 50
"""Tables at which a friend's seat is remembered, the last ones."""


class Way(StrEnum):
    """How a guest follows the table: a page for a screen reader, line by line, or a picture."""

    PAGE = "page"
    LINES = "lines"
    PICTURE = "picture"


class Profile(msgspec.Struct):
    """A guest as they were last: `key` is the fingerprint of their public key, "" without one.

    `seats` are those where they sat, by the names of the tables' files, the last one at the end. (`record` and `seat`
    are what earlier versions kept; they are read once, into `seats`, and `record` is emptied.)
    """

    name: str
    key: str = ""
    language: str | None = None
    way: Way | None = None
    record: str = ""
    seat: int = 0
    seats: dict[str, int] = msgspec.field(default_factory=dict)

    def sit(self, record: str, seat: int) -> None:
        """Note the seat at a table."""
        self.seats.pop(record, None)
        self.seats[record] = seat
        for table in tuple(self.seats)[:-MOST_TABLES]:
            del self.seats[table]


class Remembered:
    """The file of remembered keys. What cannot be written is remembered as long as the program runs."""

    def __init__(self, folder: Path, on_failure: Callable[[OSError], None]) -> None:
        self._folder = folder
        self._path = folder / "keys.json"
        self._on_failure = on_failure
        self._profiles: dict[str, Profile] = {}
        self._without_key: dict[str, Profile] = {}
        """Those without a key, by their names, as long as the program runs: so that they are asked only once."""
        try:
            self._profiles = self._read()
        except OSError as error:
            on_failure(error)
        self._in_file = frozenset(self._profiles)
        """The fingerprints that the file had when it was last read or written."""

    def knows(self, key: str) -> bool:
        """Return whether the key with this fingerprint may come in without a code."""
        return key in self._profiles

    def owner(self, record: str, seat: int) -> str:
        """Return the fingerprint of the key of the friend who sat there last; "" if that is not known."""
        owners = (each.key for each in reversed(self._profiles.values()) if each.seats.get(record) == seat)
        return next(owners, "") if record else ""

    def profile(self, key: str, name: str) -> Profile:
        """Return the profile of a key; a new one with this name for a key that is not remembered, or for none."""
        known = self._profiles.get(key) or (None if key else self._without_key.get(name))
        return Profile(name, key) if known is None else _copy(known)

    def keep(self, profile: Profile, sits_at: str = "") -> None:
        """Remember a profile; one without a key as long as the program runs.

        At the table `sits_at` its friend has a seat now, which no other friend has any more.
        """
        lost = [
            other
            for other in (self._profiles.values() if sits_at in profile.seats else ())
            if other.key != profile.key and other.seats.get(sits_at) == profile.seats[sits_at]
        ]
        for other in lost:
            del other.seats[sits_at]
        if not profile.key:
            self._without_key.pop(profile.name, None)
            self._without_key[profile.name] = _copy(profile)
            while len(self._without_key) > MOST:
                del self._without_key[next(iter(self._without_key))]
        else:
            # To the end of the dict: above `MOST`, who has not come for the longest time is forgotten.
            self._profiles.pop(profile.key, None)
            self._profiles[profile.key] = _copy(profile)
            for key in tuple(self._profiles)[:-MOST]:
                del self._profiles[key]
        if profile.key or lost:
            self._write()

    def forget(self, key: str) -> None:
        """Forget the key with this fingerprint."""
        if self._profiles.pop(key, None) is not None:
            self._write()

    def forget_all(self) -> None:
        """Forget all keys."""
        self._profiles.clear()
        self._write()

    @property
    def names(self) -> list[str]:
        """Return the names of those whose keys are remembered."""
        return sorted(each.name for each in self._profiles.values())

    def folders(self, profile: Profile) -> Folders:
        """Return the folders of a guest's own settings and keys. Without a key they are those of the name."""
        # Hashed, because a fingerprint has slashes, and a name may have anything.
        of = profile.key or f"name {profile.name}"
        folder = self._folder / "guests" / hashlib.sha256(of.encode()).hexdigest()[:24]
        return Folders(folder, folder, folder)

    def _read(self) -> dict[str, Profile]:
        """Return the profiles in the file by their fingerprints; what cannot be read is put aside. Raises OSError."""
        found: dict[str, Profile] = {}
        try:
            content = self._path.read_bytes()
        except FileNotFoundError:
            return found
        damaged = False
        try:
            written = msgspec.json.decode(content, type=list[msgspec.Raw])
        except UNREADABLE:
            written, damaged = [], True
        for each in written:
            try:
                profile = msgspec.json.decode(each, type=Profile)
            except UNREADABLE:
                damaged = True
                continue
            if profile.record:
                profile.seats = {profile.record: profile.seat} | profile.seats
                profile.record = ""
            if profile.key:
                found[profile.key] = profile
        if damaged:
            self._put_aside(content)
        return found

    def _put_aside(self, content: bytes) -> None:
        """Keep a damaged file beside the one that will be written, once for each content. Raises OSError."""
        aside = self._path.with_suffix(".damaged")
        kept = aside.parent.glob(f"{aside.stem}*{aside.suffix}")
        if content not in (each.read_bytes() for each in kept):
            create_new_file(aside).write_bytes(content)

    def _write(self) -> None:
        try:
            # Another window may have changed the file: what came is kept, and what was forgotten there stays forgotten.
            there = self._read()
            added = {key: each for key, each in there.items() if key not in self._in_file}
            gone = self._in_file - there.keys()
            self._profiles = {key: each for key, each in (added | self._profiles).items() if key not in gone}
            write_whole(self._path, msgspec.json.encode(list(self._profiles.values())))
            self._in_file = frozenset(self._profiles)
        except OSError as error:
            self._on_failure(error)


def _copy(profile: Profile) -> Profile:
    return msgspec.structs.replace(profile, seats=dict(profile.seats))
