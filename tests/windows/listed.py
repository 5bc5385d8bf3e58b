"""Expects failures of the tests in `not_under_wine.toml`, when they run under Wine."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

LIST = Path(__file__).with_name("not_under_wine.toml")


class Listed(NamedTuple):
    """A test that does not hold under Wine."""

    name: str
    reason: str
    run: bool


def read() -> list[Listed]:
    """Return the list."""
    entries = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return [Listed(name, entry["reason"], entry.get("run", True)) for name, entry in entries.items()]


def under_wine() -> bool:
    """Return whether this is Windows' Python under Wine."""
    if sys.platform != "win32":
        return False
    import ctypes

    return hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark listed tests."""
    if not under_wine():
        return
    listed = {each.name: each for each in read()}
    for item in items:
        module, _, _ = item.nodeid.partition("::")
        for name in (item.nodeid, item.nodeid.partition("[")[0], module):
            if each := listed.get(name):
                item.add_marker(pytest.mark.xfail(reason=f"under Wine: {each.reason}", run=each.run, strict=True))
