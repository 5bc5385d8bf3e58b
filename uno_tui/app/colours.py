"""Colours on black: every one with a contrast of at least 7 to 1."""

from __future__ import annotations

import os

_COLOURS = {
    "bright": {"●": "#ff7878", "▲": "#ffff5f", "■": "#5fff87", "◆": "#87b7ff"},
    "colour-blind": {"●": "#ff6f4d", "▲": "#f0e442", "■": "#00c896", "◆": "#6fb7ff"},  # after Okabe and Ito
    "plain": {},
}


def colour_of(sign: str, palette: str = "colour-blind") -> str:
    """The colour for a card's sign; none where the player wants no colours (NO_COLOR)."""
    return "" if os.environ.get("NO_COLOR") else _COLOURS[palette].get(sign, "")
