"""The messages: all of them as a list, and one by one."""

from __future__ import annotations

from collections.abc import Callable

from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.navigation.items import Item


def history_items(announcer: ProgramAnnouncer) -> list[Item]:
    """Return the messages, newest last, with a heading where the player's last turn ended."""
    history = announcer.speaker.history
    items = [Item(message.text, _again(announcer, message.text)) for message in history.messages()]
    if history.since_turn:
        # Counted from the end, because only the newest messages are kept.
        items.insert(len(items) - history.since_turn, Item(announcer.text("history-since-turn"), heading=True))
    return items


def older_message(announcer: ProgramAnnouncer, steps: int) -> Utterance:
    """Go back (negative) or forward in the messages; return the message there, or that there is none further."""
    found = announcer.speaker.history.move(steps)
    if found is None:
        return Utterance(announcer.text("history-empty"), Category.SYSTEM)
    utterance, edge = found
    if not edge:
        return utterance
    end = announcer.text("history-oldest" if steps < 0 else "history-newest", text=utterance.text)
    return Utterance(end, utterance.category)


def numbered_message(announcer: ProgramAnnouncer, number: int) -> str:
    """Return the message with this number, counted from the latest (1); if there is none, the sentence that says so."""
    texts = [each.text for each in announcer.speaker.history.messages()]
    if 1 <= number <= len(texts):
        return texts[-number]
    return no_such_message(announcer, number, len(texts))


def no_such_message(announcer: ProgramAnnouncer, number: int, count: int) -> str:
    """Return the sentence that there is no message with this number."""
    return announcer.text("no-such-message", number=number, count=count)


def _again(announcer: ProgramAnnouncer, text: str) -> Callable[[], None]:
    return lambda: announcer.echo(text)
