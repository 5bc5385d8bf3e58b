"""What a typed line means: a number, a key's letter, or a command's word in the player's language."""

from __future__ import annotations

from functools import cache

from uno_tui.front.keys.commands import at
from uno_tui.front.keys.key_names import key_name
from uno_tui.front.keys.keymap import Keymap
from uno_tui.front.keys.spelling import KeyNameError, parse
from uno_tui.front.table.question import Answer, Question
from uno_tui.games.commands import Context
from uno_tui.locales.translator import Translator


def of_command(command: str, translator: Translator) -> list[str]:
    """The words for a command, best first; none for a command that is not typed."""
    message_id = f"word-{command.replace('_', '-')}"
    if not translator.has(message_id):
        return []
    return [word.strip() for word in translator.text(message_id).split(",")]


def typed(command: str, keymap: Keymap, translator: Translator) -> str:
    """How texts call what is typed for a command: its letter as it is typed, else its word, else the key."""
    keys = keymap.of(command)
    letters = [key for key in keys if len(key) == 1 and key.isalpha()]
    if letters:
        return letters[0]
    found = () if "space" in keys else of_command(command, translator)
    return found[0] if found else key_name(translator, keys[0])


def command(typed: str, keymap: Keymap, translator: Translator, game: str | None) -> str | None:
    """The command that a line names: by its word, in the player's language or English, or by a key (`c`, `C`)."""
    word = " ".join(typed.casefold().split())
    if len(word) > 1:
        there = at(game)
        for language in (translator, _english()):
            for name in there:
                if word in of_command(name, language if game is None else language.of(game)):
                    return name
        name = word.replace(" ", "_")
        if name in there and there[name].context is not Context.LIST:
            return name
    return _by_key(typed.strip(), keymap, game) or _by_key(typed.strip().lower(), keymap, game)


@cache
def _english() -> Translator:
    """English words are understood in every language."""
    return Translator("en")


def _by_key(key: str, keymap: Keymap, game: str | None) -> str | None:
    try:
        return keymap.command(parse(key), Context.TABLE, game)
    except KeyNameError:
        return None


def number(word: str) -> int | None:
    """The number that a word is, or one as far beyond all lists; None if it is none."""
    return int(word.lstrip("0")[:6] or "0") if word.isdecimal() else None


def answer(typed: str, question: Question) -> Answer | None:
    """The answer that a line chooses: by number, letter, or the beginning that only its text has."""
    word = typed.strip().casefold()
    place = number(word)
    if place is not None:
        return question.answers[place - 1] if 1 <= place <= len(question.answers) else None
    for each in question.answers:
        if word and (word in each.keys or word == each.text.casefold()):
            return each
    begun = [each for each in question.answers if len(word) > 1 and each.text.casefold().startswith(word)]
    return begun[0] if len(begun) == 1 else None
