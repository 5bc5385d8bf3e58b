"""How long the event loop is held up while the voice is stopped, killed and missing in turn during a match.

PYTHONPATH=tests uv run python tests/benchmarks/lag.py      (needs speech-dispatcher)
"""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from conftest import Dispatcher
from support.sessions import Screen

from uno_tui.host.match import Plan
from uno_tui.host.pace import Pace
from uno_tui.ui.keys import keymap
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders
from uno_tui.ui.table.controller import TableController

TICK = 0.005
PHASE = 6.0


async def lags(seconds: float) -> list[float]:
    """How much later than asked a short sleep ended, again and again."""
    late, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        asked = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - asked - TICK)
    return late


async def measure(dispatcher: Dispatcher) -> None:
    """Print the 99th percentile of each phase."""
    plan = Plan(("Ana", "Ben", "Cleo", "Dora"), ("normal", "hard", "normal", "easy"))
    request = Request(mode=Mode.VOICE, language="en", plan=Plan(plan.names, ("person", *plan.players[1:])), seed=3)
    session = Session(request, Settings(), folders(), keymap.load())
    request.pace = Pace(pause=0.2)
    session.open()
    desk = await session.runner.new_table(Screen())
    player = asyncio.create_task(play(desk))
    await asyncio.sleep(2)
    phases: dict[str, Callable[[], object]] = {
        "well": lambda: None,
        "stopped": lambda: dispatcher.signal(signal.SIGSTOP),
        "killed": dispatcher.stop,
        "missing": lambda: None,
    }
    for name, act in phases.items():
        act()
        late = sorted(await lags(PHASE))
        print(f"{name:8} p99 {late[int(len(late) * 0.99)] * 1000:6.2f} ms, worst {late[-1] * 1000:6.2f} ms")
    player.cancel()
    await asyncio.gather(player, return_exceptions=True)
    begun = time.perf_counter()
    await session.close()
    print(f"closed in {time.perf_counter() - begun:.2f} s")


async def play(desk: TableController) -> None:
    """Press keys as a hurried player would."""
    for key in ("next_playable", "play", "draw", "uno", "read_counts") * 2000:
        desk.perform(key)
        await asyncio.sleep(0.15)


def main() -> None:
    """Measure with a daemon of our own."""
    os.environ["UNO_TUI_HOME"] = tempfile.mkdtemp(prefix="uno")
    with tempfile.TemporaryDirectory(prefix="sd") as folder:
        dispatcher = Dispatcher(Path(folder), 0.02)
        dispatcher.start()
        os.environ["SPEECHD_ADDRESS"] = dispatcher.address
        try:
            asyncio.run(measure(dispatcher))
        finally:
            dispatcher.stop()


if __name__ == "__main__":
    main()
