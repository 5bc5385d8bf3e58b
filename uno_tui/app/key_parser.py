"""Parses what a terminal sends, whatever that is."""

from __future__ import annotations

from textual import events
from textual._xterm_parser import XTermParser


class KeyParser(XTermParser):
    """Textual's parser, for input that no terminal should send: it raises nothing and keeps nothing for good."""

    def _parse_extended_key(self, sequence: str) -> list[events.Key] | None:  # type: ignore[override]
        """Return the keys of a sequence; None if it means none, such as `ESC [ 9999999 u`, beyond all characters.

        Textual remembers the keys of sequences in a cache of the class, with the parsers that found them, the last keys
        that these gave, and the apps that took them: guests who have gone would stay in the memory.
        """
        try:
            return XTermParser._parse_extended_key.__wrapped__(self, sequence)
        except (ValueError, OverflowError):
            return None
