"""A few words in large letters, for low vision."""

from __future__ import annotations


def large(text: str, width: int) -> list[str]:
    """The text in letters five lines high, wrapped to `width` columns; lines without any ink are left out."""
    from pyfiglet import Figlet

    drawn = Figlet(font="standard", width=width).renderText(text)
    return [line for line in str(drawn).splitlines() if line.strip()]
