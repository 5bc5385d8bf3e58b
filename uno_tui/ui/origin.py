"""The form in which the program was installed."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path


class Origin(StrEnum):
    """A folder that needs no Python, a package that was installed, or the sources."""

    FOLDER = "folder"
    INSTALLED = "installed"
    CHECKOUT = "checkout"


def origin() -> Origin:
    """Return the form of this program, which decides how other packages are added."""
    packages = Path(__file__).resolve().parents[2]
    if Path(sys.base_prefix).resolve() == packages.parent / "python":
        return Origin.FOLDER
    return Origin.CHECKOUT if (packages / "pyproject.toml").exists() else Origin.INSTALLED
