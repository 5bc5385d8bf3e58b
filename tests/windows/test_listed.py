"""The list of what does not hold under Wine names tests that are there, each with its reason."""

from __future__ import annotations

import re

import pytest
from conftest import ROOT
from windows.listed import Listed, read


@pytest.mark.parametrize("listed", read(), ids=lambda listed: listed.name)
def test_a_listed_test_is_there(listed: Listed) -> None:
    module, _, test = listed.name.partition("::")
    text = (ROOT / module).read_text(encoding="utf-8")
    assert not test or re.search(rf"def {test.partition('[')[0]}\(", text)
    assert len(listed.reason.split()) > 3
