"""From a key to the voice and to the words of a real Speech Dispatcher, with a hard bot thinking beside it.

PYTHONPATH=tests uv run python tests/benchmarks/speech.py      (needs speech-dispatcher)
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path

from conftest import Dispatcher

from uno_tui.bots.bot import Level
from uno_tui.front import keymap
from uno_tui.front.session import Request, Session
from uno_tui.front.settings import Mode, Settings, folders
from uno_tui.games import options
from uno_tui.games.dice import Dice
from uno_tui.games.uno import UNO
from uno_tui.host.thinking import ThinkAside
from uno_tui.speech.voices.chain import VoiceChain

KEYS = 120


class Screen:
    """A front end that only listens."""

    def refresh_table(self) -> None: ...
    def ask(self, question: object) -> None: ...
    def open(self, place: str) -> None: ...
    def copy(self, text: str) -> None: ...


async def think(thinker: ThinkAside) -> None:
    """Keep a hard bot thinking."""
    table, _ = UNO.begin(options.defaults(UNO.options), 6, 5, Dice(1))
    while True:
        await thinker.choose("uno", Level.HARD, table.view(table.turn), table.moves(table.turn), 1)


async def measure(dispatcher: Dispatcher, thinking: bool) -> None:
    """Print the 95th percentiles over KEYS keys."""
    session = Session(Request(mode=Mode.VOICE, language="en", seed=3), Settings(), folders(), keymap.load())
    session.open()
    desk = await session.new_table(Screen())
    await asyncio.sleep(2)
    thinker = ThinkAside()
    beside = asyncio.create_task(think(thinker)) if thinking else None
    voice = session.speaker.voice
    assert isinstance(voice, VoiceChain)
    handed: list[float] = []
    speak = voice.speak

    def timed(*arguments: object, **named: object) -> None:
        speak(*arguments, **named)  # type: ignore[arg-type]
        handed.append(time.time())

    voice.speak = timed  # type: ignore[method-assign]
    pressed, spoken = [], []
    for number in range(KEYS):
        before = len(dispatcher.times())
        count = len(handed)
        pressed.append(time.time())
        desk.perform(f"card_{number % 7 + 1}")
        spoken.append(handed[count] - pressed[-1])
        for _ in range(100):
            await asyncio.sleep(0.01)
            if len(dispatcher.times()) > before:
                break
        spoken_at = dispatcher.times()[before][0] if len(dispatcher.times()) > before else float("nan")
        pressed[-1] = spoken_at - pressed[-1]
        await asyncio.sleep(0.02)
    at = int(KEYS * 0.95)
    print(
        f"{'with' if thinking else 'without'} a hard bot thinking: key to voice p95 {sorted(spoken)[at] * 1e3:.2f} ms, "
        f"key to words p95 {sorted(pressed)[at] * 1e3:.2f} ms"
    )
    if beside is not None:
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
    await thinker.close()
    await session.close()


def main() -> None:
    """Start a Speech Dispatcher and measure."""
    with tempfile.TemporaryDirectory(prefix="sd") as folder:
        dispatcher = Dispatcher(Path(folder))
        dispatcher.start()
        os.environ["SPEECHD_ADDRESS"] = dispatcher.address
        os.environ["UNO_TUI_HOME"] = f"{folder}/home"
        try:
            for thinking in (False, True):
                asyncio.run(measure(dispatcher, thinking))
        finally:
            dispatcher.stop()


if __name__ == "__main__":
    main()
