"""Work that takes too long for a key: asked for by name, so that it can be done in another process, or elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

R_co = TypeVar("R_co", covariant=True)


class Job(msgspec.Struct, Generic[R_co], frozen=True):
    """A job and the function that does it, which stands in a module.

    The annotations of the function name precise types: by them its arguments and its result are sent.
    """

    name: str
    function: Callable[..., R_co]
