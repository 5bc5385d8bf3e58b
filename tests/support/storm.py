"""Every key in every place of the full screen: what is said after each press."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial

from looks.positions import UNO_RECORD

from support.app_player import Player, playing
from uno_tui.app.app import UnoApp
from uno_tui.app.screens.base_screen import BaseScreen
from uno_tui.app.screens.replay_screen import ReplayScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.host.match import Plan
from uno_tui.host.pace import INSTANT, PACES, PaceName
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.commands import all_commands
from uno_tui.ui.navigation.replay import Replay
from uno_tui.ui.ports.question import Question, with_letter_keys

LISTS = ("help", "table", "lessons", "events", "remap", "hear")
"""The lists that are opened by a command or an entry of the menu."""
SENTENCE = re.compile(r"(?<=[.!?])\s+")
TURNS = 200


def keys() -> list[str]:
    """Every key of the default keymap and the letters and digits that it leaves free."""
    named = keymap.load().keys
    there = [key for command in all_commands() for key in named.get(command, ())]
    return list(dict.fromkeys([*there, *"abcdefghijklmnopqrstuvwxyz0123456789", "*", "f9"]))


class Storm:
    """Presses keys in one place, and notes what is said after each."""

    def __init__(self, player: Player, place: str) -> None:
        self.player = player
        self.app: UnoApp = player.app
        self.place = place
        self.app.leave = lambda: self.app.session.announcer.say(self.app.session.finish())  # type: ignore[method-assign]

    async def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(2000):
            if condition():
                return
            await asyncio.sleep(0.002)
        raise AssertionError(f"{self.place}: never came true; said: {self.player.said[-10:]}, {self.app.screen}")

    async def enter(self) -> None:
        """Go to the place."""
        app = self.app
        app.describing = False
        if not isinstance(app.screen, TableScreen):
            app.close_lists()
        await self.until(lambda: not app.opening and isinstance(app.screen, BaseScreen) and app.screen.is_mounted)
        await _PLACES[self.place](self)
        await self.until(lambda: not app.opening and app.screen.is_mounted)
        await self.until(lambda: not app.writer.note_key(""))  # what a new page says is written before a key counts
        app.session.announcer.speaker.stop()

    async def press(self, key: str) -> list[str]:
        """Press a key in the place; returns what is said then."""
        await self.enter()
        said = self.player.said
        before = len(said)
        app = self.app
        app.repeats.__init__()  # type: ignore[misc]
        app.session.announcer.speaker._last_answer = ("", -1.0)
        app.simulate_key(key)
        for _ in range(300):
            await asyncio.sleep(0.002)
            if len(said) > before and not app.opening:
                break
        await asyncio.sleep(0.004)
        return said[before:]


async def _table(storm: Storm, *, mine: bool) -> None:
    for _ in range(TURNS):
        table = storm.player.desk
        state = table.state
        await state.client.wait_until_settled()
        await asyncio.sleep(0.002)
        if not isinstance(storm.app.screen, TableScreen):
            storm.app.close_lists()
            continue
        if state.outcome.match is not None or storm.app.session.reporter.failure is not None:
            await storm.app.sit_down(None)
        elif state.outcome.round is not None:
            state.client.deal()
        elif state.question is not None:
            table.asking.withdraw_question()
        elif (state.view.turn == state.seat and state.seat in state.view.acting) == mine and not state.game_asks:
            return
        elif state.client.status.needs_key:
            state.client.let_bot_move()
        elif state.seat in state.view.acting and state.moves:
            table.moving.make(state.moves[0])
    raise AssertionError(f"no turn came: {storm.player.said[-10:]}")


async def _question(storm: Storm) -> None:
    await _table(storm, mine=True)
    table = storm.player.desk
    answered = lambda value: table.announcer.reply(f"Answer {value}.")  # noqa: E731
    answers = with_letter_keys([("amber", 1), ("black", 2), ("black and white", 3)])
    table.asking.ask(Question("Which of these?", answers, answered, table.asking.on_give_up))
    await storm.until(lambda: not isinstance(storm.app.screen, TableScreen) and storm.app.screen.is_mounted)


async def _list(storm: Storm, name: str) -> None:
    await _table(storm, mine=True)
    said = len(storm.player.said)
    storm.app.navigator.open(name)
    await storm.until(lambda: not storm.app.opening and not isinstance(storm.app.screen, TableScreen))
    await storm.until(lambda: len(storm.player.said) > said)


async def _replay(storm: Storm) -> None:
    app = storm.app
    await _table(storm, mine=True)
    app.push_screen(ReplayScreen(app.session, Replay(app.session, UNO_RECORD, "record")))
    await storm.until(lambda: isinstance(app.screen, ReplayScreen) and app.screen.is_mounted)


_PLACES: Mapping[str, Callable[[Storm], Awaitable[object]]] = {
    "turn": partial(_table, mine=True),
    "off turn": partial(_table, mine=False),
    "question": _question,
    "replay": _replay,
    **{name: partial(_list, name=name) for name in LISTS},
}
PLACES = tuple(_PLACES)


@asynccontextmanager
async def storming(place: str, game: str = "uno", language: str = "en") -> AsyncIterator[Storm]:
    """A player at a table of a game, ready to go to the place."""
    people = ("Ana", "Ben") if game != "teams" else ("Ana", "Ben", "Cleo", "Dora")
    plan = Plan(people, ("person", *["normal"] * (len(people) - 1)))
    pace = PACES[PaceName.WAIT] if place == "off turn" else INSTANT
    async with playing(game=game, language=language, plan=plan, pace=pace) as player:
        player.app.session.announcer.speaker.voice = SilentVoice(1000)
        yield Storm(player, place)
