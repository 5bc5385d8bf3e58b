"""Colours on black, of a contrast of at least 7.6 to 1, which colour-blind people tell apart (after Okabe and Ito)."""

from __future__ import annotations

import os

_COLOURS = {"●": "#ff6f4d", "▲": "#f0e442", "■": "#00c896", "◆": "#6fb7ff"}


def colour_of(sign: str) -> str:
    """The colour for a card's sign; none where the player wants no colours (NO_COLOR)."""
    return "" if os.environ.get("NO_COLOR") else _COLOURS.get(sign, "")
