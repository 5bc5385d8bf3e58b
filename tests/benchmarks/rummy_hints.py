"""How long H takes in UNO Rummy on full racks, and whether HiGHS finds a better lay.

PYTHONPATH=tests uv run --with highspy python tests/benchmarks/rummy_hints.py [POSITIONS]

The positions come from rounds between bots; a rack holds ten tiles or more. Half of the positions are those with the
most Jokers and tiles in sight. H is pressed as soon as the turn begins, so that nothing is worked out ahead; again; and
again after a tile of the rack was laid somewhere. What is timed ends with the first word of the answer.

With PYTHONPATH=OLD:OLD/tests the same script measures another checkout.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any, cast

from rummy_solver import Program
from support.alone import Alone
from support.rummy import Front

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.dice import Dice
from uno_tui.core.jobs import Job
from uno_tui.games.rummy.presenter.presenter import RummyPresenter
from uno_tui.games.rummy.rules import RUMMY
from uno_tui.games.rummy.rules.solver import Weights, best_lay
from uno_tui.games.rummy.rules.tiles import JOKER, NUMBERED
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.host.thinking import ProcessThinker
from uno_tui.i18n.translator import Translator
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.utterance import Utterance
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.controller import TableController

FULL = 10
ROUNDS = 72
LEVELS = (
    (Level.NORMAL,) * 2,
    (Level.NORMAL,) * 4,
    (Level.EASY, Level.NORMAL, Level.NORMAL, Level.EASY),
    (Level.EASY,) * 4,
    (Level.NORMAL,) * 3,
    (Level.EASY, Level.NORMAL),
)
WEIGHTS = Weights((10,) * len(NUMBERED), 10, -6)
"""What a hint looks for."""
LONGEST = 120.0


def positions(count: int) -> list[RummyView]:
    """Return what the first seat had before it on its turns; in every fourth round nobody must lay."""
    found = []
    for number in range(ROUNDS):
        levels, dice = LEVELS[number % len(LEVELS)], Dice(number)
        rules = options.defaults(RUMMY.options) | {"must_lay": number % 4 != 3}
        table, _ = RUMMY.begin(rules, len(levels), 0, Dice(1000 + number))
        for _ in range(400):
            if table.winners is not None:
                break
            seat = table.turn
            view = table.view(seat)
            if seat == 0 and view.drawn is None and len(view.rack) >= FULL:
                found.append(view)
            table.play(seat, bot("rummy", levels[seat]).choose(view, table.moves(seat), dice))
    found.sort(key=_crowding, reverse=True)
    crowded, others = found[: count // 2], found[count // 2 :]
    return [*crowded, *random.Random(1).sample(others, min(len(others), count - len(crowded)))]


def _crowding(view: RummyView) -> int:
    tiles = [*view.rack, *(tile for some in view.sets for tile in some)]
    return len(tiles) + 10 * sum(tile.joker for tile in tiles)


class Asked(Alone):
    """A table at which searches run in a process of their own."""

    def __init__(self, view: RummyView, thinker: ProcessThinker) -> None:
        names = ("Ana", "Ben", "Cleo", "Dora")[: len(view.counts)]
        super().__init__(RUMMY.imagine(view, Dice(0)), names, "rummy")
        self.thinker = thinker

    async def run_job(self, job: Job[Any], *arguments: object) -> Any:
        return await self.thinker.run(job.function, *arguments)


async def press(desk: TableController, said: list[str]) -> tuple[float, float, str]:
    """Press H; return the seconds until its first word, those that keys had to wait, and what was said."""
    del said[:]
    wall, busy = time.perf_counter(), time.process_time()
    desk.perform("hint")
    blocked = time.process_time() - busy
    while not [text for text in said if text != "Thinking."]:
        if time.perf_counter() - wall > LONGEST:
            raise TimeoutError("no answer")
        await asyncio.sleep(0.001)
    return time.perf_counter() - wall, blocked, next(text for text in said if text != "Thinking.")


def lay_something(desk: TableController, view: RummyView, seed: int) -> None:
    """Lay a tile of the rack where it fits, else as a new set."""
    draft, rng = cast(RummyPresenter, desk.state.presenter).bench.draft(view), random.Random(seed)
    tile = rng.choice([tile for tile in view.rack if tile is not JOKER])
    homes = [home for home in draft.sets_for(tile) if draft.completes(home, tile)]
    if homes:
        draft.put(rng.choice(homes), tile)
    else:
        draft.begin_set(tile)
    desk.refresh()


def figures(name: str, took: list[float]) -> None:
    """Print the figures of one measurement."""
    took = sorted(took)
    middle, high = took[len(took) // 2], took[int(0.95 * len(took))]
    print(f"{name}: median {middle:.3f} s, p95 {high:.3f} s, at most {took[-1]:.3f} s", flush=True)


def _note(said: list[str], news: Sequence[Utterance]) -> None:
    said.extend(each.text for each in news)


async def measure(found: list[RummyView]) -> None:
    """Press H at each position, again, and in a draft."""
    thinker = ProcessThinker()
    took: dict[str, list[float]] = {}
    uncertain = 0

    async def note(name: str, pressed: Awaitable[tuple[float, float, str]]) -> None:
        nonlocal uncertain
        wall, blocked, text = await pressed
        took.setdefault(name, []).append(wall)
        took.setdefault(f"{name}, keys wait", []).append(blocked)
        uncertain += text.startswith(("At least", "Nothing found"))

    for number, view in enumerate(found):
        said: list[str] = []
        speaker = Speaker(SilentVoice(0), None)
        speaker.observers.append(partial(_note, said))
        desk = TableController(Asked(view, thinker), speaker, Translator("en"), Settings(), Front())
        desk.begin()
        await note("H", press(desk, said))
        await note("H again", press(desk, said))
        lay_something(desk, view, number)
        await note("H in a draft", press(desk, said))
        desk.leave()
    await thinker.close()
    for name, some in took.items():
        figures(name, some)
    print(f"{uncertain} of {3 * len(found)} answers were the best so far")


def solve(found: list[RummyView]) -> list[int | None]:
    """Time the search alone, to its proof; return the best weights."""
    wall, work, best = [], [], []
    for view in found:
        begin, busy = time.perf_counter(), time.process_time()
        lay = best_lay(view.sets, view.rack, None, WEIGHTS, None)
        work.append(time.process_time() - busy)
        wall.append(time.perf_counter() - begin)
        best.append(None if lay is None else lay.weight)
    figures("the search alone", wall)
    figures("the search alone, processor", work)
    return best


def main() -> None:
    """Print times, and how often HiGHS disagrees."""
    found = positions(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
    racks = [len(view.rack) for view in found]
    tables = [sum(map(len, view.sets)) for view in found]
    print(f"{len(found)} positions, racks {min(racks)} to {max(racks)}, tables {min(tables)} to {max(tables)} tiles")
    best = solve(found)
    asyncio.run(measure(found))
    try:
        theirs = [Program((view.sets, view.rack), lambda tile: 10, -6).best() for view in found]
    except ImportError:
        print("without highspy nothing is compared")
        return
    wrong = sum(ours != other for ours, other in zip(best, theirs, strict=True))
    print(f"{wrong} differences to HiGHS in {len(found)} positions")


if __name__ == "__main__":
    main()
