"""The keys that a game's own commands claim, and the free ones."""

from __future__ import annotations

import string
from collections.abc import Iterator

from uno_tui.core.commands import GAME_COMMANDS, Command, Context
from uno_tui.game_check.finding import Finding, fact, fault
from uno_tui.ui.keys.commands import SHARED, commands_at
from uno_tui.ui.keys.keymap import Keymap, load, shipped
from uno_tui.ui.keys.spelling import KeyNameError, is_hard, parse

CANDIDATES = string.ascii_lowercase + string.ascii_uppercase
"""The keys of which the free ones are listed."""


def look(game: str) -> Iterator[Finding]:
    """Yield every key that is claimed twice in a shipped keymap, and the keys that are free in all of them."""
    own = GAME_COMMANDS[game].own
    free, sound = set(CANDIDATES), True
    for command in own:
        for found in _spelling(command):
            sound = False
            yield found
    for name in shipped():
        keymap = load(name)
        taken = _taken(game, keymap)
        # A key is free only if it is free in every shipped keymap.
        free -= taken.keys()
        for command in own:
            for key in keymap.of(command.id):
                # The game's own commands before this one have taken their keys too.
                rival = taken.setdefault(key, command.id)
                if rival != command.id:
                    sound = False
                    kind = "shared" if rival in SHARED else "own"
                    yield fault(f"game-check-key-{kind}", key=key, command=command.id, rival=rival, keymap=name)
                free.discard(key)
    listed = " ".join(sorted(free, key=lambda key: (key.isupper(), key)))
    yield fact("game-check-keys" if sound else "game-check-keys-free", count=len(own), free=listed)


def _spelling(command: Command) -> Iterator[Finding]:
    """Yield the faults in the spelling of a command's keys."""
    for key in command.keys:
        try:
            if parse(key) != key:
                yield fault("game-check-key-written", command=command.id, key=key, usual=parse(key))
        except KeyNameError as error:
            yield fault("game-check-key-wrong", command=command.id, reason=error.message)
    # Some screen readers and terminals keep hard keys, so one key must be an easy one.
    if not command.keys or all(map(is_hard, command.keys)):
        yield fault("game-check-no-key", command=command.id)


def _taken(game: str, keymap: Keymap) -> dict[str, str]:
    """Return the keys that mean a shared command at a table of this game."""
    # Keys of lists mean nothing at the table.
    shared = (each for each in commands_at(game).values() if each.id in SHARED and each.context is not Context.LIST)
    return {key: each.id for each in shared for key in keymap.of(each.id)}
