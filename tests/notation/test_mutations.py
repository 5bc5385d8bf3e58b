"""Whatever the scenarios are mutated into is carried out, fails or is refused with a sentence, and soon."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("timed with a POSIX alarm", allow_module_level=True)

from campaigns.mutations import chunk


@pytest.mark.parametrize("seed", [1, 2])
def test_mutated_table_files_are_refused_with_a_sentence(seed: int) -> None:
    found, bad, _, _ = chunk(seed)
    assert bad == []
    assert min(found["error"], found["fails"], found["holds"]) > 10
