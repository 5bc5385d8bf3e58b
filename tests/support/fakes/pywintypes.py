"""A fake of pywin32's module, for its error alone."""

from __future__ import annotations


class com_error(Exception):  # noqa: N801 - the real one's name
    """What COM raises."""
