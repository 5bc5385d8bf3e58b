"""Work that takes too long for a key. It is asked for by name, so that another process can do it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

R_co = TypeVar("R_co", covariant=True)


class Job(msgspec.Struct, Generic[R_co], frozen=True):
    """A job and its function, which is defined at the top of a module.

    The function's annotations name precise types: its arguments and its result are encoded by them.
    """

    name: str
    function: Callable[..., R_co]
