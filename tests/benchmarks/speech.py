"""From a key to the voice and to the words of a real Speech Dispatcher, with a hard bot thinking beside it.

PYTHONPATH=tests uv run python tests/benchmarks/speech.py      (needs speech-dispatcher)
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.rummy_solver import crowded
from conftest import Dispatcher
from support.loudspeaker import Loudspeaker
from support.sessions import Screen

from uno_tui.bots.bot import Level
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.dice import Dice
from uno_tui.games.uno.rules import UNO
from uno_tui.host.match import Plan
from uno_tui.host.pace import Pace
from uno_tui.host.thinking import ProcessThinker
from uno_tui.speech.voices.chain import VoiceChain
from uno_tui.ui.keys import keymap
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Profile, Settings, folders

KEYS = 120


async def think(thinker: ProcessThinker, game: str) -> None:
    """Keep a hard bot thinking."""
    rules = GAMES[game]
    table, _ = rules.begin(options.defaults(rules.options), 4, 3, Dice(1))
    while True:
        await thinker.choose(game, Level.HARD, table.view(table.turn), table.moves(table.turn), 1)


def nine_bots() -> Request:
    """A table at which someone reacts all the time."""
    names = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
    values = options.defaults(UNO.options) | {option.id: True for option in UNO.options if option.house_rule}
    plan = Plan(names, ("person", *["normal"] * 9))
    return Request(mode=Mode.VOICE, language="en", seed=3, plan=plan, rules=values, pace=Pace(pause=0.3, reactions=0.3))


def full_table(folder: str) -> Path:
    """A table of UNO Rummy with nearly all tiles in sets, for the workbench."""
    sets, (ben, *ana) = next(crowded(1))
    table = " ".join(f"[{' '.join(map(str, each))}]" for each in sets)
    lines = ["table 1", "game rummy", "seats Ana Ben", "dealer Ben", f"rack Ana {' '.join(map(str, ana))}"]
    path = Path(folder) / "full.table"
    path.write_text("\n".join([*lines, f"rack Ben {ben}", f"onto {table}", "turn Ana", ""]), encoding="utf-8")
    return path


async def measure(
    dispatcher: Dispatcher,
    what: str,
    request: Request,
    keys: Sequence[str] = ("last_card", "first_card"),
    *,
    record: Path | None = None,
    thinking: bool = False,
    sounds: Profile = Profile.NONE,
) -> None:
    """Print the 95th percentiles over KEYS keys."""
    session = Session(request, Settings(sounds=sounds), folders(), keymap.load())
    session.open()
    desk = await (session.runner.new_table(Screen()) if record is None else session.runner.resume_table(record, Screen()))
    await asyncio.sleep(2)
    thinker = ProcessThinker()
    beside = asyncio.create_task(think(thinker, desk.state.game)) if thinking else None
    voice = session.announcer.speaker.voice
    assert isinstance(voice, VoiceChain)
    handed: list[tuple[float, str]] = []
    speak = voice.speak

    def timed(text: str, **named: object) -> None:
        speak(text, **named)  # type: ignore[arg-type]
        handed.append((time.time(), text))

    voice.speak = timed  # type: ignore[method-assign]
    to_voice, to_words = [], []
    for number in range(KEYS):
        said, spoken, pressed = len(handed), len(dispatcher.times()), time.time()
        desk.perform(keys[number % len(keys)])
        if len(handed) == said:  # the same sentence twice is said once
            await asyncio.sleep(0.8)
            continue
        at, text = handed[-1]  # what waits may have had its turn before the answer took it
        to_voice.append(at - pressed)
        for _ in range(100):
            await asyncio.sleep(0.01)
            heard = [at for at, each in dispatcher.times()[spoken:] if each.startswith(text[:40])]
            if heard:
                to_words.append(heard[0] - pressed)
                break
        await asyncio.sleep(0.02)
    at = int(len(to_words) * 0.95)
    print(
        f"{what}: key to voice p95 {sorted(to_voice)[at] * 1e3:.2f} ms, "
        f"key to words p95 {sorted(to_words)[at] * 1e3:.2f} ms ({len(to_words)} of {KEYS} keys)"
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
        loudspeaker = Loudspeaker()
        os.environ["SPEECHD_ADDRESS"] = dispatcher.address
        os.environ["UNO_TUI_HOME"] = f"{folder}/home"
        try:
            plain = Request(mode=Mode.VOICE, language="en", seed=3)
            asyncio.run(measure(dispatcher, "four players", plain))
            asyncio.run(measure(dispatcher, "a hard bot thinking", plain, thinking=True))
            asyncio.run(measure(dispatcher, "nine bots, all house rules", nine_bots()))
            loudspeaker.start()
            os.environ |= loudspeaker.environment
            at_the_edge = ("first_card", "previous_card")
            asyncio.run(measure(dispatcher, "a sound with every other key", plain, at_the_edge, sounds=Profile.WITH))
            full = full_table(folder)
            keys = ("last_card", "first_card", "next_playable", "next_group")
            for thinking in (False, True):
                what = "workbench of UNO Rummy" + ", hard bot thinking" * thinking
                asyncio.run(measure(dispatcher, what, plain, keys, record=full, thinking=thinking))
        finally:
            dispatcher.stop()
            loudspeaker.close()


if __name__ == "__main__":
    main()
