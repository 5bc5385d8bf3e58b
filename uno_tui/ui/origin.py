"""The form in which the program was installed."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path


class Origin(StrEnum):
    """A folder that needs no Python, a package that was installed, or the sources."""

    FROZEN = "frozen"
    INSTALLED = "installed"
    CHECKOUT = "checkout"


def origin() -> Origin:
    """Return the form of this program, which decides how other packages are added."""
    if getattr(sys, "frozen", False):
        return Origin.FROZEN
    sources = (Path(__file__).parents[2] / "pyproject.toml").exists()
    return Origin.CHECKOUT if sources else Origin.INSTALLED
