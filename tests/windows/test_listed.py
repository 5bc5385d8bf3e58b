"""The list of what does not hold under Wine, and the selection for systems like it, name tests that are there."""

from __future__ import annotations

import re

import pytest
from conftest import ROOT
from windows.listed import Listed, read

SELECTED = (ROOT / "tests" / "windows" / "selection.txt").read_text(encoding="utf-8").splitlines()


def is_there(name: str) -> bool:
    """Return whether a folder, a module or a test exists."""
    path, _, test = name.partition("::")
    if not test:
        return (ROOT / path).exists()
    text = (ROOT / path).read_text(encoding="utf-8")
    return re.search(rf"def {test.partition('[')[0]}\(", text) is not None


@pytest.mark.parametrize("listed", read(), ids=lambda listed: listed.name)
def test_a_listed_test_is_there_and_has_a_reason(listed: Listed) -> None:
    assert is_there(listed.name)
    assert len(listed.reason.split()) > 3


@pytest.mark.parametrize("argument", [line for line in SELECTED if "tests/" in line])
def test_what_is_selected_is_there(argument: str) -> None:
    assert is_there(argument.rpartition("=")[2])
