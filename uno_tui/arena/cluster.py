"""Other machines to play on: the workers of a Dask cluster that runs already."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager

from uno_tui import __version__
from uno_tui.games.catalogue import GAMES

CONNECTS = 5.0
"""Seconds within which a scheduler answers and has a worker."""


class ClusterError(Exception):
    """A cluster that cannot be played on; the message is a sentence."""


@contextmanager
def cluster(address: str, game: str) -> Iterator[Executor]:
    """An executor whose work is done by the workers of the scheduler at `address`, for rounds of `game`.

    What a worker had begun when it was killed is done by another one. Raises ClusterError without distributed, without
    a scheduler or workers there, with workers that have another version of this program, and when the scheduler is
    lost.
    """
    try:
        from distributed import Client
        from distributed.comm import resolve_address
        from distributed.scheduler import KilledWorker
    except ImportError:
        raise ClusterError("playing on a cluster needs one more package: pip install 'uno-tui[cluster]'") from None
    try:
        client = Client(resolve_address(address), timeout=CONNECTS, set_as_default=False)
    except (OSError, ValueError):  # among them the time that is up
        raise ClusterError(f"no scheduler answers at {address}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=CONNECTS)
            _must_fit(client.run(_has, game, on_error="return"), address)
            with client.get_executor(pure=False) as executor:
                yield executor
        except TimeoutError:
            raise ClusterError(f"the scheduler at {address} has no workers") from None
        except KilledWorker:
            raise ClusterError(f"workers of {address} died again and again over the same rounds") from None
        except (CancelledError, OSError):
            raise ClusterError(f"the scheduler at {address} is lost") from None


def _has(game: str) -> tuple[str, bool]:
    """Which version of this program a worker has, and whether it has the game."""
    return __version__, game in GAMES


def _must_fit(found: dict[str, object], address: str) -> None:
    """Raises ClusterError unless every worker has this version of the program, and the game."""
    for worker, has in found.items():
        if isinstance(has, ImportError):
            raise ClusterError(f"the worker {worker} of {address} does not have uno-tui: install it there, too")
        if has == (__version__, False):
            raise ClusterError(f"the worker {worker} of {address} does not have this game: install it there, too")
        if has != (__version__, True):
            raise ClusterError(f"the worker {worker} of {address} has another version than {__version__}: {has}")
