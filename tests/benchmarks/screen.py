"""Bytes and milliseconds of the screen, through a pseudo terminal: PYTHONPATH=tests python tests/benchmarks/screen.py."""

from __future__ import annotations

import os
import select
import tempfile
import time

from conftest import program
from support.terminal import Terminal

RIGHT, LEFT = b"\x1b[C", b"\x1b[D"
PRESSES = 200


def last_byte(terminal: Terminal, key: bytes) -> tuple[int, float]:
    """How many bytes a key costs, and seconds until the last of them is there."""
    begin = last = time.perf_counter()
    os.write(terminal.fd, key)
    count = 0
    while time.perf_counter() - last < 0.06:
        if select.select([terminal.fd], [], [], 0.002)[0]:
            count += len(os.read(terminal.fd, 65536))
            last = time.perf_counter()
    return count, last - begin


def measure(look: str) -> None:
    table = ("play", "--mode", "reader", "--look", look, "--language", "en", "--seed", "7")
    terminal = Terminal(program(*table))
    try:
        terminal.listen(0.5, "Your turn.")
        start = len(terminal.raw)
        steps = [last_byte(terminal, RIGHT if number % 10 < 5 else LEFT) for number in range(PRESSES)]
        idle = terminal.listen(3.0).bytes
    finally:
        terminal.close()
    times = sorted(seconds for _, seconds in steps)
    print(
        f"{look}: start {start} bytes, an arrow {max(count for count, _ in steps)} at most, idle {idle}; "
        f"key to the last byte {times[PRESSES // 2] * 1000:.1f} ms (p95 {times[PRESSES * 95 // 100] * 1000:.1f})"
    )


def main() -> None:
    os.environ["UNO_TUI_HOME"] = tempfile.mkdtemp()
    for look in ("said", "lines"):
        measure(look)


if __name__ == "__main__":
    main()
