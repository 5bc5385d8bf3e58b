"""Help with typed commands: words and letters, without the keys that only the full screen has."""

from __future__ import annotations

from uno_tui.core.commands import Context
from uno_tui.linear import vocabulary
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.commands import WORDS, commands_at
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.navigation.help_list import is_there, now_items, rank, what
from uno_tui.ui.table_runner import TableRunner


def help_lines(announcer: ProgramAnnouncer, named_keys: NamedKeys, runner: TableRunner) -> list[str]:
    """Return a line for each command that can be typed now, the most needed first."""
    found: list[tuple[str, str]] = []
    """Lines, each with the name of what it is about."""
    for word in (word for word in WORDS if announcer.words.has(f"command-{word}")):
        keys = ", ".join(vocabulary.words_of(word, announcer.words)[:2])
        found.append((word, announcer.text("help-line", keys=keys, what=announcer.text(f"command-{word}"))))
    for command in commands_at(announcer.game).values():
        typed = _typed(announcer, named_keys, command.id)
        there = is_there(announcer, named_keys, runner, command)
        if command.context is Context.LIST or command.on_screen or not there:
            continue
        if typed and not command.id.startswith("card_"):
            does = what(announcer, named_keys, command.id)
            found.append((command.id, announcer.text("help-line", keys=", ".join(typed), what=does)))
        # `message 3` is no command with a key; it is listed beside the list that its numbers count in.
        if command.id == "history":
            keys = ", ".join(f"{word} 3" for word in vocabulary.words_of("message", announcer.words)[:2])
            found.append(("message", announcer.text("help-line", keys=keys, what=announcer.text("command-message"))))
    found.sort(key=lambda each: rank(each[0]))
    now = [item.text for item in now_items(announcer, runner)]
    return [*now, *(line for _, line in found), announcer.text("linear-help-capitals")]


def _typed(announcer: ProgramAnnouncer, named_keys: NamedKeys, command: str) -> list[str]:
    """Return the words and letter keys of a command.

    Capital letters are spelled as keys, such as Shift+C, because not every screen reader says the case.
    """
    keys = [key for key in named_keys.keymap.of(command) if len(key) == 1 and key.isalpha()]
    letters = [key if key.islower() else key_name(announcer.translator, key) for key in keys]
    return vocabulary.words_of(command, announcer.words)[:2] + letters


def describe(announcer: ProgramAnnouncer, named_keys: NamedKeys, typed: str) -> str:
    """Return the sentence that describes a typed word or key."""
    word = typed.strip()
    command = vocabulary.find_command(word, named_keys.keymap, announcer.translator, announcer.game)
    if command is None:
        alone = vocabulary.match_command(word, tuple(WORDS), announcer.words)
        if alone is not None and announcer.words.has(f"command-{alone}"):
            return announcer.text("describe-key", key=word, what=announcer.text(f"command-{alone}"))
        return announcer.text("linear-unknown", word=word or typed)
    return announcer.text("describe-key", key=word, what=what(announcer, named_keys, command))
