"""What a typed line means: a number, a key's letter, or a command's word."""

from __future__ import annotations

from uno_tui.front.commands import COMMANDS, Context
from uno_tui.front.keymap import Keymap
from uno_tui.front.keys import KeyNameError, parse
from uno_tui.front.question import Answer, Question

ALSO = {
    "pass": "draw",
    "bluff": "call_bluff",
    "log": "history",
    "keys": "help",
    "points": "read_scores",
    "exit": "quit",
}
"""Words that mean a command with another name."""


def command(typed: str, keymap: Keymap) -> str | None:
    """The command that a line names, by its word (`draw`, `read top`, `top`) or by a key (`c`, `C`, `F3`, `space`)."""
    word = typed.strip().replace(" ", "_").replace("-", "_")
    word = ALSO.get(word.lower(), word)
    if len(word) > 1:
        for name in (word.lower(), f"read_{word.lower()}"):
            if name in COMMANDS and COMMANDS[name].context is not Context.LIST:
                return name
    try:
        return keymap.command(parse(typed.strip()), Context.TABLE)
    except KeyNameError:
        return None


def answer(typed: str, question: Question) -> Answer | None:
    """The answer that a line chooses: by number, letter, or the beginning of its text."""
    word = typed.strip().casefold()
    if word.isdigit():
        number = int(word)
        return question.answers[number - 1] if 1 <= number <= len(question.answers) else None
    for each in question.answers:
        if word and (word in each.keys or (len(word) > 1 and each.text.casefold().startswith(word))):
            return each
    return None
