"""A network of two machines: namespaces of the kernel, and in between a wire that is slow, loses packets, or is cut."""

from __future__ import annotations

import ctypes
import fcntl
import heapq
import os
import random
import select
import shutil
import struct
import subprocess
import threading
import time
from pathlib import Path

import pytest

_TUNSETIFF, _TUN_WITHOUT_HEADER, _CLONE_NEWNET = 0x400454CA, 0x1001, 0x40000000
HOST, GUEST = "10.99.77.1", "10.99.77.2"


class Wire:
    """Carries packets between the host's machine and the guest's."""

    def __init__(self) -> None:
        """Skip the test where the kernel makes no namespaces or no tunnels."""
        self.delay = 0.0
        """Seconds in each direction."""
        self.loss = 0.0
        self.is_cut = False
        self.carried = 0
        self._namespaces = [f"uno{os.getpid()}{end}" for end in "hg"]
        self._ends: list[int] = []
        self._stop = threading.Event()
        if shutil.which("ip") is None:
            pytest.skip("needs ip, of iproute2, for networks of their own")
        try:
            for namespace, address in zip(self._namespaces, (HOST, GUEST), strict=True):
                _run("ip", "netns", "add", namespace)
                self._ends.append(_open_tunnel(namespace))
                _run(*self.inside(namespace), "ip", "address", "add", f"{address}/24", "dev", "wire")
                _run(*self.inside(namespace), "ip", "link", "set", "wire", "up")
                _run(*self.inside(namespace), "ip", "link", "set", "lo", "up")
        except (OSError, subprocess.CalledProcessError) as error:
            self._take_down()
            pytest.skip(f"the kernel allows no networks of their own: {error}")
        self._carrying = threading.Thread(target=self._carry)
        self._carrying.start()

    def inside(self, namespace: str) -> list[str]:
        """Return the beginning of a command line that runs a program on one of the machines."""
        return ["ip", "netns", "exec", namespace]

    @property
    def at_host(self) -> list[str]:
        return self.inside(self._namespaces[0])

    @property
    def at_guest(self) -> list[str]:
        return self.inside(self._namespaces[1])

    def _carry(self) -> None:
        dice, waiting = random.Random(1), list[tuple[float, int, int, bytes]]()
        while not self._stop.is_set():
            for end in select.select(self._ends, [], [], 0.005)[0]:
                packet = os.read(end, 65536)
                if not self.is_cut and dice.random() >= self.loss:
                    self.carried += 1
                    to = self._ends[1 - self._ends.index(end)]
                    heapq.heappush(waiting, (time.monotonic() + self.delay, self.carried, to, packet))
            while waiting and waiting[0][0] <= time.monotonic():
                os.write(waiting[0][2], heapq.heappop(waiting)[3])

    def close(self) -> None:
        """Take everything down."""
        self._stop.set()
        self._carrying.join()
        self._take_down()

    def _take_down(self) -> None:
        for end in self._ends:
            os.close(end)
        for namespace in self._namespaces:
            subprocess.run(["ip", "netns", "delete", namespace], check=False, capture_output=True)


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


def _open_tunnel(namespace: str) -> int:
    """Open the end of a tunnel in a namespace; a thread of its own goes there, and ends."""
    found: list[int | OSError] = []

    def open_there() -> None:
        try:
            with Path(f"/run/netns/{namespace}").open("rb") as place:
                if ctypes.CDLL(None, use_errno=True).setns(place.fileno(), _CLONE_NEWNET):
                    raise OSError(ctypes.get_errno(), "setns")
            end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
            fcntl.ioctl(end, _TUNSETIFF, struct.pack("16sH14x", b"wire", _TUN_WITHOUT_HEADER))
            found.append(end)
        except OSError as error:
            found.append(error)

    thread = threading.Thread(target=open_there)
    thread.start()
    thread.join()
    if isinstance(found[0], OSError):
        raise found[0]
    return found[0]
