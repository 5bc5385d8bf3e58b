"""A whole round of each game is heard: what was played, beside what was said."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import pytest
from support.loudspeaker import Loudspeaker
from support.sessions import Screen

from uno_tui.bots.bot import Level
from uno_tui.bots.levels import bot
from uno_tui.core import options
from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import Seat
from uno_tui.core.dice import Dice
from uno_tui.host.match import Plan
from uno_tui.host.pace import Pace
from uno_tui.host.thinking import InlineThinker
from uno_tui.sound.earcons import Sound
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.keys import keymap
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Profile, Settings, folders
from uno_tui.ui.sounds import SOON
from uno_tui.ui.table.controller import TableController

pytestmark = [pytest.mark.terminal, pytest.mark.slow]

LONGEST = 20.0
"""Seconds after which a round is long enough."""
REFLECTION = 0.5
"""Seconds that a person takes to move."""
HEARD = 0.8
"""The part of the sounds that is heard at least: on a busy machine those that would be late are dropped, as they should."""
LATE = 0.3
"""Seconds within which a sound is heard after its event."""


class Evening:
    """A round with sounds; `asked` are the sounds and `said` the sentences, with when by the monotonic clock."""

    def __init__(self, game: str) -> None:
        plan = Plan(("Ana", "Ben", "Cleo", "Dora"), ("person", "normal", "normal", "normal"))
        request = Request(
            game=game, plan=plan, rules=options.defaults(GAMES[game].options), mode=Mode.SILENT, language="en", seed=4,
            pace=Pace(pause=0.1, reactions=0.1),
        )  # fmt: skip
        settings = Settings(sounds=Profile.WITH, sound_volume=8, rate=100)
        self.session = Session(request, settings, folders(), keymap.load())
        self.session.runner.thinkers = InlineThinker
        self.asked: list[tuple[float, Sound]] = []
        self.said: list[tuple[float, str]] = []
        self.over_speech: list[Sound] = []
        """Sounds that began in the middle of a sentence that was said before, though no key had ended that."""
        self._pressed = 0.0
        self.session.sounds.observers.append(self._asked)
        self.session.announcer.speaker.observers.append(self._said)

    def _asked(self, sound: Sound) -> None:
        now = time.monotonic()
        self.asked.append((now, sound))
        speaking = self.session.announcer.speaker._current is not None
        if speaking and self.said and now - max(self.said[-1][0], self._pressed) > SOON + 0.1:
            self.over_speech.append(sound)

    def _said(self, news: Sequence[Utterance]) -> None:
        self.said += [(time.monotonic(), each.text) for each in news]

    async def play(self) -> None:
        self.session.open()
        await asyncio.sleep(1.5)  # everything is rendered
        desk = await self.session.runner.new_table(Screen())  # type: ignore[arg-type]
        player, dice = bot(desk.state.game, Level.NORMAL), Dice(1)
        end = time.monotonic() + LONGEST
        while desk.state.outcome.round is None and time.monotonic() < end:
            await self.session.announcer.speaker.wait_until_heard()
            await asyncio.sleep(REFLECTION)
            seat = _to_move(desk)
            if seat is not None:
                now = desk.state.client.connections[seat].snapshot
                self._pressed = time.monotonic()
                desk.moving.make(player.choose(now.view, now.moves, dice))
        await asyncio.sleep(1.5)
        await self.session.close()

    def lines(self, heard: Sequence[tuple[float, Sound]]) -> list[str]:
        """What was heard and said, in order, with the seconds."""
        first = self.said[0][0]
        marked = [(at, f"♪ {sound.earcon}") for at, sound in heard] + self.said
        return [f"{at - first:6.2f}  {text}" for at, text in sorted(marked)]


def _to_move(desk: TableController) -> Seat | None:
    return desk.state.seat if desk.state.outcome.round is None and desk.state.seat in desk.state.view.acting and desk.state.moves else None


@pytest.mark.parametrize("game", built_in())
async def test_a_round_is_heard(game: str, loudspeaker: Loudspeaker) -> None:
    """Every sound that was asked for is in the recording, in time and in order, and none over another's sentence."""
    evening = Evening(game)
    await evening.play()
    recording = loudspeaker.heard()
    kinds = {Sound(sound.earcon, sound.pitch) for _, sound in evening.asked}
    played = {kind: recording.times(kind) for kind in kinds}
    heard = []
    for when, sound in evening.asked:
        found = [at for at in played[Sound(sound.earcon, sound.pitch)] if -0.02 < at - when < LATE]
        heard += [(found[0], sound)] if found else []
    print("\n".join(evening.lines(heard)))
    assert len(evening.asked) > 10
    assert len(heard) >= HEARD * len(evening.asked)
    assert [at for at, _ in heard] == sorted(at for at, _ in heard)
    assert evening.over_speech == []
    assert sum(map(len, played.values())) <= len(evening.asked)
