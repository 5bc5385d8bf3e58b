"""Objects of the start are kept for good, once; later garbage is collected, however many apps start later."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from uno_tui import startup_gc


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """Leave the collector as it was."""
    yield
    gc.unfreeze()
    gc.enable()


def test_the_objects_of_the_start_are_kept_and_garbage_of_later_is_collected() -> None:
    startup_gc.pause()
    startup_gc.resume()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0


def test_a_later_start_keeps_nothing() -> None:
    startup_gc.pause()
    startup_gc.resume()
    before = gc.get_freeze_count()
    later = [[] for _ in range(1000)]
    startup_gc.resume()
    assert gc.get_freeze_count() <= before
    assert len(later) == 1000
