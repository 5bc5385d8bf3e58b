"""Golden transcripts: what is said in a match, one file per game and language, to be read in review.

A file has one round as a person follows it, whole. Other verbosities and house rules follow as the sentences that were
not said before in the file, one example each: so a sentence that is changed changes few lines.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from uno_tui.core.contract import Event
from uno_tui.i18n.translator import Translator
from uno_tui.speech.narrator import CommonNarrator
from uno_tui.speech.utterance import Utterance, in_order

FOLDER = Path(__file__).parent.parent / "transcripts"
MOST_SHOWN = 40
"""The most lines of a difference that a failure shows."""
Told = Iterable[tuple[Sequence[Event], Any]]
"""Events in the order they happen, each group with what the listener's view is afterwards."""
Call = tuple[str, str]
"""A text that was asked for: its id, with the verbosity if that changes it, and what it came to."""


class Transcript:
    """The text of a golden file, made section by section."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._known: set[tuple[str, ...]] = set()

    def whole(self, title: str, narrator: CommonNarrator[Any], told: Told) -> None:
        """Add everything that is said; a line for each group of events."""
        self._lines.append(f"== {title}")
        for said in _heard(narrator, told):
            self._lines.append(" | ".join(utterance.text for utterance, _ in said))
            self._known.update(kind for _, kind in said)

    def others(self, title: str, narrator: CommonNarrator[Any], told: Told) -> None:
        """Add an example of every sentence that does not occur above."""
        found: dict[tuple[str, ...], str] = {}
        for said in _heard(narrator, told):
            for utterance, kind in said:
                if kind not in self._known:
                    found.setdefault(kind, utterance.text)
        if found:
            self._lines += [f"== {title}", *found.values()]
            self._known.update(found)

    def check(self, name: str, *, write: bool) -> None:
        """Compare the text with the golden file of that name, or write the file."""
        path, text = FOLDER / f"{name}.txt", "\n".join(self._lines) + "\n"
        if write:
            path.write_text(text, encoding="utf-8")
        kept = path.read_text(encoding="utf-8")
        changes = difflib.unified_diff(kept.splitlines(), text.splitlines(), "kept", "now", lineterm="", n=0)
        assert text == kept, "\n".join([f"{path} (--write-golden writes it again)", *list(changes)[:MOST_SHOWN]])


def check_transcript(
    game: str,
    make: Callable[[int | None, str], CommonNarrator[Any]],
    names: Sequence[str],
    told: Mapping[str, Sequence[tuple[Sequence[Event], Any]]],
    *,
    language: str,
    write: bool,
    listeners: Sequence[tuple[int, int | None]] = ((0, 0), (1, 1), (3, None)),
) -> None:
    """Check a golden file: the first match of `told` whole, then the other sentences of all matches and verbosities.

    `told` has matches by title, each group of events with everyone's views; `listeners` are the places of their views,
    with their seats (None: an onlooker).
    """
    golden = Transcript()
    first = next(iter(told.values()))
    for place, listener in listeners:
        who = "onlooker" if listener is None else names[listener]
        golden.whole(who, make(listener, "normal"), [(events, views[place]) for events, views in first])
    for verbosity in ("normal", "terse", "full"):
        for title, groups in told.items():
            for place, listener in listeners:
                heard = [(events, views[place]) for events, views in groups]
                golden.others(f"also, {verbosity}{title}", make(listener, verbosity), heard)
    golden.check(f"{game}-{language}", write=write)


def _heard(narrator: CommonNarrator[Any], told: Told) -> Iterator[list[tuple[Utterance, tuple[str, ...]]]]:
    """Yield what a narrator makes of each group of events: utterances, each with the ids of its texts."""
    calls: list[Call] = []
    with _recording(calls):
        for events, view in told:
            calls.clear()
            said = in_order(narrator.narrate([event.as_seen_by(narrator.listener) for event in events], view))
            if said:
                yield [(utterance, _kind(utterance, calls)) for utterance in said]


def _kind(utterance: Utterance, calls: Sequence[Call]) -> tuple[str, ...]:
    text = utterance.text.casefold()
    return tuple(sorted({message_id for message_id, said in calls if said and said.casefold() in text}))


@contextmanager
def _recording(calls: list[Call]) -> Iterator[None]:
    """Keep all texts that are asked for meanwhile."""
    original = Translator.text

    def text(self: Translator, message_id: str, verbosity: str = "normal", /, **values: object) -> str:
        said = original(self, message_id, verbosity, **values)
        usual = said == original(self, message_id, "normal", **values)
        calls.append((message_id if usual else f"{message_id} {verbosity}", said))
        return said

    Translator.text = text  # type: ignore[method-assign]
    try:
        yield
    finally:
        Translator.text = original  # type: ignore[method-assign]
