"""From an event to the first sample of its sound, and what the helper that plays costs, at a real sound server.

PYTHONPATH=tests uv run python tests/benchmarks/sound.py      (needs pulseaudio and pulseaudio-utils)
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

from support.loudspeaker import Loudspeaker

from uno_tui.sound import waves
from uno_tui.sound.earcons import Earcon, Sound
from uno_tui.sound.player import Player

SOUNDS = 100
REST = 10.0


def told(name: str, value: str) -> None:
    print(f"{name:58} {value:>20}", flush=True)


def milliseconds(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    return f"{ordered[len(ordered) // 2] * 1000:.1f} / {ordered[int(len(ordered) * 0.95)] * 1000:.1f} ms"


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rendering() -> None:
    """Every sound once, as the helper does when it has started."""
    for earcon in Earcon:
        began = time.perf_counter()
        waves.prepare(Sound(earcon))
        rendered = time.perf_counter()
        waves.samples(Sound(earcon, place=0.2), 5)
        placed = time.perf_counter()
        told(f"rendering / placing: {earcon}", f"{(rendered - began) * 1e3:.1f} / {(placed - rendered) * 1e3:.1f} ms")


async def delays(loudspeaker: Loudspeaker, player: Player, pause: float) -> tuple[list[float], list[float]]:
    """From the event to the first sample that was played, and what the event cost the program."""
    times, costs = [], []
    for number in range(SOUNDS):
        times.append(time.monotonic())
        spent = time.thread_time()
        player.play(Sound(Earcon.LAID, number % 4, (number % 11 - 5) / 10))
        costs.append(time.thread_time() - spent)
        await asyncio.sleep(pause)
    heard = loudspeaker.heard()
    begun = [(asked, heard.first_sound(asked)) for asked in times]
    return [began - asked for asked, began in begun if began is not None and began < asked + pause], costs


async def buffers(player: Player) -> str:
    """What the server keeps of a stream before it plays it, and the sink after that."""
    player.play(Sound(Earcon.MATCH_WON))
    await asyncio.sleep(0.3)
    listed = await asyncio.to_thread(subprocess.check_output, ["pactl", "list", "sink-inputs"], encoding="utf-8")
    found = re.findall(r"(?:Buffer|Sink) Latency: (\d+) usec", listed)
    await asyncio.sleep(1.2)
    return " + ".join(f"{int(each) / 1000:.1f}" for each in found[:2]) + " ms"


async def burst(player: Player) -> str:
    began, cpu = time.monotonic(), time.process_time()
    earcons = list(Earcon)
    for number in range(10_000):
        player.play(Sound(earcons[number % len(earcons)]))
    asked = time.monotonic() - began
    await asyncio.sleep(2)
    return f"{asked * 1e3:.0f} / {(time.process_time() - cpu) * 1e3:.0f} ms"


async def playing(loudspeaker: Loudspeaker, folder: Path) -> None:
    player = Player(folder / "log", lambda reason: told("sounds do not work", str(reason)))
    began = time.monotonic()
    await player.start()
    told("helper up", f"{(time.monotonic() - began) * 1e3:.0f} ms")
    pid = player.pid
    if pid is None:
        return
    await asyncio.sleep(2)
    told("everything rendered: processor time so far", f"{cpu_seconds(pid) * 1e3:.0f} ms")
    told("buffer of the stream + of the sink", await buffers(player))
    for name, pause in (("at rest", 0.6), ("open from the sound before", 0.22)):
        found, costs = await delays(loudspeaker, player, pause)
        told(f"event to first sample, device {name}, p50 / p95", milliseconds(found))
        told("  heard", f"{len(found)} of {SOUNDS}")
        told("  cost of an event in the program, p50 / p95", milliseconds(costs))
    told("10,000 events: asked / processor time in the program", await burst(player))
    spent = cpu_seconds(pid)
    await asyncio.sleep(REST)
    told("helper at rest", f"{(cpu_seconds(pid) - spent) / REST:.1%} of a core")
    began = time.monotonic()
    await player.close()
    told("close", f"{(time.monotonic() - began) * 1e3:.0f} ms")


def main() -> None:
    rendering()
    loudspeaker = Loudspeaker()
    try:
        loudspeaker.start()
        os.environ.update(loudspeaker.environment)
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(playing(loudspeaker, Path(folder)))
    finally:
        loudspeaker.close()


if __name__ == "__main__":
    main()
