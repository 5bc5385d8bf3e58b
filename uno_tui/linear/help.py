"""Help for what is typed: words and letters, without the keys that only a full screen has."""

from __future__ import annotations

from uno_tui.core.commands import Context
from uno_tui.linear import vocabulary
from uno_tui.ui.keys.commands import WORDS, at
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.menus import lists
from uno_tui.ui.session import Session


def help_lines(session: Session) -> list[str]:
    """What can be typed here and now."""
    lines = [item.text for item in lists.now_items(session)]
    for word in (word for word in WORDS if session.announcer.words.has(f"command-{word}")):
        keys = ", ".join(vocabulary.of_command(word, session.announcer.words)[:2])
        lines.append(session.announcer.text("help-line", keys=keys, what=session.announcer.text(f"command-{word}")))
    for command in at(session.announcer.game).values():
        typed = _typed(session, command.id)
        if command.context is Context.LIST or command.on_screen or not lists.is_there(session, command):
            continue
        if typed and not command.id.startswith("card_"):
            lines.append(
                session.announcer.text("help-line", keys=", ".join(typed), what=lists.what(session, command.id))
            )
        if command.id == "history":
            keys = ", ".join(f"{word} 3" for word in vocabulary.of_command("message", session.announcer.words)[:2])
            lines.append(session.announcer.text("help-line", keys=keys, what=session.announcer.text("command-message")))
    return lines


def _typed(session: Session, command: str) -> list[str]:
    """The words and the letter keys of a command; capital ones as what is pressed, because not every reader says case.
    """
    keys = [key for key in session.preferences.keymap.of(command) if len(key) == 1 and key.isalpha()]
    letters = [key if key.islower() else key_name(session.announcer.translator, key) for key in keys]
    return vocabulary.of_command(command, session.announcer.words)[:2] + letters


def describe(session: Session, typed: str) -> str:
    """What a word or a key does here."""
    word = typed.strip()
    command = vocabulary.command(word, session.preferences.keymap, session.announcer.translator, session.announcer.game)
    if command is None:
        return session.announcer.text("linear-unknown", word=word)
    return session.announcer.text("describe-key", key=word, what=lists.what(session, command))
