"""Harm that other programs do to files of this one: move them, cut them, take their folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

others_may_take_it = pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody take a file that is open")


def delete(path: Path) -> None:
    path.unlink()


def cut(path: Path) -> None:
    """In the middle of a line."""
    text = path.read_bytes()
    length = next(end for end in range(len(text) // 2, 0, -1) if b"\n" not in text[end - 1 : end + 1])
    os.truncate(path, length)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def rename(path: Path) -> None:
    path.rename(path.with_suffix(".old"))


def take_the_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


HARMS = (delete, cut, empty, rename, take_the_folder)
"""Harms after which nothing is left that would have to be kept."""
