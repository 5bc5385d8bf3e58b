"""Files that are there whole or as they were."""

from __future__ import annotations

from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file, and its folder if need be, so that nobody ever finds half of it. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".draft")
    draft.write_text(text, encoding="utf-8", newline="\n")
    draft.replace(path)
