"""Play on other machines: the workers of a running Dask cluster."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import TYPE_CHECKING

from uno_tui import __version__
from uno_tui.core.catalogue import GAMES
from uno_tui.message import MessageError

if TYPE_CHECKING:
    from distributed import Client

CONNECTS = 5.0
"""Seconds in which a scheduler must answer, and in which it must have a worker."""
TALKERS = ("distributed", "distributed.client", "tornado", "tornado.application", "asyncio")
"""The loggers that log tracebacks when a scheduler is lost. They are silenced: the player gets a sentence instead."""
_WITHOUT = "No module named 'uno_tui'"
"""Python's error where the program is not installed."""


class ClusterError(MessageError):
    """The cluster cannot play rounds."""


@contextmanager
def cluster(address: str, game: str) -> Iterator[Executor]:
    """Yield an executor that plays rounds of `game` on the workers of the scheduler at `address`.

    If a worker is killed, another one does its work again. Raises ClusterError if `distributed` is not installed, if
    there is no scheduler or no worker, if a worker lacks the game or has another version of this program, and when the
    scheduler is lost.
    """
    try:
        from distributed import Client
        from distributed.comm import resolve_address
        from distributed.scheduler import KilledWorker
    except ImportError:
        raise ClusterError("cluster-not-installed", command="pip install 'uno-tui[cluster]'") from None
    for talker in TALKERS:
        logging.getLogger(talker).setLevel(logging.CRITICAL)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about workers with other versions of packages, which do not matter here
            client = Client(resolve_address(address), timeout=CONNECTS, set_as_default=False)
    # A timeout is an OSError; a TypeError means `tls://` without keys.
    except (OSError, ValueError, TypeError):
        raise ClusterError("cluster-no-scheduler", address=address) from None
    with _closed(client):
        try:
            _must_have_workers(client, address, game)
            with client.get_executor(pure=False) as executor:
                yield executor
        except KilledWorker:
            raise ClusterError("cluster-workers-die", address=address) from None
        except (CancelledError, OSError):  # a timeout is an OSError
            raise ClusterError("cluster-lost", address=address) from None


@contextmanager
def _closed(client: Client) -> Iterator[None]:
    """Close the client at the end. Errors are ignored: a lost scheduler has been reported already."""
    try:
        yield
    finally:
        try:
            client.close()
        except Exception:
            # Else its `__del__` tries once more at the end of the program, and Python prints the error.
            client.status = "closed"


def _must_have_workers(client: Client, address: str, game: str) -> None:
    """Raise ClusterError unless there are workers, and all can play the game as it is played here."""
    try:
        client.wait_for_workers(1, timeout=CONNECTS)
        _must_fit(client.run(_has, game, on_error="return"), address)
    except TimeoutError:
        raise ClusterError("cluster-no-workers", address=address) from None


def _has(game: str) -> tuple[str, bool]:
    """Return the version of this program that a worker has, and whether it has the game."""
    return __version__, game in GAMES


def _must_fit(found: dict[str, object], address: str) -> None:
    """Raise ClusterError unless every worker has this version of the program, and the game."""
    for worker, has in found.items():
        if isinstance(has, Exception) and _WITHOUT in str(has):  # the class of the worker's error is not known
            raise ClusterError("cluster-no-program", worker=worker, address=address)
        if isinstance(has, Exception) and not isinstance(has, ImportError | AttributeError):
            raise ClusterError("cluster-worker-fails", worker=worker, address=address, error=type(has).__name__)
        if has == (__version__, False):
            raise ClusterError("cluster-no-game", worker=worker, address=address)
        if has != (__version__, True):
            raise ClusterError("cluster-other-version", worker=worker, address=address, version=__version__)
