"""Keymaps: which key means which command. A file with a mistake is refused with the line and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from uno_tui.core.catalogue import built_in
from uno_tui.core.commands import Command, Context
from uno_tui.host.files import write_whole
from uno_tui.message import Message, MessageError, at_line, message, why
from uno_tui.sanitize import sanitize
from uno_tui.ui import toml
from uno_tui.ui.keys.commands import built_in_commands, commands_at, get_command, owner_of
from uno_tui.ui.keys.spelling import KeyNameError, is_hard, parse

DEFAULT = "default"

if TYPE_CHECKING:
    from tomlkit import TOMLDocument


class KeymapError(MessageError):
    """Raised for a keymap that cannot be used; the sentence says which file, which line, and why.

    `rivals` are the two commands that claim the same key, if that is the reason.
    """

    def __init__(self, file: str, line: int, reason: Message, rivals: tuple[str, ...] = ()) -> None:
        super().__init__(at_line(file, line, reason))
        self.line = line
        self.rivals = rivals


class UnreadableKeymap(KeymapError):
    """The player's own keymap, which the system does not let the program read."""


class Keymap:
    """The keys of every command."""

    def __init__(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        self.keys = dict(keys)
        self._by_key: dict[str | None, dict[tuple[Context, str], str]] = {}

    def of(self, command: str) -> tuple[str, ...]:
        """Return the keys of a command. Raises KeyError if there is no such command."""
        named = self.keys.get(command)
        if named is None:
            found = get_command(command)
            if found is None:
                raise KeyError(command)
            # A plug-in's command that no keymap names has the keys of its declaration.
            named = found.keys
        return named

    def command(self, key: str, context: Context, game: str | None = None) -> str | None:
        """Return the command that `key` means in a context, at a table of `game`; None if it means none."""
        # Made once for each game: every key is looked up here.
        if game not in self._by_key:
            self._by_key[game] = self._commands_by_key(game)
        meant = self._by_key[game]
        # Reading a keymap refuses a key that has both meanings.
        return meant.get((context, key)) or meant.get((Context.EVERYWHERE, key))

    def _commands_by_key(self, game: str | None) -> dict[tuple[Context, str], str]:
        """Return the command of every key at a table of `game`.

        Commands with keys in this keymap go first; those of a plug-in that it does not name get keys that are left.
        """
        there = built_in_commands() if game is None else commands_at(game)
        meant: dict[tuple[Context, str], str] = {}
        for command in sorted(there.values(), key=lambda each: each.id not in self.keys):
            # A plug-in's command may have the id of another game's command; then only its own keys count.
            is_namesake = game is not None and owner_of(command.id) not in (None, game)
            for key in command.keys if is_namesake else self.of(command.id):
                if (Context.EVERYWHERE, key) not in meant:
                    meant.setdefault((command.context, key), command.id)
        return meant


def shipped_folder() -> Path:
    """Return the folder of the shipped keymaps: inside the package in a wheel, beside it in a checkout."""
    inside = Path(str(resources.files("uno_tui"))) / "keymaps"
    return inside if inside.is_dir() else inside.parent.parent / "keymaps"


def shipped() -> list[str]:
    """Return the names of the shipped keymaps."""
    return sorted(path.stem for path in shipped_folder().glob("*.toml"))


def load(name: str = DEFAULT, own_file: Path | None = None) -> Keymap:
    """Return the default keymap, with `name` (a shipped keymap or a path) and then the player's file laid over it.

    Raises KeymapError; UnreadableKeymap if the player's own file cannot be read.
    """
    of_games = {command: each.keys for command, each in built_in_commands().items() if each.keys}
    # Each layer replaces all keys of the commands that it names, and keeps those of the others.
    keys = _read(shipped_folder() / f"{DEFAULT}.toml", of_games)
    if name != DEFAULT:
        path = shipped_folder() / f"{name}.toml" if name in shipped() else Path(name)
        keys = _read(path, keys)
    if own_file is not None:
        try:
            keys = _Reader(str(own_file), _text(own_file)).read(keys)
        except (FileNotFoundError, NotADirectoryError):  # the player has no keys of their own
            pass
        except OSError as error:
            raise UnreadableKeymap(str(own_file), 0, message("file-unread", reason=why(error))) from None
    return Keymap(keys)


def _read(path: Path, base: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return the keys of a file over those of `base`. Raises KeymapError."""
    try:
        return _Reader(str(path), _text(path)).read(base)
    except OSError as error:
        reason = message("keymap-missing", reason=why(error), keymaps=", ".join(shipped()))
        raise KeymapError(str(path), 0, reason) from None


def _text(path: Path) -> str:
    """Return the text of a keymap file. Raises OSError, KeymapError."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise KeymapError(str(path), 0, message("not-utf8", byte=error.start)) from None


def change(own: Path, name: str, command: str, key: str) -> Keymap:
    """Make `key` mean `command` in the player's `own` file, over the keymap `name`; the rest of the file stays.

    Returns the new keymap. Raises KeymapError or OSError; the file is unchanged then.
    """
    import tomlkit

    # A file with a mistake is refused before it is changed: it would be refused at the next start.
    load(name, own)
    own.parent.mkdir(parents=True, exist_ok=True)
    # As bytes, and with tomlkit, so that line ends, comments and order stay as the player has them.
    text = tomlkit.parse(own.read_bytes().decode("utf-8-sig") if own.exists() else "")
    context = _known(command).context
    text.setdefault(context.value, tomlkit.table())[command] = [key]
    return _keep(own, name, text)


def reset(own: Path, name: str, command: str) -> Keymap:
    """Remove `command` from the player's `own` file, so that it has the keys of the keymap `name` again.

    Returns the new keymap. Raises KeymapError or OSError; the file is unchanged then.
    """
    import tomlkit

    # As in `change`.
    before = load(name, own)
    if not own.exists():
        return before
    text = tomlkit.parse(own.read_bytes().decode("utf-8-sig"))
    section = text.get(_known(command).context.value, {})
    if command in section:
        del section[command]
    return _keep(own, name, text)


def _keep(own: Path, name: str, text: TOMLDocument) -> Keymap:
    """Write the player's own file if it makes a valid keymap, and return that. Raises KeymapError or OSError."""
    keymap = Keymap(_Reader(str(own), text.as_string()).read(load(name).keys))
    write_whole(own, text.as_string())
    return keymap


class _Reader:
    """Reads one keymap file, and finds the line of each mistake."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        try:
            self.data = toml.parse(text)
        except toml.TomlError as error:
            raise KeymapError(file, error.line, message("not-toml", reason=error.message)) from None

    def error(self, word: str, reason: Message, rivals: tuple[str, ...] = ()) -> KeymapError:
        """Return an error in the line where `word` is set."""
        return KeymapError(self.file, toml.line_of(self.text, word), reason, rivals)

    def read(self, base: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        """Return the keys of all commands. Raises KeymapError."""
        keys = dict(base)
        set_here: set[str] = set()
        for section, entries in self.data.items():
            if section not in set(Context) or not isinstance(entries, dict):
                reason = message("keymap-section-unknown", section=sanitize(section), sections=", ".join(Context))
                raise self.error(section, reason)
            for command, names in entries.items():
                keys[command] = self._keys(section, command, names)
                set_here.add(command)
        # When all is read: a key may move from one command to another within a file.
        self._check_no_key_twice(keys, set_here)
        for command in built_in_commands():
            self._check_has_keys(command, keys.get(command, ()))
        return keys

    def _keys(self, section: str, command: str, names: object) -> tuple[str, ...]:
        found = get_command(command)
        if found is None:
            raise self.error(command, message("keymap-command-unknown", command=sanitize(command)))
        context = found.context
        if context != section:
            raise self.error(command, message("keymap-other-section", command=command, section=context))
        listed = [names] if isinstance(names, str) else names
        if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
            raise self.error(command, message("keymap-no-list", command=command))
        try:
            return tuple(dict.fromkeys(parse(name) for name in listed))
        except KeyNameError as error:
            raise self.error(command, message("keymap-key-wrong", command=command, reason=error.message)) from None

    def _check_no_key_twice(self, keys: Mapping[str, tuple[str, ...]], set_here: set[str]) -> None:
        # Plug-ins only where this file names their commands: to look for all of them would slow every start.
        owners = filter(None, map(owner_of, set_here - built_in_commands().keys()))
        for game in dict.fromkeys((*built_in(), *owners)):
            self._check_no_key_twice_at(commands_at(game), keys, set_here)

    def _check_no_key_twice_at(
        self, there: Mapping[str, Command], keys: Mapping[str, tuple[str, ...]], set_here: set[str]
    ) -> None:
        """Raise KeymapError if a key means two commands at one table."""
        met: dict[tuple[Context, str], str] = {}
        for command, named in keys.items():
            if command not in there:
                continue
            context = there[command].context
            # A command that works everywhere takes its key from the table and from lists.
            places = (Context.TABLE, Context.LIST) if context is Context.EVERYWHERE else (context,)
            for key in named:
                for place in places:
                    other = met.setdefault((place, key), command)
                    if other != command:  # blame the command that this file has set
                        blamed = command if command in set_here else other
                        rival = other if blamed == command else command
                        reason = message("keymap-key-twice", key=key, rival=rival, command=blamed)
                        raise self.error(blamed, reason, (blamed, rival))

    def _check_has_keys(self, command: str, named: tuple[str, ...]) -> None:
        if not named:
            raise self.error(command, message("keymap-no-key", command=command))
        if all(map(is_hard, named)):
            raise self.error(command, message("keymap-hard-keys", command=command, keys=", ".join(named)))


def _known(command: str) -> Command:
    found = get_command(command)
    assert found is not None, command  # noqa: S101 - callers pass existing commands only
    return found
